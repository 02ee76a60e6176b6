"""Wagers, and what must hold between them before "No more bets"."""

from collections.abc import Mapping

from msgspec import Struct

from croupier.rulebook.money import LARGEST_AMOUNT, Cents, dollars
from croupier.rulebook.option import ByOption, Elections
from croupier.rulebook.paytable import Schedule
from croupier.rulebook.reference import RuleRef

Stakes = Mapping[str, Cents]


class Offered(Struct, frozen=True):
    """A wager that is on the table only under some values of an option."""

    option: str
    values: tuple[str, ...]

    def under(self, elections: Elections) -> bool:
        return elections[self.option] in self.values


class Wager(Struct, frozen=True, kw_only=True):
    """One wager of a game, named as the rule names it."""

    key: str
    title: str
    cites: RuleRef
    offered: Offered | None = None
    by_decision: bool = False  # made after cards are seen, as a multiple of another wager
    exactly: Mapping[str, Cents] | Cents | None = None  # an amount, or amounts by the value of `offered`
    at_least: Cents = 0
    unless_posted: Cents = 0  # the minimum where the licensee posts none
    schedule: Schedule | None = None
    side: bool = False  # settled by its schedule alone, whatever became of the main wagers
    forfeited_by_fold: RuleRef | ByOption[RuleRef | None] | None = None  # a side wager that a fold loses
    survives_fold: RuleRef | None = None  # a side wager that a fold leaves alive
    forfeited_by_concealing: RuleRef | None = None  # a side wager that is lost unless the cards are exposed
    awards_only: bool = False  # the stake is collected at once and never comes back

    def exact_amount(self, elections: Elections) -> Cents | None:
        """The only amount that may be staked, where the rule fixes one."""
        if isinstance(self.exactly, Mapping):
            assert self.offered is not None
            return self.exactly[str(elections[self.offered.option])]
        return self.exactly


class Condition(Struct, frozen=True):
    """A wager may be no more than `times` another one, so it also needs the other one."""

    wager: str
    of: str
    says: str
    cites: RuleRef
    times: int = 1
    only: Offered | None = None

    def holds(self, stakes: Stakes) -> bool:
        return stakes.get(self.wager, 0) <= self.times * stakes.get(self.of, 0)


class Needs(Struct, frozen=True):
    """A wager may be made only together with at least one of others."""

    wager: str
    any_of: tuple[str, ...]
    says: str
    cites: RuleRef
    only: Offered | None = None

    def holds(self, stakes: Stakes) -> bool:
        return self.wager not in stakes or any(other in stakes for other in self.any_of)


Together = Condition | Needs


def equal(first: str, second: str, says: str, cites: RuleRef) -> tuple[Condition, Condition]:
    """Two wagers that must be made in the same amount."""
    return Condition(first, second, says, cites), Condition(second, first, says, cites)


class Limits(Struct, frozen=True):
    """The posted minimum and maximum of one wager, and the step in which it goes (supplement 8(d))."""

    minimum: Cents = 1
    maximum: Cents = LARGEST_AMOUNT
    step: Cents = 1

    def __str__(self) -> str:
        return f"{dollars(self.minimum)} to {dollars(self.maximum)}"
