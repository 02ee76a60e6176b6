"""The made-up game of the guide goes through the engine like any other: elected, dealt, settled."""

import pytest

from croupier.cards.card import DECK
from croupier.rulebook.game import Game, elect
from croupier.rulebook.reference import UnknownParagraph
from croupier.rulebook.refusal import Reason, Refusal
from croupier.table import commands as c
from croupier.table.round import new_round
from examples.deal_a_duel import lines, table
from examples.two_card_duel import RULES, TWO_CARD_DUEL
from tests.driver import Driver, stacked
from tests.settlement_table import check_table

ROUNDS = """
player  dealer  decisions  ante      raise     pair       cites
AhKd    AcQs    fold       lose      -         lose       3(b),4(c)
2h2d    AcQs    fold       lose      -         win:6500   3(b),4(c)
7h5d    9s8c    1x         win:2000  push      lose       4(a)      # the dealer just below ten high
ThAd    9s2c    1x         win:2000  push      lose       4(a)
7h5d    Ts2c    1x         lose      lose      lose       4(b)      # exactly ten high
JhTd    Js2c    1x         win:2000  win:2000  lose       4(b)      # just above; the second card decides
KhQd    KsQc    1x         push      push      lose       4(b)
3h3d    AsKc    1x         win:2000  win:2000  win:6500   4(b),4(c)
3h3d    4s4c    1x         lose      lose      win:6500   4(b),4(c)
KhKd    2s2c    1x         win:2000  win:2000  win:6500   4(b),4(c)  # the best pair but one
AhAd    2s2c    1x         win:2000  win:2000  win:13000  4(b),4(c)  # exactly aces
"""


def under(**options: object) -> Game:
    game = elect(TWO_CARD_DUEL, options)
    assert isinstance(game, Game), game
    return game


def without_comments(text: str) -> str:
    return "\n".join(line.partition("#")[0] for line in text.splitlines())


def test_every_row_of_the_settlement_and_every_line_of_table_a():
    check_table(under(pair="A"), {"ante": 1000, "pair": 500}, without_comments(ROUNDS))


def test_table_b_pays_its_own_odds():
    rounds = without_comments(ROUNDS).replace("win:13000", "win:30500").replace("win:6500", "win:5500")
    check_table(under(pair="B"), {"ante": 1000, "pair": 500}, rounds)


def test_the_engine_deals_it_in_turn_and_settles_every_wager_once():
    driver = Driver(under(), stacked("Ah", "Kd", "Ad", "2c"))
    driver.wager(3, ante=1000, pair=500)
    driver.play_out({3: ["1x"]})
    assert driver.state.position(3).cards == ("Ah", "Ad")
    assert driver.state.dealer == ("Kd", "2c")
    assert {wager: one.returned for wager, one in driver.state.position(3).settled.items()} == {
        "ante": 2000,
        "raise": 2000,
        "pair": 13000,
    }


@pytest.mark.parametrize(
    ("wagers", "reason", "number"),
    [
        ({"pair": 500}, Reason.WAGERS_TOGETHER, "2(b)"),
        ({"ante": 1000, "raise": 1000}, Reason.WAGER_BY_DECISION, "3(b)"),
        ({"ante": 0}, Reason.NOT_AN_AMOUNT, "2(a)"),
    ],
)
def test_what_the_rule_forbids_is_refused_with_its_paragraph(wagers, reason, number):
    refusal = Driver(under()).refusal(c.PlaceWagers(1, "Ada", wagers))
    assert (refusal.reason, refusal.cites) == (reason, (RULES.ref(number),))


def test_an_election_that_the_rule_does_not_know_is_refused():
    refusal = elect(TWO_CARD_DUEL, {"pair": "C"})
    assert isinstance(refusal, Refusal)
    assert refusal.reason is Reason.OPTION_VALUE


def test_a_paragraph_that_does_not_exist_cannot_be_cited():
    with pytest.raises(UnknownParagraph):
        RULES.ref("7(a)")


def test_the_script_tells_what_is_refused_and_goes_on():
    told = list(lines(new_round(table()), (c.CloseBets(), c.Shuffle(DECK))))
    assert told == ["refused: The cards are shuffled before bets are closed. (duel-1(a))", "DeckShuffled"]
