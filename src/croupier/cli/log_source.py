"""Where a log is read from: a file that was exported, or a table of a store."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

import msgspec

from croupier.cli.errors import InputRefused
from croupier.cli.stores import named_table, opened_store

if TYPE_CHECKING:
    from croupier.store.store import Store


class Entry(msgspec.Struct, forbid_unknown_fields=True):
    """A record as it stands in a log."""

    at: int
    event: msgspec.Raw
    hash: str
    postings: list[tuple[str, int]]
    prev: str
    round: int
    seq: int
    table: str

    @property
    def told(self) -> dict[str, Any]:
        """The event."""
        return msgspec.json.decode(self.event, type=dict[str, Any])


class RoundOf(NamedTuple):
    """A round with what was done with the cards before it."""

    opened: Entry  # the first record of the log, which says what is played
    before: tuple[Entry, ...]
    records: tuple[Entry, ...]


class Log(Protocol):
    """The records of one table."""

    def records(self) -> Iterator[Entry]:
        """All of them, in their order."""

    def round(self, number: int) -> RoundOf:
        """Those of one round."""


@contextmanager
def opened_log(path: str | None, url: str | None, table: str | None) -> Iterator[Log]:
    """The log that a person named, in one of the two ways."""
    if (path is None) == (url is None):
        raise InputRefused("usage", "Name a log: either a FILE that was exported, or --store URL.")
    if path is not None:
        yield FiledLog(path, table)
        return
    assert url is not None
    with opened_store(url, read_only=True) as store:
        yield StoredLog(store, named_table(store, table))


class StoredLog:
    """A table of a store; a round is found by the store's index."""

    def __init__(self, store: "Store", table: str) -> None:
        self._store, self._table = store, table

    def records(self) -> Iterator[Entry]:
        return _entries(self._store.records(self._table))

    def round(self, number: int) -> RoundOf:
        found = tuple(_entries(self._store.round_records(self._table, number)))
        if not found:
            last = self._store.last_round(self._table)
            raise no_such_round(self._table, number, last)
        before = self._store.round_records(self._table, number - 1) if number > 1 else ()
        after = before[-1].seq if before else 0
        between = _entries(self._store.records(self._table, after, found[0].seq - 1))
        (opened,) = _entries(self._store.records(self._table, until=1))
        return RoundOf(opened, tuple(between), found)


class FiledLog:
    """A file with the lines of a log, one table's or several."""

    def __init__(self, path: str, table: str | None) -> None:
        self._path, self._table = path, table

    def records(self) -> Iterator[Entry]:
        tables = set()
        for number, line in enumerate(self._lines(), 1):
            entry = self._entry(number, line)
            if entry is None:
                continue
            tables.add(entry.table)
            if self._table is None and len(tables) > 1:
                named = ", ".join(sorted(tables))
                raise InputRefused("usage", f"{self._path} is a log of {named}: name one with --table.")
            if self._table in (None, entry.table):
                yield entry
        if self._table is not None and self._table not in tables:
            there = ", ".join(sorted(tables)) or "none"
            raise InputRefused("no-such-table", f"{self._path} has no table {self._table!r}; there are {there}.")
        if not tables:
            raise InputRefused("bad-log", f"{self._path} is no log: it has no record.")

    def round(self, number: int) -> RoundOf:
        opened: Entry | None = None
        before: list[Entry] = []
        found: list[Entry] = []
        last = 0
        for entry in self.records():
            opened, last = opened or entry, max(last, entry.round)
            if entry.round == number:
                found.append(entry)
            elif found:
                break
            else:
                before = [*before, entry] if entry.round == 0 else []
        assert opened is not None, "a log has a record"
        if not found:
            raise no_such_round(opened.table, number, last)
        return RoundOf(opened, tuple(before), tuple(found))

    def _lines(self) -> Iterator[bytes]:
        try:
            with Path(self._path).open("rb") as file:
                yield from file
        except (OSError, ValueError) as error:  # a null byte in a name is a ValueError
            says = error.strerror if isinstance(error, OSError) else "it is no name"
            raise InputRefused("no-file", f"{self._path} cannot be read: {says}.") from None

    def _entry(self, number: int, line: bytes) -> Entry | None:
        try:
            return None if line.startswith(b'{"checkpoint":') else _DECODER.decode(line)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise InputRefused("bad-log", f"{self._path} is no log, line {number}: {error}.") from None


_DECODER = msgspec.json.Decoder(Entry)


def no_such_round(table: str, number: int, last: int) -> InputRefused:
    there = f"it has rounds 1 to {last}" if last else "it has none yet"
    return InputRefused("no-such-round", f"The log of {table} has no round {number}; {there}.")


@contextmanager
def reading_events(log: str) -> Iterator[None]:
    """A record may have the form of one and an event that is none."""
    try:
        yield
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        says = f"{type(error).__name__}: {error}"
        raise InputRefused("bad-log", f"{log} holds an event that cannot be read ({says}): verify it first.") from None


def _entries(records: Iterable[Any]) -> Iterator[Entry]:
    for one in records:
        postings = [(posting.account, posting.amount) for posting in one.postings]
        yield Entry(one.at, msgspec.Raw(one.body), one.hash, postings, one.prev, one.round, one.seq, one.table)
