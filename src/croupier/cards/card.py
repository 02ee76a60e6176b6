"""A card is its two-character name: `As`, `Td`, `9h`, `2c`.

Names are what files, logs and people exchange, so nothing has to be translated at a border. What a
card is worth is looked up: `RANK` from 2 to 14 (ace), `SUIT` one of `c d h s`.
"""

from collections.abc import Collection, Iterable
from typing import Final, NewType

Card = NewType("Card", str)

RANK_LETTERS: Final = "23456789TJQKA"
SUIT_LETTERS: Final = "cdhs"
RANK_NAMES: Final = (
    *("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"),
)

DECK: Final = tuple(Card(rank + suit) for rank in RANK_LETTERS for suit in SUIT_LETTERS)
RANK: Final = {card: 2 + RANK_LETTERS.index(card[0]) for card in DECK}
SUIT: Final = {card: card[1] for card in DECK}

_SYMBOLS: Final = {"♣": "c", "♧": "c", "♦": "d", "♢": "d", "♥": "h", "♡": "h", "♠": "s", "♤": "s"}


class CardsRefused(ValueError):
    """Cards that cannot be what they are said to be; the message is a sentence for a person."""


def parse_card(text: str) -> Card:
    """Read a card as people write it: `10` for the ten, suit symbols and any case are accepted."""
    short = text.strip().replace("\ufe0f", "")
    rank, suit = short[:-1].upper(), short[-1:]
    name = Card(("T" if rank == "10" else rank) + _SYMBOLS.get(suit, suit.lower()))
    if name not in RANK:
        raise CardsRefused(f"{text!r} is not a card; write a rank and a suit, such as As, Td, 9h or 2c.")
    return name


def parse_cards(texts: Iterable[str]) -> tuple[Card, ...]:
    """Read several cards, each of which may stand only once."""
    cards = tuple(parse_card(text) for text in texts)
    refuse_duplicates(cards)
    return cards


def refuse_duplicates(cards: Collection[Card]) -> None:
    """Raise when a card stands twice: one deck holds each card once."""
    if len(set(cards)) == len(cards):
        return
    seen: set[Card] = set()
    for card in cards:
        if card in seen:
            raise CardsRefused(f"{card} stands twice; one deck holds each card once.")
        seen.add(card)


def rank_name(rank: int) -> str:
    """The word for a rank from 2 to 14."""
    return RANK_NAMES[rank - 2]


def plural(rank: int) -> str:
    """The plural of a rank's word, as in "pair of sixes"."""
    name = rank_name(rank)
    return name + ("es" if name.endswith("x") else "s")
