"""How often two hands that share the community cards both reach a bound.

On one board let N(S) be how many holdings that reach the bound contain the set S of cards. The ordered pairs of such
holdings without a card in common are the sum of (-1)^|S| N(S)^2 over all sets S. Boards are taken by class.
"""

from typing import Final

import numpy as np
from numba import njit, prange
from numpy.typing import NDArray

from croupier.analysis.lower import best_of, left_beside
from croupier.analysis.suits import CHOOSE, classes, next_set
from croupier.cards.array_ranking import CARD_MASKS, ArrayRanking

Cards = NDArray[np.uint8]
Strengths = NDArray[np.uint16]
Numbers = NDArray[np.int64]

MOST: Final = 3
"""The most cards that a holding may have."""


def both_reach_with(tables: ArrayRanking, board: int, bounds: Numbers) -> list[int]:
    """For each bound how many pairs of holdings on all boards reach it or one before it."""
    found = classes(board)
    pairs = np.zeros((len(found.sets), len(bounds)), np.int64)
    hold = tables.cards - board
    _count(found.sets, hold, tables.card_keys, tables.of_ranks, tables.of_suit, tables.bias, bounds, pairs)
    return [int(number) for number in found.weights @ pairs]


@njit(cache=True, parallel=True)
def _count(
    boards: Cards,
    hold: int,
    card_keys: Numbers,
    of_ranks: Strengths,
    of_suit: Strengths,
    bias: int,
    bounds: Numbers,
    out: Numbers,
) -> None:
    for k in prange(len(boards)):
        key, masks = np.int64(bias), np.int64(0)
        for card in boards[k]:
            key += card_keys[card]
            masks += CARD_MASKS[card]
        left = np.zeros(52, np.uint8)
        ways = CHOOSE[left_beside(boards[k], left), hold]
        number, with_one = np.zeros(len(bounds), np.int64), np.zeros((len(bounds), 52), np.int64)
        side = 52 if hold == 3 else 1
        with_two = np.zeros((len(bounds), side, side), np.int64)
        chosen = np.arange(hold + 1).astype(np.uint8)
        for way in range(ways):
            if way:
                next_set(chosen, hold)
            all_keys, all_masks = key, masks
            for i in range(hold):
                all_keys += card_keys[left[chosen[i]]]
                all_masks += CARD_MASKS[left[chosen[i]]]
            level = _level(best_of(all_keys, all_masks, of_ranks, of_suit), bounds)
            if level < len(bounds):
                number[level] += 1
                _contain(chosen, hold, with_one[level], with_two[level])
        _pair_up(number, with_one, with_two, hold, out[k])


@njit(cache=True)
def _level(strength: np.uint16, bounds: Numbers) -> int:
    """The first bound that is reached."""
    level = 0
    while level < len(bounds) and strength < bounds[level]:
        level += 1
    return level


@njit(cache=True)
def _contain(chosen: Cards, hold: int, with_one: Numbers, with_two: Numbers) -> None:
    """Note which cards a holding contains, and which pairs where it has three."""
    for i in range(hold):
        with_one[chosen[i]] += 1
        if hold == 3:
            for j in range(i + 1, hold):
                with_two[chosen[i], chosen[j]] += 1


@njit(cache=True)
def _pair_up(number: Numbers, with_one: Numbers, with_two: Numbers, hold: int, out: Numbers) -> None:
    """The disjoint pairs at every level, of holdings that reach it or one before it."""
    for level in range(len(number)):
        if level:
            number[level] += number[level - 1]
            with_one[level] += with_one[level - 1]
            with_two[level] += with_two[level - 1]
        out[level] = number[level] ** 2
        if hold > 1:
            out[level] -= (with_one[level] ** 2).sum()
        if hold == 3:
            out[level] += (with_two[level] ** 2).sum()
        # A set as large as the holding is contained in that holding alone.
        out[level] += number[level] if hold == 2 else -number[level]
