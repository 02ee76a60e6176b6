"""Advice is found once for a game and its tables, and what is stored serves only where it is whole and the same."""

import pytest
from msgspec.structs import replace

from croupier.analysis import planning
from croupier.analysis.shape import shape_of
from croupier.analysis.solution import silent
from croupier.cli import solutions
from croupier.cli.advised import advice_digest, advised
from croupier.rulebook.custom import with_custom_tables
from tests.cli.analysed import game
from tests.cli.calling import call


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path / "croupier" / "solutions"


@pytest.fixture
def listed(monkeypatch):
    """For which games information sets were listed."""
    calls = []
    real = planning.spots_of

    def counted(shape, *more):
        calls.append(shape.game.definition.key)
        return real(shape, *more)

    monkeypatch.setattr(planning, "spots_of", counted)
    return calls


def of(elected=None, **given):
    return advised(shape_of(elected or game()), None, silent, **given)


def test_it_is_found_once_and_comes_back_as_it_was(listed):
    assert of() == of()
    assert listed == ["three-card-poker"]


def test_the_command_says_the_same_the_second_time(listed):
    first, again = (call("strategy", "three-card-poker", *more) for more in ((), ()))
    assert first == again
    assert "1x with Q-6-4 or better" in again.out
    assert listed == ["three-card-poker"]


def test_fresh_finds_it_whatever_is_stored(listed):
    assert of() == of(fresh=True)
    assert len(listed) == 2


def test_other_tables_have_other_advice(listed):
    generous = with_custom_tables(game(), {"ante_bonus": "straight 400"})
    assert of() != of(generous)
    assert len(listed) == 2


@pytest.mark.parametrize("byte", [30, 200, -9])
def test_what_is_damaged_is_found_again_and_mended(listed, folder, byte):
    found = of()
    (path,) = folder.iterdir()
    content = bytearray(path.read_bytes())
    content[byte] ^= 1
    path.write_bytes(content)
    assert of() == of() == found
    assert len(listed) == 2


def test_what_another_version_found_is_not_trusted(listed, monkeypatch):
    of()
    monkeypatch.setattr(solutions, "program", lambda: "croupier 0.0")
    of()
    assert len(listed) == 2


def test_the_digest_tells_apart_what_is_paid_and_what_is_said():
    shape = shape_of(game())
    usual = advice_digest(shape, None)
    assert advice_digest(shape_of(game()), None) == usual
    assert advice_digest(shape_of(with_custom_tables(game(), {"ante_bonus": "straight 400"})), None) != usual
    assert advice_digest(replace(shape, unit="play"), None) != usual
