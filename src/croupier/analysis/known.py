"""What a player can tell of the cards in sight, for many rows of cards at once: hand, ranks, draws, the dealer's card.

Ranks are 0 (two) to 12 (ace), cards 0 to 51 in the order of the deck.
"""

from functools import cached_property, lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.analysis.shape import Shape
from croupier.cards.array_ranking import CARD_MASKS, FLUSH_BITS, KEY, ArrayRanking, array_ranking
from croupier.cards.card import RANK_LETTERS, plural, rank_name
from croupier.cards.ranking import Category, HandValue, Ranking

Cards = NDArray[np.uint8]
Flags = NDArray[np.bool_]
Numbers = NDArray[np.int64]

_GROUPS: Final = {  # hands too few to be ranked by the game, told apart by their groups of equal rank
    2: Ranking(2, (Category.PAIR, Category.HIGH_CARD)),
    3: Ranking(3, (Category.THREE_OF_A_KIND, Category.PAIR, Category.HIGH_CARD)),
    4: Ranking(4, (Category.FOUR_OF_A_KIND, *list(Category)[6:])),
}
_STRAIGHTS: Final = np.array([0b11111 << low for low in range(9)] + [0b1000000001111], np.int64)
IN_A_ROW: Final = np.bitwise_count(np.arange(1 << 13)[:, None] & _STRAIGHTS).max(axis=1).astype(np.int64)
"""By the ranks in sight, as bits: how many of them make one straight, at best."""


class HandRefused(ValueError):
    """Words that name no hand; the message is a sentence for a person."""


def ranking_of(shape: Shape, seen: int) -> ArrayRanking:
    """The ranking of what a player sees with so many community cards: the game's, or by pairs where cards are few."""
    ranking, cards = shape.kinds.ranking.ranking, shape.hole + seen
    return array_ranking(ranking if cards >= ranking.size else _GROUPS[cards], cards)


class Known:
    """The cards in sight in many places, one row each."""

    def __init__(self, ranking: ArrayRanking, holes: Cards, boards: Cards, ups: Cards) -> None:
        self.ranking, self.holes, self.boards, self.ups = ranking, holes, boards, ups

    @cached_property
    def cards(self) -> Cards:
        return np.concatenate((self.holes, self.boards), axis=1)

    @cached_property
    def strength(self) -> NDArray[np.uint16]:
        """The best hand in sight."""
        return strengths_of(self.ranking, self.cards)

    @cached_property
    def ranks(self) -> Cards:
        """The ranks held, highest first."""
        held: Cards = np.sort(self.holes // np.uint8(4), axis=1)
        return held[:, ::-1]

    @cached_property
    def up(self) -> Cards:
        """The rank of the dealer's card in sight."""
        return self.ups[:, 0] // np.uint8(4)

    @cached_property
    def suited(self) -> Numbers:
        """How many of the cards held are of one suit."""
        return _most_of_a_suit(self.holes)

    @cached_property
    def suited_in_all(self) -> Numbers:
        """How many of all cards in sight are of one suit."""
        return _most_of_a_suit(self.cards)

    @cached_property
    def in_a_row(self) -> Numbers:
        """How many of the ranks that make one straight are in sight, at best."""
        ranks = np.bitwise_or.reduce(np.int64(1) << (self.cards >> 2).astype(np.int64), axis=1)
        return np.asarray(IN_A_ROW[ranks])

    @cached_property
    def over(self) -> Numbers:
        """How many of the cards held rank above the whole board."""
        return np.asarray((self.ranks > (self.boards >> 2).max(axis=1)[:, None]).sum(axis=1), np.int64)

    @cached_property
    def paired_ranks(self) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
        """Whether a card held matches the board, and whether two cards held match each other."""
        with_board = (self.ranks[:, :, None] == (self.boards >> 2)[:, None, :]).any(axis=(1, 2))
        return with_board, (self.ranks[:, 1:] == self.ranks[:, :-1]).any(axis=1)


def strengths_of(ranking: ArrayRanking, cards: Cards) -> NDArray[np.uint16]:
    """The strength of every row of cards."""
    total = ranking.card_keys[cards].sum(axis=1) + ranking.bias
    best: NDArray[np.uint16] = ranking.of_ranks[total & KEY]
    flush = (total & FLUSH_BITS) != 0
    if flush.any():
        masks = CARD_MASKS[cards[flush]].sum(axis=1)
        suits = np.stack([ranking.of_suit[masks >> (16 * suit) & 0x1FFF] for suit in range(4)])
        best[flush] = np.maximum(best[flush], suits.max(axis=0))
    return best


def _most_of_a_suit(cards: Cards) -> Numbers:
    return np.asarray(np.stack([(cards & 3 == suit).sum(axis=1) for suit in range(4)]).max(axis=0), np.int64)


class Steps(NamedTuple):
    """The strengths of a ranking in steps that a player would name: each high card, each rank of a pair or more."""

    of_strength: NDArray[np.int64]
    bounds: tuple[HandValue, ...]  # the least hand of each step


@lru_cache(maxsize=16)
def steps_of(ranking: ArrayRanking) -> Steps:
    """The steps of a ranking, lowest first."""
    bounds: list[HandValue] = []
    numbers = [0]
    for value in ranking.values:
        bound = value if ranking.ranking.category(value) is Category.HIGH_CARD else value[:2]
        if not bounds or bounds[-1] != bound:
            bounds.append(bound)
        numbers.append(len(bounds) - 1)
    return Steps(np.array(numbers), tuple(bounds))


def bound_text(ranking: Ranking, bound: HandValue) -> str:
    """A bound as it is written in files: `pair T`, `high card Q-6-4`."""
    category = ranking.category(bound).value
    return f"{category} {_letters(bound)}" if len(bound) > 1 else category


def read_bound(ranking: Ranking, text: str) -> HandValue:
    """The bound that `bound_text` wrote, or `HandRefused`."""
    names = sorted((category.value for category in ranking.best_first), key=len, reverse=True)
    name = next((name for name in names if text == name or text.startswith(f"{name} ")), "")
    letters = text[len(name) :].strip().split("-") if text != name else []
    if not name or any(letter not in RANK_LETTERS or len(letter) != 1 for letter in letters):
        raise HandRefused(f"{text!r} is no hand; write one as in 'pair T' or 'high card Q-6-4'.")
    ranks = tuple(RANK_LETTERS.index(letter) + 2 for letter in letters)
    return (*ranking.least(Category(name))[:1], *ranks)


def bound_words(ranking: Ranking, bound: HandValue) -> str:
    """A bound as a player says it: `Q-6-4`, `a pair of tens`, `a flush`."""
    category = ranking.category(bound)
    if category is Category.HIGH_CARD:
        return _letters(bound) if len(bound) > 2 else f"{rank_name(bound[1])} high" if len(bound) == 2 else "high card"
    several = category is Category.TWO_PAIR or "of-a-kind" in category.value
    name = category.value if several else f"a {category.value}"
    if len(bound) == 1:
        return name
    if category is Category.PAIR or "of-a-kind" in category.value:
        return f"{name} of {plural(bound[1])}" if category is Category.PAIR else f"{name}, {plural(bound[1])}"
    return f"{name}, {_letters(bound[:2])} high"


def simplest(ranking: ArrayRanking, bound: HandValue) -> HandValue:
    """The same bound with as few ranks as it takes."""
    while len(bound) > 1 and ranking.at_least(bound) == ranking.at_least(bound[:-1]):
        bound = bound[:-1]
    return bound


def _letters(bound: HandValue) -> str:
    return "-".join(RANK_LETTERS[rank - 2] for rank in bound[1:])
