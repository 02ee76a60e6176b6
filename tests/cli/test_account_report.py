"""Accounts as people and programs get them."""

import csv
import json
from collections import Counter
from fractions import Fraction

import pytest

from croupier.cli.account_report import _percent, _z, accounts_answer, accounts_csv, accounts_lines, accounts_text
from croupier.cli.log_source import opened_log
from croupier.cli.theory import Compared, Theory
from croupier.table.accounts import Accounts
from tests.cli.stored import dealt

PAIR_PLUS = Compared(
    "pair_plus", "Pair plus", 100, 10_000, Fraction(512, 3), 1_000, Fraction(62_500), Fraction(250_000)
)


@pytest.fixture(scope="module")
def accounts() -> Accounts:
    found = Accounts()
    with opened_log(dealt().file, None, None) as log:
        for entry in log.records():
            found.take(entry.told, entry.postings)
    return found


def test_every_sum_is_told_in_whole_cents(accounts):
    answer = accounts_answer(accounts, None)
    assert answer["win"] == answer["counted_win"] == sum(one["win"] for one in answer["wagers"])
    assert answer["win"] == sum(one["win"] for one in answer["seats"]) == sum(one["win"] for one in answer["lines"])
    assert [one["seat"] for one in answer["seats"]] == [1, 2]
    assert Fraction(answer["hold"]) == Fraction(answer["win"], answer["drop"])
    assert sum(answer["balances"].values()) == 0
    assert "theory" not in answer
    assert answer["inventory"]["now"] == answer["balances"][f"inventory:{answer['table']}"]


def test_rows_for_other_programs_hold_the_same(accounts):
    rows = list(csv.DictReader(accounts_csv(accounts).splitlines()))
    lines = [json.loads(line) for line in accounts_lines(accounts, Theory({"pair_plus": PAIR_PLUS})).splitlines()]
    kinds = Counter(line["kind"] for line in lines)
    assert kinds == {"table": 1, "line": len(rows), "theory": 1}
    assert sum(int(row["win"]) for row in rows) == accounts.win == lines[0]["win"]
    assert list(rows[0]) == [
        "table",
        "seat",
        "wager",
        "made",
        "staked",
        "returned",
        "won",
        "lost",
        "pushed",
        "void",
        "win",
    ]


def test_the_text_has_every_wager_every_seat_and_both_wins(accounts):
    text = "\n".join(accounts_text(accounts, None))
    for words in ("Ante  ", "Play  ", "Pair plus  ", "Bad beat bonus  ", "Seat 1  ", "Seat 2  ", "hold, win to drop"):
        assert words in text
    assert "as the wagers have it" in text
    assert "Theoretical" not in text


def test_books_that_do_not_agree_say_so(accounts):
    wrong = Accounts(table=accounts.table, periods=accounts.periods, drop=1)
    assert "the wagers have it otherwise" in "\n".join(accounts_text(wrong, None))


def test_theory_is_shown_with_what_it_takes(accounts):
    theory = Theory({"pair_plus": PAIR_PLUS}, {"main": "Nobody knows."})
    text = list(accounts_text(accounts, theory))
    (line,) = (line for line in text if line.startswith("  Pair plus") and "(" in line)
    assert line.split() == ["Pair", "plus", "100", "$1.71", "$10", "3.317", "(1.658)"]
    assert "  Main wagers: Nobody knows." in text
    assert any("best play" in line for line in text)
    assert accounts_answer(accounts, theory)["theory"]["wagers"][0]["theoretical"] == "512/3"


@pytest.mark.parametrize(
    ("above", "variance", "digits"),
    [(250, 62_500, "1.000"), (-250, 62_500, "-1.000"), (1, 3, "0.577"), (0, 1, "0.000"), (5, 0, "-")],
)
def test_deviations_are_exact_to_three_places(above, variance, digits):
    one = Compared("a", "A", 1, 1, Fraction(1, 7), 0, Fraction(variance), Fraction(variance))
    one.actual = above + Fraction(1, 7)
    assert _z(one, Fraction(variance)) == digits


def test_shares_are_rounded_to_a_hundredth_of_a_percent():
    assert [_percent(part, 3) for part in (1, -1, 0, 3)] == ["33.33%", "-33.33%", "0.00%", "100.00%"]
    assert _percent(1, 0) == "-"
