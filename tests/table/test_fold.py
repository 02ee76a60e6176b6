"""The fold of a day: opening again from what the log says, times, and what a removal leaves due."""

import pytest

from croupier.games.catalogue import KEYS, definition
from croupier.rulebook.procedure import Step
from croupier.rulebook.wager import Limits
from croupier.table import day_commands as dc
from croupier.table import day_events as d
from croupier.table.day import new_day
from croupier.table.fold import apply_day, due_on, table_of
from tests.day_driver import TWO_DECKS, DayDriver, alike


@pytest.mark.parametrize("key", KEYS)
def test_a_day_is_its_events(key):
    driver = DayDriver(key, TWO_DECKS).rounds(3).ready()
    day = new_day(table_of(driver.of(d.TableOpened)[0], definition(key)))
    for event in driver.events:
        day = apply_day(day, event, driver.at)
    assert alike(day, driver.day)


def test_a_table_is_made_again_from_its_opening():
    driver = DayDriver("hold-em-3-bonus", TWO_DECKS, "hand", version=2, blind_1x="C").open()
    again = table_of(driver.of(d.TableOpened)[0], definition("hold-em-3-bonus"))
    assert again.game.elections == driver.day.table.game.elections
    assert (again.method_key, again.elected) == ("hand", TWO_DECKS)


def test_a_table_is_not_made_of_another_game():
    opened = DayDriver("three-card-poker").open().of(d.TableOpened)[0]
    with pytest.raises(AssertionError, match="this game"):
        table_of(opened, definition("four-card-poker"))


def test_a_deck_is_as_old_as_its_receipt():
    driver = DayDriver("three-card-poker").open()
    driver.at += 5_000
    driver.perform(Step.RECEIVE)
    assert driver.day.deck.since == driver.at


def test_limits_that_were_announced_hold_after_a_new_start_too():
    driver = DayDriver("three-card-poker").ready()
    driver.do(dc.GiveNotice({}, {"ante": Limits(500, 900)}, driver.at + 1_800_000))
    driver.at += 1_800_000
    driver.do(dc.TakeEffect())
    day = new_day(table_of(driver.of(d.TableOpened)[0], definition("three-card-poker")))
    for event in driver.events:
        day = apply_day(day, event, driver.at)
    assert day.table.limits == {"ante": Limits(500, 900)}


def test_the_act_that_is_due():
    driver = DayDriver("three-card-poker").open()
    assert due_on(driver.day, Step.RECEIVE) == driver.day.due
    assert due_on(driver.day, Step.SHUFFLE) is None
