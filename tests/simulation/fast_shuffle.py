"""The shuffle of `server/entropy.py` once more, compiled, for as many decks as Python would need an hour for.

It takes the bytes of a stream in the same order and leaves the same ones over; tests compare the two deck by deck.
"""

import numpy as np
from numba import njit
from numpy.typing import NDArray

from croupier.server.entropy import Source

Bytes = NDArray[np.uint8]
DECKS = 1 << 14  # in a block: its counts stay in the cache of a core
MOST_BYTES = 80  # for a deck on average; 54 is what is expected, and no block of decks comes near


@njit(cache=True, nogil=True)
def shuffle_block(given: Bytes, decks: Bytes) -> int:
    """Fill each row with a shuffled deck; how many of the bytes that took."""
    at = 0
    for deck in decks:
        for place in range(52):
            deck[place] = place
        for last in range(51, 0, -1):
            n = last + 1
            while given[at] >= 256 - 256 % n:
                at += 1
            chosen = given[at] % n
            at += 1
            deck[last], deck[chosen] = deck[chosen], deck[last]
    return at


class Decks:
    """Blocks of decks out of a source, one after the other."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.left = b""

    def block(self, decks: int = DECKS) -> tuple[Bytes, bytes]:
        """The next decks, and the bytes that they were made of."""
        given = self.left + self.source.take(max(0, decks * MOST_BYTES - len(self.left)))
        found = np.empty((decks, 52), np.uint8)
        used = shuffle_block(np.frombuffer(given, np.uint8), found)
        assert used <= len(given), "the bytes of a block last"
        self.left = given[used:]
        return found, given[:used]
