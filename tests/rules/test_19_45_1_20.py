"""N.J.A.C. 19:45-1.20, table inventories: one test for each paragraph that the ledger meets."""

import pytest

from croupier.games.catalogue import KEYS
from croupier.rulebook.refusal import Reason
from croupier.table import commands as c
from croupier.table import day_commands as dc
from croupier.table import events as e
from tests.day_driver import DayDriver

RACK = "inventory:T1"


@pytest.mark.parametrize("key", KEYS)
def test_1_20_a_table_opens_with_an_inventory_that_changes_in_the_listed_ways_alone(key: str):
    driver = DayDriver(key).open()
    assert driver.balances[RACK] == 1_000_000 == -driver.balances["cage"]
    driver.until(None)
    assert driver.balances[RACK] == 1_000_000, "nothing that is done with cards moves a chip"
    driver.wager()
    assert driver.balances[RACK] == 1_000_000, "a wager lies on the layout"


def test_1_20_a_1_chips_are_exchanged_for_cash_that_goes_into_the_drop_box():
    driver = DayDriver("three-card-poker").open().do(dc.Exchange("ann", 12_500))
    moved = {name: driver.balances[name] for name in ("patron:ann", RACK, "drop:T1", "cash")}
    assert moved == {"patron:ann": 12_500, RACK: 987_500, "drop:T1": 12_500, "cash": -12_500}
    for amount in (0, 0.5):
        refusal = driver.tell(dc.Exchange("ann", amount))
        assert refusal is not None
        assert refusal.reason is Reason.NOT_AN_AMOUNT


def test_1_20_a_2_winning_wagers_are_paid_and_losing_ones_collected():
    driver = DayDriver("three-card-poker")
    for _ in range(12):
        before, known = driver.balances[RACK] or 1_000_000, len(driver.events)
        driver.rounds(1)
        settled = [event.settled for event in driver.events[known:] if isinstance(event, e.WagerSettled)]
        assert driver.balances[RACK] - before == sum(one.staked - one.returned for one in settled)
    results = {one.settled.returned > one.settled.staked for one in driver.of(e.WagerSettled)}
    assert results == {True, False}, "twelve rounds have winners and losers"


def test_1_20_a_4_fills_come_from_the_cage_and_credits_go_there():
    driver = DayDriver("three-card-poker").open().do(dc.Fill(300_000)).do(dc.Fill(-50_000))
    assert (driver.balances[RACK], driver.balances["cage"]) == (1_250_000, -1_250_000)


@pytest.mark.parametrize("key", ["caribbean-stud", "texas-hold-em-bonus"])
def test_1_20_a_7_chips_wagered_on_the_progressive_end_up_in_the_inventory(key: str):
    driver = DayDriver(key).ready().wager(ante=500, progressive=100)
    rack, meter = driver.balances[RACK], driver.balances["meter:T1"]
    driver.do(c.CloseBets()).finish()
    settled = {event.settled.wager: event.settled for event in driver.of(e.WagerSettled)}
    assert settled["progressive"].returned == 0
    others = sum(one.staked - one.returned for wager, one in settled.items() if wager != "progressive")
    assert driver.balances[RACK] - rack == others + 100 - 70
    assert driver.balances["meter:T1"] - meter == 70, "which is the licensee's, out of the same chips"
