"""Hands counted by strength: the frequencies printed in books, and dealt hands ranked one by one."""

from collections import Counter
from itertools import combinations
from math import comb

import numpy as np
import pytest

from croupier.analysis import strengths as module
from croupier.analysis.strengths import multisets, strengths
from croupier.cards.card import DECK
from croupier.cards.ranking import Category, Ranking

ROYAL, SF, QUADS, FULL, FLUSH, STRAIGHT, TRIPS, TWO_PAIR, PAIR, HIGH = Category
THREE = Ranking(3, (SF, TRIPS, STRAIGHT, FLUSH, PAIR, HIGH))
FOUR = Ranking(4, (QUADS, SF, TRIPS, FLUSH, STRAIGHT, TWO_PAIR, PAIR, HIGH))
FIVE = Ranking(5, Category)

# In the order of the categories, as printed: the best five of five and seven cards in any book on poker, of six with
# the 6 card bonus of three card poker, the best four of five on the chart of four card poker's maker.
PRINTED = [
    (THREE, 3, (48, 52, 720, 1_096, 3_744, 16_440)),
    (FOUR, 5, (624, 2_072, 58_656, 114_616, 101_808, 123_552, 81_096 + 966_456, 1_150_080)),
    (FOUR, 6, (14_664, 47_752, 897_616, 2_245_352, 1_744_080, 2_342_736, 642_960 + 7_551_360, 4_872_000)),
    (FIVE, 5, (4, 36, 624, 3_744, 5_108, 10_200, 54_912, 123_552, 1_098_240, 1_302_540)),
    (FIVE, 6, (188, 1_656, 14_664, 165_984, 205_792, 361_620, 732_160, 2_532_816, 9_730_740, 6_612_900)),
    (
        FIVE,
        7,
        (4_324, 37_260, 224_848, 3_473_184, 4_047_644, 6_180_020, 6_461_620, 31_433_400, 58_627_800, 23_294_460),
    ),
]


def by_category(ranking, cards):
    found, often = strengths(ranking, cards), Counter()
    for value, number in zip(found.ranking.values, found.counts[1:].tolist(), strict=True):
        often[ranking.category(value)] += number
    return tuple(often[category] for category in ranking.best_first)


@pytest.mark.parametrize(("ranking", "cards", "printed"), PRINTED)
def test_categories_are_as_often_as_printed(ranking, cards, printed):
    assert by_category(ranking, cards) == printed
    assert sum(printed) == comb(52, cards)


def test_every_strength_of_three_cards_is_as_often_as_dealt():
    dealt = Counter(THREE.uncached_value(cards) for cards in combinations(DECK, 3))
    found = strengths(THREE, 3)
    assert dict(zip(found.ranking.values, found.counts[1:].tolist(), strict=True)) == dealt


@pytest.mark.parametrize(("ranking", "cards"), [(THREE, 3), (FOUR, 6), (FIVE, 7)])
def test_hands_of_one_suit_are_counted_apart(ranking, cards):
    assert strengths(ranking, cards).of_one_suit.sum() == 4 * comb(13, cards)


def test_at_least_adds_up_from_the_best():
    found = strengths(THREE, 3)
    assert found.at_least()[found.ranking.at_least(THREE.least(STRAIGHT))] == 48 + 52 + 720
    assert found.at_least()[0] == 22_100


@pytest.mark.parametrize(("cards", "rows"), [(0, 1), (1, 13), (5, 6_175), (7, 49_205)])
def test_rank_multisets_are_each_there_once(cards, rows):
    found = multisets(cards, 4)
    assert len(found) == len(np.unique(found, axis=0)) == rows
    assert (found.sum(axis=1) == cards).all()


def test_a_planted_flush_of_five_suits_is_noticed(monkeypatch):
    ways = module._ways
    monkeypatch.setattr(module, "_ways", lambda rows, suits: ways(rows, suits + (suits == 3)))
    fresh = Ranking(5, Category)
    assert by_category(fresh, 6) != PRINTED[4][2]
