"""The time of a floor never goes back."""

import time

from croupier.server.clock import Clock


def test_the_time_is_that_of_the_machine():
    before = time.time_ns() // 1_000_000
    told = Clock()()
    assert before <= told <= time.time_ns() // 1_000_000


def test_a_machine_whose_clock_is_put_back_does_not_take_the_floor_with_it(monkeypatch):
    clock = Clock()
    first = clock()
    monkeypatch.setattr(time, "time_ns", lambda: (first - 3_600_000) * 1_000_000)
    assert clock() == first


def test_nothing_happens_before_what_a_log_has_seen():
    clock = Clock()
    later = clock() + 86_400_000
    clock.seen(later)
    assert clock() == later
