"""Connections to the database: how each is set up so that what is committed is on disk.

SQLite from 3.7.0 to 3.51.2 can corrupt a database when two connections checkpoint its write-ahead log at the same
moment. So the one writer alone checkpoints, and a connection that only reads is opened in a way in which it cannot.
"""

import os
import socket
import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError
from sqlalchemy.pool import ConnectionPoolEntry

from croupier.store.problems import NotAStore

OLDEST_SQLITE: Final = (3, 37, 0)
"""The first with strict tables."""
_BUG: Final = ((3, 7, 0), (3, 51, 2))
_LOG_PAGES: Final = 10_000
"""How long SQLite's write-ahead log grows, about 40 MB, before it is brought into the database: a page that a hundred
commits have changed is then written there once."""
_WAIT: Final = 10_000  # milliseconds until a locked SQLite file counts as an error


def address(url: str) -> URL:
    """The URL of a store, as SQLAlchemy reads it."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise NotAStore(f"{url!r} is no address of a store: write sqlite:///file or postgresql://...") from None
    if parsed.drivername == "sqlite":
        if parsed.host or parsed.database in (None, "", ":memory:"):
            raise NotAStore(f"{url!r} names no file: write sqlite:///file.")
        return parsed
    if parsed.drivername == "postgresql":
        return parsed.set(drivername="postgresql+psycopg")
    shown = parsed.render_as_string()
    raise NotAStore(f"{shown!r} is no address of a store: write sqlite:///file or postgresql://...")


def sqlite_file(url: URL) -> Path | None:
    """The file of a SQLite store."""
    return Path(url.database or "").absolute() if url.drivername == "sqlite" else None


def checkpoints_collide(version: tuple[int, ...] = sqlite3.sqlite_version_info) -> bool:
    """Whether two checkpoints at once can corrupt a database under this version of SQLite."""
    return _BUG[0] <= version <= _BUG[1]


def whoami() -> str:
    return f"process {os.getpid()} on {socket.gethostname()}"


def writing_engine(url: URL) -> Engine:
    """An engine for the one connection that writes."""
    file = sqlite_file(url)
    if file is None:
        return _postgres(url, "-c synchronous_commit=on")
    _check_version()
    engine = create_engine(url, connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
        connection.isolation_level = None  # the begin of a transaction is said below, not guessed by the driver
        for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "recursive_triggers=ON"):
            connection.execute(f"PRAGMA {setting}")
        connection.execute(f"PRAGMA busy_timeout={_WAIT}")
        connection.execute(f"PRAGMA wal_autocheckpoint={_LOG_PAGES}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def reading_engine(url: URL) -> Engine:
    """An engine for connections that can neither write nor checkpoint."""
    file = sqlite_file(url)
    if file is None:
        return _postgres(url, "-c default_transaction_read_only=on")
    _check_version()
    if not file.exists():
        raise NotAStore(f"There is no store at {file}.")
    query = dict(url.query) | {"mode": "ro", "uri": "true"}
    readable = URL.create("sqlite", database=file.as_uri(), query=query)
    engine = create_engine(readable, connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
        for setting in (f"busy_timeout={_WAIT}", "wal_autocheckpoint=0", "query_only=ON"):
            connection.execute(f"PRAGMA {setting}")
        if checkpoints_collide():
            told = [connection.execute(f"PRAGMA {name}").fetchone() for name in ("wal_autocheckpoint", "query_only")]
            assert told == [(0,), (1,)], f"a reader under SQLite {sqlite3.sqlite_version} must never checkpoint: {told}"

    return engine


def sweep_log(connection: Connection) -> None:
    """Bring what SQLite's write-ahead log holds into the database file, and begin a new log.

    After a failed write the system may hold pages that never came to disk and forget that they did not. Writing them
    once more when the store is opened puts everything that can be read there on disk.
    """
    if connection.dialect.name == "sqlite":
        connection.commit()
        try:
            connection.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # outside of any transaction
        except sqlite3.Error as error:
            raise NotAStore(f"What the store holds cannot be put on disk: {error}.") from error


def _postgres(url: URL, options: str) -> Engine:
    try:
        return create_engine(
            url, paramstyle="format", connect_args={"options": options, "application_name": f"croupier, {whoami()}"}
        )
    except (ModuleNotFoundError, NoSuchModuleError):
        advice = "install croupier with its extra, croupier[postgres]"
        raise NotAStore(f"A store on PostgreSQL needs the package psycopg: {advice}.") from None


def _check_version() -> None:
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        wanted = ".".join(map(str, OLDEST_SQLITE))
        raise NotAStore(f"This Python comes with SQLite {sqlite3.sqlite_version}; a store needs {wanted} or later.")
