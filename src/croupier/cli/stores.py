"""Stores as commands open them: what is wrong with one is said in a sentence."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from croupier.cli.errors import InputRefused

if TYPE_CHECKING:
    from croupier.store.problems import StoreProblem
    from croupier.store.store import Store


@contextmanager
def opened_store(url: str, *, read_only: bool = False) -> "Iterator[Store]":
    """The store at an address; whatever it refuses, now or later on, ends the command."""
    from sqlalchemy.exc import DBAPIError

    from croupier.store.problems import StoreProblem
    from croupier.store.store import open_store

    try:
        with open_store(url, read_only=read_only) as store:
            yield store
    except StoreProblem as problem:
        raise _refused(problem) from None
    except DBAPIError as error:
        raise InputRefused("store-stopped", " ".join(f"The store cannot be read: {error.orig}.".split())) from None


def _refused(problem: "StoreProblem") -> InputRefused:
    """The problem under a code of its own, on one line."""
    from croupier.store import problems

    message = " ".join(str(problem).split())
    match problem:
        case problems.NotAStore():
            return InputRefused("no-store", message)
        case problems.Occupied():
            return InputRefused("store-occupied", message)
        case problems.TooNew():
            return InputRefused("store-too-new", message)
        case problems.RolledBack():
            return InputRefused("store-rolled-back", message)
        case problems.WrongKey():
            return InputRefused("wrong-key", message)
    return InputRefused("store-stopped", message)


def named_table(store: "Store", table: str | None) -> str:
    """The table of this name, or the only one where none is named."""
    there = [opened.id for opened in store.tables()]
    known = ", ".join(there) or "none"
    if table is None and len(there) == 1:
        return there[0]
    if table is None:
        raise InputRefused("usage", f"Name a table with --table; the store has {known}.")
    if table not in there:
        raise InputRefused("no-such-table", f"The store has no table {table!r}; there are {known}.")
    return table
