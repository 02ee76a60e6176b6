"""The paragraphs of a controller: each resolves, and none that says what New Jersey asks is missing."""

from croupier.games.inventories import inventories
from croupier.games.progressives import CONTROLLER

KNOWN = {ref for inventory in inventories() for ref, _ in inventory}


def test_every_paragraph_of_the_controller_is_one_of_an_inventory():
    assert {getattr(CONTROLLER, name) for name in CONTROLLER.__struct_fields__} <= KNOWN


def test_what_the_rule_itself_says_cites_the_rule():
    assert (CONTROLLER.rate, CONTROLLER.initial) == ("19:47-28.11(h)", "19:47-28.11(h)")
    assert CONTROLLER.falls == "19:45-1.39B(f)"
