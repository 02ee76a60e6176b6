"""Figures from counts: against sums done by hand, and errors that hold what they say."""

from fractions import Fraction
from math import isclose, sqrt

import numpy as np
import pytest

from croupier.analysis.blocks import BLOCK, Rounds, Sums, work
from croupier.analysis.estimates import (
    Prices,
    estimates,
    path_estimate,
    quantiles_of,
    session_estimate,
    share_of,
    spread_of,
)
from croupier.analysis.price import payoffs
from croupier.analysis.rounds import played_by_rules
from croupier.analysis.sessions import Session
from croupier.analysis.side_hands import side_hands
from tests.analysis.simulated import shape_and_rules


def test_mean_deviation_and_errors_of_a_small_distribution():
    spread = spread_of({Fraction(-1): 3, Fraction(1): 1})
    assert (spread.number, spread.mean.value) == (4, -0.5)
    assert isclose(spread.standard_deviation.value, sqrt(0.75))
    assert isclose(spread.mean.error, sqrt(0.75 / 4))
    fourth = (3 * 0.5**4 + 1.5**4) / 4
    assert isclose(spread.standard_deviation.error, sqrt((fourth - 0.75**2) / 4) / (2 * sqrt(0.75)))
    assert (spread.ahead.value, spread.ahead.error) == (0.25, sqrt(0.25 * 0.75 / 4))


def test_what_never_varies_has_no_error():
    spread = spread_of({Fraction(-1): 10})
    assert (spread.mean.error, spread.standard_deviation.value, spread.standard_deviation.error) == (0, 0, 0)
    assert share_of(10, 10).error == 0


def test_quantiles_are_values_that_so_many_do_not_exceed():
    found = {one.percent: one for one in quantiles_of({Fraction(value): 1 for value in range(1, 101)})}
    assert [found[percent].value for percent in (1, 5, 25, 50, 75, 95, 99)] == [1, 5, 25, 50, 75, 95, 99]
    # of 100 values the middle one lies 1.96 * sqrt(100 / 4) places to either side, 95 times in 100
    assert (found[50].low, found[50].high) == (41, 60)
    assert found[99].high == 100


def test_the_bounds_of_a_quantile_hold_the_true_one_about_95_times_in_100():
    chance = np.random.default_rng(1)
    held = 0
    for _ in range(400):
        values, often = np.unique(chance.integers(0, 1000, 501), return_counts=True)
        found = {Fraction(int(value)): int(number) for value, number in zip(values, often, strict=True)}
        median = next(one for one in quantiles_of(found) if one.percent == 50)
        held += median.low <= 499.5 <= median.high
    assert 0.9 < held / 400 < 0.99


def test_the_standard_error_is_that_of_repeated_samples():
    """Of forty simulations with other seeds, the mean spreads as each of them says."""
    shape, rules = shape_and_rules("three-card-poker")
    play, pays = played_by_rules(rules, shape), payoffs(shape)
    means, errors = [], []
    for seed in range(40):
        job = Rounds(play, (), seed, BLOCK // 8)
        (main,) = estimates(job, Prices(shape.game, "ante", pays, {}), work(job, 0, 1))
        means.append(main.spread.mean.value)
        errors.append(main.spread.mean.error)
    assert 0.7 < np.std(means) / np.mean(errors) < 1.4


def test_awards_are_a_number_of_stakes_only_when_the_stake_is_known():
    shape, rules = shape_and_rules("hold-em-3-bonus")
    sides = side_hands(shape.game)
    job = Rounds(played_by_rules(rules, shape), sides, 1, BLOCK)
    sums, pays = work(job, 0, 1), payoffs(shape)
    (_, _, unpriced), (_, _, priced) = (
        estimates(job, Prices(shape.game, "flop", pays, stakes), sums) for stakes in ({}, {"six_card_bonus": 500})
    )
    assert unpriced.spread is None
    assert "not a number of stakes" in unpriced.note
    assert priced.spread is not None
    assert unpriced.hits == priced.hits


def test_the_frequencies_of_a_wager_add_up_to_one():
    shape, rules = shape_and_rules("texas-hold-em-bonus")
    job = Rounds(played_by_rules(rules, shape), side_hands(shape.game), 1, BLOCK)
    for one in estimates(job, Prices(shape.game, "ante", payoffs(shape), {}), work(job, 0, 1)):
        assert isclose(sum(often.value for often in one.hits.values()), 1)


def test_sessions_are_told_in_opening_wagers():
    session = Session(10, 40, 4, np.zeros(1, np.int64), 2)
    found = session_estimate(session, Sums(results={-40: 1, -3: 2, 8: 1}, ends={7: 1}))
    assert (found.rounds, found.bankroll, found.result.number) == (10, 20, 4)
    assert set(found.result.distribution) == {Fraction(-20), Fraction(-3, 2), Fraction(4)}
    assert found.ruin is not None
    assert found.ruin.value == 0.25
    assert {one.value for one in found.ruined_after} == {7}


def test_without_a_bankroll_nobody_is_ruined():
    found = session_estimate(Session(10, 0, 4, np.zeros(1, np.int64), 2), Sums(results={0: 3}))
    assert (found.bankroll, found.ruin, found.ruined_after) == (None, None, ())


@pytest.mark.parametrize("often", [{5: 1}, {5: 3, 9: 1}])
def test_paths_are_told_as_they_are(often):
    found = path_estimate(often)
    assert found.spread.number == sum(often.values())
    assert found.quantiles[0].value == 5
