"""Drawings of tables: well-formed, self-sufficient, and saying everything three times over."""

import re
from fractions import Fraction
from xml.etree import ElementTree

import pytest

from croupier.analysis.condense import looks_of
from croupier.analysis.drawing import DARK, LIGHT, PATTERNS, letter_of, page, share_text, style_of, svg
from croupier.analysis.known import ranking_of
from croupier.analysis.strategy_table import Cell, Table, tables_of
from tests.analysis.spots_made import three_card_poker

SVG = "{http://www.w3.org/2000/svg}"


def tables():
    found = three_card_poker()
    return tables_of(found.shape, 0, looks_of(ranking_of(found.shape, 0), found.spots))


def cell(*taken):
    return Cell(taken, (Fraction(0),) * len(taken))


FOUR = Table(
    title="A <game> & more: play",
    decision="play",
    cites=("19:47-27.10(b)",),
    choices=("fold", "1x", "2x", "3x"),
    down="hand",
    across="dealer's card",
    rows=("a pair of aces", "less"),
    columns=("K", "A"),
    cells=((cell(0, 0, 0, 4), cell(0, 3, 0, 1)), (cell(4, 0, 0, 0), None)),
    note="Only two rows.",
)


def test_an_svg_is_xml_with_every_cell_told_by_words_letter_and_pattern():
    root = ElementTree.fromstring(svg([FOUR]))
    told = [group.find(f"{SVG}title").text for group in root.iter(f"{SVG}g") if group.find(f"{SVG}title") is not None]
    assert told == ["3x 100%", "1x 75%, 3x 25%", "fold 100%"]
    texts = [text.text for text in root.iter(f"{SVG}text")]
    assert {"3", "1", "75%", "F", "a pair of aces", "dealer's card", "Only two rows."} <= set(texts)
    assert "Rule: 19:47-27.10(b)" in texts
    assert texts.count("A <game> & more: play") == 1
    patterns = {pattern.get("id") for pattern in root.iter(f"{SVG}pattern")}
    used = set(re.findall(r"url\(#([^)]*)\)", svg([FOUR])))
    assert used <= patterns


def test_tables_stand_one_below_the_other():
    root = ElementTree.fromstring(svg([FOUR, *tables()]))
    inner = root.findall(f"{SVG}svg")
    tops, heights = [int(one.get("y")) for one in inner], [int(one.get("height")) for one in inner]
    assert tops == [sum(heights[:place]) for place in range(3)]
    assert int(root.get("height")) == sum(heights)


def test_a_page_asks_for_nothing_from_outside():
    text = page("Play", [("play", "Raise & be merry.", *tables())])
    assert not re.search(r"\b(src|href|@import|url\(http)", text.replace('xmlns="http://www.w3.org/2000/svg"', ""))
    assert "Raise &amp; be merry." in text
    assert "prefers-color-scheme:dark" in text
    ids = re.findall(r'\bid="([^"]*)"', text)
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("choices", [("fold", "1x", "2x", "3x"), ("check", "3x", "4x"), ("fold", "check", "2x")])
def test_choices_of_a_decision_differ_in_letter_colour_and_pattern(choices):
    assert len({letter_of(choice) for choice in choices}) == len(choices)
    styles = {style_of(choice) for choice in choices}
    assert len({LIGHT[style] for style in styles}) == len({DARK[style] for style in styles}) == len(choices)


def test_choices_beside_which_patterns_are_equal_differ_in_lightness():
    """Check and a single wager have no pattern; a drawing without colour shows them nearly white and grey."""
    plain = [number for number, pattern in enumerate(PATTERNS) if not pattern]
    light = [sum(int(LIGHT[number][i : i + 2], 16) for i in (1, 3, 5)) / 3 for number in plain]
    assert abs(light[0] - light[1]) > 30


@pytest.mark.parametrize(("taken", "says"), [((0, 9), "100%"), ((1, 999), "99%"), ((1, 2), "67%")])
def test_a_share_that_is_not_all_never_shows_as_all(taken, says):
    assert share_text(cell(*taken), 1) == says


def test_a_small_share_is_not_nothing():
    assert share_text(cell(1, 999), 0) == "<1%"
