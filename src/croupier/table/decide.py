"""`decide(state, command) -> events | Refusal`: what a request leads to, or the paragraph that forbids it.

`permitted` asks the same checks, so what it offers is never refused and what it withholds always is.
"""

from collections.abc import Callable
from typing import Any, Final

from croupier.cards.card import DECK
from croupier.rulebook.dealing import SPINS, Ask, multiple
from croupier.rulebook.refusal import Reason, Refusal
from croupier.table import commands as c
from croupier.table import events as e
from croupier.table.dealer import Progress, proceed
from croupier.table.irregularities import check_report, report
from croupier.table.round import Round, asked, to_spin
from croupier.table.stakes import check_hand
from croupier.table.stub import check_stub, handle_stub
from croupier.table.table import Stub
from croupier.table.wagering import check_close, check_place, close, place

_ALL_CARDS: Final = frozenset(DECK)


def decide(state: Round, command: c.Command) -> tuple[e.Event, ...] | Refusal:
    """The events that a command leads to, or why it is refused."""
    outcome = play(state, command)
    return outcome if isinstance(outcome, Refusal) else outcome[1]


def play(state: Round, command: c.Command) -> tuple[Round, tuple[e.Event, ...]] | Refusal:
    """As `decide`, with the state that the events lead to, so that nobody has to fold them twice."""
    check, do = _COMMANDS[type(command)]
    refusal = check(state, command)
    if refusal is not None:
        return refusal
    progress = Progress(state)
    do(progress, command)
    return progress.state, tuple(progress.events)


def refuse(state: Round, command: c.Command) -> Refusal | None:
    """The first reason why a command is refused, or None."""
    return _COMMANDS[type(command)][0](state, command)


def _check_shuffle(state: Round, command: c.Shuffle) -> Refusal | None:
    if state.deck or state.tasks:
        return Refusal(Reason.OUT_OF_ORDER, "The cards of this round are shuffled already.", _deck(state))
    if len(command.order) != len(DECK) or set(command.order) != _ALL_CARDS:
        return Refusal(Reason.DECK_INCOMPLETE, "A deck is the 52 cards, each of them once.", _deck(state))
    return None


def _shuffle(progress: Progress, command: c.Shuffle) -> None:
    progress.add(e.DeckShuffled(command.order))


def _check_proceed(state: Round, command: c.Proceed) -> Refusal | None:
    del command
    game = state.table.game
    task = state.task
    if not state.tasks or state.closed:
        message = "The round is over." if state.closed else '"No more bets" comes before the deal.'
        return Refusal(Reason.OUT_OF_ORDER, message, (state.table.method.no_more_bets,))
    if isinstance(task, Ask):
        seat = asked(state, task.decision)[0].seat
        return Refusal(Reason.OUT_OF_ORDER, f"Position {seat} has to decide first.", (task.decision.cites,))
    if isinstance(task, Stub):
        return Refusal(Reason.OUT_OF_ORDER, "The stub has to be placed in the discard rack first.", (task.cites,))
    if task is SPINS and to_spin(state):
        assert game.definition.spin is not None
        seat = to_spin(state)[0].seat
        return Refusal(Reason.OUT_OF_ORDER, f"Position {seat} has to spin first.", (game.definition.spin.cites,))
    return None


def _proceed(progress: Progress, command: c.Proceed) -> None:
    proceed(progress, command.one_act)


def _check_decide(state: Round, command: c.Decide) -> Refusal | None:
    task = state.task
    if not isinstance(task, Ask):
        turns = state.table.game.definition.conduct.turns
        return Refusal(Reason.OUT_OF_ORDER, "There is nothing to decide now.", (turns,))
    waiting = asked(state, task.decision)[0]
    if waiting.seat != command.seat:
        message = f"Players decide in order of seating; it is the turn of position {waiting.seat}."
        return Refusal(Reason.NOT_YOUR_TURN, message, (task.decision.cites,))
    choices = task.decision.choices_under(state.table.game.elections)
    if command.choice not in choices:
        message = f"{command.choice!r} is not a choice here; the choices are {', '.join(choices)}."
        return Refusal(Reason.UNKNOWN_CHOICE, message, (task.decision.cites,))
    return check_hand(task.decision, command.choice, waiting.cards)


def _decide(progress: Progress, command: c.Decide) -> None:
    task, position = progress.state.task, progress.state.position(command.seat)
    assert isinstance(task, Ask) and position is not None, "the check has passed"
    decision, times = task.decision, multiple(command.choice)
    wager, amount = (decision.places, times * position.stakes[decision.of]) if times else ("", 0)
    progress.add(e.DecisionMade(command.seat, decision.name, command.choice, decision.cites, wager, amount))
    if command.choice == "fold" and decision.at_once:
        progress.collect(command.seat)


def _check_spin(state: Round, command: c.SpinWheel) -> Refusal | None:
    game = state.table.game
    if state.task is not SPINS or not to_spin(state) or game.wheel is None:
        return Refusal(Reason.OUT_OF_ORDER, "Nobody has the wheel to spin now.")
    if not any(stop.position == command.position for stop in game.wheel.stops):
        message = f"The wheel has positions 1 to {len(game.wheel.stops)}."
        return Refusal(Reason.WRONG_SPIN, message, (game.wheel.cites,))
    return None


def _spin(progress: Progress, command: c.SpinWheel) -> None:
    spin = progress.state.table.game.definition.spin
    assert spin is not None, "the check has passed"
    progress.add(e.WheelSpun(to_spin(progress.state)[0].seat, command.position, spin.cites))


_COMMANDS: Final[dict[type, tuple[Callable[[Round, Any], Refusal | None], Callable[[Progress, Any], None]]]] = {
    c.Shuffle: (_check_shuffle, _shuffle),
    c.PlaceWagers: (check_place, place),
    c.CloseBets: (check_close, close),
    c.Proceed: (_check_proceed, _proceed),
    c.Decide: (_check_decide, _decide),
    c.HandleStub: (check_stub, handle_stub),
    c.SpinWheel: (_check_spin, _spin),
    c.Report: (check_report, report),
}


def _deck(state: Round) -> tuple[Any, ...]:
    return state.table.game.definition.deck[:1]
