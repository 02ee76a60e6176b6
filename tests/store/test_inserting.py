"""Rows arrive as they were given, in either database: every column, large numbers, odd texts and bytes."""

from sqlalchemy import select

from croupier.store import schema
from croupier.store.connection import address, writing_engine
from croupier.store.inserting import insert_rows, insertion

ROWS = {
    "tables": [("T1", 0), ('T"2', 2**62), ("René {1,2} \\ %s ?", -1)],
    "events": [("T1", seq, seq % 2, 5, bytes([0, seq % 256, 255, 92]), b"{}") for seq in range(1, 301)],
    "postings": [("T1", seq, 1, "NULL", -(2**62)) for seq in range(1, 301)],
}


def test_every_row_arrives(place):
    place.open().close()
    engine = writing_engine(address(place.url))
    with engine.begin() as connection:
        for name, rows in ROWS.items():
            insert_rows(connection, insertion(schema.METADATA.tables[name], connection.dialect), rows)
    with engine.connect() as connection:
        for name, rows in ROWS.items():
            found = connection.execute(select(schema.METADATA.tables[name])).all()
            assert sorted(tuple(row) for row in found) == sorted(rows)
    engine.dispose()
