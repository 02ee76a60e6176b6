"""Ranking of hands: the best hand of three, four or five cards out of those held.

A `Ranking` lists the categories of one game best first. The value of a hand is a tuple, strength of the
category first and then the ranks that break ties, so two hands are compared with `<`, `==` and `>`.
Reading of the tie rule (register H-21): category, then the ranks of its groups, then the other cards.
"""

from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from croupier.cards.card import RANK, SUIT, Card, CardsRefused, refuse_duplicates

HandValue = tuple[int, ...]


class Category(Enum):
    """A kind of hand, in the words of the rankings sections."""

    ROYAL_FLUSH = "royal flush"
    STRAIGHT_FLUSH = "straight flush"
    FOUR_OF_A_KIND = "four-of-a-kind"
    FULL_HOUSE = "full house"
    FLUSH = "flush"
    STRAIGHT = "straight"
    THREE_OF_A_KIND = "three-of-a-kind"
    TWO_PAIR = "two pair"
    PAIR = "pair"
    HIGH_CARD = "high card"


class _Tally(NamedTuple):
    """What the finders need to know about the cards held."""

    ranks: list[int]  # every card's rank, highest first
    distinct: list[int]  # each rank once, highest first
    suited: list[int]  # the ranks of the suit that could make a flush, highest first; else empty


def _tally(cards: Sequence[Card], size: int) -> _Tally:
    ranks = sorted([RANK[card] for card in cards], reverse=True)
    suits = [SUIT[card] for card in cards]
    # Fewer than twice `size` cards are held, so a suit that could make a flush is the middle one when they are sorted.
    suit = sorted(suits)[len(suits) // 2]
    suited: list[int] = []
    if suits.count(suit) >= size:
        suited = sorted([RANK[card] for card in cards if SUIT[card] == suit], reverse=True)
    return _Tally(ranks, sorted(set(ranks), reverse=True), suited)


def _straight_top(distinct: list[int], size: int) -> int | None:
    """The highest card of the best straight; an ace also stands below the two."""
    line = [*distinct, 1] if distinct and distinct[0] == 14 else distinct
    for i in range(len(line) - size + 1):
        if line[i] - line[i + size - 1] == size - 1:
            return line[i]
    return None


def _straight(tally: _Tally, size: int) -> tuple[int, ...] | None:
    top = _straight_top(tally.distinct, size)
    return None if top is None else (top,)


def _straight_flush(tally: _Tally, size: int) -> tuple[int, ...] | None:
    top = _straight_top(tally.suited, size)
    return None if top is None else (top,)


def _royal_flush(tally: _Tally, size: int) -> tuple[int, ...] | None:
    return (14,) if _straight_top(tally.suited, size) == 14 else None


def _flush(tally: _Tally, size: int) -> tuple[int, ...] | None:
    return tuple(tally.suited[:size]) or None


def _high_card(tally: _Tally, size: int) -> tuple[int, ...] | None:
    return tuple(tally.ranks[:size])


def _groups(*counts: int) -> Callable[[_Tally, int], tuple[int, ...] | None]:
    """A finder of groups of equal rank, the larger group first: (3, 2) is a full house."""

    grouped = sum(counts)
    repeats = grouped - len(counts)

    def find(tally: _Tally, size: int) -> tuple[int, ...] | None:
        if len(tally.ranks) - len(tally.distinct) < repeats:
            return None  # too few cards repeat a rank
        found: list[int] = []
        for count in counts:
            rank = next((r for r in tally.distinct if r not in found and tally.ranks.count(r) >= count), None)
            if rank is None:
                return None
            found.append(rank)
        kickers = [rank for rank in tally.ranks if rank not in found]
        return (*found, *kickers[: size - grouped])

    return find


_FINDERS: Final = {
    Category.ROYAL_FLUSH: _royal_flush,
    Category.STRAIGHT_FLUSH: _straight_flush,
    Category.FOUR_OF_A_KIND: _groups(4),
    Category.FULL_HOUSE: _groups(3, 2),
    Category.FLUSH: _flush,
    Category.STRAIGHT: _straight,
    Category.THREE_OF_A_KIND: _groups(3),
    Category.TWO_PAIR: _groups(2, 2),
    Category.PAIR: _groups(2),
    Category.HIGH_CARD: _high_card,
}


class Ranking:
    """The categories of one game, best first, for hands of `size` cards."""

    def __init__(self, size: int, best_first: Iterable[Category]) -> None:
        self.size = size
        self.best_first = tuple(best_first)
        self._strength = {c: len(self.best_first) - i for i, c in enumerate(self.best_first, 1)}
        self._finders = tuple((self._strength[c], _FINDERS[c]) for c in self.best_first)
        self.value = lru_cache(maxsize=1 << 13)(self.uncached_value)

    def __reduce__(self) -> tuple[type["Ranking"], tuple[int, tuple[Category, ...]]]:
        """What another process makes it again from; its cache stays here."""
        return Ranking, (self.size, self.best_first)

    def uncached_value(self, cards: tuple[Card, ...]) -> HandValue:
        """The value of the best hand in these cards; the order of the cards does not matter."""
        if not self.size <= len(cards) < 2 * self.size:
            raise CardsRefused(f"A hand of {self.size} cannot be chosen from {len(cards)} cards.")
        refuse_duplicates(cards)
        tally = _tally(cards, self.size)
        for strength, find in self._finders:
            ranks = find(tally, self.size)
            if ranks is not None:
                return (strength, *ranks)
        raise AssertionError("high card finds a hand in any cards")

    def least(self, category: Category, *ranks: int) -> HandValue:
        """The bound that a hand of this category (and these leading ranks) reaches: `value >= bound`."""
        return (self._strength[category], *ranks)

    def category(self, value: HandValue) -> Category:
        """The category of a value."""
        return self.best_first[-1 - value[0]]

    def best(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards that form the best hand."""
        return max(combinations(cards, self.size), key=self.value)
