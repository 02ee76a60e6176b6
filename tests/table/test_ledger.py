"""Every cent of a day: what each event moves, and that nothing is made or lost."""

from collections import Counter

import pytest

from croupier.games.catalogue import KEYS
from croupier.table import commands as c
from croupier.table import day_commands as dc
from croupier.table import day_events as d
from croupier.table import events as e
from croupier.table import ledger
from croupier.table.ledger import postings
from tests.day_driver import DayDriver

WHEEL = {"bonus_spin": "progressive-5", "wheel": [1] * 12}


def driver_of(key):
    return DayDriver(key, **(WHEEL if key == "premium-hold-em" else {}))


@pytest.mark.parametrize("key", KEYS)
def test_after_every_round_nothing_lies_on_the_layout_and_the_rest_balances(key):
    driver = driver_of(key).rounds(8)
    won = sum(event.settled.returned - event.settled.staked for event in driver.of(e.WagerSettled))
    balances = driver.balances
    assert balances["wagers:T1"] == 0
    assert balances["patron:ann"] == won
    assert balances["inventory:T1"] + balances["meter:T1"] + won == -balances["cage"] - balances["licensee"]
    assert driver.day.meter is None or balances["meter:T1"] == driver.day.meter


def test_a_wager_lies_on_the_layout_until_it_is_settled_or_withdrawn():
    driver = DayDriver("three-card-poker").ready().wager(ante=1_000, pair_plus=500)
    assert (driver.balances["patron:ann"], driver.balances["wagers:T1"]) == (-1_500, 1_500)
    driver.do(c.PlaceWagers(1, "ann", {"ante": 700}))
    assert (driver.balances["patron:ann"], driver.balances["wagers:T1"]) == (-700, 700)
    driver.do(c.PlaceWagers(1, "ann", {}))
    assert (driver.balances["patron:ann"], driver.balances["wagers:T1"]) == (0, 0)


def test_a_decision_that_stakes_moves_its_multiple_at_once():
    driver = DayDriver("four-card-poker").deal(ante=500).do(c.HandleStub()).do(c.Decide(1, "3x"))
    assert driver.balances["wagers:T1"] == 2_000


def test_seventy_cents_of_a_progressive_dollar_go_from_the_rack_to_the_meter():
    driver = DayDriver("texas-hold-em-bonus").ready().wager(ante=500, progressive=100)
    rack, meter = driver.balances["inventory:T1"], driver.balances["meter:T1"]
    driver.do(c.CloseBets())
    assert (driver.balances["inventory:T1"], driver.balances["meter:T1"]) == (rack - 70, meter + 70)


def test_a_meter_starts_at_what_it_returns_to_and_the_licensee_pays_for_it():
    driver = DayDriver("caribbean-stud", reset=2_500_000).open()
    assert (driver.balances["meter:T1"], driver.balances["licensee"]) == (2_500_000, -2_500_000)


def test_an_account_that_an_event_does_not_move_is_not_posted():
    driver = DayDriver("three-card-poker").open()
    opened = driver.of(d.TableOpened)[0]
    assert postings(driver.day, opened) == (("inventory:T1", 1_000_000), ("cage", -1_000_000))


def test_an_event_that_moves_nothing_has_no_postings():
    driver = DayDriver("three-card-poker").ready()
    assert postings(driver.day, e.RoundClosed()) == ()


def test_an_imbalance_is_an_assertion(monkeypatch):
    """The planted defect: a settlement that forgets the rack."""
    monkeypatch.setitem(ledger._MOVES, e.WagerPlaced, lambda day, event: {"patron:ann": -event.amount})
    with pytest.raises(AssertionError, match="comes to another"):
        DayDriver("three-card-poker").ready().wager()


def test_patrons_are_kept_apart():
    driver = DayDriver("three-card-poker").open().do(dc.Exchange("ann", 5_000)).do(dc.Exchange("bob", 7_000))
    driver.ready().wager(1, "ann", ante=500).wager(2, "bob", ante=600)
    driver.do(c.CloseBets()).finish(0)
    spent = Counter({"patron:ann": 4_500, "patron:bob": 6_400})
    assert {name: driver.balances[name] for name in spent} == spent
