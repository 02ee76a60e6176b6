"""How many commands a second does a store put on disk, beside commits of a single row in the same database?

Also: how many bytes a round takes, and how long it takes to find one round in a store of many. All of it on SQLite
and on PostgreSQL. What lasts are the ratios to single-row commits, measured in turns in the same run; the figures
themselves belong to one machine and its disk. Nothing here passes or fails by the time it takes.
"""

import argparse
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import islice
from pathlib import Path
from queue import SimpleQueue
from statistics import mean, median
from typing import NamedTuple

import msgspec
import psycopg

from croupier.games.catalogue import definition
from croupier.rulebook.game import Game, elect
from croupier.server.clock import Clock
from croupier.server.entropy import demonstration
from croupier.server.pit import Pit
from croupier.server.players import AlwaysPlays
from croupier.server.scripted_table import Floor, ScriptedTable
from croupier.store.entry import Entry, Stored
from croupier.store.group_commit import GroupCommit
from croupier.store.store import Store, open_store
from croupier.table.day_commands import OpenTable
from croupier.table.elected import Elected
from croupier.table.table import Table, open_table

sys.path.append(str(Path(__file__).resolve().parent.parent))
from tests import postgres

WANTED = 10
TABLES = (1, 10, 100, 1000)
MOST = 8_000
"""Commands made for each second before the time is taken; a faster store ends sooner."""
GAME = "three-card-poker"

COUNTED = """\
A command is an entry of a table's log as the pit stores it: events with their hashes, postings, key, sealed decks and
checkpoints, of rounds of three card poker with two players and all wagers. With a paced dealer each act is a command;
an automated one does all that waits for no player in the command before. They are made before the time is taken, and
each table sends its next one when the last one is on disk. A commit of a single row is one INSERT of a number, through
the database's own driver.
SQLite works with synchronous=FULL, PostgreSQL with fsync and synchronous_commit on, in the folder for temporary files.
"""


class Played(NamedTuple):
    """What some rounds at one table lead to; the opening of the table goes with the first of them."""

    opening: tuple[Entry, ...]
    rounds: tuple[tuple[Entry, ...], ...]


class Base(NamedTuple):
    """A database to measure, and where the files beside its stores lie."""

    name: str
    new_url: Callable[[], str]
    folder: Path


def played(rounds: int, *, paced: bool) -> Played:
    """Let scripted players play, and keep what the pit submits."""
    submitted: list[list[Entry]] = [[]]
    with (
        tempfile.TemporaryDirectory() as folder,
        open_store(f"sqlite:///{folder}/floor.db") as store,
        GroupCommit(store) as commits,
    ):
        table = scripted(store, commits, submitted, paced=paced)
        while table.dealt.rounds < rounds:
            done = table.dealt.rounds
            table.step()
            if table.dealt.rounds > done:
                submitted.append([])
    opening, *whole = (tuple(entries) for entries in submitted)
    return Played(opening, tuple(entries for entries in whole if entries))


def scripted(store: Store, commits: GroupCommit, submitted: list[list[Entry]], *, paced: bool) -> ScriptedTable:
    game = elect(definition(GAME), {})
    assert isinstance(game, Game)
    table = open_table(game, elected=Elected())
    assert isinstance(table, Table)
    submit = commits.submit
    commits.submit = lambda entry: submitted[-1].append(entry) or submit(entry)  # type: ignore[method-assign]
    clock, chance = Clock(), lambda name: demonstration(1, name)
    pit = Pit(store, commits, clock, chance)
    pit.open("open", table, OpenTable("T", ("red",), 100_000_000, True), automated=not paced)
    return ScriptedTable(Floor(pit, clock, chance), "T", AlwaysPlays(), seats=2, rack=100_000_000, paced=paced)


def at_table(table: str, play: Played) -> Iterator[Entry]:
    """The same play at another table, over and over, with keys, numbers and rounds that go on."""
    seq, number = 1, 0
    while True:
        for entries in (play.opening, *play.rounds) if number == 0 else play.rounds:
            number += 1
            for entry in entries:
                yield renumbered(entry, table, seq, number)
                seq += len(entry.events)


def renumbered(entry: Entry, table: str, seq: int, number: int) -> Entry:
    events = tuple(event._replace(round=number if event.round else 0) for event in entry.events)
    sealed = tuple(secret._replace(number=seq) for secret in entry.sealed)
    key = f"{number}:{seq}"
    return msgspec.structs.replace(entry, table=table, key=key, expected=seq, events=events, sealed=sealed)


def commands_a_second(base: Base, tables: int, play: Played, seconds: float) -> float:
    """All tables at once, each with one command under way."""
    with new_store(base) as store, GroupCommit(store) as group:
        each = max(20, int(seconds * MOST / tables))
        logs = [iter(list(islice(at_table(f"T{number}", play), each))) for number in range(tables)]
        done: SimpleQueue[int] = SimpleQueue()

        def send(number: int) -> None:
            group.submit(next(logs[number])).add_done_callback(lambda future: done.put(check(future.result(), number)))

        for number in range(tables):
            send(number)
        started, answered = time.perf_counter(), 0
        with suppress(StopIteration):  # a table that has sent all that was made for it
            while time.perf_counter() - started < seconds:
                send(done.get())
                answered += 1
        return answered / (time.perf_counter() - started)


def check(answer: object, number: int) -> int:
    assert isinstance(answer, Stored), answer
    return number


def commits_a_second(base: Base, seconds: float) -> float:
    """Single rows, each in a transaction of its own."""
    url = base.new_url()
    if url.startswith("sqlite"):
        connection = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        rate = rows_a_second(connection.execute, "INSERT INTO single VALUES (?)", seconds)
        connection.close()
        return rate
    with psycopg.connect(url, autocommit=True) as server:
        return rows_a_second(server.execute, "INSERT INTO single VALUES (%s)", seconds)


def rows_a_second(execute: Callable[..., object], insert: str, seconds: float) -> float:
    execute("CREATE TABLE single (number INTEGER)")
    started, count = time.perf_counter(), 0
    while time.perf_counter() - started < seconds:
        execute(insert, (count,))
        count += 1
    return count / (time.perf_counter() - started)


def new_store(base: Base) -> Store:
    url = base.new_url()
    return open_store(url, beside=base.folder / f"store-{time.monotonic_ns()}")


def compare(base: Base, counts: Sequence[int], plays: Mapping[str, Played], seconds: float, turns: int) -> None:
    """Everything in turns, so that a busy machine slows all of it alike."""
    rows = [(dealer, count) for dealer in plays for count in counts]
    single, group = [], {each: [] for each in rows}
    for _ in range(turns):
        single.append(commits_a_second(base, seconds))
        for dealer, count in rows:
            group[dealer, count].append(commands_a_second(base, count, plays[dealer], seconds))
    print(row(base.name, "single-row commits", single, single))
    for dealer, count in rows:
        print(row(base.name, f"{dealer}, {count:,} table{'s'[: count > 1]}", group[dealer, count], single))
    for dealer, count in rows:
        if count == 100:
            ratio = median(group[dealer, count]) / median(single)
            told = f"{ratio:.1f} times single-row commits, more than {WANTED} are wanted"
            print(f"{base.name}, {dealer}, 100 tables: {told}")


def row(name: str, what: str, rates: Sequence[float], single: Sequence[float]) -> str:
    ratio = median(rates) / median(single)
    return f"{name:<11} {what:<24} {max(rates):>10,.0f} {median(rates):>10,.0f} {ratio:>10.1f}"


def recall(base: Base, rounds: int, play: Played) -> None:
    """Fill a store with rounds at ten tables; say how large it is, and find some of them again."""
    with new_store(base) as store:
        before = size_of(base, store)
        last, started = fill(store, rounds, play), time.perf_counter()
        size = size_of(base, store) - before
        chance, times, records = random.Random(1), [], 0
        for _ in range(50):
            started = time.perf_counter()
            found = store.round_records(f"T{chance.randrange(10)}", chance.randrange(2, last))
            times.append(time.perf_counter() - started)
            records += len(found)
            assert found
    print(
        f"{base.name}: {size / rounds:,.0f} bytes a round in a store of {rounds:,}; one of them is recalled with its "
        f"{records / 50:.0f} records in {1000 * median(times):.1f} ms (median), {1000 * max(times):.1f} ms (longest)"
    )


def fill(store: Store, rounds: int, play: Played) -> int:
    """Returns the last round of each table."""
    logs = [at_table(f"T{number}", play) for number in range(10)]
    last = rounds // 10
    waiting: list[Entry] = []
    for log in logs:
        for entry in log:
            if entry.events[0].round > last:
                break
            waiting.append(entry)
            if len(waiting) == 500:
                store.append(waiting)
                waiting = []
    store.append(waiting)
    return last


def size_of(base: Base, store: Store) -> int:
    engine = store._engine
    with engine.connect() as connection:
        if base.name == "SQLite":
            return int(
                connection.exec_driver_sql(
                    "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
                ).scalar()
            )
        return int(connection.exec_driver_sql("SELECT pg_database_size(current_database())").scalar())


def bases(folder: Path) -> list[Base]:
    def sqlite_url() -> str:
        return f"sqlite:///{folder}/{time.monotonic_ns()}.db"

    postgres.running("fsync=on", "synchronous_commit=on")
    return [Base("SQLite", sqlite_url, folder), Base("PostgreSQL", postgres.new_database, folder)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="a few of each, to see that it runs")
    parser.add_argument("--rounds", type=int, default=100_000, help="rounds in the store that is searched")
    given = parser.parse_args()
    plays = {dealer: played(2 if given.quick else 20, paced=dealer == "paced") for dealer in ("paced", "automated")}
    for dealer, play in plays.items():
        sizes = [len(entry.events) for entries in play.rounds for entry in entries]
        print(f"{dealer}: {len(sizes) / len(play.rounds):.1f} commands a round, {mean(sizes):.1f} events a command")
    postgres.prepare()
    try:
        with tempfile.TemporaryDirectory() as folder:
            print(f"{'database':<11} {'commands a second':<24} {'best':>10} {'median':>10} {'/single':>10}")
            for base in bases(Path(folder)):
                compare(
                    base,
                    TABLES[:2] if given.quick else TABLES,
                    plays,
                    0.1 if given.quick else 3,
                    1 if given.quick else 3,
                )
                recall(base, 40 if given.quick else given.rounds, plays["automated"])
    finally:
        postgres.stop()
    print(f"\n{COUNTED}")


if __name__ == "__main__":
    main()
