"""Chance for the simulation: numbers from a seed, and cards dealt from them without bias.

The numbers are those of SplitMix64 (Steele, Lea and Flood, 2014): the n-th is a mixture of `seed + n * GAMMA` alone, so
any place in the sequence is reached at once. Block b of a simulation starts at the place `b * 2**32`: blocks never
overlap, and who works on them does not matter.

Of every number 58 bits are used, so that they can be multiplied by 52 in 64 bits. Multiplied by the cards left, the
bits above are the place of the card and the bits below serve the next one; that is one multiplication by the product
of all the cards left, and a number is thrown away where that product would favour a deal (after Lemire, 2019).
"""

from math import prod
from typing import Final

import numpy as np
from numba import njit
from numpy.typing import NDArray

Words = NDArray[np.uint64]
Cards = NDArray[np.uint8]

GAMMA: Final = np.uint64(0x9E3779B97F4A7C15)
BITS: Final = 58
BLOCK_WORDS: Final = 1 << 32
MOST_BLOCKS: Final = 1 << 32
_AT_ONCE: Final = 8  # cards from one number: the product of the cards left stays far below 2**58
_ONE, _TWO, _THREE = np.uint64(30), np.uint64(27), np.uint64(31)
_FIRST, _SECOND = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_SPARE: Final = np.uint64(64 - BITS)
_NOUGHT: Final = np.uint64(0)


def chance_of(seed: int, block: int = 0) -> Words:
    """The state of the generator at the start of a block."""
    assert 0 <= seed < 1 << 64 and 0 <= block < MOST_BLOCKS
    return np.array([(seed + block * BLOCK_WORDS * int(GAMMA)) % (1 << 64)], np.uint64)


def thresholds(cards: int, size: int = 52, bits: int = BITS, at_once: int = _AT_ONCE) -> Words:
    """For each number that a deal takes: what its last low bits must not be below."""
    groups = (range(first, min(first + at_once, cards)) for first in range(0, cards, at_once))
    return np.array([(1 << bits) % prod(size - i for i in group) for group in groups], np.uint64)


@njit(cache=True, nogil=True)
def mixed(state: np.uint64) -> np.uint64:
    """The number that a state of the generator gives."""
    state = (state ^ (state >> _ONE)) * _FIRST
    state = (state ^ (state >> _TWO)) * _SECOND
    return state ^ (state >> _THREE)


@njit(cache=True, nogil=True)
def numbers(chance: Words, out: Words) -> None:
    """The next numbers."""
    for i in range(len(out)):
        chance[0] += GAMMA
        out[i] = mixed(chance[0])


@njit(cache=True, nogil=True)
def take(word: np.uint64, bits: int, deck: Cards, first: int, row: Cards) -> np.uint64:
    """Take the cards of a row from the end of the deck's first cards by one number; its low bits that are left."""
    low, mask = word, (np.uint64(1) << np.uint64(bits)) - np.uint64(1)
    for i in range(len(row)):
        last = len(deck) - 1 - first - i
        low *= np.uint64(last + 1)
        place = np.int64(low >> np.uint64(bits))
        low &= mask
        card = deck[place]
        deck[place] = deck[last]
        deck[last] = card
        row[i] = card
    return low


@njit(cache=True, nogil=True)
def deal(chance: Words, deck: Cards, least: Words, cards: Cards) -> None:
    """Deal every row; the deck may lie in any order, and a deal that is thrown away only shuffles it."""
    state = chance[0]
    count = cards.shape[1]
    for r in range(len(cards)):
        for group in range(len(least)):
            first = group * _AT_ONCE
            row = cards[r, first : min(first + _AT_ONCE, count)]
            state += GAMMA
            while take(mixed(state) >> _SPARE, BITS, deck, first, row) < least[group]:
                state += GAMMA
    chance[0] = state
