"""The acts on the cards: each in its turn, with what it hands in, or refused with the paragraph of the one due."""

from collections.abc import Callable
from typing import Any, Final

from croupier.cards.card import DECK
from croupier.cards.commitment import SEED_BYTES, commit
from croupier.rulebook.irregularity import Mishap
from croupier.rulebook.procedure import LEAST_CUT, By, Duty, Shuffling, Step
from croupier.rulebook.reference import RuleRef
from croupier.rulebook.refusal import Reason, Refusal
from croupier.table import commands as c
from croupier.table import day_commands as dc
from croupier.table import day_events as d
from croupier.table import events as e
from croupier.table.day import SHUFFLER, Day, Due
from croupier.table.fold import AnyEvent, due_on

Events = tuple[AnyEvent, ...]
Act = Callable[[Day, Any, int], Events | Refusal]
_ALL: Final = frozenset(DECK)


def perform(day: Day, command: dc.Perform, at: int) -> Events | Refusal:
    """One act on the cards."""
    del at
    due = _due(day, command)
    if isinstance(due, Refusal):
        return due
    special = _SPECIAL.get(command.step)
    return special(day, command, due) if special else (_taken(due),)


def _due(day: Day, command: dc.Perform) -> Due | Refusal:
    """The act that is due, if it is this one; the deck that is not in play may be shuffled at any time."""
    due = due_on(day, command.step)
    if due is not None and command.deck in {None, due.deck}:
        return due
    if command.step is Step.SHUFFLE and (idle := in_shuffler(day)) and command.deck == idle.deck:
        return idle
    if day.due is None:
        return Refusal(Reason.OUT_OF_ORDER, "There is nothing to do with the cards now.", (day.handling.idle,))
    duty = day.due.duty
    message = f"It is not the moment to {command.step.value}: the {duty.by.value} has to {duty.step.value}."
    return Refusal(Reason.OUT_OF_ORDER, message, duty.cites)


def in_shuffler(day: Day) -> Due | None:
    """The second deck is shuffled while the other is played, unless it is already or something else is due on it."""
    busy = {due.deck for due in day.agenda}
    waiting = [deck for deck in day.decks if deck.number not in {day.in_play, *busy} and not deck.order]
    if not waiting:
        return None
    cites = (*day.handling.shuffle[day.elected.shuffling][0].cites, day.handling.second_deck.shuffled_meanwhile)
    return Due(Duty(Step.SHUFFLE, cites, By.DEVICE), waiting[0].number)


def _taken(due: Due, *more: RuleRef) -> d.StepTaken:
    return d.StepTaken(due.duty.step.value, due.deck, due.duty.by.value, (*due.duty.cites, *more))


def _received(day: Day, command: dc.Perform, due: Due) -> Events | Refusal:
    """Cards that come shuffled bring their order with them."""
    handling = day.handling
    second = (handling.each_deck, handling.second_deck.conforms) if len(day.decks) > 1 else ()
    taken = _taken(due, handling.deck, *second)
    if not day.elected.arrive_shuffled:
        return (taken,)
    shuffled = _order(command, due, handling.received_shuffled[0].cites)
    return shuffled if isinstance(shuffled, Refusal) else (taken, shuffled)


def _inspected(day: Day, command: dc.Perform, due: Due) -> Events | Refusal:
    del command, day
    return (d.CardsInspected(due.deck, due.duty.cites),)


def _shuffled(day: Day, command: dc.Perform, due: Due) -> Events | Refusal:
    """The order is handed in; a shuffler that counts says how many cards it found."""
    stub = day.handling.stub[day.table.method_key]
    if due.duty.by is By.DEVICE and SHUFFLER in day.devices_removed:
        return without_device(day)
    if day.elected.shuffler_counts and command.cards is None:
        message = "The shuffler counts the cards: state how many it found."
        return Refusal(Reason.OUT_OF_ORDER, message, (stub.exempt or stub.count,))
    if day.elected.shuffler_counts and command.cards != len(DECK):
        back = day.deck_of(due.deck).back
        cites = (stub.exempt or stub.count, day.handling.removal)
        return (d.DeckRemoved(due.deck, f"the shuffler counted {command.cards} cards", back, cites),)
    shuffled = _order(command, due, due.duty.cites)
    return shuffled if isinstance(shuffled, Refusal) else (shuffled,)


def without_device(day: Day) -> Refusal:
    """A device has left the table, and how to go on without it has not been said."""
    rules = day.table.game.definition.irregularities
    cites = tuple([rule.cites for rule in rules if rule.mishap is Mishap.METHOD_CHANGED])
    message = f"The {day.devices_removed[0]} has left the table: first say how cards are shuffled and dealt now."
    return Refusal(Reason.OUT_OF_ORDER, message, cites)


def _order(command: dc.Perform, due: Due, cites: tuple[RuleRef, ...]) -> e.DeckShuffled | Refusal:
    if len(command.order) != len(DECK) or set(command.order) != _ALL:
        return Refusal(Reason.DECK_INCOMPLETE, "A deck is the 52 cards, each of them once.", cites)
    assert len(command.seed) == SEED_BYTES, "whoever shuffles hands in a seed for the salts"
    root = commit(command.order, command.seed).root
    return e.DeckShuffled(command.order, due.deck, command.seed, root, cites)


def _lifted(day: Day, command: dc.Perform, due: Due) -> Events | Refusal:
    del day
    if command.cards is None or not LEAST_CUT <= command.cards < len(DECK):
        message = f"A cut lifts at least {LEAST_CUT} cards off the top and leaves some."
        return Refusal(Reason.NOT_AN_AMOUNT, message, due.duty.cites)
    return (d.DeckCut(due.deck, command.cards, due.duty.cites),)


def _loaded(day: Day, command: dc.Perform, due: Due) -> Events | Refusal:
    """The other deck comes into play after every round, and its cards alone are in the discard rack."""
    del command
    second = day.handling.second_deck
    more = (second.alternate, second.rack) if len(day.decks) > 1 and day.number else ()
    return (_taken(due, *more),)


def _collected(day: Day, command: dc.Perform, due: Due) -> Events | Refusal:
    """The hands that still lie there in the order in which they were settled, the dealer's last."""
    del command
    return (d.CardsCollected((*day.lying, 0), due.duty.cites),)


_SPECIAL: Final[dict[Step, Callable[[Day, dc.Perform, Due], Events | Refusal]]] = {
    Step.RECEIVE: _received,
    Step.INSPECT: _inspected,
    Step.SHUFFLE: _shuffled,
    Step.LIFT: _lifted,
    Step.LOAD: _loaded,
    Step.COLLECT: _collected,
}


def order_recut(day: Day, command: dc.OrderRecut, at: int) -> Events | Refusal:
    """A supervisor's order, between the cut and the first card."""
    del at
    dealt = day.playing and len(day.round.deck) < len(DECK)
    cutting = day.due is not None and day.due.duty.step not in {Step.LOAD, Step.FEED}
    if not day.deck.cut or dealt or cutting:
        message = "A new cut may be ordered after a cut and before the first card is dealt."
        return Refusal(Reason.OUT_OF_ORDER, message, (day.handling.recut,))
    return (d.RecutOrdered(command.by, command.why, (day.handling.recut,)),)


def go_idle(day: Day, command: dc.GoIdle, at: int) -> Events | Refusal:
    """The cards of a table at which nobody plays are spread."""
    del command, at
    if day.playing or (day.round.positions and not day.round.closed) or day.due is not None:
        message = "The cards are spread when nobody plays and they are ready to be dealt."
        return Refusal(Reason.OUT_OF_ORDER, message, (day.handling.idle,))
    step = Step.SPREAD if day.elected.idle_face_up else Step.SPREAD_DOWN
    idle = (day.handling.idle,)
    return tuple([d.StepTaken(step.value, deck.number, By.DEALER.value, idle) for deck in day.decks])


def shuffler_failed(day: Day, command: c.Report, at: int) -> Events | Refusal:
    """The deck in the shuffler, the one due to be shuffled or the other one, has to be shuffled again."""
    del at
    rules = day.table.game.definition.irregularities
    rule = next((one for one in rules if one.mishap is command.mishap), None)
    cites = () if rule is None else (rule.cites,)
    if rule is None or day.elected.shuffling is not Shuffling.AUTOMATED:
        return Refusal(Reason.NO_SUCH_MISHAP, "The table has no automated shuffler.", cites)
    due, others = due_on(day, Step.SHUFFLE), [deck.number for deck in day.decks if deck.number != day.in_play]
    number = due.deck if due is not None else next(iter(others), 0)
    if not number or any(due.duty.step is Step.RECEIVE for due in day.agenda):
        return Refusal(Reason.OUT_OF_ORDER, "No deck is in the shuffler now.", cites)
    failed = d.ShuffleFailed(number, cites)
    return (e.IrregularityReported(rule.mishap, 0, rule.cites, rule.remedy), failed)


PERFORM: Final[dict[type, Act]] = {
    dc.Perform: perform,
    dc.OrderRecut: order_recut,
    dc.GoIdle: go_idle,
}
