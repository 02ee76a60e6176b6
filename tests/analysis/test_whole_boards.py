"""Decisions on the whole board: what is handed on in parts is what one spot after the other is worth."""

from math import comb

import numpy as np
import pytest

from croupier.analysis.condense import looks_of
from croupier.analysis.known import ranking_of
from croupier.analysis.shape import shape_of
from croupier.analysis.spot import Spot, standings
from croupier.analysis.whole_boards import TOGETHER, on_whole_boards
from croupier.games.catalogue import definition
from croupier.rulebook.game import elect


@pytest.fixture(scope="module")
def part():
    """The third part of all boards of Premium Hold 'Em."""
    parts = on_whole_boards(shape_of(elect(definition("premium-hold-em"), {})))
    return [next(parts) for _ in range(3)][2]


def test_every_spot_has_the_worth_that_enumeration_gives(part):
    game = shape_of(elect(definition("premium-hold-em"), {}))
    spots = part.spots()
    for row in range(0, len(spots.weights), len(spots.weights) // 7):
        where = Spot(tuple(map(int, spots.holes[row])), tuple(map(int, spots.boards[row])))
        evs = [option.ev for option in standings(game, where)[0].options]
        assert spots.values[row, 0].tolist() == [ev * spots.deals * spots.scale for ev in evs]


def test_the_looks_of_boards_are_those_of_their_spots(part):
    game = shape_of(elect(definition("premium-hold-em"), {}))
    few = part._replace(boards=part.boards[:3], weights=part.weights[:3], values=part.values[:3])
    at_once, listed = (looks_of(ranking_of(game, 4), [one]) for one in (few, few.spots()))
    assert at_once.total == listed.total
    assert at_once.best == listed.best
    for ours, theirs in zip(at_once[1:5], listed[1:5], strict=True):
        assert np.array_equal(ours, theirs)


def test_hole_cards_that_do_not_come_so_far_are_left_out(part):
    game = shape_of(elect(definition("premium-hold-em"), {}))
    few = part._replace(boards=part.boards[:1], weights=part.weights[:1], values=part.values[:1])
    pairs = looks_of(ranking_of(game, 4), [few], reached=lambda holes: holes[:, 0] // 4 == holes[:, 1] // 4)
    assert 0 < pairs.sets.sum() < comb(48, 3) * few.weights[0]
    assert pairs.total == comb(48, 3) * few.weights[0] * comb(45, 3) * few.scale
    assert pairs.known.paired_ranks[1].all()


def test_a_part_has_so_many_boards(part):
    assert len(part.boards) == TOGETHER
