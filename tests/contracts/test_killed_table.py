"""`croupier deal` killed in the middle of a deal, again and again, and started again: no round has other cards for it.

The process is gone without a word (SIGKILL) at moments that nobody chose. What it has left is read before it is started
again; at the end the log is that of a table that was never stopped, the audit finds nothing, and no cent is lost.
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from croupier.store.problems import StoreProblem
from croupier.store.store import open_store
from tests import postgres
from tests.soak_report import write_report

CROUPIER = Path(sys.executable).parent / "croupier"
TABLE = "T"
PATIENCE = 120  # seconds for anything to happen
KILLS = 500  # in full, of each kind of store
FOREVER = ("--rounds", "1000000000")


class Left(NamedTuple):
    """What a killed process has left: how many records, the round under way, and whether it was being dealt."""

    seq: int
    round: int
    dealing: bool
    kind: str


class House:
    """A store, and the command line that works on it as an operator's does."""

    def __init__(self, folder: Path, kind: str, *given: str) -> None:
        self.url = postgres.new_database() if kind == "postgresql" else f"sqlite:///{folder}/floor.db"
        self.beside = None if kind == "sqlite" else folder
        self.folder, self.given = folder, given

    def croupier(self, *arguments: str) -> subprocess.Popen:
        environment = os.environ | {"XDG_DATA_HOME": str(self.folder)}
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        return subprocess.Popen([CROUPIER, *arguments], env=environment, text=True, **pipes)

    def deal(self, *arguments: str) -> subprocess.Popen:
        return self.croupier("deal", *self.given, "--table", TABLE, "--store", self.url, "--json", *arguments)

    def answer(self, *arguments: str) -> dict:
        """What a command answers; a store that the killed writer still holds for a moment is asked again."""
        deadline = time.monotonic() + PATIENCE
        while True:
            process = self.croupier(*arguments)
            out, err = process.communicate(timeout=PATIENCE)
            if process.returncode == 0:
                return json.loads(out)
            assert '"store-occupied"' in err, err
            assert time.monotonic() < deadline

    def dealt(self, *arguments: str) -> dict:
        return self.answer("deal", *self.given, "--table", TABLE, "--store", self.url, "--json", *arguments)

    def head(self) -> int:
        try:
            with open_store(self.url, read_only=True, beside=self.beside) as store:
                return store.head(TABLE).seq
        except StoreProblem:  # not made yet
            return 0

    def events(self) -> list[dict]:
        with open_store(self.url, read_only=True, beside=self.beside) as store:
            return [json.loads(record.body) | {"round": record.round} for record in store.records(TABLE)]

    def kill_behind(self, records: int) -> Left:
        """Start it, let so many records come, and kill it."""
        target, deadline = self.head() + records, time.monotonic() + PATIENCE
        process = self.deal(*FOREVER)
        while self.head() < target:
            if process.poll() is not None:
                assert '"store-occupied"' in process.communicate()[1], "the killed writer still holds the store"
                process = self.deal(*FOREVER)
            assert time.monotonic() < deadline
            time.sleep(0.002)
        process.kill()
        process.communicate(timeout=PATIENCE)
        return self.left()

    def left(self) -> Left:
        events = self.events()
        last = events[-1]
        under_way = last["round"] if last["type"] != "RoundClosed" else 0
        dealing = any(one["type"] == "BetsClosed" and one["round"] == under_way for one in events)
        return Left(len(events), under_way, dealing, last["type"])


def kill_and_resume(house: House, kills: int, rng: Random) -> list[Left]:
    """What every kill left, one of them at least in the middle of a deal; then the last round is finished."""
    found: list[Left] = []
    while len(found) < kills or not any(left.dealing for left in found):
        found.append(house.kill_behind(rng.randint(1, 60)))
    told = house.dealt("--rounds", "0")
    assert told["tables"][0]["finished"] == (found[-1].round or None)
    return found


def check(house: House, found: list[Left], folder: Path) -> dict:
    """The same cards in every round that was broken off, an audit that finds nothing, and books that balance."""
    events = house.events()
    for left in found:
        rest = events[left.seq :]
        closed = next((n for n, event in enumerate(rest) if event["type"] == "RoundClosed"), len(rest))
        if left.dealing:
            assert rest[closed]["round"] == left.round
            shuffled = [event for event in rest[:closed] if event["type"] == "DeckShuffled"]
            assert not shuffled, f"round {left.round} was broken off while it was dealt, and shuffled again"
    out = str(folder / "log.jsonl")
    house.answer("log", "export", "--store", house.url, "--out", out, "--json")
    audited = house.answer("log", "verify", out, "--json")
    assert audited["ok"], audited
    shown = house.answer("log", "show", out, "--no-theory", "--json")
    assert shown["win"] == shown["counted_win"]
    assert sum(shown["balances"].values()) == 0
    assert "wagers:T" not in shown["balances"]
    return audited


@pytest.mark.parametrize(
    ("kind", "key", "dealer"),
    [
        ("sqlite", "three-card-poker", "human"),
        ("sqlite", "texas-hold-em-bonus", "automated"),
        ("postgresql", "hold-em-3-bonus", "human"),
    ],
)
def test_a_table_that_is_killed_goes_on_with_the_same_cards(tmp_path, kind, key, dealer):
    house = House(tmp_path, kind, key, "--seats", "3", "--players", "random", "--dealer", dealer)
    found = kill_and_resume(house, 3, Random(key))
    audited = check(house, found, tmp_path)
    assert audited["events"] == house.head()


def test_its_log_is_that_of_a_table_that_was_never_stopped(tmp_path):
    """With a seed chance follows from the table and the record alone, so both must hold the same events."""
    given = ("four-card-poker", "--seats", "2", "--players", "random", "--dealer", "human", "--seed", "5")
    (tmp_path / "killed").mkdir()
    (tmp_path / "whole").mkdir()
    killed, whole = House(tmp_path / "killed", "sqlite", *given), House(tmp_path / "whole", "sqlite", *given)
    kill_and_resume(killed, 3, Random(5))
    rounds = sum(event["type"] == "RoundClosed" for event in killed.events())
    whole.dealt("--rounds", str(rounds))
    assert killed.events() == whole.events()


def test_a_deck_that_is_shuffled_again_would_be_noticed(tmp_path):
    """The check has teeth: a log in which a round that was broken off got another deck is found out."""
    house = House(tmp_path, "sqlite", "three-card-poker", "--seed", "1")
    house.dealt("--rounds", "2")
    events = house.events()
    dealt = next(n for n, event in enumerate(events) if event["type"] == "CardDealt")
    shuffled = next(event for event in events if event["type"] == "DeckShuffled")
    house.events = lambda: [*events[: dealt + 1], shuffled | {"round": 1}, *events[dealt + 1 :]]
    with pytest.raises(AssertionError, match="shuffled again"):
        check(house, [Left(dealt + 1, 1, True, "CardDealt")], tmp_path)


@pytest.mark.soak
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_thousand_kills(tmp_path, kind):
    given = ("three-card-poker", "--seats", "4", "--players", "random", "--dealer", "human")
    house = House(tmp_path, kind, *given)
    found = kill_and_resume(house, KILLS, Random(kind))
    audited = check(house, found, tmp_path)
    moments = sorted({left.kind for left in found})
    figures = {
        "kills": len(found),
        "in_a_deal": sum(left.dealing for left in found),
        "moments": moments,
        "events": audited["events"],
    }
    write_report(f"killed_table_{kind}", rooms=("store", "server", "table"), seed=kind, **figures)
