"""The writer: after a write that failed it stops, because nobody knows then what is on disk."""

import pytest
from sqlalchemy import event as sqlalchemy_event
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from croupier.store.entry import Stored
from croupier.store.problems import Stopped
from tests.stores import entry, event, new_place


def fail_on(store, word):
    """Let the database fail at statements that begin with a word, as a full disk does."""

    def fail(connection, cursor, statement, *_):
        if statement.startswith(word):
            raise OperationalError(statement, {}, Exception("disk I/O error"))

    sqlalchemy_event.listen(store.writer._connection, "before_cursor_execute", fail)
    return lambda: sqlalchemy_event.remove(store.writer._connection, "before_cursor_execute", fail)


@pytest.mark.parametrize("word", ["INSERT INTO events", "INSERT INTO postings", "INSERT INTO commands"])
def test_after_a_failed_write_the_store_stops_until_it_is_opened_anew(place, word):
    lost = entry("T1", 2, event(2, amount=1), key="lost")
    with place.open() as store:
        store.append([entry("T1", 1)])
        mend = fail_on(store, word)
        with pytest.raises(Stopped, match=r"could not be written \(disk I/O error\): open it anew"):
            store.append([lost, entry("T2", 1)])
        mend()
        with pytest.raises(Stopped, match="open it anew"):
            store.append([entry("T1", 2)])
        assert store.head("T1").seq == 1
    with place.open() as store:
        assert [table.id for table in store.tables()] == ["T1"]
        assert store.append([lost]) == (Stored("T1", "lost", 2, 2),)


def test_a_connection_that_was_cut_stops_the_store(tmp_path):
    """In PostgreSQL the lock goes with the connection, so that the next writer may already be there."""
    place = new_place("postgresql", tmp_path)
    with place.open() as store:
        store.append([entry("T1", 1)])
        with store._engine.connect() as other:
            asked = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted"
            other.execute(text(asked))
        with pytest.raises(Stopped):
            store.append([entry("T1", 2)])
        with place.open() as next_writer:
            assert next_writer.append([entry("T1", 2)])[0].last == 2
        with pytest.raises(Stopped):
            store.append([entry("T1", 3)])


def test_a_closed_store_takes_nothing(place):
    store = place.open()
    store.close()
    store.close()
    with pytest.raises(Stopped, match="The store is closed"):
        store.append([entry("T1", 1)])


def test_many_commands_at_once_are_looked_up(store):
    tables = [f"T{number}" for number in range(1200)]
    first = [entry(table, 1, key="k") for table in tables]
    assert all(not answer.repeated for answer in store.append(first))
    assert all(answer.repeated for answer in store.append(first))
    assert len(store.tables()) == 1200
