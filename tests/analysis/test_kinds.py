"""Kinds of hands: counted against published frequencies, and one by one against the lines of the pay tables."""

from collections import Counter
from itertools import combinations

import pytest

from croupier.analysis.kinds import Kinds, Unsolvable, hand_size, kinds_of
from croupier.cards.array_ranking import card_numbers
from croupier.cards.card import DECK, RANK, SUIT_LETTERS, parse_cards
from croupier.games import hold_em_3_bonus, three_card_poker
from croupier.rulebook.hand import COMMUNITY, PLAYER, Best, Deal
from croupier.rulebook.paytable import JoinedLines, NamedLines, RankedLines, SuitedLines
from tests.oracles.published import figures, printed
from tests.own_games import rule_of

THREE_CARDS, SEVEN_CARDS = three_card_poker.PLAYER_HAND, hold_em_3_bonus.PLAYER_HAND


def kind_of(kinds: Kinds, cards) -> int:
    """The kind of a hand, as the tables are to be read: all cards of one suit are looked up there first."""
    suits = {card[1] for card in cards}
    special = 0
    if len(suits) == 1:
        special = kinds.of_suited[SUIT_LETTERS.index(suits.pop()), sum(1 << (RANK[card] - 2) for card in cards)]
    return int(special or kinds.of_strength[kinds.ranking.strength(card_numbers(cards))])


def hand(cards: str):
    return parse_cards(cards.split())


# From how many cards a hand is chosen ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "player", "dealer"),
    [
        ("three-card-poker", 3, 3),
        ("four-card-poker", 5, 6),
        ("texas-hold-em-bonus", 7, 7),
        ("caribbean-stud", 5, 5),
        ("hold-em-3-bonus", 7, 7),
        ("premium-hold-em", 7, 7),
        ("ultimate-texas-hold-em", 7, 7),
        ("casino-hold-em", 7, 7),
        ("crazy-4-poker", 5, 5),
    ],
)
def test_a_hand_is_chosen_from_the_cards_held_and_those_in_the_middle(key, player, dealer):
    rule = rule_of(key)
    assert hand_size(rule.player_hand, rule.counts) == player
    assert hand_size(rule.dealer_hand, rule.counts) == dealer


def test_of_the_community_cards_only_the_first_may_count():
    rule = rule_of("casino-hold-em")
    on_the_flop = Best(rule.ranking, (PLAYER, COMMUNITY), first=3)
    assert hand_size(on_the_flop, rule.counts) == 5


# By rank ---------------------------------------------------------------------------------------------


def test_three_cards_are_of_each_kind_as_often_as_published():
    kinds = kinds_of(THREE_CARDS, 3, (three_card_poker.PLAYER_LINES,))
    found = Counter(kinds.names[kind_of(kinds, cards)][0] for cards in combinations(DECK, 3))
    said = {
        one.quantity.removeprefix("hands: "): int(printed(one.value))
        for one in figures("three_card_poker")
        if one.quantity.startswith("hands: ")
    }
    nothing = said.pop("high card")
    assert found == Counter({(name,): number for name, number in said.items()} | {(): nothing})


def test_hands_of_one_kind_have_the_same_line_in_every_schedule():
    """Pair plus pays five lines and the ante bonus the first three of them, so six kinds remain."""
    kinds = kinds_of(THREE_CARDS, 3, (three_card_poker.PLAYER_LINES, three_card_poker.ANTE_BONUS_LINES))
    assert set(kinds.names) == {
        (("straight flush",), ("straight flush",)),
        (("three-of-a-kind",), ("three-of-a-kind",)),
        (("straight",), ("straight",)),
        (("flush",), ()),
        (("pair",), ()),
        ((), ()),
    }


def test_the_kind_changes_exactly_at_the_bound():
    ranking = THREE_CARDS.ranking
    least = RankedLines(THREE_CARDS, (("queen, six, four or better", ranking.value(hand("Qs 6d 4c"))),))
    kinds = kinds_of(THREE_CARDS, 3, (least,))
    at = {cards: kinds.names[kind_of(kinds, hand(cards))][0] for cards in ("Qh 6s 3d", "Qh 6s 4d", "Qh 6s 5d")}
    assert [len(lines) for lines in at.values()] == [0, 1, 1]


def test_without_a_schedule_all_hands_are_alike():
    assert kinds_of(THREE_CARDS, 3, ()).names == ((),)
    assert not kinds_of(THREE_CARDS, 3, ()).of_strength.any()


# By suit ---------------------------------------------------------------------------------------------

BLIND = hold_em_3_bonus.BLIND_LINES


def test_seven_cards_of_one_suit_have_the_lines_of_the_pay_table():
    """All 6,864 such hands: a hand may have a line of its seven cards and one of its best five."""
    kinds = kinds_of(SEVEN_CARDS, 7, (BLIND,))
    for suit in range(4):
        for cards in combinations(DECK[suit::4], 7):
            deal = Deal(cards[:3], (), cards[3:])
            assert kinds.names[kind_of(kinds, cards)] == (BLIND.of(deal),), cards


@pytest.mark.parametrize(
    ("cards", "lines"),
    [
        ("Ah Kh Qh Jh Th 9h 8h", 2),  # the royal of seven, and that of five
        ("Ah Kh Qh Jh Th 9h 8d", 1),
        ("8s 7s 6s 5s 4s 3s 2s", 2),
        ("8s 7s 6s 5s 4s 3s 2d", 1),
        ("Ah Kh Qh Jh Th 9h 7h", 1),  # of one suit, but not in a row
    ],
)
def test_a_line_of_all_seven_cards_asks_for_all_of_them(cards, lines):
    kinds = kinds_of(SEVEN_CARDS, 7, (BLIND,))
    (found,) = kinds.names[kind_of(kinds, hand(cards))]
    assert len(found) == lines


def test_a_line_of_one_suit_is_for_this_suit():
    diamonds = SuitedLines(THREE_CARDS, (("flush of diamonds", THREE_CARDS.ranking.value(hand("5d 3d 2d"))),), "d")
    kinds = kinds_of(THREE_CARDS, 3, (diamonds,))
    found = {suit: kinds.names[kind_of(kinds, hand(f"9{suit} 5{suit} 3{suit}"))][0] for suit in SUIT_LETTERS}
    assert found == {suit: ("flush of diamonds",) if suit == "d" else () for suit in SUIT_LETTERS}
    assert kinds.names[kind_of(kinds, hand("9d 5d 3c"))] == ((),)


def test_where_no_line_names_suits_none_is_looked_up_by_suit():
    assert not kinds_of(THREE_CARDS, 3, (three_card_poker.PLAYER_LINES,)).of_suited.any()


# What the solver does not know -----------------------------------------------------------------------

DEALERS = RankedLines(three_card_poker.DEALER_HAND, three_card_poker.BOUNDS)
OTHERWISE_RANKED = RankedLines(Best(hold_em_3_bonus.THREE_CARDS, (PLAYER,)), hold_em_3_bonus.THREE_CARD_BOUNDS)


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        (NamedLines(("a red hand",), lambda deal: ()), "The lines a red hand are not those of one hand."),
        (three_card_poker.LOWER_LINES, "are not those of one hand."),
        (DEALERS, "The lines straight flush, .*, pair belong to other cards than the hand they pay."),
        (JoinedLines((DEALERS,)), "belong to other cards than the hand they pay."),
        (OTHERWISE_RANKED, "go by another ranking than the hand they pay."),
    ],
    ids=["a function", "the lower of two hands", "the dealer's", "joined", "another ranking"],
)
def test_lines_of_another_sort_are_refused(lines, says):
    with pytest.raises(Unsolvable, match=says):
        kinds_of(THREE_CARDS, 3, (lines,))
