"""`croupier strategy`: what is printed and written, and what is refused."""

import csv
import json
from xml.etree import ElementTree

import pytest

from tests.cli.calling import answer, call, refusal

GAME = ("strategy", "three-card-poker")


def test_best_play_as_text():
    called = call(*GAME)
    assert (called.status, called.err) == (0, "")
    assert "In short, and this is best play itself:\n  - 1x with Q-6-4 or better\n  - otherwise fold\n" in called.out
    assert "Q-6-3 or less    fold" in called.out
    assert "(19:47-20.10(b))" in called.out
    assert max(len(line) for line in called.out.splitlines()) <= 120


def test_best_play_as_json():
    (decision,) = answer(*GAME, "--json")["decisions"]
    always, best = decision["lists"]
    assert always["words"] == ["always 1x"]
    assert (best["cost"], best["agrees"]) == ("0", "1")
    assert best["rules"]["rules"] == [{"when": {"hand_at_least": "high card Q-6-4"}, "choose": "1x"}]
    assert decision["tables"][0]["rows"] == ["Q-6-4 or better", "Q-6-3 or less"]
    assert decision["tables"][0]["cells"][0][0]["information_sets"] == {"fold": 0, "1x": 14_900}


def test_the_options_elected_are_said():
    found = answer(*GAME, "--set", "version=f1", "--set", "pair_plus=B", "--json")
    assert (found["options"]["version"], found["options"]["pair_plus"]) == ("f1", "B")
    assert "version=f1" in call(*GAME, "--set", "version=f1").out


def test_a_table_of_ones_own_changes_best_play():
    """An ante bonus of 400 to 1 on a straight is for those who stay; it changes no hand that has none."""
    usual, own = (answer(*GAME, *more, "--json") for more in ((), ("--table", "ante_bonus=straight 400")))
    worth = [found["decisions"][0]["tables"][0]["cells"][0][0]["ev"]["1x"] for found in (usual, own)]
    assert worth[0] != worth[1]


def test_the_rules_alone_can_be_simulated(tmp_path):
    path = tmp_path / "play.json"
    assert call(*GAME, "--rules", "--out", str(path)).status == 0
    assert json.loads(path.read_bytes()) == answer(*GAME, "--rules")
    simulated = answer("simulate", "three-card-poker", "--rounds", "1000", "--strategy", str(path), "--json")
    assert simulated["rounds"] == 1000


@pytest.mark.parametrize("suffix", ["txt", "csv", "svg", "html", "json"])
def test_each_form_goes_by_the_end_of_the_name(suffix, tmp_path):
    path = tmp_path / f"play.{suffix}"
    called = call(*GAME, "--out", str(path))
    assert (called.status, called.out) == (0, "")
    text = path.read_text("utf-8")
    match suffix:
        case "svg":
            assert ElementTree.fromstring(text).tag.endswith("svg")
        case "html":
            assert text.startswith("<!DOCTYPE html>")
            assert "1x with Q-6-4 or better" in text
        case "json":
            assert json.loads(text)["game"] == "three-card-poker"
        case "csv":
            rows = list(csv.DictReader(text.splitlines()))
            assert rows[1] == {
                "decision": "play",
                "row is": "hand",
                "row": "Q-6-4 or better",
                "column": "all",
                "choice": "1x",
                "information sets": "14900",
                "expected value": "0.433192698756",
            }
        case _:
            assert text == call(*GAME).out


def test_every_class_can_be_listed(tmp_path):
    path = tmp_path / "classes.csv"
    assert call(*GAME, "--classes", "--out", str(path)).status == 0
    rows = list(csv.DictReader(path.read_text("utf-8").splitlines()))
    assert len(rows) == 1_755
    assert sum(int(row["information sets"]) for row in rows) == 22_100
    played = [row for row in rows if row["best"] == "1x"]
    assert sum(int(row["information sets"]) for row in played) == 14_900
    assert call(*GAME, "--classes").out == path.read_text("utf-8")


def test_a_hand_at_one_spot():
    called = call(*GAME, "--hand", "Q♥ 6d 4S")
    assert (called.status, called.err) == (0, "")
    assert "Three card poker: Qh 6d 4s" in called.out
    assert "  1x          -0.993378  best\n  fold        -1.000000  0.006622 below it\n" in called.out


def test_a_hand_with_a_board():
    found = answer("strategy", "texas-hold-em-bonus", "--hand", "Th Td", "--board", "2s 8c 3h Ah", "--json")
    assert (found["hand"], found["board"], found["up"]) == (["Th", "Td"], ["2s", "8c", "3h", "Ah"], [])
    assert [one["before"] for one in found["standings"]] == [["2x", "check"], ["2x", "1x"]]
    assert [one["best"] for one in found["standings"]] == ["1x", "1x"]


def test_a_hand_beside_the_dealers_card():
    """The rule of thumb: with A-K, raise where the dealer's card from two to queen matches one of yours."""
    spots = [("As Kd Js 8c 3h", "3d"), ("As Kd 9s 8c 3h", "Kh"), ("As Kd 9s 8c 3h", "7d")]
    found = [answer("strategy", "caribbean-stud", "--hand", hand, "--up", up, "--json") for hand, up in spots]
    assert [one["standings"][0]["best"] for one in found] == ["2x", "fold", "fold"]


REFUSED = [
    (("--hand", "Kh Qd"), "bad-cards", "a player holds 3 cards; 2 were given"),
    (("--hand", "Kh Qd Qd"), "bad-cards", "Qd stands twice"),
    (("--hand", "Kh Qd 1s"), "bad-cards", "'1s' is not a card"),
    (("--hand", "Kh Qd 2s", "--up", "2s"), "bad-cards", "2s stands twice"),
    (("--hand", "Kh Qd 2s", "--up", "3s"), "bad-cards", "no card of the dealer is seen before the player decides"),
    (("--hand", "Kh Qd 2s", "--board", "3s"), "bad-cards", "made with no community cards seen, not with 1"),
    (("--hand", ""), "bad-cards", "a player holds 3 cards; 0 were given"),
    (("--board", "3s"), "usage", "--board and --up go with --hand"),
    (("--rules", "--classes"), "usage", "give one of them"),
    (("--out", "play.doc"), "bad-file-name", "'play.doc' is none"),
    (("--rules", "--out", "play.csv"), "bad-file-name", "'play.csv' is none"),
    (("--out", "no/such/folder/play.csv"), "no-file", "cannot be written"),
    (("--set", "version=f9"), "option-value", "f9"),
    (("--stake", "ante"), "usage", "--stake takes WAGER=CENTS"),
]


@pytest.mark.parametrize(("arguments", "code", "says"), REFUSED)
def test_what_is_refused(arguments, code, says):
    error = refusal(*GAME, *arguments, "--json")
    assert error["code"] == code
    assert says in error["message"]


def test_boards_at_which_nothing_is_decided():
    error = refusal("strategy", "texas-hold-em-bonus", "--hand", "As Ad", "--board", "2s 3s 4s 5s 6s", "--json")
    assert "with no or 3 or 4 community cards seen, not with 5" in error["message"]


def test_a_card_of_the_dealer_is_missing():
    error = refusal("strategy", "caribbean-stud", "--hand", "As Kd Js 8c 3h", "--json")
    assert "one card of the dealer is seen before the player decides; 0 were given" in error["message"]
