"""Exactly one process writes to a store; a second one is told which it is.

Beside a SQLite file lies a lock file, held with `flock`. In PostgreSQL the connection that writes holds an advisory
lock, so that a writer that loses its connection has lost the lock with it, and cannot write behind the next one's back.
"""

import fcntl
import os
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, text

from croupier.store.connection import whoami
from croupier.store.problems import NotAStore, Occupied

ADVISORY: Final = 0x63726F7570696572  # "croupier"


def lock_file(path: Path) -> int:
    """Take the lock beside a SQLite store; closing the file that is returned gives it back."""
    try:
        handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
    except OSError as error:
        raise NotAStore(f"{path} cannot be written: {error.strerror}.") from None
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        holder = os.read(handle, 200).decode("utf-8", "replace").strip() or "another process"
        os.close(handle)
        raise Occupied(_sentence(holder)) from None
    os.ftruncate(handle, 0)
    os.pwrite(handle, f"{whoami()}\n".encode(), 0)
    return handle


def lock_database(connection: Connection) -> None:
    """Take the lock of a store in PostgreSQL for as long as the connection lives."""
    if connection.execute(text("SELECT pg_try_advisory_lock(:lock)"), {"lock": ADVISORY}).scalar():
        return
    holder = connection.execute(
        text(
            "SELECT application_name FROM pg_stat_activity JOIN pg_locks USING (pid) "
            "WHERE locktype = 'advisory' AND granted AND objsubid = 1 AND classid = :high AND objid = :low "
            "AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())"
        ),
        {"high": ADVISORY >> 32, "low": ADVISORY & 0xFFFFFFFF},
    ).scalar()
    raise Occupied(_sentence(str(holder).removeprefix("croupier, ") if holder else "another process"))


def _sentence(holder: str) -> str:
    return f"The store is being written by {holder}: stop that first, or open the store for reading."
