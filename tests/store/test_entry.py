"""What an entry has to be before it may be stored."""

import msgspec
import pytest

from croupier.store.entry import Entry, Event, check

GOOD = Entry(
    table="T1", key="k", digest=bytes(32), at=1, expected=1, events=(Event(0, b"{}", (("cage", -5), ("licensee", 5))),)
)


def test_an_entry_that_is_right_passes():
    check(GOOD)
    check(msgspec.structs.replace(GOOD, events=()))


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"table": ""}, "of a table"),
        ({"key": ""}, "has a key"),
        ({"digest": b"short"}, "SHA-256"),
        ({"events": (Event(-1, b"{}"),)}, "round -1"),
        ({"events": (Event(0, b'{"b":1,"a":2}'),)}, "canonical form"),
        ({"events": (Event(0, b"{}", (("cage", -5), ("licensee", 4))),)}, "off by -1"),
        ({"events": (*GOOD.events, Event(0, b"{}", (("cage", 1),)))}, "off by 1"),
    ],
)
def test_a_mistake_of_the_program_is_an_assertion(wrong, told):
    with pytest.raises(AssertionError, match=told):
        check(msgspec.structs.replace(GOOD, **wrong))
