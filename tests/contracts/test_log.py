"""The log of a store, the same on SQLite and PostgreSQL: numbering, chain, batches, refusals, repeats, secrets."""

import msgspec
import pytest
from sqlalchemy.exc import IntegrityError

from croupier.store.chain import GENESIS, first_break
from croupier.store.entry import KeyTaken, Secret, Stale, Stored
from croupier.store.problems import WrongKey
from croupier.store.signing import verify
from tests.stores import entry, event


def test_a_log_that_has_no_record_is_empty(store):
    assert store.tables() == ()
    assert store.head("T1") == (0, GENESIS)
    assert list(store.records("T1")) == []
    assert store.balances() == {}
    assert store.command("T1", "k") is None


def test_events_are_numbered_and_chained(store):
    first = entry("T1", 1, event(1), event(2, amount=500), event(3, round=0), key="a", at=7)
    assert store.append([first]) == (Stored("T1", "a", 1, 3),)
    assert store.append([entry("T1", 4, event(4), key="b", at=8)]) == (Stored("T1", "b", 4, 4),)
    records = list(store.records("T1"))
    assert [(record.seq, record.round, record.at) for record in records] == [(1, 1, 7), (2, 1, 7), (3, 0, 7), (4, 1, 8)]
    assert [record.body for record in records] == [event(number).body for number in (1, 2, 3, 4)]
    assert records[1].postings == (("patron:ann", -500), ("wagers:T1", 500))
    assert first_break(records) is None
    assert store.head("T1") == (4, records[3].hash)
    assert store.tables() == (("T1", 7),)


def test_a_batch_serves_many_tables_in_its_order(store):
    mixed = [entry("T1", 1), entry("T2", 1, event(1), event(2)), entry("T1", 2), entry("T2", 3)]
    assert [(answer.table, answer.first, answer.last) for answer in store.append(mixed)] == [
        ("T1", 1, 1), ("T2", 1, 2), ("T1", 2, 2), ("T2", 3, 3),
    ]  # fmt: skip
    assert first_break(store.records("T1")) is None
    assert first_break(store.records("T2")) is None
    assert [table.id for table in store.tables()] == ["T1", "T2"]


def test_a_command_without_events_is_remembered(store):
    answer = Stored("T1", "quiet", 1, 0)
    quiet = msgspec.structs.replace(entry("T1", 1, key="quiet"), events=())
    assert store.append([quiet]) == (answer,)
    assert store.command("T1", "quiet").stored == msgspec.structs.replace(answer, repeated=True)
    assert store.append([entry("T1", 1)])[0].first == 1


def test_a_stale_entry_is_refused_and_its_neighbours_are_stored(store):
    store.append([entry("T1", 1)])
    for expected in (1, 3):
        stale, kept = store.append([entry("T1", expected, key=f"late {expected}"), entry("T2", expected // 2 + 1)])
        message = f"Record {expected} of T1 was to be next, and 2 is."
        assert stale == Stale("T1", f"late {expected}", message)
        assert isinstance(kept, Stored)
    assert store.head("T1").seq == 1


def test_a_repeated_key_gives_the_first_answer_and_does_nothing(store):
    once = entry("T1", 1, event(1, amount=5), event(2), key="k", sealed=(Secret(1, b"deck"),))
    again = msgspec.structs.replace(once, at=9, expected=7)
    first, second = store.append([once, again])
    (third,) = store.append([again])
    assert (first, second, third) == (Stored("T1", "k", 1, 2), *[Stored("T1", "k", 1, 2, repeated=True)] * 2)
    assert store.command("T1", "k").stored == third
    assert store.head("T1").seq == 2
    assert store.balances() == {"patron:ann": -5, "wagers:T1": 5}


def test_a_key_with_another_command_is_refused(store):
    store.append([entry("T1", 1, key="k")])
    answers = store.append([entry("T1", 2, key="k", digest=bytes(32)), entry("T2", 1, key="k", digest=bytes(32))])
    assert answers[0] == KeyTaken("T1", "k", "The key 'k' came before at T1, with another command.")
    assert answers[1] == Stored("T2", "k", 1, 1)
    in_one_batch = store.append([entry("T1", 2, key="m"), entry("T1", 3, key="m", digest=bytes(32))])
    assert [type(answer) for answer in in_one_batch] == [Stored, KeyTaken]
    assert store.head("T1").seq == 2


def test_a_mistake_stores_nothing_of_the_whole_batch(store):
    with pytest.raises(AssertionError, match="off by 1"):
        store.append([entry("T1", 1), entry("T2", 1, event(1)._replace(postings=(("cage", 1),)))])
    store.append([entry("T3", 1, sealed=(Secret(1, b"deck"),))])
    with pytest.raises(IntegrityError):
        store.append([entry("T1", 1), entry("T3", 2, sealed=(Secret(1, b"another deck"),))])
    assert [table.id for table in store.tables()] == ["T3"]
    assert store.append([entry("T1", 1), entry("T3", 2)])[1].last == 2


def test_what_is_sealed_opens_only_in_its_place(place):
    with place.open() as store:
        store.append([entry("T1", 1, sealed=(Secret(1, b"AsKd"), Secret(2, b"2c3h")))])
        assert (store.sealed("T1", 1), store.sealed("T1", 2)) == (b"AsKd", b"2c3h")
        assert store.sealed("T1", 3) is None
        assert store.sealed("T2", 1) is None
    key = place.beside.with_name("floor.db.seal-key")
    key.write_bytes(bytes(32))
    with place.open() as store, pytest.raises(WrongKey, match="sealed for T1 under number 1 cannot be opened"):
        store.sealed("T1", 1)


def test_the_end_of_a_round_is_signed(store):
    store.append([entry("T1", 1), entry("T1", 2, event(2), event(3), checkpoint=True), entry("T1", 4)])
    (checkpoint,) = store.checkpoints("T1")
    third = next(store.records("T1", after=2))
    assert (checkpoint.seq, checkpoint.hash, checkpoint.at) == (3, third.hash, third.at)
    assert verify(checkpoint)
    assert store.checkpoint("T1", 3) == checkpoint
    assert store.checkpoint("T1", 4) is None


def test_what_was_stored_is_there_when_the_store_is_opened_again(place):
    with place.open() as store:
        store.append([entry("T1", 1, event(1, amount=5), key="k", sealed=(Secret(1, b"deck"),), checkpoint=True)])
        before = [*store.records("T1"), *store.checkpoints("T1")]
    with place.open() as store:
        assert [*store.records("T1"), *store.checkpoints("T1")] == before
        assert store.sealed("T1", 1) == b"deck"
        assert store.append([entry("T1", 9, key="k")])[0] == Stored("T1", "k", 1, 1, repeated=True)
        assert store.append([entry("T1", 2)])[0].first == 2
        assert first_break(store.records("T1")) is None
