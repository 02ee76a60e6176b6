"""`croupier deal`: as the contract has it, and every wrong call refused before anything is written."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from croupier.games.catalogue import KEYS
from croupier.store.store import open_store
from tests.cli.calling import answer, call, refusal

CROUPIER = Path(sys.executable).parent / "croupier"
WHEEL = "wheel=" + ",".join(["1"] * 12)
BY_SHUFFLER = 'game = "three-card-poker"\ncards = {shuffling = "automated"}\n'


def deal(folder: Path, *arguments: str, game: str = "three-card-poker") -> dict:
    return answer("deal", game, "--store", url(folder), "--json", *arguments)


def url(folder: Path) -> str:
    return f"sqlite:///{folder}/floor.db"


def test_the_answer_is_one_object(tmp_path):
    found = deal(tmp_path, "--rounds", "3", "--seats", "2", "--seed", "1")
    assert list(found) == ["game", "seeded", "stopped", "rounds", "events", "win", "tables", "table", "head"]
    assert (found["game"], found["seeded"], found["stopped"], found["rounds"]) == ("three-card-poker", True, False, 3)
    (table,) = found["tables"]
    assert table == {
        "table": "three-card-poker-1",
        "rounds": 3,
        "finished": None,
        "events": found["events"],
        "staked": table["staked"],
        "returned": table["staked"] - found["win"],
        "win": found["win"],
        "seq": found["events"],
        "head": found["head"],
    }
    with open_store(url(tmp_path), read_only=True) as store:
        assert store.head("three-card-poker-1") == (found["events"], found["head"])


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("dealer", ["automated", "human"])
def test_every_game_is_dealt_by_either_dealer(tmp_path, key, dealer):
    options = ["--set", "bonus_spin=progressive-5", "--set", WHEEL] if key == "premium-hold-em" else []
    found = deal(
        tmp_path, "--rounds", "2", "--seats", "3", "--dealer", dealer, "--players", "random", *options, game=key
    )
    assert found["rounds"] == 2
    assert found["seeded"] is False


def test_two_seeds_make_two_logs_and_one_seed_the_same_cards(tmp_path):
    wins = []
    for number, seed in enumerate(("1", "1", "2")):
        folder = tmp_path / str(number)
        folder.mkdir()
        deal(folder, "--rounds", "5", "--seed", seed)
        with open_store(url(folder), read_only=True) as store:
            wins.append([record.body for record in store.records("three-card-poker-1")])
    assert wins[0] == wins[1] != wins[2]


def test_several_tables_have_numbers_and_one_may_have_a_name(tmp_path):
    found = deal(tmp_path, "--rounds", "2", "--tables", "3")
    assert [table["table"] for table in found["tables"]] == [f"three-card-poker-{n}" for n in (1, 2, 3)]
    assert (found["rounds"], "head" in found) == (6, False)
    assert deal(tmp_path, "--rounds", "1", "--table", "Tisch Käse")["table"] == "Tisch Käse"


def test_a_table_is_told_of_in_words(tmp_path):
    called = call("deal", "three-card-poker", "--rounds", "2", "--seed", "1", "--tables", "2", "--store", url(tmp_path))
    assert (called.status, called.err) == (0, "")
    lines = called.out.splitlines()
    assert lines[0].startswith("three-card-poker-1: 2 rounds, ")
    assert lines[1].startswith("  head ")
    assert lines[4].startswith("2 tables: 4 rounds, win ")
    assert lines[5] == "A demonstration: all chance comes from seed 1, and the log says so."


def test_a_configuration_names_the_game_and_the_dealer(tmp_path):
    (tmp_path / "table.toml").write_text(BY_SHUFFLER + 'dealer = "human"')
    found = answer("deal", "--config", f"{tmp_path}/table.toml", "--rounds", "1", "--store", url(tmp_path), "--json")
    with open_store(url(tmp_path), read_only=True) as store:
        records = list(store.records(found["table"]))
        acts = [record.seq for record in records if b'"type":"StepTaken"' in record.body]
        commands = [store.command(found["table"], f"deal:{number}") for number in acts]
    assert json.loads(records[0].body)["elected"]["shuffling"] == "automated"
    assert len(commands) > 5
    assert all(command is not None for command in commands), "each act on the cards is a command"


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("--rounds", "-1"), "usage"),
        (("--rounds", "many"), "usage"),
        (("--rounds", "1e400"), "usage"),
        (("--rounds", "1", "--seats", "0"), "usage"),
        (("--rounds", "1", "--seats", "99"), "no-such-position"),
        (("--rounds", "1", "--tables", "0"), "usage"),
        (("--rounds", "1", "--tables", "2", "--table", "A"), "usage"),
        (("--rounds", "1", "--table", ""), "usage"),
        (("--rounds", "1", "--table", "A\nB"), "usage"),
        (("--rounds", "1", "--table", "A" * 101), "usage"),
        (("--rounds", "1", "--seed", "-3"), "usage"),
        (("--rounds", "1", "--seed", "x"), "usage"),
        (("--rounds", "1", "--players", "nobody"), "no-file"),
        (("--rounds", "1", "--dealer", "robot"), "usage"),
        (("--rounds", "1", "--set", "pair_plus=E"), "option-value"),
        (("--rounds", "1", "--set", "pair_plus"), "usage"),
        (("--rounds", "1", "--config", "nothing.toml"), "no-file"),
        ((), "usage"),
    ],
)
def test_a_wrong_call_is_refused_and_leaves_no_store(tmp_path, arguments, code):
    error = refusal("deal", "three-card-poker", "--store", url(tmp_path), "--json", *arguments)
    assert error["code"] == code
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("game", "store", "code"),
    [
        ("craps", "sqlite:///{}/floor.db", "unknown-game"),
        ("three-card-poker", "floor.db", "no-store"),
        ("three-card-poker", "sqlite:///{}/no/floor.db", "no-store"),
        ("three-card-poker", "mysql://host/floor", "no-store"),
        ("three-card-poker", "sqlite:///{}", "no-store"),
    ],
)
def test_no_game_and_no_store(tmp_path, game, store, code):
    given = ("deal", game, "--rounds", "1", "--store", store.format(tmp_path))
    assert refusal(*given, "--json")["code"] == code
    assert call(*given).err.startswith("croupier: ")


def test_an_occupied_store_is_refused(tmp_path):
    with open_store(url(tmp_path)):
        error = refusal("deal", "three-card-poker", "--rounds", "1", "--store", url(tmp_path), "--json")
    assert error["code"] == "store-occupied"


def test_ctrl_c_in_a_terminal_stops_after_the_current_command(tmp_path):
    given = [CROUPIER, "deal", "three-card-poker", "--rounds", "1000000", "--store", url(tmp_path), "--json"]
    process = subprocess.Popen(given, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    while not rounds(tmp_path):
        assert process.poll() is None, process.communicate()
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (130, b"")
    told = json.loads(out)
    assert told["stopped"] is True
    assert told["rounds"] > 0
    with open_store(url(tmp_path), read_only=True) as store:
        assert store.head("three-card-poker-1").seq == told["tables"][0]["seq"]


def rounds(folder: Path) -> int:
    """How many rounds of a store have been closed, while another process writes it."""
    if not (folder / "floor.db.witness").exists():
        return 0
    return (folder / "floor.db.witness").read_bytes().count(b"\n")
