"""The strengths of many hands at once: of those given as rows of cards, or of all that a deck gives, in order.

The kernels are given their tables once for each batch. What is called for a single hand takes no array, or the counting
of references would cost more than the ranking.
"""

from functools import lru_cache
from math import comb
from typing import Final, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from croupier.cards.array_ranking import CARD_MASKS, FLUSH_BITS, KEY, RANK_KEYS, SUIT_SHIFT, ArrayRanking

Cards = NDArray[np.uint8]
Strengths = NDArray[np.uint16]

ROW: Final = 9
"""So many low bits of a key are the place in its row; found by trying: the smallest tables."""

_WORD = np.uint64
_ROW: Final = np.uint32(ROW)
_KEY: Final = _WORD(KEY)
_FLUSH: Final = _WORD(FLUSH_BITS)
_ONE_MORE_OF_EACH: Final = _WORD(0x1111 << SUIT_SHIFT)
_ALL_RANKS: Final = _WORD(0x1FFF)


class Packed(NamedTuple):
    """The tables of a ranking without the gaps between its keys, so that they stay in the cache."""

    keys: NDArray[np.uint64]  # by card; 256 of them, so that no byte reaches beyond
    masks: NDArray[np.uint64]
    rows: NDArray[np.uint32]  # by the high bits of a key: what to add to it
    of_ranks: Strengths
    of_suit: Strengths
    bias: np.uint64


@lru_cache(maxsize=8)
def packed(ranking: ArrayRanking) -> Packed:
    """The packed tables, made once for each ranking and number of cards."""
    keys, masks = np.zeros(256, np.uint64), np.zeros(256, np.uint64)
    keys[:52], masks[:52] = ranking.card_keys, CARD_MASKS
    used = np.flatnonzero(ranking.of_ranks)
    starts, taken = _fitted(used)
    of_ranks = np.zeros(taken + (1 << ROW), np.uint16)
    of_ranks[starts[used >> ROW] + (used & (1 << ROW) - 1)] = ranking.of_ranks[used]
    rows = (starts - (np.arange(len(starts)) << ROW)).astype(np.uint32)
    return Packed(keys, masks, rows, of_ranks, ranking.of_suit, _WORD(ranking.bias))


def _fitted(keys: NDArray[np.int64]) -> tuple[NDArray[np.int64], int]:
    """Where each row starts when all are laid over each other without touching, the fullest first; and the length.

    There are rows for whatever any seven bytes add up to, so that what is no hand gets no meaning but does no harm.
    """
    places: dict[int, list[int]] = {}
    for key in keys.tolist():
        places.setdefault(key >> ROW, []).append(key & (1 << ROW) - 1)
    starts = np.zeros((7 * RANK_KEYS[-1] >> ROW) + 1, np.int64)
    taken = 0  # a bit for each place
    for row, own in sorted(places.items(), key=lambda item: -len(item[1])):
        blocked = own_bits = 0
        for place in own:
            blocked |= taken >> place
            own_bits |= 1 << place
        start = (~blocked & blocked + 1).bit_length() - 1  # the lowest bit that is free
        taken |= own_bits << start
        starts[row] = start
    return starts, taken.bit_length()


def strengths(ranking: ArrayRanking, hands: Cards, out: Strengths | None = None) -> Strengths:
    """The strength of every hand: a row of cards, counted 0 to 51 in the order of the deck.

    A row with a card twice, or with a number above 51, gets some strength or other.
    """
    assert hands.dtype == np.uint8
    assert hands.ndim == 2
    assert hands.shape[1] == ranking.cards, "the tables are for another number of cards"
    found = np.empty(len(hands), np.uint16) if out is None else out
    assert len(found) == len(hands)
    tables, columns = packed(ranking), (0,) * ranking.cards
    even = len(hands) & ~1
    _rank(tables, np.ascontiguousarray(hands[:even]), columns, found[:even])
    if even < len(hands):
        last = np.empty(2, np.uint16)
        _rank(tables, np.repeat(hands[even:], 2, axis=0), columns, last)
        found[even] = last[0]
    return found


def all_strengths(ranking: ArrayRanking, out: Strengths | None = None) -> Strengths:
    """The strength of every hand that a deck gives, in the order of their highest cards, then of the next, and so on.

    So the hand of the rising cards a, b, c ... stands at place C(a, 1) + C(b, 2) + C(c, 3) + ...
    """
    number = comb(52, ranking.cards)
    found = np.empty(number, np.uint16) if out is None else out
    assert len(found) == number
    _rank_all(packed(ranking), ranking.of_ranks, ranking.cards, found)
    return found


@njit(cache=True)
def _rank(tables: Packed, hands: Cards, columns: tuple[int, ...], out: Strengths) -> None:
    """An even number of hands; the length of `columns` says how many cards each has.

    That length is part of a type, so it is known when this is compiled, and the loops unroll. Two hands are ranked at a
    time, from two places of the memory, which answers them together; a hand with a flush is mended afterwards, so that
    the others need not wait for the question.
    """
    keys, masks, rows, of_ranks, of_suit, bias = tables
    half = len(hands) // 2
    for i in range(half):
        one = other = bias
        for j in range(len(columns)):
            one += keys[hands[i, j]]
            other += keys[hands[i + half, j]]
        key, other_key = np.uint32(one), np.uint32(other)
        out[i] = of_ranks[np.uint32(key + rows[key >> _ROW])]
        out[i + half] = of_ranks[np.uint32(other_key + rows[other_key >> _ROW])]
        if (one | other) & _FLUSH:
            for k in (i, i + half):
                suits = _WORD(0)
                for j in range(len(columns)):
                    suits += masks[hands[k, j]]
                best = out[k]
                for suit in range(4):
                    best = max(best, of_suit[suits >> _WORD(16 * suit) & _ALL_RANKS])
                out[k] = best


@njit(cache=True)
def _rank_all(tables: Packed, of_ranks: Strengths, size: int, out: Strengths) -> None:
    """Neighbours in this order differ in their lowest cards, so their keys lie together even in the table with gaps."""
    keys, masks, _, _, of_suit, bias = tables
    high = np.arange(2, size)  # all cards but the lowest two
    done = 0
    while done < len(out):
        above, above_suits = bias, _WORD(0)
        for card in high:
            above += keys[card]
            above_suits += masks[card]
        for second in range(1, high[0]):
            total = above + keys[second]
            key = total & _KEY
            if not total + _ONE_MORE_OF_EACH & _FLUSH:
                for lowest in range(second):
                    out[done + lowest] = of_ranks[key + (keys[lowest] & _KEY)]
            else:
                for lowest in range(second):
                    best = of_ranks[key + (keys[lowest] & _KEY)]
                    if total + keys[lowest] & _FLUSH:
                        suits = above_suits + masks[second] + masks[lowest]
                        for suit in range(4):
                            best = max(best, of_suit[suits >> _WORD(16 * suit) & _ALL_RANKS])
                    out[done + lowest] = best
            done += second
        _step(high)


@njit(cache=True)
def _step(high: NDArray[np.int64]) -> None:
    """To the next set of cards, none below 2."""
    i = 0
    while i + 1 < len(high) and high[i] + 1 == high[i + 1]:
        high[i] = i + 2
        i += 1
    high[i] += 1
