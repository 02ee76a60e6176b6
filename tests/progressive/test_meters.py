"""Meters of a progressive: exact to the part of a cent, whatever the rate, with the equation after every act."""

from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.progressive import meters as m
from croupier.rulebook.controller import Parameters

HALF_MILLION = Parameters(initial=1_000_000, reset=500_000)
AWKWARD = Parameters(initial=1_000_000, reset=500_000, rate="211/3", hidden="2.5", limit=1_000_100)


def shown(meters):
    return meters.shown, meters.carried, meters.unit


def test_a_meter_starts_at_its_initial_amount_which_the_licensee_puts_up():
    start = m.started(AWKWARD)
    assert (start.shown, start.carried, start.licensee) == (1_000_000, 0, 1_000_000 * start.unit)


def test_a_third_of_a_cent_is_carried_until_three_make_one():
    meters, seen = m.started(Parameters(initial=0, reset=0, rate="211/3")), []
    for _ in range(3):
        meters = m.contribute(meters, Parameters(initial=0, reset=0, rate="211/3"), 1, 100)
        seen.append((meters.shown, Fraction(meters.carried, meters.unit)))
    assert seen == [(70, Fraction(1, 3)), (140, Fraction(2, 3)), (211, 0)]


def test_above_its_limit_a_meter_shows_no_more_and_the_rest_is_overflow():
    meters = m.contribute(m.started(AWKWARD), AWKWARD, 2, 200)
    assert meters.shown == 1_000_100
    assert Fraction(meters.overflow, meters.unit) == Fraction(422, 3) - 100
    assert Fraction(meters.reserve, meters.unit) == 5


def test_an_award_comes_off_the_meter_and_the_licensee_makes_up_what_it_is_short_of():
    meters = m.pay(m.started(HALF_MILLION), "straight flush", 100_000)
    assert (meters.shown, meters.paid, meters.hits) == (900_000, 100_000, {"straight flush": 1})
    meters = m.pay(meters, "four-of-a-kind", 1_000_000)
    assert (meters.shown, Fraction(meters.licensee, meters.unit)) == (0, 1_100_000)


def test_an_award_beside_the_meter_leaves_it_as_it_is():
    meters = m.pay_beside(m.started(HALF_MILLION), "two pair", 200)
    assert (meters.shown, meters.wins) == (1_000_000, {"two pair": 200})
    assert meters.balanced


@pytest.mark.parametrize(("winners", "share", "then"), [(1, 1_000_000, 500_000), (3, 333_333, 500_001)])
def test_the_whole_meter_goes_to_its_winners_equally_and_it_starts_again(winners, share, then):
    meters, each = m.pay_all(m.started(HALF_MILLION), HALF_MILLION, "royal flush", winners)
    assert (each, meters.shown, meters.hits["royal flush"]) == (share, then, winners)


def test_reserve_and_overflow_start_the_next_meter():
    meters = m.contribute(m.started(AWKWARD), AWKWARD, 1_000, 100_000)
    reserve, above = Fraction(meters.reserve, meters.unit), Fraction(meters.overflow, meters.unit)
    licensee = Fraction(meters.licensee, meters.unit)
    after, _ = m.pay_all(meters, AWKWARD, "royal flush", 1)
    assert Fraction(after.display, after.unit) == 500_000 + above
    assert (after.reserve, after.overflow) == (0, 0)
    assert Fraction(after.licensee, after.unit) == licensee + 500_000 - reserve


def test_what_goes_back_takes_off_what_it_added():
    before = m.contribute(m.started(AWKWARD), AWKWARD, 3, 300)
    after = m.withdraw(m.contribute(before, AWKWARD, 1, 100), AWKWARD, 1, 100)
    assert after == before


ACTS = st.lists(
    st.one_of(
        st.tuples(st.just("contribute"), st.integers(1, 7)),
        st.tuples(st.just("pay"), st.sampled_from([5_000, 10_000, 50_000, 999_999_999])),
        st.tuples(st.just("beside"), st.sampled_from([200, 300, 1_000])),
        st.tuples(st.just("all"), st.integers(1, 4)),
    ),
    max_size=40,
)
RATES = st.sampled_from(["70", "72.5", "211/3", "99.999999999", "700/9"])


def done(meters, terms, act, much):
    if act == "contribute":
        return m.contribute(meters, terms, much, 100 * much)
    if act == "pay":
        return m.pay(meters, "four-of-a-kind", min(much, meters.shown + 7))
    if act == "beside":
        return m.pay_beside(meters, "two pair", much)
    return m.pay_all(meters, terms, "royal flush", much)[0]


@given(acts=ACTS, rate=RATES, limit=st.sampled_from([None, 1_000_000, 1_000_333]))
def test_what_came_in_is_there_or_was_paid_after_every_act(acts, rate, limit):
    terms = Parameters(initial=1_000_000, reset=500_000, rate=rate, hidden="1/7000000000" if rate[0] == "9" else "3",
                       limit=limit)  # fmt: skip
    meters = m.started(terms)
    for act, much in acts:
        meters = done(meters, terms, act, much)
        assert meters.balanced
        assert min(meters.display, meters.overflow, meters.reserve) >= 0
        assert limit is None or meters.shown <= limit


def test_a_part_of_a_cent_that_is_lost_is_noticed(monkeypatch):
    """The planted defect: contributions rounded down to whole cents."""
    terms = Parameters(initial=0, reset=0, rate="211/3")
    whole = m.contribute

    def rounded(meters, terms, wagers, staked):
        after = whole(meters, terms, wagers, staked)
        return m.replace(after, display=after.display - after.carried)

    assert not rounded(m.started(terms), terms, 1, 100).balanced


@pytest.mark.parametrize("contributions", [20_000, pytest.param(10_000_000, marks=pytest.mark.soak)])
def test_two_hundred_rates_with_awards_and_resets_in_between(contributions):
    """Exactly base, contributions and reserve less what was paid, after each of so many contributions."""
    chance, rates = Random(contributions), [f"{7_000 + 13 * number}/{97 + number % 7}" for number in range(200)]
    for number, rate in enumerate(rates):
        limit = None if number % 3 else 1_050_000
        terms = Parameters(initial=1_000_000, reset=500_000, rate=rate, hidden=f"{number % 11}/3", limit=limit)
        meters = m.started(terms)
        for _ in range(contributions // len(rates)):
            meters = m.contribute(meters, terms, 1, 100)
            if chance.random() < 0.02:
                meters = done(meters, terms, chance.choice(["pay", "beside", "all"]), chance.choice([1, 2, 3]))
            assert meters.balanced, (rate, meters)
