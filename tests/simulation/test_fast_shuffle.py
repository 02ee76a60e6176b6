"""The compiled shuffle gives the decks of the real one and takes the same bytes."""

import numpy as np
import pytest

from croupier.server.entropy import demonstration, operating_system, shuffled
from tests.simulation.fast_shuffle import Decks


class Recorded:
    """Bytes of the operating system, kept to be read again."""

    seeded = False

    def __init__(self) -> None:
        self.given = b""

    def take(self, count: int) -> bytes:
        fresh = operating_system().take(count)
        self.given += fresh
        return fresh


class Again:
    """The same bytes from the beginning."""

    seeded = True

    def __init__(self, given: bytes) -> None:
        self.given, self.at = given, 0

    def take(self, count: int) -> bytes:
        self.at += count
        return self.given[self.at - count : self.at]


@pytest.mark.parametrize("blocks", [(1,) * 9, (500,) * 4, (300, 7, 1, 200)])
def test_the_decks_of_a_demonstration_are_the_same(blocks: tuple[int, ...]):
    fast, real = Decks(demonstration(1, "T1")), demonstration(1, "T1")
    for decks in blocks:
        block, used = fast.block(decks)
        expected = [shuffled(range(52), real) for _ in range(decks)]
        assert np.array_equal(block, np.array(expected, np.uint8))
        assert len(used) >= 51 * decks


def same_decks(decks: int, blocks: int) -> None:
    recorded = Recorded()
    fast, used = Decks(recorded), b""
    found = []
    for _ in range(blocks):
        block, taken = fast.block(decks)
        found.append(block)
        used += taken
    again = Again(recorded.given)
    expected = [shuffled(range(52), again) for _ in range(decks * blocks)]
    assert np.array_equal(np.concatenate(found), np.array(expected, np.uint8))
    assert again.at == len(used)
    assert recorded.given.startswith(used)


def test_the_decks_of_the_operating_system_are_the_same():
    same_decks(500, 4)


@pytest.mark.soak
def test_a_million_decks_of_the_operating_system_are_the_same():
    same_decks(10_000, 100)
