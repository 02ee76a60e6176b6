"""Wagers paid by a progressive meter or by a wheel."""

from collections.abc import Callable

from msgspec import Struct

from croupier.rulebook.hand import Deal
from croupier.rulebook.money import Cents
from croupier.rulebook.option import ByOption
from croupier.rulebook.reference import RuleRef


class Progressive(Struct, frozen=True, kw_only=True):
    """What feeds a meter and what it returns to after the top award."""

    wager: str
    rate: str | int  # the percentage of each wager that goes to the meter, or the option that holds it
    reset: str | ByOption[Cents]  # what the meter returns to after its top award, or the option that holds it
    top: str = ""  # the line that wins the whole meter and is shared among several winners
    cites: RuleRef


class Stop(Struct, frozen=True):
    """One position of a wheel; `player` is None for the prize of the meter or the fixed prize."""

    position: int
    player: Cents | None
    community: Cents = 0


class Wheel(Struct, frozen=True):
    """The stops of a wheel, and whether its top prize is a meter or a fixed prize."""

    stops: tuple[Stop, ...]
    progressive: bool
    cites: RuleRef

    def stop(self, position: int) -> Stop:
        return next(stop for stop in self.stops if stop.position == position)


class Spin(Struct, frozen=True):
    """A wager whose holders spin the wheel when their cards trigger it."""

    wager: str
    triggered: Callable[[Deal], bool]
    title: str  # of the cards that trigger it, as in "three cards of one suit"
    wheels: ByOption[Wheel]
    fixed_prize: str  # the option that states the fixed prize
    cites: RuleRef


class PayoutLimit(Struct, frozen=True):
    """The most that one player wins on these wagers in one hand, if the licensee limits it."""

    option: str
    wagers: tuple[str, ...]  # in the order in which they are paid
    cites: RuleRef
    least: Cents = 0  # no table may limit them to less
