"""13:69E-1.19, dealing shoes and automated shuffling devices: one test a paragraph."""

import pytest

from croupier.games.catalogue import KEYS
from croupier.rulebook.procedure import Step
from croupier.rulebook.refusal import Refusal
from croupier.table import commands as c
from croupier.table import day_commands as dc
from croupier.table import events as e
from croupier.table.day_events import DeckCut
from croupier.table.table import open_table
from tests.day_driver import BY_SHUFFLER, DayDriver, act
from tests.settlement_table import game_under

LISTED = ("caribbean-stud", "three-card-poker", "four-card-poker", "texas-hold-em-bonus", "hold-em-3-bonus")


@pytest.mark.parametrize("key", LISTED)
def test_1_19_b_1_a_listed_game_may_be_dealt_from_the_hand(key):
    table = open_table(game_under(key), method="hand")
    assert not isinstance(table, Refusal), table
    assert table.method.title == "the dealer's hand"
    assert ".8(b)3" in table.method.no_more_bets


@pytest.mark.parametrize("key", KEYS)
def test_1_19_b_cards_come_from_a_shoe_or_by_the_games_rule_from_the_hand_while_the_table_is_open(key):
    methods = set(game_under(key).definition.methods)
    assert {"manual-shoe", "automated-shoe"} <= methods
    assert {method for method in methods if "shoe" not in method} == {"hand"}
    driver = DayDriver(key).ready().wager().do(c.CloseBets()).finish().do(dc.CloseTable())
    for command in (act(Step.LOAD), c.PlaceWagers(1, "ann", {"ante": 500}), c.CloseBets(), c.Proceed()):
        assert isinstance(driver.tell(command), Refusal), "no card leaves the shoe of a table that is closed"


@pytest.mark.parametrize("key", LISTED)
@pytest.mark.parametrize("method", ["manual-shoe", "automated-shoe"])
def test_1_19_c_a_shuffler_stands_beside_either_shoe(key, method):
    driver = DayDriver(key, BY_SHUFFLER, method).rounds(2)
    assert len(driver.of(e.DeckShuffled)) == 2
    assert driver.of(DeckCut) == []
