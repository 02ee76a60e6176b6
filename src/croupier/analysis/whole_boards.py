"""The information sets of a decision made with the whole board seen: too many to hold at once, they come in parts."""

from collections.abc import Iterator
from typing import Final

import numpy as np

from croupier.analysis.boards import Boards
from croupier.analysis.choosing import Options, choose_on_boards
from croupier.analysis.condense import WholeBoards
from croupier.analysis.lifting import all_holdings
from croupier.analysis.price import payoffs
from croupier.analysis.shape import Shape, courses_of
from croupier.analysis.solution import Progress, courses_after, extremes_of, padded, silent
from croupier.rulebook.money import Cents

TOGETHER: Final = 48  # boards


def on_whole_boards(shape: Shape, stake: Cents | None = None, progress: Progress = silent) -> Iterator[WholeBoards]:
    """The spots of the last decision, some boards at a time, with what each option is worth."""
    solver = Boards(shape, stake, silent)
    numbers = {course.choices: number for number, course in enumerate(courses_of(shape))}
    rows = [[numbers[course.choices] for course in row] for row in courses_after(shape, len(shape.levels) - 1)]
    options = Options(padded(rows), extremes_of(shape, stake, bound=True))
    holes = all_holdings(solver.deck, solver.size)[:, : solver.size]
    sets, weights, _ = solver.boards
    scale = payoffs(shape, stake).scale
    for first in range(0, len(sets), TOGETHER):
        boards = sets[first : first + TOGETHER]
        values = np.zeros((len(boards), *options.courses.shape, len(holes)), np.int64)
        choices = np.zeros((len(boards), len(options.courses), len(holes)), np.uint8)
        given = (solver.tables, boards, solver.holdings, solver.size, solver.total)
        choose_on_boards(*given, options, choices, values)
        yield WholeBoards(boards, holes, weights[first : first + TOGETHER], values, solver.total, scale)
        progress("looking at the boards", first + len(boards), len(sets))
