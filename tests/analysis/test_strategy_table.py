"""Best play as tables: every information set is in its cell, and rows that are alike stand together."""

from fractions import Fraction

import numpy as np
import pytest

from croupier.analysis.condense import looks_of
from croupier.analysis.known import ranking_of
from croupier.analysis.shape import shape_of
from croupier.analysis.spot import Spot, standings
from croupier.analysis.strategy_table import Cell, tables_of
from croupier.cards.array_ranking import card_numbers
from croupier.cards.card import parse_cards
from croupier.games.catalogue import definition
from croupier.rulebook.game import elect
from tests.analysis.spots_made import made, three_card_poker


def shape(key):
    return shape_of(elect(definition(key), {}))


def spot(hole, board="", up=""):
    return Spot(*(card_numbers(parse_cards(cards.split())) for cards in (hole, board, up)))


def tables(game, number, spots, reached=None):
    return tables_of(game, number, looks_of(ranking_of(game, spots.seen), spots, reached=reached))


def cell_at(table, row, column):
    return table.cells[table.rows.index(row)][table.columns.index(column)]


def test_three_card_poker_is_two_rows():
    found = three_card_poker()
    by_hand, _ = tables(found.shape, 0, found.spots)
    assert by_hand.rows == ("Q-6-4 or better", "Q-6-3 or less")
    raise_it, fold = by_hand.cells[0][0], by_hand.cells[1][0]
    assert (raise_it.taken, fold.taken) == ((0, 14_900), (7_200, 0))  # published: 14,900 of 22,100 hands are played
    assert by_hand.cites == ("19:47-20.10(b)",)


def test_the_worth_of_both_rows_is_the_published_edge():
    found = three_card_poker()
    by_hand, _ = tables(found.shape, 0, found.spots)
    total = sum(cells[0].worth[cells[0].main] * cells[0].sets for cells in by_hand.cells)
    assert total / 22_100 == Fraction(-13_733_780, 407_170_400)


def test_the_square_shows_where_the_third_card_decides():
    found = three_card_poker()
    _, square = tables(found.shape, 0, found.spots)
    mixed = [
        (row, column)
        for row in square.rows
        for column in square.columns
        if (c := cell_at(square, row, column)) and not c.pure
    ]
    assert mixed == [("Q", "6")]
    assert cell_at(square, "Q", "6").taken == (120, 120)  # with a three or a two; with a five or a four
    assert cell_at(square, "7", "7").pure  # a pair
    assert cell_at(square, "A", "2") is None  # a third card would have to be below the two


def test_two_hole_cards_make_the_square_of_169():
    game = shape("texas-hold-em-bonus")
    where = [(spot("As Ks"), 4), (spot("As Kd"), 12), (spot("7d 7c"), 6)]
    spots = made(shape("three-card-poker"), 0, [(spot("2s 7d 9h"), 1)])._replace(
        boards=np.zeros((3, 0), np.uint8),
        holes=np.array([one.hole for one, _ in where], np.uint8),
        ups=np.zeros((3, 0), np.uint8),
        weights=np.array([weight for _, weight in where]),
        values=np.array([[[-1, 5]], [[-1, -3]], [[-1, 1]]]),
    )
    (square,) = tables(game, 0, spots)
    assert cell_at(square, "A", "K").taken == (0, 4)  # suited, above the diagonal
    assert cell_at(square, "K", "A").taken == (12, 0)
    assert cell_at(square, "7", "7").taken == (0, 6)


def test_suits_make_columns_where_cards_are_too_few_for_a_hand():
    """Three hole cards of Premium Hold 'Em, before any other is seen."""
    game = shape("premium-hold-em")
    hands = [spot("As Ks Ts"), spot("As Ks Td"), spot("As Kd Th"), spot("As Kd 9h")]
    spots = made(shape("three-card-poker"), 0, [(one, 1) for one in hands])
    by_hand, _ = tables(game, 0, spots._replace(values=np.array([[[0, 1]], [[0, 1]], [[0, -1]], [[0, 1]]])))
    assert by_hand.columns == ("3 of a suit", "2 of a suit", "none alike")
    assert by_hand.rows == ("A-K-T", "A-K-9 or less")
    assert [cell.taken for cell in by_hand.cells[0]] == [(0, 1), (0, 1), (1, 0)]


def test_a_card_of_the_dealer_makes_columns():
    game = shape("caribbean-stud")
    hands = ["2s 2d 9c Jh Qs", "7s 7d 9c Jh Qs", "As Kd Js 8c 3h", "As Kd 9s 8c 3h", "As Qd Js 8c 3h", "Ks Qd Js 8c 3h"]
    where = [(spot(hand, up=up), 1) for hand in hands for up in ("2c", "Jc")]
    (table,) = tables(game, 0, made(game, 0, where))
    assert table.across == "dealer's card"
    assert table.columns == tuple("23456789TJQKA")
    assert table.rows == ("a pair of twos to a pair of sevens", "A-K", "A-Q or less")
    assert cell_at(table, "A-K", "J").taken == (1, 1)  # the jack matches one of the two hands
    assert cell_at(table, "A-K", "7") is None


ON_THE_FLOP = [
    ("As Ad", "2c 7h 9d", "pair held", "no draw"),
    ("As 9c", "2c 7h 9d", "pair with the board", "no draw"),
    ("As Kc", "9c 7h 9d", "pair on the board", "no draw"),
    ("As Kc", "2c 7h 9d", "high card, all above the board", "no draw"),
    ("As 8c", "2c 7h 9d", "high card, some above the board", "no draw"),
    ("3s 8c", "2c 7h Jd", "high card, none above the board", "no draw"),
    ("Ad Kd", "2d 7d 9c", "high card, all above the board", "flush draw"),
    ("8d Td", "7d 9d 2c", "high card, some above the board", "both draws"),
    ("8s Tc", "7d 9d 2c", "high card, some above the board", "straight draw"),
    ("9s 2s", "9d 2d 7c", "two pair", "no draw"),
]


@pytest.mark.parametrize(("hole", "board", "row", "column"), ON_THE_FLOP)
def test_with_a_board_hands_stand_by_what_they_are_and_may_become(hole, board, row, column):
    game = shape("texas-hold-em-bonus")
    (table,) = tables(game, 1, made(game, 3, [(spot(hole, board), 1)]))
    assert table.rows == (row,)
    assert cell_at(table, row, column).sets == 1


def test_a_cell_keeps_the_exact_worth_of_each_choice():
    game = shape("texas-hold-em-bonus")
    where = spot("As Ad", "2c 7h 9d")
    (table,) = tables(game, 1, made(game, 3, [(where, 12)]))
    worth = [option.ev for option in standings(game, where)[0].options]
    assert list(cell_at(table, "pair held", "no draw").worth) == worth


def test_what_is_not_reached_is_left_out():
    found = three_card_poker()
    assert tables(found.shape, 0, found.spots, lambda holes: np.zeros(len(holes), np.bool_)) == ()


def test_a_cell_is_pure_only_when_all_agree():
    assert Cell((0, 5), (Fraction(0), Fraction(1))).pure
    assert not Cell((1, 5), (Fraction(0), Fraction(1))).pure
    assert Cell((1, 5), (Fraction(0), Fraction(1))).main == 1
