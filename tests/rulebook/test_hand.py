"""Hands as data: the cards that count, and the value of the best hand in them."""

from croupier.cards.card import parse_cards
from croupier.cards.ranking import Category, Ranking
from croupier.rulebook.hand import COMMUNITY, DEALER, PLAYER, Best, Deal, Lower

RANKING = Ranking(3, (Category.PAIR, Category.HIGH_CARD))
DEAL = Deal(parse_cards(("As", "Kd")), parse_cards(("2c", "2d")), parse_cards(("9h", "8h", "Ac")))


def test_a_hand_is_chosen_from_the_cards_of_its_places():
    assert Best(RANKING, (PLAYER, COMMUNITY)).cards(DEAL) == ("As", "Kd", "9h", "8h", "Ac")
    assert Best(RANKING, (PLAYER, DEALER)).cards(DEAL) == ("As", "Kd", "2c", "2d")


def test_only_the_first_community_cards_count_where_the_rule_says_so():
    assert Best(RANKING, (PLAYER, COMMUNITY), 1).cards(DEAL) == ("As", "Kd", "9h")
    assert Best(RANKING, (PLAYER, COMMUNITY), 1)(DEAL) == RANKING.least(Category.HIGH_CARD, 14, 13, 9)
    assert Best(RANKING, (PLAYER, COMMUNITY))(DEAL) == RANKING.least(Category.PAIR, 14, 13)


def test_the_lower_of_two_hands():
    player, dealer = Best(RANKING, (PLAYER, COMMUNITY)), Best(RANKING, (DEALER, COMMUNITY))
    assert Lower(player, dealer)(DEAL) == Lower(dealer, player)(DEAL) == dealer(DEAL)
