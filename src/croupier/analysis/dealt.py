"""Deals to several places, up to a change of suits: a function of a deal is asked about one deal of each class.

A deal stands for its class when the ranks that its places hold in each suit, read place after place, do not rise from
suit to suit. A function that turns out to care which suit is which is asked about every deal.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations, permutations
from math import comb, prod
from typing import Final, NamedTuple, NoReturn

import numpy as np
from numpy.typing import NDArray

from croupier.analysis.kinds import Unsolvable
from croupier.cards.card import DECK, Card
from croupier.rulebook.hand import Deal

Numbers = NDArray[np.int64]
Places = tuple[list[int], ...]
Suits = tuple[int, ...]
Answer = tuple[str, ...] | bool
Says = Callable[[Deal], Answer]
Reads = tuple[tuple[str, int], ...]
"""The places that a function looks at, and how many cards each of them has."""

FEW: Final = 30_000  # so many deals are all asked about
MOST: Final = 2_000_000  # so many questions are the most that anybody would wait for

# By which neighbouring suits are held alike: a group of n of them stands for n! fewer deals.
_WEIGHTS: Final = np.array([24, 12, 12, 4, 12, 6, 4, 1], np.int64)
_MOVES: Final = tuple(tuple(DECK[(card & ~3) + to[card & 3]] for card in range(52)) for to in permutations(range(4)))
_TURNS: Final = tuple(tuple(DECK[(card & ~3) + (card + turn & 3)] for card in range(52)) for turn in (1, 2, 3))


class Unpriceable(Unsolvable):
    """A wager that has no price as the game stands; the message is a sentence for a person."""


class Dealt(NamedTuple):
    """A deal that stands for its class: the cards of each place, and how many deals the class has."""

    places: Places
    weight: int


class _Unread(tuple[Card, ...]):
    """The cards of a place that a function is said not to look at."""

    __slots__ = ()

    def _refuse(self, *_: object) -> NoReturn:
        raise Unpriceable("The lines look at cards that the game does not say they read; name every place in `reads`.")

    __iter__ = __len__ = __getitem__ = _refuse


_UNREAD: Final = _Unread()


@lru_cache(maxsize=32)
def ask(says: Says, reads: Reads) -> Counter[Answer]:
    """How many of the deals to these places get each answer."""
    order, sizes = _order(tuple(name for name, _ in reads)), tuple(size for _, size in reads)
    number = deals(sizes)
    if number > 24 * MOST:
        raise _too_many(number // 24)
    found = _by_class(says, order, sizes) if number > FEW else None
    if found is None and number > MOST:
        raise _too_many(number)
    return found or Counter(says(_deal(order, places)) for places in _every(sizes, DECK))


def deals(sizes: tuple[int, ...]) -> int:
    """In how many ways so many cards are dealt to each place."""
    return prod(comb(52 - sum(sizes[:i]), size) for i, size in enumerate(sizes))


def classes_of(sizes: tuple[int, ...], held: Places = (), before: Suits = (0, 0, 0, 0)) -> Iterator[Dealt]:
    """One deal of each class, of those that go on from the cards held already; `before` says what these are."""
    rest = [card for card in range(52) if not any(card in place for place in held)]
    sets = np.array(rest, np.int64)[_choices(len(rest), sizes[len(held)])]
    more = _suit_bits(sets)
    same = np.array([before[suit] == before[suit + 1] for suit in range(3)])
    stands = ((more[:, :3] >= more[:, 1:]) | ~same).all(axis=1)
    sets, more = sets[stands], more[stands]
    if len(held) + 1 < len(sizes):
        for cards, bits in zip(sets.tolist(), more.tolist(), strict=True):
            after = tuple((b << 13) + new for b, new in zip(before, bits, strict=True))
            yield from classes_of(sizes, (*held, cards), after)
        return
    alike = ((more[:, :3] == more[:, 1:]) & same) @ np.array([1, 2, 4])
    for cards, weight in zip(sets.tolist(), _WEIGHTS[alike].tolist(), strict=True):
        yield Dealt((*held, cards), weight)


def _by_class(says: Says, order: list[int], sizes: tuple[int, ...]) -> Counter[Answer] | None:
    """The answers for one deal of each class, or None if suits make a difference.

    Whether they do is tried on a second deal of each class, and on all deals of a class so small that a line which
    names a suit could mean one of them alone.
    """
    answers: Counter[Answer] = Counter()
    for number, (places, weight) in enumerate(classes_of(sizes)):
        answer = says(_deal(order, _moved(places, _MOVES[0])))
        others = _TURNS if weight <= 4 else _MOVES[1 + number % 23 :][:1]
        for move in others:
            if says(_deal(order, _moved(places, move))) != answer:
                return None
        answers[answer] += weight
    return answers


def _moved(places: Places, move: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    return tuple([tuple([move[card] for card in cards]) for cards in places])


def _order(names: tuple[str, ...]) -> list[int]:
    """Where each field of a deal stands among these places; a place that is not read is the last one."""
    return [names.index(name) if name in names else -1 for name in Deal._fields]


def _deal(order: list[int], places: tuple[tuple[Card, ...], ...]) -> Deal:
    filled = (*places, _UNREAD)
    return Deal._make([filled[place] for place in order])


def _every(sizes: tuple[int, ...], deck: tuple[Card, ...]) -> Iterator[tuple[tuple[Card, ...], ...]]:
    if not sizes:
        yield ()
        return
    for cards in combinations(deck, sizes[0]):
        rest = tuple(card for card in deck if card not in cards) if len(sizes) > 1 else ()
        for others in _every(sizes[1:], rest):
            yield (cards, *others)


@lru_cache(maxsize=4)
def _choices(cards: int, size: int) -> Numbers:
    return np.array(list(combinations(range(cards), size)), np.int64).reshape(-1, size)


def _suit_bits(sets: Numbers) -> Numbers:
    """The ranks that each set holds in each suit, as bits."""
    return np.stack([((sets & 3 == suit) << (sets >> 2)).sum(axis=1) for suit in range(4)], axis=1)


def _too_many(number: int) -> Unpriceable:
    return Unpriceable(
        f"The lines would have to be asked about {number:,} deals one by one, which is too many; "
        "state them by the rank of one hand."
    )
