"""Whoever is at the tables: what a patron, a dealer or a floorperson asks of a table next, by chance out of a seed.

Most of it is what somebody sensible would ask, so that rounds come to their ends; some is not.
"""

from random import Random

from msgspec.structs import replace

from croupier.cards.card import DECK
from croupier.rulebook.game import Game, elect
from croupier.rulebook.irregularity import Mishap
from croupier.rulebook.option import Weights
from croupier.rulebook.procedure import LEAST_CUT, Shuffling, Step
from croupier.rulebook.wager import Limits
from croupier.server.automaton import next_act
from croupier.server.entropy import demonstration
from croupier.table import commands as c
from croupier.table import day_commands as dc
from croupier.table.changes import SHOE, SHUFFLER
from croupier.table.day import HOUR, MINUTE, Day
from croupier.table.elected import Elected
from croupier.table.permitted import permitted
from croupier.table.run import AnyCommand
from croupier.table.table import Table, open_table
from tests.table.walks import biased_deck, random_game, random_wagers

PATRONS = ("ann", "bob", "cleo")
BACKS = ("red", "blue", "green")
SHUFFLED = (Shuffling.MANUAL, Shuffling.AUTOMATED)
AMOUNTS = (100, 1_000, 50_000, 1_000_000)


class People:
    """They see a table as it stands, and have a will of their own."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def table(self, key: str) -> Table:
        """A table of a game that a licensee may open: any options, any way of dealing, shuffling and settling."""
        rng = self.rng
        while True:
            opened = open_table(
                with_wheel(rng, random_game(rng, key)),
                method=rng.choice(list(random_game(rng, key).definition.methods)),
                settling=rng.choice(list(random_game(rng, key).definition.settling)),
                two_positions=rng.random() < 0.3,
                elected=self._elected(),
            )
            if isinstance(opened, Table):
                return opened

    def _elected(self) -> Elected:
        rng = self.rng
        return Elected(
            shuffling=rng.choice((Shuffling.MANUAL, Shuffling.AUTOMATED, Shuffling.AUTOMATED)),
            arrive_shuffled=rng.random() < 0.3,
            second_deck=rng.random() < 0.5,
            shuffler_counts=rng.random() < 0.3,
            count_every=rng.randint(1, 5),
            idle_face_up=rng.random() < 0.5,
            deck_hours=rng.choice((1, 4, 24)),
            notice_minutes=rng.choice((0, 30)),
        )

    def opening(self, name: str, table: Table) -> dc.OpenTable:
        assert table.elected is not None
        return dc.OpenTable(name, BACKS[: 1 + table.elected.second_deck], self.rng.choice(AMOUNTS[2:]), seeded=True)

    def ask(self, day: Day, now: int) -> AnyCommand:
        """The next command at a table."""
        roll = self.rng.random()
        if roll < 0.05:
            return self._mishap(day)
        if roll < 0.12:
            return self._floor(day, now)
        if roll < 0.13:
            return self._nonsense(day)
        if day.devices_removed and not day.playing and roll < 0.5:
            return self._another_way(day)
        return self._due(day, now) if day.due or day.playing else self._wagers(day, now)

    def _another_way(self, day: Day) -> dc.ChangeMethod:
        """Cards are shuffled and dealt in a way that needs nothing of what has left the table."""
        ways = [dc.ChangeMethod(method, by) for method in day.table.game.definition.methods for by in SHUFFLED]
        return self.rng.choice(ways)

    def _due(self, day: Day, now: int) -> AnyCommand:
        """The dealer's next act, or a player's decision; before a first wager there may be nobody to look at cards."""
        act = next_act(day, demonstration(self.rng.randrange(1 << 30), "dealer"))
        if isinstance(act, dc.Perform):
            return self._with_chance(act)
        if isinstance(act, c.HandleStub):
            return self._stub(day, act)
        if act is not None:
            return c.Proceed(one_act=True) if isinstance(act, c.Proceed) and self.rng.random() < 0.7 else act
        choices = [one for one in permitted(day.round).commands if isinstance(one, c.Decide)]
        return self.rng.choice(choices) if choices else self._wagers(day, now)

    def _with_chance(self, act: dc.Perform) -> dc.Perform:
        """Decks in which rare hands are common; now and then a shuffler that finds a card too few."""
        if act.order and self.rng.random() < 0.6:
            act = replace(act, order=biased_deck(self.rng))
        miscounted = act.step is Step.SHUFFLE and act.cards is not None and self.rng.random() < 0.1
        return replace(act, cards=51) if miscounted else act

    def _stub(self, day: Day, act: c.HandleStub) -> c.HandleStub:
        """The stub counted rightly or, sometimes, not."""
        if self.rng.random() < 0.3:
            wrong = max(len(day.round.deck) + self.rng.choice((-1, 1, 2)), 0)
            return c.HandleStub(wrong, misdeal=self.rng.random() < 0.5)
        return act

    def _wagers(self, day: Day, now: int) -> AnyCommand:
        """A wager, a change of mind, or no more bets; an old deck leaves first."""
        taken = {p.seat: p.patron for p in day.round.positions} if not day.round.closed else {}
        old = [deck.number for deck in day.decks if now - deck.since >= day.elected.deck_hours * HOUR]
        if old and not taken:
            return dc.RemoveDeck(old[0], "too long in use")
        if (old or self.rng.random() < 0.1) and taken:
            seat = self.rng.choice(list(taken))
            return c.PlaceWagers(seat, taken[seat], {})
        if taken and self.rng.random() < 0.5:
            return c.CloseBets()
        seat = self.rng.randint(1, min(day.table.game.definition.positions, 4))
        return c.PlaceWagers(seat, taken.get(seat, self.rng.choice(PATRONS)), random_wagers(self.rng, day.table))

    def _mishap(self, day: Day) -> c.Report:
        """Each kind that can happen now is as likely as any other; or one that cannot."""
        offered = permitted(day.round).reports
        if offered and self.rng.random() < 0.8:
            kind = self.rng.choice(sorted({one.mishap for one in offered}, key=list(Mishap).index))
            return self.rng.choice([one for one in offered if one.mishap is kind])
        return c.Report(self.rng.choice(list(Mishap)), self.rng.choice((0, 0, 1, 2)), self.rng.choice((0, 0, 1, -1, 3)))

    def _floor(self, day: Day, now: int) -> AnyCommand:
        """What a floorperson, a supervisor or the cage does."""
        rng = self.rng
        method = rng.choice(list(day.table.game.definition.methods))
        return rng.choice(
            (
                dc.Exchange(rng.choice(PATRONS), rng.choice((*AMOUNTS, -100, -5_000))),
                dc.Fill(rng.choice(AMOUNTS) * rng.choice((1, -1))),
                dc.OrderRecut("supervisor", "a card was seen"),
                dc.GoIdle(),
                dc.RemoveDeck(rng.randint(1, 2), "a card is bent", rng.choice(("", *BACKS))),
                dc.RemoveDevice(rng.choice((SHUFFLER, SHOE))),
                dc.ChangeMethod(method, rng.choice((Shuffling.MANUAL, Shuffling.AUTOMATED))),
                self._notice(day, now),
                dc.TakeEffect(),
            )
        )

    def _notice(self, day: Day, now: int) -> dc.GiveNotice:
        other = with_wheel(self.rng, random_game(self.rng, day.table.game.definition.key))
        wager = next(iter(day.table.game.wagers))
        posted = {wager: Limits(self.rng.choice((100, 500)), self.rng.choice((25_000, 100_000)))}
        options = other.elections if self.rng.random() < 0.5 else {}
        return dc.GiveNotice(options, posted, now + self.rng.choice((0, 31)) * MINUTE)

    def _nonsense(self, day: Day) -> AnyCommand:
        """What nobody should ask; it may be refused or not."""
        rng = self.rng
        seat = rng.randint(-1, 9)
        return rng.choice(
            (
                c.Shuffle(DECK),
                c.Proceed(),
                c.CloseBets(rng.choice((None, 0, 10**9))),
                c.Decide(seat, rng.choice(("fold", "check", "1x", "2x", "9x", ""))),
                c.PlaceWagers(seat, rng.choice(PATRONS), {"ante": rng.choice((-500, 0, 1, 500, 10**12))}),
                c.SpinWheel(rng.randint(0, 13)),
                c.HandleStub(rng.choice((None, -1, 53))),
                dc.Exchange("ann", rng.choice((0, -(10**9), 10**15))),
                dc.Perform(rng.choice(list(Step)), DECK, bytes(32), rng.choice((None, LEAST_CUT - 1, 30))),
                self.opening(day.key, day.table),
                dc.CloseTable(),
            )
        )


def with_wheel(rng: Random, game: Game) -> Game:
    """The game with the weights of its wheel stated, where it has a wheel."""
    wheels = [option for option in game.definition.options if isinstance(option, Weights)]
    weights = {wheel.name: [rng.randint(1, 9) for _ in range(wheel.count)] for wheel in wheels}
    changed = elect(game.definition, {**game.elections, **weights})
    assert isinstance(changed, Game), changed
    return changed
