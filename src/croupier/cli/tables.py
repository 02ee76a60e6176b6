"""Custom pay tables as they are given on the command line: `--table wager=file.toml`, or the table itself."""

import tomllib
from collections.abc import Mapping
from pathlib import Path

from croupier.cli.errors import InputRefused
from croupier.rulebook.custom import TableRefused, with_custom_tables
from croupier.rulebook.game import Game


def read_tables(game: Game, given: tuple[str, ...]) -> Game:
    """The game with the tables that `--table` was given."""
    tables: dict[str, str | Mapping[str, object]] = {}
    for one in given:
        wager, equals, table = one.partition("=")
        if not equals or not wager:
            raise InputRefused("usage", f"--table takes WAGER=FILE.toml or WAGER='LINE ODDS, ...'; {one!r} is neither.")
        if wager in tables:
            raise InputRefused("usage", f"--table {wager} is given twice.")
        tables[wager] = _file(table) if table.endswith(".toml") else table
    try:
        return with_custom_tables(game, tables) if tables else game
    except TableRefused as error:
        raise InputRefused("bad-table", str(error)) from None


def _file(path: str) -> Mapping[str, object]:
    """What a file says: a line of the table on each of its lines, such as `"straight flush" = "40 to 1"`."""
    try:
        return tomllib.loads(Path(path).read_bytes().decode())
    except OSError as error:
        raise InputRefused("no-file", f"{path} cannot be read: {error.strerror}.") from None
    except (ValueError, RecursionError) as error:  # a null byte in a name is a ValueError too
        raise InputRefused("bad-table", f"{path} is not TOML: {' '.join(str(error).split())}.") from None
