"""What a licensee elects about the cards of one table, and what the rule forbids of it."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from croupier.rulebook.definition import GameDefinition
from croupier.rulebook.procedure import COUNT_EVERY, Handling, Shuffling
from croupier.rulebook.refusal import Reason, Refusal

DAY_HOURS: Final = 24  # supplement 4.4(b)
NOTICE_MINUTES: Final = 30


class Elected(Struct, frozen=True, kw_only=True):
    """How the cards of a table are shuffled, counted and changed."""

    shuffling: Shuffling = Shuffling.MANUAL
    arrive_shuffled: bool = False  # decks come inspected and shuffled
    second_deck: bool = False
    shuffler_counts: bool = False
    count_every: int = COUNT_EVERY  # rounds
    idle_face_up: bool = True
    deck_hours: int = DAY_HOURS  # after which a deck is changed
    notice_minutes: int = NOTICE_MINUTES  # before a limit or an option changes under players


def check_elected(definition: GameDefinition, method: str, elected: Elected) -> Refusal | None:
    """The first paragraph that forbids this, or None."""
    handling = definition.handling
    if handling is None:
        message = f"{definition.title} says nothing of its cards, so no day can be run with it."
        return Refusal(Reason.OPTIONS_EXCLUDE, message, definition.deck[:1])
    return next(_forbidden(handling, method, elected), None)


def _forbidden(handling: Handling, method: str, elected: Elected) -> Iterator[Refusal]:
    stub, automated = handling.stub[method], elected.shuffling is Shuffling.AUTOMATED
    if elected.shuffling is Shuffling.PRE_SHUFFLED:
        message = "A deck comes shuffled once; after each round it is shuffled manually or by a device."
        yield Refusal(Reason.OPTION_VALUE, message, handling.shuffle[Shuffling.MANUAL][0].cites)
    if method in handling.by_shuffler_only and not automated:
        message = "The dealer deals from the hand only what an automated shuffler has shuffled."
        yield Refusal(Reason.OPTIONS_EXCLUDE, message, (handling.by_shuffler_only[method],))
    if elected.second_deck and not automated:
        message = "A second deck is used only beside an automated shuffler."
        yield Refusal(Reason.OPTIONS_EXCLUDE, message, (handling.second_deck.cites,))
    if elected.shuffler_counts and not automated:
        message = "Only an automated shuffler counts the deck."
        yield Refusal(Reason.OPTIONS_EXCLUDE, message, (stub.exempt or stub.count,))
    if not 1 <= elected.count_every <= COUNT_EVERY:
        message = f"The stub is counted at least once in {COUNT_EVERY} rounds, so count_every is 1 to {COUNT_EVERY}."
        yield Refusal(Reason.OPTION_VALUE, message, (stub.count,))
    if elected.deck_hours < 1 or elected.notice_minutes < 0:
        yield Refusal(Reason.OPTION_VALUE, "deck_hours is 1 or more, notice_minutes nought or more.")
