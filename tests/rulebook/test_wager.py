"""Wagers, and what must hold between them: each condition just below, exactly at and just above its edge."""

import pytest

from croupier.rulebook.money import LARGEST_AMOUNT
from croupier.rulebook.wager import Condition, Limits, Needs, Offered, Wager, equal

F1 = Condition("pair_plus", "ante", "says", "20.6(f)1")
F2 = Condition("pair_plus", "ante", "says", "20.6(f)2", times=2)
F3 = Condition("pair_plus", "ante", "says", "20.6(f)3", times=5)


@pytest.mark.parametrize(
    ("rule", "pair_plus", "ante", "holds"),
    [
        (F1, 499, 500, True),
        (F1, 500, 500, True),
        (F1, 501, 500, False),
        (F2, 999, 500, True),
        (F2, 1_000, 500, True),
        (F2, 1_001, 500, False),
        (F3, 2_499, 500, True),
        (F3, 2_500, 500, True),
        (F3, 2_501, 500, False),
        (F1, 1, None, False),  # not even the least wager without the other
        (F3, 1, None, False),
        (F1, None, 500, True),  # the other may stand alone
        (F3, None, None, True),
    ],
)
def test_a_wager_is_at_most_so_many_times_another(rule, pair_plus, ante, holds):
    stakes = {"pair_plus": pair_plus, "ante": ante}
    assert rule.holds({wager: amount for wager, amount in stakes.items() if amount is not None}) is holds


@pytest.mark.parametrize(
    ("stakes", "holds"),
    [
        ({}, True),
        ({"blind_bonus": 500, "flop": 500}, True),
        ({"blind_bonus": 500, "flop": 499}, False),
        ({"blind_bonus": 500, "flop": 501}, False),
        ({"blind_bonus": 500}, False),
        ({"flop": 500}, False),
    ],
)
def test_equal_wagers_go_together_in_the_same_amount(stakes, holds):
    assert all(rule.holds(stakes) for rule in equal("blind_bonus", "flop", "says", "42.1")) is holds


@pytest.mark.parametrize(
    ("stakes", "holds"),
    [
        ({"bad_beat": 100}, False),
        ({"bad_beat": 100, "play": 500}, False),
        ({"bad_beat": 100, "ante": 500}, True),
        ({"bad_beat": 100, "pair_plus": 500}, True),
        ({"bad_beat": 100, "ante": 500, "pair_plus": 500}, True),
        ({"ante": 500}, True),
        ({}, True),
    ],
)
def test_a_wager_may_need_one_of_several_others(stakes, holds):
    assert Needs("bad_beat", ("ante", "pair_plus"), "says", "20.6(a)2").holds(stakes) is holds


@pytest.mark.parametrize(("value", "offered"), [("on", True), ("printed", True), ("off", False), (None, False)])
def test_a_wager_is_offered_under_some_values_of_an_option(value, offered):
    assert Offered("bad_beat", ("on", "printed")).under({"bad_beat": value}) is offered


def test_a_wager_may_fix_its_amount_for_all_tables_or_by_its_option():
    by_option = {"five": 500, "one": 100}
    offered = Offered("spin", tuple(by_option))
    spin = Wager(key="spin", title="Spin", cites="40.10(a)2", offered=offered, exactly=by_option)
    dollar = Wager(key="bad_beat", title="Bad beat", cites="20.6(a)2", exactly=100)
    ante = Wager(key="ante", title="Ante", cites="20.6(a)1i")
    assert [spin.exact_amount({"spin": value}) for value in ("five", "one")] == [500, 100]
    assert dollar.exact_amount({}) == 100
    assert ante.exact_amount({}) is None


def test_posted_limits_are_written_as_people_read_them():
    assert str(Limits(500, 10_000)) == "$5 to $100"
    assert (Limits().minimum, Limits().maximum) == (1, LARGEST_AMOUNT)
