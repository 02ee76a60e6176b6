"""An exported log is checked here with nothing but the standard library and one signature."""

import hashlib
import json

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from croupier.store.export import export
from tests.stores import entry, event


def canonical(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def checked(lines):
    """The records of a log file whose chain and checkpoint hold."""
    *records, end = map(json.loads, lines)
    prev = "0" * 64
    for seq, record in enumerate(records, 1):
        unhashed = {name: value for name, value in record.items() if name != "hash"}
        assert record["hash"] == hashlib.sha256(canonical(unhashed)).hexdigest()
        assert (record["prev"], record["seq"]) == (prev, seq)
        prev = record["hash"]
    assert end["checkpoint"]["hash"] == prev
    assert end["checkpoint"]["seq"] == len(records)
    key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(end["key"]))
    key.verify(bytes.fromhex(end["signature"]), canonical(end["checkpoint"]))
    return records


def test_a_log_as_lines(store):
    store.append([entry("T1", 1, event(1, amount=5), event(2, round=2), at=1767225600000), entry("T2", 1)])
    lines = list(export(store, "T1"))
    assert all(line.endswith(b"\n") and line == canonical(json.loads(line)) + b"\n" for line in lines)
    first, second = checked(lines)
    assert first["event"] == {"number": 1, "type": "WagerPlaced"}
    assert first["postings"] == [["patron:ann", -5], ["wagers:T1", 5]]
    assert (first["at"], first["round"], first["table"]) == (1767225600000, 1, "T1")
    assert second["postings"] == []


def test_the_checkpoint_of_the_end_is_the_one_that_was_made_there(place):
    with place.open() as store:
        store.append([entry("T1", 1, checkpoint=True)])
        (made,) = store.checkpoints("T1")
    place.beside.with_name("floor.db.sign-key").unlink()
    with place.open(read_only=True) as reader:
        lines = list(export(reader, "T1"))
    assert json.loads(lines[-1])["signature"] == made.signature
    checked(lines)


def test_the_same_log_is_the_same_file(store):
    store.append([entry("T1", 1), entry("T1", 2)])
    assert list(export(store, "T1")) == list(export(store, "T1"))


def test_a_table_that_is_not_there_has_no_lines(store):
    assert list(export(store, "T1")) == []
