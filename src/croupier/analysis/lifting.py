"""Carry what is known on complete boards back to the smaller boards that are seen when a player decides.

For each class of smaller boards the cards that complete it are gone through. Each complete board stands in its class
by a change of suits, which moves the player's cards too, so every showdown is worked out once and read many times.
"""

from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np
from numba import njit, prange
from numpy.typing import NDArray

from croupier.analysis.showdown import (
    Cards,
    Numbers,
    Showdowns,
    Tables,
    cases,
    left_by,
    show_down,
    types_of,
    work_space,
)
from croupier.analysis.suits import PERMUTATIONS, classes, moved, permutation_number, standing_for

Index = NDArray[np.int32]
Moves = NDArray[np.uint16]
BLOCK: Final = 1024  # spots whose counts stay in the cache while the boards are gone through


class Layout(NamedTuple):
    """How a showdown is packed into a word: the kind and one, then counts of disjoint holdings."""

    kind_bits: int
    count_bits: int


NARROW, WIDE = Layout(4, 14), Layout(8, 18)


class Places(NamedTuple):
    """The information sets on each class of boards, up to the changes of suits that leave the board as it is."""

    start: Numbers  # by class
    holes: Index  # numbers of the hole cards
    weights: Numbers  # how many information sets each stands for, over all boards of the class


class Above(NamedTuple):
    """The larger boards that the cards of a deck make of a smaller one."""

    combos: Cards  # of the cards that are left
    numbers: Index  # of the class, by index of the larger board
    moved: Moves
    deck: int


@njit(cache=True)
def _symmetries(sets: Cards) -> tuple[Cards, Numbers]:
    keep = np.zeros((len(sets), 24), np.uint8)
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
def symmetries(size: int, deck: int) -> tuple[Cards, Numbers]:
    """The permutations of suits that leave each class's set as it is, and how many they are."""
    return _symmetries(classes(size, deck).sets)


@njit(cache=True)
def _places(
    boards: Cards, weights: Numbers, holdings: Cards, size: int, moves: Moves, keep: Cards, kept: Numbers, out: Places
) -> int:
    """Count the places, and write them down where there is room."""
    found = 0
    for k in range(len(boards)):
        held = np.zeros(64, np.bool_)
        for card in boards[k]:
            held[card] = True
        out.start[k] = found
        for hole in range(len(holdings)):
            if held[holdings[hole, 0]] or held[holdings[hole, 1]] or (size == 3 and held[holdings[hole, 2]]):
                continue
            same, first = 0, True
            for i in range(kept[k]):
                to = moves[keep[k, i], hole]
                first &= to >= hole
                same += to == hole
            if first:
                if found < len(out.holes):
                    out.holes[found] = hole
                    out.weights[found] = weights[k] * (kept[k] // same)
                found += 1
    out.start[len(boards)] = found
    return found


@lru_cache(maxsize=4)
def places(seen: int, size: int, deck: int) -> Places:
    """All places where a decision with so many community cards and hole cards may be made."""
    boards, weights, _ = classes(seen, deck)
    holdings = all_holdings(deck, size)
    given = (boards, weights, holdings, size, moved(size, deck), *symmetries(seen, deck))
    start = np.zeros(len(boards) + 1, np.int64)
    number = _places(*given, Places(start, np.zeros(0, np.int32), np.zeros(0, np.int64)))
    found = Places(start, np.zeros(number, np.int32), np.zeros(number, np.int64))
    _places(*given, found)
    return found


@lru_cache(maxsize=4)
def all_holdings(deck: int, size: int) -> Cards:
    """All sets of two or three cards by their numbers; of two cards the third column is 0."""
    found = np.zeros((len(list(combinations(range(deck), size))), 3), np.uint8)
    found[:, :size] = sorted(combinations(range(deck), size), key=lambda held: held[::-1])
    return found


@lru_cache(maxsize=4)
def above(seen: int, more: int, size: int, deck: int) -> Above:
    """What is needed to go from boards of so many cards to those with more."""
    combos = np.array(list(combinations(range(deck - seen), more)), np.uint8)
    return Above(combos, classes(seen + more, deck).numbers, moved(size, deck), deck)


@njit(cache=True)
def _parts(sets: Cards, chosen: Cards, numbers: Index) -> tuple[Index, Cards]:
    size = chosen.shape[1]
    found, moves = np.zeros((len(sets), len(chosen)), np.int32), np.zeros((len(sets), len(chosen)), np.uint8)
    part, out, to = np.zeros(size, np.uint8), np.zeros(size, np.uint8), np.zeros(4, np.int64)
    for k in range(len(sets)):
        for j in range(len(chosen)):
            for i in range(size):
                part[i] = sets[k, chosen[j, i]]
            found[k, j] = numbers[standing_for(part, size, out, to)]
            moves[k, j] = permutation_number(to)
    return found, moves


@lru_cache(maxsize=4)
def parts(board: int, smaller: int, deck: int) -> tuple[Index, Cards]:
    """Within every class of boards the smaller ones: their class, and the change of suits that leads there."""
    chosen = np.array(list(combinations(range(board), smaller)), np.uint8)
    return _parts(classes(board, deck).sets, chosen, classes(smaller, deck).numbers)


@njit(cache=True)
def larger_boards(board: Cards, up: Above, numbers: Index, moves: Cards) -> None:
    """For each completion of a board the class of the larger one, and the change of suits that leads there."""
    left = left_by(board, up.deck)
    seen, more = len(board), up.combos.shape[1]
    cards, out, to = np.zeros(seen + more, np.uint8), np.zeros(seen + more, np.uint8), np.zeros(4, np.int64)
    for i in range(seen):
        cards[i] = board[i]
    for c in range(len(up.combos)):
        for i in range(more):
            cards[seen + i] = left[up.combos[c, i]]
        numbers[c] = up.numbers[standing_for(cards, seen + more, out, to)]
        moves[c] = permutation_number(to)


@njit(cache=True, parallel=True)
def pack_boards(t: Tables, boards: Cards, holdings: Cards, size: int, layout: Layout, out: NDArray[np.uint32]) -> None:
    """The showdowns of several boards, packed, by number of the hole cards; 0 where the board holds one of them."""
    for k in prange(len(boards)):
        work = work_space(len(holdings), types_of(len(t.keys) - boards.shape[1], size))
        types = show_down(t, boards[k], holdings, size, work)
        _pack(work, types, layout, out[k])


@njit(cache=True)
def _pack(work: Showdowns, types: int, layout: Layout, out: NDArray[np.uint32]) -> None:
    kind_bits, count_bits = layout.kind_bits, layout.count_bits
    words = np.zeros(types, np.int64)
    for i in range(types):
        word = (np.int64(work.kinds[i]) + 1) | np.int64(work.below[i]) << kind_bits
        word |= np.int64(work.not_above[i]) << (kind_bits + count_bits)
        if count_bits > 14:
            word |= np.int64(work.unqualified[i]) << (kind_bits + 2 * count_bits)
        words[i] = word
    for i in range(len(work.numbers)):
        out[work.numbers[i]] = words[work.types[i]]


@njit(cache=True, parallel=True)
def gather_counts(
    packed: NDArray[np.uint32],
    boards: Cards,
    start: Numbers,
    holes: Index,
    up: Above,
    layout: Layout,
    total: int,
    out: Index,
) -> None:
    """For every place the deals to come by kind and case; `total` is how many hands the dealer may have in the end."""
    for k in prange(len(boards)):
        numbers, moves = np.zeros(len(up.combos), np.int32), np.zeros(len(up.combos), np.uint8)
        larger_boards(boards[k], up, numbers, moves)
        for low in range(start[k], start[k + 1], BLOCK):
            high = min(low + BLOCK, start[k + 1])
            for c in range(len(numbers)):
                if out.shape[2] == 3:
                    _add_three(packed[numbers[c]], up.moved[moves[c]], holes, low, high, layout, total, out)
                else:
                    _add_six(packed[numbers[c]], up.moved[moves[c]], holes, low, high, layout, total, out)


@njit(cache=True)
def _add_three(
    row: NDArray[np.uint32], to: Moves, holes: Index, low: int, high: int, layout: Layout, total: int, out: Index
) -> None:
    """One board where the dealer always competes."""
    kind_bits, count_bits = layout.kind_bits, layout.count_bits
    for s in range(low, high):
        word = np.int64(row[to[holes[s]]])
        kind = word & ((1 << kind_bits) - 1)
        if kind:
            below = word >> kind_bits & ((1 << count_bits) - 1)
            not_above = word >> (kind_bits + count_bits) & ((1 << count_bits) - 1)
            counts = out[s, kind - 1]
            counts[0] += below
            counts[1] += not_above - below
            counts[2] += total - not_above


@njit(cache=True)
def _add_six(
    row: NDArray[np.uint32], to: Moves, holes: Index, low: int, high: int, layout: Layout, total: int, out: Index
) -> None:
    """One board where the dealer may not qualify."""
    kind_bits, count_bits = layout.kind_bits, layout.count_bits
    mask = (1 << count_bits) - 1
    six = np.zeros(6, np.int64)
    for s in range(low, high):
        word = np.int64(row[to[holes[s]]])
        kind = word & ((1 << kind_bits) - 1)
        if kind:
            below, not_above = word >> kind_bits & mask, word >> (kind_bits + count_bits) & mask
            cases(below, not_above, word >> (kind_bits + 2 * count_bits) & mask, total, six)
            for case in range(6):
                out[s, kind - 1, case] += six[case]


@njit(cache=True, parallel=True)
def lift_values(values: NDArray[np.int64], boards: Cards, up: Above, out: NDArray[np.int64]) -> None:
    """Add up the values on all larger boards, by state and hole cards; 0 where board and hole cards overlap."""
    for k in prange(len(boards)):
        numbers, moves = np.zeros(len(up.combos), np.int32), np.zeros(len(up.combos), np.uint8)
        larger_boards(boards[k], up, numbers, moves)
        for c in range(len(numbers)):
            to = up.moved[moves[c]]
            for state in range(values.shape[1]):
                row, target = values[numbers[c], state], out[k, state]
                for hole in range(len(target)):
                    target[hole] += row[to[hole]]


@njit(cache=True)
def complete(values: NDArray[np.int64], moves: Moves, keep: Cards, kept: Numbers) -> None:
    """Make whole what was added from the boards that stand for their class, each with the weight of its class.

    It is complete when it is added up over the symmetries of the smaller board, and is then 24 times what it should be.
    """
    whole = np.zeros(values.shape[2], np.int64)
    for k in range(len(values)):
        for state in range(values.shape[1]):
            for hole in range(len(whole)):
                whole[hole] = 0
                for i in range(kept[k]):
                    whole[hole] += values[k, state, moves[keep[k, i], hole]]
            for hole in range(len(whole)):
                values[k, state, hole] = whole[hole] // 24


@njit(cache=True)
def blank(boards: Cards, holdings: Cards, size: int, values: NDArray[np.int64]) -> None:
    """Put 0 where the board holds one of the hole cards."""
    for k in range(len(boards)):
        held = np.zeros(64, np.bool_)
        for card in boards[k]:
            held[card] = True
        for hole in range(len(holdings)):
            if held[holdings[hole, 0]] or held[holdings[hole, 1]] or (size == 3 and held[holdings[hole, 2]]):
                values[k, :, hole] = 0


@njit(cache=True)
def spread_choices(
    values: NDArray[np.int64], places: Places, moves: Moves, keep: Cards, kept: Numbers, out: Cards
) -> None:
    """The best option at every place, for all hole cards that the place stands for."""
    for k in range(len(places.start) - 1):
        for s in range(places.start[k], places.start[k + 1]):
            for state in range(values.shape[1]):
                best = 0
                for option in range(1, values.shape[2]):
                    if values[s, state, option] > values[s, state, best]:
                        best = option
                for i in range(kept[k]):
                    out[k, state, moves[keep[k, i], places.holes[s]]] = best
