"""Figures that follow from outcomes and awards: tables of returns and break-even points that others have published."""

from fractions import Fraction

import pytest

from croupier.analysis.results import Meter, Outcome, Stakes, Worth
from tests.oracles.published import figures, printed, printed_like

PUBLISHED = figures("three_card_poker")


def published(quantity: str) -> str:
    """The figure of this name for three card poker as its defaults have it, with the most digits."""
    found = [one.value for one in PUBLISHED if one.quantity == quantity and not one.under and not one.differs]
    return max(found, key=len)


def worth(*outcomes: tuple[int, int], average_wager: Fraction = Fraction(1)) -> Worth:
    """A wager that ends in these nets, each so often."""
    lines = tuple(Outcome("", "", Fraction(net), often) for net, often in outcomes)
    deals = sum(often for _, often in outcomes)
    return Worth(key="x", title="x", per="wager", deals=deals, outcomes=lines, average_wager=average_wager)


# One wager -------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def three_card_poker() -> Worth:
    """The published table of returns; who plays has two antes on the table."""
    nets = [(net, int(printed(published(f"net {net:+}")))) for net in range(-2, 8)]
    played = Fraction(int(printed(published("hands played"))), int(printed(published("hands"))))
    return worth(*nets, average_wager=1 + played)


@pytest.mark.parametrize(
    ("quantity", "figure"),
    [
        ("deals", "deals"),
        ("total net", "total"),
        ("house edge", "house_edge"),
        ("element of risk", "element_of_risk"),
        ("hit frequency", "hit_frequency"),
        ("average total wager", "average_wager"),
    ],
)
def test_a_published_table_of_returns_gives_the_published_figure(three_card_poker, quantity, figure):
    said = published(quantity)
    assert printed_like(said, Fraction(getattr(three_card_poker, figure))) == said.replace(",", "")


def test_the_published_standard_deviation(three_card_poker):
    assert f"{three_card_poker.standard_deviation:.4f}" == published("standard deviation") == "1.6393"


def test_the_expected_value_is_exact(three_card_poker):
    assert three_card_poker.ev == Fraction(-13_733_780, 407_170_400) == -three_card_poker.house_edge


def test_a_number_at_roulette():
    """Closed forms: with odds of 35 to 1 on one pocket in 38 the edge is 2/38 and the variance 36^2 * 37 / 38^2."""
    number = worth((35, 1), (-1, 37))
    assert number.house_edge == number.element_of_risk == Fraction(2, 38)
    assert number.variance == Fraction(36**2 * 37, 38**2)
    assert number.hit_frequency == Fraction(1, 38)


def test_what_is_staked_later_lowers_the_element_of_risk_alone():
    coin = [(1, 49), (-1, 51)]
    doubled = worth(*coin, average_wager=Fraction(2))
    assert (doubled.ev, doubled.variance) == (worth(*coin).ev, worth(*coin).variance)
    assert doubled.element_of_risk == doubled.house_edge / 2 == Fraction(1, 100)


def test_a_push_is_no_hit():
    assert worth((0, 1), (1, 1), (-1, 2)).hit_frequency == Fraction(1, 4)


def test_one_certain_outcome_has_no_variance():
    assert worth((3, 7)).variance == worth((3, 7)).standard_deviation == 0


# A wager from a meter --------------------------------------------------------------------------------

HANDS = 2_598_960
ROYALS, STRAIGHT_FLUSHES, FOURS, FULL_HOUSES, FLUSHES = 4, 36, 624, 3_744, 5_108
ONE_DOLLAR = 100


def caribbean(fours: int, full_house: int, flush: int, *, from_meter: bool = True) -> Meter:
    """The progressive of Caribbean stud: the meter for a royal, a tenth for a straight flush, and these dollars."""
    dollars = fours * FOURS + full_house * FULL_HOUSES + flush * FLUSHES
    fixed = Fraction(100 * dollars, HANDS)
    return Meter(
        stake=ONE_DOLLAR,
        fixed=fixed,
        share=(ROYALS + Fraction(STRAIGHT_FLUSHES, 10)) / HANDS,
        from_meter=fixed if from_meter else Fraction(0),
        rate=Fraction(70, 100),
        reset=1_000_000,
        awards=(),
    )


# Published in tests/oracles/caribbean_stud.txt: Shackleford, and a count of every hand.
@pytest.mark.parametrize(
    ("awards", "meter"),
    [((100, 75, 50), "$263,205.26"), ((150, 100, 50), "$246,784.21"), ((500, 150, 75), "$176,613")],
)
def test_the_meter_breaks_even_where_it_is_published_to(awards, meter):
    figure = next(one for one in figures("caribbean_stud") if one.value == meter and not one.differs)
    assert figure.quantity == "progressive: break-even"
    assert printed_like(meter, caribbean(*awards).break_even / 100) == meter.replace(",", "")


def test_at_the_break_even_the_awards_come_to_the_stake():
    meter = caribbean(500, 100, 50)
    assert meter.fixed + meter.share * meter.break_even == ONE_DOLLAR


def test_the_licensee_keeps_what_neither_goes_to_the_meter_nor_is_paid_by_it_itself():
    """Of a wager on each hand once: 30 cents of each dollar, less the awards that the meter does not bear."""
    awards = 100 * FOURS + 75 * FULL_HOUSES + 50 * FLUSHES
    assert caribbean(100, 75, 50).licensee_keeps == Fraction(30, 100)
    own = caribbean(100, 75, 50, from_meter=False)
    assert own.licensee_keeps * HANDS == HANDS - Fraction(70, 100) * HANDS - awards


# As data ---------------------------------------------------------------------------------------------


def test_what_a_wager_has_not_is_left_empty():
    plain = worth((1, 1))
    assert (plain.average_wager, plain.decisions, plain.stakes, plain.meter, plain.notes) == (1, {}, None, None, ())
    assert Stakes((), None).turns is None
