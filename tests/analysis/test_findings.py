"""Findings are said in words: advantages, choices that do it together, stakes, readings far apart."""

from fractions import Fraction

import pytest

from croupier.analysis.findings import findings, last_stake
from croupier.analysis.results import MAIN, Outcome, Stakes, Worth
from croupier.analysis.scan import Scanned, ranked, scan
from croupier.games.catalogue import definition
from croupier.rulebook.game import Game
from tests.analysis.test_scan import side_alone

PER_CENT = Fraction(1, 100)


def found(key: str, edges) -> list[Scanned]:
    """A scan in which a wager has the edge in percent that `edges` says, and everything else one of 5."""

    def price(game: Game, wager: str) -> Worth:
        edge = edges(wager, game.elections) if wager == edges.__name__ else None
        net = -(5 if edge is None else edge) * PER_CENT
        return Worth(
            key=wager, title=wager, per="flop" if wager == MAIN else "wager", deals=1,
            outcomes=(Outcome("ends", "", net, 1),),
        )  # fmt: skip

    return ranked(scan(definition(key), price))


def test_where_nothing_favours_the_player_nothing_is_said():
    def nothing(wager, elections):
        return None

    assert findings(found("hold-em-3-bonus", nothing)) == ()


def test_a_combination_that_favours_the_player_is_named():
    def three_card_bonus(wager, elections):
        return {"B": -2, "C": 0}.get(elections["three_card_bonus"], 1)

    assert findings(found("hold-em-3-bonus", three_card_bonus)) == (
        "3 card bonus favours the player by 2.0000% under three_card_bonus=B.",
    )


def test_two_tables_that_do_it_only_together_say_so():
    def main(wager, elections):
        if elections["version"] == "1":
            return 3
        return -1 if (elections["blind_1x"], elections["blind_2x"]) in {("C", "B"), ("C", "C")} else 2

    says = findings(found("hold-em-3-bonus", main))
    assert (
        says[0] == "The main game of Hold 'em 3 bonus favours the player under 2 of 44 legal combinations of options."
    )
    assert says[1] == (
        "The main game of Hold 'em 3 bonus favours the player by 1.0000% of the flop under version=2, blind_1x=C, "
        "blind_2x=B. It is the choice together that does it: with version=1 the house has 3.0000%."
    )
    assert len(says) == 3


def test_a_fixed_award_that_turns_at_a_stake_is_a_finding_from_one_dollar_on():
    """H-12 of the register: at $1 table B of the 6 card bonus favours the player."""
    says = findings(list(scan(definition("hold-em-3-bonus"), side_alone)))
    assert says == (
        "6 card bonus favours the player at every stake up to $1.02 under six_card_bonus=B, as its fixed awards do not "
        "shrink with the stake. Where the licensee posts no other minimum, $5 keeps players from that.",
    )


@pytest.mark.parametrize(
    ("stakes", "last"),
    [
        (Stakes((), None), None),
        (Stakes((), Fraction(123)), 123),  # found as a stake
        (Stakes(((0, Fraction(-1), Fraction(100)),), Fraction(100)), 99),  # at exactly this stake nobody has it
        (Stakes(((0, Fraction(-1), Fraction(100)),), Fraction(1001, 10)), 100),
    ],
)
def test_the_last_stake_with_an_advantage_is_in_whole_cents(stakes, last):
    assert last_stake(stakes) == last


def test_readings_far_apart_name_the_entry_of_the_register():
    """Published: 19.5 percent for the one, and by simulation 14 percent for the other, if ties lose."""
    says = findings(list(scan(definition("four-card-poker"), side_alone)))
    assert len(says) == 1
    assert says[0].startswith("The two readings of B-1 lie far apart for Bad beat bonus: the house edge is 13.6")
    assert "as the text is printed (bad_beat=printed), and 19.0" in says[0]


def test_readings_far_apart_name_the_main_game_within_the_sentence():
    def main(wager, elections):
        return 3 if elections["ante_nonqualifying"] == "printed" else 1

    main.__name__ = MAIN
    (said,) = findings(found("premium-hold-em", main))
    assert said.startswith(
        "The two readings of P-4 lie far apart for the main game of Premium Hold 'Em: the house edge"
    )


def test_readings_that_hardly_differ_are_none():
    def main(wager, elections):
        return 3 if elections["ante_nonqualifying"] == "printed" else 2

    def further(wager, elections):
        return 3 if elections["ante_nonqualifying"] == "printed" else Fraction(199, 100)

    further.__name__ = MAIN
    assert findings(found("premium-hold-em", main)) == ()
    assert len(findings(found("premium-hold-em", further))) == 1
