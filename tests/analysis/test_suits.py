"""Classes of sets up to a change of suits: their number, their weights, and the change that carries a set to its class.

The numbers of classes are those of the literature; the weights add up to the binomial coefficient.
"""

from itertools import combinations, permutations
from math import comb

import numpy as np
import pytest

from croupier.analysis.suits import (
    PERMUTATIONS,
    class_count,
    class_numbers,
    classes,
    index_of,
    moved,
    next_set,
    permutation_number,
    standing_for,
)

PUBLISHED = {1: 13, 2: 169, 3: 1_755, 4: 16_432, 5: 134_459, 6: 962_988, 7: 6_009_159}
DECKS = [(1, 12), (2, 12), (3, 12), (4, 12), (3, 20), (4, 20), (5, 16)]


def changed(cards, suits):
    """The set after a change of suits, written out."""
    return tuple(sorted(card // 4 * 4 + int(suits[card % 4]) for card in cards))


def orbit(cards):
    """All that a set becomes by changes of suits."""
    return {changed(cards, suits) for suits in permutations(range(4))}


def carried(cards):
    """What the module says of a set: the one that stands for it, its number, and what becomes of each suit."""
    out, to = np.zeros(len(cards), np.uint8), np.zeros(4, np.int64)
    number = standing_for(np.array(cards, np.uint8), len(cards), out, to)
    return tuple(out.tolist()), number, to


def random_sets(number, size, deck=52):
    order = np.random.default_rng(size).random((number, deck)).argsort(axis=1)[:, :size]
    return [tuple(sorted(cards)) for cards in order.tolist()]


def wrongly_carried(sets, carry=carried):
    """Sets that the change of suits reported does not lead to the set reported, or that one does not stand for."""
    wrong = []
    for cards in sets:
        standing, number, to = carry(cards)
        stands = classes(len(cards)).numbers[number] >= 0
        if changed(cards, to) != standing or not stands or standing not in orbit(cards):
            wrong.append(cards)
    return wrong


# Counts and weights ----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", PUBLISHED)
def test_there_are_as_many_classes_as_published(size):
    assert class_count(size) == PUBLISHED[size]


@pytest.mark.parametrize("size", range(6))
def test_the_weights_of_all_classes_add_up_to_all_sets(size):
    found = classes(size)
    assert len(found.sets) == len(found.weights) == PUBLISHED.get(size, 1)
    assert found.weights.sum() == comb(52, size)
    assert set(found.weights.tolist()) <= {1, 4, 6, 12, 24}


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_a_class_has_as_many_sets_as_its_weight_says(size):
    assert (np.bincount(class_numbers(size)) == classes(size).weights).all()


@pytest.mark.parametrize(("size", "deck"), DECKS)
def test_classes_of_a_reduced_deck_are_the_orbits_written_out(size, deck):
    orbits = {frozenset(orbit(cards)) for cards in combinations(range(deck), size)}
    found = classes(size, deck)
    assert len(orbits) == class_count(size, deck) == len(found.sets)
    by_set = {tuple(cards): weight for cards, weight in zip(found.sets.tolist(), found.weights.tolist(), strict=True)}
    for sets in orbits:
        assert [by_set[cards] for cards in sets if cards in by_set] == [len(sets)]


@pytest.mark.parametrize("size", [3, 4, 5])
def test_the_number_of_a_class_is_found_at_the_set_that_stands_for_it(size):
    found = classes(size)
    standing = np.flatnonzero(found.numbers >= 0)
    assert (found.numbers[standing] == np.arange(len(found.sets))).all()
    assert [index_of(cards, size) for cards in found.sets[::97]] == standing[::97].tolist()


def test_no_card_is_a_class_of_its_own():
    assert classes(0).sets.shape == (1, 0)
    assert classes(0).weights.tolist() == [1]
    assert class_count(0) == 1


# Changes of suits ------------------------------------------------------------------------------------


def test_every_set_of_three_cards_is_carried_to_the_one_that_stands_for_it():
    assert wrongly_carried(combinations(range(52), 3)) == []


@pytest.mark.parametrize("size", [1, 2, 4, 5])
def test_sets_are_carried_to_the_one_that_stands_for_them(size):
    assert wrongly_carried(random_sets(5_000, size)) == []


@pytest.mark.parametrize("size", [3, 5])
def test_all_sets_of_a_class_are_carried_to_the_same(size):
    for cards in random_sets(500, size):
        assert len({carried(other)[:2] for other in orbit(cards)}) == 1


@pytest.mark.parametrize(("size", "deck"), [(1, 52), (2, 52), (3, 52), (3, 20)])
def test_a_moved_set_has_the_index_of_its_cards_after_the_change(size, deck):
    found = moved(size, deck)
    assert (np.sort(found, axis=1) == np.arange(comb(deck, size))).all(), "no two sets become the same"
    for cards in random_sets(200, size, deck):
        index = index_of(np.array(cards, np.uint8), size)
        for number, suits in enumerate(PERMUTATIONS):
            assert found[number, index] == index_of(np.array(changed(cards, suits), np.uint8), size)


@pytest.mark.parametrize("size", [1, 2, 3])
def test_no_change_of_suits_leads_out_of_a_class(size):
    numbers = class_numbers(size)
    assert (numbers[moved(size)] == numbers).all()


def test_the_change_reported_moves_a_set_to_the_one_that_stands_for_it():
    for cards in random_sets(500, 3):
        _, number, to = carried(cards)
        assert moved(3)[permutation_number(to), index_of(np.array(cards, np.uint8), 3)] == number


def test_every_change_of_suits_has_its_number():
    assert len(PERMUTATIONS) == 24
    assert [permutation_number(suits) for suits in PERMUTATIONS] == list(range(24))
    assert permutation_number(np.array([0, 0, 1, 2])) == -1


# Numbers of sets -------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [1, 2, 3])
def test_the_next_set_has_the_next_number(size):
    cards = np.arange(size).astype(np.uint8)
    by_highest = sorted(combinations(range(52), size), key=lambda each: each[::-1])
    for number, expected in enumerate(by_highest):
        assert (tuple(cards.tolist()), index_of(cards, size)) == (expected, number)
        if number + 1 < len(by_highest):
            next_set(cards, size)


# The comparison itself -------------------------------------------------------------------------------


def test_a_change_read_the_wrong_way_round_is_noticed():
    """What becomes of a suit, and where a suit comes from, differ only where three suits go round."""

    def inverted(cards):
        standing, number, to = carried(cards)
        return standing, number, np.argsort(to)

    wrong = wrongly_carried(combinations(range(52), 3), inverted)
    assert wrong
    assert all((np.argsort(carried(cards)[2]) != carried(cards)[2]).any() for cards in wrong)


def test_a_set_that_stands_for_nothing_is_noticed():
    assert wrongly_carried([(0, 5, 9)], lambda cards: (cards, index_of(np.array(cards, np.uint8), 3), np.arange(4)))
