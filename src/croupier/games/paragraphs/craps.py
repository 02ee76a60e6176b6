"""N.J.A.C. 19:47-1, craps: the single paragraph that is printed, on Don't Come; its section number is not printed."""

from croupier.rulebook.reference import WAIVED, Inventory
from croupier.rulebook.reference import Paragraph as P

RULES = Inventory(
    "19:47",
    "craps",
    (
        P(
            "1(d)",
            "When the roll after a Don't Come bet is 4, 5, 6, 8, 9 or 10 the player may back it with a supplemental "
            "wager, which the licensee may limit to winnings no greater than the bet itself. The winning bet pays 1 "
            "to 1 and its backing 1 to 2 in a first case; there the printed sentence breaks off.",
            WAIVED,
            reason="Craps is not among the games offered.",
        ),
    ),
)
