"""How many events a second are replayed out of a store, and how long is one round's recall as the store grows?

A table is loaded from its log when a server starts, and an auditor works a whole log through; both have to keep well
ahead of the tables that write it. The ratios are to what a table writes in the same run, and between a store and one a
tenth as large. Nothing here passes or fails by the time it takes.
"""

import argparse
import gc
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import median

from croupier.cli.verifier import audit
from croupier.games.catalogue import KEYS
from croupier.server.pit import replay
from croupier.store.export import export
from croupier.store.store import Store, open_store

sys.path.append(str(Path(__file__).resolve().parent.parent))
from tests import postgres
from tests.simulation.replay_in_full import GAMES, deal, make_again

TURNS, RECALLS = 5, 50

COUNTED = """\
Rounds are dealt by a pit with an automated dealer and two players who do anything legal, at one table of each game,
one command after the other: each is decided, stored and on disk before the next. To read is to fetch the records. To
replay is to load the table as it stands: events are restored with their sealed decks, and folded. To make again is to
write each event down a second time besides and compare the bytes. To verify is what `croupier log verify` does, the
signatures and every settlement from the regulation included. Recall is of one round, with all its records, anywhere
in the store. Best and median are of some measurements in turns, of the time on the clock.
"""


def ways(store: Store) -> dict[str, Callable[[str], object]]:
    """What is measured, for one table."""
    return {
        "read": lambda table: sum(1 for _ in store.records(table)),
        "replay": lambda table: replay(store, table, GAMES),
        "remake": lambda table: make_again(store, table),
        "verify": lambda table: verified(list(export(store, table))),
    }


def verified(log: list[bytes]) -> None:
    found = audit(log)
    assert found["ok"], found


def measure(name: str, store: Store, rounds: int, turns: int) -> None:
    """Deal, then go over all of it in each way, in turns."""
    started = time.perf_counter()
    deal(store, rounds)
    dealing = time.perf_counter() - started
    events = sum(store.head(key).seq for key in KEYS)
    rates: dict[str, list[float]] = {way: [] for way in ways(store)}
    for _ in range(turns):
        for way, done in ways(store).items():
            rates[way].append(events / seconds(lambda done=done: [done(key) for key in KEYS]))  # type: ignore[misc]
    print(row(name, "deal", [events / dealing], events / dealing))
    for way, found in rates.items():
        print(row(name, way, found, events / dealing))
    exported = sum(len(line) for key in KEYS for line in export(store, key))
    print(f"{name}: {events / rounds:.1f} events and {exported / rounds:,.0f} bytes of exported log a round\n")


def seconds(done: Callable[[], object]) -> float:
    gc.collect()
    started = time.perf_counter()
    done()
    return time.perf_counter() - started


def row(name: str, what: str, rates: list[float], dealt: float) -> str:
    return f"{name:<11} {what:<12} {max(rates):>10,.0f} {median(rates):>10,.0f} {median(rates) / dealt:>10.1f}"


def recall(name: str, store: Store, rounds: int, turns: int) -> float:
    """The median time of a recall, in milliseconds."""
    chance, last = Random(1), max(rounds // len(KEYS), 1)
    asked = [(chance.choice(KEYS), chance.randint(1, last)) for _ in range(max(RECALLS * turns // TURNS, 3))]
    times = [1000 * seconds(lambda one=one: store.round_records(*one)) for one in asked]  # type: ignore[misc]
    print(
        f"{name}, {rounds:,} rounds: one is recalled in {median(times):.2f} ms (median), {max(times):.2f} ms (longest)"
    )
    return median(times)


def stores(folder: Path) -> Iterator[tuple[str, Callable[[], Store]]]:
    """New stores, one after the other."""
    count = iter(range(1000))

    def sqlite() -> Store:
        return open_store(f"sqlite:///{folder}/{next(count)}.db")

    def server() -> Store:
        return open_store(postgres.new_database(), beside=folder / f"{next(count)}")

    postgres.running("fsync=on", "synchronous_commit=on")
    yield "SQLite", sqlite
    yield "PostgreSQL", server


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="a few rounds, to see that it runs")
    parser.add_argument("--rounds", type=int, default=3_000, help="rounds in the larger store")
    given = parser.parse_args()
    rounds, turns = (60, 1) if given.quick else (given.rounds, TURNS)
    postgres.prepare()
    try:
        with tempfile.TemporaryDirectory() as folder:
            print(f"{'events a second':<24} {'best':>10} {'median':>10} {'/deal':>10}")
            for name, new in stores(Path(folder)):
                with new() as small, new() as large:
                    deal(small, rounds // 10)
                    measure(name, large, rounds, turns)
                    times = recall(name, small, rounds // 10, turns), recall(name, large, rounds, turns)
                    print(
                        f"{name}: ten times the rounds take {times[1] / times[0]:.2f} times as long to recall one of\n"
                    )
    finally:
        postgres.stop()
    print(COUNTED, end="")


if __name__ == "__main__":
    main()
