"""Games with a board: every deal once for each order of the board, whichever way a decision is worked out."""

from collections.abc import Iterator
from itertools import pairwise
from math import comb

import numpy as np
import pytest
from msgspec.structs import replace

from croupier.analysis import boards, choosing, lifting
from croupier.analysis.boards import Boards
from croupier.analysis.choosing import THREADS
from croupier.analysis.lifting import WIDE
from croupier.analysis.play import by_group
from croupier.analysis.price import payoffs
from croupier.analysis.shape import Course, Shape, courses_of, shape_of
from croupier.analysis.solution import Solution, silent
from croupier.analysis.suits import classes
from tests.analysis.every_deal import COURSES, STAKE
from tests.analysis.solved import game, priced

THREE, TEXAS, HOLD_EM_3, PREMIUM = "three-card-poker", "texas-hold-em-bonus", "hold-em-3-bonus", "premium-hold-em"
ULTIMATE, CASINO, DUEL = "ultimate-texas-hold-em", "casino-hold-em", "two-card-duel"
GAMES = (THREE, TEXAS, HOLD_EM_3, PREMIUM, ULTIMATE, CASINO, DUEL)


def shape(key: str, ranks: int = 3) -> Shape:
    return shape_of(game(key), ranks)


def made(of: Shape, *, bound: bool = False) -> Boards:
    return Boards(of, STAKE, silent, bound=bound)


def ways(of: Shape) -> Iterator[int]:
    """In how many ways each part of a round may come after the hole cards: the board as it is seen, then the dealer."""
    left, course = len(of.deck) - of.hole, COURSES[of.game.definition.key]
    for before, then in pairwise(sorted({0, *(seen for seen, _ in course.asked), course.board})):
        yield comb(left, then - before)
        left -= then - before
    yield comb(left, of.dealer)


def every_deal(of: Shape) -> int:
    return comb(len(of.deck), of.hole) * int(np.prod(list(ways(of))))


# What is asked, and in which order -------------------------------------------------------------------


@pytest.mark.parametrize("key", GAMES)
def test_all_deals_go_on_from_a_hand_in_every_order_of_the_board(key):
    of = shape(key, 13)
    assert made(of).deals_from(0) == int(np.prod(list(ways(of))))
    assert made(of).deals_from(of.board) == comb(52 - of.board - of.hole, of.dealer)


def test_a_course_that_ended_early_is_the_one_that_is_asked_nothing_more():
    texas = made(shape(TEXAS))
    courses = courses_of(texas.shape)
    folded = Course(("fold",), {"ante": 1}, folded=True)
    assert courses[texas.number(folded)].choices == ("fold", "", "")
    assert [texas.number(course) for course in courses] == list(range(len(courses)))


def test_states_that_are_asked_nothing_are_left_out_where_the_first_choice_waits_for_the_tables():
    """In premium hold 'em whoever has bet three times the ante is asked nothing; only a check is gone through."""
    premium = made(shape(PREMIUM))
    courses = [course.choices for course in courses_of(premium.shape)]
    (row,) = premium.options().courses.tolist()
    assert [courses[number] for number in row] == [("check", "fold"), ("check", "1x"), ("check", "2x")]
    assert (premium.first_inner(), made(shape(THREE)).first_inner()) == (1, 0)


def test_an_earlier_decision_leads_to_states_or_ends_with_a_fold():
    """Planted: a player of Texas hold 'em bonus may also fold on the flop."""
    of = shape(TEXAS)
    first, flop, turn = of.levels
    folding = replace(of, levels=(first, replace(flop, choices=("fold", "1x")), turn))
    texas = Boards(folding, STAKE, silent, bound=True)
    texas.solve()
    assert [one.level for one in texas.earlier] == [1]
    (fold, go_on), *others = texas.earlier[0].onward.follows.tolist()
    courses = courses_of(folding)
    assert courses[-1 - fold].choices == ("2x", "fold", "")
    assert go_on >= 0
    assert all(len(row) == 2 for row in others)


# Deals -----------------------------------------------------------------------------------------------


def all_deals(of: Shape, solution: Solution) -> np.ndarray:
    """Deals by the choices of the first decision where there are several in a solution, else all together."""
    deals = by_group(of, solution, payoffs(of, STAKE).net).sum(axis=(0, 2, 3))
    first = [course.choices[0] for course in courses_of(of)]
    grouped = len(of.levels) > 1 and of.levels[0].seen == 0
    parts = dict.fromkeys(first) if grouped else [None]
    return np.array([sum(n for n, one in zip(deals, first, strict=True) if part in (None, one)) for part in parts])


@pytest.mark.parametrize("key", GAMES)
def test_every_deal_is_counted_once_for_each_first_choice(key):
    of = shape(key)
    assert (all_deals(of, made(of).solve()) == every_deal(of)).all()


@pytest.mark.parametrize("key", [TEXAS, PREMIUM, ULTIMATE])
def test_each_group_of_hole_cards_has_its_share_of_the_deals(key):
    of = shape(key)
    deals = by_group(of, made(of).solve(), payoffs(of, STAKE).net)
    choices = len({course.choices[0] for course in courses_of(of)})
    expected = classes(of.hole, len(of.deck)).weights * int(np.prod(list(ways(of)))) * choices
    assert deals.sum(axis=(1, 2, 3)).tolist() == expected.tolist()


@pytest.mark.parametrize("key", [THREE, TEXAS, HOLD_EM_3, PREMIUM, CASINO, DUEL])
def test_bound_to_its_tables_a_solution_says_the_same(key):
    of = shape(key)
    free, bound = made(of).solve(), made(of, bound=True).solve()
    assert (free.bound, bound.bound) == (False, True)
    assert priced(of, bound) == priced(of, free)


def test_where_there_is_no_room_for_rows_the_solution_is_bound(monkeypatch):
    of = shape(PREMIUM, 4)
    free = made(of).solve()
    assert len(free.rows) > THREADS
    assert not free.bound
    monkeypatch.setattr(choosing, "ROOM", 1)
    cramped = made(of).solve()
    assert cramped.bound
    assert priced(of, cramped) == priced(of, free)


def test_a_row_that_was_lost_is_noticed():
    of = shape(PREMIUM, 4)
    found = made(of).solve()
    assert (all_deals(of, found._replace(rows=found.rows[1:])) != every_deal(of)).any()


# Boards that are not complete yet ------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "seen"), [(HOLD_EM_3, 2), (CASINO, 3), (TEXAS, 4)])
def test_at_every_place_all_boards_and_hands_of_the_dealer_are_still_to_come(key, seen):
    of = shape(key)
    counts = made(of).gathered(seen, lifting.places(seen, of.hole, len(of.deck)))
    left = len(of.deck) - of.hole - seen
    to_come = comb(left, of.board - seen) * comb(left - (of.board - seen), of.dealer)
    assert set(counts.sum(axis=(1, 2)).tolist()) == {to_come}


def test_narrow_words_hold_what_wide_ones_do(monkeypatch):
    of = shape(HOLD_EM_3, 4)
    narrow = made(of).solve()
    monkeypatch.setattr(boards, "NARROW", WIDE._replace(kind_bits=0))  # too narrow for any kind
    wide = made(of).solve()
    assert (narrow.counts == wide.counts).all()
    assert narrow.counts.shape[2] == 3


# Progress --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "steps"),
    [
        (THREE, ["comparing hands"]),
        (PREMIUM, ["comparing hands"]),
        (HOLD_EM_3, ["comparing hands", "dealing the boards"]),
        (ULTIMATE, ["weighing choices", "comparing hands"]),
    ],
)
def test_progress_comes_to_its_end_step_by_step(key, steps):
    told: dict[str, tuple[int, int]] = {}
    Boards(shape(key), STAKE, lambda what, done, of: told.update({what: (done, of)})).solve()
    assert list(told) == steps
    assert all(done == of for done, of in told.values())
