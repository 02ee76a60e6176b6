"""An analysis of three card poker made by hand from published figures, for the tests of everything that reports.

The distribution of the main wagers and the counts of pair plus are enumerations printed by others; the digest is not of
anything.
"""

from fractions import Fraction

from croupier.analysis.best_play import matrix, short_rules
from croupier.analysis.book import bind
from croupier.analysis.chapter import Variant, chapter
from croupier.analysis.compress import Short
from croupier.analysis.report import Block, Report
from croupier.analysis.results import MAIN, Analysis, Meter, Outcome, Stakes, Worth
from croupier.analysis.rules_of_play import Rule, RuleList, When
from croupier.analysis.strategy_table import Cell, Table
from croupier.cards.array_ranking import array_ranking
from croupier.games.catalogue import definition
from croupier.games.discrepancies import touching
from croupier.rulebook.game import Game, elect
from croupier.rulebook.sheet import rule_sheet

MAIN_DEALS, HANDS = 407_170_400, 22_100
NETS = {  # net result in antes: combinations
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
COUNTS = {
    "straight flush": 48,
    "three-of-a-kind": 52,
    "straight": 720,
    "flush": 1_096,
    "pair": 3_744,
    "nothing": 16_440,
}
PAIR_PLUS = {"A": (40, 30, 6, 4, 1), "B": (35, 33, 6, 4, 1), "C": (40, 30, 6, 3, 1), "D": (35, 33, 6, 3, 1)}


def three_card_poker(**elections: object) -> Game:
    game = elect(definition("three-card-poker"), elections)
    assert isinstance(game, Game)
    return game


def main_worth() -> Worth:
    outcomes = tuple(Outcome(f"net {net:+}", "", Fraction(net), number) for net, number in NETS.items())
    return Worth(
        key=MAIN,
        title="Ante and play",
        per="ante",
        deals=MAIN_DEALS,
        outcomes=outcomes,
        average_wager=Fraction(37_000, HANDS),
        decisions={"fold": Fraction(7_200, HANDS), "1x": Fraction(14_900, HANDS)},
    )


def pair_plus(letter: str = "A") -> Worth:
    pays = (*PAIR_PLUS[letter], None)
    outcomes = (
        Outcome(event, f"{pay} to 1" if pay else "", Fraction(pay or -1), number)
        for (event, number), pay in zip(COUNTS.items(), pays, strict=True)
    )
    return Worth(key="pair_plus", title="Pair plus", per="wager", deals=HANDS, outcomes=tuple(outcomes))


def with_awards() -> Worth:
    """A wager with a fixed award and a meter, made up: it has every part that a report may have to show."""
    outcomes = (
        Outcome("prize & more <b>", "win $250", Fraction(249), 3),
        Outcome("half", "1 to 2", Fraction(1, 2), 100),
        Outcome("nothing", "", Fraction(-1), 897),
    )
    return Worth(
        key="bad_beat",
        title="Bad beat bonus",
        per="wager",
        deals=1_000,
        outcomes=outcomes,
        stakes=Stakes(((100, Fraction(-847, 1000), Fraction(75)),), Fraction(75_000, 847)),
        meter=Meter(
            stake=100,
            fixed=Fraction(20),
            share=Fraction(1, 100_000),
            from_meter=Fraction(5),
            rate=Fraction(7, 10),
            reset=1_000_000,
            awards=(("prize", "win 100 percent of the meter", Fraction(1, 100_000)),),
            others=("Other players may win it first.",),
        ),
        notes=("Priced at a stake of $1.",),
    )


RANKS = "AKQJT98765432"


def _cell(high: int, second: int) -> Cell | None:
    """Hands below a pair by their two highest cards, under queen, six, four: published as best play on every hand."""
    if second < high + 1 or second > 11:
        return None
    hands = 60 * (12 - second)
    played = hands if (high, second) < (2, 8) else 60 * (12 - second - 2) if (high, second) == (2, 8) else 0
    return Cell((hands - played, played), (Fraction(-1), Fraction(-1)))


def play_table() -> Table:
    return Table(
        title="Three card poker: play",
        decision="play",
        cites=(definition("three-card-poker").decisions[0].cites,),
        choices=("fold", "1x"),
        down="highest card",
        across="second card",
        rows=tuple(RANKS[:11]),
        columns=tuple(RANKS),
        cells=tuple(tuple(_cell(high, second) for second in range(13)) for high in range(11)),
        note="Hands below a pair by their two highest cards.",
    )


def short() -> Short:
    rules = RuleList("play", (Rule(When(hand_at_least="high card Q-6-4"), "1x"),), "fold")
    return Short(rules, Fraction(0), Fraction(1))


def strategy() -> tuple[Block, ...]:
    ranking = array_ranking(definition("three-card-poker").ranking, 3)
    return (matrix(play_table()), *short_rules(short(), ranking, "ante"))


def analysis(**elections: object) -> Analysis:
    worths = (main_worth(), pair_plus(), with_awards())
    return Analysis(three_card_poker(**elections), {worth.key: worth for worth in worths}, "3c" * 32)


def report(**elections: object) -> Report:
    found = analysis(**elections)
    rule = found.game.definition
    sheet = rule_sheet(found.game, rule.methods["manual-shoe"], touching(rule.key))
    variants = {"pair_plus": tuple(Variant(f"pair_plus={letter}", pair_plus(letter)) for letter in PAIR_PLUS)}
    one = chapter(
        found,
        sheet,
        findings=("Made up: version x with table y favours the player by 1%.",),
        strategy=strategy(),
        variants=variants,
        every_table=True,
    )
    return bind((one,), program="croupier 0.1.0", again="croupier report three-card-poker --out report.pdf")
