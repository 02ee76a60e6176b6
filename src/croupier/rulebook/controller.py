"""The words of a progressive controller: its terms, its meters, and the paragraphs that order them."""

from collections.abc import Mapping
from fractions import Fraction
from math import lcm

from msgspec import Struct

from croupier.rulebook.money import Cents
from croupier.rulebook.reference import RuleRef


class ControllerRules(Struct, frozen=True, kw_only=True):
    """The paragraphs that a refusal or an event of a progressive cites."""

    rate: RuleRef  # how much of each wager goes to the meter
    initial: RuleRef  # the licensee sets the initial and reset amounts
    limit: RuleRef
    hidden: RuleRef  # the rate that feeds the reserve, which pays for the next reset
    unreasonable: RuleRef  # a contribution that cannot be right
    falls: RuleRef  # for what alone a meter goes down
    shortfall: RuleRef  # never below nought; the licensee makes it up


class Parameters(Struct, frozen=True, kw_only=True):
    """The terms of one meter. A rate is a percentage of what is wagered, written exactly: `70`, `72.5` or `211/3`."""

    initial: Cents
    reset: Cents
    rate: str = "70"
    hidden: str = "0"  # goes to the reserve, which pays for the next reset
    limit: Cents | None = None  # above which the meter shows no more
    unreasonable: Cents | None = None  # what one round adds at once, above which something must be wrong

    @property
    def unit(self) -> int:
        """Into how many parts a cent is divided, so that every contribution is a whole number of them."""
        return lcm(part(self.rate).denominator, part(self.hidden).denominator)


def part(rate: str) -> Fraction:
    """What a cent that is wagered adds, in cents."""
    return Fraction(rate) / 100


class Meters(Struct, frozen=True, kw_only=True):
    """What a controller keeps of one progressive: in parts of which `unit` make a cent, unless they are cents."""

    unit: int
    display: int
    licensee: int  # put in: initial and reset amounts, and what an award was short of
    wagers: int = 0  # how many were taken in
    taken_in: Cents = 0
    contributed: int = 0
    hidden: int = 0  # contributed to the reserve
    overflow: int = 0  # above the limit
    reserve: int = 0
    paid: Cents = 0
    hits: Mapping[str, int] = {}  # by line
    wins: Mapping[str, Cents] = {}

    @property
    def shown(self) -> Cents:
        """What the meter shows: whole cents."""
        return self.display // self.unit

    @property
    def carried(self) -> int:
        """The parts of a cent that are not shown yet."""
        return self.display % self.unit

    @property
    def balanced(self) -> bool:
        """What came in is what is there or was paid."""
        there = self.display + self.overflow + self.reserve + self.paid * self.unit
        return self.licensee + self.contributed + self.hidden == there
