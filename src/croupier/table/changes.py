"""Changes at an open table: decks and devices, methods, options and limits with their notice, chips, and the end."""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from croupier.rulebook.game import Game, elect
from croupier.rulebook.irregularity import Mishap
from croupier.rulebook.money import LARGEST_AMOUNT
from croupier.rulebook.procedure import Shuffling
from croupier.rulebook.reference import RuleRef
from croupier.rulebook.refusal import Reason, Refusal
from croupier.rulebook.wager import Limits
from croupier.table import day_commands as dc
from croupier.table import day_events as d
from croupier.table.day import MINUTE, SHOE, SHUFFLER, Day
from croupier.table.fold import with_elections
from croupier.table.meter import in_play, terms_of
from croupier.table.perform import Act, Events
from croupier.table.table import open_table


def remove_deck(day: Day, command: dc.RemoveDeck, at: int) -> Events | Refusal:
    """Off the table and replaced, between rounds; wagers may lie there while bets are open."""
    del at
    cites = (day.handling.removal,)
    if day.playing:
        return Refusal(Reason.OUT_OF_ORDER, "A deck is removed between rounds.", cites)
    if command.deck not in {deck.number for deck in day.decks}:
        return Refusal(Reason.OPTION_VALUE, f"There is no deck {command.deck} at this table.", cites)
    back = command.back or day.deck_of(command.deck).back
    if back in {deck.back for deck in day.decks if deck.number != command.deck}:
        message = "The backs of two decks differ in colour."
        return Refusal(Reason.OPTION_VALUE, message, (day.handling.second_deck.backs,))
    return (d.DeckRemoved(command.deck, command.why, back, cites),)


def devices(day: Day) -> tuple[str, ...]:
    """The devices that stand at the table."""
    here = []
    if day.elected.shuffling is Shuffling.AUTOMATED:
        here.append(SHUFFLER)
    if _by_device(day.table.method_key):
        here.append(SHOE)
    return tuple([device for device in here if device not in day.devices_removed])


def _by_device(method: str) -> bool:
    return method.startswith("automated-shoe")


def _device_rule(day: Day) -> tuple[RuleRef, ...]:
    rules = day.table.game.definition.irregularities
    return tuple([rule.cites for rule in rules if rule.mishap is Mishap.METHOD_CHANGED])


def remove_device(day: Day, command: dc.RemoveDevice, at: int) -> Events | Refusal:
    """A device leaves the table between rounds."""
    del at
    if command.device not in devices(day):
        here = ", ".join(devices(day)) or "none"
        return Refusal(Reason.OPTION_VALUE, f"There is no {command.device} at the table, but {here}.")
    if _in_use(day):
        return Refusal(Reason.OUT_OF_ORDER, "A device is removed between rounds.", _device_rule(day))
    return (d.DeviceRemoved(command.device, _device_rule(day)),)


def change_method(day: Day, command: dc.ChangeMethod, at: int) -> Events | Refusal:
    """Another way of shuffling or dealing, once the device of the old way has left the table."""
    del at
    stays = {SHUFFLER: command.shuffling is Shuffling.AUTOMATED, SHOE: _by_device(command.method)}
    left = [device for device in devices(day) if not stays[device]]
    if left:
        message = f"The {left[0]} has to leave the table before another way is used."
        return Refusal(Reason.OUT_OF_ORDER, message, _device_rule(day))
    if _in_use(day):
        return Refusal(Reason.OUT_OF_ORDER, "The way of dealing is changed between rounds.", _device_rule(day))
    elected = replace(day.elected, shuffling=command.shuffling)
    if command.shuffling is not Shuffling.AUTOMATED:
        elected = replace(elected, second_deck=False, shuffler_counts=False)
    table = day.table
    opened = open_table(table.game, command.method, table.settling_key, table.limits, table.two_positions, elected)
    if isinstance(opened, Refusal):
        return opened
    return (d.MethodChanged(command.method, command.shuffling.value, _device_rule(day)),)


def give_notice(day: Day, command: dc.GiveNotice, at: int) -> Events | Refusal:
    """A change that the rule allows is announced for a time that leaves the players their notice."""
    cites = (day.handling.notice,)
    game = elect(day.table.game.definition, {**day.table.game.elections, **command.options})
    if isinstance(game, Refusal):
        return game
    if (refused := _moves_meter(day.table.game, game)) is not None:
        return refused
    table = day.table
    limits = {key: one for key, one in {**table.limits, **command.limits}.items() if key in game.wagers}
    opened = open_table(game, table.method_key, table.settling_key, limits, table.two_positions, table.elected)
    if isinstance(opened, Refusal):
        return opened
    minutes = 0 if _at_once(day, command) else day.elected.notice_minutes
    if command.effective < at + minutes * MINUTE:
        message = f"The players get {minutes} minutes' notice of this change."
        return Refusal(Reason.OUT_OF_ORDER, message, cites)
    return (d.NoticeGiven(command.options, command.limits, command.effective, cites),)


def _moves_meter(now: Game, then: Game) -> Refusal | None:
    """What stands on a meter is the players': no change of options begins it, ends it or sets it to another amount."""
    if terms_of(now, None) == terms_of(then, None):
        return None
    cites = tuple([progressive.cites for progressive in (in_play(now) or in_play(then),) if progressive])
    return Refusal(
        Reason.OPTIONS_EXCLUDE, "A progressive begins and ends with its table, not by a change of options.", cites
    )


def _at_once(day: Day, command: dc.GiveNotice) -> bool:
    """At a table without players a maximum may change and a minimum fall without notice."""
    players = bool(day.round.positions)
    return not players and not command.options and not _raises_minimum(day.table.limits, command.limits)


def _raises_minimum(now: Mapping[str, Limits], then: Mapping[str, Limits]) -> bool:
    return any(posted.minimum > now.get(key, Limits()).minimum for key, posted in then.items())


def take_effect(day: Day, command: dc.TakeEffect, at: int) -> Events | Refusal:
    """What was announced holds from now on, between rounds and not before its time."""
    del command
    notice, cites = day.notice, (day.handling.notice,)
    if notice is None:
        return Refusal(Reason.OUT_OF_ORDER, "No change was announced.", cites)
    if at < notice.effective:
        return Refusal(Reason.OUT_OF_ORDER, "The time that was announced has not come yet.", cites)
    if _in_use(day):
        return Refusal(Reason.OUT_OF_ORDER, "Options and limits change between rounds.", cites)
    with_elections(day.table, notice)
    return (d.ElectionsChanged(notice.options, notice.limits, cites),)


def exchange(day: Day, command: dc.Exchange, at: int) -> Events | Refusal:
    """Cash against chips at the table."""
    del at
    if type(command.amount) is not int or not 0 < abs(command.amount) <= LARGEST_AMOUNT:
        return Refusal(Reason.NOT_AN_AMOUNT, "Chips are exchanged in whole cents.", (day.handling.inventory,))
    return (d.ChipsExchanged(command.patron, command.amount, (day.handling.inventory,)),)


def fill(day: Day, command: dc.Fill, at: int) -> Events | Refusal:
    """A fill or a credit of the table inventory."""
    del at
    if type(command.amount) is not int or not 0 < abs(command.amount) <= LARGEST_AMOUNT:
        return Refusal(Reason.NOT_AN_AMOUNT, "A fill or credit is whole cents.", (day.handling.inventory,))
    return (d.InventoryFilled(command.amount, (day.handling.inventory,)),)


def close_table(day: Day, command: dc.CloseTable, at: int) -> Events | Refusal:
    """No more gaming; nobody has a wager on the layout."""
    del command, at
    if _in_use(day):
        return Refusal(Reason.OUT_OF_ORDER, "The round has to be over before the table is closed.", ())
    return (d.TableClosed(),)


def _in_use(day: Day) -> bool:
    """Whether wagers lie on the layout."""
    return bool(day.round.positions) and not day.round.closed


CHANGES: Final[dict[type, Act]] = {
    dc.RemoveDeck: remove_deck,
    dc.RemoveDevice: remove_device,
    dc.ChangeMethod: change_method,
    dc.GiveNotice: give_notice,
    dc.TakeEffect: take_effect,
    dc.Exchange: exchange,
    dc.Fill: fill,
    dc.CloseTable: close_table,
}
