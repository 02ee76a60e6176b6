"""Opening a store, and what lies beside it."""

import os
import stat

import pytest

from croupier.store.connection import address
from croupier.store.problems import NotAStore
from croupier.store.store import files_of, open_store
from tests.stores import entry


def test_what_lies_beside_a_sqlite_store(tmp_path):
    with open_store(f"sqlite:///{tmp_path}/floor.db") as store:
        store.append([entry("T1", 1, checkpoint=True)])
    found = {path.name: oct(stat.S_IMODE(path.stat().st_mode)) for path in tmp_path.iterdir()}
    assert sorted(found) == ["floor.db", "floor.db.lock", "floor.db.seal-key", "floor.db.sign-key", "floor.db.witness"]
    assert found["floor.db.seal-key"] == found["floor.db.sign-key"] == "0o600"


def test_what_goes_with_a_store_in_postgresql_is_with_the_users_data(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    one = files_of(address("postgresql://ann:secret@host/floor"))
    assert one.sealing_key.parent == tmp_path / "croupier"
    assert one.sealing_key.name.startswith("floor-")
    assert one == files_of(address("postgresql://ann:changed@host/floor"))
    others = {
        files_of(address(f"postgresql://{rest}")) for rest in ("ann@other/floor", "ann@host:5433/floor", "ann@host/x")
    }
    assert len({one, *others}) == 4
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path / "ann"))
    assert files_of(address("postgresql://host/x")).witness.parent == tmp_path / "ann" / ".local" / "share" / "croupier"


def test_a_folder_is_told_that_is_not_there(tmp_path):
    with pytest.raises(NotAStore, match="No such file or directory"):
        open_store(f"sqlite:///{tmp_path}/none/floor.db")


@pytest.mark.parametrize("read_only", [False, True])
def test_a_file_that_is_no_database_is_told(tmp_path, read_only):
    (tmp_path / "floor.db").write_text("roulette " * 200)
    with pytest.raises(NotAStore, match="cannot be opened: file is not a database"):
        open_store(f"sqlite:///{tmp_path}/floor.db", read_only=read_only)
    assert (tmp_path / "floor.db").read_text() == "roulette " * 200


def test_a_server_that_does_not_answer_is_told(tmp_path):
    with pytest.raises(NotAStore, match="cannot be opened: ") as caught:
        open_store(f"postgresql://ann:secret@/floor?host={tmp_path}", beside=tmp_path / "x")
    assert "secret" not in str(caught.value)


def test_nothing_stays_open_when_a_store_is_closed_or_refused(tmp_path):
    before = len(os.listdir("/proc/self/fd"))
    url = f"sqlite:///{tmp_path}/floor.db"
    open_store(url).close()
    (tmp_path / "floor.db.seal-key").write_bytes(b"short")
    with pytest.raises(Exception, match="holds 5 bytes"):
        open_store(url)
    assert len(os.listdir("/proc/self/fd")) == before
