"""Wagers before "No more bets": they replace each other, may be withdrawn, and feed the meter when bets are closed."""

import pytest

from croupier.rulebook.refusal import Reason
from croupier.table import commands as c
from croupier.table import events as e
from tests.driver import Driver
from tests.settlement_table import game_under

THREE_CARD, CARIBBEAN, PREMIUM = "three-card-poker", "caribbean-stud", "premium-hold-em"


def wagered():
    """Positions 2 and 5 have an ante, each of its own patron."""
    driver = Driver(THREE_CARD)
    driver.wager(2, ante=500)
    driver.wager(5, ante=500)
    return driver


def test_wagers_replace_what_stood_there_and_leave_what_is_the_same():
    driver = Driver(THREE_CARD)
    driver.wager(4, ante=500, pair_plus=500)
    changed = driver.wager(4, ante=500, pair_plus=1_000, bad_beat=100)
    told = [(type(event), event.wager, event.amount) for event in changed]
    assert told == [
        (e.WagerWithdrawn, "pair_plus", 500),
        (e.WagerPlaced, "pair_plus", 1_000),
        (e.WagerPlaced, "bad_beat", 100),
    ]
    assert driver.state.position(4).stakes == {"ante": 500, "pair_plus": 1_000, "bad_beat": 100}


def test_everything_may_be_withdrawn_before_no_more_bets():
    driver = wagered()
    withdrawn = driver.do(c.PlaceWagers(2, "patron 2", {}))
    assert [(event.seat, event.wager, event.amount) for event in withdrawn] == [(2, "ante", 500)]
    assert [position.seat for position in driver.state.positions] == [5]
    driver.do(c.PlaceWagers(2, "patron 1", {"ante": 500}))  # the position is free again


def test_a_change_of_everything_keeps_the_position_its_patrons():
    driver = Driver(THREE_CARD)
    driver.wager(4, ante=500)
    driver.wager(4, pair_plus=500)
    assert driver.state.position(4).stakes == {"pair_plus": 500}
    assert driver.state.position(4).patron == "patron 4"


def test_the_same_wagers_again_lead_to_nothing():
    driver = wagered()
    assert driver.wager(2, ante=500) == []


def test_two_adjacent_positions_are_one_patrons_where_the_licensee_permits_it():
    driver = two_positions()
    assert [(position.seat, position.patron) for position in driver.state.positions] == [
        (3, "patron 3"),
        (4, "patron 3"),
    ]


def test_what_the_command_holds_is_copied():
    wagers = {"ante": 500}
    driver = Driver(THREE_CARD)
    driver.do(c.PlaceWagers(1, "patron 1", wagers))
    wagers["ante"] = 10**9
    assert driver.state.position(1).stakes == {"ante": 500}


def test_closing_bets_adds_the_contributions_to_the_meter():
    driver = with_progressive()
    (closed_bets,) = driver.do(c.CloseBets(1_000_000))
    assert closed_bets.meter == driver.state.meter == 1_000_070


