"""A game and its options as they are given on the command line: a key or a file, and `--set name=value`."""

from collections.abc import Callable, Mapping
from typing import Any

import click

from croupier.cli.errors import InputRefused, raise_refusal
from croupier.cli.game_file import load_game, names_a_file
from croupier.games.catalogue import UnknownGame, definition
from croupier.rulebook.definition import GameDefinition
from croupier.rulebook.game import Game, elect
from croupier.rulebook.refusal import Refusal


def game_argument(function: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command the argument GAME and the option `--set`."""
    option = click.option("--set", "settings", multiple=True, metavar="NAME=VALUE", help="Elect an option of the game.")
    return click.argument("game")(option(function))


def read_definition(game: str) -> GameDefinition:
    """The game that an argument means: a key of the catalogue, or a file of one's own, which is run."""
    return load_game(game) if names_a_file(game) else catalogued(game)


def catalogued(key: str) -> GameDefinition:
    """The game of this key, or an error that names the ones there are."""
    try:
        return definition(key)
    except UnknownGame as error:
        raise InputRefused("unknown-game", str(error)) from None


def read_game(game: str, options: Mapping[str, object]) -> Game:
    """The game that an argument means, under these options."""
    return elected(read_definition(game), options)


def elected(definition: GameDefinition, options: Mapping[str, object]) -> Game:
    """A game under these options, or an error that says which of them is wrong."""
    game = elect(definition, options)
    if isinstance(game, Refusal):
        raise_refusal(game)
    return game


def read_settings(settings: tuple[str, ...]) -> dict[str, object]:
    """What `--set` was given, each option once."""
    options: dict[str, object] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals or not name:
            raise InputRefused("usage", f"--set takes NAME=VALUE; {setting!r} is not of that form.")
        if name in options:
            raise InputRefused("usage", f"--set {name} is given twice.")
        options[name] = value
    return options
