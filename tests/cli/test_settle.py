"""`croupier settle`: a round in, every wager out, from a file or from standard input, one or one on each line."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from threading import Timer

import pytest

from croupier.games.catalogue import KEYS
from tests.cli.calling import answer, call, error_of, refusal
from tests.oracles import naive
from tests.oracles.rounds import random_round
from tests.settlement_table import split_cards

CROUPIER = Path(sys.executable).parent / "croupier"
ROUND = {
    "game": "three-card-poker",
    "options": {"pair_plus": "A"},
    "dealer": ["Qs", "7c", "4d"],
    "community": [],
    "players": [
        {
            "seat": 1,
            "cards": ["Kh", "Qd", "9s"],
            "wagers": {"ante": 500, "pair_plus": 500, "bad_beat": 100},
            "decisions": ["1x"],
        }
    ],
    "meter": None,
    "wheel": [],
}
LINE = json.dumps(ROUND)


def test_the_answer_has_the_form_of_the_contract():
    settled = answer("settle", "--json", given=LINE)
    assert settled["dealer"] == {"hand": "queen high, seven kicker", "cards": ["Qs", "7c", "4d"], "qualifies": True}
    assert settled["meter"] is None
    (player,) = settled["players"]
    assert (player["seat"], player["hand"], player["net"]) == (1, "king high, queen kicker", 400)
    rows = [(w["wager"], w["staked"], w["outcome"], w["returned"]) for w in player["wagers"]]
    assert rows == [
        ("ante", 500, "win", 1_000),
        ("play", 500, "win", 1_000),
        ("pair_plus", 500, "lose", 0),
        ("bad_beat", 100, "lose", 0),
    ]
    assert all(w["cites"] and all(cite.startswith("19:47-20") for cite in w["cites"]) for w in player["wagers"])


@pytest.mark.parametrize("key", KEYS)
def test_random_rounds_are_answered_as_the_naive_oracle_settles_them(key):
    for seed in range(40):
        given = random_round(Random(seed), key)
        settled, expected = answer("settle", "--json", given=json.dumps(given)), naive.settle(given)
        assert settled["meter"] == expected["meter"], seed
        for ours, theirs in zip(settled["players"], expected["players"], strict=True):
            assert ours["seat"] == theirs["seat"]
            fields = ("wager", "staked", "outcome", "returned")
            assert [tuple(w[name] for name in fields) for w in ours["wagers"]] == [
                tuple(w[name] for name in fields) for w in theirs["wagers"]
            ], seed
            assert ours["net"] == sum(w["returned"] - w["staked"] for w in ours["wagers"])


def test_a_round_is_read_from_a_file(tmp_path):
    file = tmp_path / "round with a space.json"
    file.write_text(LINE)
    assert answer("settle", "--json", str(file)) == answer("settle", "--json", given=LINE)


@pytest.mark.parametrize(
    ("name", "says"),
    [("nowhere.json", "No such file or directory"), (".", "Is a directory"), ("a" * 5_000, "File name too long")],
)
def test_a_file_that_cannot_be_read_is_refused(tmp_path, name, says):
    error = refusal("settle", "--json", str(tmp_path / name))
    assert error["code"] == "no-file"
    assert error["message"].endswith(f"cannot be read: {says}.")


def test_a_file_name_that_is_no_text_is_refused_too():
    assert refusal("settle", "--json", "\udcff.json")["code"] == "no-file"


def test_an_empty_file_is_refused(tmp_path):
    (tmp_path / "empty.json").write_text("")
    assert refusal("settle", "--json", str(tmp_path / "empty.json"))["code"] == "bad-json"


# Readable ---------------------------------------------------------------------------------------------


def test_a_person_reads_hands_wagers_and_paragraphs():
    called = call("settle", given=LINE)
    assert (called.status, called.err) == (0, "")
    dealer, player, ante, *_ = called.out.splitlines()
    assert dealer == "Dealer: Qs 7c 4d  queen high, seven kicker, qualifies"
    assert player == "Seat 1: king high, queen kicker, net $4"
    assert ante.split() == ["ante", "$5", "win", "$10", "19:47-20.11(a)1"]


BAD_BEAT = {"game": "four-card-poker", "wagers": {"ante": 100, "bad_beat": 100}, "decisions": ["1x"]}
NO_THREES = {"dealer": "AhKd9c", "community": "7s8h4dJc", "wagers": {"ante": 100, "xtra_bonus": 100}}
PREMIUM = {"game": "premium-hold-em", "decisions": ["check", "1x"], **NO_THREES}
RIVER = {"game": "texas-hold-em-bonus", "dealer": "AhKd", "community": "7s8h9dJc2c", "wagers": {"ante": 100}}
STUD = {"game": "caribbean-stud", "dealer": "AhKd8c5s2d", "wagers": {"ante": 100, "progressive": 100}}
ROYAL, FLUSH, PAIR = "TsJsQsKsAs", "2s4s6s8sTs", "2s2c4d6s8s"


@pytest.mark.parametrize(
    ("given", "entries"),
    [
        (BAD_BEAT | {"cards": "2h4h6h8hKd", "dealer": "3s5s7s9sKc2d"}, ["B-1"]),
        (BAD_BEAT | {"cards": "2h4h6h8hKd", "dealer": "3s5s7s9sKc2d", "options": {"bad_beat": "summary"}}, ["B-1"]),
        (BAD_BEAT | {"cards": "2h2d4h4dKd", "dealer": "3s5s7s9sKc2s"}, []),  # two pair pays the same by both
        (PREMIUM | {"cards": "2h3d5c"}, ["P-4"]),
        (PREMIUM | {"cards": "JhJd5c"}, []),  # the player's hand is higher
        (PREMIUM | {"cards": "2h3d5c", "dealer": "AhAd9c"}, []),  # the dealer qualifies
        (RIVER | {"cards": "5h6d", "decisions": ["2x", "check", "check"]}, ["T-13"]),
        (RIVER | {"cards": "JhJd", "decisions": ["2x", "check", "check"]}, []),  # three of a kind
        (RIVER | {"cards": "5h6d", "decisions": ["fold"]}, []),
        (STUD | {"cards": FLUSH, "decisions": ["fold"]}, ["T-18"]),
        (STUD | {"cards": ROYAL, "decisions": ["fold"]}, ["T-18"]),  # the other reading needs a meter to say how much
        (STUD | {"cards": FLUSH, "decisions": ["2x"]}, []),
        (STUD | {"cards": PAIR, "decisions": ["fold"]}, []),
    ],
)
def test_the_register_is_named_where_its_other_reading_ends_a_wager_otherwise(given, entries):
    cards, dealer, community = (split_cards(given.get(key, "")) for key in ("cards", "dealer", "community"))
    player = {"seat": 1, "cards": cards, "wagers": given["wagers"], "decisions": given["decisions"]}
    board = {"dealer": dealer, "community": community, "players": [player]}
    round_ = {"game": given["game"], "options": given.get("options", {}), **board}
    assert answer("settle", "--json", given=json.dumps(round_))["discrepancies"] == entries
    shown = [line.split(":")[0] for line in call("settle", given=json.dumps(round_)).out.splitlines()]
    assert [line for line in shown if line.startswith("Register")] == [f"Register {entry}" for entry in entries]


def test_without_json_an_error_is_one_sentence():
    called = call("settle", given=LINE[:-1])
    assert (called.status, called.out) == (2, "")
    assert called.err.startswith("croupier: This is not JSON: ")
    assert called.err.count("\n") == 1


@pytest.mark.parametrize("key", KEYS)
def test_every_random_round_can_be_read_by_a_person(key):
    for seed in range(20):
        given = random_round(Random(seed), key)
        called = call("settle", given=json.dumps(given))
        assert (called.status, called.err) == (0, "")
        assert len(called.out.splitlines()) > len(given["players"])


# A round on each line ---------------------------------------------------------------------------------


def test_each_line_is_answered_by_a_line():
    lines = [json.dumps(random_round(Random(seed), key)) for seed, key in enumerate(KEYS)]
    called = call("settle", "--json", "-", given="\n".join(lines))
    assert (called.status, called.err) == (0, "")
    assert [json.loads(line) for line in called.out.splitlines()] == [
        answer("settle", "--json", given=x) for x in lines
    ]


@pytest.mark.parametrize("given", ["", "\n", " \n\n"])
def test_no_line_leads_to_no_answer(given):
    assert call("settle", "--json", "-", given=given) == (0, "", "")


@pytest.mark.parametrize(
    ("lines", "bad", "code"),
    [
        ([LINE, LINE[:-1]], 2, "bad-json"),
        (["{", LINE], 1, "bad-json"),
        ([LINE, "", "  ", "[]", LINE], 4, "bad-round"),
        ([LINE, LINE.replace("500", "0")], 2, "not-an-amount"),
        ([LINE, LINE.replace("Kh", "Qs")], 2, "bad-cards"),
        ([LINE + LINE], 1, "bad-json"),
    ],
)
def test_a_bad_line_is_named_and_the_lines_before_it_are_answered(lines, bad, code):
    called = call("settle", "--json", "-", given="\n".join(lines))
    error = error_of(called)
    assert error["code"] == code
    assert error["message"].startswith(f"Line {bad}: ")
    assert len(called.out.splitlines()) == sum(bool(line.strip()) for line in lines[: bad - 1])


def test_a_line_that_is_no_text_is_named():
    called = call("settle", "--json", "-", given=LINE.encode() + b"\n\xff\n")
    assert error_of(called)["message"].startswith("Line 2: ")


def test_a_line_is_answered_before_the_next_one_comes():
    """A program on the other side of a pipe may wait for each answer."""
    command = [CROUPIER, "settle", "--json", "-"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        too_late = Timer(30, process.kill)
        too_late.start()
        for _ in range(3):
            process.stdin.write(LINE.encode() + b"\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["players"][0]["net"] == 400
        process.stdin.close()
        assert process.wait() == 0
        too_late.cancel()
