"""A store that is older than its witness, or another one, is refused, on SQLite and PostgreSQL."""

import shutil

import pytest

from croupier.store.problems import RolledBack
from tests.stores import entry, event, new_place


def ended_round(store, table, expected, **other):
    return store.append([entry(table, expected, checkpoint=True, **other)])


def test_a_store_that_its_witness_knows_is_opened(place):
    with place.open() as store:
        ended_round(store, "T1", 1)
        ended_round(store, "T2", 1)
        store.append([entry("T1", 2)])
    for read_only in (False, True):
        place.open(read_only=read_only).close()


def test_an_older_copy_is_refused(tmp_path):
    place = new_place("sqlite", tmp_path)
    with place.open() as store:
        ended_round(store, "T1", 1)
    old = shutil.copy(place.beside, tmp_path / "yesterday")
    with place.open() as store:
        ended_round(store, "T1", 2)
    shutil.copy(old, place.beside)
    told = "saw record 2 of T1, and the store ends before it: it was rolled back or replaced. Put the newest copy"
    for read_only in (False, True):
        with pytest.raises(RolledBack, match=told):
            place.open(read_only=read_only)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_another_store_in_its_place_is_refused(tmp_path, kind):
    place, other = new_place(kind, tmp_path), new_place(kind, tmp_path / "other")
    for each, amount in ((place, 5), (other, 6)):
        each.beside.parent.mkdir(exist_ok=True)
        with each.open() as store:
            ended_round(store, "T1", 1)
            store.append([entry("T1", 2, event(2, amount=amount), checkpoint=True, at=2)])
    swapped = other._replace(beside=place.beside)
    if kind == "sqlite":
        shutil.copy(other.beside, place.beside)
        swapped = place
    with pytest.raises(RolledBack, match="record 2 of T1, and the store has another record in its place"):
        swapped.open()


def test_a_witness_may_lie_elsewhere(place, tmp_path):
    elsewhere = tmp_path / "witness of the floor"
    with place.open(witness_file=elsewhere) as store:
        ended_round(store, "T1", 1)
    assert elsewhere.read_bytes().count(b"\n") == 1
    assert not place.beside.with_name("floor.db.witness").exists()
    elsewhere.write_bytes(elsewhere.read_bytes().replace(b'"seq":1', b'"seq":7'))
    with pytest.raises(RolledBack, match="saw record 7 of T1"):
        place.open(witness_file=elsewhere)
