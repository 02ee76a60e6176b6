"""`croupier rules`: the matrix and the register, for people and for programs."""

import json

import pytest
from click.testing import CliRunner

from croupier.cli import rules
from croupier.cli.errors import InputRefused
from croupier.cli.matrix import Row


def run(*arguments: str):
    return CliRunner().invoke(rules.command, arguments, standalone_mode=False)


def test_the_matrix_as_in_the_contract():
    rows = json.loads(run("19:47-20.11(a)1", "--json").stdout)["paragraphs"]
    first = next(row for row in rows if row["ref"] == "19:47-20.11(a)1")
    assert first["met"] == "engine"
    assert first["source"] == "regulation"
    assert any(place.startswith("games/three_card_poker.py:") for place in first["code"])
    assert any(name.startswith("tests/rules/test_19_47_20.py::test_20_11_a_1_") for name in first["tests"])
    assert first["reason"] is None


def test_a_prefix_ends_at_a_number_and_one_that_starts_nothing_is_refused():
    sections = {line.split("  ")[0] for line in run("19:47-20.1").stdout.splitlines() if line.startswith("19:47-")}
    assert sections
    assert all(ref.startswith("19:47-20.1:") for ref in sections)
    with pytest.raises(InputRefused, match="No paragraph's reference starts with '19:99'"):
        CliRunner().invoke(rules.command, ["19:99"], standalone_mode=False, catch_exceptions=False)


def test_a_waived_paragraph_shows_its_reason():
    rows = json.loads(run("19:47-19.12", "--json").stdout)["paragraphs"]
    assert all(row["met"] == "waived" and "Spanish 21" in row["reason"] for row in rows)


def test_what_is_open_names_its_room_and_what_is_inferred_says_so():
    assert "open: web" in run("13:69F-40.6", "--open").stdout
    assert "not a paragraph of a New Jersey text" in run("supplement-3").stdout


def test_a_blank_makes_the_answer_no(monkeypatch):
    blank = Row("19:47-1(a)", "Something.", "regulation", "engine", [], [], None, None)
    monkeypatch.setattr(rules, "matrix", lambda: [blank])
    result = run()
    assert result.return_value == 1
    assert "BLANK" in result.stdout
    assert "1 blank" in result.stdout


def test_the_register():
    assert "bad_beat=printed (default) or summary" in run("--register").stdout
    entries = json.loads(run("--register", "--json").stdout)["discrepancies"]
    assert {"B-1", "P-4", "H-12"} <= {entry["key"] for entry in entries}


def test_a_prefix_picks_entries_of_the_register_and_one_that_starts_none_is_refused():
    entries = json.loads(run("T-1", "--register", "--json").stdout)["discrepancies"]
    assert [entry["key"] for entry in entries] == ["T-1"]
    assert run("B-", "--register").stdout.startswith("B-1  ")
    with pytest.raises(InputRefused, match="No entry of the register starts with '19:47-20'"):
        CliRunner().invoke(rules.command, ["19:47-20", "--register"], standalone_mode=False, catch_exceptions=False)


def test_the_register_has_no_open_paragraphs_to_show():
    with pytest.raises(InputRefused, match="--open is about paragraphs"):
        CliRunner().invoke(rules.command, ["--register", "--open"], standalone_mode=False, catch_exceptions=False)
