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
from croupier.table.meter import contribution, in_play
from croupier.table.round import Round, asked, to_spin
from croupier.table.stakes import check_stakes
from croupier.table.wheel import fixed_prize_missing

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


def _check_place(state: Round, command: c.PlaceWagers) -> Refusal | None:
    definition = state.table.game.definition
    conduct = definition.conduct
    if state.tasks:
        message = '"No more bets" has been announced; no wager is made, changed or withdrawn.'
        return Refusal(Reason.NO_MORE_BETS, message, (conduct.no_more_bets,))
    if not 1 <= command.seat <= definition.positions:
        message = f"The table has positions 1 to {definition.positions}; there is no position {command.seat}."
        return Refusal(Reason.NO_SUCH_POSITION, message, (conduct.positions,))
    old = state.position(command.seat)
    if old is not None and old.patron != command.patron:
        return Refusal(Reason.POSITION_TAKEN, f"Position {command.seat} is another player's.", (conduct.chips,))
    if not command.wagers and old is not None:
        return None  # everything is withdrawn
    return _check_positions(state, command) or check_stakes(state.table.game, command.wagers, state.table.limits)


def _check_positions(state: Round, command: c.PlaceWagers) -> Refusal | None:
    conduct = state.table.game.definition.conduct
    others = [p.seat for p in state.positions if p.patron == command.patron and p.seat != command.seat]
    if others and not state.table.two_positions:
        return Refusal(Reason.TOO_MANY_POSITIONS, "A player wagers at one position.", (conduct.one_position,))
    if len(others) > 1:
        return Refusal(Reason.TOO_MANY_POSITIONS, "A player wagers at two positions at most.", (conduct.one_position,))
    if others and abs(others[0] - command.seat) != 1:
        message = f"Two positions must be adjacent; {others[0]} and {command.seat} are not."
        return Refusal(Reason.POSITIONS_NOT_ADJACENT, message, (conduct.one_position,))
    return None


def _place(progress: Progress, command: c.PlaceWagers) -> None:
    game = progress.state.table.game
    old = progress.state.position(command.seat)
    before = old.stakes if old else {}
    for wager, amount in before.items():
        if command.wagers.get(wager) != amount:
            cites = game.definition.conduct.no_more_bets
            progress.add(e.WagerWithdrawn(command.seat, wager, amount, cites))
    for wager, amount in command.wagers.items():
        if before.get(wager) != amount:
            cites = game.wagers[wager].cites
            progress.add(e.WagerPlaced(command.seat, command.patron, wager, amount, cites))


def _check_close(state: Round, command: c.CloseBets) -> Refusal | None:
    method, game = state.table.method, state.table.game
    if state.tasks:
        return Refusal(Reason.OUT_OF_ORDER, '"No more bets" was announced already.', (method.no_more_bets,))
    if not state.deck:
        return Refusal(Reason.OUT_OF_ORDER, "The cards are shuffled before bets are closed.", _deck(state))
    if not state.positions:
        return Refusal(Reason.NO_WAGERS, "Nobody has made a wager.", (method.no_more_bets,))
    progressive = in_play(game)
    if progressive and command.meter is None and _staked(state, progressive.wager):
        message = "A progressive wager needs the reading of its meter."
        return Refusal(Reason.METER_MISSING, message, (progressive.cites,))
    if game.definition.spin and fixed_prize_missing(game) and _staked(state, game.definition.spin.wager):
        message = "The wheel has a fixed prize; state its amount in cents with the option fixed_prize."
        return Refusal(Reason.METER_MISSING, message, (game.definition.spin.cites,))
    return None


def _close(progress: Progress, command: c.CloseBets) -> None:
    state, game = progress.state, progress.state.table.game
    meter, progressive = command.meter, in_play(game)
    if meter is not None and progressive is not None:
        meter += contribution(game, _staked(state, progressive.wager))
    progress.add(e.BetsClosed(state.table.method.no_more_bets, meter))


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
    return None


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
    c.PlaceWagers: (_check_place, _place),
    c.CloseBets: (_check_close, _close),
    c.Proceed: (_check_proceed, _proceed),
    c.Decide: (_check_decide, _decide),
    c.SpinWheel: (_check_spin, _spin),
}


def _deck(state: Round) -> tuple[Any, ...]:
    return state.table.game.definition.deck[:1]


def _staked(state: Round, wager: str) -> int:
    return sum(p.stakes.get(wager, 0) for p in state.positions)
