"""Logs as a table exports them, made in the tests from rounds that the engine has played.

Each event of a round is put into its public form, in which a card that not everybody has seen is its place in the
stack; its postings follow the chips; records are chained and checkpoints are signed.
"""

import hashlib
import json
from random import Random

import msgspec
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from croupier.cards.card import DECK
from croupier.cards.commitment import commit, prove
from croupier.table import events as e
from croupier.table.record import public
from tests.table.walks import Walk, random_walk

TABLE = "T1"
KEY = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
OTHER_KEY = Ed25519PrivateKey.from_private_bytes(bytes(32))
START = 1_767_225_600_000
CUT = 20  # cards of every second deck


def canonical(value: object) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def hashed(record: dict) -> dict:
    """The record with the hash that it must have."""
    rest = {key: value for key, value in record.items() if key != "hash"}
    return rest | {"hash": hashlib.sha256(canonical(rest)).hexdigest()}


def checkpoint(record: dict, key: Ed25519PrivateKey = KEY) -> dict:
    """A signature under the log as far as this record."""
    stands = {name: record[name] for name in ("at", "hash", "seq", "table")}
    signature = key.sign(canonical(stands)).hex()
    return {"checkpoint": stands, "key": key.public_key().public_bytes_raw().hex(), "signature": signature}


def lines_of(entries: list[dict]) -> list[bytes]:
    return [canonical(entry) + b"\n" for entry in entries]


def relinked(entries: list[dict], key: Ed25519PrivateKey | None = None) -> list[dict]:
    """The entries with numbers, times, hashes and, by whoever has a key, signatures made to fit again."""
    made: list[dict] = []
    seq, prev, last = 0, "0" * 64, None
    for entry in entries:
        if "checkpoint" in entry:
            made.append(checkpoint(last, key) if key and last else entry)
            continue
        seq += 1
        last = hashed(entry | {"seq": seq, "prev": prev, "at": max(entry["at"], last["at"] if last else 0)})
        prev = last["hash"]
        made.append(last)
    return made


class Book:
    """A log in the making."""

    def __init__(self, table: str = TABLE) -> None:
        self.table = table
        self.entries: list[dict] = []
        self.number = 0

    def write(self, event: dict, postings: list | None = None, number: int = 0) -> None:
        records = [entry for entry in self.entries if "seq" in entry]
        last = records[-1] if records else {"seq": 0, "hash": "0" * 64, "at": START}
        record = {"table": self.table, "seq": last["seq"] + 1, "prev": last["hash"], "at": last["at"] + 40}
        record |= {"round": number, "event": event, "postings": postings or []}
        self.entries.append(hashed(json.loads(canonical(record))))

    def sign(self, key: Ed25519PrivateKey = KEY) -> None:
        self.entries.append(checkpoint(self.entries[-1], key))

    def open(self, walk: Walk) -> None:
        """A day at the table under the elections of this round."""
        game = walk.table.game
        opened = {"type": "TableOpened", "table": self.table, "game": game.definition.key, "inventory": 5_000_000}
        more = {"options": dict(game.elections), "method": walk.table.method_key, "seeded": False}
        postings = [[f"inventory:{self.table}", 5_000_000], ["cage", -5_000_000]]
        self.write(msgspec.to_builtins(opened | more), postings)

    def play(self, walk: Walk) -> None:
        """Everything that happened in a round, with the proof of its cards, and a checkpoint at its end."""
        self.number += 1
        public = Public(self.table, walk, Random(self.number))
        self.write({"type": "RoundOpened", "number": self.number}, number=self.number)
        for event in walk.events:
            for form, postings in public.forms(event):
                self.write(form, postings, self.number)
        self.sign()


class Public:
    """The public form of a round's events."""

    def __init__(self, table: str, walk: Walk, rng: Random) -> None:
        self.table = table
        stack = next(event.order for event in walk.of(e.DeckShuffled))
        self.cut = CUT if rng.random() < 0.5 else 0
        self.order = stack[len(DECK) - self.cut :] + stack[: len(DECK) - self.cut]  # before the cut
        self.places = {card: place for place, card in enumerate(self.order)}
        self.seed = rng.randbytes(32)
        self.patrons: dict[int, str] = {}
        self.shown: set[int] = set()
        self.meter = walk.meter

    def forms(self, event: e.Event) -> list[tuple[dict, list]]:
        """The event, with what goes before it."""
        if isinstance(event, e.DeckShuffled):
            return self.shuffled()
        form = public(event, self.places)
        if isinstance(event, e.RoundClosed):
            proof = msgspec.to_builtins(prove(self.order, self.seed, self.shown))
            return [({"type": "CardsProven", "deck": 1, **proof}, []), (form, [])]
        if "places" in form or ("place" in form and "card" in form):
            self.shown.update(form.get("places") or [form["place"]])
        return [(form, self.postings(event))]

    def shuffled(self) -> list[tuple[dict, list]]:
        root = commit(self.order, self.seed).root
        events: list[tuple[dict, list]] = [({"type": "DeckShuffled", "deck": 1, "root": root, "cites": []}, [])]
        if self.cut:
            events.append(({"type": "DeckCut", "deck": 1, "cards": self.cut, "cites": []}, []))
        return events

    def postings(self, event: e.Event) -> list:
        """Where chips go: from patrons to the layout, from there to the inventory, and awards out of the meter."""
        layout, house, meter = (f"{name}:{self.table}" for name in ("wagers", "inventory", "meter"))
        if isinstance(event, e.WagerPlaced):
            self.patrons[event.seat] = f"patron:{event.patron}"
        if isinstance(event, e.WagerPlaced | e.DecisionMade) and event.amount:
            return [[self.patrons[event.seat], -event.amount], [layout, event.amount]]
        if isinstance(event, e.WagerWithdrawn):
            return [[layout, -event.amount], [self.patrons[event.seat], event.amount]]
        if isinstance(event, e.BetsClosed | e.WagerSettled):
            onto = (event.meter or 0) - (self.meter or 0)
            self.meter = event.meter
            moved = [[meter, onto], [house, -onto]] if onto else []
            if isinstance(event, e.BetsClosed):
                return moved
            s = event.settled
            return [[layout, -s.staked], [self.patrons[s.seat], s.returned], [house, s.staked - s.returned], *moved]
        return []


def made(key: str, seed: int, rounds: int = 1, mishaps: float = 0) -> Book:
    """The log of a day with so many random rounds of a game, under random elections."""
    book, walk = Book(), None
    for number in range(rounds):
        walk = random_walk(key, seed * 1_000 + number, after=walk, mishaps=mishaps)
        if not number:
            book.open(walk)
        book.play(walk)
    return book
