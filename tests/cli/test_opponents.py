"""The computer's players: plain, and always within the rules."""

import pytest

from croupier.cards.card import parse_cards
from croupier.cli.opponents import choose, opening_wagers
from croupier.games.catalogue import KEYS, definition
from croupier.rulebook.game import Game, elect
from croupier.rulebook.option import Letter
from croupier.rulebook.refusal import Refusal
from croupier.server.entropy import demonstration
from croupier.table.stakes import check_stakes
from croupier.table.table import open_table
from tests.settlement_table import game_under


def options_one_by_one(key):
    """Each value of each option that has a few, the others left as they are."""
    few = [option for option in definition(key).options if isinstance(option, Letter)]
    return [{option.name: value} for option in few for value in option.values]


@pytest.mark.parametrize(
    ("key", "elected"),
    [pytest.param(key, one, id=f"{key}-{one}") for key in KEYS for one in options_one_by_one(key)],
)
def test_their_wagers_may_always_be_made(key, elected):
    game = elect(definition(key), elected)
    table = open_table(game) if isinstance(game, Game) else game
    if isinstance(table, Refusal):
        assert elected == {"ante_bonus": "f"}, table  # which only goes with other options
        return
    for seed in range(50):
        for amount in (1000, 100, 333):
            wagers = opening_wagers(game, amount, demonstration(seed))
            assert check_stakes(game, wagers, table.limits) is None, wagers


def test_where_pair_plus_is_compulsory_they_make_it_and_elsewhere_now_and_then():
    def made(version):
        game = game_under("three-card-poker", version=version)
        return sum("pair_plus" in opening_wagers(game, 1000, demonstration(seed)) for seed in range(50))

    assert made("f3") == 50
    assert 0 < made("standard") < 50


def test_a_table_with_compulsory_pair_plus_is_played(typed):
    screen = typed("10|pair 10|d|1x", "three-card-poker", "--seed", "1", "--set", "version=f3", "--seats", "7")
    assert screen.count("pair plus $10") >= 7
    assert "This round" in screen


@pytest.mark.parametrize(
    ("choices", "seen", "choice"),
    [
        ("fold 1x", "2c 7d Jh", "fold"),
        ("fold 1x", "2c 7d Qh", "1x"),
        ("fold 1x", "2c 2d 4h", "1x"),
        ("fold 1x 2x 3x", "2c 2d 4h 4s Kd", "3x"),
        ("check 1x", "2c 3d 4h 5s 7d", "check"),
        ("conceal expose", "2c 3d 4h", "expose"),
    ],
)
def test_they_stay_with_a_pair_or_a_queen(choices, seen, choice):
    assert choose(tuple(choices.split()), parse_cards(seen.split())) == choice
