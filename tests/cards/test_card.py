"""Cards as people write them, and the sentences that refuse what is no card."""

import pytest

from croupier.cards.card import (
    DECK,
    RANK,
    SUIT,
    CardsRefused,
    parse_card,
    parse_cards,
    plural,
    rank_name,
    refuse_duplicates,
)

SYMBOLS = {"c": "♣♧", "d": "♦♢", "h": "♥♡", "s": "♠♤"}


def test_a_deck_is_52_cards_thirteen_ranks_in_four_suits():
    assert len(DECK) == len(set(DECK)) == 52
    assert {(RANK[card], SUIT[card]) for card in DECK} == {(rank, suit) for rank in range(2, 15) for suit in "cdhs"}


@pytest.mark.parametrize("card", DECK)
def test_every_spelling_of_a_card_is_read(card):
    rank, suit = card
    ranks = {rank, rank.lower()} | ({"10"} if rank == "T" else set())
    for spelled in ranks:
        for sign in (suit, suit.upper(), *SYMBOLS[suit]):
            assert parse_card(spelled + sign) == card
            assert parse_card(f"  {spelled}{sign}\n") == card
        assert parse_card(spelled + SYMBOLS[suit][0] + "\ufe0f") == card  # as a telephone writes ♠️


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "A",
        "s",
        "sA",
        "Asd",
        "1s",
        "11s",
        "010s",
        "100s",
        "A s",
        "Ax",
        "Xs",
        "??",
        "A-s",
        "ace of spades",
        "♠A",
    ],
)
def test_what_is_no_card_is_refused_with_a_sentence(text):
    with pytest.raises(CardsRefused) as refused:
        parse_card(text)
    assert str(refused.value) == f"{text!r} is not a card; write a rank and a suit, such as As, Td, 9h or 2c."


def test_no_other_character_passes_for_a_suit_or_a_rank():
    """Every character of the planes that hold alphabets and symbols, in either place: look-alikes are refused."""
    suits, ranks = set(), set()
    for character in map(chr, range(0x20000)):
        for found, text in ((suits, "A" + character), (ranks, character + "s")):
            try:
                parse_card(text)
            except CardsRefused:
                continue
            found.add(character)
    assert suits == {*"cdhsCDHS", *"".join(SYMBOLS.values())}
    assert ranks == set("23456789TJQKAtjqka")


def test_several_cards_keep_their_order():
    assert parse_cards(["10♥", "as", "2C"]) == ("Th", "As", "2c")
    assert parse_cards([]) == ()


@pytest.mark.parametrize("texts", [["As", "Kd", "As"], ["10s", "Ts"], ["A♠", "aS"]])
def test_a_card_that_stands_twice_is_refused_however_it_is_spelled(texts):
    with pytest.raises(CardsRefused, match=r"^(As|Ts) stands twice; one deck holds each card once\.$"):
        parse_cards(texts)


def test_a_whole_deck_holds_no_duplicate_and_the_first_repeated_card_is_named():
    refuse_duplicates(DECK)
    with pytest.raises(CardsRefused, match=r"^2d stands twice"):
        refuse_duplicates((*DECK[:3], "2d", "2c"))


@pytest.mark.parametrize(
    ("rank", "one", "several"),
    [(2, "two", "twos"), (6, "six", "sixes"), (10, "ten", "tens"), (11, "jack", "jacks"), (14, "ace", "aces")],
)
def test_ranks_have_words(rank, one, several):
    assert (rank_name(rank), plural(rank)) == (one, several)
