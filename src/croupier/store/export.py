"""A table's log as JSON lines, for anybody to check without a store: its records, then a checkpoint of the last one."""

from collections.abc import Iterator

from croupier.store import chain, signing
from croupier.store.chain import Record
from croupier.store.store import Store


def export(store: Store, table: str) -> Iterator[bytes]:
    """The lines of a log file, each with its end. A table without records has none."""
    last = None
    for last in store.records(table):
        yield chain.line(last) + b"\n"
    if last:
        yield signing.line(_checkpoint(store, last)) + b"\n"


def _checkpoint(store: Store, last: Record) -> signing.Checkpoint:
    """The one that was made when a round ended here, or a new one."""
    newest = store.checkpoint(last.table, last.seq)
    return newest or store.sign(table=last.table, seq=last.seq, hash=last.hash, at=last.at)
