"""Stores on the command line: whatever is wrong with one is said in a sentence, with a code of its own."""

import sqlite3

import pytest

from croupier.cli.errors import InputRefused
from croupier.cli.stores import named_table, opened_store
from croupier.store.store import open_store
from tests.stores import entry


def made(folder) -> str:
    url = f"sqlite:///{folder}/floor.db"
    with open_store(url) as store:
        store.append([entry("T1", 1, checkpoint=True)])
    return url


def refused(url: str, *, read_only: bool = True) -> InputRefused:
    with pytest.raises(InputRefused) as refusal, opened_store(url, read_only=read_only):
        pass
    return refusal.value


def test_a_store_is_opened(tmp_path):
    with opened_store(made(tmp_path), read_only=True) as store:
        assert [table.id for table in store.tables()] == ["T1"]


@pytest.mark.parametrize("url", ["", "floor.db", "mysql://host/floor", "sqlite://", "sqlite:///:memory:", "sqlite:///"])
def test_an_address_of_no_store(url):
    assert refused(url).code == "no-store"
    assert refused(url, read_only=False).code == "no-store"


def test_a_server_that_is_not_there_is_told_of_on_one_line():
    for read_only in (True, False):
        error = refused("postgresql://nobody@127.0.0.1:1/floor", read_only=read_only)
        assert error.code == "no-store"
        assert "\n" not in error.message


def test_a_file_that_is_not_there_is_not_read_and_one_in_no_folder_not_made(tmp_path):
    assert refused(f"sqlite:///{tmp_path}/floor.db").code == "no-store"
    assert not list(tmp_path.iterdir())
    assert refused(f"sqlite:///{tmp_path}/nowhere/floor.db", read_only=False).code == "no-store"


@pytest.mark.parametrize("content", [b"", b"no database", b"x" * 10_000])
def test_a_file_that_is_no_store(tmp_path, content):
    (tmp_path / "floor.db").write_bytes(content)
    assert refused(f"sqlite:///{tmp_path}/floor.db").code == "no-store"


def test_a_store_that_another_process_writes(tmp_path):
    url = made(tmp_path)
    with open_store(url):
        error = refused(url, read_only=False)
        assert error.code == "store-occupied"
        assert "process" in error.message
        with opened_store(url, read_only=True) as store:
            assert store.head("T1").seq == 1


def test_a_store_of_a_newer_program(tmp_path):
    url = made(tmp_path)
    with sqlite3.connect(tmp_path / "floor.db") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    assert refused(url).code == "store-too-new"
    assert refused(url, read_only=False).code == "store-too-new"


def test_a_store_that_was_put_back_to_an_earlier_state(tmp_path):
    url = made(tmp_path)
    with (tmp_path / "floor.db.witness").open("a") as witness:
        witness.write('{"hash":"%s","seq":7,"table":"T1"}\n' % ("0" * 64))
    assert refused(url).code == "store-rolled-back"


def test_a_store_whose_key_is_lost(tmp_path):
    url = made(tmp_path)
    (tmp_path / "floor.db.sign-key").unlink()
    assert refused(url, read_only=False).code == "wrong-key"


def test_a_store_that_cannot_be_read_any_more(tmp_path):
    def lost_while_read():
        with opened_store(made(tmp_path), read_only=True) as store:
            (tmp_path / "floor.db").write_bytes(b"x" * 10_000)
            (tmp_path / "floor.db-wal").unlink(missing_ok=True)
            store.head("T1")

    with pytest.raises(InputRefused) as refusal:
        lost_while_read()
    assert refusal.value.code == "store-stopped"


def test_a_table_is_found_by_its_name_and_the_only_one_without(tmp_path):
    with opened_store(made(tmp_path), read_only=True) as store:
        assert named_table(store, "T1") == named_table(store, None) == "T1"
        with pytest.raises(InputRefused, match="there are T1") as refusal:
            named_table(store, "T2")
    assert refusal.value.code == "no-such-table"


def test_of_several_tables_one_is_named(tmp_path):
    with open_store(made(tmp_path)) as store:
        store.append([entry("T2", 1)])
        with pytest.raises(InputRefused, match="Name a table with --table; the store has T1, T2") as refusal:
            named_table(store, None)
    assert refusal.value.code == "usage"
