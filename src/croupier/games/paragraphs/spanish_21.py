"""N.J.A.C. 19:47-19.12(b) to 19.15(m), the printed end of Spanish 21: every paragraph, in rule order, all waived."""

from croupier.rulebook.reference import WAIVED, Inventory
from croupier.rulebook.reference import Paragraph as P

NOT_OFFERED = "Spanish 21 is not among the games offered, and the paragraph governs no other game."

RULES = Inventory(
    "19:47",
    "spanish 21",
    (
        # 19.12 (printed from (b))
        P(
            "19.12(b)",
            "Subject to (c), the dealer draws until the hand totals 17 to 21, hard or soft, and then stands.",
            WAIVED,
            reason=NOT_OFFERED,
        ),
        P(
            "19.12(c)",
            "When every player's hand is decided and the dealer's total can change nothing, the dealer draws no card.",
            WAIVED,
            reason=NOT_OFFERED,
        ),
        # 19.13 More than one player wagering on a box
        P(
            "19.13(a)",
            "Up to three people may bet on one box if the licensee allows it and the first of them agrees, within the "
            "procedures and limits the Commission sets.",
            WAIVED,
            reason=NOT_OFFERED,
        ),
        P(
            "19.13(b)",
            "Whoever sits at a shared box alone makes its decisions; with nobody seated, the highest bettor does.",
            WAIVED,
            reason=NOT_OFFERED,
        ),
        P(
            "19.13(c)",
            "The deciding player's bet lies nearest to the dealer and the others in a straight line behind it.",
            WAIVED,
            reason=NOT_OFFERED,
        ),
        P(
            "19.13(d)",
            "When the deciding player doubles down the others may double too or not; the hand gets a single card.",
            WAIVED,
            reason=NOT_OFFERED,
        ),
        P(
            "19.13(e)",
            "When the deciding player splits, each of the others bets on both halves or says which half carries the "
            "first bet.",
            WAIVED,
            reason=NOT_OFFERED,
        ),
        P(
            "19.13(f)",
            "Each player on a shared box may take insurance, whatever the others do.",
            WAIVED,
            reason=NOT_OFFERED,
        ),
        P(
            "19.13(g)",
            "The Commission may restrict shared boxes, among other things by limiting tables or boxes per table and "
            "by having the licensee prove that its dealers are able.",
            WAIVED,
            reason=NOT_OFFERED,
        ),
        # 19.14 Player wagering on more than one box
        P("19.14", "One box to a player, unless the licensee chooses to allow more.", WAIVED, reason=NOT_OFFERED),
        # 19.15 Irregularities
        P(
            "19.15(a)",
            "A card lying face up in the shoe is discarded unused; two or more void the round and force a reshuffle.",
            WAIVED,
            reason=NOT_OFFERED,
        ),
        P(
            "19.15(b)",
            "A stray 10 is taken out unused and destroyed by a floorperson as approved; two or more void the round "
            "and force a reshuffle.",
            WAIVED,
            reason=NOT_OFFERED,
        ),
        P(
            "19.15(c)",
            "A card drawn by mistake but not exposed serves as the next card.",
            WAIVED,
            reason=NOT_OFFERED,
        ),
        P(
            "19.15(d)",
            "A card wrongly drawn and shown after the first two each is played as the next card. A player who refuses "
            "it gets no more cards that round; refused by all and useless to the dealer, it is burned.",
            WAIVED,
            reason=NOT_OFFERED,
        ),
        P("19.15(e)", "A card the dealer draws on 17 or more is burned.", WAIVED, reason=NOT_OFFERED),
        P(
            "19.15(f)",
            "A dealer who forgot the own first or second card finishes the players' two and then makes up the number.",
            WAIVED,
            reason=NOT_OFFERED,
        ),
        P(
            "19.15(g)",
            "When the shoe runs out mid-round the discards are shuffled and cut under 19.4, one card is burned and "
            "the round is finished.",
            WAIVED,
            reason=NOT_OFFERED,
        ),
        P(
            "19.15(h)",
            "A hand dealt no card is dead until the next deal; a hand dealt one may have its second after everyone "
            "else, if the player wishes.",
            WAIVED,
            reason=NOT_OFFERED,
        ),
        P(
            "19.15(i)",
            "A player passed over when drawing chooses: the cards after the other players' and before the hole card "
            "is shown, or a dead hand with the first bet returned.",
            WAIVED,
            reason=NOT_OFFERED,
        ),
        P(
            "19.15(j)",
            "After a shuffler jam, stop or unfinished cycle the cards are reshuffled by the approved procedure.",
            WAIVED,
            reason=NOT_OFFERED,
        ),
        P(
            "19.15(k)",
            "A shuffler leaves the table before another way of shuffling is used there.",
            WAIVED,
            reason=NOT_OFFERED,
        ),
        P(
            "19.15(l)",
            "A hole card put in the reader under a first card other than ace, king, queen or jack is reported to a "
            "supervisor, and then 1 or 2 applies.",
            WAIVED,
            reason=NOT_OFFERED,
        ),
        P(
            "19.15(l)1",
            "If the reader could let a player learn the hole card, all hands are dead and all wagers go back.",
            WAIVED,
            reason=NOT_OFFERED,
        ),
        P("19.15(l)2", "If it could not, the round goes on.", WAIVED, reason=NOT_OFFERED),
        P(
            "19.15(m)",
            "With a broken card reader the game goes on only by the procedures for dealing without one.",
            WAIVED,
            reason=NOT_OFFERED,
        ),
    ),
)
