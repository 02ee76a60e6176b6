"""The automated dealer does whatever waits for no player, and nothing that waits for one."""

import pytest

from croupier.games.catalogue import KEYS
from croupier.rulebook.procedure import By, Step
from croupier.server.automaton import next_act, weights_of
from croupier.server.entropy import demonstration
from croupier.table import commands as c
from croupier.table import day_events as d
from croupier.table import events as e
from croupier.table.permitted import permitted
from tests.day_driver import ARRIVE_SHUFFLED, COUNTING, DayDriver

SOURCE = demonstration(3, "automaton")


def run_on(driver):
    """Everything the automaton does by itself."""
    while (command := next_act(driver.day, driver.source)) is not None:
        driver.do(command)
    return driver


def test_nothing_is_done_at_a_closed_table():
    assert next_act(DayDriver("three-card-poker").day, SOURCE) is None


def test_the_cards_lie_spread_until_the_first_player_comes():
    driver = run_on(DayDriver("three-card-poker").open())
    assert (driver.due, driver.day.due.duty.by) == (Step.LOOK, By.PLAYER)
    run_on(driver.wager())
    assert driver.day.due is None


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("elected", [None, COUNTING, ARRIVE_SHUFFLED])
def test_between_the_players_words_a_round_goes_on_by_itself(key, elected):
    driver = run_on(DayDriver(key, elected).open().wager())
    driver.do(c.CloseBets())
    run_on(driver)
    while not driver.day.round.closed:
        driver.do([one for one in permitted(driver.day.round).commands if isinstance(one, c.Decide)][-1])
        run_on(driver)
    assert driver.of(e.RoundClosed)
    assert driver.day.due is None, "the next deck is ready"


def test_a_shuffler_that_counts_reports_a_whole_deck():
    driver = run_on(DayDriver("three-card-poker", COUNTING).open().wager())
    assert driver.of(d.DeckRemoved) == []


def test_the_wheel_is_spun_by_its_weights():
    options = {"bonus_spin": "fixed-1", "fixed_prize": 5_000, "wheel": [0] * 11 + [7]}
    driver = DayDriver("premium-hold-em", **options)
    assert weights_of(driver.open().day) == (0,) * 11 + (7,)
    for _ in range(60):
        driver.ready().wager().do(c.CloseBets()).finish()
    assert {event.position for event in driver.of(e.WheelSpun)} == {12}
