"""Days of many tables on which everything goes wrong that can, out of one seed; see test_tables_with_faults.py.

By hand: `python -m tests.simulation.floor_days SEED [ACTS]` plays one seed again and says what happened.
"""

import json
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import NamedTuple

from croupier.cli.verifier import audit
from croupier.games.catalogue import KEYS
from croupier.rulebook.refusal import Reason, Refusal
from croupier.server.pit import Answer, Done, digest_of
from croupier.store.export import export
from croupier.table import commands as c
from croupier.table import day_commands as dc
from croupier.table.run import AnyCommand
from croupier.table.table import Table
from tests.simulation.faulty_floor import Floor, Killed, Moment
from tests.simulation.people import AMOUNTS, PATRONS, People
from tests.simulation.watch import Watch

TABLES = 4
FOLDER = "/dev/shm" if Path("/dev/shm").is_dir() else None  # syncs are not what is tested here, so memory will do


class Sent(NamedTuple):
    """A command with its key, as a client sends it, and sends it again."""

    table: str
    key: str
    command: AnyCommand
    automated: bool


class Happened(NamedTuple):
    """What came of a seed."""

    events: int
    counts: Counter[str]
    heads: dict[str, str]


class FloorDay:
    """Clients, tables and faults of one seed."""

    def __init__(self, seed: int, folder: Path) -> None:
        self.seed, self.rng = seed, Random(f"floor {seed}")
        self.floor, self.people, self.watch = Floor(folder, seed), People(self.rng), Watch()
        self.opened: dict[str, tuple[Table, Sent]] = {}
        self.answered: dict[tuple[str, str], tuple[bytes, int, int]] = {}  # where the events of a command stand
        self.waiting: list[Sent] = []  # on their way still, or to be sent again
        self.counts: Counter[str] = Counter()
        self.number, self.events = 0, 0

    # What is sent -------------------------------------------------------------------------------------

    def act(self) -> None:
        """One thing that happens on the floor."""
        self.number += 1
        self.floor.now += self.rng.choice((0, 1, 900, 4_000, 20_000, 20_000, 60_000))
        self.floor.now += 3_600_000 * self.rng.randint(1, 5) if self.rng.random() < 0.002 else 0
        playing = [name for name in self.opened if self.floor.pit.day(name).open]
        if len(playing) < TABLES and (not playing or self.rng.random() < 0.01):
            self.open_another()
        elif self.waiting and self.rng.random() < 0.15:
            self.counts["sent late or again"] += 1
            self.deliver(self.waiting.pop(self.rng.randrange(len(self.waiting))))
        elif self.rng.random() < 0.01:
            self.counts["killed between two acts"] += 1
            self.kill()
        else:
            self.send(self.fresh(self.rng.choice(playing if self.rng.random() < 0.99 else list(self.opened))))

    def open_another(self) -> None:
        name = f"T{len(self.opened) + 1}"
        table = self.people.table(KEYS[(self.seed + len(self.opened) * self.rng.randrange(len(KEYS))) % len(KEYS)])
        sent = Sent(name, f"open {name}", self.people.opening(name, table), self.rng.random() < 0.5)
        self.opened[name] = table, sent
        self.deliver(sent)
        while self.watch.seq(name) == 0:  # a client whose answer never came asks again
            self.deliver(sent)
        for patron in PATRONS:
            self.send(Sent(name, self.key(), dc.Exchange(patron, self.rng.choice(AMOUNTS)), True))

    def key(self) -> str:
        return f"k{self.number}-{self.rng.randrange(1 << 30)}"

    def fresh(self, name: str) -> Sent:
        """What somebody asks who has just looked at the table; some dealers are automated, some are persons."""
        command = self.people.ask(self.floor.pit.day(name), self.floor.now)
        person = hash_of(name) % 3 > 0
        return Sent(name, self.key(), command, self.rng.random() < (0.05 if person else 0.95))

    def meanwhile(self, sent: Sent, name: str) -> Sent:
        """What is asked at another table at the same time; it may be all the chips of the patron who plays here."""
        if isinstance(sent.command, c.PlaceWagers) and self.rng.random() < 0.5:
            patron = sent.command.patron
            return Sent(name, self.key(), dc.Exchange(patron, -self.watch.balances[f"patron:{patron}"]), True)
        return self.fresh(name)

    def send(self, sent: Sent) -> None:
        """On its way a command may be lost, be late or come twice."""
        roll = self.rng.random()
        if roll < 0.02:
            self.counts["lost on its way"] += 1
            self.waiting.append(sent)  # the client sends it again
        elif roll < 0.05:
            self.counts["late"] += 1
            self.waiting.append(sent)
        elif roll < 0.10:
            self.counts["answer lost"] += 1
            self.deliver(sent)
            self.waiting.append(sent)
        elif roll < 0.11 and self.answered:
            self.counts["key of another command"] += 1
            self.deliver(sent._replace(key=self.rng.choice([key for _, key in self.answered])))
        else:
            self.deliver(sent)

    # What comes of it ---------------------------------------------------------------------------------

    def deliver(self, sent: Sent) -> None:
        """Carry a command out; the process may be killed meanwhile, or another table's command come between."""
        moment = self.rng.choice(list(Moment)) if self.rng.random() < 0.015 else None
        others = [name for name in self.opened if name != sent.table and self.watch.seq(name)]
        if others and moment is None and self.rng.random() < 0.1:
            self.counts["between two acts of another table"] += 1
            other = self.meanwhile(sent, self.rng.choice(others))
            self.floor.between = lambda: self.carry_out(other)
        self.floor.moment = moment
        try:
            self.carry_out(sent)
        except Killed:
            self.counts[f"killed {moment.value}" if moment else "killed"] += 1
            self.floor.restart()
            self.check_after_kill(sent, moment)
            self.waiting.append(sent)
        self.floor.moment, self.floor.between = None, lambda: None
        self.compare_books()

    def carry_out(self, sent: Sent) -> None:
        before = self.watch.seq(sent.table)
        known = self.answered.get((sent.table, sent.key))
        if isinstance(sent.command, dc.OpenTable) and sent == self.opened[sent.table][1]:
            table = self.opened[sent.table][0]
            answer = self.floor.pit.open(sent.key, table, sent.command, automated=sent.automated)
        else:
            answer = self.floor.pit.do(sent.table, sent.key, sent.command, automated=sent.automated)
        self.events += self.watch.follow(self.floor.store, sent.table)
        self.note(sent, answer)
        if known is not None:
            self.check_repeated(sent, answer, known)
            assert self.watch.seq(sent.table) == before, "a command that comes again moves nothing"
        elif isinstance(answer, Refusal):
            assert self.watch.seq(sent.table) == before, "a command that is refused moves nothing"
        else:
            assert not answer.repeated, f"{sent.key} has not come before"
            self.check_done(sent, answer, before)
        self.compare(sent.table)

    def note(self, sent: Sent, answer: Answer) -> None:
        kind = type(sent.command).__name__
        if isinstance(answer, Done) and isinstance(sent.command, c.Report):
            self.counts[f"mishap {sent.command.mishap.value}"] += 1
        how = f"refused: {answer.reason.name}" if isinstance(answer, Refusal) else "done"
        self.counts[f"{kind} {how}"] += 1
        self.counts["repeated"] += isinstance(answer, Done) and answer.repeated

    def check_done(self, sent: Sent, answer: Done, before: int) -> None:
        """What is acknowledged is in the store."""
        last = self.watch.seq(sent.table)
        assert (answer.first, answer.last) == (before + 1, last), "what is acknowledged is in the store"
        assert len(answer.events) == last - before
        self.answered[sent.table, sent.key] = digest_of(sent.command), answer.first, answer.last

    def check_repeated(self, sent: Sent, answer: Answer, known: tuple[bytes, int, int]) -> None:
        digest, first, last = known
        if digest == digest_of(sent.command):
            assert isinstance(answer, Done), f"a command that was carried out is answered again: {answer}"
            assert (answer.first, answer.last, answer.repeated) == (first, last, True)
        else:
            assert isinstance(answer, Refusal), f"the key {sent.key} was another command's"
            assert answer.reason is Reason.KEY_TAKEN, answer

    def compare(self, table: str) -> None:
        """Memory and log are one."""
        if self.watch.seq(table):
            self.watch.compare(table, self.floor.pit.day(table))
            assert self.floor.pit.next_seq(table) == self.watch.seq(table) + 1

    def compare_books(self) -> None:
        """What the pit believes that patrons have is what the ledger says."""
        for account in (f"patron:{patron}" for patron in PATRONS):
            assert self.floor.pit.balance(account) == self.watch.balances[account], account

    # Kills --------------------------------------------------------------------------------------------

    def kill(self) -> None:
        try:
            self.floor.kill()
        except Killed:
            self.floor.restart()
        self.check_all()

    def check_after_kill(self, sent: Sent, moment: Moment | None) -> None:
        """A command is stored as a whole or not at all, and it is known which."""
        stored = self.floor.store.command(sent.table, sent.key)
        before = self.watch.seq(sent.table)
        self.events += self.watch.follow(self.floor.store, sent.table)
        if stored is None:
            assert self.watch.seq(sent.table) == before, "what is not stored as a whole is not stored"
        else:
            self.answered[sent.table, sent.key] = stored.digest, stored.stored.first, stored.stored.last
            assert self.watch.seq(sent.table) == max(before, stored.stored.last)
        if moment is Moment.AFTER:
            assert stored is not None, "what was committed is there after a kill"
        self.check_all()

    def check_all(self) -> None:
        """Everything that was acknowledged is there, and every table goes on from where its log ends."""
        for name in self.opened:
            assert self.floor.store.head(name).seq == self.watch.seq(name), f"{name}: acknowledged and lost"
            self.compare(name)
        self.compare_books()
        held = {account: cents for account, cents in self.watch.balances.items() if cents}
        assert {account: cents for account, cents in self.floor.store.balances().items() if cents} == held

    def audit(self) -> None:
        """At the end the stand-alone verifier works every log through, from the first line to the last."""
        self.check_all()
        for name in self.opened:
            found = audit(list(export(self.floor.store, name)))
            assert found["ok"], f"{name}: {found}"


def hash_of(name: str) -> int:
    return sum(name.encode())


def play(seed: int, acts: int) -> Happened:
    """So many acts of a seed; whatever fails names the seed and the act."""
    with tempfile.TemporaryDirectory(dir=FOLDER) as folder:
        day = FloorDay(seed, Path(folder))
        try:
            for _ in range(acts):
                day.act()
            day.audit()
        except BaseException as error:
            error.add_note(f"seed {seed}, act {day.number}: python -m tests.simulation.floor_days {seed} {acts}")
            raise
        finally:
            day.floor.close()
        counts = day.counts + Counter({f"event {kind}": number for kind, number in day.watch.kinds.items()})
        return Happened(day.events, counts, {name: day.watch.heads[name][1] for name in day.opened})


def total(found: Iterable[Happened]) -> Counter[str]:
    counts: Counter[str] = Counter()
    for each in found:
        counts += each.counts
    return counts


if __name__ == "__main__":
    seed, acts = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1_000
    found = play(seed, acts)
    print(json.dumps({"events": found.events, "heads": found.heads, "counts": found.counts}, indent=1, sort_keys=True))
