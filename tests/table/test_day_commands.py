"""The commands of a day: each is answered by the engine, with events or with a refusal."""

from typing import get_args

import msgspec

from croupier.rulebook.refusal import Refusal
from croupier.table import day_commands as dc
from croupier.table.run import AROUND, run
from tests.day_driver import DayDriver

GIVEN = {
    dc.OpenTable: dc.OpenTable("T1", ("red",)),
    dc.Perform: None,
    dc.OrderRecut: dc.OrderRecut("sam", "why"),
    dc.Exchange: dc.Exchange("ann", 5),
    dc.Fill: dc.Fill(5),
    dc.RemoveDeck: dc.RemoveDeck(1, "worn"),
    dc.RemoveDevice: dc.RemoveDevice("automated shoe"),
    dc.ChangeMethod: None,
    dc.GiveNotice: dc.GiveNotice({}, {}, 0),
}


def test_every_command_is_one_the_engine_knows():
    assert set(AROUND) | {dc.OpenTable} == set(get_args(dc.DayCommand))


def test_a_command_is_answered_with_events_or_with_a_refusal_that_says_something():
    driver = DayDriver("three-card-poker").ready()
    for kind in get_args(dc.DayCommand):
        command = GIVEN.get(kind) or (kind() if not kind.__struct_fields__ else None)
        if command is None:
            continue
        outcome = run(driver.day, command, driver.at)
        assert outcome.message if isinstance(outcome, Refusal) else outcome[1], command


def test_commands_are_written_down_and_read_back():
    command = dc.RemoveDeck(2, "a bent corner", "blue")
    assert msgspec.json.decode(msgspec.json.encode(command), type=dc.RemoveDeck) == command
