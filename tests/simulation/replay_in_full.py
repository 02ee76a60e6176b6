"""Rounds of all games dealt into a store, and every one of them made again out of it, byte for byte.

What is made again are the public events, canonical, and their postings: from the record through the event and the table
as it stood to the record. `make soak` does so with a million rounds in each database, under ten hash seeds; by hand it
is `python -m tests.simulation.replay_in_full 10000`, in a SQLite file.
"""

import hashlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from croupier.games.catalogue import KEYS, definition
from croupier.rulebook.game import Game, elect
from croupier.rulebook.procedure import Shuffling
from croupier.server.entropy import demonstration
from croupier.server.pit import Done, Pit, event_of, replay
from croupier.server.players import AnyLegal
from croupier.server.scripted_table import Floor, ScriptedTable
from croupier.store.chain import canonical
from croupier.store.group_commit import GroupCommit
from croupier.store.store import Store, open_store
from croupier.table.day import new_day, places
from croupier.table.day_commands import OpenTable
from croupier.table.elected import Elected
from croupier.table.fold import apply_day, table_of
from croupier.table.ledger import postings
from croupier.table.record import public
from croupier.table.table import Table, open_table
from tests.day_driver import alike
from tests.house.tracked import ROOT

GAMES = {key: definition(key) for key in KEYS}
OPTIONS = {"premium-hold-em": {"bonus_spin": "progressive-5", "wheel": [1] * 12}}
WAYS = (Elected(), Elected(shuffling=Shuffling.AUTOMATED, second_deck=True), Elected(arrive_shuffled=True))
RACK, START = 100_000_000, 1_767_225_600_000
Tell = Callable[[str], None]


class MadeAgain(NamedTuple):
    """What came of making a log again."""

    records: int
    rounds: int
    sha256: str


def deal(store: Store, rounds: int, tell: Tell = lambda line: None) -> None:
    """A table of each game with two players who do anything legal; its rounds are all the same number, or one more."""
    time, start = iter(range(START, 10 * START, 1_000)), perf_counter()
    with GroupCommit(store) as commits:
        floor = Floor(Pit(store, commits, lambda: next(time), chance), lambda: next(time), chance)
        for number, key in enumerate(KEYS):
            table = opened(floor.pit, key, WAYS[number % len(WAYS)])
            while table.dealt.rounds < rounds // len(KEYS) + (number < rounds % len(KEYS)):
                table.step()
                if table.dealt.rounds % 1_000 == 0:
                    tell(f"{key}: {table.dealt.rounds:,} rounds dealt, {perf_counter() - start:.0f} s")


def chance(name: str):
    return demonstration(20_260_101, name)


def opened(pit: Pit, key: str, elected: Elected) -> ScriptedTable:
    game = elect(GAMES[key], OPTIONS.get(key, {}))
    assert isinstance(game, Game)
    table = open_table(game, elected=elected)
    assert isinstance(table, Table), table
    backs = ("red", "blue")[: 1 + elected.second_deck]
    answer = pit.open("open", table, OpenTable(key, backs, RACK, seeded=True))
    assert isinstance(answer, Done), answer
    return ScriptedTable(Floor(pit, lambda: START, chance), key, AnyLegal(), seats=2, rack=RACK)


def make_again(store: Store, table: str) -> MadeAgain:
    """Each record of a log made again; the first that comes out otherwise is named."""
    digest, day, last = hashlib.sha256(), None, None
    for last in store.records(table):
        event = event_of(store, last, day)
        day = day or new_day(table_of(event, GAMES[event.game]))
        body = canonical(public(event, places(day.deck) if day.decks else {}))
        assert body == last.body, f"record {last.seq} of {table}: {last.body!r} is made again as {body!r}"
        assert postings(day, event) == tuple(map(tuple, last.postings)), f"record {last.seq} of {table}: its postings"
        day = apply_day(day, event, last.at)
        digest.update(body + canonical(last.postings))
    assert day is not None, f"{table} has a log"
    replayed, seq = replay(store, table, GAMES)
    assert alike(replayed, day), f"the replay of {table} leads elsewhere"
    assert seq == last.seq
    return MadeAgain(last.seq, day.number, digest.hexdigest())


def make_all_again(url: str, beside: Path) -> dict[str, MadeAgain]:
    with open_store(url, read_only=True, beside=beside) as store:
        return {opened.id: make_again(store, opened.id) for opened in store.tables()}


def under_hash_seed(seed: str, url: str, beside: Path, *before: str) -> dict[str, MadeAgain]:
    """The same in a process of its own, in which sets and hashes have another order; `before` is run there first."""
    program = "; ".join([*before, "from tests.simulation.replay_in_full import main", "main()"])
    environment = os.environ | {"PYTHONHASHSEED": seed}
    command = [sys.executable, "-c", program, url, str(beside)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return {table: MadeAgain(*found) for table, found in json.loads(done.stdout).items()}


def main() -> None:
    print(json.dumps(make_all_again(sys.argv[1], Path(sys.argv[2]))))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        asked, where = int(sys.argv[1]), Path(folder) / "floor.db"
        with open_store(f"sqlite:///{where}") as made:
            deal(made, asked, lambda line: print(f"\r{line}\x1b[K", end="", file=sys.stderr, flush=True))
        began = perf_counter()
        for name, found in make_all_again(f"sqlite:///{where}", where).items():
            print(f"\n{name}: {found.rounds:,} rounds, {found.records:,} records, {found.sha256}", end="")
        print(f"\nmade again in {perf_counter() - began:.0f} s")
