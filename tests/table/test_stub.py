"""The stub: seen to once, when the last card is out, and counted where that is due."""

import pytest

from croupier.games.catalogue import KEYS
from croupier.rulebook.procedure import Shuffling, Step
from croupier.rulebook.refusal import Reason
from croupier.table import commands as c
from croupier.table import day_events as d
from croupier.table import events as e
from croupier.table.elected import Elected
from croupier.table.settlement import Outcome
from croupier.table.table import Stub
from tests.day_driver import COUNTING, DayDriver
from tests.driver import Driver

EVERY = Elected(count_every=1)


def at_the_stub(key="three-card-poker", elected=EVERY):
    driver = DayDriver(key, elected).ready().wager().do(c.CloseBets())
    while not isinstance(driver.day.round.task, Stub):
        task = driver.day.round.task
        choices = [c.Decide(1, choice) for choice in getattr(getattr(task, "decision", None), "choices", ())]
        driver.do(choices[-1] if choices else c.Proceed(one_act=True))
    return driver


@pytest.mark.parametrize("key", KEYS)
def test_the_deal_stops_at_the_stub_when_the_last_card_is_out(key):
    driver = at_the_stub(key)
    cards = len(driver.of(e.CardDealt)) + len(driver.of(e.CommunityCardDealt)) + len(driver.of(e.CardBurned))
    assert len(driver.day.round.deck) == 52 - cards
    refusal = driver.tell(c.Proceed())
    assert refusal is not None
    assert "stub" in refusal.message
    driver.do(c.HandleStub(52 - cards)).finish()
    assert len(driver.of(e.CardDealt)) + len(driver.of(e.CommunityCardDealt)) + len(driver.of(e.CardBurned)) == cards


def test_a_round_by_itself_has_no_stub_to_see_to():
    driver = Driver("three-card-poker")
    driver.wager(1, ante=500)
    driver.deal()
    refusal = driver.tell(c.HandleStub())
    assert refusal is not None
    assert refusal.reason is Reason.OUT_OF_ORDER


@pytest.mark.parametrize(("every", "counted"), [(5, [5, 10]), (3, [3, 6, 9]), (1, list(range(1, 11)))])
def test_the_stub_is_counted_at_least_once_in_so_many_rounds(every, counted):
    driver = DayDriver("three-card-poker", Elected(count_every=every)).rounds(10)
    rounds, found = 0, []
    for event in driver.events:
        rounds += isinstance(event, d.RoundOpened)
        found += [rounds] * isinstance(event, e.StubCounted)
    assert found == counted


@pytest.mark.parametrize(("every", "decks"), [(5, [1, 2]), (3, [1, 2, 1]), (2, [2, 2, 2, 2, 2]), (1, [1, 2] * 5)])
def test_rounds_are_those_of_the_table_so_that_at_the_longest_interval_either_deck_is_counted(every, decks):
    """Register E-18."""
    elected = Elected(shuffling=Shuffling.AUTOMATED, second_deck=True, count_every=every)
    driver, in_play, found = DayDriver("three-card-poker", elected).rounds(10), 0, []
    for event in driver.events:
        in_play = event.deck if isinstance(event, d.StepTaken) and event.step == Step.LOAD.value else in_play
        found += [in_play] * isinstance(event, e.StubCounted)
    assert found == decks


def test_a_count_made_early_counts():
    driver = DayDriver("three-card-poker").rounds(2)
    driver.ready().wager().do(c.CloseBets()).do(c.Proceed()).do(c.HandleStub(46)).finish().rounds(4)
    assert len(driver.of(e.StubCounted)) == 1, "the third round's count serves until the eighth"


def test_where_the_shuffler_counts_nobody_has_to():
    assert DayDriver("three-card-poker", COUNTING).rounds(7).of(e.StubCounted) == []


@pytest.mark.parametrize("cards", [-1, 53, 1.5, True, "46"])
def test_a_count_is_a_number_of_cards(cards):
    refusal = at_the_stub().tell(c.HandleStub(cards))
    assert refusal is not None
    assert refusal.reason is Reason.NOT_AN_AMOUNT


@pytest.mark.parametrize(("cards", "misdeal", "removed"), [(45, True, False), (45, False, True), (47, False, True)])
def test_a_wrong_count_voids_the_round_and_without_a_misdeal_the_deck_leaves_the_table(cards, misdeal, removed):
    driver = at_the_stub().do(c.HandleStub(cards, misdeal))
    settled = [event.settled for event in driver.of(e.WagerSettled)]
    assert {one.outcome for one in settled} == {Outcome.VOID}
    assert all(one.returned == one.staked for one in settled)
    assert driver.day.round.closed
    assert bool(driver.of(d.DeckRemoved)) is removed
    driver.rounds(1)
    assert driver.balances["wagers:T1"] == 0


def test_a_right_count_is_never_a_misdeal():
    driver = at_the_stub().do(c.HandleStub(46, misdeal=True))
    assert not driver.of(e.StubCounted)[0].misdeal
    assert driver.of(e.RoundVoided) == []
