"""Entries of the register: where an option offers the other reading, the printed one is the default."""

import pytest

from croupier.games.catalogue import KEYS, definition
from croupier.games.discrepancies import REGISTER
from croupier.rulebook.discrepancy import Discrepancy

OFFERED = [entry for entry in REGISTER if entry.option]


def test_an_entry_without_an_option_touches_no_settlement():
    entry = Discrepancy("X-1", "A slip.", "Read as meant.", ("19:47-20.1",))
    assert (entry.games, entry.wagers, entry.option, entry.printed, entry.alternative) == ((), (), "", "", "")


@pytest.mark.parametrize("entry", OFFERED, ids=lambda entry: entry.key)
def test_the_printed_reading_is_the_default_of_the_option(entry):
    assert entry.games
    for key in entry.games:
        option = next(option for option in definition(key).options if option.name == entry.option)
        assert str(option.default) == entry.printed
        assert option.read(entry.printed) == option.default


@pytest.mark.parametrize("entry", OFFERED, ids=lambda entry: entry.key)
def test_the_alternative_is_another_value_and_its_wagers_exist(entry):
    for key in entry.games:
        rule = definition(key)
        option = next(option for option in rule.options if option.name == entry.option)
        assert option.read(entry.alternative) != option.default
        assert {wager.key for wager in rule.wagers} >= set(entry.wagers)


def test_every_entry_names_games_of_the_catalogue_alone():
    assert {key for entry in REGISTER for key in entry.games} <= set(KEYS)
