"""The catalogue: which games there are, and where each of them is defined. A game is loaded when it is asked for."""

from importlib import import_module
from typing import Final

from croupier.rulebook.definition import GameDefinition

_GAMES: Final = {
    "three-card-poker": "three_card_poker.THREE_CARD_POKER",
    "four-card-poker": "four_card_poker.FOUR_CARD_POKER",
    "texas-hold-em-bonus": "texas_hold_em_bonus.TEXAS_HOLD_EM_BONUS",
    "caribbean-stud": "caribbean_stud.CARIBBEAN_STUD",
    "hold-em-3-bonus": "hold_em_3_bonus.HOLD_EM_3_BONUS",
    "premium-hold-em": "premium_hold_em.PREMIUM_HOLD_EM",
}

KEYS: Final = tuple(_GAMES)


class UnknownGame(LookupError):
    """A game that the catalogue does not hold; the message is a sentence for a person."""


def definition(key: str) -> GameDefinition:
    """The game of this key."""
    if key not in _GAMES:
        raise UnknownGame(f"There is no game {key!r}; there are {', '.join(KEYS)}.")
    module, name = _GAMES[key].split(".")
    found = getattr(import_module(f"croupier.games.{module}"), name)
    assert isinstance(found, GameDefinition), f"{module}.{name} is not a game"
    return found
