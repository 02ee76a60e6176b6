"""What the fault harnesses let a store do, and what must be true of it after any fault.

Commands come in waves, one at each of some tables; all of a wave are submitted at once, as on a busy floor. A store
that had a fault must hold every command that was acknowledged and no part of one that was not, and when all commands
are sent again, each must have had its effect once.
"""

import os
import sys
from collections import Counter
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from croupier.store.chain import canonical, digest, first_break
from croupier.store.entry import Entry, Event, Secret, Stored
from croupier.store.group_commit import GroupCommit
from croupier.store.problems import Stopped, StoreProblem
from croupier.store.store import open_store

TABLES = ("T1", "T2", "T3", "T4")
WAVES = 6
SMALL_LOG = 12  # pages: SQLite then brings its log into the database several times in one run


def command(table, wave):
    """The command of a table in a wave; always the same, so that its answer is known."""
    number = TABLES.index(table)
    events = tuple(
        Event(wave, canonical({"event": each, "wave": wave}), ((f"patron:{number}", -each - 1), ("wagers", each + 1)))
        for each in range(1 + (number + wave) % 3)
    )
    return Entry(
        table=table,
        key=f"wave {wave}",
        digest=digest([table, wave]),
        at=wave,
        expected=first_seq(table, wave),
        events=events,
        sealed=(Secret(wave, b"the order of a deck"),),
        checkpoint=wave % 2 == 1,
    )


def first_seq(table, wave):
    number = TABLES.index(table)
    return 1 + sum(1 + (number + before) % 3 for before in range(wave))


def answer(table, wave, repeated):
    last = first_seq(table, wave + 1) - 1
    return Stored(table, f"wave {wave}", first_seq(table, wave), last, repeated)


def url(folder):
    return f"sqlite:///{folder}/floor.db"


def make(folder):
    """A store that was opened once and closed."""
    open_store(url(folder)).close()


def work(folder, acknowledge, *, too_early=False, pragmas=(), store=None):
    """Send every command and acknowledge each when it is stored; `too_early` is the planted defect.

    After a failed write the store is opened once more and the wave sent again, as a server would.
    """
    store = store or open_store(url(folder))
    waves = list(range(WAVES))
    for attempt in (1, 2):
        try:
            with set_up(store, pragmas), GroupCommit(store) as group:
                while waves:
                    send(group, waves[0], acknowledge, too_early)
                    waves.pop(0)
            return
        except Stopped:
            if attempt == 2:
                raise
            store = open_store(url(folder))


def set_up(store, pragmas=()):
    cursor = store.writer._connection.connection.cursor()
    for pragma in (f"wal_autocheckpoint={SMALL_LOG}", *pragmas):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
    return store


def send(group, wave, acknowledge, too_early=False):
    futures = {table: group.submit(command(table, wave)) for table in TABLES}
    if too_early:
        for table in TABLES:
            acknowledge(table, wave)
    for table, future in futures.items():
        found = future.result()
        assert (found.first, found.last) == (answer(table, wave, False).first, answer(table, wave, False).last)
        if not too_early:
            acknowledge(table, wave)


def faults(folder, acknowledged):
    """What is wrong with a store after a fault: nothing, it is to be hoped."""
    found = []
    try:
        with open_store(url(folder)) as store:
            found += lost(store, acknowledged)
            found += halves(store)
            found += wrong_answers(store)
        with open_store(url(folder), read_only=True) as store:
            found += wrong_end(store)
    except (StoreProblem, SQLAlchemyError, AssertionError) as problem:
        found.append(f"the store cannot be used: {problem}")
    return found


def lost(store, acknowledged):
    return [
        f"{table}, wave {wave} was acknowledged and is lost"
        for table, wave in acknowledged
        if store.command(table, f"wave {wave}") != (command(table, wave).digest, answer(table, wave, True))
    ]


def halves(store):
    """Each log is an unbroken chain of whole commands, with their money and secrets."""
    found = []
    for table in TABLES:
        records = list(store.records(table))
        waves = 0
        while store.command(table, f"wave {waves}"):
            waves += 1
        right = [event for wave in range(waves) for event in command(table, wave).events]
        if first_break(records) or [(each.body, each.postings) for each in records] != [each[1:] for each in right]:
            found.append(f"the log of {table} is not what {waves} commands make")
        if any(store.sealed(table, wave) is None for wave in range(waves)) or store.sealed(table, waves):
            found.append(f"the secrets of {table} do not belong to {waves} commands")
    return found


def wrong_answers(store):
    """Send everything again."""
    entries = [command(table, wave) for wave in range(WAVES) for table in TABLES]
    answers = store.append(entries)
    right = [(answer(each.table, each.at, False), answer(each.table, each.at, True)) for each in entries]
    return [f"answered {given}" for given, either in zip(answers, right, strict=True) if given not in either]


def wrong_end(store):
    sums = Counter()
    for table in TABLES:
        for wave in range(WAVES):
            for event in command(table, wave).events:
                for account, amount in event.postings:
                    sums[account] += amount
    ends = [store.head(table).seq == first_seq(table, WAVES) - 1 for table in TABLES]
    return [] if store.balances() == sums and all(ends) else ["at the end, commands are missing or have worked twice"]


def write_acknowledgements(handle):
    """Acknowledge over a pipe: what was written there has left the process."""
    return lambda table, wave: os.write(handle, f"{table} {wave}\n".encode())


def read_acknowledgements(text):
    return [(table, int(wave)) for table, wave in (line.split() for line in text.decode().splitlines())]


if __name__ == "__main__":
    work(Path(sys.argv[1]), write_acknowledgements(1), pragmas=sys.argv[2:])
