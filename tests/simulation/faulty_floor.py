"""A floor whose process can be killed at any act: production code over a store on disk, time and chance out of a seed.

A kill leaves the files as they are at that moment, and nothing else: they are copied to another folder, where the next
process finds them. What a disk may lose besides is the business of tests/faults.
"""

import shutil
from concurrent.futures import Future
from enum import Enum
from pathlib import Path
from random import Random

from sqlalchemy import event

from croupier.games.catalogue import KEYS, definition
from croupier.server.entropy import demonstration
from croupier.server.pit import Pit
from croupier.store.entry import Entry
from croupier.store.group_commit import GroupCommit
from croupier.store.store import open_store

GAMES = {key: definition(key) for key in KEYS}
START = 1_767_225_600_000
LEFT_BY_A_KILL = ("floor.db", "floor.db-wal", "floor.db.witness", "floor.db.seal-key", "floor.db.sign-key")


class Killed(Exception):
    """The process has ended here."""


class Moment(Enum):
    """When a process is killed that carries out a command."""

    BEFORE = "before the command is stored"
    WITHIN = "within the transaction"
    AFTER = "after the commit, before the answer"


class Wire:
    """The way from the pit to the group commit, on which a kill or another table's command can come between."""

    def __init__(self, floor: "Floor") -> None:
        self.floor = floor

    def submit(self, entry: Entry) -> Future:
        floor, between = self.floor, self.floor.between
        floor.between = lambda: None
        between()  # another table's command is carried out while this one is decided and not yet stored
        if floor.moment is Moment.BEFORE:
            floor.kill()
        floor.statements = floor.rng.randrange(1, 8) if floor.moment is Moment.WITHIN else 0
        answer = floor.commits.submit(entry)
        answer.result()
        if floor.moment is not None:  # a transaction may have fewer statements than it was to be killed at
            floor.kill()
        return answer


class Floor:
    """One process after the other, over the same store."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder, self.seed, self.rng = folder, seed, Random(f"kills {seed}")
        self.processes, self.now, self.statements = 0, START, 0
        self.moment: Moment | None = None
        self.between = lambda: None
        self.home = self._next_home()
        self.start()

    def start(self) -> None:
        """A process begins: everything comes out of the store."""
        self.moment = None
        self.store = open_store(f"sqlite:///{self.home}/floor.db")
        event.listen(self.store.writer._connection, "before_cursor_execute", self._count_statement)
        self.commits = GroupCommit(self.store)
        self.pit = Pit(self.store, Wire(self), lambda: self.now, lambda name: demonstration(self.seed, name))
        for opened in self.store.tables():
            self.pit.resume(opened.id, GAMES)

    def kill(self) -> None:
        """Leave the files as they are now to the next process, and end."""
        self.moment, next_home = None, self._next_home()
        for name in LEFT_BY_A_KILL:
            if (self.home / name).exists():
                shutil.copyfile(self.home / name, next_home / name)
                (next_home / name).chmod(0o600)
        self.left, self.home = self.home, next_home
        raise Killed

    def restart(self) -> None:
        """After a kill: nothing that the dead process still does can reach the files that the next one has."""
        self.close()
        shutil.rmtree(self.left)
        self.start()

    def close(self) -> None:
        self.commits.close()
        self.store.close()

    def _count_statement(self, *_: object) -> None:
        if self.statements:
            self.statements -= 1
            if not self.statements:
                self.kill()

    def _next_home(self) -> Path:
        self.processes += 1
        home = self.folder / f"process-{self.processes}"
        home.mkdir()
        return home
