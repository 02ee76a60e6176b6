"""A round in a file: read strictly, so that no slip of the keyboard becomes money."""

import json
import re
from typing import Any, Final

import msgspec

from croupier.cards.card import Card, CardsRefused, parse_cards, refuse_duplicates
from croupier.cli.elections import catalogued, elected
from croupier.cli.errors import InputRefused
from croupier.cli.game_file import names_a_file
from croupier.rulebook.definition import GameDefinition
from croupier.rulebook.game import Game
from croupier.table.complete import GivenHand, GivenRound

_TYPES: Final = {"int": "whole number", "float": "decimal number", "str": "text", "bool": "true or false"}


class _Player(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    cards: list[str]
    wagers: dict[str, Any]
    decisions: list[str] = []
    expose: bool = True  # whether the player shows three cards for the 3 card bonus


class _Round(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    dealer: list[str]
    players: list[_Player]
    options: dict[str, Any] = {}
    community: list[str] = []
    meter: int | None = None
    wheel: list[int] = []


def read_round(text: bytes, own: GameDefinition | None = None) -> tuple[Game, GivenRound]:
    """The game and the round that a JSON document describes; `own` is a game that is in no catalogue."""
    given = _decoded(text)
    game = elected(own if own and given.game == own.key else _catalogued(given.game), given.options)
    counts = game.definition.counts
    dealer = _cards("The dealer", given.dealer, counts.dealer, counts.cites)
    community = _cards("The community", given.community, counts.community, counts.cites)
    hands = tuple(_hand(player, game) for player in given.players)
    _check_seats([hand.seat for hand in hands], game)
    _once([*dealer, *community, *(card for hand in hands for card in hand.cards)])
    return game, GivenRound(hands, dealer, community, given.meter, tuple(given.wheel))


def _catalogued(key: str) -> GameDefinition:
    if names_a_file(key):  # a round is data, and data runs no program
        raise InputRefused("unknown-game", f"A round names a game by its key; name the file {key} with --game.")
    return catalogued(key)


def _decoded(text: bytes) -> _Round:
    try:
        document = json.loads(text.decode("utf-8-sig"), object_pairs_hook=_each_key_once)
        return msgspec.convert(document, _Round)
    except msgspec.ValidationError as error:
        raise InputRefused("bad-round", f"This is not a round: {in_words(str(error))}.") from None
    except RecursionError:
        raise InputRefused("bad-json", "This is not a round: it is nested too deeply.") from None
    except UnicodeDecodeError:
        raise InputRefused("bad-json", "This is not JSON: it is not text in UTF-8.") from None
    except ValueError as error:
        # Python refuses to read numbers of thousands of digits, and says so in words for programmers.
        reason = "a number has too many digits" if "set_int_max_str_digits" in str(error) else str(error)
        raise InputRefused("bad-json", f"This is not JSON: {reason}.") from None


def in_words(error: str) -> str:
    """What was expected and what stands there, without the names that Python has for them."""
    if not error.startswith("Expected"):
        return error
    expected, at, place = error.partition(" - at ")
    return re.sub(r"\b(int|float|str|bool)\b", lambda name: _TYPES[name[0]], expected) + at + place


def _each_key_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise InputRefused("bad-json", f"The key {twice!r} stands twice in one object.")
    return found


def _hand(player: _Player, game: Game) -> GivenHand:
    counts = game.definition.counts
    for wager, amount in player.wagers.items():
        if type(amount) is not int:
            message = f"Seat {player.seat}: {wager} must be whole cents, not {json.dumps(amount)}."
            raise InputRefused("not-an-amount", message, [game.definition.conduct.chips])
    cards = _cards(f"Seat {player.seat}", player.cards, counts.player, counts.cites)
    return GivenHand(player.seat, cards, player.wagers, tuple(player.decisions), player.expose)


def _cards(whose: str, texts: list[str], count: int, cites: str) -> tuple[Card, ...]:
    try:
        cards = parse_cards(texts)
    except CardsRefused as error:
        raise InputRefused("bad-cards", f"{whose}: {error}") from None
    if len(cards) != count:
        message = f"{whose} must have {count} cards and has {len(cards)}."
        raise InputRefused("bad-cards", message, [cites])
    return cards


def _check_seats(seats: list[int], game: Game) -> None:
    positions = game.definition.positions
    if not seats:
        raise InputRefused("bad-round", "A round has at least one player.")
    for seat in seats:
        if not 1 <= seat <= positions:
            message = f"The table has seats 1 to {positions}; there is no seat {seat}."
            raise InputRefused("no-such-position", message, [game.definition.conduct.positions])
        if seats.count(seat) > 1:
            raise InputRefused("bad-round", f"Seat {seat} stands twice.")


def _once(cards: list[Card]) -> None:
    try:
        refuse_duplicates(cards)
    except CardsRefused as error:
        raise InputRefused("bad-cards", str(error)) from None
