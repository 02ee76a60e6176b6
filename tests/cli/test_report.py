"""`croupier report`: what is written, and what is refused before any work."""

import json

import pytest

from croupier.cli import extras
from tests.cli.calling import answer, call, error_of


@pytest.mark.parametrize(
    ("arguments", "code", "says"),
    [
        (["three-card-poker"], "usage", "Say where the report goes"),
        (["--json"], "usage", "Name one game, or say --all"),
        (["three-card-poker", "--all", "--json"], "usage", "Name one game, or say --all"),
        (["--all", "--json", "--set", "pair_plus=B"], "usage", "The book holds every choice"),
        (["--all", "--json", "--meter", "100"], "usage", "The book holds every choice"),
        (["three-card-poker", "--out", "report.doc"], "bad-file-name", "writes .pdf, .html, .xlsx, .json"),
        (["three-card-poker", "--out", "no/such/folder/report.pdf"], "no-file", "there is no such folder"),
        (["nine-card-poker", "--json"], "unknown-game", "There is no game"),
        (["three-card-poker", "--json", "--set", "pair_plus=E"], "option-value", "pair_plus takes A, B, C, D"),
        (["three-card-poker", "--json", "--meter", "100"], "no-meter", "has no progressive meter"),
    ],
)
def test_what_cannot_be_reported_is_refused_with_one_sentence(arguments, code, says):
    called = call("report", *arguments)
    assert (called.status, called.out) == (2, "")
    assert says in called.err
    if "--json" in arguments:
        assert error_of(called)["code"] == code


@pytest.mark.parametrize("form", ["pdf", "xlsx"])
def test_a_form_whose_package_is_missing_says_what_to_install(form, monkeypatch, tmp_path):
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name in {"typst", "xlsxwriter"} else object())
    called = call("report", "three-card-poker", "--out", str(tmp_path / f"a.{form}"))
    assert called.status == 2
    assert called.err.endswith("install the extra report with pip install 'croupier[report]'.\n")


def test_html_and_json_need_only_the_analysis(monkeypatch, tmp_path):
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name in {"typst", "xlsxwriter"} else object())
    assert call("report", "three-card-poker", "--out", str(tmp_path / "a.html")).status == 0
    assert (tmp_path / "a.html").read_text("utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize("form", ["pdf", "html", "xlsx", "json"])
def test_equal_input_gives_equal_bytes(form, tmp_path):
    files = [tmp_path / f"{name}.{form}" for name in "ab"]
    for file in files:
        called = call("report", "three-card-poker", "--set", "pair_plus=D", "--out", str(file))
        assert (called.status, called.out, called.err) == (0, "", "")
    assert files[0].read_bytes() == files[1].read_bytes()
    assert files[0].stat().st_size > 10_000


def test_the_published_edge_stands_in_the_report():
    """Published: -13,733,780 of 407,170,400 for ante and play, and 1,692 of 22,100 for pair plus under table D."""
    made = answer("report", "three-card-poker", "--set", "pair_plus=D", "--json")
    text = json.dumps(made)
    assert '"-13733780/407170400"' in text
    assert '"1692/22100"' in text
    assert made["program"].startswith("croupier ")
    assert made["schema"] == 1
    assert len(made["digest"]) == 64
