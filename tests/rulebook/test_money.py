"""Money is whole cents, odds are paid exactly, and both are written as people read them."""

import pytest
from msgspec import json

from croupier.rulebook.money import DOLLAR, EVEN_MONEY, LARGEST_AMOUNT, Amount, MeterShare, Odds, dollars


@pytest.mark.parametrize(
    ("odds", "stake", "wins"),
    [
        (EVEN_MONEY, 1, 1),
        (Odds.to(40), 500, 20_000),
        (Odds.to(3, 2), 2, 3),
        (Odds.to(3, 2), 500, 750),
        (Odds.to(6, 5), 25, 30),
        (Odds.to(1, 2), 2, 1),
        (Odds.to(15_000), DOLLAR, 1_500_000),
        (Odds.to(15_000), LARGEST_AMOUNT, 15_000 * LARGEST_AMOUNT),
    ],
)
def test_winnings_are_the_odds_on_the_stake_without_the_stake(odds, stake, wins):
    assert odds.winnings(stake) == wins


@pytest.mark.parametrize(("odds", "stake"), [(Odds.to(3, 2), 1), (Odds.to(3, 2), 501), (Odds.to(6, 5), 24)])
def test_a_payout_that_is_no_whole_cent_is_a_mistake_of_ours(odds, stake):
    with pytest.raises(AssertionError, match="whole cent"):
        odds.winnings(stake)


@pytest.mark.parametrize(("win", "unit"), [(0, 1), (-1, 1), (1, 0), (3, -2)])
def test_odds_are_positive_whole_numbers(win, unit):
    with pytest.raises(AssertionError, match="positive whole numbers"):
        Odds.to(win, unit)


@pytest.mark.parametrize(
    ("pay", "text"),
    [
        (EVEN_MONEY, "1 to 1"),
        (Odds.to(3, 2), "3 to 2"),
        (Odds.to(15_000), "15,000 to 1"),
        (Amount(2_500_000), "win $25,000"),
        (Amount(50_000, from_meter=True), "win $500 (from the meter)"),
        (MeterShare(10), "win 10 percent of the meter"),
    ],
)
def test_odds_are_stated_with_to_and_awards_with_win(pay, text):
    assert str(pay) == text
    assert " for " not in text


def test_a_fixed_amount_does_not_depend_on_the_stake():
    assert Amount(2_500_000).winnings(100) == Amount(2_500_000).winnings(10**9) == 2_500_000


@pytest.mark.parametrize(
    ("cents", "text"),
    [
        (0, "$0"),
        (1, "$0.01"),
        (99, "$0.99"),
        (100, "$1"),
        (250, "$2.50"),
        (-500, "-$5"),
        (-5, "-$0.05"),
        (2_500_000, "$25,000"),
        (LARGEST_AMOUNT, "$10,000,000,000"),
    ],
)
def test_amounts_are_written_as_people_read_them(cents, text):
    assert dollars(cents) == text


def test_pays_are_equal_by_value_and_can_be_written_down():
    assert Odds.to(3, 2) == Odds(3, 2) != Odds(6, 4)
    assert json.decode(json.encode(Odds.to(3, 2)), type=Odds) == Odds.to(3, 2)
