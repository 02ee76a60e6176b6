"""Information sets put together that look alike to a player: nothing that is asked of the cards tells them apart.

Before a board is seen that is which ranks are held, how many are suited, and the dealer's card. Beside a board it is
how good the hand is, how it came about, and what may still come. Millions of classes become a few hundred
thousand at most.
"""

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from croupier.analysis.known import Cards, Flags, Known, Numbers
from croupier.analysis.look_rows import (
    Rows,
    add_rows,
    add_values,
    beside_board,
    empty_rows,
    most_of_a_suit,
    row_of,
    trimmed,
    with_room,
)
from croupier.analysis.plan import Spots
from croupier.analysis.whole_boards import WholeBoards
from croupier.cards.array_ranking import CARD_MASKS, FLUSH_BITS, KEY, RANK_KEYS, ArrayRanking

ROWS: Final = 1 << 17  # spots gone through before room is made

Part = Spots | WholeBoards


class Looks(NamedTuple):
    """What players see, one row each, and what is known of all information sets that look so."""

    known: Known
    taken: Numbers  # [look, option]: how many take this option, the first of equal ones
    optimal: Numbers  # [look, option]: for how many no other option is worth more
    values: Numbers  # [look, option]: net results of all deals together
    best: int  # what best play nets in all these deals
    deals: int  # that go on from one information set, times the scale of the values
    total: int  # all deals of the decision, reached or not, times the scale

    @property
    def sets(self) -> int:
        """How many information sets there are."""
        return int(self.taken.sum())


class _Tables(NamedTuple):
    """What the kernel needs to know of the ranking, and the number of every multiset of ranks that may be held."""

    keys: Numbers
    of_ranks: NDArray[np.uint16]
    of_suit: NDArray[np.uint16]
    bias: int
    hole_numbers: NDArray[np.int16]


def looks_of(
    ranking: ArrayRanking, found: Part, state: int = 0, reached: Callable[[Cards], Flags] | None = None
) -> Looks:
    """The looks of a decision in one state; only hole cards that `reached` marks count."""
    marked = reached(found.holes) if reached else np.ones(len(found.holes), np.bool_)
    if isinstance(found, WholeBoards):
        rows, best = _of_boards(found, state, marked)
    else:
        rows, best = _of_spots(ranking, found, state, marked)
    known = Known(ranking, rows.holes, rows.boards, rows.ups)
    taken, optimal = np.split(rows.often, 2, axis=1)
    deals = found.deals * found.scale
    return Looks(known, taken, optimal, rows.values, best, deals, found.sets * deals)


def _of_spots(ranking: ArrayRanking, spots: Spots, state: int, reached: Flags) -> tuple[Rows, int]:
    """Spots one after the other, and what best play nets in all of them."""
    size = spots.holes.shape[1]
    tables = _Tables(ranking.card_keys, ranking.of_ranks, ranking.of_suit, ranking.bias, _multiset_numbers(size))
    rows = empty_rows(size, spots.boards.shape[1], spots.ups.shape[1], spots.values.shape[2])
    often, count, best = spots.weights * reached, 0, 0
    for first in range(0, len(often), ROWS):
        part = slice(first, first + ROWS)
        rows = with_room(rows, count, len(often[part]))
        cards = (spots.holes[part], spots.boards[part], spots.ups[part])
        count, nets = add_looks(tables, cards, often[part], spots.values[part, state], rows, count)
        best += nets
    return trimmed(rows, count), best


def _of_boards(boards: WholeBoards, state: int, reached: Flags) -> tuple[Rows, int]:
    """The same where the whole board is seen, whose looks come in parts."""
    rows, count, best = empty_rows(boards.size, boards.seen, 0, boards.options.courses.shape[1]), 0, 0
    for some, nets in boards.looks(state, reached):
        rows = with_room(rows, count, len(some.keys))
        count = add_rows(some, rows, count)
        best += nets
    return trimmed(rows, count), best


def put_together(keys: Numbers, values: Numbers) -> tuple[Numbers, Numbers]:
    """Add up the rows that have the same key, in the order of the keys."""
    if not len(keys):
        return keys, values
    order = np.argsort(keys, kind="stable")
    keys, values = keys[order], values[order]
    first = np.flatnonzero(np.diff(keys, prepend=keys[0] - 1))
    return keys[first], np.add.reduceat(values, first, axis=0)


@lru_cache(maxsize=8)
def _multiset_numbers(cards: int) -> NDArray[np.int16]:
    """The number of every multiset of so many ranks, by its key."""
    sums = sorted(sum(RANK_KEYS[rank] for rank in ranks) for ranks in combinations_with_replacement(range(13), cards))
    numbers = np.zeros(sums[-1] + 1, np.int16)
    numbers[sums] = np.arange(len(sums))
    return numbers


@njit(cache=True)
def look_at(t: _Tables, hole: Cards, board: Cards, up: np.int64) -> int:
    """The look of some cards as one number."""
    held, masks, on_board = np.int64(0), np.int64(0), np.int64(0)
    for card in hole:
        held += t.keys[card]
        masks += CARD_MASKS[card]
    for card in board:
        on_board += t.keys[card]
        masks += CARD_MASKS[card]
    key = t.bias + held + on_board
    best = np.int64(t.of_ranks[key & KEY])
    if key & FLUSH_BITS:
        for suit in range(4):
            best = max(best, np.int64(t.of_suit[masks >> (16 * suit) & 0x1FFF]))
    if len(board):
        return beside_board(hole, board, best, most_of_a_suit(int(held + on_board)))
    return int(((np.int64(t.hole_numbers[held & KEY]) << 13 | best) << 4 | up) << 3 | most_of_a_suit(int(held)))


@njit(cache=True)
def add_looks(
    t: _Tables, cards: tuple[Cards, Cards, Cards], often: Numbers, values: Numbers, rows: Rows, count: int
) -> tuple[int, int]:
    """Add spots to the looks; return how many looks there are then, and what best play nets in these spots."""
    holes, boards, ups = cards
    best = 0
    for i in range(len(often)):
        if often[i]:
            up = np.int64(ups[i, 0]) >> 2 if ups.shape[1] else np.int64(0)
            row = row_of(look_at(t, holes[i], boards[i], up), rows, count)
            if row == count:
                rows.holes[row], rows.boards[row], rows.ups[row] = holes[i], boards[i], ups[i]
                count += 1
            best += add_values(rows, row, often[i], values[i])
    return count, best
