"""Irregularities: what may go wrong in a round and the remedy that its paragraph orders."""

from enum import Enum

from msgspec import Struct

from croupier.rulebook.reference import RuleRef


class Mishap(Enum):
    """What was noticed."""

    DEALER_CARD_EXPOSED = "a card of the dealer was exposed too early"
    CARD_FACE_UP = "one card was found face up in the shoe or the deck"
    CARDS_FACE_UP = "more than one card was found face up in the shoe or the deck"
    DRAWN_IN_ERROR = "a card was drawn in error without being exposed"
    PLAYER_MISCOUNT = "a player was dealt an incorrect number of cards"
    DEALER_MISCOUNT = "the dealer was dealt an incorrect number of cards"
    SHUFFLER_FAILED = "the automated shuffling device jammed, stopped or did not finish"
    SHOE_FAILED = "the automated dealing shoe jammed, stopped or did not deal all cards"
    METHOD_CHANGED = "another method of shuffling or dealing is to be used"


class Remedy(Enum):
    """What is done about it."""

    DISCARD_THE_CARD = "the card is not used and goes to the discard rack"
    USE_AS_NEXT = "the card is used as though it were the next"
    VOID_ALL = "all hands are void and the cards are reshuffled"
    VOID_THE_HAND = "that player's hand is void and the cards are reshuffled"
    COMPLETE_OR_VOID = "the dealer completes the hand in sequence from unexposed cards, or all hands are void"
    RESHUFFLE = "the cards are reshuffled"
    VOID_AND_RESHUFFLE = "the round is void and all cards, those dealt included, are reshuffled"
    REMOVE_DEVICE = "the device is removed from the table first"


class Irregularity(Struct, frozen=True):
    """A mishap, its remedy and its paragraph, with the wagers that are settled although hands are void."""

    mishap: Mishap
    remedy: Remedy
    cites: RuleRef
    still_settled: tuple[str, ...] = ()
    only_after_initial_deal: bool = False  # whether `still_settled` waits for the initial deal to be complete
