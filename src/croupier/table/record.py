"""The public form of an event, which the log holds: a card that not everybody has seen is its place in the stack.

The place is that in the shuffled stack, before any cut. With the order of the deck the event is got back from it.
"""

from collections.abc import Mapping
from typing import Any, Final, cast, get_args

import msgspec

from croupier.cards.card import Card
from croupier.table import day_events as d
from croupier.table import events as e
from croupier.table.fold import AnyEvent

Public = dict[str, Any]
KINDS: Final = {kind.__name__: kind for kind in (*get_args(e.Event), *get_args(d.DayEvent))}

_DRAWN: Final = ("CardDealt", "CommunityCardDealt", "CardBurned")
_SHOWN: Final = ("CardsRevealed", "CommunityCardsRevealed")


def public(event: AnyEvent, places: Mapping[Card, int]) -> Public:
    """The event as the log holds it."""
    told = cast(Public, msgspec.to_builtins(event, order="sorted"))
    kind = told["type"]
    if kind == "DeckShuffled":
        del told["order"], told["seed"]
    elif kind in _DRAWN:
        card = told["card"]
        told["place"] = places[card]
        if not told.get("face_up"):
            del told["card"]
    elif kind in _SHOWN:
        told["places"] = [places[card] for card in told["cards"]]
    elif kind == "CardDiscarded":
        told["place"] = places[told["card"]]
    return told


def restored(told: Mapping[str, Any], order: tuple[Card, ...], seed: bytes) -> AnyEvent:
    """The event that a public form stands for; `order` and `seed` are those of its deck."""
    full = dict(told)
    if full["type"] == "DeckShuffled":
        full |= {"order": order, "seed": seed}
    elif full["type"] in _DRAWN:
        full["card"] = order[full["place"]]
    return cast(AnyEvent, msgspec.convert(full, KINDS[full["type"]], builtin_types=(bytes,)))
