"""The tables order hands exactly as the scalar ranking: shown for every hand of three to seven cards.

Three and four cards are compared one by one, five by classes of suits, and all 2,598,960 in the soak. The best hand out
of more cards is the highest of those with one card less, which is shown for every one of them in turn: five cards lead
to six, and six to seven. Counts are the published ones.
"""

from copy import copy
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb

import numpy as np
import pytest

from croupier.cards.array_ranking import KEY, RANK_KEYS, array_ranking, card_numbers
from croupier.cards.batch_ranking import all_strengths, strengths
from croupier.cards.card import DECK
from croupier.cards.ranking import Category, Ranking
from tests.cards.every_hand import best_of_one_less, every_hand, out_of_order, random_hands

ROYAL, SF, QUADS, FULL, FLUSH, STRAIGHT, TRIPS, TWO_PAIR, PAIR, HIGH = Category

THREE = Ranking(3, (SF, TRIPS, STRAIGHT, FLUSH, PAIR, HIGH))
FOUR = Ranking(4, (QUADS, SF, TRIPS, FLUSH, STRAIGHT, TWO_PAIR, PAIR, HIGH))
FIVE = Ranking(5, Category)
WITHOUT_ROYAL = Ranking(5, tuple(Category)[1:])
BY_SIZE = {3: THREE, 4: FOUR, 5: FIVE}

COUNTS = [
    (THREE, 3, {SF: 48, TRIPS: 52, STRAIGHT: 720, FLUSH: 1_096, PAIR: 3_744, HIGH: 16_440}),
    (FOUR, 5, {QUADS: 624, SF: 2_072, TRIPS: 58_656, FLUSH: 114_616, STRAIGHT: 101_808, TWO_PAIR: 123_552}),
    (
        FIVE,
        5,
        {ROYAL: 4, SF: 36, QUADS: 624, FULL: 3_744, FLUSH: 5_108, STRAIGHT: 10_200, TRIPS: 54_912, TWO_PAIR: 123_552}
        | {PAIR: 1_098_240, HIGH: 1_302_540},
    ),
    (
        FIVE,
        6,
        {ROYAL: 188, SF: 1_656, QUADS: 14_664, FULL: 165_984, FLUSH: 205_792, STRAIGHT: 361_620, TRIPS: 732_160}
        | {TWO_PAIR: 2_532_816, PAIR: 9_730_740, HIGH: 6_612_900},
    ),
    (
        FIVE,
        7,
        {ROYAL: 4_324, SF: 37_260, QUADS: 224_848, FULL: 3_473_184, FLUSH: 4_047_644, STRAIGHT: 6_180_020}
        | {TRIPS: 6_461_620, TWO_PAIR: 31_433_400, PAIR: 58_627_800, HIGH: 23_294_460},
    ),
]
DISTINCT = {(THREE, 3): 741, (FOUR, 4): 2_535, (FIVE, 5): 7_462, (FIVE, 6): 6_075, (FIVE, 7): 4_824}

DAMAGES = {
    "a flush forgotten": ("of_suit", 0b10_1000_1011, 0),
    "a straight flush as a flush": ("of_suit", 0b11111, 6_000),
    "a pair as the lowest hand": ("of_ranks", sum(RANK_KEYS[rank] for rank in (0, 0, 3, 5, 7)), 1),
}


@lru_cache(maxsize=8)
def number_of_each(ranking, cards):
    """How many hands have each strength; in parts, because counting needs eight bytes for each hand."""
    found = all_strengths(array_ranking(ranking, cards))
    parts = np.array_split(found, max(len(found) >> 22, 1))
    return sum(np.bincount(part, minlength=8192) for part in parts)


def suits_of(hands):
    """The ranks held in each suit as bits, in falling order, so that a change of suits changes nothing.

    And whether the suits of a hand stand in that order already: it stands for all that differ by their suits alone.
    """
    ranks = np.zeros((len(hands), 4), np.int64)
    for column in hands.T:
        ranks[np.arange(len(hands)), column & 3] |= 1 << (column >> 2).astype(np.int64)
    falling = -np.sort(-ranks, axis=1)
    return falling @ (1 << 13 * np.arange(4)), (ranks == falling).all(axis=1)


# Every hand ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [3, 4])
def test_every_hand_of_three_and_four_cards_stands_as_in_the_scalar_ranking(size):
    hands = every_hand(size)
    assert len(hands) == comb(52, size)
    assert out_of_order(array_ranking(BY_SIZE[size], size), hands) == []


def test_every_hand_of_five_cards_stands_as_in_the_scalar_ranking():
    hands, tables = every_hand(5), array_ranking(FIVE, 5)
    suits, stands_for_its_class = suits_of(hands)
    classes, first = np.unique(suits[stands_for_its_class], return_index=True)
    assert len(classes) == 134_459
    standing = hands[stands_for_its_class][first]
    assert out_of_order(tables, standing) == []
    of_class = strengths(tables, standing)[np.searchsorted(classes, suits)]
    assert (strengths(tables, hands) == of_class).all(), "suits are worth the same"


@pytest.mark.soak
@pytest.mark.parametrize("top", range(4, 52))
def test_every_hand_of_five_cards_one_by_one(top):
    hands = every_hand(5)[comb(top, 5) : comb(top + 1, 5)]
    assert out_of_order(array_ranking(FIVE, 5), hands) == []


@pytest.mark.parametrize(("ranking", "cards"), [(THREE, 4), (THREE, 5), (FOUR, 5), (FOUR, 6), (FIVE, 6)])
def test_the_best_hand_of_more_cards_is_the_best_of_those_with_one_card_less(ranking, cards):
    fewer = all_strengths(array_ranking(ranking, cards - 1))
    assert (all_strengths(array_ranking(ranking, cards)) == best_of_one_less(fewer, cards)).all()


@pytest.mark.soak
def test_the_best_hand_of_seven_cards_is_the_best_of_those_with_six():
    fewer = all_strengths(array_ranking(FIVE, 6))
    assert (all_strengths(array_ranking(FIVE, 7)) == best_of_one_less(fewer, 7)).all()


POOLS = {"deck": range(52), "two suits": [card for card in range(52) if card % 4 < 2], "six ranks": range(28, 52)}


@pytest.mark.parametrize("pool", POOLS.values(), ids=POOLS)
@pytest.mark.parametrize(("ranking", "cards"), [(THREE, 5), (FOUR, 5), (FOUR, 6), (FIVE, 6), (FIVE, 7)])
def test_random_hands_stand_as_in_the_scalar_ranking(ranking, cards, pool):
    assert out_of_order(array_ranking(ranking, cards), random_hands(8_000, cards, seed=cards, pool=pool)) == []


# Counts ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ranking", "cards", "counts"), COUNTS, ids=lambda part: str(part)[:1])
def test_the_published_number_of_hands_is_of_each_category(ranking, cards, counts):
    tables = array_ranking(ranking, cards)
    found = number_of_each(ranking, cards)
    assert found.sum() == comb(52, cards)
    tally = dict.fromkeys(ranking.best_first, 0)
    for strength, value in enumerate(tables.values, 1):
        tally[ranking.category(value)] += int(found[strength])
    assert {category: tally[category] for category in counts} == counts
    assert tally | counts == tally


@pytest.mark.parametrize(("ranking", "cards"), DISTINCT)
def test_there_are_as_many_distinct_hands_as_published(ranking, cards):
    found = np.flatnonzero(number_of_each(ranking, cards))
    assert len(found) == DISTINCT[ranking, cards]


def test_the_royal_flush_stands_apart_where_the_ranking_keeps_it_apart():
    hands = every_hand(5)
    apart, not_apart = array_ranking(FIVE, 5), array_ranking(WITHOUT_ROYAL, 5)
    assert (strengths(apart, hands) == strengths(not_apart, hands)).all()
    assert [table.ranking.category(table.values[-1]) for table in (apart, not_apart)] == [ROYAL, SF]
    above = {table: strengths(table, hands) >= table.at_least(table.ranking.least(SF)) for table in (apart, not_apart)}
    assert [int(found.sum()) for found in above.values()] == [40, 40]
    assert (strengths(apart, hands) >= apart.at_least(FIVE.least(ROYAL))).sum() == 4


# One hand, bounds and keys ---------------------------------------------------------------------------


@pytest.mark.parametrize(("ranking", "cards"), DISTINCT)
def test_the_strength_is_the_place_among_all_values_from_1(ranking, cards):
    tables = array_ranking(ranking, cards)
    assert list(tables.values) == sorted(set(tables.values))
    for hand in random_hands(300, cards, seed=1):
        value = ranking.uncached_value(tuple(DECK[card] for card in hand))
        assert tables.values[tables.strength(tuple(hand.tolist())) - 1] == value


@pytest.mark.parametrize(
    ("bound", "reaches", "falls_short"),
    [
        (FIVE.least(PAIR, 3), "3s 3d 5h 4c 2s", "2s 2d Ah Kc Qs"),  # pair of threes
        (FIVE.least(HIGH, 14, 13), "As Kd 4h 3c 2s", "As Qd Jh Tc 9s"),  # ace and king
        (FIVE.least(TWO_PAIR, 11), "Js Jd 2h 2c 3s", "Ts Td 9h 9c As"),  # jacks up
        (FIVE.least(ROYAL), "As Ks Qs Js Ts", "Ks Qs Js Ts 9s"),
        (FIVE.least(HIGH), "7s 5d 4h 3c 2s", None),
    ],
)
def test_a_bound_is_reached_exactly_there_and_not_below(bound, reaches, falls_short):
    tables = array_ranking(FIVE, 5)
    least = tables.at_least(bound)
    assert tables.strength(card_numbers(tuple(reaches.split()))) >= least
    if falls_short:
        assert tables.strength(card_numbers(tuple(falls_short.split()))) < least
    else:
        assert least == 1
    assert tables.at_least((99,)) == len(tables.values) + 1, "a bound that no hand reaches"


def test_cards_are_their_places_in_the_deck():
    assert card_numbers(("2c", "2d", "3c", "As")) == (0, 1, 4, 51)
    assert card_numbers(DECK) == tuple(range(52))


@pytest.mark.parametrize("cards", range(1, 8))
def test_no_two_multisets_of_ranks_have_the_same_key(cards):
    sets = combinations_with_replacement(range(13), cards)
    keys = [sum(RANK_KEYS[rank] for rank in ranks) for ranks in sets if all(ranks.count(rank) <= 4 for rank in ranks)]
    assert len(set(keys)) == len(keys)
    assert max(keys) <= KEY


# The comparison itself -------------------------------------------------------------------------------


@pytest.mark.parametrize(("table", "place", "strength"), DAMAGES.values(), ids=DAMAGES)
def test_a_planted_error_in_a_table_is_noticed(table, place, strength):
    damaged = copy(array_ranking(FIVE, 5))
    content = getattr(damaged, table).copy()
    assert content[place]
    content[place] = strength
    setattr(damaged, table, content)
    _, stands_for_its_class = suits_of(hands := every_hand(5)[: comb(4 * 10, 5)])
    assert out_of_order(damaged, hands[stands_for_its_class])


def test_the_order_of_another_game_is_noticed():
    """In a four card hand a flush is above a straight; here the tables have it the other way round."""
    poker = Ranking(4, (QUADS, SF, TRIPS, STRAIGHT, FLUSH, TWO_PAIR, PAIR, HIGH))
    other = copy(array_ranking(poker, 4))
    other.ranking = FOUR
    assert out_of_order(other, random_hands(4_000, 4, seed=4, pool=range(20)))


def test_a_best_hand_that_is_one_too_low_is_noticed():
    fewer, more = (all_strengths(array_ranking(FOUR, cards)) for cards in (4, 5))
    more[1_234_567] -= 1
    assert np.flatnonzero(more != best_of_one_less(fewer, 5)).tolist() == [1_234_567]
