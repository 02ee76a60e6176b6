"""The lock file beside a SQLite store. What it means for processes is among the contracts."""

import os

import pytest

from croupier.store.connection import whoami
from croupier.store.lock import lock_file
from croupier.store.problems import NotAStore, Occupied


def test_the_file_says_who_holds_it(tmp_path):
    path = tmp_path / "lock"
    path.write_text("process 1 on a machine with a very long name\n")
    held = lock_file(path)
    assert path.read_text() == f"{whoami()}\n"
    with pytest.raises(Occupied, match=f"^The store is being written by {whoami()}: stop that first, or open"):
        lock_file(path)
    os.close(held)
    os.close(lock_file(path))


def test_a_holder_that_has_not_said_who_it_is(tmp_path):
    held = lock_file(tmp_path / "lock")
    (tmp_path / "lock").write_text("")
    with pytest.raises(Occupied, match="written by another process"):
        lock_file(tmp_path / "lock")
    os.close(held)


def test_the_lock_ends_with_its_process_and_is_not_handed_to_children(tmp_path):
    held = lock_file(tmp_path / "lock")
    assert not os.get_inheritable(held)
    os.close(held)


def test_a_folder_that_is_not_there(tmp_path):
    with pytest.raises(NotAStore, match=r"cannot be written: No such file or directory\."):
        lock_file(tmp_path / "none" / "lock")
