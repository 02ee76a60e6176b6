"""The JSON of an analysis has the shape of the contract, and its figures are those published."""

import csv
import io
import json
from fractions import Fraction

import msgspec
import pytest

from croupier.cli.analysis_answer import analysis_answer, analysis_csv
from tests.cli import analysed


def answer(analysis=None) -> dict:
    return json.loads(msgspec.json.encode(analysis_answer(analysis or analysed.three_card_poker(), "croupier 1", 0.25)))


def test_the_answer_names_what_was_analysed_and_by_what():
    said = answer()
    assert said["game"] == "three-card-poker"
    assert said["options"] == {"version": "standard", "pair_plus": "A", "ante_bonus": "standard", "bad_beat": "on"}
    assert (said["seconds"], said["program"], said["digest"]) == (0.25, "croupier 1", "0123abcd")
    assert list(said["wagers"]) == ["main", "pair_plus"]


def test_the_main_wagers_have_the_published_figures():
    main = answer()["wagers"]["main"]
    assert main["per"] == "ante"
    assert main["ev"] == "-13733780/407170400"
    assert main["decisions"] == {"fold": "72/221", "1x": "149/221"}
    published = {
        "house_edge": 0.033730,
        "average_wager": 1.674208,
        "element_of_risk": 0.020147,
        "standard_deviation": 1.6393,
        "hit_frequency": 0.449127,
    }
    for name, value in published.items():
        assert main[name] == pytest.approx(value, abs=5e-5), name
    assert sum(one["combinations"] for one in main["outcomes"]) == main["deals"]


def test_another_wager_has_its_lines_as_the_table_says_them():
    wager = answer()["wagers"]["pair_plus"]
    assert wager["per"] == "wager"
    assert wager["ev"] == "-512/22100"
    assert wager["lines"][0] == {"hand": "straight flush", "pays": "40 to 1", "combinations": 48}
    assert [line["hand"] for line in wager["lines"]] == [
        "straight flush",
        "three-of-a-kind",
        "straight",
        "flush",
        "pair",
    ]
    assert wager["outcomes"][-1] == {"event": "loses", "pays": "", "net": "-1", "combinations": 16_440}
    assert wager["tables"] == [
        {"wager": "pair_plus", "choice": None, "table": "A", "cites": ["19:47-20.11(a)2"]},
    ]
    assert wager["notes"] == ["A fold loses this wager."]
    assert "decisions" not in wager


def test_the_register_is_named_where_it_touches_a_wager():
    wagers = answer()["wagers"]
    assert "E-11" in [entry["key"] for entry in wagers["main"]["discrepancies"]]
    assert "E-11" not in [entry["key"] for entry in wagers["pair_plus"]["discrepancies"]]


def test_stakes_and_meters_are_exact():
    wager = answer(analysed.with_stakes_and_meter())["wagers"]["pair_plus"]
    assert wager["stakes"]["pieces"][0] == {"from": 1, "value": "-3/20", "award": "103/2"}
    assert Fraction(wager["stakes"]["turns"]) == Fraction(1030, 3)
    assert round(Fraction(wager["break_even"])) == 26_320_526  # published: 263,205.26 dollars
    assert wager["meter"]["awards"][0]["hand"] == "royal flush"


def test_the_lines_of_csv_add_up():
    rows = list(csv.DictReader(io.StringIO(analysis_csv(analysed.three_card_poker()))))
    assert {row["wager"] for row in rows} == {"main", "pair_plus"}
    for wager, deals in (("main", 407_170_400), ("pair_plus", 22_100)):
        own = [row for row in rows if row["wager"] == wager]
        assert sum(int(row["combinations"]) for row in own) == deals
        assert all(int(row["deals"]) == deals for row in own)
        assert sum(float(row["probability"]) for row in own) == pytest.approx(1)
