"""Group commit: many entries in one transaction, no answer before its commit, one failure for all of a batch."""

import threading

import pytest
from sqlalchemy.exc import IntegrityError

from croupier.store.entry import KeyTaken, Stale, Stored
from croupier.store.group_commit import LARGEST, GroupCommit
from croupier.store.problems import Stopped
from croupier.store.writer import Writer
from tests.stores import entry


@pytest.fixture
def held(monkeypatch):
    """Transactions wait until the test lets them go; what each held is counted."""
    go, sizes, entered, append = threading.Semaphore(0), [], threading.Semaphore(0), Writer.append_checked

    def wait_first(self, entries):
        entered.release()
        assert go.acquire(timeout=60)
        sizes.append(len(entries))
        return append(self, entries)

    monkeypatch.setattr(Writer, "append_checked", wait_first)
    return go, entered, sizes


def test_each_gets_its_own_answer(store):
    with GroupCommit(store) as group:
        asked = [
            entry("T1", 1, key="a"),
            entry("T1", 1, key="b"),
            entry("T1", 2, key="a", digest=bytes(32)),
            entry("T2"),
        ]
        answers = [future.result() for future in [group.submit(each) for each in asked]]
    assert [type(answer) for answer in answers] == [Stored, Stale, KeyTaken, Stored]


def test_what_comes_while_a_batch_is_written_shares_the_next_one(store, held):
    go, entered, sizes = held
    with GroupCommit(store) as group:
        first = group.submit(entry("T0", 1))
        assert entered.acquire(timeout=60)
        rest = [group.submit(entry(f"T{number}", 1)) for number in range(1, LARGEST + 3)]
        assert not any(future.done() for future in [first, *rest])
        go.release(3)
        assert all(future.result() for future in [first, *rest])
    assert sizes == [1, LARGEST, 2]


def test_nothing_is_acknowledged_before_it_is_committed(place, held):
    go, entered, _ = held
    with place.open() as store, place.open(read_only=True) as reader, GroupCommit(store) as group:
        future = group.submit(entry("T1", 1))
        assert entered.acquire(timeout=60)
        assert not future.done()
        assert reader.head("T1").seq == 0
        go.release()
        assert future.result().last == reader.head("T1").seq == 1


def test_a_failure_is_the_answer_to_all_of_its_batch_and_to_no_other(store, held):
    go, entered, sizes = held
    with GroupCommit(store) as group:
        secret = {"sealed": ((1, b"deck"),)}
        good = group.submit(entry("T1", 1, **secret))
        assert entered.acquire(timeout=60)
        bad = [group.submit(entry("T1", 2, **secret)), group.submit(entry("T2", 1))]
        go.release(2)
        assert good.result().last == 1
        for future in bad:
            assert isinstance(future.exception(), IntegrityError)
        go.release()
        assert group.submit(entry("T2", 1)).result().first == 1
    assert sizes == [1, 2, 1]
    assert store.head("T1").seq == 1


def test_a_mistake_is_told_where_it_is_made(store):
    with GroupCommit(store) as group:
        with pytest.raises(AssertionError, match="has a key"):
            group.submit(entry("T1", 1, key=""))
        assert group.submit(entry("T1", 1)).result().last == 1


def test_closing_writes_what_was_submitted_and_takes_no_more(store):
    group = GroupCommit(store)
    futures = [group.submit(entry("T1", seq)) for seq in range(1, 201)]
    group.close()
    group.close()
    assert [future.result(timeout=0).last for future in futures] == [*range(1, 201)]
    with pytest.raises(Stopped, match="No more entries are taken"):
        group.submit(entry("T1", 201))


def test_an_entry_that_was_withdrawn_in_time_is_not_written(store, held):
    go, entered, _ = held
    with GroupCommit(store) as group:
        group.submit(entry("T1", 1))
        assert entered.acquire(timeout=60)
        withdrawn = group.submit(entry("T1", 2))
        assert withdrawn.cancel()
        go.release(2)
    assert store.head("T1").seq == 1
