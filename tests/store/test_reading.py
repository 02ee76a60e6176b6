"""Reading: pages, rounds, balances."""

import pytest

from croupier.store import reading
from croupier.store.chain import first_break
from tests.stores import entry, event


def test_a_log_is_read_by_the_page(store, monkeypatch):
    monkeypatch.setattr(reading, "_PAGE", 7)
    store.append([entry("T1", 1, *(event(number, amount=number) for number in range(1, 22))), entry("T2", 1)])
    records = list(store.records("T1"))
    assert [record.seq for record in records] == [*range(1, 22)]
    assert [record.postings[1].amount for record in records] == [*range(1, 22)]
    assert first_break(records) is None
    assert list(store.records("T1", after=5)) == records[5:]
    assert list(store.records("T1", after=5, until=14)) == records[5:14]
    assert list(store.records("T1", after=21)) == list(store.records("T1", after=99)) == []


def test_a_round_is_read_alone(store):
    rounds = (0, 1, 1, 0, 1, 2, 0, 2)
    store.append([entry("T1", 1, *(event(number, round=round) for number, round in enumerate(rounds)))])
    store.append([entry("T2", 1, event(9, round=1))])
    assert [record.seq for record in store.round_records("T1", 1)] == [2, 3, 5]
    assert [record.seq for record in store.round_records("T1", 2)] == [6, 8]
    assert store.round_records("T1", 3) == store.round_records("T3", 1) == ()
    with pytest.raises(AssertionError, match="has no number to ask for"):
        store.round_records("T1", 0)


def test_the_newest_round_is_known_by_its_number(store):
    store.append([entry("T1", 1, *(event(number, round=round) for number, round in enumerate((0, 1, 2, 0))))])
    store.append([entry("T2", 1, event(1, round=0))])
    assert [store.last_round(table) for table in ("T1", "T2", "T3")] == [2, 0, 0]


def test_balances_of_the_store_and_of_a_table(store):
    wagers = [entry("T1", 1, event(1, amount=5), event(2, amount=7)), entry("T2", 1, event(1, amount=11))]
    store.append(wagers)
    assert store.balances() == {"patron:ann": -23, "wagers:T1": 23}
    assert store.balances("T1") == {"patron:ann": -12, "wagers:T1": 12}
    assert store.balances("T3") == {}


def test_amounts_may_be_large(store):
    most = 2**62
    store.append([entry("T1", 1, event(1, amount=most))])
    assert store.balances() == {"patron:ann": -most, "wagers:T1": most}


def test_a_round_is_found_without_reading_the_log(store):
    """The plan of the database names the index, so that recall stays quick however long the log is."""
    from sqlalchemy import text  # noqa: PLC0415

    asked = "SELECT min(seq), max(seq) FROM events WHERE table_id = 'T1' AND round = 5 AND round > 0"
    with store._engine.connect() as connection:
        if connection.dialect.name == "sqlite":
            plan = connection.execute(text(f"EXPLAIN QUERY PLAN {asked}")).all()
            assert "events_of_round" in str(plan)
        else:
            connection.execute(text("SET enable_seqscan = off"))
            assert "events_of_round" in str(connection.execute(text(f"EXPLAIN {asked}")).all())
