"""Putting many rows into a table of the database at once.

SQLite takes them row by row within the process. PostgreSQL takes the rows of a table as one array a column: a
statement for each row would cost several times as much, most of it for the talk between the two sides.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Dialect, Table, insert


def insertion(table: Table, dialect: Dialect) -> str:
    """The statement that `insert_rows` executes; it is compiled once."""
    if dialect.name != "postgresql":
        return str(insert(table).compile(dialect=dialect))
    names = ", ".join(f'"{column.name}"' for column in table.columns)
    arrays = ", ".join(f"%s::{column.type.compile(dialect=dialect)}[]" for column in table.columns)
    return f"INSERT INTO {table.name} ({names}) SELECT * FROM unnest({arrays})"


def insert_rows(connection: Connection, statement: str, rows: Sequence[tuple[Any, ...]]) -> None:
    """Insert rows that have the columns of the table in their order."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(statement, tuple(list(column) for column in zip(*rows, strict=True)))
    else:
        connection.exec_driver_sql(statement, list(rows))
