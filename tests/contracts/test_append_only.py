"""No statement changes or deletes what was logged, and none posts to an event that is not there, in either database."""

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from croupier.store.connection import address, writing_engine
from tests.stores import entry, event

PROTECTED = {
    "tables": "opened = 0",
    "events": "round = 9",
    "postings": "amount = 0",
    "commands": "first = 9",
    "checkpoints": "at = 0",
}


@pytest.fixture
def connection(place):
    """A connection to a store that holds something in each of its tables."""
    with place.open() as store:
        store.append([entry("T1", 1, event(1, amount=5), checkpoint=True)])
    engine = writing_engine(address(place.url))
    with engine.connect() as connection:
        yield connection
    engine.dispose()


@pytest.mark.parametrize("table", PROTECTED)
def test_nothing_is_changed_or_deleted(connection, table):
    statements = [f"UPDATE {table} SET {PROTECTED[table]}", f"DELETE FROM {table}"]
    if connection.dialect.name == "postgresql":
        statements.append(f"TRUNCATE {table} CASCADE")
    for statement in statements:
        with pytest.raises(DBAPIError, match="is append-only: a correction is a new record"), connection.begin():
            connection.execute(text(statement))
    with connection.begin():
        assert connection.execute(text(f"SELECT count(*) FROM {table}")).scalar() in (1, 2)


def test_a_row_is_not_replaced_by_another(connection):
    """SQLite can delete a row by inserting another in its place."""
    statement = "INSERT INTO tables (id, opened) VALUES ('T1', 0)"
    replacing = statement.replace("INSERT", "INSERT OR REPLACE")
    if connection.dialect.name == "postgresql":
        replacing = f"{statement} ON CONFLICT (id) DO UPDATE SET opened = 0"
    with pytest.raises(DBAPIError, match="is append-only"), connection.begin():
        connection.execute(text(replacing))


def test_nothing_hangs_in_the_air(connection):
    for statement in (
        "INSERT INTO postings (table_id, seq, line, account, amount) VALUES ('T1', 2, 1, 'cage', 5)",
        "INSERT INTO commands (table_id, key, digest, first, last) SELECT 'T2', 'k', digest, 1, 1 FROM commands",
        "INSERT INTO events (table_id, seq, round, at, body, hash) SELECT 'T2', 1, 1, 1, body, hash FROM events",
    ):
        with pytest.raises(DBAPIError, match=r"(?i)foreign key"), connection.begin():
            connection.execute(text(statement))


def test_a_number_is_a_number(connection):
    """SQLite takes any type in any column unless a table is strict."""
    with pytest.raises(DBAPIError), connection.begin():
        connection.execute(
            text("INSERT INTO postings (table_id, seq, line, account, amount) VALUES ('T1', 1, 3, 'cage', 'five')")
        )
