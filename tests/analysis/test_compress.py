"""The search for short lists of rules, and the exact cost of any list."""

from fractions import Fraction

import numpy as np
import pytest

from croupier.analysis.compress import best_cuts, cells_of, conditions_of, cost_of, shortest
from croupier.analysis.condense import looks_of
from croupier.analysis.known import ranking_of
from croupier.analysis.rules_of_play import Rule, RuleList, When, in_words
from tests.analysis.spots_made import three_card_poker

CHOICES = ("fold", "1x")


def looks(spots=None, reached=None):
    made = three_card_poker()
    return looks_of(ranking_of(made.shape, 0), spots or made.spots, reached=reached)


def play_with(bound):
    return RuleList("play", (Rule(When(hand_at_least=bound), "1x"),), "fold")


def test_three_card_poker_has_one_rule_and_it_costs_nothing():
    made = three_card_poker()
    always, found = shortest(made.shape, 0, looks())
    assert always.rules == RuleList("play", (), "1x")
    assert found.rules == play_with("high card Q-6-4")
    assert (found.cost, found.agrees) == (0, 1)


# Net results of all 407,170,400 deals: a public repository, without the ante bonus, which no rule changes but a fold.
PUBLISHED = [
    (play_with("high card Q-6-4"), -35_253_012),
    (play_with("high card Q"), -35_563_032),
    (RuleList("play", (), "1x"), -52_683_216),
]


@pytest.mark.parametrize(("rules", "net"), PUBLISHED)
def test_the_cost_of_a_list_is_what_is_published(rules, net):
    assert cost_of(rules, looks(), CHOICES).cost == Fraction(PUBLISHED[0][1] - net, 407_170_400)


def test_a_bound_one_card_too_low_costs_something():
    """Planted: Q-6-3 is played."""
    found = cost_of(play_with("high card Q-6-3"), looks(), CHOICES)
    assert found.cost > 0
    assert found.agrees == 1 - Fraction(4 * 4 * 4 - 4, 22_100)


def test_only_what_is_reached_counts():
    """Of all hands only the first class, three twos, is met: playing everything is best there."""
    first = looks(reached=lambda holes: np.arange(len(holes)) == 0)
    assert cost_of(RuleList("play", (), "1x"), first, CHOICES).agrees == 1


def test_cells_keep_every_deal():
    made = three_card_poker()
    cells = cells_of(looks(), conditions_of(made.shape, made.shape.levels[0]))
    values = made.spots.values[:, 0] * made.spots.weights[:, None]
    assert cells.values.sum(axis=0).tolist() == values.sum(axis=0).tolist()
    assert len(cells.steps) < len(made.spots.weights)


def test_exceptions_are_found_where_ranges_are_not_enough():
    """Planted: suited hands below a pair are turned round, so that folding them is best from Q-6-4 up."""
    made = three_card_poker()
    spots = made.spots
    suited = (spots.holes & 3 == spots.holes[:, :1] & 3).all(axis=1)
    values = spots.values.copy()
    values[suited] = values[suited][:, :, ::-1]
    found = shortest(made.shape, 0, looks(spots._replace(values=values)))
    assert [short.cost for short in found] == sorted((short.cost for short in found), reverse=True)
    assert any("3 of a suit" in in_words(rule.when, ranking_of(made.shape, 0)) for rule in found[-1].rules.rules)
    assert found[-1].cost < found[0].cost / 10


@pytest.mark.parametrize(
    ("worth", "cuts"),
    [
        ([[1, 1, 1], [0, 0, 0]], ((0, 0),)),
        ([[1, 1, 0], [0, 0, 1]], ((0, 0), (2, 1))),
        ([[0, 5, 0, 9], [1, 0, 1, 0]], ((0, 1), (1, 0))),
        ([[3, 0, 0], [0, 3, 0], [0, 0, 3]], ((0, 0), (1, 1), (2, 2))),
    ],
)
def test_the_best_cuts(worth, cuts):
    assert best_cuts(np.array(worth, np.float64), len(worth)) == cuts
