"""Kernels over rows of cards, each against the plainest way to say the same."""

from itertools import combinations, permutations

import numpy as np
import pytest

from croupier.analysis.card_rows import compare, count, number_sets, places, rank
from croupier.analysis.chance import chance_of, deal, thresholds
from croupier.analysis.kinds import hand_size, kinds_of
from croupier.analysis.rounds import ranked
from croupier.analysis.suits import PERMUTATIONS, classes, index_of
from croupier.cards.array_ranking import array_ranking
from croupier.cards.card import DECK
from croupier.rulebook.hand import Deal
from tests.analysis.simulated import RULES, game_of


def dealt(width: int, rounds: int = 300) -> np.ndarray:
    rows = np.zeros((rounds, width), np.uint8)
    deal(chance_of(4), np.arange(52).astype(np.uint8), thresholds(width), rows)
    return rows


@pytest.mark.parametrize("size", range(6))
def test_a_set_has_one_number_in_whatever_order_its_cards_lie(size):
    cards, found = dealt(8), np.zeros(300, np.int32)
    number_sets(cards, 2, size, found)
    for row, number in zip(cards, found, strict=True):
        assert number == (index_of(np.sort(row[2 : 2 + size]), size) if size else 0)


def test_the_numbers_of_three_cards_run_from_nought_without_a_gap():
    every = np.array([list(one)[::-1] for one in combinations(range(52), 3)], np.uint8)
    found = np.zeros(len(every), np.int32)
    for order in permutations(range(3)):
        number_sets(np.ascontiguousarray(every[:, order]), 0, 3, found)
        assert sorted(found.tolist()) == list(range(22_100))


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_every_set_is_moved_to_the_one_that_stands_for_its_class(size):
    found, own = places(size), classes(size)
    for number, cards in enumerate(sorted(combinations(range(52), size), key=lambda held: held[::-1])):
        if number % 7 == 0:
            change = PERMUTATIONS[found[number] & 31]
            moved = sorted((card & 0xFC) | int(change[card & 3]) for card in cards)
            assert own.sets[found[number] >> 5].tolist() == moved


@pytest.mark.parametrize("key", RULES)
def test_hands_are_ranked_and_named_as_the_game_does(key):
    rule = game_of(key).definition
    counts = rule.counts
    bonus = (rule.ante_bonus.schedule,) if rule.ante_bonus else ()
    schedule = next(iter((*bonus, *(wager.schedule for wager in rule.wagers if wager.schedule and not wager.side))))
    kinds = kinds_of(rule.player_hand, hand_size(rule.player_hand, counts), (schedule.lines,))
    hand = ranked(rule.player_hand, counts, kinds)
    cards = dealt(counts.player + counts.dealer + counts.community, 200)
    strengths, found = np.zeros((2, 200), np.int32)
    rank(hand, cards, strengths, found)
    tables = array_ranking(rule.ranking, hand_size(rule.player_hand, counts))
    for row, strength, kind in zip(cards.tolist(), strengths, found, strict=True):
        named = tuple(DECK[card] for card in row)
        whole = Deal(named[: counts.player], (), named[counts.player + counts.dealer :])
        assert tables.values[strength - 1] == rule.player_hand(whole)
        assert kinds.names[kind] == (schedule.lines.of(whole),)


def test_the_cases_are_numbered_as_the_shape_has_them():
    own, other, states, kinds = (np.array(row, np.int32) for row in ([5, 4, 3, 5, 4, 3], [4] * 6, [2] * 6, [1] * 6))
    other[:3] = 4
    outcomes = np.zeros(6, np.int32)
    compare(own, kinds, other, 3, 4, states, outcomes)
    assert (outcomes - (2 * 3 + 1) * 6).tolist() == [3, 4, 5, 3, 4, 5]
    compare(own, kinds, other, 3, 5, states, outcomes)
    assert (outcomes - (2 * 3 + 1) * 6).tolist() == [0, 1, 2, 0, 1, 2]


def test_outcomes_are_counted():
    counts = np.zeros(4, np.int64)
    count(np.array([3, 1, 3, 3], np.int32), counts)
    assert counts.tolist() == [0, 1, 0, 3]
