"""The inventories: nothing twice, nothing waived without a reason, nothing left without words."""

from pathlib import Path

import pytest

from croupier.games import inventories as inventories_module
from croupier.games import paragraphs
from croupier.games.inventories import inventories
from croupier.rulebook.reference import Inventory, Met, Paragraph, UnknownParagraph

ALL = [(ref, paragraph) for inventory in inventories() for ref, paragraph in inventory]
ROOMS = {"", "table", "progressive", "analysis", "store", "server", "web"}


def test_every_inventory_beside_the_games_is_listed():
    folder = Path(paragraphs.__file__).parent
    assert {path.stem for path in folder.glob("*.py")} - {"__init__"} == set(inventories_module._MODULES)


def test_no_reference_stands_in_two_inventories():
    refs = [ref for ref, _ in ALL]
    assert len(refs) == len(set(refs))


def test_every_paragraph_says_what_it_requires():
    assert [ref for ref, p in ALL if len(p.requires.split()) < 3] == []


def test_a_waiver_has_a_reason_and_only_a_waiver_has_one():
    assert [ref for ref, p in ALL if (p.met is Met.WAIVED) != bool(p.reason)] == []
    assert [ref for ref, p in ALL if p.met is Met.WAIVED and p.room] == []


def test_an_open_paragraph_names_a_room():
    assert {p.room for _, p in ALL} <= ROOMS


def test_a_source_is_the_regulation_or_carries_its_tag():
    odd = {p.source for _, p in ALL if p.source not in {"regulation", "inferred"} and "supplement [" not in p.source}
    assert odd == set()


def test_the_sections_of_the_five_texts_are_all_there():
    sections = {ref.split("(")[0].split(":1")[0] for ref, _ in ALL}
    rules = {f"19:47-20.{n}" for n in range(2, 13)} | {f"19:47-27.{n}" for n in range(2, 13)}
    rules |= {f"13:69F-42.{n}" for n in range(2, 13)} | {f"13:69F-40.{n}" for n in range(2, 14)}
    rules |= {f"19:47-28.{n}" for n in (2, 6, 7, 8, 9, 10, 11, 12)} | {f"19:47-19.{n}" for n in (12, 13, 14, 15)}
    rules |= {"19:47-16.12", "19:47-1", "19:45-1.20", "19:45-1.39B"}
    rules |= {"19:46-1.10A", "19:46-1.13P", "19:46-1.13G", "19:46-1.13Q"}
    rules |= {"13:69E-1.13BB", "13:69E-1.13Y", "13:69E-1.19"}
    assert rules - sections == set()


def test_a_wrong_number_does_not_resolve():
    inventory = Inventory("19:47", "a game", (Paragraph("1.1(a)", "A rule of some kind.", Met.ENGINE),))
    assert inventory.ref("1.1(a)") == "19:47-1.1(a)"
    with pytest.raises(UnknownParagraph, match=r"19:47-1\.1\(b\) is not in the inventory of a game"):
        inventory.ref("1.1(b)")
