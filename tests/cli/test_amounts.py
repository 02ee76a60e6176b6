"""Stakes and meters are whole cents that the rule allows, or one sentence."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.cli.amounts import read_meter, read_stakes
from croupier.cli.errors import InputRefused
from croupier.games.catalogue import KEYS
from tests.cli.analysed import game


@pytest.mark.parametrize(
    ("key", "given", "stakes"),
    [
        ("three-card-poker", (), {}),
        ("three-card-poker", ("pair_plus=500",), {"pair_plus": 500}),
        ("three-card-poker", ("bad_beat=100",), {"bad_beat": 100}),
        ("hold-em-3-bonus", ("flop=100",), {"flop": 100, "blind_bonus": 100}),
        ("hold-em-3-bonus", ("blind_bonus=100", "flop=100"), {"flop": 100, "blind_bonus": 100}),
        ("hold-em-3-bonus", ("six_card_bonus=1",), {"six_card_bonus": 1}),
        ("premium-hold-em", ("xtra_bonus=100",), {"xtra_bonus": 100, "ante": 100}),
    ],
)
def test_stakes_are_read(key, given, stakes):
    assert read_stakes(game(key), given) == stakes


@pytest.mark.parametrize(
    ("key", "given", "code"),
    [
        ("three-card-poker", ("pair_plus",), "usage"),
        ("three-card-poker", ("=5",), "usage"),
        ("three-card-poker", ("ante=5", "ante=6"), "usage"),
        ("three-card-poker", ("six=5",), "unknown-wager"),
        ("three-card-poker", ("play=5",), "wager-by-decision"),
        ("three-card-poker", ("bad_beat=99",), "exact-amount"),
        ("premium-hold-em", ("bonus_spin=100",), "wager-not-offered"),
        ("premium-hold-em", ("xtra_bonus=99",), "below-minimum"),
        ("premium-hold-em", ("xtra_bonus=101",), "not-payable"),
        ("hold-em-3-bonus", ("flop=100", "blind_bonus=200"), "wagers-together"),
        *[("three-card-poker", (f"ante={text}",), "not-an-amount") for text in ("", "0", "-5", "5.00", "1e3", "٣")],
        ("three-card-poker", (f"ante={10**12 + 1}",), "not-an-amount"),
        ("three-card-poker", (f"ante={10**30}",), "not-an-amount"),
    ],
)
def test_a_stake_that_cannot_be_is_refused(key, given, code):
    with pytest.raises(InputRefused) as refused:
        read_stakes(game(key), given)
    assert refused.value.code == code
    assert refused.value.message.endswith(".")


@pytest.mark.parametrize("text", ["0", "1", "1000000", str(10**12)])
def test_a_meter_is_read(text):
    assert read_meter(game("caribbean-stud"), text) == int(text)
    assert read_meter(game("three-card-poker"), None) is None


@pytest.mark.parametrize(
    ("key", "options", "text", "code"),
    [
        ("three-card-poker", {}, "100", "no-meter"),
        ("caribbean-stud", {"progressive": "off"}, "100", "no-meter"),
        ("premium-hold-em", {"bonus_spin": "fixed-1"}, "100", "no-meter"),
        ("caribbean-stud", {}, "-1", "not-an-amount"),
        ("caribbean-stud", {}, "1.5", "not-an-amount"),
        ("caribbean-stud", {}, str(10**12 + 1), "not-an-amount"),
        ("caribbean-stud", {}, "", "not-an-amount"),
    ],
)
def test_a_meter_that_cannot_be_is_refused(key, options, text, code):
    with pytest.raises(InputRefused) as refused:
        read_meter(game(key, **options), text)
    assert refused.value.code == code


WORDS = st.one_of(
    st.sampled_from(["ante=500", "flop=", "=", "0", "-1", "pair_plus=1e9", "x=5", "progressive=100"]),
    st.text(max_size=6),
)


@pytest.mark.parametrize("key", KEYS)
def test_anything_is_read_or_refused_in_a_sentence(key):
    elected = game(key)

    @settings(max_examples=100, deadline=None)
    @given(st.lists(WORDS, max_size=3), WORDS)
    def anything(stakes, meter):
        for read in (lambda: read_stakes(elected, tuple(stakes)), lambda: read_meter(elected, meter)):
            try:
                read()
            except InputRefused as refused:
                assert refused.message.endswith(".")  # noqa: PT017 - either end is right

    anything()
