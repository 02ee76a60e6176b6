"""Changes at an open table: decks, devices and methods between rounds, options and limits with their notice, chips."""

import pytest

from croupier.rulebook.procedure import Shuffling, Step
from croupier.rulebook.refusal import Reason
from croupier.rulebook.wager import Limits
from croupier.server.automaton import next_act
from croupier.table import commands as c
from croupier.table import day_commands as dc
from croupier.table import day_events as d
from croupier.table.changes import SHOE, SHUFFLER, devices
from croupier.table.day import HOUR, MINUTE
from tests.day_driver import BY_SHUFFLER, TWO_DECKS, DayDriver, act

KEY = "three-card-poker"
MANUAL, AUTOMATED = Shuffling.MANUAL, Shuffling.AUTOMATED


def reason_of(driver, command):
    refusal = driver.tell(command)
    return None if refusal is None else refusal.reason


# Decks ------------------------------------------------------------------------------------------------


def test_a_deck_is_removed_between_rounds_and_a_fresh_one_is_received_and_made_ready():
    driver = DayDriver(KEY).rounds(1).until(None).do(dc.RemoveDeck(1, "a bent corner", "blue"))
    assert driver.day.decks[0].back == "blue"
    assert driver.due is Step.RECEIVE
    driver.rounds(1)


def test_a_deck_is_removed_while_bets_are_open_and_not_while_the_round_is_played():
    driver = DayDriver(KEY).ready().wager().do(dc.RemoveDeck(1, "a bent corner")).ready().do(c.CloseBets())
    assert len(driver.of(d.CardsInspected)) == 2
    assert reason_of(driver, dc.RemoveDeck(1, "a bent corner")) is Reason.OUT_OF_ORDER


@pytest.mark.parametrize("deck", [1, 2])
def test_of_two_decks_one_that_is_found_flawed_is_replaced_and_the_other_still_received(deck):
    driver = DayDriver(KEY, TWO_DECKS).open().until(Step.VERIFY)
    driver.do(dc.RemoveDeck(deck, "a flawed back", "green")).ready()
    assert [event.deck for event in driver.of(d.CardsInspected)] == ([1, 1, 2] if deck == 1 else [1, 2])
    driver.rounds(2)


@pytest.mark.parametrize(("deck", "back"), [(3, ""), (1, "blue")])
def test_a_deck_that_is_not_there_and_a_back_that_is_are_refused(deck, back):
    driver = DayDriver(KEY, TWO_DECKS).ready()
    assert reason_of(driver, dc.RemoveDeck(deck, "worn", back)) is Reason.OPTION_VALUE


def test_the_other_deck_can_be_replaced_while_the_next_round_waits():
    driver = DayDriver(KEY, TWO_DECKS).ready().do(dc.RemoveDeck(2, "worn", "green")).until(None)
    assert driver.day.in_play == 1
    driver.rounds(2)
    assert driver.day.in_play == 2


def test_a_deck_is_changed_after_its_hours():
    driver = DayDriver(KEY).ready().wager()
    driver.at += 24 * 60 * MINUTE - 1
    assert reason_of(driver, c.PlaceWagers(1, "ann", {"ante": 500})) is None
    driver.at += 1
    refusal = driver.tell(c.CloseBets())
    assert refusal is not None
    assert "24 hours" in refusal.message
    driver.do(dc.RemoveDeck(1, "a day old")).ready().do(c.CloseBets())


# Devices and methods ------------------------------------------------------------------------------------


def test_the_devices_at_a_table():
    assert devices(DayDriver(KEY).open().day) == ()
    assert devices(DayDriver(KEY, BY_SHUFFLER, "automated-shoe").open().day) == (SHUFFLER, SHOE)


def test_a_device_leaves_before_another_way_is_used():
    driver = DayDriver(KEY, BY_SHUFFLER, "automated-shoe").rounds(1).until(None)
    change = dc.ChangeMethod("manual-shoe", MANUAL)
    assert reason_of(driver, change) is Reason.OUT_OF_ORDER
    driver.do(dc.RemoveDevice(SHUFFLER))
    assert reason_of(driver, change) is Reason.OUT_OF_ORDER
    driver.do(dc.RemoveDevice(SHOE)).do(change)
    assert (driver.day.table.method_key, driver.day.elected.shuffling) == ("manual-shoe", MANUAL)
    driver.rounds(1)
    assert len(driver.of(d.DeckCut)) == 1


def test_no_round_is_dealt_and_no_deck_shuffled_with_a_device_that_has_left():
    driver = DayDriver(KEY, BY_SHUFFLER).rounds(1).until(Step.SHUFFLE).do(dc.RemoveDevice(SHUFFLER))
    assert reason_of(driver, act(Step.SHUFFLE)) is Reason.OUT_OF_ORDER
    assert next_act(driver.day, driver.source) is None
    driver = DayDriver(KEY, BY_SHUFFLER, "automated-shoe").ready().wager().do(c.PlaceWagers(1, "ann", {}))
    driver.do(dc.RemoveDevice(SHOE)).wager()
    assert reason_of(driver, c.CloseBets()) is Reason.OUT_OF_ORDER


@pytest.mark.parametrize("step", [Step.INSPECT, Step.WASH, Step.COLLECT])
def test_another_way_of_dealing_leaves_what_is_due_on_each_deck(step):
    driver = DayDriver(KEY, TWO_DECKS)
    driver = (driver.rounds(1) if step is Step.COLLECT else driver.open()).until(step)
    left = [due for due in driver.day.agenda if due.duty.step not in {Step.SHUFFLE, Step.LOAD, Step.FEED}]
    loaded = 2 if step is Step.COLLECT else 1
    driver.do(dc.ChangeMethod("hand", AUTOMATED))
    assert list(driver.day.agenda)[: len(left)] == left
    assert driver.until(None).day.in_play == loaded
    driver.rounds(2)


def test_players_who_only_sit_there_still_after_a_change_have_made_no_wager():
    driver = DayDriver(KEY, BY_SHUFFLER).rounds(1).do(dc.ChangeMethod("hand", AUTOMATED)).ready()
    assert driver.day.round.positions
    assert reason_of(driver, c.CloseBets()) is Reason.NO_WAGERS
    driver.rounds(1)


def test_a_method_that_needs_a_shuffler_is_refused_without_one():
    driver = DayDriver(KEY).ready()
    assert reason_of(driver, dc.ChangeMethod("hand", MANUAL)) is Reason.OPTIONS_EXCLUDE
    assert reason_of(driver, dc.ChangeMethod("hand", AUTOMATED)) is None


def test_the_second_deck_goes_with_the_shuffler():
    driver = DayDriver(KEY, TWO_DECKS).ready().do(dc.RemoveDevice(SHUFFLER)).do(dc.ChangeMethod("manual-shoe", MANUAL))
    assert len(driver.day.decks) == 1
    driver.rounds(2)


def test_a_device_that_is_not_there_cannot_be_removed():
    assert reason_of(DayDriver(KEY).ready(), dc.RemoveDevice(SHUFFLER)) is Reason.OPTION_VALUE


# Options and limits ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("now", "then"), [("off", "progressive-5"), ("progressive-5", "off"), ("progressive-5", "progressive-1")]
)
def test_no_progressive_begins_or_ends_by_a_change_of_options(now, then):
    wheel = {"wheel": [1] * 12}
    driver = DayDriver("premium-hold-em", bonus_spin=now, **(wheel if now != "off" else {})).ready()
    options = {"bonus_spin": then, **(wheel if then != "off" else {})}
    assert reason_of(driver, dc.GiveNotice(options, {}, driver.at + HOUR)) is Reason.OPTIONS_EXCLUDE
    assert reason_of(driver, dc.GiveNotice({"ante_nonqualifying": "push"}, {}, driver.at + HOUR)) is None


def notice(driver, minutes, options=None, limits=None):
    return dc.GiveNotice(options or {}, limits or {}, driver.at + minutes * MINUTE)


@pytest.mark.parametrize(("minutes", "given"), [(29, False), (30, True)])
def test_players_get_thirty_minutes_notice(minutes, given):
    driver = DayDriver(KEY).ready().wager()
    asked = notice(driver, minutes, limits={"ante": Limits(1_000, 50_000)})
    assert (driver.tell(asked) is None) is given


@pytest.mark.parametrize(
    ("then", "at_once"), [(Limits(500, 99_900), True), (Limits(100, 50_000), True), (Limits(1_000, 50_000), False)]
)
def test_without_players_a_maximum_changes_and_a_minimum_falls_at_once(then, at_once):
    driver = DayDriver(KEY).ready()
    driver.do(notice(driver, 30, limits={"ante": Limits(500, 50_000)}))
    driver.at += 30 * MINUTE
    driver.do(dc.TakeEffect())
    assert (driver.tell(notice(driver, 0, limits={"ante": then})) is None) is at_once


def test_a_change_of_options_always_has_its_notice_and_holds_when_its_time_has_come_and_the_round_is_over():
    driver = DayDriver(KEY).ready()
    assert reason_of(driver, dc.TakeEffect()) is Reason.OUT_OF_ORDER, "nothing was announced"
    assert reason_of(driver, notice(driver, 0, {"bad_beat": "off"})) is Reason.OUT_OF_ORDER
    driver.do(notice(driver, 30, {"bad_beat": "off"}))
    assert reason_of(driver, dc.TakeEffect()) is Reason.OUT_OF_ORDER, "its time has not come"
    driver.at += 30 * MINUTE
    driver.wager()
    assert reason_of(driver, dc.TakeEffect()) is Reason.OUT_OF_ORDER, "the round is not over"
    driver.do(c.CloseBets()).finish().do(dc.TakeEffect())
    assert driver.day.table.game.elections["bad_beat"] == "off"
    driver.ready()
    assert reason_of(driver, c.PlaceWagers(1, "ann", {"ante": 500, "bad_beat": 100})) is Reason.WAGER_NOT_OFFERED
    driver.rounds(1)


@pytest.mark.parametrize(
    ("options", "limits"), [({"pair_plus": "Q"}, {}), ({}, {"ante": Limits(1_000, 500)}), ({}, {"play": Limits()})]
)
def test_what_the_rule_forbids_is_refused_when_it_is_announced(options, limits):
    driver = DayDriver(KEY).ready()
    assert driver.tell(notice(driver, 60, options, limits)) is not None


# Chips and the end ----------------------------------------------------------------------------------------


def test_chips_come_for_cash_and_fills_from_the_cage():
    driver = DayDriver(KEY).open().do(dc.Exchange("ann", 10_000)).do(dc.Exchange("ann", -4_000)).do(dc.Fill(50_000))
    assert driver.balances == {
        "patron:ann": 6_000,
        "inventory:T1": 1_000_000 - 6_000 + 50_000,
        "drop:T1": 6_000,
        "cash": -6_000,
        "cage": -1_050_000,
    }


@pytest.mark.parametrize("amount", [0, 1.5, 10**30, "5"])
def test_an_amount_is_whole_cents(amount):
    driver = DayDriver(KEY).open()
    assert reason_of(driver, dc.Exchange("ann", amount)) is Reason.NOT_AN_AMOUNT
    assert reason_of(driver, dc.Fill(amount)) is Reason.NOT_AN_AMOUNT


def test_a_table_is_closed_when_no_wager_lies_there_and_takes_none_afterwards():
    driver = DayDriver(KEY).ready().wager()
    assert reason_of(driver, dc.CloseTable()) is Reason.OUT_OF_ORDER
    driver.do(c.CloseBets()).finish().do(dc.CloseTable())
    assert reason_of(driver, c.PlaceWagers(1, "ann", {"ante": 500})) is Reason.OUT_OF_ORDER
