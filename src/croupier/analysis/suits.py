"""Sets of cards up to a change of suits: one set stands for as many as 24, and carries their number as its weight.

A set is described by the ranks it holds in each suit. It is the one that stands for its class when those four
descriptions, read as numbers, do not rise. Sets are numbered by `index_of`, classes in the order of their sets.

A reduced deck has fewer ranks and all suits; its cards are numbered on from 0 as those of the whole deck are.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations
from math import comb
from typing import Final, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

CHOOSE: Final = np.array([[comb(n, k) for k in range(9)] for n in range(56)], np.int64)
PERMUTATIONS: Final = np.array(list(permutations(range(4))), np.int64)


class Classes(NamedTuple):
    """All sets of so many cards, up to a change of suits."""

    sets: NDArray[np.uint8]  # one row of cards, rising, for each class
    weights: NDArray[np.int64]  # how many sets the class has
    numbers: NDArray[np.int32]  # of the class, by the index of the set that stands for it; -1 for all other sets


@njit(cache=True)
def index_of(cards: NDArray[np.uint8], size: int) -> int:
    """The number of a set among all sets of its size; its cards rise."""
    total = 0
    for i in range(size):
        total += CHOOSE[cards[i], i + 1]
    return total


@njit(cache=True)
def next_set(cards: NDArray[np.uint8], size: int) -> None:
    """Step to the set with the next number."""
    i = 0
    while i + 1 < size and cards[i] + 1 == cards[i + 1]:
        cards[i] = i
        i += 1
    cards[i] += 1


@njit(cache=True)
def suit_ranks(cards: NDArray[np.uint8], size: int, ranks: NDArray[np.int64]) -> None:
    """The ranks held in each suit, as bits."""
    ranks[:] = 0
    for i in range(size):
        ranks[cards[i] & 3] |= 1 << (cards[i] >> 2)


@njit(cache=True)
def standing_for(cards: NDArray[np.uint8], size: int, out: NDArray[np.uint8], to: NDArray[np.int64]) -> int:
    """Put the set that stands for these cards into `out`, and into `to` what becomes of each suit; return its index."""
    ranks = np.zeros(4, np.int64)
    suit_ranks(cards, size, ranks)
    for suit in range(4):
        before = 0
        for other in range(4):
            if ranks[other] > ranks[suit] or (ranks[other] == ranks[suit] and other < suit):
                before += 1
        to[suit] = before
    for i in range(size):
        card = (cards[i] & 0xFC) | to[cards[i] & 3]
        j = i
        while j > 0 and out[j - 1] > card:
            out[j] = out[j - 1]
            j -= 1
        out[j] = card
    return index_of(out, size)


@njit(cache=True)
def _orbit(ranks: NDArray[np.int64]) -> int:
    """How many sets stand behind a set with these suits, or 0 when it does not stand for its class."""
    same, size = 1, 24
    for suit in range(1, 4):
        if ranks[suit] > ranks[suit - 1]:
            return 0
        same = same + 1 if ranks[suit] == ranks[suit - 1] else 1
        size //= same
    return size


@njit(cache=True)
def _classes(size: int, deck: int, count: int) -> tuple[NDArray[np.uint8], NDArray[np.int64], NDArray[np.int32]]:
    sets = np.zeros((count, size), np.uint8)
    weights = np.zeros(count, np.int64)
    total = CHOOSE[deck, size]
    numbers = np.full(total, -1, np.int32)
    cards = np.arange(size).astype(np.uint8)
    ranks = np.zeros(4, np.int64)
    found = 0
    for index in range(total):
        suit_ranks(cards, size, ranks)
        weight = _orbit(ranks)
        if weight:
            sets[found], weights[found], numbers[index] = cards, weight, found
            found += 1
        if index + 1 < total:
            next_set(cards, size)
    assert found == count
    return sets, weights, numbers


def class_count(size: int, deck: int = 52) -> int:
    """How many classes there are, counted by Burnside: the sets that each permutation of suits leaves alone."""
    fixed = 0
    for suits in PERMUTATIONS:
        ways = np.array([1], object)
        for length in _cycles(suits):  # of the cards of a rank a cycle holds all or none
            ways = np.convolve(ways, np.array([1, *[0] * (length - 1), 1], object))
        sets = np.array([1], object)
        for _ in range(deck // 4):
            sets = np.convolve(sets, ways)
        fixed += sets[size] if size < len(sets) else 0
    return int(fixed) // 24


def _cycles(suits: NDArray[np.int64]) -> Iterator[int]:
    """The lengths of the cycles of a permutation of suits."""
    seen = set[int]()
    for start in range(4):
        suit, length = start, 0
        while suit not in seen:
            seen.add(suit)
            suit, length = int(suits[suit]), length + 1
        if length:
            yield length


@lru_cache(maxsize=16)
def classes(size: int, deck: int = 52) -> Classes:
    """All classes of sets of so many cards out of a deck of so many, a whole number of ranks."""
    if size == 0:
        return Classes(np.zeros((1, 0), np.uint8), np.ones(1, np.int64), np.zeros(1, np.int32))
    return Classes(*_classes(size, deck, class_count(size, deck)))


@njit(cache=True)
def _numbers(size: int, deck: int, of_class: NDArray[np.int32]) -> NDArray[np.int32]:
    total = CHOOSE[deck, size]
    found = np.zeros(total, np.int32)
    cards = np.arange(size).astype(np.uint8)
    out, to = np.zeros(size, np.uint8), np.zeros(4, np.int64)
    for index in range(total):
        found[index] = of_class[standing_for(cards, size, out, to)]
        if index + 1 < total:
            next_set(cards, size)
    return found


@lru_cache(maxsize=8)
def class_numbers(size: int, deck: int = 52) -> NDArray[np.int32]:
    """The class of every set of so many cards."""
    return _numbers(size, deck, classes(size, deck).numbers)


@njit(cache=True)
def _moved(size: int, deck: int) -> NDArray[np.uint16]:
    total = CHOOSE[deck, size]
    moved = np.zeros((24, total), np.uint16)
    cards = np.arange(size).astype(np.uint8)
    other = np.zeros(size, np.uint8)
    for index in range(total):
        for number in range(24):
            for i in range(size):
                card = (cards[i] & 0xFC) | PERMUTATIONS[number, cards[i] & 3]
                j = i
                while j > 0 and other[j - 1] > card:
                    other[j] = other[j - 1]
                    j -= 1
                other[j] = card
            moved[number, index] = index_of(other, size)
        if index + 1 < total:
            next_set(cards, size)
    return moved


@lru_cache(maxsize=4)
def moved(size: int, deck: int = 52) -> NDArray[np.uint16]:
    """For each permutation of suits, what index each set of up to three cards gets."""
    assert size <= 3
    return _moved(size, deck)


@njit(cache=True)
def permutation_number(to: NDArray[np.int64]) -> int:
    """The place of a permutation of suits in `PERMUTATIONS`."""
    for number in range(24):
        if (
            PERMUTATIONS[number, 0] == to[0]
            and PERMUTATIONS[number, 1] == to[1]
            and PERMUTATIONS[number, 2] == to[2]
            and PERMUTATIONS[number, 3] == to[3]
        ):
            return number
    return -1
