"""One process writes to a store; readers may look on. The same on SQLite and PostgreSQL."""

import os
import subprocess
import sys

import pytest

from croupier.store.problems import Occupied
from tests.stores import entry

HOLD = """
import sys
from pathlib import Path
from croupier.store.store import open_store
store = open_store(sys.argv[1], beside=Path(sys.argv[2]))
print("open", flush=True)
sys.stdin.read()
"""


@pytest.fixture
def holder(place):
    """Another process that has the store open for writing."""
    command = [sys.executable, "-c", HOLD, place.url, str(place.beside)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout.readline() == "open\n"
        yield process
        process.kill()


def test_a_second_process_is_told_which_one_writes(place, holder):
    with pytest.raises(Occupied, match=f"is being written by process {holder.pid} on .*: stop that first"):
        place.open()


def test_a_second_writer_in_the_same_process_is_refused_too(place):
    with place.open(), pytest.raises(Occupied, match=f"process {os.getpid()} "):
        place.open()
    place.open().close()


def test_a_writer_that_was_killed_holds_nothing(place, holder):
    holder.kill()
    holder.wait()
    for _ in range(100):  # PostgreSQL takes a moment to see that the connection is gone
        try:
            place.open().close()
            return
        except Occupied:
            pass
    place.open().close()


def test_a_reader_sees_what_was_committed_while_the_writer_goes_on(place):
    with place.open() as store, place.open(read_only=True) as reader:
        assert reader.head("T1").seq == 0
        for seq in (1, 2, 3):
            store.append([entry("T1", seq)])
            assert reader.head("T1").seq == seq
        with place.open(read_only=True) as another:
            assert [record.seq for record in another.records("T1")] == [1, 2, 3]


def test_a_reader_writes_nothing(place):
    with place.open() as store, place.open(read_only=True) as reader:
        store.append([entry("T1", 1)])
        with pytest.raises(AssertionError, match="open for reading"):
            reader.append([entry("T1", 2)])
        assert store.head("T1").seq == 1
