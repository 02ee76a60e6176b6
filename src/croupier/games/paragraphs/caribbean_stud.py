"""N.J.A.C. 19:47-16.12 with the equipment section 19:46-1.13G, Caribbean stud poker: every paragraph, in rule order.

Only 16.12(e) and 1.13G(h) are printed in full; the rest are printed as unchanged, and what is known of them comes from
the supplement or, marked inferred, from the same letter in the sections of the other games.
"""

from croupier.rulebook.reference import DOCUMENT, ENGINE, LAYOUT, WAIVED, Inventory
from croupier.rulebook.reference import Paragraph as P

UNPRINTED = "The text prints only that this paragraph is unchanged; its words are not among the governing texts."

RULES = Inventory(
    "19:47",
    "caribbean stud poker",
    (
        P(
            "16.12(a)",
            'Odds on signs and in publications are worded with "to" or "win" and never with "for".',
            DOCUMENT,
            source="inferred",
        ),
        P(
            "16.12(b)",
            "A winning ante pays 1 to 1, also when the dealer fails to qualify with ace-king high or better; the bet "
            "wager is then returned.",
            ENGINE,
            source="supplement [XJ:PA], [OP]",
        ),
        P(
            "16.12(c)",
            "A winning bet wager, to 1: royal flush 100, straight flush 50, four of a kind 20, full house 7, flush 5, "
            "straight 4, three of a kind 3, two pair 2, one pair or less 1.",
            ENGINE,
            source="supplement [XJ:PA], [OP]",
        ),
        P(
            "16.12(d)",
            "The licensee may limit the payout on the bet wager to $5,000 a hand; it never limits the progressive.",
            ENGINE,
            source="supplement [NJ]",
        ),
        P(
            "16.12(e)",
            "Progressive awards, at least: royal flush 100 percent and straight flush 10 percent of the jackpot, four "
            "of a kind $500, full house $100, flush $50.",
            ENGINE,
        ),
        P(
            "16.12(f)",
            "At least 70 percent of progressive wagers goes to the meter; the licensee sets the initial and reset "
            "amounts under 19:45-1.39B.",
            ENGINE,
            source="supplement [INF]",
        ),
        P(
            "16.12(g)",
            "A percentage award is reckoned on the meter at the player's turn; several royal flushes at one table "
            "share equally the meter as it stands when the first is due.",
            ENGINE,
            source="supplement [INF]",
        ),
    ),
)

EQUIPMENT = Inventory(
    "19:46",
    "caribbean stud poker table",
    (
        P(
            "1.13G(a)",
            "Six or seven player positions on one side, with the dealer's place opposite.",
            LAYOUT,
            source="supplement [NJ]",
        ),
        P(
            "1.13G(b)",
            "The layout shows at least the licensee's name, a betting area at each position for each wager, and the "
            "payout odds.",
            LAYOUT,
            source="inferred",
        ),
        P(
            "1.13G(c)",
            "A sign at the table explains the $5,000 payout limit of 16.12.",
            LAYOUT,
            source="supplement [NJ]",
            room="web",
        ),
        P(
            "1.13G(d)",
            "Drop box and tip box hang on the dealer's side, one at each hand of the dealer.",
            WAIVED,
            source="inferred",
            reason="Drop box and tip box are physical furniture of the table, which software cannot be.",
        ),
        P(
            "1.13G(e)",
            "Each table has an approved system for progressive payout wagers.",
            LAYOUT,
            source="supplement [NJ]",
            room="progressive",
        ),
        P("1.13G(f)", "Unchanged by the amendment; its content is not printed.", WAIVED, reason=UNPRINTED),
        P("1.13G(g)", "Unchanged by the amendment; its content is not printed.", WAIVED, reason=UNPRINTED),
        P(
            "1.13G(h)",
            "A table whose progressive is linked with Texas hold 'em bonus poker (printed without bonus, T-3) has a "
            "sign that says so.",
            LAYOUT,
            room="web",
        ),
    ),
)
