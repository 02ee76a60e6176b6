"""Wagers as they are typed."""

import pytest

from croupier.cli.betting import Draft, NotUnderstood, read_dollars
from tests.settlement_table import game_under


@pytest.mark.parametrize(
    ("text", "cents"),
    [
        ("5", 500),
        ("$5", 500),
        ("2.50", 250),
        ("0", 0),
        ("2.5", None),
        ("-5", None),
        ("5e3", None),
        ("\u0665", None),
        ("1" * 30, None),
        ("", None),
        ("ante", None),
    ],
)
def test_an_amount_in_dollars(text, cents):
    assert read_dollars(text) == cents


@pytest.mark.parametrize(
    ("key", "lines", "wagers"),
    [
        ("three-card-poker", ["10"], {"ante": 1000}),
        ("three-card-poker", ["10", "pair plus 5"], {"ante": 1000, "pair_plus": 500}),
        ("three-card-poker", ["pair_plus 5"], {"pair_plus": 500}),
        ("three-card-poker", ["p 5"], {"pair_plus": 500}),
        ("three-card-poker", ["bad"], {"bad_beat": 100}),
        ("three-card-poker", ["bad", "bad 0"], {}),
        ("three-card-poker", ["10", "ante 0"], {}),
        ("premium-hold-em", ["10"], {"ante": 1000, "xtra_bonus": 1000}),
        ("premium-hold-em", ["xtra 10"], {"ante": 1000, "xtra_bonus": 1000}),
        ("hold-em-3-bonus", ["flop 10"], {"blind_bonus": 1000, "flop": 1000}),
        ("three-card-poker", ["bad beat bonus"], {"bad_beat": 100}),
        ("premium-hold-em", ["X-Tra Bonus 10"], {"ante": 1000, "xtra_bonus": 1000}),
        ("hold-em-3-bonus", ["6 card bonus 10", "3 card 5"], {"six_card_bonus": 1000, "three_card_bonus": 500}),
        ("texas-hold-em-bonus", ["10", "progressive payout 1"], {"ante": 1000, "progressive": 100}),
        ("texas-hold-em-bonus", ["10", "prog"], {"ante": 1000, "progressive": 100}),
    ],
)
def test_lines_and_the_wagers_they_make(key, lines, wagers):
    draft = Draft(game_under(key))
    for line in lines:
        draft.type(line)
    assert draft.wagers == wagers


def test_a_wager_of_one_amount_takes_no_other():
    with pytest.raises(NotUnderstood, match=r"Bad beat bonus is exactly \$1, not \$5\."):
        Draft(game_under("three-card-poker")).type("bad 5")


@pytest.mark.parametrize("amount", ["-5", "$-5", "2.5", ".5", "1e30", "1" * 30, "10,000"])
@pytest.mark.parametrize("wager", ["", "pair plus "])
def test_what_looks_like_an_amount_and_is_none_is_not_taken_for_a_wager(wager, amount):
    with pytest.raises(NotUnderstood, match=r" is not an amount: type dollars, such as 10 or 2\.50, up to \$"):
        Draft(game_under("three-card-poker")).type(wager + amount)


@pytest.mark.parametrize("line", ["x 5", "play 5", "b", "ante", "ante five", "ante 5 5"])
def test_what_is_not_understood_changes_nothing(line):
    draft = Draft(game_under("hold-em-3-bonus" if line == "b" else "three-card-poker"))
    with pytest.raises(NotUnderstood):
        draft.type(line)
    assert draft.wagers == {}


def test_undo_goes_back_step_by_step_and_stops_at_nothing():
    draft = Draft(game_under("three-card-poker"))
    draft.type("10")
    draft.type("pair 5")
    seen = []
    for _ in range(3):
        draft.undo()
        seen.append(dict(draft.wagers))
    assert seen == [{"ante": 1000}, {}, {}]
