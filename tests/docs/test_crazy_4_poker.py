"""Crazy 4 Poker from its file: settled by the round engine, dealt at a table, refused where its rule refuses."""

import pytest

from croupier.rulebook.game import Game, elect
from croupier.rulebook.refusal import Reason, Refusal
from croupier.table import commands as c
from croupier.table.complete import GivenHand, GivenRound, settle_round
from croupier.table.permitted import permitted
from croupier.table.views import view
from examples.crazy_4_poker import CRAZY_4_POKER, RULES
from tests.driver import Driver, stacked
from tests.settlement_table import check_table, split_cards

STAKES = {"ante": 1000, "super_bonus": 1000, "queens_up": 500}
ROUNDS = """
# fold; the dealer just below, exactly at and just above king high
player      dealer      decisions  ante      super_bonus  play      queens_up  cites
7h2d9s4cJd  AcQs3h5d8c  fold       lose      lose         -         lose       3(b)
KhQd9s4c2d  QcJs3h5d8c  1x         push      push         win:2000  lose       4(a),4(d)
7h2d9s4cTd  QcJs3h5d8c  1x         push      push         win:2000  lose       4(a),4(d)
7h2d9s4cTd  KcJs3h5d8c  1x         lose      lose         lose      lose       4(b),4(d)
KhQd9s4c2d  KcJs3h5d8c  1x         win:2000  push         win:2000  lose       4(b),4(d)
KhQd9s4c2d  AcJs3h5d8c  1x         lose      lose         lose      lose       4(b),4(d)
KhQd9s4c2d  KcQs9h4d3c  1x         push      push         push      lose       4(b),4(d)  # the fifth card is no kicker
# raises
JhJd9s4c2d  KcQs9h4d3c  1x         win:2000  push         win:2000  lose       4(b)
QhQd9s4c2d  KcJs9h4d3c  1x         win:2000  push         win:2000  win:1000   4(e)
AhAd9s4c2d  KcQs9h4d3c  2x         win:2000  push         win:4000  win:1000   4(b)
AhAd9s4c2d  KcKs9h9d3c  3x         lose      lose         lose      win:1000   4(b),4(e)
# the super bonus, line by line, whatever the dealer holds
AhAdAsAc2d  KcQs9h4d3c  3x         win:2000  win:201000   win:6000  win:25500  4(c)
KhKdKsKc2d  AcQs9h4d3c  3x         win:2000  win:31000    win:6000  win:25500  4(c)
KhKdKsKc2d  AcAsAhAd3c  3x         lose      win:31000    lose      win:25500  4(c)
7h6h5h4hKd  AcQs9h4d3c  3x         win:2000  win:16000    win:6000  win:20500  4(c)
9h9d9sKc2d  QcJs8h4d3c  3x         push      win:3000     win:6000  win:4500   4(a),4(c)
Kh9h5h3hKd  AcQs9s4d3c  3x         win:2000  win:2500     win:6000  win:2500   4(c)
9h8d7s6cKd  AcQs9s4d3c  1x         win:2000  win:2000     win:2000  win:2000   4(c)
9h8d7s6cKd  9c8s7h6dJc  1x         push      win:2000     push      win:2000   4(c)
9h9d7s7cKd  AcQs9s4d3c  1x         win:2000  push         win:2000  win:1500   4(d)
"""
COMMENTLESS = "\n".join(line.partition("  #")[0] for line in ROUNDS.splitlines())


def under() -> Game:
    game = elect(CRAZY_4_POKER, {})
    assert isinstance(game, Game), game
    return game


def given(cards: str, choice: str) -> GivenRound:
    hand = GivenHand(1, split_cards(cards), {"ante": 1000, "super_bonus": 1000}, (choice,))
    return GivenRound((hand,), split_cards("3c3d8h9dTc"))


def test_every_row_of_the_settlement_and_every_line_of_both_tables():
    check_table(under(), STAKES, COMMENTLESS)


@pytest.mark.parametrize("choice", ["2x", "3x"])
@pytest.mark.parametrize(
    ("cards", "open_to"),
    [
        ("KhKdQsJc2d", False),  # just below a pair of aces
        ("AhKdQs9c7d", False),
        ("AhAd4s5c2d", True),  # exactly: with the five of them left out it is no straight either
        ("2h2d4s4c7d", True),  # just above: two pair
    ],
)
def test_more_than_once_the_ante_may_be_played_with_a_pair_of_aces_or_better(cards, open_to, choice):
    settled = settle_round(under(), given(cards, choice))
    assert isinstance(settled, Refusal) is not open_to, settled
    if not open_to:
        message = f"Seat 1: '{choice}' is open only with a pair of aces or better."
        assert settled == Refusal(Reason.UNKNOWN_CHOICE, message, (RULES.ref("3(c)"),))


def test_at_the_table_a_hand_below_aces_is_asked_for_less():
    driver = Driver(under(), stacked("Kh", "Kd", "Qs", "Jc", "2d", "3c", "3d", "8h", "9d", "Tc"))
    driver.wager(1, ante=1000, super_bonus=1000)
    driver.deal()
    assert view(driver.state, "patron 1").choices == ("fold", "1x")
    assert permitted(driver.state).commands == (c.Decide(1, "fold"), c.Decide(1, "1x"))
    refusal = driver.refusal(c.Decide(1, "3x"))
    assert (refusal.reason, refusal.cites) == (Reason.UNKNOWN_CHOICE, (RULES.ref("3(c)"),))
    assert refusal.message == "'3x' is open only with a pair of aces or better."
    driver.do(c.Decide(1, "1x"))
    driver.do(c.Proceed())
    settled = {wager: one.returned for wager, one in driver.state.position(1).settled.items()}
    assert settled == {"ante": 2000, "super_bonus": 1000, "play": 2000}


@pytest.mark.parametrize(
    ("wagers", "reason", "number"),
    [
        ({"ante": 1000}, Reason.WAGERS_TOGETHER, "2(b)"),
        ({"ante": 1000, "super_bonus": 1002}, Reason.WAGERS_TOGETHER, "2(b)"),
        ({"queens_up": 500}, Reason.WAGERS_TOGETHER, "2(c)"),
    ],
)
def test_wagers_that_the_rule_forbids_are_refused(wagers, reason, number):
    refusal = Driver(under()).refusal(c.PlaceWagers(1, "Ada", wagers))
    assert (refusal.reason, refusal.cites) == (reason, (RULES.ref(number),))


def test_nobody_takes_its_paragraphs_for_the_law():
    assert all(paragraph.source.startswith("not a New Jersey rule") for _, paragraph in RULES)
    assert "not a New Jersey rule" in CRAZY_4_POKER.rules
