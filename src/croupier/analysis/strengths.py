"""How many sets of so many cards have each strength of a ranking, counted by ranks and suits.

Fewer than twice as many cards are held as make a hand, so at most one suit makes a flush. Sets with one are counted by
the ranks of that suit and of the other cards; all others by their ranks alone. No hand is dealt.
"""

from functools import lru_cache
from itertools import combinations
from math import comb
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.cards.array_ranking import RANK_KEYS, ArrayRanking, array_ranking
from croupier.cards.ranking import Ranking

Numbers = NDArray[np.int64]

_KEYS: Final = np.array(RANK_KEYS, np.int64)


class Strengths(NamedTuple):
    """The sets of so many cards by strength, and apart from them those whose cards are all of one suit."""

    ranking: ArrayRanking
    of_many_suits: Numbers  # by strength
    of_one_suit: Numbers  # by strength

    @property
    def counts(self) -> Numbers:
        return self.of_many_suits + self.of_one_suit

    def at_least(self) -> Numbers:
        """How many sets reach each strength."""
        return self.counts[::-1].cumsum()[::-1]


@lru_cache(maxsize=16)
def strengths(ranking: Ranking, cards: int) -> Strengths:
    """The counts for the best hand of this ranking in so many cards of the deck."""
    tables = array_ranking(ranking, cards)
    ranks = multisets(cards, 4)
    keys = ranks @ _KEYS
    order = np.argsort(keys)
    left = _ways(ranks, 4)
    size = len(tables.values) + 1
    many, one = np.zeros(size, np.int64), np.zeros(size, np.int64)
    for suited in range(ranking.size, cards + 1):
        held, ways = _with_flush(tables, suited, cards - suited)
        found = np.maximum(tables.of_ranks[held], tables.of_suit[_masks(suited)][:, None])
        (one if suited == cards else many)[:] += _add_up(found, ways, size)
        left -= _add_up(order[np.searchsorted(keys, held, sorter=order)], ways, len(keys))
    many += _add_up(tables.of_ranks[keys], left, size)
    assert many.sum() + one.sum() == comb(52, cards)
    return Strengths(tables, many, one)


def multisets(cards: int, most: int) -> Numbers:
    """All ways to hold so many ranks, each at most so often: a row of thirteen numbers for each."""
    rows = np.zeros((1, 13), np.int64)
    for _ in range(cards):
        highest = np.where(rows.any(axis=1), 12 - np.argmax(rows[:, ::-1] > 0, axis=1), 0)
        grown = []
        for rank in range(13):  # a rank is added at or above the highest one, so that no row comes twice
            more = rows[(highest <= rank) & (rows[:, rank] < most)].copy()
            more[:, rank] += 1
            grown.append(more)
        rows = np.concatenate(grown)
    return rows


def _with_flush(tables: ArrayRanking, suited: int, others: int) -> tuple[Numbers, Numbers]:
    """For the ranks of a flush suit and those of the other cards: the key of all ranks, and how many sets have them."""
    rows = multisets(others, 3)
    flush = np.array([sum(RANK_KEYS[rank] for rank in ranks) for ranks in combinations(range(13), suited)], np.int64)
    keys: Numbers = flush[:, None] + (rows @ _KEYS)[None, :]
    ways: Numbers = np.broadcast_to(4 * _ways(rows, 3), keys.shape)
    return keys, ways


def _masks(suited: int) -> Numbers:
    """The sets of so many ranks as bits, in the order of `_with_flush`."""
    return np.array([sum(1 << rank for rank in ranks) for ranks in combinations(range(13), suited)], np.int64)


def _ways(rows: Numbers, suits: int) -> Numbers:
    """How many sets of cards have these ranks when so many suits may be held."""
    choose = np.array([comb(suits, held) for held in range(suits + 1)], np.int64)
    ways: Numbers = choose[rows].prod(axis=1)
    return ways


def _add_up(places: NDArray[np.integer], ways: Numbers, size: int) -> Numbers:
    """The ways added up by place; floats hold whole numbers of this size exactly."""
    return np.bincount(places.ravel(), weights=ways.ravel(), minlength=size).astype(np.int64)
