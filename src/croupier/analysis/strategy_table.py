"""A decision's best play as tables that a person can read: hands down, what else is known across.

A cell holds every information set that falls into it, with how many of them take each choice; where all agree the cell
is that choice, and else it says how often which is best.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Final, NamedTuple

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from croupier.analysis.condense import Looks, put_together
from croupier.analysis.known import Known, Numbers, bound_words
from croupier.analysis.shape import Shape
from croupier.cards.array_ranking import ArrayRanking
from croupier.cards.card import RANK_LETTERS
from croupier.cards.ranking import Category, HandValue
from croupier.rulebook.reference import RuleRef

DOWN: Final = tuple(reversed(RANK_LETTERS))
UP: Final = "dealer's card"


class Cell(Struct, frozen=True):
    """Information sets put together: how many take each choice, and what each choice is worth over all of them."""

    taken: tuple[int, ...]
    worth: tuple[Fraction, ...]

    @property
    def sets(self) -> int:
        return sum(self.taken)

    @property
    def main(self) -> int:
        """The choice that is taken most often."""
        return max(range(len(self.taken)), key=self.taken.__getitem__)

    @property
    def pure(self) -> bool:
        """Whether all take the same choice."""
        return self.taken[self.main] == self.sets


class Table(Struct, frozen=True):
    """One table of a decision."""

    title: str
    decision: str
    cites: tuple[RuleRef, ...]
    choices: tuple[str, ...]
    down: str  # what the rows are
    across: str  # what the columns are, or empty
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    cells: tuple[tuple[Cell | None, ...], ...]
    note: str = ""


_Cells = tuple[Cell | None, ...]
_Run = tuple[int, int, _Cells]  # the first and the last of several rows, and their cells put together


class _Grid(NamedTuple):
    """Where a spot goes: a row and a column for each, or -1 for neither."""

    down: str
    across: str
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    place: Callable[[Known], tuple[Numbers, Numbers]]
    merges: bool = False
    note: str = ""


def tables_of(shape: Shape, number: int, looks: Looks) -> tuple[Table, ...]:
    """The tables of a decision."""
    level = shape.levels[number]
    found = []
    for grid in _grids(shape, looks.known.ranking, level.seen):
        cells = _cells(grid, looks)
        table = Table(
            title=f"{shape.game.definition.title}: {level.decision.name.replace('_', '/')}",
            decision=level.decision.name,
            cites=(level.decision.cites,),
            choices=level.choices,
            down=grid.down,
            across=grid.across,
            rows=grid.rows,
            columns=grid.columns,
            cells=tuple(cells[i : i + len(grid.columns)] for i in range(0, len(cells), len(grid.columns))),
            note=grid.note,
        )
        found.append(_merged(table) if grid.merges else _without_empty_rows(table))
    return tuple(table for table in found if table.rows)


def _cells(grid: _Grid, looks: Looks) -> tuple[Cell | None, ...]:
    row, column = grid.place(looks.known)
    here = (row >= 0) & (column >= 0)
    key, together = (
        row * len(grid.columns) + column,
        np.concatenate((looks.taken, looks.values), axis=1, dtype=np.int64),
    )
    keys, sums = put_together(key[here], together[here])
    cells: list[Cell | None] = [None] * (len(grid.rows) * len(grid.columns))
    for place, summed in zip(keys.tolist(), sums.tolist(), strict=True):
        taken, values = summed[: len(summed) // 2], summed[len(summed) // 2 :]
        cells[place] = Cell(tuple(taken), tuple(Fraction(value, sum(taken) * looks.deals) for value in values))
    return tuple(cells)


def _grids(shape: Shape, ranking: ArrayRanking, seen: int) -> Iterator[_Grid]:
    if seen:
        yield _by_made_hand(ranking, last=seen == shape.board)
    elif shape.up:
        yield _by_hand(ranking, UP, DOWN[::-1], lambda known: known.up.astype(np.int64))
    elif shape.hole == 2:
        yield _Grid("", "", DOWN, DOWN, _square, note="Suited hands are above the diagonal, offsuit ones below it.")
    else:
        if ranking.ranking is shape.kinds.ranking.ranking:
            yield _by_hand(ranking, "", ("all",), lambda known: np.zeros(len(known.holes), np.int64))
        else:  # too few cards for a hand, so that suits matter for what may come
            columns = tuple(f"{number} of a suit" for number in range(shape.hole, 1, -1))
            number = shape.hole
            yield _by_hand(ranking, "suits", (*columns, "none alike"), lambda known: number - known.suited)
        note = "Hands below a pair by their two highest cards, pairs on the diagonal."
        yield _Grid("highest card", "second card", DOWN, DOWN, lambda known: _two_highest(ranking, known), note=note)


def _square(known: Known) -> tuple[Numbers, Numbers]:
    """The square of 169 hands, aces first."""
    high, low = (12 - known.ranks[:, place].astype(np.int64) for place in (0, 1))
    suited = known.suited == 2
    return np.where(suited, high, low), np.where(suited, low, high)


def _two_highest(ranking: ArrayRanking, known: Known) -> tuple[Numbers, Numbers]:
    """Hands below a pair by their two highest ranks, and pairs by their rank twice."""
    of_strength = np.full((len(ranking.values) + 1, 2), -1, np.int64)
    for strength, value in enumerate(ranking.values, 1):
        category = ranking.ranking.category(value)
        if category in {Category.HIGH_CARD, Category.PAIR}:
            of_strength[strength] = 14 - value[1], 14 - (value[2] if category is Category.HIGH_CARD else value[1])
    places = of_strength[known.strength]
    return places[:, 0], places[:, 1]


def _by_hand(ranking: ArrayRanking, across: str, columns: tuple[str, ...], column: Callable[[Known], Numbers]) -> _Grid:
    """Rows for each rank of a pair or better and each high card hand; beside the dealer's card by two ranks."""
    bounds: list[HandValue] = []
    row_of, beside_up = [0], across == UP
    for value in ranking.values:
        high = value[:3] if beside_up else value
        bound = high if ranking.ranking.category(value) is Category.HIGH_CARD else value[:2]
        if not bounds or bounds[-1] != bound:
            bounds.append(bound)
        row_of.append(len(bounds) - 1)
    rows = tuple(bound_words(ranking.ranking, bound) for bound in reversed(bounds))
    of_strength = len(bounds) - 1 - np.array(row_of)
    return _Grid("hand", across, rows, columns, lambda known: (of_strength[known.strength], column(known)), merges=True)


def _by_made_hand(ranking: ArrayRanking, *, last: bool) -> _Grid:
    """Rows for the best hand in sight, pairs and less told apart by where they come from; columns for what may come."""
    categories = [category.value for category in ranking.ranking.best_first[:-2]]
    pairs = ("pair held", "pair with the board", "pair on the board")
    highs = tuple(f"high card, {name} above the board" for name in ("all", "some", "none"))
    columns = ("all",) if last else ("no draw", "straight draw", "flush draw", "both draws")

    def place(known: Known) -> tuple[Numbers, Numbers]:
        of_strength = np.array([0, *(len(categories) + 1 - value[0] for value in ranking.values)])
        row = of_strength[known.strength]
        with_board, held = known.paired_ranks
        pair = len(categories) + np.where(held, 0, np.where(with_board, 1, 2))
        high = len(categories) + 3 + np.where(known.over == known.ranks.shape[1], 0, np.where(known.over > 0, 1, 2))
        row = np.where(row == len(categories), pair, np.where(row > len(categories), high, row))
        draws = (known.in_a_row >= 4) + 2 * (known.suited_in_all >= 4)
        return row, np.zeros(len(row), np.int64) if last else draws.astype(np.int64)

    return _Grid("hand in sight", "", (*categories, *pairs, *highs), columns, place)


def _without_empty_rows(table: Table) -> Table:
    return _with_rows(table, [(row, row, cells) for row, cells in enumerate(table.cells) if any(cells)])


def _merged(table: Table) -> Table:
    """Rows that follow each other and are alike, each cell of one choice throughout, become one."""
    runs: list[_Run] = []
    for row, cells in enumerate(table.cells):
        if runs and _alike(runs[-1][2], cells):
            first, _, before = runs.pop()
            together = tuple(_together(one, other) for one, other in zip(before, cells, strict=True))
            runs.append((first, row, together))
        elif any(cells):
            runs.append((row, row, cells))
    return _with_rows(table, runs)


def _alike(one: _Cells, other: _Cells) -> bool:
    both = [(a, b) for a, b in zip(one, other, strict=True) if a and b]
    return all(a.pure and b.pure and a.main == b.main for a, b in both)


def _together(one: Cell | None, other: Cell | None) -> Cell | None:
    if one is None or other is None:
        return one or other
    sets = one.sets + other.sets
    worth = ((a * one.sets + b * other.sets) / sets for a, b in zip(one.worth, other.worth, strict=True))
    return Cell(tuple(a + b for a, b in zip(one.taken, other.taken, strict=True)), tuple(worth))


def _with_rows(table: Table, runs: list[_Run]) -> Table:
    last = len(table.rows) - 1
    rows = tuple(_run_label(table.rows[first], table.rows[end], first == 0, end == last) for first, end, _ in runs)
    return replace(table, rows=rows, cells=tuple(cells for _, _, cells in runs))


def _run_label(best: str, least: str, top: bool, bottom: bool) -> str:
    if best == least:
        return best
    if top:
        return f"{least} or better"
    return f"{best} or less" if bottom else f"{least} to {best}"
