"""Analyses made of published figures, for the tests of what is printed of them."""

from fractions import Fraction

from croupier.analysis.results import MAIN, Analysis, Meter, Outcome, Stakes, Worth
from croupier.games.catalogue import definition
from croupier.rulebook.game import Game, elect

# Three card poker with the bonus 1-4-5 under Q-6-4: the return table in tests/oracles, of 407,170,400 deals.
NETS = {
    7: 617_044,
    6: 931_972,
    5: 289_104,
    3: 8_976_452,
    2: 91_100_696,
    1: 80_955_780,
    0: 249_216,
    -1: 132_923_304,
    -2: 91_126_832,
}
PAIR_PLUS = (("straight flush", 40, 48), ("three-of-a-kind", 30, 52), ("straight", 6, 720), ("flush", 4, 1_096))
PAIR = ("pair", 1, 3_744)


def game(key: str = "three-card-poker", **options: object) -> Game:
    elected = elect(definition(key), options)
    assert isinstance(elected, Game), elected
    return elected


def main() -> Worth:
    outcomes = tuple(Outcome(f"ends {net:+}", "", Fraction(net), often) for net, often in NETS.items())
    return Worth(
        key=MAIN,
        title="Ante and play",
        per="ante",
        deals=407_170_400,
        outcomes=outcomes,
        average_wager=Fraction(37_000, 22_100),
        decisions={"fold": Fraction(7_200, 22_100), "1x": Fraction(14_900, 22_100)},
    )


def pair_plus() -> Worth:
    lines = (*PAIR_PLUS, PAIR)
    paid = tuple(Outcome(line, f"{odds} to 1", Fraction(odds), often) for line, odds, often in lines)
    return Worth(
        key="pair_plus",
        title="Pair plus",
        per="wager",
        deals=22_100,
        outcomes=(*paid, Outcome("loses", "", Fraction(-1), 16_440)),
        notes=("A fold loses this wager.",),
    )


def three_card_poker(**options: object) -> Analysis:
    return Analysis(game(**options), {MAIN: main(), "pair_plus": pair_plus()}, "0123abcd")


STAKES = Stakes(((1, Fraction(-3, 20), Fraction(103, 2)), (1_000, Fraction(-1, 7), Fraction(50))), Fraction(1030, 3))
METER = Meter(  # published: 100/75/50 breaks even at 263,205.26 dollars
    stake=100,
    fixed=Fraction(59_860_000, 2_598_960),
    share=Fraction(4, 2_598_960) + Fraction(36, 10 * 2_598_960),
    from_meter=Fraction(59_860_000, 2_598_960),
    rate=Fraction(7, 10),
    reset=1_000_000,
    awards=(("royal flush", "win 100 percent of the meter", Fraction(4, 2_598_960)),),
    others=("The meter is shared where several players win it.",),
)


def with_stakes_and_meter() -> Analysis:
    """Pair plus with functions that are none of its own."""
    plain = pair_plus()
    worth = Worth(
        key=plain.key, title=plain.title, per=plain.per, deals=plain.deals, outcomes=plain.outcomes, stakes=STAKES,
        meter=METER,
    )  # fmt: skip
    return Analysis(game(), {"pair_plus": worth}, "0123abcd")
