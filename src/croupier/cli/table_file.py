"""A table's configuration in TOML: read strictly and checked as a whole, so that no table opens that may not."""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from croupier.cli.elections import catalogued, elected
from croupier.cli.errors import InputRefused, raise_refusal
from croupier.cli.game_file import names_a_file
from croupier.cli.round_file import in_words
from croupier.games.progressives import CONTROLLER
from croupier.progressive.parameters import check_parameters
from croupier.rulebook.controller import Parameters
from croupier.rulebook.definition import GameDefinition
from croupier.rulebook.game import Game
from croupier.rulebook.money import LARGEST_AMOUNT, Cents
from croupier.rulebook.procedure import Shuffling
from croupier.rulebook.refusal import Refusal
from croupier.rulebook.wager import Limits
from croupier.table.day import new_day
from croupier.table.day_commands import OpenTable
from croupier.table.elected import Elected
from croupier.table.meter import terms_of
from croupier.table.run import run
from croupier.table.table import Table, open_table
from croupier.table.wheel import fixed_prize_missing

RACK: Final = 5_000_000
"""Cents in the rack of a table that nobody has configured."""
BACKS: Final = ("red", "blue")


class _Limits(msgspec.Struct, forbid_unknown_fields=True):
    minimum: int = Limits().minimum
    maximum: int = Limits().maximum
    step: int = Limits().step


class _Cards(msgspec.Struct, forbid_unknown_fields=True):
    """As `Elected`, whose defaults hold."""

    shuffling: Shuffling = Shuffling.MANUAL
    arrive_shuffled: bool = False
    second_deck: bool = False
    shuffler_counts: bool = False
    count_every: int = Elected().count_every
    idle_face_up: bool = True
    deck_hours: int = Elected().deck_hours
    notice_minutes: int = Elected().notice_minutes


class _Progressive(msgspec.Struct, forbid_unknown_fields=True):
    """As `Parameters`, without the rate and the reset, which are options of the game."""

    initial: int | None = None  # the reset amount where nothing is said
    hidden: str = "0"
    limit: int | None = None
    unreasonable: int | None = None


class _File(msgspec.Struct, forbid_unknown_fields=True):
    game: str = ""
    dealer: Literal["automated", "human"] = "automated"
    method: str = ""
    settling: str = ""
    two_positions: bool = False
    inventory: int = RACK
    backs: list[str] = []
    options: dict[str, Any] = {}
    limits: dict[str, _Limits] = {}
    cards: _Cards = msgspec.field(default_factory=_Cards)
    progressive: _Progressive | None = None


class Configured(msgspec.Struct, frozen=True):
    """A table that may be opened, with what is known of it besides."""

    table: Table
    inventory: Cents
    backs: tuple[str, ...]
    paced: bool  # by a person who deals
    terms: Parameters | None = None  # of its progressive

    @property
    def key(self) -> str:
        return self.table.game.definition.key

    def opening(self, name: str, *, seeded: bool) -> OpenTable:
        """The command that opens it under this name."""
        return OpenTable(name, self.backs, self.inventory, seeded, self.terms)


def configured(
    definition: GameDefinition | None, path: str | None, options: Mapping[str, object], dealer: str | None = None
) -> Configured:
    """The table of a game, of a file, or of both; what is given beside a file goes before what stands there."""
    file = _read(path) if path else _File()
    game = elected(definition or _of_file(file, path), {**file.options, **options})
    if file.game and file.game != game.definition.key:
        raise InputRefused("bad-table-file", f"{path} is for {file.game}, not for {game.definition.key}.")
    _check_awards(game)
    limits = {wager: Limits(posted.minimum, posted.maximum, posted.step) for wager, posted in file.limits.items()}
    cards = Elected(**msgspec.structs.asdict(file.cards))
    table = open_table(game, file.method, file.settling, limits, file.two_positions, cards)
    if isinstance(table, Refusal):
        raise_refusal(table)
    backs = tuple(file.backs) or BACKS[: 1 + cards.second_deck]
    terms = _terms(game, file.progressive)
    return _checked(Configured(table, file.inventory, backs, (dealer or file.dealer) == "human", terms))


def _terms(game: Game, given: _Progressive | None) -> Parameters | None:
    """The terms of the table's progressive, if it has one that may be run on them."""
    usual = terms_of(game, None)
    if usual is None or given is None:
        if given is not None:
            raise InputRefused("bad-table-file", f"{game.definition.title} has no progressive under these options.")
        return None
    initial = usual.initial if given.initial is None else given.initial
    rest = {"hidden": given.hidden, "limit": given.limit, "unreasonable": given.unreasonable}
    terms = msgspec.structs.replace(usual, initial=initial, **rest)
    refused = check_parameters(terms, CONTROLLER)
    if refused is not None:
        raise_refusal(refused)
    return terms


def _checked(found: Configured) -> Configured:
    """With an opening that the engine does not refuse."""
    if not 0 <= found.inventory <= LARGEST_AMOUNT:
        cites = (found.table.game.definition.conduct.chips,)
        message = f"inventory is whole cents from 0 to {LARGEST_AMOUNT}; {found.inventory} is not."
        raise InputRefused("not-an-amount", message, cites)
    outcome = run(new_day(found.table), found.opening("T", seeded=False))
    if isinstance(outcome, Refusal):
        raise_refusal(outcome)
    return found


def _check_awards(game: Game) -> None:
    """A wheel turns only with weights, and an award without a meter is an amount that somebody has stated."""
    if game.wheel is not None and game.elections["wheel"] is None:
        message = "The wheel's positions are printed, their chances are not: give twelve weights as the option wheel."
        raise InputRefused("wheel-missing", message, [game.wheel.cites])
    if game.wheel is not None and fixed_prize_missing(game):
        message = "The wheel has a fixed prize; state its amount in cents with the option fixed_prize."
        raise InputRefused("meter-missing", message, [game.wheel.cites])


def _of_file(file: _File, path: str | None) -> GameDefinition:
    if not file.game:
        where = f"{path} names none: write game = ... into it, or name one" if path else "Name one"
        raise InputRefused("usage", f"Which game is dealt? {where} on the command line.")
    if names_a_file(file.game):  # a configuration is data, and data runs no program
        message = f"{path} names a game by its key; name the file {file.game} on the command line."
        raise InputRefused("unknown-game", message)
    return catalogued(file.game)


def _read(path: str) -> _File:
    try:
        document = tomllib.loads(Path(path).read_bytes().decode())
    except OSError as error:
        raise InputRefused("no-file", f"{path} cannot be read: {error.strerror}.") from None
    except (ValueError, RecursionError) as error:  # a null byte in a name is a ValueError too
        raise InputRefused("bad-table-file", f"{path} is not TOML: {' '.join(str(error).split())}.") from None
    try:
        return msgspec.convert(document, _File)
    except msgspec.ValidationError as error:
        message = f"{path} does not configure a table: {in_words(str(error))}."
        raise InputRefused("bad-table-file", message) from None
