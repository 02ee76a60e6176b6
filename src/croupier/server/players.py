"""Scripted players, who fill the seats of automated tables: what they wager, and what they choose.

A player is given the view of its own seat, a source of chance, and nothing else, and remembers nothing: after a stop it
goes on as it would have. Players who follow rules or best play are in `strategist.py`, since these reckon with arrays.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import product
from math import lcm
from typing import Final, Protocol

from msgspec.structs import replace

from croupier.rulebook.dealing import multiple
from croupier.rulebook.money import DOLLAR, Cents
from croupier.server.entropy import Source, below
from croupier.table.permitted import wager_ranges
from croupier.table.round import new_round
from croupier.table.stakes import WagerRange, check_stakes
from croupier.table.table import Table
from croupier.table.views import RoundView

Wagers = Mapping[str, Cents]

GIVING_UP: Final = frozenset({"fold", "conceal"})
USUAL: Final = 5 * DOLLAR
TRIES: Final = 32
STEPS: Final = 20  # a random stake is at most so many times the least


class Player(Protocol):
    """Somebody at a seat."""

    def wagers(self, table: Table, chance: Source) -> Wagers:
        """What to put down before a round: amounts that the table takes together, or nothing to sit it out."""

    def choose(self, seen: RoundView, chance: Source) -> str:
        """One of the choices on offer to the seat that is awaited, whose patron has this view."""


class AlwaysPlays:
    """Makes every wager at its least, and never gives one up; stays in for as little as it takes."""

    def wagers(self, table: Table, chance: Source) -> Wagers:
        del chance
        return least_wagers(table)

    def choose(self, seen: RoundView, chance: Source) -> str:
        del chance
        return staying(seen.choices)


class AnyLegal:
    """Makes any wagers that the table takes, and any choice on offer."""

    def wagers(self, table: Table, chance: Source) -> Wagers:
        return any_wagers(table, chance)

    def choose(self, seen: RoundView, chance: Source) -> str:
        return seen.choices[below(len(seen.choices), chance)]


def staying(choices: Iterable[str]) -> str:
    """The choice that stakes least and gives nothing up."""
    return min((choice for choice in choices if choice not in GIVING_UP), key=multiple)


@lru_cache(maxsize=64)
def least_wagers(table: Table) -> Wagers:
    """As many wagers as go together, for as little as they may be; where the table posts less, for the usual amount."""
    ranges = _usual_ranges(table)
    level = _level(ranges), _level(found for found in ranges if not table.game.wagers[found.wager].side)
    amounts = [(0, *sorted({found.minimum, *(cents for cents in level if _takes(found, cents))})) for found in ranges]
    return max(_legal(table, ranges, product(*amounts)), key=lambda made: (len(made), -sum(made.values())), default={})


def any_wagers(table: Table, chance: Source) -> Wagers:
    """Wagers made by chance: tried until the table takes them together, or else the least there are."""
    ranges = wager_ranges(new_round(table)) if below(2, chance) else _usual_ranges(table)
    drawn = ([_any_amount(found, cents, chance) for found in ranges] for cents in _stakes(_level(ranges), chance))
    return next(_legal(table, ranges, drawn), least_wagers(table))


def _usual_ranges(table: Table) -> tuple[WagerRange, ...]:
    """What may be staked, without the amounts that are less than usual where that is not all there are."""
    return tuple(_from_usual(found) for found in wager_ranges(new_round(table)))


def _from_usual(found: WagerRange) -> WagerRange:
    usual = max(found.minimum, USUAL + -USUAL % found.step)
    return replace(found, minimum=usual) if usual <= found.maximum else found


def _stakes(level: Cents, chance: Source) -> Iterator[Cents]:
    """What the wagers of one try are about."""
    return (level * (1 + below(STEPS, chance)) for _ in range(TRIES))


def _any_amount(found: WagerRange, cents: Cents, chance: Source) -> Cents:
    """Nothing, the stake of this try, three times as much, or where the range does not have it, the least."""
    wanted = (0, cents, cents, cents, 3 * cents, found.minimum)[below(6, chance)]
    return wanted if not wanted or _takes(found, wanted) else found.minimum


def _legal(table: Table, ranges: tuple[WagerRange, ...], amounts: Iterable[Iterable[Cents]]) -> Iterator[Wagers]:
    """Of ways to wager those that the table takes."""
    for each in amounts:
        made = {found.wager: cents for found, cents in zip(ranges, each, strict=True) if cents}
        if check_stakes(table.game, made, table.limits) is None:
            yield made


def _level(ranges: Iterable[WagerRange]) -> Cents:
    """The least amount that every wager may be whose amount is not fixed: some have to be equal."""
    free = [found for found in ranges if found.minimum < found.maximum]
    step = lcm(*(found.step for found in free))
    least = max((found.minimum for found in free), default=step)
    return least + -least % step


def _takes(found: WagerRange, cents: Cents) -> bool:
    return found.minimum <= cents <= found.maximum and cents % found.step == 0
