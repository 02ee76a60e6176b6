"""Logs for tests of the command line: tables dealt into a store, and exported from there."""

from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import NamedTuple

from tests.cli.calling import answer

WHEEL = "wheel=" + ",".join(["1"] * 12)
OPTIONS = {"premium-hold-em": ("--set", "bonus_spin=progressive-5", "--set", WHEEL)}


class Dealt(NamedTuple):
    """A store with one table, and its log as a file."""

    url: str
    file: str
    table: str
    told: dict


def deal(folder: Path, key: str, *arguments: str) -> Dealt:
    """Tables of a game in a store of this folder."""
    url = f"sqlite:///{folder}/floor.db"
    told = answer("deal", key, "--store", url, "--seed", "11", "--json", *OPTIONS.get(key, ()), *arguments)
    table, file = told["tables"][0]["table"], str(folder / f"{key}.jsonl")
    answer("log", "export", "--store", url, "--table", table, "--out", file, "--json")
    return Dealt(url, file, table, told)


@cache
def dealt(key: str = "three-card-poker", rounds: int = 6, players: str = "always") -> Dealt:
    """Rounds of a game that several tests read and none changes."""
    return deal(Path(mkdtemp()), key, "--rounds", str(rounds), "--seats", "2", "--players", players)
