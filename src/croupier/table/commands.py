"""Commands: what a player or the dealer asks of a table. The table answers with events or a refusal."""

from collections.abc import Mapping

from msgspec import Struct

from croupier.cards.card import Card
from croupier.rulebook.irregularity import Mishap
from croupier.rulebook.money import Cents


class Shuffle(Struct, frozen=True, tag=True):
    """The deck is ready in this order; whoever shuffles hands it in."""

    order: tuple[Card, ...]


class PlaceWagers(Struct, frozen=True, tag=True):
    """A patron's wagers at one position, all of them: what stood there before is replaced."""

    seat: int
    patron: str
    wagers: Mapping[str, Cents]


class CloseBets(Struct, frozen=True, tag=True):
    """The dealer announces "No more bets"; `meter` is the reading of the progressive before the round."""

    meter: Cents | None = None
    added: Cents | None = None  # what the wagers of the round add, as a controller says that carries parts of a cent


class Proceed(Struct, frozen=True, tag=True):
    """The dealer goes on: one act, or everything up to the next decision."""

    one_act: bool = False


class Decide(Struct, frozen=True, tag=True):
    """The player whose turn it is chooses."""

    seat: int
    choice: str


class HandleStub(Struct, frozen=True, tag=True):
    """The dealer places the stub in the discard rack, or counts it first; `misdeal` is what a wrong count came from."""

    cards: int | None = None  # as counted
    misdeal: bool = False


class SpinWheel(Struct, frozen=True, tag=True):
    """The wheel has stopped at a position for the next player who spins."""

    position: int


class Report(Struct, frozen=True, tag=True):
    """Something went wrong; `seat` is the player's of a wrong number of cards, 0 the dealer's or nobody's."""

    mishap: Mishap
    seat: int = 0
    cards: int = 0  # of a wrong number: how many too many, or below nought too few


Command = Shuffle | PlaceWagers | CloseBets | Proceed | Decide | HandleStub | SpinWheel | Report
