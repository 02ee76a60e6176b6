"""Counting all completions of a round: the totals of closed forms, and the scalar ranking hand by hand."""

from itertools import combinations
from math import comb

import numpy as np
import pytest

from croupier.analysis.completions import count_deals, first_places, next_places, tables_of
from croupier.cards.array_ranking import array_ranking
from croupier.cards.card import DECK
from croupier.cards.ranking import Category, Ranking

FIVE = Ranking(5, Category)


@pytest.mark.parametrize(("first", "size", "end"), [(0, 0, 4), (1, 0, 4), (0, 1, 4), (0, 3, 6), (1, 3, 6), (1, 5, 12)])
def test_every_set_of_places_comes_once(first, size, end):
    places, seen = first_places(first, size), []
    while places[0] < end:
        seen.append(tuple(places[:size]))
        next_places(places, end)
    assert len(set(seen)) == len(seen)
    without_lowest = {places for places in seen if not first or not places or places[0]}
    wanted = combinations(range(first, end), size) if size else [()]
    assert without_lowest == set(wanted)


def counted(hole, board, up, draws, qualifying=0):
    """The six counts, with a single kind."""
    known = tuple(np.array(cards, np.uint8) for cards in (hole, board, up))
    left = np.array([card for card in range(52) if card not in {*hole, *board, *up}], np.uint8)
    ranking = array_ranking(FIVE, len(hole) + len(board) + draws[0])
    other = array_ranking(FIVE, len(up) + len(board) + sum(draws))
    out = np.zeros((1, 6), np.int64)
    of_kind = (np.zeros(1 + len(ranking.values), np.uint8), np.zeros((4, 1 << 13), np.uint8))
    count_deals((tables_of(ranking), tables_of(other)), of_kind, known, left, draws, qualifying, out)
    return tuple(map(int, out[0]))


def one_by_one(hole, board, drawn, qualifying):
    """The same for a complete board, with the scalar ranking."""
    mine = FIVE.value(tuple(DECK[card] for card in (*hole, *board)))
    out = [0] * 6
    for cards in combinations([card for card in range(52) if card not in {*hole, *board}], drawn):
        theirs = FIVE.value(tuple(DECK[card] for card in (*cards, *board)))
        out[3 * (theirs >= qualifying) + (0 if mine > theirs else 1 if mine == theirs else 2)] += 1
    return tuple(out)


PAIR_OF_FOURS = FIVE.least(Category.PAIR, 4)


@pytest.mark.parametrize(
    ("hole", "board"), [((51, 50), (0, 5, 10, 24, 31)), ((3, 7), (11, 15, 19, 50, 51)), ((0, 1), (4, 5, 8, 9, 12))]
)
def test_the_counts_are_those_of_the_scalar_ranking(hole, board):
    bound = array_ranking(FIVE, 7).at_least(PAIR_OF_FOURS)
    assert counted(hole, board, (), (0, 2), bound) == one_by_one(hole, board, 2, PAIR_OF_FOURS)


def test_a_wrong_bound_is_found():
    """Planted: the dealer qualifies with a pair of threes."""
    hole, board = (51, 46), (0, 5, 10, 24, 31)
    bound = array_ranking(FIVE, 7).at_least(FIVE.least(Category.PAIR, 3))
    assert counted(hole, board, (), (0, 2), bound) != one_by_one(hole, board, 2, PAIR_OF_FOURS)


def test_all_deals_are_counted():
    assert sum(counted((0, 1), (10, 20, 30), (), (2, 2))) == comb(47, 2) * comb(45, 2)
    assert sum(counted((0, 1, 2, 3, 4), (), (5,), (0, 4))) == comb(46, 4)
