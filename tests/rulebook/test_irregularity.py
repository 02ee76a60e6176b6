"""Irregularities: every game has a remedy for every mishap, and what it settles all the same exists."""

import pytest
from msgspec import json

from croupier.games.catalogue import KEYS, definition
from croupier.rulebook.irregularity import Mishap, Remedy, Until

VOIDING = {Remedy.VOID_ALL, Remedy.VOID_THE_HAND, Remedy.VOID_AND_RESHUFFLE, Remedy.COMPLETE_OR_VOID}


@pytest.mark.parametrize("key", KEYS)
def test_every_mishap_has_exactly_one_remedy(key):
    mishaps = [irregularity.mishap for irregularity in definition(key).irregularities]
    assert sorted(mishaps, key=list(Mishap).index) == list(Mishap)


@pytest.mark.parametrize("key", KEYS)
def test_what_is_still_settled_is_a_bonus_wager_of_a_hand_that_is_void(key):
    rule = definition(key)
    for irregularity in rule.irregularities:
        assert all(rule.wager(wager).side for wager in irregularity.still_settled)
        assert not irregularity.still_settled or irregularity.remedy in VOIDING
        assert irregularity.still_settled or not irregularity.only_after_initial_deal


@pytest.mark.parametrize("kind", [Mishap, Remedy])
def test_mishaps_and_remedies_are_said_in_words(kind):
    assert all(member.says[0].islower() and not member.says.endswith(".") for member in kind)
    assert all(member.value == member.name.lower().replace("_", "-") for member in kind)


@pytest.mark.parametrize("kind", [Mishap, Remedy])
def test_what_is_written_down_is_the_short_value_and_is_read_again(kind):
    for member in kind:
        assert json.encode(member) == f'"{member.value}"'.encode()
        assert json.decode(json.encode(member), type=kind) is member


@pytest.mark.parametrize(
    ("key", "until"),
    [
        ("three-card-poker", Until.REVEALED),
        ("four-card-poker", Until.REVEALED),
        ("texas-hold-em-bonus", Until.DECIDED),
        ("caribbean-stud", Until.DECIDED),
        ("hold-em-3-bonus", Until.DECIDED),
        ("premium-hold-em", Until.DECIDED),
    ],
)
def test_until_when_a_dealers_card_is_exposed_too_early(key, until):
    found = [one.until for one in definition(key).irregularities if one.mishap is Mishap.DEALER_CARD_EXPOSED]
    assert found == [until]


@pytest.mark.parametrize("key", KEYS)
def test_a_shoe_fails_only_where_cards_are_dealt_from_one(key):
    rule = definition(key)
    (shoe,) = (one for one in rule.irregularities if one.mishap is Mishap.SHOE_FAILED)
    automated = [name for name, method in rule.methods.items() if method.title.startswith("automated")]
    assert list(shoe.methods) == automated
