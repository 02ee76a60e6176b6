"""Games without a board: how many of the dealer's hands are below the player's, card removal counted exactly.

For every small set of cards and every strength it is counted once how many of the dealer's hands contain the set and
are weaker. The dealer's hands that hold the card that shows and none of the player's then follow by inclusion and
exclusion over the subsets of the player's cards: some thirty look-ups instead of a million hands.

The player's hands are gone through by strength, so that one row of each table is read at a time.
"""

from math import comb
from typing import NamedTuple

import numpy as np
from numba import njit, prange
from numpy.typing import NDArray

from croupier.analysis.choosing import (
    NOBODY,
    NOWHERE,
    THREADS,
    UNMOVED,
    Alike,
    Options,
    Sums,
    add_holdings,
    choose_by_type,
)
from croupier.analysis.lifting import Index
from croupier.analysis.showdown import Cards, Numbers, Showdowns, Tables, cases, left_by, suited, work_space
from croupier.analysis.suits import CHOOSE, classes
from croupier.cards.array_ranking import FLUSH_BITS, KEY

Weaker = NDArray[np.int32]
"""Of the dealer's hands that contain a set the weaker ones: by strength, and by class of the set."""


@njit(cache=True)
def rank(t: Tables, cards: Cards) -> int:
    """The strength of one hand."""
    key, masks = np.int64(t.bias), np.int64(0)
    for card in cards:
        key += t.keys[card]
        masks += t.masks[card]
    best = np.int64(t.of_ranks[key & KEY])
    if key & FLUSH_BITS:
        best = suited(t, masks, best)[0]
    return int(best)


@njit(cache=True)
def kind_of(t: Tables, cards: Cards, strength: int) -> int:
    """The kind of a hand of this strength."""
    masks = np.int64(0)
    for card in cards:
        masks += t.masks[card]
    kind = np.int64(t.kinds[strength])
    for suit in range(4):
        mine = masks >> (16 * suit) & 0x1FFF
        if masks == mine << (16 * suit) and t.kinds_suited[suit, mine]:
            kind = np.int64(t.kinds_suited[suit, mine])
    return int(kind)


@njit(cache=True, parallel=True)
def _weaker(t: Tables, sets: Cards, dealer: int, out: NDArray[np.int32]) -> None:
    """Count by strength, then add up: each thread has its own classes."""
    size, deck = sets.shape[1], len(t.keys)
    more = dealer - size
    for k in prange(len(sets)):
        left = left_by(sets[k], deck)
        key, masks = np.int64(t.bias), np.int64(0)
        for card in sets[k]:
            key, masks = key + t.keys[card], masks + t.masks[card]
        # All hands with the same highest cards follow one another, so that only the lowest card changes most times.
        chosen = np.arange(more).astype(np.uint8)
        while True:
            high_key, high_masks = key, masks
            for j in range(1, more):
                high_key, high_masks = high_key + t.keys[left[chosen[j]]], high_masks + t.masks[left[chosen[j]]]
            last = np.int64(chosen[1]) if more > 1 else len(left)
            for low in range(last):
                one = high_key + t.keys[left[low]]
                strength = np.int64(t.of_ranks[one & KEY])
                if one & FLUSH_BITS:
                    suits = high_masks + t.masks[left[low]]
                    for suit in range(4):
                        strength = max(strength, np.int64(t.of_suit[suits >> (16 * suit) & 0x1FFF]))
                out[strength + 1, k] += 1
            if more < 2 or not next_high(chosen, more, len(left)):
                break


@njit(cache=True)
def next_high(chosen: Cards, size: int, left: int) -> bool:
    """Step to the next cards above the lowest one, or say that there are none."""
    i = 1
    while i + 1 < size and chosen[i] + 1 == chosen[i + 1]:
        i += 1
    if i + 1 == size and chosen[i] + 1 == left:
        return False
    chosen[i] += 1
    for j in range(1, i):
        chosen[j] = j
    return True


@njit(cache=True, parallel=True)
def _add_up(counts: NDArray[np.int32]) -> None:
    share = (counts.shape[1] + THREADS - 1) // THREADS
    for thread in prange(THREADS):
        low, high = thread * share, min((thread + 1) * share, counts.shape[1])
        for strength in range(1, len(counts)):
            for k in range(low, high):
                counts[strength, k] += counts[strength - 1, k]


def weaker(t: Tables, size: int, dealer: int, strengths: int) -> Weaker:
    """The dealer's hands that contain each set of so many cards."""
    deck = len(t.keys)
    if size >= dealer:
        return np.zeros((1, 1), np.int32)
    most = comb(deck - size, dealer - size)
    sets = classes(size, deck).sets
    counts = np.zeros(
        (strengths + 2, len(sets)), np.uint8 if most < 1 << 8 else np.uint16 if most < 1 << 16 else np.int32
    )
    _weaker(t, sets, dealer, counts)
    _add_up(counts)
    return counts


class Subsets(NamedTuple):
    """The subsets of a player's cards, by the place at which the card that shows is put in."""

    sizes: Numbers
    base: Numbers  # by place and subset: the number of the set, without the card that shows
    above: Numbers  # how many of the subset are below the card that shows
    keys: Numbers
    masks: Numbers


@njit(cache=True)
def work_on_subsets(hole: int) -> Subsets:
    """Room for the subsets of one hand."""
    number = 1 << hole
    base, above = np.zeros((hole + 1, number), np.int64), np.zeros((hole + 1, number), np.int64)
    sizes, keys, masks = np.zeros(number, np.int64), np.zeros(number, np.int64), np.zeros(number, np.int64)
    return Subsets(sizes, base, above, keys, masks)


@njit(cache=True)
def note_subsets(t: Tables, cards: Cards, shows: int, out: Subsets) -> None:
    """Put down what is needed of every subset of these cards."""
    hole = len(cards)
    for subset in range(1 << hole):
        key, masks, size = np.int64(t.bias), np.int64(0), 0
        for i in range(hole):
            if subset >> i & 1:
                key, masks, size = key + t.keys[cards[i]], masks + t.masks[cards[i]], size + 1
        out.keys[subset], out.masks[subset], out.sizes[subset] = key, masks, size
        for place in range(hole + 1):
            total, taken, below = 0, 0, 0
            for i in range(hole):
                if subset >> i & 1:
                    total += CHOOSE[cards[i], taken + (1 if i < place or not shows else 2)]
                    taken, below = taken + 1, below + (1 if i < place else 0)
            out.base[place, subset], out.above[place, subset] = total, below


class Known(NamedTuple):
    """The weaker hands by size of the set; the tables differ in type, so each has its name."""

    none: Weaker
    one: Weaker
    two: Weaker
    three: Weaker
    four: Weaker
    five: Weaker


class SetNumbers(NamedTuple):
    """The class of every set, by size."""

    one: Index
    two: Index
    three: Index
    four: Index
    five: Index


@njit(cache=True, parallel=True)
def add_hands(
    mine: Tables,
    theirs: Tables,
    dealer: int,
    shows: int,
    hands: Cards,
    weights: Numbers,
    order: Numbers,
    known: Known,
    numbers: SetNumbers,
    options: Options,
    paid: NDArray[np.bool_],
    sums: Sums,
) -> None:
    """Add up the deals of the player's hands in this order, for each card of the dealer that may show."""
    for share in prange(THREADS):
        hole = hands.shape[1]
        subsets = work_on_subsets(hole)
        deck = len(mine.keys)
        ups = deck - hole if shows else 1
        work, taken = one_of_a_type(ups), np.zeros((ups, len(options.courses)), np.int8)
        for number in range(share, len(order), THREADS):
            cards = hands[order[number]]
            note_subsets(theirs, cards, shows, subsets)
            strength = rank(mine, cards)
            put_kind(kind_of(mine, cards, strength), work)
            count_hands(theirs, dealer, shows, cards, strength, subsets, known, numbers, work)
            total = CHOOSE[deck - hole - shows, dealer - shows]
            alike = Alike(UNMOVED, cards, 1)
            choose_by_type(work, ups, total, options, paid, taken)
            add_holdings(work, taken, total, weights[order[number]], alike, NOBODY, NOWHERE, share, sums)


@njit(cache=True)
def one_of_a_type(ups: int) -> Showdowns:
    """Room for one hand beside each card that may show: no two of them are taken together."""
    work = work_space(ups, ups)
    work.types[:], work.weights[:] = np.arange(ups), 1
    return work


@njit(cache=True)
def put_kind(kind: int, out: Showdowns) -> None:
    """One hand is of one kind, whatever shows; not written where threads part, which takes it for work to be parted."""
    out.kinds[:] = kind


@njit(cache=True)
def count_hands(
    t: Tables, dealer: int, shows: int, cards: Cards, strength: int, subsets: Subsets, k: Known, n: SetNumbers,
    out: Showdowns,
) -> None:  # fmt: skip
    """For each card that may show, how many of the dealer's hands are below the player's, not above, unqualified.

    All in one function, since handing arrays on costs more than what is done with them.
    """
    above, equal, bound = strength, strength + 1, t.bound
    place, hole, slot = 0, len(cards), 0
    for up in range(len(t.keys)):
        if place < hole and cards[place] == up:
            place += 1
            continue
        below, not_above, unqualified = np.int64(0), np.int64(0), np.int64(0)
        at = place if shows else hole
        for subset in range(1 << hole):
            size = subsets.sizes[subset] + shows
            i = subsets.base[at, subset]
            if shows:
                i += CHOOSE[up, subsets.above[at, subset] + 1]
            if size == 0:
                a, b, c = np.int64(k.none[above, 0]), np.int64(k.none[equal, 0]), np.int64(k.none[bound, 0])
            elif size > dealer:
                continue
            elif size == dealer:
                key, masks = subsets.keys[subset], subsets.masks[subset]
                if shows:
                    key, masks = key + t.keys[up], masks + t.masks[up]
                whole = np.int64(t.of_ranks[key & KEY])
                if key & FLUSH_BITS:
                    whole = suited(t, masks, whole)[0]
                a, b, c = np.int64(whole < strength), np.int64(whole <= strength), np.int64(whole < bound)
            elif size == 1:
                i = n.one[i]
                a, b, c = np.int64(k.one[above, i]), np.int64(k.one[equal, i]), np.int64(k.one[bound, i])
            elif size == 2:
                i = n.two[i]
                a, b, c = np.int64(k.two[above, i]), np.int64(k.two[equal, i]), np.int64(k.two[bound, i])
            elif size == 3:
                i = n.three[i]
                a, b, c = np.int64(k.three[above, i]), np.int64(k.three[equal, i]), np.int64(k.three[bound, i])
            elif size == 4:
                i = n.four[i]
                a, b, c = np.int64(k.four[above, i]), np.int64(k.four[equal, i]), np.int64(k.four[bound, i])
            else:
                i = n.five[i]
                a, b, c = np.int64(k.five[above, i]), np.int64(k.five[equal, i]), np.int64(k.five[bound, i])
            sign = 1 - 2 * (subsets.sizes[subset] & 1)
            below, not_above, unqualified = below + sign * a, not_above + sign * b, unqualified + sign * c
        out.below[slot], out.not_above[slot], out.unqualified[slot] = below, not_above, unqualified
        slot += 1
        if not shows:
            break


@njit(cache=True, parallel=True)
def value_hands(
    mine: Tables,
    theirs: Tables,
    dealer: int,
    shows: int,
    hands: Cards,
    order: Numbers,
    known: Known,
    numbers: SetNumbers,
    net: NDArray[np.int64],
    values: NDArray[np.int64],
    shown: Cards,
) -> None:
    """What every course is worth, by hand and card that shows."""
    for share in prange(THREADS):
        hole, deck = hands.shape[1], len(mine.keys)
        subsets, six = work_on_subsets(hole), np.zeros(6, np.int64)
        work = work_space(values.shape[1], values.shape[1])
        for number in range(share, len(order), THREADS):
            hand = order[number]
            cards = hands[hand]
            note_subsets(theirs, cards, shows, subsets)
            strength = rank(mine, cards)
            kind = kind_of(mine, cards, strength)
            count_hands(theirs, dealer, shows, cards, strength, subsets, known, numbers, work)
            total = CHOOSE[deck - hole - shows, dealer - shows]
            left = left_by(cards, deck)
            for i in range(values.shape[1]):
                shown[hand, i] = left[i] if shows else 0
                cases(work.below[i], work.not_above[i], work.unqualified[i], total, six)
                for course in range(len(net)):
                    for case in range(6):
                        values[hand, i, course] += six[case] * net[course, kind, case]


def hands_left(dealer: int, shows: int, hole: int, deck: int) -> int:
    """How many hands the dealer may have beside a player's hand and the card that shows."""
    return comb(deck - hole - shows, dealer - shows)


@njit(cache=True, parallel=True)
def rank_all(t: Tables, hands: Cards) -> Numbers:
    """The strength of every hand."""
    found = np.zeros(len(hands), np.int64)
    for k in prange(len(hands)):
        found[k] = rank(t, hands[k])
    return found
