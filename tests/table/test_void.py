"""Void hands and rounds: what comes back, what is settled all the same, and what the meter shows afterwards."""

import pytest

from croupier.games.catalogue import KEYS, definition
from croupier.rulebook.irregularity import Mishap, Remedy
from croupier.table import commands as c
from croupier.table import events as e
from croupier.table.dealer import Progress
from croupier.table.meter import contribution, in_play
from croupier.table.settlement import Outcome
from croupier.table.views import HIDDEN, view
from croupier.table.void import void_round
from tests.driver import Driver, stacked
from tests.settlement_table import game_under, rows, split_cards
from tests.table.walks import random_walk

METER = 10_000_000
TEXAS = {"ante": 500, "bonus": 500, "progressive": 100}
# Seats 2 and 5 and the dealer, one by one: aces, seven four of spades, kings; then what the deck goes on with.
TEXAS_CARDS = ("Ah", "7s", "Kh", "Ad", "4s", "Kd")


def texas(*following, acts=0, meter=METER, **wagers):
    """Wagers at seats 2 and 5, and so many acts done."""
    driver = Driver("texas-hold-em-bonus", stacked(*TEXAS_CARDS, *following))
    for seat in (2, 5):
        driver.wager(seat, **(wagers or TEXAS))
    driver.do(c.CloseBets(meter))
    driver.act(acts)
    return driver


def flop_of(driver):
    return [event.card for event in driver.of(e.CommunityCardDealt)]


# Texas hold 'em bonus: bonus and progressive ---------------------------------------------------------


def test_an_exposed_card_of_the_dealer_leaves_bonus_and_progressive_to_be_settled_on_a_flop_dealt_for_it():
    driver = texas("As", "9s", "2s", "Ac", acts=6)
    events = driver.report(Mishap.DEALER_CARD_EXPOSED)
    assert driver.settled() == {
        (2, "ante"): ("void", 500),
        (2, "bonus"): ("win", 15_500),  # a pair of aces, 30 to 1
        (2, "progressive"): ("win", 300),  # three aces with the flop
        (5, "ante"): ("void", 500),
        (5, "bonus"): ("lose", 0),
        (5, "progressive"): ("win", 5_000),  # a flush in spades
    }
    assert flop_of(driver) == ["As", "9s", "2s"]  # the next three cards in order, no burn
    assert view(driver.state, None).community == ("As", "9s", "2s")
    assert [event.seat for event in driver.of(e.CardsRevealed)] == [0, 5, 2]
    readings = {(event.settled.seat, event.settled.wager): event.meter - METER for event in driver.of(e.WagerSettled)}
    assert readings[5, "bonus"] == 140  # the progressive alone moves the meter, when it is its turn
    assert readings[5, "progressive"] == readings[2, "bonus"] == 140 - 5_000
    assert driver.state.meter == METER + 140 - 5_000
    assert [type(event) for event in events][:2] == [e.IrregularityReported, e.RoundVoided]
    assert isinstance(events[-1], e.RoundClosed)


def test_both_aces_in_both_hands_are_still_paid_a_thousand_to_one():
    driver = Driver("texas-hold-em-bonus", stacked("Ah", "Ac", "Ad", "As"))
    driver.wager(2, ante=500, bonus=500)
    driver.deal(METER)
    driver.report(Mishap.DEALER_CARD_EXPOSED)
    assert driver.settled() == {(2, "ante"): ("void", 500), (2, "bonus"): ("win", 500_500)}
    assert flop_of(driver) == []  # no progressive wager asks for one


@pytest.mark.parametrize("acts", [3, 4, 5])
def test_before_everybody_has_two_cards_the_deal_is_completed_for_bonus_and_progressive(acts):
    driver = texas("As", "9s", "2s", acts=acts)
    driver.report(Mishap.DEALER_CARD_EXPOSED)
    assert driver.state.position(2).cards == ("Ah", "Ad")
    assert driver.settled()[2, "bonus"] == ("win", 15_500)
    assert flop_of(driver) == ["As", "9s", "2s"]


def test_with_nothing_to_settle_no_card_is_dealt_after_the_exposed_one():
    driver = texas("As", "9s", "2s", acts=3, ante=500)
    driver.report(Mishap.DEALER_CARD_EXPOSED)
    assert [len(driver.state.position(seat).cards) for seat in (2, 5)] == [1, 1]
    assert flop_of(driver) == []
    assert driver.of(e.CardsRevealed) == []


@pytest.mark.parametrize("acts", range(6))
def test_before_the_initial_deal_is_complete_two_face_up_cards_return_everything(acts):
    driver = texas(acts=acts)
    driver.report(Mishap.CARDS_FACE_UP)
    assert driver.settled() == {(seat, key): ("void", amount) for seat in (2, 5) for key, amount in TEXAS.items()}
    assert driver.state.meter == METER
    assert len(driver.state.exposed) == 2


def test_after_it_the_flop_is_the_next_three_cards_whether_found_face_up_or_not():
    driver = texas("As", "9s", "2s", acts=6)
    driver.report(Mishap.CARDS_FACE_UP)
    assert flop_of(driver) == ["As", "9s", "2s"]  # the first two of them are those that were found
    assert driver.state.exposed == ()
    assert driver.settled()[5, "progressive"] == ("win", 5_000)
    assert driver.settled()[2, "ante"] == ("void", 500)


FLOPS = """
acts  found_before  flop    rack
0     no            As9s2s  -
0     yes           9s2s3d  As
1     no            9s2s3d  -
3     no            9s2s3d  4d
3     yes           9s2s4d  3d
4     no            9s2s3d  4d5d
4     yes           9s2s3d  4d5d
"""


@pytest.mark.parametrize("row", rows(FLOPS), ids=lambda row: f"{row['acts']} {row['found_before']}")
def test_community_cards_that_lie_there_count_and_one_in_the_rack_stays_there(row):
    """After the decisions so many acts, a burn and then the flop; one card may have been found face up before."""
    driver = texas("As", "9s", "2s", "3d", "4d", "5d", acts=6)
    for seat in (2, 5):
        driver.do(c.Decide(seat, "2x"))
    acts = int(row["acts"])
    driver.act(acts)
    if row["found_before"] == "yes":
        driver.report(Mishap.CARD_FACE_UP)
    driver.report(Mishap.CARDS_FACE_UP)
    rack = () if row["rack"] == "-" else split_cards(row["rack"])
    assert (tuple(flop_of(driver)), driver.state.exposed) == (split_cards(row["flop"]), rack)


def test_a_folded_hand_with_a_live_wager_is_settled_and_its_collected_ante_stays_lost():
    driver = texas("As", "9s", "2s", acts=6)
    driver.do(c.Decide(2, "fold"))
    driver.report(Mishap.DEALER_CARD_EXPOSED)
    assert driver.settled() == {
        (2, "ante"): ("lose", 0),
        (2, "bonus"): ("win", 15_500),
        (2, "progressive"): ("win", 300),
        (5, "ante"): ("void", 500),
        (5, "bonus"): ("lose", 0),
        (5, "progressive"): ("win", 5_000),
    }


def test_two_flushes_of_a_void_round_come_off_the_meter_one_after_the_other():
    driver = Driver("texas-hold-em-bonus", stacked("As", "7s", "Kh", "9s", "4s", "Kd", "2s", "Js", "3s"))
    for seat in (2, 5):
        driver.wager(seat, **TEXAS)
    driver.deal(METER)
    driver.report(Mishap.DEALER_CARD_EXPOSED)
    assert [driver.settled()[seat, "progressive"] for seat in (2, 5)] == [("win", 5_000)] * 2
    assert driver.state.meter == METER + 140 - 10_000


def test_a_hand_with_one_of_the_wagers_that_are_settled_is_turned_up_and_one_with_none_is_not():
    driver = Driver("texas-hold-em-bonus", stacked(*TEXAS_CARDS))
    driver.wager(2, **TEXAS)
    driver.wager(4, ante=500)
    driver.wager(5, ante=500, bonus=500)
    driver.deal(METER)
    driver.report(Mishap.DEALER_CARD_EXPOSED)
    assert [event.seat for event in driver.of(e.CardsRevealed)] == [0, 5, 2]


def test_what_is_settled_in_a_void_round_cites_the_paragraph_that_voids_it():
    driver = texas(acts=6)
    rule = next(
        one for one in driver.state.table.game.definition.irregularities if one.mishap is Mishap.DEALER_CARD_EXPOSED
    )
    progress = Progress(driver.state)
    void_round(progress, (rule.cites, "19:47-28.7(e)"), rule)
    assert {event.cites for event in progress.events if hasattr(event, "cites")} == {
        (rule.cites, "19:47-28.7(e)"),  # of the round
        rule.cites,
    }


def test_the_royal_flush_of_a_void_round_wins_the_whole_meter():
    driver = Driver("texas-hold-em-bonus", stacked("Ah", "2c", "Kh", "2d", "Qh", "Jh", "Th"))
    driver.wager(2, **TEXAS)
    driver.deal(METER)
    driver.report(Mishap.DEALER_CARD_EXPOSED)
    assert driver.settled()[2, "progressive"] == ("win", METER + 70)
    assert driver.state.meter == 1_000_000


# Caribbean stud --------------------------------------------------------------------------------------

FULL_HOUSE = ("As", "2c", "Ad", "3d", "Ah", "5h", "Ks", "7c", "Kd", "9d")


@pytest.mark.parametrize(("acts", "progressive"), [(2, ("void", 100)), (9, ("void", 100)), (10, ("win", 10_000))])
def test_caribbean_stud_settles_the_progressive_once_all_five_cards_are_out(acts, progressive):
    driver = Driver("caribbean-stud", stacked(*FULL_HOUSE))
    driver.wager(2, ante=500, progressive=100)
    driver.do(c.CloseBets(METER))
    driver.act(acts)
    driver.report(Mishap.DEALER_CARD_EXPOSED)
    assert driver.settled() == {(2, "ante"): ("void", 500), (2, "progressive"): progressive}
    assert driver.state.meter == (METER if acts < 10 else METER + 70 - 10_000)
    assert view(driver.state, None).dealer.count(HIDDEN) == len(driver.state.dealer) - (acts == 10)


# Hold 'em 3 bonus ------------------------------------------------------------------------------------

BONUSES = {"blind_bonus": 500, "flop": 500, "three_card_bonus": 500, "six_card_bonus": 500}
# Seat 2 three queens, seat 5 nothing, the dealer a queen and two tens: a full house in six cards for seat 2.
HOLD_EM_3 = ("Qs", "Qh", "Qd", "2c", "5d", "9h", "Ts", "Td", "4c", "8s", "6h", "Jc", "3s")


def hold_em_3(acts):
    driver = Driver("hold-em-3-bonus", stacked(*HOLD_EM_3))
    for seat in (2, 5):
        driver.wager(seat, **BONUSES)
    driver.do(c.CloseBets())
    driver.act(acts)
    return driver


def test_an_exposed_card_of_the_dealer_settles_the_3_card_bonus_and_returns_the_6_card_bonus():
    driver = hold_em_3(13)
    driver.report(Mishap.DEALER_CARD_EXPOSED)
    returned = {"blind_bonus": ("void", 500), "flop": ("void", 500), "six_card_bonus": ("void", 500)}
    assert driver.settled() == {
        **{(seat, key): how for seat in (2, 5) for key, how in returned.items()},
        (2, "three_card_bonus"): ("win", 15_500),  # three of a kind, 30 to 1
        (5, "three_card_bonus"): ("lose", 0),
    }
    assert [event.seat for event in driver.of(e.CardsRevealed)] == [5, 2]  # the dealer's hand decides nothing


@pytest.mark.parametrize("acts", [9, 10])
def test_two_face_up_cards_settle_both_once_players_and_dealer_have_three(acts):
    driver = hold_em_3(acts)
    driver.report(Mishap.CARDS_FACE_UP)
    assert driver.settled() == {
        (2, "blind_bonus"): ("void", 500),
        (2, "flop"): ("void", 500),
        (2, "three_card_bonus"): ("win", 15_500),
        (2, "six_card_bonus"): ("win", 10_500),  # queens full of tens, 20 to 1
        (5, "blind_bonus"): ("void", 500),
        (5, "flop"): ("void", 500),
        (5, "three_card_bonus"): ("lose", 0),
        (5, "six_card_bonus"): ("lose", 0),
    }
    assert [event.seat for event in driver.of(e.CardsRevealed)] == [0, 5, 2]
    assert len(driver.state.exposed) == 2


@pytest.mark.parametrize("acts", [0, 6, 8])
def test_before_that_they_are_returned(acts):
    driver = hold_em_3(acts)
    driver.report(Mishap.CARDS_FACE_UP)
    assert set(driver.settled().values()) == {("void", 500)}


def test_a_hand_that_was_not_exposed_loses_the_3_card_bonus_and_stays_hidden():
    driver = hold_em_3(13)
    driver.do(c.Decide(2, "conceal"))
    driver.report(Mishap.DEALER_CARD_EXPOSED)
    assert driver.settled()[2, "three_card_bonus"] == ("lose", 0)
    assert [event.seat for event in driver.of(e.CardsRevealed)] == [5]
    assert view(driver.state, "patron 5").positions[0].cards == (HIDDEN,) * 3


def test_what_was_settled_before_stays_settled():
    driver = hold_em_3(13)
    for seat in (2, 5):
        driver.do(c.Decide(seat, "expose"))
    driver.do(c.Proceed())
    driver.report(Mishap.DEALER_CARD_EXPOSED)
    assert len(driver.of(e.WagerSettled)) == len(driver.settled()) == 8
    assert driver.settled()[2, "three_card_bonus"] == ("win", 15_500)


# Three card poker: a fold whose ante lies there still ------------------------------------------------


def test_the_ante_of_a_fold_that_is_not_collected_yet_comes_back():
    driver = Driver("three-card-poker")
    for seat in (1, 2):
        driver.wager(seat, ante=500, pair_plus=500)
    driver.deal()
    driver.do(c.Decide(1, "fold"))
    driver.report(Mishap.DEALER_CARD_EXPOSED)
    assert driver.settled() == {(seat, key): ("void", 500) for seat in (1, 2) for key in ("ante", "pair_plus")}
    folded = Driver("three-card-poker")
    for seat in (1, 2):
        folded.wager(seat, ante=500)
    folded.deal()
    folded.do(c.Decide(1, "fold"))
    folded.do(c.Decide(2, "1x"))
    folded.act()  # the dealer collects
    folded.report(Mishap.DEALER_CARD_EXPOSED)
    assert folded.settled() == {(1, "ante"): ("lose", 0), (2, "ante"): ("void", 500), (2, "play"): ("void", 500)}


# Premium Hold 'Em: everything comes back, the meter too ----------------------------------------------


def test_premium_returns_jacks_up_and_bonus_spin_wagers_and_takes_the_meter_back():
    stakes = {"ante": 1000, "xtra_bonus": 1000, "player_bonus": 500, "dealer_bonus": 500, "bonus_spin": 500}
    driver = Driver(game_under("premium-hold-em", bonus_spin="progressive-5"), stacked("As", "2c", "Ks", "2d", "Qs"))
    driver.wager(2, **stakes)
    driver.wager(4, **stakes)
    driver.deal(METER)
    assert driver.state.meter == METER + 70
    driver.report(Mishap.DEALER_CARD_EXPOSED)
    assert driver.settled() == {(seat, key): ("void", amount) for seat in (2, 4) for key, amount in stakes.items()}
    assert driver.state.meter == METER


def test_a_void_hand_does_not_spin_the_wheel_and_gets_no_community_pay():
    stakes = {"ante": 1000, "xtra_bonus": 1000, "bonus_spin": 500}
    cards = ("As", "Kh", "2c", "Ks", "Qh", "2d", "Qs", "Jh", "3h")  # three spades at 2, three hearts at 4
    driver = Driver(game_under("premium-hold-em", bonus_spin="progressive-5"), stacked(*cards))
    for seat in (2, 4):
        driver.wager(seat, **stakes)
    driver.deal(METER)
    driver.report(Mishap.PLAYER_MISCOUNT, seat=2, cards=1)
    driver.do(c.Decide(4, "3x"))
    driver.do(c.Proceed())
    driver.do(c.SpinWheel(3))  # the spinner's $100 and a community pay of $50
    driver.do(c.Proceed())
    assert driver.settled()[2, "bonus_spin"] == ("void", 500)
    assert driver.settled()[4, "bonus_spin"] == ("win", 10_000)
    assert driver.state.closed
    assert driver.state.meter == METER + 35


# The meter -------------------------------------------------------------------------------------------


def test_each_void_hand_takes_back_what_its_wager_added_and_no_more():
    """Three wagers of $1.00 at 70.5 percent add 211 cents, rounded down together: 211, 141, 70, 0."""
    driver = Driver(game_under("texas-hold-em-bonus", rate="70.5"))
    for seat in (1, 2, 3):
        driver.wager(seat, **TEXAS)
    driver.deal(METER)
    readings = [driver.state.meter - METER]
    for seat in (2, 1, 3):
        driver.report(Mishap.PLAYER_MISCOUNT, seat=seat, cards=-1)
        readings.append(driver.state.meter - METER)
    assert readings == [211, 141, 70, 0]


@pytest.mark.parametrize("key", [key for key in KEYS if definition(key).progressive])
def test_the_meter_keeps_what_settled_wagers_added(key):
    """Reckoned from the events alone: reading before, plus the rate of the wagers not returned, minus the awards."""
    checked = 0
    for seed in range(120):
        walk = random_walk(key, seed, mishaps=0.1)
        game = walk.table.game
        progressive = in_play(game)
        if walk.meter is None or progressive is None:
            continue
        settled = [event.settled for event in walk.of(e.WagerSettled) if event.settled.wager == progressive.wager]
        kept = sum(one.staked for one in settled if one.outcome is not Outcome.VOID)
        if any(one.returned for one in settled if one.outcome is not Outcome.VOID) or not walk.of(e.BetsClosed):
            continue
        assert walk.state.meter == walk.meter + contribution(game, kept), seed
        checked += any(one.outcome is Outcome.VOID for one in settled)
    assert checked > 10


# A wrong count of the stub, and whoever else voids a round -------------------------------------------


def test_a_round_can_be_voided_under_any_paragraph():
    driver = Driver("three-card-poker")
    driver.wager(1, ante=500, pair_plus=500)
    driver.deal()
    progress = Progress(driver.state)
    void_round(progress, ("19:47-20.7(e)2", "19:47-20.12(c)"))
    voided, *settled, closed = progress.events
    assert voided == e.RoundVoided(("19:47-20.7(e)2", "19:47-20.12(c)"))
    assert [one.settled.cites for one in settled] == [("19:47-20.7(e)2", "19:47-20.12(c)")] * 2
    assert [one.cites for one in settled] == ["19:47-20.7(e)2"] * 2
    assert closed == e.RoundClosed()
    assert progress.state.reshuffle


@pytest.mark.parametrize("key", KEYS)
def test_a_void_wager_comes_back_whole_and_cites_the_paragraph(key):
    for seed in range(60):
        walk = random_walk(key, seed, mishaps=0.15)
        for event in walk.of(e.WagerSettled):
            if event.settled.outcome is Outcome.VOID:
                assert event.settled.returned == event.settled.staked
                assert event.settled.cites == (event.cites,)
        reported = [event.remedy for event in walk.of(e.IrregularityReported)]
        voiding = {Remedy.VOID_ALL, Remedy.VOID_AND_RESHUFFLE}
        assert walk.state.void is any(remedy in voiding for remedy in reported), seed
        assert walk.state.reshuffle is (walk.state.void or bool(walk.of(e.HandVoided))), seed
