"""What each way to play pays, worked out by hand from the rules, and the rates between which all tables lie."""

from fractions import Fraction

import numpy as np
import pytest

from croupier.analysis.price import (
    BEYOND_MEASURE,
    CLOSED,
    best_line,
    exact_payoffs,
    extreme_rates,
    net_result,
    payoffs,
    payoffs_at,
    rate_of,
    rates_in_force,
)
from croupier.analysis.shape import ANTE_BONUS, CASES, Shape, courses_of, shape_of
from croupier.rulebook.money import DOLLAR, Amount, MeterShare, Odds
from croupier.rulebook.settlement import Compared, Qualifies
from tests.analysis.solved import EVERY_GAME, game

NO, YES = Qualifies.NO, Qualifies.YES
HIGHER, EQUAL, LOWER = Compared
NOTHING = ()


def shape(key: str, tables: dict[str, str] | None = None, **options: object) -> Shape:
    return shape_of(game(key, tables, **options))


def net(of: Shape, choices: str, lines: tuple[tuple[str, ...], ...], case, stake: int | None = None) -> Fraction:
    """What the player is up or down after these choices, with a hand that has these lines."""
    course = next(one for one in courses_of(of) if "/".join(filter(None, one.choices)) == choices)
    kind = of.kinds.names.index(lines)
    return net_result(of, rates_in_force(of, stake), course, kind, CASES.index(case), stake)


# By hand ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choice", "line", "case", "result"),
    [
        ("fold", NOTHING, (YES, HIGHER), -1),
        ("1x", NOTHING, (NO, LOWER), 1),  # ante paid, play returned
        ("1x", NOTHING, (YES, HIGHER), 2),
        ("1x", NOTHING, (YES, EQUAL), 0),
        ("1x", NOTHING, (YES, LOWER), -2),
        ("1x", ("straight",), (NO, HIGHER), 1 + 1),
        ("1x", ("straight",), (YES, LOWER), -2 + 1),  # 20.11(a)3: the bonus whatever the dealer holds
        ("1x", ("three-of-a-kind",), (YES, HIGHER), 2 + 4),
        ("1x", ("straight flush",), (YES, EQUAL), 5),
        ("fold", ("straight flush",), (YES, LOWER), -1),  # without a play wager no bonus
    ],
)
def test_three_card_poker(choice, line, case, result):
    assert net(shape("three-card-poker"), choice, (line,), case) == result


@pytest.mark.parametrize(
    ("choice", "line", "case", "result"),
    [
        ("fold", "flush", (YES, HIGHER), -1),
        ("2x", "flush", (NO, LOWER), 1),  # ante paid, bet returned
        ("2x", "flush", (YES, HIGHER), 1 + 2 * 5),
        ("2x", "royal flush", (YES, HIGHER), 1 + 2 * 100),
        ("2x", "two pair", (YES, EQUAL), 0),
        ("2x", "flush", (YES, LOWER), -3),
    ],
)
def test_caribbean_stud(choice, line, case, result):
    assert net(shape("caribbean-stud"), choice, ((line,),), case) == result


@pytest.mark.parametrize(
    ("choices", "line", "case", "result"),
    [
        ("check/check/fold", NOTHING, (YES, HIGHER), -2),
        ("check/check/1x", NOTHING, (YES, LOWER), -3),
        ("check/check/1x", NOTHING, (NO, LOWER), -2),  # the ante is returned
        ("check/2x", NOTHING, (YES, HIGHER), 1 + 2),  # the blind is returned
        ("4x", ("flush",), (NO, HIGHER), Fraction(3, 2) + 4),
        ("4x", ("flush",), (YES, HIGHER), 1 + Fraction(3, 2) + 4),
        ("4x", ("flush",), (YES, EQUAL), 0),
        ("3x", ("straight",), (YES, LOWER), -5),
    ],
)
def test_ultimate_texas_hold_em(choices, line, case, result):
    assert net(shape("ultimate-texas-hold-em"), choices, (line,), case) == result


# Fixed awards ----------------------------------------------------------------------------------------


def seven_lines(of: Shape) -> dict[str, tuple[tuple[str, ...], ...]]:
    """The kinds with a line of all seven cards, by this line."""
    return {lines[0][0]: lines for lines in of.kinds.names if len(lines[0]) == 2}


def test_an_award_is_worth_as_many_units_as_the_stake_goes_into_it():
    assert rate_of(Amount(25_000 * DOLLAR), 500) == (0, 5_000)
    assert rate_of(Amount(100), 300) == (0, Fraction(1, 3))
    assert rate_of(Odds.to(3, 2), 500) == rate_of(Odds.to(3, 2), None) == (Fraction(3, 2), 0)


def test_without_a_stake_an_award_has_no_rate():
    assert rate_of(Amount(25_000 * DOLLAR), None) is None


def test_no_main_wager_is_paid_from_a_meter():
    with pytest.raises(AssertionError):
        rate_of(MeterShare(100), 500)


@pytest.mark.parametrize(
    ("stake", "blind"),
    [(500, 5_000), (100, 25_000), (None, 1_000)],  # 42.11(c), table A; without a stake its 1,000 to 1
)
def test_a_royal_of_seven_cards_wins_an_amount_where_the_stake_is_known(stake, blind):
    of = shape("hold-em-3-bonus")
    royal = next(lines for line, lines in seven_lines(of).items() if "royal" in line)
    assert net(of, "1x", royal, (YES, HIGHER), stake) == blind + 1 + 1


def test_the_highest_single_payout_counts():
    """With a stake of $50 an award of $10,000 is 200 to 1: less than the 500 to 1 of five cards, more than 40."""
    of = shape("hold-em-3-bonus", blind_1x="A")
    lines = next(own for line, own in seven_lines(of).items() if "royal" not in line)
    kind, (_, played) = of.kinds.names.index(lines), courses_of(of)
    award, straight_flush = lines[0]
    found = {
        stake: best_line(of, rates_in_force(of, stake), "blind_bonus", played, kind)
        for stake in (50 * DOLLAR, 1_000 * DOLLAR, None)
    }
    assert found[50 * DOLLAR] == (award, 200)
    assert found[1_000 * DOLLAR] == found[None] == (straight_flush, 40)


def test_a_line_pays_by_the_table_of_the_choice():
    """42.11(c): by tables A a straight flush pays 40 to 1 after a single wager, and 50 to 1 after a double one."""
    of = shape("hold-em-3-bonus", version="2", blind_1x="A", blind_2x="A")
    _, single, double = courses_of(of)
    kind = of.kinds.names.index((("straight flush",),))
    rates = rates_in_force(of)
    assert best_line(of, rates, "blind_bonus", single, kind) == ("straight flush", 40)
    assert best_line(of, rates, "blind_bonus", double, kind) == ("straight flush", 50)


def test_a_wager_that_was_not_made_has_no_line():
    of = shape("caribbean-stud")
    folded, played = courses_of(of)
    kind, rates = of.kinds.names.index((("flush",),)), rates_in_force(of)
    assert best_line(of, rates, "bet", folded, kind) is None
    assert best_line(of, rates, "bet", played, kind) == ("flush", 10)  # 5 to 1 on two antes


# A limit of what is paid -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stake", "line", "wins"),
    [
        (2_500, "royal flush", 200),  # exactly the limit of $5,000
        (2_600, "royal flush", Fraction(500_000, 2_600)),
        (50_000, "royal flush", 10),
        (50_000, "flush", 10),  # 5 to 1 on $1,000 is $5,000
        (50_000, "straight", 8),
        (None, "royal flush", 200),
    ],
)
def test_the_bet_wins_no_more_than_the_limit(stake, line, wins):
    """16.12(d): of $5,000 here; the ante is outside it."""
    of = shape("caribbean-stud", payout_limit=500_000)
    assert net(of, "2x", ((line,),), (YES, HIGHER), stake) == 1 + wins
    assert net(of, "2x", ((line,),), (YES, LOWER), stake) == -3


# As whole numbers ------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", EVERY_GAME)
@pytest.mark.parametrize("stake", [None, 700])
def test_payoffs_are_the_net_results_times_the_least_scale(key, stake):
    of = shape(key)
    pays, exact = payoffs(of, stake), exact_payoffs(of, rates_in_force(of, stake), stake)
    assert pays.net.shape == (len(courses_of(of)), len(of.kinds.names), 6)
    assert [[[Fraction(int(one), pays.scale) for one in kind] for kind in course] for course in pays.net] == exact
    assert np.gcd.reduce([pays.scale, *pays.net.ravel().tolist()]) == 1


@pytest.mark.parametrize(
    ("key", "tables", "stake", "scale"),
    [
        ("three-card-poker", {}, None, 1),
        ("ultimate-texas-hold-em", {}, None, 2),  # a flush pays 3 to 2
        ("three-card-poker", {"ante_bonus": "straight 1 to 4, three-of-a-kind 5 to 6"}, None, 12),
        ("hold-em-3-bonus", {}, 700, 7),  # $25,000 for a stake of $7
    ],
)
def test_the_scale_makes_odds_whole(key, tables, stake, scale):
    assert payoffs(shape(key, tables), stake).scale == scale


# Between the extremes --------------------------------------------------------------------------------

TABLES = {"three-card-poker": 1, "hold-em-3-bonus": 2, "texas-hold-em-bonus": 1, "ultimate-texas-hold-em": 1}


@pytest.mark.parametrize(("key", "tables"), TABLES.items())
def test_each_table_is_taken_at_three_extremes(key, tables):
    every = list(extreme_rates(shape(key)))
    assert len(every) == 3**tables
    assert {pay for rates in every for table in rates.values() for pay, _ in table.values()} == {0, BEYOND_MEASURE}
    assert any(not any(rates.values()) for rates in every), "and at nothing for any line"


@pytest.mark.parametrize("key", EVERY_GAME)
@pytest.mark.parametrize("stake", [None, 1, 600])
def test_what_the_tables_in_force_pay_lies_between_the_extremes(key, stake):
    of = shape(key)
    pays = payoffs(of, stake)
    extremes = [payoffs_at(of, rates) for rates in extreme_rates(of)]
    assert {one.scale for one in extremes} == {1}
    low, high = (pick([one.net for one in extremes], axis=0) for pick in (np.min, np.max))
    assert (low * pays.scale <= pays.net).all()
    assert (pays.net <= high * pays.scale).all()


def test_a_table_that_pays_less_than_nothing_would_lie_outside():
    of = shape("three-card-poker")
    rates = {(ANTE_BONUS, ""): {"straight": (Fraction(-1), Fraction(0))}}
    low = np.min([payoffs_at(of, extreme).net for extreme in extreme_rates(of)], axis=0)
    assert (payoffs_at(of, rates).net < low).any()


# Choices that are not open ---------------------------------------------------------------------------


def test_a_choice_that_the_hand_does_not_open_is_worth_less_than_any():
    """Crazy 4 Poker: three antes ask for a pair of aces or better."""
    of = shape("crazy-4-poker")
    exact = exact_payoffs(of, rates_in_force(of))
    for course, own in zip(courses_of(of), exact, strict=True):
        for kind, lines in enumerate(of.kinds.names):
            closed = course.choices[0] in {"2x", "3x"} and not lines[-1]
            assert (own[kind] == [CLOSED] * 6) == closed
    worst = min(net for course in exact for kind in course for net in kind if net != CLOSED)
    assert CLOSED < worst == -5  # ante, super bonus and three antes
