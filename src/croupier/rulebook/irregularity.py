"""Irregularities: what may go wrong in a round and the remedy that its paragraph orders."""

from enum import Enum

from msgspec import Struct

from croupier.rulebook.reference import RuleRef


class _Said(Enum):
    """A short value that is written down, and words for a person."""

    says: str

    def __new__(cls, value: str, says: str) -> "_Said":
        member = object.__new__(cls)
        member._value_, member.says = value, says
        return member


class Mishap(_Said):
    """What was noticed."""

    DEALER_CARD_EXPOSED = "dealer-card-exposed", "a card of the dealer was exposed too early"
    CARD_FACE_UP = "card-face-up", "one card was found face up in the shoe or the deck"
    CARDS_FACE_UP = "cards-face-up", "more than one card was found face up in the shoe or the deck"
    DRAWN_IN_ERROR = "drawn-in-error", "a card was drawn in error without being exposed"
    PLAYER_MISCOUNT = "player-miscount", "a player was dealt an incorrect number of cards"
    DEALER_MISCOUNT = "dealer-miscount", "the dealer was dealt an incorrect number of cards"
    SHUFFLER_FAILED = "shuffler-failed", "the automated shuffling device jammed, stopped or did not finish"
    SHOE_FAILED = "shoe-failed", "the automated dealing shoe jammed, stopped or did not deal all cards"
    METHOD_CHANGED = "method-changed", "another method of shuffling or dealing is to be used"


class Remedy(_Said):
    """What is done about it."""

    DISCARD_THE_CARD = "discard-the-card", "the card is not used and goes to the discard rack"
    USE_AS_NEXT = "use-as-next", "the card is used as though it were the next"
    VOID_ALL = "void-all", "all hands are void and the cards are reshuffled"
    VOID_THE_HAND = "void-the-hand", "that player's hand is void and the cards are reshuffled"
    COMPLETE_OR_VOID = (
        "complete-or-void",
        "the dealer completes the hand in sequence from unexposed cards, or all hands are void",
    )
    COMPLETE = "complete", "the dealer completes the hand in sequence from unexposed cards"  # which of the two it was
    RESHUFFLE = "reshuffle", "the cards are reshuffled"
    VOID_AND_RESHUFFLE = (
        "void-and-reshuffle",
        "the round is void and all cards, those dealt included, are reshuffled",
    )
    REMOVE_DEVICE = "remove-device", "the device is removed from the table first"


class Until(Enum):
    """How long a card of the dealer is exposed too early."""

    REVEALED = "the dealer reveals the hand"
    DECIDED = "every player has folded or made the wager"


class Irregularity(Struct, frozen=True):
    """A mishap, its remedy and its paragraph, with the wagers that are settled although hands are void."""

    mishap: Mishap
    remedy: Remedy
    cites: RuleRef
    still_settled: tuple[str, ...] = ()
    only_after_initial_deal: bool = False  # whether `still_settled` waits for the initial deal to be complete
    until: Until = Until.REVEALED
    methods: tuple[str, ...] = ()  # of dealing, by key, under which alone it can happen; any where none is named
