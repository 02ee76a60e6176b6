"""Reading a store: records, heads, balances, checkpoints, over connections that cannot write."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine, Row, Select, func, select

from croupier.store import schema
from croupier.store.chain import GENESIS, Posting, Record
from croupier.store.entry import Stored
from croupier.store.signing import Checkpoint

_PAGE: Final = 1000


class Head(NamedTuple):
    """The last record of a log; number 0 before the first."""

    seq: int
    hash: str


class Opened(NamedTuple):
    """A table of the store, and when its log begins."""

    id: str
    opened: int


NO_RECORDS: Final = Head(0, GENESIS)


def tables(connection: Connection) -> tuple[Opened, ...]:
    found = connection.execute(select(schema.tables.c.id, schema.tables.c.opened).order_by(schema.tables.c.id))
    return tuple(Opened(*row) for row in found)


def head(connection: Connection, table: str) -> Head:
    events = schema.events.c
    newest = select(events.seq, events.hash).where(events.table_id == table).order_by(events.seq.desc()).limit(1)
    row = connection.execute(newest).first()
    return Head(row.seq, row.hash.hex()) if row else NO_RECORDS


def hash_at(connection: Connection, table: str, seq: int) -> str | None:
    """The hash of one record; of none where the log has not come so far."""
    if seq == 0:
        return GENESIS
    events = schema.events.c
    found = connection.execute(select(events.hash).where(events.table_id == table, events.seq == seq)).scalar()
    return None if found is None else bytes(found).hex()


def records(engine: Engine, table: str, after: int = 0, until: int | None = None) -> Iterator[Record]:
    """The records behind number `after` in their order. They are fetched by the page, so a log may have any length."""
    while True:
        with engine.connect() as connection:
            page = _page(connection, table, after, until)
        yield from page
        if len(page) < _PAGE:
            return
        after = page[-1].seq


def round_records(engine: Engine, table: str, number: int) -> tuple[Record, ...]:
    """The records of one round."""
    events = schema.events.c
    assert number > 0, "what lies outside of rounds has no number to ask for"
    span = select(func.min(events.seq), func.max(events.seq)).where(
        events.table_id == table, events.round == number, events.round > 0
    )
    with engine.connect() as connection:
        first, last = connection.execute(span).one()
    if first is None:
        return ()
    return tuple(record for record in records(engine, table, first - 1, last) if record.round == number)


def last_round(connection: Connection, table: str) -> int:
    """The highest number of a round; 0 where none has begun."""
    events = schema.events.c
    highest = select(func.max(events.round)).where(events.table_id == table, events.round > 0)
    return int(connection.execute(highest).scalar() or 0)


def balances(connection: Connection, table: str | None) -> dict[str, int]:
    """The sum of all postings to each account, or of those in the log of one table."""
    postings = schema.postings.c
    sums: Select[Any] = select(postings.account, func.sum(postings.amount)).group_by(postings.account)
    if table is not None:
        sums = sums.where(postings.table_id == table)
    return {account: int(amount) for account, amount in connection.execute(sums.order_by(postings.account))}


class Known(NamedTuple):
    """A command that was stored: its digest, and where its events stand."""

    digest: bytes
    stored: Stored


def command(connection: Connection, table: str, key: str) -> Known | None:
    """An earlier command with this key."""
    commands = schema.commands.c
    of = select(commands.digest, commands.first, commands.last)
    row = connection.execute(of.where(commands.table_id == table, commands.key == key)).first()
    return Known(bytes(row.digest), Stored(table, key, row.first, row.last, repeated=True)) if row else None


def sealed(connection: Connection, table: str, number: int) -> bytes | None:
    """What was sealed, as it lies there."""
    of = schema.sealed.c
    found = connection.execute(select(of.content).where(of.table_id == table, of.number == number)).scalar()
    return None if found is None else bytes(found)


def checkpoints(connection: Connection, table: str, seq: int | None = None) -> tuple[Checkpoint, ...]:
    """Those of a table in their order, or the one of a record."""
    of = schema.checkpoints.c
    wanted = select(schema.checkpoints).where(of.table_id == table)
    if seq is not None:
        wanted = wanted.where(of.seq == seq)
    found = connection.execute(wanted.order_by(of.seq))
    return tuple(
        Checkpoint(row.table_id, row.seq, row.hash.hex(), row.at, row.key.hex(), row.signature.hex()) for row in found
    )


def _page(connection: Connection, table: str, after: int, until: int | None) -> list[Record]:
    events, lines = schema.events.c, schema.postings.c
    wanted = select(schema.events).where(events.table_id == table, events.seq > after)
    if until is not None:
        wanted = wanted.where(events.seq <= until)
    rows = connection.execute(wanted.order_by(events.seq).limit(_PAGE)).all()
    if not rows:
        return []
    inside = select(lines.seq, lines.account, lines.amount).where(
        lines.table_id == table, lines.seq.between(rows[0].seq, rows[-1].seq)
    )
    posted = connection.execute(inside.order_by(lines.seq, lines.line))
    by_event = {seq: tuple(Posting(row[1], row[2]) for row in group) for seq, group in groupby(posted, itemgetter(0))}
    before = hash_at(connection, table, rows[0].seq - 1)
    assert before is not None, f"the log of {table} has no record {rows[0].seq - 1}"
    return _joined(rows, by_event, before)


def _joined(rows: Sequence[Row[*tuple[Any, ...]]], postings: dict[int, tuple[Posting, ...]], prev: str) -> list[Record]:
    page = []
    for row in rows:
        told = postings.get(row.seq, ())
        page.append(
            Record(row.table_id, row.seq, row.round, row.at, bytes(row.body), told, prev, bytes(row.hash).hex())
        )
        prev = page[-1].hash
    return page
