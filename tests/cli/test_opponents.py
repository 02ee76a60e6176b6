"""The computer's players: plain, and always within the rules."""

from random import Random

import pytest

from croupier.cards.card import parse_cards
from croupier.cli.opponents import choose, opening_wagers
from croupier.games.catalogue import KEYS
from croupier.table.stakes import NO_LIMITS, check_stakes
from tests.settlement_table import game_under


@pytest.mark.parametrize("key", KEYS)
def test_their_wagers_may_always_be_made(key):
    game = game_under(key)
    for seed in range(50):
        assert check_stakes(game, opening_wagers(game, 1000, Random(seed)), NO_LIMITS) is None


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
