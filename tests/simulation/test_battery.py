"""The battery itself: its chances are exact, its sums of squares have the right mean, its p-values are even."""

from fractions import Fraction
from functools import cache
from itertools import combinations, permutations
from math import factorial

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.simulation.battery import (
    FIVE_CARDS,
    REPEATED,
    TESTS,
    THREE_CARDS,
    Battery,
    cards_in_places,
    collected,
    collecting,
    digit_squares,
    eulerian,
    five_cards,
    fixed_points,
    in_the_same_place,
    lagging,
    lehmer_digits,
    pair_squares,
    place_squares,
    products,
    rejected,
    runs,
    successors,
    three_cards,
)

BATCHES, DECKS = 200, 2_000
KOLMOGOROV = 1.95  # the bound that one sample in a thousand exceeds


def every_order(cards: int) -> NDArray[np.uint8]:
    """All orders of a few cards, a deck in each column."""
    return np.array(list(permutations(range(cards))), np.uint8).T


def one_by_one(cards: int) -> list[NDArray[np.uint8]]:
    return [deck[:, None] for deck in every_order(cards).T]


# Over all orders of a few cards: where every order is as likely, a sum of squares is on average as many as are free.


@pytest.mark.parametrize("cards", [3, 4, 5, 6])
def test_digits_have_the_right_mean(cards: int):
    each = [digit_squares(lehmer_digits(deck)) for deck in one_by_one(cards)]
    for place in range(cards - 1):
        assert sum(deck[place][0] for deck in each) / factorial(cards) == pytest.approx(each[0][place][1])


def test_digits_tell_every_order_apart_and_each_is_even():
    counts = lehmer_digits(every_order(5))
    assert counts.tolist() == [[24] * 5, [30] * 4 + [0], [40] * 3 + [0] * 2, [60] * 2 + [0] * 3, [120] + [0] * 4]
    names = {tuple(lehmer_digits(deck).argmax(axis=1)) for deck in one_by_one(5)}
    assert len(names) == factorial(5)


@pytest.mark.parametrize("cards", [3, 4, 5, 6])
def test_cards_in_places_have_the_right_mean(cards: int):
    each = [place_squares(cards_in_places(deck)) for deck in one_by_one(cards)]
    assert np.mean(each) == pytest.approx((cards - 1) ** 2)


@pytest.mark.parametrize("cards", [3, 4, 5, 6])
def test_successors_have_the_right_mean(cards: int):
    each = [pair_squares(successors(deck)) for deck in one_by_one(cards)]
    assert np.mean(each) == pytest.approx((cards + 1) ** 2 - 3 * (cards + 1) + 1)


@pytest.mark.parametrize(("cards", "lag"), [(4, 1), (5, 1), (5, 2), (6, 1), (6, 2), (7, 2), (7, 3)])
def test_cards_some_places_behind_have_the_right_mean(cards: int, lag: int):
    each = [pair_squares(lagging(lag)(deck)) for deck in one_by_one(cards)]
    assert np.mean(each) == pytest.approx(cards**2 - 3 * cards + 1)


@pytest.mark.parametrize("cards", [4, 5])
def test_squares_of_pairs_spread_alike_in_every_direction(cards: int):
    """Not only their mean: along each of the directions in which counts are free, the squares have the mean one."""
    tables = np.array([successors(deck) for deck in one_by_one(cards)], float)
    size = cards + 1
    off = tables - (1 - np.eye(size)) / (size - 1)
    odd_scale = np.sqrt((size - 2) / size)
    whitened = (off + off.swapaxes(1, 2)) / 2 + (off - off.swapaxes(1, 2)) / 2 * odd_scale
    flat = whitened.reshape(len(tables), -1) * np.sqrt(size - 1)
    spreads = np.linalg.eigvalsh(flat.T @ flat / len(flat))
    free = size**2 - 3 * size + 1
    assert spreads[-free:] == pytest.approx(1)
    assert spreads[:-free] == pytest.approx(0, abs=1e-9)


# Chances -----------------------------------------------------------------------------------------------


def shares(counts: NDArray[np.int64]) -> list[Fraction]:
    return [Fraction(int(count), int(counts.sum())) for count in counts]


@pytest.mark.parametrize("cards", [3, 5, 7])
def test_chances_of_runs(cards: int):
    assert shares(runs(every_order(cards))) == eulerian(cards)


@pytest.mark.parametrize("cards", [3, 5, 7])
def test_chances_of_cards_that_stay_in_place(cards: int):
    """Every order is compared with the first one, in which the cards lie one after the other."""
    orders = every_order(cards)
    first = np.repeat(orders[:, :1], orders.shape[1], axis=1)
    both = np.stack((first, orders), axis=2).reshape(cards, -1)
    assert shares(in_the_same_place(1)(both)[: cards + 1] - between(both, cards)) == fixed_points(cards)


def between(both: NDArray[np.uint8], cards: int) -> NDArray[np.int64]:
    """What is counted from each order to the first deck of the next pair, which is no comparison of ours."""
    later = both[:, 1:-1]
    same = (later[:, ::2] == later[:, 1::2]).sum(axis=0)
    return np.bincount(same, minlength=cards + 1)


def test_chances_of_the_card_that_completes_the_kinds():
    """Eight cards of four suits, two of each: all 40,320 orders."""
    assert shares(collecting(0, 3)(every_order(8))) == collected(4, 2)


def hands_of(cards: int) -> NDArray[np.uint8]:
    return np.array(list(combinations(range(52), cards)), np.uint8).T


def test_hands_of_five_are_as_many_as_published():
    assert tuple(five_cards(hands_of(5))) == FIVE_CARDS


def test_hands_of_three_are_as_many_as_published():
    assert tuple(three_cards(hands_of(3))) == THREE_CARDS


def test_products_of_two_decks_have_the_right_mean_and_spread():
    """One deck in order, the other in every order; the mean and variance that the judgement takes for 52 cards."""
    cards = 6
    first = np.arange(cards, dtype=np.uint8)[:, None]
    sums = [int(products(1)(np.concatenate((first, deck), axis=1))[0]) for deck in one_by_one(cards)]
    mean = Fraction(sum(sums), len(sums))
    assert mean == cards * Fraction(cards - 1, 2) ** 2
    square = Fraction(cards * (cards**2 - 1), 12)
    assert sum((one - mean) ** 2 for one in sums) / len(sums) == square**2 / (cards - 1)


# P-values ----------------------------------------------------------------------------------------------


@cache
def p_values_of_batches() -> dict[str, list[float]]:
    """Of many small batches of decks in any order, from a generator that is not ours."""
    generator, found = np.random.default_rng(20_260_101), {name: [] for name in TESTS}
    decks = np.tile(np.arange(52, dtype=np.uint8), (DECKS, 1))
    for _ in range(BATCHES):
        battery = Battery()
        battery.add(generator.permuted(decks, axis=1))
        for name, p in battery.p_values().items():
            if name != REPEATED:
                found[name].append(p)
    return found


@pytest.mark.parametrize("name", TESTS)
def test_p_values_are_even_where_every_order_is_as_likely(name: str):
    """Kolmogorov and Smirnov: the share of p-values up to p is p."""
    ordered = np.sort(p_values_of_batches()[name])
    steps = np.arange(BATCHES + 1) / BATCHES
    farthest = max((steps[1:] - ordered).max(), (ordered - steps[:-1]).max())
    assert farthest * np.sqrt(BATCHES) < KOLMOGOROV


def test_a_true_shuffle_is_rejected_no_more_often_than_the_level_says():
    batches = p_values_of_batches()
    failed = sum(bool(rejected({name: batches[name][b] for name in TESTS}, 0.05)) for b in range(BATCHES))
    assert failed <= 20  # ten of 200 are expected at most, and 21 come about once in a thousand times


# Counting ----------------------------------------------------------------------------------------------


def some_decks(seed: int, decks: int) -> NDArray[np.uint8]:
    generator = np.random.default_rng(seed)
    return generator.permuted(np.tile(np.arange(52, dtype=np.uint8), (decks, 1)), axis=1)


def test_blocks_that_are_joined_count_as_one():
    first, second = some_decks(1, 300), some_decks(2, 500)
    one_after_the_other, apart, beside = Battery(), Battery(), Battery()
    one_after_the_other.add(first)
    one_after_the_other.add(second)
    apart.add(first)
    beside.add(second)
    apart.join(beside)
    assert apart.decks == one_after_the_other.decks == 800
    assert apart.p_values() == one_after_the_other.p_values()


def test_a_deck_that_comes_again_is_found_however_late():
    decks = some_decks(3, 400)
    battery = Battery()
    battery.add(decks[:250])
    battery.add(decks[200:])
    assert battery.repeated() == 50
    assert battery.p_values()[REPEATED] < 1e-13


def test_where_one_deck_in_many_is_remembered_it_is_the_same_one():
    decks = some_decks(4, 4_000)
    battery = Battery(one_in=16)
    battery.add(decks)
    remembered = sum(map(len, battery.known))
    battery.add(decks)
    assert 150 < remembered < 350
    assert battery.repeated() == remembered


def test_the_level_holds_for_the_battery_as_a_whole():
    assert rejected({"one": 0.006, "another": 0.004}, 0.01) == {"another": 0.004}
