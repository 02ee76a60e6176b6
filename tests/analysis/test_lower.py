"""The lower of two hands: published counts, closed forms, and pairs of hands compared one by one."""

from collections import Counter
from fractions import Fraction
from math import comb

import numpy as np
import pytest

from croupier.analysis import lower as module
from croupier.analysis.lower import both_reach
from croupier.cards.array_ranking import array_ranking
from croupier.cards.card import DECK
from croupier.cards.ranking import Category, Ranking
from croupier.games import four_card_poker, three_card_poker

HIGH, PAIR = Category.HIGH_CARD, Category.PAIR


def reached(ranking, sizes, bounds):
    tables = [array_ranking(ranking, cards) for cards in sizes]
    one, other = (np.array([table.at_least(bound) for bound in bounds], np.int64) for table in tables)
    return both_reach(*tables, (one, other))


def by_line(game, sizes):
    pairs = reached(game.RANKING, sizes, [bound for _, bound in game.BOUNDS])
    return dict(zip([name for name, _ in game.BOUNDS], np.diff([0, *pairs]).tolist(), strict=True))


# A count of all 407,170,400 deals made elsewhere: the lower hand is of this category, apart where both are equal.
PUBLISHED = {
    "pair": (23_747_040, 11_232),
    "flush": (2_521_192, 3_288),
    "straight": (541_008, 18_288),
    "three-of-a-kind": (6_624, 0),
    "straight flush": (1_936, 144),
}


def agrees(found):
    return found == {line: sum(numbers) for line, numbers in PUBLISHED.items()}


def test_three_card_poker_has_the_published_counts_with_ties():
    assert agrees(by_line(three_card_poker, (3, 3)))


def test_four_card_poker_is_near_the_published_simulation():
    # Published: 600 million deals; equal hands were told apart there, which shows at the straights.
    total = comb(52, 5) * comb(47, 6)
    found = {line: Fraction(number, total) for line, number in by_line(four_card_poker, (5, 6)).items()}
    simulated = {"two pair": 0.029602, "flush": 0.009838, "three-of-a-kind": 0.0012153}
    for line, chance in simulated.items():
        assert float(found[line]) == pytest.approx(chance, rel=0.004)
    assert 0.015122 < found["straight"] < 0.0154


def test_four_of_a_kind_against_four_of_a_kind():
    # 13 ranks and 48 fifth cards; the dealer has four of one of the 11 ranks left whole, and two of the other 43 cards.
    assert by_line(four_card_poker, (5, 6))["four-of-a-kind"] == 13 * 48 * 11 * comb(43, 2)


@pytest.mark.parametrize(("ranking", "sizes"), [(three_card_poker.RANKING, (3, 3)), (four_card_poker.RANKING, (5, 6))])
def test_every_pair_of_hands_reaches_the_least_bound(ranking, sizes):
    assert reached(ranking, sizes, [ranking.least(HIGH)]) == [comb(52, sizes[0]) * comb(52 - sizes[0], sizes[1])]


TWO = Ranking(2, (PAIR, HIGH))


def test_hands_of_two_compared_one_by_one():
    bounds = (TWO.least(PAIR, 14), TWO.least(PAIR), TWO.least(HIGH, 14))
    values = {(a, b): TWO.uncached_value((DECK[a], DECK[b])) for a in range(52) for b in range(a)}
    often = Counter()
    strong = {cards: value for cards, value in values.items() if value >= bounds[-1]}
    for one, mine in strong.items():
        for other, others in strong.items():
            if not {*one} & {*other}:
                often.update(bound for bound in bounds if min(mine, others) >= bound)
    assert reached(TWO, (2, 2), bounds) == [often[bound] for bound in bounds]


def test_hands_of_different_size_and_ranking():
    """Two cards against the best two of three: pairs against pairs."""
    pairs_against_three = 78 * (13 * 4 * 48 + 52)  # nothing taken off yet
    found = reached(TWO, (2, 3), [TWO.least(PAIR)])[0]
    assert 0 < found < pairs_against_three * 78
    dealt = sum(dealt_pairs(rank) for rank in range(2))
    assert found == 78 * dealt


def dealt_pairs(same):
    """Sets of three with a pair beside a pair of twos that is held: of twos (1), and of other ranks (0)."""
    if same:
        return 48  # the two twos left and another card
    return 12 * (6 * (50 - 4) + 4)  # a pair and a card of another rank, or three of one rank


def test_a_planted_overlap_of_hands_is_noticed(monkeypatch):
    """Without the cards in common taken off, hands would share cards."""
    monkeypatch.setattr(module, "_add_a_card", lambda *_: None)
    assert not agrees(by_line(three_card_poker, (3, 3)))
