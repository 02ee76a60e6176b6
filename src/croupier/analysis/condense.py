"""Information sets put together that look alike to a player: the same ranks held and on the board, as many suited.

Suits beyond that only matter through the strength of the hand, which is part of the look. Millions of classes become a
few hundred thousand at most, and nothing that a rule of play can ask of them is lost.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb
from typing import Final, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from croupier.analysis.known import Cards, Flags, Known, Numbers
from croupier.analysis.plan import Spots
from croupier.analysis.shape import WHOLE_DECK
from croupier.cards.array_ranking import CARD_MASKS, FLUSH_BITS, KEY, RANK_KEYS, SUIT_SHIFT, ArrayRanking

ROWS: Final = 1 << 17  # spots gone through before room is made
_SPREAD: Final = np.uint64(0x9E3779B97F4A7C15)  # scatters keys that are close to each other


class Looks(NamedTuple):
    """What players see, one row each, and what is known of all information sets that look so."""

    known: Known
    sets: Numbers
    taken: Numbers  # [look, option]: how many take this option, the first of equal ones
    optimal: Numbers  # [look, option]: for how many no other option is worth more
    values: Numbers  # [look, option]: net results of all deals together
    best: int  # what best play nets in all these deals
    deals: int  # that go on from one information set, times the scale of the values
    total: int  # all deals of the decision, reached or not, times the scale


class WholeBoards(NamedTuple):
    """Some boards with every holding beside each, where all spots together are too many to be listed."""

    boards: Cards
    holes: Cards  # all holdings of the deck; those that share a card with a board are passed over
    weights: Numbers  # by board
    values: NDArray[np.int64]  # [board, state, option, holding]
    deals: int
    scale: int

    @property
    def ups(self) -> Cards:
        """No card of the dealer is seen beside a board."""
        return np.zeros((0, 0), np.uint8)

    @property
    def sets(self) -> int:
        """How many information sets there are."""
        left = len(WHOLE_DECK) - self.boards.shape[1]
        return int(self.weights.sum()) * comb(left, self.holes.shape[1])

    def spots(self) -> Spots:
        """The same as a list."""
        apart = ~(self.holes[None, :, :, None] == self.boards[:, None, None, :]).any(axis=(2, 3))
        board, hole = np.nonzero(apart)
        none, values = np.zeros((len(hole), 0), np.uint8), self.values[board, :, :, hole]
        cards = (self.boards[board], self.holes[hole], none, self.weights[board])
        return Spots(self.boards.shape[1], *cards, values, self.deals, self.scale)


Part = Spots | WholeBoards


class _Room(NamedTuple):
    """A table of looks that is searched by key: the places of rows, and the rows."""

    places: NDArray[np.int32]  # by key: the row, or -1
    keys: Numbers
    holes: Cards
    boards: Cards
    ups: Cards
    sums: Numbers  # [look]: sets and the best value, then by option those taken, those optimal and the values


class _Tables(NamedTuple):
    """What the kernel needs to know of the ranking, and the number of every multiset of ranks."""

    keys: Numbers
    of_ranks: NDArray[np.uint16]
    of_suit: NDArray[np.uint16]
    bias: int
    hole_numbers: NDArray[np.int16]
    board_numbers: NDArray[np.int16]


def looks_of(
    ranking: ArrayRanking, parts: Iterable[Part], state: int = 0, reached: Callable[[Cards], Flags] | None = None
) -> Looks:
    """The looks of a decision in one state, which may come in parts; only hole cards that `reached` marks count."""
    looks: _Growing | None = None
    for some in parts:
        looks = looks or _Growing(ranking, some)
        looks.add(some, state, reached(some.holes) if reached else np.ones(len(some.holes), np.bool_))
    assert looks is not None, "a decision has spots"
    return looks.done()


class _Growing:
    """Looks that are being put together."""

    def __init__(self, ranking: ArrayRanking, some: Part) -> None:
        self.ranking = ranking
        self.tables = _tables(ranking, some.holes.shape[1], some.boards.shape[1])
        whole = isinstance(some, WholeBoards)
        self.room = _empty(
            some.holes.shape[1], some.boards.shape[1], 0 if whole else some.ups.shape[1], some.values.shape[2]
        )
        self.count = self.total = self.deals = 0

    def add(self, some: Part, state: int, reached: Flags) -> None:
        self.deals = some.deals * some.scale
        if isinstance(some, WholeBoards):
            self.total += some.sets * self.deals
            for k in range(len(some.boards)):
                self.room = _with_room(self.room, self.count, len(some.holes))
                given = (some.boards[k], some.holes, int(some.weights[k]), reached, some.values[k, state])
                self.count = add_board(self.tables, *given, self.room, self.count)
            return
        self.total += int(some.weights.sum()) * self.deals
        often = some.weights * reached
        for first in range(0, len(often), ROWS):
            part = slice(first, first + ROWS)
            self.room = _with_room(self.room, self.count, len(often[part]))
            cards = (some.holes[part], some.boards[part], some.ups[part])
            self.count = add_looks(self.tables, cards, often[part], some.values[part, state], self.room, self.count)

    def done(self) -> Looks:
        room, count = self.room, self.count
        known = Known(self.ranking, room.holes[:count], room.boards[:count], room.ups[:count])
        sums = room.sums[:count]
        taken, optimal, values = np.split(sums[:, 2:], 3, axis=1)
        return Looks(known, sums[:, 0], taken, optimal, values, int(sums[:, 1].sum()), self.deals, self.total)


def put_together(keys: Numbers, values: Numbers) -> tuple[Numbers, Numbers]:
    """Add up the rows that have the same key, in the order of the keys."""
    if not len(keys):
        return keys, values
    order = np.argsort(keys, kind="stable")
    keys, values = keys[order], values[order]
    first = np.flatnonzero(np.diff(keys, prepend=keys[0] - 1))
    return keys[first], np.add.reduceat(values, first, axis=0)


def _tables(ranking: ArrayRanking, held: int, seen: int) -> _Tables:
    numbers = _multiset_numbers(held), _multiset_numbers(seen)
    return _Tables(ranking.card_keys, ranking.of_ranks, ranking.of_suit, ranking.bias, *numbers)


@lru_cache(maxsize=8)
def _multiset_numbers(cards: int) -> NDArray[np.int16]:
    """The number of every multiset of so many ranks, by its key."""
    sums = sorted(sum(RANK_KEYS[rank] for rank in ranks) for ranks in combinations_with_replacement(range(13), cards))
    numbers = np.zeros(sums[-1] + 1, np.int16)
    numbers[sums] = np.arange(len(sums))
    return numbers


def _empty(held: int, seen: int, up: int, options: int) -> _Room:
    holes, boards, ups = (np.zeros((0, width), np.uint8) for width in (held, seen, up))
    sums = np.zeros((0, 2 + 3 * options), np.int64)
    return _Room(np.full(4, -1, np.int32), np.zeros(0, np.int64), holes, boards, ups, sums)


def _with_room(room: _Room, count: int, more: int) -> _Room:
    """Room for so many looks more."""
    if len(room.keys) >= count + more:
        return room
    size = 1 << (count + more).bit_length()
    grown = (np.concatenate((one, np.zeros((size - len(one), *one.shape[1:]), one.dtype))) for one in room[1:])
    bigger = _Room(np.full(2 * size, -1, np.int32), *grown)
    put_back(bigger.keys[:count], bigger.places)
    return bigger


@njit(cache=True)
def place_of(key: int, places: NDArray[np.int32], keys: Numbers) -> int:
    """Where this key is in the table, or where it would go; the table has a power of two places."""
    mask = len(places) - 1
    place = np.int64(np.uint64(key) * _SPREAD >> np.uint64(20)) & mask
    while places[place] >= 0 and keys[places[place]] != key:
        place = (place + 1) & mask
    return int(place)


@njit(cache=True)
def put_back(keys: Numbers, places: NDArray[np.int32]) -> None:
    """Enter rows into an empty table."""
    for row in range(len(keys)):
        places[place_of(keys[row], places, keys)] = row


@njit(cache=True)
def most_of_a_suit(key: int) -> int:
    """How many cards of a sum of card keys are of one suit."""
    most = 0
    for suit in range(4):
        most = max(most, key >> (SUIT_SHIFT + 4 * suit) & 7)
    return most


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
    look = np.int64(t.hole_numbers[held & KEY]) << 13 | np.int64(t.board_numbers[on_board & KEY])
    suits = most_of_a_suit(int(held)) << 3 | most_of_a_suit(int(held + on_board))
    return int(((look << 13 | best) << 4 | up) << 6 | suits)


@njit(cache=True)
def add_looks(
    t: _Tables, cards: tuple[Cards, Cards, Cards], often: Numbers, values: Numbers, room: _Room, count: int
) -> int:
    """Add spots to the looks; return how many looks there are then."""
    holes, boards, ups = cards
    for i in range(len(often)):
        if often[i]:
            up = np.int64(ups[i, 0]) >> 2 if ups.shape[1] else np.int64(0)
            row = row_of(look_at(t, holes[i], boards[i], up), room, count)
            if row == count:
                room.holes[row], room.boards[row], room.ups[row] = holes[i], boards[i], ups[i]
                count += 1
            add_values(room.sums[row], often[i], values[i])
    return count


@njit(cache=True)
def add_board(
    t: _Tables, board: Cards, holes: Cards, often: int, reached: Flags, values: Numbers, room: _Room, count: int
) -> int:
    """Add every holding beside one board; return how many looks there are then."""
    taken = np.zeros(52, np.bool_)
    for card in board:
        taken[card] = True
    own = np.zeros(len(values), np.int64)
    for i in range(len(holes)):
        apart = reached[i]
        for card in holes[i]:
            apart &= not taken[card]
        if apart:
            row = row_of(look_at(t, holes[i], board, np.int64(0)), room, count)
            if row == count:
                room.holes[row], room.boards[row] = holes[i], board
                count += 1
            own[:] = values[:, i]
            add_values(room.sums[row], often, own)
    return count


@njit(cache=True)
def row_of(key: int, room: _Room, count: int) -> int:
    """The row of a look; the next free one where it is new."""
    place = place_of(key, room.places, room.keys)
    if room.places[place] < 0:
        room.places[place], room.keys[count] = count, key
    return int(room.places[place])


@njit(cache=True)
def add_values(sums: Numbers, often: int, values: Numbers) -> None:
    """Add one spot to the sums of its look."""
    options, best = len(values), 0
    for option in range(1, options):
        if values[option] > values[best]:
            best = option
    sums[0] += often
    sums[1] += often * values[best]
    sums[2 + best] += often
    for option in range(options):
        if values[option] == values[best]:
            sums[2 + options + option] += often
        sums[2 + 2 * options + option] += often * values[option]
