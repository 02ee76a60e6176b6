"""A plan is looked up as its module says, by the set that stands for a class, in whatever suits the cards are."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, permutations

import numpy as np
import pytest

from croupier.analysis.plan import Plan, Stand
from croupier.analysis.planning import plan_and_spots
from croupier.analysis.shape import shape_of
from croupier.analysis.suits import class_numbers, classes, index_of
from croupier.cards.card import DECK
from tests.analysis.every_deal import STAKE
from tests.analysis.solved import game
from tests.oracles import naive
from tests.oracles.published import figures, printed

Numbers = tuple[int, ...]


@lru_cache
def plan(key: str, ranks: int) -> Plan:
    return plan_and_spots(shape_of(game(key), ranks), STAKE)[0]


def number(cards: Numbers) -> int:
    return int(index_of(np.array(sorted(cards), np.uint8), len(cards)))


def exchanged(cards: Numbers, suits: Numbers) -> Numbers:
    return tuple(card // 4 * 4 + suits[card % 4] for card in cards)


def stands_for_its_class(cards: Numbers) -> bool:
    """Whether the ranks held in each suit, read as numbers, do not rise from suit to suit."""
    held = [sum(1 << (card // 4) for card in cards if card % 4 == suit) for suit in range(4)]
    return held == sorted(held, reverse=True)


def changes(cards: Numbers) -> Iterator[Numbers]:
    """Every exchange of suits that makes of these cards the set that stands for their class."""
    return (suits for suits in permutations(range(4)) if stands_for_its_class(exchanged(cards, suits)))


def looked_up(stand: Stand, deck: int, before: int, hole: Numbers, seen: Numbers) -> set[int]:
    """What the plan says by each exchange of suits that serves; `seen` is the board, or the dealer's card."""
    by, other = (hole, seen) if stand.by_hole else (seen, hole)
    found = set()
    for suits in changes(by):
        row = classes(len(by), deck).numbers[number(exchanged(by, suits))]
        moved = exchanged(other, suits)
        column = number(moved) if moved else 0
        found.add(int(stand.choices[row, before, column]))
    return found


# Published play --------------------------------------------------------------------------------------


def test_three_card_poker_is_played_with_queen_six_four_or_better():
    """Every one of the 22,100 hands, ranked by the naive oracle."""
    (stand,) = plan("three-card-poker", 13).stands
    least, played = naive.three_card_hand(["Qs", "6d", "4c"]), 0
    for hole in combinations(range(52), 3):
        choice = stand.choices[0, 0, number(hole)]
        assert choice == (naive.three_card_hand([DECK[card] for card in hole]) >= least), hole
        played += int(choice)
    said = next(one.value for one in figures("three_card_poker") if one.quantity == "hands played")
    assert played == printed(said) == 14_900


# In whatever suits -----------------------------------------------------------------------------------

GAMES = [
    ("caribbean-stud", 3),
    ("texas-hold-em-bonus", 3),
    ("hold-em-3-bonus", 3),
    ("premium-hold-em", 3),
    ("ultimate-texas-hold-em", 3),
    ("crazy-4-poker", 3),
]


def information_sets(of: Plan, stand: Stand, every: int) -> Iterator[tuple[Numbers, Numbers]]:
    """The player's cards with the board or the dealer's card that is seen: one of so many."""
    deck, shape = len(of.shape.deck), of.shape
    met = 0
    for hole in combinations(range(deck), shape.hole):
        left = [card for card in range(deck) if card not in hole]
        for seen in combinations(left, stand.seen or shape.up):
            met += 1
            if met % every == 0:
                yield hole, seen


@pytest.mark.parametrize(("key", "ranks"), GAMES)
def test_one_choice_for_each_information_set_however_its_suits_are_named(key, ranks):
    """A board may become the one that stands for its class in several ways: the plan says the same by all of them."""
    found, turn = plan(key, ranks), (1, 2, 3, 0)
    deck = len(found.shape.deck)
    for stand in found.stands:
        for hole, seen in information_sets(found, stand, every=23):
            for before, options in enumerate(stand.options):
                said = looked_up(stand, deck, before, hole, seen)
                assert len(said) == 1
                assert said <= set(range(len(options)))
                assert looked_up(stand, deck, before, exchanged(hole, turn), exchanged(seen, turn)) == said


@pytest.mark.parametrize(("key", "ranks"), GAMES)
def test_a_place_that_no_deal_leads_to_holds_nothing(key, ranks):
    """Cards cannot be on the board and in the hand, or in the player's hand and the dealer's at once."""
    found = plan(key, ranks)
    deck, shape = len(found.shape.deck), found.shape
    for stand in found.stands:
        by, other = (shape.hole, shape.up) if stand.by_hole else (stand.seen, shape.hole)
        for row, cards in enumerate(classes(by, deck).sets.tolist()):
            met = {number(one) if one else 0 for one in combinations(set(range(deck)) - set(cards), other)}
            empty = sorted(set(range(stand.choices.shape[2])) - met)
            assert not stand.choices[row][:, empty].any()


@pytest.mark.parametrize(("key", "ranks"), GAMES)
def test_stands_are_the_decisions_with_what_may_come_of_them(key, ranks):
    found = plan(key, ranks)
    for level, stand in zip(found.shape.levels, found.stands, strict=True):
        assert stand.seen == level.seen
        assert len(stand.before) == len(stand.options) == stand.choices.shape[1]
        for before, options in zip(stand.before, stand.options, strict=True):
            assert all(option.choices[:-1] == before.choices for option in options)
            assert [option.choices[-1] for option in options] in ([""], list(level.choices))


# The comparison itself -------------------------------------------------------------------------------


def test_a_choice_lost_in_one_suit_is_noticed():
    """Planted: on a board of three suits a hand is played otherwise than the same hand in the two other suits."""
    (stand,) = plan("hold-em-3-bonus", 3).stands
    deck, board = 12, (8, 4)
    assert len(list(changes(board))) > 1
    holes = [hole for hole in combinations(range(deck), 3) if not set(hole) & set(board)]
    uneven = next(h for h in holes if len({number(exchanged(h, to)) for to in changes(board)}) > 1)
    damaged = stand._replace(choices=stand.choices.copy())
    to = next(changes(board))
    row = classes(2, deck).numbers[number(exchanged(board, to))]
    damaged.choices[row, 0, number(exchanged(uneven, to))] ^= 1
    assert len(looked_up(stand, deck, 0, uneven, board)) == 1
    assert len(looked_up(damaged, deck, 0, uneven, board)) == 2


def test_class_numbers_are_those_of_the_standing_sets():
    """What a plan by board is looked up by, made here by trying every exchange of suits."""
    deck, of_sets = 16, class_numbers(3, 16)
    for cards in combinations(range(deck), 3):
        standing = {exchanged(cards, suits) for suits in changes(cards)}
        assert {int(classes(3, deck).numbers[number(one)]) for one in standing} == {int(of_sets[number(cards)])}
