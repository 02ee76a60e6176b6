"""`apply`: folding the events of a round gives exactly the state that was built while it was played."""

from functools import reduce
from typing import get_args

import pytest
from msgspec import json

from croupier.cards.card import DECK
from croupier.games.catalogue import KEYS
from croupier.table import commands as c
from croupier.table import events as e
from croupier.table.apply import apply
from croupier.table.round import new_round
from tests.driver import Driver, stacked
from tests.table.walks import random_walk

WALKS = 60
WITH_A_DAY = {e.StubDiscarded, e.StubCounted}  # a round by itself leaves the stub where it is


def any_walk(key, seed):
    """Every other round goes wrong in some way."""
    return random_walk(key, seed, mishaps=0.1 * (seed % 2))


@pytest.mark.parametrize("key", KEYS)
def test_folding_all_events_gives_the_state_that_play_built(key):
    for seed in range(WALKS):
        walk = any_walk(key, seed)
        assert reduce(apply, walk.events, new_round(walk.table)) == walk.state, seed


@pytest.mark.parametrize("key", KEYS)
def test_folding_the_events_of_one_command_leads_from_before_it_to_after_it(key):
    for seed in range(WALKS // 2):
        for step in any_walk(key, seed).steps:
            assert reduce(apply, step.events, step.before) == step.after, (seed, step.command)


@pytest.mark.parametrize("key", KEYS)
def test_events_that_were_written_down_and_read_again_give_the_same_state(key):
    """Byte for byte: what is read again is also written the same."""
    for seed in range(WALKS // 2):
        walk = any_walk(key, seed)
        written = json.encode(walk.events)
        read = json.decode(written, type=list[e.Event])
        assert json.encode(read) == written
        assert reduce(apply, read, new_round(walk.table)) == walk.state, seed


@pytest.mark.parametrize("key", KEYS)
def test_every_card_is_in_one_place_at_every_moment(key):
    for seed in range(WALKS):
        for state in any_walk(key, seed).states:
            if state.deck or state.tasks:
                dealt = [card for position in state.positions for card in position.cards]
                elsewhere = [*dealt, *state.dealer, *state.community, *state.burned, *state.exposed]
                assert len(state.deck) == len(DECK) - len(elsewhere)
                assert sorted([*state.deck, *elsewhere]) == sorted(DECK), seed


@pytest.mark.parametrize("key", KEYS)
def test_the_state_before_an_event_stays_as_it_was(key):
    walk = any_walk(key, 1)
    states = [new_round(walk.table)]
    for event in walk.events:
        states.append(apply(states[-1], event))
    again = new_round(walk.table)
    for state, event in zip(states, walk.events, strict=False):
        assert state == again
        again = apply(again, event)


def test_every_kind_of_event_occurs_in_these_rounds():
    seen = {type(event) for key in KEYS for seed in range(WALKS) for event in any_walk(key, seed).events}
    assert seen | WITH_A_DAY == set(get_args(e.Event))


def test_a_state_shows_what_happened():
    """One round of three card poker, event by event."""
    driver = Driver("three-card-poker", stacked("As", "2c", "Ks", "3d", "Qs", "5h"))
    driver.wager(4, ante=500)
    driver.deal()
    position = driver.state.position(4)
    assert (position.cards, driver.state.dealer, driver.state.deck[0]) == (("As", "Ks", "Qs"), ("2c", "3d", "5h"), "2d")
    driver.do(c.Decide(4, "1x"))
    position = driver.state.position(4)
    assert (position.choices, position.stakes) == ({"play": "1x"}, {"ante": 500, "play": 500})
    driver.do(c.Proceed())
    position = driver.state.position(4)
    assert (driver.state.dealer_up, position.revealed, driver.state.closed) == (("2c", "3d", "5h"), True, True)
    assert {wager: settled.returned for wager, settled in position.settled.items()} == {"ante": 3_500, "play": 500}


def test_acts_that_leave_nothing_to_do_are_passed_over():
    """Nobody has an ante: no decision, nothing to collect, and the round goes on to the dealer's cards."""
    driver = Driver("three-card-poker")
    driver.wager(1, pair_plus=500)
    driver.deal()
    assert driver.state.closed
    assert driver.of(e.DecisionMade) == []
    assert [event.seat for event in driver.of(e.CardsRevealed)] == [0, 1]
