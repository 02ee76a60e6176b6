"""What every choice is worth where a player stands, by dealing out all that may still come.

Every completion of the board and every hand of the dealer is ranked, one by one. Of the solver nothing is used but the
tables that rank hands, so that each can be tested by the other.
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import combinations, pairwise
from math import comb
from typing import Final, NamedTuple

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from croupier.analysis.completions import Cards, count_deals, tables_of
from croupier.analysis.kinds import hand_size
from croupier.analysis.price import payoffs
from croupier.analysis.shape import CASES, Course, Level, Shape, after, courses_of
from croupier.cards.array_ranking import array_ranking
from croupier.cards.card import DECK
from croupier.rulebook.money import Cents

MOST_HANDS: Final = 300_000_000  # hands of the dealer that are ranked within a second or two

Held = tuple[int, ...]


class SpotRefused(ValueError):
    """Cards with which nobody is asked anything; the message is a sentence for a person."""


class Spot(NamedTuple):
    """What a player knows at a decision: cards from 0 to 51 in the order of the deck."""

    hole: Held
    board: Held = ()
    up: Held = ()


class Option(Struct, frozen=True):
    """One choice, the course it makes, and what it is worth when the best is chosen from then on."""

    choice: str
    course: Course
    ev: Fraction


class Standing(Struct, frozen=True):
    """Where a player stands: what was chosen before, and the options now."""

    before: Course
    options: tuple[Option, ...]

    @property
    def best(self) -> Option:
        """The option worth most; of equal ones the first, which stakes least."""
        return max(self.options, key=lambda option: option.ev)


def level_at(shape: Shape, spot: Spot) -> int:
    """The number of the decision that is made with these cards, or `SpotRefused`."""
    title = shape.game.definition.title
    if len(spot.hole) != shape.hole:
        raise SpotRefused(f"In {title} a player holds {shape.hole} cards; {len(spot.hole)} were given.")
    if len(spot.up) != shape.up:
        shows = "one card of the dealer is" if shape.up else "no card of the dealer is"
        raise SpotRefused(f"In {title} {shows} seen before the player decides; {len(spot.up)} were given.")
    for number, level in enumerate(shape.levels):
        if level.seen == len(spot.board):
            return number
    seen = " or ".join(dict.fromkeys(str(level.seen) if level.seen else "no" for level in shape.levels))
    raise SpotRefused(f"In {title} decisions are made with {seen} community cards seen, not with {len(spot.board)}.")


def hands_to_rank(shape: Shape, spot: Spot) -> int:
    """How many hands of the dealer have to be ranked to know what the choices are worth."""
    seen = [level.seen for level in shape.levels if level.seen >= len(spot.board)]
    left, hands = len(shape.deck) - len(spot.hole) - len(spot.board) - len(spot.up), 1
    for before, now in pairwise((*seen, shape.board)):
        hands *= comb(left, now - before)
        left -= now - before
    return hands * comb(left, shape.dealer - shape.up)


def standings(shape: Shape, spot: Spot, stake: Cents | None = None) -> tuple[Standing, ...]:
    """For each way in which the player may have come here, what every choice is worth in units of the opening wager."""
    number = level_at(shape, spot)
    ahead = _Ahead(shape, spot, stake)
    totals, level = ahead.after(number, spot.board), shape.levels[number]
    deals = hands_to_rank(shape, spot)
    found = []
    for before in courses_of(shape, number):
        courses = tuple(ahead.open_after(before, level))
        if courses[0].choices[-1]:
            worths = (Fraction(totals[course.choices], ahead.scale * deals) for course in courses)
            options = (Option(course.choices[-1], course, ev) for course, ev in zip(courses, worths, strict=True))
            found.append(Standing(before, tuple(options)))
    return tuple(found)


class _Ahead:
    """All that may still come at one spot."""

    def __init__(self, shape: Shape, spot: Spot, stake: Cents | None = None) -> None:
        self.shape, self.spot = shape, spot
        self.courses = courses_of(shape)
        paid = payoffs(shape, stake)
        self.pay, self.scale = paid.net.astype(object), paid.scale
        rule, ranking = shape.game.definition, shape.kinds.ranking
        theirs = array_ranking(ranking.ranking, hand_size(rule.dealer_hand, rule.counts))
        self.tables = (tables_of(ranking), tables_of(theirs))

    def after(self, number: int, board: Held) -> Mapping[tuple[str, ...], int]:
        """By the choices up to and with a decision: the net of all deals together, the best chosen from then on."""
        levels = self.shape.levels
        if number + 1 == len(levels):
            counts = self._counts(board)
            totals = (self.pay * counts).sum(axis=(1, 2))
            return {course.choices: int(total) for course, total in zip(self.courses, totals, strict=True)}
        best: dict[tuple[str, ...], int] = {}
        before = courses_of(self.shape, number + 1)
        for more in self._more(board, levels[number + 1].seen - len(board)):
            totals_then = self.after(number + 1, (*board, *more))
            for course in before:
                then = max(totals_then[one.choices] for one in self.open_after(course, levels[number + 1]))
                best[course.choices] = best.get(course.choices, 0) + then
        return best

    def open_after(self, before: Course, level: Level) -> Iterator[Course]:
        """What a course becomes by the choices that are open with the hole cards."""
        hole = tuple(DECK[card] for card in self.spot.hole)
        choices = ("", *level.decision.choices_with(hole, self.shape.game.elections))
        return (course for course in after(before, level) if course.choices[-1] in choices)

    def _more(self, board: Held, cards: int) -> Iterator[Held]:
        known = {*self.spot.hole, *self.spot.up, *board}
        return combinations([card for card in self.shape.deck if card not in known], cards)

    def _counts(self, board: Held) -> NDArray[np.object_]:
        """How many deals end in each kind of hand and case."""
        shape, spot, kinds = self.shape, self.spot, self.shape.kinds
        left = np.array(list(self._more(board, 1)), np.uint8)[:, 0]
        known = (_array(spot.hole), _array(board), _array(spot.up))
        counts = np.zeros((len(kinds.names), len(CASES)), np.int64)
        draws = (shape.board - len(board), shape.dealer - shape.up)
        of_kind = (kinds.of_strength, kinds.of_suited)
        count_deals(self.tables, of_kind, known, left, draws, shape.qualifying, counts)
        return counts.astype(object)


def _array(cards: Held) -> Cards:
    return np.array(cards, np.uint8)
