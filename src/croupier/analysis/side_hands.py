"""Side wagers in a simulation: of what kind the hand is that each of them is paid by, and whether the player folded.

Only wagers whose lines are told by the ranks of hands are counted; what a function of the game file tells, or a wheel,
is left to the exact analysis.
"""

from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from croupier.analysis.card_rows import Index, Numbers, Ranked, rank
from croupier.analysis.kinds import Kinds, Unsolvable, hand_size, kinds_of
from croupier.analysis.rounds import Played, Room, ranked
from croupier.rulebook.game import Game
from croupier.rulebook.hand import Best, Lower
from croupier.rulebook.option import under
from croupier.rulebook.paytable import JoinedLines, Lines, RankedLines

Cards = NDArray[np.uint8]


class SideHand(NamedTuple):
    """The hand of a side wager: one that the round ranks anyway, or one of its own."""

    wager: str
    lines: tuple[tuple[str, ...], ...]  # by kind
    lost_by_fold: bool
    kinds: Cards  # by strength, where the round ranks the hand anyway
    own: bool  # whether the player's hand decides
    other: bool  # whether the dealer's does; of both the lower one
    apart: Ranked | None  # the hand where the round does not rank it

    @property
    def counts(self) -> int:
        """How many counts it takes: of each kind, once for rounds that were played and once for those folded."""
        return 2 * len(self.lines)


def side_hands(game: Game) -> tuple[SideHand, ...]:
    """The side wagers that can be counted."""
    sides = (wager for wager in game.wagers.values() if wager.side and wager.schedule)
    found = [_side_hand(game, wager.key, wager.schedule.lines) for wager in sides if wager.schedule]
    return tuple(side for side in found if side)


def _side_hand(game: Game, wager: str, lines: Lines) -> SideHand | None:
    rule = game.definition
    lower = False
    if isinstance(lines, RankedLines) and isinstance(lines.hand, Lower):
        lower = True
        hands, lines = {lines.hand.one, lines.hand.other}, RankedLines(lines.hand.one, lines.bounds)
        if hands != {rule.player_hand, rule.dealer_hand}:
            return None
    found = _kinds(game, lines)
    if found is None:
        return None
    hand, kinds = found
    shared = not kinds.of_suited.any() and hand in (rule.player_hand, rule.dealer_hand)
    own, other = (shared and (lower or hand == one) for one in (rule.player_hand, rule.dealer_hand))
    return SideHand(
        wager=wager,
        lines=tuple(satisfied for (satisfied,) in kinds.names),
        lost_by_fold=under(game.definition.wager(wager).forfeited_by_fold, game.elections) is not None,
        kinds=kinds.of_strength,
        own=own,
        other=other,
        apart=None if shared else ranked(hand, rule.counts, kinds),
    )


def _kinds(game: Game, lines: Lines) -> tuple[Best, Kinds] | None:
    """The hand that is ranked, and its kinds; nothing where no single hand decides."""
    parts = lines.parts if isinstance(lines, JoinedLines) else (lines,)
    hands = [part.hand for part in parts if isinstance(part, RankedLines) and isinstance(part.hand, Best)]
    if not hands:
        return None
    try:
        return hands[0], kinds_of(hands[0], hand_size(hands[0], game.definition.counts), (lines,))
    except Unsolvable:
        return None


@njit(cache=True, nogil=True)
def count_by_strength(one: Index, other: Index, kinds: Cards, folds: Cards, states: Index, counts: Numbers) -> None:
    """Count the kinds of the lower of two hands, by whether the course folds."""
    for r in range(len(one)):
        counts[2 * kinds[min(one[r], other[r])] + folds[states[r]]] += 1


@njit(cache=True, nogil=True)
def count_kinds(kinds: Index, folds: Cards, states: Index, counts: Numbers) -> None:
    """Count the kinds, by whether the course folds."""
    for r in range(len(kinds)):
        counts[2 * kinds[r] + folds[states[r]]] += 1


def count_side(side: SideHand, play: Played, room: Room, counts: Numbers) -> None:
    """Count the hands of a side wager in the rounds that were just played."""
    folds = np.array([course.folded for course in play.courses], np.uint8)
    if side.apart is not None:
        rank(side.apart, room.cards, room.boards, room.kinds)
        count_kinds(room.kinds, folds, room.states, counts)
    else:
        one, other = (room.own if side.own else room.other), (room.other if side.other else room.own)
        count_by_strength(one, other, side.kinds, folds, room.states, counts)
