"""What goes into a store and what it answers: an entry is everything that one command leads to at one table."""

from typing import NamedTuple

import msgspec

from croupier.store.chain import Posting, is_canonical


class Event(NamedTuple):
    """A public event in canonical form, in a round or (0) outside of any, with the postings that it causes."""

    round: int
    body: bytes
    postings: tuple[Posting | tuple[str, int], ...] = ()


class Secret(NamedTuple):
    """What nobody may read in the database: the store seals it before it is written."""

    number: int
    content: bytes


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """A command's events, to be logged as a whole or not at all.

    `key` and `digest` recognise a command that comes again, `expected` is the number that the first event is to have:
    whoever decided the events had seen the log up to there.
    """

    table: str
    key: str
    digest: bytes
    at: int
    expected: int
    events: tuple[Event, ...]
    sealed: tuple[Secret, ...] = ()
    checkpoint: bool = False
    """Sign the record that the log then ends with, as is done when a round ends."""


class Stored(msgspec.Struct, frozen=True):
    """Where a command's events stand; `first` is above `last` when it had none."""

    table: str
    key: str
    first: int
    last: int
    repeated: bool = False
    """The command had been stored before, and nothing was written now."""


class NotStored(msgspec.Struct, frozen=True):
    """Why an entry was not stored."""

    table: str
    key: str
    message: str


class KeyTaken(NotStored, frozen=True):
    """The key came before, with another command."""


class Stale(NotStored, frozen=True):
    """The log has gone on since the events were decided."""


def check(entry: Entry) -> None:
    """Assert what a caller has to see to; a mistake here is one of the program."""
    assert entry.table, "an entry is of a table"
    assert entry.key, "a command has a key"
    assert len(entry.digest) == 32, "a digest is SHA-256"
    for event in entry.events:
        assert event.round >= 0, f"round {event.round}"
        assert is_canonical(event.body), f"the event is not in canonical form: {event.body[:200]!r}"
        balance = sum(amount for _, amount in event.postings)
        assert balance == 0, f"the postings of an event are off by {balance}: {event.postings}"
