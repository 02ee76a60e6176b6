"""Dealing and the course of a round: what the dealer does, in order, each act with its paragraph."""

from collections.abc import Mapping
from enum import Enum

from msgspec import Struct

from croupier.cards.card import Card
from croupier.cards.ranking import HandValue
from croupier.rulebook.hand import Best, Deal
from croupier.rulebook.option import Elections
from croupier.rulebook.reference import RuleRef


class To(Enum):
    """Where cards go."""

    EACH_PLAYER = "each player"
    DEALER = "dealer"
    COMMUNITY = "community"
    DISCARD = "discard rack"


class Deliver(Struct, frozen=True, kw_only=True):
    """Cards leave the shoe or the hand: so many to one place, face down unless the rule says otherwise."""

    to: To
    cites: RuleRef
    cards: int = 1
    face_up: bool = False
    keep: tuple[int, ...] | None = None  # of a stack that is spread, the cards used; the others are burned
    only: tuple[str, str] | None = None  # an option and the value under which this is done

    def done_under(self, elections: Elections) -> bool:
        return self.only is None or elections[self.only[0]] == self.only[1]


class TurnUp(Struct, frozen=True):
    """Cards that lie face down are turned face up: so many community cards, or the dealer's hand."""

    what: To
    cites: RuleRef
    cards: int = 0  # of the community cards


class LeastHand(Struct, frozen=True):
    """The least hand that opens a choice to a player, made of the player's own cards alone."""

    hand: Best
    bound: HandValue
    title: str  # as in "two pair or better"
    cites: RuleRef

    def reached(self, cards: tuple[Card, ...]) -> bool:
        """Whether a player who holds these cards has it."""
        return self.hand(Deal(cards, ())) >= self.bound


class Decision(Struct, frozen=True, kw_only=True):
    """What each player in turn is asked, starting at the dealer's left."""

    name: str
    choices: tuple[str, ...]  # the one that silence means first
    cites: RuleRef
    places: str = ""  # the wager that a multiple places
    of: str = ""  # the wager it is a multiple of
    holding: str = ""  # asked only of players with this wager
    without: str = ""  # not asked of players who have this wager already
    at_once: bool = False  # forfeited wagers are collected from each player in turn, not after all have decided
    elective: Mapping[str, tuple[str, str]] = {}  # choices that are offered only under a value of an option
    open_with: Mapping[str, LeastHand] = {}  # choices that are open only to players with such a hand

    def choices_under(self, elections: Elections) -> tuple[str, ...]:
        """The choices offered under these elections."""
        missing = {c for c, (option, value) in self.elective.items() if elections[option] != value}
        return tuple([choice for choice in self.choices if choice not in missing]) if missing else self.choices

    def choices_with(self, cards: tuple[Card, ...], elections: Elections) -> tuple[str, ...]:
        """The choices open to a player who holds these cards."""
        offered = self.choices_under(elections)
        if not self.open_with:
            return offered
        return tuple([c for c in offered if c not in self.open_with or self.open_with[c].reached(cards)])

    def barred(self, choice: str, cards: tuple[Card, ...]) -> LeastHand | None:
        """The hand that this choice asks for and these cards do not make, if there is one."""
        least = self.open_with.get(choice)
        return None if least is None or least.reached(cards) else least


class Ask(Struct, frozen=True):
    """The players decide, one after the other."""

    decision: Decision


class Resolve(Struct, frozen=True):
    """One wager is settled before the others."""

    wager: str
    cites: RuleRef


class Mark(Enum):
    """Points of the round whose acts depend on the method of dealing or on the order of settlement."""

    OPENING = "the cards are dealt"
    COMPLETING = "cards that the method delivers late"
    SETTLEMENT = "the wagers are settled"
    SPINS = "the wheel is spun"


Act = Deliver | TurnUp | Ask | Resolve | Mark
OPENING, COMPLETING, SETTLEMENT, SPINS = Mark


class Method(Struct, frozen=True, kw_only=True):
    """One way of dealing: manual dealing shoe, hand, automated dealing shoe."""

    title: str
    no_more_bets: RuleRef
    opening: tuple[Deliver, ...]
    completing: tuple[Deliver, ...] = ()


class Side(Enum):
    """The side of the dealer at which settlement starts."""

    RIGHT = "farthest to the dealer's right, then counterclockwise"
    LEFT = "farthest to the dealer's left, then clockwise"


class Settling(Struct, frozen=True, kw_only=True):
    """An order of settlement that a licensee may elect."""

    title: str
    start: Side
    cites: RuleRef
    in_phases: bool = False  # reveal all, collect all that lost, pay all that won; else player by player
    collect: RuleRef | None = None  # collecting, where the rule says it apart
    pay: RuleRef | None = None  # paying, where the rule says it apart


def multiple(choice: str) -> int:
    """How many times the other wager a choice such as `2x` stakes; nought for fold and check."""
    return int(choice[:-1]) if choice.endswith("x") else 0
