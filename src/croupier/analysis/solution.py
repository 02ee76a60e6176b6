"""A solution: how the equally likely deals of a game end, by what the player may do.

It holds what no pay table changes: sums of deals by course, kind of hand and case where the best choice is the same
under every table, and the information sets where it is not. `play.py` turns it into the best play under the tables in
force. A few games have choices that depend on their tables all the way; their solution is bound to these tables.
"""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.analysis.choosing import Sums
from croupier.analysis.lifting import Index
from croupier.analysis.price import exact_payoffs, extreme_rates, payoffs, payoffs_at
from croupier.analysis.shape import Course, Shape, after, courses_of, states_of
from croupier.analysis.suits import classes
from croupier.rulebook.money import Cents

Progress = Callable[[str, int, int], None]
"""Told what is being done, how much of it is done, and how much there is."""

STEPS: Final = 40


class Solution(NamedTuple):
    """How the deals of a game end."""

    deals: NDArray[np.int64]  # by group, course, kind and case
    rows: NDArray[np.int64]  # information sets whose choice depends on the tables: group, kind, weight, six counts
    counts: Index  # the same where the player's hand is still open: by place, kind and case
    weights: NDArray[np.int64]  # of these places
    bound: bool  # whether it holds only under the tables it was made for


def silent(what: str, done: int, all_of_it: int) -> None:
    del what, done, all_of_it


def is_bound(shape: Shape) -> bool:
    """Whether a choice before the last, or before the board is complete, depends on the tables."""
    inner = len(shape.levels) - grouped(shape)
    last_is_open = shape.levels[-1].seen < shape.board
    if inner < 2 and not (last_is_open and grouped(shape)):
        return False
    return not _free(shape)


def grouped(shape: Shape) -> bool:
    """Whether the first of several decisions is made on the hole cards alone: it is taken when tables are known."""
    return len(shape.levels) > 1 and shape.levels[0].seen == 0


def _free(shape: Shape) -> bool:
    """Whether whoever stays is paid alike by the tables whatever is chosen, so that no choice depends on them."""
    courses = courses_of(shape)
    staying = [i for i, course in enumerate(courses) if not course.folded]
    if any("fold" in level.choices for level in shape.levels[grouped(shape) :]):
        return False
    first, *others = [np.array(exact_payoffs(shape, rates), object)[staying] for rates in extreme_rates(shape)]
    return all((change == change[0]).all() for change in (other - first for other in others))


def extremes_of(shape: Shape, stake: Cents | None, *, bound: bool) -> NDArray[np.int64]:
    """The payoffs in force first, and those between which all others lie."""
    found = [payoffs(shape, stake).net]
    if not bound:
        found += list(np.unique([payoffs_at(shape, rates).net for rates in extreme_rates(shape)], axis=0))
    return np.array(found)


def group_count(shape: Shape) -> int:
    """How many classes of hole cards the first decision tells apart."""
    return len(classes(shape.hole, len(shape.deck)).sets) if grouped(shape) else 1


def courses_after(shape: Shape, level: int) -> tuple[tuple[Course, ...], ...]:
    """For each state at a level the courses it may become."""
    return tuple(tuple(after(state, shape.levels[level])) for state in states_of(shape, level))


def paid_kinds(extremes: NDArray[np.int64]) -> NDArray[np.bool_]:
    """The kinds whose payoffs depend on the tables; the ones in force lie between the extremes."""
    return np.asarray((extremes[1:] != extremes[1:2]).any(axis=(0, 1, 3))) if len(extremes) > 1 else _none(extremes)


def _none(extremes: NDArray[np.int64]) -> NDArray[np.bool_]:
    return np.zeros(extremes.shape[2], np.bool_)


def slices(total: int, steps: int = STEPS) -> Iterator[slice]:
    """The work in portions, between which progress is told and a person may interrupt."""
    size = max(1, -(-total // steps))
    for low in range(0, total, size):
        yield slice(low, min(low + size, total))


def padded(rows: list[list[int]], filler: int = -1) -> NDArray[np.int64]:
    longest = max(map(len, rows))
    return np.array([[*row, *[filler] * (longest - len(row))] for row in rows], np.int64)


def finished(sums: Sums, shape: Shape, *, bound: bool) -> Solution | None:
    """The solution that the sums hold, or None when more rows had to be kept than there is room for."""
    if (sums.kept > sums.rows.shape[1]).any():
        return None
    rows = np.concatenate([rows[:kept] for rows, kept in zip(sums.rows, sums.kept, strict=True)])
    return Solution(
        np.ascontiguousarray(np.moveaxis(sums.deals.sum(axis=0), 0, 2)), _merged(rows), *_no_places(shape), bound
    )


def _no_places(shape: Shape) -> tuple[Index, NDArray[np.int64]]:
    return np.zeros((0, len(shape.kinds.names), 6), np.int32), np.zeros(0, np.int64)


def _merged(rows: NDArray[np.int64]) -> NDArray[np.int64]:
    """Rows with the same group, kind and counts as one."""
    if not len(rows):
        return rows
    rows = rows[np.lexsort(np.delete(rows, 2, axis=1).T)]
    weights, rows[:, 2] = rows[:, 2].copy(), 0
    first = np.flatnonzero(np.append(True, (rows[1:] != rows[:-1]).any(axis=1)))
    rows[first, 2] = np.add.reduceat(weights, first)
    return rows[first]
