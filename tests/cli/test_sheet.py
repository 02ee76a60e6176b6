"""`croupier sheet GAME`: the rule sheet as text and as JSON."""

import json
import re

import pytest
from click.testing import CliRunner

from croupier.cli.errors import InputRefused
from croupier.cli.sheet import command
from croupier.games.catalogue import KEYS


def run(*arguments: str) -> str:
    return CliRunner().invoke(command, arguments, standalone_mode=False, catch_exceptions=False).stdout


@pytest.mark.parametrize("key", KEYS)
def test_a_sheet_fits_the_page_and_tags_what_is_not_new_jerseys(key):
    text = run(key)
    assert max(len(line) for line in text.splitlines()) <= 100
    marked = re.findall(r"supplement-[^ ,)]+\S* \[[A-Z]", " ".join(text.split()))
    assert bool(marked) == ("supplement-" in text)
    assert text.rstrip().endswith("is in no New Jersey text on this game.")


def test_paragraphs_can_be_left_out():
    assert "(19:47-" in run("three-card-poker")
    assert "(19:47-20." not in run("three-card-poker", "--no-cites")


def test_the_sheet_as_json():
    sheet = json.loads(run("four-card-poker", "--set", "bad_beat=summary", "--json"))
    assert sheet["rules"] == "19:47-27"
    table = next(s for s in sheet["sections"] if s["heading"].startswith("Bad beat bonus"))
    assert {"label": "flush", "says": "25 to 1", "cites": ["19:47-27.11(a)4"]} in table["lines"]


def test_an_unknown_method_is_refused_with_the_known_ones():
    with pytest.raises(InputRefused, match="is dealt by manual-shoe, hand, automated-shoe"):
        run("three-card-poker", "--method", "wheelbarrow")


def test_there_is_no_sheet_for_a_table_that_the_rule_does_not_open():
    assert "at most $50,000 a hand" in run("hold-em-3-bonus", "--set", "aggregate_limit=5000000")
    with pytest.raises(
        InputRefused, match=r"aggregate_limit is \$50,000 or more, or none; \$49,999.99 is less"
    ) as caught:
        run("hold-em-3-bonus", "--set", "aggregate_limit=4999999")
    assert caught.value.cites == ("13:69F-42.11(f)",)
