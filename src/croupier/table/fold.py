"""`apply_day(day, event, at)`: the fold that makes a table's day out of its events and their times."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from croupier.rulebook.dealing import Side
from croupier.rulebook.definition import GameDefinition
from croupier.rulebook.game import Game, elect
from croupier.rulebook.procedure import Shuffling, Step
from croupier.table import day_events as d
from croupier.table import events as e
from croupier.table.apply import APPLY
from croupier.table.day import (
    Day,
    Deck,
    Due,
    cut_again,
    on_arrival,
    on_change,
    on_closing,
    on_failing,
    on_opening,
    on_replacing,
)
from croupier.table.round import Position, new_round
from croupier.table.table import Table, open_table

AnyEvent = e.Event | d.DayEvent


def apply_day(day: Day, event: AnyEvent, at: int) -> Day:
    """The day after one event at this time, in milliseconds."""
    kind = type(event)
    if kind in APPLY and kind is not e.DeckShuffled:
        state = APPLY[kind](day.round, event)
        day = replace(day, round=state, meter=day.meter if state.meter is None else state.meter)
    return _DAY[kind](day, event, at) if kind in _DAY else day


def _table_opened(day: Day, event: d.TableOpened, at: int) -> Day:
    decks = tuple([Deck(number, back, at) for number, back in enumerate(event.backs, 1)])
    meter = event.terms.initial if event.terms else None
    day = replace(day, key=event.table, open=True, seeded=event.seeded, decks=decks, meter=meter, terms=event.terms)
    return replace(day, agenda=on_opening(day))


def _step_taken(day: Day, event: d.StepTaken, at: int) -> Day:
    step = Step(event.step)
    if step in {Step.SPREAD, Step.SPREAD_DOWN} and not (day.due and day.due.duty.step is step):
        left = replace(day, round=replace(day.round, positions=()))  # the players of the last round have gone
        return replace(left, agenda=on_arrival(day, face_up=step is Step.SPREAD))
    if step is Step.RECEIVE:
        day = _with_deck(day, event.deck, since=at)
    if step is Step.FEED:
        day = _with_deck(day, event.deck, order=(), seed=b"", lifted=0, cut=False)
    if step is Step.LOAD:
        day = replace(day, in_play=event.deck)
    return _done(day)


def _cards_inspected(day: Day, event: d.CardsInspected, at: int) -> Day:
    del event, at
    return _done(day)


def _deck_shuffled(day: Day, event: e.DeckShuffled, at: int) -> Day:
    del at
    day = _with_deck(day, event.deck, order=event.order, seed=event.seed, lifted=0, cut=False)
    due = day.due
    return _done(day) if due and due.duty.step is Step.SHUFFLE and due.deck == event.deck else day


def _deck_cut(day: Day, event: d.DeckCut, at: int) -> Day:
    del at
    lifted = (day.deck_of(event.deck).lifted + event.cards) % len(day.deck_of(event.deck).order)
    day = _done(_with_deck(day, event.deck, lifted=lifted, cut=True))
    return replace(day, round=replace(day.round, deck=day.deck.stack)) if day.playing else day


def _recut_ordered(day: Day, event: d.RecutOrdered, at: int) -> Day:
    del event, at
    return replace(day, agenda=cut_again(day))


def _shuffle_failed(day: Day, event: d.ShuffleFailed, at: int) -> Day:
    del at
    day = _with_deck(day, event.deck, order=(), seed=b"", lifted=0, cut=False)
    return replace(day, agenda=on_failing(day, event.deck))


def _round_opened(day: Day, event: d.RoundOpened, at: int) -> Day:
    del at
    fresh = replace(new_round(day.table), count_due=day.counts_stub)
    return replace(day, round=fresh, number=event.number)


def _meters_moved(day: Day, event: d.MetersMoved, at: int) -> Day:
    del at
    shown = event.meters.shown
    state = day.round if day.round.meter is None else replace(day.round, meter=shown)
    return replace(day, meters=event.meters, meter=shown, round=state)


def _bets_closed(day: Day, event: e.BetsClosed, at: int) -> Day:
    del event, at
    seats = [position.seat for position in day.round.positions]
    lying = tuple(reversed(seats) if day.table.settling.start is Side.RIGHT else seats)
    return replace(day, round=replace(day.round, deck=day.deck.stack), lying=lying)


def _stub_counted(day: Day, event: e.StubCounted, at: int) -> Day:
    del event, at
    return replace(day, uncounted=-1)  # this round is added when it closes


def _round_closed(day: Day, event: e.RoundClosed, at: int) -> Day:
    del event, at
    day = replace(day, uncounted=day.uncounted + 1)
    agenda = on_closing(day)
    return replace(_with_deck(day, day.in_play, order=(), seed=b"", lifted=0, cut=False), agenda=agenda)


def _cards_collected(day: Day, event: d.CardsCollected, at: int) -> Day:
    del at
    day = replace(day, lying=tuple([seat for seat in day.lying if seat not in event.seats]))
    return _done(day) if day.due and day.due.duty.step is Step.COLLECT else day


def _deck_removed(day: Day, event: d.DeckRemoved, at: int) -> Day:
    del at
    day = _with_deck(day, event.deck, back=event.back, order=(), seed=b"", lifted=0, cut=False)
    return replace(day, agenda=on_replacing(day, event.deck))


def _device_removed(day: Day, event: d.DeviceRemoved, at: int) -> Day:
    del at
    return replace(day, devices_removed=(*day.devices_removed, event.device))


def _method_changed(day: Day, event: d.MethodChanged, at: int) -> Day:
    del at
    day = _at_table(day, with_method(day.table, event.method, Shuffling(event.shuffling)))
    day = replace(day, devices_removed=())
    decks = day.decks if day.elected.second_deck else (day.deck,)
    day = _with_deck(replace(day, decks=decks), day.in_play, order=(), seed=b"", lifted=0, cut=False)
    return replace(day, agenda=on_change(day))


def _notice_given(day: Day, event: d.NoticeGiven, at: int) -> Day:
    del at
    return replace(day, notice=event)


def _elections_changed(day: Day, event: d.ElectionsChanged, at: int) -> Day:
    del at
    return replace(_at_table(day, with_elections(day.table, event)), notice=None)


def _at_table(day: Day, table: Table) -> Day:
    """The day under other elections: nothing lies on the layout, but the players of the last round still sit there."""
    seated = tuple([Position(position.seat, position.patron) for position in day.round.positions])
    fresh = replace(new_round(table), closed=day.round.closed, count_due=day.round.count_due, positions=seated)
    return replace(day, table=table, round=fresh)


def _table_closed(day: Day, event: d.TableClosed, at: int) -> Day:
    del event, at
    return replace(day, open=False, agenda=())


_DAY: Final[dict[type, Callable[[Day, Any, int], Day]]] = {
    d.TableOpened: _table_opened,
    d.StepTaken: _step_taken,
    d.CardsInspected: _cards_inspected,
    e.DeckShuffled: _deck_shuffled,
    d.DeckCut: _deck_cut,
    d.RecutOrdered: _recut_ordered,
    d.ShuffleFailed: _shuffle_failed,
    d.RoundOpened: _round_opened,
    d.MetersMoved: _meters_moved,
    e.BetsClosed: _bets_closed,
    e.StubCounted: _stub_counted,
    e.RoundClosed: _round_closed,
    d.CardsCollected: _cards_collected,
    d.DeckRemoved: _deck_removed,
    d.DeviceRemoved: _device_removed,
    d.MethodChanged: _method_changed,
    d.NoticeGiven: _notice_given,
    d.ElectionsChanged: _elections_changed,
    d.TableClosed: _table_closed,
}


def table_of(opened: d.TableOpened, definition: GameDefinition) -> Table:
    """The table that was opened, from its game and what the event says of it."""
    assert opened.game == definition.key, "the table is that of this game"
    game = elect(definition, opened.options)
    assert isinstance(game, Game), "a table was opened under elections that the rule allows"
    table = open_table(
        game, opened.method, opened.settling, opened.limits, opened.two_positions, elected=opened.elected
    )
    assert isinstance(table, Table), "a table was opened as the rule allows"
    return table


def with_method(table: Table, method: str, shuffling: Shuffling) -> Table:
    """The table when its cards are dealt or shuffled in another way; a second deck stays only beside a shuffler."""
    assert table.elected is not None
    automated = shuffling is Shuffling.AUTOMATED
    second, counts = table.elected.second_deck and automated, table.elected.shuffler_counts and automated
    elected = replace(table.elected, shuffling=shuffling, second_deck=second, shuffler_counts=counts)
    changed = open_table(table.game, method, table.settling_key, table.limits, table.two_positions, elected)
    assert isinstance(changed, Table), "the change was checked before it was made"
    return changed


def with_elections(table: Table, change: d.ElectionsChanged | d.NoticeGiven) -> Table:
    """The table under other options and limits."""
    game = elect(table.game.definition, {**table.game.elections, **change.options})
    assert isinstance(game, Game), "the change was checked before it was made"
    limits = {key: posted for key, posted in {**table.limits, **change.limits}.items() if key in game.wagers}
    changed = open_table(game, table.method_key, table.settling_key, limits, table.two_positions, table.elected)
    assert isinstance(changed, Table), "the change was checked before it was made"
    return changed


def _done(day: Day) -> Day:
    return replace(day, agenda=day.agenda[1:])


def _with_deck(day: Day, number: int, **changes: object) -> Day:
    decks = tuple([replace(deck, **changes) if deck.number == number else deck for deck in day.decks])
    return replace(day, decks=decks)


def due_on(day: Day, step: Step) -> Due | None:
    """The act that comes next, if it is this one."""
    return day.due if day.due is not None and day.due.duty.step is step else None
