"""Solve a game with a board, or with two or three cards each and none: every board once, all holdings together."""

from math import comb
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.analysis import choosing, lifting
from croupier.analysis.choosing import Onward, Options, Sums
from croupier.analysis.lifting import NARROW, WIDE, Index
from croupier.analysis.shape import Course, Shape, courses_of, states_of
from croupier.analysis.showdown import Cards, Tables, holdings_of, tables
from croupier.analysis.solution import (
    Progress,
    Solution,
    courses_after,
    extremes_of,
    finished,
    group_count,
    grouped,
    is_bound,
    padded,
    paid_kinds,
    slices,
)
from croupier.analysis.suits import class_numbers, classes, moved
from croupier.rulebook.money import Cents


class Earlier(NamedTuple):
    """A decision before the last, by class of the board that is seen, state and hole cards."""

    level: int
    onward: Onward
    lifted: NDArray[np.int64]  # what each state that follows is worth
    choices: Cards


class Boards:
    """One solution of a game with a board, or with two or three cards each and none."""

    def __init__(self, shape: Shape, stake: Cents | None, progress: Progress, *, bound: bool = False) -> None:
        self.shape, self.stake, self.progress = shape, stake, progress
        self.deck, self.size = len(shape.deck), shape.hole
        self.bound = bound or is_bound(shape)
        self.extremes = extremes_of(shape, stake, bound=self.bound)
        self.tables: Tables = tables(shape.kinds, shape.deck, shape.qualifying)
        self.last = len(shape.levels) - 1
        self.boards = classes(shape.board, self.deck)
        self.holdings = holdings_of(self.deck - shape.board, self.size)
        self.total = comb(self.deck - shape.board - self.size, self.size)
        self.groups = class_numbers(self.size, self.deck) if grouped(shape) else self._one_group()
        self.moves = moved(self.size, self.deck)
        courses = {course.choices: number for number, course in enumerate(courses_of(shape))}
        self.numbers = courses
        self.earlier: list[Earlier] = []
        self.counts: Index = np.zeros((0, 0, 0), np.int32)  # by place, kind and case, where the last board is open

    def number(self, course: Course) -> int:
        """The number of the course that this one is, or becomes when nothing more is asked."""
        return self.numbers[course.choices + ("",) * (len(self.shape.levels) - len(course.choices))]

    def _one_group(self) -> Index:
        return np.zeros(comb(self.deck, self.size), np.int32)

    def solve(self) -> Solution:
        if self.shape.levels[self.last].seen == self.shape.board:
            return self._on_complete_boards()
        return self._on_open_boards()

    def options(self) -> Options:
        """What may be chosen at the last decision; states that are asked nothing are left out where they can be."""
        after = courses_after(self.shape, self.last)
        asked = [row for row in after if len(row) > 1] if self.first_inner() == self.last else after
        return Options(padded([[self.number(course) for course in row] for row in asked]), self.extremes)

    def first_inner(self) -> int:
        """The first decision that is taken here and not when the tables are known."""
        return 1 if grouped(self.shape) else 0

    def _sums(self, *, keeps: bool) -> Sums:
        _, courses, kinds, _ = self.extremes.shape
        return choosing.empty_sums(group_count(self.shape), courses, kinds, keeps)

    def _on_complete_boards(self) -> Solution:
        """The last decision is made with the whole board seen."""
        options, reach = self.options(), np.zeros((0, 0, 0), np.uint8)
        sums = self._sums(keeps=not self.bound)
        if self.first_inner() < self.last:
            reach = self._earlier(self._values_before_complete_boards(options), sums)
        sets, weights, _ = self.boards
        keep, kept = lifting.symmetries(self.shape.board, self.deck)
        for part in slices(len(sets)):
            ways = reach[part] if len(reach) else reach
            given = (self.tables, sets[part], weights[part], self.holdings, self.size, self.total)
            alike = (self.moves, keep[part], kept[part])
            choosing.add_boards(*given, alike, self.groups, ways, options, paid_kinds(self.extremes), sums)
            self.progress("comparing hands", part.stop, len(sets))
        found = finished(sums, self.shape, bound=self.bound)
        if found is None:
            return Boards(self.shape, self.stake, self.progress, bound=True).solve()
        return self._with_the_idle(found)

    def _with_the_idle(self, found: Solution) -> Solution:
        """Add the courses that no later decision touches: they go through all deals of their group."""
        if not grouped(self.shape):
            return found
        for course in courses_of(self.shape, 1):
            if course.folded:
                found.deals[:, self.number(course), 0, 0] = classes(self.size, self.deck).weights * self.deals_from(0)
        if self.first_inner() == self.last:
            after = courses_after(self.shape, self.last)
            asked = next(row for row in after if len(row) > 1)
            everything = found.deals[:, [self.number(course) for course in asked]].sum(axis=1)
            np.add.at(everything, (found.rows[:, 0], found.rows[:, 1]), found.rows[:, 2:3] * found.rows[:, 3:])
            for idle in (row[0] for row in after if len(row) == 1):
                found.deals[:, self.number(idle)] = everything
        return found

    def _on_open_boards(self) -> Solution:
        """The last decision is made before the board is complete."""
        seen = self.shape.levels[self.last].seen
        places = lifting.places(seen, self.size, self.deck)
        counts = self.counts = self.gathered(seen, places)
        if self.last == 0:
            deals = np.zeros((1, *self.extremes.shape[1:]), np.int64)
            return Solution(deals, np.zeros((0, choosing.ROW), np.int64), counts, places.weights, self.bound)
        options, reach = self.options(), np.zeros((0, 0, 0), np.uint8)
        sums = self._sums(keeps=False)
        if self.first_inner() < self.last:
            values = self._room(seen, len(options.courses))
            keep, kept = lifting.symmetries(seen, self.deck)
            choosing.value_places(counts, places, self.moves, keep, kept, options, values)
            reach = self._earlier(self._lifted(values, self.shape.levels[self.last - 1].seen, seen), sums)
        choosing.add_places(counts, places, self.groups, reach, options, sums)
        found = finished(sums, self.shape, bound=self.bound)
        assert found is not None, "no rows are kept here"
        return self._with_the_idle(found)

    def _room(self, seen: int, states: int) -> NDArray[np.int64]:
        return np.zeros((len(classes(seen, self.deck).sets), states, comb(self.deck, self.size)), np.int64)

    def gathered(self, seen: int, places: lifting.Places) -> Index:
        """The deals to come at every place, from showdowns worked out once for each class of boards."""
        sets, competes, kinds = self.boards.sets, self.shape.qualifying == 0, len(self.shape.kinds.names)
        narrow = competes and self.total < 1 << NARROW.count_bits and kinds < (1 << NARROW.kind_bits) - 1
        layout, word = (NARROW, np.uint32) if narrow else (WIDE, np.uint64)
        packed = np.zeros((len(sets), comb(self.deck, self.size)), word)
        for part in slices(len(sets)):
            given = (self.tables, sets[part], self.holdings, self.size, layout)
            lifting.pack_boards(*given, packed[part])
            self.progress("comparing hands", part.stop, len(sets))
        counts = np.zeros((len(places.holes), kinds, 3 if competes else 6), np.int32)
        up = lifting.above(seen, self.shape.board - seen, self.size, self.deck)
        boards = classes(seen, self.deck).sets
        for part in slices(len(boards)):
            start = places.start[part.start : part.stop + 1]
            lifting.gather_counts(packed, boards[part], start, places.holes, up, layout, self.total, counts)
            self.progress("dealing the boards", part.stop, len(boards))
        return counts

    def _values_before_complete_boards(self, options: Options) -> NDArray[np.int64]:
        """The values before the last decision is reached, lifted to the boards of the decision before it."""
        seen = self.shape.levels[self.last - 1].seen
        lifted = np.zeros((choosing.THREADS, *self._room(seen, len(options.courses)).shape), np.int64)
        inside = lifting.parts(self.shape.board, seen, self.deck)
        sets, weights, _ = self.boards
        for part in slices(len(sets)):
            given = (self.tables, sets[part], weights[part], self.holdings, self.size, self.total)
            choosing.value_boards(*given, (inside[0][part], inside[1][part]), self.moves, options, lifted)
            self.progress("weighing choices", part.stop, len(sets))
        whole: NDArray[np.int64] = lifted.sum(axis=0)
        lifting.complete(whole, self.moves, *lifting.symmetries(seen, self.deck))
        return whole

    def _earlier(self, lifted: NDArray[np.int64], sums: Sums) -> Cards:
        """Choose at the decisions before the last, and count how often each state before the last is reached."""
        shape = self.shape
        for level in range(self.last - 1, self.first_inner() - 1, -1):
            seen, onward = shape.levels[level].seen, self._onward(level)
            values = np.zeros((len(lifted), len(onward.follows), lifted.shape[2]), np.int64)
            choices = np.zeros(values.shape, np.uint8)
            choosing.choose(lifted, onward, self.deals_from(seen), values, choices)
            self._blank(seen, values)
            self.earlier.insert(0, Earlier(level, onward, lifted, choices))
            if level > self.first_inner():
                lifted = self._lifted(values, shape.levels[level - 1].seen, seen)
        reach = np.zeros((0, 0, 0), np.uint8)
        for one in self.earlier:
            reach = self._reached(one, reach, sums)
        return reach

    def _lifted(self, values: NDArray[np.int64], seen: int, then: int) -> NDArray[np.int64]:
        boards = classes(seen, self.deck).sets
        out = np.zeros((len(boards), *values.shape[1:]), np.int64)
        lifting.lift_values(values, boards, lifting.above(seen, then - seen, self.size, self.deck), out)
        return out

    def _blank(self, seen: int, values: NDArray[np.int64]) -> None:
        """No value where the board holds one of the hole cards."""
        lifting.blank(classes(seen, self.deck).sets, lifting.all_holdings(self.deck, self.size), self.size, values)

    def _reached(self, earlier: Earlier, reach: Cards, sums: Sums) -> Cards:
        level, onward, _, choices = earlier
        seen, then = self.shape.levels[level].seen, self.shape.levels[level + 1].seen
        boards, weights, _ = classes(seen, self.deck)
        held = lifting.all_holdings(self.deck, self.size)
        folds = (weights, held, self.size, boards, self.groups, reach, choices, onward, self.deals_from(seen))
        choosing.add_folds(*folds, sums.deals[0])
        states = len(states_of(self.shape, level + 1))
        out = np.zeros((len(classes(then, self.deck).sets), states, comb(self.deck, self.size)), np.uint8)
        inside = lifting.parts(then, seen, self.deck)
        choosing.reach_boards(reach, choices, onward, inside, self.moves, out)
        return out

    def _onward(self, level: int) -> Onward:
        """For each state and option at a decision what it leads to."""
        then = {course.choices: number for number, course in enumerate(states_of(self.shape, level + 1))}
        courses = len(courses_of(self.shape))
        follows = [
            [-1 - self.number(c) if c.folded else then[c.choices] for c in row]
            for row in courses_after(self.shape, level)
        ]
        return Onward(padded(follows, -2 - courses), self.extremes[0][:, 0, 0].copy())

    def deals_from(self, seen: int) -> int:
        """How many deals go on from one information set, over all orders in which the rest of the board may come."""
        left, deals, before = self.deck - self.size - seen, self.total, seen
        for then in [level.seen for level in self.shape.levels if level.seen > seen] + [self.shape.board]:
            deals *= comb(left, then - before)
            left, before = left - (then - before), then
        return deals
