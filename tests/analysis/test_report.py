"""A report's figures: rounded exactly, kept as fractions, and never from deals that do not add up."""

from fractions import Fraction
from math import sqrt

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.analysis.report import Figure, Report, decimal, figure, percent, returns, root
from croupier.analysis.results import Outcome, Worth
from tests.analysis.reported import COUNTS, HANDS, NETS, main_worth, pair_plus, report


@pytest.mark.parametrize(
    ("value", "places", "printed"),
    [
        (Fraction(-13_733_780, 407_170_400), 6, "-0.033730"),
        (Fraction(1, 2_000_000), 6, "0.000000"),  # half to even, down
        (Fraction(3, 2_000_000), 6, "0.000002"),  # half to even, up
        (Fraction(-1, 10_000_000), 6, "0.000000"),  # nought has no sign
        (Fraction(1_234_567), 2, "1,234,567.00"),
    ],
)
def test_digits_are_rounded_from_the_fraction(value, places, printed):
    assert decimal(value, places) == printed


@given(st.fractions(min_value=0, max_value=10**6))
def test_a_root_is_rounded_exactly(value):
    printed = Fraction(root(value).replace(",", ""))
    half = Fraction(1, 2 * 10**6)
    assert max(printed - half, 0) ** 2 <= value <= (printed + half) ** 2


def test_a_figure_over_the_deals_is_not_reduced_where_it_is_whole():
    assert figure(Fraction(-512, HANDS), HANDS) == Figure("-512/22100", "-0.023167")
    assert figure(Fraction(1, 3), 100).exact == "1/3"
    assert figure(Fraction(370, 221)).exact == "370/221"
    assert percent(Fraction(-512, HANDS)) == "-2.3167%"


# Published: DOC-A's return table of the main wagers, with 1-4-5 and Q-6-4, and its pair plus.
PUBLISHED = """\
7   0.001515  0.010608
6   0.002289  0.013733
5   0.000710  0.003550
3   0.022046  0.066138
2   0.223741  0.447482
1   0.198825  0.198825
0   0.000612  0.000000
-1  0.326456  -0.326456
-2  0.223805  -0.447610
"""


def test_three_card_poker_is_printed_as_published():
    table = returns(main_worth(), "k", "Ante and play")
    printed = [(line.net, line.probability.decimal, line.returned.decimal) for line in table.lines]
    assert printed == [tuple(row.split()) for row in PUBLISHED.splitlines()]
    assert table.total.combinations == sum(NETS.values())
    measures = {one.name: one.value for one in table.measures}
    assert measures["Expected value"] == Figure("-13733780/407170400", "-0.033730")
    assert measures["Element of risk"].decimal == "0.020147"
    assert measures["Hit frequency"].decimal == "0.449127"
    assert round(Fraction(measures["Standard deviation"].decimal), 4) == Fraction("1.6393")


@pytest.mark.parametrize(
    ("letter", "edge", "deviation"), [("A", 512, "2.9106"), ("B", 596, "2.8464"), ("C", 1608, "2.8496")]
)
def test_pair_plus_is_printed_as_published(letter, edge, deviation):
    measures = {one.name: one.value for one in returns(pair_plus(letter), "k", "Pair plus").measures}
    assert measures["House edge"].exact == f"{edge}/22100"
    assert round(Fraction(measures["Standard deviation"].decimal), 4) == Fraction(deviation)
    assert measures["Hit frequency"].decimal == "0.256109"


def test_the_printed_deviation_is_the_one_of_the_results():
    worth = pair_plus()
    assert abs(float(root(worth.variance)) - sqrt(worth.variance)) < 1e-6


def test_deals_that_are_lost_on_the_way_are_a_bug():
    outcomes = (Outcome("flush", "4 to 1", Fraction(4), COUNTS["flush"]),)
    short = Worth(key="k", title="T", per="wager", deals=HANDS, outcomes=outcomes)
    with pytest.raises(AssertionError, match="cover 1096 of 22100 deals"):
        returns(short, "k", "T")


def test_a_report_comes_back_from_its_json():
    made = report()
    assert msgspec.json.decode(msgspec.json.encode(made), type=Report) == made


def test_equal_inputs_give_equal_json():
    assert msgspec.json.encode(report()) == msgspec.json.encode(report())
