"""A store: one writer, any number of readers, in SQLite or PostgreSQL.

`open_store(url)` opens it for writing, and makes it where there is none; `read_only=True` opens it beside its writer.
"""

import os
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self

from sqlalchemy import URL, Connection, Engine, select
from sqlalchemy.exc import DBAPIError

from croupier.store import lock, reading, schema, witness
from croupier.store.chain import Record
from croupier.store.connection import address, reading_engine, sqlite_file, sweep_log, writing_engine
from croupier.store.entry import Entry, NotStored, Stored
from croupier.store.keys import Keys
from croupier.store.migrate import check_revision, migrate
from croupier.store.problems import NotAStore, StoreProblem
from croupier.store.reading import Head, Known, Opened
from croupier.store.signing import Checkpoint
from croupier.store.writer import Writer


class Files(NamedTuple):
    """What lies beside a store, outside of the database."""

    sealing_key: Path
    signing_key: Path
    witness: Path
    lock: Path


def files_of(url: URL, beside: Path | None = None) -> Files:
    """The files that go with a store: beside a SQLite file, or for PostgreSQL in the user's own data."""
    stem = beside or sqlite_file(url) or _in_user_data(url)
    return Files(*(stem.with_name(f"{stem.name}.{end}") for end in ("seal-key", "sign-key", "witness", "lock")))


class Store:
    """Logs of tables with the ledger beside them. Whoever may write appends; nobody changes."""

    def __init__(self, engine: Engine, keys: Keys, writer: Writer | None) -> None:
        self._engine = engine
        self._keys = keys
        self._writer = writer

    @property
    def writer(self) -> Writer:
        assert self._writer is not None, "the store is open for reading"
        return self._writer

    def append(self, entries: Sequence[Entry]) -> tuple[Stored | NotStored, ...]:
        """Store entries of any tables in one transaction; it is committed when this returns."""
        return self.writer.append(entries)

    def tables(self) -> tuple[Opened, ...]:
        with self._engine.connect() as connection:
            return reading.tables(connection)

    def head(self, table: str) -> Head:
        with self._engine.connect() as connection:
            return reading.head(connection, table)

    def records(self, table: str, after: int = 0, until: int | None = None) -> Iterator[Record]:
        """The records behind number `after`, up to and with `until`."""
        return reading.records(self._engine, table, after, until)

    def round_records(self, table: str, number: int) -> tuple[Record, ...]:
        return reading.round_records(self._engine, table, number)

    def last_round(self, table: str) -> int:
        """The number of the newest round, or 0."""
        with self._engine.connect() as connection:
            return reading.last_round(connection, table)

    def command(self, table: str, key: str) -> Known | None:
        """The command with this key, if it was stored."""
        with self._engine.connect() as connection:
            return reading.command(connection, table, key)

    def balances(self, table: str | None = None) -> dict[str, int]:
        """What was posted to each account in all, or in the log of one table."""
        with self._engine.connect() as connection:
            return reading.balances(connection, table)

    def sealed(self, table: str, number: int) -> bytes | None:
        """A secret, opened with the store's key."""
        with self._engine.connect() as connection:
            found = reading.sealed(connection, table, number)
        return None if found is None else self._keys.unseal(table, number, found)

    def checkpoints(self, table: str) -> tuple[Checkpoint, ...]:
        with self._engine.connect() as connection:
            return reading.checkpoints(connection, table)

    def checkpoint(self, table: str, seq: int) -> Checkpoint | None:
        """The checkpoint of one record, if one was made there."""
        with self._engine.connect() as connection:
            return next(iter(reading.checkpoints(connection, table, seq)), None)

    def sign(self, *, table: str, seq: int, hash: str, at: int) -> Checkpoint:
        """A checkpoint that is not stored, as for the end of an export."""
        return self._keys.sign(table=table, seq=seq, hash=hash, at=at)

    def close(self) -> None:
        self._engine.dispose()
        if self._writer:
            self._writer.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def open_store(
    url: str, *, read_only: bool = False, beside: Path | None = None, witness_file: Path | None = None
) -> Store:
    """Open the store at an address.

    `beside` names the files that go with it, as the path of a SQLite store does by itself.
    """
    at = address(url)
    files = files_of(at, beside)
    if witness_file:
        files = files._replace(witness=witness_file)
    try:
        return _for_reading(at, files) if read_only else _for_writing(at, files)
    except DBAPIError as error:
        raise NotAStore(f"The store at {at.render_as_string()} cannot be opened: {error.orig}.") from error
    except OSError as error:
        raise NotAStore(f"The store at {at.render_as_string()} cannot be opened: {error}.") from error


def _for_reading(url: URL, files: Files) -> Store:
    engine = reading_engine(url)
    try:
        with engine.connect() as connection:
            check_revision(connection)
            _ask_witness(connection, files.witness)
    except BaseException:
        engine.dispose()
        raise
    return Store(engine, Keys(files.sealing_key, files.signing_key), None)


def _for_writing(url: URL, files: Files) -> Store:
    with ExitStack() as undo:  # what was opened is closed again unless all of it succeeds
        if sqlite_file(url):
            undo.callback(os.close, lock.lock_file(files.lock))
        engine = writing_engine(url)
        undo.callback(engine.dispose)
        connection = undo.enter_context(engine.connect())
        if not sqlite_file(url):
            lock.lock_database(connection)
            connection.commit()
        keys = _prepare(connection, files)
        seen = witness.Witness(files.witness)
        undo.callback(seen.close)
        return Store(reading_engine(url), keys, Writer(connection, keys, seen, undo.pop_all().close))


def _prepare(connection: Connection, files: Files) -> Keys:
    """Bring the store up to date, hold it against its witness and see that its keys are there."""
    with connection.begin():
        migrate(connection)
    sweep_log(connection)
    keys = Keys(files.sealing_key, files.signing_key)
    with connection.begin():
        _ask_witness(connection, files.witness)
        sealed, signed = (
            connection.execute(select(table.c.table_id).limit(1)).first() is not None
            for table in (schema.sealed, schema.checkpoints)
        )
    keys.prepare(has_sealed=sealed, has_signed=signed)
    return keys


def _ask_witness(connection: Connection, path: Path) -> None:
    for seen in witness.last_seen(path).values():
        there = reading.hash_at(connection, seen.table, seen.seq)
        if there != seen.hash:
            raise witness.refusal(seen, there, path)


def _in_user_data(url: URL) -> Path:
    """A name for a database elsewhere, told apart by all of its address but the password."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    shown = url.set(password=None).render_as_string()
    return home / "croupier" / f"{url.database or 'store'}-{sha256(shown.encode()).hexdigest()[:12]}"


__all__ = ["Files", "Store", "StoreProblem", "files_of", "open_store"]
