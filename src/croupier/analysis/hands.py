"""Solve a game without a board: the dealer's hands are counted beside each of the player's, card by card that shows."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.analysis import choosing, removal
from croupier.analysis.choosing import Options
from croupier.analysis.kinds import Unsolvable, hand_size
from croupier.analysis.shape import Shape
from croupier.analysis.showdown import Cards, Tables, tables
from croupier.analysis.solution import Progress, Solution, extremes_of, finished, paid_kinds, slices
from croupier.analysis.suits import class_numbers, classes
from croupier.cards.array_ranking import array_ranking
from croupier.rulebook.money import Cents


class Counted(NamedTuple):
    """The player's hands up to a change of suits, and what is known of the dealer's."""

    mine: Tables
    theirs: Tables
    known: removal.Known
    numbers: removal.SetNumbers
    hands: Cards
    weights: NDArray[np.int64]
    order: NDArray[np.int64]  # by strength


def count(shape: Shape, progress: Progress) -> Counted:
    """Count the dealer's hands that contain each small set of cards."""
    if len(shape.levels) > 1:
        raise Unsolvable("Without community cards there can be only one decision: nothing new is seen.")
    rule, deck, dealer = shape.game.definition, len(shape.deck), shape.dealer
    ranking = array_ranking(rule.dealer_hand.ranking, hand_size(rule.dealer_hand, rule.counts))
    mine = tables(shape.kinds, shape.deck)
    theirs = tables(shape.kinds._replace(ranking=ranking), shape.deck, shape.qualifying)
    weaker = []
    for size in range(6):
        weaker.append(removal.weaker(theirs, size, dealer, len(ranking.values)))
        progress("counting the dealer's hands", size + 1, 6)
    unused = np.zeros(1, np.int32)
    numbers = removal.SetNumbers(*(class_numbers(size, deck) if size < dealer else unused for size in range(1, 6)))
    hands, weights, _ = classes(shape.hole, deck)
    order = np.argsort(removal.rank_all(mine, hands), kind="stable")
    return Counted(mine, theirs, removal.Known(*weaker), numbers, hands, weights, order)


def solve_hands(shape: Shape, stake: Cents | None, progress: Progress, *, bound: bool = False) -> Solution:
    """Go through all hands of the player and all cards that the dealer may show."""
    c, extremes = count(shape, progress), extremes_of(shape, stake, bound=bound)
    options = Options(np.arange(extremes.shape[1])[None, :], extremes)
    sums = choosing.empty_sums(1, extremes.shape[1], extremes.shape[2], not bound)
    for part in slices(len(c.order)):
        given = (c.mine, c.theirs, shape.dealer, shape.up, c.hands, c.weights, c.order[part], c.known, c.numbers)
        removal.add_hands(*given, options, paid_kinds(extremes), sums)
        progress("comparing hands", part.stop, len(c.order))
    return finished(sums, shape, bound=bound) or solve_hands(shape, stake, progress, bound=True)
