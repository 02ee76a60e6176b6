"""The information sets of a decision made with the whole board seen: too many to be held at once.

For a list they come some boards at a time. For what they look like they are never listed: holdings of one type are
worth the same and differ only in how many cards are of one suit.
"""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from math import comb
from typing import Final, NamedTuple

import numpy as np
from numba import njit

from croupier.analysis.boards import Boards
from croupier.analysis.choosing import THREADS, Options, choose_on_boards, value_types
from croupier.analysis.known import Cards, Flags, Numbers
from croupier.analysis.lifting import all_holdings
from croupier.analysis.look_rows import Rows, add_values, beside_board, empty_rows, row_of, trimmed, with_room
from croupier.analysis.plan import Spots
from croupier.analysis.price import payoffs
from croupier.analysis.shape import Shape, courses_of
from croupier.analysis.showdown import Counts, Showdowns, Tables, show_down, types_of, work_space
from croupier.analysis.solution import Progress, courses_after, extremes_of, padded, silent, slices
from croupier.cards.array_ranking import KEY
from croupier.rulebook.money import Cents

TOGETHER: Final = 8  # boards that are listed at once
SUITED: Final = 8  # more than all the cards in sight


class WholeBoards(NamedTuple):
    """Some boards with every holding beside each, and what it takes to say what their spots are worth."""

    boards: Cards
    weights: Numbers  # by board
    tables: Tables
    options: Options
    size: int  # cards held
    holdings: Cards  # of the cards that a board leaves
    deals: int
    scale: int
    progress: Progress = silent

    @property
    def deck(self) -> int:
        return len(self.tables.keys)

    @property
    def seen(self) -> int:
        return int(self.boards.shape[1])

    @property
    def holes(self) -> Cards:
        """All holdings of the deck by their numbers; those that share a card with a board are no spots beside it."""
        return all_holdings(self.deck, self.size)[:, : self.size]

    @property
    def sets(self) -> int:
        """How many information sets there are."""
        return int(self.weights.sum()) * comb(self.deck - self.seen, self.size)

    def parts(self) -> Iterator["WholeBoards"]:
        """The same, some boards at a time."""
        for first in range(0, len(self.boards), TOGETHER):
            some = np.arange(first, min(first + TOGETHER, len(self.boards)))
            yield self.of(some)
            self.progress("looking at the boards", first + len(some), len(self.boards))

    def of(self, some: Numbers) -> "WholeBoards":
        """Some of these boards."""
        return self._replace(boards=self.boards[some], weights=self.weights[some])

    def spots(self) -> Spots:
        """The same as a list."""
        holes = self.holes
        values = np.zeros((len(self.boards), *self.options.courses.shape, len(holes)), np.int64)
        choices = np.zeros((len(self.boards), len(self.options.courses), len(holes)), np.uint8)
        given = (self.tables, self.boards, self.holdings, self.size, self.deals, self.options)
        choose_on_boards(*given, choices, values)
        apart = ~(holes[None, :, :, None] == self.boards[:, None, None, :]).any(axis=(2, 3))
        board, hole = np.nonzero(apart)
        none = np.zeros((len(hole), 0), np.uint8)
        cards = (self.boards[board], holes[hole], none, self.weights[board])
        return Spots(self.seen, *cards, values[board, :, :, hole], self.deals, self.scale)

    def looks(self, state: int, reached: Flags) -> Iterator[tuple[Rows, int]]:
        """The looks of some boards in one state, and what best play nets there; `reached` is by holding."""
        order = np.argsort(self.tables.keys[self.boards].sum(axis=1) & KEY)  # like ranks together have like looks
        parts, holes = [order[part] for part in slices(len(order))], np.ascontiguousarray(self.holes)
        suits = ((holes & 3) << 2 * np.arange(self.size)).sum(axis=1).astype(np.uint8)

        def look(part: Numbers) -> tuple[Rows, int]:
            boards, weights = self.boards[part], self.weights[part]
            given = (self.tables, boards, weights, self.holdings, self.size, self.deals)
            return looks_on(*given, self.options, holes, suits, state, reached)

        pool, done = ThreadPoolExecutor(THREADS), 0
        try:
            for part, found in zip(parts, pool.map(look, parts), strict=True):
                yield found
                done += len(part)
                self.progress("looking at the boards", done, len(order))
        finally:
            pool.shutdown(cancel_futures=True)


def on_whole_boards(shape: Shape, stake: Cents | None = None, progress: Progress = silent) -> WholeBoards:
    """The spots of the last decision, with what each option is worth."""
    solver = Boards(shape, stake, silent)
    numbers = {course.choices: number for number, course in enumerate(courses_of(shape))}
    rows = [[numbers[course.choices] for course in row] for row in courses_after(shape, len(shape.levels) - 1)]
    return WholeBoards(
        boards=solver.boards.sets,
        weights=solver.boards.weights,
        tables=solver.tables,
        options=Options(padded(rows), extremes_of(shape, stake, bound=True)),
        size=solver.size,
        holdings=solver.holdings,
        deals=solver.total,
        scale=payoffs(shape, stake).scale,
        progress=progress,
    )


@njit(cache=True, nogil=True)
def looks_on(
    t: Tables, boards: Cards, weights: Numbers, holdings: Cards, size: int, total: int, options: Options, holes: Cards,
    suits: Cards, state: int, reached: Flags,
) -> tuple[Rows, int]:  # fmt: skip
    """The looks of all holdings beside these boards, and what best play nets with them."""
    most, offered = types_of(len(t.keys) - boards.shape[1], size), options.courses.shape[1]
    work, six = work_space(len(holdings), most), np.zeros(6, np.int64)
    taken = np.zeros((most, len(options.courses)), np.uint8)
    values = np.zeros((most, len(options.courses), offered), np.int64)
    rows, count, best = empty_rows(size, boards.shape[1], 0, offered), 0, 0
    for k in range(len(boards)):
        types = show_down(t, boards[k], holdings, size, work)
        value_types(work, types, total, options, six, taken, values)
        many, one = counted(work, types, suits, most_suited(boards[k], size), reached)
        rows = with_room(rows, count, (many > 0).sum())
        for i in range(types):
            for suited in range(SUITED):
                if many[i, suited]:
                    hole = holes[one[i, suited]]
                    row = row_of(beside_board(hole, boards[k], np.int64(work.strengths[i]), suited), rows, count)
                    if row == count:
                        rows.holes[row], rows.boards[row] = hole, boards[k]
                        count += 1
                    best += add_values(rows, row, weights[k] * many[i, suited], values[i, state])
    return trimmed(rows, count), best


@njit(cache=True)
def most_suited(board: Cards, size: int) -> Cards:
    """By the suits of the cards held how many cards are of one suit in all."""
    of_suit, found = np.zeros(4, np.int64), np.zeros(4**size, np.uint8)
    for suits in range(4**size):
        of_suit[:] = 0
        for card in board:
            of_suit[card & 3] += 1
        for place in range(size):
            of_suit[suits >> (2 * place) & 3] += 1
        found[suits] = of_suit.max()
    return found


@njit(cache=True)
def counted(work: Showdowns, types: int, suits: Cards, most: Cards, reached: Flags) -> tuple[Counts, Counts]:
    """By type, and cards of one suit in all, how many holdings are reached, and the number of one of them."""
    many, one = np.zeros((types, SUITED), np.int32), np.zeros((types, SUITED), np.int32)
    for i in range(len(work.numbers)):
        number = work.numbers[i]
        if reached[number]:
            suited = most[suits[number]]
            many[work.types[i], suited] += 1
            one[work.types[i], suited] = number
    return many, one
