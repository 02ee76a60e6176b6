"""What a store is opened on: an empty database, one of an older or newer program, something else; with its keys."""

import pytest
from sqlalchemy import create_engine, text

from croupier.store.connection import address
from croupier.store.problems import NotAStore, TooNew, WrongKey
from croupier.store.schema import REVISION
from tests.stores import entry


def run_sql(place, *statements):
    engine = create_engine(address(place.url))
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(text(statement))
    engine.dispose()


def test_a_reader_does_not_make_a_store(place):
    if place.kind == "postgresql":
        with pytest.raises(NotAStore, match="The database holds no store yet"):
            place.open(read_only=True)
    else:
        with pytest.raises(NotAStore, match=r"There is no store at .*floor\.db\."):
            place.open(read_only=True)
        assert not place.beside.exists()


@pytest.mark.parametrize("read_only", [False, True])
def test_a_store_of_a_newer_program_is_refused(place, read_only):
    place.open().close()
    run_sql(place, "UPDATE alembic_version SET version_num = '9999'")
    told = f"The store is of version 9999, and this croupier knows versions up to {REVISION}: use a newer croupier."
    with pytest.raises(TooNew, match=told):
        place.open(read_only=read_only)


def test_a_database_of_something_else_is_refused(place):
    run_sql(place, "CREATE TABLE events (id INTEGER)")
    with pytest.raises(NotAStore, match="has a table 'events' that is not croupier's: name another database"):
        place.open()


def test_a_database_with_other_tables_beside_is_taken(place):
    run_sql(place, "CREATE TABLE menu (dish TEXT)")
    with place.open() as store:
        assert store.append([entry("T1", 1)])[0].last == 1


@pytest.mark.parametrize("end", ["seal-key", "sign-key"])
def test_a_key_that_a_store_depends_on_is_never_made_anew(place, end):
    with place.open() as store:
        store.append([entry("T1", 1, sealed=((1, b"deck"),), checkpoint=True)])
    key = place.beside.with_name(f"floor.db.{end}")
    kept = key.read_bytes()
    key.unlink()
    with pytest.raises(WrongKey, match=rf"The key .*{end} of this store is missing: put it back"):
        place.open()
    assert not key.exists()
    with place.open(read_only=True) as reader:
        assert reader.head("T1").seq == 1  # a log is read without any key
    key.write_bytes(kept)
    key.chmod(0o600)
    place.open().close()
