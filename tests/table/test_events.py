"""Events are completed acts: written down, read again, and each with the paragraph that caused it."""

from typing import get_args

import pytest
from msgspec import json

from croupier.games.catalogue import KEYS
from croupier.games.sources import source_of
from croupier.table import events as e
from tests.table.walks import random_walk

WITHOUT_PARAGRAPH = {e.DeckShuffled, e.RoundClosed}
HAPPENED = ("ed", "Placed", "Withdrawn", "Dealt", "Made", "Spun")


@pytest.mark.parametrize("kind", get_args(e.Event))
def test_events_are_named_in_the_past_tense(kind):
    assert kind.__name__.endswith(HAPPENED)
    assert kind.__doc__


@pytest.mark.parametrize("key", KEYS)
def test_every_event_cites_a_paragraph_that_exists(key):
    for seed in range(25):
        for event in random_walk(key, seed, mishaps=0.1 * (seed % 2)).events:
            if type(event) not in WITHOUT_PARAGRAPH:
                cites = event.cites if isinstance(event.cites, tuple) else (event.cites,)
                assert cites, event
                assert all(map(source_of, cites)), event
            if isinstance(event, e.WagerSettled):
                assert event.settled.cites
                assert all(source_of(cite) for cite in event.settled.cites), event


@pytest.mark.parametrize("key", KEYS)
def test_an_event_is_read_again_as_it_was_written(key):
    for event in (*random_walk(key, 5).events, *random_walk(key, 6, mishaps=0.2).events):
        written = json.encode(event)
        assert json.decode(written)["type"] == type(event).__name__
        assert json.decode(written, type=e.Event) == event


def test_an_event_is_not_changed():
    with pytest.raises(AttributeError):
        e.WheelSpun(1, 2, "40.10(h)").position = 1


@pytest.mark.parametrize("key", KEYS)
def test_cards_are_dealt_in_the_order_of_the_deck(key):
    for seed in range(25):
        walk = random_walk(key, seed, mishaps=0.1 * (seed % 2))
        (shuffled,) = walk.of(e.DeckShuffled)
        off_the_deck = e.CardDealt | e.CommunityCardDealt | e.CardBurned | e.CardDiscarded
        delivered = [event.card for event in walk.events if isinstance(event, off_the_deck)]
        assert delivered == list(shuffled.order[: len(delivered)])
