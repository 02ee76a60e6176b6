"""Section 4 of the supplement, cards: one test for each paragraph that is met."""

from collections import Counter

import pytest

from croupier.cards.card import DECK
from croupier.games.catalogue import KEYS
from croupier.rulebook.refusal import Reason, Refusal
from croupier.table import commands as c
from croupier.table.decide import decide
from croupier.table.round import new_round
from croupier.table.table import Table, open_table
from tests.driver import Driver
from tests.settlement_table import game_under


def shuffled(key: str, *order: str) -> Refusal | None:
    """What a table of this game makes of a deck."""
    table = open_table(game_under(key))
    assert isinstance(table, Table)
    outcome = decide(new_round(table), c.Shuffle(order))
    return outcome if isinstance(outcome, Refusal) else None


def test_4_1_a_deck_is_52_cards_in_four_suits_of_thirteen():
    assert len(set(DECK)) == 52
    assert Counter(card[1] for card in DECK) == dict.fromkeys("cdhs", 13)
    assert {"".join(card[0] for card in DECK if card[1] == suit) for suit in "cdhs"} == {"23456789TJQKA"}
    for key in KEYS:
        assert shuffled(key, *DECK) is None
        for deck in (DECK[1:], (*DECK, DECK[0]), (*DECK[1:], DECK[1]), DECK * 2):
            refusal = shuffled(key, *deck)
            assert refusal is not None
            assert refusal.reason is Reason.DECK_INCOMPLETE


@pytest.mark.parametrize("key", KEYS)
def test_4_1_b_jokers_are_not_used(key: str):
    for joker in ("joker", "Xx", "??"):
        for deck in ((*DECK[1:], joker), (*DECK, joker)):
            refusal = shuffled(key, *deck)
            assert refusal is not None
            assert refusal.reason is Reason.DECK_INCOMPLETE
    assert set(Driver(key).state.deck) == set(DECK)
