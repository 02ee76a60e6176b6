"""The solver: a game as the analysis takes it goes in, a solution comes out."""

from croupier.analysis.boards import Boards
from croupier.analysis.hands import solve_hands
from croupier.analysis.kinds import Unsolvable
from croupier.analysis.shape import Shape
from croupier.analysis.solution import Progress, Solution, silent
from croupier.rulebook.money import Cents


def by_hands(shape: Shape) -> bool:
    """Whether the player's hand alone is gone through, not boards with all holdings together."""
    return shape.board == 0 and (shape.up > 0 or shape.hole != shape.dealer or shape.hole > 3)


def solve(shape: Shape, stake: Cents | None = None, progress: Progress = silent) -> Solution:
    """Count how the deals end."""
    if by_hands(shape):
        return solve_hands(shape, stake, progress)
    if shape.hole != shape.dealer or shape.hole not in {2, 3}:
        raise Unsolvable("With community cards player and dealer must hold two cards each, or three.")
    return Boards(shape, stake, progress).solve()
