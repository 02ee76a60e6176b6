"""A round of any game in which anything that can go wrong does, at any moment, checked after every event.

Whatever is done: money neither appears nor vanishes, every card is in one place, folding the events gives the state
back, nobody is sent a card that was not shown to them, and nothing is refused that was offered. Planted defects have to
be caught.
"""

import re
from collections import Counter
from random import Random

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from msgspec import json

from croupier.cards.card import DECK, CardsRefused
from croupier.rulebook.dealing import Ask
from croupier.rulebook.irregularity import Mishap
from croupier.rulebook.refusal import Refusal
from croupier.table import apply as folding
from croupier.table import commands as c
from croupier.table import decide as deciding
from croupier.table import events as e
from croupier.table import irregularities, views, void
from croupier.table.meter import contribution, in_play
from croupier.table.permitted import permitted
from croupier.table.round import asked, new_round
from croupier.table.settlement import Outcome
from tests.own_games import ANY_GAME
from tests.table.walks import METERS, biased_deck, random_table, random_wagers

QUIET = {"deadline": None, "suppress_health_check": list(HealthCheck), "database": None}
IN_SUITE = settings(max_examples=60, stateful_step_count=50, derandomize=True, **QUIET)
FOR_DEFECTS = settings(
    max_examples=300, stateful_step_count=50, derandomize=True, phases=[Phase.generate], **QUIET
)  # fmt: skip
CARD = re.compile(rb"[2-9TJQKA][cdhs]")


class Books:
    """Who has what, reckoned from the events alone."""

    def __init__(self, game, meter):
        self.game, self.meter, self.drawn = game, meter, 0
        self.layout, self.players, self.house = 0, 0, 0
        self.progressive = in_play(game)
        self.staked = Counter()  # on the progressive, by seat
        self.settled = Counter()

    def note(self, event):
        if isinstance(event, e.WagerPlaced):
            self._stake(event.seat, event.wager, event.amount)
        elif isinstance(event, e.WagerWithdrawn):
            self._stake(event.seat, event.wager, -event.amount)
        elif isinstance(event, e.DecisionMade) and event.wager:
            self._stake(event.seat, event.wager, event.amount)
        elif isinstance(event, e.BetsClosed) and event.meter is not None:
            self.reading = event.meter
            assert event.meter == self.expected_meter()
        elif isinstance(event, e.WagerSettled):
            self._settle(event.settled, event.meter)

    def _stake(self, seat, wager, amount):
        self.players -= amount
        self.layout += amount
        if self.progressive and wager == self.progressive.wager:
            self.staked[seat] += amount

    def _settle(self, one, meter):
        self.settled[one.seat, one.wager] += 1
        self.layout -= one.staked
        self.players += one.returned
        self.house += one.staked - one.returned
        on_meter = self.progressive is not None and one.wager == self.progressive.wager
        if one.outcome is Outcome.VOID:
            assert one.returned == one.staked
            self.staked[one.seat] -= one.staked if on_meter else 0
        elif on_meter and meter is not None:
            self.drawn += self.reading - meter
        if meter is not None:
            self.reading = meter
            assert meter == self.expected_meter()

    def expected_meter(self):
        """The reading before the round, what the wagers add that were not returned, and what awards took."""
        return self.meter + contribution(self.game, self.staked.total()) - self.drawn


class RoundMachine(RuleBasedStateMachine):
    @initialize(key=st.sampled_from(ANY_GAME), seed=st.integers(0, 999))
    def sit_down(self, key, seed):
        rng = Random(f"{key} {seed}")
        self.table = random_table(rng, key)
        self.rng = rng
        self.begin(rng.choice(METERS) if self.table.game.definition.progressive else None)

    def begin(self, meter):
        self.meter, self.state, self.folded = meter, new_round(self.table), new_round(self.table)
        self.books = Books(self.table.game, self.meter)
        self.shown = {f"p{seat}": set() for seat in range(1, self.table.game.definition.positions + 1)} | {None: set()}

    def tell(self, command):
        outcome = deciding.play(self.state, command)
        assert not isinstance(outcome, Refusal), f"{command} was refused: {outcome}"
        for event in outcome[1]:
            self.folded = folding.apply(self.folded, event)
            self.books.note(event)
            self._note_shown(event)
            assert self.books.players + self.books.layout + self.books.house == 0
            assert self.books.layout == sum(p.stakes[w] for p in self.folded.positions for w in p.unsettled)
        self.state = outcome[0]

    def _note_shown(self, event):
        everybody = list(self.shown)
        if isinstance(event, e.CardDealt | e.CommunityCardDealt):
            own = [f"p{event.seat}"] if getattr(event, "seat", 0) else []
            for viewer in everybody if event.face_up else own:
                self.shown[viewer].add(event.card)
        elif isinstance(event, e.CardsRevealed | e.CommunityCardsRevealed | e.CardDiscarded):
            for viewer in everybody:
                self.shown[viewer].update(getattr(event, "cards", None) or [event.card])

    @precondition(lambda self: not self.state.deck)
    @rule()
    def shuffle(self):
        self.tell(c.Shuffle(biased_deck(self.rng)))

    @precondition(lambda self: self.state.deck and not self.state.tasks)
    @rule(seats=st.sets(st.integers(1, 6), min_size=1, max_size=4))
    def wager_and_close(self, seats):
        for seat in seats:
            self.tell(c.PlaceWagers(seat, f"p{seat}", random_wagers(self.rng, self.table)))
        self.tell(c.CloseBets(self.meter))

    @precondition(lambda self: self.state.tasks and not self.state.closed)
    @rule(data=st.data(), one_act=st.booleans())
    def go_on(self, data, one_act):
        command = data.draw(st.sampled_from(permitted(self.state).commands))
        self.tell(c.Proceed(one_act) if isinstance(command, c.Proceed) else command)

    @precondition(lambda self: self.state.closed)
    @rule()
    def play_another_round(self):
        self.begin(self.state.meter)

    @precondition(lambda self: permitted(self.state).reports)
    @rule(data=st.data(), often=st.integers(0, 2))
    def something_goes_wrong(self, data, often):
        if often == 1 or (often and self.state.tasks):
            offered = permitted(self.state).reports
            mishap = data.draw(st.sampled_from(sorted({one.mishap for one in offered}, key=list(Mishap).index)))
            self.tell(data.draw(st.sampled_from([one for one in offered if one.mishap is mishap])))

    @invariant()
    def folding_the_events_gives_the_state_back(self):
        assert self.folded == self.state

    @invariant()
    def every_card_is_in_one_place(self):
        state = self.state
        hands = [card for position in state.positions for card in position.cards]
        cards = [*state.deck, *hands, *state.dealer, *state.community, *state.burned, *state.exposed]
        assert sorted(cards) == (sorted(DECK) if cards else [])

    @invariant()
    def nothing_that_is_due_is_passed_over(self):
        if not self.state.closed:
            passed = [task for task in self.state.tasks[: self.state.at] if isinstance(task, Ask)]
            assert not any(asked(self.state, task.decision) for task in passed)
            if passed or isinstance(self.state.task, Ask):
                held = {len(position.cards) for position in self.state.positions if not position.void}
                assert held <= {self.table.game.definition.counts.player}

    @invariant()
    def nobody_is_sent_a_card_that_was_not_shown_to_them(self):
        for viewer, shown in self.shown.items():
            sent = {found.decode() for found in CARD.findall(json.encode(views.view(self.state, viewer)))}
            assert sent == shown, viewer

    @invariant()
    def what_is_offered_is_not_refused(self):
        offered = permitted(self.state)
        for command in (*offered.commands, *offered.reports):
            if not isinstance(command, c.CloseBets):
                assert deciding.refuse(self.state, command) is None, command

    @invariant()
    def a_round_that_is_over_has_settled_every_wager_once(self):
        assert set(self.books.settled.values()) <= {1}
        if self.state.closed:
            assert self.books.layout == 0
            assert permitted(self.state).reports == ()


RoundMachine.TestCase.settings = IN_SUITE
TestRound = RoundMachine.TestCase


def meter_left_as_it_is(monkeypatch):
    monkeypatch.setattr(void, "_meter_without", lambda state, wager, returned: state.meter)


def void_hands_turned_up(monkeypatch):
    monkeypatch.setattr(views, "_faces", lambda cards, seen: cards if len(cards) > len(seen) > 0 else real(cards, seen))


def a_card_too_many_counted_as_dealt(monkeypatch):
    def dealt(state, event):
        return card_dealt(folding.replace(state, surplus=0), event)

    monkeypatch.setitem(folding.APPLY, e.CardDealt, dealt)


def a_wager_of_a_void_hand_forgotten(monkeypatch):
    def forgetful(progress, seat, cites):
        if progress.state.void:
            give_back(progress, seat, cites)

    monkeypatch.setattr(void, "_give_back", forgetful)


def a_report_offered_after_its_time(monkeypatch):
    monkeypatch.setattr(irregularities, "check_report", lambda state, command: None)


real, give_back, card_dealt = views._faces, void._give_back, folding.APPLY[e.CardDealt]
DEFECTS = [
    meter_left_as_it_is,
    void_hands_turned_up,
    a_card_too_many_counted_as_dealt,
    a_wager_of_a_void_hand_forgotten,
    a_report_offered_after_its_time,
]


@pytest.mark.parametrize("defect", DEFECTS, ids=lambda defect: defect.__name__)
def test_a_planted_defect_is_caught(monkeypatch, defect):
    defect(monkeypatch)
    with pytest.raises((AssertionError, LookupError, ValueError, CardsRefused)):
        run_state_machine_as_test(RoundMachine, settings=FOR_DEFECTS)
