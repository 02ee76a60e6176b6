"""Solutions: which choices the tables cannot change, and sums that lose no deal."""

from itertools import product

import numpy as np
import pytest

from croupier.analysis.choosing import ROW, THREADS, empty_sums
from croupier.analysis.price import payoffs
from croupier.analysis.shape import Shape, courses_of, shape_of
from croupier.analysis.solution import (
    courses_after,
    extremes_of,
    finished,
    group_count,
    grouped,
    is_bound,
    padded,
    paid_kinds,
    slices,
)
from tests.analysis.every_deal import STAKE
from tests.analysis.solved import EVERY_GAME, game


def shape(key: str, ranks: int = 13, **options: object) -> Shape:
    return shape_of(game(key, **options), ranks)


# What a game is like ---------------------------------------------------------------------------------

HOLE_CARDS_FIRST = {"texas-hold-em-bonus", "premium-hold-em", "ultimate-texas-hold-em"}


@pytest.mark.parametrize("key", EVERY_GAME)
def test_hole_cards_are_grouped_where_a_first_decision_sees_nothing_else(key):
    """169 and 1,755 are the classes of two and three cards in the literature."""
    assert grouped(shape(key)) == (key in HOLE_CARDS_FIRST)
    assert group_count(shape(key)) == (1 if key not in HOLE_CARDS_FIRST else 1_755 if key.startswith("prem") else 169)


def test_a_solution_is_bound_where_an_earlier_choice_depends_on_the_tables():
    """In Ultimate Texas Hold 'Em a check on the flop is followed by a fold, which the blind's table makes dearer.

    In Texas hold 'em bonus nothing is folded after the flop, and the table pays whoever is in alike.
    """
    assert {key for key in EVERY_GAME if is_bound(shape(key))} == {"ultimate-texas-hold-em"}


def test_a_state_becomes_the_courses_that_its_choices_lead_to():
    premium = shape("premium-hold-em")
    assert [[course.choices for course in row] for row in courses_after(premium, 1)] == [
        [("check", "fold"), ("check", "1x"), ("check", "2x")],
        [("3x", "")],
    ]
    assert [[course.choices for course in row] for row in courses_after(premium, 0)] == [[("check",), ("3x",)]]


# Payoffs ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", EVERY_GAME)
def test_the_payoffs_in_force_come_first_and_alone_where_a_solution_is_bound(key):
    of = shape(key)
    free, bound = extremes_of(of, STAKE, bound=False), extremes_of(of, STAKE, bound=True)
    assert len(bound) == 1
    assert (bound[0] == payoffs(of, STAKE).net).all()
    assert (free[0] == bound[0]).all()
    assert free.shape[1:] == (len(courses_of(of)), len(of.kinds.names), 6)


@pytest.mark.parametrize("key", EVERY_GAME)
def test_no_table_changes_what_a_kind_without_a_line_is_paid(key):
    of = shape(key)
    paid = paid_kinds(extremes_of(of, STAKE, bound=False)).tolist()
    assert [lines for lines, one in zip(of.kinds.names, paid, strict=True) if one and not any(lines)] == []


def test_a_straight_is_paid_in_three_card_poker_and_a_pair_is_not():
    of = shape("three-card-poker")
    paid = dict(zip(of.kinds.names, paid_kinds(extremes_of(of, STAKE, bound=False)).tolist(), strict=True))
    assert {lines[0][:1]: one for lines, one in paid.items()} == {
        (): False,
        ("straight",): True,
        ("three-of-a-kind",): True,
        ("straight flush",): True,
    }


def test_no_kind_is_paid_in_several_ways_where_the_solution_is_bound():
    of = shape("three-card-poker")
    assert not paid_kinds(extremes_of(of, STAKE, bound=True)).any()


# Sums ------------------------------------------------------------------------------------------------


def sums_of(rows: list[list[list[int]]], room: int = 8, groups: int = 2, kinds: int = 3):
    """Sums with these rows by thread, and every deal in them a number of its own."""
    found = empty_sums(groups, 2, kinds, False)
    found.deals[:] = np.arange(found.deals.size).reshape(found.deals.shape)
    kept = np.zeros((THREADS, room, ROW), np.int64)
    for thread, own in enumerate(rows):
        for place, row in enumerate(own[:room]):
            kept[thread, place] = row
    return found._replace(rows=kept, kept=np.array([len(own) for own in rows]))


ONE, SAME, OTHER = [0, 1, 4, 1, 2, 3, 4, 5, 6], [0, 1, 20, 1, 2, 3, 4, 5, 6], [1, 1, 7, 1, 2, 3, 4, 5, 6]
SMALL = shape("three-card-poker", 3)


def test_what_the_threads_added_up_is_joined_by_group_and_course():
    sums = sums_of([[], []])
    found = finished(sums, SMALL, bound=False)
    assert found is not None
    assert found.deals.shape == (2, 2, 3, 6)
    for kind, group, course, case in product(range(3), range(2), range(2), range(6)):
        added = sum(int(sums.deals[thread, kind, group, course, case]) for thread in range(THREADS))
        assert found.deals[group, course, kind, case] == added


def test_rows_that_are_alike_become_one_with_all_their_weight():
    found = finished(sums_of([[ONE, OTHER], [SAME, ONE]]), SMALL, bound=False)
    assert found is not None
    assert sorted(found.rows.tolist()) == [[0, 1, 28, *ONE[3:]], OTHER]


def test_rows_that_differ_in_one_count_stay_apart():
    different = [*ONE[:-1], 7]
    found = finished(sums_of([[ONE], [different]]), SMALL, bound=False)
    assert found is not None
    assert sorted(found.rows.tolist()) == [ONE, different]


def test_without_room_for_all_rows_there_is_no_solution():
    fits, one_too_many = sums_of([[ONE] * 2, [ONE]], room=2), sums_of([[ONE], [ONE] * 3], room=2)
    assert finished(fits, SMALL, bound=False) is not None
    assert finished(one_too_many, SMALL, bound=False) is None


@pytest.mark.parametrize("bound", [False, True])
def test_a_solution_says_whether_it_is_bound(bound):
    found = finished(sums_of([[], []]), SMALL, bound=bound)
    assert found is not None
    assert found.bound is bound
    assert len(found.rows) == len(found.counts) == len(found.weights) == 0


# Portions --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("total", [0, 1, 39, 40, 41, 1_755, 16_432])
def test_the_portions_of_the_work_are_all_of_it(total):
    found = list(slices(total))
    assert [number for part in found for number in range(part.start, part.stop)] == list(range(total))
    assert len(found) <= 40


def test_rows_of_different_length_are_filled_up():
    assert padded([[3], [1, 2]]).tolist() == [[3, -1], [1, 2]]
    assert padded([[3], [1, 2]], -9).tolist() == [[3, -9], [1, 2]]
