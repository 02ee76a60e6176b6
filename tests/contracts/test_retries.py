"""A retry never has a second effect: many clients send commands, some again, and some under a key that is taken.

The full size is a million commands from 64 clients.
"""

import random
import threading
from collections import Counter

import msgspec
import pytest

from croupier.store.chain import digest, first_break
from croupier.store.entry import Entry, KeyTaken, Stored
from croupier.store.group_commit import GroupCommit
from tests.soak_report import write_report
from tests.stores import KINDS, event, new_place

REPEATED = 20  # percent of commands that are sent again


class Client:
    """Plays at some tables of its own: sends each command, sometimes again, and keeps every answer."""

    def __init__(self, number, group, commands, seed):
        self.random = random.Random(f"{seed}/{number}")
        self.group = group
        self.tables = [f"T{number}-{table}" for table in range(2)]
        self.next = dict.fromkeys(self.tables, 1)
        self.commands = commands
        self.sent: list[Entry] = []
        self.first: dict[tuple[str, str], Stored] = {}
        self.faults: list[object] = []
        self.refused = 0

    def run(self):
        for number in range(self.commands):
            if self.sent and self.random.randrange(100) < REPEATED:
                self.send_again(self.random.choice(self.sent))
            else:
                self.send_new(self.entry(number))

    def entry(self, number):
        table = self.random.choice(self.tables)
        events = tuple(event(number, amount=self.random.randrange(1, 500)) for _ in range(self.random.randrange(1, 4)))
        return Entry(
            table=table,
            key=f"k{number}",
            digest=digest([number]),
            at=number,
            expected=self.next[table],
            events=events,
        )

    def send_new(self, entry):
        twice = self.random.randrange(10) == 0  # a client that sends twice before the first answer has come
        answers = [self.group.submit(entry) for _ in range(2 if twice else 1)]
        right = Stored(entry.table, entry.key, entry.expected, entry.expected + len(entry.events) - 1)
        self.sent.append(entry)
        self.first[entry.table, entry.key] = right
        self.next[entry.table] = right.last + 1
        for answer in answers:
            self.expect(outcome(answer), right)
            right = msgspec.structs.replace(right, repeated=True)

    def send_again(self, entry):
        if self.random.randrange(10) == 0:
            other = outcome(self.group.submit(msgspec.structs.replace(entry, digest=digest("another command"))))
            self.refused += 1
            return self.expect(type(other), KeyTaken)
        same = msgspec.structs.replace(entry, expected=self.random.randrange(1, 9), at=self.random.randrange(9))
        return self.expect(
            outcome(self.group.submit(same)), msgspec.structs.replace(self.first[entry.table, entry.key], repeated=True)
        )

    def expect(self, found, right):
        if found != right:
            self.faults.append((found, right))


def outcome(future):
    """The answer, or the error that came in its place."""
    return future.exception() or future.result()


def play(place, clients, commands, seed):
    """Let the clients play; then every command must be in the store once, and nothing else."""
    with place.open() as store, GroupCommit(store) as group:
        playing = [Client(number, group, commands, seed) for number in range(clients)]
        threads = [threading.Thread(target=client.run) for client in playing]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert [client.faults for client in playing if client.faults] == []
    sent = [entry for client in playing for entry in client.sent]
    assert sum(client.refused for client in playing) > 0
    with place.open(read_only=True) as reader:
        assert reader.balances() == expected_balances(sent)
        for table in {entry.table for entry in sent}:
            records = list(reader.records(table))
            assert first_break(records) is None
            assert len(records) == sum(len(entry.events) for entry in sent if entry.table == table)
    return len(sent)


def expected_balances(sent):
    sums = Counter()
    for entry in sent:
        for _, _, postings in entry.events:
            for account, amount in postings:
                sums[account] += amount
    return dict(sums)


def test_no_retry_has_a_second_effect(place):
    assert play(place, clients=8, commands=60, seed=1) > 300


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
def test_no_retry_has_a_second_effect_at_full_size(tmp_path, kind):
    stored = play(new_place(kind, tmp_path), clients=64, commands=1_000_000 // 64, seed=2026)
    write_report(
        f"retries-{kind}", seed=2026, clients=64, commands=1_000_000 // 64 * 64, stored=stored, double_effects=0
    )


def test_a_store_that_forgets_keys_is_caught(tmp_path, monkeypatch):
    """The planted defect: retries are not recognised."""
    monkeypatch.setattr("croupier.store.writer.Writer._known_commands", lambda *_: {})
    with pytest.raises(AssertionError, match="Stale"):
        play(new_place("sqlite", tmp_path), clients=2, commands=60, seed=1)
