"""Shuffles that are wrong on purpose, each as somebody once programmed or performed it, for the battery to reject."""

from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from itertools import count

from croupier.server.entropy import Source, below, cut, demonstration, shuffled

Deck = tuple[int, ...]
NEW_DECK = tuple(range(52))


def modulo_bias(source: Source) -> Iterator[Deck]:
    """A byte modulo the cards left, with no byte thrown away: of 52 values the first 48 have a fifth byte."""
    while True:
        order = list(NEW_DECK)
        for last, byte in zip(range(51, 0, -1), source.take(51), strict=True):
            exchange(order, last, byte % (last + 1))
        yield tuple(order)


def swap_with_any(source: Source) -> Iterator[Deck]:
    """Each card is exchanged with any card of the deck: 52 to the 52nd draws cannot fall evenly on 52! orders."""
    while True:
        order = list(NEW_DECK)
        for place in range(52):
            exchange(order, place, below(52, source))
        yield tuple(order)


def off_by_one(source: Source) -> Iterator[Deck]:
    """Each card is exchanged with one before it, never with itself (Sattolo): no card stays where it was."""
    while True:
        order = list(NEW_DECK)
        for last in range(51, 0, -1):
            exchange(order, last, below(last, source))
        yield tuple(order)


def off_by_one_unsorted(source: Source) -> Iterator[Deck]:
    """The same, with the last deck as it lies instead of a new one: by itself every deck looks well shuffled."""
    order = list(shuffled(NEW_DECK, source))
    while True:
        for last in range(51, 0, -1):
            exchange(order, last, below(last, source))
        yield tuple(order)


def too_few_riffles(source: Source) -> Iterator[Deck]:
    """Seven riffles from a new deck, as Gilbert, Shannon and Reeds describe them."""
    while True:
        order = list(NEW_DECK)
        for _ in range(7):
            order = riffled(order, int.from_bytes(source.take(7), "big"))
        yield tuple(order)


def riffled(order: list[int], coins: int) -> list[int]:
    """Each place of the riffled deck takes its card from the packet that its coin says; 52 coins are tossed."""
    lower = [coins >> place & 1 for place in range(52)]
    packets = iter(order[: 52 - sum(lower)]), iter(order[52 - sum(lower) :])
    return [next(packets[coin]) for coin in lower]


def small_seed(source: Source) -> Iterator[Deck]:
    """A good shuffle out of a seed of two bytes: there are 65,536 decks and no more."""
    while True:
        yield shuffled(NEW_DECK, demonstration(below(1 << 16, source)))


def byte_keys(source: Source) -> Iterator[Deck]:
    """Sorted by a random byte for each card: cards with the same byte stay in the order of the new deck."""
    while True:
        keys = source.take(52)
        yield tuple(sorted(NEW_DECK, key=keys.__getitem__))


def reversed_cut(source: Source) -> Iterator[Deck]:
    """The last deck cut, and the packet that was lifted turned over, five times: neighbours stay together."""
    order = shuffled(NEW_DECK, source)
    while True:
        for _ in range(5):
            lifted = cut(source)
            order = (*order[lifted:], *order[:lifted][::-1])
        yield order


def correlated(source: Source) -> Iterator[Deck]:
    """The last deck, of which the shuffle stops after half its places: each deck by itself is in any order."""
    order = list(shuffled(NEW_DECK, source))
    while True:
        for last in range(51, 26, -1):
            exchange(order, last, below(last + 1, source))
        yield tuple(order)


def too_even(source: Source) -> Iterator[Deck]:
    """Each card lies on top in turn, and all else is in any order: more even than chance ever is."""
    for deck in count():
        top = deck % 52
        yield top, *shuffled([card for card in NEW_DECK if card != top], source)


def weak_stream(source: Source) -> Iterator[Deck]:
    """The right shuffle of bytes whose lowest bit is set in nine of sixteen."""
    while True:
        yield shuffled(NEW_DECK, Leaning(source))


def no_drought(source: Source) -> Iterator[Deck]:
    """Decks are shuffled again where a suit is late or a rank is: what players would call fair."""
    while True:
        deck = shuffled(NEW_DECK, source)
        if len({card % 4 for card in deck[:9]}) == 4 and len({card // 4 for card in deck[:36]}) == 13:
            yield deck


def generous(source: Source) -> Iterator[Deck]:
    """Every other deck is shuffled again where the first five cards or the last three have no pair."""
    while True:
        deck = shuffled(NEW_DECK, source)
        dull = [len({card // 4 for card in hand}) == len(hand) for hand in (deck[:5], deck[-3:])]
        if below(2, source) or not any(dull):
            yield deck


class Leaning:
    """Bytes of another source that lean to one side a little."""

    seeded = True

    def __init__(self, source: Source) -> None:
        self.source = source

    def take(self, count: int) -> bytes:
        given = self.source.take(count)
        leaning = sha256(given + b"leaning").digest() + sha256(given + b"more").digest()
        return bytes(byte | (lean < 32) for byte, lean in zip(given, leaning, strict=False))


def exchange(order: list[int], one: int, other: int) -> None:
    order[one], order[other] = order[other], order[one]


BAD: Mapping[str, Callable[[Source], Iterator[Deck]]] = {
    shuffle.__name__: shuffle
    for shuffle in (
        modulo_bias,
        swap_with_any,
        off_by_one,
        off_by_one_unsorted,
        too_few_riffles,
        small_seed,
        byte_keys,
        reversed_cut,
        correlated,
        too_even,
        weak_stream,
        no_drought,
        generous,
    )
}
