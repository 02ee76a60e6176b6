"""Hands in batches get the strengths that the tables give them one by one, whatever the form of the array."""

from itertools import combinations

import numpy as np
import pytest

from croupier.cards.array_ranking import array_ranking
from croupier.cards.batch_ranking import all_strengths, packed, strengths
from croupier.cards.ranking import Category, Ranking
from tests.cards.every_hand import every_hand, places, random_hands

ROYAL, SF, QUADS, FULL, FLUSH, STRAIGHT, TRIPS, TWO_PAIR, PAIR, HIGH = Category

THREE = Ranking(3, (SF, TRIPS, STRAIGHT, FLUSH, PAIR, HIGH))
FOUR = Ranking(4, (QUADS, SF, TRIPS, FLUSH, STRAIGHT, TWO_PAIR, PAIR, HIGH))
FIVE = Ranking(5, Category)
KNOWN = [
    (THREE, 3),
    (THREE, 4),
    (THREE, 5),
    (FOUR, 4),
    (FOUR, 5),
    (FOUR, 6),
    (FOUR, 7),
    (FIVE, 5),
    (FIVE, 6),
    (FIVE, 7),
]
SUITED = range(1, 52, 4)


def one_by_one(tables, hands):
    return [tables.strength(tuple(hand)) for hand in hands.tolist()]


@pytest.mark.parametrize(("ranking", "cards"), KNOWN)
@pytest.mark.parametrize("pool", [range(52), SUITED, range(24)], ids=["deck", "one suit", "six ranks"])
def test_hands_in_a_batch_have_the_strengths_they_have_alone(ranking, cards, pool):
    tables, hands = array_ranking(ranking, cards), random_hands(2_001, cards, seed=cards, pool=pool)
    assert strengths(tables, hands).tolist() == one_by_one(tables, hands)


@pytest.mark.parametrize("number", range(10))
def test_a_batch_has_any_number_of_hands(number):
    tables, hands = array_ranking(FIVE, 7), random_hands(number, 7, seed=number)
    assert strengths(tables, hands).tolist() == one_by_one(tables, hands)


def test_the_order_of_the_cards_and_the_layout_of_the_array_do_not_matter():
    tables, hands = array_ranking(FIVE, 7), random_hands(500, 7, seed=5)
    expected = strengths(tables, hands).tolist()
    assert strengths(tables, hands[:, ::-1]).tolist() == expected
    assert strengths(tables, np.asfortranarray(hands)).tolist() == expected
    assert strengths(tables, hands[::2]).tolist() == expected[::2]


def test_the_strengths_go_where_they_are_wanted():
    tables, hands = array_ranking(FIVE, 7), random_hands(10, 7, seed=6)
    out = np.zeros(12, np.uint16)
    assert strengths(tables, hands, out[1:11]).base is out
    assert out.tolist() == [0, *one_by_one(tables, hands), 0]
    every = np.zeros(22_100, np.uint16)
    assert all_strengths(array_ranking(THREE, 3), every) is every
    assert every.all()


@pytest.mark.parametrize(("ranking", "cards"), [(THREE, 3), (THREE, 4), (FOUR, 4), (THREE, 5), (FOUR, 5), (FIVE, 5)])
def test_all_hands_come_in_the_order_of_their_highest_cards(ranking, cards):
    tables, hands = array_ranking(ranking, cards), every_hand(cards)
    assert (places(hands) == np.arange(len(hands))).all()
    assert (all_strengths(tables) == strengths(tables, hands)).all()


@pytest.mark.parametrize(("ranking", "cards"), [(FOUR, 6), (FIVE, 6), (FIVE, 7)])
def test_any_of_all_hands_is_found_at_its_place(ranking, cards):
    tables = array_ranking(ranking, cards)
    hands = np.concatenate([np.sort(random_hands(50_000, cards, 7, pool)) for pool in (range(52), SUITED, range(24))])
    assert (all_strengths(tables)[places(hands)] == strengths(tables, hands)).all()


def test_the_order_is_that_of_the_places_written_out():
    by_highest = sorted(combinations(range(52), 3), key=lambda hand: hand[::-1])
    assert [tuple(hand) for hand in every_hand(3).tolist()] == by_highest


@pytest.mark.parametrize(("ranking", "cards"), KNOWN)
def test_packing_the_table_loses_nothing(ranking, cards):
    tables = array_ranking(ranking, cards)
    small, used = packed(tables), np.flatnonzero(tables.of_ranks)
    found = small.of_ranks[(used + small.rows[used >> 9]).astype(np.uint32)]
    assert (found == tables.of_ranks[used]).all()
    assert small.of_ranks.nbytes + small.rows.nbytes < 300_000, "it fits into the cache"


@pytest.mark.parametrize("byte", [51, 52, 127, 255])
def test_what_is_no_hand_does_no_harm(byte):
    """Nothing beyond the tables is read: the highest sums that any bytes make stay within them."""
    small = packed(array_ranking(FIVE, 7))
    total = int(small.keys[byte]) * 7 + int(small.bias) & 0xFFFFFFFF
    assert total >> 9 < len(small.rows)
    assert (int(small.rows[total >> 9]) + total) % (1 << 32) < len(small.of_ranks)
    assert len(strengths(array_ranking(FIVE, 7), np.full((4, 7), byte, np.uint8))) == 4


def test_hands_of_another_number_of_cards_are_a_mistake():
    with pytest.raises(AssertionError, match="another number of cards"):
        strengths(array_ranking(FIVE, 7), np.zeros((3, 6), np.uint8))


def test_a_planted_error_in_a_packed_table_is_noticed():
    tables, hands = array_ranking(FOUR, 4), every_hand(4)
    small = packed(tables)
    before = small.of_ranks.copy()
    small.of_ranks[np.flatnonzero(before)[1_000]] -= 1
    try:
        assert (strengths(tables, hands) != all_strengths(tables)).any()
    finally:
        small.of_ranks[:] = before
