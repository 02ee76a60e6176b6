"""What a transaction is to write: entries of many tables, numbered and chained, as rows of the database."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from croupier.store import chain, schema
from croupier.store.entry import Entry, KeyTaken, NotStored, Stale, Stored
from croupier.store.reading import Head
from croupier.store.signing import Checkpoint


class Batch:
    """Entries are added one by one; each sees what those before it add to the logs."""

    def __init__(
        self,
        heads: Mapping[str, Head],
        commands: Mapping[tuple[str, str], tuple[bytes, Stored]],
        seal: Callable[[str, int, bytes], bytes],
        sign: Callable[[chain.Record], Checkpoint],
    ) -> None:
        self.heads: dict[str, Head] = {}
        self.rows: dict[str, list[tuple[Any, ...]]] = {name: [] for name in schema.IN_ORDER}
        """For each table of the database, in the order of its columns."""
        self.checkpoints: list[Checkpoint] = []
        self._heads_before = heads
        self._commands = dict(commands)
        self._seal = seal
        self._sign = sign

    def add(self, entry: Entry) -> Stored | NotStored:
        """Take the entry in, or say why it is not to be stored."""
        if known := self._commands.get((entry.table, entry.key)):
            return self._repeated(entry, *known)
        head = self._head(entry)
        if entry.expected != head.seq + 1:
            told = f"Record {entry.expected} of {entry.table} was to be next, and {head.seq + 1} is."
            return Stale(entry.table, entry.key, told)
        return self._store(entry, head)

    def _repeated(self, entry: Entry, digest: bytes, stored: Stored) -> Stored | KeyTaken:
        if digest == entry.digest:
            return stored
        told = f"The key {entry.key!r} came before at {entry.table}, with another command."
        return KeyTaken(entry.table, entry.key, told)

    def _head(self, entry: Entry) -> Head:
        return self.heads.get(entry.table) or self._heads_before.get(entry.table) or Head(0, chain.GENESIS)

    def _store(self, entry: Entry, head: Head) -> Stored:
        if entry.table not in self.heads and entry.table not in self._heads_before:
            self.rows["tables"].append((entry.table, entry.at))
        records = list(self._linked(entry, head))
        for record in records:
            self._log(record)
        self.heads[entry.table] = Head(records[-1].seq, records[-1].hash) if records else head
        self._seal_secrets(entry)
        if entry.checkpoint and records:
            self._check_in(self._sign(records[-1]))
        return self._remember(entry, Stored(entry.table, entry.key, head.seq + 1, head.seq + len(records)))

    def _linked(self, entry: Entry, head: Head) -> Iterable[chain.Record]:
        prev = head.hash
        for seq, event in enumerate(entry.events, head.seq + 1):
            record = chain.link(
                table=entry.table,
                seq=seq,
                round=event.round,
                at=entry.at,
                body=event.body,
                postings=event.postings,
                prev=prev,
            )
            prev = record.hash
            yield record

    def _log(self, record: chain.Record) -> None:
        self.rows["events"].append(
            (record.table, record.seq, record.round, record.at, record.body, bytes.fromhex(record.hash))
        )
        lines = self.rows["postings"]
        for number, (account, amount) in enumerate(record.postings, 1):
            lines.append((record.table, record.seq, number, account, amount))

    def _seal_secrets(self, entry: Entry) -> None:
        for number, content in entry.sealed:
            self.rows["sealed"].append((entry.table, number, self._seal(entry.table, number, content)))

    def _check_in(self, made: Checkpoint) -> None:
        self.checkpoints.append(made)
        told = (bytes.fromhex(text) for text in (made.key, made.signature))
        self.rows["checkpoints"].append((made.table, made.seq, bytes.fromhex(made.hash), made.at, *told))

    def _remember(self, entry: Entry, stored: Stored) -> Stored:
        again = Stored(stored.table, stored.key, stored.first, stored.last, repeated=True)
        self._commands[entry.table, entry.key] = (entry.digest, again)
        self.rows["commands"].append((entry.table, entry.key, entry.digest, stored.first, stored.last))
        return stored
