"""What an event moves: double entry in whole cents, one posting an account, the sum always nought.

A positive amount adds to an account. `wagers` is what lies on the layout, `inventory` the chips in the dealer's
container, `drop` the cash in the box, `meter` what stands on the progressive, `overflow` what came above its limit,
`reserve` what pays for its reset, `cage` where chips come from and go to, `cash` what patrons paid in. Paragraphs of
1.20 are those of N.J.A.C. 19:45 on table inventories.
"""

from collections.abc import Callable
from typing import Any, Final

from croupier.rulebook.money import Cents
from croupier.table import day_events as d
from croupier.table import events as e
from croupier.table.day import Day
from croupier.table.fold import AnyEvent

Postings = tuple[tuple[str, Cents], ...]


def postings(day: Day, event: AnyEvent) -> Postings:
    """The postings of an event at a table as it stood before."""
    found = _MOVES[type(event)](day, event) if type(event) in _MOVES else {}
    assert sum(found.values()) == 0, f"{type(event).__name__}: what leaves one account comes to another"
    return tuple((account, amount) for account, amount in found.items() if amount)


def patron(name: str) -> str:
    return f"patron:{name}"


def _at(day: Day, account: str) -> str:
    return f"{account}:{day.key}"


def _opened(day: Day, event: d.TableOpened) -> dict[str, Cents]:
    """1.20(a): a table opens with a stock of chips; its meter starts at the initial amount."""
    del day
    meter = event.terms.initial if event.terms else 0
    chips = {f"inventory:{event.table}": event.inventory, "cage": -event.inventory}
    return {**chips, f"meter:{event.table}": meter, "licensee": -meter}


def _filled(day: Day, event: d.InventoryFilled) -> dict[str, Cents]:
    """1.20(a)4"""
    return {_at(day, "inventory"): event.amount, "cage": -event.amount}


def _exchanged(day: Day, event: d.ChipsExchanged) -> dict[str, Cents]:
    """1.20(a)1: chips out of the inventory, cash into the box."""
    chips = {patron(event.patron): event.amount, _at(day, "inventory"): -event.amount}
    return {**chips, _at(day, "drop"): event.amount, "cash": -event.amount}


def _staked(day: Day, seat: int, amount: Cents) -> dict[str, Cents]:
    position = day.round.position(seat)
    assert position is not None, "wagers lie at a position"
    return {patron(position.patron): -amount, _at(day, "wagers"): amount}


def _placed(day: Day, event: e.WagerPlaced) -> dict[str, Cents]:
    return {patron(event.patron): -event.amount, _at(day, "wagers"): event.amount}


def _withdrawn(day: Day, event: e.WagerWithdrawn) -> dict[str, Cents]:
    return _staked(day, event.seat, -event.amount)


def _decided(day: Day, event: e.DecisionMade) -> dict[str, Cents]:
    return _staked(day, event.seat, event.amount) if event.amount else {}


def _contributed(day: Day, event: e.BetsClosed) -> dict[str, Cents]:
    """What the wagers of the round add to the meter is the licensee's, out of the inventory."""
    if event.meter is None or day.meter is None:
        return {}
    added = event.meter - day.meter
    return {_at(day, "meter"): added, _at(day, "inventory"): -added}


def _metered(day: Day, event: d.MetersMoved) -> dict[str, Cents]:
    """Whole cents of the reserve and of what stands above the limit, and of the meter where these fill it."""
    before, after = day.meters, event.meters
    reserve = after.reserve // after.unit - (before.reserve // before.unit if before else 0)
    above = after.overflow // after.unit - (before.overflow // before.unit if before else 0)
    shown = after.shown - (day.meter or 0)
    moved = {_at(day, "meter"): shown, _at(day, "reserve"): reserve, _at(day, "overflow"): above}
    return {**moved, _at(day, "inventory"): -shown - reserve - above}


def _settled(day: Day, event: e.WagerSettled) -> dict[str, Cents]:
    """1.20(a)2: the stake leaves the layout, what is returned comes to the player, and meter and rack even it.

    The chips of a progressive wager end up in the rack, 1.20(a)7 and supplement 8(u); what the meter pays comes
    from the meter, supplement 8(w).
    """
    one, before = event.settled, day.round.meter
    moved = _staked(day, one.seat, -one.staked)
    moved[patron(_holder(day, one.seat))] = one.returned
    meter = event.meter - before if event.meter is not None and before is not None else 0
    return {**moved, _at(day, "meter"): meter, _at(day, "inventory"): one.staked - one.returned - meter}


def _holder(day: Day, seat: int) -> str:
    position = day.round.position(seat)
    assert position is not None, "a wager is settled where it was made"
    return position.patron


_MOVES: Final[dict[type, Callable[[Day, Any], dict[str, Cents]]]] = {
    d.TableOpened: _opened,
    d.InventoryFilled: _filled,
    d.ChipsExchanged: _exchanged,
    e.WagerPlaced: _placed,
    e.WagerWithdrawn: _withdrawn,
    e.DecisionMade: _decided,
    e.BetsClosed: _contributed,
    d.MetersMoved: _metered,
    e.WagerSettled: _settled,
}
