"""Information sets with their worth, made one by one by enumeration: small games in full, others in part."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from croupier.analysis.plan import Spots
from croupier.analysis.shape import Shape, shape_of
from croupier.analysis.spot import Spot, hands_to_rank, standings
from croupier.analysis.suits import classes
from croupier.games.catalogue import definition
from croupier.rulebook.game import elect


class Made(NamedTuple):
    """A shape with the spots of one of its decisions."""

    shape: Shape
    spots: Spots


def made(shape: Shape, seen: int, where: Iterable[tuple[Spot, int]]) -> Spots:
    """These spots with these weights."""
    listed = list(where)
    deals = hands_to_rank(shape, listed[0][0])
    values = [
        [[int(option.ev * deals) for option in one.options] for one in standings(shape, spot)] for spot, _ in listed
    ]
    arrays = (np.array([getattr(spot, part) for spot, _ in listed], np.uint8) for part in ("board", "hole", "up"))
    boards, holes, ups = (one.reshape(len(listed), -1) for one in arrays)
    return Spots(seen, boards, holes, ups, np.array([w for _, w in listed]), np.array(values, np.int64), deals, 1)


@lru_cache
def three_card_poker() -> Made:
    """All 1,755 classes."""
    shape, found = shape_of(elect(definition("three-card-poker"), {})), classes(3)
    where = ((Spot(tuple(map(int, cards))), int(w)) for cards, w in zip(found.sets, found.weights, strict=True))
    return Made(shape, made(shape, 0, where))
