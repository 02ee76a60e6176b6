"""N.J.A.C. 19:47-27 with its equipment section 19:46-1.13P, four card poker: every paragraph, in the rule's order."""

from croupier.rulebook.reference import ENGINE, LAYOUT, PROCEDURE, WAIVED, Inventory
from croupier.rulebook.reference import Paragraph as P

UNCHANGED = "The text prints only that this paragraph is unchanged; its words are not among the governing texts."

RULES = Inventory(
    "19:47",
    "four card poker",
    (
        P(
            "27.1:aces-up-wager",
            (
                "Names the optional wager, placed before the deal, that the player's best four cards are at least a "
                "pair of aces; it is paid by a posted table and does not depend on the dealer's hand."
            ),
            ENGINE,
        ),
        P(
            "27.1:ante-wager",
            "Names the wager placed before the deal by which a player takes part against the dealer's hand.",
            ENGINE,
        ),
        P(
            "27.1:bad-beat-bonus-wager",
            (
                "Names the optional wager, offered if the licensee chooses, that the worse of the player's and the "
                "dealer's hands is still two pair or better; it is paid under 27.11(a)4."
            ),
            ENGINE,
        ),
        P(
            "27.1:hand",
            "Names the best four cards that a player or the dealer can pick from those dealt to them.",
            ENGINE,
        ),
        P(
            "27.1:play-wager",
            (
                "Names the second wager, between one and three times the ante, that a player makes in order to stay "
                "in against the dealer."
            ),
            ENGINE,
        ),
        P(
            "27.1:round-of-play",
            "Names the whole course from placing wagers through dealing to the settlement of the last wager.",
            ENGINE,
        ),
        P("27.1:stub", "Names what is left of the deck when every card of the round has been dealt.", ENGINE),
        P("27.1:suit", "Names the four suits: clubs, diamonds, hearts and spades.", ENGINE),
        P(
            "27.2(a)",
            (
                "One deck with a single back colour and design that meets 19:46-1.17, and one cover card for the cut "
                "of 27.5: opaque, of one solid colour that stands out from card backs and edges, approved by the "
                "Commission. (b) makes an exception."
            ),
            PROCEDURE,
        ),
        P(
            "27.2(b)",
            "With an automated shuffler a second deck may be used, on the five conditions that follow.",
            PROCEDURE,
        ),
        P("27.2(b)1", "Both decks meet the requirements of (a).", PROCEDURE),
        P("27.2(b)2", "The two decks have backs of different colours.", PROCEDURE),
        P("27.2(b)3", "While one deck is dealt or played, the other is in the shuffler.", PROCEDURE),
        P(
            "27.2(b)4",
            "The decks change places after each round, so that either is used in every second round.",
            PROCEDURE,
        ),
        P("27.2(b)5", "The discard rack never holds cards of both decks at once.", PROCEDURE),
        P(
            "27.3(a)",
            (
                "Cards rank ace, king, queen and so on down to 2; suits are equal. The ace also counts low, in "
                "A-2-3-4 only, for a straight or a straight flush."
            ),
            ENGINE,
        ),
        P(
            "27.3(b)",
            (
                "Seven hands are recognised; best first: four-of-a-kind, straight flush, three-of-a-kind, flush, "
                "straight, two pair, pair."
            ),
            ENGINE,
        ),
        P("27.3(b)1", "Four-of-a-kind: four cards of one rank; aces are the best and twos the worst.", ENGINE),
        P(
            "27.3(b)2",
            "Straight flush: four consecutive cards in one suit; A-K-Q-J is the best and 4-3-2-A the worst.",
            ENGINE,
        ),
        P("27.3(b)3", "Three-of-a-kind: three cards of one rank; aces are the best and twos the worst.", ENGINE),
        P("27.3(b)4", "Flush: four cards in one suit, whatever their ranks.", ENGINE),
        P(
            "27.3(b)5",
            "Straight: four consecutive cards, suits immaterial; A-K-Q-J is the best and 4-3-2-A the worst.",
            ENGINE,
        ),
        P("27.3(b)6", "Two pair: a hand made up of two pairs.", ENGINE),
        P("27.3(b)7", "Pair: two cards of one rank; aces are the best and twos the worst.", ENGINE),
        P(
            "27.3(c)",
            (
                "Between two hands of one kind, or with none of the listed hands on either side, the better is the "
                "one with the highest card that the other lacks; hands still level are a tie. (For pairs see register "
                "H-21.)"
            ),
            ENGINE,
        ),
        P(
            "27.4(a)",
            (
                "On receipt of a deck under 19:46-1.18 the dealer either inspects it at the table by 1.18(e)1 and "
                "goes on with (b) to (d), or follows 1.18(e)2 and (r), the way for cards inspected and shuffled "
                "beforehand."
            ),
            PROCEDURE,
        ),
        P(
            "27.4(b)",
            (
                "After the dealer's inspection and the floorperson's verification the deck is spread face up, by suit "
                "and in sequence, for the first arriving player to look over."
            ),
            PROCEDURE,
        ),
        P(
            "27.4(c)",
            (
                "When the first player has had a chance to look, the cards are turned down, washed or chemmy "
                "shuffled, stacked and then shuffled by 27.5."
            ),
            PROCEDURE,
        ),
        P(
            "27.4(d)",
            (
                "If an automated shuffler brings two decks to the table, every step of (a) to (c) is done for each "
                "deck by itself: sorting, inspection, verification, spread, the player's look, wash, stack and "
                "shuffle."
            ),
            PROCEDURE,
        ),
        P(
            "27.5(a)",
            (
                "The dealer shuffles, by hand or by automated shuffler, just before play starts (not if the cards "
                "came pre-shuffled under 19:46-1.18(r)) and again after each round, into random order; the deck ends "
                "in a single stack. A shuffler may feed the stack straight into a dealing shoe."
            ),
            PROCEDURE,
        ),
        P(
            "27.5(b)",
            "How the shuffle was made decides what the dealer does with the stacked deck.",
            PROCEDURE,
        ),
        P(
            "27.5(b)1",
            "Shuffled by an automated shuffler: no cut; the cards are dealt by 27.7, 27.8 or 27.9.",
            PROCEDURE,
        ),
        P(
            "27.5(b)2",
            "Shuffled by hand, or pre-shuffled under 19:46-1.18(r): the deck is first cut as (c) says.",
            PROCEDURE,
        ),
        P("27.5(c)", "A required cut is made in the steps of 1, after which 2 follows.", PROCEDURE),
        P("27.5(c)1", "The dealer cuts with one hand in the four steps that follow.", PROCEDURE),
        P("27.5(c)1i", "The cover card is laid on the table before the deck.", PROCEDURE),
        P(
            "27.5(c)1ii",
            "At least 10 cards come off the top of the deck as one stack, onto the cover card.",
            PROCEDURE,
        ),
        P(
            "27.5(c)1iii",
            "The rest of the deck goes onto that stack (of (c)1ii; printed (c)ii, register H-5).",
            PROCEDURE,
        ),
        P("27.5(c)1iv", "The cover card is taken away and put in the discard rack.", PROCEDURE),
        P("27.5(c)2", "The cut deck is then dealt by 27.7, 27.8 or 27.9.", PROCEDURE),
        P(
            "27.5(d)",
            (
                "Between the cut and the first card dealt a casino supervisor may order a new cut, on finding that "
                "the cut was improper or such as might make the game less fair or less sound."
            ),
            PROCEDURE,
        ),
        P(
            "27.5(e)",
            (
                "While an open table is idle the cards lie spread, face up or face down; if face down they are turned "
                "up when a player comes. Once the first player has had a chance to look, 27.4(c) (printed 28.4(c), "
                "register E-4) is carried out."
            ),
            PROCEDURE,
        ),
        P(
            "27.6(a)",
            "States which wagers the game allows: the base wagers of 1 and, where offered, the bonus of 2.",
            ENGINE,
        ),
        P("27.6(a)1", "A player competes in one of the three ways that follow.", ENGINE),
        P(
            "27.6(a)1i",
            (
                "Against the dealer alone: an ante within the posted limits, then a play wager of one to three times "
                "the ante."
            ),
            ENGINE,
        ),
        P("27.6(a)1ii", "Against the pay table alone: an aces up wager of any size within the posted limits.", ENGINE),
        P("27.6(a)1iii", "Against both: an ante with its play wager as in i, and an aces up wager as in ii.", ENGINE),
        P(
            "27.6(a)2",
            (
                "Where the licensee chooses to offer it, whoever has made a wager of 1i, 1ii or 1iii may add a bad "
                "beat bonus wager of exactly $1.00; before the offer is withdrawn the notice of 19:47-8.3 is given "
                "(the notice comes with the table's day)."
            ),
            ENGINE,
        ),
        P(
            "27.6(b)",
            (
                "Wagers are chips or plaques, with a match play coupon where that applies, set on the betting areas; "
                "a spoken wager is refused even when cash comes with it."
            ),
            ENGINE,
            room="web",
        ),
        P(
            "27.6(c)",
            (
                "Only seated players wager, and one who has wagered and been dealt cards stays seated until the round "
                "is over."
            ),
            ENGINE,
            room="web",
        ),
        P(
            "27.6(d)",
            (
                "Ante, aces up and any bad beat bonus wagers are down before the dealer calls an end to betting under "
                "27.7, 27.8 or 27.9; from that call on none is added, raised or taken back. Play wagers follow "
                "27.10(b)."
            ),
            ENGINE,
        ),
        P(
            "27.6(e)",
            "The licensee may let one player wager at two positions in a round, but only at adjacent ones.",
            ENGINE,
        ),
        P(
            "27.7(a)",
            (
                "A manual dealing shoe, if chosen, meets 19:46-1.19 and stands where the Commission approved. After "
                "the steps of 27.5 the dealer or the automated shuffler puts the stacked deck into it."
            ),
            PROCEDURE,
        ),
        P(
            "27.7(b)",
            (
                "The dealer calls no more bets before the first card. Each card leaves the shoe by the dealer's hand "
                "nearest the shoe and is set on the layout with the other."
            ),
            PROCEDURE,
        ),
        P(
            "27.7(c)",
            (
                "From the dealer's far left clockwise, single cards go in turn to every player with an ante, an aces "
                "up wager or both, and lastly to the dealer; players get five, the dealer six. All are face down but "
                "the dealer's sixth, dealt face up straight after the dealer's fifth."
            ),
            ENGINE,
        ),
        P(
            "27.7(d)",
            (
                "When players have five cards and the dealer six, the stub is taken from the shoe and, unless (e) "
                "calls for a count, goes unexposed into the discard rack."
            ),
            PROCEDURE,
        ),
        P(
            "27.7(e)",
            (
                "At least every fifth round the dealer counts the stub, face down on the layout, to verify that the "
                "deck is complete."
            ),
            PROCEDURE,
        ),
        P(
            "27.7(e)1",
            "If the count shows 52 cards, the stub goes unexposed into the discard rack.",
            PROCEDURE,
        ),
        P(
            "27.7(e)2",
            (
                "If the count is wrong the dealer looks for a misdeal. A player without exactly five cards or a "
                "dealer without exactly six, the deck still being 52: every hand is void under 27.12. No misdeal: "
                "every hand is void and the deck leaves the table under 19:46-1.18."
            ),
            PROCEDURE,
        ),
        P(
            "27.7(f)",
            (
                "No stub count is needed with a shuffler that counts the deck after every shuffle and reports whether "
                "it holds 52; if it reports otherwise the deck leaves the table under 19:46-1.18."
            ),
            PROCEDURE,
        ),
        P(
            "27.8(a)",
            "The licensee may let the dealer deal from the hand, whatever else 19:46 and 19:47 say.",
            PROCEDURE,
        ),
        P("27.8(b)", "Dealing from the hand is subject to the requirements that follow.", PROCEDURE),
        P("27.8(b)1", "The shuffle is made by an automated shuffler.", PROCEDURE),
        P(
            "27.8(b)2",
            "After the steps of 27.5 the dealer takes the stacked deck in whichever hand he or she prefers.",
            PROCEDURE,
        ),
        P("27.8(b)2i", "The hand chosen holds the deck for the whole of that round.", PROCEDURE),
        P(
            "27.8(b)2ii",
            "The deck in hand stays before the dealer, above the table inventory container, without a break.",
            PROCEDURE,
        ),
        P(
            "27.8(b)3",
            (
                "The dealer calls no more bets before the first card, then, the deck resting in the chosen hand, "
                "takes each top card with the other and sets it face down on its area."
            ),
            PROCEDURE,
        ),
        P(
            "27.8(c)",
            (
                "Same order as from the shoe: from the dealer's far left clockwise, one card in turn to every player "
                "with an ante, an aces up wager or both, the dealer last; five to a player, six to the dealer. All "
                "are face down but the dealer's sixth, dealt face up straight after the fifth."
            ),
            ENGINE,
        ),
        P(
            "27.8(d)",
            (
                "When players have five cards and the dealer six, the stub goes unexposed into the discard rack, "
                "unless (e) calls for a count."
            ),
            PROCEDURE,
        ),
        P(
            "27.8(e)",
            (
                "At least every fifth round the stub is counted to verify the deck, in the manner and with the "
                "exemption of 27.7(e) and (f)."
            ),
            PROCEDURE,
        ),
        P(
            "27.9(a)",
            (
                "Whatever else 19:46 and 19:47 say, the licensee may use an automated dealing shoe that gives stacks "
                "of five cards, if the Commission has approved shoe, location and procedures."
            ),
            PROCEDURE,
        ),
        P("27.9(b)", "The automated dealing shoe is subject to the requirements that follow.", PROCEDURE),
        P(
            "27.9(b)1",
            "After the steps of 27.5 the deck goes into the automated dealing shoe.",
            PROCEDURE,
        ),
        P("27.9(b)2", "The dealer calls no more bets before any stack comes out.", PROCEDURE),
        P(
            "27.9(c)",
            (
                "Stacks go face down clockwise, the first to the player at the dealer's far left who has wagered, "
                "then one to every other player who has, then one to the dealer. The next stack is spread face down "
                "beside the dealer's hand, its bottom card at the dealer's far left and its top card at the far "
                "right; the bottom card is turned up onto the dealer's hand and the other four are racked unseen."
            ),
            ENGINE,
        ),
        P(
            "27.9(d)",
            (
                "When every stack is delivered the stub is taken from the shoe and, unless (e) calls for a count, "
                "goes unexposed into the discard rack."
            ),
            PROCEDURE,
        ),
        P(
            "27.9(e)",
            (
                "At least every fifth round the stub is counted to verify the deck, in the manner and with the "
                "exemption of 27.7(e) and (f)."
            ),
            PROCEDURE,
        ),
        P(
            "27.10(a)",
            (
                "After the deal each player looks at his or her own cards and answers for that hand; nobody but that "
                "player and the dealer may touch them."
            ),
            PROCEDURE,
        ),
        P(
            "27.10(b)",
            (
                "Clockwise from the dealer's far left each player with an ante adds a play wager of one to three "
                "times the ante or gives the ante up; an aces up or bad beat bonus wager made with it stays live."
            ),
            ENGINE,
        ),
        P(
            "27.10(c)",
            (
                "When all have decided, the dealer takes the forfeited antes, and the cards of those folded hands "
                "that carry neither an aces up nor a bad beat bonus wager; these go to the discard rack "
                "(racking comes with the table's day)."
            ),
            ENGINE,
        ),
        P(
            "27.10(d)",
            (
                "The dealer shows and sets the dealer's best four cards, then those of each player whose hand is "
                "still active, from the dealer's far right, and takes the losing ante, play, aces up and bad beat "
                "bonus wagers."
            ),
            ENGINE,
        ),
        P(
            "27.10(e)",
            (
                "The wagers are settled by method 1 or 2, whichever the licensee's approved submission names; the "
                "dealer's cards go to the discard rack after those of all players (racking comes with the table's day)."
            ),
            ENGINE,
        ),
        P(
            "27.10(e)1",
            (
                "Method 1, step by step: each step below is finished for the whole table, counterclockwise from the "
                "dealer's far right, before the next begins."
            ),
            ENGINE,
        ),
        P("27.10(e)1i", "Step one: the best four cards of each player are shown.", ENGINE),
        P(
            "27.10(e)1ii",
            "Step two: losing wagers are taken. (27.10(d) has them taken already; once only, register E-5.)",
            ENGINE,
        ),
        P("27.10(e)1iii", "Step three: winning wagers are paid at the odds of 27.11.", ENGINE),
        P("27.10(e)1iv", "Step four: the players' cards are collected into the discard rack.", PROCEDURE),
        P(
            "27.10(e)2",
            (
                "Method 2, player by player: all steps below are finished for one player before the next, "
                "counterclockwise from the dealer's far right."
            ),
            ENGINE,
        ),
        P("27.10(e)2i", "First the player's best four cards are shown.", ENGINE),
        P("27.10(e)2ii", "Then that player's wagers are taken if lost or paid at the odds of 27.11 if won.", ENGINE),
        P("27.10(e)2iii", "Last the player's cards are collected into the discard rack.", PROCEDURE),
        P(
            "27.10(f)",
            "Cards are collected in order and racked so that every hand can be rebuilt if it is questioned.",
            PROCEDURE,
        ),
        P(
            "27.11(a)",
            "States four kinds of payout: against the dealer, ante bonus, aces up and bad beat bonus.",
            ENGINE,
        ),
        P(
            "27.11(a)1",
            "If the player's hand beats or equals the dealer's, ante and play are each paid 1 to 1.",
            ENGINE,
        ),
        P(
            "27.11(a)2",
            (
                "Whoever has made both ante and play earns a bonus on the ante, even when the dealer's hand is "
                "better, at these odds to 1 at the least: three-of-a-kind 2, straight flush 20, four-of-a-kind 25."
            ),
            ENGINE,
        ),
        P(
            "27.11(a)3",
            (
                "Aces up is paid whatever the dealer holds, at the least by one of seven tables, odds to 1 for pair "
                "of aces, two pair, straight, flush, three-of-a-kind, straight flush, four-of-a-kind. I: 1, 2, 4, 6, "
                "9, 40, 50. II: 1, 2, 5, 6, 7, 40, 50. III: 1, 2, 4, 6, 9, 30, 50. IV: 1, 2, 5, 6, 7, 30, 50. V: 1, "
                "3, 4, 5, 8, 40, 50. VI: 1, 2, 4, 6, 8, 40, 50. VII: 1, 3, 4, 5, 7, 40, 50."
            ),
            ENGINE,
        ),
        P(
            "27.11(a)4",
            (
                "The bad beat bonus is paid by the worse of the player's and the dealer's hands, odds to 1: two pair "
                "4, flush 15, straight 25, three-of-a-kind 100, straight flush 10,000, four-of-a-kind 25,000. (The "
                "summary has straight 15 and flush 25: register B-1.)"
            ),
            ENGINE,
        ),
        P(
            "27.12(a)",
            (
                "One card found face up in shoe or deck during the deal is left out and goes to the discard rack; "
                "with a second one every hand is void and the deck is reshuffled."
            ),
            ENGINE,
        ),
        P(
            "27.12(b)",
            "A card drawn by mistake but not exposed is simply the next card of the deal.",
            ENGINE,
        ),
        P(
            "27.12(c)",
            ("If a player or the dealer has the wrong number of cards, every hand is void and the deck is reshuffled."),
            ENGINE,
        ),
        P(
            "27.12(d)",
            (
                "If any card of the dealer's is exposed by accident before the reveal of 27.10(d), every hand is void "
                "and the deck is reshuffled."
            ),
            ENGINE,
        ),
        P(
            "27.12(e)",
            (
                "If an automated shuffler jams, stops midway or leaves its cycle unfinished, the deck is reshuffled "
                "by the approved procedure."
            ),
            ENGINE,
        ),
        P(
            "27.12(f)",
            (
                "If an automated dealing shoe jams, stops or does not give out all cards of a round, the round is "
                "void; the cards in it are taken out and reshuffled with those already dealt, by the approved "
                "procedure."
            ),
            ENGINE,
        ),
        P(
            "27.12(g)",
            (
                "An automated shuffler or dealing shoe is taken off the table before shuffling or dealing in another "
                "way may begin there."
            ),
            ENGINE,
        ),
    ),
)

EQUIPMENT = Inventory(
    "19:46",
    "four card poker table",
    (
        P("1.13P(a)", "Stands as it was before the amendment, which does not print it.", WAIVED, reason=UNCHANGED),
        P("1.13P(b)", "Lists what an approved layout of the table has to show at the least.", LAYOUT),
        P("1.13P(b)1", "Stands as it was before the amendment, which does not print it.", WAIVED, reason=UNCHANGED),
        P("1.13P(b)2", "Stands as it was before the amendment, which does not print it.", WAIVED, reason=UNCHANGED),
        P("1.13P(b)3", "An aces up betting area of its own at every position.", LAYOUT),
        P(
            "1.13P(b)4",
            (
                "If the bad beat bonus of 27.6 is offered, a betting area of its own for it, farther back than every "
                "other betting area."
            ),
            LAYOUT,
        ),
        P(
            "1.13P(b)5",
            "The former item 4 under a new number, its wording kept; the amendment does not print it.",
            WAIVED,
            reason=UNCHANGED,
        ),
        P("1.13P(c)", "Stands as it was before the amendment, which does not print it.", WAIVED, reason=UNCHANGED),
        P("1.13P(d)", "Stands as it was before the amendment, which does not print it.", WAIVED, reason=UNCHANGED),
    ),
)
