"""A solution made once serves every pay table: what it gives under another table is what solving afresh gives."""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.analysis.play import best_play, by_group, first_values
from croupier.analysis.price import payoffs
from croupier.analysis.shape import ANTE_BONUS, Shape, courses_of, shape_of
from croupier.analysis.solution import Solution
from croupier.analysis.solve import solve
from croupier.rulebook.game import Game
from croupier.rulebook.money import Odds
from croupier.rulebook.paytable import PayTable
from croupier.rulebook.settlement import Line
from tests.analysis.every_deal import STAKE, expected
from tests.analysis.solved import game, priced, solved


@lru_cache
def solution(key: str, ranks: int, version: str = "") -> Solution:
    """Made under the tables as printed."""
    return solve(shape_of(game(key, **({"version": version} if version else {})), ranks), STAKE)


# Tables written down ---------------------------------------------------------------------------------


class Other(NamedTuple):
    """A game on a small deck, under another table than the one it was solved under."""

    key: str
    ranks: int
    tables: Mapping[str, str] | None = None
    version: str = ""
    limits: tuple[tuple[str, int], ...] = ()

    @property
    def elections(self) -> dict[str, object]:
        return {"version": self.version} if self.version else {}


FULL_HOUSES_ONLY = (
    "royal flush 1 to 2, straight flush 1 to 2, four-of-a-kind 1 to 2, full house 1000, flush 1 to 2, straight 1 to 2,"
    "three-of-a-kind 1 to 2, two pair 1 to 2, one pair or less 1 to 2"
)
NOTHING_FOR_QUADS = {"blind_bonus@1x": "full house 1000", "blind_bonus@2x": "four-of-a-kind 1"}
OTHERS = [
    Other("three-card-poker", 6, {"ante_bonus": "straight 1"}),
    Other("three-card-poker", 6, {"ante_bonus": "straight flush 1000"}),
    Other("four-card-poker", 4, {"ante_bonus": "four-of-a-kind 1000000, straight flush 1 to 3"}),
    Other("caribbean-stud", 5, {"bet": FULL_HOUSES_ONLY}),
    Other("caribbean-stud", 5, limits=(("payout_limit", 2_000),)),
    Other("texas-hold-em-bonus", 3, {"ante": "flush or better 1000"}),
    Other("hold-em-3-bonus", 4, {"blind_bonus": "four-of-a-kind 1000"}, "1"),
    Other("hold-em-3-bonus", 4, NOTHING_FOR_QUADS, "2"),
    Other("hold-em-3-bonus", 4, {"blind_bonus@2x": "full house 99999"}, "2", (("aggregate_limit", 5_000_000),)),
    Other("premium-hold-em", 5, {"xtra_bonus": "full house 1000"}),
    Other("premium-hold-em", 5, {"xtra_bonus": "royal flush 1"}),
    Other(
        "casino-hold-em",
        3,
        {"ante": "royal flush 1, straight flush 1, four-of-a-kind 1, full house 99, flush 1 to 3,straight or less 20"},
    ),
    Other("crazy-4-poker", 4, {"super_bonus": "straight 1000"}),
]


def other_shape(other: Other) -> Shape:
    return shape_of(game(other.key, other.tables, **other.elections, **dict(other.limits)), other.ranks)


@pytest.mark.parametrize("other", OTHERS, ids=lambda other: other.key)
def test_another_table_is_priced_as_if_it_had_been_solved(other):
    shape = other_shape(other)
    assert priced(shape, solution(other.key, other.ranks, other.version)) == solved(shape.game, other.ranks)


def test_another_table_changes_the_play():
    """What is compared above are not the same decisions twice."""
    for other in (OTHERS[3], OTHERS[7], OTHERS[9]):
        shape, made = other_shape(other), solution(other.key, other.ranks, other.version)
        before = shape_of(game(other.key, **other.elections), other.ranks)
        deals = [best_play(one, made, payoffs(one, STAKE).net).sum(axis=(1, 2)).tolist() for one in (before, shape)]
        assert deals[0] != deals[1], other


# Tables by chance ------------------------------------------------------------------------------------

ODDS = st.builds(Odds, st.sampled_from((1, 2, 3, 5, 17, 1000, 1_000_000)), st.sampled_from((1, 2, 3)))


def table(lines: tuple[str, ...], every: bool) -> st.SearchStrategy[PayTable]:
    """What each line pays, or nothing."""
    pays = st.tuples(*(ODDS if every else st.none() | ODDS for _ in lines))
    return pays.map(lambda all_of: PayTable({one: pay for one, pay in zip(lines, all_of, strict=True) if pay}, ""))


@st.composite
def under_chance(draw, of: Game) -> Game:
    """The game under tables drawn by chance."""
    tables, bonus, definition = dict(of.tables), of.ante_bonus_tables, of.definition
    every = Line not in of.settlement.columns
    for key in shape_of(of).schedules:
        if key == ANTE_BONUS:
            bonus = {"": draw(table(definition.ante_bonus.schedule.lines.names, False))}
        else:
            lines = of.wagers[key].schedule.lines.names
            tables[key] = {choice: draw(table(lines, every)) for choice in of.tables[key]}
    return of.with_tables(tables, bonus)


CHANCES = [
    ("three-card-poker", 6, {}),
    ("four-card-poker", 4, {}),
    ("caribbean-stud", 4, {}),
    ("texas-hold-em-bonus", 3, {}),
    ("hold-em-3-bonus", 4, {"version": "2"}),
    ("premium-hold-em", 4, {}),
    ("casino-hold-em", 3, {}),
    ("crazy-4-poker", 4, {}),
]


def check_tables(key, ranks, options, examples):
    of = game(key, **options)

    @settings(max_examples=examples, deadline=None)
    @given(under_chance(of))
    def check(changed):
        made = solution(key, ranks, options.get("version", ""))
        assert priced(shape_of(changed, ranks), made) == solved(changed, ranks)

    check()


@pytest.mark.parametrize(("key", "ranks", "options"), CHANCES)
def test_any_table_is_priced_as_if_it_had_been_solved(key, ranks, options):
    check_tables(key, ranks, options, 8)


@pytest.mark.soak
@pytest.mark.parametrize(("key", "ranks", "options"), CHANCES)
def test_any_table_on_a_larger_deck_is_priced_as_if_it_had_been_solved(key, ranks, options):
    check_tables(key, ranks + 2, options, 100)


# The steps -------------------------------------------------------------------------------------------


def test_of_choices_worth_the_same_the_first_is_taken():
    """Where nothing is paid or lost, every hand that was not decided for all tables is folded."""
    shape = shape_of(game("four-card-poker", {"ante_bonus": "straight flush 1"}), 4)
    net = np.zeros_like(payoffs(shape, STAKE).net)
    deals = best_play(shape, solution("four-card-poker", 4), net)
    rows = solution("four-card-poker", 4).rows
    kept = int((rows[:, 2] * rows[:, 3:].sum(axis=1)).sum())
    assert deals[0].sum() - solution("four-card-poker", 4).deals[0, 0].sum() == kept, "rows kept are folded"


def test_the_worth_of_each_first_choice_is_known_by_group():
    shape, made = shape_of(game("texas-hold-em-bonus"), 3), solution("texas-hold-em-bonus", 3)
    pays = payoffs(shape, STAKE)
    deals = by_group(shape, made, pays.net)
    options, values = first_values(shape, deals, pays.net)
    assert options == ("fold", "2x")
    folded = next(i for i, course in enumerate(courses_of(shape)) if course.folded)
    assert (values[0] == -pays.scale * deals[:, folded].sum(axis=(1, 2))).all()
    total = values.max(axis=0).sum()
    assert expected(priced(shape, made)) * pays.scale * deals[:, folded].sum() == total


# The comparison itself -------------------------------------------------------------------------------


def forgetful(made: Solution) -> Solution:
    """Planted: the rows whose choice depends on the tables go to the choice that was best under the first."""
    return made._replace(rows=made.rows[:0])


def stale(made: Solution) -> Solution:
    """Planted: a count that has slipped from a win to a loss."""
    deals = made.deals.copy()
    deals[:, 1, :, 3] -= 1
    deals[:, 1, :, 5] += 1
    return made._replace(deals=deals)


@pytest.mark.parametrize("damaged", [forgetful, stale])
def test_a_damaged_solution_is_noticed(damaged):
    other = OTHERS[3]
    made = damaged(solution(other.key, other.ranks))
    assert priced(other_shape(other), made) != solved(other_shape(other).game, other.ranks)
