"""The state of a table's day: its decks, what has to be done with them next, and the round in play."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from croupier.cards.card import Card
from croupier.rulebook.controller import Meters, Parameters
from croupier.rulebook.money import Cents
from croupier.rulebook.procedure import Duty, Handling, Shuffling, Step
from croupier.table.day_events import NoticeGiven
from croupier.table.elected import Elected
from croupier.table.round import Round, new_round
from croupier.table.table import Table

SHUFFLER: Final = "automated shuffler"
SHOE: Final = "automated shoe"
HOUR: Final = 3_600_000  # milliseconds
MINUTE: Final = 60_000


class Due(Struct, frozen=True):
    """An act that is due on one deck."""

    duty: Duty
    deck: int


class Deck(Struct, frozen=True):
    """A deck at the table; its order is that of the stack before any cut."""

    number: int
    back: str
    since: int = 0  # when it came, in milliseconds
    order: tuple[Card, ...] = ()
    seed: bytes = b""
    lifted: int = 0  # by all cuts since the shuffle
    cut: bool = False

    @property
    def stack(self) -> tuple[Card, ...]:
        """The cards as they are dealt, the top one first."""
        return self.order[self.lifted :] + self.order[: self.lifted]


class Day(Struct, frozen=True, kw_only=True):
    """A table from its opening on; `croupier.table.fold` folds events into it."""

    table: Table
    key: str = ""
    open: bool = False
    seeded: bool = False
    decks: tuple[Deck, ...] = ()
    in_play: int = 1  # the number of the deck
    agenda: tuple[Due, ...] = ()  # the acts that are due, in order
    round: Round
    number: int = 0  # of the round, from 1
    uncounted: int = 0  # rounds since the stub was counted
    lying: tuple[int, ...] = ()  # the seats whose cards have still to be collected, in the order of settlement
    devices_removed: tuple[str, ...] = ()
    meter: Cents | None = None  # what stands on the progressive, where the table has one
    terms: Parameters | None = None  # of that progressive
    meters: Meters | None = None  # all that its controller keeps
    notice: NoticeGiven | None = None

    @property
    def due(self) -> Due | None:
        """The act that comes next, if one does."""
        return self.agenda[0] if self.agenda else None

    @property
    def deck(self) -> Deck:
        """The deck in play."""
        return self.deck_of(self.in_play)

    def deck_of(self, number: int) -> Deck:
        return next(deck for deck in self.decks if deck.number == number)

    @property
    def elected(self) -> Elected:
        assert self.table.elected is not None, "a day is that of a table with elections about its cards"
        return self.table.elected

    @property
    def handling(self) -> Handling:
        handling = self.table.game.definition.handling
        assert handling is not None, "a table with a day handles its cards"
        return handling

    @property
    def counts_stub(self) -> bool:
        """Whether the stub of a round that begins now may not go uncounted."""
        return not self.elected.shuffler_counts and self.uncounted + 1 >= self.elected.count_every

    @property
    def playing(self) -> bool:
        """Whether bets are closed and the round is not over."""
        return bool(self.round.tasks) and not self.round.closed


def new_day(table: Table) -> Day:
    """A day at a table that is not open yet."""
    assert table.elected is not None, "a day needs what is elected about the cards"
    return Day(table=table, round=new_round(table))


def receipt(day: Day, deck: int) -> tuple[Due, ...]:
    """What is done with a deck that comes to the table, until it can be shuffled or, shuffled already, cut."""
    received = day.handling.received_shuffled if day.elected.arrive_shuffled else day.handling.received
    return tuple([Due(duty, deck) for duty in received])


def readying(day: Day, deck: int, by: Shuffling, *, shuffled: bool = False) -> tuple[Due, ...]:
    """What makes a stacked deck ready to be dealt from."""
    duties = [duty for duty in day.handling.shuffle[by] if not (shuffled and duty.step is Step.SHUFFLE)]
    duties.append(Duty(Step.LOAD, day.handling.loading[day.table.method_key]))
    return tuple([Due(duty, deck) for duty in duties])


def feeding(day: Day, loaded: int) -> tuple[Due, ...]:
    """Where there is a second deck, it leaves the discard rack for the shuffler before this one is dealt from."""
    second = day.handling.second_deck
    duty = Duty(Step.FEED, tuple(dict.fromkeys((second.shuffled_meanwhile, second.rack))))
    return tuple([Due(duty, deck.number) for deck in day.decks if deck.number != loaded])


def cut_again(day: Day) -> tuple[Due, ...]:
    """The steps of a cut that a supervisor orders, and the deck put back."""
    cut = readying(day, day.in_play, Shuffling.PRE_SHUFFLED)
    again = [Due(Duty(due.duty.step, (day.handling.recut, *due.duty.cites)), due.deck) for due in cut]
    return (*again, *[due for due in day.agenda if due.duty.step is Step.FEED])


def on_opening(day: Day) -> tuple[Due, ...]:
    """Every deck is received by itself; the first is then made ready."""
    received = [due for deck in day.decks for due in receipt(day, deck.number)]
    arrived = day.elected.arrive_shuffled
    ready = readying(day, 1, Shuffling.PRE_SHUFFLED if arrived else day.elected.shuffling)
    return (*received, *ready, *feeding(day, 1))


def on_closing(day: Day) -> tuple[Due, ...]:
    """After a round its cards are collected, and the deck, or the other one where two alternate, is made ready."""
    collect = Duty(Step.COLLECT, (day.handling.collected[day.table.settling_key], day.handling.rebuilt))
    following = next_deck(day)
    shuffled = following != day.in_play and bool(day.deck_of(following).order)
    ready = readying(day, following, day.elected.shuffling, shuffled=shuffled)
    beside = [due for due in day.agenda if due.deck != day.in_play]  # a fresh second deck is being received
    return (Due(collect, day.in_play), *beside, *ready, *feeding(day, following))


def on_replacing(day: Day, deck: int) -> tuple[Due, ...]:
    """A fresh deck is received; if it is the one to be dealt from next, it is made ready from the beginning."""
    by = Shuffling.PRE_SHUFFLED if day.elected.arrive_shuffled else day.elected.shuffling
    collect = [due for due in day.agenda if due.duty.step is Step.COLLECT]
    fed = [due for due in day.agenda if due.duty.step is Step.FEED]
    others = [due for due in day.agenda if due.deck != deck and due not in (*collect, *fed)]
    if deck == to_load(day):
        return (*collect, *receipt(day, deck), *others, *readying(day, deck, by), *fed)
    return (*collect, *receipt(day, deck), *others, *(fed or feeding(day, day.in_play)))


def on_failing(day: Day, deck: int) -> tuple[Due, ...]:
    """A deck that the shuffler failed to shuffle is made ready again if it is the one to be dealt from next."""
    if not any(due.duty.step is Step.LOAD and due.deck == deck for due in day.agenda):
        return day.agenda
    others = [due for due in day.agenda if due.duty.step not in _READYING]
    fed = [due for due in day.agenda if due.duty.step is Step.FEED]
    return (*others, *readying(day, deck, day.elected.shuffling), *fed)


def on_change(day: Day) -> tuple[Due, ...]:
    """What is left to do with the decks that stay when they are to be shuffled or dealt in another way."""
    stay = {deck.number for deck in day.decks}
    deck = to_load(day) if to_load(day) in stay else day.in_play
    left = [due for due in day.agenda if due.deck in stay and due.duty.step not in _READYING]
    return (*left, *readying(day, deck, day.elected.shuffling), *feeding(day, deck))


def on_arrival(day: Day, *, face_up: bool) -> tuple[Due, ...]:
    """From cards that lie spread at an idle table, each deck by itself, to a deck that is ready."""
    turned = () if face_up else (Duty(Step.TURN_UP, (day.handling.idle,)),)
    washed = [duty for duty in day.handling.received if duty.step in _WASHING]
    each = [Due(duty, deck.number) for deck in day.decks for duty in (*turned, *washed)]
    return (*each, *readying(day, day.in_play, day.elected.shuffling), *feeding(day, day.in_play))


_WASHING: Final = (Step.LOOK, Step.WASH, Step.STACK)
_READYING: Final = (Step.SHUFFLE, Step.COVER, Step.LIFT, Step.COMPLETE, Step.UNCOVER, Step.LOAD, Step.FEED)


def to_load(day: Day) -> int:
    """The number of the deck that is being made ready, or is ready."""
    loaded = [due.deck for due in day.agenda if due.duty.step is Step.LOAD]
    return loaded[-1] if loaded else day.in_play


def next_deck(day: Day) -> int:
    """The number of the deck that the next round is dealt from."""
    return 3 - day.in_play if len(day.decks) > 1 else day.in_play


def places(deck: Deck) -> Mapping[Card, int]:
    """Where each card lay in the shuffled stack."""
    return {card: place for place, card in enumerate(deck.order)}
