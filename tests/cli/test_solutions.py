"""Stored solutions: what is written comes back, and whatever is not as it was written is as good as missing."""

import os
import subprocess
import sys

import numpy as np
import pytest

from croupier.cli import solutions

ARRAYS = {
    "counts": np.arange(700_000, dtype=np.int64).reshape(7, 100_000),  # more than one block
    "kinds": np.arange(13, dtype=np.uint8),
    "none": np.zeros((0, 3), np.uint16),
    "values": np.linspace(0, 1, 9)[::2],  # not contiguous
}
LARGE_ENOUGH = 100_000  # bytes that a file of these arrays has at the least


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    solutions._tell.cache_clear()
    return tmp_path / "croupier" / "solutions"


@pytest.fixture
def stored(folder):
    """The file of a stored solution."""
    solutions.save("a game", ARRAYS)
    (path,) = folder.iterdir()
    assert path.stat().st_size > LARGE_ENOUGH
    return path


@pytest.fixture
def on_terminal(monkeypatch):
    """What is said on a terminal."""
    said: list[str] = []
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    monkeypatch.setattr("click.echo", lambda message, **_: said.append(message))
    return said


def test_a_stored_solution_comes_back_as_it_was(stored):
    loaded = solutions.load("a game")
    assert loaded is not None
    assert list(loaded) == list(ARRAYS)
    for name, array in ARRAYS.items():
        assert (loaded[name].dtype, loaded[name].shape) == (array.dtype, array.shape)
        assert np.array_equal(loaded[name], array)
        assert loaded[name].flags.writeable  # a kernel compiled for arrays that were just made takes these too
    loaded["counts"][:] = 0
    again = solutions.load("a game")
    assert np.array_equal(again["counts"], ARRAYS["counts"])  # writing to it changes no file


def test_what_was_never_stored_is_missing(stored):
    assert solutions.load("another game") is None


def test_storing_again_replaces_and_leaves_nothing_behind(stored):
    solutions.save("a game", {"kinds": np.ones(3, np.uint8)})
    assert list(solutions.load("a game")) == ["kinds"]
    assert list(stored.parent.iterdir()) == [stored]


SPOTS = [0, 5, 18, 20, 22, 40, 60, 90, 200, 4_000, 4_096, 5_000, 1_000_000, 2_000_000, -40, -10, -1]


@pytest.mark.parametrize("spot", SPOTS)
@pytest.mark.parametrize("bit", [1, 128])
def test_a_flipped_bit_anywhere_is_found(stored, spot, bit, on_terminal):
    content = bytearray(stored.read_bytes())
    content[spot] ^= bit
    stored.write_bytes(content)
    assert solutions.load("a game") is None
    assert len(on_terminal) == 1


@pytest.mark.parametrize("length", [0, 1, 17, 30, 80, 4_096, 1_000_000, -1])
def test_a_file_cut_short_is_found(stored, length):
    stored.write_bytes(stored.read_bytes()[:length])
    assert solutions.load("a game") is None


def test_a_file_with_something_behind_it_is_found(stored):
    stored.write_bytes(stored.read_bytes() + b"\0")
    assert solutions.load("a game") is None


@pytest.mark.parametrize("content", [b"\0" * 5_000, b"croupier solution\n" + b"\xff" * 100, b"[]", b"\x89PNG"])
def test_something_else_in_its_place_is_found(stored, content):
    stored.write_bytes(content)
    assert solutions.load("a game") is None


def test_two_exchanged_blocks_are_found(stored):
    content = stored.read_bytes()
    one, two = (slice(4_096 + i * solutions.BLOCK, 4_096 + (i + 1) * solutions.BLOCK) for i in (0, 1))
    stored.write_bytes(content[:4_096] + content[two] + content[one] + content[two.stop :])
    assert solutions.load("a game") is None


def test_the_solution_of_another_game_in_its_place_is_found(stored, folder):
    solutions.save("another game", ARRAYS)
    (other,) = set(folder.iterdir()) - {stored}
    other.replace(stored)
    assert solutions.load("a game") is None


@pytest.mark.parametrize("changed", ["program", "SCHEMA"])
def test_the_solution_of_another_version_is_not_trusted(stored, changed, monkeypatch):
    assert solutions.load("a game") is not None
    monkeypatch.setattr(solutions, changed, (lambda: "croupier 0.0") if changed == "program" else 0)
    assert solutions.load("a game") is None
    solutions.save("a game", ARRAYS)
    assert solutions.load("a game") is not None


def test_the_version_knows_the_code_that_solves():
    assert solutions.program() == solutions.program()
    for room in solutions._MADE_BY:
        assert list((solutions._SOURCES / room).glob("*.py")), room


def test_the_oldest_solutions_make_room(folder, monkeypatch):
    monkeypatch.setattr(solutions, "KEPT", 3_000_000 + 20_000)
    large = {"x": np.zeros(1_000_000, np.uint8)}
    for number in range(3):
        solutions.save(str(number), large)
        os.utime(solutions._path(folder.parent, str(number)), (number, number))
    assert solutions.load("0") is not None  # used now, so no longer the oldest
    solutions.save("3", large)
    kept = [number for number in range(4) if solutions.load(str(number)) is not None]
    assert kept == [0, 2, 3]


def test_a_folder_that_cannot_be_written_is_no_error_and_said_once(folder, tmp_path, on_terminal):
    (tmp_path / "croupier").write_text("a file where the folder should be")
    for _ in range(2):
        solutions.save("a game", ARRAYS)
        assert solutions.load("a game") is None
    assert on_terminal == ["croupier: The solution cannot be kept for the next time: Not a directory."]


def test_without_a_home_nothing_is_stored(monkeypatch, on_terminal):
    def no_home():
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setenv("XDG_CACHE_HOME", "relative/is/ignored")
    monkeypatch.setattr("pathlib.Path.home", no_home)
    solutions.save("a game", ARRAYS)
    assert solutions.load("a game") is None
    assert len(on_terminal) == 1


def test_nothing_is_said_where_nobody_sits(stored, monkeypatch, capsys):
    stored.write_bytes(b"damaged")
    assert solutions.load("a game") is None
    assert capsys.readouterr() == ("", "")


def test_an_interrupted_write_leaves_nothing(folder, monkeypatch):
    def interrupted(self, target):
        raise KeyboardInterrupt

    monkeypatch.setattr("pathlib.Path.replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        solutions.save("a game", ARRAYS)
    assert list(folder.iterdir()) == []


WHERE = "from croupier.cli.solutions import prepare_kernels as p; import os; p(); print(os.environ['NUMBA_CACHE_DIR'])"


def told(**environment: str) -> str:
    """Where a fresh process keeps its kernels."""
    clean = {name: value for name, value in os.environ.items() if name != "NUMBA_CACHE_DIR"}
    done = subprocess.run(
        [sys.executable, "-c", WHERE], env={**clean, **environment}, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_kernels_are_kept_in_the_users_cache(tmp_path):
    place = told()
    assert os.path.dirname(place) == str(tmp_path / "croupier" / "kernels")
    assert os.path.isdir(place)
    assert told() == place
    assert told(NUMBA_CACHE_DIR="/elsewhere") == "/elsewhere"


def test_kernels_of_other_code_have_another_folder_and_the_oldest_go(tmp_path):
    """Numba does not see that a kernel which was compiled into another one has changed since."""
    kernels = tmp_path / "croupier" / "kernels"
    for number in range(6):
        (kernels / str(number)).mkdir(parents=True)
        os.utime(kernels / str(number), (number, number))
    place = told()
    assert {path.name for path in kernels.iterdir()} == {os.path.basename(place), "3", "4", "5"}
    assert solutions._code("njit", ("analysis",)) != solutions._code("njit", ("cards",))
    assert solutions._code("no such word", ("cards",)) == solutions._code("none such", ("analysis",))


def test_kernels_have_a_place_also_without_a_cache(tmp_path):
    (tmp_path / "croupier").write_text("a file where the folder should be")
    place = told()
    assert "croupier-" in place
    assert not os.path.exists(place)
