"""A day and its rounds: what is opened, begun, refused, proven and collected."""

import pytest

from croupier.cards.commitment import Proof, check
from croupier.games.catalogue import KEYS
from croupier.rulebook.refusal import Reason
from croupier.table import commands as c
from croupier.table import day_commands as dc
from croupier.table import day_events as d
from croupier.table import events as e
from croupier.table.run import seen
from tests.day_driver import TWO_DECKS, DayDriver
from tests.driver import stacked

KEY = "three-card-poker"


def test_nothing_is_done_at_a_table_that_is_not_open():
    for command in (c.PlaceWagers(1, "ann", {"ante": 500}), dc.GoIdle(), dc.CloseTable(), c.Proceed()):
        refusal = DayDriver(KEY).tell(command)
        assert refusal is not None
        assert refusal.message == "The table is not open for gaming."


@pytest.mark.parametrize(
    ("elected", "backs", "cites"),
    [
        (None, ("red", "blue"), "19:47-20.2(b)"),
        (TWO_DECKS, ("red",), "19:47-20.2(b)"),
        (TWO_DECKS, ("red", "red"), "19:47-20.2(b)2"),
    ],
)
def test_a_table_opens_with_the_decks_that_were_elected(elected, backs, cites):
    refusal = DayDriver(KEY, elected).tell(dc.OpenTable("T1", backs))
    assert refusal is not None
    assert refusal.cites == (cites,)


def test_a_table_is_opened_once():
    assert DayDriver(KEY).open().tell(dc.OpenTable("T1", ("red",))) is not None


def test_a_table_that_was_closed_is_not_opened_again():
    """Its chips and its meter would be on the books twice."""
    refusal = DayDriver(KEY).ready().do(dc.CloseTable()).tell(dc.OpenTable("T1", ("red",)))
    assert refusal is not None
    assert refusal.reason is Reason.OUT_OF_ORDER


def test_the_first_wager_opens_a_round_and_a_refused_one_does_not():
    driver = DayDriver(KEY).ready()
    assert driver.tell(c.PlaceWagers(9, "ann", {"ante": 500})) is not None
    assert driver.of(d.RoundOpened) == []
    driver.wager().wager(2, "bob").do(c.CloseBets()).finish().ready().wager()
    assert [event.number for event in driver.of(d.RoundOpened)] == [1, 2]


def test_a_shuffle_is_not_handed_to_the_round():
    refusal = DayDriver(KEY).ready().tell(c.Shuffle(stacked("As")))
    assert refusal is not None
    assert refusal.reason is Reason.OUT_OF_ORDER


@pytest.mark.parametrize("key", KEYS)
def test_before_a_round_is_over_what_everybody_saw_is_proven_and_nothing_else(key):
    driver = DayDriver(key).rounds(5)
    roots = [event.root for event in driver.of(e.DeckShuffled)]
    proofs = driver.of(d.CardsProven)
    assert len(proofs) == 5
    for root, proof in zip(roots, proofs, strict=False):
        assert check(root, Proof(proof.cards, proof.hashes))
    for before, event in zip(driver.events, driver.events[1:], strict=False):
        assert isinstance(before, d.CardsProven) is isinstance(event, e.RoundClosed)


def test_a_hand_that_was_folded_unseen_is_not_proven():
    driver = DayDriver(KEY).deal(ante=500).finish(0)
    dealers = {event.card for event in driver.of(e.CardDealt) if event.seat == 0}
    assert set(seen(driver.day)) == {card for _, card, _ in driver.of(d.CardsProven)[0].cards} == dealers


@pytest.mark.parametrize(("bonus", "at_once"), [({}, True), ({"bonus": 500}, False)])
def test_a_folded_hand_without_a_wager_is_racked_at_once(bonus, at_once):
    driver = DayDriver("texas-hold-em-bonus").deal(ante=500, **bonus).do(c.Decide(1, "fold"))
    assert [event.seats for event in driver.of(d.CardsCollected)] == [(1,)] * at_once


def test_the_cards_of_the_next_round_are_those_of_the_deck_as_it_was_cut():
    driver = DayDriver(KEY).ready()
    stack = driver.day.deck.stack
    driver.wager().do(c.CloseBets()).finish()
    dealt = [event.card for event in driver.of(e.CardDealt)]
    assert dealt == list(stack[: len(dealt)])
