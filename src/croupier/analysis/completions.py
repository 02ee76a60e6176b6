"""Complete a round in every way from what is seen of it, ranking every hand: the board, then the dealer's cards.

Slower than the solver by far and with no idea in common, which is what makes it worth having.
"""

from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from croupier.analysis.suits import next_set
from croupier.cards.array_ranking import CARD_MASKS, FLUSH_BITS, KEY, ArrayRanking

Cards = NDArray[np.uint8]
Numbers = NDArray[np.int64]


class Tables(NamedTuple):
    """What the kernel needs to rank a hand."""

    keys: Numbers
    of_ranks: NDArray[np.uint16]
    of_suit: NDArray[np.uint16]
    bias: int


def tables_of(ranking: ArrayRanking) -> Tables:
    """The tables of a ranking."""
    return Tables(ranking.card_keys, ranking.of_ranks, ranking.of_suit, ranking.bias)


@njit(cache=True)
def sum_of(t: Tables, cards: Cards, key: int, masks: int) -> tuple[int, int]:
    """The key and the ranks by suit, with several cards more."""
    for card in cards:
        key += t.keys[card]
        masks += CARD_MASKS[card]
    return key, masks


@njit(cache=True)
def strength(t: Tables, key: int, masks: int) -> int:
    """The strength of a hand of this key."""
    best = np.int64(t.of_ranks[key & KEY])
    if key & FLUSH_BITS:
        for suit in range(4):
            best = max(best, np.int64(t.of_suit[masks >> (16 * suit) & 0x1FFF]))
    return int(best)


@njit(cache=True)
def kind_of(of_kind: tuple[Cards, Cards], best: int, masks: int) -> int:
    """The kind of a hand: that of its strength, unless all its cards are of one suit and something is said of that."""
    of_strength, of_suited = of_kind
    for suit in range(4):
        mine = masks >> (16 * suit) & 0x1FFF
        if masks == mine << (16 * suit) and of_suited[suit, mine]:
            return int(of_suited[suit, mine])
    return int(of_strength[best])


@njit(cache=True)
def count_deals(
    tables: tuple[Tables, Tables],
    of_kind: tuple[Cards, Cards],
    known: tuple[Cards, Cards, Cards],
    left: Cards,
    draws: tuple[int, int],
    qualifying: int,
    out: Numbers,
) -> None:
    """Complete the board and the dealer's hand in every way; count by kind and case."""
    (mine, theirs), (hole, board, up), (more, drawn) = tables, known, draws
    places, cards, rest = first_places(0, more), np.zeros(more, np.uint8), np.zeros(len(left) - more, np.uint8)
    while places[0] < len(left):
        take_out(left, places, cards, rest)
        start = sum_of(theirs, cards, *sum_of(theirs, board, *sum_of(theirs, up, theirs.bias, 0)))
        key, masks = sum_of(mine, cards, *sum_of(mine, board, *sum_of(mine, hole, mine.bias, 0)))
        best = strength(mine, key, masks)
        count_dealers(theirs, start, rest, drawn, (best, qualifying), out[kind_of(of_kind, best, masks)])
        next_places(places, len(left))


@njit(cache=True)
def count_dealers(
    t: Tables, start: tuple[int, int], rest: Cards, drawn: int, bars: tuple[int, int], out: Numbers
) -> None:
    """Draw the dealer's other cards in every way: a set of all but the lowest, and then every lowest one."""
    best, qualifying = bars
    places = first_places(1, drawn - 1)
    while places[0] < len(rest):
        key, masks = start
        for i in range(drawn - 1):
            key += t.keys[rest[places[i]]]
            masks += CARD_MASKS[rest[places[i]]]
        for low in range(places[0] if drawn > 1 else len(rest)):
            dealers = strength(t, key + t.keys[rest[low]], masks + CARD_MASKS[rest[low]])
            case = 0 if best > dealers else (1 if best == dealers else 2)
            out[case + (3 if dealers >= qualifying else 0)] += 1
        next_places(places, len(rest))


@njit(cache=True)
def first_places(first: int, size: int) -> Cards:
    """The first set of so many places, in room for one more."""
    return np.arange(first, first + size + 1).astype(np.uint8)


@njit(cache=True)
def next_places(places: Cards, end: int) -> None:
    """Step to the next set of places below `end`; after the last one the first place is beyond."""
    size = len(places) - 1
    places[size] = end + 1
    if size:
        next_set(places, size)
    if size == 0 or places[size - 1] == end:
        places[0] = end


@njit(cache=True)
def take_out(left: Cards, places: Cards, cards: Cards, rest: Cards) -> None:
    """Part the cards at these places from the others."""
    taken = 0
    for i in range(len(left)):
        if taken < len(cards) and places[taken] == i:
            cards[taken] = left[i]
            taken += 1
        else:
            rest[i - taken] = left[i]
