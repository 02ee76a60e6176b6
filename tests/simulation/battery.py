"""A battery of tests for shuffles: what is counted in decks, and how likely the counts are if every order is.

Decks are rows of the numbers 0 to 51, each deck in the order in which its cards lie, one deck after the other as they
were dealt. Of each test the distribution is exact or, for sums of squares, the chi-square that they tend to with the
covariance of a whole deck taken into account; `test_battery.py` shows both.
"""

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache
from hashlib import sha256
from itertools import combinations, pairwise
from math import comb, factorial, sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tests.simulation.p_values import goodness, of_chi_square, of_normal, smallest_of

CARDS = 52
WITHIN = (2, 3, 13)  # places between the two cards of a deck that are looked at together
BETWEEN = (1, 2, 3)  # decks between the two that are compared

Columns = NDArray[np.uint8]
"""Decks lying on their side: a row for each place, so that all decks are worked on at once."""
Counts = NDArray[np.int64]


class Test(NamedTuple):
    """What is counted in a block of decks, and how likely the sum of all counts is."""

    count: Callable[[Columns], Counts]
    judge: Callable[[Counts], float]


# Orders ------------------------------------------------------------------------------------------------


def lehmer_digits(decks: Columns) -> Counts:
    """For each place how many cards behind it are lower: independent, and each even over all that can be."""
    digits = np.zeros_like(decks)
    for place, behind in combinations(range(len(decks)), 2):
        digits[place] += decks[behind] < decks[place]
    return np.stack([np.bincount(row, minlength=len(decks)) for row in digits])


def judge_digits(counts: Counts) -> float:
    """All digits together; the last place has but one."""
    each = digit_squares(counts)
    return of_chi_square(sum(square for square, _ in each), sum(freedom for _, freedom in each))


def judge_worst_digit(counts: Counts) -> float:
    return smallest_of([of_chi_square(*each) for each in digit_squares(counts)])


def digit_squares(counts: Counts) -> list[tuple[float, int]]:
    size, decks = len(counts), int(counts[0].sum())
    rows = [(counts[place, : size - place], decks / (size - place)) for place in range(size - 1)]
    return [(float(((row - expected) ** 2).sum() / expected), len(row) - 1) for row, expected in rows]


def runs(decks: Columns) -> Counts:
    """How often a card lies above a lower one: a deck falls into that many rising runs and one more."""
    falls = np.zeros(decks.shape[1], np.uint8)
    for above, below in pairwise(decks):
        falls += above > below
    return np.bincount(falls, minlength=len(decks))


def judge_runs(counts: Counts) -> float:
    return of_chi_square(*goodness(counts.tolist(), eulerian(len(counts))))


@cache
def eulerian(size: int) -> list[Fraction]:
    """The chance of each number of falls in an order of so many cards (Euler)."""
    row = [1]
    for n in range(2, size + 1):
        longer = [0, *row, 0]
        row = [(k + 1) * longer[k + 1] + (n - k) * longer[k] for k in range(n)]
    return [Fraction(count, factorial(size)) for count in row]


# Places and neighbours ---------------------------------------------------------------------------------


def cards_in_places(decks: Columns) -> Counts:
    return np.stack([np.bincount(row, minlength=len(decks)) for row in decks])


def judge_places(counts: Counts) -> float:
    return of_chi_square(place_squares(counts), (len(counts) - 1) ** 2)


def place_squares(counts: Counts) -> float:
    """Every deck fills each row and column once: of n x n cells (n - 1) x (n - 1) are free, and less spread."""
    size = len(counts)
    expected = counts.sum() / size**2
    return float(((counts - expected) ** 2).sum() / expected) * (size - 1) / size


def successors(decks: Columns) -> Counts:
    """Which card lies on which; the table, as one more card, lies under the last and over the first."""
    size = len(decks)
    table = np.full((1, decks.shape[1]), size, np.uint8)
    closed = np.concatenate((table, decks, table))
    return sum((pairs(upper, lower, size + 1) for upper, lower in pairwise(closed)), start=np.int64(0))


def pairs(first: NDArray[np.uint8], second: NDArray[np.uint8], size: int) -> Counts:
    both = first.astype(np.intp) * size + second
    return np.bincount(both, minlength=size * size).reshape(size, size)


def lagging(lag: int) -> Callable[[Columns], Counts]:
    """Which card lies so many places behind which; behind the last card comes the first."""

    def count(decks: Columns) -> Counts:
        behind = np.roll(decks, -lag, axis=0)
        return sum((pairs(*both, len(decks)) for both in zip(decks, behind, strict=True)), start=np.int64(0))

    return count


def judge_pairs(counts: Counts) -> float:
    """Each card has one behind it and one before it, never itself, and of two cards one is behind the other or not.

    What is even between the two directions spreads as if cells were apart, what is odd by n / (n - 2) more; with the
    sums of rows and columns fixed that leaves n (n - 3) / 2 and (n - 1)(n - 2) / 2 free.
    """
    return of_chi_square(pair_squares(counts), len(counts) ** 2 - 3 * len(counts) + 1)


def pair_squares(counts: Counts) -> float:
    size = len(counts)
    expected = counts.sum() / size / (size - 1)
    off = counts - expected * (1 - np.eye(size))
    even, odd = (off + off.T) / 2, (off - off.T) / 2
    return float((even**2).sum() + (odd**2).sum() * (size - 2) / size) / expected


# What players would notice -----------------------------------------------------------------------------


def collecting(shift: int, mask: int) -> Callable[[Columns], Counts]:
    """How many cards it takes from the top until every suit, or every rank, has come."""

    def count(decks: Columns) -> Counts:
        kinds = np.left_shift(np.uint16(1), (decks >> shift) & mask, dtype=np.uint16)
        seen, needed = np.zeros(decks.shape[1], np.uint16), np.zeros(decks.shape[1], np.uint8)
        full = np.bitwise_or.reduce(kinds[:, :1], axis=0)
        for row in kinds:
            needed += seen != full
            seen |= row
        return np.bincount(needed, minlength=len(decks) + 1)

    return count


def judge_collecting(kinds: int) -> Callable[[Counts], float]:
    def judge(counts: Counts) -> float:
        return of_chi_square(*goodness(counts.tolist(), collected(kinds, CARDS // kinds)))

    return judge


@cache
def collected(kinds: int, of_each: int) -> list[Fraction]:
    """The chance that the last kind comes with the t-th card, by inclusion and exclusion."""
    cards = kinds * of_each

    def all_by(t: int) -> Fraction:
        ways = sum((-1) ** k * comb(kinds, k) * comb(cards - of_each * k, t) for k in range(kinds + 1))
        return Fraction(ways, comb(cards, t))

    return [all_by(0)] + [all_by(t) - all_by(t - 1) for t in range(1, cards + 1)]


FIVE_CARDS = (1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 40)
"""Nothing, pair, two pair, three, straight, flush, full house, four, straight flush: of 2,598,960 hands."""
THREE_CARDS = (16_440, 3_744, 1_096, 720, 52, 48)
"""Nothing, pair, flush, straight, three, straight flush: of 22,100 hands."""


def five_cards(decks: Columns) -> Counts:
    """What the first five cards make."""
    hand = decks[:5]
    alike, straight, flush = features(hand, 5)
    kind = np.array([0, 1, 2, 3, 6, 0, 7], np.uint8)[alike]
    plain = alike == 0
    kind[plain & straight] = 4
    kind[plain & flush] = 5
    kind[plain & straight & flush] = 8
    return np.bincount(kind, minlength=len(FIVE_CARDS))


def three_cards(decks: Columns) -> Counts:
    """What the last three cards make."""
    alike, straight, flush = features(decks[-3:], 3)
    kind = np.array([0, 1, 0, 4], np.uint8)[alike]
    plain = alike == 0
    kind[plain & flush] = 2
    kind[plain & straight] = 3
    kind[plain & straight & flush] = 5
    return np.bincount(kind, minlength=len(THREE_CARDS))


def features(hand: Columns, size: int) -> tuple[Columns, NDArray[np.bool_], NDArray[np.bool_]]:
    """How many pairs of cards are alike in rank, whether the ranks follow on each other, whether the suit is one."""
    ranks, suits = hand >> 2, hand & 3
    alike = np.zeros(hand.shape[1], np.uint8)
    for one, other in combinations(range(size), 2):
        alike += ranks[one] == ranks[other]
    held = np.bitwise_or.reduce(np.left_shift(np.uint16(1), ranks, dtype=np.uint16), axis=0)
    low_ace = 1 << 12 | (1 << (size - 1)) - 1
    straights = [low_ace, *(((1 << size) - 1) << lowest for lowest in range(14 - size))]
    return alike, np.isin(held, straights), (suits == suits[0]).all(axis=0)


def judge_hands(known: tuple[int, ...]) -> Callable[[Counts], float]:
    def judge(counts: Counts) -> float:
        return of_chi_square(*goodness(counts.tolist(), [Fraction(ways, sum(known)) for ways in known]))

    return judge


# One deck and the next ---------------------------------------------------------------------------------


def in_the_same_place(lag: int) -> Callable[[Columns], Counts]:
    """How many cards lie where they lay in an earlier deck."""

    def count(decks: Columns) -> Counts:
        same = (decks[:, lag:] == decks[:, :-lag]).sum(axis=0)
        return np.bincount(same, minlength=len(decks) + 1)

    return count


def judge_same_place(counts: Counts) -> float:
    return of_chi_square(*goodness(counts.tolist(), fixed_points(len(counts) - 1)))


@cache
def fixed_points(size: int) -> list[Fraction]:
    """The chance that so many cards of a deck stay in their places (Montmort)."""
    stay_none = [sum(Fraction((-1) ** k, factorial(k)) for k in range(n + 1)) for n in range(size + 1)]
    return [stay_none[size - stay] / factorial(stay) for stay in range(size + 1)]


def products(lag: int) -> Callable[[Columns], Counts]:
    """The sum over all places of one deck's card times an earlier deck's, and how many pairs of decks there are."""

    def count(decks: Columns) -> Counts:
        deck = decks.astype(np.int64)
        return np.array([(deck[:, lag:] * deck[:, :-lag]).sum(), decks.shape[1] - lag])

    return count


def judge_products(size: int) -> Callable[[Counts], float]:
    def judge(counts: Counts) -> float:
        total, many = counts.tolist()
        mean = size * Fraction(size - 1, 2) ** 2
        spread = Fraction(size * (size**2 - 1), 12) ** 2 / (size - 1)
        return of_normal(float(total - many * mean) / sqrt(many * spread))

    return judge


TESTS: Mapping[str, Test] = {
    "Lehmer digits": Test(lehmer_digits, judge_digits),
    "worst Lehmer digit": Test(lehmer_digits, judge_worst_digit),
    "card by place": Test(cards_in_places, judge_places),
    "successors": Test(successors, judge_pairs),
    **{f"{lag} places behind": Test(lagging(lag), judge_pairs) for lag in WITHIN},
    "runs": Test(runs, judge_runs),
    "cards until every suit": Test(collecting(0, 3), judge_collecting(4)),
    "cards until every rank": Test(collecting(2, 15), judge_collecting(13)),
    "hands of five": Test(five_cards, judge_hands(FIVE_CARDS)),
    "hands of three": Test(three_cards, judge_hands(THREE_CARDS)),
    **{f"in place after {lag}": Test(in_the_same_place(lag), judge_same_place) for lag in BETWEEN},
    **{f"product after {lag}": Test(products(lag), judge_products(CARDS)) for lag in BETWEEN},
}
REPEATED = "repeated decks"


class Battery:
    """The counts of all decks so far."""

    def __init__(self, one_in: int = 1) -> None:
        self.decks = 0
        self.counts: dict[Callable[[Columns], Counts], Counts] = {}
        self.one_in = one_in  # so many decks, chosen by what they are, one is remembered to be found again
        self.known: list[NDArray[np.uint64]] = []

    def add(self, decks: NDArray[np.uint8]) -> None:
        """A block of decks, one in each row, in the order in which they were dealt."""
        columns = np.ascontiguousarray(decks.T)
        self.decks += len(decks)
        for count in dict.fromkeys(test.count for test in TESTS.values()):
            self.counts[count] = self.counts.get(count, 0) + count(columns)
        names = (MULTIPLIERS[:, None] * columns).sum(axis=0, dtype=np.uint64)
        self.known.append(names[(names >> np.uint64(32)) % np.uint64(self.one_in) == 0])

    def join(self, other: "Battery") -> None:
        """Add the counts of other decks."""
        self.decks += other.decks
        for count, found in other.counts.items():
            self.counts[count] = self.counts.get(count, 0) + found
        self.known += other.known

    def in_order(self) -> list[Counts]:
        """All counts, in the order of the tests; those that two tests judge come once."""
        return [self.counts[count] for count in dict.fromkeys(test.count for test in TESTS.values())]

    def repeated(self) -> int:
        """How many of the decks that are remembered had come before."""
        names = np.sort(np.concatenate(self.known))
        return int((names[1:] == names[:-1]).sum())

    def p_values(self) -> dict[str, float]:
        """By test, how likely a result as far out is where every order is as likely."""
        found = {name: test.judge(self.counts[test.count]) for name, test in TESTS.items()}
        pairs_of_decks = self.decks**2 / 2
        return {**found, REPEATED: min(1.0, pairs_of_decks / 2.0**64) if self.repeated() else 1.0}


MULTIPLIERS = np.array(
    [int.from_bytes(sha256(b"%d" % place).digest()[:8], "big") | 1 for place in range(CARDS)], np.uint64
)
"""A deck is remembered by the sum of its cards times these: two that differ agree once in 2**64 times."""


def rejected(p_values: Mapping[str, float], level: float) -> dict[str, float]:
    """The tests that a shuffle fails where the whole battery rejects a true one with this chance at most."""
    return {name: p for name, p in p_values.items() if p < level / len(p_values)}
