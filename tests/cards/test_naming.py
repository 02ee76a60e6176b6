"""Hands are named as a dealer announces them."""

import pytest

from croupier.cards.card import parse_cards
from croupier.cards.naming import hand_name
from croupier.cards.ranking import Category, Ranking

ROYAL, SF, QUADS, FULL, FLUSH, STRAIGHT, TRIPS, TWO_PAIR, PAIR, HIGH = Category
RANKINGS = {
    3: Ranking(3, (SF, TRIPS, STRAIGHT, FLUSH, PAIR, HIGH)),
    4: Ranking(4, (QUADS, SF, TRIPS, FLUSH, STRAIGHT, TWO_PAIR, PAIR, HIGH)),
    5: Ranking(5, Category),
}

NAMES = """
    3  AsKsQs      straight flush, ace high
    3  As2s3s      straight flush, three high
    3  6s6d6h      three-of-a-kind, sixes
    3  9s8d7h      straight, nine high
    3  KsTs2s      flush, king high
    3  KsKdQh      pair of kings, queen kicker
    3  6s6dAh      pair of sixes, ace kicker
    3  Qs6d4h      queen high, six kicker
    4  2s2d2h2c    four-of-a-kind, twos
    4  As2s3s4s    straight flush, four high
    4  TsTdTh2c    three-of-a-kind, tens, two kicker
    4  AsAdKsKd    two pair, aces and kings
    4  JsJd5h2c    pair of jacks, five kicker
    4  AsKdQhTc    ace high, king kicker
    5  AsKsQsJsTs  royal flush
    5  KsQsJsTs9s  straight flush, king high
    5  9s9d9h9c2s  four-of-a-kind, nines, two kicker
    5  6s6d6hAsAd  full house, sixes over aces
    5  AsJs8s5s2s  flush, ace high
    5  5s4d3h2cAs  straight, five high
    5  7s7d7hKc2s  three-of-a-kind, sevens, king kicker
    5  JsJd2h2cAs  two pair, jacks and twos, ace kicker
    5  3s3d5h4c2s  pair of threes, five kicker
    5  AsKd4h3c2s  ace high, king kicker
"""


@pytest.mark.parametrize("line", NAMES.strip().splitlines(), ids=lambda line: line.split()[1])
def test_hands_are_named_as_announced(line):
    size, cards, name = line.split(maxsplit=2)
    ranking = RANKINGS[int(size)]
    value = ranking.value(parse_cards(cards[i : i + 2] for i in range(0, len(cards), 2)))
    assert hand_name(ranking, value) == name


def test_the_name_is_that_of_the_best_hand_held():
    value = RANKINGS[5].value(parse_cards(["As", "Ad", "Ks", "Kd", "Qh", "Qs", "2c"]))
    assert hand_name(RANKINGS[5], value) == "two pair, aces and kings, queen kicker"
