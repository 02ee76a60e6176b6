"""How often two hands of different cards both reach a bound: what a wager on the lower of two hands turns on.

Let N(S) be how many hands that reach the bound contain the set S of cards, N1 for the one hand and N2 for the other.
The pairs of such hands without a card in common are the sum of (-1)^|S| N1(S) N2(S) over all sets S, by inclusion and
exclusion over the cards in common. S need not be larger than the smaller hand, and of sets that differ only by a change
of suits one is enough. No two hands are ever compared.
"""

from typing import Final

import numpy as np
from numba import njit
from numpy.typing import NDArray

from croupier.analysis.suits import CHOOSE, classes, next_set, standing_for
from croupier.cards.array_ranking import CARD_MASKS, FLUSH_BITS, KEY, ArrayRanking

Cards = NDArray[np.uint8]
Numbers = NDArray[np.int64]
Strengths = NDArray[np.uint16]
Bounds = NDArray[np.int64]
"""The least strength that reaches each bound."""

LARGEST: Final = 5
"""The most cards that the smaller hand may have: classes of more are too many."""


def both_reach(one: ArrayRanking, other: ArrayRanking, bounds: tuple[Bounds, Bounds]) -> list[int]:
    """For each bound how many pairs of hands without a common card reach it, each in its own ranking."""
    most, number = min(one.cards, other.cards), len(bounds[0])
    more = np.repeat([one.cards, other.cards], number) - most
    sets = classes(most).sets
    containing = np.concatenate(
        [_completed(sets, tables, own) for tables, own in zip((one, other), bounds, strict=True)], axis=1
    )
    total = np.zeros(number, np.int64)
    for common in range(most, -1, -1):
        pairs = containing[:, :number] * containing[:, number:]
        total += (-1) ** common * (classes(common).weights @ pairs)
        if common:
            more += 1
            found = np.zeros((len(classes(common - 1).sets), 2 * number), np.int64)
            _add_a_card(classes(common - 1).sets, classes(common).numbers, containing, found)
            containing = found // more  # a hand was found once by each card that the set lacks
    return [int(pairs) for pairs in total]


def _completed(sets: Cards, tables: ArrayRanking, bounds: Bounds) -> Numbers:
    """By set and bound, how many hands that reach the bound contain the set."""
    found = np.zeros((len(sets), len(bounds)), np.int64)
    more = tables.cards - sets.shape[1]
    _complete(sets, more, tables.card_keys, tables.of_ranks, tables.of_suit, tables.bias, bounds, found)
    return found


@njit(cache=True)
def left_beside(held: Cards, left: Cards) -> int:
    """Put the cards that are not held into `left`; return how many they are."""
    number = 0
    for card in range(52):
        fresh = True
        for other in held:
            fresh &= other != card
        if fresh:
            left[number] = card
            number += 1
    return number


@njit(cache=True)
def best_of(key: np.int64, masks: np.int64, of_ranks: Strengths, of_suit: Strengths) -> np.uint16:
    """The strength of the best hand in cards with this key and these ranks by suit."""
    best: np.uint16 = of_ranks[key & KEY]
    if key & FLUSH_BITS:
        for suit in range(4):
            best = max(best, of_suit[masks >> (16 * suit) & 0x1FFF])
    return best


@njit(cache=True)
def _complete(
    sets: Cards,
    more: int,
    card_keys: Numbers,
    of_ranks: Strengths,
    of_suit: Strengths,
    bias: int,
    bounds: Bounds,
    out: Numbers,
) -> None:
    """Complete each set to a hand in every way and count the hands that reach each bound."""
    left, chosen = np.zeros(52, np.uint8), np.zeros(more + 1, np.uint8)
    for k in range(len(sets)):
        key, masks = np.int64(bias), np.int64(0)
        for card in sets[k]:
            key += card_keys[card]
            masks += CARD_MASKS[card]
        number = left_beside(sets[k], left)
        for i in range(more):
            chosen[i] = i
        for way in range(CHOOSE[number, more]):
            if way:
                next_set(chosen, more)
            all_keys, all_masks = key, masks
            for i in range(more):
                all_keys += card_keys[left[chosen[i]]]
                all_masks += CARD_MASKS[left[chosen[i]]]
            best = best_of(all_keys, all_masks, of_ranks, of_suit)
            for b in range(len(bounds)):
                out[k, b] += best >= bounds[b]


@njit(cache=True)
def _add_a_card(sets: Cards, numbers: NDArray[np.int32], larger: Numbers, out: Numbers) -> None:
    """Add up over every further card what is counted for the set with it."""
    size = sets.shape[1]
    cards, stands, to = np.zeros(size + 1, np.uint8), np.zeros(size + 1, np.uint8), np.zeros(4, np.int64)
    for k in range(len(sets)):
        for card in range(52):
            fresh = True
            for i in range(size):
                fresh &= sets[k, i] != card
                cards[i] = sets[k, i]
            if not fresh:
                continue
            cards[size] = card
            number = numbers[standing_for(cards, size + 1, stands, to)]
            for b in range(larger.shape[1]):
                out[k, b] += larger[number, b]
