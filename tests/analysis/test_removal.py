"""Card removal: what the tables of small sets say of the dealer's hands, against the hands dealt one by one.

Small decks, so that every hand of the dealer can be written out and ranked by the scalar ranking.
"""

from functools import lru_cache
from itertools import combinations
from math import comb
from typing import NamedTuple

import numpy as np
import pytest

from croupier.analysis import removal
from croupier.analysis.hands import Counted, count
from croupier.analysis.price import payoffs
from croupier.analysis.shape import Shape, shape_of
from croupier.analysis.showdown import work_space
from croupier.analysis.solution import silent
from croupier.analysis.suits import classes
from croupier.cards.array_ranking import array_ranking
from croupier.cards.card import DECK
from tests.analysis.every_deal import STAKE
from tests.analysis.solved import game

CARIBBEAN, FOUR_CARD, CRAZY = "caribbean-stud", "four-card-poker", "crazy-4-poker"
RANKS = {CARIBBEAN: 4, FOUR_CARD: 3, CRAZY: 4}


@lru_cache
def counted(key: str) -> tuple[Shape, Counted]:
    shape = shape_of(game(key), RANKS[key])
    return shape, count(shape, silent)


@lru_cache
def every_hand(key: str) -> tuple[list[tuple[int, ...]], list[tuple[int, ...]]]:
    """Every hand that a dealer may have out of the whole small deck, and its value."""
    shape, _ = counted(key)
    ranking = shape.game.definition.dealer_hand.ranking
    hands = list(combinations(range(len(shape.deck)), shape.dealer))
    return hands, [ranking.value(tuple(DECK[shape.deck[card]] for card in hand)) for hand in hands]


def strength_of(shape: Shape, value: tuple[int, ...]) -> int:
    return shape.kinds.ranking.at_least(value)


# Tables ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", RANKS)
@pytest.mark.parametrize("size", range(5))
def test_the_weaker_hands_with_a_set_are_those_dealt(key, size):
    shape, found = counted(key)
    hands, values = every_hand(key)
    strengths = np.array([strength_of(shape, value) for value in values])
    table = found.known[size]
    for number, cards in enumerate(classes(size, len(shape.deck)).sets.tolist()):
        with_set = np.array([set(cards) <= set(hand) for hand in hands])
        exactly = np.bincount(strengths[with_set], minlength=len(table) - 1)
        assert table[:, number].tolist() == [0, *exactly.cumsum().tolist()]


def test_a_table_holds_every_hand_in_the_end():
    for size in range(5):
        assert (counted(CARIBBEAN)[1].known[size][-1] == comb(16 - size, 5 - size)).all()


def test_a_set_as_large_as_the_hand_needs_no_table():
    assert counted(CARIBBEAN)[1].known.five.shape == (1, 1)
    assert counted(FOUR_CARD)[1].known.five.shape[1] == len(classes(5, 12).sets)


@pytest.mark.parametrize(("size", "left"), [(2, 6), (3, 7), (5, 9)])
def test_the_cards_above_the_lowest_take_every_place_once(size, left):
    chosen, seen = np.arange(size).astype(np.uint8), []
    while True:
        seen += [(low, *chosen[1:].tolist()) for low in range(chosen[1])]
        if not removal.next_high(chosen, size, left):
            break
    assert sorted(seen) == list(combinations(range(left), size))


# Hands -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", RANKS)
def test_hands_are_as_strong_as_the_scalar_ranking_says(key):
    shape, found = counted(key)
    ranking = shape.game.definition.player_hand.ranking
    values = [ranking.value(tuple(DECK[shape.deck[card]] for card in hand)) for hand in found.hands.tolist()]
    assert removal.rank_all(found.mine, found.hands).tolist() == [strength_of(shape, value) for value in values]


def test_a_kind_is_that_of_the_strength_unless_the_suit_makes_it_another():
    shape, found = counted(CARIBBEAN)
    diamonds, all_but_one, mixed = ((1, 5, 9, 13), (1, 5, 9, 12), (0, 5, 10, 15))
    suited = found.mine.kinds_suited.copy()
    suited[1, sum(1 << (shape.deck[card] >> 2) for card in diamonds)] = 7
    odd = found.mine._replace(kinds_suited=suited, kinds=np.arange(8_000).astype(np.uint8))
    kinds = [removal.kind_of(odd, np.array(cards, np.uint8), 5) for cards in (diamonds, all_but_one, mixed)]
    assert kinds == [7, 5, 5]


def test_hands_left_to_the_dealer_are_a_binomial_coefficient():
    assert removal.hands_left(5, 1, 5, 52) == comb(46, 4)
    assert removal.hands_left(6, 1, 5, 52) == comb(46, 5)
    assert removal.hands_left(5, 0, 5, 52) == comb(47, 5)


# The dealer's hands beside one of the player's -----------------------------------------------------------


class Beside(NamedTuple):
    """How many of the dealer's hands are below the player's, not above it and without qualification."""

    below: int
    not_above: int
    unqualified: int


def by_tables(key: str, hand: np.ndarray, damaged=lambda known: known) -> list[Beside]:
    """What inclusion and exclusion says, for every card that may show."""
    shape, c = counted(key)
    ups = len(shape.deck) - shape.hole if shape.up else 1
    subsets, work = removal.work_on_subsets(shape.hole), work_space(ups, ups)
    removal.note_subsets(c.theirs, hand, shape.up, subsets)
    strength = removal.rank(c.mine, hand)
    known = damaged(c.known)
    removal.count_hands(c.theirs, shape.dealer, shape.up, hand, strength, subsets, known, c.numbers, work)
    return [Beside(*map(int, each)) for each in zip(work.below, work.not_above, work.unqualified, strict=True)]


def one_by_one(key: str, hand: np.ndarray) -> list[Beside]:
    shape, _ = counted(key)
    rule, held = shape.game.definition, set(hand.tolist())
    mine = rule.player_hand.ranking.value(tuple(DECK[shape.deck[card]] for card in hand.tolist()))
    bound = rule.qualification.bound if rule.qualification else ()
    dealt = [(set(cards), value) for cards, value in zip(*every_hand(key), strict=True) if not held & set(cards)]
    ups = [{card} for card in range(len(shape.deck)) if card not in held] if shape.up else [set()]
    found = []
    for up in ups:
        values = [value for cards, value in dealt if up <= cards]
        below, not_above = sum(value < mine for value in values), sum(value <= mine for value in values)
        found.append(Beside(below, not_above, sum(value < bound for value in values)))
    return found


def some_hands(key: str, number: int = 25) -> np.ndarray:
    """Every so many of the classes of hands, from the weakest to the strongest."""
    _, c = counted(key)
    return c.hands[c.order[:: max(1, len(c.order) // number)]]


@pytest.mark.parametrize("key", RANKS)
def test_the_hands_counted_are_those_that_share_no_card(key):
    for hand in some_hands(key):
        assert by_tables(key, hand) == one_by_one(key, hand)


@pytest.mark.parametrize("size", ["none", "one", "two", "three", "four"])
def test_a_planted_hand_too_many_is_noticed(size):
    def damaged(known):
        return known._replace(**{size: getattr(known, size) + 1})

    hand = some_hands(CRAZY)[3]
    assert by_tables(CRAZY, hand, damaged) != one_by_one(CRAZY, hand)


@pytest.mark.parametrize("key", RANKS)
def test_a_course_is_worth_what_all_deals_together_pay(key):
    shape, c = counted(key)
    pays, ups = payoffs(shape, STAKE), len(shape.deck) - shape.hole if shape.up else 1
    values = np.zeros((len(c.hands), ups, len(pays.net)), np.int64)
    shown = np.zeros((len(c.hands), ups), np.uint8)
    removal.value_hands(
        c.mine, c.theirs, shape.dealer, shape.up, c.hands, c.order, c.known, c.numbers, pays.net, values, shown
    )
    total = removal.hands_left(shape.dealer, shape.up, shape.hole, len(shape.deck))
    for number in c.order[::40].tolist():
        hand = c.hands[number]
        kind = removal.kind_of(c.mine, hand, removal.rank(c.mine, hand))
        for i, (below, not_above, lost) in enumerate(one_by_one(key, hand)):
            no = [min(below, lost), min(not_above, lost) - min(below, lost), max(0, lost - not_above)]
            every = np.array([below, not_above - below, total - not_above]) - no
            net = [int(of[kind] @ np.array([*no, *every])) for of in pays.net]
            assert values[number, i].tolist() == net
    left = [card for card in range(len(shape.deck)) if card not in c.hands[-1].tolist()]
    assert shown[-1].tolist() == (left if shape.up else [0])


def test_dealers_and_players_are_ranked_by_as_many_cards_as_they_hold():
    shape, c = counted(FOUR_CARD)
    assert shape.kinds.ranking.cards == 5
    six = array_ranking(shape.game.definition.dealer_hand.ranking, 6)
    hand = np.array([0, 4, 8, 1, 5, 9], np.uint8)
    assert removal.rank(c.theirs, hand) == six.strength(tuple(shape.deck[card] for card in hand.tolist()))
