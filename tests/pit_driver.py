"""A pit over a store on disk, its time and chance following from a seed, for tests that stop it and start it again."""

import itertools
from collections.abc import Iterator

from croupier.games.catalogue import KEYS, definition
from croupier.rulebook.game import Game, elect
from croupier.rulebook.refusal import Refusal
from croupier.server.entropy import demonstration
from croupier.server.pit import Answer, Done, Pit
from croupier.store.group_commit import GroupCommit
from croupier.store.store import Store, open_store
from croupier.table import commands as c
from croupier.table import day_commands as dc
from croupier.table.elected import Elected
from croupier.table.permitted import permitted, wager_ranges
from croupier.table.run import AnyCommand
from croupier.table.table import Table, open_table

GAMES = {key: definition(key) for key in KEYS}
OPTIONS = {"premium-hold-em": {"bonus_spin": "progressive-5", "wheel": [1] * 12}}
START = 1_767_225_600_000


class PitDriver:
    """One process: a store that is open for writing, and the pit over it."""

    def __init__(self, url: str, seed: int = 1, **beside: object) -> None:
        self.url, self.seed, self.beside = url, seed, beside
        self.keys: Iterator[int] = itertools.count(1)
        self.start()

    def start(self) -> "PitDriver":
        """As after a start of the program: everything comes out of the store."""
        self.store: Store = open_store(self.url, **self.beside)
        self.commits = GroupCommit(self.store)
        last = max((self.store.head(one.id).seq for one in self.store.tables()), default=0)
        self.now = itertools.count(START + last * 10_000, 1_000)
        self.pit = Pit(self.store, self.commits, lambda: next(self.now), lambda name: demonstration(self.seed, name))
        for opened in self.store.tables():
            self.pit.resume(opened.id, GAMES)
        return self

    def stop(self) -> None:
        self.commits.close()
        self.store.close()

    def again(self) -> "PitDriver":
        """Stop and start."""
        self.stop()
        return self.start()

    def open(self, table: str, key: str = "three-card-poker", elected: Elected | None = None, **given: object) -> None:
        """Open a table with an automated dealer, and give ann and bob chips there."""
        game = elect(GAMES[key], OPTIONS.get(key, {}))
        assert isinstance(game, Game)
        opened = open_table(game, elected=elected or Elected(), **given)
        assert isinstance(opened, Table), opened
        backs = ("red", "blue")[: 1 + opened.elected.second_deck]
        answer = self.pit.open(f"open {table}", opened, dc.OpenTable(table, backs, 1_000_000, seeded=True))
        assert isinstance(answer, Done), answer
        for patron in ("ann", "bob"):
            self.do(table, dc.Exchange(patron, 1_000_000))

    def tell(self, table: str, command: AnyCommand, key: str = "", **how: bool) -> Answer:
        return self.pit.do(table, key or f"k{next(self.keys)} {self.pit.next_seq(table)}", command, **how)

    def do(self, table: str, command: AnyCommand, key: str = "") -> Done:
        answer = self.tell(table, command, key)
        assert not isinstance(answer, Refusal), f"{table}: {command}: {answer}"
        return answer

    def usual(self, table: str) -> dict[str, int]:
        offered = wager_ranges(self.pit.day(table).round)
        return {one.wager: max(one.minimum, 500) if one.maximum > 500 else one.minimum for one in offered}

    def choices(self, table: str) -> list[c.Decide]:
        return [one for one in permitted(self.pit.day(table).round).commands if isinstance(one, c.Decide)]

    def deal(self, table: str, patron: str = "ann") -> None:
        """Wagers and the deal, up to the first decision."""
        self.do(table, c.PlaceWagers(1, patron, self.usual(table)))
        self.do(table, c.CloseBets())

    def finish(self, table: str, choose: int = -1) -> None:
        while not self.pit.day(table).round.closed:
            self.do(table, self.choices(table)[choose])

    def round(self, table: str, choose: int = -1) -> None:
        self.deal(table)
        self.finish(table, choose)
