"""Plans and spots: what the solver found at every information set, as arrays that others read.

Not every decision can be listed. Where the whole board is seen there may be hundreds of millions of information sets:
the plan holds their choices, a byte each, but there are no spots.
"""

import numpy as np
from numpy.typing import NDArray

from croupier.analysis import choosing, lifting, removal
from croupier.analysis.boards import Boards, Earlier
from croupier.analysis.choosing import Options
from croupier.analysis.hands import Counted, count
from croupier.analysis.plan import Plan, Spots, Stand
from croupier.analysis.play import by_group, first_values
from croupier.analysis.price import payoffs
from croupier.analysis.shape import Shape, courses_of, states_of
from croupier.analysis.showdown import Cards
from croupier.analysis.solution import Progress, Solution, courses_after, extremes_of, grouped, padded, silent
from croupier.analysis.solve import by_hands
from croupier.analysis.suits import class_numbers, classes
from croupier.rulebook.money import Cents

Found = tuple[Plan, tuple[Spots | None, ...]]


def plan_and_spots(shape: Shape, stake: Cents | None = None, progress: Progress = silent) -> Found:
    """What is done at every decision under best play, and what each option is worth where that can be listed."""
    if by_hands(shape):
        stand, spots = _of_hands(shape, stake, progress)
        return Plan(shape, (stand,)), (spots,)
    found = _OfBoards(shape, stake, progress)
    levels = [found.level(number) for number in range(len(shape.levels))]
    return Plan(shape, tuple(stand for stand, _ in levels)), tuple(spots for _, spots in levels)


def _stand(shape: Shape, level: int, choices: Cards, *, by_hole: bool = False) -> Stand:
    return Stand(shape.levels[level].seen, states_of(shape, level), courses_after(shape, level), by_hole, choices)


def _of_hands(shape: Shape, stake: Cents | None, progress: Progress) -> tuple[Stand, Spots]:
    """The one decision of a game without a board."""
    c, pays = count(shape, progress), payoffs(shape, stake)
    deck, ups = len(shape.deck), max(1, shape.up * (len(shape.deck) - shape.hole))
    values = np.zeros((len(c.hands), ups, len(pays.net)), np.int64)
    shown = np.zeros((len(c.hands), ups), np.uint8)
    given = (c.mine, c.theirs, shape.dealer, shape.up, c.hands, c.order, c.known, c.numbers)
    removal.value_hands(*given, pays.net, values, shown)
    choices = np.zeros((len(c.hands), 1, deck), np.uint8)
    np.put_along_axis(choices[:, 0], shown.astype(np.int64), values.argmax(axis=2).astype(np.uint8), axis=1)
    return _stand(shape, 0, choices, by_hole=True), _hand_spots(shape, c, values, shown, pays.scale)


def _hand_spots(shape: Shape, c: Counted, values: NDArray[np.int64], shown: Cards, scale: int) -> Spots:
    ups = shown.shape[1]
    return Spots(
        seen=0,
        boards=np.zeros((len(c.hands) * ups, 0), np.uint8),
        holes=np.repeat(c.hands, ups, axis=0),
        ups=shown.reshape(-1, 1) if shape.up else np.zeros((len(c.hands) * ups, 0), np.uint8),
        weights=np.repeat(c.weights, ups),
        values=values.reshape(len(c.hands) * ups, 1, -1),
        deals=removal.hands_left(shape.dealer, shape.up, shape.hole, len(shape.deck)),
        scale=scale,
    )


class _OfBoards:
    """The decisions of a game with a board."""

    def __init__(self, shape: Shape, stake: Cents | None, progress: Progress) -> None:
        self.shape, self.stake = shape, stake
        self.boards = Boards(shape, stake, progress)
        self.solution = self.boards.solve()
        self.pays = payoffs(shape, stake)
        self.last = len(shape.levels) - 1
        self.holdings = lifting.all_holdings(self.boards.deck, self.boards.size)

    def level(self, number: int) -> tuple[Stand, Spots | None]:
        """One decision."""
        if number == 0 and grouped(self.shape):
            return self._first(self.solution)
        earlier = next((one for one in self.boards.earlier if one.level == number), None)
        if earlier is not None:
            return _stand(self.shape, number, earlier.choices), self._spots_before(earlier)
        if len(self.boards.counts):
            return self._open()
        return self._complete()

    def _first(self, solution: Solution) -> tuple[Stand, Spots]:
        """The decision on the hole cards alone."""
        deck, size = self.boards.deck, self.boards.size
        _, values = first_values(self.shape, by_group(self.shape, solution, self.pays.net), self.pays.net)
        sets, weights, _ = classes(size, deck)
        taken = values.argmax(axis=0).astype(np.uint8)
        each = (values // weights).astype(np.int64)
        stand = _stand(self.shape, 0, taken[class_numbers(size, deck)][None, None, :])
        none = np.zeros((len(sets), 0), np.uint8)
        deals = self.boards.deals_from(0)
        return stand, Spots(0, none, sets, none, weights, each.T[:, None, :].copy(), deals, self.pays.scale)

    def _spots(self, seen: int, values: NDArray[np.int64]) -> Spots:
        """Spots with these values by place, state and option."""
        places = lifting.places(seen, self.boards.size, self.boards.deck)
        boards = np.repeat(classes(seen, self.boards.deck).sets, np.diff(places.start), axis=0)
        holes = self.holdings[places.holes, : self.boards.size]
        none = np.zeros((len(holes), 0), np.uint8)
        deals = self.boards.deals_from(seen)
        return Spots(seen, boards, holes, none, places.weights, values, deals, self.pays.scale)

    def _spots_before(self, earlier: Earlier) -> Spots:
        """What the options of a decision before the last are worth."""
        seen, follows = self.shape.levels[earlier.level].seen, earlier.onward.follows
        places = lifting.places(seen, self.boards.size, self.boards.deck)
        board = np.repeat(np.arange(len(earlier.lifted)), np.diff(places.start))
        values = np.zeros((len(board), *follows.shape), np.int64)
        for (state, option), then in np.ndenumerate(follows):
            if then >= 0:
                values[:, state, option] = earlier.lifted[board, then, places.holes]
            elif then >= -len(earlier.onward.folded):
                values[:, state, option] = earlier.onward.folded[-1 - then] * self.boards.deals_from(seen)
        return self._spots(seen, values)

    def _open(self) -> tuple[Stand, Spots]:
        """The last decision, made before the board is complete."""
        seen, counts = self.shape.levels[self.last].seen, self.boards.counts
        deck, size = self.boards.deck, self.boards.size
        courses = self._courses()
        values = choosing.values_of_places(counts, courses, self.pays.net)
        choices = np.zeros((len(classes(seen, deck).sets), len(courses), len(self.holdings)), np.uint8)
        places = lifting.places(seen, size, deck)
        keep, kept = lifting.symmetries(seen, deck)
        lifting.spread_choices(values, places, self.boards.moves, keep, kept, choices)
        return _stand(self.shape, self.last, choices), self._spots(seen, values)

    def _complete(self) -> tuple[Stand, Spots | None]:
        """The last decision, made with the whole board seen."""
        b, courses = self.boards, self._courses()
        sets = b.boards.sets
        choices = np.zeros((len(sets), len(courses), len(self.holdings)), np.uint8)
        options = Options(courses, extremes_of(self.shape, self.stake, bound=True))
        values = np.zeros((len(sets) if b.shape.board == 0 else 0, *courses.shape, len(self.holdings)), np.int64)
        choosing.choose_on_boards(b.tables, sets, b.holdings, b.size, b.total, options, choices, values)
        if b.shape.board:
            return _stand(self.shape, self.last, choices), None
        places = lifting.places(0, b.size, b.deck)
        by_place = np.ascontiguousarray(np.moveaxis(values[0][:, :, places.holes], 2, 0))
        return _stand(self.shape, self.last, choices), self._spots(0, by_place)

    def _courses(self) -> NDArray[np.int64]:
        """The courses that each state before the last decision may become."""
        numbers = {course.choices: number for number, course in enumerate(courses_of(self.shape))}
        return padded([[numbers[course.choices] for course in row] for row in courses_after(self.shape, self.last)])
