"""Events: completed acts, in the past tense, with the paragraph that caused them."""

from msgspec import Struct

from croupier.cards.card import Card
from croupier.rulebook.irregularity import Mishap, Remedy
from croupier.rulebook.money import Cents
from croupier.rulebook.reference import RuleRef
from croupier.table.settlement import Settled


class DeckShuffled(Struct, frozen=True, tag=True):
    """The deck lies ready in this order, the first card on top. Never shown before its cards are."""

    order: tuple[Card, ...]
    deck: int = 1
    seed: bytes = b""  # of the salts that hide the order
    root: str = ""  # what commits to the order
    cites: tuple[RuleRef, ...] = ()


class WagerPlaced(Struct, frozen=True, tag=True):
    """Chips were placed on a betting area."""

    seat: int
    patron: str
    wager: str
    amount: Cents
    cites: RuleRef


class WagerWithdrawn(Struct, frozen=True, tag=True):
    """Chips were taken back before "No more bets"."""

    seat: int
    wager: str
    amount: Cents
    cites: RuleRef


class BetsClosed(Struct, frozen=True, tag=True):
    """The dealer announced "No more bets"; `meter` is its reading with this round's contributions."""

    cites: RuleRef
    meter: Cents | None = None


class CardDealt(Struct, frozen=True, tag=True):
    """A card came to a seat; seat 0 is the dealer."""

    seat: int
    card: Card
    face_up: bool
    cites: RuleRef


class CommunityCardDealt(Struct, frozen=True, tag=True):
    """A card came to the area of the community cards."""

    card: Card
    face_up: bool
    cites: RuleRef


class CardBurned(Struct, frozen=True, tag=True):
    """A card went to the discard rack unseen."""

    card: Card
    cites: RuleRef


class CardsRevealed(Struct, frozen=True, tag=True):
    """The cards of a seat lie face up for everybody; seat 0 is the dealer."""

    seat: int
    cards: tuple[Card, ...]
    cites: RuleRef


class CommunityCardsRevealed(Struct, frozen=True, tag=True):
    """Community cards that lay face down were turned up."""

    cards: tuple[Card, ...]
    cites: RuleRef


class DecisionMade(Struct, frozen=True, tag=True):
    """A player chose; a choice such as `2x` has placed `amount` on the wager of the decision."""

    seat: int
    decision: str
    choice: str
    cites: RuleRef
    wager: str = ""
    amount: Cents = 0


class WagerSettled(Struct, frozen=True, tag=True):
    """A wager was collected, returned or paid at a step of the procedure; `meter` is its reading afterwards."""

    settled: Settled
    cites: RuleRef
    meter: Cents | None = None


class StubDiscarded(Struct, frozen=True, tag=True):
    """What is left of the deck went to the discard rack unexposed."""

    cites: tuple[RuleRef, ...]


class StubCounted(Struct, frozen=True, tag=True):
    """The stub was counted beside the cards that are out; `misdeal` says that a wrong count came from the deal."""

    cards: int
    dealt: int
    misdeal: bool
    cites: tuple[RuleRef, ...]


class WheelSpun(Struct, frozen=True, tag=True):
    """The wheel stopped for the player at this seat."""

    seat: int
    position: int
    cites: RuleRef


class IrregularityReported(Struct, frozen=True, tag=True):
    """Something went wrong at this seat, or at none, and this is done about it."""

    mishap: Mishap
    seat: int
    cites: RuleRef
    remedy: Remedy
    cards: int = 0  # of a wrong number: how many too many, or below nought too few


class CardDiscarded(Struct, frozen=True, tag=True):
    """A card that was found face up went to the discard rack; everybody has seen it."""

    card: Card
    cites: RuleRef


class HandVoided(Struct, frozen=True, tag=True):
    """One player's hand is void; the others play on, and the cards are reshuffled after the round."""

    seat: int
    cites: RuleRef


class RoundVoided(Struct, frozen=True, tag=True):
    """All hands are void; the cards are reshuffled before another round."""

    cites: tuple[RuleRef, ...]


class RoundClosed(Struct, frozen=True, tag=True):
    """Every wager of the round has been settled."""


Event = (
    DeckShuffled
    | WagerPlaced
    | WagerWithdrawn
    | BetsClosed
    | CardDealt
    | CommunityCardDealt
    | CardBurned
    | CardsRevealed
    | CommunityCardsRevealed
    | DecisionMade
    | WagerSettled
    | StubDiscarded
    | StubCounted
    | WheelSpun
    | IrregularityReported
    | CardDiscarded
    | HandVoided
    | RoundVoided
    | RoundClosed
)
