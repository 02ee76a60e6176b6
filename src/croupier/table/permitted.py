"""`permitted(state)`: what may happen next, by the same checks that refuse a command."""

from msgspec import Struct

from croupier.rulebook.dealing import SPINS, Ask
from croupier.table import commands as c
from croupier.table.decide import refuse
from croupier.table.irregularities import reports
from croupier.table.meter import in_play
from croupier.table.round import Round, asked
from croupier.table.stakes import WagerRange, wager_range


class Permitted(Struct, frozen=True):
    """The wagers that may be placed, the commands that would not be refused, and what may be reported to go wrong."""

    wagers: tuple[WagerRange, ...]
    commands: tuple[c.Command, ...]
    reports: tuple[c.Report, ...] = ()


def permitted(state: Round) -> Permitted:
    """Everything that may happen next; a shuffle needs an order and a wager an amount."""
    meter = 0 if in_play(state.table.game) else None  # whatever its reading will be
    candidates: list[c.Command] = [c.CloseBets(meter), c.Proceed()]
    task = state.task
    if isinstance(task, Ask):
        seat = asked(state, task.decision)[0].seat
        candidates += [c.Decide(seat, choice) for choice in task.decision.choices]
    elif task is SPINS and state.table.game.wheel is not None:
        candidates += [c.SpinWheel(stop.position) for stop in state.table.game.wheel.stops]
    commands = tuple(command for command in candidates if refuse(state, command) is None)
    return Permitted(() if state.tasks else wager_ranges(state), commands, reports(state))


def wager_ranges(state: Round) -> tuple[WagerRange, ...]:
    """The range of each opening wager that the table offers."""
    game, limits = state.table.game, state.table.limits
    ranges = (wager_range(game, key, limits.get(key)) for key, w in game.wagers.items() if not w.by_decision)
    return tuple(found for found in ranges if found is not None)
