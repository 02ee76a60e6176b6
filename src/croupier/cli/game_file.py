"""A game in a file of one's own: `path/to/game.py`, or `path/to/game.py:NAME` where the file holds several.

A game file is a program. To read it is to run it, with everything that the person who asked for it may do; so a file is
run only where somebody named it on the command line, never because data did.
"""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from traceback import extract_tb
from types import CodeType, ModuleType

from croupier.cli.errors import InputRefused
from croupier.rulebook.definition import GameDefinition
from croupier.rulebook.game import elect
from croupier.rulebook.reference import UnknownParagraph
from croupier.rulebook.whole import flaws

GUIDE = "docs/guide/write-a-game.md shows how"
MODULE = "croupier_game_file"  # what a game file is called while it is run


def names_a_file(text: str) -> bool:
    """Whether this means a file: no key of the catalogue ends in `.py` or contains a separator of paths."""
    separators = {"/", os.sep, os.altsep or os.sep}
    return text.endswith(".py") or ".py:" in text or any(separator in text for separator in separators)


def load_game(text: str) -> GameDefinition:
    """The game of this file, or one clear error. The file is run."""
    path, name = _path_and_name(text)
    games = _games(_run(path))
    if name:
        return _whole(path, _named(path, games, name))
    if not games:
        raise InputRefused("bad-game", f"{path} defines no game. A game file ends in a GameDefinition; {GUIDE}.")
    if len(games) > 1:
        listed = ", ".join(games)
        raise InputRefused(
            "bad-game", f"{path} defines {listed}; choose one of them, as in {path}:{next(iter(games))}."
        )
    return _whole(path, next(iter(games.values())))


def _path_and_name(text: str) -> tuple[str, str]:
    before, mark, name = text.rpartition(".py:")
    return (f"{before}.py", name) if mark and name.isidentifier() else (text, "")


def _named(path: str, games: Mapping[str, GameDefinition], name: str) -> GameDefinition:
    if name not in games:
        there = f"it has {', '.join(games)}" if games else f"it has none; {GUIDE}"
        raise InputRefused("bad-game", f"{path} has no game {name}; {there}.")
    return games[name]


def _whole(path: str, definition: GameDefinition) -> GameDefinition:
    """The definition, if its parts fit together; a reader may rely on that."""
    try:
        flaw = next(flaws(definition), "")
        elect(definition, {})
    except Exception as error:  # a part of another type than the rulebook's fails wherever it is first read
        raise InputRefused("bad-game", f"{path} states a part that cannot be read: {_said(error)}.") from None
    if flaw:
        raise InputRefused("bad-game", f"{path}: {flaw}")
    return definition


def _run(path: str) -> ModuleType:
    code = _compiled(path)
    module = ModuleType(MODULE)
    module.__file__ = path
    sys.modules[MODULE] = module  # where Python looks up what a class in the file refers to
    try:
        exec(code, module.__dict__)  # the person named the file in order to run it
    except (Exception, SystemExit) as error:
        line = next((f.lineno for f in reversed(extract_tb(error.__traceback__)) if f.filename == path), None)
        raise InputRefused("bad-game", f"{path} cannot be run, line {line}: {_said(error)}.") from None
    return module


def _compiled(path: str) -> CodeType:
    try:
        return compile(Path(path).read_bytes(), path, "exec", dont_inherit=True)
    except OSError as error:
        raise InputRefused("no-file", f"{path} cannot be read: {error.strerror}.") from None
    except SyntaxError as error:
        message = f"{path} is not Python, line {error.lineno or 1}: {error.msg}."
        raise InputRefused("bad-game", message) from None
    except (ValueError, RecursionError) as error:
        raise InputRefused("bad-game", f"{path} is not Python: {_said(error)}.") from None


def _said(error: BaseException) -> str:
    """What went wrong on one line; Python's own failures are known by their names, ours by their sentences."""
    words = " ".join(str(error).split()).rstrip(".")
    if words and isinstance(error, AssertionError | UnknownParagraph):
        return words
    return f"{type(error).__name__}: {words}" if words else type(error).__name__


def _games(module: ModuleType) -> dict[str, GameDefinition]:
    """The games that the file defines or imports, each under its first name."""
    games: dict[str, GameDefinition] = {}
    for name, value in vars(module).items():
        if isinstance(value, GameDefinition) and not any(value is known for known in games.values()):
            games[name] = value
    return games
