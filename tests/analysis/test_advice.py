"""Advice puts tables and rules of each decision together, for what is reached by best play."""

import numpy as np
import pytest

from croupier.analysis.advice import advise, compressed, looked_up
from croupier.analysis.shape import shape_of
from croupier.analysis.spot import Spot, standings
from croupier.analysis.suits import classes
from croupier.cards.array_ranking import card_numbers
from croupier.cards.card import parse_cards
from croupier.games.catalogue import definition
from croupier.rulebook.game import elect
from tests.analysis.spots_made import made, three_card_poker


def spot(hole, board=""):
    return Spot(*(card_numbers(parse_cards(cards.split())) for cards in (hole, board)))


def test_one_decision():
    found = three_card_poker()
    (advice,) = advise(found.shape, [found.spots])
    assert (advice.decision, advice.cites, advice.choices) == ("play", ("19:47-20.10(b)",), ("fold", "1x"))
    assert advice.exact
    assert advice.best_list.cost == 0
    assert compressed(found.shape, [advice]).decisions == (advice.best_list.rules,)


def test_later_decisions_leave_out_what_was_folded():
    """Texas hold 'em bonus: with a preflop table that folds all but aces, only aces are seen at turn and river."""
    game = shape_of(elect(definition("texas-hold-em-bonus"), {}))
    pairs = classes(2)
    aces = (pairs.sets >= 48).all(axis=1)
    first = made(game, 3, [(spot("2s 3d", "9c 9h Jd"), 1)])._replace(
        seen=0,
        boards=np.zeros((169, 0), np.uint8),
        holes=pairs.sets,
        ups=np.zeros((169, 0), np.uint8),
        weights=pairs.weights,
        values=np.where(aces[:, None, None], [[[-1, 1]]], [[[-1, -2]]]),
    )
    turn = made(game, 3, [(spot("As Ad", "2c 7h 9d"), 3), (spot("2s 3d", "9c 9h Jd"), 5)])
    river = made(game, 4, [(spot("2s 3d", "9c 9h Jd Ks"), 5), (spot("Ah Ac", "2c 7h 9d Jh"), 7)])
    advice = list(advise(game, [first, turn, river]))
    assert [sum(cell.sets for row in one.tables[0].cells for cell in row if cell) for one in advice] == [1326, 3, 7]
    assert [one.exact for one in advice] == [True, True, True]


@pytest.mark.parametrize("hole", ["Kh Qd 4s", "2c 2d 9h", "9h 4h 3h"])
def test_the_solvers_figures_are_found_by_the_hole_cards(hole):
    found = three_card_poker()
    where = spot(hole)
    assert looked_up(found.shape, found.spots, where) == standings(found.shape, where)
