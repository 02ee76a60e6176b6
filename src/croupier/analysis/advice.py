"""How to play a game: for each decision the tables of its best play, and short lists of rules with their exact cost."""

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from croupier.analysis.compress import Short, shortest
from croupier.analysis.condense import Part, looks_of
from croupier.analysis.known import Cards, Flags, Numbers, ranking_of
from croupier.analysis.plan import Spots
from croupier.analysis.rules_of_play import Strategy
from croupier.analysis.shape import Shape, after, courses_of, states_of
from croupier.analysis.spot import Option, Spot, Standing
from croupier.analysis.strategy_table import Table, tables_of
from croupier.analysis.suits import CHOOSE, class_numbers
from croupier.cards.card import DECK
from croupier.rulebook.reference import RuleRef

CLOSE: Final = 0.001  # units of the opening wager: a list that costs more is not called a good one


class Advice(Struct, frozen=True):
    """One decision."""

    decision: str
    cites: tuple[RuleRef, ...]
    choices: tuple[str, ...]
    tables: tuple[Table, ...]
    lists: tuple[Short, ...]  # ever longer, the last the best
    exact: bool  # whether all that is counted comes up: else what was chosen before may leave some of it out

    @property
    def best_list(self) -> Short:
        return self.lists[-1]


def advise(shape: Shape, every: Iterable[Part]) -> Iterator[Advice]:
    """Advice for each decision, in order, from the information sets of each."""
    first: tuple[Flags, ...] = ()
    for number, (level, found) in enumerate(zip(shape.levels, every, strict=True)):
        comes, exact = _comes_to(shape, number)
        reached = _reached(first, comes) if first else None
        looks = looks_of(ranking_of(shape, level.seen), found, asked_states(shape, number)[0], reached)
        if number == 0 and isinstance(found, Spots) and level.seen == shape.up == 0:
            first = _by_hole(found)
        yield Advice(
            decision=level.decision.name,
            cites=(level.decision.cites,),
            choices=level.choices,
            tables=tables_of(shape, number, looks),
            lists=shortest(shape, number, looks),
            exact=exact and (number == 0 or bool(first)),
        )


def compressed(shape: Shape, advice: Iterable[Advice]) -> Strategy:
    """The best list for each decision, as one way to play."""
    return Strategy(shape.game.definition.key, tuple(one.best_list.rules for one in advice))


def asked_states(shape: Shape, number: int) -> tuple[int, ...]:
    """Of the states before a decision those in which the player is asked, by their number."""
    states = enumerate(states_of(shape, number))
    return tuple(place for place, course in states if next(after(course, shape.levels[number])).choices[-1])


def _comes_to(shape: Shape, number: int) -> tuple[tuple[bool, ...], bool]:
    """By the first choice: whether it leads to a decision; and whether it alone says so."""
    if number == 0:
        return (), True
    leads: dict[str, set[bool]] = {}
    for course in courses_of(shape, number):
        asked = next(after(course, shape.levels[number])).choices[-1] != ""
        leads.setdefault(course.choices[0], set()).add(asked)
    return tuple(True in one for one in leads.values()), all(len(one) == 1 for one in leads.values())


def _by_hole(spots: Spots) -> tuple[Flags, ...]:
    """For each first choice the classes of hole cards that take it."""
    taken = np.zeros(len(spots.weights), np.int64)
    taken[_classes(spots.holes)] = spots.values[:, 0].argmax(axis=1)
    return tuple(taken == option for option in range(spots.values.shape[2]))


def _reached(first: tuple[Flags, ...], comes: tuple[bool, ...]) -> Callable[[Cards], Flags]:
    """With which hole cards the best first choice leads to a later decision."""
    here = np.logical_or.reduce([flags for flags, leads in zip(first, comes, strict=True) if leads])
    return lambda holes: np.asarray(here[_classes(holes)])


def _classes(holes: Cards) -> Numbers:
    """The class of each row of hole cards."""
    held: NDArray[np.uint8] = np.sort(holes, axis=1)
    index = sum(CHOOSE[held[:, place], place + 1] for place in range(held.shape[1]))
    return np.asarray(class_numbers(holes.shape[1])[index], np.int64)


def looked_up(shape: Shape, spots: Spots, spot: Spot) -> tuple[Standing, ...]:
    """What every choice is worth before any other card is seen, from the solver's own figures."""
    assert (spots.seen, shape.up) == (0, 0), "only then do the hole cards alone tell the row"
    mine = _classes(np.array([spot.hole], np.uint8))[0]
    row = int(np.flatnonzero(_classes(spots.holes) == mine)[0])
    (before,) = courses_of(shape, 0)
    worth = (Fraction(int(value), spots.deals * spots.scale) for value in spots.values[row, 0])
    courses = after(before, shape.levels[0])
    options = (Option(course.choices[-1], course, ev) for course, ev in zip(courses, worth, strict=True))
    hole = tuple(DECK[card] for card in spot.hole)
    opened = shape.levels[0].decision.choices_with(hole, shape.game.elections)
    return (Standing(before, tuple(option for option in options if option.choice in opened)),)
