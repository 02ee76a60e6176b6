"""All showdowns on one board at once: for every holding of two or three cards, how many disjoint holdings are below it.

The holdings are sorted by strength and swept upwards in groups of equal strength. What has been passed is counted by
card, and by pair of cards where a holding has three; how many of those passed share no card with a given holding then
follows by inclusion and exclusion. No two holdings are ever compared.

A holding is numbered among the sets of all cards of the deck, as in `suits.index_of`.
"""

from typing import Final, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from croupier.analysis.kinds import Kinds
from croupier.analysis.suits import CHOOSE
from croupier.cards.array_ranking import CARD_MASKS, FLUSH_BITS, KEY

Cards = NDArray[np.uint8]
Counts = NDArray[np.int32]
Strengths = NDArray[np.uint16]
Numbers = NDArray[np.int64]

MOST: Final = 8192  # more than the strengths that any ranking tells apart


class Tables(NamedTuple):
    """What the kernel needs to rank a holding: a deck, the tables of the ranking, and the kind of every strength."""

    keys: Numbers  # by card of the deck
    masks: Numbers
    of_ranks: Strengths
    of_suit: Strengths
    kinds: Cards  # by strength
    kinds_suited: Cards  # by suit and ranks, where all cards are of one suit; 0 where nothing is special about that
    bias: int
    bound: int  # the least strength with which the dealer qualifies, or 0


class Holdings(NamedTuple):
    """Work space for one board: of every holding its number, kind, and how many disjoint ones are where."""

    numbers: Counts
    kinds: Cards
    below: Counts
    not_above: Counts
    unqualified: Counts
    strengths: Strengths
    order: Strengths
    first: Strengths


def tables(kinds: Kinds, deck: tuple[int, ...], bound: int = 0) -> Tables:
    """The tables for a deck, whose cards are given as their places in the whole one."""
    ranking, cards = kinds.ranking, list(deck)
    keys, masks = ranking.card_keys[cards], CARD_MASKS[cards]
    return Tables(
        keys, masks, ranking.of_ranks, ranking.of_suit, kinds.of_strength, kinds.of_suited, ranking.bias, bound
    )


@njit(cache=True)
def holdings_of(cards: int, size: int) -> Cards:
    """All sets of `size` out of so many cards, in the order of their numbers; of two cards the third column is 0."""
    found = np.zeros((CHOOSE[cards, size], 3), np.uint8)
    number = 0
    for high in range(cards):
        for middle in range(high):
            if size == 2:
                found[number, 0], found[number, 1] = middle, high
                number += 1
                continue
            for low in range(middle):
                found[number, 0], found[number, 1], found[number, 2] = low, middle, high
                number += 1
    return found


@njit(cache=True)
def work_space(holdings: int) -> Holdings:
    """Room for the holdings of one board."""
    numbers, below = np.zeros(holdings, np.int32), np.zeros(holdings, np.int32)
    not_above, unqualified = np.zeros(holdings, np.int32), np.zeros(holdings, np.int32)
    kinds, strengths = np.zeros(holdings, np.uint8), np.zeros(holdings, np.uint16)
    order, first = np.zeros(holdings, np.uint16), np.zeros(MOST, np.uint16)
    return Holdings(numbers, kinds, below, not_above, unqualified, strengths, order, first)


@njit(cache=True)
def left_by(board: Cards, deck: int) -> Cards:
    """The cards that are not on the board, rising."""
    left = np.zeros(deck - len(board), np.uint8)
    found = 0
    for card in range(deck):
        on_board = False
        for other in board:
            on_board |= other == card
        if not on_board:
            left[found] = card
            found += 1
    return left


@njit(cache=True)
def number_holdings(left: Cards, holdings: Cards, size: int, out: Counts) -> None:
    """The index among all sets of the deck of every holding."""
    for i in range(len(holdings)):
        out[i] = CHOOSE[left[holdings[i, 0]], 1] + CHOOSE[left[holdings[i, 1]], 2]
        if size == 3:
            out[i] += CHOOSE[left[holdings[i, 2]], 3]


@njit(cache=True)
def rank_holdings(t: Tables, board: Cards, left: Cards, holdings: Cards, size: int, out: Holdings) -> None:
    """The strength and the kind of every holding with the board."""
    key, masks = np.int64(t.bias), np.int64(0)
    for card in board:
        key += t.keys[card]
        masks += t.masks[card]
    key_of, mask_of = np.zeros(52, np.int64), np.zeros(52, np.int64)
    for i in range(len(left)):
        key_of[i], mask_of[i] = t.keys[left[i]], t.masks[left[i]]
    for i in range(len(holdings)):
        a, b, c = holdings[i, 0], holdings[i, 1], holdings[i, 2]
        one = key + key_of[a] + key_of[b]
        if size == 3:
            one += key_of[c]
        best = t.of_ranks[one & KEY]
        kind = t.kinds[best]
        if one & FLUSH_BITS:
            suits = masks + mask_of[a] + mask_of[b] + (mask_of[c] if size == 3 else 0)
            best, kind = suited(t, suits, best)
        out.strengths[i], out.kinds[i] = best, kind


@njit(cache=True)
def suited(t: Tables, suits: int, best: int) -> tuple[int, int]:
    """The strength and kind of a hand in which a suit makes a flush."""
    kind = t.kinds[best]
    for suit in range(4):
        mine = suits >> (16 * suit) & 0x1FFF
        if t.of_suit[mine] > best:
            best = t.of_suit[mine]
            kind = t.kinds[best]
        if suits == mine << (16 * suit) and t.kinds_suited[suit, mine]:
            kind = t.kinds_suited[suit, mine]
    return best, kind


@njit(cache=True)
def in_order(strengths: Strengths, first: Strengths, order: Strengths) -> None:
    """Sort holdings by strength, by counting; `first` is a workspace of `MOST` zeros and is left so."""
    low, high = MOST, 0
    for s in strengths:
        first[s] += np.uint16(1)
        low, high = min(low, s), max(high, s)
    place = np.uint16(0)
    for s in range(low, high + 1):
        number = first[s]
        first[s] = place
        place += number
    for i in range(len(strengths)):
        s = strengths[i]
        order[first[s]] = i
        first[s] += np.uint16(1)
    for s in range(low, high + 1):
        first[s] = 0


@njit(cache=True)
def sweep_pairs(holdings: Cards, bound: int, out: Holdings) -> None:
    """Pass holdings of two cards from the weakest to the strongest, counting for each the disjoint ones passed.

    Of the holdings passed those with either card are taken off; a holding that was passed itself is taken off twice.
    """
    order, strengths, total = out.order, out.strengths, len(out.order)
    one = np.zeros(64, np.int32)
    start, reached = 0, bound == 0
    while start < total:
        strength = strengths[order[start]]
        if not reached and strength >= bound:
            for i in range(total):
                a, b = holdings[i, 0], holdings[i, 1]
                out.unqualified[i] = start - one[a] - one[b] + (strengths[i] < bound)
            reached = True
        end = start
        while end < total and strengths[order[end]] == strength:
            i = order[end]
            out.below[i] = start - one[holdings[i, 0]] - one[holdings[i, 1]]
            end += 1
        for j in range(start, end):
            i = order[j]
            one[holdings[i, 0]] += 1
            one[holdings[i, 1]] += 1
        for j in range(start, end):
            i = order[j]
            out.not_above[i] = end + 1 - one[holdings[i, 0]] - one[holdings[i, 1]]
        start = end
    if not reached:
        for i in range(total):
            out.unqualified[i] = total + 1 - one[holdings[i, 0]] - one[holdings[i, 1]]


@njit(cache=True)
def sweep_triples(holdings: Cards, bound: int, out: Holdings) -> None:
    """The same for holdings of three cards: those with two of the cards were taken off twice and are put back.

    A holding that was passed itself is taken off three times and put back three times, so once more is taken off.
    """
    order, strengths, total = out.order, out.strengths, len(out.order)
    one, two = np.zeros(64, np.int32), np.zeros(64 * 64, np.int32)
    start, reached = 0, bound == 0
    while start < total:
        strength = strengths[order[start]]
        if not reached and strength >= bound:
            for i in range(total):
                a, b, c = np.int64(holdings[i, 0]), np.int64(holdings[i, 1]), np.int64(holdings[i, 2])
                pairs = two[a << 6 | b] + two[a << 6 | c] + two[b << 6 | c]
                out.unqualified[i] = start - one[a] - one[b] - one[c] + pairs - (strengths[i] < bound)
            reached = True
        end = start
        while end < total and strengths[order[end]] == strength:
            i = order[end]
            a, b, c = np.int64(holdings[i, 0]), np.int64(holdings[i, 1]), np.int64(holdings[i, 2])
            pairs = two[a << 6 | b] + two[a << 6 | c] + two[b << 6 | c]
            out.below[i] = start - one[a] - one[b] - one[c] + pairs
            end += 1
        for j in range(start, end):
            i = order[j]
            a, b, c = np.int64(holdings[i, 0]), np.int64(holdings[i, 1]), np.int64(holdings[i, 2])
            one[a] += 1
            one[b] += 1
            one[c] += 1
            two[a << 6 | b] += 1
            two[a << 6 | c] += 1
            two[b << 6 | c] += 1
        for j in range(start, end):
            i = order[j]
            a, b, c = np.int64(holdings[i, 0]), np.int64(holdings[i, 1]), np.int64(holdings[i, 2])
            pairs = two[a << 6 | b] + two[a << 6 | c] + two[b << 6 | c]
            out.not_above[i] = end - 1 - one[a] - one[b] - one[c] + pairs
        start = end
    if not reached:
        for i in range(total):
            a, b, c = np.int64(holdings[i, 0]), np.int64(holdings[i, 1]), np.int64(holdings[i, 2])
            pairs = two[a << 6 | b] + two[a << 6 | c] + two[b << 6 | c]
            out.unqualified[i] = total - 1 - one[a] - one[b] - one[c] + pairs


@njit(cache=True)
def show_down(t: Tables, board: Cards, holdings: Cards, size: int, out: Holdings) -> None:
    """The showdowns on one board, by holding of the cards it leaves."""
    left = left_by(board, len(t.keys))
    number_holdings(left, holdings, size, out.numbers)
    rank_holdings(t, board, left, holdings, size, out)
    in_order(out.strengths, out.first, out.order)
    if size == 2:
        sweep_pairs(holdings, t.bound, out)
    else:
        sweep_triples(holdings, t.bound, out)


@njit(cache=True)
def cases(below: int, not_above: int, unqualified: int, total: int, out: Numbers) -> None:
    """How many of the dealer's holdings lead to each of the six cases, in the order of `shape.CASES`."""
    low, same = min(below, unqualified), min(not_above, unqualified)
    out[0], out[1], out[2] = low, same - low, unqualified - same
    out[3] = below - low
    out[4] = not_above - below - out[1]
    out[5] = total - not_above - out[2]
