"""Section 8 of the supplement, notices, limits and inventory: one test for each paragraph that a table's day meets."""

import pytest

from croupier.rulebook.procedure import Step
from croupier.rulebook.refusal import Reason
from croupier.rulebook.wager import Limits
from croupier.table import commands as c
from croupier.table import day_commands as dc
from croupier.table import day_events as d
from croupier.table import events as e
from croupier.table.day import MINUTE, new_day
from croupier.table.elected import Elected
from croupier.table.fold import apply_day
from croupier.table.ledger import postings
from croupier.table.permitted import wager_ranges
from tests.card_handling import refused
from tests.day_driver import BY_SHUFFLER, DayDriver
from tests.driver import stacked

KEY = "three-card-poker"
NOTICE = "supplement-8(f)"
POSTED = Limits(500, 50_000)


def notice(driver: DayDriver, minutes: int, options: dict[str, object] | None = None, **limits: Limits):
    return dc.GiveNotice(options or {}, limits, driver.at + minutes * MINUTE)


def posted(driver: DayDriver) -> DayDriver:
    """The ante is posted with a minimum and a maximum, with all the notice there is."""
    driver.do(notice(driver, 30, ante=POSTED))
    driver.at += 30 * MINUTE
    return driver.do(dc.TakeEffect())


@pytest.mark.parametrize(
    ("key", "now", "then"),
    [(KEY, {}, {"bad_beat": "off"}), ("caribbean-stud", {"payout_limit": 2_000_000}, {"payout_limit": 1_000_000})],
)
def test_8_a_no_wager_is_withdrawn_and_no_payout_limit_lowered_without_notice(
    key: str, now: dict[str, object], then: dict[str, object]
):
    driver = DayDriver(key, **now).ready()
    for minutes in (0, 29):
        assert refused(driver, notice(driver, minutes, then), NOTICE)
    driver.do(notice(driver, 30, then))
    driver.at += 30 * MINUTE - 1
    assert refused(driver, dc.TakeEffect(), NOTICE)
    driver.at += 1
    driver.do(dc.TakeEffect())
    option = next(iter(then))
    assert driver.day.table.game.elections[option] == then[option]


def test_8_d_a_table_may_have_steps_of_its_own():
    driver = DayDriver(KEY).ready()
    driver.do(notice(driver, 30, ante=Limits(500, 10_000, step=500)))
    driver.at += 30 * MINUTE
    driver.do(dc.TakeEffect())
    for amount in (501, 750, 999):
        refusal = driver.tell(c.PlaceWagers(1, "ann", {"ante": amount}))
        assert refusal is not None
        assert refusal.reason is Reason.NOT_PAYABLE
    assert driver.tell(c.PlaceWagers(1, "ann", {"ante": 1_500})) is None
    ante = next(one for one in wager_ranges(driver.day.round) if one.wager == "ante")
    assert (ante.minimum, ante.maximum, ante.step) == (500, 10_000, 500)
    assert driver.tell(notice(driver, 30, ante=Limits(500, 10_000, step=0))) is not None


@pytest.mark.parametrize("then", [Limits(500, 90_000), Limits(500, 10_000), Limits(100, 50_000)])
def test_8_e_without_players_a_maximum_changes_and_a_minimum_falls_at_once(then: Limits):
    driver = posted(DayDriver(KEY).ready())
    driver.do(notice(driver, 0, ante=then)).do(dc.TakeEffect())
    assert driver.day.table.limits["ante"] == then
    left = posted(DayDriver(KEY).rounds(1).ready())
    assert refused(left, notice(left, 0, ante=then), NOTICE), "the players of the last round still sit there"
    left.do(dc.GoIdle()).do(notice(left, 0, ante=then))


@pytest.mark.parametrize("then", [Limits(500, 90_000), Limits(500, 10_000), Limits(100, 50_000)])
def test_8_f_with_players_every_change_is_announced_30_minutes_before_with_its_time(then: Limits):
    driver = posted(DayDriver(KEY).ready()).wager()
    assert refused(driver, notice(driver, 29, ante=then), NOTICE)
    driver.do(notice(driver, 30, ante=then))
    given = driver.of(d.NoticeGiven)[-1]
    assert (given.effective, given.limits, given.cites) == (driver.at + 30 * MINUTE, {"ante": then}, (NOTICE,))
    driver.at += 30 * MINUTE
    assert refused(driver, dc.TakeEffect(), NOTICE), "wagers lie there"
    driver.do(c.CloseBets()).finish().do(dc.TakeEffect())
    assert driver.day.table.limits["ante"] == then


def test_8_g_a_minimum_is_not_raised_at_once():
    driver = posted(DayDriver(KEY).ready())
    for then in (Limits(501, 50_000), Limits(501, 90_000)):
        assert refused(driver, notice(driver, 0, ante=then), NOTICE)
    assert driver.tell(notice(driver, 30, ante=Limits(501, 50_000))) is None


@pytest.mark.parametrize(("elected", "minutes"), [(None, 30), (Elected(notice_minutes=60), 60)])
def test_8_h_notice_is_30_minutes_unless_elected_otherwise(elected: Elected | None, minutes: int):
    driver = DayDriver(KEY, elected).ready().wager()
    assert refused(driver, notice(driver, minutes - 1, ante=POSTED), NOTICE)
    assert driver.tell(notice(driver, minutes, ante=POSTED)) is None


# Inventory ------------------------------------------------------------------------------------------------

CHANGES = {d.TableOpened, d.ChipsExchanged, d.InventoryFilled, e.WagerSettled}


def inventory_changes(driver: DayDriver) -> set[type]:
    """The kinds of events that change the chips in the container, in a day played again."""
    day, found = new_day(driver.day.table), set()
    for event in driver.events:
        found |= {type(event) for account, _ in postings(day, event) if account.startswith("inventory:")}
        day = apply_day(day, event, driver.at)
    return found


def busy_day(key: str) -> DayDriver:
    driver = DayDriver(key).open().do(dc.Exchange("ann", 50_000)).do(dc.Fill(20_000)).rounds(4)
    return driver.ready().do(dc.Fill(-10_000)).do(dc.Exchange("ann", -1_000)).do(dc.CloseTable())


def test_8_t_inventory_changes_by_exchanges_wins_and_losses_fills_and_credits_alone():
    driver = busy_day(KEY)
    assert inventory_changes(driver) == CHANGES
    for kind in (d.ChipsExchanged, d.InventoryFilled):
        assert {event.cites for event in driver.of(kind)} == {("supplement-8(t)",)}


def test_8_u_chips_of_the_return_device_come_into_the_inventory():
    driver = DayDriver("texas-hold-em-bonus").ready().wager(ante=500, progressive=100)
    before, meter = driver.balances["inventory:T1"], driver.balances["meter:T1"]
    driver.do(c.CloseBets()).finish()
    settled = {event.settled.wager: event.settled for event in driver.of(e.WagerSettled)}
    kept = sum(one.staked - one.returned for one in settled.values())
    assert settled["progressive"].returned == 0
    assert driver.balances["meter:T1"] == meter + 70
    assert driver.balances["inventory:T1"] == before + kept - 70
    assert inventory_changes(driver) <= {*CHANGES, e.BetsClosed}


def test_8_w_what_the_meter_pays_does_not_come_from_the_inventory():
    top = stacked("9h", "2c", "8h", "2d", "3c", "Qh", "Jh", "Th", "4s", "9c", "5s", "8c")
    driver = DayDriver("texas-hold-em-bonus", BY_SHUFFLER, reset=1_000_000).open().until(Step.SHUFFLE)
    driver.perform(Step.SHUFFLE, top).ready().wager(ante=500, progressive=100)
    before = driver.balances["inventory:T1"]
    driver.do(c.CloseBets()).finish()
    settled = {event.settled.wager: event.settled for event in driver.of(e.WagerSettled)}
    assert settled["progressive"].returned == 100_007, "10 percent of $10,000.70"
    assert driver.balances["meter:T1"] == 1_000_070 - 100_007
    others = sum(one.staked - one.returned for wager, one in settled.items() if wager != "progressive")
    assert driver.balances["inventory:T1"] - before == others + 100 - 70
