"""How many of the equally likely deals satisfy which lines of a pay table, found from the lines as data.

Lines that one hand reaches are counted by strength, lines of the lower of two hands by inclusion and exclusion. What is
told by a function, or by several hands at once, is asked about a deal of each class.
"""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import Final, NamedTuple

import numpy as np

from croupier.analysis.dealt import MOST as MOST_ASKED
from croupier.analysis.dealt import Reads, ask, deals, too_many
from croupier.analysis.kinds import hand_size
from croupier.analysis.lower import LARGEST, both_reach
from croupier.analysis.shared_board import MOST, both_reach_with
from croupier.analysis.strengths import strengths
from croupier.cards.array_ranking import array_ranking
from croupier.cards.card import RANK_LETTERS, SUIT_LETTERS, Card
from croupier.cards.ranking import HandValue
from croupier.rulebook.definition import CardCounts
from croupier.rulebook.hand import COMMUNITY, DEALER, PLAYER, Best, Deal, Lower
from croupier.rulebook.paytable import JoinedLines, Lines, NamedLines, RankedLines, SuitedLines

Satisfied = tuple[str, ...]

LARGEST_HAND: Final = 7
"""From so many cards at most a hand is chosen that is counted by strength."""


class Tally(NamedTuple):
    """The equally likely deals of the cards that matter, by the lines that they satisfy."""

    deals: int
    often: Mapping[Satisfied, int]


@lru_cache(maxsize=64)
def tally(lines: Lines, counts: CardCounts) -> Tally:
    """How many deals satisfy which lines, in the order in which the lines give them."""
    if isinstance(lines, RankedLines) and isinstance(lines.hand, Lower):
        found = _of_lower(lines, lines.hand, counts)
    else:
        found = None if isinstance(lines, NamedLines) else _of_hand(lines, counts)
    return found or _asked(lines, counts)


def _of_hand(lines: RankedLines | SuitedLines | JoinedLines, counts: CardCounts) -> Tally | None:
    """The tally of lines that all belong to one set of cards, of which at most one ranking is asked."""
    parts = lines.parts if isinstance(lines, JoinedLines) else (lines,)
    suited = [part for part in parts if isinstance(part, SuitedLines)]
    hand = _hand_of(parts)
    ranked = {part.hand for part in parts if isinstance(part, RankedLines) and isinstance(part.hand, Best)}
    if hand is None or len(ranked) > 1 or not all(_counted(one, hand_size(hand, counts)) for one in ranked):
        return None
    cards = hand_size(hand, counts)
    often = _of_one_suit(lines, suited, hand, cards) if suited else Counter[Satisfied]()
    for one in ranked:
        often.update(_by_strength(parts, one, cards, one_suit=not suited))
    if not ranked:
        often[()] += comb(52, cards) - 4 * comb(13, cards)
    return Tally(comb(52, cards), dict(+often))


def _hand_of(parts: tuple[RankedLines | SuitedLines, ...]) -> Best | None:
    """One of the hands, if all of them are chosen from the same cards."""
    hands = [part.hand for part in parts if isinstance(part.hand, Best)]
    alike = len(hands) == len(parts) and len({(hand.of, hand.first) for hand in hands}) == 1
    return hands[0] if alike else None


def _counted(hand: Best, cards: int) -> bool:
    return hand.ranking.size <= cards < min(2 * hand.ranking.size, LARGEST_HAND + 1)


def _by_strength(
    parts: tuple[RankedLines | SuitedLines, ...], hand: Best, cards: int, *, one_suit: bool
) -> Counter[Satisfied]:
    """The ranked lines by the strength of the hand; with `one_suit` also of hands whose cards are all of one suit."""
    found = strengths(hand.ranking, cards)
    numbers = found.counts if one_suit else found.of_many_suits
    ranked = [part.bounds for part in parts if isinstance(part, RankedLines)]
    often: Counter[Satisfied] = Counter()
    for value, number in zip(found.ranking.values, numbers[1:].tolist(), strict=True):
        if number:
            lines = [_reached(bounds, value) for bounds in ranked]
            often[tuple([line for line in lines if line is not None])] += number
    return often


def _reached(bounds: tuple[tuple[str, HandValue], ...], value: HandValue) -> str | None:
    return next((name for name, bound in bounds if value >= bound), None)


def _of_one_suit(lines: Lines, suited: list[SuitedLines], hand: Best, cards: int) -> Counter[Satisfied]:
    """The lines of hands whose cards are all of one suit, as the lines themselves tell; like suits are asked once."""
    like = Counter(tuple(suit in part.suits for part in suited) for suit in SUIT_LETTERS)
    often: Counter[Satisfied] = Counter()
    for suit in SUIT_LETTERS:
        number = like.pop(tuple(suit in part.suits for part in suited), 0)
        for ranks in combinations(RANK_LETTERS, cards) if number else ():
            held = tuple([Card(rank + suit) for rank in ranks])
            often[lines.of(_deal(hand, held))] += number
    return often


def _deal(hand: Best, held: tuple[Card, ...]) -> Deal:
    """A deal in which a hand is chosen from these cards."""
    own = next((place for place in hand.of if place != COMMUNITY), COMMUNITY)
    return Deal((), ())._replace(**{own: held})


def _of_lower(lines: RankedLines, hand: Lower, counts: CardCounts) -> Tally | None:
    """The tally of the lower of two hands that have either no card in common or the whole board."""
    one, other = hand.one, hand.other
    sizes = hand_size(one, counts), hand_size(other, counts)
    if not (_counted(one, sizes[0]) and _counted(other, sizes[1])):
        return None
    rankings = array_ranking(one.ranking, sizes[0]), array_ranking(other.ranking, sizes[1])
    bounds = [np.array([tables.at_least(bound) for _, bound in lines.bounds], np.int64) for tables in rankings]
    common = {*one.of} & {*other.of}
    if not common and min(sizes) <= LARGEST:
        return _by_bound(lines.names, both_reach(*rankings, (bounds[0], bounds[1])), deals(sizes))
    board = hand_size(Best(one.ranking, (COMMUNITY,), one.first), counts)
    hold = sizes[0] - board
    alike = rankings[0] is rankings[1] and one.first == other.first and len(one.of) == len(other.of) == 2
    if common == {COMMUNITY} and alike and hold <= MOST:
        pairs = both_reach_with(rankings[0], board, bounds[0])
        return _by_bound(lines.names, pairs, deals((board, hold, hold)))
    return None


def _by_bound(names: tuple[str, ...], reached: list[int], number: int) -> Tally:
    """The tally of lines of which a deal has the first whose bound it reaches."""
    often: Counter[Satisfied] = Counter()
    before = 0
    for name, pairs in zip(names, reached, strict=True):
        often[(name,)] += max(pairs - before, 0)  # a bound above one before it is never the first
        before = max(pairs, before)
    often[()] = number - before
    return Tally(number, dict(+often))


def _asked(lines: Lines, counts: CardCounts) -> Tally:
    """The tally of lines that have to be asked about whole deals."""
    reads = reads_of(lines, counts)
    number = deals(tuple(size for _, size in reads))
    if number > 24 * MOST_ASKED and not isinstance(lines, NamedLines):  # these look at every card of every deal
        raise too_many(reads)
    often = {answer: number for answer, number in ask(lines.of, reads).items() if isinstance(answer, tuple)}
    return Tally(number, often)


def reads_of(lines: Lines, counts: CardCounts) -> Reads:
    """The places of a deal that the lines look at, and how many cards each of them has."""
    held = {PLAYER: counts.player, DEALER: counts.dealer, COMMUNITY: counts.community}
    if isinstance(lines, NamedLines):
        return tuple((place, held[place]) for place in held if place in lines.reads)
    parts = lines.parts if isinstance(lines, JoinedLines) else (lines,)
    hands = [hand for part in parts for hand in _hands(part)]
    held[COMMUNITY] = max((hand.first or counts.community for hand in hands if COMMUNITY in hand.of), default=0)
    return tuple((place, size) for place, size in held.items() if any(place in hand.of for hand in hands))


def _hands(part: RankedLines | SuitedLines) -> tuple[Best, ...]:
    return (part.hand.one, part.hand.other) if isinstance(part.hand, Lower) else (part.hand,)
