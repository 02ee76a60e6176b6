"""The shuffle passes the battery, and shuffles that are wrong do not: seeds are fixed, so the answer never changes."""

from collections.abc import Iterable, Mapping
from itertools import islice, repeat

import numpy as np
import pytest

from croupier.server.entropy import cut, demonstration, shuffled
from tests.simulation.bad_shuffles import BAD, NEW_DECK, Deck
from tests.simulation.battery import REPEATED, TESTS, Battery, rejected
from tests.simulation.fast_shuffle import DECKS

GOOD, WRONG = 100_000, 10_000  # decks
LEVEL = 0.01  # at which a true shuffle passes
FAR_OUT = 1e-5  # at which a wrong one fails, so that it does with any seed

CAUGHT_BY: Mapping[str, set[str]] = {
    "modulo_bias": {"Lehmer digits", "card by place"},
    "swap_with_any": {"Lehmer digits", "worst Lehmer digit", "card by place"},
    "off_by_one": {"Lehmer digits", "worst Lehmer digit", "card by place"},
    "off_by_one_unsorted": {"in place after 1", "product after 1"},
    "too_few_riffles": {"successors", "2 places behind", "3 places behind", "runs"},
    "small_seed": {REPEATED},
    "byte_keys": {"successors", "runs"},
    "reversed_cut": {"successors", "13 places behind", "in place after 1", "in place after 2", "in place after 3"},
    "correlated": {"in place after 3", "product after 1", "product after 2", "product after 3"},
    "too_even": {"worst Lehmer digit"},
    "weak_stream": {"card by place"},
    "no_drought": {"cards until every suit", "cards until every rank"},
    "generous": {"hands of five", "hands of three"},
}


def judged(decks: Iterable[Deck], count: int) -> dict[str, float]:
    battery, given = Battery(), iter(decks)
    while battery.decks < count:
        block = list(islice(given, min(DECKS, count - battery.decks)))
        battery.add(np.array(block, np.uint8))
    return battery.p_values()


def test_the_shuffle_passes():
    source = demonstration(1, "the battery")
    p_values = judged((shuffled(NEW_DECK, source) for _ in repeat(None)), GOOD)
    assert rejected(p_values, LEVEL) == {}


def test_the_shuffle_passes_with_a_cut():
    source = demonstration(2, "the battery")

    def decks() -> Iterable[Deck]:
        while True:
            deck, lifted = shuffled(NEW_DECK, source), cut(source)
            yield (*deck[lifted:], *deck[:lifted])

    assert rejected(judged(decks(), GOOD // 2), LEVEL) == {}


@pytest.mark.parametrize("name", BAD)
def test_a_wrong_shuffle_is_rejected(name: str):
    p_values = judged(BAD[name](demonstration(1, name)), WRONG)
    found = rejected(p_values, FAR_OUT)
    assert set(found) >= CAUGHT_BY[name], found


def test_every_test_of_the_battery_catches_something():
    assert set().union(*CAUGHT_BY.values()) == {*TESTS, REPEATED}
