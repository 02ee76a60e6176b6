"""What the solver says of a game on a small deck, in the words of `every_deal`, for tests to compare."""

from collections import Counter
from collections.abc import Mapping

import numpy as np

from croupier.analysis.play import best_play
from croupier.analysis.price import payoffs
from croupier.analysis.shape import Shape, courses_of, shape_of
from croupier.analysis.solution import Solution
from croupier.analysis.solve import solve
from croupier.rulebook.custom import with_custom_tables
from croupier.rulebook.game import Game, elect
from examples.two_card_duel import TWO_CARD_DUEL
from tests.analysis.every_deal import STAKE, Ends
from tests.own_games import ANY_GAME, rule_of

EVERY_GAME = (*ANY_GAME, TWO_CARD_DUEL.key)


def game(key: str, tables: Mapping[str, str] | None = None, **options: object) -> Game:
    """A game of the catalogue or of the examples, with these tables instead of those printed."""
    found = elect(TWO_CARD_DUEL if key == TWO_CARD_DUEL.key else rule_of(key), options)
    assert isinstance(found, Game), found
    return with_custom_tables(found, tables or {})


def solved(of: Game, ranks: int) -> Ends:
    """How all deals of the highest ranks end under best play."""
    shape = shape_of(of, ranks)
    return priced(shape, solve(shape, STAKE))


def priced(shape: Shape, solution: Solution) -> Ends:
    """The same from a solution, under the tables of the shape."""
    pays, ends = payoffs(shape, STAKE), Ends()
    deals = best_play(shape, solution, pays.net)
    for number, course in enumerate(courses_of(shape)):
        made = tuple(choice for choice in course.choices if choice)
        for kind, case in np.argwhere(deals[number]):
            net, rest = divmod(int(pays.net[number, kind, case]) * STAKE, pays.scale)
            assert rest == 0, "every payout is a whole cent at this stake"
            ends[made, net] += int(deals[number, kind, case])
    return ends


def choices_of(ends: Ends) -> Counter[tuple[str, ...]]:
    """How many deals go with each way of playing."""
    found: Counter[tuple[str, ...]] = Counter()
    for (made, _), number in ends.items():
        found[made] += number
    return found
