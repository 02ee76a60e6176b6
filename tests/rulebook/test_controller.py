"""The words of a controller: parts of a cent, and what a meter shows of them."""

from fractions import Fraction

import pytest

from croupier.rulebook.controller import Meters, Parameters, part


@pytest.mark.parametrize(
    ("rate", "hidden", "unit"), [("70", "0", 10), ("72.5", "0", 40), ("211/3", "0", 300), ("70", "1/3", 300)]
)
def test_a_cent_has_so_many_parts_that_every_contribution_is_whole(rate, hidden, unit):
    terms = Parameters(initial=0, reset=0, rate=rate, hidden=hidden)
    assert terms.unit == unit
    assert (part(rate) * unit).denominator == (part(hidden) * unit).denominator == 1


def test_a_rate_is_read_exactly():
    assert part("211/3") == Fraction(211, 300)


def test_a_meter_shows_whole_cents_and_carries_the_rest():
    meters = Meters(unit=300, display=21_100, licensee=21_100)
    assert (meters.shown, meters.carried, meters.balanced) == (70, 100, True)


def test_a_missing_part_is_no_balance():
    assert not Meters(unit=300, display=21_099, licensee=21_100).balanced
