"""Deals by class: orbits add up to closed forms, and a function is asked about enough of them."""

from collections import Counter
from itertools import combinations

import pytest

from croupier.analysis import dealt as module
from croupier.analysis.dealt import Unpriceable, ask, by_class, deals
from croupier.cards.card import DECK, RANK, SUIT
from croupier.rulebook.hand import COMMUNITY, DEALER, PLAYER, Deal


def classes_of(sizes, held=(), suits=(0, 0, 0, 0)):
    """One deal to all places of each class, with its weight."""
    for cards, after, weight in by_class(held, suits, sizes[len(held)]):
        if len(held) + 1 < len(sizes):
            yield from classes_of(sizes, (*held, cards), after)
        else:
            yield (*held, cards), weight


@pytest.mark.parametrize(
    ("sizes", "classes", "number"),
    [
        ((1,), 13, 52),
        ((2,), 169, 1_326),
        ((3,), 1_755, 22_100),
        ((1, 1), 13 + 13 * 12 * 2, 52 * 51),  # not printed: one rank, or two of one suit or of two
        ((4,), 16_432, 270_725),
    ],
)
def test_classes_are_as_many_as_printed_and_stand_for_every_deal(sizes, classes, number):
    found = list(classes_of(sizes))
    assert deals(sizes) == number == sum(weight for _, weight in found)
    assert len(found) == classes


def both_pairs(deal):
    """Pocket pairs on both sides."""
    return ("pairs",) if all(len({RANK[card] for card in two}) == 1 for two in (deal.player, deal.dealer)) else ()


def test_two_places_are_asked_together():
    # 13 ranks and 6 pairs, against the 12 other ranks with 6 pairs or the one pair left of the same rank.
    assert ask(both_pairs, ((PLAYER, 2), (DEALER, 2)))[("pairs",)] == 13 * 6 * (12 * 6 + 1)


def suited(deal):
    return len({SUIT[card] for card in deal.player}) == 1


def test_places_may_hold_any_number_of_cards():
    assert ask(suited, ((PLAYER, 3),)) == {True: 4 * 286, False: 22_100 - 4 * 286}


def ace_of_spades(deal):
    return ("spades",) if "As" in deal.player else ()


def royal_in_spades(deal):
    return ("royal",) if set(deal.player) == {"Qs", "Ks", "As"} else ()


def test_a_line_that_names_a_suit_is_asked_about_every_deal(monkeypatch):
    monkeypatch.setattr(module, "FEW", 0)
    ask.cache_clear()
    assert ask(ace_of_spades, ((PLAYER, 2),)) == {("spades",): 51, (): 1_326 - 51}


def test_even_if_one_deal_alone_in_its_class_has_it(monkeypatch):
    monkeypatch.setattr(module, "FEW", 0)
    monkeypatch.setattr(module, "MOST", 22_000)
    with pytest.raises(Unpriceable, match="22,100 deals one by one, which is too many"):
        ask(royal_in_spades, ((PLAYER, 3),))


def trusting_classes(says):
    """What would come out for two cards if suits were never tried."""
    answers = Counter()
    for (cards,), weight in classes_of((2,)):
        answers[says(Deal(tuple(DECK[card] for card in cards), ()))] += weight
    return answers


def test_a_planted_reader_that_trusts_classes_is_wrong_about_suits():
    every = Counter(("spades",) if "As" in cards else () for cards in combinations(DECK, 2))
    assert ask(ace_of_spades, ((PLAYER, 2),)) == every
    assert trusting_classes(ace_of_spades) != every


def looks_at_the_board(deal):
    return ("ace",) if any(RANK[card] == 14 for card in deal.community) else ()


def counts_the_dealer(deal):
    return ("two",) if len(deal.dealer) == 2 else ()


@pytest.mark.parametrize(
    "says", [looks_at_the_board, counts_the_dealer, lambda deal: ("x",) if deal.dealer[:1] else ()]
)
def test_a_function_that_reads_more_than_it_says_is_refused(says):
    with pytest.raises(Unpriceable, match="name them in `reads`"):
        ask(says, ((PLAYER, 2),))


@pytest.mark.parametrize(
    "looks",
    [
        lambda cards: "As" in cards,
        lambda cards: cards == ("As", "Ks"),
        lambda cards: cards != ("As", "Ks"),
        bool,
        lambda cards: len(cards) == 2,
        lambda cards: cards[0] == "As",
        lambda cards: cards[:1] == ("As",),
        lambda cards: "As" in {*cards},
        lambda cards: sorted(cards)[0] == "As",
        lambda cards: ("2c", *cards)[1] == "As",
        lambda cards: (("2c",) + cards)[1] == "As",  # noqa: RUF005
        lambda cards: (cards + ("2c",))[0] == "As",  # noqa: RUF005
        lambda cards: next(reversed(cards)) == "As",
        lambda cards: {cards: 1}.get(("As", "Ks"), 0) == 1,
        lambda cards: max(cards, ("2c", "2d")) == cards,
    ],
)
def test_there_is_no_way_to_look_at_cards_unseen(looks):
    """However a function looks at the dealer's cards, it is asked about all of them."""
    found = ask(lambda deal: bool(looks(deal.dealer)), ((PLAYER, 1), (DEALER, 2)))
    dealt = Counter(bool(looks(cards)) for cards in combinations(DECK, 2))
    assert found == {answer: number * 50 for answer, number in dealt.items()}


def test_cards_that_nobody_looks_at_are_not_dealt():
    asked = []

    def ace_first(deal):
        asked.append(deal)
        return deal.player == ("As",) and len({RANK[card] for card in deal.community}) == 1

    # The board is looked at beside the ace of spades alone.
    assert ask(ace_first, ((PLAYER, 1), (COMMUNITY, 2))) == {True: 12 * 6 + 3, False: 52 * 1_275 - 75}
    assert len(asked) == 52 + 1_275


def test_too_many_deals_are_refused(monkeypatch):
    monkeypatch.setattr(module, "MOST", 1_000)
    monkeypatch.setattr(module, "FEW", 1_000)
    with pytest.raises(Unpriceable, match=r"25,989,600 deals one by one, which is too many; state them by the rank"):
        ask(looks_at_the_board, ((PLAYER, 2), (COMMUNITY, 3)))
