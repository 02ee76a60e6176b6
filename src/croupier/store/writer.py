"""The one connection that writes: a batch of entries is one transaction, and is on disk when it is answered."""

import threading
from collections.abc import Callable, Sequence
from typing import Final

from sqlalchemy import Connection, select, tuple_
from sqlalchemy.exc import DBAPIError, IntegrityError

from croupier.store import reading, schema
from croupier.store.batch import Batch
from croupier.store.chain import Record
from croupier.store.entry import Entry, NotStored, Stored, check
from croupier.store.inserting import insert_rows, insertion
from croupier.store.keys import Keys
from croupier.store.problems import Stopped
from croupier.store.reading import Head
from croupier.store.signing import Checkpoint
from croupier.store.witness import Witness

_ASKED_AT_ONCE: Final = 500


class Writer:
    """Keeps the heads of the logs in mind, as nobody else can move them while it holds the lock."""

    def __init__(self, connection: Connection, keys: Keys, witness: Witness, close: Callable[[], None]) -> None:
        self._connection = connection
        self._keys = keys
        self._witness = witness
        self._close = close
        self._turn = threading.Lock()
        self._heads: dict[str, Head] = {}
        self._stopped = ""
        tables = schema.METADATA.tables
        self._insertions = {name: insertion(tables[name], connection.dialect) for name in schema.IN_ORDER}

    def append(self, entries: Sequence[Entry]) -> tuple[Stored | NotStored, ...]:
        """Store the entries in one transaction; it is committed when this returns."""
        for entry in entries:
            check(entry)
        return self.append_checked(entries)

    def append_checked(self, entries: Sequence[Entry]) -> tuple[Stored | NotStored, ...]:
        with self._turn:
            if self._stopped:
                raise Stopped(self._stopped)
            try:
                batch, answers = self._write(entries)
            except IntegrityError:
                raise  # the database has refused what we should not have asked, and holds what it held
            except DBAPIError as error:
                self._stopped = f"The store could not be written ({error.orig}): open it anew to go on."
                raise Stopped(self._stopped) from error
            self._heads.update(batch.heads)
            self._tell_witness(batch.checkpoints)
            return answers

    def close(self) -> None:
        with self._turn:
            self._stopped = self._stopped or "The store is closed."
            self._close()

    def _tell_witness(self, checkpoints: Sequence[Checkpoint]) -> None:
        try:
            self._witness.saw(checkpoints)
        except OSError as error:
            self._stopped = f"The witness could not be written ({error.strerror}): open the store anew to go on."
            raise Stopped(self._stopped) from error

    def _write(self, entries: Sequence[Entry]) -> tuple[Batch, tuple[Stored | NotStored, ...]]:
        with self._connection.begin():
            self._learn_heads({entry.table for entry in entries})
            batch = Batch(self._heads, self._known_commands(entries), self._keys.seal, self._sign)
            answers = tuple(batch.add(entry) for entry in entries)
            for name, rows in batch.rows.items():
                if rows:
                    insert_rows(self._connection, self._insertions[name], rows)
        return batch, answers

    def _sign(self, record: Record) -> Checkpoint:
        return self._keys.sign(table=record.table, seq=record.seq, hash=record.hash, at=record.at)

    def _learn_heads(self, tables: set[str]) -> None:
        unknown = sorted(tables - self._heads.keys())
        for start in range(0, len(unknown), _ASKED_AT_ONCE):
            some = schema.tables.c.id.in_(unknown[start : start + _ASKED_AT_ONCE])
            for table in self._connection.scalars(select(schema.tables.c.id).where(some)).all():
                self._heads[table] = reading.head(self._connection, table)

    def _known_commands(self, entries: Sequence[Entry]) -> dict[tuple[str, str], tuple[bytes, Stored]]:
        commands, known = schema.commands.c, {}
        asked = list({(entry.table, entry.key) for entry in entries})
        for start in range(0, len(asked), _ASKED_AT_ONCE):
            some = tuple_(commands.table_id, commands.key).in_(asked[start : start + _ASKED_AT_ONCE])
            for row in self._connection.execute(select(schema.commands).where(some)):
                stored = Stored(row.table_id, row.key, row.first, row.last, repeated=True)
                known[row.table_id, row.key] = (bytes(row.digest), stored)
        return known
