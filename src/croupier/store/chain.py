"""The hash chain of a table's log: one canonical form of a record, and the hash that binds it to the one before.

The form is JSON with sorted keys and no blanks, so that anybody can check a log with the tools at hand.
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Final, NamedTuple

import msgspec

GENESIS: Final = "0" * 64
"""What stands for the hash before a table's first record."""


class Posting(NamedTuple):
    """An amount in cents that is added to an account; below zero it is taken from it."""

    account: str
    amount: int


class Record(msgspec.Struct, frozen=True):
    """One event of a table's log as it stands in the chain; `body` is the event in canonical form."""

    table: str
    seq: int
    round: int
    at: int
    body: bytes
    postings: tuple[Posting, ...]
    prev: str
    hash: str


def canonical(value: object) -> bytes:
    """The one form in which a value is hashed: keys sorted, no blanks, UTF-8 as it is."""
    return msgspec.json.encode(value, order="sorted")


def digest(value: object) -> bytes:
    """What tells one command from another that came under the same key."""
    return sha256(canonical(value)).digest()


def is_canonical(body: bytes) -> bool:
    try:
        return canonical(msgspec.json.decode(body)) == body
    except (msgspec.DecodeError, UnicodeError):
        return False


def link(
    *, table: str, seq: int, round: int, at: int, body: bytes, postings: Sequence[tuple[str, int]], prev: str
) -> Record:
    """The record that follows the one whose hash is `prev`."""
    form = _Unhashed(at, msgspec.Raw(body), postings, prev, round, seq, table)
    lines = tuple(Posting(*posting) for posting in postings)
    return Record(table, seq, round, at, body, lines, prev, _hash(form))


def hash_of(record: Record) -> str:
    """The hash that a record must have, from everything else in it."""
    form = _Unhashed(
        record.at, msgspec.Raw(record.body), record.postings, record.prev, record.round, record.seq, record.table
    )
    return _hash(form)


def line(record: Record) -> bytes:
    """The record as one line of an exported log, without the end of the line."""
    told = msgspec.structs.asdict(record)
    told["event"] = msgspec.Raw(told.pop("body"))
    return canonical(told)


def first_break(records: Iterable[Record], prev: str = GENESIS, seq: int = 1) -> Record | None:
    """The first record that does not continue the chain, whose next link is `seq` after the hash `prev`."""
    for record in records:
        if record.prev != prev or record.seq != seq or record.hash != hash_of(record):
            return record
        prev, seq = record.hash, seq + 1
    return None


class _Unhashed(msgspec.Struct, frozen=True):
    """What is hashed of a record. The fields stand in the order of the canonical form, so that nothing is sorted."""

    at: int
    event: msgspec.Raw
    postings: Sequence[tuple[str, int]]
    prev: str
    round: int
    seq: int
    table: str


def _hash(form: _Unhashed) -> str:
    return sha256(msgspec.json.encode(form)).hexdigest()
