"""Go through the information sets of a decision in runs that fit into memory, and add up what is alike."""

from collections.abc import Iterator
from typing import Final

import numpy as np

from croupier.analysis.known import Known, Numbers
from croupier.analysis.plan import Spots
from croupier.cards.array_ranking import ArrayRanking

ROWS: Final = 1 << 19  # spots looked at together


def rows_of(spots: Spots) -> Iterator[tuple[slice, Spots]]:
    """The spots in runs that fit into memory."""
    for first in range(0, len(spots.weights), ROWS):
        part = slice(first, first + ROWS)
        arrays = (spots.boards[part], spots.holes[part], spots.ups[part], spots.weights[part], spots.values[part])
        yield (
            part,
            spots._replace(boards=arrays[0], holes=arrays[1], ups=arrays[2], weights=arrays[3], values=arrays[4]),
        )


def known_of(ranking: ArrayRanking, spots: Spots) -> Known:
    """What players see at these spots."""
    return Known(ranking, spots.holes, spots.boards, spots.ups)


def total_of(spots: Spots) -> int:
    """What one unit in every deal adds up to, in the counting of the values."""
    return int(spots.weights.sum()) * spots.deals * spots.scale


def put_together(keys: Numbers, values: Numbers) -> tuple[Numbers, Numbers]:
    order = np.argsort(keys, kind="stable")
    keys, values = keys[order], values[order]
    first = np.flatnonzero(np.diff(keys, prepend=keys[0] - 1))
    return keys[first], np.add.reduceat(values, first, axis=0)
