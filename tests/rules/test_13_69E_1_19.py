"""13:69E-1.19, dealing shoes and shuffling devices: what of it is met without a table's day."""

import pytest

from croupier.rulebook.refusal import Refusal
from croupier.table.table import open_table
from tests.settlement_table import game_under

LISTED = ("caribbean-stud", "three-card-poker", "four-card-poker", "texas-hold-em-bonus", "hold-em-3-bonus")


@pytest.mark.parametrize("key", LISTED)
def test_1_19_b_1_a_listed_game_may_be_dealt_from_the_hand(key):
    table = open_table(game_under(key), method="hand")
    assert not isinstance(table, Refusal), table
    assert table.method.title == "the dealer's hand"
    assert ".8(b)3" in table.method.no_more_bets
