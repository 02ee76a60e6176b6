"""Rankings proven against complete enumeration, and against the plainest way of finding the best hand.

The counts are those printed in every book on poker; they also follow from counting ranks and suits. Five-card hands
are enumerated by their lowest rank, one case for each, so that the cores can share them.
"""

import pickle
from collections import Counter
from itertools import combinations, pairwise, permutations
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.cards.card import DECK, RANK, CardsRefused, parse_cards
from croupier.cards.ranking import Category, Ranking

ROYAL, SF, QUADS, FULL, FLUSH, STRAIGHT, TRIPS, TWO_PAIR, PAIR, HIGH = Category

THREE = Ranking(3, (SF, TRIPS, STRAIGHT, FLUSH, PAIR, HIGH))
FOUR = Ranking(4, (QUADS, SF, TRIPS, FLUSH, STRAIGHT, TWO_PAIR, PAIR, HIGH))
FIVE = Ranking(5, Category)
BY_SIZE = {3: THREE, 4: FOUR, 5: FIVE}

# Category: number of hands, number of distinct values.
PUBLISHED = {
    3: {
        SF: (48, 12),
        TRIPS: (52, 13),
        STRAIGHT: (720, 12),
        FLUSH: (1_096, 274),
        PAIR: (3_744, 156),
        HIGH: (16_440, 274),
    },
    4: {
        QUADS: (13, 13),
        SF: (44, 11),
        TRIPS: (2_496, 156),
        FLUSH: (2_816, 704),
        STRAIGHT: (2_772, 11),
        TWO_PAIR: (2_808, 78),
        PAIR: (82_368, 858),
        HIGH: (177_408, 704),
    },
    5: {
        ROYAL: (4, 1),
        SF: (36, 9),
        QUADS: (624, 156),
        FULL: (3_744, 156),
        FLUSH: (5_108, 1_277),
        STRAIGHT: (10_200, 10),
        TRIPS: (54_912, 858),
        TWO_PAIR: (123_552, 858),
        PAIR: (1_098_240, 2_860),
        HIGH: (1_302_540, 1_277),
    },
}
TOTALS = {3: (22_100, 741), 4: (270_725, 2_535), 5: (2_598_960, 7_462)}


def cards(text):
    return parse_cards(text[i : i + 2] for i in range(0, len(text), 2))


def hand_of(ranking):
    return lambda text: ranking.value(cards(text))


def counted(ranking, hands):
    """For each category the number of hands and of distinct values."""
    by_value = Counter(map(ranking.uncached_value, hands))
    return by_value, tally_by_category(ranking, by_value)


def tally_by_category(ranking, by_value):
    tally = dict.fromkeys(ranking.best_first, (0, 0))
    for value, hands in by_value.items():
        category = ranking.category(value)
        tally[category] = (tally[category][0] + hands, tally[category][1] + 1)
    return tally


def expected_of_five(ranks):
    """Five-card hands of the highest so many ranks, by counting: choose ranks, then suits."""
    runs = max(ranks - 4, 0) + (ranks == 13)  # the wheel needs the two
    unlike = comb(ranks, 5) - runs
    return {
        ROYAL: (4 * (runs > 0), int(runs > 0)),
        SF: (4 * max(runs - 1, 0), max(runs - 1, 0)),
        QUADS: (ranks * (ranks - 1) * 4, ranks * (ranks - 1)),
        FULL: (ranks * (ranks - 1) * 4 * 6, ranks * (ranks - 1)),
        FLUSH: (unlike * 4, unlike),
        STRAIGHT: (runs * (4**5 - 4), runs),
        TRIPS: (ranks * comb(ranks - 1, 2) * 4 * 4**2, ranks * comb(ranks - 1, 2)),
        TWO_PAIR: (comb(ranks, 2) * (ranks - 2) * 6**2 * 4, comb(ranks, 2) * (ranks - 2)),
        PAIR: (ranks * comb(ranks - 1, 3) * 6 * 4**3, ranks * comb(ranks - 1, 3)),
        HIGH: (unlike * (4**5 - 4), unlike),
    }


def lowest_rank_spelled(value):
    """The lowest rank of the hand, ace high, read off its value alone."""
    if FIVE.category(value) in (ROYAL, SF, STRAIGHT):
        return max(value[1] - 4, 2)
    return min(value[1:])


@pytest.mark.parametrize("size", TOTALS)
def test_the_published_counts_add_up_to_all_hands(size):
    hands, values = TOTALS[size]
    assert hands == comb(52, size)
    assert (hands, values) == tuple(map(sum, zip(*PUBLISHED[size].values(), strict=True)))


@pytest.mark.parametrize("size", [3, 4])
def test_every_three_and_four_card_hand_is_ranked(size):
    _, tally = counted(BY_SIZE[size], combinations(DECK, size))
    assert tally == PUBLISHED[size]


def test_the_cases_by_lowest_rank_make_up_all_five_card_hands():
    assert expected_of_five(13) == PUBLISHED[5]


@pytest.mark.parametrize("lowest", range(2, 14))
def test_every_five_card_hand_is_ranked(lowest):
    start = 4 * (lowest - 2)
    hands = ((first, *others) for i, first in enumerate(DECK[start : start + 4]) for others in rest(start + i + 1))
    by_value, tally = counted(FIVE, hands)
    upto, without = expected_of_five(15 - lowest), expected_of_five(14 - lowest)
    assert tally == {c: (upto[c][0] - without[c][0], upto[c][1] - without[c][1]) for c in Category}
    assert {lowest_rank_spelled(value) for value in by_value} <= {lowest}, "a value belongs to one case alone"


def rest(start):
    return combinations(DECK[start:], 4)


# Best first; hands on one line are equal.
ORDER = {
    3: """
        AsKsQs AdKdQd
        KsQsJs
        4s3s2s
        3s2sAs
        AsAdAh
        2s2d2h
        AsKsQd AdKhQc
        KsQsJd
        4s3s2d
        3s2sAd
        AsKsJs
        AsKsTs
        KsQsTs
        5s3s2s
        AsAdKh
        AsAd2h
        2s2dAh
        2s2d3h
        AsKdJh
        AsKd9h
        Qd3h2s Qs3c2d
        Jd9h8s
        5d3h2s
    """,
    4: """
        AsAdAhAc
        2s2d2h2c
        AsKsQsJs
        5s4s3s2s
        4s3s2sAs
        AsAdAhKs
        2s2d2hAs
        2s2d2h3s
        AsKsQsTs
        6s4s3s2s
        AsKdQhJc
        5s4d3h2c
        4s3d2hAc
        AsAdKsKd
        AsAd2s2d
        3s3d2s2d
        AsAdKsQs
        AsAd3s2d
        KsKdAsQd
        2s2dAsKd
        2s2d4s3d
        AsKdQhTc
        AsKdQh9c
        6s4d3h2c
    """,
    5: """
        AsKsQsJsTs AdKdQdJdTd
        KsQsJsTs9s
        6s5s4s3s2s
        5s4s3s2sAs
        AsAdAhAcKs
        2s2d2h2cAs
        2s2d2h2c3s
        AsAdAhKsKd
        2s2d2hAsAd
        2s2d2h3s3d
        AsKsQsJs9s
        7s5s4s3s2s
        AsKdQhJcTs
        6s5d4h3c2s
        5s4d3h2cAs
        AsAdAhKsQd
        2s2d2hAsKd
        2s2d2hAsQd
        2s2d2h4s3d
        AsAdKsKdQh
        AsAdKsKd2h
        AsAd2s2dKh
        3s3d2s2dAh
        3s3d2s2d4h
        AsAdKsQdJh
        3s3dAsKdQh
        2s2dAsKdQh
        AsKdQhJc9s
        7s5d4h3c2s
    """,
}


@pytest.mark.parametrize("size", ORDER)
def test_hands_stand_in_the_order_of_the_rankings_section(size):
    lines = [line.split() for line in ORDER[size].strip().splitlines()]
    values = [{hand_of(BY_SIZE[size])(text) for text in line} for line in lines]
    assert all(len(value) == 1 for value in values), "hands on one line are equal"
    flat = [value.pop() for value in values]
    for higher, lower in pairwise(flat):
        assert higher > lower, (lines[flat.index(higher)], lines[flat.index(lower)])


@pytest.mark.parametrize(
    ("ranking", "hand", "category"),
    [
        (THREE, "AsKdQh", STRAIGHT),
        (THREE, "As2d3h", STRAIGHT),
        (THREE, "KsAd2h", HIGH),
        (FOUR, "AsKdQhJc", STRAIGHT),
        (FOUR, "As2d3h4c", STRAIGHT),
        (FOUR, "QsKdAh2c", HIGH),
        (FIVE, "AsKdQhJcTs", STRAIGHT),
        (FIVE, "As2d3h4c5s", STRAIGHT),
        (FIVE, "JsQdKhAc2s", HIGH),
        (FIVE, "As2s3s4s5s", SF),
        (FIVE, "KsAs2s3s4s", FLUSH),
    ],
)
def test_the_ace_ends_a_straight_at_either_side_and_never_stands_inside(ranking, hand, category):
    assert ranking.category(hand_of(ranking)(hand)) is category


@pytest.mark.parametrize(
    ("ranking", "hand", "category"),
    [
        (FOUR, "AsKsQs2sJd", FLUSH),  # both a flush and a straight: the flush is higher
        (FOUR, "2s3s4s5s5d5h", SF),
        (FIVE, "AsKsQs2s3sJdTd", FLUSH),
        (FIVE, "2s3s4s5s6s7d8d", SF),  # the straight flush, not the higher straight beside it
        (FIVE, "AsAdAhKsKdKhQs", FULL),  # two threes make a full house
        (FIVE, "AsAdKsKdQhQsJs", TWO_PAIR),  # three pairs: the best two, and the best other card
        (FIVE, "9s9d9h9cKsKdKh", QUADS),
        (FIVE, "AsKsQsJsTs9s8s", ROYAL),
    ],
)
def test_the_best_category_is_found_among_more_cards(ranking, hand, category):
    assert ranking.category(hand_of(ranking)(hand)) is category


def test_three_pairs_keep_the_best_two_and_the_highest_other_card():
    value = hand_of(FIVE)
    assert value("AsAdKsKdQhQs2c") == value("AsAdKsKdQh")
    assert value("3s3d2s2dQhQs") == value("QsQh3s3d2s")


@st.composite
def held(draw):
    """Up to seven cards of few ranks and suits, so that every category is common, and the ranking they are held for."""
    size, more = draw(st.sampled_from([(3, 0), (3, 1), (3, 2), (4, 0), (4, 1), (4, 2), (5, 0), (5, 1), (5, 2)]))
    first = draw(st.integers(2, 14))
    ranks = {2 + (first - 2 + step) % 13 for step in range(draw(st.sampled_from([3, 5, 7, 13])))}
    suits = draw(st.sampled_from(["cd", "cdh", "cdhs"]))
    pool = [card for card in DECK if RANK[card] in ranks and card[1] in suits]
    if len(pool) < size + more:
        pool = list(DECK)
    return BY_SIZE[size], tuple(draw(st.permutations(pool))[: size + more])


@given(held())
@settings(max_examples=500, deadline=None)
def test_the_best_hand_is_the_highest_of_all_combinations(given_hand):
    ranking, hand = given_hand
    highest = max(ranking.uncached_value(chosen) for chosen in combinations(hand, ranking.size))
    assert ranking.value(hand) == ranking.uncached_value(hand) == highest
    best = ranking.best(hand)
    assert len(best) == ranking.size
    assert set(best) <= set(hand)
    assert ranking.value(best) == highest


@given(held(), st.randoms(use_true_random=False))
@settings(max_examples=300, deadline=None)
def test_the_order_of_the_cards_does_not_matter(given_hand, random):
    ranking, hand = given_hand
    shuffled = random.sample(hand, len(hand))
    assert ranking.value(tuple(shuffled)) == ranking.value(hand)


@given(held(), st.permutations("cdhs"))
@settings(max_examples=300, deadline=None)
def test_all_suits_are_worth_the_same(given_hand, suits):
    ranking, hand = given_hand
    exchanged = dict(zip("cdhs", suits, strict=True))
    assert ranking.value(tuple(card[0] + exchanged[card[1]] for card in hand)) == ranking.value(hand)


def test_every_order_of_one_hand_has_its_value():
    for hand in ("AsAdKs", "3s2sAd"):
        assert len({THREE.value(order) for order in permutations(cards(hand))}) == 1


@pytest.mark.parametrize(
    ("category", "ranks", "reaches", "falls_short"),
    [
        (PAIR, (3,), "3s3d5h4c2s", "2s2dAhKcQs"),  # pair of threes
        (HIGH, (14, 13), "AsKd4h3c2s", "AsQdJhTc8s"),  # ace and king
        (TWO_PAIR, (11,), "JsJd2h2c3s", "TsTd9h9cAs"),  # jacks up
        (FLUSH, (), "7s5s4s3s2s", "AsKdQhJcTs"),
        (ROYAL, (), "AsKsQsJsTs", "KsQsJsTs9s"),
    ],
)
def test_a_bound_is_reached_exactly_there_and_not_below(category, ranks, reaches, falls_short):
    bound, value = FIVE.least(category, *ranks), hand_of(FIVE)
    assert value(falls_short) < bound <= value(reaches)


@pytest.mark.parametrize(
    ("ranking", "hand"),
    [
        (THREE, ""),
        (THREE, "AsKd"),
        (THREE, "AsKdQhJcTs9s"),
        (FOUR, "AsKdQh"),
        (FIVE, "AsKdQhJc"),
        (FIVE, "2s3s4s5s6s7s8s9sTsJs"),
    ],
)
def test_a_wrong_number_of_cards_is_refused(ranking, hand):
    held_cards = cards(hand)
    with pytest.raises(CardsRefused) as refused:
        ranking.value(held_cards)
    assert str(refused.value) == f"A hand of {ranking.size} cannot be chosen from {len(held_cards)} cards."


def test_a_card_held_twice_is_refused():
    with pytest.raises(CardsRefused, match=r"^As stands twice; one deck holds each card once"):
        FIVE.value(("As", "Kd", "Qh", "Jc", "As"))


def test_categories_are_named_as_in_the_rankings_sections_and_stand_best_first():
    assert [FIVE.category((strength,)) for strength in range(9, -1, -1)] == list(Category)
    assert THREE.best_first[0] is SF
    assert THREE.best_first[-1] is HIGH


def test_a_ranking_can_be_sent_to_another_process():
    again = pickle.loads(pickle.dumps(FIVE))
    assert (again.size, again.best_first) == (FIVE.size, FIVE.best_first)
    assert again.value(cards("AsKdQhJc9d")) == FIVE.value(cards("AsKdQhJc9d"))
