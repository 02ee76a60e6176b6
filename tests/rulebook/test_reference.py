"""A citation resolves against the inventory of its subchapter, or does not import."""

import pytest

from croupier.rulebook.reference import ENGINE, WAIVED, Inventory, Met, Paragraph, UnknownParagraph

INVENTORY = Inventory(
    "19:47",
    "a game",
    (
        Paragraph("20.1:ante", "what an ante is", ENGINE),
        Paragraph("20.11(a)2", "what pair plus pays", ENGINE),
        Paragraph("20.3(a)", "the order of ranks", WAIVED, reason="stands elsewhere"),
    ),
)


@pytest.mark.parametrize("number", ["20.11(a)2", "20.1:ante"])
def test_a_citation_is_the_chapter_and_the_number_without_spaces(number):
    assert INVENTORY.ref(number) == f"19:47-{number}"


@pytest.mark.parametrize("number", ["20.11(a)3", "20.11(a)", "20.11(a)2 ", "19:47-20.11(a)2", ""])
def test_a_paragraph_that_does_not_exist_raises(number):
    with pytest.raises(UnknownParagraph, match="is not in the inventory of a game"):
        INVENTORY.ref(number)


def test_an_inventory_keeps_the_order_of_the_rule():
    assert [ref for ref, _ in INVENTORY] == ["19:47-20.1:ante", "19:47-20.11(a)2", "19:47-20.3(a)"]
    assert [paragraph.met for _, paragraph in INVENTORY] == [ENGINE, ENGINE, WAIVED]


def test_a_paragraph_listed_twice_is_a_mistake():
    with pytest.raises(AssertionError, match="19:47 a game: a paragraph is listed twice"):
        Inventory("19:47", "a game", (Paragraph("1(a)", "one", ENGINE), Paragraph("1(a)", "two", ENGINE)))


def test_there_are_five_ways_of_meeting_a_paragraph():
    assert [met.value for met in Met] == ["engine", "procedure", "layout", "document", "waived"]
