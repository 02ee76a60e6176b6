"""Which tables and which entries of the register belong to a wager."""

import pytest

from croupier.cli.paid_by import keys_of, paid_by, touched_by
from tests.cli.analysed import game


@pytest.mark.parametrize(
    ("key", "options", "wager", "tables"),
    [
        ("three-card-poker", {"pair_plus": "B"}, "pair_plus", [("pair_plus", "", "B")]),
        ("three-card-poker", {}, "main", [("ante_bonus", "", "")]),
        ("hold-em-3-bonus", {"version": "1", "blind_1x": "C"}, "main", [("blind_bonus", "1x", "C")]),
        (
            "hold-em-3-bonus",
            {"version": "2", "blind_1x": "C", "blind_2x": "B"},
            "main",
            [("blind_bonus", "1x", "C"), ("blind_bonus", "2x", "B")],
        ),
        ("premium-hold-em", {}, "dealer_bonus", [("dealer_bonus", "", "")]),
        ("premium-hold-em", {"bonus_spin": "fixed-1"}, "bonus_spin", []),
    ],
)
def test_the_tables_that_a_wager_is_paid_by(key, options, wager, tables):
    found = paid_by(game(key, **options), wager)
    assert [(one.wager, one.choice, one.letter) for one in found] == tables


def test_every_paragraph_that_orders_a_table_is_named():
    (table,) = paid_by(game("texas-hold-em-bonus", progressive="A"), "progressive")
    assert table.cites == ("19:47-28.11(g)", "19:47-28.11(f)")


def test_the_register_touches_the_main_wagers_together():
    rule = game("hold-em-3-bonus")
    assert keys_of(rule, "main") == {"blind_bonus", "flop", "turn_river"}
    assert {"H-7", "H-11", "H-12"} <= {entry.key for entry in touched_by(rule, "main")}
    assert "H-8" in {entry.key for entry in touched_by(rule, "three_card_bonus")}
    assert "H-8" not in {entry.key for entry in touched_by(rule, "six_card_bonus")}
