"""The paths of a meter: their mean by the closed form, and each step by a few lines of Python."""

from fractions import Fraction

import numpy as np
import pytest

from croupier.analysis.blocks import work
from croupier.analysis.estimates import path_estimate
from croupier.analysis.kinds import Unsolvable
from croupier.analysis.lines import tally
from croupier.analysis.paths import PER_BLOCK, follow, paths_of
from croupier.rulebook.game import Game
from croupier.rulebook.money import Amount, MeterShare
from tests.analysis.simulated import game_of


def chances(game: Game) -> dict[str, Fraction]:
    """The exact chance of each line of the progressive wager."""
    wager = game.wagers["progressive"]
    assert wager.schedule is not None
    found = tally(wager.schedule.lines, game.definition.counts)
    return {lines[0]: Fraction(number, found.deals) for lines, number in found.often.items() if lines}


def expected_top(game: Game, start: int, contribution: int) -> Fraction:
    """The mean reading at the top award, in closed form: the award is linear in the meter.

    With p for the top award, q for a tenth of the meter and p_j for the amounts a_j, the mean at the end is A * (meter
    at the start) + B, where A = p / (p + q / 10) and p * B = A * (contribution - sum of p_j * a_j).
    """
    odds, pays = chances(game), game.tables["progressive"][""].pays
    top = next(odds[line] for line, pay in pays.items() if pay == MeterShare(100))
    tenth = next(odds[line] for line, pay in pays.items() if pay == MeterShare(10))
    taken = sum(odds[line] * pay.cents for line, pay in pays.items() if isinstance(pay, Amount) and pay.from_meter)
    slope = top / (top + tenth / 10)
    return slope * start + slope * (contribution - taken) / top


# A meter far above nought, so that its floor and the rounding of a tenth do not matter.
@pytest.mark.parametrize(
    ("key", "progressive", "paths"), [("caribbean-stud", "on", 80), ("texas-hold-em-bonus", "A", 80)]
)
def test_the_mean_meter_at_the_top_award_is_that_of_the_closed_form(key, progressive, paths):
    game, start = game_of(key, progressive=progressive), 10**8
    job = paths_of(game, start, 3, paths)
    sums = work(job, 0, job.blocks)
    found, wagers = path_estimate(sums.results).spread, path_estimate(sums.ends).spread
    exact = expected_top(game, start, job.contribution)
    assert found.number == paths
    assert abs(found.mean.value - exact) < 5 * found.mean.error
    top = max(chances(game).values(), key=lambda one: -one)
    assert abs(wagers.mean.value - 1 / top) < 5 * wagers.mean.error


def test_a_planted_share_that_does_not_leave_the_meter_is_seen():
    game, start = game_of("caribbean-stud"), 10**9
    job = paths_of(game, start, 3, 80)
    rules = job.rules.copy()
    rules[:, 1] = 0
    found = path_estimate(work(job._replace(rules=rules), 0, job.blocks).results).spread
    assert abs(found.mean.value - expected_top(game, start, job.contribution)) > 5 * found.mean.error


def test_contributions_come_first_and_nothing_falls_below_nought():
    job = paths_of(game_of("caribbean-stud"), 1000, 1, 1)
    kind = {(bool(top), share, cents): number for number, (top, share, cents) in enumerate(job.rules.tolist())}
    none, tenth, flush, top = kind[0, 0, 0], kind[0, 10, 0], kind[0, 0, 5000], kind[1, 100, 0]
    now, tops, lengths = np.array([1000, 0, 0]), np.zeros(1, np.int64), np.zeros(1, np.int64)
    follow(job, np.array([none, tenth, flush, none, top, none], np.int32), now, tops, lengths)
    # 1000 + 70; + 70 and less a tenth of 1140; + 70, less 5000 and never below 0; + 70; + 70
    assert (tops.tolist(), lengths.tolist()) == ([140], [5])


def test_every_path_begins_where_it_is_told():
    job = paths_of(game_of("texas-hold-em-bonus", progressive="A"), 777, 1, 50)
    tops = work(job, 0, job.blocks).results
    assert job.start == 777
    assert min(tops) > 777


def test_blocks_hold_so_many_paths_and_add_up():
    job = paths_of(game_of("texas-hold-em-bonus", progressive="A"), 10**6, 1, PER_BLOCK + 1)
    sums = work(job, 0, job.blocks)
    assert job.blocks == 2
    assert sum(sums.results.values()) == sum(sums.ends.values()) == PER_BLOCK + 1
    assert sums.rounds == sum(length * often for length, often in sums.ends.items())


@pytest.mark.parametrize("key", ["three-card-poker", "premium-hold-em"])
def test_a_game_without_such_a_meter_is_refused(key):
    with pytest.raises(Unsolvable, match=r"progressive wager|not won by a hand"):
        paths_of(game_of(key), 0, 1, 1)
