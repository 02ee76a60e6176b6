"""The matrix of paragraphs: how a test names its paragraph, how code cites it, and that nothing is blank."""

import pytest

from croupier.cli import matrix as m
from croupier.cli.matrix import Row, matrix


@pytest.mark.parametrize(
    ("number", "plain"),
    [
        ("20.3(b)1", "20_3_b_1"),
        ("20.5(c)1ii", "20_5_c_1_ii"),
        ("20.1:ante-wager", "20_1_ante_wager"),
        ("28.10(h)4ii(1)", "28_10_h_4_ii_1"),
        ("1.13BB(b)2iv", "1_13bb_b_2_iv"),
        ("3(aa)", "3_aa"),
    ],
)
def test_a_number_as_it_stands_in_the_name_of_a_test(number, plain):
    assert m._plain(number) == plain


@pytest.mark.parametrize(
    ("line", "numbers"),
    [
        ('    Row((FOLD, ANY), (LOSE,), ref("20.10(b)")),', ["20.10(b)"]),
        ("# 27.10(e)2ii: collect or pay", ["27.10(e)2ii"]),
        ('ref("28.10(h)4ii(1)")', ["28.10(h)4ii(1)"]),
        ('equipment("1.13BB(b)2iv")', ["1.13BB(b)2iv"]),
        ('ref("20.1:ante-wager")', ["20.1:ante-wager"]),
        ('fact("3(aa)")', ["3(aa)"]),
    ],
)
def test_a_citation_is_found_in_a_line_of_code(line, numbers):
    assert [n for n in m._NUMBER.findall(line) if "(" in n or ":" in n] == numbers


def test_the_longest_number_in_a_test_name_wins():
    numbers = {"20_3_b": "19:47-20.3(b)", "20_3_b_1": "19:47-20.3(b)1"}
    assert m._named("test_20_3_b_1_straight_flush_ranks_first", numbers) == "19:47-20.3(b)1"
    assert m._named("test_20_3_b_has_five_hands", numbers) == "19:47-20.3(b)"
    assert m._named("test_something_else", numbers) is None


def test_no_paragraph_is_blank():
    assert [row.ref for row in matrix() if row.blank] == []


def test_without_its_tests_a_paragraph_is_blank(monkeypatch, tmp_path):
    """The planted defect: take the tests away, and the check above has to notice."""
    monkeypatch.setattr(m, "TESTS", tmp_path)
    assert len([row for row in matrix() if row.blank]) > 100


def row(**changes) -> Row:
    parts = {"ref": "19:47-1(a)", "requires": "", "source": "regulation", "met": "engine", "code": ["x:1"]}
    return Row(**{**parts, "tests": ["t::a"], "reason": None, "open": None, **changes})


@pytest.mark.parametrize(
    ("changes", "blank"),
    [
        ({}, False),
        ({"code": []}, True),
        ({"tests": []}, True),
        ({"code": [], "tests": [], "open": "table"}, False),
        ({"code": [], "tests": [], "met": "waived", "reason": "because"}, False),
    ],
)
def test_a_paragraph_is_met_waived_open_or_blank(changes, blank):
    assert row(**changes).blank is blank
