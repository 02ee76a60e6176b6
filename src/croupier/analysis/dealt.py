"""Deals to several places, asked about one by one: what a function of a deal says, and how often.

The cards of a place are dealt only once the function looks at them, so an answer that they do not touch holds for all
of them at once. Where this leaves many deals, one of each class is asked about: a deal stands for its class when the
ranks that its places hold in each suit, read place after place, do not rise from suit to suit. A function that turns
out to care which suit is which is asked about every deal.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations, permutations
from math import comb, prod
from typing import Any, Final, NamedTuple, NoReturn

import numpy as np
from numpy.typing import NDArray

from croupier.analysis.kinds import Unsolvable
from croupier.cards.card import DECK, Card
from croupier.rulebook.hand import Deal

Numbers = NDArray[np.int64]
Places = tuple[list[int], ...]
Suits = tuple[int, ...]
Move = tuple[Card, ...]
Answer = tuple[str, ...] | bool
Says = Callable[[Deal], Answer]
Reads = tuple[tuple[str, int], ...]
"""The places that a function looks at, and how many cards each of them has."""

FEW: Final = 30_000  # so many questions are asked without a thought of classes
MOST: Final = 1_500_000  # so many are the most that anybody would wait for

# By which neighbouring suits are held alike: a group of n of them stands for n! fewer deals.
_WEIGHTS: Final = np.array([24, 12, 12, 4, 12, 6, 4, 1], np.int64)
_MOVES: Final = tuple(tuple(DECK[(card & ~3) + to[card & 3]] for card in range(52)) for to in permutations(range(4)))
_TURNS: Final = tuple(tuple(DECK[(card & ~3) + (card + turn & 3)] for card in range(52)) for turn in (1, 2, 3))


class Unpriceable(Unsolvable):
    """A wager that has no price as the game stands; the message is a sentence for a person."""


class Dealt(NamedTuple):
    """Cards of one more place, what each suit holds by then, and for how many deals of all places so far they stand."""

    cards: list[int]
    suits: Suits
    weight: int


Ways = Callable[[Places, Suits, int], Iterator[Dealt]]


class _Looked(Exception):
    """A function looked at a place that has no cards yet."""


class _TooMany(Exception):
    """More has been asked than was allowed."""


class _SuitsMatter(Exception):
    """Two deals of one class got different answers."""


class _Undealt:
    """The cards of a place before anybody has looked at them."""

    def _look(self, *_: object) -> NoReturn:
        raise _Looked

    __iter__ = __len__ = __getitem__ = __contains__ = __reversed__ = __add__ = __radd__ = _look
    __eq__ = __ne__ = __lt__ = __gt__ = __le__ = __ge__ = __hash__ = _look


_UNDEALT: Final[Any] = _Undealt()


class _Asked:
    """A function that is asked about deals, so many times at most."""

    def __init__(self, says: Says, names: tuple[str, ...], most: int, *, try_suits: bool) -> None:
        self.says, self.left, self.try_suits = says, most, try_suits
        self.order = [names.index(name) if name in names else len(names) for name in Deal._fields]

    def about(self, places: Places, weight: int) -> Answer:
        """The answer for the places dealt so far.

        Whether suits make a difference is tried on a second deal of each class, and on all deals of a class so small
        that a line which names a suit could mean one of them alone.
        """
        self.left -= 1
        if self.left < 0:
            raise _TooMany
        answer = self.says(self._deal(places, DECK))
        if self.try_suits:
            for move in _TURNS if weight <= 4 else _MOVES[1 + self.left % 23 :][:1]:
                if self.says(self._deal(places, move)) != answer:
                    raise _SuitsMatter
        return answer

    def _deal(self, places: Places, move: Move) -> Deal:
        dealt: list[Any] = [tuple([move[card] for card in cards]) for cards in places]
        return Deal._make([dealt[place] if place < len(dealt) else _UNDEALT for place in self.order])


@lru_cache(maxsize=32)
def ask(says: Says, reads: Reads) -> Counter[Answer]:
    """How many of the deals to these places get each answer."""
    try:
        return _count(says, reads, every_set, FEW)
    except _TooMany:
        pass
    try:
        return _count(says, reads, by_class, MOST)
    except _TooMany:
        raise too_many(reads) from None
    except _SuitsMatter:
        pass
    try:
        return _count(says, reads, every_set, MOST)
    except _TooMany:
        raise too_many(reads) from None


def too_many(reads: Reads) -> Unpriceable:
    """What is said where nobody could wait for the answer."""
    return Unpriceable(
        f"The lines have to be asked about {deals(tuple(size for _, size in reads)):,} deals one by one, "
        "which is too many; state them by the rank of one hand."
    )


def _count(says: Says, reads: Reads, ways: Ways, most: int) -> Counter[Answer]:
    """The answers, unless there are more questions than this or suits turn out to matter."""
    asked = _Asked(says, tuple(name for name, _ in reads), most, try_suits=ways is by_class)
    answers: Counter[Answer] = Counter()
    for answer, number in _answers(asked, tuple(size for _, size in reads), ways):
        answers[answer] += number
    return answers


def deals(sizes: tuple[int, ...], held: int = 0) -> int:
    """In how many ways so many cards are dealt to each place, when some are held already."""
    return prod(comb(52 - held - sum(sizes[:i]), size) for i, size in enumerate(sizes))


def _answers(
    asked: _Asked, sizes: tuple[int, ...], ways: Ways, held: Places = (), suits: Suits = (0, 0, 0, 0)
) -> Iterator[tuple[Answer, int]]:
    """Every answer with the number of deals that it holds for."""
    dealt = len(held) + 1
    beyond = deals(sizes[dealt:], sum(sizes[:dealt]))
    for cards, after, weight in ways(held, suits, sizes[len(held)]):
        try:
            answer = asked.about((*held, cards), weight)
        except _Looked:
            if dealt == len(sizes):
                raise Unpriceable(
                    "The lines look at cards that they do not say they read: name them in `reads`."
                ) from None
            yield from _answers(asked, sizes, ways, (*held, cards), after)
        else:
            yield answer, weight * beyond


def every_set(held: Places, suits: Suits, size: int) -> Iterator[Dealt]:
    """All sets of cards for the next place."""
    for cards in combinations(_left(held), size):
        yield Dealt(list(cards), suits, 1)


def by_class(held: Places, suits: Suits, size: int) -> Iterator[Dealt]:
    """One set of cards of each class for the next place."""
    left = _left(held)
    sets = np.array(left, np.int64)[_choices(len(left), size)]
    more = np.stack([((sets & 3 == suit) << (sets >> 2)).sum(axis=1) for suit in range(4)], axis=1)
    same = np.array([suits[suit] == suits[suit + 1] for suit in range(3)])
    stands = ((more[:, :3] >= more[:, 1:]) | ~same).all(axis=1)
    sets, more = sets[stands], more[stands]
    alike = ((more[:, :3] == more[:, 1:]) & same) @ np.array([1, 2, 4])
    for cards, ranks, weight in zip(sets.tolist(), more.tolist(), _WEIGHTS[alike].tolist(), strict=True):
        after = tuple([(before << 13) + new for before, new in zip(suits, ranks, strict=True)])
        yield Dealt(cards, after, weight)


def _left(held: Places) -> list[int]:
    return [card for card in range(52) if not any(card in cards for cards in held)]


@lru_cache(maxsize=4)
def _choices(cards: int, size: int) -> Numbers:
    return np.array(list(combinations(range(cards), size)), np.int64).reshape(-1, size)
