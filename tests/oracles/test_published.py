"""What others have published, against what the analysis gets: every figure, to every digit that is printed."""

from fractions import Fraction

import pytest

from tests.analysis.figures_ours import ours
from tests.oracles.published import STEMS, Figure, disagreement, figures, half_up, printed, printed_like, read, root


@pytest.mark.parametrize("stem", STEMS)  # a game at a time, so that it is solved once
def test_we_get_what_is_published(stem):
    wrong = [said for figure in figures(stem) if (said := disagreement(figure, ours(stem, figure)))]
    assert not wrong, "\n".join(wrong)


# The comparison itself --------------------------------------------------------------------------------


def test_every_figure_that_differs_says_why():
    differing = [figure for stem in STEMS for figure in figures(stem) if figure.differs]
    assert differing
    assert not [figure for figure in differing if len(figure.compares.removeprefix("differs: ").split()) < 4]


def line(compares: str) -> Figure:
    (figure,) = read(
        f"# a comment\ntable mine = pair_plus: pair 1\nhouse edge | 2.32% | mine; a=B | somebody | {compares}"
    )
    return figure


def test_a_line_is_read_with_the_table_that_it_names():
    assert line("rounded") == (3, "house edge", "2.32%", ("pair_plus: pair 1", "a=B"), "somebody", "rounded")


@pytest.mark.parametrize(
    ("compares", "ours", "wrong"),
    [
        ("rounded", Fraction(23167, 10**6), False),
        ("rounded", Fraction(23150, 10**6), False),  # half goes up
        ("rounded", Fraction(23149, 10**6), True),
        ("exact", Fraction(232, 10**4), False),
        ("exact", Fraction(23167, 10**6), True),
        ("differs: a misprint, as the next line shows", Fraction(231, 10**4), False),
        ("differs: a misprint, as the next line shows", Fraction(232, 10**4), True),
    ],
)
def test_each_printed_digit_counts(compares, ours, wrong):
    assert (disagreement(line(compares), ours) is not None) == wrong


def test_numbers_are_printed_as_the_source_prints_them():
    assert printed_like("$263,205.26", Fraction(2632052553, 10**4)) == "$263205.26"
    assert printed_like("1.627e-5", Fraction(16268, 10**9)) == "1.627e-5"
    assert printed_like("-0.05", Fraction(-49, 1000)) == "-0.05"
    assert printed("1,000") == 1000
    assert printed("2.5%") == Fraction(1, 40)
    assert [half_up(Fraction(n, 2)) for n in (-3, -1, 1, 3)] == [-2, -1, 1, 2]
    assert root(Fraction(2), 4) == Fraction(14142, 10**4)
