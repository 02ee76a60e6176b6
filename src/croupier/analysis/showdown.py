"""All showdowns on one board at once: for every holding of two or three cards, how many disjoint holdings are below it.

The holdings are sorted by strength and swept upwards in groups of equal strength. What has been passed is counted by
card, and by pair of cards where a holding has three; how many of those passed share no card with a given holding then
follows by inclusion and exclusion. No two holdings are ever compared.

Most cards are one like another: the cards of a rank in suits too short on the board to make a flush. They are taken
together as one item, a card in any other suit is an item of its own, and holdings made of the same items are of one
type. Only types are ranked, sorted and swept, each with the weight of its holdings.
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
    flush: int  # how many cards of a suit make a flush


class Showdowns(NamedTuple):
    """Work space for one board: the type of each holding, and of each type how many disjoint holdings are where."""

    numbers: Counts  # of the holding among all sets of cards of the deck
    types: Strengths  # of the holding
    weights: Counts  # of the type: how many holdings; 0 where the cards do not suffice
    items: Cards  # of the type
    kinds: Cards
    below: Counts
    not_above: Counts
    unqualified: Counts
    strengths: Strengths
    order: Strengths
    first: Strengths


class Items(NamedTuple):
    """What the board leaves: of each card its item, of each item a card and how many cards it has."""

    left: Cards
    item: Cards
    card: Cards
    many: Counts


def tables(kinds: Kinds, deck: tuple[int, ...], bound: int = 0) -> Tables:
    """The tables for a deck, whose cards are given as their places in the whole one."""
    ranking, cards = kinds.ranking, list(deck)
    return Tables(
        keys=ranking.card_keys[cards],
        masks=CARD_MASKS[cards],
        of_ranks=ranking.of_ranks,
        of_suit=ranking.of_suit,
        kinds=kinds.of_strength,
        kinds_suited=kinds.of_suited,
        bias=ranking.bias,
        bound=bound,
        flush=ranking.ranking.size,
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
def work_space(holdings: int, types: int) -> Showdowns:
    """Room for so many holdings of so many types."""
    numbers, of_holding = np.zeros(holdings, np.int32), np.zeros(holdings, np.uint16)
    weights, below = np.zeros(types, np.int32), np.zeros(types, np.int32)
    not_above, unqualified = np.zeros(types, np.int32), np.zeros(types, np.int32)
    items, kinds = np.zeros((types, 3), np.uint8), np.zeros(types, np.uint8)
    strengths, order, first = np.zeros(types, np.uint16), np.zeros(types, np.uint16), np.zeros(MOST, np.uint16)
    return Showdowns(numbers, of_holding, weights, items, kinds, below, not_above, unqualified, strengths, order, first)


@njit(cache=True)
def types_of(cards: int, size: int) -> int:
    """The most types that holdings of so many cards may have."""
    return int(CHOOSE[cards + size - 1, size])


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
def items_left(board: Cards, deck: int, size: int, flush: int) -> Items:
    """The items that a board leaves: a suit matters when a holding may complete a flush in it."""
    left = left_by(board, deck)
    on_board, of_rank = np.zeros(4, np.int64), np.full(13, -1, np.int64)
    for one in board:
        on_board[one & 3] += 1
    item, card, many = np.zeros(len(left), np.uint8), np.zeros(len(left), np.uint8), np.zeros(len(left), np.int32)
    found = 0
    for i in range(len(left)):
        rank, suit = left[i] >> 2, left[i] & 3
        matters = on_board[suit] + size >= flush
        if matters or of_rank[rank] < 0:
            card[found], many[found], item[i] = left[i], 1, found
            if not matters:
                of_rank[rank] = found
            found += 1
        else:
            item[i] = of_rank[rank]
            many[item[i]] += 1
    return Items(left, item, card[:found], many[:found])


@njit(cache=True)
def name_types(items: Items, holdings: Cards, size: int, out: Showdowns) -> None:
    """The number of every holding among all sets of the deck, and its type."""
    left, item = items.left, items.item
    for i in range(len(holdings)):
        a, b = holdings[i, 0], holdings[i, 1]
        x, y = np.int64(item[a]), np.int64(item[b])
        low, high = min(x, y), max(x, y)
        if size == 2:
            out.numbers[i] = CHOOSE[left[a], 1] + CHOOSE[left[b], 2]
            out.types[i] = low + high * (high + 1) // 2
            continue
        c = holdings[i, 2]
        z = np.int64(item[c])
        middle, top = min(high, z), max(high, z)
        low, middle = min(low, middle), max(low, middle)
        out.numbers[i] = CHOOSE[left[a], 1] + CHOOSE[left[b], 2] + CHOOSE[left[c], 3]
        out.types[i] = low + middle * (middle + 1) // 2 + top * (top + 1) * (top + 2) // 6


@njit(cache=True)
def rank_types(t: Tables, board: Cards, items: Items, size: int, out: Showdowns) -> int:
    """Weight, strength and kind of every type; returns how many numbers of types there are.

    An item of several cards stands with one of them for all: its suit cannot make a flush, however often it is taken.
    """
    key, masks = np.int64(t.bias), np.int64(0)
    for card in board:
        key += t.keys[card]
        masks += t.masks[card]
    many, number = items.many, 0
    for z in range(len(many)):
        for y in range(z + 1):
            key_of_two = key + t.keys[items.card[z]] + t.keys[items.card[y]]
            masks_of_two = masks + t.masks[items.card[z]] + t.masks[items.card[y]]
            for x in range(y + 1 if size == 3 else 1):
                weight = many[z] * many[y] if y < z else many[z] * (many[z] - 1) // 2
                one, suits = key_of_two, masks_of_two
                if size == 3:
                    if x < y:
                        weight *= many[x]
                    elif y < z:
                        weight = many[z] * (many[y] * (many[y] - 1) // 2)
                    else:
                        weight = weight * (many[z] - 2) // 3
                    one, suits = one + t.keys[items.card[x]], suits + t.masks[items.card[x]]
                out.weights[number], out.strengths[number] = weight, 0
                if weight:
                    best = np.int64(t.of_ranks[one & KEY])
                    kind = np.int64(t.kinds[best])
                    if one & FLUSH_BITS:
                        best, kind = suited(t, suits, best)
                    out.strengths[number], out.kinds[number] = best, kind
                    out.items[number, 0], out.items[number, 1], out.items[number, 2] = z, y, x
                number += 1
    return number


@njit(cache=True)
def suited(t: Tables, suits: np.int64, best: np.int64) -> tuple[np.int64, np.int64]:
    """The strength and kind of a hand in which a suit makes a flush."""
    kind = np.int64(t.kinds[best])
    for suit in range(4):
        mine = suits >> (16 * suit) & 0x1FFF
        if t.of_suit[mine] > best:
            best = np.int64(t.of_suit[mine])
            kind = np.int64(t.kinds[best])
        if suits == mine << (16 * suit) and t.kinds_suited[suit, mine]:
            kind = np.int64(t.kinds_suited[suit, mine])
    return best, kind


@njit(cache=True)
def in_order(strengths: Strengths, first: Strengths, order: Strengths) -> int:
    """Sort types by strength, by counting, those without any left out; `first` is `MOST` zeros and is left so."""
    low, high = MOST, 0
    for s in strengths:
        if s:
            first[s] += np.uint16(1)
            low, high = min(low, s), max(high, s)
    place = np.uint16(0)
    for s in range(low, high + 1):
        number = first[s]
        first[s] = place
        place += number
    for i in range(len(strengths)):
        s = strengths[i]
        if s:
            order[first[s]] = i
            first[s] += np.uint16(1)
    for s in range(low, high + 1):
        first[s] = 0
    return int(place)


@njit(cache=True)
def sweep_pairs(items: Items, number: int, bound: int, out: Showdowns) -> None:
    """Pass types of two cards from the weakest to the strongest, counting for each the disjoint holdings passed.

    Of the holdings passed those with either card are taken off; the holding itself, once passed, is taken off twice.
    """
    order, strengths, weights, slots, many = out.order, out.strengths, out.weights, out.items, items.many
    one = np.zeros(64, np.int32)
    start, passed, reached = 0, 0, bound == 0
    while start < number:
        strength = strengths[order[start]]
        if not reached and strength >= bound:
            for j in range(number):
                i = order[j]
                out.unqualified[i] = passed - one[slots[i, 0]] - one[slots[i, 1]] + (j < start)
            reached = True
        end, before = start, passed
        while end < number and strengths[order[end]] == strength:
            i = order[end]
            out.below[i] = before - one[slots[i, 0]] - one[slots[i, 1]]
            passed += weights[i]
            end += 1
        for j in range(start, end):
            y, x = slots[order[j], 0], slots[order[j], 1]
            if x == y:
                one[x] += many[x] - 1
            else:
                one[x] += many[y]
                one[y] += many[x]
        for j in range(start, end):
            i = order[j]
            out.not_above[i] = passed + 1 - one[slots[i, 0]] - one[slots[i, 1]]
        start = end
    if not reached:
        for j in range(number):
            i = order[j]
            out.unqualified[i] = passed + 1 - one[slots[i, 0]] - one[slots[i, 1]]


@njit(cache=True)
def sweep_triples(items: Items, number: int, bound: int, out: Showdowns) -> None:
    """The same for types of three cards: holdings with two of the cards were taken off twice and are put back.

    The holding itself, once passed, is taken off three times and put back three times, so once more is taken off.
    """
    order, strengths, weights, slots, many = out.order, out.strengths, out.weights, out.items, items.many
    one, two = np.zeros(64, np.int32), np.zeros(64 * 64, np.int32)
    start, passed, reached = 0, 0, bound == 0
    while start < number:
        strength = strengths[order[start]]
        if not reached and strength >= bound:
            for j in range(number):
                i = order[j]
                z, y, x = np.int64(slots[i, 0]), np.int64(slots[i, 1]), np.int64(slots[i, 2])
                pairs = two[z << 6 | y] + two[z << 6 | x] + two[y << 6 | x]
                out.unqualified[i] = passed - one[x] - one[y] - one[z] + pairs - (j < start)
            reached = True
        end, before = start, passed
        while end < number and strengths[order[end]] == strength:
            i = order[end]
            z, y, x = np.int64(slots[i, 0]), np.int64(slots[i, 1]), np.int64(slots[i, 2])
            pairs = two[z << 6 | y] + two[z << 6 | x] + two[y << 6 | x]
            out.below[i] = before - one[x] - one[y] - one[z] + pairs
            passed += weights[i]
            end += 1
        for j in range(start, end):
            i = order[j]
            z, y, x = np.int64(slots[i, 0]), np.int64(slots[i, 1]), np.int64(slots[i, 2])
            pass_triple(z, y, x, many[z], many[y], many[x], one, two)
        for j in range(start, end):
            i = order[j]
            z, y, x = np.int64(slots[i, 0]), np.int64(slots[i, 1]), np.int64(slots[i, 2])
            pairs = two[z << 6 | y] + two[z << 6 | x] + two[y << 6 | x]
            out.not_above[i] = passed - 1 - one[x] - one[y] - one[z] + pairs
        start = end
    if not reached:
        for j in range(number):
            i = order[j]
            z, y, x = np.int64(slots[i, 0]), np.int64(slots[i, 1]), np.int64(slots[i, 2])
            pairs = two[z << 6 | y] + two[z << 6 | x] + two[y << 6 | x]
            out.unqualified[i] = passed - 1 - one[x] - one[y] - one[z] + pairs


@njit(cache=True)
def pass_triple(
    z: np.int64, y: np.int64, x: np.int64, many_z: int, many_y: int, many_x: int, one: Counts, two: Counts
) -> None:
    """Count a type: in how many of its holdings a card of each item is, and two cards of each pair; z >= y >= x."""
    if z > y > x:
        one[z] += many_y * many_x
        one[y] += many_z * many_x
        one[x] += many_z * many_y
        two[z << 6 | y] += many_x
        two[z << 6 | x] += many_y
        two[y << 6 | x] += many_z
    elif z == x:
        one[z] += (many_z - 1) * (many_z - 2) // 2
        two[z << 6 | z] += many_z - 2
    elif z == y:
        one[z] += (many_z - 1) * many_x
        one[x] += many_z * (many_z - 1) // 2
        two[z << 6 | z] += many_x
        two[z << 6 | x] += many_z - 1
    else:
        one[y] += (many_y - 1) * many_z
        one[z] += many_y * (many_y - 1) // 2
        two[y << 6 | y] += many_z
        two[z << 6 | y] += many_y - 1


@njit(cache=True)
def show_down(t: Tables, board: Cards, holdings: Cards, size: int, out: Showdowns) -> int:
    """The showdowns on one board, by type; returns how many numbers of types there are."""
    items = items_left(board, len(t.keys), size, t.flush)
    name_types(items, holdings, size, out)
    types = rank_types(t, board, items, size, out)
    number = in_order(out.strengths[:types], out.first, out.order)
    if size == 2:
        sweep_pairs(items, number, t.bound, out)
    else:
        sweep_triples(items, number, t.bound, out)
    return types


@njit(cache=True)
def cases(below: np.int64, not_above: np.int64, unqualified: np.int64, total: int, out: Numbers) -> None:
    """How many of the dealer's holdings lead to each of the six cases, in the order of `shape.CASES`."""
    low, same = min(below, unqualified), min(not_above, unqualified)
    out[0], out[1], out[2] = low, same - low, unqualified - same
    out[3] = below - low
    out[4] = not_above - below - out[1]
    out[5] = total - not_above - out[2]
