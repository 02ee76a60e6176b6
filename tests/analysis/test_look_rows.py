"""The table of looks: rows are found by key, and keep what was added as the table grows."""

import numpy as np

from croupier.analysis.look_rows import (
    add_rows,
    add_values,
    beside_board,
    empty_rows,
    most_of_a_suit,
    row_of,
    trimmed,
    with_room,
)
from croupier.cards.array_ranking import array_ranking, card_numbers
from croupier.cards.card import parse_cards
from croupier.games.three_card_poker import THREE_CARD_POKER

VALUES = np.array([3, -1], np.int64)


def filled(keys):
    """A table with these keys, each added once with its own number of spots, and how many rows it has."""
    rows, count = empty_rows(2, 3, 0, 2), 0
    for often, key in enumerate(keys, 1):
        rows = with_room(rows, count, 1)
        row = row_of(key, rows, count)
        count += row == count
        add_values(rows, row, often, VALUES)
    return rows, count


def test_what_has_the_same_key_is_one_row_however_large_the_table_grows():
    keys = [7 << 40, 5, *range(100, 1_100), 5, 7 << 40]
    rows, count = filled(keys)
    assert count == len(set(keys))
    assert rows.often[:2, 0].tolist() == [1 + len(keys), 2 + len(keys) - 1]
    assert rows.values[0].tolist() == [3 * (1 + len(keys)), -(1 + len(keys))]


def test_of_equal_values_the_first_is_taken_and_each_is_as_good():
    rows = with_room(empty_rows(2, 3, 0, 2), 0, 1)
    assert add_values(rows, row_of(9, rows, 0), 4, np.array([-2, -2], np.int64)) == -8
    assert rows.often[0].tolist() == [4, 0, 4, 4]


def test_tables_are_added_to_each_other():
    one, other = (trimmed(*filled(keys)) for keys in ([1, 2, 3], [3, 4]))
    rows = with_room(one, 3, 2)
    count = add_rows(other, rows, 3)
    assert rows.keys[:count].tolist() == [1, 2, 3, 4]
    assert rows.often[:count, 0].tolist() == [1, 2, 3 + 1, 2]


def seen(hole, board, strength=1, suited=2):
    held, on_board = (np.array(card_numbers(parse_cards(cards.split())), np.uint8) for cards in (hole, board))
    return beside_board(held, on_board, np.int64(strength), suited)


def test_beside_a_board_only_what_can_be_asked_counts():
    usual = seen("Ah 9d", "Ks 7d 2c")
    assert usual == seen("9s Ac", "2h Kd 7s") == seen("Ah 8d", "Ks 6d 2c")
    others = [
        seen("Ah 9d", "Ks 7d 2c", strength=2),
        seen("Ah 9d", "Ks 7d 2c", suited=3),
        seen("Qh 9d", "Js 7d 2c"),
        seen("Kh 9d", "As 7d 2c"),
        seen("Ah 9d", "Ks 9c 2c"),
        seen("Ah Ad", "Ks 7d 2c"),
        seen("Ah 9d", "Ks Qd 2c"),
    ]
    assert len({usual, *others}) == 1 + len(others)


def test_the_most_cards_of_a_suit_are_read_off_their_keys():
    keys = array_ranking(THREE_CARD_POKER.player_hand.ranking, 3).card_keys
    for cards, most in (("As Kd Qc", 1), ("As Ks Qc", 2), ("As Ks Qs", 3)):
        assert most_of_a_suit(int(keys[list(card_numbers(parse_cards(cards.split())))].sum())) == most
