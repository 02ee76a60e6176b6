"""Wagers before "No more bets": they replace each other, may be withdrawn, and feed the meter when bets are closed."""

import pytest

from croupier.rulebook.refusal import Reason
from croupier.table import commands as c
from croupier.table import events as e
from tests.driver import Driver
from tests.settlement_table import game_under

THREE_CARD, CARIBBEAN, PREMIUM = "three-card-poker", "caribbean-stud", "premium-hold-em"
SPINNING = {"ante": 500, "xtra_bonus": 500, "bonus_spin": 500}
NO_MORE_BETS = {"manual-shoe": "19:47-20.7(b)", "hand": "19:47-20.8(b)3", "automated-shoe": "19:47-20.9(b)2"}


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


@pytest.mark.parametrize(
    ("seats", "reason"),
    [
        ((3, 4), None),
        ((4, 3), None),
        ((3, 5), Reason.POSITIONS_NOT_ADJACENT),
        ((1, 7), Reason.POSITIONS_NOT_ADJACENT),
        ((3, 4, 5), Reason.TOO_MANY_POSITIONS),
        ((3, 4, 2), Reason.TOO_MANY_POSITIONS),
        ((3, 4, 3), None),  # what stands at one of them is changed
    ],
)
def test_a_patron_may_have_two_positions_next_to_each_other_where_the_licensee_permits_it(seats, reason):
    driver = Driver(THREE_CARD, two_positions=True)
    *before, last = seats
    for seat in before:
        driver.do(c.PlaceWagers(seat, "patron", {"ante": 500}))
    refused = driver.tell(c.PlaceWagers(last, "patron", {"ante": 1_000}))
    assert (refused and refused.reason) == reason


def test_positions_next_to_each_other_may_be_different_patrons_anywhere():
    driver = Driver(CARIBBEAN)
    for seat in (1, 2, 3):
        driver.wager(seat, ante=500)
    assert [position.patron for position in driver.state.positions] == ["patron 1", "patron 2", "patron 3"]


def test_what_the_command_holds_is_copied():
    wagers = {"ante": 500}
    driver = Driver(THREE_CARD)
    driver.do(c.PlaceWagers(1, "patron 1", wagers))
    wagers["ante"] = 10**9
    assert driver.state.position(1).stakes == {"ante": 500}


@pytest.mark.parametrize(
    ("key", "options", "wagers", "reading", "afterwards"),
    [
        (CARIBBEAN, {}, {"ante": 500, "progressive": 100}, 1_000_000, 1_000_070),
        (CARIBBEAN, {}, {"ante": 500}, 1_000_000, 1_000_000),
        (CARIBBEAN, {}, {"ante": 500}, None, None),  # nobody's wager asks for it
        (CARIBBEAN, {}, {"ante": 500, "progressive": 100}, 0, 70),
        (PREMIUM, {"bonus_spin": "progressive-5"}, SPINNING, 7, 42),
        (PREMIUM, {"bonus_spin": "fixed-5", "fixed_prize": 1}, SPINNING, None, None),
    ],
)
def test_closing_bets_adds_the_contributions_to_the_reading(key, options, wagers, reading, afterwards):
    driver = Driver(game_under(key, **options))
    driver.wager(1, **wagers)
    (closed,) = driver.do(c.CloseBets(reading))
    assert closed.meter == driver.state.meter == afterwards


def test_no_more_bets_cites_the_method_of_dealing():
    for method, cites in NO_MORE_BETS.items():
        driver = Driver(THREE_CARD, method=method)
        driver.wager(1, ante=500)
        (closed,) = driver.do(c.CloseBets())
        assert closed.cites == cites
