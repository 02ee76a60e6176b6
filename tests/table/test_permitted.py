"""What is permitted is never refused, and what is not permitted always is."""

import pytest

from croupier.cards.card import DECK
from croupier.games.catalogue import KEYS
from croupier.rulebook.irregularity import Mishap
from croupier.rulebook.money import LARGEST_AMOUNT
from croupier.rulebook.refusal import Reason, Refusal
from croupier.rulebook.wager import Limits
from croupier.table import commands as c
from croupier.table.decide import decide, refuse
from croupier.table.permitted import Permitted, WagerRange, permitted, wager_ranges
from croupier.table.stakes import check_stakes
from tests.driver import Driver
from tests.own_games import ANY_GAME, rule_of
from tests.settlement_table import game_under
from tests.table.walks import random_walk

WALKS = 60
AMOUNTS = {Reason.NOT_AN_AMOUNT, Reason.EXACT_AMOUNT, Reason.BELOW_MINIMUM, Reason.ABOVE_MAXIMUM, Reason.NOT_PAYABLE}


def every_command(rule):
    """Every decision of every seat, every stop of a wheel and that the dealer goes on, possible or not."""
    choices = {choice for decision in rule.decisions for choice in decision.choices} | {"", "4x"}
    seats = range(rule.positions + 2)
    return [
        *(c.Decide(seat, choice) for seat in seats for choice in sorted(choices)),
        *(c.SpinWheel(position) for position in range(14)),
        c.Proceed(),
        *every_report(rule),
    ]


def every_report(rule):
    """Each irregularity, of a wrong number of cards one too many and one too few at every seat, possible or not."""
    for mishap in Mishap:
        if mishap is Mishap.PLAYER_MISCOUNT:
            yield from (c.Report(mishap, seat, cards) for seat in range(rule.positions + 2) for cards in (1, -1))
        else:
            yield from (c.Report(mishap, 0, cards) for cards in ((1, -1) if mishap is Mishap.DEALER_MISCOUNT else (0,)))


@pytest.mark.parametrize("key", ANY_GAME)
def test_permitted_and_decide_agree_at_every_moment_of_random_rounds(key):
    for seed in range(WALKS):
        walk = random_walk(key, seed, mishaps=0.05 * (seed % 2))
        for state in walk.states:
            allowed = (*permitted(state).commands, *permitted(state).reports)
            for command in allowed:
                assert not isinstance(decide(state, command), Refusal), (seed, command)
            for command in every_command(walk.table.game.definition):
                if command not in allowed:
                    assert isinstance(decide(state, command), Refusal), (seed, command)
            closing = any(isinstance(command, c.CloseBets) for command in allowed)
            assert closing is (refuse(state, c.CloseBets(walk.meter)) is None), seed


@pytest.mark.parametrize("key", ANY_GAME)
@pytest.mark.parametrize("full", [False, True])
def test_every_round_comes_to_its_end_with_one_seat_and_with_all(key, full):
    for seed in range(WALKS):
        walk = random_walk(key, seed, seats=rule_of(key).positions if full else 1)
        assert walk.state.closed
        assert permitted(walk.state) == Permitted(wagers=(), commands=())


@pytest.mark.parametrize("key", KEYS)
def test_until_bets_are_closed_wagers_are_permitted_and_afterwards_none(key):
    walk = random_walk(key, 0)
    for state in walk.states:
        assert bool(permitted(state).wagers) is not bool(state.tasks)


@pytest.mark.parametrize("key", KEYS)
def test_a_range_is_what_may_be_staked_on_that_wager_and_no_more(key):
    """Only amounts are looked at here: which wagers go together is another rule."""
    for seed in range(20):
        walk = random_walk(key, seed)
        state, game = walk.states[0], walk.table.game
        for offer in permitted(state).wagers:
            inside = {offer.minimum, min(offer.minimum + offer.step, offer.maximum), offer.maximum}
            outside = {offer.minimum - offer.step, offer.minimum - 1, offer.maximum + 1, 0, -offer.step}
            for amount in inside | outside:
                refused = check_stakes(game, {offer.wager: amount}, state.table.limits)
                wrong = refused is not None and refused.reason in AMOUNTS
                assert wrong is (amount in outside), (offer, amount, refused)


@pytest.mark.parametrize(
    ("limits", "expected"),
    [
        (None, WagerRange("xtra_bonus", 100, LARGEST_AMOUNT, 2)),
        (Limits(500, 10_000), WagerRange("xtra_bonus", 500, 10_000, 2)),
        (Limits(501, 1_001), WagerRange("xtra_bonus", 502, 1_000, 2)),  # both ends can be staked
        (Limits(50, 10_000), WagerRange("xtra_bonus", 100, 10_000, 2)),
    ],
)
def test_posted_limits_are_narrowed_to_what_can_be_staked(limits, expected):
    driver = Driver("premium-hold-em", limits={"xtra_bonus": limits} if limits else {})
    assert expected in wager_ranges(driver.state)


def test_an_exact_wager_has_one_amount_and_a_wager_by_decision_is_not_offered():
    ranges = {offer.wager: offer for offer in wager_ranges(Driver("three-card-poker").state)}
    assert ranges["bad_beat"] == WagerRange("bad_beat", 100, 100, 1)
    assert list(ranges) == ["ante", "pair_plus", "bad_beat"]
    without = Driver(game_under("three-card-poker", bad_beat="off"))
    assert [offer.wager for offer in wager_ranges(without.state)] == ["ante", "pair_plus"]


def test_closing_bets_is_not_permitted_before_wagers_and_cards_are_there():
    driver = Driver("three-card-poker")
    assert permitted(driver.state).commands == ()
    driver.wager(1, ante=500)
    assert permitted(driver.state).commands == (c.CloseBets(None),)


def test_the_choices_of_a_decision_are_permitted_to_the_seat_whose_turn_it_is():
    driver = Driver(game_under("hold-em-3-bonus", version="1"))
    for seat in (5, 3):
        driver.wager(seat, blind_bonus=500, flop=500)
    driver.deal()
    assert permitted(driver.state).commands == (c.Decide(3, "fold"), c.Decide(3, "1x"))
    driver.do(c.Decide(3, "fold"))
    assert permitted(driver.state).commands == (c.Decide(5, "fold"), c.Decide(5, "1x"))


@pytest.mark.parametrize("key", KEYS)
def test_a_shuffle_is_accepted_exactly_once(key):
    for state in random_walk(key, 3).states:
        assert (refuse(state, c.Shuffle(DECK)) is None) is not bool(state.deck or state.tasks)


def test_the_same_seed_gives_the_same_walk():
    first, second = (random_walk("premium-hold-em", 7) for _ in range(2))
    assert first.events == second.events
    assert first.events != random_walk("premium-hold-em", 8).events
