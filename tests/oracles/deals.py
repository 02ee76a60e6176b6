"""Deals for every showdown: cards sketched class by class, laid out as the game holds them, and read by the oracle."""

from collections.abc import Iterator
from random import Random

from croupier.cards.card import DECK
from tests.oracles.cells import EQUAL, Cards, Deal, Spec, showdown, showdowns

RANKS, SUITS = "23456789TJQKA", "cdhs"
COUNTS = {
    "four-of-a-kind": (4,),
    "full house": (3, 2),
    "three-of-a-kind": (3,),
    "two pair": (2, 2),
    "pair": (2,),
    "pair of twos": (2,),
}
TRIES = 200_000


def sketch(rng: Random, name: str, size: int) -> Cards:
    """So many cards that may make a hand of this name; whether they do is not looked at."""
    first, second, *others = rng.sample(RANKS, 5)
    if name == "royal flush":
        return [rank + suit for suit in rng.choice(SUITS) for rank in "AKQJT"]
    if name.startswith("straight"):
        start = rng.randrange(-1, 14 - size)
        run = [RANKS[place] for place in range(start, start + size)]
        suit = rng.choice(SUITS)
        return [rank + (suit if name == "straight flush" else rng.choice(SUITS)) for rank in run]
    if name == "flush":
        suit = rng.choice(SUITS)
        return [rank + suit for rank in rng.sample(RANKS, size)]
    counts = COUNTS.get(name, ())
    ranks = ["2" if name == "pair of twos" else first, second, *others]
    if name == "ace and king":
        ranks = ["A", "K", *rng.sample(RANKS[:11], 3)]
    counts = (*counts, *[1] * (size - sum(counts)))
    return [rank + suit for rank, count in zip(ranks, counts, strict=False) for suit in rng.sample(SUITS, count)]


def like(rng: Random, cards: Cards) -> Cards:
    """The same ranks: the same cards, some of them in other suits, or all of them with suits exchanged."""
    kind = rng.randrange(3)
    if kind == 0:
        return list(cards)
    if kind == 1:
        return [card if rng.random() < 0.6 else card[0] + rng.choice(SUITS) for card in cards]
    exchanged = dict(zip(SUITS, rng.sample(SUITS, 4), strict=True))
    return [card[0] + exchanged[card[1]] for card in cards]


def laid_out(rng: Random, spec: Spec, mine: Cards, dealers: Cards) -> Deal | None:
    """Two hands as a deal of the game: what they share lies on the board, and what a hand has too many of."""
    own, other, places = spec.held
    shared = [card for card in mine if card in dealers]
    if len({*mine, *dealers}) + len(shared) < len(mine) + len(dealers):
        return None
    mine, dealers = ([c for c in rng.sample(hand, len(hand)) if c not in shared] for hand in (mine, dealers))
    board = [*shared, *mine[own:], *dealers[other:]]
    if len(board) > places or len({*mine, *dealers, *shared}) < len(mine) + len(dealers) + len(shared):
        return None
    return filled(rng, spec, Deal(mine[:own], dealers[:other], board))


def filled(rng: Random, spec: Spec, deal: Deal) -> Deal:
    """The deal with the cards that are missing."""
    given = {*deal.player, *deal.dealer, *deal.board}
    rest = [str(card) for card in rng.sample(DECK, len(DECK)) if card not in given]
    parts = (
        [*part, *(rest.pop() for _ in range(count - len(part)))] for part, count in zip(deal, spec.held, strict=True)
    )
    return Deal(*parts)


def deal_for(rng: Random, spec: Spec, wanted: tuple[str, str, str]) -> Deal:
    """A deal with this showdown."""
    for _ in range(TRIES):
        mine = sketch(rng, wanted[0], spec.size)
        dealers = like(rng, mine) if wanted[2] == EQUAL else sketch(rng, wanted[1], spec.size)
        whole = len(set(mine)) == spec.size == len(set(dealers))
        deal = laid_out(rng, spec, mine, dealers) if whole else None
        if deal is not None and showdown(spec, deal) == wanted:
            return deal
    raise AssertionError(f"{spec.key}: no deal was found in which {wanted[0]} meets {wanted[1]} and is {wanted[2]}")


def also(rng: Random, spec: Spec) -> Iterator[Deal]:
    """The deals that are named for side wagers."""
    for text in spec.also:
        yield filled(rng, spec, Deal(*(part.split() for part in text.split("/"))))


def all_deals(rng: Random, spec: Spec, each: int) -> Iterator[Deal]:
    """So many deals for each showdown that cards allow, and those named besides."""
    for wanted in showdowns(spec):
        yield from (deal_for(rng, spec, wanted) for _ in range(each))
    for _ in range(each):
        yield from also(rng, spec)
