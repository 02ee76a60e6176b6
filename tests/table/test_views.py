"""What may be seen of a round, by anybody and at any moment: exactly the cards that were shown to them.

What somebody has seen is reckoned here from the events alone: cards dealt to a position of their own, cards dealt face
up, and cards that were revealed. The view must show these and no others.
"""

import re
from random import Random

import pytest
from msgspec import json
from msgspec.structs import replace

from croupier.games.catalogue import KEYS
from croupier.rulebook.game import Game, elect
from croupier.table import commands as c
from croupier.table import events as e
from croupier.table import views
from croupier.table.views import HIDDEN, view
from tests.driver import Driver, stacked
from tests.own_games import ANY_GAME, OWN
from tests.settlement_table import game_under
from tests.table.walks import random_walk

WALKS = 30
CARD = re.compile(rb"[2-9TJQKA][cdhs]")
NOBODY = (None, "a stranger", "")


def shown(state, patron):
    """Every card that can be found anywhere in what is sent to a patron."""
    return {match.decode() for match in CARD.findall(json.encode(view(state, patron)))}


def seen(events, state, patron):
    """The cards on the table that this patron has been shown so far."""
    own = {position.seat for position in state.positions if position.patron == patron}
    cards = set()
    for event in events:
        dealt = isinstance(event, e.CardDealt | e.CommunityCardDealt)
        if dealt and (event.face_up or getattr(event, "seat", 0) in own):
            cards.add(event.card)
        elif isinstance(event, e.CardsRevealed | e.CommunityCardsRevealed):
            cards.update(event.cards)
        elif isinstance(event, e.CardDiscarded):
            cards.add(event.card)
    return cards


def moments(walk):
    """Each state of a walk with the events that led to it."""
    events = []
    for step in walk.steps:
        events += step.events
        yield step.after, tuple(events)


@pytest.mark.parametrize("key", ANY_GAME)
def test_everybody_sees_exactly_what_was_shown_to_them(key):
    for seed in range(WALKS):
        for state, events in moments(random_walk(key, seed, mishaps=0.1 * (seed % 2))):
            for patron in (*{position.patron for position in state.positions}, *NOBODY):
                assert shown(state, patron) == seen(events, state, patron), (seed, patron)


def leaks():
    """Ways in which a card could slip out; each is planted into a state or into the door itself."""
    yield (
        "a hand that was not revealed",
        lambda state: replace(state, positions=tuple(replace(position, revealed=True) for position in state.positions)),
    )
    yield "the dealer's hand", lambda state: replace(state, dealer_up=state.dealer)
    yield "the community cards", lambda state: replace(state, community_up=len(state.community))
    yield "the deck", lambda state: replace(state, dealer=(*state.dealer, state.deck[0]), dealer_up=state.deck[:1])


@pytest.mark.parametrize(("what", "plant"), list(leaks()), ids=lambda part: part if isinstance(part, str) else "")
def test_a_planted_leak_is_noticed(what, plant):
    caught = 0
    for seed in range(WALKS):
        for state, events in moments(random_walk("hold-em-3-bonus", seed)):
            if state.deck and state.tasks:
                caught += not shown(plant(state), None) <= seen(events, state, None)
    assert caught > 0, what


def test_a_door_that_stands_open_is_noticed(monkeypatch):
    monkeypatch.setattr(views, "_faces", lambda cards, seen: cards)
    found = 0
    for key in KEYS:
        for state, events in moments(random_walk(key, 0)):
            found += not shown(state, None) <= seen(events, state, None)
    assert found > len(KEYS)


@pytest.mark.parametrize("key", ANY_GAME)
def test_what_is_hidden_makes_no_difference_to_what_is_sent(key):
    """The cards that a patron has not seen are exchanged among each other: the same bytes are sent."""
    for seed in range(WALKS):
        walk = random_walk(key, seed, mishaps=0.1 * (seed % 2))
        for state, events in moments(walk):
            if state.tasks and not state.closed:
                patron = Random(seed).choice([position.patron for position in state.positions])
                known = seen(events, state, patron)
                hidden = [card for card in (*state.deck, *on_table(state)) if card not in known]
                exchanged = dict(zip(hidden, hidden[1:] + hidden[:1], strict=True))
                other = with_cards(state, lambda card, to=exchanged: to.get(card, card))
                assert json.encode(view(other, patron)) == json.encode(view(state, patron)), seed


def on_table(state):
    hands = (card for position in state.positions for card in position.cards)
    return (*hands, *state.dealer, *state.community, *state.burned, *state.exposed)


def with_cards(state, to):
    """The same state with every card replaced."""
    changed = {
        name: tuple(map(to, getattr(state, name)))
        for name in ("deck", "dealer", "dealer_up", "community", "burned", "exposed")
    }
    positions = tuple(replace(position, cards=tuple(map(to, position.cards))) for position in state.positions)
    return replace(state, positions=positions, **changed)


@pytest.mark.parametrize("key", KEYS)
def test_a_view_counts_the_cards_that_it_hides(key):
    for state in random_walk(key, 4).states:
        sight = view(state, None)
        assert len(sight.dealer) == len(state.dealer)
        assert len(sight.community) == len(state.community)
        for shown_position, position in zip(sight.positions, state.positions, strict=True):
            assert len(shown_position.cards) == len(position.cards)
            assert (shown_position.seat, shown_position.stakes) == (position.seat, position.stakes)


@pytest.mark.parametrize("key", KEYS)
def test_the_end_of_a_round_shows_every_settlement_to_everybody(key):
    walk = random_walk(key, 6)
    sight = view(walk.state, None)
    assert sight.closed
    assert sight.bets_closed
    for shown_position, position in zip(sight.positions, walk.state.positions, strict=True):
        assert shown_position.settled == tuple(position.settled.values())


def test_a_player_sees_the_own_hand_alone_until_hands_are_revealed():
    driver = Driver("three-card-poker", stacked("As", "Ah", "2c", "Ks", "Kh", "3d", "Qs", "Qh", "5h"))
    for seat in (1, 2):
        driver.wager(seat, ante=500)
    driver.deal()
    sight = view(driver.state, "patron 1")
    assert [position.cards for position in sight.positions] == [("As", "Ks", "Qs"), (HIDDEN,) * 3]
    assert sight.dealer == (HIDDEN,) * 3
    assert (sight.awaited, sight.choices) == (1, ("fold", "1x"))
    driver.do(c.Decide(1, "1x"))
    assert view(driver.state, "patron 1").awaited == 2
    driver.do(c.Decide(2, "fold"))
    driver.do(c.Proceed())
    sight = view(driver.state, None)
    assert [position.cards for position in sight.positions] == [("As", "Ks", "Qs"), (HIDDEN,) * 3]  # folded unseen
    assert sight.dealer == ("2c", "3d", "5h")


ACES_AND_KINGS = ("As", "Ah", "2c", "5d", "9h", "Ks", "Kh", "3c", "6d", "Th")


def two_hands():
    """Aces at seat 1, kings at seat 2, in a game where only aces or better may stake more than once the ante."""
    driver = Driver(game_of("crazy-4-poker"), stacked(*ACES_AND_KINGS))
    for seat in (1, 2):
        driver.wager(seat, ante=500, super_bonus=500)
    driver.deal()
    return driver


def game_of(key):
    game = elect(OWN[key], {})
    assert isinstance(game, Game), game
    return game


def test_what_a_hand_opens_is_seen_by_its_holder_and_would_tell_the_others_too_much():
    driver = two_hands()
    every = ("fold", "1x", "2x", "3x")
    assert [view(driver.state, patron).choices for patron in ("patron 1", "patron 2", None)] == [every] * 3
    driver.do(c.Decide(1, "3x"))
    assert view(driver.state, "patron 2").choices == ("fold", "1x")
    assert [view(driver.state, patron).choices for patron in ("patron 1", None)] == [every] * 2


def test_choices_that_give_a_hand_away_are_noticed(monkeypatch):
    def leak(state, decision, position, patron):
        return decision.choices_with(position.cards, {})

    monkeypatch.setattr(views, "_choices", leak)
    with pytest.raises(AssertionError):
        test_what_is_hidden_makes_no_difference_to_what_is_sent("crazy-4-poker")


def test_the_dealers_card_that_lies_face_up_is_seen_and_the_others_are_not():
    driver = Driver("caribbean-stud", stacked("As", "2c", "Ks", "3d", "Qs", "5h", "Js", "7c", "Ts", "9d"))
    driver.wager(1, ante=500)
    driver.deal()
    assert view(driver.state, None).dealer == (HIDDEN, HIDDEN, HIDDEN, HIDDEN, "9d")


def test_the_holder_of_two_positions_sees_both():
    driver = Driver("three-card-poker", two_positions=True)
    for seat in (1, 2):
        driver.do(c.PlaceWagers(seat, "one patron", {"ante": 500}))
    driver.deal()
    assert all(HIDDEN not in position.cards for position in view(driver.state, "one patron").positions)


def test_whoever_has_the_wheel_to_spin_is_awaited():
    game = game_under("premium-hold-em", bonus_spin="progressive-5")
    driver = Driver(game, stacked("As", "2c", "Ks", "2d", "Qs", "2h"))
    driver.wager(1, ante=500, xtra_bonus=500, bonus_spin=500)
    driver.deal(meter=1_000_000)
    driver.do(c.Decide(1, "3x"))
    driver.do(c.Proceed())
    sight = view(driver.state, None)
    assert (sight.awaited, sight.choices, sight.meter) == (1, (), 1_000_035)
