"""The rankings as tables for whole arrays of hands, in the same order as `Ranking`.

A hand is the sum of one number for each card. Its low half tells the ranks apart: no two multisets of as many ranks
have the same sum of `RANK_KEYS`. Its high half counts the suits, biased so that a count that makes a flush sets the top
bit of its four. A second sum collects the ranks of each suit, sixteen bits a suit.
"""

from bisect import bisect_left
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import Final

import numpy as np
from numpy.typing import NDArray

from croupier.cards.card import DECK, RANK_LETTERS, Card
from croupier.cards.ranking import HandValue, Ranking

# Found by trying: each the least number that keeps all sums of up to seven ranks, each at most four times, apart.
RANK_KEYS: Final = (0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181)
SUIT_SHIFT: Final = 32
KEY: Final = (1 << SUIT_SHIFT) - 1
FLUSH_BITS: Final = 0x8888 << SUIT_SHIFT
CARD_MASKS: Final = np.array([1 << (16 * (card & 3) + (card >> 2)) for card in range(52)], np.int64)

_KEYS: Final = np.array(RANK_KEYS, np.int64)


class ArrayRanking:
    """Tables of one ranking for hands chosen from a given number of cards.

    The strength of a hand is the place of its value among all values of the ranking, counted from 1.
    """

    def __init__(self, ranking: Ranking, cards: int) -> None:
        assert ranking.size <= cards < 2 * ranking.size
        assert cards <= 7
        self.ranking, self.cards = ranking, cards
        sets, masks = _multisets(ranking.size), _masks(ranking.size)
        by_rank, by_suit = _values(ranking)
        self.values: tuple[HandValue, ...] = tuple(sorted({*by_rank, *by_suit}))
        place = {value: number for number, value in enumerate(self.values, 1)}
        self.of_suit = _best_of_suit(masks, [place[value] for value in by_suit])
        counts = np.array([[ranks.count(rank) for rank in range(13)] for ranks in sets], np.int8)
        keys, best = _best_of_ranks(counts, np.array([place[v] for v in by_rank], np.uint16), cards - ranking.size)
        self.of_ranks = np.zeros(int(keys.max()) + 1, np.uint16)
        self.of_ranks[keys] = best
        self.bias = sum((8 - ranking.size) << (SUIT_SHIFT + 4 * suit) for suit in range(4))
        self.card_keys = np.array([RANK_KEYS[c >> 2] + (1 << (SUIT_SHIFT + 4 * (c & 3))) for c in range(52)], np.int64)

    def at_least(self, bound: HandValue) -> int:
        """The least strength of a hand that reaches this bound."""
        return 1 + bisect_left(self.values, bound)

    def strength(self, cards: tuple[int, ...]) -> int:
        """The strength of one hand, of cards counted 0 to 51 in the order of the deck."""
        held = list(cards)
        total = self.bias + int(self.card_keys[held].sum())
        best = int(self.of_ranks[total & KEY])
        if total & FLUSH_BITS:
            masks = int(CARD_MASKS[held].sum())
            best = max(best, *(int(self.of_suit[masks >> (16 * suit) & 0x1FFF]) for suit in range(4)))
        return best


@lru_cache(maxsize=16)
def array_ranking(ranking: Ranking, cards: int) -> ArrayRanking:
    """The tables, built once for each ranking and number of cards."""
    return ArrayRanking(ranking, cards)


def card_numbers(cards: tuple[Card, ...]) -> tuple[int, ...]:
    """Cards as their places in the deck."""
    return tuple(map(DECK.index, cards))


@lru_cache(maxsize=8)
def _values(ranking: Ranking) -> tuple[tuple[HandValue, ...], tuple[HandValue, ...]]:
    """The value of every multiset of ranks that makes no flush, and of every set of ranks of one suit."""
    by_rank = tuple(ranking.uncached_value(_mixed(ranks)) for ranks in _multisets(ranking.size))
    return by_rank, tuple(ranking.uncached_value(_suited(mask)) for mask in _masks(ranking.size))


def _multisets(size: int) -> list[tuple[int, ...]]:
    sets = combinations_with_replacement(range(13), size)
    return [ranks for ranks in sets if all(ranks.count(rank) <= 4 for rank in ranks)]


def _masks(size: int) -> list[int]:
    return [sum(1 << rank for rank in ranks) for ranks in combinations(range(13), size)]


def _mixed(ranks: tuple[int, ...]) -> tuple[Card, ...]:
    """Cards of these ranks whose suits go round, so that they make no flush."""
    return tuple(Card(RANK_LETTERS[rank] + "cdhs"[i % 4]) for i, rank in enumerate(ranks))


def _suited(mask: int) -> tuple[Card, ...]:
    return tuple(Card(RANK_LETTERS[rank] + "s") for rank in range(13) if mask >> rank & 1)


def _best_of_suit(masks: list[int], strengths: list[int]) -> NDArray[np.uint16]:
    """For every set of ranks of one suit the best flush in it, or 0: a larger set has that of its subsets."""
    best = np.zeros(1 << 13, np.uint16)
    best[masks] = strengths
    every = np.arange(1 << 13)
    for rank in range(13):
        best = np.maximum(best, np.where(every >> rank & 1, best[every & ~(1 << rank)], 0))
    return best.astype(np.uint16)


def _best_of_ranks(
    counts: NDArray[np.int8], strengths: NDArray[np.uint16], more: int
) -> tuple[NDArray[np.int64], NDArray[np.uint16]]:
    """Keys of the multisets of ranks with so many cards more, and the best hand in each: that without one card."""
    keys = counts @ _KEYS
    for _ in range(more):
        order = np.argsort(keys)
        smaller, of_smaller = keys[order], strengths[order]
        counts = _one_more(counts)
        keys = counts @ _KEYS
        strengths = np.zeros(len(keys), np.uint16)
        for rank in range(13):
            holds = counts[:, rank] > 0
            found = of_smaller[np.searchsorted(smaller, keys[holds] - RANK_KEYS[rank])]
            strengths[holds] = np.maximum(strengths[holds], found)
    return keys, strengths


def _one_more(counts: NDArray[np.int8]) -> NDArray[np.int8]:
    """Every multiset with one card more: a card is added at or above the highest rank, so that none comes twice."""
    highest = 12 - np.argmax(counts[:, ::-1] > 0, axis=1)
    grown = []
    for rank in range(13):
        more = counts[(highest <= rank) & (counts[:, rank] < 4)].copy()
        more[:, rank] += 1
        grown.append(more)
    return np.concatenate(grown)
