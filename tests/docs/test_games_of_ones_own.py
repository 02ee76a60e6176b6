"""The solver takes the games under examples/ as it takes those of the catalogue: by their shape alone."""

import pytest

from croupier.analysis.shape import Shape, shape_of
from croupier.rulebook.game import Game, elect
from tests.own_games import OWN


def shape_under(key: str) -> Shape:
    game = elect(OWN[key], {})
    assert isinstance(game, Game), game
    return shape_of(game)


@pytest.mark.parametrize(
    ("key", "cards", "levels", "opening"),
    [
        (
            "ultimate-texas-hold-em",
            (2, 5, 2),
            [(("check", "3x", "4x"), 0), (("check", "2x"), 3), (("fold", "1x"), 5)],
            ("ante", "blind"),
        ),
        ("casino-hold-em", (2, 5, 2), [(("fold", "2x"), 3)], ("ante",)),
        ("crazy-4-poker", (5, 0, 5), [(("fold", "1x", "2x", "3x"), 0)], ("ante", "super_bonus")),
    ],
)
def test_the_solver_sees_cards_decisions_and_what_is_known_at_each(key, cards, levels, opening):
    shape = shape_under(key)
    assert (shape.hole, shape.board, shape.dealer) == cards
    assert [(level.choices, level.seen) for level in shape.levels] == levels
    assert (shape.opening, shape.unit) == (opening, "ante")


@pytest.mark.parametrize(
    ("key", "below"),
    [
        ("ultimate-texas-hold-em", (0, 14, 13, 12, 11, 9)),  # high card
        ("casino-hold-em", (1, 3, 14, 13, 12)),  # pair of threes
        ("crazy-4-poker", (0, 12, 11, 10, 8)),  # queen high
    ],
)
def test_the_dealer_qualifies_with_all_above_this_hand(key, below):
    shape = shape_under(key)
    assert shape.kinds.ranking.values[shape.qualifying - 2] == below
