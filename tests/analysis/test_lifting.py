"""From complete boards back to smaller ones: every board that follows, every place where a decision is made.

On a deck of three ranks every board and holding can be written out; the scalar ranking compares hands one by one.
"""

from collections import Counter
from functools import lru_cache
from itertools import combinations, permutations
from math import comb

import numpy as np
import pytest

from croupier.analysis import lifting
from croupier.analysis.lifting import NARROW, WIDE, Layout
from croupier.analysis.shape import Shape, shape_of
from croupier.analysis.showdown import holdings_of, tables
from croupier.analysis.suits import class_numbers, classes, index_of, moved
from croupier.cards.card import DECK
from tests.analysis.solved import game

RANKS = 3
SMALL = 4 * RANKS


def changed(cards, suits):
    """The set after a change of suits, written out."""
    return tuple(sorted(card // 4 * 4 + suits[card % 4] for card in cards))


def class_of(cards) -> int:
    """The class of a set of cards in any order."""
    rising = np.array(sorted(cards), np.uint8)
    return int(class_numbers(len(cards), SMALL)[index_of(rising, len(cards))])


def holdings(size: int) -> list[tuple[int, ...]]:
    """All sets of so many cards by their numbers."""
    return sorted(combinations(range(SMALL), size), key=lambda cards: cards[::-1])


# Symmetries and places -------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [0, 1, 2, 3, 4])
def test_the_symmetries_of_a_set_are_the_changes_that_leave_it_as_it_is(size):
    keep, kept = lifting.symmetries(size, SMALL)
    every = list(permutations(range(4)))
    for number, cards in enumerate(classes(size, SMALL).sets.tolist()):
        same = [place for place, suits in enumerate(every) if changed(cards, suits) == tuple(cards)]
        assert keep[number, : kept[number]].tolist() == same


@pytest.mark.parametrize("size", [2, 3, 5])
def test_symmetries_and_weight_of_a_class_make_all_changes_of_suits(size):
    assert (lifting.symmetries(size, 52)[1] * classes(size, 52).weights == 24).all()


@pytest.mark.parametrize(("size", "deck"), [(2, 12), (3, 20), (2, 52)])
def test_all_holdings_stand_at_their_numbers(size, deck):
    found = lifting.all_holdings(deck, size)
    assert len(found) == comb(deck, size)
    assert [index_of(cards, size) for cards in found] == list(range(len(found)))
    assert size == 3 or not found[:, 2].any()


@pytest.mark.parametrize(("seen", "size"), [(0, 2), (0, 3), (2, 3), (3, 2), (4, 2)])
def test_places_are_boards_with_hole_cards_up_to_a_change_of_suits(seen, size):
    orbits: Counter[tuple] = Counter()
    for board in combinations(range(SMALL), seen):
        for hole in combinations([card for card in range(SMALL) if card not in board], size):
            orbits[min((changed(board, suits), changed(hole, suits)) for suits in permutations(range(4)))] += 1
    found = lifting.places(seen, size, SMALL)
    assert sorted(found.weights.tolist()) == sorted(orbits.values())
    assert found.start[-1] == len(found.holes) == len(orbits)


@pytest.mark.parametrize(("seen", "size"), [(2, 3), (3, 2)])
def test_places_of_the_whole_deck_stand_for_every_information_set(seen, size):
    assert lifting.places(seen, size, 52).weights.sum() == comb(52, seen) * comb(52 - seen, size)


# Smaller boards and larger ones ----------------------------------------------------------------------


@pytest.mark.parametrize(("seen", "more"), [(0, 3), (2, 2), (3, 1), (3, 2)])
def test_larger_boards_are_found_in_their_classes(seen, more):
    up = lifting.above(seen, more, 2, SMALL)
    for board in classes(seen, SMALL).sets:
        numbers, moves = np.zeros(len(up.combos), np.int32), np.zeros(len(up.combos), np.uint8)
        lifting.larger_boards(board, up, numbers, moves)
        left = [card for card in range(SMALL) if card not in board.tolist()]
        for c, added in enumerate(combinations(left, more)):
            larger = sorted((*board.tolist(), *added))
            assert numbers[c] == class_of(larger)
            there = classes(len(larger), SMALL).sets[numbers[c]].tolist()
            assert changed(larger, list(permutations(range(4)))[moves[c]]) == tuple(there)


@pytest.mark.parametrize(("board", "smaller"), [(3, 2), (5, 3), (4, 4), (4, 0)])
def test_the_smaller_boards_within_a_board_are_found_in_their_classes(board, smaller):
    numbers, moves = lifting.parts(board, smaller, SMALL)
    for k, cards in enumerate(classes(board, SMALL).sets.tolist()):
        for j, part in enumerate(combinations(cards, smaller)):
            assert numbers[k, j] == class_of(part)
            there = classes(smaller, SMALL).sets[numbers[k, j]].tolist()
            assert changed(part, list(permutations(range(4)))[moves[k, j]]) == tuple(there)


# Counts of the deals to come -------------------------------------------------------------------------


def gathered(shape: Shape, seen: int, layout: Layout, width: int) -> np.ndarray:
    """By place, kind and case, from showdowns packed in this layout."""
    deck, size = len(shape.deck), shape.hole
    boards = classes(shape.board, deck).sets
    packed = np.zeros((len(boards), comb(deck, size)), np.uint64 if layout is WIDE else np.uint32)
    table = tables(shape.kinds, shape.deck, shape.qualifying)
    lifting.pack_boards(table, boards, holdings_of(deck - shape.board, size), size, layout, packed)
    places, total = lifting.places(seen, size, deck), comb(deck - shape.board - size, size)
    counts = np.zeros((len(places.holes), len(shape.kinds.names), width), np.int32)
    up = lifting.above(seen, shape.board - seen, size, deck)
    given = (packed, classes(seen, deck).sets, places.start, places.holes, up, layout, total, counts)
    lifting.gather_counts(*given)
    return counts


def dealt(shape: Shape, board: tuple[int, ...], hole: tuple[int, ...]) -> np.ndarray:
    """The same for one place, dealt to the end in every way."""
    rule = shape.game.definition
    found = np.zeros((len(shape.kinds.names), 6), np.int64)
    left = [card for card in range(SMALL) if card not in (*board, *hole)]
    for added in combinations(left, shape.board - len(board)):
        whole, value = (*board, *added), _value(shape)
        mine = value((*whole, *hole))
        kind = shape.kinds.of_strength[shape.kinds.ranking.at_least(mine)]
        for dealers in combinations([card for card in left if card not in added], shape.hole):
            theirs = value((*whole, *dealers))
            competes = rule.qualification is None or theirs >= rule.qualification.bound
            found[kind, 3 * competes + (0 if mine > theirs else 1 if mine == theirs else 2)] += 1
    return found


def _value(shape: Shape):
    ranking = shape.game.definition.player_hand.ranking
    return lru_cache(lambda cards: ranking.value(tuple(DECK[shape.deck[card]] for card in cards)))


def some_places(seen: int, size: int) -> list[tuple[int, tuple[int, ...], tuple[int, ...]]]:
    """Every so many places: its number, the board and the hole cards."""
    found, boards = lifting.places(seen, size, SMALL), classes(seen, SMALL).sets.tolist()
    numbers = range(0, len(found.holes), max(1, len(found.holes) // 12))
    board_of = np.searchsorted(found.start, np.arange(len(found.holes)), side="right") - 1
    return [(s, tuple(boards[board_of[s]]), holdings(size)[found.holes[s]]) for s in numbers]


OPEN = [("casino-hold-em", 3), ("hold-em-3-bonus", 2), ("texas-hold-em-bonus", 3)]


@pytest.mark.parametrize(("key", "seen"), OPEN)
def test_the_deals_to_come_are_those_dealt(key, seen):
    shape = shape_of(game(key), RANKS)
    counts = gathered(shape, seen, WIDE, 6)
    for number, board, hole in some_places(seen, shape.hole):
        assert (counts[number] == dealt(shape, board, hole)).all(), (board, hole)


def test_a_dealer_who_always_competes_needs_three_cases_and_half_the_room():
    shape = shape_of(game("hold-em-3-bonus"), RANKS)
    wide, narrow = gathered(shape, 2, WIDE, 6), gathered(shape, 2, NARROW, 3)
    assert not wide[:, :, :3].any()
    assert (wide[:, :, 3:] == narrow).all()


def test_a_planted_field_that_is_too_small_is_noticed():
    shape = shape_of(game("hold-em-3-bonus"), RANKS)
    assert (gathered(shape, 2, NARROW, 3) != gathered(shape, 2, Layout(4, 3), 3)).any()


# Values ----------------------------------------------------------------------------------------------


def random_values(cards: int, size: int, states: int = 2) -> np.ndarray:
    """Values by class of board, state and hole cards that no symmetry of the board changes; 0 where they overlap."""
    boards, moves = classes(cards, SMALL).sets, moved(size, SMALL)
    values = np.random.default_rng(cards).integers(-50, 50, (len(boards), states, comb(SMALL, size)))
    keep, kept = lifting.symmetries(cards, SMALL)
    for k in range(len(boards)):
        lowest = moves[keep[k, : kept[k]]].min(axis=0)  # of hole cards that are alike
        values[k] = values[k][:, lowest]
    lifting.blank(boards, lifting.all_holdings(SMALL, size), size, values)
    return values


def lifted(values: np.ndarray, seen: int, more: int, size: int) -> np.ndarray:
    boards = classes(seen, SMALL).sets
    out = np.zeros((len(boards), *values.shape[1:]), np.int64)
    lifting.lift_values(values, boards, lifting.above(seen, more, size, SMALL), out)
    return out


@pytest.mark.parametrize(("seen", "more", "size"), [(0, 3, 2), (2, 2, 3), (3, 1, 2)])
def test_values_are_added_up_over_all_larger_boards(seen, more, size):
    values = random_values(seen + more, size)
    found, every = lifted(values, seen, more, size), holdings(size)
    for k, board in list(enumerate(classes(seen, SMALL).sets.tolist()))[::3]:
        for number, hole in list(enumerate(every))[::17]:
            total = np.zeros(values.shape[1], np.int64)
            for added in combinations([card for card in range(SMALL) if card not in board], more):
                larger = tuple(sorted((*board, *added)))
                there = classes(seen + more, SMALL).sets[class_of(larger)].tolist()
                to = next(suits for suits in permutations(range(4)) if changed(larger, suits) == tuple(there))
                total += values[class_of(larger), :, every.index(changed(hole, to))]
            assert found[k, :, number].tolist() == total.tolist()


@pytest.mark.parametrize(("seen", "more", "size"), [(0, 4, 3), (2, 2, 3), (3, 1, 2), (3, 2, 2)])
def test_values_handed_down_from_the_classes_are_complete(seen, more, size):
    """The other way round: each class of larger boards gives its values, with its weight, to the boards within."""
    values, moves = random_values(seen + more, size), moved(size, SMALL)
    numbers, changes = lifting.parts(seen + more, seen, SMALL)
    down = np.zeros((len(classes(seen, SMALL).sets), *values.shape[1:]), np.int64)
    for k, weight in enumerate(classes(seen + more, SMALL).weights):
        for part, change in zip(numbers[k], changes[k], strict=True):
            down[part][:, moves[change]] += weight * values[k]
    lifting.complete(down, moves, *lifting.symmetries(seen, SMALL))
    assert (down == lifted(values, seen, more, size)).all()


@pytest.mark.parametrize("size", [2, 3])
def test_no_value_is_left_where_board_and_hole_cards_overlap(size):
    boards = classes(3, SMALL).sets
    values = np.ones((len(boards), 1, comb(SMALL, size)), np.int64)
    lifting.blank(boards, lifting.all_holdings(SMALL, size), size, values)
    apart = [[not {*board} & {*hole} for hole in holdings(size)] for board in boards.tolist()]
    assert values[:, 0].tolist() == np.array(apart).astype(int).tolist()


def test_the_best_option_of_a_place_is_that_of_all_hole_cards_it_stands_for():
    seen, size = 3, 2
    places = lifting.places(seen, size, SMALL)
    worth = np.random.default_rng(7).integers(0, 3, (len(places.holes), 2, 3))
    out = np.full((len(places.start) - 1, 2, comb(SMALL, size)), 9, np.uint8)
    lifting.spread_choices(worth, places, moved(size, SMALL), *lifting.symmetries(seen, SMALL), out)
    assert ((out < 9).sum(axis=(1, 2)) == 2 * comb(SMALL - seen, size)).all(), "all that may be held beside the board"
    for k in range(len(places.start) - 1):
        for s in range(places.start[k], places.start[k + 1]):
            assert out[k, :, places.holes[s]].tolist() == worth[s].argmax(axis=1).tolist(), "the first of equal ones"
