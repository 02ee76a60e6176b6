"""A batch as rows, without a database."""

from croupier.store.batch import Batch
from croupier.store.chain import GENESIS
from croupier.store.entry import Stored
from croupier.store.reading import Head
from croupier.store.schema import METADATA
from croupier.store.signing import sign_checkpoint
from tests.stores import entry, event


def new_batch(heads=None, commands=None):
    def sign(record):
        return sign_checkpoint(bytes(32), table=record.table, seq=record.seq, hash=record.hash, at=record.at)

    return Batch(heads or {}, commands or {}, lambda table, number, content: content[::-1], sign)


def test_every_row_of_an_entry():
    batch = new_batch()
    batch.add(entry("T1", 1, event(1, amount=5), event(2), key="k", at=7, sealed=((4, b"deck"),), checkpoint=True))
    rows = batch.rows
    hashes = [row[-1] for row in rows["events"]]
    assert rows["tables"] == [("T1", 7)]
    assert [row[:4] for row in rows["events"]] == [("T1", 1, 1, 7), ("T1", 2, 1, 7)]
    assert rows["postings"] == [("T1", 1, 1, "patron:ann", -5), ("T1", 1, 2, "wagers:T1", 5)]
    assert [(row[:2], row[3:]) for row in rows["commands"]] == [(("T1", "k"), (1, 2))]
    assert rows["sealed"] == [("T1", 4, b"kced")]
    assert [row[:4] for row in rows["checkpoints"]] == [("T1", 2, hashes[1], 7)]
    assert batch.heads == {"T1": Head(2, hashes[1].hex())}


def test_rows_have_the_columns_of_their_tables():
    batch = new_batch()
    batch.add(entry("T1", 1, event(1, amount=5), sealed=((4, b"deck"),), checkpoint=True))
    for name, rows in batch.rows.items():
        assert [len(row) for row in rows] == [len(METADATA.tables[name].columns)] * len(rows), name


def test_a_known_table_goes_on_where_it_was():
    batch = new_batch(heads={"T1": Head(5, GENESIS)})
    assert batch.add(entry("T1", 6, key="k")) == Stored("T1", "k", 6, 6)
    assert batch.rows["tables"] == []


def test_what_is_refused_leaves_no_row():
    batch = new_batch(commands={("T1", "k"): (bytes(32), Stored("T1", "k", 1, 1, repeated=True))})
    for each in (entry("T1", 1, key="k"), entry("T1", 1, key="k", digest=bytes(32)), entry("T1", 3)):
        batch.add(each)
    assert not any(batch.rows.values())
    assert batch.heads == {}
