"""A table's day for tests: every act by a command, or all that is due at once, with the events and the money kept."""

from collections import Counter

from msgspec.structs import replace

from croupier.cards.card import DECK, Card
from croupier.games.catalogue import definition
from croupier.rulebook.game import Game, elect
from croupier.rulebook.procedure import Shuffling, Step
from croupier.rulebook.refusal import Refusal
from croupier.server.automaton import next_act
from croupier.server.entropy import Source, demonstration
from croupier.table import commands as c
from croupier.table import day_commands as dc
from croupier.table.day import Day, new_day
from croupier.table.elected import Elected
from croupier.table.fold import AnyEvent, apply_day
from croupier.table.ledger import postings
from croupier.table.permitted import permitted, wager_ranges
from croupier.table.run import AnyCommand, Outcome, run
from croupier.table.table import Table, open_table

SEED = bytes(range(32))
BY_SHUFFLER = Elected(shuffling=Shuffling.AUTOMATED)
TWO_DECKS = Elected(shuffling=Shuffling.AUTOMATED, second_deck=True)
COUNTING = Elected(shuffling=Shuffling.AUTOMATED, shuffler_counts=True)
ARRIVE_SHUFFLED = Elected(arrive_shuffled=True)


class DayDriver:
    """A day at a table of one game; every accepted command is folded a second time from its events."""

    def __init__(
        self,
        key: str,
        elected: Elected | None = None,
        method: str = "",
        settling: str = "",
        source: Source | None = None,
        **options: object,
    ) -> None:
        game = elect(definition(key), options)
        assert isinstance(game, Game), game
        table = open_table(game, method=method, settling=settling, elected=elected or Elected())
        assert isinstance(table, Table), table
        self.day: Day = new_day(table)
        self.source = source or demonstration(1, key)
        self.at = 1_767_225_600_000
        self.events: list[AnyEvent] = []
        self.balances: Counter[str] = Counter()

    # What is asked ------------------------------------------------------------------------------------

    def tell(self, command: AnyCommand) -> Refusal | None:
        """Carry a command out, or give back why it is refused."""
        outcome = run(self.day, command, self.at)
        return outcome if isinstance(outcome, Refusal) else self.take(outcome)

    def take(self, outcome: Outcome) -> None:
        """Fold what was answered a second time, with what it moves."""
        folded = self.day
        for event in outcome[1]:
            self.balances.update(dict(postings(folded, event)))
            folded = apply_day(folded, event, self.at)
        assert alike(folded, outcome[0]), "the events do not lead to the day that was answered"
        assert sum(self.balances.values()) == 0
        self.day = folded
        self.events += outcome[1]

    def do(self, command: AnyCommand) -> "DayDriver":
        refusal = self.tell(command)
        assert refusal is None, f"{command}: {refusal}"
        return self

    def perform(self, step: Step, order: tuple[Card, ...] = DECK, **given: object) -> "DayDriver":
        """One act on the cards, with an order in hand where it needs one."""
        return self.do(act(step, order, **given))

    # Many things at once ------------------------------------------------------------------------------

    def open(self, *backs: str) -> "DayDriver":
        """Open the table; nothing is done with the cards yet."""
        second = self.day.elected.second_deck
        return self.do(dc.OpenTable("T1", backs or ("red", "blue")[: 1 + second], 1_000_000))

    def until(self, step: Step | None) -> "DayDriver":
        """Do what is due until this step is, or until nothing is."""
        while self.day.due is not None and self.day.due.duty.step is not step:
            command = next_act(self.day, self.source)
            self.do(command if command is not None else dc.Perform(self.day.due.duty.step))
        return self

    def ready(self) -> "DayDriver":
        """Open the table where it is not, and do all that is due."""
        return (self if self.day.open else self.open()).until(None)

    def wager(self, seat: int = 1, patron: str = "ann", **wagers: int) -> "DayDriver":
        return self.do(c.PlaceWagers(seat, patron, wagers or self.usual()))

    def usual(self) -> dict[str, int]:
        """Every opening wager, five dollars where that may be."""
        offered = wager_ranges(self.day.round)
        return {one.wager: max(one.minimum, 500) if one.maximum > 500 else one.minimum for one in offered}

    def deal(self, **wagers: int) -> "DayDriver":
        """Wagers at the first position, no more bets, and the dealer's acts up to the first decision or the stub."""
        return self.ready().wager(**wagers).do(c.CloseBets()).do(c.Proceed())

    def finish(self, choose: int = -1) -> "DayDriver":
        """Play the round to its end; a player takes the last choice that is permitted, or the first."""
        while not self.day.round.closed:
            command = next_act(self.day, self.source)
            choices = [one for one in permitted(self.day.round).commands if isinstance(one, c.Decide)]
            self.do(command if command is not None else choices[choose])
        return self

    def rounds(self, number: int, choose: int = -1) -> "DayDriver":
        """Whole rounds, one after the other."""
        for _ in range(number):
            self.ready().wager().do(c.CloseBets()).finish(choose)
        return self

    # What happened ------------------------------------------------------------------------------------

    def of(self, kind: type) -> list:
        return [event for event in self.events if isinstance(event, kind)]

    def steps(self) -> list[str]:
        """The acts on the cards in order, by name."""
        return [event.step for event in self.events if hasattr(event, "step")]

    @property
    def due(self) -> Step | None:
        return self.day.due.duty.step if self.day.due else None


def alike(one: Day, other: Day) -> bool:
    """Whether two days are the same; a table that was made twice is the same by what it says."""
    if (one.table.game.elections, one.table.limits) != (other.table.game.elections, other.table.limits):
        return False
    same = replace(other, table=one.table, round=replace(other.round, table=one.round.table))
    return one.table.elected == other.table.elected and one == same


def act(step: Step, order: tuple[Card, ...] = DECK, **given: object) -> dc.Perform:
    """An act on the cards as a command; a shuffle comes with an order and a seed, a cut lifts twenty cards."""
    if step in {Step.SHUFFLE, Step.RECEIVE}:
        given = {"order": order, "seed": SEED, **given}
    if step is Step.LIFT:
        given = {"cards": 20, **given}
    return dc.Perform(step, **given)
