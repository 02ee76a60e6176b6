"""Play as arrays: what is done at every information set, for simulations, strategy tables and the files they make.

A set of cards is written as its number, `suits.index_of`; a card as 0 to 51 in the order of the deck. Suits do not
matter, so an information set is looked up by the set that stands for its class (`suits.standing_for`): the board that
is seen, with the hole cards under the same change of suits; or, where no board comes and five cards are held, the hole
cards, with the dealer's card that shows under the same change.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.analysis.shape import Course, Shape


class Stand(NamedTuple):
    """One decision: the courses that lead to it and, for each, the courses it may become."""

    seen: int  # community cards
    before: tuple[Course, ...]
    options: tuple[tuple[Course, ...], ...]  # by what went before
    by_hole: bool  # whether the hole cards, not the board, are the set that stands for its class
    choices: NDArray[np.uint8]
    """The option taken. By board: [class of the board, before, number of the moved hole cards]; by hole: [class of the
    hole cards, before, the moved card that shows or 0]. A place that no deal leads to holds 0."""


class Plan(NamedTuple):
    """What is done at every decision."""

    shape: Shape
    stands: tuple[Stand, ...]


class Spots(NamedTuple):
    """Every class of information sets at one decision, with the worth of each option there."""

    seen: int
    boards: NDArray[np.uint8]  # [spot, seen]
    holes: NDArray[np.uint8]  # [spot, hole]
    ups: NDArray[np.uint8]  # [spot, up]
    weights: NDArray[np.int64]  # how many information sets the spot stands for
    values: NDArray[np.int64]  # [spot, before, option]: net result of all its deals together, in units times `scale`
    deals: int  # how many deals go on from one information set
    scale: int

    @property
    def sets(self) -> int:
        """How many information sets there are."""
        return int(self.weights.sum())
