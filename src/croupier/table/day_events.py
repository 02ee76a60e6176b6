"""What happens around rounds: a table's day as completed acts, each with the paragraph that orders it."""

from collections.abc import Mapping

from msgspec import Struct

from croupier.cards.card import Card
from croupier.rulebook.controller import Meters, Parameters
from croupier.rulebook.money import Cents
from croupier.rulebook.option import OptionValue
from croupier.rulebook.reference import RuleRef
from croupier.rulebook.wager import Limits
from croupier.table.elected import Elected


class TableOpened(Struct, frozen=True, tag=True):
    """A table was opened under these elections; `seeded` marks a demonstration whose chance is not chance."""

    table: str
    inventory: Cents  # the chips it starts with
    game: str
    options: Mapping[str, OptionValue]
    method: str
    settling: str
    limits: Mapping[str, Limits]
    two_positions: bool
    elected: Elected
    backs: tuple[str, ...]  # the colours of the decks' backs
    terms: Parameters | None = None  # of the progressive, where the table has one
    seeded: bool = False


class StepTaken(Struct, frozen=True, tag=True):
    """One act on the cards was done."""

    step: str
    deck: int
    by: str
    cites: tuple[RuleRef, ...]


class CardsInspected(Struct, frozen=True, tag=True):
    """The dealer looked a deck over and found all of it."""

    deck: int
    cites: tuple[RuleRef, ...]


class DeckCut(Struct, frozen=True, tag=True):
    """So many cards came off the top, and the rest was put on them."""

    deck: int
    cards: int
    cites: tuple[RuleRef, ...]


class RecutOrdered(Struct, frozen=True, tag=True):
    """A casino supervisor wants another cut."""

    by: str
    why: str
    cites: tuple[RuleRef, ...]


class ShuffleFailed(Struct, frozen=True, tag=True):
    """The shuffler jammed, stopped or left its cycle unfinished: the cards are shuffled again."""

    deck: int
    cites: tuple[RuleRef, ...]


class ChipsExchanged(Struct, frozen=True, tag=True):
    """A patron got chips for cash, which went into the drop box; or cash for chips, below nought."""

    patron: str
    amount: Cents
    cites: tuple[RuleRef, ...]


class InventoryFilled(Struct, frozen=True, tag=True):
    """Chips were brought to the table inventory; or taken to the cage as a credit, below nought."""

    amount: Cents
    cites: tuple[RuleRef, ...]


class MetersMoved(Struct, frozen=True, tag=True):
    """What the controller of the progressive keeps, after a wager, an award or a reset."""

    meters: Meters
    cites: tuple[RuleRef, ...]


class RoundOpened(Struct, frozen=True, tag=True):
    """Wagers of another round are taken."""

    number: int


class CardsProven(Struct, frozen=True, tag=True):
    """What everybody has seen of a round's cards, with the proof that they lay where the commitment says."""

    deck: int
    cards: tuple[tuple[int, Card, str], ...]  # place, card, salt
    hashes: tuple[str, ...]


class CardsCollected(Struct, frozen=True, tag=True):
    """Hands went to the discard rack in this order, from which each can be rebuilt; 0 is the dealer's."""

    seats: tuple[int, ...]
    cites: tuple[RuleRef, ...]


class DeckRemoved(Struct, frozen=True, tag=True):
    """A deck left the table, and one with this back takes its place."""

    deck: int
    why: str
    back: str
    cites: tuple[RuleRef, ...]


class DeviceRemoved(Struct, frozen=True, tag=True):
    """A shuffler or an automated shoe left the table."""

    device: str
    cites: tuple[RuleRef, ...]


class MethodChanged(Struct, frozen=True, tag=True):
    """Cards are shuffled or dealt in another way from now on."""

    method: str
    shuffling: str
    cites: tuple[RuleRef, ...]


class NoticeGiven(Struct, frozen=True, tag=True):
    """A change was announced and put on the sign, with the time from which it holds."""

    options: Mapping[str, OptionValue]
    limits: Mapping[str, Limits]
    effective: int
    cites: tuple[RuleRef, ...]


class ElectionsChanged(Struct, frozen=True, tag=True):
    """Other options and limits are in force."""

    options: Mapping[str, OptionValue]
    limits: Mapping[str, Limits]
    cites: tuple[RuleRef, ...]


class TableClosed(Struct, frozen=True, tag=True):
    """The table is closed for gaming."""


DayEvent = (
    TableOpened
    | StepTaken
    | CardsInspected
    | DeckCut
    | RecutOrdered
    | ShuffleFailed
    | ChipsExchanged
    | InventoryFilled
    | MetersMoved
    | RoundOpened
    | CardsProven
    | CardsCollected
    | DeckRemoved
    | DeviceRemoved
    | MethodChanged
    | NoticeGiven
    | ElectionsChanged
    | TableClosed
)
