"""Commands are values that can be written down, sent and read again."""

import pytest
from msgspec import ValidationError, json

from croupier.cards.card import DECK
from croupier.rulebook.irregularity import Mishap
from croupier.table import commands as c

EACH = [
    c.Shuffle(DECK),
    c.PlaceWagers(3, "patron 3", {"ante": 500, "pair_plus": 1_000}),
    c.PlaceWagers(3, "patron 3", {}),
    c.CloseBets(),
    c.CloseBets(1_000_000),
    c.Proceed(),
    c.Proceed(one_act=True),
    c.Decide(3, "1x"),
    c.SpinWheel(12),
    c.Report(Mishap.CARD_FACE_UP),
    c.Report(Mishap.PLAYER_MISCOUNT, 3, -1),
]


@pytest.mark.parametrize("command", EACH, ids=lambda command: type(command).__name__)
def test_a_command_is_read_again_as_it_was_written(command):
    written = json.encode(command)
    assert json.decode(written)["type"] == type(command).__name__
    assert json.decode(written, type=c.Command) == command


@pytest.mark.parametrize(
    "written",
    [
        b'{"type":"Decide","seat":"3","choice":"1x"}',
        b'{"type":"Decide","seat":3}',
        b'{"type":"Decide","seat":3.0,"choice":"1x"}',
        b'{"type":"PlaceWagers","seat":3,"patron":"p","wagers":{"ante":500.5}}',
        b'{"type":"PlaceWagers","seat":3,"patron":"p","wagers":{"ante":true}}',
        b'{"type":"CloseBets","meter":"1000"}',
        b'{"type":"SpinWheel","position":null}',
        b'{"type":"Report","mishap":"spilled-coffee"}',
        b'{"type":"Report","mishap":"player-miscount","seat":1,"cards":1.5}',
        b'{"type":"Cheat"}',
        b'{"seat":3,"choice":"1x"}',
    ],
)
def test_what_is_no_command_is_not_read_as_one(written):
    with pytest.raises(ValidationError):
        json.decode(written, type=c.Command)


@pytest.mark.parametrize("command", EACH, ids=lambda command: type(command).__name__)
def test_a_command_is_not_changed(command):
    with pytest.raises(AttributeError):
        command.seat = 1
