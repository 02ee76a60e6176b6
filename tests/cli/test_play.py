"""`croupier play`: choosing a game, sitting down, leaving; every game can be played to its end."""

import re

import pytest

from croupier.cli.errors import InputRefused
from croupier.games.catalogue import KEYS

WEIGHTS = ",".join(["1"] * 12)
SET_UP = {
    "texas-hold-em-bonus": ["--set", "progressive=B"],
    "premium-hold-em": ["--set", "bonus_spin=progressive-5", "--set", f"wheel={WEIGHTS}"],
    "hold-em-3-bonus": ["--set", "version=2"],
}
SIDES = {
    "three-card-poker": "pair plus 5|bad beat",
    "four-card-poker": "aces up 5|bad",
    "texas-hold-em-bonus": "bonus 5|prog",
    "caribbean-stud": "prog",
    "hold-em-3-bonus": "three 5|six 5",
    "premium-hold-em": "player 5|dealer 5|bonus spin",
}
STAY = {
    "three-card-poker": "1x",
    "four-card-poker": "3x",
    "texas-hold-em-bonus": "2x|1x|c",
    "caribbean-stud": "2x",
    "hold-em-3-bonus": "e|2x",
    "premium-hold-em": "c|1x",
}


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("seed", range(4))
def test_every_game_is_played_and_the_bankroll_adds_up(typed, key, seed):
    screen = typed(f"10|{SIDES[key]}|d|{STAY[key]}|y|q", key, "--seed", str(seed), "--seats", "4", *SET_UP.get(key, []))
    nets = re.findall(r"This round: (-|\+)?\$([\d,.]+)\. You have \$([\d,.]+)\.", screen)
    assert len(nets) == 1, screen
    sign, net, bankroll = nets[0]
    expected = 1000 + float(net.replace(",", "")) * (-1 if sign == "-" else 1)
    assert float(bankroll.replace(",", "")) == expected
    assert screen.endswith(f"You leave the table with ${bankroll}.")


def test_without_a_game_the_player_is_asked(typed):
    screen = typed("9|2|q")
    assert "1  Three card poker" in screen
    assert "Type a number from 1 to 6" in screen
    assert "Four card poker, 19:47-27. You sit at position 2." in screen


def test_the_end_of_input_leaves_the_table(typed):
    assert typed("10", "three-card-poker").endswith("You leave the table with $1,000.")


def test_who_leaves_in_the_middle_of_a_round_is_taken_to_fold(typed):
    screen = typed("10|d|q", "three-card-poker", "--seed", "1")
    assert "This round: -$10." in screen
    assert screen.endswith("You leave the table with $990.")


def test_the_game_ends_when_nothing_is_left(typed):
    screen = typed("10|d|f|10|d|f", "three-card-poker", "--bankroll", "20")
    assert screen.endswith("You have nothing left. Thank you for playing.")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["whist"], "There is no game 'whist'"),
        (["three-card-poker", "--seats", "8"], "has 7 positions"),
        (["three-card-poker", "--seats", "2", "--seat", "3"], "--seat is one of those that --seats takes"),
        (["three-card-poker", "--set", "pair_plus=Z"], "pair_plus takes A, B, C, D"),
        (["three-card-poker", "--method", "wheelbarrow"], "is dealt by one of: manual-shoe, hand"),
        (["premium-hold-em", "--set", "bonus_spin=progressive-5"], "give twelve weights"),
        (["premium-hold-em", "--set", "bonus_spin=fixed-5", "--set", f"wheel={WEIGHTS}"], "State the fixed prize"),
    ],
)
def test_what_cannot_be_played_is_refused_with_what_to_do(typed, arguments, message):
    with pytest.raises(InputRefused, match=re.escape(message)):
        typed("", *arguments)
