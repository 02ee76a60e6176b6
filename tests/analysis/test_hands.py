"""Games without a board: every hand of the player once, with its weight, and every deal in the solution."""

from math import comb

import numpy as np
import pytest

from croupier.analysis import choosing
from croupier.analysis.hands import count, solve_hands
from croupier.analysis.kinds import Unsolvable
from croupier.analysis.removal import rank_all
from croupier.analysis.shape import Shape, shape_of
from croupier.analysis.solution import Solution, silent
from tests.analysis.every_deal import STAKE
from tests.analysis.solved import game, priced

GAMES = [("caribbean-stud", 4), ("four-card-poker", 4), ("crazy-4-poker", 4)]


def shape(key: str, ranks: int = 4, **options: object) -> Shape:
    return shape_of(game(key, **options), ranks)


def every_deal(of: Shape) -> int:
    deck = len(of.deck)
    ups = deck - of.hole if of.up else 1
    return comb(deck, of.hole) * ups * comb(deck - of.hole - of.up, of.dealer - of.up)


def all_of(solution: Solution) -> int:
    return int(solution.deals.sum() + (solution.rows[:, 2:3] * solution.rows[:, 3:]).sum())


# Counting --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "ranks"), GAMES)
def test_every_hand_of_the_player_is_counted_once_and_by_strength(key, ranks):
    found = count(shape(key, ranks), silent)
    assert found.weights.sum() == comb(4 * ranks, 5)
    assert sorted(found.order.tolist()) == list(range(len(found.hands)))
    assert (np.diff(rank_all(found.mine, found.hands)[found.order]) >= 0).all()


def test_only_the_dealer_has_to_qualify():
    found = count(shape("caribbean-stud"), silent)
    assert (found.mine.bound, found.theirs.bound > 1) == (0, True)


def test_a_second_decision_is_refused_where_nothing_new_is_seen():
    with pytest.raises(Unsolvable, match="there can be only one decision"):
        count(shape("texas-hold-em-bonus"), silent)


# Solving ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "ranks"), GAMES)
def test_every_deal_is_in_the_solution_once(key, ranks):
    of = shape(key, ranks)
    assert all_of(solve_hands(of, STAKE, silent)) == every_deal(of)


def test_who_wins_would_win_as_often_in_the_other_chair():
    """Both hold five cards and the choices do not move them: of all deals as many are won as lost."""
    solution = solve_hands(shape("crazy-4-poker"), STAKE, silent)
    cases = solution.deals.sum(axis=(0, 1, 2)) + (solution.rows[:, 2:3] * solution.rows[:, 3:]).sum(axis=0)
    assert cases[0] + cases[3] == cases[2] + cases[5] > 0
    assert cases.sum() == 4_368 * 462


@pytest.mark.parametrize(("key", "ranks"), GAMES)
def test_bound_to_its_tables_a_solution_keeps_no_rows_and_says_the_same(key, ranks):
    of = shape(key, ranks)
    free, bound = solve_hands(of, STAKE, silent), solve_hands(of, STAKE, silent, bound=True)
    assert (free.bound, bound.bound, len(bound.rows)) == (False, True, 0)
    assert priced(of, bound) == priced(of, free)


def test_rows_depend_on_the_tables_in_caribbean_stud():
    """What the test above compares is not twice the same: the bet is paid by a table there."""
    assert len(solve_hands(shape("caribbean-stud"), STAKE, silent).rows)


def test_where_there_is_no_room_for_rows_the_solution_is_bound(monkeypatch):
    of = shape("caribbean-stud")
    free = solve_hands(of, STAKE, silent)
    monkeypatch.setattr(choosing, "ROOM", 1)
    cramped = solve_hands(of, STAKE, silent)
    assert cramped.bound
    assert priced(of, cramped) == priced(of, free)


def test_progress_comes_to_its_end_step_by_step():
    told = []
    solve_hands(shape("four-card-poker", 3), STAKE, lambda *step: told.append(step))
    counting = [step for step in told if step[0] == "counting the dealer's hands"]
    comparing = [step[1:] for step in told if step[0] == "comparing hands"]
    assert [step[1:] for step in counting] == [(done, 6) for done in range(1, 7)]
    assert told == [*counting, *(("comparing hands", *step) for step in comparing)]
    assert comparing == sorted(comparing)
    assert comparing[-1] == (len(count(shape("four-card-poker", 3), silent).hands),) * 2
