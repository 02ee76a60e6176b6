"""What a player can tell of the cards in sight, hand by hand, and the words for a bound."""

import numpy as np
import pytest

from croupier.analysis.known import (
    HandRefused,
    Known,
    bound_text,
    bound_words,
    ranking_of,
    read_bound,
    simplest,
    steps_of,
    strengths_of,
)
from croupier.analysis.shape import shape_of
from croupier.analysis.suits import classes
from croupier.cards.array_ranking import array_ranking, card_numbers
from croupier.cards.card import DECK, parse_cards
from croupier.cards.ranking import Category
from croupier.games.catalogue import definition
from croupier.rulebook.game import elect


def shape(key):
    return shape_of(elect(definition(key), {}))


def known(key, hole, board="", up=""):
    arrays = (np.array([card_numbers(parse_cards(cards.split()))], np.uint8) for cards in (hole, board, up))
    game = shape(key)
    return Known(ranking_of(game, len(board.split())), *arrays)


def test_the_strengths_are_those_of_the_scalar_ranking():
    tables = ranking_of(shape("three-card-poker"), 0)
    sets = classes(3).sets
    values = [tables.ranking.value(tuple(DECK[card] for card in cards)) for cards in sets]
    assert [tables.values[strength - 1] for strength in strengths_of(tables, sets)] == values


def test_a_flush_in_seven_cards_is_found_beside_straights():
    tables = array_ranking(shape("texas-hold-em-bonus").kinds.ranking.ranking, 7)
    hands = ["2s 5s 9s Js Ks 4d 4h", "2s 3s 4s 5s 6d 9h Th", "2s 3s 4s 5s As 6d 7h"]
    rows = np.array([card_numbers(parse_cards(hand.split())) for hand in hands], np.uint8)
    found = [tables.ranking.category(tables.values[strength - 1]) for strength in strengths_of(tables, rows)]
    assert found == [Category.FLUSH, Category.STRAIGHT, Category.STRAIGHT_FLUSH]


#    hole        board       suited  all  row  over  matches  held
LOOKS = """
     As Ks       2s 7s 9d      2      4    2    2      no      no
     9h 9c       9s Td 2d      1      2    2    0      yes     yes
     Jh Th       Qd 9c 2h      2      3    4    0      no      no
     Ah 2c       3d 4d 9s      1      2    4    1      no      no
"""


@pytest.mark.parametrize("line", LOOKS.strip().splitlines())
def test_what_a_glance_tells(line):
    hole, board, suited, everything, row, over, matches, held = (part for part in line.split("  ") if part.strip())
    seen = known("texas-hold-em-bonus", hole, board)
    counts = (seen.suited, seen.suited_in_all, seen.in_a_row, seen.over)
    assert [int(one[0]) for one in counts] == [int(one) for one in (suited, everything, row, over)]
    assert [bool(one[0]) for one in seen.paired_ranks] == [matches.strip() == "yes", held.strip() == "yes"]


def test_too_few_cards_are_ranked_by_their_pairs():
    """Two cards and three make no five: a pair beats high cards, and suits do not matter."""
    tables = ranking_of(shape("texas-hold-em-bonus"), 0)
    assert len(tables.values) == 91
    hands = np.array([card_numbers(parse_cards(hand.split())) for hand in ("2s 2d", "As Ks", "Ah Kd")], np.uint8)
    pair, suited, offsuit = strengths_of(tables, hands)
    assert pair > suited == offsuit


BOUNDS = [
    ("three-card-poker", "high card Q-6-4", "Q-6-4"),
    ("three-card-poker", "pair T", "a pair of tens"),
    ("three-card-poker", "pair", "a pair"),
    ("three-card-poker", "three-of-a-kind 7", "three-of-a-kind, sevens"),
    ("three-card-poker", "straight flush", "a straight flush"),
    ("caribbean-stud", "two pair K", "two pair, K high"),
    ("caribbean-stud", "full house 9", "a full house, 9 high"),
    ("caribbean-stud", "high card A-K-J-8-3", "A-K-J-8-3"),
]


@pytest.mark.parametrize(("key", "text", "words"), BOUNDS)
def test_a_bound_is_written_read_and_said(key, text, words):
    ranking = shape(key).kinds.ranking.ranking
    bound = read_bound(ranking, text)
    assert bound_text(ranking, bound) == text
    assert bound_words(ranking, bound) == words


@pytest.mark.parametrize("text", ["", "pear", "pair X", "pair T-", "full house K", "Q-6-4", "high card 10"])
def test_what_is_no_hand_of_the_game_is_refused(text):
    with pytest.raises(HandRefused, match="is no hand; write one as in"):
        read_bound(shape("three-card-poker").kinds.ranking.ranking, text)


def test_the_least_pair_is_any_pair():
    tables = shape("three-card-poker").kinds.ranking
    assert simplest(tables, read_bound(tables.ranking, "pair 2")) == read_bound(tables.ranking, "pair")
    assert simplest(tables, read_bound(tables.ranking, "pair 3")) == read_bound(tables.ranking, "pair 3")


def test_steps_are_every_high_card_and_every_rank_of_a_better_hand():
    tables = shape("three-card-poker").kinds.ranking
    steps = steps_of(tables)
    high_cards, pairs, flushes, straights, trips = 286 - 12, 13, 10, 12, 13  # a flush by its highest card, from five up
    assert len(steps.bounds) == high_cards + pairs + flushes + 2 * straights + trips
    assert list(steps.of_strength[1:4]) == [0, 1, 2]
