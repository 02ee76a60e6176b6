"""Which cards decide a wager, in the words of a rule sheet: the best five of your three cards and what else counts."""

from collections.abc import Sequence
from typing import Final

from croupier.rulebook.definition import CardCounts
from croupier.rulebook.hand import COMMUNITY, DEALER, PLAYER, Best, Hand, Lower
from croupier.rulebook.paytable import JoinedLines, Lines, NamedLines

_NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def hand_words(hand: Hand, counts: CardCounts) -> str:
    """The cards of one hand: all of those in its places, or the best so many of them."""
    if isinstance(hand, Lower):
        return f"the lower ranking of {hand_words(hand.one, counts)} and {hand_words(hand.other, counts)}"
    return _of_sizes([hand], counts)


def line_words(lines: Lines, counts: CardCounts) -> str:
    """The cards that the lines of a pay table look at."""
    if isinstance(lines, NamedLines):
        first, *others = (_place(place, counts) for place in lines.reads)
        return first + "".join(f", and for some lines {other}" for other in others)
    if not isinstance(lines, JoinedLines):
        return hand_words(lines.hand, counts)
    hands = [part.hand for part in lines.parts]
    best = [hand for hand in hands if isinstance(hand, Best)]
    if best == hands and len({(hand.of, hand.first) for hand in best}) == 1:
        return _of_sizes(best, counts)
    return " or ".join(dict.fromkeys(hand_words(hand, counts) for hand in hands))


def _of_sizes(hands: Sequence[Best], counts: CardCounts) -> str:
    """Hands of the same places, by their sizes."""
    places, first = hands[0].of, hands[0].first
    cards = " and ".join(_place(place, counts, first) for place in places)
    there = sum(_count(place, counts, first) for place in places)
    sizes = dict.fromkeys(hand.ranking.size for hand in hands)
    if set(sizes) == {there}:
        return cards
    ways = (f"{'all' if size == there else 'the best'} {_number(size)}" for size in sizes)
    return f"{' or '.join(ways)} of {cards}"


def _count(place: str, counts: CardCounts, first: int | None = None) -> int:
    held = {PLAYER: counts.player, DEALER: counts.dealer, COMMUNITY: counts.community}[place]
    return first if place == COMMUNITY and first is not None else held


def _place(place: str, counts: CardCounts, first: int | None = None) -> str:
    number = _number(_count(place, counts, first))
    of = {PLAYER: "your {}", DEALER: "the dealer's {}", COMMUNITY: "the {} community"}
    if place == COMMUNITY and first is not None:
        return f"the first {number} community cards"
    return f"{of[place].format(number)} cards"


def _number(count: int) -> str:
    return _NUMBERS[count] if count < len(_NUMBERS) else str(count)
