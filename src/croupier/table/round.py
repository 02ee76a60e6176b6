"""The state of a round: everything that has happened in it, and what comes next."""

from collections.abc import Mapping

from msgspec import Struct

from croupier.cards.card import Card
from croupier.rulebook.dealing import Decision
from croupier.rulebook.hand import Deal
from croupier.rulebook.money import Cents
from croupier.table.settlement import Hand, Settled
from croupier.table.table import Table, Task


class Position(Struct, frozen=True):
    """One betting position: whose it is, what lies there, what was decided."""

    seat: int
    patron: str
    stakes: Mapping[str, Cents] = {}
    cards: tuple[Card, ...] = ()
    choices: Mapping[str, str] = {}  # what was chosen at each decision, in order
    revealed: bool = False
    settled: Mapping[str, Settled] = {}
    void: bool = False

    @property
    def hand(self) -> Hand:
        """The position as settlement reads it."""
        return Hand(self.seat, self.cards, self.stakes, tuple(self.choices.values()))

    @property
    def folded(self) -> bool:
        return "fold" in self.choices.values()

    @property
    def unsettled(self) -> tuple[str, ...]:
        return tuple([wager for wager in self.stakes if wager not in self.settled])

    def decided(self, decision: Decision) -> bool:
        return decision.name in self.choices


class Round(Struct, frozen=True, kw_only=True):
    """A round as a value; `croupier.table.apply` folds events into it."""

    table: Table
    deck: tuple[Card, ...] = ()
    positions: tuple[Position, ...] = ()  # by seat, from the dealer's left
    tasks: tuple[Task, ...] = ()  # known once bets are closed
    at: int = 0  # the task that comes next
    dealer: tuple[Card, ...] = ()
    dealer_up: tuple[Card, ...] = ()  # those of them that everybody sees
    community: tuple[Card, ...] = ()
    community_up: int = 0  # how many of them everybody sees
    burned: tuple[Card, ...] = ()
    surplus: int = 0  # cards of a hand with too many that are still to be told
    count_due: bool = False  # whether the stub of this round may not go uncounted
    counted: int | None = None  # the cards of the deck as the count of the stub made them
    meter: Cents | None = None
    spins: tuple[tuple[int, int], ...] = ()  # seat, and where the wheel stopped
    misdeal: bool = False  # what the wrong count came from
    exposed: tuple[Card, ...] = ()  # found face up and discarded: everybody has seen them
    void: bool = False
    reshuffle: bool = False  # whether an irregularity orders that the cards be shuffled again
    closed: bool = False

    @property
    def task(self) -> Task | None:
        """What comes next, once bets are closed."""
        return self.tasks[self.at] if self.at < len(self.tasks) else None

    def position(self, seat: int) -> Position | None:
        """The position at this seat, if anybody wagers there."""
        for position in self.positions:
            if position.seat == seat:
                return position
        return None


def new_round(table: Table) -> Round:
    """A round in which nothing has happened."""
    return Round(table=table)


def asked(state: Round, decision: Decision) -> tuple[Position, ...]:
    """The positions that still have to decide, in order of seating."""
    return tuple(
        [
            p
            for p in state.positions
            if not p.decided(decision)
            and not p.folded
            and (not decision.holding or decision.holding in p.stakes)
            and decision.without not in p.stakes
            and not p.void
        ]
    )


def to_spin(state: Round) -> tuple[Position, ...]:
    """The positions that have the wheel still to spin, in order of seating."""
    spin = state.table.game.definition.spin
    if spin is None:
        return ()
    done = {seat for seat, _ in state.spins}
    holders = [p for p in state.positions if spin.wager in p.stakes and p.seat not in done and not p.void]
    return tuple(p for p in holders if spin.triggered(Deal(p.cards, ())))


def forfeited(state: Round, position: Position) -> tuple[str, ...]:
    """The wagers of a player who folded that are lost by it and not yet collected."""
    if not position.folded:
        return ()
    game = state.table.game
    return tuple(
        wager for wager in position.unsettled if wager in game.settlement.wagers or wager in game.forfeited_by_fold
    )


def to_settle(state: Round, position: Position) -> tuple[str, ...]:
    """The wagers that the settlement of this position has still to settle; the wheel's come after it."""
    spin = state.table.game.definition.spin
    if spin is None:
        return position.unsettled
    return tuple([wager for wager in position.unsettled if wager != spin.wager])
