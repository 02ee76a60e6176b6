"""Choices: of every option the one worth most, and every deal added to what was taken there.

Counts and payoffs drawn by chance, and the same choice worked out in whole numbers of Python.
"""

from math import comb

import numpy as np
import pytest

from croupier.analysis import choosing, lifting
from croupier.analysis.choosing import NOBODY, NOWHERE, ROW, UNMOVED, Alike, Onward, Options, Sums
from croupier.analysis.shape import Shape, shape_of
from croupier.analysis.showdown import holdings_of, tables, types_of, work_space
from croupier.analysis.solution import extremes_of, paid_kinds
from croupier.analysis.suits import class_numbers, classes, moved
from tests.analysis.every_deal import STAKE
from tests.analysis.solved import game

TYPES, KINDS, TOTAL = 200, 3, 100
COURSES = np.array([[0, 1, 2], [3, -1, -1]])  # two states; nothing is asked in the second
UNPAID = np.zeros(KINDS, np.bool_)


def six(below: int, not_above: int, unqualified: int, total: int) -> list[int]:
    """The dealer's hands by case: they are stacked from the weakest, the bound and the player's hand cut the stack."""
    cuts = [range(below), range(below, not_above), range(not_above, total)]
    return [sum((hand >= unqualified) == competes for hand in cut) for competes in (False, True) for cut in cuts]


def some_types(seed: int = 1):
    """Types of holdings with counts drawn by chance; every tenth has no holdings."""
    chance, work = np.random.default_rng(seed), work_space(TYPES, TYPES)
    cuts = np.sort(chance.integers(0, TOTAL + 1, (TYPES, 2)), axis=1)
    work.below[:], work.not_above[:] = cuts.T
    work.unqualified[:] = chance.integers(0, TOTAL + 1, TYPES)
    work.kinds[:], work.types[:], work.numbers[:] = chance.integers(0, KINDS, TYPES), range(TYPES), range(TYPES)
    work.weights[:] = np.arange(TYPES) % 10 > 0
    return work


def counts_of(work, i: int) -> list[int]:
    return six(int(work.below[i]), int(work.not_above[i]), int(work.unqualified[i]), TOTAL)


def some_nets(tables: int = 1, seed: int = 2):
    """Payoffs by table, course, kind and case; few different ones, so that options are often worth the same."""
    return np.random.default_rng(seed).integers(-1, 2, (tables, 4, KINDS, 6))


def best(net, row: np.ndarray, counts: list[int], kind: int) -> int:
    """The course worth most, or the first of equal ones."""
    courses = [course for course in row.tolist() if course >= 0]
    return max(courses, key=lambda course: sum(n * int(p) for n, p in zip(counts, net[course, kind], strict=True)))


# By type ---------------------------------------------------------------------------------------------


def test_the_course_worth_most_is_taken_and_the_first_of_equal_ones():
    work, nets = some_types(), some_nets()
    taken = np.full((TYPES, 2), 9, np.int8)
    choosing.choose_by_type(work, TYPES, TOTAL, Options(COURSES, nets), UNPAID, taken)
    for i in range(TYPES):
        if work.weights[i]:
            found = [best(nets[0], row, counts_of(work, i), int(work.kinds[i])) for row in COURSES]
            assert taken[i].tolist() == found
        else:
            assert taken[i].tolist() == [9, 9], "nobody holds it"


def test_a_choice_is_left_open_where_tables_disagree_about_it():
    work, nets = some_types(), some_nets(3)
    taken = np.zeros((TYPES, 1), np.int8)
    paid = np.array([False, True, True])
    choosing.choose_by_type(work, TYPES, TOTAL, Options(COURSES[:1], nets), paid, taken)
    opinions = [{best(net, COURSES[0], counts_of(work, i), int(work.kinds[i])) for net in nets} for i in range(TYPES)]
    assert any(len(each) > 1 for each in opinions)
    for i in np.flatnonzero(work.weights).tolist():
        kind, first = int(work.kinds[i]), best(nets[0], COURSES[0], counts_of(work, i), int(work.kinds[i]))
        assert taken[i, 0] == (-1 if paid[kind] and len(opinions[i]) > 1 else first)


def test_every_option_is_worth_its_counts_times_what_they_pay():
    work, nets = some_types(), some_nets()
    values, choices = np.zeros((TYPES, 2, 3), np.int64), np.zeros((TYPES, 2), np.uint8)
    choosing.value_types(work, TYPES, TOTAL, Options(COURSES, nets), np.zeros(6, np.int64), choices, values)
    for i in np.flatnonzero(work.weights).tolist():
        worth = (nets[0][:, work.kinds[i]] @ np.array(counts_of(work, i))).tolist()
        assert values[i].tolist() == [worth[:3], [worth[3], 0, 0]]
        assert choices[i].tolist() == [worth[:3].index(max(worth[:3])), 0]


# Adding up -------------------------------------------------------------------------------------------


def added(taken: np.ndarray, groups=NOBODY, reach=NOWHERE, alike=None, room: int = TYPES) -> Sums:
    work = some_types()
    sums = choosing.empty_sums(2, 4, KINDS, False)._replace(rows=np.zeros((choosing.THREADS, room, ROW), np.int64))
    nobody_else = Alike(UNMOVED, np.zeros(24, np.uint8), 1)
    choosing.add_holdings(work, taken, TOTAL, 5, alike or nobody_else, groups, reach, 0, sums)
    return sums


def test_deals_go_to_group_kind_and_course_as_often_as_the_state_is_reached():
    chance, work = np.random.default_rng(3), some_types()
    taken = chance.integers(0, 4, (TYPES, 2)).astype(np.int8)
    groups, reach = chance.integers(0, 2, TYPES).astype(np.int32), chance.integers(0, 3, (2, TYPES)).astype(np.uint8)
    expected = np.zeros((KINDS, 2, 4, 6), np.int64)
    for i in range(TYPES):
        for state in range(2):
            counts = np.array(counts_of(work, i))
            expected[work.kinds[i], groups[i], taken[i, state]] += 5 * int(reach[state, i]) * counts
    assert (added(taken, groups, reach).deals[0] == expected).all()


def test_an_open_choice_is_kept_as_a_row():
    taken, work = np.full((TYPES, 1), -1, np.int8), some_types()
    sums = added(taken)
    assert not sums.deals.any()
    assert sums.kept.tolist() == [TYPES, 0]
    assert sums.rows[0].tolist() == [[0, int(work.kinds[i]), 5, *counts_of(work, i)] for i in range(TYPES)]


def test_rows_are_counted_on_where_there_is_no_room_for_them():
    sums = added(np.full((TYPES, 1), -1, np.int8), room=3)
    assert sums.kept[0] == TYPES
    assert sums.rows.shape[1] == 3
    assert sums.rows[0, 2, 2] == 5


def test_hole_cards_that_are_alike_count_once_for_all_of_them():
    """Two changes of suits, the second of which exchanges neighbours but leaves the last two as they are."""
    work = some_types()
    exchanged = np.arange(TYPES).astype(np.uint16) ^ 1
    exchanged[-2:] = [TYPES - 2, TYPES - 1]
    moves = np.stack([np.arange(TYPES).astype(np.uint16), exchanged])
    alike = Alike(moves, np.array([0, 1] + [0] * 22, np.uint8), 2)
    sums = added(np.zeros((TYPES, 1), np.int8), alike=alike)
    alone = [*range(0, TYPES - 2, 2), *range(TYPES - 2, TYPES)]
    times = [2] * (TYPES // 2 - 1) + [1, 1]
    expected = sum(5 * t * np.array(counts_of(work, i)) for i, t in zip(alone, times, strict=True))
    assert sums.deals[0].sum(axis=(0, 1, 2)).tolist() == expected.tolist()


# Whole boards ----------------------------------------------------------------------------------------


class OnBoards:
    """Premium Hold 'Em on a deck of four ranks: its boards, and the last decision on them."""

    def __init__(self) -> None:
        self.shape: Shape = shape_of(game("premium-hold-em"), 4)
        self.deck, self.size = 16, 3
        self.sets, self.weights, _ = classes(4, self.deck)
        self.extremes = extremes_of(self.shape, STAKE, bound=True)
        self.options = Options(np.array([[0, 1, 2], [3, -1, -1]]), self.extremes)
        table = tables(self.shape.kinds, self.shape.deck, self.shape.qualifying)
        self.given = (table, self.sets, self.weights, holdings_of(12, 3), 3, comb(9, 3))

    def add(self, symmetries) -> np.ndarray:
        sums = choosing.empty_sums(len(classes(3, self.deck).sets), *self.extremes.shape[1:3], False)
        groups, paid = class_numbers(3, self.deck), paid_kinds(self.extremes)
        choosing.add_boards(*self.given, symmetries, groups, np.zeros((0, 0, 0), np.uint8), self.options, paid, sums)
        return sums.deals.sum(axis=0)


BOARDS = OnBoards()


def test_symmetries_of_a_board_save_work_and_change_nothing():
    keep, kept = lifting.symmetries(4, BOARDS.deck)
    moves = moved(3, BOARDS.deck)
    assert (BOARDS.add((moves, keep, kept)) == BOARDS.add((moves, keep, np.ones_like(kept)))).all()
    assert (kept > 1).any()


def test_every_deal_of_every_board_is_added_in_each_state():
    deals = BOARDS.add((moved(3, BOARDS.deck), *lifting.symmetries(4, BOARDS.deck)))
    every = comb(16, 4) * comb(12, 3) * comb(9, 3)
    assert deals[:, :, :3].sum() == deals[:, :, 3].sum() == every


def test_the_worth_of_a_board_is_that_of_its_best_choices():
    """Two kernels that share no sum: what is chosen with its worth, and the deals added where it is chosen."""
    given = (BOARDS.given[0], BOARDS.sets, *BOARDS.given[3:])
    shape = (len(BOARDS.sets), 2, comb(16, 3))
    choices, values = np.zeros(shape, np.uint8), np.zeros((*shape[:2], 3, shape[2]), np.int64)
    choosing.choose_on_boards(*given, BOARDS.options, choices, values)
    taken = np.take_along_axis(values, choices[:, :, None].astype(np.int64), axis=2)[:, :, 0]
    asked = taken[:, 0].sum(axis=1) @ BOARDS.weights
    assert (taken[:, 0] == values[:, 0].max(axis=1)).all()
    deals = BOARDS.add((moved(3, BOARDS.deck), *lifting.symmetries(4, BOARDS.deck))).sum(axis=1)
    net = np.moveaxis(BOARDS.extremes[0], 1, 0)
    assert (deals[:, :3] * net[:, :3]).sum() == asked
    assert (deals[:, 3] * net[:, 3]).sum() == taken[:, 1].sum(axis=1) @ BOARDS.weights


def test_types_are_as_many_as_holdings_may_have():
    assert types_of(12, 3) == comb(14, 3)


# Places before the board is complete ---------------------------------------------------------------------


def counted_places(width: int):
    """Places with three cards of four ranks seen, two held, and counts drawn by chance."""
    places = lifting.places(3, 2, 16)
    counts = np.random.default_rng(width).integers(0, 9, (len(places.holes), KINDS, width)).astype(np.int32)
    return places, counts


def worth_of_places(counts: np.ndarray, net: np.ndarray) -> np.ndarray:
    """By place and course; without a bound to reach only the last three cases occur."""
    return np.einsum("skc,okc->so", counts.astype(np.int64), net[:, :, -counts.shape[2] :])


@pytest.mark.parametrize("width", [3, 6])
def test_every_option_of_a_place_has_its_worth(width):
    _, counts = counted_places(width)
    net = some_nets()[0]
    worth = worth_of_places(counts, net)
    found = choosing.values_of_places(counts, COURSES, net)
    assert (found[:, 0] == worth[:, :3]).all()
    assert (found[:, 1] == np.stack([worth[:, 3], 0 * worth[:, 3], 0 * worth[:, 3]], axis=1)).all()


@pytest.mark.parametrize("width", [3, 6])
def test_the_worth_of_a_place_stands_at_all_hole_cards_that_it_stands_for(width):
    places, counts = counted_places(width)
    nets, boards = some_nets(), len(places.start) - 1
    out = np.full((boards, 2, comb(16, 2)), -(10**6))
    given = (counts, places, moved(2, 16), *lifting.symmetries(3, 16))
    choosing.value_places(*given, Options(COURSES, nets), out)
    worth = worth_of_places(counts, nets[0])
    assert ((out > -(10**6)).sum(axis=2) == comb(13, 2)).all()
    for k in range(boards):
        own = slice(places.start[k], places.start[k + 1])
        assert (out[k, 0, places.holes[own]] == worth[own, :3].max(axis=1)).all()
        assert (out[k, 1, places.holes[own]] == worth[own, 3]).all()


@pytest.mark.parametrize("width", [3, 6])
def test_the_deals_of_a_place_go_to_its_best_course(width):
    places, counts = counted_places(width)
    nets, groups = some_nets(), class_numbers(2, 16)
    reach = np.random.default_rng(5).integers(0, 3, (len(places.start) - 1, 2, comb(16, 2))).astype(np.uint8)
    sums = choosing.empty_sums(int(groups.max()) + 1, 4, KINDS, False)
    choosing.add_places(counts, places, groups, reach, Options(COURSES, nets), sums)
    worth = worth_of_places(counts, nets[0])
    expected = np.zeros_like(sums.deals[0])
    for k in range(len(places.start) - 1):
        for s in range(places.start[k], places.start[k + 1]):
            hole = places.holes[s]
            for state, course in enumerate([worth[s, :3].argmax(), 3]):
                often = places.weights[s] * int(reach[k, state, hole])
                expected[:, groups[hole], course, 6 - width :] += often * counts[s]
    assert (sums.deals.sum(axis=0) == expected).all()


# Decisions before the last -------------------------------------------------------------------------------

FOLDED = np.array([-3, 0, 0, 0])  # what a fold into course 0 nets in each deal
ONWARD = Onward(np.array([[-1, 0, 1], [2, -9, -9]]), FOLDED)  # fold, go on, go on; or nothing to choose


def test_a_decision_takes_what_its_states_are_worth_or_folds():
    lifted = np.random.default_rng(8).integers(-40, 10, (5, 3, 7))
    values, choices = np.zeros((5, 2, 7), np.int64), np.zeros((5, 2, 7), np.uint8)
    choosing.choose(lifted, ONWARD, 10, values, choices)
    options = np.stack([np.full((5, 7), -30), lifted[:, 0], lifted[:, 1]])
    assert (choices[:, 0] == options.argmax(axis=0)).all()
    assert (values[:, 0] == options.max(axis=0)).all()
    assert set(choices[:, 0].ravel().tolist()) == {0, 1, 2}
    assert (values[:, 1] == lifted[:, 2]).all()
    assert not choices[:, 1].any()


def test_a_fold_that_is_worth_the_same_comes_first():
    lifted, values, choices = np.full((1, 3, 1), -30), np.zeros((1, 2, 1), np.int64), np.ones((1, 2, 1), np.uint8)
    choosing.choose(lifted, ONWARD, 10, values, choices)
    assert choices[0, 0, 0] == 0


@pytest.mark.parametrize("size", [2, 3])
def test_folds_end_the_deals_of_all_hole_cards_beside_the_board(size):
    boards, weights, _ = classes(3, 12)
    groups, held = class_numbers(size, 12), lifting.all_holdings(12, size)
    choices = np.zeros((len(boards), 2, len(held)), np.uint8)
    out = np.zeros((1, int(groups.max()) + 1, 4, 6), np.int64)
    nowhere = np.zeros((0, 0, 0), np.uint8)
    choosing.add_folds(weights, held, size, boards, groups, nowhere, choices, ONWARD, 10, out)
    assert out[0, :, 0, 0].tolist() == (classes(size, 12).weights * comb(12 - size, 3) * 10).tolist()
    assert out.sum() == out[0, :, 0, 0].sum(), "course 0 alone, and no showdown"


def test_a_state_is_reached_on_a_larger_board_in_as_many_orders_as_cards_could_come():
    """Three cards are seen, then one more: any of four may be the last, and whoever goes on went on before it."""
    parts, moves = lifting.parts(4, 3, 12), moved(2, 12)
    choices = np.ones((len(classes(3, 12).sets), 2, comb(12, 2)), np.uint8)  # go on to state 0
    choices[:, 1] = 0
    out = np.zeros((len(classes(4, 12).sets), 3, comb(12, 2)), np.uint8)
    choosing.reach_boards(np.zeros((0, 0, 0), np.uint8), choices, ONWARD, parts, moves, out)
    assert (out[:, 0] == 4).all()
    assert not out[:, 1].any()
    assert (out[:, 2] == 4).all()
    choices[:, 0] = 0  # fold
    again = np.zeros_like(out)
    choosing.reach_boards(np.full(choices.shape, 3, np.uint8), choices, ONWARD, parts, moves, again)
    assert not again[:, 0].any()
    assert (again[:, 2] == 12).all()
