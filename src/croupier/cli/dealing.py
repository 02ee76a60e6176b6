"""Tables with scripted players over a store: opened or gone on with, each in its thread, until told to stop."""

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor, wait
from threading import Event
from time import monotonic
from typing import Final, NamedTuple

import msgspec

from croupier.cli.errors import InputRefused, raise_refusal
from croupier.cli.progress import Progress, duration
from croupier.cli.seating import Seating
from croupier.cli.table_file import Configured
from croupier.rulebook.definition import GameDefinition
from croupier.rulebook.refusal import Refusal
from croupier.server.clock import Clock
from croupier.server.entropy import Source, demonstration, operating_system
from croupier.server.pit import Pit
from croupier.server.scripted_table import Floor, ScriptedTable
from croupier.store.group_commit import GroupCommit
from croupier.store.store import Store
from croupier.table.day import Day
from croupier.table.table import Table

LOOK: Final = 0.1  # seconds between two looks at how far it is


class Asked(NamedTuple):
    """What a person asked for."""

    tables: tuple[str, ...]
    rounds: int  # at each
    seats: int
    seed: int | None
    as_configured: bool  # whether the table was described, and not only its game named
    close: bool  # at the end


class Told(msgspec.Struct):
    """What came of one table."""

    table: str
    rounds: int
    finished: int | None  # the round that had been broken off
    events: int
    staked: int
    returned: int
    win: int
    seq: int
    head: str


class Shift:
    """The tables that are dealt now."""

    def __init__(
        self, store: Store, commits: GroupCommit, configured: Configured, asked: Asked, seating: Seating
    ) -> None:
        self._store, self._configured, self._asked, self._seating = store, configured, asked, seating
        self._clock = Clock()
        self._pit = Pit(store, commits, self._clock, self._chance)
        self._stop = Event()
        self._before = {name: store.head(name).seq for name in asked.tables}
        self._tables = [self._opened(name) for name in asked.tables]
        self._broken_off = {table.name: table.broken_off for table in self._tables}
        self._failures: list[BaseException] = []

    @property
    def broken_off(self) -> Mapping[str, int]:
        """By table the round that was under way when the process before this one stopped."""
        return {name: number for name, number in self._broken_off.items() if number}

    def deal(self, show: Progress) -> bool:
        """Deal at all tables; False where somebody stopped it."""
        started = monotonic()
        with ThreadPoolExecutor(len(self._tables)) as threads:
            left = {threads.submit(self._deal, table) for table in self._tables}
            while left:
                try:
                    left = wait(left, LOOK).not_done
                    self._show(show, monotonic() - started)
                except KeyboardInterrupt:
                    self._stop.set()
        for failure in self._failures:
            raise failure
        return not self._stop.is_set()

    def told(self) -> list[Told]:
        """What came of every table."""
        return [self._told(table) for table in self._tables]

    def _show(self, show: Progress, seconds: float) -> None:
        done, whole = sum(table.dealt.rounds for table in self._tables), self._asked.rounds * len(self._tables)
        show(_far(done, whole, seconds), done, whole)

    def _deal(self, table: ScriptedTable) -> None:
        """So many rounds, and before them the rest of one that was broken off."""
        whole = self._asked.rounds + (self._broken_off[table.name] > 0)
        try:
            while not self._stop.is_set() and not (table.dealt.rounds >= whole and table.at_rest):
                table.step()
            if self._asked.close and not self._stop.is_set():
                table.close()
        except BaseException as failure:
            self._failures.append(failure)
            self._stop.set()

    def _opened(self, name: str) -> ScriptedTable:
        """A table that is in the store goes on as it stands there; another one is opened."""
        rack = self._resume(name) if self._before[name] else self._open(name)
        return ScriptedTable(
            Floor(self._pit, self._clock, self._chance),
            name,
            self._seating(),
            seats=self._asked.seats,
            rack=rack,
            paced=self._configured.paced,
        )

    def _open(self, name: str) -> int:
        command = self._configured.opening(name, seeded=self._asked.seed is not None)
        automated = not self._configured.paced
        answer = self._pit.open("open", self._configured.table, command, automated=automated)
        if isinstance(answer, Refusal):
            raise_refusal(answer)
        return command.inventory

    def _resume(self, name: str) -> int:
        first, last = self._ends(name)
        opened = msgspec.json.decode(first)
        if opened["game"] != self._configured.key:
            raise InputRefused("other-table", f"{name} is a table of {opened['game']}: name another with --table.")
        self._clock.seen(last)
        day = self._pit.resume(name, {self._configured.key: self._definition})
        self._check_same(name, day)
        return int(opened["inventory"])

    def _ends(self, name: str) -> tuple[bytes, int]:
        """The event that a log begins with, and the time of its last record."""
        (first,) = self._store.records(name, until=1)
        head = self._store.head(name)
        (last,) = self._store.records(name, after=head.seq - 1, until=head.seq)
        return first.body, last.at

    @property
    def _definition(self) -> GameDefinition:
        return self._configured.table.game.definition

    def _check_same(self, name: str, day: Day) -> None:
        """A table goes on under the elections that it has, and a demonstration never becomes anything else."""
        if not day.open:
            raise InputRefused("other-table", f"{name} has been closed: name another with --table.")
        if day.seeded != (self._asked.seed is not None):
            said = "is a demonstration: give --seed as well" if day.seeded else "is no demonstration: leave --seed out"
            raise InputRefused("other-table", f"{name} {said}, or name another with --table.")
        if self._asked.as_configured and _described(day.table) != _described(self._configured.table):
            message = f"{name} was opened under other elections: leave --set and --config out, or name another table."
            raise InputRefused("other-table", message)

    def _chance(self, name: str) -> Source:
        return operating_system() if self._asked.seed is None else demonstration(self._asked.seed, name)

    def _told(self, table: ScriptedTable) -> Told:
        dealt, head = table.dealt, self._store.head(table.name)
        finished = self._broken_off[table.name] or None
        return Told(
            table=table.name,
            rounds=dealt.rounds,
            finished=finished,
            events=head.seq - self._before[table.name],
            staked=dealt.staked,
            returned=dealt.returned,
            win=dealt.win,
            seq=head.seq,
            head=head.hash,
        )


def _described(table: Table) -> tuple[object, ...]:
    return (
        table.game.elections,
        table.method_key,
        table.settling_key,
        table.limits,
        table.two_positions,
        table.elected,
    )


def _far(done: int, whole: int, seconds: float) -> str:
    """How far it is, and how long the rest takes if it goes on so."""
    left = f", about {duration(seconds * (whole - done) / done)} left" if 0 < done < whole else ""
    return f"{done:,} of {whole:,} rounds{left}; Ctrl-C stops after the current command"
