"""The best play under the tables in force, from a solution: how all deals end when the player chooses well."""

import numpy as np
from numba import njit
from numpy.typing import NDArray

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
        _add_places(solution.counts, solution.weights, np.array(options), net, deals[0])
    return deals


def _add_rows(deals: Deals, rows: NDArray[np.int64], options: NDArray[np.int64], net: NDArray[np.int64]) -> None:
    """Decide each kept row: its counts go to the course that is worth most."""
    values = np.einsum("rc,orc->ro", rows[:, 3:], net[options][:, rows[:, 1]])
    taken = options[np.argmax(values, axis=1)]
    np.add.at(deals, (rows[:, 0], taken, rows[:, 1]), rows[:, 2:3] * rows[:, 3:])


@njit(cache=True)
def _add_places(
    counts: Index, weights: NDArray[np.int64], options: NDArray[np.int64], net: NDArray[np.int64], out: Deals
) -> None:
    kinds, width = counts.shape[1], counts.shape[2]
    for s in range(len(counts)):
        taken, most = options[0], np.int64(0)
        for i in range(len(options)):
            value = np.int64(0)
            for kind in range(kinds):
                for case in range(width):
                    value += counts[s, kind, case] * net[options[i], kind, 6 - width + case]
            if i == 0 or value > most:
                taken, most = options[i], value
        for kind in range(kinds):
            for case in range(width):
                out[taken, kind, 6 - width + case] += weights[s] * counts[s, kind, case]


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
