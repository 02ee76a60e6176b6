"""Kernels over rows of dealt cards: sets are numbered, choices looked up, hands ranked, compared and counted.

The places of a row that belong to a hand, and all tables, come in tuples; a kernel takes them apart before its loop, so
that nothing is counted in and out for every row.
"""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from croupier.analysis.chance import Cards
from croupier.analysis.suits import CHOOSE, PERMUTATIONS, classes, next_set, permutation_number, standing_for
from croupier.cards.array_ranking import CARD_MASKS, FLUSH_BITS, KEY

Numbers = NDArray[np.int64]
Index = NDArray[np.int32]


class Asked(NamedTuple):
    """A decision as the kernels take it."""

    seen: int
    by_hole: bool
    choices: NDArray[np.uint8]
    places: Index  # of every set of the cards that stand for their class: the class, and how the suits move
    moved: NDArray[np.uint16]
    before: Numbers  # by state: the row of the choices, or -1 where nobody is asked
    follows: Numbers  # by state and option: the state behind the decision


class Ranked(NamedTuple):
    """A hand: the columns of its cards, two runs of them, and the tables that tell its strength and its kind."""

    first: int
    last: int
    more: int
    end: int
    keys: Numbers
    of_ranks: NDArray[np.uint16]
    of_suit: NDArray[np.uint16]
    bias: int
    kinds: NDArray[np.uint8]  # by strength
    kinds_suited: NDArray[np.uint8]  # by suit and ranks, where all cards are of one suit; 0 where that is not special


@lru_cache(maxsize=8)
def places(size: int) -> Index:
    """For every set of so many cards 32 times its class, and the permutation of suits that leads there."""
    return _places(size, classes(size).numbers) if size else np.zeros(1, np.int32)


@njit(cache=True)
def _places(size: int, numbers: Index) -> Index:
    total = CHOOSE[52, size]
    found = np.zeros(total, np.int32)
    cards, out, to = np.arange(size).astype(np.uint8), np.zeros(size, np.uint8), np.zeros(4, np.int64)
    for index in range(total):
        own = numbers[standing_for(cards, size, out, to)]
        found[index] = 32 * own + permutation_number(to)
        if index + 1 < total:
            next_set(cards, size)
    return found


@njit(cache=True, nogil=True)
def number_sets(cards: Cards, first: int, size: int, out: Index) -> None:
    """The number of the set in so many columns of every row, in whatever order its cards lie."""
    if size == 3:
        for r in range(len(cards)):
            a, b, c = np.int64(cards[r, first]), np.int64(cards[r, first + 1]), np.int64(cards[r, first + 2])
            low, high = min(a, b), max(a, b)
            out[r] = min(low, c) + CHOOSE[max(low, min(high, c)), 2] + CHOOSE[max(high, c), 3]
        return
    held = np.zeros(8, np.uint8)
    for r in range(len(cards)):
        number = 0
        for i in range(size):
            card = cards[r, first + i]
            for j in range(i):
                low, card = min(held[j], card), max(held[j], card)
                held[j] = low
            held[i] = card
        for i in range(size):
            number += CHOOSE[held[i], i + 1]
        out[r] = number


@njit(cache=True, nogil=True)
def decide_by_board(asked: Asked, boards: Index, holes: Index, states: Index) -> None:
    """Bring every round behind a decision made on the board that is seen."""
    before, follows, choices = asked.before, asked.follows, asked.choices
    places, moved = asked.places, asked.moved
    for r in range(len(states)):
        state = states[r]
        row = before[state]
        if row < 0:
            states[r] = follows[state, 0]
        else:
            place = places[boards[r]]
            states[r] = follows[state, choices[place >> 5, row, moved[place & 31, holes[r]]]]


@njit(cache=True, nogil=True)
def decide_by_hole(asked: Asked, holes: Index, up: int, cards: Cards, states: Index) -> None:
    """Bring every round behind a decision made on the hole cards and the card in column `up`, if there is one."""
    before, follows, choices, places = asked.before, asked.follows, asked.choices, asked.places
    for r in range(len(states)):
        state = states[r]
        row = before[state]
        if row < 0:
            states[r] = follows[state, 0]
        else:
            place, column = places[holes[r]], 0
            if up:
                shown = cards[r, up]
                column = (shown & 0xFC) | PERMUTATIONS[place & 31, shown & 3]
            states[r] = follows[state, choices[place >> 5, row, column]]


@njit(cache=True, nogil=True)
def rank(hand: Ranked, cards: Cards, strengths: Index, kinds: Index) -> None:
    """The strength and the kind of a hand in every row."""
    first, last, more, end = hand.first, hand.last, hand.more, hand.end
    keys, of_ranks, of_suit, bias = hand.keys, hand.of_ranks, hand.of_suit, hand.bias
    of_strength, of_suited = hand.kinds, hand.kinds_suited
    for r in range(len(cards)):
        key = bias
        for i in range(first, last):
            key += keys[cards[r, i]]
        for i in range(more, end):
            key += keys[cards[r, i]]
        best = np.int64(of_ranks[key & KEY])
        kind = np.int64(of_strength[best])
        if key & FLUSH_BITS:
            masks = np.int64(0)
            for i in range(first, last):
                masks += CARD_MASKS[cards[r, i]]
            for i in range(more, end):
                masks += CARD_MASKS[cards[r, i]]
            for suit in range(4):
                best = max(best, np.int64(of_suit[masks >> (16 * suit) & 0x1FFF]))
            kind = np.int64(of_strength[best])
            for suit in range(4):
                mine = masks >> (16 * suit) & 0x1FFF
                if masks == mine << (16 * suit) and of_suited[suit, mine]:
                    kind = np.int64(of_suited[suit, mine])
        strengths[r], kinds[r] = best, kind


@njit(cache=True, nogil=True)
def compare(
    own: Index, kinds: Index, other: Index, number: int, qualifying: int, states: Index, outcomes: Index
) -> None:
    """The outcome of every round; `number` is how many kinds there are."""
    for r in range(len(outcomes)):
        case = (3 if other[r] >= qualifying else 0) + (own[r] == other[r]) + 2 * (own[r] < other[r])
        outcomes[r] = (states[r] * number + kinds[r]) * 6 + case


@njit(cache=True, nogil=True)
def count(outcomes: Index, counts: Numbers) -> None:
    """Count the outcomes."""
    for outcome in outcomes:
        counts[outcome] += 1
