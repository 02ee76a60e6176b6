"""Showdowns on a board, counted at once, against the holdings compared one with the other by the scalar ranking.

Whole decks and reduced ones, two cards and three, and three cards without a board, as in three card poker. On the whole
deck as many holdings as can be compared with all others are drawn; on a reduced one all of them are.
"""

from itertools import combinations
from typing import NamedTuple

import numpy as np
import pytest

from croupier.analysis.kinds import Kinds
from croupier.analysis.shape import CASES
from croupier.analysis.showdown import cases, holdings_of, left_by, show_down, tables, types_of, work_space
from croupier.cards.array_ranking import array_ranking
from croupier.cards.card import DECK
from croupier.cards.ranking import Category, Ranking
from croupier.rulebook.settlement import Compared, Qualifies

ROYAL, SF, QUADS, FULL, FLUSH, STRAIGHT, TRIPS, TWO_PAIR, PAIR, HIGH = Category

THREE = Ranking(3, (SF, TRIPS, STRAIGHT, FLUSH, PAIR, HIGH))
FOUR = Ranking(4, (QUADS, SF, TRIPS, FLUSH, STRAIGHT, TWO_PAIR, PAIR, HIGH))
FIVE = Ranking(5, Category)

WHOLE = tuple(range(52))
SIX_RANKS = tuple(range(28, 52))  # nine to ace
ODD_RANKS = tuple(card for card in range(52) if card // 4 in (0, 1, 2, 3, 4, 8, 12))  # two to six, ten, ace

QUEEN_HIGH = THREE.least(HIGH, 12)
THREES, FOURS = FIVE.least(PAIR, 3), FIVE.least(PAIR, 4)
NOBODY_REACHES = (99,)


class Setting(NamedTuple):
    """A deck, what is dealt from it, and what the dealer needs."""

    ranking: Ranking
    deck: tuple[int, ...]
    board: int
    size: int
    bound: tuple[int, ...] | None = None
    boards: int = 3
    rows: int | None = 250  # holdings to compare with all others; None for every one


SETTINGS = {
    "two cards, five on the board": Setting(FIVE, WHOLE, 5, 2, FOURS, rows=None),
    "two cards, five on the board, anything qualifies": Setting(FIVE, WHOLE, 5, 2, rows=None),
    "two cards, three on the board": Setting(FIVE, WHOLE, 3, 2, THREES, rows=None),
    "two cards, a bound that nobody reaches": Setting(FIVE, WHOLE, 5, 2, NOBODY_REACHES, 1),
    "two cards, a reduced deck": Setting(FIVE, SIX_RANKS, 5, 2, FIVE.least(TWO_PAIR, 13), 8, None),
    "two cards, four make a hand": Setting(FOUR, ODD_RANKS, 3, 2, FOUR.least(PAIR), 8, None),
    "three cards, four on the board": Setting(FIVE, WHOLE, 4, 3, THREES),
    "three cards, two on the board": Setting(FIVE, WHOLE, 2, 3),
    "three cards, a bound that nobody reaches": Setting(FIVE, SIX_RANKS, 4, 3, NOBODY_REACHES, 1, None),
    "three cards, a reduced deck": Setting(FIVE, SIX_RANKS, 4, 3, FIVE.least(TRIPS), 4, None),
    "three cards, a reduced deck with gaps": Setting(FIVE, ODD_RANKS, 4, 3, THREES, 2, 600),
    "three cards, no board": Setting(THREE, WHOLE, 0, 3, QUEEN_HIGH, 1, 150),
    "three cards, no board, a reduced deck": Setting(THREE, ODD_RANKS, 0, 3, THREE.least(HIGH, 10), 1, None),
}


def boards_of(setting):
    """Random boards, their cards counted within the deck and rising; the first of them of one suit."""
    chance = np.random.default_rng(setting.board)
    drawn = [chance.permutation(len(setting.deck))[: setting.board] for _ in range(setting.boards)]
    drawn[0] = np.arange(setting.board) * 4 + 1
    return [np.sort(board).astype(np.uint8) for board in drawn]


def kinds_of_all(ranking, cards):
    """Kinds that are easily told: by strength, and by suit and ranks where all cards are of one suit and odd."""
    found = array_ranking(ranking, cards)
    of_strength = np.arange(len(found.values) + 1) % 199
    of_suited = np.zeros((4, 1 << 13), np.uint8)
    of_suited[:, 1::2] = 200 + np.arange(4)[:, None]
    return Kinds(found, (), of_strength.astype(np.uint8), of_suited)


def showdowns(setting, board, damaged=lambda table: table):
    kinds = kinds_of_all(setting.ranking, setting.board + setting.size)
    bound = kinds.ranking.at_least(setting.bound) if setting.bound else 0
    holdings = holdings_of(len(setting.deck) - setting.board, setting.size)
    work = work_space(len(holdings), types_of(len(setting.deck) - setting.board, setting.size))
    show_down(damaged(tables(kinds, setting.deck, bound)), board, holdings, setting.size, work)
    return by_holding(work)


def by_holding(work):
    """What was found by type of holding, for each of them."""
    found = {name: getattr(work, name)[work.types] for name in ("kinds", "below", "not_above", "unqualified")}
    return work._replace(**found)


class Naive(NamedTuple):
    """Every holding that a board leaves, in the order of the kernel, and what the scalar ranking says of it."""

    holdings: list[tuple[int, ...]]
    values: list[tuple[int, ...]]
    places: np.ndarray  # of the values
    reaches: np.ndarray
    cards: np.ndarray  # as bits


def naive(setting, board):
    left = [card for card in range(len(setting.deck)) if card not in board]
    holdings = sorted(combinations(left, setting.size), key=lambda cards: cards[::-1])
    on_board = tuple(DECK[setting.deck[card]] for card in board)
    values = [
        setting.ranking.uncached_value((*on_board, *(DECK[setting.deck[card]] for card in cards))) for cards in holdings
    ]
    place = {value: number for number, value in enumerate(sorted(set(values)))}
    reaches = np.array([setting.bound is None or value >= setting.bound for value in values])
    bits = np.array([sum(1 << card for card in cards) for cards in holdings], np.int64)
    return Naive(holdings, values, np.array([place[value] for value in values]), reaches, bits)


def rows_of(setting, number):
    if setting.rows is None or setting.rows >= number:
        return range(number)
    return np.random.default_rng(1).choice(number, setting.rows, replace=False).tolist()


def differences(setting, board, damaged=lambda table: table):
    """Holdings whose counts are not those of comparing them with every other that shares no card with them."""
    work, plain = showdowns(setting, board, damaged), naive(setting, board)
    found = []
    for i in rows_of(setting, len(plain.holdings)):
        apart = plain.cards & plain.cards[i] == 0
        expected = (
            int((apart & (plain.places < plain.places[i])).sum()),
            int((apart & (plain.places <= plain.places[i])).sum()),
            int((apart & ~plain.reaches).sum()),
        )
        if (work.below[i], work.not_above[i], work.unqualified[i]) != expected:
            found.append(plain.holdings[i])
    return found


# Counts ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setting", SETTINGS.values(), ids=SETTINGS)
def test_the_counts_are_those_of_comparing_each_holding_with_every_other(setting):
    for board in boards_of(setting):
        assert differences(setting, board) == []


@pytest.mark.parametrize("setting", SETTINGS.values(), ids=SETTINGS)
def test_holdings_stand_in_the_order_of_their_numbers_among_all_sets(setting):
    board = boards_of(setting)[-1]
    all_sets = sorted(combinations(range(len(setting.deck)), setting.size), key=lambda cards: cards[::-1])
    numbers = {cards: number for number, cards in enumerate(all_sets)}
    work = showdowns(setting, board)
    assert work.numbers.tolist() == [numbers[cards] for cards in naive(setting, board).holdings]


@pytest.mark.parametrize("setting", SETTINGS.values(), ids=SETTINGS)
def test_each_holding_is_of_the_kind_of_its_strength_unless_all_its_cards_are_of_one_suit(setting):
    kinds = kinds_of_all(setting.ranking, setting.board + setting.size)
    board = boards_of(setting)[0]
    work, plain = showdowns(setting, board), naive(setting, board)
    expected = []
    for cards, value in zip(plain.holdings, plain.values, strict=True):
        held = [setting.deck[card] for card in (*board.tolist(), *cards)]
        suits, has_the_two = {card % 4 for card in held}, any(card < 4 for card in held)
        one_suit = len(suits) == 1 and has_the_two
        expected.append(200 + min(suits) if one_suit else (kinds.ranking.values.index(value) + 1) % 199)
    assert work.kinds.tolist() == expected


def test_work_space_is_used_again_without_a_trace():
    setting = SETTINGS["two cards, five on the board"]
    kinds = kinds_of_all(FIVE, 7)
    table, holdings = tables(kinds, WHOLE, kinds.ranking.at_least(FOURS)), holdings_of(47, 2)
    again = work_space(len(holdings), types_of(47, 2))
    for board in boards_of(setting):
        show_down(table, board, holdings, 2, again)
        fresh, used = showdowns(setting, board), by_holding(again)
        for name in ("numbers", "kinds", "below", "not_above", "unqualified", "first"):
            assert (getattr(used, name) == getattr(fresh, name)).all()


def test_the_cards_left_are_those_not_on_the_board():
    assert left_by(np.array([1, 3, 4], np.uint8), 8).tolist() == [0, 2, 5, 6, 7]
    assert left_by(np.zeros(0, np.uint8), 4).tolist() == [0, 1, 2, 3]


def test_holdings_of_two_cards_have_an_empty_third_column():
    assert holdings_of(4, 2).tolist() == [[0, 1, 0], [0, 2, 0], [1, 2, 0], [0, 3, 0], [1, 3, 0], [2, 3, 0]]
    assert holdings_of(4, 3).tolist() == [[0, 1, 2], [0, 1, 3], [0, 2, 3], [1, 2, 3]]


# Cases -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["two cards, a reduced deck", "three cards, a reduced deck"])
def test_the_six_cases_count_each_holding_of_the_dealer_once(name):
    setting = SETTINGS[name]
    board = boards_of(setting)[1]
    work, plain, out = showdowns(setting, board), naive(setting, board), np.zeros(6, np.int64)
    for i in range(0, len(plain.holdings), 7):
        expected = dict.fromkeys(CASES, 0)
        for j in np.flatnonzero(plain.cards & plain.cards[i] == 0).tolist():
            mine, dealers = plain.values[i], plain.values[j]
            qualifies = Qualifies.YES if dealers >= setting.bound else Qualifies.NO
            same = Compared.EQUAL if mine == dealers else Compared.LOWER
            expected[qualifies, Compared.HIGHER if mine > dealers else same] += 1
        cases(work.below[i], work.not_above[i], work.unqualified[i], sum(expected.values()), out)
        assert out.tolist() == list(expected.values())


# The comparison itself -------------------------------------------------------------------------------


def without_flushes(table):
    return table._replace(of_suit=np.zeros_like(table.of_suit))


def a_rank_exchanged(table):
    keys = table.keys.copy()
    keys[[0, 4]] = keys[[4, 0]]
    return table._replace(keys=keys)


@pytest.mark.parametrize("damaged", [without_flushes, a_rank_exchanged])
@pytest.mark.parametrize("name", ["two cards, a reduced deck", "three cards, a reduced deck"])
def test_a_planted_error_is_noticed(name, damaged):
    setting = SETTINGS[name]
    assert any(differences(setting, board, damaged) for board in boards_of(setting))


@pytest.mark.parametrize("step", [-1, 1])
@pytest.mark.parametrize("name", ["two cards, a reduced deck", "three cards, a reduced deck"])
def test_a_bound_off_by_one_strength_that_is_held_is_noticed(name, step):
    board = boards_of(SETTINGS[name])[1]
    values = sorted(set(naive(SETTINGS[name], board).values))
    middle = len(values) // 2
    exact = SETTINGS[name]._replace(bound=values[middle])
    strength = array_ranking(FIVE, exact.board + exact.size).at_least
    assert differences(exact, board) == []
    moved = strength(values[middle + step])
    assert differences(exact, board, lambda table: table._replace(bound=moved))
