"""What is asked of a table around its rounds, by the dealer, a floorperson or a supervisor."""

from collections.abc import Mapping

from msgspec import Struct

from croupier.cards.card import Card
from croupier.rulebook.controller import Parameters
from croupier.rulebook.money import Cents
from croupier.rulebook.option import OptionValue
from croupier.rulebook.procedure import Shuffling, Step
from croupier.rulebook.wager import Limits


class OpenTable(Struct, frozen=True, tag=True):
    """Decks with backs of these colours have come to the table."""

    table: str
    backs: tuple[str, ...]
    inventory: Cents = 0
    seeded: bool = False
    terms: Parameters | None = None  # of the progressive; its rate and reset are those elected


class CloseTable(Struct, frozen=True, tag=True):
    """No more gaming at this table."""


class Perform(Struct, frozen=True, tag=True):
    """One act on the cards. A shuffle hands in the order and a seed for the salts, a cut how many cards it lifts."""

    step: Step
    order: tuple[Card, ...] = ()
    seed: bytes = b""
    cards: int | None = None  # lifted by a cut; or what a shuffler that counts has counted
    deck: int | None = None  # for a shuffle beside the round in play


class OrderRecut(Struct, frozen=True, tag=True):
    """A casino supervisor orders another cut."""

    by: str
    why: str


class Exchange(Struct, frozen=True, tag=True):
    """A patron exchanges cash for chips; chips for cash below nought."""

    patron: str
    amount: Cents


class Fill(Struct, frozen=True, tag=True):
    """Chips are brought to the table inventory; a credit, below nought, takes them to the cage."""

    amount: Cents


class GoIdle(Struct, frozen=True, tag=True):
    """Nobody plays: the cards are spread."""


class RemoveDeck(Struct, frozen=True, tag=True):
    """A deck is taken off the table and a fresh one is received in its place."""

    deck: int
    why: str
    back: str = ""  # of the fresh deck; as before where nothing is said


class RemoveDevice(Struct, frozen=True, tag=True):
    """The shuffler or the automated shoe is taken off the table."""

    device: str


class ChangeMethod(Struct, frozen=True, tag=True):
    """Cards are to be shuffled or dealt in another way."""

    method: str
    shuffling: Shuffling


class GiveNotice(Struct, frozen=True, tag=True):
    """A change of options or limits is announced; `effective` is when it is to hold."""

    options: Mapping[str, OptionValue]
    limits: Mapping[str, Limits]
    effective: int


class TakeEffect(Struct, frozen=True, tag=True):
    """What was announced is put into force."""


DayCommand = (
    OpenTable
    | CloseTable
    | Perform
    | OrderRecut
    | Exchange
    | Fill
    | GoIdle
    | RemoveDeck
    | RemoveDevice
    | ChangeMethod
    | GiveNotice
    | TakeEffect
)
