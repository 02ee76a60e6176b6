"""Rounds dealt by chance end as published, as the round engine says deal by deal, and alike by plan and by rules."""

from fractions import Fraction
from math import sqrt

import numpy as np
import pytest

from croupier.analysis.analyze import analyze
from croupier.analysis.blocks import BLOCK, Rounds, work
from croupier.analysis.chance import chance_of
from croupier.analysis.estimates import Prices, estimates
from croupier.analysis.planning import plan_and_spots
from croupier.analysis.price import payoffs
from croupier.analysis.results import MAIN
from croupier.analysis.rounds import Played, Room, play_pass, played, played_by_rules, room_for
from croupier.analysis.shape import CASES, Shape
from croupier.cards.card import DECK
from croupier.rulebook.dealing import multiple
from croupier.table.complete import GivenHand, GivenRound, SettledRound, settle_round
from tests.analysis.simulated import RULES, plan_for, shape_and_rules, strategy_of
from tests.house.tracked import ROOT

STAKE = 600  # every odds of the catalogue pays whole cents on it
ORACLES = ROOT / "tests" / "oracles" / "three_card_poker.txt"
DEALS = 407_170_400


def dealt(play: Played, rounds: int, seed: int = 1) -> Room:
    room = room_for(play).first(rounds)
    play_pass(play, chance_of(seed), room)
    return room


# Against published figures ---------------------------------------------------------------------------


def published_nets() -> dict[int, int]:
    """The full return table of three card poker with the ante bonus 1, 4, 5 and queen, six, four."""
    lines = [line.split("|") for line in ORACLES.read_text("utf-8").splitlines() if line.startswith("net ")]
    named = {name.split()[1]: int(number.replace(",", "")) for name, number, *_ in lines if name.split()[1][0] in "+-"}
    return {int(net): number for net, number in named.items()}


def errors_off(nets: dict[int, int]) -> float:
    """By how many standard errors the mean of a sample lies from the published one."""
    rounds = sum(nets.values())
    mean = sum(net * number for net, number in nets.items()) / rounds
    square = sum(net**2 * number for net, number in nets.items()) / rounds
    return abs(mean - -13_733_780 / DEALS) / sqrt((square - mean**2) / rounds)


@pytest.fixture(scope="module")
def sample() -> tuple[Played, Shape, np.ndarray]:
    """Sixteen blocks of three card poker, the seed fixed."""
    shape, rules = shape_and_rules("three-card-poker")
    play = played_by_rules(rules, shape)
    return play, shape, np.array(work(Rounds(play, (), 7, 16 * BLOCK), 0, 16).counts)


def nets_of(counts: np.ndarray, net: np.ndarray) -> dict[int, int]:
    return {int(value): int(counts[net == value].sum()) for value in np.unique(net)}


def test_the_mean_is_the_published_one(sample):
    _, shape, counts = sample
    pays = payoffs(shape)
    assert pays.scale == 1
    assert errors_off(nets_of(counts, pays.net.reshape(-1))) < 5


def test_every_net_result_comes_as_often_as_published(sample):
    _, shape, counts = sample
    nets, published = nets_of(counts, payoffs(shape).net.reshape(-1)), published_nets()
    assert sum(published.values()) == DEALS
    for net, number in published.items():
        expected = 16 * BLOCK * Fraction(number, DEALS)
        assert abs(nets.get(net, 0) - expected) <= 5 * sqrt(expected * (1 - Fraction(number, DEALS))), net


def test_a_planted_wrong_payoff_is_seen(sample):
    """A straight without its bonus of one ante: one round in thirty."""
    _, shape, counts = sample
    net = payoffs(shape).net.copy()
    net[1, shape.kinds.names.index((("straight",),))] -= 1
    assert errors_off(nets_of(counts, net.reshape(-1))) > 5


def test_a_planted_biased_deal_is_seen(sample):
    """A deal in which the last card of the deck never comes."""
    play, shape, _ = sample
    net, room, chance = payoffs(shape).net.reshape(-1), room_for(play), chance_of(7)
    counts = np.zeros(play.outcomes, np.int64)
    for _ in range(128):
        play_pass(play, chance, room)
        kept = (room.cards != 51).all(axis=1)
        counts += np.bincount(room.outcomes[kept], minlength=play.outcomes)
    assert errors_off(nets_of(counts, net)) > 5


# Wizard of Odds, to the digits that are printed: playing every hand, and every hand that the dealer would qualify with.
@pytest.mark.parametrize(("least", "edge"), [("high card 5-3-2", 0.0765), ("high card Q", 0.0345)])
def test_other_ways_to_play_cost_what_is_published(least, edge):
    shape, _ = shape_and_rules("three-card-poker")
    rules = strategy_of(shape, [([({"hand_at_least": least}, "1x")], "fold")])
    counts = np.array(work(Rounds(played_by_rules(rules, shape), (), 2, 16 * BLOCK), 0, 16).counts)
    nets = nets_of(counts, payoffs(shape).net.reshape(-1))
    mean = sum(net * number for net, number in nets.items()) / (16 * BLOCK)
    assert abs(mean + edge) < 5 * 1.9 / sqrt(16 * BLOCK) + 0.00005


# Against the round engine ----------------------------------------------------------------------------


def settled_net(shape: Shape, play: Played, cards: list[int], course: int) -> Fraction:
    """What the table pays on the main wagers of this deal, in units of the opening wager."""
    hole, dealer, _ = play.counts
    named = tuple(DECK[card] for card in cards)
    choices = tuple(filter(None, play.courses[course].choices))
    wagers = dict.fromkeys(shape.opening, STAKE)
    hand = GivenHand(1, named[:hole], wagers, choices)
    found = settle_round(shape.game, GivenRound((hand,), named[hole : hole + dealer], named[hole + dealer :], 10**6))
    assert isinstance(found, SettledRound), found
    return Fraction(sum(one.returned - one.staked for one in found.results[0]), STAKE)


@pytest.mark.parametrize("key", RULES)
def test_every_round_is_settled_as_the_table_settles_it(key):
    shape, rules = shape_and_rules(key)
    play, pays = played_by_rules(rules, shape), payoffs(shape, STAKE)
    room, per_course = dealt(play, 400, seed=3), play.kinds * len(CASES)
    for cards, outcome in zip(room.cards.tolist(), room.outcomes.tolist(), strict=True):
        said = Fraction(int(pays.net.reshape(-1)[outcome]), pays.scale)
        assert said == settled_net(shape, play, cards, outcome // per_course), (cards, outcome)
    taken = {choice for outcome in room.outcomes.tolist() for choice in play.courses[outcome // per_course].choices}
    assert taken >= {choice for own, otherwise in RULES[key] for choice in (otherwise, *(c for _, c in own))}


def test_a_choice_stakes_what_it_says():
    shape, rules = shape_and_rules("premium-hold-em")
    for course in played_by_rules(rules, shape).courses:
        assert course.stakes.get("play", 0) == max(map(multiple, course.choices))


# Against the solver ----------------------------------------------------------------------------------


@pytest.mark.soak
@pytest.mark.parametrize("key", RULES)
def test_best_play_comes_to_what_the_solver_says(key):
    """The plan is the solver's; what it comes to is found by playing it."""
    shape, _ = shape_and_rules(key)
    play, worth = played(plan_and_spots(shape)[0]), analyze(shape.game, wagers=(MAIN,)).wagers[MAIN]
    job = Rounds(play, (), 21, 32 * BLOCK)
    (main,) = estimates(job, Prices(shape.game, shape.unit, payoffs(shape), {}, {MAIN: worth.ev}), work(job, 0, 32))
    assert main.off is not None
    assert abs(main.off) < 5
    hit = main.spread.ahead
    assert abs(hit.value - worth.hit_frequency) < 5 * hit.error


# By plan and by rules --------------------------------------------------------------------------------


@pytest.mark.parametrize("key", RULES)
def test_a_plan_and_the_rules_that_it_was_made_from_play_alike(key):
    """A plan is looked up by class of suits, rules are read for the cards as they lie."""
    shape, rules = shape_and_rules(key)
    by_rules = played_by_rules(rules, shape)
    room = dealt(by_rules, 1500)
    by_plan = played(plan_for(rules, shape, by_rules, room.cards))
    assert (dealt(by_plan, 1500).outcomes == room.outcomes).all()


@pytest.mark.parametrize("key", ["three-card-poker", "caribbean-stud", "texas-hold-em-bonus"])
def test_a_planted_wrong_choice_is_seen(key):
    shape, rules = shape_and_rules(key)
    by_rules = played_by_rules(rules, shape)
    room = dealt(by_rules, 1500)
    plan = plan_for(rules, shape, by_rules, room.cards)
    for stand in plan.stands:
        stand.choices[:] = 1 - np.minimum(stand.choices, 1)
    assert (dealt(played(plan), 1500).outcomes != room.outcomes).any()
