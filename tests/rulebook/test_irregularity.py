"""Irregularities: every game has a remedy for every mishap, and what it settles all the same exists."""

import pytest

from croupier.games.catalogue import KEYS, definition
from croupier.rulebook.irregularity import Mishap, Remedy

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
    assert all(member.value[0].islower() and not member.value.endswith(".") for member in kind)
