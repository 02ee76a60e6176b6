"""A table with scripted players, at which the next act follows from how the table stands and from nothing else.

So one that was stopped goes on by itself: whoever has not wagered wagers, whoever is asked decides, and a round that
was broken off ends with the cards it began with.
"""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from croupier.rulebook.dealing import Ask, multiple
from croupier.rulebook.money import DOLLAR, Cents
from croupier.rulebook.refusal import Refusal
from croupier.server.automaton import next_act
from croupier.server.entropy import Source
from croupier.server.pit import Done, Pit
from croupier.server.players import Player
from croupier.table import commands as c
from croupier.table import day_commands as dc
from croupier.table import events as e
from croupier.table.day import HOUR, Day
from croupier.table.round import asked
from croupier.table.run import AnyCommand
from croupier.table.views import view

BUY_IN: Final = 1_000 * DOLLAR
"""What a player who is short exchanges at a time."""


class Dealt(NamedTuple):
    """What came of some rounds."""

    rounds: int = 0
    staked: Cents = 0
    returned: Cents = 0

    @property
    def win(self) -> Cents:
        """The table's."""
        return self.staked - self.returned

    def plus(self, done: Done) -> "Dealt":
        settled = [event.settled for event in done.events if isinstance(event, e.WagerSettled)]
        return Dealt(
            self.rounds + sum(isinstance(event, e.RoundClosed) for event in done.events),
            self.staked + sum(one.staked for one in settled),
            self.returned + sum(one.returned for one in settled),
        )


class Floor(NamedTuple):
    """What all tables have in common."""

    pit: Pit
    now: Callable[[], int]
    chance: Callable[[str], Source]


class ScriptedTable:
    """One table of a pit, with as many players as there are seats taken.

    With `paced` the dealer is a person who does one act after the other, each a command of its own; otherwise every
    command of a player has behind it what the automated dealer does.
    """

    def __init__(
        self,
        floor: Floor,
        name: str,
        player: Player,
        *,
        seats: int,
        rack: Cents,
        paced: bool = False,
    ) -> None:
        self._pit, self._now, self._chance = floor
        self.name, self._player, self._seats, self._rack, self._paced = name, player, seats, rack, paced
        self.dealt = Dealt()

    @property
    def day(self) -> Day:
        return self._pit.day(self.name)

    @property
    def broken_off(self) -> int:
        """The round that is under way, or 0."""
        return self.day.number if in_play(self.day) else 0

    @property
    def at_rest(self) -> bool:
        """Whether no round is under way and nothing is left to do with the cards."""
        return not in_play(self.day) and (not self._paced or self._dealer_act() is None)

    def step(self) -> None:
        """One command: the next act of the dealer, a player, or whoever looks after the table."""
        self._do(self._next())

    def close(self) -> None:
        """Players exchange their chips for cash, and there is no more gaming."""
        for seat in range(1, self.day.table.game.definition.positions + 1):
            if chips := self._pit.chips(self._patron(seat)):
                self._do(dc.Exchange(self._patron(seat), -chips))
        self._do(dc.CloseTable())

    def _do(self, command: AnyCommand) -> None:
        key = f"deal:{self._pit.next_seq(self.name)}"
        answer = self._pit.do(self.name, key, command, automated=not self._paced)
        assert not isinstance(answer, Refusal), f"{self.name}: {command} is refused: {answer}"
        self.dealt = self.dealt.plus(answer)

    def _next(self) -> AnyCommand:
        return self._dealer_act() or self._upkeep() or self._players_act()

    def _dealer_act(self) -> AnyCommand | None:
        """What a dealer does by hand now; of several cards only the next."""
        if not self._paced:
            return None
        act = next_act(self.day, self._source("dealer"))
        return c.Proceed(one_act=True) if isinstance(act, c.Proceed) else act

    def _upkeep(self) -> AnyCommand | None:
        """Chips for a rack that runs low; a deck that has been in use for too long leaves."""
        day = self.day
        if day.playing:
            return None
        missing = self._rack - self._pit.balance(f"inventory:{self.name}")
        if 2 * missing > self._rack:
            return dc.Fill(missing)
        limit = day.elected.deck_hours
        old = [deck for deck in day.decks if self._now() - deck.since >= limit * HOUR]
        if not old:
            return None
        if day.round.positions and not day.round.closed:  # decks leave between rounds: the wagers go back first
            first = day.round.positions[0]
            return c.PlaceWagers(first.seat, first.patron, {})
        return dc.RemoveDeck(old[0].number, f"in use for {limit} hours")

    def _players_act(self) -> AnyCommand:
        """A decision, the wagers of whoever has made none, or no more bets."""
        day, task = self.day, self.day.round.task
        if isinstance(task, Ask) and day.playing:
            position = asked(day.round, task.decision)[0]
            choice = self._player.choose(view(day.round, position.patron), self._source(position.patron))
            return c.Decide(position.seat, choice)
        taken = {position.seat for position in day.round.positions} if in_play(day) else set()
        free = [seat for seat in range(1, self._seats + 1) if seat not in taken]
        return self._wager(free[0]) if free else c.CloseBets()

    def _wager(self, seat: int) -> AnyCommand:
        """A player's wagers, or first the chips for them and for every decision that may follow."""
        patron = self._patron(seat)
        wagers = self._player.wagers(self.day.table, self._source(patron))
        short = most(self.day, wagers) - self._pit.chips(patron)
        if short > 0:
            return dc.Exchange(patron, max(BUY_IN, short + -short % DOLLAR))
        return c.PlaceWagers(seat, patron, wagers)

    def _patron(self, seat: int) -> str:
        return f"player-{seat}@{self.name}"

    def _source(self, whose: str) -> Source:
        return self._chance(f"{self.name} {self._pit.next_seq(self.name)} {whose}")


def in_play(day: Day) -> bool:
    """Whether a round has been opened and is not over."""
    return day.number > 0 and not day.round.closed


def most(day: Day, wagers: Mapping[str, Cents]) -> Cents:
    """What these wagers and every decision behind them may come to."""
    staked = dict(wagers)
    for decision in day.table.game.definition.decisions:
        if decision.places:
            times = max(multiple(choice) for choice in decision.choices)
            staked[decision.places] = max(staked.get(decision.places, 0), times * staked.get(decision.of, 0))
    return sum(staked.values())
