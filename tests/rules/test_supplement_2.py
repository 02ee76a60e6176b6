"""Supplement, section 2: progressives as the controller keeps them, one test for each fact that is carried out."""

from fractions import Fraction

import pytest

from croupier.progressive.meters import contribute, started
from croupier.rulebook.controller import Parameters
from croupier.table import commands as c
from croupier.table import events as e
from croupier.table.day_events import MetersMoved
from tests.driver import stacked
from tests.progressive_driver import ProgressiveDriver

TEXAS = "texas-hold-em-bonus"
TERMS = Parameters(initial=2_000_000, reset=1)
DOLLAR = {"ante": 500, "progressive": 100}
ROYAL = ("As", "2c", "Ks", "3d", "4h", "Qs", "Js", "Ts")
STRAIGHT_FLUSH = ("9s", "2c", "Ks", "3d", "4h", "Qs", "Js", "Ts")
QUADS = ("As", "2c", "Ad", "3d", "4h", "Ac", "Ah", "Ts")
TWO_PAIR = ("As", "2c", "Ad", "3d", "4h", "Kc", "Kh", "7s")


def table(terms=TERMS, **options):
    return ProgressiveDriver(TEXAS, terms, **{"reset": 500_000, **options})


def kept(driver):
    return driver.day.meters


# 2.1  What the rule reaches


def test_2_1_a_a_supplemental_wager_is_not_paid_from_the_table_inventory():
    driver = table().hand(*QUADS, **DOLLAR)
    assert driver.balances["meter:T1"] == 2_000_070 - 50_000


def test_2_1_b_jackpots_are_run_by_a_controller():
    assert [event.meters.shown for event in table().open().of(MetersMoved)] == [2_000_000]


def test_2_1_i_a_meter_goes_down_by_the_amount_paid_and_the_win_is_recorded():
    driver = table().hand(*STRAIGHT_FLUSH, **DOLLAR)
    assert kept(driver).wins == {"straight flush": 200_007}
    assert kept(driver).shown == 2_000_070 - 200_007


# 2.2  Parameters and meters


@pytest.mark.parametrize(
    ("changed", "shown"),
    [({"initial": 5}, 5), ({}, 2_000_000), ({"limit": 2_000_000}, 2_000_000), ({"hidden": "5"}, 2_000_000)],
)
def test_2_2_a_base_reset_rate_limit_and_hidden_rate_are_set_for_each_progressive(changed, shown):
    terms = Parameters(**{"initial": 2_000_000, "reset": 1, **changed})
    assert kept(table(terms).open()).shown == shown


def test_2_2_b_the_hidden_rate_feeds_a_reserve_that_pays_for_the_next_reset():
    driver = table(Parameters(initial=2_000_000, reset=1, hidden="5")).hand(*ROYAL, **DOLLAR)
    assert (kept(driver).reserve, driver.balances["reserve:T1"]) == (0, 0)
    assert Fraction(kept(driver).licensee, kept(driver).unit) == 2_000_000 + 500_000 - 5


def test_2_2_c_in_display_hits_wins_overflow_and_reserve_are_kept():
    driver = table(Parameters(initial=2_000_000, reset=1, hidden="5", limit=2_000_050)).hand(*TWO_PAIR, **DOLLAR)
    meters = kept(driver)
    assert (meters.wagers, meters.taken_in, meters.shown) == (1, 100, 2_000_050)
    assert (meters.overflow, meters.reserve) == (20 * meters.unit, 5 * meters.unit)
    assert (meters.hits, meters.wins) == ({"two pair": 1}, {"two pair": 200})


# 2.3  Meters that are seen


def test_2_3_a_the_meter_advances_with_what_is_wagered():
    driver = table().ready().wager(1, "ann", **DOLLAR).wager(2, "bob", **DOLLAR).do(c.CloseBets())
    assert driver.day.round.meter == 2_000_140


def test_2_3_b_hits_are_counted_line_by_line():
    driver = table().hand(*QUADS, **DOLLAR).hand(*QUADS, **DOLLAR).hand(*TWO_PAIR, **DOLLAR)
    assert kept(driver).hits == {"four-of-a-kind": 2, "two pair": 1}


# 2.7  What the program does by default


def test_2_7_a_seventy_percent_of_each_dollar_goes_to_the_displayed_meter():
    assert contribute(started(TERMS), TERMS, 1, 100).shown - 2_000_000 == 70


def test_2_7_b_the_hidden_rate_is_nought_unless_it_is_set():
    assert Parameters(initial=1, reset=1).hidden == "0"
    assert contribute(started(TERMS), TERMS, 1, 100).reserve == 0


@pytest.mark.parametrize(("letter", "falls"), [("A", 0), ("B", 1_000), ("C", 1_000), ("D", 1_000)])
def test_2_7_c_awards_of_f_and_those_marked_M_come_off_the_meter(letter, falls):
    straight = ("As", "2c", "Kd", "3d", "4h", "Qs", "Jc", "Th")
    driver = table(progressive=letter).hand(*straight, **DOLLAR)
    assert kept(driver).shown == 2_000_070 - falls
    assert kept(driver).wins == {"straight": 1_000}


def test_2_7_d_below_the_reset_amount_but_never_below_nought_and_the_licensee_pays_the_shortfall():
    driver = table(Parameters(initial=30_000, reset=1)).hand(*QUADS, **DOLLAR)
    assert kept(driver).shown == 0
    assert Fraction(kept(driver).licensee, kept(driver).unit) == 30_000 + 50_000 - 30_070


def test_2_7_e_the_meter_starts_again_by_itself_only_after_a_royal_flush():
    driver = table().hand(*STRAIGHT_FLUSH, **DOLLAR)
    assert kept(driver).shown > 500_000
    assert kept(driver.hand(*ROYAL, **DOLLAR)).shown == 500_000


def test_2_7_f_a_royal_flush_is_paid_the_whole_meter():
    driver = table().hand(*ROYAL, **DOLLAR)
    assert kept(driver).wins == {"royal flush": 2_000_070}


def test_2_7_g_a_straight_flush_is_paid_ten_percent_of_the_meter_at_that_players_turn():
    driver = table().hand(*STRAIGHT_FLUSH, **DOLLAR)
    assert kept(driver).wins["straight flush"] == 2_000_070 // 10


def test_2_7_h_progressive_wagers_are_settled_from_the_highest_position_down():
    """Two straight flushes at one table: the second is paid from what the first left."""
    driver = table()
    driver.ready_with(stacked("8s", "Qs", "2c", "7s", "Ks", "3d", "4h", "9s", "Ts", "Js"))
    driver.wager(1, "ann", **DOLLAR).wager(2, "bob", **DOLLAR).do(c.CloseBets()).finish(0)
    settled = [event.settled for event in driver.of(e.WagerSettled) if event.settled.wager == "progressive"]
    assert [(one.seat, one.line, one.returned) for one in settled] == [
        (2, "straight flush", 200_014),
        (1, "straight flush", 180_012),
    ]
    assert kept(driver).shown == 2_000_140 - 200_014 - 180_012
