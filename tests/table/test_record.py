"""The public form of events: everything but the cards that not everybody has seen, and the way back."""

import json

import msgspec
import pytest

from croupier.cards.card import DECK
from croupier.games.catalogue import KEYS
from croupier.table import events as e
from croupier.table.day import places
from croupier.table.fold import apply_day
from croupier.table.record import KINDS, public, restored
from tests.day_driver import DayDriver


def told(key, rounds=4):
    """Each event of some rounds with its public form, and the day before it."""
    driver = DayDriver(key)
    day, pairs = driver.day, []
    for event in driver.rounds(rounds, choose=rounds % 2 - 1).events:
        pairs.append((day, event, public(event, places(day.deck) if day.decks else {})))
        day = apply_day(day, event, driver.at)
    return pairs


@pytest.mark.parametrize("key", KEYS)
def test_with_the_order_of_the_deck_every_event_is_got_back_from_its_line(key):
    for day, event, form in told(key):
        order, seed = (event.order, event.seed) if isinstance(event, e.DeckShuffled) else _deck(day)
        assert restored(json.loads(msgspec.json.encode(form)), order, seed) == event


def _deck(day):
    return (day.deck.order, day.deck.seed) if day.decks else ((), b"")


@pytest.mark.parametrize("key", KEYS)
def test_no_card_stands_in_the_log_before_everybody_has_seen_it(key):
    shown = set()
    for _day, event, form in told(key):
        if isinstance(event, e.DeckShuffled):
            shown = set()
        if isinstance(event, e.CardsRevealed | e.CommunityCardsRevealed):
            shown |= set(event.cards)
        if getattr(event, "face_up", False):
            shown.add(event.card)
        assert cards_in(form) <= shown, form


def cards_in(form):
    """Every card that stands anywhere in a public event."""
    text = json.dumps(form, default=repr)
    return {card for card in DECK if f'"{card}"' in text}


def test_the_look_for_cards_finds_a_leak():
    """The planted defect: a shuffle told with its order."""
    assert cards_in({"type": "DeckShuffled", "order": ["As", "2c"]}) == {"As", "2c"}


def test_places_are_those_of_the_shuffled_stack_before_the_cut():
    driver = DayDriver("three-card-poker").rounds(1)
    shuffled, dealt = driver.of(e.DeckShuffled)[0], driver.of(e.CardDealt)[0]
    where = {card: place for place, card in enumerate(shuffled.order)}
    lifted = next(event for event in driver.events if type(event).__name__ == "DeckCut").cards
    assert public(dealt, where)["place"] == lifted % 52


def test_every_kind_of_event_has_its_name():
    assert KINDS["CardDealt"] is e.CardDealt
    assert len(KINDS) == len({kind.__name__ for kind in KINDS.values()})
