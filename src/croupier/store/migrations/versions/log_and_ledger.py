"""The log, the ledger and what belongs to them, with triggers that keep both as they were written."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

APPEND_ONLY = ("tables", "events", "postings", "commands", "checkpoints")
SENTENCE = "is append-only: a correction is a new record"
ON_SQLITE = {"sqlite_strict": True, "sqlite_with_rowid": False}


def upgrade() -> None:
    _log_and_ledger()
    _beside_the_log()
    make_triggers = _triggers_in_postgresql if op.get_bind().dialect.name == "postgresql" else _triggers_in_sqlite
    for statement in (text for name in APPEND_ONLY for text in make_triggers(name)):
        op.execute(statement)


def _whole() -> sa.types.TypeEngine[int]:
    return sa.Integer().with_variant(sa.BigInteger(), "postgresql")


def _key(name: str) -> sa.Column[int]:
    return sa.Column(name, _whole(), primary_key=True, autoincrement=False)


def _table_id(*parts: sa.ForeignKey) -> sa.Column[str]:
    return sa.Column("table_id", sa.Text, *parts, primary_key=True)


def _of_event() -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table_id", "seq"], ["events.table_id", "events.seq"])


def _log_and_ledger() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("opened", _whole(), nullable=False),
        **ON_SQLITE,
    )
    op.create_table(
        "events",
        _table_id(sa.ForeignKey("tables.id")),
        _key("seq"),
        sa.Column("round", _whole(), nullable=False),
        sa.Column("at", _whole(), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        **ON_SQLITE,
    )
    in_rounds = sa.text("round > 0")
    op.create_index(
        "events_of_round",
        "events",
        ["table_id", "round", "seq"],
        sqlite_where=in_rounds,
        postgresql_where=in_rounds,
    )
    op.create_table(
        "postings",
        _table_id(),
        _key("seq"),
        _key("line"),
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("amount", _whole(), nullable=False),
        _of_event(),
        **ON_SQLITE,
    )


def _beside_the_log() -> None:
    op.create_table(
        "commands",
        _table_id(sa.ForeignKey("tables.id")),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("digest", sa.LargeBinary, nullable=False),
        sa.Column("first", _whole(), nullable=False),
        sa.Column("last", _whole(), nullable=False),
        **ON_SQLITE,
    )
    op.create_table(
        "sealed",
        _table_id(sa.ForeignKey("tables.id")),
        _key("number"),
        sa.Column("content", sa.LargeBinary, nullable=False),
        **ON_SQLITE,
    )
    op.create_table(
        "checkpoints",
        _table_id(),
        _key("seq"),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("at", _whole(), nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("signature", sa.LargeBinary, nullable=False),
        _of_event(),
        **ON_SQLITE,
    )


def _triggers_in_sqlite(name: str) -> list[str]:
    return [
        f"CREATE TRIGGER {name}_never_{act} BEFORE {act} ON {name} BEGIN SELECT RAISE(ABORT, '{name} {SENTENCE}'); END"
        for act in ("UPDATE", "DELETE")
    ]


def _triggers_in_postgresql(name: str) -> list[str]:
    """`TRUNCATE` empties a table without deleting rows, so that it needs a trigger of its own."""
    return [
        f"CREATE FUNCTION {name}_refuses() RETURNS trigger LANGUAGE plpgsql AS "
        f"$$ BEGIN RAISE EXCEPTION '{name} {SENTENCE}'; END $$",
        f"CREATE TRIGGER {name}_never_changes BEFORE UPDATE OR DELETE ON {name} "
        f"FOR EACH ROW EXECUTE FUNCTION {name}_refuses()",
        f"CREATE TRIGGER {name}_never_empties BEFORE TRUNCATE ON {name} "
        f"FOR EACH STATEMENT EXECUTE FUNCTION {name}_refuses()",
    ]
