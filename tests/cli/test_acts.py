"""Every event in words."""

from typing import get_args

import msgspec
import pytest

from croupier.cli.acts import _WORDS, Reader, cites_of, faces_in, said
from croupier.games.catalogue import KEYS, definition
from croupier.table.day_events import DayEvent
from croupier.table.events import Event
from tests.cli.stored import dealt

POSTED = {"minimum": 500, "maximum": 900}
THREE = Reader(definition("three-card-poker"), {7: "Kh"})


def records(key: str) -> list[dict]:
    with open(dealt(key, players="random").file, "rb") as file:
        return [entry for line in file if "event" in (entry := msgspec.json.decode(line))]


def test_every_kind_of_event_has_words():
    assert set(_WORDS) == {kind.__name__ for kind in (*get_args(Event), *get_args(DayEvent))}


@pytest.mark.parametrize("key", KEYS)
def test_every_event_of_real_rounds_is_said_with_or_without_the_game(key):
    for record in records(key):
        for reader in (Reader(definition(key)), Reader()):
            words = said(record["event"], reader)
            assert words
            assert words != record["event"]["type"]
            assert "{" not in words


@pytest.mark.parametrize(
    ("event", "words"),
    [
        ({"type": "CardDealt", "seat": 2, "place": 7, "face_up": False}, "position 2 gets the card at place 7"),
        ({"type": "CardDealt", "seat": 0, "place": 3, "card": "As", "face_up": True}, "the dealer gets As, face up"),
        ({"type": "CardBurned", "place": 9}, "burned: the card at place 9"),
        ({"type": "CardsRevealed", "seat": 0, "places": [1], "cards": ["As"]}, "the dealer shows As"),
        ({"type": "WagerPlaced", "seat": 1, "patron": "ann", "wager": "pair_plus", "amount": 550}, "pair plus $5.50"),
        ({"type": "WagerWithdrawn", "seat": 1, "wager": "ante", "amount": 500}, "ante $5 is withdrawn"),
        ({"type": "BetsClosed", "meter": 1_000_070}, '"No more bets"; the meter stands at $10,000.70'),
        ({"type": "ChipsExchanged", "patron": "ann", "amount": -500}, "ann exchanges $5 for cash"),
        ({"type": "InventoryFilled", "amount": -500}, "a credit"),
        ({"type": "StubCounted", "cards": 40, "dealt": 11}, "with 11 that are out 51 in all"),
        (
            {"type": "IrregularityReported", "mishap": "player-miscount", "seat": 3, "cards": -1, "remedy": "void-all"},
            "position 3: a player was dealt an incorrect number of cards (-1 cards); all hands are void",
        ),
        (
            {"type": "ElectionsChanged", "options": {"pair_plus": "B"}, "limits": {"ante": POSTED}},
            "in force: pair_plus=B, ante $5 to $9",
        ),
        ({"type": "SomethingNew"}, "SomethingNew"),
    ],
)
def test_what_is_said(event, words):
    assert words in said(event, THREE)


def test_a_card_that_lies_face_down_is_named_once_everybody_has_seen_it():
    event = {"type": "CardDealt", "seat": 1, "place": 7, "face_up": False}
    assert said(event, THREE).endswith("place 7, later seen: Kh, face down")
    assert said(event, Reader()).endswith("place 7, face down")
    events = [event, {"type": "CardsRevealed", "seat": 1, "places": [7, 8], "cards": ["Kh", "2c"], "cites": "x"}]
    assert faces_in(events) == {7: "Kh", 8: "2c"}


def test_the_paragraphs_of_an_event_come_once_each():
    settled = {"type": "WagerSettled", "cites": "19:47-20.10(e)", "settled": {"cites": ["19:47-20.11(a)1"]}}
    assert cites_of(settled) == ("19:47-20.10(e)", "19:47-20.11(a)1")
    assert cites_of({"type": "StepTaken", "cites": ["a", "b", "a"]}) == ("a", "b")
    assert cites_of({"type": "RoundClosed"}) == ()
