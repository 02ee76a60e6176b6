"""What the rule orders about the cards around a round: from their receipt to the count of the stub, each act cited."""

from collections.abc import Mapping
from enum import Enum
from typing import Final

from msgspec import Struct

from croupier.rulebook.reference import RuleRef

LEAST_CUT: Final = 10  # cards that a cut lifts off the top at the least
COUNT_EVERY: Final = 5  # rounds within which the stub is counted once
DECK: Final = 52


class Step(Enum):
    """One act on the cards."""

    RECEIVE = "receive the cards"
    INSPECT = "inspect the cards"
    VERIFY = "verify the inspection"
    SPREAD = "spread the cards face up"
    SPREAD_DOWN = "spread the cards face down"
    TURN_UP = "turn the spread cards face up"
    LOOK = "let the first player look at the cards"
    WASH = "turn the cards face down and wash them"
    STACK = "stack the cards"
    SHUFFLE = "shuffle the cards"
    COVER = "lay the cover card before the deck"
    LIFT = "lift the cut onto the cover card"
    COMPLETE = "put the rest of the deck on the cut"
    UNCOVER = "take the cover card away to the discard rack"
    LOAD = "place the deck where it is dealt from"
    FEED = "put the other deck into the shuffler"
    STUB = "place the stub in the discard rack, counted where that is due"
    COLLECT = "collect the cards into the discard rack"


class By(Enum):
    """Whose act it is."""

    DEALER = "dealer"
    FLOORPERSON = "floorperson"
    PLAYER = "player"
    DEVICE = "device"


class Shuffling(Enum):
    """How a deck comes to be in random order."""

    MANUAL = "manual"
    AUTOMATED = "automated"
    PRE_SHUFFLED = "pre-shuffled"


class Duty(Struct, frozen=True):
    """An act that is due, and the paragraphs that order it."""

    step: Step
    cites: tuple[RuleRef, ...]
    by: By = By.DEALER


class Stub(Struct, frozen=True, kw_only=True):
    """What becomes of the cards that are left when the cards of a round are out."""

    discard: RuleRef
    count: RuleRef
    whole: RuleRef  # the count makes a whole deck
    wrong: RuleRef  # it does not: a misdeal, or a deck that is removed
    exempt: RuleRef | None = None  # a shuffler that counts makes the count needless


class SecondDeck(Struct, frozen=True, kw_only=True):
    """A second deck beside an automated shuffler, and its conditions."""

    cites: RuleRef
    conforms: RuleRef
    backs: RuleRef  # the backs differ in colour
    shuffled_meanwhile: RuleRef
    alternate: RuleRef
    rack: RuleRef  # never holds cards of both


class Handling(Struct, frozen=True, kw_only=True):
    """How one game's cards are handled, in the order of its rule."""

    deck: RuleRef  # the deck and its cover card
    second_deck: SecondDeck
    received: tuple[Duty, ...]  # inspected at the table
    received_shuffled: tuple[Duty, ...]  # inspected and shuffled before they came
    each_deck: RuleRef  # two decks go through all of it one by one
    shuffle: Mapping[Shuffling, tuple[Duty, ...]]
    recut: RuleRef
    idle: RuleRef
    loading: Mapping[str, tuple[RuleRef, ...]]  # by method of dealing
    by_shuffler_only: Mapping[str, RuleRef]  # methods of dealing that need an automated shuffler
    stub: Mapping[str, Stub]  # by method of dealing
    notice: RuleRef  # of a change of options or limits
    inventory: RuleRef  # in what ways alone the chips at the table change
    removal: RuleRef  # a deck that is wrong, or that a shuffler finds wrong, leaves the table
    collected: Mapping[str, RuleRef]  # at the end of a round, by order of settlement
    rebuilt: RuleRef  # the order in which cards are collected
    folded: RuleRef | None = None  # a folded hand with no wager left is racked at once


def opening(receive: RuleRef, spread: RuleRef, wash: RuleRef, *inspection: RuleRef) -> tuple[Duty, ...]:
    """The acts on cards that are inspected at the table, down to the stack that is shuffled next."""
    return (
        Duty(Step.RECEIVE, (receive,)),
        Duty(Step.INSPECT, (receive, *inspection)),
        Duty(Step.VERIFY, (spread,), By.FLOORPERSON),
        Duty(Step.SPREAD, (spread,)),
        Duty(Step.LOOK, (wash,), By.PLAYER),
        Duty(Step.WASH, (wash,)),
        Duty(Step.STACK, (wash,)),
    )


def shuffles(
    shuffle: RuleRef,
    uncut: RuleRef,
    cut: tuple[RuleRef, ...],
    lay: RuleRef,
    lift: RuleRef,
    complete: RuleRef,
    uncover: RuleRef,
) -> Mapping[Shuffling, tuple[Duty, ...]]:
    """A shuffle by each way, with the cut where the way asks for one; `cut` says when and how."""
    steps = (
        Duty(Step.COVER, (*cut, lay)),
        Duty(Step.LIFT, (*cut, lift)),
        Duty(Step.COMPLETE, (*cut, complete)),
        Duty(Step.UNCOVER, (*cut, uncover)),
    )
    return {
        Shuffling.MANUAL: (Duty(Step.SHUFFLE, (shuffle,)), *steps),
        Shuffling.AUTOMATED: (Duty(Step.SHUFFLE, (shuffle, uncut), By.DEVICE),),
        Shuffling.PRE_SHUFFLED: steps,
    }
