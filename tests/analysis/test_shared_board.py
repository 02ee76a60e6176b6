"""The lower of two hands with a common board: closed forms, and small boards pair by pair."""

from collections import Counter
from itertools import combinations
from math import comb

import numpy as np
import pytest

from croupier.analysis.shared_board import both_reach_with
from croupier.analysis.suits import classes
from croupier.cards.array_ranking import array_ranking
from croupier.cards.card import DECK
from croupier.cards.ranking import Category, Ranking

PAIR, HIGH, TRIPS = Category.PAIR, Category.HIGH_CARD, Category.THREE_OF_A_KIND
THREE = Ranking(3, (TRIPS, PAIR, HIGH))


def reached(cards, board, bounds):
    tables = array_ranking(THREE, cards)
    return both_reach_with(tables, board, np.array([tables.at_least(bound) for bound in bounds], np.int64))


@pytest.mark.parametrize(("hold", "board"), [(1, 2), (2, 1), (2, 2), (2, 3), (3, 1), (3, 2)])
def test_every_pair_of_holdings_reaches_the_least_bound(hold, board):
    total = comb(52, board) * comb(52 - board, hold) * comb(52 - board - hold, hold)
    assert reached(hold + board, board, [THREE.least(HIGH)]) == [total]


BOUNDS = (THREE.least(TRIPS), THREE.least(PAIR, 9), THREE.least(PAIR))


def one_by_one(hold, board, *, sharing=False):
    """The pairs of holdings that reach each bound; with `sharing` also of those that have a card in common."""
    often = Counter()
    for cards, weight in zip(classes(board).sets.tolist(), classes(board).weights.tolist(), strict=True):
        left = [card for card in range(52) if card not in cards]
        held = [DECK[card] for card in cards]
        values = {own: THREE.uncached_value((*held, *(DECK[card] for card in own))) for own in combinations(left, hold)}
        strong = {own: value for own, value in values.items() if value >= BOUNDS[-1]}
        for one, mine in strong.items():
            for other, others in strong.items():
                if sharing or not {*one} & {*other}:
                    often.update({bound: weight for bound in BOUNDS if min(mine, others) >= bound})
    return [often[bound] for bound in BOUNDS]


@pytest.mark.parametrize(("hold", "board"), [(1, 2), (2, 1)])
def test_holdings_compared_one_by_one(hold, board):
    assert reached(hold + board, board, BOUNDS) == one_by_one(hold, board)


def test_planted_pairs_that_share_a_card_are_noticed():
    assert reached(3, 2, BOUNDS) != one_by_one(1, 2, sharing=True)
