"""Addresses of stores, and how the connections to them are set up."""

import sqlite3

import pytest
from sqlalchemy import text

from croupier.store import connection
from croupier.store.connection import address, checkpoints_collide, reading_engine, sqlite_file, writing_engine
from croupier.store.problems import NotAStore


def test_an_address_of_either_kind(tmp_path):
    assert sqlite_file(address(f"sqlite:///{tmp_path}/floor.db")) == tmp_path / "floor.db"
    assert sqlite_file(address("sqlite:///floor.db")).is_absolute()
    assert address("postgresql://ann@host/floor").drivername == "postgresql+psycopg"
    assert sqlite_file(address("postgresql://ann@host/floor")) is None


@pytest.mark.parametrize(
    "url", ["", "floor.db", "mysql://host/x", "sqlite+other:///x", "postgresql+asyncpg://h/x", "://"]
)
def test_any_other_address_is_refused(url):
    with pytest.raises(NotAStore, match="is no address of a store: write sqlite:///file or postgresql://"):
        address(url)


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "sqlite://floor.db"])
def test_a_store_in_sqlite_is_a_file(url):
    with pytest.raises(NotAStore, match="names no file: write sqlite:///file"):
        address(url)


def test_no_password_is_shown():
    with pytest.raises(NotAStore) as caught:
        address("mysql://ann:geheim@host/x")
    assert "geheim" not in str(caught.value)


def test_the_versions_with_the_bug_of_two_checkpoints():
    versions = [(3, 6, 23), (3, 7, 0), (3, 40, 1), (3, 51, 2), (3, 51, 3), (3, 52, 0)]
    assert [checkpoints_collide(version) for version in versions] == [False, True, True, True, False, False]


def pragma(engine, name):
    with engine.connect() as opened:
        return opened.execute(text(f"PRAGMA {name}")).scalar()


def test_the_writer_of_sqlite_is_durable(tmp_path):
    engine = writing_engine(address(f"sqlite:///{tmp_path}/x.db"))
    found = {
        name: pragma(engine, name) for name in ("journal_mode", "synchronous", "foreign_keys", "recursive_triggers")
    }
    assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "recursive_triggers": 1}
    engine.dispose()


def test_a_reader_of_sqlite_neither_writes_nor_checkpoints(tmp_path):
    url = address(f"sqlite:///{tmp_path}/x.db")
    writer = writing_engine(url)
    with writer.begin() as opened:
        opened.execute(text("CREATE TABLE x (y INTEGER)"))
    log = tmp_path / "x.db-wal"
    before = (tmp_path / "x.db").read_bytes(), log.read_bytes()
    reader = reading_engine(url)
    assert (pragma(reader, "query_only"), pragma(reader, "wal_autocheckpoint")) == (1, 0)
    with reader.connect() as opened:
        with pytest.raises(Exception, match="readonly database"):
            opened.execute(text("INSERT INTO x VALUES (1)"))
        opened.rollback()
        opened.execute(text("PRAGMA query_only=OFF"))
        with pytest.raises(Exception, match=r"readonly database|disk I/O error"):  # the file itself is open for reading
            opened.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
    reader.dispose()
    assert ((tmp_path / "x.db").read_bytes(), log.read_bytes()) == before
    writer.dispose()


def test_a_reader_that_could_checkpoint_is_refused_under_a_version_with_the_bug(tmp_path, monkeypatch):
    url = address(f"sqlite:///{tmp_path}/x.db")
    writing_engine(url).connect().close()

    class Deaf(sqlite3.Connection):
        def execute(self, statement, *rest):
            return super().execute("SELECT 1" if "wal_autocheckpoint=0" in statement else statement, *rest)

    monkeypatch.setattr(connection, "checkpoints_collide", lambda: True)
    engine = reading_engine(url)
    engine.dialect.connect = lambda *args, **options: sqlite3.connect(*args, **options | {"factory": Deaf})
    with pytest.raises(AssertionError, match="must never checkpoint"):
        engine.connect()


def test_an_old_sqlite_is_told(tmp_path, monkeypatch):
    monkeypatch.setattr(connection.sqlite3, "sqlite_version_info", (3, 36, 0))
    with pytest.raises(NotAStore, match=r"a store needs 3\.37\.0 or later"):
        writing_engine(address(f"sqlite:///{tmp_path}/x.db"))


def test_postgresql_without_its_package_is_told(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "psycopg", None)
    with pytest.raises(NotAStore, match=r"install croupier with its extra, croupier\[postgres\]"):
        writing_engine(address("postgresql://host/x"))
