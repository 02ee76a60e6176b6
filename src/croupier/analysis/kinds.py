"""Kinds of hands: all hands that the pay tables in play treat alike are of one kind, the set of lines they satisfy."""

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.cards.array_ranking import ArrayRanking, array_ranking
from croupier.cards.card import RANK_LETTERS, SUIT_LETTERS, Card
from croupier.cards.ranking import HandValue, Ranking
from croupier.rulebook.definition import CardCounts
from croupier.rulebook.hand import COMMUNITY, DEALER, PLAYER, Best
from croupier.rulebook.paytable import JoinedLines, Lines, RankedLines, SuitedLines

Satisfied = tuple[tuple[str, ...], ...]
"""For each of several schedules the lines that a hand satisfies, the best first."""


class Unsolvable(Exception):
    """A game whose shape the solver does not know; the message is a sentence for a person."""


class Kinds(NamedTuple):
    """The kinds of one hand, and the tables that find them."""

    ranking: ArrayRanking
    names: tuple[Satisfied, ...]
    of_strength: NDArray[np.uint8]
    of_suited: NDArray[np.uint8]  # by suit and ranks, where all cards are of one suit and that matters; else 0


def hand_size(hand: Best, counts: CardCounts) -> int:
    """From how many cards a hand is chosen."""
    held = {PLAYER: counts.player, DEALER: counts.dealer, COMMUNITY: hand.first or counts.community}
    return sum(held[place] for place in hand.of)


@lru_cache(maxsize=16)
def kinds_of(hand: Best, cards: int, schedules: tuple[Lines, ...]) -> Kinds:
    """The kinds that these schedules tell apart among hands chosen from so many cards."""
    ranking = array_ranking(hand.ranking, cards)
    parts = [_parts(lines) for lines in schedules]
    for part in (one for own in parts for one in own):
        if not isinstance(part.hand, Best) or (part.hand.of, part.hand.first) != (hand.of, hand.first):
            raise Unsolvable(f"The lines {', '.join(part.names)} belong to other cards than the hand they pay.")
    names: dict[Satisfied, int] = {tuple(() for _ in schedules): 0}
    by_value = []
    for value in ranking.values:
        lines = tuple(_ranked_lines(own, hand, value) for own in parts)
        by_value.append(names.setdefault(lines, len(names)))
    suited = np.zeros((4, 1 << 13), np.uint8)
    if any(isinstance(part, SuitedLines) for own in parts for part in own):
        for suit, letter in enumerate(SUIT_LETTERS):
            for ranks in combinations(range(13), cards):
                lines = tuple(_suited_lines(own, hand, letter, ranks) for own in parts)
                suited[suit, sum(1 << rank for rank in ranks)] = names.setdefault(lines, len(names))
    return Kinds(ranking, tuple(names), np.array([0, *by_value], np.uint8), suited)


def _parts(lines: Lines) -> tuple[RankedLines | SuitedLines, ...]:
    if isinstance(lines, JoinedLines):
        return lines.parts
    if isinstance(lines, RankedLines | SuitedLines) and isinstance(lines.hand, Best):
        return (lines,)
    raise Unsolvable(f"The lines {', '.join(lines.names)} are not those of one hand.")


def _ranked_lines(parts: Iterable[RankedLines | SuitedLines], hand: Best, value: tuple[int, ...]) -> tuple[str, ...]:
    found = []
    for part in parts:
        if isinstance(part, RankedLines):
            if part.hand != hand:
                raise Unsolvable(f"The lines {', '.join(part.names)} go by another ranking than the hand they pay.")
            found += [name for name, bound in part.bounds if value >= bound][:1]
    return tuple(found)


def _suited_lines(
    parts: Iterable[RankedLines | SuitedLines], hand: Best, letter: str, ranks: tuple[int, ...]
) -> tuple[str, ...]:
    found: list[str] = []
    for part in parts:
        if isinstance(part, RankedLines):
            found += _ranked_lines((part,), hand, _of_a_suit(hand.ranking, ranks))
        elif letter in part.suits:
            own = _of_a_suit(part.hand.ranking, ranks)
            found += [name for name, bound in part.bounds if own >= bound][:1]
    return tuple(found)


@lru_cache(maxsize=1 << 13)
def _of_a_suit(ranking: Ranking, ranks: tuple[int, ...]) -> HandValue:
    """The value of cards of one suit, whichever it is."""
    return ranking.uncached_value(tuple(Card(RANK_LETTERS[rank] + SUIT_LETTERS[0]) for rank in ranks))
