"""N.J.A.C. 19:45-1.39B, table game progressives: one test for each paragraph that is carried out."""

from croupier.rulebook.controller import Parameters
from croupier.table import commands as c
from croupier.table.day_events import MetersMoved
from tests.progressive_driver import ProgressiveDriver

TEXAS = "texas-hold-em-bonus"
TERMS = Parameters(initial=2_000_000, reset=1, limit=2_000_500)


def test_1_39b_b_jackpots_are_kept_by_a_controller_beside_the_rack():
    driver = ProgressiveDriver(TEXAS, TERMS).ready().wager().do(c.CloseBets())
    told = driver.of(MetersMoved)
    assert [event.meters.shown for event in told] == [2_000_000, 2_000_070]
    assert driver.balances["meter:T1"] == 2_000_070


def test_1_39b_f_a_meter_goes_down_only_by_what_is_paid_to_a_winner():
    driver = ProgressiveDriver(TEXAS, TERMS)
    for _ in range(40):
        driver.rounds(1)
    for before, after in zip(driver.of(MetersMoved), driver.of(MetersMoved)[1:], strict=False):
        fell = before.meters.shown - after.meters.shown
        assert fell <= after.meters.paid - before.meters.paid
