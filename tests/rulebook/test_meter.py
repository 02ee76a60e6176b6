"""Meters and wheels as the rule prints them, over every game that has one."""

import pytest

from croupier.games.catalogue import KEYS, definition
from croupier.rulebook.meter import Stop, Wheel
from croupier.rulebook.money import MeterShare
from croupier.rulebook.option import ByOption, CentsOrNone, Rate
from tests.settlement_table import game_under

PROGRESSIVES = [key for key in KEYS if definition(key).progressive]
SPUN = [key for key in KEYS if definition(key).spin]
LIMITED = [key for key in KEYS if definition(key).payout_limit]


def test_a_wheel_finds_its_stops_by_their_position():
    wheel = Wheel((Stop(1, None), Stop(2, 4_000, 1_500)), progressive=True, cites="40.11(e)")
    assert wheel.stop(1).player is None
    assert wheel.stop(2) == Stop(2, 4_000, 1_500)


@pytest.mark.parametrize("key", PROGRESSIVES)
def test_a_progressive_names_its_wager_and_what_decides_rate_and_reset(key):
    rule, options = definition(key), {option.name: option for option in definition(key).options}
    progressive = rule.progressive
    assert rule.wager(progressive.wager).awards_only
    assert isinstance(progressive.rate, int) or isinstance(options[progressive.rate], Rate)
    assert isinstance(progressive.reset, ByOption) or isinstance(options[progressive.reset], CentsOrNone)


@pytest.mark.parametrize("key", PROGRESSIVES)
def test_the_top_award_is_the_whole_meter_and_no_other_line_is(key):
    game = game_under(key)
    progressive = game.definition.progressive
    for table in game.tables.get(progressive.wager, {}).values():
        whole = [line for line, pay in table.pays.items() if pay == MeterShare(100)]
        assert whole == [progressive.top]


@pytest.mark.parametrize("key", SPUN)
def test_every_wheel_numbers_its_stops_and_has_one_prize(key):
    for wheel in definition(key).spin.wheels.values.values():
        assert [stop.position for stop in wheel.stops] == list(range(1, len(wheel.stops) + 1))
        assert [stop.position for stop in wheel.stops if stop.player is None] == [1]
        assert all(stop.community >= 0 for stop in wheel.stops)


@pytest.mark.parametrize("key", LIMITED)
def test_a_payout_limit_names_an_option_in_cents_and_wagers_of_the_game(key):
    rule = definition(key)
    option = next(option for option in rule.options if option.name == rule.payout_limit.option)
    assert isinstance(option, CentsOrNone)
    assert not option.required
    assert all(rule.wager(wager).schedule for wager in rule.payout_limit.wagers)
