"""N.J.A.C. 19:47-20 with its equipment section 19:46-1.10A, three card poker: every paragraph, in the rule's order.

Section 20.12 ends with (d): what is printed there as (h) to (m) belongs to double attack blackjack (register E-3).
"""

from croupier.rulebook.reference import ENGINE, LAYOUT, PROCEDURE, WAIVED, Inventory
from croupier.rulebook.reference import Paragraph as P

UNCHANGED = "The text prints only that this paragraph is unchanged; its words are not among the governing texts."

RULES = Inventory(
    "19:47",
    "three card poker",
    (
        P(
            "20.1:ante-wager",
            "Names the wager placed before the deal by which a player takes part against the dealer's hand.",
            ENGINE,
        ),
        P(
            "20.1:bad-beat-bonus-wager",
            (
                "Names the optional wager, offered if the licensee chooses, that the worse of the player's and the "
                "dealer's hands is still a pair or better; it is paid under 20.11(a)4."
            ),
            ENGINE,
        ),
        P("20.1:hand", "Names the three cards that a player or the dealer holds once the deal is done.", ENGINE),
        P(
            "20.1:pair-plus-wager",
            (
                "Names the wager placed before the deal on a posted pay table alone; how the hand fares against the "
                "dealer's does not matter."
            ),
            ENGINE,
        ),
        P(
            "20.1:play-wager",
            (
                "Names the second wager, exactly as large as the ante, by which a player who has looked at the cards "
                "stays in against the dealer."
            ),
            ENGINE,
        ),
        P(
            "20.1:round-of-play",
            "Names the whole course from placing wagers through dealing to the last wager paid or collected.",
            ENGINE,
        ),
        P("20.1:stub", "Names what is left of the deck when every card of the round has been dealt.", ENGINE),
        P("20.1:suit", "Names the four suits: clubs, diamonds, hearts and spades.", ENGINE),
        P(
            "20.2(a)",
            (
                "One deck with a single back colour and design that meets 19:46-1.17, and one cover card for the cut "
                "of 20.5: opaque, of one solid colour that stands out from card backs and edges, approved by the "
                "Commission. (b) and (c) make exceptions."
            ),
            PROCEDURE,
        ),
        P(
            "20.2(b)",
            "With an automated shuffler a second deck may be used, on the five conditions that follow.",
            PROCEDURE,
        ),
        P("20.2(b)1", "Both decks meet the requirements of (a).", PROCEDURE),
        P("20.2(b)2", "The two decks have backs of different colours.", PROCEDURE),
        P("20.2(b)3", "While one deck is dealt or played, the other is in the shuffler.", PROCEDURE),
        P(
            "20.2(b)4",
            "The decks change places after each round, so that either is used in every second round.",
            PROCEDURE,
        ),
        P("20.2(b)5", "The discard rack never holds cards of both decks at once.", PROCEDURE),
        P(
            "20.2(c)",
            (
                "When an automated dealing shoe deals, a cover card as described in (a) is required, used as 20.9(c) "
                "says."
            ),
            PROCEDURE,
        ),
        P(
            "20.3(a)",
            (
                "Cards rank ace, king, queen and so on down to 2; suits are equal. The ace also counts low, in A-2-3 "
                "only, for a straight or a straight flush."
            ),
            ENGINE,
        ),
        P(
            "20.3(b)",
            "Five hands are recognised; best first: straight flush, three-of-a-kind, straight, flush, pair.",
            ENGINE,
        ),
        P(
            "20.3(b)1",
            "Straight flush: three consecutive cards in one suit; A-K-Q is the best and 3-2-A the worst.",
            ENGINE,
        ),
        P("20.3(b)2", "Three-of-a-kind: three cards of one rank; aces are the best and twos the worst.", ENGINE),
        P(
            "20.3(b)3",
            "Straight: three consecutive cards, suits immaterial; A-K-Q is the best and 3-2-A the worst.",
            ENGINE,
        ),
        P("20.3(b)4", "Flush: three cards in one suit, whatever their ranks.", ENGINE),
        P("20.3(b)5", "Pair: two cards of one rank; aces are the best and twos the worst.", ENGINE),
        P(
            "20.3(c)",
            (
                "Between two hands of one kind, or with none of the listed hands on either side, the better is the "
                "one with the highest card that the other lacks; hands still level are a draw. (For pairs see "
                "register H-21.)"
            ),
            ENGINE,
        ),
        P(
            "20.4(a)",
            (
                "On receipt of a deck under 19:46-1.18 the dealer either inspects it at the table by 1.18(e)1 and "
                "goes on with (b) to (d), or follows 1.18(e)2 and (r), the way for cards inspected and shuffled "
                "beforehand."
            ),
            PROCEDURE,
        ),
        P(
            "20.4(b)",
            (
                "After the dealer's inspection and the floorperson's verification the deck is spread face up, by suit "
                "and in sequence, for the first arriving player to look over."
            ),
            PROCEDURE,
        ),
        P(
            "20.4(c)",
            (
                "When the first player has had a chance to look, the cards are turned down, washed or chemmy "
                "shuffled, stacked and then shuffled by 20.5."
            ),
            PROCEDURE,
        ),
        P(
            "20.4(d)",
            (
                "If an automated shuffler brings two decks to the table, every step of (a) to (c) is done for each "
                "deck by itself: sorting, inspection, verification, spread, the player's look, wash, stack and "
                "shuffle."
            ),
            PROCEDURE,
        ),
        P(
            "20.5(a)",
            (
                "The dealer shuffles, by hand or by automated shuffler, just before play starts (not if the cards "
                "came pre-shuffled under 19:46-1.18(r)) and again after each round, into random order; the deck ends "
                "in a single stack. A shuffler may feed the stack straight into a dealing shoe."
            ),
            PROCEDURE,
        ),
        P(
            "20.5(b)",
            "How the shuffle was made decides what the dealer does with the stacked deck.",
            PROCEDURE,
        ),
        P(
            "20.5(b)1",
            "Shuffled by an automated shuffler: no cut; the cards are dealt by 20.7, 20.8 or 20.9.",
            PROCEDURE,
        ),
        P(
            "20.5(b)2",
            "Shuffled by hand, or pre-shuffled under 19:46-1.18(r): the deck is first cut as (c) says.",
            PROCEDURE,
        ),
        P("20.5(c)", "A required cut is made in the steps of 1, after which 2 follows.", PROCEDURE),
        P("20.5(c)1", "The dealer cuts with one hand in the four steps that follow.", PROCEDURE),
        P("20.5(c)1i", "The cover card is laid on the table before the deck.", PROCEDURE),
        P(
            "20.5(c)1ii",
            "At least 10 cards come off the top of the deck as one stack, onto the cover card.",
            PROCEDURE,
        ),
        P("20.5(c)1iii", "The rest of the deck goes onto that stack.", PROCEDURE),
        P("20.5(c)1iv", "The cover card is taken away and put in the discard rack.", PROCEDURE),
        P("20.5(c)2", "The cut deck is then dealt by 20.7, 20.8 or 20.9.", PROCEDURE),
        P(
            "20.5(d)",
            (
                "Between the cut and the first card dealt a casino supervisor may order a new cut, on finding that "
                "the cut was improper or such as might make the game less fair or less sound."
            ),
            PROCEDURE,
        ),
        P(
            "20.5(e)",
            (
                "While an open table is idle the cards lie spread, face up or face down; if face down they are turned "
                "up when a player comes. Once the first player has had a chance to look, 20.4(c) is carried out."
            ),
            PROCEDURE,
        ),
        P(
            "20.6(a)",
            "States which wagers the game allows: the base wagers of 1 and, where offered, the bonus of 2.",
            ENGINE,
        ),
        P("20.6(a)1", "A player competes in one of the three ways that follow.", ENGINE),
        P(
            "20.6(a)1i",
            "Against the dealer alone: an ante within the posted limits, then a play wager equal to it.",
            ENGINE,
        ),
        P("20.6(a)1ii", "Against the pay table alone: a pair plus wager of any size within the posted limits.", ENGINE),
        P("20.6(a)1iii", "Against both: an ante with its play wager as in i, and a pair plus wager as in ii.", ENGINE),
        P(
            "20.6(a)2",
            (
                "Where the licensee chooses to offer it, whoever has made a wager of 1i, 1ii or 1iii may add a bad "
                "beat bonus wager of exactly $1.00. (The notice of 19:47-8.3 before the offer is withdrawn: "
                "supplement-8(a).)"
            ),
            ENGINE,
        ),
        P(
            "20.6(b)",
            (
                "Wagers are chips or plaques, with a match play coupon where that applies, set on the betting areas; "
                "a spoken wager is refused even when cash comes with it."
            ),
            ENGINE,
            room="web",
        ),
        P(
            "20.6(c)",
            (
                "Only seated players wager, and one who has wagered and been dealt cards stays seated until the round "
                "is over."
            ),
            ENGINE,
            room="web",
        ),
        P(
            "20.6(d)",
            (
                "Ante, pair plus and any bad beat bonus wagers are down before the dealer calls an end to betting "
                "under 20.7, 20.8 or 20.9; from that call on none is added, raised or taken back. Play wagers follow "
                "20.10(b)."
            ),
            ENGINE,
        ),
        P(
            "20.6(e)",
            "The licensee may let one player wager at two positions in a round, but only at adjacent ones.",
            ENGINE,
        ),
        P(
            "20.6(f)",
            "As an exception to (a) the licensee may offer the game in one of the three versions that follow.",
            ENGINE,
        ),
        P("20.6(f)1", "Version 1: pair plus needs an ante wager not smaller than the pair plus wager.", ENGINE),
        P("20.6(f)2", "Version 2: pair plus needs an ante wager of half the pair plus wager or more.", ENGINE),
        P(
            "20.6(f)3",
            "Version 3: ante and pair plus are both mandatory; either one may be as much as five times the other.",
            ENGINE,
        ),
        P(
            "20.7(a)",
            (
                "A manual dealing shoe, if chosen, meets 19:46-1.19 and stands where the Commission approved. After "
                "the steps of 20.5 the dealer or the automated shuffler puts the stacked deck into it."
            ),
            PROCEDURE,
        ),
        P(
            "20.7(b)",
            (
                "The dealer calls no more bets before the first card. Each card leaves the shoe by the dealer's hand "
                "nearest the shoe and is set on the layout with the other."
            ),
            PROCEDURE,
        ),
        P(
            "20.7(c)",
            (
                "From the dealer's far left clockwise, single cards go in turn to every player with an ante or pair "
                "plus wager and lastly to the dealer, for three rounds; every card is face down."
            ),
            ENGINE,
        ),
        P(
            "20.7(d)",
            (
                "When each hand has three cards the stub is taken from the shoe and, unless (e) calls for a count, "
                "goes unexposed into the discard rack."
            ),
            PROCEDURE,
        ),
        P(
            "20.7(e)",
            (
                "At least every fifth round the dealer counts the stub, face down on the layout, to verify that the "
                "deck is complete."
            ),
            PROCEDURE,
        ),
        P(
            "20.7(e)1",
            "If the count shows 52 cards, the stub goes unexposed into the discard rack.",
            PROCEDURE,
        ),
        P(
            "20.7(e)2",
            (
                "If the count is wrong the dealer looks for a misdeal. A hand without exactly three cards, the deck "
                "still being 52: every hand is void under 20.12. No misdeal: every hand is void and the deck leaves "
                "the table under 19:46-1.18."
            ),
            PROCEDURE,
        ),
        P(
            "20.7(f)",
            (
                "No stub count is needed with a shuffler that counts the deck after every shuffle and reports whether "
                "it holds 52; if it reports otherwise the deck leaves the table under 19:46-1.18."
            ),
            PROCEDURE,
        ),
        P(
            "20.8(a)",
            "The licensee may let the dealer deal from the hand, whatever else 19:46 and 19:47 say.",
            PROCEDURE,
        ),
        P("20.8(b)", "Dealing from the hand is subject to the requirements that follow.", PROCEDURE),
        P("20.8(b)1", "The shuffle is made by an automated shuffler.", PROCEDURE),
        P(
            "20.8(b)2",
            "After the steps of 20.5 the dealer takes the stacked deck in whichever hand he or she prefers.",
            PROCEDURE,
        ),
        P("20.8(b)2i", "The hand chosen holds the deck for the whole of that round.", PROCEDURE),
        P(
            "20.8(b)2ii",
            "The deck in hand stays before the dealer, above the table inventory container, without a break.",
            PROCEDURE,
        ),
        P(
            "20.8(b)3",
            (
                "The dealer calls no more bets before the first card, then, the deck resting in the chosen hand, "
                "takes each top card with the other and sets it face down on its area."
            ),
            PROCEDURE,
        ),
        P(
            "20.8(c)",
            (
                "Same order as from the shoe: from the dealer's far left clockwise, one card in turn to every player "
                "with an ante or pair plus wager, the dealer last, until all hold three; every card is face down."
            ),
            ENGINE,
        ),
        P(
            "20.8(d)",
            (
                "When each hand has three cards the stub goes unexposed into the discard rack, unless (e) calls for a "
                "count."
            ),
            PROCEDURE,
        ),
        P(
            "20.8(e)",
            (
                "At least every fifth round the stub is counted to verify the deck, in the manner and with the "
                "exemption of 20.7(e) and (f)."
            ),
            PROCEDURE,
        ),
        P(
            "20.9(a)",
            (
                "Whatever else 19:46 and 19:47 say, the licensee may use an automated dealing shoe that gives stacks "
                "of three cards, if the Commission has approved shoe, location and procedures."
            ),
            PROCEDURE,
        ),
        P("20.9(b)", "The automated dealing shoe is subject to the requirements that follow.", PROCEDURE),
        P(
            "20.9(b)1",
            "After the steps of 20.5 the deck goes into the automated dealing shoe.",
            PROCEDURE,
        ),
        P("20.9(b)2", "The dealer calls no more bets before any stack comes out.", PROCEDURE),
        P(
            "20.9(c)",
            (
                "Stacks go face down clockwise, the first to the player at the dealer's far left who has wagered, "
                "then one to every other player who has. The dealer's own stack, the last one, is handled by 1 or 2. "
                "(The cover card on top of it: 20.2(c).)"
            ),
            ENGINE,
        ),
        P("20.9(c)1", "Either it goes at once, face down, to the dealer's card area. (Cover card: 20.2(c).)", ENGINE),
        P(
            "20.9(c)2",
            (
                "Or it is delivered face down only when each player has played or given up the ante, and forfeited "
                "wagers have been collected under 20.10(b). (Racking of the cards that go with them: 20.10(d).)"
            ),
            ENGINE,
        ),
        P(
            "20.9(d)",
            (
                "When every stack is delivered the stub is taken from the shoe and, unless (e) calls for a count, "
                "goes unexposed into the discard rack."
            ),
            PROCEDURE,
        ),
        P(
            "20.9(e)",
            (
                "At least every fifth round the stub is counted to verify the deck, in the manner and with the "
                "exemption of 20.7(e) and (f)."
            ),
            PROCEDURE,
        ),
        P(
            "20.10(a)",
            (
                "After the deal each player looks at his or her own cards and answers for that hand; nobody but that "
                "player and the dealer may touch them."
            ),
            PROCEDURE,
        ),
        P(
            "20.10(b)",
            (
                "Clockwise from the dealer's far left each player with an ante adds a play wager equal to it or gives "
                "the ante up; a pair plus made with the ante is then lost too, but not a bad beat bonus made with "
                "both (with ante alone: register B-4). When all have decided, forfeited wagers are collected; a hand "
                "stays in for a play wager, a pair plus made without ante, or a bad beat bonus. Only then the "
                "dealer's cards are shown as their best hand. (Racking of cards: (d); the cover card: 20.2(c).)"
            ),
            ENGINE,
        ),
        P(
            "20.10(c)",
            (
                "The wagers left are settled by method 1 or 2, whichever the licensee's approved submission names. "
                "(The dealer's cards go to the discard rack after those of all players, as in (d).)"
            ),
            ENGINE,
        ),
        P(
            "20.10(c)1",
            (
                "Method 1, step by step: each step below is finished for the whole table, counterclockwise from the "
                "dealer's far right, before the next begins."
            ),
            ENGINE,
        ),
        P("20.10(c)1i", "Step one: each hand still in is shown.", ENGINE),
        P("20.10(c)1ii", "Step two: losing wagers are taken.", ENGINE),
        P("20.10(c)1iii", "Step three: winning wagers are paid at the odds of 20.11.", ENGINE),
        P("20.10(c)1iv", "Step four: the players' cards are collected into the discard rack.", PROCEDURE),
        P(
            "20.10(c)2",
            (
                "Method 2, player by player: all steps below are finished for one player before the next, "
                "counterclockwise from the dealer's far right."
            ),
            ENGINE,
        ),
        P("20.10(c)2i", "First the player's three cards are shown.", ENGINE),
        P("20.10(c)2ii", "Then that player's wagers are taken if lost or paid at the odds of 20.11 if won.", ENGINE),
        P("20.10(c)2iii", "Last the player's cards are collected into the discard rack.", PROCEDURE),
        P(
            "20.10(d)",
            "Cards are collected in order and racked so that every hand can be rebuilt if it is questioned.",
            PROCEDURE,
        ),
        P(
            "20.11(a)",
            "States four kinds of payout: against the dealer, pair plus, ante bonus and bad beat bonus.",
            ENGINE,
        ),
        P(
            "20.11(a)1",
            (
                "If the player's hand beats the dealer's, ante and play are each paid 1 to 1. If the dealer has less "
                "than queen high, the ante is paid 1 to 1 in any case and the play wager goes back. (Draws unstated: "
                "register E-2.)"
            ),
            ENGINE,
        ),
        P(
            "20.11(a)2",
            (
                "Pair plus is paid by one of four tables, odds to 1 for pair, flush, straight, three-of-a-kind, "
                "straight flush. A: 1, 4, 6, 30, 40. B: 1, 4, 6, 33, 35. C: 1, 3, 6, 30, 40. D: 1, 3, 6, 33, 35."
            ),
            ENGINE,
        ),
        P(
            "20.11(a)3",
            (
                "Whoever has made both ante and play earns an ante bonus, odds to 1: straight 1, three-of-a-kind 4, "
                "straight flush 5."
            ),
            ENGINE,
        ),
        P(
            "20.11(a)3i",
            (
                "In a version under 20.6(f) (printed 2.6(f), register E-1) with pair plus table B the ante bonus may "
                "instead be, odds to 1: straight 1, three-of-a-kind 5, straight flush 6."
            ),
            ENGINE,
        ),
        P(
            "20.11(a)4",
            (
                "The bad beat bonus is paid by the worse of the player's and the dealer's hands, odds to 1: pair 4, "
                "flush 35, straight 100, three-of-a-kind 5,000, straight flush 15,000."
            ),
            ENGINE,
        ),
        P(
            "20.12(a)",
            (
                "One card found face up in shoe or deck during the deal is left out and goes to the discard rack; "
                "with a second one every hand is void and the deck is reshuffled."
            ),
            ENGINE,
        ),
        P(
            "20.12(b)",
            "A card drawn by mistake but not exposed is simply the next card of the deal.",
            ENGINE,
        ),
        P(
            "20.12(c)",
            ("If a player or the dealer has the wrong number of cards, every hand is void and the deck is reshuffled."),
            ENGINE,
        ),
        P(
            "20.12(d)",
            (
                "If any card of the dealer's is exposed by accident before the reveal of 20.10(b), every hand is void "
                "and the deck is reshuffled."
            ),
            ENGINE,
        ),
    ),
)

EQUIPMENT = Inventory(
    "19:46",
    "three card poker table",
    (
        P("1.10A(a)", "Stands as it was before the amendment, which does not print it.", WAIVED, reason=UNCHANGED),
        P("1.10A(b)", "Lists what an approved layout of the table has to show at the least.", LAYOUT),
        P("1.10A(b)1", "Stands as it was before the amendment, which does not print it.", WAIVED, reason=UNCHANGED),
        P("1.10A(b)2", "Stands as it was before the amendment, which does not print it.", WAIVED, reason=UNCHANGED),
        P("1.10A(b)3", "Stands as it was before the amendment, which does not print it.", WAIVED, reason=UNCHANGED),
        P("1.10A(b)4", "A pair plus betting area of its own directly behind every ante area.", LAYOUT),
        P(
            "1.10A(b)5",
            (
                "If the bad beat bonus of 20.6 is offered, a betting area of its own for it directly behind the pair "
                "plus area."
            ),
            LAYOUT,
        ),
        P(
            "1.10A(b)6",
            "The former item 5 under a new number, its wording kept; the amendment does not print it.",
            WAIVED,
            reason=UNCHANGED,
        ),
        P("1.10A(c)", "Stands as it was before the amendment, which does not print it.", WAIVED, reason=UNCHANGED),
    ),
)
