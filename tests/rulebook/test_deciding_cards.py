"""Which cards decide a wager, in words: beside what the definitions of the texts say of each wager."""

import pytest

from croupier.cards.ranking import Category, Ranking
from croupier.games.catalogue import definition
from croupier.rulebook.deciding_cards import hand_words, line_words
from croupier.rulebook.definition import CardCounts
from croupier.rulebook.hand import COMMUNITY, DEALER, PLAYER, Best, Lower
from croupier.rulebook.paytable import JoinedLines, NamedLines, RankedLines

COUNTS = CardCounts(5, 12, 3, "20.7(c)")
FIVE = Ranking(5, tuple(Category))


def paid_on(key, wager):
    rule = definition(key)
    return line_words(rule.wager(wager).schedule.lines, rule.counts)


@pytest.mark.parametrize(
    ("key", "wager", "words"),
    [
        ("three-card-poker", "pair_plus", "your three cards"),
        ("three-card-poker", "bad_beat", "the lower ranking of your three cards and the dealer's three cards"),  # 20.1
        ("four-card-poker", "aces_up", "the best four of your five cards"),  # 27.1
        (
            "four-card-poker",
            "bad_beat",
            "the lower ranking of the best four of your five cards and the best four of the dealer's six cards",
        ),
        ("texas-hold-em-bonus", "bonus", "your two cards, and for some lines the dealer's two cards"),
        ("texas-hold-em-bonus", "progressive", "your two cards and the first three community cards"),  # 28.1
        ("caribbean-stud", "bet", "your five cards"),
        (
            "hold-em-3-bonus",
            "blind_bonus",
            "all seven or the best five of your three cards and the four community cards",  # 42.5(d)
        ),
        ("hold-em-3-bonus", "three_card_bonus", "your three cards"),  # 42.1
        (
            "hold-em-3-bonus",
            "six_card_bonus",
            "all six or the best five of your three cards and the dealer's three cards",  # 42.1, 42.5(f)
        ),
        ("premium-hold-em", "player_bonus", "the best five of your three cards and the four community cards"),  # 40.1
        (
            "premium-hold-em",
            "dealer_bonus",
            "the best five of the dealer's three cards and the four community cards",
        ),
    ],
)
def test_the_cards_of_a_wager_are_those_that_its_definition_names(key, wager, words):
    assert paid_on(key, wager) == words


@pytest.mark.parametrize(
    ("hand", "words"),
    [
        (Best(FIVE, (PLAYER,)), "your five cards"),
        (Best(FIVE, (DEALER,)), "the best five of the dealer's 12 cards"),
        (Best(FIVE, (PLAYER, COMMUNITY), 2), "the best five of your five cards and the first two community cards"),
        (
            Lower(Best(FIVE, (PLAYER,)), Best(FIVE, (DEALER,))),
            "the lower ranking of your five cards and the best five of the dealer's 12 cards",
        ),
    ],
)
def test_a_hand_is_all_of_its_cards_or_the_best_of_them(hand, words):
    assert hand_words(hand, COUNTS) == words


def test_lines_of_hands_from_different_places_are_named_one_after_the_other():
    parts = tuple(RankedLines(Best(FIVE, (place,)), ()) for place in (PLAYER, DEALER, PLAYER))
    assert line_words(JoinedLines(parts), COUNTS) == "your five cards or the best five of the dealer's 12 cards"
    assert line_words(NamedLines(("red",), lambda deal: ()), COUNTS) == "your five cards"
