"""Drives the round engine in tests: a table, a stacked deck, commands, and the events they led to."""

from collections.abc import Iterable, Mapping

from croupier.cards.card import DECK, Card, parse_cards
from croupier.rulebook.dealing import Ask
from croupier.rulebook.game import Game
from croupier.rulebook.irregularity import Mishap
from croupier.rulebook.refusal import Refusal
from croupier.table import commands as c
from croupier.table.decide import play
from croupier.table.events import Event
from croupier.table.round import Round, asked, new_round
from croupier.table.table import Table, open_table
from tests.settlement_table import game_under


def stacked(*first: str) -> tuple[Card, ...]:
    """A whole deck with these cards on top, in order, the rest behind them."""
    top = parse_cards(first)
    return (*top, *(card for card in DECK if card not in top))


class Driver:
    """A round in progress; every command that is not refused adds its events. No deck: not shuffled yet."""

    def __init__(self, game: Game | str, deck: Iterable[Card] = DECK, **table: object) -> None:
        opened = open_table(game if isinstance(game, Game) else game_under(game), **table)
        assert isinstance(opened, Table), opened
        self.state: Round = new_round(opened)
        self.events: list[Event] = []
        if deck:
            self.do(c.Shuffle(tuple(deck)))

    def tell(self, command: c.Command) -> Refusal | None:
        """Carry out a command, or give back the refusal."""
        outcome = play(self.state, command)
        if isinstance(outcome, Refusal):
            return outcome
        self.state = outcome[0]
        self.events += outcome[1]
        return None

    def do(self, command: c.Command) -> list[Event]:
        """Carry out a command that must not be refused; gives its events."""
        before = len(self.events)
        refusal = self.tell(command)
        assert refusal is None, refusal
        return self.events[before:]

    def wager(self, seat: int, **wagers: int) -> list[Event]:
        """A patron of the seat's own places these wagers."""
        return self.do(c.PlaceWagers(seat, f"patron {seat}", wagers))

    def refusal(self, command: c.Command) -> Refusal:
        """The refusal of a command that must be refused."""
        refusal = self.tell(command)
        assert refusal is not None, f"{command} was not refused"
        return refusal

    def deal(self, meter: int | None = None) -> None:
        """Close the bets and go on to the first decision."""
        self.do(c.CloseBets(meter))
        self.do(c.Proceed())

    def play_out(self, choices: Mapping[int, Iterable[str]], meter: int | None = None) -> None:
        """Deal, let each seat make its choices in turn, and settle."""
        self.deal(meter)
        waiting = {seat: list(made) for seat, made in choices.items()}
        while not self.state.closed:
            task = self.state.task
            if isinstance(task, Ask):
                seat = asked(self.state, task.decision)[0].seat
                self.do(c.Decide(seat, waiting[seat].pop(0)))
            else:
                self.do(c.Proceed())

    def act(self, times: int = 1) -> None:
        """So many acts of the dealer, one by one."""
        for _ in range(times):
            self.do(c.Proceed(one_act=True))

    def report(self, mishap: Mishap, seat: int = 0, cards: int = 0) -> list[Event]:
        """Report an irregularity that can happen now; gives its events."""
        return self.do(c.Report(mishap, seat, cards))

    def settled(self) -> dict[tuple[int, str], tuple[str, int]]:
        """How each wager settled so far ended, and what came back, by seat and wager."""
        found = [position.settled.values() for position in self.state.positions]
        return {(one.seat, one.wager): (one.outcome.value, one.returned) for each in found for one in each}

    def of(self, kind: type) -> list:
        """The events of one kind so far."""
        return [event for event in self.events if isinstance(event, kind)]
