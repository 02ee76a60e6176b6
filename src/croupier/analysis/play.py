"""The best play under the tables in force, from a solution: how all deals end when the player chooses well."""

import numpy as np
from numba import njit, prange
from numpy.typing import NDArray

from croupier.analysis.choosing import THREADS
from croupier.analysis.lifting import Index
from croupier.analysis.shape import Shape, courses_of
from croupier.analysis.solution import Solution, courses_after, grouped

Deals = NDArray[np.int64]
"""By course, kind and case."""


def best_play(shape: Shape, solution: Solution, net: NDArray[np.int64]) -> Deals:
    """How many deals end in each course, kind and case."""
    deals = by_group(shape, solution, net)
    return _first_choices(shape, deals, net) if grouped(shape) else deals[0]


def by_group(shape: Shape, solution: Solution, net: NDArray[np.int64]) -> Deals:
    """The same by group of hole cards, for every choice of a first decision that is made on them alone."""
    deals = solution.deals.copy()
    courses = [course.choices for course in courses_of(shape)]
    asked = [[courses.index(one.choices) for one in row] for row in courses_after(shape, len(shape.levels) - 1)]
    for options in (row for row in asked if len(row) > 1):
        if len(solution.rows):
            _add_rows(deals, solution.rows, np.array(options), net)
    if len(solution.counts):
        (options,) = asked
        width = solution.counts.shape[2]
        worth = np.ascontiguousarray(net[options][:, :, 6 - width :]).reshape(len(options), -1)
        sums = np.zeros((THREADS, *worth.shape), np.int64)
        _add_places(solution.counts.reshape(len(solution.counts), -1), solution.weights, worth, sums)
        deals[0, options, :, 6 - width :] += sums.sum(axis=0).reshape(len(options), -1, width)
    return deals


def _add_rows(deals: Deals, rows: NDArray[np.int64], options: NDArray[np.int64], net: NDArray[np.int64]) -> None:
    """Decide each kept row: its counts go to the course that is worth most."""
    values = np.einsum("rc,orc->ro", rows[:, 3:], net[options][:, rows[:, 1]])
    taken = options[np.argmax(values, axis=1)]
    np.add.at(deals, (rows[:, 0], taken, rows[:, 1]), rows[:, 2:3] * rows[:, 3:])


@njit(cache=True, parallel=True)
def _add_places(counts: Index, weights: NDArray[np.int64], net: NDArray[np.int64], out: NDArray[np.int64]) -> None:
    """Decide each place, of which kinds and cases lie in one row; every thread has sums of its own, by option."""
    for share in prange(THREADS):
        for s in range(share * len(counts) // THREADS, (share + 1) * len(counts) // THREADS):
            row, taken, most = counts[s], 0, np.int64(0)
            for option in range(len(net)):
                value = np.int64(0)
                for i in range(len(row)):
                    value += row[i] * net[option, i]
                if option == 0 or value > most:
                    taken, most = option, value
            for i in range(len(row)):
                out[share, taken, i] += weights[s] * row[i]


def first_values(shape: Shape, deals: Deals, net: NDArray[np.int64]) -> tuple[tuple[str, ...], NDArray[np.object_]]:
    """The choices of the first decision, and what each is worth in each group, by choice and group."""
    first = [course.choices[0] for course in courses_of(shape)]
    options = tuple(dict.fromkeys(first))
    worth = (deals.astype(object) * net.astype(object)).sum(axis=(2, 3))
    return options, np.array([worth[:, _of_choice(first, option)].sum(axis=1) for option in options])


def _of_choice(first: list[str], option: str) -> list[int]:
    return [i for i, choice in enumerate(first) if choice == option]


def _first_choices(shape: Shape, deals: Deals, net: NDArray[np.int64]) -> Deals:
    """Take the first decision in each group by what its courses are worth together."""
    options, values = first_values(shape, deals, net)
    first = [course.choices[0] for course in courses_of(shape)]
    total = np.zeros(deals.shape[1:], np.int64)
    for group, best in enumerate(values.argmax(axis=0)):
        taken = _of_choice(first, options[best])
        total[taken] += deals[group, taken]
    return total
