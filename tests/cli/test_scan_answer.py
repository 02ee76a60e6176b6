"""A scan in print: ranked tables with flags, findings in words, and the same for programs."""

import csv
import io
import json
from fractions import Fraction
from functools import cache

import msgspec
import pytest

from croupier.analysis.scan import ranked, scan
from croupier.cli.scan_answer import Scan, scan_csv, scan_object, scan_text
from croupier.games.catalogue import definition
from tests.analysis.test_scan import side_alone

HOLD_EM_3 = """
3 card bonus, per wager
  options             house edge  element of risk  hit frequency
  three_card_bonus=A     2.4977%          2.4977%       25.6109%
  three_card_bonus=B     4.4887%          4.4887%       25.6109%
  three_card_bonus=D     6.1900%          6.1900%       25.6109%  above 5.0000%
  three_card_bonus=C     7.0950%          7.0950%       25.6109%  above 5.0000%
"""


@cache
def scanned(key: str, above: Fraction | None = None) -> Scan:
    found = ranked(scan(definition(key), side_alone))
    return Scan(definition(key), found, {"six_card_bonus": 500}, None, above, 0.5)


def text(key: str, above: Fraction | None = None) -> str:
    return "\n".join(scan_text(scanned(key, above)))


def test_each_wager_has_its_tables_ranked_and_flagged():
    printed = text("hold-em-3-bonus", Fraction(5, 100))
    own = printed[printed.index("3 card bonus, per wager") :].split("\n\n")[0]
    assert [line.split() for line in own.splitlines()] == [line.split() for line in HOLD_EM_3.strip().splitlines()]
    assert "6 card bonus, per wager, at a stake of $5" in printed
    assert "above" not in text("hold-em-3-bonus")


def test_what_has_no_price_says_why_once():
    printed = text("premium-hold-em")
    assert printed.count("No price: The printed wheel of Bonus Spin gives positions, not probabilities") == 1


def test_a_meter_is_shown_with_where_it_breaks_even():
    """Published for 500/100/50: 217,047 dollars as captured, which its own arithmetic gives as 218,047.37."""
    (row,) = (line for line in text("caribbean-stud").splitlines() if "every combination" in line and "$" in line)
    assert "$218,047.37" in row


def test_findings_stand_below():
    assert text("hold-em-3-bonus").split("Findings\n")[1].startswith("  - 6 card bonus favours the player at every")
    assert text("three-card-poker").endswith("Findings: none")
    assert max(map(len, text("four-card-poker").splitlines())) <= 100


def test_a_program_gets_every_combination_with_its_figures():
    told = json.loads(msgspec.json.encode(scan_object(scanned("hold-em-3-bonus", Fraction(5, 100)), "croupier 1")))
    assert len(told["combinations"]) == 44 + 4 + 11
    assert told["combinations"][0] == {
        "wager": "main",
        "options": {"version": "1", "blind_1x": "A"},
        "elections": told["combinations"][0]["elections"],
        "reason": "The main game is left out here.",
    }
    table_b = next(one for one in told["combinations"] if one["options"] == {"six_card_bonus": "B"})
    assert table_b["house_edge"] == pytest.approx(0.0495918)
    assert Fraction(table_b["turns"]) == Fraction(8_125_000, 79_351)
    assert (table_b["favours_player"], table_b["exceeds"]) == (False, False)
    assert len(told["findings"]) == 1
    assert (told["above"], told["stakes"], told["seconds"]) == (0.05, {"six_card_bonus": 500}, 0.5)


def test_a_line_of_csv_for_each_combination():
    rows = list(csv.DictReader(io.StringIO(scan_csv(scanned("hold-em-3-bonus", Fraction(5, 100))))))
    assert len(rows) == 44 + 4 + 11
    assert {row["flag"] for row in rows} == {"", "no price", "above 5.0000%"}
    (worst,) = (row for row in rows if row["options"] == "six_card_bonus=A")
    assert float(worst["house_edge"]) == pytest.approx(0.18098, abs=1e-5)
