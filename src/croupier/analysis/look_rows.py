"""Looks as rows that are found by key, growing as new ones are met, and what is known of all spots that look so."""

from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from croupier.analysis.known import IN_A_ROW, Cards, Numbers
from croupier.cards.array_ranking import SUIT_SHIFT

_SPREAD = np.uint64(0x9E3779B97F4A7C15)  # scatters keys that are close to each other


class Rows(NamedTuple):
    """A table that is searched by key: the places of rows, and the rows."""

    places: NDArray[np.int32]  # by key: the row, or -1
    keys: Numbers
    holes: Cards
    boards: Cards
    ups: Cards
    often: Numbers  # by option how many take it, the first of equal ones; then for how many no other is worth more
    values: Numbers  # by option


@njit(cache=True)
def empty_rows(held: int, seen: int, up: int, options: int) -> Rows:
    """A table without rows."""
    none = np.zeros((0, held), np.uint8), np.zeros((0, seen), np.uint8), np.zeros((0, up), np.uint8)
    sums = np.zeros((0, 2 * options), np.int64), np.zeros((0, options), np.int64)
    return Rows(np.full(4, -1, np.int32), np.zeros(0, np.int64), none[0], none[1], none[2], sums[0], sums[1])


@njit(cache=True)
def with_room(rows: Rows, count: int, more: int) -> Rows:
    """Room for so many rows more."""
    if len(rows.keys) >= count + more:
        return rows
    size = 1
    while size < count + more:
        size *= 2
    new = Rows(
        np.full(2 * size, -1, np.int32),
        np.zeros(size, np.int64),
        np.zeros((size, rows.holes.shape[1]), np.uint8),
        np.zeros((size, rows.boards.shape[1]), np.uint8),
        np.zeros((size, rows.ups.shape[1]), np.uint8),
        np.zeros((size, rows.often.shape[1]), np.int64),
        np.zeros((size, rows.values.shape[1]), np.int64),
    )
    new.keys[:count], new.holes[:count], new.boards[:count] = rows.keys[:count], rows.holes[:count], rows.boards[:count]
    new.ups[:count], new.often[:count], new.values[:count] = rows.ups[:count], rows.often[:count], rows.values[:count]
    for row in range(count):
        new.places[place_of(new.keys[row], new.places, new.keys)] = row
    return new


@njit(cache=True)
def trimmed(rows: Rows, count: int) -> Rows:
    """The rows without room for more; they are searched no longer."""
    return Rows(
        rows.places[:0].copy(),
        rows.keys[:count].copy(),
        rows.holes[:count].copy(),
        rows.boards[:count].copy(),
        rows.ups[:count].copy(),
        rows.often[:count].copy(),
        rows.values[:count].copy(),
    )


@njit(cache=True)
def place_of(key: int, places: NDArray[np.int32], keys: Numbers) -> int:
    """Where this key is in the table, or where it would go; the table has a power of two places."""
    mask = len(places) - 1
    place = np.int64(np.uint64(key) * _SPREAD >> np.uint64(20)) & mask
    while places[place] >= 0 and keys[places[place]] != key:
        place = (place + 1) & mask
    return int(place)


@njit(cache=True)
def row_of(key: int, rows: Rows, count: int) -> int:
    """The row of a look; the next free one where it is new."""
    place = place_of(key, rows.places, rows.keys)
    if rows.places[place] < 0:
        rows.places[place], rows.keys[count] = count, key
    return int(rows.places[place])


@njit(cache=True)
def add_values(rows: Rows, row: int, often: int, values: Numbers) -> int:
    """Add spots that are worth the same to their look; return what best play nets in all of them."""
    options, best = len(values), 0
    for option in range(1, options):
        if values[option] > values[best]:
            best = option
    rows.often[row, best] += often
    for option in range(options):
        if values[option] == values[best]:
            rows.often[row, options + option] += often
        rows.values[row, option] += often * values[option]
    return int(often * values[best])


@njit(cache=True)
def add_rows(some: Rows, rows: Rows, count: int) -> int:
    """Add the rows of another table; return how many there are then."""
    for i in range(len(some.keys)):
        row = row_of(some.keys[i], rows, count)
        if row == count:
            rows.holes[row], rows.boards[row], rows.ups[row] = some.holes[i], some.boards[i], some.ups[i]
            count += 1
        rows.often[row] += some.often[i]
        rows.values[row] += some.values[i]
    return count


@njit(cache=True)
def beside_board(hole: Cards, board: Cards, strength: np.int64, suited: int) -> int:
    """What can be asked of cards beside a board, as one number; `suited` are the most of one suit in sight."""
    held, on_board = np.int64(0), np.int64(0)
    over, matches, paired, high = np.int64(0), np.int64(0), np.int64(0), np.int64(0)
    for card in board:
        on_board |= np.int64(1) << (card >> 2)
    for card in hole:
        rank = np.int64(1) << (card >> 2)
        over += rank > on_board
        matches |= on_board & rank
        paired |= held & rank
        held |= rank
        high = max(high, np.int64(card >> 2))
    look = (strength << 2 | over) << 2 | (matches > 0) << 1 | (paired > 0)
    return int(((look << 4 | high) << 3 | IN_A_ROW[held | on_board]) << 3 | suited)


@njit(cache=True)
def most_of_a_suit(key: int) -> int:
    """How many cards of a sum of card keys are of one suit."""
    most = 0
    for suit in range(4):
        most = max(most, key >> (SUIT_SHIFT + 4 * suit) & 7)
    return most
