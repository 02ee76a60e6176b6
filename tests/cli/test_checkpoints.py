"""Checkpoints: what was done comes back as it was, and no other simulation goes on from it."""

import json

import numpy as np
import pytest

from croupier.analysis.blocks import Sums
from croupier.cli.checkpoints import fingerprint, load, save
from croupier.cli.errors import InputRefused

OF = {"program": "1", "game": "three-card-poker", "seed": "7", "amount": "1000", "inputs": "abc"}
SUMS = Sums(rounds=5, counts=(1, 4), sides=((2, 3), (5, 0)), results={-7: 2, 3: 1}, ends={10: 1})


def test_what_was_saved_is_loaded(tmp_path):
    path = tmp_path / "kept.json"
    save(path, OF, 3, SUMS)
    found = load(str(path), OF, 10)
    assert (found.done, found.sums) == (3, SUMS)
    assert [one.name for one in tmp_path.iterdir()] == ["kept.json"]


def test_a_checkpoint_takes_the_place_of_an_older_one(tmp_path):
    path = tmp_path / "kept.json"
    save(path, OF, 3, SUMS)
    save(path, OF, 4, SUMS.plus(SUMS))
    assert load(str(path), OF, 10).done == 4


def test_a_checkpoint_that_cannot_be_written_leaves_nothing_behind(tmp_path):
    (tmp_path / "kept.json").mkdir()
    with pytest.raises(OSError, match="kept"):
        save(tmp_path / "kept.json", OF, 3, SUMS)
    assert [one.name for one in tmp_path.iterdir()] == ["kept.json"]


@pytest.mark.parametrize(
    ("part", "says"),
    [
        ("program", "another version of croupier"),
        ("game", "another game"),
        ("seed", "another seed"),
        ("amount", "another number of rounds"),
        ("inputs", "other options, pay tables, stakes or rules of play"),
    ],
)
def test_a_checkpoint_of_another_simulation_is_refused(tmp_path, part, says):
    path = tmp_path / "kept.json"
    save(path, OF, 3, SUMS)
    with pytest.raises(InputRefused, match=says):
        load(str(path), OF | {part: "other"}, 10)


@pytest.mark.parametrize("text", [b"", b"[]", b"{", b"\xff", b'{"format": 1}'])
def test_a_damaged_file_is_refused(tmp_path, text):
    path = tmp_path / "kept.json"
    path.write_bytes(text)
    with pytest.raises(InputRefused, match="no checkpoint of a simulation, or is damaged"):
        load(str(path), OF, 10)


@pytest.mark.parametrize("change", [{"format": 2}, {"done": 11}, {"done": -1}])
def test_a_file_that_says_what_cannot_be_is_refused(tmp_path, change):
    path = tmp_path / "kept.json"
    save(path, OF, 3, SUMS)
    path.write_text(json.dumps(json.loads(path.read_text()) | change))
    with pytest.raises(InputRefused, match="damaged"):
        load(str(path), OF, 10)


def test_a_file_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(InputRefused, match="cannot be read"):
        load(str(tmp_path / "none.json"), OF, 10)


def test_a_fingerprint_changes_with_every_part():
    one = (np.arange(6), "words", 5, None, (1, 2))
    same = (np.arange(6), "words", 5, None, (1, 2))
    others = [
        (np.arange(6).reshape(2, 3), "words", 5, None, (1, 2)),
        (np.arange(6, dtype=np.int32), "words", 5, None, (1, 2)),
        (np.arange(6) + 1, "words", 5, None, (1, 2)),
        (np.arange(6), "word", 5, None, (1, 2)),
        (np.arange(6), "words", 6, None, (1, 2)),
        (np.arange(6), "words", 5, None, (1, (2,))),
    ]
    assert fingerprint(one) == fingerprint(same)
    assert len({fingerprint(one), *map(fingerprint, others)}) == 7
