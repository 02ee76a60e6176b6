"""`run(day, command, at)`: what a request leads to at a table whose day is kept, or the paragraph that forbids it.

Commands of a round go to the round engine; the day sees to it that the cards are ready before and are collected after.
"""

from collections.abc import Mapping
from typing import Final, cast

from msgspec.structs import replace

from croupier.cards.card import Card
from croupier.cards.commitment import prove
from croupier.rulebook.dealing import SETTLEMENT, SPINS
from croupier.rulebook.irregularity import Mishap
from croupier.rulebook.reference import RuleRef
from croupier.rulebook.refusal import Reason, Refusal
from croupier.table import commands as c
from croupier.table import day_commands as dc
from croupier.table import day_events as d
from croupier.table import events as e
from croupier.table.changes import CHANGES
from croupier.table.day import HOUR, Day, places
from croupier.table.decide import play
from croupier.table.fold import AnyEvent, apply_day
from croupier.table.meter import terms_of
from croupier.table.perform import PERFORM, Act, shuffler_failed, without_device
from croupier.table.round import new_round

Outcome = tuple[Day, tuple[AnyEvent, ...]]
AnyCommand = c.Command | dc.DayCommand
AROUND: Final[Mapping[type, Act]] = {**PERFORM, **CHANGES}


def run(day: Day, command: AnyCommand, at: int = 0) -> Outcome | Refusal:
    """The day after a command at this time, with the events that led there."""
    if isinstance(command, dc.OpenTable):
        return _opened(day, command, at)
    if not day.open:
        return Refusal(Reason.OUT_OF_ORDER, "The table is not open for gaming.", (day.handling.idle,))
    act = AROUND.get(type(command))
    if isinstance(command, c.Report) and command.mishap is Mishap.SHUFFLER_FAILED:
        act = shuffler_failed
    if act is None:
        return _in_round(day, cast("c.Command", command), at)
    events = act(day, command, at)
    return events if isinstance(events, Refusal) else _folded(day, events, at)


def _folded(day: Day, events: tuple[AnyEvent, ...], at: int) -> Outcome:
    for event in events:
        day = apply_day(day, event, at)
    return day, events


def _opened(day: Day, command: dc.OpenTable, at: int) -> Outcome | Refusal:
    table, second = day.table, day.elected.second_deck
    if day.key:  # its chips and its meter are on the books already
        message = "The table is open already." if day.open else "The table was closed: open another under its own name."
        return Refusal(Reason.OUT_OF_ORDER, message, (day.handling.deck,))
    if len(command.backs) != 1 + second:
        message = f"The table is opened with {1 + second} deck{'s' * second}; {len(command.backs)} came."
        return Refusal(Reason.OPTION_VALUE, message, (day.handling.second_deck.cites,))
    if len(set(command.backs)) != len(command.backs):
        message = f"Both decks have {command.backs[0]} backs; the backs of two decks differ in colour."
        return Refusal(Reason.OPTION_VALUE, message, (day.handling.second_deck.backs,))
    opened = d.TableOpened(
        table=command.table,
        inventory=command.inventory,
        game=table.game.definition.key,
        options=table.game.elections,
        method=table.method_key,
        settling=table.settling_key,
        limits=table.limits,
        two_positions=table.two_positions,
        elected=day.elected,
        backs=command.backs,
        terms=terms_of(table.game, command.terms),
        seeded=command.seeded,
    )
    return _folded(day, (opened,), at)


def _in_round(day: Day, command: c.Command, at: int) -> Outcome | Refusal:
    """A command of the round, which begins with the first wager and ends with its cards proven."""
    refused = _not_ready(day, command, at)
    if refused is not None:
        return refused
    events: list[AnyEvent] = []
    if isinstance(command, c.PlaceWagers) and (day.number == 0 or day.round.closed):
        if isinstance(refusal := play(new_round(day.table), command), Refusal):
            return refusal
        events.append(d.RoundOpened(day.number + 1))
        day = apply_day(day, events[0], at)
    before = day.round
    if isinstance(command, c.CloseBets):
        before, command = replace(before, deck=day.deck.stack), c.CloseBets(day.meter, command.added)
    outcome = play(before, command)
    if isinstance(outcome, Refusal):
        return outcome
    for event in outcome[1]:
        for one in (*_before(day, event), event, *_after(day, event)):
            day = apply_day(day, one, at)
            events.append(one)
    return day, tuple(events)


def _not_ready(day: Day, command: c.Command, at: int) -> Refusal | None:
    """Whether something has to be done with the cards first."""
    if isinstance(command, c.Shuffle):
        return Refusal(Reason.OUT_OF_ORDER, "At this table the cards are shuffled as a step of its day.")
    beside = day.playing and day.due is not None and day.due.deck != day.in_play  # work on the deck that is not in play
    waits = isinstance(command, c.CloseBets | c.Proceed)
    cutting = day.playing and isinstance(command, c.Report)  # a card is found or drawn when the deck lies ready
    if day.due is not None and not beside and (waits or cutting):
        duty = day.due.duty
        return Refusal(Reason.OUT_OF_ORDER, f"First the {duty.by.value} has to {duty.step.value}.", duty.cites)
    if isinstance(command, c.CloseBets) and day.devices_removed:
        return without_device(day)
    if isinstance(command, c.CloseBets) and at - day.deck.since >= day.elected.deck_hours * HOUR:
        message = f"The deck has been in use for {day.elected.deck_hours} hours and is changed first."
        return Refusal(Reason.OUT_OF_ORDER, message, (day.handling.removal,))
    return None


def _before(day: Day, event: e.Event) -> tuple[AnyEvent, ...]:
    """Before a round is over what everybody saw of it is proven."""
    if not isinstance(event, e.RoundClosed) or not day.deck.seed:
        return ()
    where = places(day.deck)
    proof = prove(day.deck.order, day.deck.seed, [where[card] for card in seen(day)])
    return (d.CardsProven(day.deck.number, proof.cards, proof.hashes),)


def _after(day: Day, event: e.Event) -> tuple[AnyEvent, ...]:
    """A hand without a wager is racked; a deck that a count finds wrong leaves the table."""
    if isinstance(event, e.WagerSettled):
        return _racked(day, event)
    counted = day.round.counted
    wrong = counted is not None and counted != len(day.deck.order) and not day.round.misdeal
    if isinstance(event, e.RoundClosed) and wrong:
        why = f"the count of the stub made {counted} cards"
        cites = (day.handling.stub[day.table.method_key].wrong, day.handling.removal)
        return (d.DeckRemoved(day.in_play, why, day.deck.back, cites),)
    return ()


def _racked(day: Day, event: e.WagerSettled) -> tuple[AnyEvent, ...]:
    """A folded hand whose last wager is collected; and, where players are settled one by one, each settled hand."""
    state, one, handling = day.round, event.settled, day.handling
    position = state.position(one.seat)
    if position is None or state.void or position.void or position.unsettled != (one.wager,):
        return ()
    cites: tuple[RuleRef, ...] = ()
    if state.task is SETTLEMENT or state.task is SPINS:
        settling = day.table.settling
        cites = () if settling.in_phases else (handling.collected[day.table.settling_key], handling.rebuilt)
    elif position.folded and handling.folded is not None:
        cites = (handling.folded,)
    return (d.CardsCollected((one.seat,), cites),) if cites else ()


def seen(day: Day) -> tuple[Card, ...]:
    """The cards of the round that everybody has seen."""
    state = day.round
    hands = [card for position in state.positions if position.revealed for card in position.cards]
    return (*hands, *state.dealer_up, *state.community[: state.community_up], *state.exposed)
