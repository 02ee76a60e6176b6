"""A game in a file of one's own: found there, run by nobody but who named it, refused with one sentence."""

import json
import sys
from pathlib import Path

import pytest

from croupier.cli.errors import InputRefused
from croupier.cli.game_file import load_game, names_a_file
from croupier.games.catalogue import KEYS
from croupier.rulebook.definition import GameDefinition
from tests.cli.calling import answer, call, refusal
from tests.own_games import OWN

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
DUEL = EXAMPLES / "two_card_duel.py"
CRAZY = EXAMPLES / "crazy_4_poker.py"
ROUND = {
    "game": "crazy-4-poker",
    "dealer": ["Kc", "Qs", "9h", "4d", "3c"],
    "players": [
        {
            "seat": 1,
            "cards": ["Ah", "Ad", "9s", "4c", "2d"],
            "wagers": {"ante": 1000, "super_bonus": 1000},
            "decisions": ["3x"],
        }
    ],
}


@pytest.fixture
def written(tmp_path):
    """Writes a game file; gives its path as it would be typed."""

    def write(text: str | bytes, name: str = "game.py") -> str:
        path = tmp_path / name
        path.write_bytes(text.encode() if isinstance(text, str) else text)
        return str(path)

    return write


def refused(text: str) -> tuple[str, str]:
    with pytest.raises(InputRefused) as error:
        load_game(text)
    assert error.value.message.endswith(".")
    return error.value.code, error.value.message


@pytest.mark.parametrize(
    ("text", "is_file"),
    [
        ("game.py", True),
        ("path/to/game.py", True),
        ("game.py:NAME", True),
        ("./game", True),
        ("folder/", True),
        ("three-card-poker", False),
        ("three_card_poker", False),
        ("game.pyx", False),
        ("", False),
    ],
)
def test_a_file_is_what_ends_in_py_or_has_a_separator(text, is_file):
    assert names_a_file(text) is is_file


def test_no_key_of_the_catalogue_is_taken_for_a_file():
    assert not any(map(names_a_file, KEYS))


@pytest.mark.parametrize("stem", ["two_card_duel", "ultimate_texas_hold_em", "casino_hold_em", "crazy_4_poker"])
def test_the_one_game_of_a_file_is_its_game(stem):
    game = load_game(str(EXAMPLES / f"{stem}.py"))
    assert isinstance(game, GameDefinition)
    assert game.key == stem.replace("_", "-")
    assert game.key == "two-card-duel" or game.title == OWN[game.key].title


def test_a_game_may_be_chosen_by_its_name(written):
    several = written(
        f"{DUEL.read_text('utf-8')}\nfrom msgspec.structs import replace\nOTHER = replace(TWO_CARD_DUEL, key='o')\n"
    )
    assert refused(several) == (
        "bad-game",
        f"{several} defines TWO_CARD_DUEL, OTHER; choose one of them, as in {several}:TWO_CARD_DUEL.",
    )
    assert load_game(f"{several}:OTHER").key == "o"
    assert load_game(f"{several}:TWO_CARD_DUEL").key == "two-card-duel"
    assert refused(f"{several}:RULES") == ("bad-game", f"{several} has no game RULES; it has TWO_CARD_DUEL, OTHER.")


def test_two_names_of_one_game_are_one_game(written):
    assert load_game(written(f"{DUEL.read_text('utf-8')}\nGAME = TWO_CARD_DUEL\n")).key == "two-card-duel"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "{} defines no game. A game file ends in a GameDefinition; docs/guide/write-a-game.md shows how."),
        ("x = 1\n\nif x\n", "{} is not Python, line 3: expected ':'."),
        (b"x = 1\nname = '\xff'\n", "{} is not Python, line "),
        ("x = 1\0\n", "{} is not Python"),
        ("x = 1\n\nprices = {}\nprices['ante']\n", "{} cannot be run, line 4: KeyError: 'ante'."),
        (
            "def odds():\n    return 1 / 0\n\n\nodds()\n",
            "{} cannot be run, line 2: ZeroDivisionError: division by zero.",
        ),
        ("import a_module_that_nobody_has\n", "{} cannot be run, line 1: ModuleNotFoundError: No module named "),
        ("raise SystemExit(0)\n", "{} cannot be run, line 1: SystemExit: 0."),
        ("raise ValueError\n", "{} cannot be run, line 1: ValueError."),
        ("raise ValueError('one\\ntwo.')\n", "{} cannot be run, line 1: ValueError: one two."),
        (
            "def again():\n    again()\n\n\nagain()\n",
            "{} cannot be run, line 2: RecursionError: maximum recursion depth",
        ),
    ],
)
def test_a_file_that_holds_no_game_or_cannot_be_run_is_refused_with_its_line(written, text, says):
    path = written(text)
    code, message = refused(path)
    assert code == "bad-game"
    assert message.startswith(says.format(path))
    assert "\n" not in message


@pytest.mark.parametrize(
    ("changed", "to", "says"),
    [
        (
            'ref("4(b)")),\n        Row((STAY, YES, EQUAL)',
            'ref("4(z)")),\n        Row((STAY, YES, EQUAL)',
            "duel-4(z) is not in",
        ),
        ("Row((STAY, YES, LOWER)", "Row((STAY, YES, EQUAL)", "2 rows of a settlement table match"),
    ],
)
def test_what_the_rulebook_refuses_at_import_is_said_in_its_own_words(written, changed, to, says):
    source = DUEL.read_text("utf-8")
    assert changed in source
    path = written(source.replace(changed, to))
    code, message = refused(path)
    assert code == "bad-game"
    assert message.startswith(f"{path} cannot be run, line ")
    assert f": {says}" in message
    assert int(message.removeprefix(f"{path} cannot be run, line ").partition(":")[0]) in range(100, 135)


@pytest.mark.parametrize(
    ("changed", "to", "says"),
    [
        ('paid_in_order=("ante", "raise", "pair")', 'paid_in_order=("ante", "raise")', "{}: paid_in_order must list "),
        ('places="raise", of="ante"', 'places="raised", of="ante"', "{}: The decision 'raise' names 'raised', which "),
        ("wagers=(ANTE, RAISE, PAIR)", "wagers=(ANTE, RAISE, None)", "{} states a part that cannot be read: Attribute"),
    ],
)
def test_a_game_whose_parts_do_not_fit_together_is_refused(written, changed, to, says):
    source = DUEL.read_text("utf-8")
    assert changed in source
    path = written(source.replace(changed, to))
    code, message = refused(path)
    assert code == "bad-game"
    assert message.startswith(says.format(path))


def test_a_file_that_cannot_be_read_is_refused(tmp_path):
    missing = tmp_path / "nothing.py"
    assert refused(str(missing)) == ("no-file", f"{missing} cannot be read: No such file or directory.")
    assert refused(f"{missing}:NAME") == ("no-file", f"{missing} cannot be read: No such file or directory.")
    assert refused(f"{tmp_path}/") == ("no-file", f"{tmp_path}/ cannot be read: Is a directory.")


def test_a_file_is_not_written_beside_and_does_not_find_its_neighbours(written):
    written("VALUE = 1\n", "neighbour.py")
    path = Path(written("import neighbour\n"))
    before = list(sys.path)
    assert refused(str(path))[1].endswith("No module named 'neighbour'.")
    assert sys.path == before
    assert sorted(found.name for found in path.parent.iterdir()) == ["game.py", "neighbour.py"]


# Commands --------------------------------------------------------------------------------------------


def test_the_sheet_of_a_file_marks_every_reference_as_no_rule_of_new_jersey():
    printed = call("sheet", str(CRAZY))
    assert (printed.status, printed.err) == (0, "")
    words = " ".join(printed.out.split())
    assert words.startswith("Crazy 4 Poker (C4P, not a New Jersey rule)")
    assert "C4P-3(c) [not NJ]" in words
    assert words.count("C4P-") == words.count("[not NJ]") > 10


def test_options_of_a_file_are_elected_and_refused_like_any(written):
    assert answer("sheet", str(DUEL), "--set", "pair=B", "--json")["options"] == {"pair": "B"}
    error = refusal("sheet", str(DUEL), "--set", "pair=C", "--json")
    assert (error["code"], error["cites"]) == ("option-value", ["duel-4(c)"])
    assert refusal("sheet", written("1 / 0"), "--json")["code"] == "bad-game"


def test_a_round_of_a_file_is_settled_when_the_command_line_names_the_file():
    settled = answer("settle", "--game", str(CRAZY), "--json", given=json.dumps(ROUND))
    assert settled["rules"] == "C4P, not a New Jersey rule"
    assert settled["players"][0]["net"] == 4000
    assert set(settled["sources"].values()) == {"not NJ"}
    error = refusal("settle", "--game", str(CRAZY), "--json", given=json.dumps(ROUND | {"game": "two-card-duel"}))
    assert error["code"] == "unknown-game"


def test_a_round_never_runs_a_file(tmp_path, written):
    trace = tmp_path / "trace"
    path = written(f"open({str(trace)!r}, 'w').close()\n{CRAZY.read_text('utf-8')}")
    for arguments in ((), ("--game", str(CRAZY))):
        error = refusal("settle", *arguments, "--json", given=json.dumps(ROUND | {"game": path}))
        assert error == {
            "code": "unknown-game",
            "message": f"A round names a game by its key; name the file {path} with --game.",
        }
    assert not trace.exists()
    assert answer("settle", "--game", path, "--json", given=json.dumps(ROUND))
    assert trace.exists()  # the trap was live


def test_a_file_is_played_in_the_terminal(typed):
    screen = typed("10|d|1|q", str(CRAZY), "--seed", "3", "--seats", "2")
    assert "Crazy 4 Poker, C4P, not a New Jersey rule." in screen
    assert "This round:" in screen
