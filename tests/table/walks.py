"""Random rounds through the commands: any game under any elections, method, order of settlement and number of seats.

A walk chooses among what is permitted and remembers every state, so that a test can look at each of them. A failure
prints the game and the seed, and the same pair gives the same walk.
"""

from dataclasses import dataclass, field
from random import Random

from croupier.cards.card import DECK, Card
from croupier.rulebook.dealing import SPINS
from croupier.rulebook.game import Game, elect
from croupier.rulebook.irregularity import Mishap
from croupier.rulebook.option import Letter
from croupier.rulebook.refusal import Refusal
from croupier.table import commands as c
from croupier.table.decide import play, refuse
from croupier.table.events import Event
from croupier.table.permitted import permitted
from croupier.table.round import Round, new_round
from croupier.table.table import Table, open_table
from tests.own_games import rule_of

METERS = (0, 1, 99_999, 1_234_567, 25_000_001)


@dataclass(frozen=True)
class Step:
    """A command that was accepted: what stood before it, what it led to."""

    before: Round
    command: c.Command
    events: tuple[Event, ...]
    after: Round


@dataclass
class Walk:
    """A round from the empty table on."""

    table: Table
    meter: int | None
    steps: list[Step] = field(default_factory=list)

    @property
    def state(self) -> Round:
        return self.steps[-1].after if self.steps else new_round(self.table)

    @property
    def states(self) -> list[Round]:
        return [new_round(self.table), *(step.after for step in self.steps)]

    @property
    def events(self) -> list[Event]:
        return [event for step in self.steps for event in step.events]

    def do(self, command: c.Command) -> None:
        before = self.state
        outcome = play(before, command)
        assert not isinstance(outcome, Refusal), f"{command}: {outcome}"
        self.steps.append(Step(before, command, outcome[1], outcome[0]))

    def of(self, kind: type) -> list:
        return [event for event in self.events if isinstance(event, kind)]


def random_table(rng: Random, key: str) -> Table:
    """A table of this game under random elections, method and order of settlement."""
    game = random_game(rng, key)
    rule = game.definition
    opened = open_table(
        game,
        method=rng.choice(list(rule.methods)),
        settling=rng.choice(list(rule.settling)),
        two_positions=bool(rule.conduct.two_adjacent) and rng.random() < 0.5,
    )
    assert isinstance(opened, Table), opened
    return opened


def random_game(rng: Random, key: str) -> Game:
    rule = rule_of(key)
    while True:
        options: dict[str, object] = {o.name: rng.choice(o.values) for o in rule.options if isinstance(o, Letter)}
        if rule.payout_limit:
            least = rule.payout_limit.least
            options[rule.payout_limit.option] = rng.choice((None, max(least, 40_000), max(least, 500_000)))
        if rule.spin:
            options[rule.spin.fixed_prize] = 123_400
        game = elect(rule, options)
        if isinstance(game, Game):
            return game


def random_walk(key: str, seed: int, seats: int = 0, after: Walk | None = None, mishaps: float = 0) -> Walk:
    """A whole round; with `seats` exactly so many positions are taken, else any number; or the round after another.

    `mishaps` is the chance that something goes wrong before each command.
    """
    rng = Random(f"{key} {seed}")
    table = after.table if after else random_table(rng, key)
    meter = rng.choice(METERS) if table.game.definition.progressive else None
    walk = Walk(table, after.state.meter if after else meter)
    openings = [c.Shuffle(biased_deck(rng)), *_placements(rng, table, seats)]
    for command in openings if rng.random() < 0.5 else [*openings[1:], openings[0]]:
        _perhaps_report(rng, walk, mishaps)
        walk.do(command)
    walk.do(c.CloseBets(walk.meter))
    one_act = bool(mishaps) or rng.random() < 0.3
    while not walk.state.closed:
        if _perhaps_report(rng, walk, mishaps):
            continue
        command = rng.choice(permitted(walk.state).commands)
        walk.do(c.Proceed(one_act) if isinstance(command, c.Proceed) else command)
    return walk


def _perhaps_report(rng: Random, walk: Walk, chance: float) -> bool:
    """Report one of the irregularities that can happen now; each kind is as likely as any other."""
    if not chance or rng.random() >= chance:
        return False
    reports = permitted(walk.state).reports
    if reports:
        kind = rng.choice(sorted({one.mishap for one in reports}, key=list(Mishap).index))
        walk.do(rng.choice([one for one in reports if one.mishap is kind]))
    return bool(reports)


def at_the_wheel(state: Round) -> bool:
    return state.task is SPINS


def biased_deck(rng: Random) -> tuple[Card, ...]:
    """A whole deck; often few ranks or few suits lie on top, so that rare hands and ties are common."""
    kind = rng.randrange(4)
    ranks, suits = set(rng.sample("23456789TJQKA", 5)), set(rng.sample("cdhs", 2))
    on_top = {
        0: lambda card: True,
        1: lambda card: card[0] in ranks,
        2: lambda card: card[1] in suits,
        3: lambda card: card[0] in "AKQJT" and card[1] in suits,
    }[kind]
    deck = rng.sample(DECK, len(DECK))
    return tuple(sorted(deck, key=lambda card: not on_top(card)))


def _placements(rng: Random, table: Table, seats: int) -> list[c.PlaceWagers]:
    """Patrons sit down in any order; some change their minds, some wager at two positions where that is allowed."""
    full = table.game.definition.positions
    taken = rng.sample(range(1, full + 1), seats or rng.randint(1, full))
    patrons = {seat: f"patron {seat}" for seat in taken}
    if table.two_positions:
        for seat in sorted(taken):
            alone = patrons.get(seat - 1) == f"patron {seat - 1}"
            if alone and rng.random() < 0.5:
                patrons[seat] = patrons[seat - 1]
    placements = [c.PlaceWagers(seat, patrons[seat], random_wagers(rng, table)) for seat in taken]
    again = rng.choice(taken)
    if rng.random() < 0.3:
        placements.append(c.PlaceWagers(again, patrons[again], {}))
    return [*placements, c.PlaceWagers(again, patrons[again], random_wagers(rng, table))]


def random_wagers(rng: Random, table: Table) -> dict[str, int]:
    """Wagers that may be made together at one position."""
    state = new_round(table)
    while True:
        base = rng.choice((2, 100, 500, 1_250, 25_000))
        wagers = {}
        for offer in permitted(state).wagers:
            if rng.random() < 0.7:
                wagers[offer.wager] = min(max(base * rng.choice((1, 1, 1, 3)), offer.minimum), offer.maximum)
        if refuse(state, c.PlaceWagers(1, "somebody", wagers)) is None:
            return wagers
