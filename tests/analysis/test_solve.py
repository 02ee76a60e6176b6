"""The solver: the way through which each game goes, what is refused, and totals that no choice can change."""

from math import comb

import numpy as np
import pytest
from msgspec.structs import replace

from croupier.analysis.hands import solve_hands
from croupier.analysis.kinds import Unsolvable
from croupier.analysis.play import best_play
from croupier.analysis.price import payoffs
from croupier.analysis.shape import Shape, shape_of
from croupier.analysis.solution import silent
from croupier.analysis.solve import by_hands, solve
from tests.analysis.every_deal import STAKE
from tests.analysis.solved import EVERY_GAME, game

HAND_BY_HAND = {"four-card-poker", "caribbean-stud", "crazy-4-poker"}


def shape(key: str, ranks: int = 4) -> Shape:
    return shape_of(game(key), ranks)


def taken(of: Shape) -> np.ndarray:
    """All deals under best play, by course, kind and case."""
    return best_play(of, solve(of, STAKE), payoffs(of, STAKE).net)


@pytest.mark.parametrize("key", EVERY_GAME)
def test_hands_are_gone_through_where_boards_cannot_be(key):
    assert by_hands(shape(key)) == (key in HAND_BY_HAND)


def test_a_game_of_three_cards_goes_either_way():
    """What decides is whether the dealer shows a card, and not the name of the game."""
    three = shape("three-card-poker")
    assert not by_hands(three)
    assert by_hands(replace(three, up=1))
    assert by_hands(replace(three, dealer=4))
    assert by_hands(replace(three, hole=4, dealer=4))


def test_both_ways_say_the_same_of_three_card_poker():
    """The dealer's hands counted by inclusion and exclusion, and all holdings swept at once: two ways of counting."""
    of = shape("three-card-poker", 13)
    net = payoffs(of, STAKE).net
    assert (best_play(of, solve_hands(of, STAKE, silent), net) == best_play(of, solve(of, STAKE), net)).all()


@pytest.mark.parametrize("sizes", [{"hole": 2, "dealer": 3}, {"hole": 4, "dealer": 4}, {"hole": 1, "dealer": 1}])
def test_other_hands_beside_a_board_are_refused(sizes):
    of = replace(shape("hold-em-3-bonus"), **sizes)
    with pytest.raises(Unsolvable, match="must hold two cards each, or three"):
        solve(of)


def test_what_is_folded_in_three_card_poker_is_all_that_is_below_q_6_4():
    """Ranks without pair or straight in sixty ways of suits, which make no flush: jack high or lower, Q-5-4 and lower,
    Q-6-2 and Q-6-3."""
    folded, played = taken(shape("three-card-poker", 13)).sum(axis=(1, 2)).tolist()
    jack_high = comb(10, 3) - 8
    assert folded == (jack_high + comb(4, 2) + 2) * 60 * comb(49, 3)
    assert folded + played == 407_170_400


@pytest.mark.parametrize(
    "key", ["three-card-poker", "caribbean-stud", "crazy-4-poker", "casino-hold-em", "two-card-duel"]
)
def test_the_player_is_higher_as_often_as_the_dealer(key):
    """Both hold as many cards, and in the other chair each would win what the other wins. No choice moves a card."""
    cases = taken(shape(key)).sum(axis=(0, 1))
    assert cases[0] + cases[3] == cases[2] + cases[5]
    assert cases[1] + cases[4] > 0


def test_the_dealer_of_caribbean_stud_qualifies_as_often_as_five_cards_reach_the_bound():
    """Below ace and king are five ranks that are no pair, none of the ten straights, nor with both of them, and in one
    of the ways of suits that are no flush."""
    of = shape("caribbean-stud", 13)
    solution = solve(of, STAKE)
    cases = solution.deals.sum(axis=(0, 1, 2)) + (solution.rows[:, 2:3] * solution.rows[:, 3:]).sum(axis=0)
    no_straight, ace_and_king = comb(13, 5) - 10, comb(11, 3) - 1
    each = comb(47, 5) * 5  # the player's hands beside one of the dealer's, and the cards of it that may show
    assert cases[:3].sum() == (no_straight - ace_and_king) * (4**5 - 4) * each
    assert cases.sum() == comb(52, 5) * each == 19_933_230_517_200


@pytest.mark.parametrize("key", ["three-card-poker", "four-card-poker", "casino-hold-em"])
def test_progress_is_told_to_the_end(key):
    told: dict[str, tuple[int, int]] = {}
    solve(shape(key, 3), STAKE, lambda what, done, of: told.update({what: (done, of)}))
    assert told
    assert all(done == of for done, of in told.values()), told
