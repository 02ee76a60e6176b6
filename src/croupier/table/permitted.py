"""`permitted(state)`: what may happen next, by the same checks that refuse a command."""

from msgspec import Struct

from croupier.rulebook.dealing import SPINS, Ask
from croupier.rulebook.money import Cents
from croupier.rulebook.wager import Limits
from croupier.table import commands as c
from croupier.table.decide import refuse
from croupier.table.meter import in_play
from croupier.table.round import Round, asked


class WagerRange(Struct, frozen=True):
    """What may be staked on one wager before "No more bets", by itself."""

    wager: str
    minimum: Cents
    maximum: Cents
    step: Cents


class Permitted(Struct, frozen=True):
    """The wagers that may be placed and the commands that would not be refused."""

    wagers: tuple[WagerRange, ...]
    commands: tuple[c.Command, ...]


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
    return Permitted(() if state.tasks else wager_ranges(state), commands)


def wager_ranges(state: Round) -> tuple[WagerRange, ...]:
    """The range of each opening wager that the table offers."""
    game, ranges = state.table.game, []
    for key, wager in game.wagers.items():
        if not wager.by_decision:
            limits, exact, unit = state.table.limits.get(key, Limits()), game.exact[key], game.units[key]
            least = max(limits.minimum, wager.at_least, unit)
            least += -least % unit
            ranges.append(WagerRange(key, exact or least, exact or limits.maximum, unit))
    return tuple(ranges)
