"""Chance: where it comes from, and all that a table draws from it.

Every draw is made of whole bytes of a source, in the order in which the source gives them, by `fair`. What bytes become
which deck is written down for others, with vectors, in docs/reference/shuffle.md.
"""

import os
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from itertools import accumulate
from typing import Final, Protocol, TypeVar

T = TypeVar("T")

BYTES: Final = 256
LEAST_CUT: Final = 10
SALT_SEED: Final = 32
DIGEST: Final = 32


class Source(Protocol):
    """Whatever gives bytes."""

    @property
    def seeded(self) -> bool:
        """Whether whoever knows a seed knows these bytes; the log of a table says so."""

    def take(self, count: int) -> bytes:
        """The next so many bytes."""


class _OperatingSystem:
    """Nothing is kept ahead: bytes of a card still to come would lie in memory, and be the same after a fork."""

    seeded: Final = False

    def take(self, count: int) -> bytes:
        return os.urandom(count)


class _Demonstration:
    """SHA-256 over a label, the seed, a name and a counter; each digest is the next 32 bytes."""

    seeded: Final = True

    def __init__(self, seed: int, name: str) -> None:
        self._label = b"croupier demonstration\0%d\0%b\0" % (seed, name.encode())
        self._blocks = 0
        self._left = b""

    def take(self, count: int) -> bytes:
        before, missing = self._blocks, max(0, count - len(self._left))
        self._blocks += -(-missing // DIGEST)
        given = self._left + b"".join(self._block(number) for number in range(before, self._blocks))
        self._left = given[count:]
        return given[:count]

    def _block(self, number: int) -> bytes:
        return sha256(self._label + number.to_bytes(8, "big")).digest()


def operating_system() -> Source:
    """The entropy of the operating system, by which tables are run."""
    return _OperatingSystem()


def demonstration(seed: int, name: str = "") -> Source:
    """Bytes that follow from a seed, for tests and demonstrations.

    Each name has a stream of its own, such as one for a table and a round: what one draws does not move another, and
    a table that was stopped goes on as it would have without the stop.
    """
    return _Demonstration(seed, name)


def fair(word: int, words: int, n: int) -> int | None:
    """What a word below `words` says among n values, or None where it is thrown away.

    As many words stand for each value: those that are left over, fewer than n, stand for none.
    """
    return word % n if word < words - words % n else None


def below(n: int, source: Source) -> int:
    """One of 0 to n - 1, each as likely: of the fewest bytes that can tell n values apart."""
    assert n > 0, "there is something to choose from"
    octets = ((n - 1).bit_length() + 7) // 8
    while True:
        value = fair(int.from_bytes(source.take(octets), "big"), BYTES**octets, n)
        if value is not None:
            return value


def shuffled(cards: Sequence[T], source: Source) -> tuple[T, ...]:
    """The cards in one of all their orders, each as likely (Fisher and Yates, from the last place to the second).

    Of a place with n cards up to it a byte chooses one. So many bytes are taken at a time as there are places left,
    which is never more than taking them one by one would need.
    """
    order, chosen_by = list(cards), _chosen_by(len(cards))
    last = len(order) - 1
    while last > 0:
        for byte in source.take(last):
            chosen = chosen_by[last][byte]
            if chosen is not None:
                order[last], order[chosen] = order[chosen], order[last]
                last -= 1
    return tuple(order)


@cache
def _chosen_by(size: int) -> tuple[tuple[int | None, ...], ...]:
    """For each place of a deck, and each byte, the place that it is exchanged with."""
    assert size <= BYTES, "one byte chooses among the cards"
    return tuple(tuple(fair(byte, BYTES, last + 1) for byte in range(BYTES)) for last in range(size))


def cut(source: Source, cards: int = 52) -> int:
    """How many cards the automated dealer lifts off the top: at least ten, and at least ten stay.

    The rule asks for ten lifted, 20.5(c)1ii, and gives no upper bound. Where fewer than ten stayed, the bottom card,
    which is the one most easily seen in a shuffle, would come among the first that are dealt.
    """
    return LEAST_CUT + below(cards - 2 * LEAST_CUT + 1, source)


def wheel_stop(weights: Sequence[int], source: Source) -> int:
    """Where the wheel stops, counted from 1; each position as likely as its weight says, exactly."""
    drawn = below(sum(weights), source)
    return 1 + next(place for place, total in enumerate(accumulate(weights)) if drawn < total)


def salt_seed(source: Source) -> bytes:
    """What the salts of one shuffle's commitment are made from."""
    return source.take(SALT_SEED)
