"""The pit: open tables by name. A command is decided, stored with its cents in one transaction, and only then answered.

A table is loaded from its log, with the decks that lie sealed beside it: a round that was broken off goes on with the
same cards.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from threading import Lock
from typing import Final, NamedTuple

import msgspec

from croupier.cards.card import Card
from croupier.games.progressives import CONTROLLER
from croupier.progressive.parameters import check_parameters
from croupier.rulebook.definition import GameDefinition
from croupier.rulebook.refusal import Reason, Refusal
from croupier.server.automaton import next_act
from croupier.server.controller import run_metered
from croupier.server.entropy import Source
from croupier.store.chain import Record, canonical, digest
from croupier.store.entry import Entry, Event, NotStored, Secret
from croupier.store.group_commit import GroupCommit
from croupier.store.store import Store
from croupier.table import events as e
from croupier.table.day import Day, new_day, places
from croupier.table.day_commands import OpenTable
from croupier.table.day_events import ChipsExchanged, TableOpened
from croupier.table.fold import AnyEvent, apply_day, table_of
from croupier.table.ledger import Postings, patron, postings
from croupier.table.meter import terms_of
from croupier.table.record import public, restored
from croupier.table.run import AnyCommand
from croupier.table.table import Table

Clock = Callable[[], int]
"""Milliseconds since 1970."""

CARD_BYTES: Final = 2


class Done(NamedTuple):
    """A command that was stored: its events, and where they stand in the log."""

    events: tuple[AnyEvent, ...]
    first: int
    last: int
    repeated: bool


Answer = Done | Refusal


class OpenedTable:
    """One table: its day as far as it is stored, and who has how much there."""

    def __init__(self, day: Day, next_seq: int = 1) -> None:
        self.day = day
        self.next_seq = next_seq
        self.turn = Lock()  # one command after the other


class Pit:
    """Tables over one store."""

    def __init__(self, store: Store, commits: GroupCommit, clock: Clock, chance: Callable[[str], Source]) -> None:
        self._store, self._commits, self._clock, self._chance = store, commits, clock, chance
        self._tables: dict[str, OpenedTable] = {}
        self._chips: Counter[str] = Counter(store.balances())
        self._books = Lock()  # patrons play at several tables at once, and the licensee at all of them

    def day(self, table: str) -> Day:
        """The table as it stands."""
        return self._tables[table].day

    def next_seq(self, table: str) -> int:
        """The number that the table's next record will have."""
        return self._tables[table].next_seq

    def chips(self, name: str) -> int:
        """What a patron has, in cents."""
        return self.balance(patron(name))

    def balance(self, account: str) -> int:
        """What stands on an account of the ledger, in cents."""
        return self._chips[account]

    def open(self, key: str, table: Table, command: OpenTable, *, automated: bool = True) -> Answer:
        """Open a table that is not in the store; one that is there stays as it is."""
        terms = terms_of(table.game, command.terms)
        if terms is not None and (refused := check_parameters(terms, CONTROLLER)) is not None:
            return refused
        known = self._tables.get(command.table)
        if known is None or known.next_seq == 1:
            self._tables[command.table] = OpenedTable(new_day(table))
        return self.do(command.table, key, command, automated=automated)

    def resume(self, table: str, games: Mapping[str, GameDefinition]) -> Day:
        """Load a table from its log."""
        day, last = replay(self._store, table, games)
        self._tables[table] = OpenedTable(day, last + 1)
        return day

    def do(self, table: str, key: str, command: AnyCommand, *, automated: bool = True) -> Answer:
        """Carry a command out, with what an automated dealer does after it; the same key gives the same answer."""
        at = self._tables[table]
        with at.turn:
            answer = self._carry_out(at, table, key, command, automated=automated)
            return self._repeated(table, key, command, answer) if isinstance(answer, Refusal) else answer

    def _repeated(self, table: str, key: str, command: AnyCommand, refusal: Refusal) -> Answer:
        """What a command was answered that was carried out before and would be refused by now."""
        known = self._store.command(table, key)
        if known is None:
            return refusal
        if known.digest != digest_of(command):
            return Refusal(Reason.KEY_TAKEN, f"The key {key!r} came before, with another command.")
        return Done((), known.stored.first, known.stored.last, repeated=True)

    def _carry_out(self, at: OpenedTable, table: str, key: str, command: AnyCommand, *, automated: bool) -> Answer:
        now, source = self._clock(), self._chance(f"{table} {at.next_seq}")
        outcome = run_metered(at.day, command, now)
        if isinstance(outcome, Refusal):
            return outcome
        day, events = outcome
        spent = spending(at.day, events)
        refusal = self._hold(at.day, spent)
        if refusal is not None:
            return refusal
        moved: Counter[str] = Counter()
        try:
            while automated and (act := next_act(day, source)) is not None:
                more = run_metered(day, act, now)
                assert not isinstance(more, Refusal), f"the automated dealer does what is due: {act}: {more}"
                day, events = more[0], (*events, *more[1])
            work = Work(table, key, digest_of(command), now, at.next_seq)
            answer, moved = self._store_all(at, work, events, day)
            return answer
        finally:
            self._book(moved, spent)

    def _store_all(
        self, at: OpenedTable, work: "Work", events: tuple[AnyEvent, ...], after: Day
    ) -> tuple[Answer, Counter[str]]:
        """The answer, and what was moved by what was stored."""
        entry, moved = entry_of(work, at.day, events)
        stored = self._commits.submit(entry).result()
        if isinstance(stored, NotStored):
            return Refusal(Reason.KEY_TAKEN, stored.message), Counter()
        if stored.repeated:
            return Done((), stored.first, stored.last, repeated=True), Counter()
        at.day, at.next_seq = after, stored.last + 1
        return Done(events, stored.first, stored.last, repeated=False), moved

    def _hold(self, day: Day, spent: Counter[str]) -> Refusal | None:
        """Set aside what a command spends, so that no chip is spent at two tables; or say who has too little."""
        with self._books:
            for account, cents in spent.items():
                if cents > self._chips[account]:
                    has, name = self._chips[account], account.partition(":")[2]
                    message = f"{name} has {has} cents and cannot spend {cents}."
                    return Refusal(Reason.NOT_ENOUGH_CHIPS, message, (day.table.game.definition.conduct.chips,))
            self._chips.subtract(spent)
        return None

    def _book(self, moved: Counter[str], held: Counter[str]) -> None:
        """Book what was moved; what was set aside for it is in there, or is given back."""
        with self._books:
            self._chips.update(held)
            self._chips.update(moved)


class Work(NamedTuple):
    """What one entry of the store is made for."""

    table: str
    key: str
    digest: bytes
    at: int
    first: int


def spending(day: Day, events: tuple[AnyEvent, ...]) -> Counter[str]:
    """What a command takes from patrons: wagers placed less those withdrawn, and chips exchanged for cash."""
    spent: Counter[str] = Counter()
    for event in events:
        if isinstance(event, e.WagerPlaced | e.WagerWithdrawn | e.DecisionMade | ChipsExchanged):
            spent.subtract(dict(postings(day, event)))
    return Counter({account: cents for account, cents in spent.items() if cents > 0 and account.startswith(patron(""))})


def digest_of(command: AnyCommand) -> bytes:
    return digest([type(command).__name__, msgspec.to_builtins(command)])


def entry_of(work: Work, day: Day, events: tuple[AnyEvent, ...]) -> tuple[Entry, Counter[str]]:
    """The entry that stores these events, and what they move in all."""
    logged: list[Event] = []
    secrets: list[Secret] = []
    moved: Counter[str] = Counter()
    for seq, event in enumerate(events, work.first):
        lines = postings(day, event)
        _add(moved, lines)
        if isinstance(event, e.DeckShuffled):
            secrets.append(Secret(seq, "".join(event.order).encode() + event.seed))
        number = day.number if in_round(day) else 0
        body = canonical(public(event, places(day.deck) if day.decks else {}))
        day = apply_day(day, event, work.at)
        logged.append(Event(day.number if in_round(day) else number, body, lines))
    ends = any(isinstance(event, e.RoundClosed) for event in events)
    entry = Entry(
        table=work.table,
        key=work.key,
        digest=work.digest,
        at=work.at,
        expected=work.first,
        events=tuple(logged),
        sealed=tuple(secrets),
        checkpoint=ends,
    )
    return entry, moved


def in_round(day: Day) -> bool:
    """Whether wagers of a round lie on the layout."""
    return day.number > 0 and not day.round.closed


def _add(moved: Counter[str], lines: Postings) -> None:
    for account, amount in lines:
        moved[account] += amount


def replay(store: Store, table: str, games: Mapping[str, GameDefinition]) -> tuple[Day, int]:
    """A table's day out of its log and the decks sealed beside it, and the number of its last record."""
    day: Day | None = None
    last = 0
    for record in store.records(table):
        event = event_of(store, record, day)
        if day is None:
            assert isinstance(event, TableOpened), "a log begins with the opening of its table"
            day = new_day(table_of(event, games[event.game]))
        day = apply_day(day, event, record.at)
        last = record.seq
    assert day is not None, f"table {table} has a log"
    return day, last


def event_of(store: Store, record: Record, day: Day | None) -> AnyEvent:
    """The event that a record stands for, at the table as it stood before."""
    told = msgspec.json.decode(record.body)
    order, seed = (day.deck.order, day.deck.seed) if day and day.decks else ((), b"")
    if told["type"] == e.DeckShuffled.__name__:
        secret = store.sealed(record.table, record.seq)
        assert secret is not None, f"record {record.seq} has the order of its deck sealed beside it"
        order, seed = opened(secret)
    return restored(told, order, seed)


def opened(secret: bytes) -> tuple[tuple[Card, ...], bytes]:
    """The order of a deck and the seed of its salts."""
    length = 52 * CARD_BYTES
    text = secret[:length].decode()
    return tuple([Card(text[at : at + CARD_BYTES]) for at in range(0, length, CARD_BYTES)]), secret[length:]
