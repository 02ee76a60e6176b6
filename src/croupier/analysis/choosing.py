"""At the last decision: what each course is worth at what the player knows, and which one is taken.

Values are whole numbers: counts of deals times payoffs over a common denominator. Of courses worth the same the one
listed first is taken, which is the one that stakes less.
"""

from typing import NamedTuple

import numpy as np
from numba import njit, prange
from numpy.typing import NDArray

from croupier.analysis.lifting import cases
from croupier.analysis.showdown import Cards, Numbers, Showdowns

Words = NDArray[np.uint64]
Index = NDArray[np.int32]


class Options(NamedTuple):
    """For each state before the last decision the courses on offer, and whether no pay table can change the choice."""

    courses: Numbers  # by state and option; -1 where there are fewer
    safe: Cards  # by state and option


class Pay(NamedTuple):
    """What each course pays by column, and the column of every kind and case."""

    by_column: Numbers
    columns: Numbers


class Rows(NamedTuple):
    """Packed counts on smaller boards with the symmetries that complete them, and how many deals a row has."""

    words: Words
    symmetries: Numbers
    symmetry_counts: Numbers
    moved: NDArray[np.uint16]
    showdown: int  # holdings of the dealer beside each complete board
    deals: int


@njit(cache=True)
def unpack(rows: Rows, part: int, slot: int, columns: Numbers, out: Numbers) -> None:
    """The counts by column of one row."""
    out[:] = 0
    words = rows.words[part]
    left = rows.deals
    for kind in range(words.shape[0]):
        low, often, third = np.uint64(0), np.uint64(0), np.uint64(0)
        for s in range(rows.symmetry_counts[part]):
            one = words[kind, rows.moved[rows.symmetries[part, s], slot]]
            low += one[0]
            if words.shape[2] > 1:
                often += one[1]
            if words.shape[2] > 2:
                third += one[2]
        if low == 0 and often == 0 and third == 0:
            continue
        split(kind, low, often, third, columns, out)
        if words.shape[2] > 1:
            equal = rows.showdown * half(often, 0) // 24 - half(low, 0) // 24 - half(low, 1) // 24
            equal -= half(often, 1) // 24 + half(third, 0) // 24 + half(third, 1) // 24
            out[columns[kind, 4]] += equal
    for column in range(len(out)):
        left -= out[column]
    if words.shape[2] == 1:
        out[columns[0, 4]] += left


@njit(cache=True)
def half(word: np.uint64, which: int) -> int:
    """One of the two counts in a word."""
    return np.int64((word >> np.uint64(32 * which)) & np.uint64(0xFFFFFFFF))


@njit(cache=True)
def split(kind: int, low: np.uint64, often: np.uint64, third: np.uint64, columns: Numbers, out: Numbers) -> None:
    """Put the counts of a kind where they belong, all but those of equal hands."""
    out[columns[kind, 3]] += half(low, 0) // 24
    out[columns[kind, 5]] += half(low, 1) // 24
    out[columns[kind, 2]] += half(often, 1) // 24
    out[columns[kind, 0]] += half(third, 0) // 24
    out[columns[kind, 1]] += half(third, 1) // 24


@njit(cache=True)
def worth(counts: Numbers, pay: Numbers, out: Numbers) -> None:
    """The value of every course."""
    for course in range(pay.shape[0]):
        total = 0
        for column in range(pay.shape[1]):
            total += counts[column] * pay[course, column]
        out[course] = total


@njit(cache=True)
def best(values: Numbers, options: Options, state: int) -> int:
    """The option taken in a state."""
    taken = 0
    for option in range(1, options.courses.shape[1]):
        course = options.courses[state, option]
        if course >= 0 and values[course] > values[options.courses[state, taken]]:
            taken = option
    return taken


@njit(cache=True, parallel=True)
def row_values(rows: Rows, first: int, slots: Index, pay: Pay, options: Options, out: NDArray[np.int64]) -> None:
    """The value of every state for a run of parts, in each of which `slots` are the holdings that the board leaves."""
    for k in prange(len(slots)):
        counts = np.zeros(pay.by_column.shape[1], np.int64)
        values = np.zeros(pay.by_column.shape[0], np.int64)
        for i in range(slots.shape[1]):
            unpack(rows, first + k, slots[k, i], pay.columns, counts)
            worth(counts, pay.by_column, values)
            for state in range(len(options.courses)):
                out[k, state, i] = values[options.courses[state, best(values, options, state)]]


@njit(cache=True, parallel=True)
def leaf_values(found: Showdowns, total: int, pay: Pay, options: Options, out: NDArray[np.int64]) -> None:
    """The value of every state where the board is complete."""
    for k in prange(len(out)):
        counts, six = np.zeros(pay.by_column.shape[1], np.int64), np.zeros(6, np.int64)
        values = np.zeros(pay.by_column.shape[0], np.int64)
        for i in range(found.numbers.shape[1]):
            cases(found.below[k, i], found.not_above[k, i], found.unqualified[k, i], total, six)
            spread(six, pay.columns[found.kinds[k, i]], counts)
            worth(counts, pay.by_column, values)
            for state in range(len(options.courses)):
                out[k, state, i] = values[options.courses[state, best(values, options, state)]]


@njit(cache=True)
def spread(six: Numbers, columns: Numbers, out: Numbers) -> None:
    """The counts by column of one kind of hand."""
    out[:] = 0
    for case in range(6):
        out[columns[case]] += six[case]


class Middle(NamedTuple):
    """The choices at the decision before the last: the boards it is made on within each last one, and what follows."""

    parts: Index
    moves: Cards
    moved: NDArray[np.uint16]
    choices: Cards  # by part, state and holding: the option taken
    follows: Numbers  # by state and option: the state before the last decision, or -1 - course for a fold
    states: Numbers  # the states that the decision is made in


@njit(cache=True)
def arrive(middle: Middle, board: int, slot: int, often: Numbers, folded: Numbers) -> None:
    """How often each state is reached at the last decision, over all orders in which the board may have come."""
    often[:] = 0
    folded[:] = 0
    for j in range(middle.parts.shape[1]):
        part = middle.parts[board, j]
        mine = middle.moved[middle.moves[board, j], slot]
        for state in range(middle.follows.shape[0]):
            after = middle.follows[state, middle.choices[part, state, mine]]
            if after >= 0:
                often[after] += 1
            else:
                folded[-1 - after] += 1


@njit(cache=True, parallel=True)
def row_outcomes(
    rows: Rows,
    first: int,
    slots: Index,
    weights: Numbers,
    groups: Index,
    pay: Pay,
    options: Options,
    middle: Middle,
    out: NDArray[np.int64],
) -> None:
    """Add up by group, course and column the deals of a run of parts; each thread has a share of `out`."""
    threads = len(out)
    for t in prange(threads):
        counts = np.zeros(pay.by_column.shape[1], np.int64)
        values, folded = np.zeros(pay.by_column.shape[0], np.int64), np.zeros(pay.by_column.shape[0], np.int64)
        often = np.ones(len(options.courses), np.int64)
        for k in range(t, len(slots), threads):
            for i in range(slots.shape[1]):
                slot = slots[k, i]
                unpack(rows, first + k, slot, pay.columns, counts)
                worth(counts, pay.by_column, values)
                if len(middle.parts):
                    arrive(middle, first + k, slot, often, folded)
                add(counts, values, options, often, folded, weights[k], out[t, groups[slot]])


@njit(cache=True)
def add(
    counts: Numbers, values: Numbers, options: Options, often: Numbers, folded: Numbers, weight: int, out: Numbers
) -> None:
    """Add the deals of one row to the courses that are taken."""
    for state in range(len(often)):
        if often[state]:
            taken = options.courses[state, best(values, options, state)]
            for column in range(len(counts)):
                out[taken, column] += weight * often[state] * counts[column]
    for course in range(len(folded)):
        if folded[course]:
            for column in range(len(counts)):
                out[course, column] += weight * folded[course] * counts[column]


@njit(cache=True, parallel=True)
def leaf_outcomes(
    found: Showdowns,
    first: int,
    total: int,
    weights: Numbers,
    groups: Index,
    pay: Pay,
    options: Options,
    middle: Middle,
    out: NDArray[np.int64],
) -> None:
    """The same where the board is complete."""
    threads = len(out)
    for t in prange(threads):
        counts, six = np.zeros(pay.by_column.shape[1], np.int64), np.zeros(6, np.int64)
        values, folded = np.zeros(pay.by_column.shape[0], np.int64), np.zeros(pay.by_column.shape[0], np.int64)
        often = np.ones(len(options.courses), np.int64)
        for k in range(t, len(weights), threads):
            for i in range(found.numbers.shape[1]):
                slot = found.numbers[k, i]
                cases(found.below[k, i], found.not_above[k, i], found.unqualified[k, i], total, six)
                spread(six, pay.columns[found.kinds[k, i]], counts)
                worth(counts, pay.by_column, values)
                if len(middle.parts):
                    arrive(middle, first + k, slot, often, folded)
                add(counts, values, options, often, folded, weights[k], out[t, groups[slot]])
