"""Numbers as published, deals without bias: every number of few bits is tried, and each deal comes equally often."""

from collections import Counter
from math import perm

import numpy as np
import pytest

from croupier.analysis.chance import BLOCK_WORDS, chance_of, deal, numbers, take, thresholds

# The first numbers after a seed: from the reference program splitmix64.c (2015), as the tests of other libraries print
# them, seed 1477776061723855037 in those of rand_xoshiro, seed 1234567 in Rosetta Code, seed 0 in the program's users.
PUBLISHED = {
    0: (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F),
    1234567: (
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ),
    1477776061723855037: (1985237415132408290, 2979275885539914483, 13511426838097143398),
}


def after(seed: int, block: int, count: int) -> list[int]:
    out = np.zeros(count, np.uint64)
    numbers(chance_of(seed, block), out)
    return out.tolist()


@pytest.mark.parametrize("seed", PUBLISHED)
def test_the_numbers_are_the_published_ones(seed):
    assert after(seed, 0, len(PUBLISHED[seed])) == list(PUBLISHED[seed])


def test_a_block_goes_on_where_the_one_before_it_would_end():
    gamma = 0x9E3779B97F4A7C15
    assert after(5, 3, 4) == after((5 + 3 * BLOCK_WORDS * gamma) % 2**64, 0, 4)
    assert after(5, 3, 4) != after(5, 4, 4)


def deals(bits: int, size: int, cards: int, least: int) -> Counter[tuple[int, ...]]:
    """Every number of so many bits, each on a fresh deck: how often each deal comes."""
    found: Counter[tuple[int, ...]] = Counter()
    for word in range(1 << bits):
        row = np.zeros(cards, np.uint8)
        if take(np.uint64(word), bits, np.arange(size).astype(np.uint8), 0, row) >= least:
            found[tuple(row.tolist())] += 1
    return found


@pytest.mark.parametrize(("bits", "size", "cards"), [(8, 5, 1), (8, 5, 3), (10, 6, 2), (11, 7, 3), (10, 4, 4)])
def test_every_deal_comes_from_equally_many_numbers(bits, size, cards):
    (least,) = thresholds(cards, size, bits)
    found = deals(bits, size, cards, int(least))
    assert len(found) == perm(size, cards)
    assert set(found.values()) == {(1 << bits) // perm(size, cards)}


def test_a_planted_bias_is_seen():
    """Without throwing numbers away some deals come more often than others."""
    assert len(set(deals(8, 5, 3, 0).values())) > 1


def test_the_rest_of_a_deal_is_taken_from_what_the_first_cards_left():
    deck, row = np.arange(6).astype(np.uint8), np.zeros(2, np.uint8)
    take(np.uint64(200), 8, deck, 0, row)
    more = np.zeros(3, np.uint8)
    take(np.uint64(77), 8, deck, 2, more)
    assert len({*row.tolist(), *more.tolist()}) == 5


def test_numbers_are_thrown_away_once_in_thousands_of_deals():
    """Eight cards at once: the share of the numbers that is thrown away is below 2**-12."""
    for cards in range(1, 12):
        assert (thresholds(cards) < 1 << (58 - 12)).all()


@pytest.mark.parametrize("cards", [3, 6, 9, 10, 11])
def test_dealt_cards_differ_and_all_come_equally_often(cards):
    rows, deck = np.zeros((20_000, cards), np.uint8), np.arange(52).astype(np.uint8)
    deal(chance_of(1), deck, thresholds(cards), rows)
    assert (np.diff(np.sort(rows, axis=1)) > 0).all()
    assert sorted(deck.tolist()) == list(range(52))
    often = np.array([np.bincount(rows[:, place], minlength=52) for place in range(cards)])
    expected = len(rows) / 52
    chi = ((often - expected) ** 2 / expected).sum(axis=1)  # 51 degrees of freedom: beyond 110 once in a million
    assert (chi < 110).all()


def test_the_deal_depends_on_the_seed_and_the_block_alone():
    def dealt(seed: int, block: int) -> bytes:
        rows = np.zeros((100, 6), np.uint8)
        deal(chance_of(seed, block), np.arange(52).astype(np.uint8), thresholds(6), rows)
        return rows.tobytes()

    assert dealt(1, 0) == dealt(1, 0)
    assert len({dealt(1, 0), dealt(1, 1), dealt(2, 0), dealt(2, 1)}) == 4
