"""What is chosen, and how often each outcome follows.

Values are whole numbers: counts of deals times payoffs over a common denominator. Of options worth the same the one
listed first is taken, which is the one that stakes less.

Where the player's whole hand is known, its kind is, and one row of six counts says how the deals to come end. If the
same option is best under all extreme pay tables it is best under every table, and the row is added to a sum that holds
for all of them. The few other rows are kept, so that a pay table is priced without the deals being counted again.
"""

from typing import NamedTuple

import numpy as np
from numba import njit, prange
from numpy.typing import NDArray

from croupier.analysis.lifting import Index, Moves, Places
from croupier.analysis.showdown import Cards, Numbers, Showdowns, Tables, cases, show_down, types_of, work_space

THREADS = 2  # shares of the work, each with its own sums
ROOM = 1 << 20  # rows a thread may keep; a game with more of them is solved for its pay tables alone
ROW = 9  # numbers of a kept row: group, kind, weight and the six counts
BEYOND = np.int64(1 << 62)
NOBODY = np.zeros(0, np.int32)  # no groups of hole cards
NOWHERE = np.zeros((0, 0), np.uint8)  # every state is reached once everywhere
UNMOVED = np.zeros((0, 0), np.uint16)  # no other hole cards are alike


class Options(NamedTuple):
    """For each state before a decision the courses it may become, or the states; -1 where there are fewer."""

    courses: Numbers  # by state and option
    extremes: NDArray[np.int64]  # by extreme pay table, course, kind and case; the tables in force first


Taken = NDArray[np.int8]
"""By type of holding and state the course that is taken."""


class Alike(NamedTuple):
    """The changes of suits that leave a board as it is: hole cards that they carry into each other are one row."""

    moves: Moves
    keep: Cards
    kept: int


class Sums(NamedTuple):
    """By thread: deals by kind, group, course and case, and the rows whose choice depends on the pay tables.

    The kind comes first because most hands are of one kind: what is added to all the time stays in the cache.
    """

    deals: NDArray[np.int64]
    rows: NDArray[np.int64]
    kept: Numbers


def empty_sums(groups: int, courses: int, kinds: int, keeps: bool) -> Sums:
    """Sums at nought."""
    rows = np.zeros((THREADS, ROOM if keeps else 1, ROW), np.int64)
    return Sums(np.zeros((THREADS, kinds, groups, courses, 6), np.int64), rows, np.zeros(THREADS, np.int64))


@njit(cache=True)
def choose_by_type(
    work: Showdowns, types: int, total: int, options: Options, paid: NDArray[np.bool_], taken: Taken
) -> None:
    """The course that is taken in each state with each type of holding, or -1 where it depends on the pay tables."""
    net, courses = options.extremes, options.courses
    for i in range(types):
        if not work.weights[i]:
            continue
        kind, lost = work.kinds[i], np.int64(work.unqualified[i])
        below, not_above = np.int64(work.below[i]), np.int64(work.not_above[i])
        c0 = min(below, lost)
        c1 = min(not_above, lost) - c0
        c2, c3, c4 = lost - c0 - c1, below - c0, not_above - below - c1
        c5 = total - not_above - c2
        for state in range(len(courses)):
            for extreme in range(len(net) if paid[kind] else 1):
                chosen, most = np.int64(-1), np.int64(0)
                for option in range(courses.shape[1]):
                    course = courses[state, option]
                    if course < 0:
                        continue
                    value = c3 * net[extreme, course, kind, 3] + c4 * net[extreme, course, kind, 4]
                    value += c5 * net[extreme, course, kind, 5] + c0 * net[extreme, course, kind, 0]
                    value += c1 * net[extreme, course, kind, 1] + c2 * net[extreme, course, kind, 2]
                    if chosen < 0 or value > most:
                        chosen, most = course, value
                if extreme > 0 and chosen != taken[i, 0]:
                    taken[i, :] = -1
                    break
                taken[i, state] = chosen
            if taken[i, 0] < 0:
                break


@njit(cache=True)
def add_holdings(
    work: Showdowns, taken: Taken, total: int, weight: int, alike: Alike, groups: Index, reach: Cards, share: int,
    sums: Sums,
) -> None:  # fmt: skip
    """Add the deals of each holding to the courses that are taken, or keep the row; `reach` is by state and hole cards.

    All in one function, since handing arrays on costs more than what is done with them.
    """
    deals, moves, keep, kept = sums.deals[share], alike.moves, alike.keep, alike.kept
    alone, everywhere = len(groups) == 0, len(reach) == 0
    for i in range(len(work.numbers)):
        hole, one, often = work.numbers[i], work.types[i], weight
        if kept > 1:
            same, first = 1, True
            for j in range(1, kept):
                to = moves[keep[j], hole]
                if to < hole:
                    first = False
                    break
                same += to == hole
            if not first:
                continue
            often = weight * (kept // same)
        kind, lost = work.kinds[one], np.int64(work.unqualified[one])
        below, not_above = np.int64(work.below[one]), np.int64(work.not_above[one])
        c0 = min(below, lost)
        c1 = min(not_above, lost) - c0
        c2, c3, c4 = lost - c0 - c1, below - c0, not_above - below - c1
        c5 = total - not_above - c2
        group = np.int64(0) if alone else np.int64(groups[hole])
        if taken[one, 0] < 0:
            keep_row(group, kind, often, (c0, c1, c2, c3, c4, c5), share, sums)
            continue
        for state in range(taken.shape[1]):
            times = often if everywhere else often * np.int64(reach[state, hole])
            if times:
                course = taken[one, state]
                deals[kind, group, course, 3] += times * c3
                deals[kind, group, course, 4] += times * c4
                deals[kind, group, course, 5] += times * c5
                if lost:
                    deals[kind, group, course, 0] += times * c0
                    deals[kind, group, course, 1] += times * c1
                    deals[kind, group, course, 2] += times * c2


@njit(cache=True)
def keep_row(group: np.int64, kind: int, weight: int, six: tuple[np.int64, ...], share: int, sums: Sums) -> None:
    """Keep a row for later, if there is room."""
    place = sums.kept[share]
    sums.kept[share] += 1
    if place < sums.rows.shape[1]:
        row = sums.rows[share, place]
        row[0], row[1], row[2] = group, kind, weight
        for case in range(6):
            row[3 + case] = six[case]


@njit(cache=True, parallel=True)
def add_boards(
    t: Tables,
    boards: Cards,
    weights: Numbers,
    holdings: Cards,
    size: int,
    total: int,
    symmetries: tuple[Moves, Cards, Numbers],
    groups: Index,
    reach: Cards,
    options: Options,
    paid: NDArray[np.bool_],
    sums: Sums,
) -> None:
    """Add up the deals of several complete boards; `reach` is by board, state and hole cards, or empty."""
    for share in prange(THREADS):
        most = types_of(len(t.keys) - boards.shape[1], size)
        work, taken = work_space(len(holdings), most), np.zeros((most, len(options.courses)), np.int8)
        for k in range(share, len(boards), THREADS):
            types = show_down(t, boards[k], holdings, size, work)
            choose_by_type(work, types, total, options, paid, taken)
            ways = reach[k] if len(reach) else NOWHERE
            alike = Alike(symmetries[0], symmetries[1][k], symmetries[2][k])
            add_holdings(work, taken, total, weights[k], alike, groups, ways, share, sums)


@njit(cache=True, parallel=True)
def add_places(counts: Index, places: Places, groups: Index, reach: Cards, options: Options, sums: Sums) -> None:
    """Add up the deals of all places before the board is complete, under the first pay tables."""
    for share in prange(THREADS):
        net, deals, courses = options.extremes[0], sums.deals[share], options.courses
        kinds, width = counts.shape[1], counts.shape[2]
        for k in range(share, len(places.start) - 1, THREADS):
            for s in range(places.start[k], places.start[k + 1]):
                hole = places.holes[s]
                for state in range(len(courses)):
                    often = places.weights[s] * (reach[k, state, hole] if len(reach) else 1)
                    if often:
                        taken, most = -1, np.int64(0)
                        for option in range(courses.shape[1]):
                            course = courses[state, option]
                            if course < 0:
                                continue
                            value = np.int64(0)
                            for kind in range(kinds):
                                for case in range(width):
                                    value += counts[s, kind, case] * net[course, kind, 6 - width + case]
                            if taken < 0 or value > most:
                                taken, most = course, value
                        for kind in range(kinds):
                            for case in range(width):
                                add = often * counts[s, kind, case]
                                deals[kind, groups[hole], taken, 6 - width + case] += add


@njit(cache=True, parallel=True)
def value_places(
    counts: Index, places: Places, moves: Moves, keep: Cards, kept: Numbers, options: Options, out: NDArray[np.int64]
) -> None:
    """The value of every state at all places, by class of board, state and hole cards."""
    for k in prange(len(places.start) - 1):
        net, courses = options.extremes[0], options.courses
        kinds, width = counts.shape[1], counts.shape[2]
        for s in range(places.start[k], places.start[k + 1]):
            for state in range(len(courses)):
                most = -BEYOND
                for option in range(courses.shape[1]):
                    course = courses[state, option]
                    if course >= 0:
                        value = np.int64(0)
                        for kind in range(kinds):
                            for case in range(width):
                                value += counts[s, kind, case] * net[course, kind, 6 - width + case]
                        most = max(most, value)
                for i in range(kept[k]):
                    out[k, state, moves[keep[k, i], places.holes[s]]] = most


@njit(cache=True)
def value_types(
    work: Showdowns, types: int, total: int, options: Options, six: Numbers, choices: Cards, out: NDArray[np.int64]
) -> None:
    """The option taken on one complete board and the value of every option, by type and state."""
    net, courses = options.extremes[0], options.courses
    for i in range(types):
        if work.weights[i]:
            cases(work.below[i], work.not_above[i], work.unqualified[i], total, six)
            for state in range(len(courses)):
                most = -BEYOND
                for option in range(courses.shape[1]):
                    course = courses[state, option]
                    if course >= 0:
                        value = np.int64(0)
                        for case in range(6):
                            value += six[case] * net[course, work.kinds[i], case]
                        out[i, state, option] = value
                        if value > most:
                            most, choices[i, state] = value, option


@njit(cache=True, parallel=True)
def value_boards(
    t: Tables,
    boards: Cards,
    weights: Numbers,
    holdings: Cards,
    size: int,
    total: int,
    parts: tuple[Index, Cards],
    moves: Moves,
    options: Options,
    out: NDArray[np.int64],
) -> None:
    """Add the values on complete boards to the smaller boards they contain; each thread has a share of `out`."""
    for share in prange(THREADS):
        most, states = types_of(len(t.keys) - boards.shape[1], size), len(options.courses)
        work, six = work_space(len(holdings), most), np.zeros(6, np.int64)
        values = np.zeros((most, states, options.courses.shape[1]), np.int64)
        choices = np.zeros((most, states), np.uint8)
        numbers, changes = parts
        for k in range(share, len(boards), THREADS):
            types = show_down(t, boards[k], holdings, size, work)
            value_types(work, types, total, options, six, choices, values)
            for j in range(numbers.shape[1]):
                to, part = moves[changes[k, j]], numbers[k, j]
                for i in range(len(holdings)):
                    one, hole = work.types[i], to[work.numbers[i]]
                    for state in range(states):
                        out[share, part, state, hole] += weights[k] * values[one, state, choices[one, state]]


class Onward(NamedTuple):
    """A decision before the last: for each state and option the state it leads to, or -1 - course for a fold."""

    follows: Numbers  # by state and option; a number below every course where there are fewer
    folded: Numbers  # by course: the net result of a fold for each deal


@njit(cache=True, parallel=True)
def choose(lifted: NDArray[np.int64], onward: Onward, deals: int, values: NDArray[np.int64], choices: Cards) -> None:
    """Take the best option at every information set from what the states it leads to are worth."""
    for k in prange(len(lifted)):
        for state in range(len(onward.follows)):
            for hole in range(lifted.shape[2]):
                most, taken = np.int64(0), -1
                for option in range(onward.follows.shape[1]):
                    after = onward.follows[state, option]
                    if after < -len(onward.folded):
                        continue
                    value = lifted[k, after, hole] if after >= 0 else onward.folded[-1 - after] * deals
                    if taken < 0 or value > most:
                        most, taken = value, option
                values[k, state, hole], choices[k, state, hole] = most, taken


@njit(cache=True, parallel=True)
def reach_boards(
    reach: Cards, choices: Cards, onward: Onward, parts: tuple[Index, Cards], moves: Moves, out: Cards
) -> None:
    """In how many orders of the board each state is reached on larger boards; `reach` empty means once everywhere."""
    numbers, changes = parts
    for k in prange(len(out)):
        for j in range(numbers.shape[1]):
            part, to = numbers[k, j], moves[changes[k, j]]
            for state in range(choices.shape[1]):
                for hole in range(out.shape[2]):
                    mine = to[hole]
                    after = onward.follows[state, choices[part, state, mine]]
                    if after >= 0:
                        out[k, after, hole] += 1 if len(reach) == 0 else reach[part, state, mine]


@njit(cache=True)
def add_folds(
    weights: Numbers, holdings: Cards, size: int, boards: Cards, groups: Index, reach: Cards, choices: Cards,
    onward: Onward, deals: int, out: NDArray[np.int64],
) -> None:  # fmt: skip
    """Add the deals that end with a fold before the last decision."""
    for k in range(len(choices)):
        held = np.zeros(64, np.bool_)
        for card in boards[k]:
            held[card] = True
        for hole in range(choices.shape[2]):
            if held[holdings[hole, 0]] or held[holdings[hole, 1]] or (size == 3 and held[holdings[hole, 2]]):
                continue
            for state in range(choices.shape[1]):
                after = onward.follows[state, choices[k, state, hole]]
                if after < 0:
                    often = 1 if len(reach) == 0 else reach[k, state, hole]
                    out[0, groups[hole], -1 - after, 0] += weights[k] * often * deals


@njit(cache=True, parallel=True)
def values_of_places(counts: Index, courses: Numbers, net: NDArray[np.int64]) -> NDArray[np.int64]:
    """What every option is worth, by place, state and option."""
    out = np.zeros((len(counts), courses.shape[0], courses.shape[1]), np.int64)
    for s in prange(len(counts)):
        width = counts.shape[2]
        for state in range(courses.shape[0]):
            for option in range(courses.shape[1]):
                course = courses[state, option]
                if course >= 0:
                    for kind in range(counts.shape[1]):
                        for case in range(width):
                            out[s, state, option] += counts[s, kind, case] * net[course, kind, 6 - width + case]
    return out


@njit(cache=True, parallel=True)
def choose_on_boards(
    t: Tables,
    boards: Cards,
    holdings: Cards,
    size: int,
    total: int,
    options: Options,
    choices: Cards,
    values: NDArray[np.int64],
) -> None:
    """The option taken on complete boards, by state and hole cards; and where there is room what each is worth."""
    for k in prange(len(boards)):
        most, states = types_of(len(t.keys) - boards.shape[1], size), len(options.courses)
        work, six = work_space(len(holdings), most), np.zeros(6, np.int64)
        found = np.zeros((most, states, options.courses.shape[1]), np.int64)
        taken = np.zeros((most, states), np.uint8)
        types = show_down(t, boards[k], holdings, size, work)
        value_types(work, types, total, options, six, taken, found)
        for i in range(len(holdings)):
            one, hole = work.types[i], work.numbers[i]
            for state in range(states):
                choices[k, state, hole] = taken[one, state]
                if len(values):
                    for option in range(found.shape[2]):
                        values[k, state, option, hole] = found[one, state, option]
