"""Carry counts from boards to the smaller boards they contain: from what is dealt in the end to what is known earlier.

Only boards that stand for their class are visited, each with the weight of its class. What they carry to a smaller
board is complete only when it is added up over the permutations of suits that leave the smaller board as it is, and it
is then 24 times what it should be.
"""

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

import numpy as np
from numba import njit, prange
from numpy.typing import NDArray

from croupier.analysis.showdown import Cards, Numbers, Showdowns
from croupier.analysis.suits import PERMUTATIONS, classes, permutation_number, standing_for

OWNERS = 2  # threads that share the smaller boards among them, each writing only to its own


class Parts(NamedTuple):
    """For each class of boards, each smaller board within it: its class, and the permutation of suits that leads there."""

    numbers: NDArray[np.int32]
    moves: Cards


@njit(cache=True)
def _parts(sets: Cards, chosen: Cards, numbers: NDArray[np.int32]) -> tuple[NDArray[np.int32], Cards]:
    size = chosen.shape[1]
    found = np.zeros((len(sets), len(chosen)), np.int32)
    moves = np.zeros((len(sets), len(chosen)), np.uint8)
    part, out, to = np.zeros(size, np.uint8), np.zeros(size, np.uint8), np.zeros(4, np.int64)
    for k in range(len(sets)):
        for j in range(len(chosen)):
            for i in range(size):
                part[i] = sets[k, chosen[j, i]]
            found[k, j] = numbers[standing_for(part, size, out, to)]
            moves[k, j] = permutation_number(to)
    return found, moves


@lru_cache(maxsize=8)
def parts(board: int, smaller: int) -> Parts:
    """The smaller boards within every class of boards."""
    if smaller == 0:
        count = len(classes(board).sets)
        return Parts(np.zeros((count, 1), np.int32), np.zeros((count, 1), np.uint8))
    chosen = np.array(list(combinations(range(board), smaller)), np.uint8)
    return Parts(*_parts(classes(board).sets, chosen, classes(smaller).numbers))


@njit(cache=True)
def _symmetries(sets: Cards) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    keep = np.zeros((len(sets), 24), np.int64)
    count = np.zeros(len(sets), np.int64)
    size = sets.shape[1]
    other = np.zeros(size, np.uint8)
    for k in range(len(sets)):
        for number in range(24):
            for i in range(size):
                other[i] = (sets[k, i] & 0xFC) | PERMUTATIONS[number, sets[k, i] & 3]
            other.sort()
            if (other == sets[k]).all():
                keep[k, count[k]] = number
                count[k] += 1
    return keep, count


@lru_cache(maxsize=8)
def symmetries(size: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The permutations of suits that leave each class's set as it is, and how many they are."""
    return _symmetries(classes(size).sets)


@njit(cache=True)
def cases(below: int, not_above: int, unqualified: int, total: int, out: Numbers) -> None:
    """How many of the dealer's holdings lead to each of the six cases, in the order of `shape.CASES`."""
    low, same = min(below, unqualified), min(not_above, unqualified)
    out[0], out[1], out[2] = low, same - low, unqualified - same
    out[3] = below - low
    out[4] = not_above - below - out[1]
    out[5] = total - not_above - out[2]


@njit(cache=True, parallel=True)
def pack(found: Showdowns, weights: Numbers, total: int, out: NDArray[np.uint64]) -> None:
    """Two counts to a word: player higher and lower; then, if there is room, how often; then the unqualified cases.

    The fifth case, equal hands of which the dealer's qualifies, is what is left.
    """
    for k in prange(len(weights)):
        count = np.zeros(6, np.int64)
        for i in range(found.numbers.shape[1]):
            cases(found.below[k, i], found.not_above[k, i], found.unqualified[k, i], total, count)
            out[k, i, 0] = weights[k] * (count[3] | count[5] << 32)
            if out.shape[2] > 1:
                out[k, i, 1] = weights[k] * (1 | count[2] << 32)
            if out.shape[2] > 2:
                out[k, i, 2] = weights[k] * (count[0] | count[1] << 32)


@njit(cache=True, parallel=True)
def lift_words(
    words: NDArray[np.uint64],
    found: Showdowns,
    part_numbers: NDArray[np.int32],
    moves: Cards,
    moved: NDArray[np.uint16],
    out: NDArray[np.uint64],
) -> None:
    """Add the packed counts of several boards to the smaller boards they contain, by kind and holding."""
    for owner in prange(OWNERS):
        for k in range(len(part_numbers)):
            numbers, kinds = found.numbers[k], found.kinds[k]
            for j in range(part_numbers.shape[1]):
                part = part_numbers[k, j]
                if part % OWNERS == owner:
                    to = moved[moves[k, j]]
                    mine, target = words[k], out[part]
                    if mine.shape[1] == 1:
                        for i in range(len(numbers)):
                            target[kinds[i], to[numbers[i]], 0] += mine[i, 0]
                    else:
                        for i in range(len(numbers)):
                            one = target[kinds[i], to[numbers[i]]]
                            one[0] += mine[i, 0]
                            one[1] += mine[i, 1]


@njit(cache=True, parallel=True)
def lift_values(
    values: NDArray[np.int64],
    numbers: NDArray[np.int32],
    weights: Numbers,
    part_numbers: NDArray[np.int32],
    moves: Cards,
    moved: NDArray[np.uint16],
    out: NDArray[np.int64],
) -> None:
    """Add values of several boards, by state and holding, to the smaller boards they contain."""
    for owner in prange(OWNERS):
        for k in range(len(numbers)):
            for j in range(part_numbers.shape[1]):
                part = part_numbers[k, j]
                if part % OWNERS == owner:
                    to = moved[moves[k, j]]
                    for state in range(values.shape[1]):
                        for i in range(numbers.shape[1]):
                            out[part, state, to[numbers[k, i]]] += weights[k] * values[k, state, i]
