"""Decisions on the whole board: what is handed on in parts is what one spot after the other is worth."""

from math import comb

import numpy as np
import pytest

from croupier.analysis.compress import cells_of, conditions_of
from croupier.analysis.condense import Looks, looks_of
from croupier.analysis.known import Known, ranking_of
from croupier.analysis.shape import shape_of
from croupier.analysis.spot import Spot, standings
from croupier.analysis.strategy_table import tables_of
from croupier.analysis.whole_boards import TOGETHER, on_whole_boards
from croupier.games.catalogue import definition
from croupier.rulebook.game import elect


@pytest.fixture(scope="module")
def game():
    return shape_of(elect(definition("premium-hold-em"), {}))


@pytest.fixture(scope="module")
def few(game):
    """Some of all boards of Premium Hold 'Em: of one suit, of two and two, of all four."""
    return on_whole_boards(game).of(np.array([900, 4_000, 9_000, 16_000]))


def test_every_spot_has_the_worth_that_enumeration_gives(game, few):
    spots = few.spots()
    for row in range(0, len(spots.weights), len(spots.weights) // 7):
        where = Spot(tuple(map(int, spots.holes[row])), tuple(map(int, spots.boards[row])))
        evs = [option.ev for option in standings(game, where)[0].options]
        assert spots.values[row, 0].tolist() == [ev * spots.deals * spots.scale for ev in evs]


def test_the_looks_of_boards_are_those_of_their_spots(game, few):
    at_once, listed = (looks_of(ranking_of(game, 4), one) for one in (few, few.spots()))
    assert (at_once.best, at_once.total, at_once.sets) == (listed.best, listed.total, listed.sets)
    by_board, one_by_one = (
        sorted(map(tuple, np.concatenate((one.known.strength[:, None], *one[1:4]), axis=1).tolist()))
        for one in (at_once, listed)
    )
    assert by_board == one_by_one


def each_by_itself(game, spots):
    """Every spot as a look of its own."""
    weights, values = spots.weights[:, None], spots.values[:, 0]
    most = values.max(axis=1, keepdims=True)
    optimal = (values == most) * weights
    taken = (np.arange(values.shape[1]) == values.argmax(axis=1)[:, None]) * weights
    known = Known(ranking_of(game, spots.seen), spots.holes, spots.boards, spots.ups)
    return Looks(known, taken, optimal, values * weights, int((most * weights).sum()), spots.deals * spots.scale, 1)


def test_nothing_that_is_asked_of_the_cards_is_lost(game, few):
    """Conditions and tables say the same of looks as of every information set by itself."""
    looks, every = looks_of(ranking_of(game, 4), few), each_by_itself(game, few.spots())
    assert len(every.taken) == 4 * comb(48, 3) > 10 * len(looks.taken)
    assert tables_of(game, 1, looks) == tables_of(game, 1, every)
    conditions = conditions_of(game, game.levels[1])
    for ours, theirs in zip(cells_of(looks, conditions), cells_of(every, conditions), strict=True):
        assert np.array_equal(ours, theirs)


def test_hole_cards_that_do_not_come_so_far_are_left_out(game, few):
    pairs = looks_of(ranking_of(game, 4), few, reached=lambda holes: holes[:, 0] // 4 == holes[:, 1] // 4)
    assert 0 < pairs.sets < few.sets
    assert pairs.total == few.sets * comb(45, 3) * few.scale
    assert pairs.known.paired_ranks[1].all()


def test_the_parts_together_are_all_boards(game):
    boards = on_whole_boards(game)
    parts = list(boards.parts())
    assert max(len(part.boards) for part in parts) == TOGETHER
    assert np.array_equal(np.concatenate([part.boards for part in parts]), boards.boards)
    assert sum(part.sets for part in parts) == boards.sets == comb(52, 4) * comb(48, 3)


def test_what_is_done_is_told(game, few):
    told = []
    list(few._replace(progress=lambda *step: told.append(step)).looks(0, np.ones(comb(52, 3), np.bool_)))
    assert told[-1] == ("looking at the boards", 4, 4)
