"""Plans and spots: what the solver found at every information set, as arrays that others read.

Not every decision can be listed. Where the whole board is seen there may be hundreds of millions of information sets:
the plan holds their choices, a byte each, but there are no spots.
"""

from collections.abc import Iterator
from functools import cached_property

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
from croupier.analysis.solution import Progress, courses_after, extremes_of, grouped, padded, silent
from croupier.analysis.solve import by_hands
from croupier.analysis.suits import class_numbers, classes
from croupier.analysis.whole_boards import WholeBoards, on_whole_boards
from croupier.rulebook.money import Cents

Found = tuple[Plan, tuple[Spots | None, ...]]


def plan_and_spots(shape: Shape, stake: Cents | None = None, progress: Progress = silent) -> Found:
    """What is done at every decision under best play, and what each option is worth where that can be listed."""
    if by_hands(shape):
        stand, spots = _of_hands(shape, stake, progress)
        return Plan(shape, (stand,)), (spots,)
    found, levels = _OfBoards(shape, stake, progress), range(len(shape.levels))
    return Plan(shape, tuple(map(found.stand, levels))), tuple(map(found.spots, levels))


def spots_of(shape: Shape, stake: Cents | None = None, progress: Progress = silent) -> Iterator[Spots | WholeBoards]:
    """The information sets of each decision, in order, with what each option is worth."""
    for spots in _listed(shape, stake, progress):
        yield spots or on_whole_boards(shape, stake, progress)


def _listed(shape: Shape, stake: Cents | None, progress: Progress) -> tuple[Spots | None, ...]:
    """Those that can be listed; what it took to find them is let go of."""
    if by_hands(shape):
        return (_of_hands(shape, stake, progress)[1],)
    return tuple(map(_OfBoards(shape, stake, progress).spots, range(len(shape.levels))))


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

    def stand(self, number: int) -> Stand:
        """What is done at one decision."""
        if number == 0 and grouped(self.shape):
            taken = self._first_values.argmax(axis=0).astype(np.uint8)
            return _stand(self.shape, 0, taken[class_numbers(self.boards.size, self.boards.deck)][None, None, :])
        earlier = self._earlier(number)
        if earlier is not None:
            return _stand(self.shape, number, earlier.choices)
        return _stand(self.shape, number, self._open_choices() if len(self.boards.counts) else self._complete()[0])

    def spots(self, number: int) -> Spots | None:
        """What each option of one decision is worth, where the spots are not too many."""
        if number == 0 and grouped(self.shape):
            return self._first()
        earlier = self._earlier(number)
        if earlier is not None:
            return self._spots_before(earlier)
        if len(self.boards.counts):
            return self._spots(self.shape.levels[number].seen, self._open_values)
        return None if self.shape.board else self._spots(0, self._by_place(self._complete()[1]))

    def _earlier(self, number: int) -> Earlier | None:
        return next((one for one in self.boards.earlier if one.level == number), None)

    @cached_property
    def _first_values(self) -> NDArray[np.object_]:
        """What each choice on the hole cards alone is worth, by choice and class."""
        return first_values(self.shape, by_group(self.shape, self.solution, self.pays.net), self.pays.net)[1]

    def _first(self) -> Spots:
        """The decision on the hole cards alone."""
        sets, weights, _ = classes(self.boards.size, self.boards.deck)
        each = (self._first_values // weights).astype(np.int64)
        none = np.zeros((len(sets), 0), np.uint8)
        deals = self.boards.deals_from(0)
        return Spots(0, none, sets, none, weights, each.T[:, None, :].copy(), deals, self.pays.scale)

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

    @cached_property
    def _open_values(self) -> NDArray[np.int64]:
        """What the options of the last decision are worth at every place, made before the board is complete."""
        return choosing.values_of_places(self.boards.counts, self._courses(), self.pays.net)

    def _open_choices(self) -> Cards:
        """The best of them."""
        seen, deck, size = self.shape.levels[self.last].seen, self.boards.deck, self.boards.size
        choices = np.zeros((len(classes(seen, deck).sets), len(self._courses()), len(self.holdings)), np.uint8)
        places, alike = lifting.places(seen, size, deck), lifting.symmetries(seen, deck)
        lifting.spread_choices(self._open_values, places, self.boards.moves, *alike, choices)
        return choices

    def _complete(self) -> tuple[Cards, NDArray[np.int64]]:
        """The choices of the last decision, made with the whole board seen; their worth if there is no board."""
        b, courses = self.boards, self._courses()
        sets = b.boards.sets
        choices = np.zeros((len(sets), len(courses), len(self.holdings)), np.uint8)
        options = Options(courses, extremes_of(self.shape, self.stake, bound=True))
        values = np.zeros((len(sets) if b.shape.board == 0 else 0, *courses.shape, len(self.holdings)), np.int64)
        choosing.choose_on_boards(b.tables, sets, b.holdings, b.size, b.total, options, choices, values)
        return choices, values

    def _by_place(self, values: NDArray[np.int64]) -> NDArray[np.int64]:
        """Values without a board, by place."""
        places = lifting.places(0, self.boards.size, self.boards.deck)
        return np.ascontiguousarray(np.moveaxis(values[0][:, :, places.holes], 2, 0))

    def _courses(self) -> NDArray[np.int64]:
        """The courses that each state before the last decision may become."""
        numbers = {course.choices: number for number, course in enumerate(courses_of(self.shape))}
        return padded([[numbers[course.choices] for course in row] for row in courses_after(self.shape, self.last)])
