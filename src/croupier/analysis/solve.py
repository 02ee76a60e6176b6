"""The solver: how the equally likely deals of a game end, by what the player may do.

A solution holds what no pay table changes: sums of deals by course, kind of hand and case where the best choice is the
same under every table, and the information sets where it is not. `play.py` turns it into the best play under the tables
in force. A few games have choices that depend on their tables all the way; their solution is bound to these tables.
"""

from collections.abc import Callable, Iterator
from math import comb
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.analysis import choosing, lifting, removal
from croupier.analysis.choosing import Onward, Options, Sums
from croupier.analysis.kinds import Unsolvable, hand_size
from croupier.analysis.lifting import NARROW, WIDE, Index
from croupier.analysis.price import exact_payoffs, extreme_rates, payoffs, payoffs_at
from croupier.analysis.shape import Course, Shape, after, courses_of, states_of
from croupier.analysis.showdown import Cards, Tables, holdings_of, tables
from croupier.analysis.suits import class_numbers, classes, moved
from croupier.cards.array_ranking import array_ranking
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


def solve(shape: Shape, stake: Cents | None = None, progress: Progress = silent) -> Solution:
    """Count how the deals end."""
    if shape.board == 0 and (shape.up or shape.hole != shape.dealer or shape.hole > 3):
        return _without_board(shape, stake, progress)
    if shape.hole != shape.dealer or shape.hole not in {2, 3}:
        raise Unsolvable("With community cards player and dealer must hold two cards each, or three.")
    return _Boards(shape, stake, progress).solve()


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


def _paid(extremes: NDArray[np.int64]) -> NDArray[np.bool_]:
    """The kinds whose payoffs depend on the tables; the ones in force lie between the extremes."""
    return np.asarray((extremes[1:] != extremes[1:2]).any(axis=(0, 1, 3))) if len(extremes) > 1 else _none(extremes)


def _none(extremes: NDArray[np.int64]) -> NDArray[np.bool_]:
    return np.zeros(extremes.shape[2], np.bool_)


def _slices(total: int, steps: int = STEPS) -> Iterator[slice]:
    """The work in portions, between which progress is told and a person may interrupt."""
    size = max(1, -(-total // steps))
    for low in range(0, total, size):
        yield slice(low, min(low + size, total))


def _padded(rows: list[list[int]], filler: int = -1) -> NDArray[np.int64]:
    longest = max(map(len, rows))
    return np.array([[*row, *[filler] * (longest - len(row))] for row in rows], np.int64)


def _finished(sums: Sums, shape: Shape, *, bound: bool) -> Solution | None:
    """The solution that the sums hold, or None when more rows had to be kept than there is room for."""
    if (sums.kept > sums.rows.shape[1]).any():
        return None
    rows = np.concatenate([rows[:kept] for rows, kept in zip(sums.rows, sums.kept, strict=True)])
    return Solution(sums.deals.sum(axis=0), _merged(rows), *_no_places(shape), bound)


def _no_places(shape: Shape) -> tuple[Index, NDArray[np.int64]]:
    return np.zeros((0, len(shape.kinds.names), 6), np.int32), np.zeros(0, np.int64)


def _merged(rows: NDArray[np.int64]) -> NDArray[np.int64]:
    """Rows with the same group, kind and counts as one."""
    if not len(rows):
        return rows
    keys, number = np.unique(np.delete(rows, 2, axis=1), axis=0, return_inverse=True)
    weights = np.zeros(len(keys), np.int64)
    np.add.at(weights, number.ravel(), rows[:, 2])
    return np.insert(keys, 2, weights, axis=1)


def _without_board(shape: Shape, stake: Cents | None, progress: Progress, *, bound: bool = False) -> Solution:
    if len(shape.levels) > 1:
        raise Unsolvable("Without community cards there can be only one decision: nothing new is seen.")
    rule, deck, dealer = shape.game.definition, len(shape.deck), shape.dealer
    ranking = array_ranking(rule.dealer_hand.ranking, hand_size(rule.dealer_hand, rule.counts))
    mine = tables(shape.kinds, shape.deck)
    theirs = tables(shape.kinds._replace(ranking=ranking), shape.deck, shape.qualifying)
    weaker = []
    for size in range(6):
        weaker.append(removal.weaker(theirs, size, dealer, len(ranking.values)))
        progress("counting the dealer's hands", size + 1, 6)
    unused = np.zeros(1, np.int32)
    numbers = removal.SetNumbers(*(class_numbers(size, deck) if size < dealer else unused for size in range(1, 6)))
    hands, weights, _ = classes(shape.hole, deck)
    order = np.argsort(removal.rank_all(mine, hands), kind="stable")
    extremes = extremes_of(shape, stake, bound=bound)
    options = Options(np.arange(extremes.shape[1])[None, :], extremes)
    sums = choosing.empty_sums(1, extremes.shape[1], extremes.shape[2], keeps=not bound)
    for part in _slices(len(order)):
        given = (mine, theirs, dealer, shape.up, hands, weights, order[part], removal.Known(*weaker), numbers)
        removal.add_hands(*given, options, _paid(extremes), sums)
        progress("comparing hands", part.stop, len(order))
    return _finished(sums, shape, bound=bound) or _without_board(shape, stake, progress, bound=True)


class _Boards:
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
        self.number = lambda course: courses[course.choices + ("",) * (len(shape.levels) - len(course.choices))]

    def _one_group(self) -> Index:
        return np.zeros(comb(self.deck, self.size), np.int32)

    def solve(self) -> Solution:
        if self.shape.levels[self.last].seen == self.shape.board:
            return self._on_complete_boards()
        return self._on_open_boards()

    def options(self) -> Options:
        """What may be chosen at the last decision; states that are asked nothing are left out where they can be."""
        after = courses_after(self.shape, self.last)
        asked = [row for row in after if len(row) > 1] if self._first_inner() == self.last else after
        return Options(_padded([[self.number(course) for course in row] for row in asked]), self.extremes)

    def _first_inner(self) -> int:
        """The first decision that is taken here and not when the tables are known."""
        return 1 if grouped(self.shape) else 0

    def _on_complete_boards(self) -> Solution:
        """The last decision is made with the whole board seen."""
        options, reach = self.options(), np.zeros((0, 0, 0), np.uint8)
        sums = choosing.empty_sums(group_count(self.shape), *self.extremes.shape[1:3], keeps=not self.bound)
        if self._first_inner() < self.last:
            reach = self._earlier(self._values_before_complete_boards(options), sums)
        sets, weights, _ = self.boards
        for part in _slices(len(sets)):
            ways = reach[part] if len(reach) else reach
            given = (self.tables, sets[part], weights[part], self.holdings, self.size, self.total, self.groups)
            choosing.add_boards(*given, ways, options, _paid(self.extremes), sums)
            self.progress("comparing hands", part.stop, len(sets))
        found = _finished(sums, self.shape, bound=self.bound)
        if found is None:
            return _Boards(self.shape, self.stake, self.progress, bound=True).solve()
        return self._with_the_idle(found)

    def _with_the_idle(self, found: Solution) -> Solution:
        """Add the courses that no later decision touches: they go through all deals of their group."""
        if not grouped(self.shape):
            return found
        for course in courses_of(self.shape, 1):
            if course.folded:
                found.deals[:, self.number(course), 0, 0] = classes(self.size, self.deck).weights * self._deals_from(0)
        if self._first_inner() == self.last:
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
        counts = self._gathered(seen, places)
        if self.last == 0:
            deals = np.zeros((1, *self.extremes.shape[1:]), np.int64)
            return Solution(deals, np.zeros((0, choosing.ROW), np.int64), counts, places.weights, self.bound)
        options, reach = self.options(), np.zeros((0, 0, 0), np.uint8)
        sums = choosing.empty_sums(group_count(self.shape), *self.extremes.shape[1:3], keeps=False)
        if self._first_inner() < self.last:
            values = self._room(seen, len(options.courses))
            keep, kept = lifting.symmetries(seen, self.deck)
            choosing.value_places(counts, places, self.moves, keep, kept, options, values)
            reach = self._earlier(self._lifted(values, self.shape.levels[self.last - 1].seen, seen), sums)
        choosing.add_places(counts, places, self.groups, reach, options, sums)
        found = _finished(sums, self.shape, bound=self.bound)
        assert found is not None, "no rows are kept here"
        return self._with_the_idle(found)

    def _room(self, seen: int, states: int) -> NDArray[np.int64]:
        return np.zeros((len(classes(seen, self.deck).sets), states, comb(self.deck, self.size)), np.int64)

    def _gathered(self, seen: int, places: lifting.Places) -> Index:
        """The deals to come at every place, from showdowns worked out once for each class of boards."""
        sets, competes, kinds = self.boards.sets, self.shape.qualifying == 0, len(self.shape.kinds.names)
        narrow = competes and self.total < 1 << NARROW.count_bits and kinds < (1 << NARROW.kind_bits) - 1
        layout, word = (NARROW, np.uint32) if narrow else (WIDE, np.uint64)
        packed = np.zeros((len(sets), comb(self.deck, self.size)), word)
        for part in _slices(len(sets)):
            given = (self.tables, sets[part], self.holdings, self.size, layout)
            lifting.pack_boards(*given, packed[part])
            self.progress("comparing hands", part.stop, len(sets))
        counts = np.zeros((len(places.holes), kinds, 3 if competes else 6), np.int32)
        up = lifting.above(seen, self.shape.board - seen, self.size, self.deck)
        boards = classes(seen, self.deck).sets
        for part in _slices(len(boards)):
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
        for part in _slices(len(sets)):
            given = (self.tables, sets[part], weights[part], self.holdings, self.size, self.total)
            choosing.value_boards(*given, (inside[0][part], inside[1][part]), self.moves, options, lifted)
            self.progress("weighing choices", part.stop, len(sets))
        whole = lifted.sum(axis=0)
        lifting.complete(whole, self.moves, *lifting.symmetries(seen, self.deck))
        return whole

    def _earlier(self, lifted: NDArray[np.int64], sums: Sums) -> Cards:
        """Choose at the decisions before the last, and count how often each state before the last is reached."""
        shape, chosen = self.shape, []
        for level in range(self.last - 1, self._first_inner() - 1, -1):
            seen, onward = shape.levels[level].seen, self._onward(level)
            values = np.zeros((len(lifted), len(onward.follows), lifted.shape[2]), np.int64)
            choices = np.zeros(values.shape, np.uint8)
            choosing.choose(lifted, onward, self._deals_from(seen), values, choices)
            self._blank(seen, values)
            chosen.append((level, onward, choices))
            if level > self._first_inner():
                lifted = self._lifted(values, shape.levels[level - 1].seen, seen)
        reach = np.zeros((0, 0, 0), np.uint8)
        for level, onward, choices in reversed(chosen):
            reach = self._reached(level, onward, choices, reach, sums)
        return reach

    def _lifted(self, values: NDArray[np.int64], seen: int, then: int) -> NDArray[np.int64]:
        boards = classes(seen, self.deck).sets
        out = np.zeros((len(boards), *values.shape[1:]), np.int64)
        lifting.lift_values(values, boards, lifting.above(seen, then - seen, self.size, self.deck), out)
        return out

    def _blank(self, seen: int, values: NDArray[np.int64]) -> None:
        """No value where the board holds one of the hole cards."""
        lifting.blank(classes(seen, self.deck).sets, lifting.all_holdings(self.deck, self.size), self.size, values)

    def _reached(self, level: int, onward: Onward, choices: Cards, reach: Cards, sums: Sums) -> Cards:
        seen, then = self.shape.levels[level].seen, self.shape.levels[level + 1].seen
        boards, weights, _ = classes(seen, self.deck)
        held = lifting.all_holdings(self.deck, self.size)
        folds = (weights, held, self.size, boards, self.groups, reach, choices, onward, self._deals_from(seen))
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
        return Onward(_padded(follows, -2 - courses), self.extremes[0][:, 0, 0].copy())

    def _deals_from(self, seen: int) -> int:
        """How many deals go on from one information set, over all orders in which the rest of the board may come."""
        left, deals, before = self.deck - self.size - seen, self.total, seen
        for then in [level.seen for level in self.shape.levels if level.seen > seen] + [self.shape.board]:
            deals *= comb(left, then - before)
            left, before = left - (then - before), then
        return deals
