"""N.J.A.C. 13:69F-42 with 13:69E-1.13BB and 1.19, hold 'em 3 bonus: every paragraph, in the rule's order."""

from croupier.rulebook.reference import DOCUMENT, ENGINE, LAYOUT, PROCEDURE, WAIVED, Inventory
from croupier.rulebook.reference import Paragraph as P

UNPRINTED = "The text prints only that this paragraph is unchanged; its words are not among the governing texts."

RULES = Inventory(
    "13:69F",
    "hold 'em 3 bonus",
    (
        # 42.1 Definitions
        P(
            "42.1:3-card-bonus-wager",
            "Names an optional wager, made before the deal, on the three cards a player is dealt first.",
            ENGINE,
        ),
        P(
            "42.1:6-card-bonus-wager",
            "Names an optional wager, made before the deal, on the best five-card hand found in six cards: "
            "the player's three and the dealer's three.",
            ENGINE,
        ),
        P(
            "42.1:blind-bonus-wager",
            "Names one of the two wagers that buy a place in the round; made before the deal, equal to the flop wager.",
            ENGINE,
        ),
        P(
            "42.1:flop-wager",
            "Names the other wager that buys a place in the round; made before the deal together with the blind bonus "
            "wager and equal to it.",
            ENGINE,
        ),
        P(
            "42.1:fold",
            "To fold is to leave the round by giving up one's three cards once two of the community cards are seen.",
            ENGINE,
        ),
        P("42.1:push", "A push is a tie; the paragraph it is said to be defined in is printed as 42.10(f)4.", ENGINE),
        P("42.1:rank", "Rank is the standing of a card or of a hand in the order that 42.5 lays down.", ENGINE),
        P(
            "42.1:round-of-play",
            "A round is one full cycle: every player in it has received a hand, has folded or bet, and has been "
            "paid or has lost.",
            ENGINE,
        ),
        P("42.1:stub", "The stub is what is left of the deck when the round's cards are all out.", ENGINE),
        P(
            "42.1:suit",
            "The suits are club, diamond, heart and spade; none outranks another, save that the 6 card bonus wager "
            "treats diamonds apart.",
            ENGINE,
        ),
        P(
            "42.1:turn-river-wager",
            "Names the wager that completes the round, made after a player has looked at three own cards and two "
            "community cards; it equals the flop wager or, in the version with a choice, may also be double it.",
            ENGINE,
        ),
        # 42.2 Cards; number of decks
        P(
            "42.2(a)",
            "One deck of a single back colour and design that satisfies 13:69E-1.17, with one cutting card and one "
            "cover card; both are opaque, of one solid colour clearly unlike the backs and edges, and approved. "
            "(b) is the only exception.",
            PROCEDURE,
        ),
        P("42.2(b)", "Where a machine shuffles, a second deck may be used if 1 to 5 hold.", PROCEDURE),
        P("42.2(b)1", "Each of the two decks satisfies (a).", PROCEDURE),
        P("42.2(b)2", "The two decks have backs of unlike colour.", PROCEDURE),
        P("42.2(b)3", "The machine shuffles one deck while the other is in play.", PROCEDURE),
        P(
            "42.2(b)4",
            "The decks change places without a break: each one serves every second round.",
            PROCEDURE,
        ),
        P("42.2(b)5", "The discard rack never holds cards of both decks together.", PROCEDURE),
        # 42.3 Opening of the table for gaming
        P(
            "42.3(a)",
            "Once two decks have been received under 13:69E-1.18 and 42.2, the dealer inspects them as 13:69E-1.18(f) "
            "demands and goes on with the steps after it; the text prints those as (d) and (e).",
            PROCEDURE,
        ),
        P(
            "42.3(b)",
            "After the dealer's inspection and its check by a floorperson or supervisor, the cards are spread face up, "
            "by suit and in sequence, for the first seated player to look at.",
            PROCEDURE,
        ),
        P(
            "42.3(c)",
            "When that player has had the chance to look, every deck by itself is turned face down, washed, stacked "
            "and shuffled; for the shuffle the text prints 42.5.",
            PROCEDURE,
        ),
        P(
            "42.3(d)",
            "With a shuffling machine and two decks received, all of (a) to (c), from sorting to shuffling, is done "
            "for each deck by itself.",
            PROCEDURE,
        ),
        # 42.4 Shuffle and cut of the cards
        P(
            "42.4(a)",
            "The dealer shuffles, by hand or by machine, just before play begins (unless the deck came pre-shuffled "
            "under 13:69E-1.18(r)) and after every round, until the order is random. The deck then stands in one "
            "stack; a machine may instead feed the stack straight into a shoe.",
            PROCEDURE,
        ),
        P("42.4(b)", "What follows the shuffle depends on how it was done: 1 or 2.", PROCEDURE),
        P(
            "42.4(b)1",
            "After a machine shuffle no cut is made and the cards are dealt under 42.7, 42.8 or 42.9.",
            PROCEDURE,
        ),
        P(
            "42.4(b)2",
            "A deck shuffled by hand, or one that came pre-shuffled under 13:69E-1.18(r), is cut under (c).",
            PROCEDURE,
        ),
        P("42.4(c)", "A required cut goes as 1 says, and 2 follows it.", PROCEDURE),
        P("42.4(c)1", "The dealer cuts with a single hand, in the four steps i to iv.", PROCEDURE),
        P("42.4(c)1i", "Step one: the cover card is laid before the deck.", PROCEDURE),
        P(
            "42.4(c)1ii",
            "Step two: ten cards or more are lifted off the top and set down on the cover card.",
            PROCEDURE,
        ),
        P("42.4(c)1iii", "Step three: the rest of the deck goes on top of those cards.", PROCEDURE),
        P(
            "42.4(c)1iv",
            "Step four: the cover card is taken out and goes to the discard rack.",
            PROCEDURE,
        ),
        P("42.4(c)2", "After the cut the cards are dealt under 42.7, 42.8 or 42.9.", PROCEDURE),
        P(
            "42.4(d)",
            "Between the cut and the first card a casino supervisor may order another cut, on finding that the cut was "
            "badly made or could harm the fairness or integrity of the game.",
            PROCEDURE,
        ),
        P(
            "42.4(e)",
            "While an open table is idle its cards lie spread, face up or face down; face-down cards are turned up "
            "when someone arrives. After the first player has looked at them, 42.3(c) is carried out again.",
            PROCEDURE,
        ),
        # 42.5 Hold 'em 3 bonus rankings; cards and suits
        P(
            "42.5(a)",
            "Cards rank from the ace down: A K Q J 10 9 8 7 6 5 4 3 2. An ace may also stand below the two, for a "
            "straight or straight flush of A 2 3 4 5.",
            ENGINE,
        ),
        P("42.5(b)", "The five-card hands are the nine below, best first.", ENGINE),
        P("42.5(b)1", "Royal flush: A K Q J 10 in one suit.", ENGINE),
        P(
            "42.5(b)2",
            "Straight flush: five in sequence in one suit; A K Q J 10 is the best and A 2 3 4 5 the least.",
            ENGINE,
        ),
        P("42.5(b)3", "Four of a kind: four cards of one rank; aces best, twos least.", ENGINE),
        P(
            "42.5(b)4",
            "Full house: three of a kind with a pair; A A A K K is the best and 2 2 2 3 3 the least.",
            ENGINE,
        ),
        P(
            "42.5(b)5",
            "Flush: five of one suit out of sequence; A K Q J 9 is the best and 2 3 4 5 7 the least.",
            ENGINE,
        ),
        P(
            "42.5(b)6",
            "Straight: five in sequence, not all of one suit; A K Q J 10 is the best and A 2 3 4 5 the least. "
            "The ace joins no other run, so Q K A 2 3 is not a straight.",
            ENGINE,
        ),
        P("42.5(b)7", "Three of a kind: three cards of one rank; aces best, twos least.", ENGINE),
        P("42.5(b)8", "Two pairs: aces and kings are the best, threes and twos the least.", ENGINE),
        P("42.5(b)9", "One pair: two cards of one rank; aces best, twos least.", ENGINE),
        P(
            "42.5(c)",
            "Between hands of one category, or of none, the higher is the one holding the highest card that the other "
            "lacks; when even that decides nothing, they push.",
            ENGINE,
        ),
        P("42.5(d)", "The blind bonus wager recognizes the eight hands below, of seven or of five cards.", ENGINE),
        P("42.5(d)1", "7-card royal flush: A K Q J 10 9 8 in one suit.", ENGINE),
        P("42.5(d)2", "7-card straight flush: any other seven in sequence in one suit.", ENGINE),
        P("42.5(d)3", "5-card royal flush: A K Q J 10 in one suit.", ENGINE),
        P("42.5(d)4", "5-card straight flush: any other five in sequence in one suit.", ENGINE),
        P("42.5(d)5", "Four of a kind: four cards of one rank; suits do not count.", ENGINE),
        P("42.5(d)6", "Full house: three of a kind with a pair; the suits of the pair do not count.", ENGINE),
        P("42.5(d)7", "5-card flush: five of one suit out of sequence.", ENGINE),
        P("42.5(d)8", "5-card straight: five in sequence; suits do not count.", ENGINE),
        P("42.5(e)", "The 3 card bonus wager recognizes the six three-card hands below.", ENGINE),
        P("42.5(e)1", "3-card royal: A K Q in one suit.", ENGINE),
        P("42.5(e)2", "Straight flush: three in sequence in one suit.", ENGINE),
        P("42.5(e)3", "Three of a kind: three cards of one rank.", ENGINE),
        P(
            "42.5(e)4",
            "Straight: three in sequence, not all of one suit; no ace runs between a king and a two.",
            ENGINE,
        ),
        P("42.5(e)5", "Flush: three of one suit out of sequence.", ENGINE),
        P("42.5(e)6", "Pair: two cards of one rank.", ENGINE),
        P("42.5(f)", "The 6 card bonus wager recognizes the nine hands below, of six or of five cards.", ENGINE),
        P("42.5(f)1", "6-card royal flush in diamonds: A K Q J 10 9 of diamonds.", ENGINE),
        P("42.5(f)2", "6-card royal flush, other: A K Q J 10 9 in one suit, which is spades, hearts or clubs.", ENGINE),
        P("42.5(f)3", "5-card royal flush: A K Q J 10 in one suit.", ENGINE),
        P("42.5(f)4", "5-card straight flush: any other five in sequence in one suit.", ENGINE),
        P("42.5(f)5", "Four of a kind: four cards of one rank; suits do not count.", ENGINE),
        P("42.5(f)6", "Full house: three of a kind with a pair; the suits of the pair do not count.", ENGINE),
        P("42.5(f)7", "5-card flush: five of one suit out of sequence.", ENGINE),
        P("42.5(f)8", "5-card straight: five in sequence; suits do not count.", ENGINE),
        P("42.5(f)9", "Three of a kind: three cards of one rank; suits do not count.", ENGINE),
        # 42.6 Wagers
        P(
            "42.6(a)",
            "A wager is chips or plaques, where applicable with a match play coupon, put on its own betting area. "
            "Cash with a spoken wager is refused.",
            ENGINE,
            room="web",
        ),
        P(
            "42.6(b)",
            "Blind bonus and flop wagers, and the two optional ones where offered, are down before the dealer calls "
            '"No more bets". After the call nothing may be bet, raised or taken back except as 42.10 lets it.',
            ENGINE,
        ),
        P("42.6(c)", "The time and the way of the turn/river wager are those of 42.10.", ENGINE),
        P(
            "42.6(d)",
            "Only the seated may bet, and whoever has bet and received cards keeps the seat to the end of the round.",
            ENGINE,
            room="web",
        ),
        # 42.7 Procedure for dealing the cards from a manual dealing shoe
        P(
            "42.7(a)",
            "A licensee that elects the manual shoe uses one that satisfies 13:69E-1.19. After the steps of 42.4 the "
            "dealer or the shuffling machine puts the stacked deck into it.",
            PROCEDURE,
        ),
        P(
            "42.7(b)",
            'With the blind bonus, flop and any 3 card and 6 card bonus wagers down, the dealer calls "No more bets"; '
            "only then is a card dealt.",
            ENGINE,
        ),
        P(
            "42.7(c)",
            "The deal starts at the player on the dealer's far left, runs clockwise, and follows 1 to 3. (The hand "
            "nearer the shoe draws every card and the other one places it: for a dealer in person.)",
            ENGINE,
        ),
        P("42.7(c)1", "First, each player receives three cards in succession, face down.", ENGINE),
        P("42.7(c)2", "Next, the dealer receives three cards in succession, face down and stacked.", ENGINE),
        P(
            "42.7(c)3",
            "Last, four cards go face down to the community area. The licensee may elect two burns: one card ahead of "
            "the first two community cards and one ahead of the third and fourth.",
            ENGINE,
        ),
        P(
            "42.7(d)",
            "When players and dealer hold three cards each and four community cards are out, the stub leaves the shoe "
            "and goes unexposed to the discard rack, unless (e) calls for a count.",
            PROCEDURE,
        ),
        P(
            "42.7(e)",
            "The stub is counted in one round of five or oftener, face down on the layout, to find out whether the "
            "deck is whole.",
            PROCEDURE,
        ),
        P(
            "42.7(e)1",
            "Where the count makes 52, the stub goes unexposed to the discard rack.",
            PROCEDURE,
        ),
        P(
            "42.7(e)2",
            "Where it does not, the dealer looks for a misdeal: a hand that is not of two cards or a community area "
            "that is not of five, as the text prints the numbers. A misdealt but complete deck of 52 voids all hands "
            "under 42.12; with no misdeal all hands are void and the deck leaves the table under 13:69E-1.18.",
            PROCEDURE,
        ),
        P(
            "42.7(f)",
            "No stub count is needed where the shuffling machine counts the deck after each shuffle and shows whether "
            "it is 52. When the machine finds another number, the deck leaves the table under 13:69E-1.18.",
            PROCEDURE,
        ),
        # 42.8 Procedures for dealing the cards from the hand
        P(
            "42.8(a)",
            "A licensee may elect that the dealer deals from the hand, whatever else the chapters say.",
            ENGINE,
        ),
        P("42.8(b)", "Dealing from the hand is bound to 1, 2 and 3.", PROCEDURE),
        P("42.8(b)1", "The shuffle is done by an automated device.", PROCEDURE),
        P(
            "42.8(b)2",
            "After the steps of 42.4 the dealer takes the stacked deck into one hand, whichever it is.",
            PROCEDURE,
        ),
        P("42.8(b)2i", "The hand chosen holds the deck for the whole round.", PROCEDURE),
        P(
            "42.8(b)2ii",
            "The deck always stays before the dealer and above the container of the table inventory.",
            PROCEDURE,
        ),
        P("42.8(b)3", 'The dealer calls "No more bets" before the first card.', ENGINE),
        P(
            "42.8(c)",
            "Each card comes off the top and goes face down to its place. The deal starts at the player on the "
            "dealer's far left, runs clockwise, and follows 1 to 3. (The hand chosen under (b)2 holds the deck.)",
            ENGINE,
        ),
        P("42.8(c)1", "First, each player receives three cards in succession, face down.", ENGINE),
        P("42.8(c)2", "Next, the dealer receives three cards in succession, face down and stacked.", ENGINE),
        P(
            "42.8(c)3",
            "Last, four cards go face down to the community area. The licensee may elect two burns: one card ahead of "
            "the first two community cards and one ahead of the third and fourth.",
            ENGINE,
        ),
        P(
            "42.8(d)",
            "When players and dealer hold three cards each and four community cards are out, the stub goes unexposed "
            "to the discard rack, unless (e) calls for a count.",
            PROCEDURE,
        ),
        P(
            "42.8(e)",
            "The stub is counted in one round of five or oftener, in the manner of 42.7(e).",
            PROCEDURE,
        ),
        # 42.9 Procedures for dealing the cards from an automated dealing shoe
        P(
            "42.9(a)",
            "A licensee may elect an automated shoe that gives out the cards in stacks of three, whatever else the "
            "chapters say.",
            ENGINE,
        ),
        P("42.9(b)", "Dealing from that shoe is bound to 1 and 2.", PROCEDURE),
        P("42.9(b)1", "After the steps of 42.4 the cards are put into the automated shoe.", PROCEDURE),
        P("42.9(b)2", 'The dealer calls "No more bets" before the shoe gives out a stack.', ENGINE),
        P(
            "42.9(c)",
            "Stacks of three go face down, clockwise from the dealer's far left, to each player with a blind bonus "
            "and a flop wager, then one to the dealer, face down until the last turn/river decision, stacked or "
            "spread. The next four cards, dealt from the hand, are the community's, face down, with an elective burn "
            "ahead of the first two and of the last two. The stub stays unexposed. (It goes to the discard rack, as "
            "in 42.7(d).)",
            ENGINE,
        ),
        P(
            "42.9(d)",
            "The stub is counted in one round of five or oftener, in the manner of 42.7(e).",
            PROCEDURE,
        ),
        # 42.10 Procedure for completion of each round of play
        P(
            "42.10(a)",
            "After the deal and before a community card is turned, a player with a 3 card bonus wager may show the "
            "three cards to qualify. Unshown hands and shown hands that do not qualify lose the wager, which is "
            "collected first; then the winners are paid under 42.11(d).",
            ENGINE,
        ),
        P(
            "42.10(b)",
            "Two community cards are turned up. Then the dealer asks each player, clockwise from the dealer's left, "
            "to fold or to go on with a turn/river wager.",
            ENGINE,
        ),
        P(
            "42.10(b)1",
            "A fold loses the blind bonus and flop wagers, which are taken before the next player is asked. The cards "
            "stay face down; with a 6 card bonus wager they wait until it is settled at the end of the round. (The "
            "racking of the others: (g).)",
            ENGINE,
        ),
        P(
            "42.10(b)2",
            "A player who goes on says so and puts the turn/river wager on its area; i or ii sets the amount, by the "
            "version that is offered.",
            ENGINE,
        ),
        P("42.10(b)2i", "Version 1: the turn/river wager equals the flop wager.", ENGINE),
        P(
            "42.10(b)2ii",
            "Version 2: the player chooses once or twice the flop wager, and the amount of a double one is confirmed.",
            ENGINE,
        ),
        P(
            "42.10(c)",
            "After the last decision, at the far right, the other two community cards are turned up.",
            ENGINE,
        ),
        P("42.10(d)", "After the community cards the dealer's three cards are turned up.", ENGINE),
        P(
            "42.10(e)",
            "Counter-clockwise from the far right among the players still in, the dealer turns up the three cards and "
            "announces the best five of seven. Each player's wagers are settled before the next player's. (The racking "
            "of the cards, unless a bonus wager on them is still open: (g).)",
            ENGINE,
        ),
        P(
            "42.10(e)1",
            "Player lower and no blind bonus hand: the blind bonus, flop and turn/river wagers are lost.",
            ENGINE,
        ),
        P(
            "42.10(e)2",
            "Player lower with a blind bonus hand: the flop and turn/river wagers are lost, and the blind bonus wager "
            "is paid under 42.11(c).",
            ENGINE,
        ),
        P(
            "42.10(e)3",
            "Player higher: the flop and turn/river wagers are paid under 42.11(b). The blind bonus wager is paid "
            "under 42.11(c) for a hand that qualifies, and otherwise returned.",
            ENGINE,
        ),
        P(
            "42.10(e)4",
            "Equal hands push: nothing is collected or paid, except that a qualifying blind bonus hand is paid under "
            "42.11(c).",
            ENGINE,
        ),
        P(
            "42.10(e)5",
            "The 6 card bonus wager is settled after the player's three main wagers, under 42.11(e) and independently "
            "of how they fell. (The racking of the cards after it: (g).)",
            ENGINE,
        ),
        P(
            "42.10(f)",
            "Players answer for their own hands and keep the three cards where the dealer sees them all the time.",
            WAIVED,
            reason="What players do with cards in their hands only the dealer can see; in the program no card leaves "
            "its position before the dealer collects it, and nobody else decides for it.",
        ),
        P(
            "42.10(g)",
            "Cards are picked up, when (b)1 and (e) say so, and racked in an order from which every hand can be "
            "rebuilt if it is disputed.",
            PROCEDURE,
        ),
        # 42.11 Payout odds
        P(
            "42.11(a)",
            'Signs, brochures and other publications of the licensee give odds with "to" or "win", never with "for".',
            DOCUMENT,
        ),
        P("42.11(b)", "A winning flop wager and a winning turn/river wager pay 1 to 1.", ENGINE),
        P(
            "42.11(c)",
            "A winning blind bonus wager is paid by a table the licensee elected beforehand, from i or ii as the size "
            "of the player's turn/river wager determines. Figures that are not dollar amounts are odds to 1.",
            ENGINE,
        ),
        P(
            "42.11(c)i",
            "For a turn/river wager of once the flop wager, Tables A to K, all with 7-card royal flush $25,000 and "
            "7-card straight flush $10,000; then 5-card royal flush, straight flush, four of a kind, full house, "
            "flush, straight and, in A to D only, three of a kind, to 1: "
            "A 1000, 40, 10, 4, 3, 2, 1; B 500, 50, 10, 4, 3, 2, 1; C 200, 50, 10, 4, 3, 2, 1; "
            "D 200, 25, 10, 4, 3, 2, 1; E 200, 25, 10, 4, 3, 2; F 500, 100, 20, 4, 3, 2; "
            "G 1000, 100, 20, 4, 3, 2; H 200, 100, 20, 4, 3, 2; I 200, 50, 20, 4, 3, 2; "
            "J 200, 50, 25, 3, 2, 1; K 200, 50, 20, 4, 2, 1.",
            ENGINE,
        ),
        P(
            "42.11(c)ii",
            "For a turn/river wager of twice the flop wager, Tables A to C: 7-card royal flush and 7-card straight "
            "flush have no award in A and are $25,000 and $10,000 in B and C; 5-card royal flush A 500, B 500, C 250; "
            "and in all three straight flush 50, four of a kind 10, full house 4, flush 2, straight 1, to 1.",
            ENGINE,
        ),
        P(
            "42.11(d)",
            "A 3 card bonus wager is paid by the table the licensee elected beforehand; 3-card royal, straight flush, "
            "three of a kind, straight, flush, pair, to 1: A 100, 50, 30, 5, 4, 1; B 100, 40, 30, 5, 4, 1; "
            "C 50, 40, 30, 6, 3, 1; D 100, 40, 30, 6, 3, 1.",
            ENGINE,
        ),
        P(
            "42.11(e)",
            "A 6 card bonus wager is paid by the table the licensee elected beforehand. Tables A to F award $1,000,000 "
            "for the 6-card royal in diamonds and $100,000 for another; G to K have no 6-card line. Then 5-card royal "
            "flush, straight flush, four of a kind, full house, flush, straight, three of a kind, to 1: "
            "A 1000, 200, 50, 20, 15, 10, 5; B 1000, 250, 100, 25, 20, 10, 5; C 1000, 500, 100, 25, 15, 10, 5; "
            "D 1000, 200, 50, 25, 20, 10, 5; E 1000, 200, 50, 25, 15, 10, 5; F 1000, 250, 50, 25, 20, 10, 5; "
            "G 500, 250, 100, 25, 20, 10, 5; H 500, 250, 100, 25, 20, 10, 4; I 1000, 500, 200, 20, 15, 10, 5; "
            "J 250, 100, 50, 25, 20, 10, 5; K 1000, 200, 50, 25, 20, 10, 5.",
            ENGINE,
        ),
        P(
            "42.11(f)",
            "The licensee may elect to cap what one hand wins on blind bonus and 3 card bonus wagers together, "
            "whatever (c) and (d) say: at $50,000 or, if that is more, at the most one patron could win in a round "
            "on minimum wagers. (The licensee reckons that figure and states it as an option.)",
            ENGINE,
        ),
        # 42.12 Irregularities
        P(
            "42.12(a)",
            "A dealer's card exposed before every player has folded or made the turn/river wager voids all hands; a "
            "3 card bonus wager is nevertheless settled under 42.11(d).",
            ENGINE,
        ),
        P(
            "42.12(b)",
            "One card met face up in shoe or deck during the deal is left out and racked; a second one voids all hands "
            "and brings a reshuffle. If that happens once players and dealer have their three cards, 3 card and "
            "6 card bonus wagers are still settled under 42.11(d) and (e).",
            ENGINE,
        ),
        P(
            "42.12(c)",
            "A card drawn by mistake and not exposed serves as the next card due.",
            ENGINE,
        ),
        P(
            "42.12(d)",
            "A player dealt the wrong number of cards has a void hand, and the cards are reshuffled. The dealer dealt "
            "the wrong number voids all hands, unless the dealer's hand can be put right in sequence from cards not "
            "yet turned up.",
            ENGINE,
        ),
        P(
            "42.12(e)",
            "When the shuffling machine jams, stops in mid-shuffle or leaves a cycle unfinished, the cards are "
            "reshuffled by the licensee's internal controls.",
            ENGINE,
        ),
        P(
            "42.12(f)",
            "When the automated shoe jams, stops or fails to deal in a round, the round is void; its cards are taken "
            "out and, with those already dealt, reshuffled by the licensee's internal controls.",
            ENGINE,
        ),
        P(
            "42.12(g)",
            "A shuffling machine or automated shoe leaves the table before shuffling or dealing there may be done in "
            "another way.",
            ENGINE,
        ),
    ),
)

EQUIPMENT = Inventory(
    "13:69E",
    "hold 'em 3 bonus table, shoes and shuffling devices",
    (
        # 1.13BB Hold 'em 3 bonus table; physical characteristics
        P("1.13BB(a)", "Six player positions at the most, along one side; the dealer's place is opposite.", LAYOUT),
        P(
            "1.13BB(a)1",
            "Before a layout design is used, a drawing of it to true scale and a colour photograph are filed with the "
            "Division at its main office in Atlantic City. (The photograph and the filing are the licensee's.)",
            DOCUMENT,
            room="web",
        ),
        P("1.13BB(b)", "The layout carries at least what 1 to 4 list.", LAYOUT),
        P("1.13BB(b)1", "The licensee's name or trade name is on the layout.", LAYOUT),
        P("1.13BB(b)2", "Every player position has a betting area of its own for each wager of i to v.", LAYOUT),
        P("1.13BB(b)2i", "An area for the blind wager, as the text calls the blind bonus wager here.", LAYOUT),
        P("1.13BB(b)2ii", "An area for the flop wager.", LAYOUT),
        P("1.13BB(b)2iii", "An area for the turn/river wager.", LAYOUT),
        P("1.13BB(b)2iv", "An area for the 3 card bonus wager where the licensee offers it.", LAYOUT),
        P("1.13BB(b)2v", "An area for the 6 card bonus wager where the licensee offers it.", LAYOUT),
        P("1.13BB(b)3", "The middle of the table has a marked area for the four community cards.", LAYOUT),
        P("1.13BB(b)4", "The layout is inscribed with i to iv, unless a sign under (c) replaces that.", LAYOUT),
        P(
            "1.13BB(b)4i",
            "Inscription: the odds of the blind bonus wager, and of the 3 card and 6 card bonus wagers where offered.",
            LAYOUT,
        ),
        P(
            "1.13BB(b)4ii",
            "Inscription: whether the turn/river wager always equals the flop wager or may be once or twice it.",
            LAYOUT,
        ),
        P(
            "1.13BB(b)4iii",
            "Inscription: blind, 3 card and 6 card bonus wagers are paid whether or not the player's hand outranks "
            "the dealer's.",
            LAYOUT,
        ),
        P(
            "1.13BB(b)4iv",
            "Inscription: a blind bonus wager earns one award, the highest due to it, be it odds or a dollar amount.",
            LAYOUT,
        ),
        P(
            "1.13BB(c)",
            "A table whose layout lacks the inscriptions of (b)4 has a sign posted that says the same.",
            LAYOUT,
            room="web",
        ),
        P(
            "1.13BB(d)",
            "The table bears two boxes, for the drop and for tips: both on the dealer's side, one at either hand.",
            WAIVED,
            reason="Boxes fixed to a table are physical furniture, which software cannot be.",
        ),
        # 1.19 Dealing shoes; automated shuffling devices
        P("1.19(a)", "Printed as unchanged, without its words.", WAIVED, reason=UNPRINTED),
        P(
            "1.19(b)",
            "Cards are dealt from a manual or automated shoe that is fixed to the table while it is open and locked "
            "away in a compartment while it is not; the baccarat shoe alone is not fixed. 1 and 2 are exceptions.",
            PROCEDURE,
            room="table",
        ),
        P(
            "1.19(b)1",
            "Seventeen listed games, hold 'em 3 bonus now among them, may be dealt by hand in the way their own "
            "rules provide; three card, four card, caribbean stud and texas hold 'em bonus poker are others.",
            ENGINE,
        ),
        P("1.19(b)2", "Printed as unchanged, without its words.", WAIVED, reason=UNPRINTED),
        P(
            "1.19(c)",
            "The listed games, hold 'em 3 bonus now among them, may use a shuffling machine beside a manual or "
            "automated shoe, on the conditions of 1 and 2; three card, four card, caribbean stud and texas hold 'em "
            "bonus poker are others.",
            PROCEDURE,
            room="table",
        ),
        P("1.19(c)1", "Printed as unchanged, without its words.", WAIVED, reason=UNPRINTED),
        P("1.19(c)2", "Printed as unchanged, without its words.", WAIVED, reason=UNPRINTED),
        P(
            "1.19(d)",
            "Printed as unchanged. Item 4 is known from elsewhere: the shoe's side bears a mark by which the cutting "
            "card at blackjack is placed about a quarter from the back.",
            WAIVED,
            source="supplement [NJ]",
            reason="A mark on a physical shoe, for blackjack, which the program does not offer; the other words of "
            "this paragraph are not among the governing texts.",
        ),
        P("1.19(e)", "Printed as unchanged, without its words.", WAIVED, reason=UNPRINTED),
        P("1.19(f)", "Printed as unchanged, without its words.", WAIVED, reason=UNPRINTED),
        P("1.19(g)", "Printed as unchanged, without its words.", WAIVED, reason=UNPRINTED),
        P("1.19(h)", "Printed as unchanged, without its words.", WAIVED, reason=UNPRINTED),
    ),
)
