"""Custom tables from the command line: from a file, written out, or refused in one sentence."""

import pytest

from croupier.cli.errors import InputRefused
from croupier.cli.tables import read_tables
from croupier.games.catalogue import definition
from croupier.rulebook.game import Game, elect
from croupier.rulebook.money import Amount, Odds


@pytest.fixture(scope="module")
def game() -> Game:
    elected = elect(definition("three-card-poker"), {})
    assert isinstance(elected, Game)
    return elected


def test_without_tables_the_game_stays_as_it_is(game):
    assert read_tables(game, ()) is game


def test_tables_are_read_from_a_file_and_from_the_line(game, tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text('# mine\nstraight = 6\n"straight flush" = "win $1,000"\n"three of a kind" = "3 to 2"\n')
    other = read_tables(game, (f"pair_plus={path}", "bad_beat=pair 4, straight flush 15,000"))
    assert dict(other.tables["pair_plus"][""].pays) == {
        "straight flush": Amount(100_000),
        "three-of-a-kind": Odds.to(3, 2),
        "straight": Odds.to(6),
    }
    assert dict(other.tables["bad_beat"][""].pays) == {"straight flush": Odds.to(15_000), "pair": Odds.to(4)}


@pytest.mark.parametrize(
    ("given", "code", "says"),
    [
        (("pair_plus",), "usage", "--table takes WAGER=FILE.toml"),
        (("=pair 1",), "usage", "--table takes WAGER=FILE.toml"),
        (("pair_plus=pair 1", "pair_plus=pair 2"), "usage", "is given twice."),
        (("pair_plus=",), "bad-table", "is empty."),
        (("pair_plus=royal 5",), "bad-table", "Its lines are: straight flush;"),
        (("pair_plus=nowhere.toml",), "no-file", "cannot be read: No such file or directory."),
        (("pair_plus=\0.toml",), "bad-table", "is not TOML"),
    ],
)
def test_what_cannot_be_used_is_refused(game, given, code, says):
    with pytest.raises(InputRefused, match=says) as refused:
        read_tables(game, given)
    assert refused.value.code == code


@pytest.mark.parametrize(
    "content",
    [
        b"pair 1",
        b"pair = ",
        b"pair = 1\npair = 2",
        b"\xff = 1",
        b"x = " + b"[" * 100_000,
        b"pair = " + b"9" * 5_000,
        b"[pair]\nodds = 1",
        b"pair = 1.5",
        b"pair = 2026-01-01",
        b"royal = 1",
        b"",
    ],
)
def test_a_file_that_is_no_table_is_refused(game, tmp_path, content):
    path = tmp_path / "mine.toml"
    path.write_bytes(content)
    with pytest.raises(InputRefused) as refused:
        read_tables(game, (f"pair_plus={path}",))
    assert refused.value.code == "bad-table"
    assert refused.value.message.endswith(".")
    assert "\n" not in refused.value.message


def test_a_folder_is_no_table(game, tmp_path):
    folder = tmp_path / "mine.toml"
    folder.mkdir()
    with pytest.raises(InputRefused, match="Is a directory"):
        read_tables(game, (f"pair_plus={folder}",))
