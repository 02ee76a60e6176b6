"""The shuffle at full size: nothing that a hundred million decks show is against it."""

import json

import pytest

from croupier.server.entropy import demonstration, operating_system
from tests.simulation import shuffle_in_full
from tests.simulation.shuffle_in_full import FULL, NAME, SEED, SEEDED, run, to_file


@pytest.mark.soak
def test_a_hundred_million_decks_of_the_operating_system():
    assert run("operating-system", operating_system(), FULL, to_file)["rejected"] == {}


@pytest.mark.soak
def test_ten_million_decks_that_can_be_dealt_again():
    assert run("demonstration", demonstration(SEED, NAME), SEEDED, to_file)["rejected"] == {}


def test_a_run_is_written_down_so_that_it_can_be_repeated(tmp_path, monkeypatch):
    monkeypatch.setattr(shuffle_in_full, "FOLDER", tmp_path)
    lines: list[str] = []
    first, again = (run("small", demonstration(SEED, NAME), 20_000, lines.append) for _ in range(2))
    assert first | {"seconds": 0} == again | {"seconds": 0}
    assert json.loads((tmp_path / "shuffle-small.json").read_text()) == again
    assert (first["decks"], first["seed"], first["rejected"]) == (20_000, SEED, {})
    assert lines[1].startswith("small: 20,000 of 20,000 decks")
    other = run("small", demonstration(SEED + 1, NAME), 20_000, lines.append)
    assert other["counts_sha256"] != first["counts_sha256"]
    assert other["bytes_sha256"] != first["bytes_sha256"]
