"""A batch as rows, without a database."""

from croupier.store.batch import Batch
from croupier.store.chain import GENESIS
from croupier.store.entry import Stored
from croupier.store.reading import Head
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
    assert rows["tables"] == [{"id": "T1", "opened": 7}]
    assert [(row["table_id"], row["seq"], row["round"], row["at"]) for row in rows["events"]] == [
        ("T1", 1, 1, 7),
        ("T1", 2, 1, 7),
    ]
    assert [(row["seq"], row["line"], row["account"], row["amount"]) for row in rows["postings"]] == [
        (1, 1, "patron:ann", -5), (1, 2, "wagers:T1", 5),
    ]  # fmt: skip
    assert [(row["key"], row["first"], row["last"]) for row in rows["commands"]] == [("k", 1, 2)]
    assert rows["sealed"] == [{"table_id": "T1", "number": 4, "content": b"kced"}]
    assert [(row["seq"], row["hash"]) for row in rows["checkpoints"]] == [(2, rows["events"][1]["hash"])]
    assert batch.heads == {"T1": Head(2, rows["events"][1]["hash"].hex())}


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
