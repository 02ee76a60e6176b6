"""The register of discrepancies: every entry cites what exists, and an option really offers the other reading."""

import pytest

from croupier.games.catalogue import KEYS, definition
from croupier.games.discrepancies import REGISTER, discrepancy, touching, two_readings
from croupier.games.inventories import inventories
from tests.settlement_table import game_under, settle_row

REFS = {ref for inventory in inventories() for ref, _ in inventory}


@pytest.mark.parametrize("entry", REGISTER, ids=lambda entry: entry.key)
def test_an_entry_cites_paragraphs_games_and_wagers_that_exist(entry):
    assert set(entry.cites) <= REFS
    assert set(entry.games) <= set(KEYS)
    offered = {wager.key for key in entry.games for wager in definition(key).wagers}
    assert set(entry.wagers) <= offered


@pytest.mark.parametrize("entry", [e for e in REGISTER if e.option], ids=lambda entry: entry.key)
def test_the_printed_reading_is_the_default_and_the_other_one_can_be_elected(entry):
    for key in entry.games:
        option = next(o for o in definition(key).options if o.name == entry.option)
        assert option.default == entry.printed
        assert entry.alternative in option.values


def both(key: str, entry_key: str, stakes: dict, row: dict) -> tuple[int, int]:
    """What comes back in all under the printed reading, and under the other one."""
    entry = discrepancy(entry_key)
    readings = (game_under(key, **{entry.option: value}) for value in (entry.printed, entry.alternative))
    printed, other = (sum(s.returned for s in settle_row(game, stakes, row).results[0]) for game in readings)
    return printed, other


def test_b_1_the_two_readings_swap_straight_and_flush():
    row = {"player": "2h3h4h5hKd", "dealer": "7s8s9sTsKc2d", "decisions": "1x"}
    stakes = {"ante": 100, "bad_beat": 100}
    printed, other = both("four-card-poker", "B-1", stakes, row | {"player": "2h4h6h8hKd", "dealer": "3s5s7s9sKc2d"})
    assert other - printed == 1000  # 25 to 1 instead of 15 to 1 for the lower hand's flush


def test_p_4_the_two_readings_differ_for_a_dealer_who_does_not_qualify():
    row = {"player": "2h3d5c", "dealer": "AhKd9c", "community": "7s8h4dJc", "decisions": "check,1x"}
    assert both("premium-hold-em", "P-4", {"ante": 100, "xtra_bonus": 100}, row) == (0, 100)


def test_t_13_the_two_readings_differ_for_a_straight():
    row = {"player": "5h6d", "dealer": "AhKd", "community": "7s8h9dJc2c", "decisions": "2x,check,check"}
    assert both("texas-hold-em-bonus", "T-13", {"ante": 100}, row) == (500, 600)


def test_an_entry_is_shown_where_it_matters():
    assert [e.key for e in two_readings("four-card-poker", ["bad_beat"])] == ["B-1"]
    assert two_readings("four-card-poker", ["aces_up"]) == ()
    assert "B-1" in {e.key for e in touching("four-card-poker")}
    assert "P-4" not in {e.key for e in touching("four-card-poker")}
