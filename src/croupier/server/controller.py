"""The progressive controller beside a table: after each event that touches the meter it says what it keeps now."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from croupier.games.progressives import CONTROLLER
from croupier.progressive.meters import contribute, pay, pay_all, pay_beside, started, withdraw
from croupier.rulebook.controller import Meters, Parameters
from croupier.rulebook.meter import Progressive
from croupier.rulebook.money import Amount, dollars
from croupier.rulebook.paytable import ANY_CHOICE
from croupier.rulebook.reference import RuleRef
from croupier.rulebook.refusal import Reason, Refusal
from croupier.table import commands as c
from croupier.table import events as e
from croupier.table.day import Day
from croupier.table.day_events import MetersMoved, TableOpened
from croupier.table.fold import AnyEvent, apply_day
from croupier.table.meter import in_play
from croupier.table.run import AnyCommand, Outcome, run
from croupier.table.settlement import Outcome as Ended
from croupier.table.settlement import Settled

JACKPOT: Final = "jackpot"
WHEEL: Final = "wheel"


def run_metered(day: Day, command: AnyCommand, at: int) -> Outcome | Refusal:
    """As `run`, with what the controller of a progressive adds to it."""
    if isinstance(command, c.CloseBets) and day.meters is not None and day.terms is not None:
        after = _with_wagers(day, day.meters, day.terms)
        refused = _unreasonable(day.meters, after, day.terms)
        if refused is not None:
            return refused
        command = replace(command, added=after.shown - day.meters.shown)
    outcome = run(day, command, at)
    if isinstance(outcome, Refusal) or outcome[0].terms is None:
        return outcome
    return _followed(day, outcome[1], at)


def _followed(day: Day, events: Sequence[AnyEvent], at: int) -> Outcome:
    """What is kept is told with each event, or where the round reckons without it, once these events are over.

    The round knows whole cents and nothing of what stands above a limit: its own readings follow one another, and the
    controller puts the meter right behind them.
    """
    told: list[AnyEvent] = []
    meters, last = day.meters, CONTROLLER.falls
    for place, event in enumerate(events):
        after, cites = _after(day, event, meters, events[place:])
        day = apply_day(day, event, at)
        told.append(event)
        if after is not None and after != meters:
            meters, last = after, cites
            if meters.shown == day.meter:
                day = _tell(day, meters, cites, at, told)
    if meters is not None and meters != day.meters:
        day = _tell(day, meters, last, at, told)
    return day, tuple(told)


def _tell(day: Day, meters: Meters, cites: RuleRef, at: int, told: list[AnyEvent]) -> Day:
    assert meters.balanced, f"what came in is there or was paid: {meters}"
    moved = MetersMoved(meters, (cites,))
    told.append(moved)
    return apply_day(day, moved, at)


def _after(
    day: Day, event: AnyEvent, meters: Meters | None, batch: Sequence[AnyEvent]
) -> tuple[Meters | None, RuleRef]:
    """What the controller keeps after an event, and the paragraph that says so."""
    progressive, terms = in_play(day.table.game), day.terms
    if isinstance(event, TableOpened) and event.terms is not None:
        return started(event.terms), CONTROLLER.initial
    if progressive is None or meters is None or terms is None:
        return None, CONTROLLER.falls
    if isinstance(event, e.BetsClosed):
        return _with_wagers(day, meters, terms), CONTROLLER.rate
    if isinstance(event, e.WagerSettled) and event.settled.wager == progressive.wager:
        if event.settled.outcome is Ended.VOID:
            return withdraw(meters, terms, 1, event.settled.staked), event.cites
        if event.settled.returned:
            return _paid(day, progressive, event.settled, meters, terms, batch), CONTROLLER.falls
    return meters, CONTROLLER.falls


def _with_wagers(day: Day, meters: Meters, terms: Parameters) -> Meters:
    """With the progressive wagers that lie on the layout."""
    progressive = in_play(day.table.game)
    assert progressive is not None, "a table with meters has a progressive"
    stakes = [p.stakes[progressive.wager] for p in day.round.positions if progressive.wager in p.stakes]
    return contribute(meters, terms, len(stakes), sum(stakes))


def _unreasonable(before: Meters, after: Meters, terms: Parameters) -> Refusal | None:
    added = (after.contributed - before.contributed) // before.unit
    if terms.unreasonable is None or added <= terms.unreasonable:
        return None
    message = f"This round would add {dollars(added)}, above what is reasonable: {dollars(terms.unreasonable)}."
    return Refusal(Reason.ABOVE_MAXIMUM, message, (CONTROLLER.unreasonable,))


def _paid(
    day: Day, progressive: Progressive, settled: Settled, meters: Meters, terms: Parameters, batch: Sequence[AnyEvent]
) -> Meters:
    if day.table.game.wheel is not None:
        return _spun(day, settled, meters, terms)
    if settled.line == progressive.top:
        earlier = [p for p in day.round.positions if _holds(p.settled.get(progressive.wager), progressive)]
        winners = sum(_wins(event, progressive) for event in batch)
        return meters if earlier else pay_all(meters, terms, settled.line, winners)[0]
    award = day.table.game.tables[progressive.wager][ANY_CHOICE].pays[settled.line]
    beside = isinstance(award, Amount) and not award.from_meter
    return (pay_beside if beside else pay)(meters, settled.line, settled.returned)


def _holds(settled: Settled | None, progressive: Progressive) -> bool:
    return settled is not None and settled.line == progressive.top and settled.outcome is Ended.WIN


def _wins(event: AnyEvent, progressive: Progressive) -> bool:
    return isinstance(event, e.WagerSettled) and _holds(event.settled, progressive)


def _spun(day: Day, settled: Settled, meters: Meters, terms: Parameters) -> Meters:
    """A jackpot is the whole meter; what else the wheel pays the licensee pays."""
    wheel = day.table.game.wheel
    assert wheel is not None
    left = settled.returned
    for seat, position in day.round.spins:
        if seat == settled.seat and wheel.progressive and wheel.stop(position).player is None:
            meters, jackpot = pay_all(meters, terms, JACKPOT, 1)
            left -= jackpot
    return pay_beside(meters, WHEEL, left) if left else meters
