"""What happens around rounds, as events: each written and read, and each occurring."""

from typing import get_args

import msgspec

from croupier.rulebook.procedure import Shuffling, Step
from croupier.table import day_commands as dc
from croupier.table import day_events as d
from croupier.table.changes import SHUFFLER
from tests.day_driver import COUNTING, TWO_DECKS, DayDriver, act


def every_kind():
    """A day in which all sorts of things happen."""
    driver = DayDriver("three-card-poker", TWO_DECKS).open().do(dc.Exchange("ann", 9_000)).do(dc.Fill(10_000)).rounds(2)
    driver.ready().do(dc.GoIdle()).until(None)
    driver.do(dc.GiveNotice({"pair_plus": "B"}, {}, driver.at + 1_800_000))
    driver.at += 1_800_000
    driver.do(dc.TakeEffect()).do(dc.RemoveDevice(SHUFFLER)).do(dc.ChangeMethod("manual-shoe", Shuffling.MANUAL))
    driver.ready().do(dc.OrderRecut("sam", "too few")).rounds(1).do(dc.CloseTable())
    counted = DayDriver("three-card-poker", COUNTING).open()
    counted.until(Step.SHUFFLE).do(act(Step.SHUFFLE, cards=50))
    return [*driver.events, *counted.events]


def test_every_kind_of_event_occurs_in_a_day():
    seen = {type(event) for event in every_kind()}
    assert set(get_args(d.DayEvent)) - seen <= {d.ShuffleFailed, d.MetersMoved}


def test_events_are_read_back_as_they_were_written():
    for event in every_kind():
        assert msgspec.json.decode(msgspec.json.encode(event), type=type(event)) == event


def test_every_act_cites_its_paragraph():
    for event in every_kind():
        if "cites" in event.__struct_fields__:
            assert event.cites, event
