"""`croupier log`: what operators and auditors ask of a store and of a file, with the statuses of the contract."""

import csv
import json
from pathlib import Path
from random import Random

import pytest

from croupier.games.catalogue import KEYS
from croupier.store.entry import Event
from croupier.store.store import open_store
from tests.cli.calling import answer, call, error_of, refusal
from tests.cli.stored import deal, dealt
from tests.stores import entry

ZEROS = "0" * 64


# list and export -------------------------------------------------------------------------------------


def test_tables_are_listed(tmp_path):
    first = deal(tmp_path, "three-card-poker", "--rounds", "2", "--table", "B")
    deal(tmp_path, "four-card-poker", "--rounds", "1", "--table", "A", "--close")
    listed = answer("log", "list", "--store", first.url, "--json")["tables"]
    assert [(one["table"], one["game"], one["rounds"]) for one in listed] == [
        ("A", "four-card-poker", 1),
        ("B", "three-card-poker", 2),
    ]
    assert [(one["closed"], one["seeded"], one["under_way"]) for one in listed] == [
        (True, True, None),
        (False, True, None),
    ]
    assert (listed[1]["events"], listed[1]["head"]) == (first.told["events"], first.told["head"])
    called = call("log", "list", "--store", first.url)
    assert called.out.splitlines()[0].startswith("A  four-card-poker: 1 rounds, ")
    assert called.out.splitlines()[0].endswith("UTC; a demonstration; closed")


def test_a_round_under_way_is_listed_as_such(tmp_path):
    """Rounds that are over are counted, and the one that is not is named."""
    found = deal(tmp_path, "three-card-poker", "--rounds", "2", "--dealer", "human")
    with open_store(found.url, read_only=True) as store:
        records = list(store.records(found.table))
    middle = next(n for n, one in enumerate(records) if one.round == 2 and b'"type":"CardDealt"' in one.body)
    events = tuple(Event(one.round, one.body, one.postings) for one in records[: middle + 1])
    with open_store(f"sqlite:///{tmp_path}/stopped.db") as stopped:
        stopped.append([entry("T1", 1, *events)])
        (listed,) = answer("log", "list", "--store", f"sqlite:///{tmp_path}/stopped.db", "--json")["tables"]
        called = call("log", "list", "--store", f"sqlite:///{tmp_path}/stopped.db")
    assert (listed["rounds"], listed["under_way"], listed["events"]) == (1, 2, middle + 1)
    assert "; round 2 under way" in called.out


def test_a_store_without_tables_is_listed_as_empty(tmp_path):
    open_store(f"sqlite:///{tmp_path}/floor.db").close()
    assert answer("log", "list", "--store", f"sqlite:///{tmp_path}/floor.db", "--json") == {"tables": []}
    assert call("log", "list", "--store", f"sqlite:///{tmp_path}/floor.db").out == "The store has no tables yet.\n"


def test_an_export_is_the_log_with_a_signature(tmp_path):
    found = dealt()
    told = answer("log", "export", "--store", found.url, "--out", f"{tmp_path}/log.jsonl", "--json")
    lines = [json.loads(line) for line in (tmp_path / "log.jsonl").read_bytes().splitlines()]
    assert told == {
        "table": found.table,
        "file": f"{tmp_path}/log.jsonl",
        "events": found.told["events"],
        "head": found.told["head"],
    }
    assert [line["seq"] for line in lines[:-1]] == list(range(1, told["events"] + 1))
    assert lines[-1]["checkpoint"]["hash"] == told["head"] == lines[-2]["hash"]
    assert [path.name for path in tmp_path.iterdir()] == ["log.jsonl"]


def test_an_export_into_nowhere_leaves_nothing(tmp_path):
    found = dealt()
    for out in (f"{tmp_path}/no/log.jsonl", str(tmp_path), "a\0b"):
        assert refusal("log", "export", "--store", found.url, "--out", out, "--json")["code"] == "no-file"
    assert not list(tmp_path.iterdir())


# verify ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", KEYS)
def test_every_game_is_verified(key):
    found = dealt(key, players="random")
    result = answer("log", "verify", found.file, "--head", found.told["head"], "--json")
    assert (result["ok"], result["events"], result["rounds"]) == (True, found.told["events"], 6)
    assert result["head"] == found.told["head"]


def test_an_edited_log_is_refused_with_its_line(tmp_path):
    lines = Path(dealt().file).read_bytes().splitlines(keepends=True)
    number = next(n for n, line in enumerate(lines, 1) if b'"type":"WagerPlaced"' in line)
    lines[number - 1] = lines[number - 1].replace(b'"amount":500', b'"amount":600')
    (tmp_path / "edited.jsonl").write_bytes(b"".join(lines))
    called = call("log", "verify", f"{tmp_path}/edited.jsonl", "--json")
    assert (called.status, called.err) == (1, "")
    assert (json.loads(called.out)["ok"], json.loads(called.out)["line"]) == (False, number)
    assert call("log", "verify", f"{tmp_path}/edited.jsonl").out.startswith(f"line {number}: ")


def test_an_honest_log_that_is_not_the_one_known_elsewhere(tmp_path):
    found = dealt()
    assert call("log", "verify", found.file, "--head", ZEROS).status == 1
    assert call("log", "verify", found.file, "--key", ZEROS).status == 1
    (tmp_path / "none.jsonl").write_bytes(b"")
    assert call("log", "verify", f"{tmp_path}/none.jsonl").status == 1


def test_what_cannot_be_verified_is_refused(tmp_path):
    for file in (tmp_path, tmp_path / "nothing", "a\0b"):
        assert refusal("log", "verify", str(file), "--json")["code"] == "no-file"
    for option in ("--head", "--key"):
        assert refusal("log", "verify", dealt().file, option, "abc", "--json")["code"] == "usage"


# replay ----------------------------------------------------------------------------------------------


def test_a_round_is_replayed_alike_from_a_file_and_from_a_store():
    found = dealt()
    from_file = call("log", "replay", found.file, "--round", "2")
    from_store = call("log", "replay", "--store", found.url, "--table", found.table, "--round", "2")
    assert (from_file.status, from_file.err) == (0, "")
    assert from_file.out == from_store.out
    assert from_file.out.startswith(f"{found.table}, round 2: Three card poker, 19:47-20; a demonstration")
    assert answer("log", "replay", found.file, "--round", "2", "--json")["round"] == 2


@pytest.mark.parametrize("number", ["0", "-1", "x", "99", "9" * 30])
def test_a_round_that_cannot_be_is_refused(number):
    code = "no-such-round" if number == "99" else "usage"
    assert refusal("log", "replay", dealt().file, "--round", number, "--json")["code"] == code


# show ------------------------------------------------------------------------------------------------


def test_accounts_are_alike_from_a_file_and_from_a_store():
    found = dealt()
    from_file = answer("log", "show", found.file, "--no-theory", "--json")
    assert from_file == answer("log", "show", "--store", found.url, "--no-theory", "--json")
    assert from_file["win"] == from_file["counted_win"] == found.told["win"]
    assert from_file["events"] == found.told["events"]


@pytest.mark.parametrize("form", ["csv", "jsonl"])
def test_accounts_are_written_for_other_programs(tmp_path, form):
    found = dealt()
    out = tmp_path / f"accounts.{form}"
    called = call("log", "show", found.file, "--no-theory", "--out", str(out))
    assert called.out.startswith(f"{found.table}: ")
    lines = out.read_text("utf-8").splitlines()
    rows = list(csv.DictReader(lines)) if form == "csv" else list(map(json.loads, lines))
    assert sum(int(row["win"]) for row in rows if row.get("kind", "line") == "line") == found.told["win"]


def test_accounts_in_no_form_there_is():
    assert refusal("log", "show", dealt().file, "--out", "accounts.xlsx", "--json")["code"] == "bad-file-name"


# everything else -------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["list", "export", "replay", "show"])
def test_a_store_that_is_none(tmp_path, command):
    more = {"export": ["--out", f"{tmp_path}/x.jsonl"], "replay": ["--round", "1"]}.get(command, [])
    for url in (f"sqlite:///{tmp_path}/nothing.db", "nonsense", "mysql://host/x"):
        assert refusal("log", command, "--store", url, *more, "--json")["code"] == "no-store"


@pytest.mark.parametrize("arguments", ["nonsense", "list", "export", "verify", "replay", "show"])
def test_a_wrong_call_is_refused(arguments):
    assert refusal("log", arguments, "--json")["code"] == "usage"


@pytest.mark.parametrize("content", [b"{}\n", b"", b"no log\n"])
@pytest.mark.parametrize("command", ["replay", "show"])
def test_a_file_that_is_no_log(tmp_path, command, content):
    (tmp_path / "log.jsonl").write_bytes(content)
    more = ["--round", "1"] if command == "replay" else []
    assert refusal("log", command, f"{tmp_path}/log.jsonl", *more, "--json")["code"] == "bad-log"


@pytest.mark.parametrize("command", ["replay", "show"])
def test_records_with_events_that_are_none(tmp_path, command):
    first, *rest = Path(dealt().file).read_bytes().splitlines(keepends=True)
    (tmp_path / "log.jsonl").write_bytes(first + b"".join(rest).replace(b'"settled":{', b'"settles":{'))
    more = ["--round", "1"] if command == "replay" else []
    assert refusal("log", command, f"{tmp_path}/log.jsonl", *more, "--json")["code"] == "bad-log"


SCRAPS = (None, True, -1, 0, 10**30, 1.5, "x", "", [], {}, [1], {"a": 1}, ["As"], "TableOpened", "WagerSettled")


def spoilt(part: dict | list, rng: Random) -> None:
    """Put something else, or nothing, in a place of a JSON document that nobody chose."""
    key = rng.choice(list(part)) if isinstance(part, dict) else rng.randrange(len(part))
    if isinstance(part[key], dict | list) and part[key] and rng.random() < 0.8:
        spoilt(part[key], rng)
    elif rng.random() < 0.3:
        del part[key]
    else:
        part[key] = rng.choice(SCRAPS)


@pytest.mark.parametrize("seed", range(25))
def test_whatever_stands_in_a_file_the_answer_is_an_answer_or_one_error(tmp_path, seed):
    rng = Random(seed)
    lines = Path(dealt("texas-hold-em-bonus", players="random").file).read_bytes().splitlines(keepends=True)
    for _ in range(rng.randint(1, 3)):
        number = rng.randrange(len(lines))
        document = json.loads(lines[number])
        spoilt(document.get("event", document), rng)
        lines[number] = json.dumps(document, separators=(",", ":")).encode() + b"\n"
    path = tmp_path / "log.jsonl"
    path.write_bytes(b"".join(lines[: rng.randint(1, len(lines))] if rng.random() < 0.3 else lines))
    for arguments in (("replay", "--round", "1"), ("replay", "--round", "2", "--json"), ("show", "--no-theory")):
        called = call("log", arguments[0], str(path), *arguments[1:])
        assert called.status in (0, 2), called
        assert called.status == 0 or error_of(call("log", arguments[0], str(path), *arguments[1:], "--json"))
    unchanged = path.read_bytes() == Path(dealt("texas-hold-em-bonus", players="random").file).read_bytes()
    assert call("log", "verify", str(path)).status == (0 if unchanged else 1)
