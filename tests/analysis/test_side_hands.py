"""Side wagers in a simulation: every line comes as often as it is counted exactly, and a fold forfeits what it must."""

from math import sqrt

import pytest

from croupier.analysis.blocks import BLOCK, Rounds, work
from croupier.analysis.estimates import Prices, estimates
from croupier.analysis.lines import tally
from croupier.analysis.price import payoffs
from croupier.analysis.rounds import played_by_rules
from croupier.analysis.side_hands import side_hands
from tests.analysis.simulated import RULES, game_of, shape_and_rules

COUNTED = {
    "three-card-poker": ["pair_plus", "bad_beat"],
    "four-card-poker": ["aces_up", "bad_beat"],
    "texas-hold-em-bonus": ["progressive"],
    "caribbean-stud": ["progressive"],
    "hold-em-3-bonus": ["three_card_bonus", "six_card_bonus"],
    "premium-hold-em": ["player_bonus", "dealer_bonus"],
}


def off(kinds: dict, exact: dict, deals: int) -> float:
    """By how many standard errors the worst line is off."""
    rounds, worst = sum(kinds.values()), 0.0
    for lines in {*kinds, *exact}:
        chance = exact.get(lines, 0) / deals
        assert chance or lines not in kinds, f"{lines} cannot come"
        error = sqrt(rounds * chance * (1 - chance)) or 1
        worst = max(worst, abs(kinds.get(lines, 0) - rounds * chance) / max(error, 1))
    return worst


@pytest.fixture(scope="module", params=RULES)
def counted(request):
    shape, rules = shape_and_rules(request.param)
    sides = side_hands(shape.game)
    sums = work(Rounds(played_by_rules(rules, shape), sides, 11, BLOCK), 0, 1)
    return shape.game, sides, sums


def kinds_of(side, counts) -> dict[tuple[str, ...], int]:
    found: dict[tuple[str, ...], int] = {}
    for place, number in enumerate(counts):
        if number:
            lines = side.lines[place // 2]
            found[lines] = found.get(lines, 0) + number
    return found


def test_every_line_comes_as_often_as_it_is_counted(counted):
    game, sides, sums = counted
    assert [side.wager for side in sides] == COUNTED[game.definition.key]
    for side, counts in zip(sides, sums.sides, strict=True):
        exact = tally(game.wagers[side.wager].schedule.lines, game.definition.counts)
        assert off(kinds_of(side, counts), dict(exact.often), exact.deals) < 5, side.wager


def test_a_planted_swap_of_two_lines_is_seen(counted):
    game, sides, sums = counted
    for side, counts in zip(sides, sums.sides, strict=True):
        exact = tally(game.wagers[side.wager].schedule.lines, game.definition.counts)
        found = kinds_of(side, counts)
        first, second = sorted(found, key=found.get)[-2:]
        found[first], found[second] = found[second], found[first]
        assert off(found, dict(exact.often), exact.deals) > 5, side.wager


def test_a_fold_forfeits_what_the_rule_says():
    forfeited = {side.wager for key in RULES for side in side_hands(game_of(key)) if side.lost_by_fold}
    assert forfeited == {"pair_plus", "progressive"}  # the progressive wager of Caribbean stud
    live = side_hands(game_of("caribbean-stud", progressive_after_fold="live"))
    assert not live[0].lost_by_fold


def test_what_a_fold_forfeits_is_not_paid():
    """Who folds every hand loses every pair plus wager, and wins the bad beat bonus as often as ever."""
    from tests.analysis.simulated import strategy_of  # noqa: PLC0415 - beside the rules that only this test uses

    shape, _ = shape_and_rules("three-card-poker")
    play, sides = played_by_rules(strategy_of(shape, [([], "fold")]), shape), side_hands(shape.game)
    job = Rounds(play, sides, 1, BLOCK)
    prices = Prices(shape.game, "ante", payoffs(shape), {})
    main, pair_plus, bad_beat = estimates(job, prices, work(job, 0, 1))
    assert (main.spread.mean.value, pair_plus.spread.mean.value) == (-1, -1)
    assert pair_plus.hits["nothing"].value == 1
    assert bad_beat.hits["pair"].value > 0.05
