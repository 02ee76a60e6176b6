"""A simulation in blocks: whoever plays which of them, the sums are the same."""

from random import Random

import numpy as np
import pytest

from croupier.analysis.blocks import BLOCK, Rounds, Sums, histogram, work
from croupier.analysis.rounds import Played, played_by_rules
from croupier.analysis.sessions import Session
from croupier.analysis.side_hands import side_hands
from tests.analysis.simulated import game_of, shape_and_rules

KEY = "three-card-poker"


@pytest.fixture(scope="module")
def play() -> Played:
    shape, rules = shape_and_rules(KEY)
    return played_by_rules(rules, shape)


def session_of(play: Played, rounds: int) -> Session:
    net = np.tile(np.array([1, 1, 1, 2, 0, -2]), play.outcomes // 6)
    return Session(rounds, 20, 2, net, 1)


def test_the_sums_do_not_depend_on_who_played_what(play):
    job = Rounds(play, side_hands(game_of(KEY)), 5, 5 * BLOCK + 77, session_of(play, 1000))
    whole = work(job, 0, job.blocks)
    parts = [work(job, 0, 2), work(job, 2, 3), work(job, 3, job.blocks)]
    Random(1).shuffle(parts)
    assert parts[0].plus(parts[1]).plus(parts[2]) == whole
    assert Sums().plus(whole) == whole == whole.plus(Sums())


def test_every_round_is_counted_once(play):
    job = Rounds(play, side_hands(game_of(KEY)), 5, 2 * BLOCK + 77)
    sums = work(job, 0, job.blocks)
    assert job.blocks == 3
    assert sums.rounds == job.rounds == sum(sums.counts)
    assert [sum(side) for side in sums.sides] == [job.rounds] * 2
    assert not sums.results


def test_a_block_is_made_of_whole_sessions(play):
    job = Rounds(play, (), 5, 600_000, session_of(play, 600))
    assert job.size % 600 == 0
    assert abs(job.size - BLOCK) < 600
    sums = work(job, 0, job.blocks)
    assert sum(sums.results.values()) == 1000
    assert Rounds(play, (), 5, 10**6, session_of(play, 10**6)).blocks == 1


def test_another_seed_gives_other_rounds(play):
    assert work(Rounds(play, (), 1, BLOCK), 0, 1).counts != work(Rounds(play, (), 2, BLOCK), 0, 1).counts


def test_a_shorter_simulation_is_the_beginning_of_a_longer_one(play):
    short, long = Rounds(play, (), 1, 2 * BLOCK), Rounds(play, (), 1, 3 * BLOCK)
    assert work(short, 0, 2) == work(long, 0, 2)


def test_a_histogram_counts_each_value():
    assert histogram(np.array([3, -1, 3, 3])) == {-1: 1, 3: 3}
    assert histogram(np.zeros(0, np.int64)) == {}
