"""Tails against printed tables, and the rest against what it must be by hand."""

from fractions import Fraction
from math import exp, isclose, sqrt

import pytest

from tests.simulation.p_values import chi_square_tail, goodness, of_chi_square, of_normal, smallest_of, two_sided

# Upper critical values of the chi-square distribution: NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.4.
NIST = [
    (1, 0.10, 2.706), (1, 0.05, 3.841), (1, 0.001, 10.828), (2, 0.05, 5.991), (3, 0.01, 11.345), (5, 0.025, 12.833),
    (8, 0.05, 15.507), (10, 0.01, 23.209), (25, 0.10, 34.382), (51, 0.05, 68.669), (99, 0.05, 123.225),
    (100, 0.01, 135.807), (100, 0.001, 149.449),
]  # fmt: skip


@pytest.mark.parametrize(("freedom", "tail", "critical"), NIST)
def test_tails_agree_with_the_printed_table(freedom: int, tail: float, critical: float):
    assert chi_square_tail(critical, freedom) == pytest.approx(tail, rel=2e-3)


def test_tails_of_many_degrees_of_freedom_lie_about_the_middle():
    """Wilson and Hilferty: the cube root of chi-square over its mean is nearly normal."""
    for freedom in (1_326, 2_601, 2_651):
        for distance in (-3.0, 0.0, 3.0):
            middle, spread = 1 - 2 / (9 * freedom), sqrt(2 / (9 * freedom))
            tail = chi_square_tail(freedom * (middle + distance * spread) ** 3, freedom)
            one_side = of_normal(distance) / 2
            assert tail == pytest.approx(1 - one_side if distance < 0 else one_side if distance else 0.5, rel=0.01)


def test_the_tail_begins_at_one_and_never_ends():
    assert chi_square_tail(0.0, 7) == 1.0
    assert isclose(chi_square_tail(50.0, 2), exp(-25))
    assert 0 < chi_square_tail(400.0, 9) < 1e-75


def test_too_even_is_as_unlikely_as_too_uneven():
    assert two_sided(0.995) == pytest.approx(two_sided(0.005)) == pytest.approx(0.01)
    assert of_chi_square(0.000157, 1) == pytest.approx(0.02, rel=0.01)  # NIST's lower critical value at 0.01


def test_normal_distances():
    assert of_normal(1.959964) == of_normal(-1.959964) == pytest.approx(0.05, rel=1e-5)
    assert of_normal(0) == 1


def test_the_smallest_of_several():
    assert smallest_of([0.5, 0.1]) == pytest.approx(1 - 0.9**2)


def test_goodness_of_a_die():
    """240 throws: (64 + 16 + 0 + 100 + 16 + 4) / 40."""
    assert goodness([48, 36, 40, 30, 44, 42], [Fraction(1, 6)] * 6) == (pytest.approx(5), 5)


def test_rare_cells_are_put_together_and_none_is_lost():
    chances = [Fraction(1, 2), Fraction(1, 4), Fraction(1, 8), Fraction(1, 16), Fraction(1, 16)]
    square, freedom = goodness([60, 10, 20, 5, 5], chances)
    # expected 50, 25 and, put together, 25
    assert (square, freedom) == (pytest.approx(100 / 50 + 225 / 25 + 25 / 25), 2)
