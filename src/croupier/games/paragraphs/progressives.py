"""N.J.A.C. 19:45-1.20 and 1.39B, table inventories and table game progressives: every paragraph, in rule order.

Paragraphs printed as unchanged take their content from the supplement, matched to the numbers by its order. 1.39B(d)3
is not printed but is cited, with its effect, in the summary of the amendment.
"""

from croupier.rulebook.reference import DOCUMENT, ENGINE, PROCEDURE, WAIVED, Inventory
from croupier.rulebook.reference import Paragraph as P

UNPRINTED = "The text prints only that this paragraph is unchanged; its words are not among the governing texts."

RULES = Inventory(
    "19:45",
    "table inventories and table game progressives",
    (
        # 1.20 Table inventories
        P(
            "1.20(a)",
            "A table opens with a stock of chips, coins and plaques, its table inventory, which the licensee lets "
            "change during the gaming day only in the ways of items 1 to 8.",
            ENGINE,
        ),
        P(
            "1.20(a)1",
            "Exchange for cash, a coupon, a counter check or a credit card chip transaction.",
            ENGINE,
            source="supplement [NJ]",
        ),
        P(
            "1.20(a)2",
            "Winning wagers paid and losing wagers collected at the table.",
            ENGINE,
            source="supplement [NJ]",
        ),
        P(
            "1.20(a)3",
            "Chips exchanged with a patron for chips of the same total value.",
            WAIVED,
            source="supplement [NJ]",
            reason="Amounts are kept, not denominations: chips of the same total value leave every account as it is.",
        ),
        P("1.20(a)4", "Fills and credits.", PROCEDURE, source="supplement [NJ]"),
        P(
            "1.20(a)5",
            "Coins for vigorish, for antes under $1 and for hand fees.",
            WAIVED,
            source="supplement [NJ]",
            reason="No game offered marks vigorish, takes an ante under $1 in coin or charges a hand fee.",
        ),
        P(
            "1.20(a)6",
            "The rake of poker games.",
            WAIVED,
            source="supplement [NJ]",
            reason="Poker between patrons, the only game with a rake, is not among the games offered.",
        ),
        P(
            "1.20(a)7",
            "Chips wagered on a progressive at pai gow, Caribbean stud or Texas hold 'em bonus poker come through the "
            "return device of 19:46-1.13B, 1.13G or 1.13Q (printed as 19:47-13Q, T-1) and always end up in the "
            "inventory container.",
            PROCEDURE,
        ),
        P(
            "1.20(a)8",
            "Chips of the let it ride bonus device.",
            WAIVED,
            source="supplement [NJ]",
            reason="Let it ride poker is not among the games offered.",
        ),
        P("1.20(b)", "Unchanged by the amendment; its content is not printed.", WAIVED, reason=UNPRINTED),
        P("1.20(c)", "Unchanged by the amendment; its content is not printed.", WAIVED, reason=UNPRINTED),
        # 1.39B Table game progressive payout wagers
        P(
            "1.39B(a)",
            "Any approved progressive wager at a table game falls under this section. It is run at a single table or "
            "linked across two or more, whether of one game or of different games, so that each wager at any of them "
            "raises the one amount.",
            ENGINE,
            room="progressive",
        ),
        P(
            "1.39B(b)",
            "A progressive jackpot is run by an external progressive controller.",
            ENGINE,
            source="supplement [NJ]",
        ),
        P(
            "1.39B(c)",
            "The controller is in an approved place, in a compartment with two separate keys, one held by security "
            "and the other by table games.",
            PROCEDURE,
            source="supplement [NJ]",
            room="server",
        ),
        P(
            "1.39B(d)",
            "For linked tables the location and installation of the common display need approval.",
            PROCEDURE,
            source="supplement [NJ]",
            room="server",
        ),
        P(
            "1.39B(d)3",
            "Linked progressive wagers have identical house advantages and, for a flush or better, identical payouts.",
            ENGINE,
            source="supplement [NJ-seed]",
            room="progressive",
        ),
        P(
            "1.39B(e)",
            "A progressive goes into use only after the licensee has submitted items 1 to 10 and had them approved.",
            PROCEDURE,
            room="server",
        ),
        P(
            "1.39B(e)1",
            "The submission names the game or games, and the outcome that wins.",
            DOCUMENT,
            room="progressive",
        ),
        P(
            "1.39B(e)2",
            "The submission gives initial and reset amounts for each meter.",
            DOCUMENT,
            source="supplement [NJ], [INF]",
            room="progressive",
        ),
        P(
            "1.39B(e)3",
            "The submission gives the rate of progression of each jackpot, which changes only with notice to casino "
            "accounting, the department that answers for reconciliation.",
            DOCUMENT,
            source="supplement [NJ], [INF]",
            room="progressive",
        ),
        P(
            "1.39B(e)4",
            "The submission gives the calculated probability of each jackpot, no longer than 100 million to one.",
            DOCUMENT,
            source="supplement [NJ], [INF]",
            room="progressive",
        ),
        P(
            "1.39B(e)5",
            "The submission describes how keys and access codes are controlled.",
            DOCUMENT,
            source="supplement [NJ], [INF]",
            room="server",
        ),
        P(
            "1.39B(e)6",
            "The submission shows place and design of meter, controller and display.",
            DOCUMENT,
            source="supplement [INF]",
            room="progressive",
        ),
        P(
            "1.39B(e)7",
            "The submission has the procedures for the table inventory return device and the lock-out.",
            DOCUMENT,
            source="supplement [INF]",
            room="progressive",
        ),
        P(
            "1.39B(e)8",
            "The submission has the procedure to verify and pay wins (19:45-1.52), simultaneous winners included.",
            DOCUMENT,
            source="supplement [INF]",
            room="progressive",
        ),
        P(
            "1.39B(e)9",
            "The submission has the procedure by which accounting reads, records and reconciles the meters.",
            DOCUMENT,
            source="supplement [INF]",
            room="progressive",
        ),
        P(
            "1.39B(e)10",
            "The submission has the procedure to adjust, transfer or discontinue a progressive.",
            DOCUMENT,
            source="supplement [INF]",
            room="progressive",
        ),
        P(
            "1.39B(f)",
            "A meter goes down only by an amount paid to a winner and recorded under the internal controls, or by a "
            "change that became necessary, read as the correction of a malfunction.",
            ENGINE,
            source="supplement [NJ], [INF]",
        ),
        P("1.39B(g)", "Unchanged by the amendment; its content is not printed.", WAIVED, reason=UNPRINTED),
        P("1.39B(h)", "Unchanged by the amendment; its content is not printed.", WAIVED, reason=UNPRINTED),
        P("1.39B(i)", "Unchanged by the amendment; its content is not printed.", WAIVED, reason=UNPRINTED),
        P("1.39B(j)", "Unchanged by the amendment; its content is not printed.", WAIVED, reason=UNPRINTED),
        P("1.39B(k)", "Unchanged by the amendment; its content is not printed.", WAIVED, reason=UNPRINTED),
        P("1.39B(l)", "Unchanged by the amendment; its content is not printed.", WAIVED, reason=UNPRINTED),
        P("1.39B(m)", "Unchanged by the amendment; its content is not printed.", WAIVED, reason=UNPRINTED),
        P("1.39B(n)", "Unchanged by the amendment; its content is not printed.", WAIVED, reason=UNPRINTED),
    ),
)
