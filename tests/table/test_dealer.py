"""The dealer's acts: cards in the order of the method, forfeited wagers, and settlement in the order elected."""

import pytest
from msgspec.structs import replace

from croupier.games.catalogue import KEYS, definition
from croupier.rulebook.dealing import Ask, Side
from croupier.rulebook.game import elect
from croupier.table import commands as c
from croupier.table import events as e
from croupier.table.settlement import Outcome
from tests.driver import Driver, stacked
from tests.settlement_table import game_under
from tests.table.walks import random_walk

THREE_CARD, FOUR_CARD, CARIBBEAN, HOLD_EM_3 = "three-card-poker", "four-card-poker", "caribbean-stud", "hold-em-3-bonus"


def story(driver):
    """The acts of settlement as pairs: whose cards were revealed, which wager of which seat was settled."""
    told = []
    for event in driver.events:
        if isinstance(event, e.CardsRevealed):
            told.append((event.seat, "reveal"))
        elif isinstance(event, e.WagerSettled):
            told.append((event.settled.seat, event.settled.wager))
    return told


# Dealing ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "seats_in_order"),
    [
        ("manual-shoe", [2, 5, 0] * 3),
        ("hand", [2, 5, 0] * 3),
        ("automated-shoe", [2, 2, 2, 5, 5, 5, 0, 0, 0]),
        ("automated-shoe-dealer-last", [2, 2, 2, 5, 5, 5, 0, 0, 0]),
    ],
)
def test_cards_go_from_the_dealers_left_to_the_dealer_as_the_method_says(method, seats_in_order):
    driver = Driver(THREE_CARD, method=method)
    for seat in (5, 2):
        driver.wager(seat, ante=500)
    driver.play_out({2: ["1x"], 5: ["1x"]})
    dealt = driver.of(e.CardDealt)
    assert [event.seat for event in dealt] == seats_in_order
    assert [event.card for event in dealt] == list(driver.events[0].order[: len(dealt)])


@pytest.mark.parametrize(("method", "dealt"), [("automated-shoe", 3), ("automated-shoe-dealer-last", 0)])
def test_the_dealers_stack_may_come_after_the_decisions(method, dealt):
    driver = Driver(THREE_CARD, method=method)
    driver.wager(1, ante=500)
    driver.deal()
    assert len(driver.state.dealer) == dealt
    driver.do(c.Decide(1, "1x"))
    driver.do(c.Proceed())
    assert len(driver.state.dealer) == 3


@pytest.mark.parametrize(("method", "burned"), [("manual-shoe", 0), ("automated-shoe", 4)])
def test_of_a_stack_that_is_spread_only_the_card_that_is_kept_is_used(method, burned):
    driver = Driver(FOUR_CARD, method=method)
    driver.wager(1, ante=500)
    driver.deal()
    assert len(driver.state.dealer) == 6
    assert len(driver.state.dealer_up) == 1
    assert driver.state.dealer_up[0] == driver.state.dealer[-1]
    assert len(driver.state.burned) == burned


@pytest.mark.parametrize(("burn", "burned"), [("no", 0), ("yes", 2)])
def test_a_card_is_burned_before_every_two_community_cards_where_that_is_elected(burn, burned):
    driver = Driver(game_under(HOLD_EM_3, burn=burn))
    driver.wager(1, blind_bonus=500, flop=500)
    driver.deal()
    assert (len(driver.state.burned), len(driver.state.community), driver.state.community_up) == (burned, 4, 2)


@pytest.mark.parametrize("key", KEYS)
def test_one_act_at_a_time_comes_to_the_same_events_as_all_at_once(key):
    for seed in range(30):
        walk = random_walk(key, seed)
        again = [Driver.__new__(Driver) for _ in range(2)]
        for driver, one_act in zip(again, (False, True), strict=True):
            driver.state, driver.events = walk.states[0], []
            for step in walk.steps:
                if not isinstance(step.command, c.Proceed):
                    go_on(driver, one_act)
                    driver.do(step.command)
            go_on(driver, one_act)
        assert again[0].events == again[1].events == walk.events, seed
        assert again[0].state == again[1].state == walk.state, seed


def go_on(driver, one_act):
    """Proceed until somebody has to act."""
    while driver.tell(c.Proceed(one_act)) is None:
        pass


# Forfeited wagers -------------------------------------------------------------------------------------


def with_collecting(at_once):
    """Three card poker whose dealer collects from each player in turn, or after all have decided."""
    rule = definition(THREE_CARD)
    acts = tuple(
        replace(act, decision=replace(act.decision, at_once=at_once)) if isinstance(act, Ask) else act
        for act in rule.procedure
    )
    return elect(replace(rule, procedure=acts), {})


@pytest.mark.parametrize("at_once", [True, False])
def test_what_a_fold_loses_is_collected_at_once_or_when_all_have_decided(at_once):
    driver = Driver(with_collecting(at_once))
    for seat in (1, 2):
        driver.wager(seat, ante=500, pair_plus=500, bad_beat=100)
    driver.deal()
    driver.do(c.Decide(1, "fold"))
    lost = [(1, "ante"), (1, "pair_plus")]
    assert story(driver) == (lost if at_once else [])
    driver.do(c.Decide(2, "1x"))
    driver.do(c.Proceed(one_act=True))
    assert story(driver)[: len(lost)] == lost


@pytest.mark.parametrize("key", KEYS)
def test_what_a_fold_loses_returns_nothing_and_cites_why(key):
    for seed in range(30):
        walk = random_walk(key, seed)
        for position in walk.state.positions:
            for settled in position.settled.values() if position.folded else ():
                wager = walk.table.game.wagers[settled.wager]
                if wager.survives_fold is None:
                    assert (settled.outcome, settled.returned) == (Outcome.LOSE, 0)
                    assert settled.cites


def test_a_bonus_wager_that_survives_the_fold_is_settled_with_the_others():
    driver = Driver(THREE_CARD, stacked("As", "2c", "Ad", "2d", "Kh", "7h"))
    driver.wager(1, ante=500, bad_beat=100)
    driver.play_out({1: ["fold"]})
    bad_beat = driver.state.position(1).settled["bad_beat"]
    assert (bad_beat.outcome, bad_beat.returned, bad_beat.line) == (Outcome.WIN, 500, "pair")


# Settlement -------------------------------------------------------------------------------------------

# Seat 1 loses, seat 2 wins, seat 3 ties; the dealer qualifies with king, queen, five.
THREE_HANDS = stacked("Qs", "As", "Kc", "Kd", "9d", "Kh", "Qc", "Qd", "2h", "2s", "5h", "5s")


def settled_story(key, **table):
    driver = Driver(key, THREE_HANDS, **table)
    for seat in (1, 2, 3):
        driver.wager(seat, ante=500)
    driver.play_out({seat: ["1x"] for seat in (1, 2, 3)})
    outcomes = [driver.state.position(seat).settled["ante"].outcome for seat in (1, 2, 3)]
    assert outcomes == [Outcome.LOSE, Outcome.WIN, Outcome.PUSH]
    return story(driver)


def test_in_phases_all_hands_are_revealed_then_what_lost_is_collected_then_what_won_is_paid():
    assert settled_story(THREE_CARD, settling="in-phases") == [
        (0, "reveal"),
        *((seat, "reveal") for seat in (3, 2, 1)),
        *((1, wager) for wager in ("ante", "play")),
        *((seat, wager) for seat in (3, 2) for wager in ("ante", "play")),
    ]


def test_player_by_player_each_hand_is_revealed_and_settled_before_the_next():
    assert settled_story(THREE_CARD, settling="by-player") == [
        (0, "reveal"),
        *((seat, act) for seat in (3, 2, 1) for act in ("reveal", "ante", "play")),
    ]


@pytest.mark.parametrize("key", KEYS)
def test_settlement_starts_at_the_side_that_the_rule_names(key):
    for seed in range(40):
        walk = random_walk(key, seed)
        order = walk.table.settling
        last = walk.steps[-1].events
        revealed = [event.seat for event in last if isinstance(event, e.CardsRevealed) and event.seat]
        assert revealed == sorted(revealed, reverse=order.start is Side.RIGHT), seed


@pytest.mark.parametrize("key", KEYS)
def test_the_wagers_of_one_player_are_settled_in_the_order_of_the_rule(key):
    """Each with its phase: what lost before what won, where the licensee elected phases."""
    for seed in range(40):
        walk = random_walk(key, seed)
        rank = {wager: place for place, wager in enumerate(walk.table.game.definition.paid_in_order)}
        events = [event for event in walk.steps[-1].events if isinstance(event, e.WagerSettled)]
        told = [event.settled for event in events if event.settled.wager in rank]
        for seat in {settled.seat for settled in told}:
            for phase in (True, False):
                mine = [
                    rank[s.wager]
                    for s in told
                    if s.seat == seat and (not walk.table.settling.in_phases or (s.outcome is Outcome.LOSE) is phase)
                ]
                assert mine == sorted(mine), seed


def test_each_act_of_settlement_cites_the_step_of_the_procedure():
    for settling, cites in (("in-phases", {"lose": "ii", "win": "iii", "push": "iii"}), ("by-player", {})):
        driver = Driver(THREE_CARD, THREE_HANDS, settling=settling)
        for seat in (1, 2, 3):
            driver.wager(seat, ante=500)
        driver.play_out({seat: ["1x"] for seat in (1, 2, 3)})
        for event in driver.of(e.WagerSettled):
            step = cites.get(event.settled.outcome.value)
            assert event.cites == (f"19:47-20.10(c)1{step}" if step else event.cites)
            assert event.cites.startswith("19:47-20.10(c)")


@pytest.mark.parametrize(("choice", "revealed", "outcome"), [("expose", True, "win"), ("conceal", False, "lose")])
def test_a_wager_on_three_cards_is_settled_when_they_are_exposed_and_lost_when_they_are_not(choice, revealed, outcome):
    driver = Driver(HOLD_EM_3, stacked("As", "Ad", "Ah"))
    driver.wager(1, blind_bonus=500, flop=500, three_card_bonus=500)
    driver.deal()
    driver.do(c.Decide(1, choice))
    driver.do(c.Proceed())
    position = driver.state.position(1)
    assert position.revealed is revealed
    assert position.settled["three_card_bonus"].outcome.value == outcome
    assert list(position.settled) == ["three_card_bonus"]


def test_the_meter_stands_on_every_settlement_as_it_is_afterwards():
    royal = ("As", "Ks", "Qs", "Js", "Ts")
    dealer = ("2c", "3d", "5h", "7c", "9d")
    driver = Driver(CARIBBEAN, stacked(*(card for pair in zip(royal, dealer, strict=True) for card in pair)))
    driver.wager(1, ante=500, progressive=100)
    driver.play_out({1: ["2x"]}, meter=5_000_000)
    meters = {event.settled.wager: event.meter for event in driver.of(e.WagerSettled)}
    assert meters["progressive"] == driver.state.meter == 1_000_000
    assert driver.state.position(1).settled["progressive"].returned == 5_000_070


def test_phases_and_a_progressive_go_together():
    """No game has both today; the reading after the round must not depend on the order of settlement."""
    rule = definition(CARIBBEAN)
    order = replace(rule.settling["by-player"], in_phases=True)
    game = elect(replace(rule, settling={"in-phases": order}), {})
    royal, dealer = ("As", "Ks", "Qs", "Js", "Ts"), ("2c", "3d", "5h", "7c", "9d")
    driver = Driver(game, stacked(*(card for pair in zip(royal, dealer, strict=True) for card in pair)))
    driver.wager(1, ante=500, progressive=100)
    driver.play_out({1: ["2x"]}, meter=5_000_000)
    assert driver.state.position(1).settled["progressive"].returned == 5_000_070
    assert driver.state.meter == 1_000_000


def test_a_round_is_closed_once_everything_is_settled():
    for key in KEYS:
        for seed in range(20):
            walk = random_walk(key, seed)
            assert isinstance(walk.events[-1], e.RoundClosed)
            assert len(walk.of(e.RoundClosed)) == 1


def test_a_limit_holds_for_a_wager_that_is_paid_before_the_others():
    """42.11(f): $600 at 100 to 1 uses the limit up, so the royal flush of the blind bonus wins nothing more."""
    game = game_under(HOLD_EM_3, aggregate_limit=5_000_000)
    driver = Driver(game, stacked("Ah", "Kh", "Qh", "4c", "5d", "7s", "Jh", "Th", "2d", "3c"), method="manual-shoe")
    driver.wager(1, blind_bonus=500, flop=500, three_card_bonus=60_000)
    driver.play_out({1: ["expose", "1x"]})
    won = {one.settled.wager: one.settled.returned - one.settled.staked for one in driver.of(e.WagerSettled)}
    assert won == {"three_card_bonus": 5_000_000, "blind_bonus": 0, "flop": 500, "turn_river": 500}
