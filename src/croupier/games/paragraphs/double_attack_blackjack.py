"""The end of the double attack blackjack irregularities, printed as N.J.A.C. 19:47-20.12(h) to (m).

The lines stand after 20.12(d) of three card poker but belong to subchapter 26, whose other sections are not among the
texts (register E-3). The numbers are the printed ones.
"""

from croupier.rulebook.reference import WAIVED, Inventory
from croupier.rulebook.reference import Paragraph as P

NOT_OFFERED = (
    "The program does not offer double attack blackjack, to which these lines belong although they are printed "
    "after three card poker's 20.12(d) (register E-3)."
)

RULES = Inventory(
    "19:47",
    "double attack blackjack",
    (
        P(
            "20.12(h)",
            (
                "A hand that got no cards is dead and comes back in with the next deal. A hand that got a single card "
                "may, if its player wishes, be given its second once everyone else has two."
            ),
            WAIVED,
            reason=NOT_OFFERED,
        ),
        P(
            "20.12(i)",
            (
                "If a player asked to draw on the first two cards and was passed over, the player chooses: the cards "
                "are dealt when the others have theirs but before the hole card is shown, or the hand is dead and the "
                "first wager is returned."
            ),
            WAIVED,
            reason=NOT_OFFERED,
        ),
        P(
            "20.12(j)",
            (
                "If an automated shuffler jams, stops midway or leaves its cycle unfinished, the cards are reshuffled "
                "by the approved procedure."
            ),
            WAIVED,
            reason=NOT_OFFERED,
        ),
        P(
            "20.12(k)",
            "An automated shuffler is taken off the table before shuffling in another way may begin there.",
            WAIVED,
            reason=NOT_OFFERED,
        ),
        P(
            "20.12(l)",
            (
                "If the hole card goes into the card reader although the dealer's first card is no ace or face card, "
                "a casino supervisor is told and then 1 or 2 applies."
            ),
            WAIVED,
            reason=NOT_OFFERED,
        ),
        P(
            "20.12(l)1",
            (
                "If that reader could let a player learn the hole card: every hand is dead, the cards are collected "
                "and all wagers are returned."
            ),
            WAIVED,
            reason=NOT_OFFERED,
        ),
        P(
            "20.12(l)2",
            "If no player could learn the hole card from that reader: play goes on.",
            WAIVED,
            reason=NOT_OFFERED,
        ),
        P(
            "20.12(m)",
            (
                "After a card reader fails, the table may go on dealing only in the way laid down for tables without "
                "a reader."
            ),
            WAIVED,
            reason=NOT_OFFERED,
        ),
    ),
)
