"""The wheel: what each stop pays the player who spins and every other holder of the wager."""

import pytest

from croupier.rulebook.dealing import SPINS
from croupier.table import commands as c
from croupier.table import events as e
from croupier.table.meter import Meter
from croupier.table.settlement import Hand, Outcome
from croupier.table.wheel import fixed_prize, fixed_prize_missing, settle_spins
from tests.driver import Driver, stacked
from tests.settlement_table import game_under

PREMIUM = "premium-hold-em"
FIVE, FIXED = (game_under(PREMIUM, bonus_spin=value, fixed_prize=123_400) for value in ("progressive-5", "fixed-5"))


def holders(*seats, stake=500):
    return [Hand(seat, (), {"ante": 500, "bonus_spin": stake}, ()) for seat in seats]


@pytest.mark.parametrize(
    ("spins", "paid", "meter"),
    [
        ((), (0, 0, 0), 5_000_000),
        (((1, 2),), (4_000, 0, 0), 5_000_000),
        (((1, 3),), (10_000, 5_000, 5_000), 5_000_000),  # a stop with a community pay
        (((2, 3),), (5_000, 10_000, 5_000), 5_000_000),
        (((1, 3), (2, 3)), (15_000, 15_000, 10_000), 5_000_000),
        (((1, 3), (3, 9)), (11_500, 6_500, 9_000), 5_000_000),
        (((1, 1),), (5_000_000, 0, 0), 1_000_000),  # the jackpot, and the meter starts again
        (((1, 1), (2, 1)), (5_000_000, 1_000_000, 0), 1_000_000),  # the second one wins what it starts with
        (((1, 1), (2, 3)), (5_005_000, 10_000, 5_000), 1_000_000),
    ],
)
def test_spins_pay_the_player_and_every_other_holder(spins, paid, meter):
    settled, after = settle_spins(FIVE, holders(1, 2, 3), spins, Meter(5_000_000))
    assert tuple(s.returned for s in settled) == paid
    assert after.cents == meter
    assert [s.outcome for s in settled] == [Outcome.WIN if amount else Outcome.LOSE for amount in paid]


def test_who_has_no_wager_on_the_wheel_is_paid_nothing_and_not_listed():
    hands = [*holders(1), Hand(2, (), {"ante": 500}, ())]
    settled, _ = settle_spins(FIVE, hands, ((1, 3),), Meter(0))
    assert [(s.seat, s.staked, s.returned) for s in settled] == [(1, 500, 10_000)]


def test_the_stake_never_comes_back():
    settled, _ = settle_spins(FIVE, holders(1), ((1, 2),), Meter(0))
    assert settled[0].returned == 4_000
    assert settle_spins(FIVE, holders(1), (), Meter(0))[0][0].returned == 0


def test_a_fixed_prize_is_paid_whatever_a_meter_says():
    settled, meter = settle_spins(FIXED, holders(1), ((1, 1),), None)
    assert (settled[0].returned, meter) == (123_400, None)
    assert fixed_prize(FIXED) == 123_400


@pytest.mark.parametrize(
    ("options", "missing"),
    [
        ({}, False),
        ({"bonus_spin": "progressive-5"}, False),
        ({"bonus_spin": "fixed-5"}, True),
        ({"bonus_spin": "fixed-1"}, True),
        ({"bonus_spin": "fixed-1", "fixed_prize": 1}, False),
    ],
)
def test_a_fixed_prize_must_be_stated(options, missing):
    assert fixed_prize_missing(game_under(PREMIUM, **options)) is missing


def test_the_jackpot_is_known_before_it_can_be_won():
    with pytest.raises(AssertionError, match="the meter is known"):
        settle_spins(FIVE, holders(1), ((1, 1),), None)


def test_the_wheel_is_spun_after_everything_else_is_settled_and_pays_folded_players_too():
    deck = stacked("As", "2c", "Ks", "2d", "Qs", "2h")
    driver = Driver(FIVE, deck)
    driver.wager(1, ante=500, xtra_bonus=500, bonus_spin=500)
    driver.deal(meter=1_000_000)
    driver.do(c.Decide(1, "check"))
    driver.do(c.Proceed())
    driver.do(c.Decide(1, "fold"))
    driver.do(c.Proceed())
    assert driver.state.task is SPINS
    assert driver.state.position(1).unsettled == ("bonus_spin",)
    driver.do(c.SpinWheel(1))
    driver.do(c.Proceed())
    settled = driver.state.position(1).settled["bonus_spin"]
    assert (settled.returned, driver.state.meter) == (1_000_035, 1_000_000)


def test_without_a_flush_the_wager_is_lost_and_nobody_is_asked_to_spin():
    driver = Driver(FIVE, stacked("As", "2c", "Ks", "2d", "Qd", "2h"))
    driver.wager(1, ante=500, xtra_bonus=500, bonus_spin=500)
    driver.play_out({1: ["3x"]}, meter=1_000_000)
    assert driver.state.position(1).settled["bonus_spin"].outcome is Outcome.LOSE


def test_a_folded_hand_with_nothing_but_the_spin_left_is_shown_before_the_wheel_turns():
    """40.10(g)1: the three suited cards are seen by everybody before they earn a spin, after a fold too."""
    driver = Driver(FIVE, stacked("2s", "Ah", "7s", "Kh", "9s", "Qh"), method="manual-shoe")
    driver.wager(1, ante=500, xtra_bonus=500, bonus_spin=500)
    driver.deal(meter=1_000_000)
    for choice in ("check", "fold"):
        driver.do(c.Decide(1, choice))
        driver.do(c.Proceed())
    assert [(event.seat, event.cards) for event in driver.of(e.CardsRevealed)] == [
        (0, ("Ah", "Kh", "Qh")),
        (1, ("2s", "7s", "9s")),
    ]
    assert driver.refusal(c.Proceed()).message == "Position 1 has to spin first."
