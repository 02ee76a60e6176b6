"""Every hand of so many cards as an array, and the comparison of strengths with the scalar ranking."""

from functools import lru_cache
from itertools import pairwise
from math import comb

import numpy as np

from croupier.cards.array_ranking import ArrayRanking
from croupier.cards.batch_ranking import strengths
from croupier.cards.card import DECK

CHOOSE = np.array([[comb(n, k) for k in range(9)] for n in range(53)])


@lru_cache(maxsize=2)
def every_hand(cards):
    """All hands, by their highest card, then by the next, and so on; the cards of a hand rise."""
    if cards == 0:
        return np.zeros((1, 0), np.uint8)
    lower = every_hand(cards - 1)
    hands = np.empty((comb(52, cards), cards), np.uint8)
    for highest in range(cards - 1, 52):
        part = hands[comb(highest, cards) : comb(highest + 1, cards)]
        part[:, :-1], part[:, -1] = lower[: len(part)], highest
    return hands


def places(hands):
    """Where hands whose cards rise stand in `every_hand`."""
    return sum(CHOOSE[hands[:, i], i + 1] for i in range(hands.shape[1]))


def best_of_one_less(fewer, cards):
    """The strength of every hand of so many cards as the highest of those of its hands with one card less."""
    best = np.zeros(comb(52, cards), np.uint16)
    lower = every_hand(cards - 1)
    for highest in range(cards - 1, 52):
        best[comb(highest, cards) : comb(highest + 1, cards)] = fewer[: comb(highest, cards - 1)]
    for dropped in range(cards - 1):
        rest = places(np.delete(lower, dropped, axis=1))
        for highest in range(cards - 1, 52):
            part = best[comb(highest, cards) : comb(highest + 1, cards)]
            np.maximum(part, fewer[rest[: len(part)] + comb(highest, cards - 1)], out=part)
    return best


def random_hands(number, cards, seed, pool=range(52)):
    """Hands out of these cards of the deck; few ranks or few suits make the rare hands common."""
    order = np.random.default_rng(seed).random((number, len(pool))).argsort(axis=1)[:, :cards]
    return np.array(pool, np.uint8)[order]


def out_of_order(tables: ArrayRanking, hands):
    """Neighbours by the scalar ranking whose strengths do not rise with their values: none in a true table."""
    held = [tuple([DECK[card] for card in hand]) for hand in hands.tolist()]
    found = strengths(tables, hands).tolist()
    values = map(tables.ranking.uncached_value, held)
    return [(low, high) for low, high in pairwise(sorted(set(zip(values, found, strict=True)))) if not rises(low, high)]


def rises(low, high):
    return low[0] < high[0] and low[1] < high[1]
