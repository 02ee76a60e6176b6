"""Refusals: a closed list in order of precedence, each with a sentence for the person and a paragraph."""

from enum import IntEnum, auto

from msgspec import Struct

from croupier.rulebook.reference import RuleRef


class Reason(IntEnum):
    """Why a request is refused; when several reasons hold, the first in this list is given."""

    UNKNOWN_OPTION = auto()
    OPTION_VALUE = auto()
    OPTIONS_EXCLUDE = auto()
    OUT_OF_ORDER = auto()
    DECK_INCOMPLETE = auto()
    NO_MORE_BETS = auto()
    NO_SUCH_POSITION = auto()
    POSITION_TAKEN = auto()
    TOO_MANY_POSITIONS = auto()
    POSITIONS_NOT_ADJACENT = auto()
    UNKNOWN_WAGER = auto()
    WAGER_NOT_OFFERED = auto()
    WAGER_BY_DECISION = auto()
    NOT_AN_AMOUNT = auto()
    EXACT_AMOUNT = auto()
    BELOW_MINIMUM = auto()
    ABOVE_MAXIMUM = auto()
    NOT_PAYABLE = auto()
    WAGERS_TOGETHER = auto()
    NO_WAGERS = auto()
    NOT_ENOUGH_CHIPS = auto()
    NOT_YOUR_TURN = auto()
    UNKNOWN_CHOICE = auto()
    KEY_TAKEN = auto()
    WRONG_SPIN = auto()
    METER_MISSING = auto()
    NO_SUCH_MISHAP = auto()
    WRONG_COUNT = auto()

    @property
    def code(self) -> str:
        return self.name.lower().replace("_", "-")


class Refusal(Struct, frozen=True):
    """A request that the rule does not allow, as a value."""

    reason: Reason
    message: str
    cites: tuple[RuleRef, ...] = ()
