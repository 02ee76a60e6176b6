"""Stores for tests: the same on SQLite and on a real PostgreSQL, and entries to put into them."""

import itertools
from pathlib import Path
from typing import NamedTuple

import pytest

from croupier.store.chain import canonical, digest
from croupier.store.entry import Entry, Event
from croupier.store.store import Store, open_store
from tests import postgres

KINDS = ("sqlite", "postgresql")


class Place(NamedTuple):
    """Where a store is, with the files beside it."""

    kind: str
    url: str
    beside: Path

    def open(self, **options) -> Store:
        return open_store(self.url, beside=self.beside, **options)


def new_place(kind: str, folder: Path) -> Place:
    beside = folder / "floor.db"
    return Place(kind, f"sqlite:///{beside}" if kind == "sqlite" else postgres.new_database(), beside)


@pytest.fixture(params=KINDS)
def place(request, tmp_path) -> Place:
    """A place without a store."""
    return new_place(request.param, tmp_path)


@pytest.fixture
def store(place):
    """An empty store, open for writing."""
    with place.open() as store:
        yield store


fresh_keys = (f"key-{number}" for number in itertools.count(1))


def event(number: int = 1, round: int = 1, amount: int = 0) -> Event:
    """An event that can be told from others, with a wager of some amount."""
    postings = (("patron:ann", -amount), ("wagers:T1", amount)) if amount else ()
    return Event(round, canonical({"number": number, "type": "WagerPlaced"}), postings)


def entry(table: str = "T1", expected: int = 1, *events: Event, **other) -> Entry:
    """An entry of one event unless others are given, under a key of its own unless one is given."""
    fields = {"key": next(fresh_keys), "at": 1000 * expected, "events": events or (event(expected),)} | other
    fields.setdefault("digest", digest([fields["key"]]))
    return Entry(table=table, expected=expected, **fields)
