"""Options on the command line: `--set name=value`, each once."""

from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from croupier.cli.elections import game_argument, read_definition, read_game, read_settings
from croupier.cli.errors import InputRefused
from croupier.games.catalogue import KEYS, definition

DUEL = Path(__file__).resolve().parents[2] / "examples" / "two_card_duel.py"


@pytest.mark.parametrize(
    ("settings", "options"),
    [
        ((), {}),
        (("pair_plus=B",), {"pair_plus": "B"}),
        (("pair_plus=B", "version=f1"), {"pair_plus": "B", "version": "f1"}),
        (("wheel=1,2,3",), {"wheel": "1,2,3"}),
        (("rate=211/3",), {"rate": "211/3"}),
        (("pair_plus=",), {"pair_plus": ""}),  # read, and refused by the option
        (("pair_plus=A=B",), {"pair_plus": "A=B"}),
    ],
)
def test_settings_are_read(settings, options):
    assert read_settings(settings) == options


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        (("pair_plus",), "--set takes NAME=VALUE; 'pair_plus' is not of that form."),
        (("",), "--set takes NAME=VALUE; '' is not of that form."),
        (("=B",), "--set takes NAME=VALUE; '=B' is not of that form."),
        (("pair_plus=A", "pair_plus=B"), "--set pair_plus is given twice."),
        (("pair_plus=A", "pair_plus=A"), "--set pair_plus is given twice."),
    ],
)
def test_a_setting_of_another_form_or_given_twice_is_refused(settings, says):
    with pytest.raises(InputRefused) as refused:
        read_settings(settings)
    assert (refused.value.code, refused.value.message) == ("usage", says)


def test_a_game_is_found_by_its_key_and_another_one_refused_with_those_there_are():
    for key in KEYS:
        assert read_definition(key) is definition(key)
    for key in ("poker", "", "Three-Card-Poker", "three_card_poker", "three-card-poker "):
        with pytest.raises(InputRefused) as refused:
            read_definition(key)
        assert refused.value.code == "unknown-game"
        assert all(known in refused.value.message for known in KEYS)


def test_an_argument_that_is_a_path_is_a_game_file():
    assert read_definition(str(DUEL)).key == "two-card-duel"
    assert read_game(f"{DUEL}:TWO_CARD_DUEL", {"pair": "B"}).elections == {"pair": "B"}
    with pytest.raises(InputRefused) as refused:
        read_definition("../three-card-poker")
    assert refused.value.code == "no-file"


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"nonsense": "A"}, "unknown-option"),
        ({"pair_plus": "E"}, "option-value"),
        ({"ante_bonus": "f"}, "options-exclude"),
    ],
)
def test_options_that_the_game_refuses_keep_the_code_of_the_refusal(options, code):
    with pytest.raises(InputRefused) as refused:
        read_game("three-card-poker", options)
    assert refused.value.code == code


def test_a_game_under_its_options():
    assert read_game("three-card-poker", {"pair_plus": "B"}).elections["pair_plus"] == "B"


def test_a_command_may_take_a_game_and_its_settings():
    @click.command()
    @game_argument
    def show(game, settings):
        click.echo(f"{game} {settings}")

    shown = CliRunner().invoke(show, ["caribbean-stud", "--set", "rate=80", "--set", "reset=1"])
    assert shown.output == "caribbean-stud ('rate=80', 'reset=1')\n"
