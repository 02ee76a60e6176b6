"""The tables of the database. What the program expects stands here; how a store gets there, in `migrations`.

On SQLite the tables are strict, and without a row number: the records of one table lie side by side, so that a round is
read from one or two places of the file.
"""

from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)

REVISION: Final = "0001"
"""The newest migration, which brings a store to the tables below."""

APPEND_ONLY: Final = ("tables", "events", "postings", "commands", "checkpoints")
"""Triggers refuse to update and to delete in these."""

IN_ORDER: Final = (*APPEND_ONLY, "sealed")
"""All tables, so that each refers only to those before it."""

METADATA: Final = MetaData()
WHOLE: Final = Integer().with_variant(BigInteger(), "postgresql")
_ON_SQLITE: Final[dict[str, Any]] = {"sqlite_strict": True, "sqlite_with_rowid": False}


def _table_id() -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id"), primary_key=True)


tables: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("opened", WHOLE, nullable=False),
    **_ON_SQLITE,
)

events: Final = Table(
    "events",
    METADATA,
    _table_id(),
    Column("seq", WHOLE, primary_key=True, autoincrement=False),
    Column("round", WHOLE, nullable=False),
    Column("at", WHOLE, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("hash", LargeBinary, nullable=False),
    **_ON_SQLITE,
)

rounds: Final = Index(
    "events_of_round",
    events.c.table_id,
    events.c.round,
    events.c.seq,
    sqlite_where=text("round > 0"),
    postgresql_where=text("round > 0"),
)

postings: Final = Table(
    "postings",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seq", WHOLE, primary_key=True, autoincrement=False),
    Column("line", WHOLE, primary_key=True, autoincrement=False),
    Column("account", Text, nullable=False),
    Column("amount", WHOLE, nullable=False),
    ForeignKeyConstraint(["table_id", "seq"], ["events.table_id", "events.seq"]),
    **_ON_SQLITE,
)

commands: Final = Table(
    "commands",
    METADATA,
    _table_id(),
    Column("key", Text, primary_key=True),
    Column("digest", LargeBinary, nullable=False),
    Column("first", WHOLE, nullable=False),
    Column("last", WHOLE, nullable=False),
    **_ON_SQLITE,
)

sealed: Final = Table(
    "sealed",
    METADATA,
    _table_id(),
    Column("number", WHOLE, primary_key=True, autoincrement=False),
    Column("content", LargeBinary, nullable=False),
    **_ON_SQLITE,
)

checkpoints: Final = Table(
    "checkpoints",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seq", WHOLE, primary_key=True, autoincrement=False),
    Column("hash", LargeBinary, nullable=False),
    Column("at", WHOLE, nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("signature", LargeBinary, nullable=False),
    ForeignKeyConstraint(["table_id", "seq"], ["events.table_id", "events.seq"]),
    **_ON_SQLITE,
)
