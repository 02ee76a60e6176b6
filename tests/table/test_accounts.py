"""The accounts of a table: the win by the wagers and the win by chips and cash are one and the same."""

from collections import Counter

import pytest

from croupier.games.catalogue import KEYS, definition
from croupier.rulebook.irregularity import Mishap
from croupier.table import commands as c
from croupier.table import day_commands as dc
from croupier.table.accounts import Accounts, Line
from croupier.table.day import new_day, places
from croupier.table.fold import apply_day, table_of
from croupier.table.ledger import postings
from croupier.table.record import public
from tests.day_driver import DayDriver

OPTIONS = {"premium-hold-em": {"bonus_spin": "progressive-5", "wheel": [1] * 12}}


def accounts_of(driver: DayDriver, until: int | None = None) -> Accounts:
    """The accounts of all that happened, or of its beginning."""
    opened = driver.events[0]
    accounts, day = Accounts(), new_day(table_of(opened, definition(opened.game)))
    for event in driver.events[:until]:
        accounts.take(public(event, places(day.deck) if day.decks else {}), postings(day, event))
        day = apply_day(day, event, driver.at)
    return accounts


def played(key: str = "three-card-poker", rounds: int = 6, **options) -> DayDriver:
    """A table at which ann wagers, with chips that she bought."""
    return DayDriver(key, **(options or OPTIONS.get(key, {}))).open().do(dc.Exchange("ann", 1_000_000)).rounds(rounds)


@pytest.mark.parametrize("key", KEYS)
def test_both_ways_to_the_win_agree_after_every_event(key):
    driver = played(key)
    driver.do(dc.Fill(50_000)).do(dc.Fill(-20_000)).do(dc.Exchange("ann", -100))
    at_rest = [n for n, event in enumerate(driver.events, 1) if type(event).__name__ in ("RoundClosed", "TableOpened")]
    for until in (*at_rest, len(driver.events)):
        accounts = accounts_of(driver, until)
        assert accounts.win == accounts.counted_win
    assert accounts_of(driver).rounds == 6


def test_every_wager_settled_is_in_a_line_of_its_seat():
    driver = played(rounds=4)
    accounts = accounts_of(driver)
    settled = [event.settled for event in driver.events if type(event).__name__ == "WagerSettled"]
    expected: Counter[tuple[int, str]] = Counter((one.seat, one.wager) for one in settled)
    assert {key: line.made for key, line in accounts.lines_by(None).items()} == expected
    assert accounts.lines_by(0)[1].staked == sum(one.staked for one in settled)
    assert accounts.lines_by(1)["ante"].returned == sum(one.returned for one in settled if one.wager == "ante")
    assert accounts.win == sum(one.staked - one.returned for one in settled)


def test_cash_chips_and_fills():
    driver = played(rounds=0).do(dc.Fill(50_000)).do(dc.Fill(-20_000)).do(dc.Exchange("ann", -300_000))
    accounts = accounts_of(driver)
    assert (accounts.opening, accounts.drop, accounts.cashed) == (1_000_000, 1_000_000, 300_000)
    assert (accounts.fills, accounts.credits, accounts.win) == (50_000, 20_000, 0)
    assert accounts.inventory == 1_000_000 - 1_000_000 + 50_000 - 20_000 + 300_000


def test_what_is_void_was_returned_and_counts_as_nothing_made():
    line = Line()
    line.take("void", 500, 500)
    line.take("win", 500, 1_000)
    line.take("lose", 200, 0)
    line.take("push", 100, 100)
    assert line == Line(made=3, staked=800, returned=1_100, won=1, lost=1, pushed=1, void=1)
    assert line.win == -300


def test_a_void_round_brings_nothing():
    driver = played(rounds=1).ready().wager()
    driver.do(c.CloseBets())
    driver.do(c.Report(Mishap.CARDS_FACE_UP))
    accounts = accounts_of(driver)
    assert (accounts.rounds, accounts.void_rounds) == (2, 1)
    assert sum(line.void for line in accounts.lines_by(1).values()) > 0
    assert sum(sum(stakes.hands.values()) for stakes in accounts.periods[0].stakes.values()) == sum(
        line.made for line in accounts.lines_by(1).values()
    )


def test_stakes_are_kept_by_amount_with_the_crowd_of_their_round():
    driver = played(rounds=1)
    driver.do(dc.Exchange("bob", 100_000)).ready().wager(1, "ann", ante=1_000).wager(2, "bob", ante=500)
    driver.do(c.CloseBets()).finish()
    stakes = accounts_of(driver).periods[0].stakes["ante"]
    assert stakes.hands == {500: 2, 1_000: 1}
    assert stakes.crowd == {500: 1 + 2, 1_000: 2}


def test_the_meter_is_remembered_with_each_progressive_wager():
    driver = played("texas-hold-em-bonus", rounds=2)
    readings = [event.meter for event in driver.events if type(event).__name__ == "BetsClosed"]
    stakes = accounts_of(driver).periods[0].stakes["progressive"]
    assert stakes.meters == {100: sum(readings)}
    assert accounts_of(driver).on_meter == driver.day.meter - 1_000_000


def test_other_options_begin_another_period():
    driver = played(rounds=1)
    driver.do(dc.GiveNotice({"pair_plus": "B"}, {}, driver.at + 3_600_000))
    driver.at += 3_600_000
    driver.do(dc.TakeEffect()).rounds(1)
    first, second = accounts_of(driver).periods
    assert (first.options["pair_plus"], second.options["pair_plus"]) == ("A", "B")
    assert first.lines.keys() == second.lines.keys()


def test_a_closed_table_is_known_as_one():
    driver = played(rounds=1)
    assert not accounts_of(driver).closed
    assert accounts_of(driver.do(dc.CloseTable())).closed


@pytest.mark.parametrize("amount", [0, -5, "500", 5.0, True, None])
def test_an_amount_that_is_none_is_never_added_up(amount):
    accounts, events = Accounts(), [public(event, {}) for event in played(rounds=0).events[:1]]
    accounts.take(events[0], ())
    settled = {"seat": 1, "wager": "ante", "staked": amount, "outcome": "win", "returned": 500}
    with pytest.raises(ValueError, match="is no amount"):
        accounts.take({"type": "WagerSettled", "settled": settled}, ())
