"""How likely a result is where all is as it should be: two-sided, for too even is as telling as too uneven."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import erfc, exp, lgamma, log, sqrt

LEAST_EXPECTED = 20  # in a cell, so that the sum of squares follows the chi-square distribution


def chi_square_tail(statistic: float, freedom: int) -> float:
    """The chance of a chi-square this large or larger: a finite sum for whole degrees of freedom, no term negative."""
    half = statistic / 2
    if half <= 0:
        return 1.0
    total, first = (erfc(sqrt(half)), 0.5) if freedom % 2 else (exp(-half), 1.0)
    orders = (first + step for step in range((freedom - 1) // 2))
    return min(1.0, total + sum(exp(order * log(half) - half - lgamma(order + 1)) for order in orders))


def two_sided(tail: float) -> float:
    """The same for a result as far out on either side."""
    return 2 * min(tail, 1 - tail)


def of_chi_square(statistic: float, freedom: int) -> float:
    return two_sided(chi_square_tail(statistic, freedom))


def of_normal(distance: float) -> float:
    """Of a result so many standard deviations away from what is expected."""
    return erfc(abs(distance) / sqrt(2))


def smallest_of(p_values: Sequence[float]) -> float:
    """The chance that the smallest of independent ones is as small as theirs."""
    return float(1 - (1 - min(p_values)) ** len(p_values))


def goodness(counts: Iterable[int], chances: Iterable[Fraction]) -> tuple[float, int]:
    """The chi-square of counts against exact chances, and its degrees of freedom; rare neighbours are put together."""
    seen, likely = list(counts), list(chances)
    assert sum(likely) == 1, "the chances are those of all that can be"
    total = sum(seen)
    cells: list[tuple[int, float]] = []
    many, expected = 0, Fraction(0)
    for count, chance in zip(seen, likely, strict=True):
        many, expected = many + count, expected + chance * total
        if expected >= LEAST_EXPECTED:
            cells.append((many, float(expected)))
            many, expected = 0, Fraction(0)
    cells[-1] = (cells[-1][0] + many, cells[-1][1] + float(expected))
    return sum((count - e) ** 2 / e for count, e in cells), len(cells) - 1
