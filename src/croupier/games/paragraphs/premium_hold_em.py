"""N.J.A.C. 13:69F-40 with 13:69E-1.13Y, Premium Hold 'Em: every paragraph, in the rule's order."""

from croupier.rulebook.reference import DOCUMENT, ENGINE, LAYOUT, PROCEDURE, WAIVED, Inventory
from croupier.rulebook.reference import Paragraph as P

RULES = Inventory(
    "13:69F",
    "premium hold 'em",
    (
        # 40.1 Definitions
        P("40.1:ante", "Names the first wager, made before the deal, without which nobody joins the round.", ENGINE),
        P(
            "40.1:bonus-spin-wager",
            "Names an optional wager that can win spins of a virtual wheel for further prizes; the trigger is a "
            "flush in the three cards the player is dealt. Its top prize is a fixed one, in cash or goods, or a "
            "progressive jackpot, as the licensee elects.",
            ENGINE,
        ),
        P("40.1:check", "To check is to let the present betting round pass without a wager.", ENGINE),
        P(
            "40.1:jacks-up-wagers",
            "Names the optional wagers on the dealer's best five cards, on the player's, or on both; their size need "
            "not follow the ante.",
            ENGINE,
        ),
        P("40.1:burn", "To burn is to put the top card into the discard rack, face down and seen by no one.", ENGINE),
        P(
            "40.1:community-cards",
            "The community cards are the four at the centre, which the dealer and all players join to three of their "
            "own for the best five-card hand.",
            ENGINE,
        ),
        P("40.1:fold", "To fold is to leave the round by giving up one's three cards with no play wager made.", ENGINE),
        P("40.1:hand", "A hand is the best five of seven cards: four shared and three of one's own.", ENGINE),
        P("40.1:play-wager", "Names the wager that keeps a player in, made at one of two points.", ENGINE),
        P(
            "40.1:play-wager1",
            "At the first point, with the four community cards still hidden, it is three times the ante.",
            ENGINE,
        ),
        P(
            "40.1:play-wager2",
            "At the second point, with the dealer's three cards still hidden, it is once or twice the ante.",
            ENGINE,
        ),
        P("40.1:push", "A push is a tie as 40.5(c) decides it.", ENGINE),
        P("40.1:rank", "Rank is the standing of a card or of a hand in the order that 40.5 lays down.", ENGINE),
        P(
            "40.1:round-of-play",
            "A round is one full cycle: every player in it has received a hand, has folded or bet, and has been "
            "paid or has lost.",
            ENGINE,
        ),
        P("40.1:stub", "The stub is what is left of the deck when the round's cards are all out.", ENGINE),
        P("40.1:suit", "The suits are club, diamond, heart and spade, and none outranks another.", ENGINE),
        P(
            "40.1:x-tra-bonus-wager",
            "Names the wager that must go with the ante and equal it, paid by the table of 40.11.",
            ENGINE,
        ),
        # 40.2 Cards, number of decks
        P(
            "40.2(a)",
            "One deck that satisfies 13:69E-1.17, with two cover cards in solid yellow or green.",
            PROCEDURE,
        ),
        P("40.2(b)", "Where a machine shuffles, a second deck may be used if 1 to 5 hold.", PROCEDURE),
        P("40.2(b)1", "Each of the two decks satisfies 13:69E-1.17.", PROCEDURE),
        P("40.2(b)2", "The two decks have backs of unlike colour.", PROCEDURE),
        P("40.2(b)3", "The machine shuffles one deck while the other is in play.", PROCEDURE),
        P(
            "40.2(b)4",
            "The decks change places without a break: each one serves every second round.",
            PROCEDURE,
        ),
        P("40.2(b)5", "The discard rack never holds cards of both decks together.", PROCEDURE),
        # 40.3 Opening of the table for gaming
        P(
            "40.3(a)",
            "Cards received under 13:69E-1.18 go one of two ways, whichever applies: 13:69E-1.18(e)1 and then (b) to "
            "(d), or 13:69E-1.18(e)2 and (r).",
            PROCEDURE,
        ),
        P(
            "40.3(b)",
            "After the dealer's inspection and its check by the table's floorperson, the cards are spread face up for "
            "the first player to arrive: in level fans, deck by deck, by suit and in sequence within each suit.",
            PROCEDURE,
        ),
        P(
            "40.3(c)",
            "When that player has had the chance to look, the cards are turned face down, washed, stacked, and then "
            "shuffled under 40.4.",
            PROCEDURE,
        ),
        P(
            "40.3(d)",
            "With a shuffling machine and two decks received, all of (a) to (c), from sorting to shuffling, is done "
            "for each deck by itself.",
            PROCEDURE,
        ),
        # 40.4 Shuffle and cut of the cards
        P(
            "40.4(a)",
            "The dealer shuffles, by hand or by machine, just before play begins (unless the deck came pre-shuffled "
            "under 13:69E-1.18(r)) and after every round, until the order is random. The deck then stands in one "
            "stack; a machine may instead feed the stack straight into a shoe.",
            PROCEDURE,
        ),
        P("40.4(b)", "What follows the shuffle depends on how it was done: 1 or 2.", PROCEDURE),
        P(
            "40.4(b)1",
            "After a machine shuffle no cut is made and the cards are dealt under 40.7, 40.8 or 40.9.",
            PROCEDURE,
        ),
        P(
            "40.4(b)2",
            "A deck shuffled by hand, or one that came pre-shuffled under 13:69E-1.18(r), is cut under (c).",
            PROCEDURE,
        ),
        P("40.4(c)", "A required cut goes as 1 says, and 2 follows it.", PROCEDURE),
        P("40.4(c)1", "The dealer cuts with a single hand, in the four steps i to iv.", PROCEDURE),
        P("40.4(c)1i", "Step one: the cover card is laid before the deck.", PROCEDURE),
        P(
            "40.4(c)1ii",
            "Step two: ten cards or more are lifted off the top and set down on the cover card.",
            PROCEDURE,
        ),
        P("40.4(c)1iii", "Step three: the rest of the deck goes on top of those cards.", PROCEDURE),
        P(
            "40.4(c)1iv",
            "Step four: the cover card is taken out and goes to the discard rack.",
            PROCEDURE,
        ),
        P("40.4(c)2", "After the cut the cards are dealt under 40.7, 40.8 or 40.9.", PROCEDURE),
        P(
            "40.4(d)",
            "Between the cut and the first card a casino supervisor may order another cut, on finding that the cut was "
            "badly made or could harm the fairness or integrity of the game.",
            PROCEDURE,
        ),
        P(
            "40.4(e)",
            "While an open table is idle its cards lie spread, face up or face down; face-down cards are turned up "
            "when someone arrives. After the first player has looked at them, 40.3(c) and, where it applies, (d) are "
            "carried out again.",
            PROCEDURE,
        ),
        # 40.5 Premium Hold 'Em hand rankings
        P(
            "40.5(a)",
            "Cards rank from the ace down: A K Q J 10 9 8 7 6 5 4 3 2. An ace may also stand below the two, for a "
            "straight or straight flush of A 2 3 4 5.",
            ENGINE,
        ),
        P(
            "40.5(b)",
            "The five-card hands are those below, best first; the text prints ten numbers for nine categories.",
            ENGINE,
        ),
        P("40.5(b)1", "Royal flush: A K Q J 10 in one suit.", ENGINE),
        P(
            "40.5(b)2",
            "Straight flush: five in sequence in one suit; A K Q J 10 is the best and A 2 3 4 5 the least.",
            ENGINE,
        ),
        P("40.5(b)3", "Four of a kind: four cards of one rank; aces best, twos least.", ENGINE),
        P(
            "40.5(b)4",
            "Full house: three of a kind with a pair; A A A K K is the best and 2 2 2 3 3 the least.",
            ENGINE,
        ),
        P(
            "40.5(b)5",
            "Flush: five of one suit out of sequence; A K Q J 9 is the best and 2 3 4 5 7 the least.",
            ENGINE,
        ),
        P(
            "40.5(b)6",
            "Straight, first half of the split definition: five cards, not all of one suit.",
            ENGINE,
        ),
        P(
            "40.5(b)7",
            "Straight, second half: the five are in sequence; A K Q J 10 is the best and A 2 3 4 5 the least. The ace "
            "joins no other run, so Q K A 2 3 is not a straight.",
            ENGINE,
        ),
        P("40.5(b)8", "Three of a kind: three cards of one rank; aces best, twos least.", ENGINE),
        P("40.5(b)9", "Two pairs: aces and kings are the best, threes and twos the least.", ENGINE),
        P("40.5(b)10", "One pair: two cards of one rank; aces best, twos least.", ENGINE),
        P(
            "40.5(c)",
            "Between hands of one category, or of none, the higher is the one holding the highest card that the other "
            "lacks; when even that decides nothing, they push.",
            ENGINE,
        ),
        # 40.6 Wagers
        P(
            "40.6(a)",
            "A wager is chips or plaques, where applicable with a match play coupon, put on its own betting area. "
            "Cash with a spoken wager is refused.",
            ENGINE,
            room="web",
        ),
        P(
            "40.6(b)",
            'Wagers are down before the dealer calls "No more bets" as 40.7, 40.8 or 40.9 has it. After the call '
            "nothing may be bet, raised or taken back except as 40.10 lets it.",
            ENGINE,
        ),
        P(
            "40.6(c)",
            "Whoever makes an ante must add an X-Tra Bonus wager of $1.00 or more in chips. How it ends does not touch "
            "the player's other wagers.",
            ENGINE,
        ),
        P("40.6(d)", "The way of making jacks up, Bonus Spin and play wagers is that of 40.10.", ENGINE),
        P(
            "40.6(e)",
            "Only the seated may bet, and whoever has bet and received cards keeps the seat to the end of the round.",
            ENGINE,
            room="web",
        ),
        # 40.7 Procedure for dealing the cards from a manual dealing shoe
        P(
            "40.7(a)",
            "A licensee that elects the manual shoe uses one that satisfies 13:69E-1.19. After the steps of 40.4 the "
            "dealer or the shuffling machine puts the stacked deck into it.",
            PROCEDURE,
        ),
        P("40.7(b)", 'The dealer calls "No more bets" before the first card.', PROCEDURE),
        P(
            "40.7(c)",
            "The dealer's hand nearer the shoe draws every card and the other hand places it.",
            PROCEDURE,
        ),
        P(
            "40.7(d)",
            "The deal starts at the player on the dealer's far left, runs clockwise, and follows 1 to 6.",
            ENGINE,
        ),
        P("40.7(d)1", "Each player receives a first card, face down.", ENGINE),
        P("40.7(d)2", "The dealer receives a first card, face down, beneath a cover card.", ENGINE),
        P("40.7(d)3", "Each player receives a second card, face down.", ENGINE),
        P("40.7(d)4", "The dealer receives a second card, face down, beneath a cover card.", ENGINE),
        P("40.7(d)5", "Each player receives a third card, face down.", ENGINE),
        P("40.7(d)6", "The dealer receives a third card, face down, beneath a cover card.", ENGINE),
        P(
            "40.7(e)",
            "When players and dealer hold three cards each and the four community cards are out, for which 40.10 is "
            "cited, the stub leaves the shoe and goes unexposed to the discard rack, unless (f) calls for a count.",
            PROCEDURE,
        ),
        P(
            "40.7(f)",
            "The stub is counted in one round of five or oftener, face down on the layout, to find out whether the "
            "deck is whole.",
            PROCEDURE,
        ),
        P(
            "40.7(f)1",
            "Where the count makes 52, the stub goes unexposed to the discard rack.",
            PROCEDURE,
        ),
        P(
            "40.7(f)2",
            "Where it does not, the dealer looks for a misdeal: a player's or the dealer's hand that is not of two "
            "cards, as the text prints the number. A misdealt but complete deck of 52 voids all hands under 40.12; "
            "with no misdeal all hands are void and the deck leaves the table under 13:69E-1.18.",
            PROCEDURE,
        ),
        P(
            "40.7(g)",
            "No stub count is needed where the shuffling machine counts the deck after each shuffle and shows whether "
            "it is 52. When the machine finds another number, the deck leaves the table under 13:69E-1.18.",
            PROCEDURE,
        ),
        # 40.8, whose heading is lost: dealing from the hand
        P(
            "40.8(a)",
            "A licensee may elect that the dealer deals from the hand, whatever else the chapters say.",
            PROCEDURE,
        ),
        P("40.8(b)", "Dealing from the hand is bound to 1, 2 and 3.", PROCEDURE),
        P("40.8(b)1", "The shuffle is done by an automated device.", PROCEDURE),
        P(
            "40.8(b)2",
            "After the steps of 40.4 the dealer takes the stacked deck into one hand, whichever it is.",
            PROCEDURE,
        ),
        P("40.8(b)2i", "The hand chosen holds the deck for the whole round.", PROCEDURE),
        P(
            "40.8(b)2ii",
            "The deck always stays before the dealer and above the container of the table inventory.",
            PROCEDURE,
        ),
        P(
            "40.8(b)3",
            'The dealer calls "No more bets" before the first card. The chosen hand holds the deck, the other takes '
            "off the top card and lays it face down in its place.",
            PROCEDURE,
        ),
        P(
            "40.8(c)",
            "The deal starts at the player on the dealer's far left, runs clockwise, and follows 1 to 6.",
            ENGINE,
        ),
        P("40.8(c)1", "Each player receives a first card, face down.", ENGINE),
        P("40.8(c)2", "The dealer receives a first card, face down, beneath a cover card.", ENGINE),
        P("40.8(c)3", "Each player receives a second card, face down.", ENGINE),
        P("40.8(c)4", "The dealer receives a second card, face down, beneath a cover card.", ENGINE),
        P("40.8(c)5", "Each player receives a third card, face down.", ENGINE),
        P("40.8(c)6", "The dealer receives a third card, face down, beneath a cover card.", ENGINE),
        P(
            "40.8(d)",
            "When players and dealer hold three cards each and the four community cards are out, for which 40.10 is "
            "cited, the stub goes unexposed to the discard rack, unless (e) calls for a count.",
            PROCEDURE,
        ),
        P(
            "40.8(e)",
            "The stub is counted in one round of five or oftener, in the manner of 40.7(f).",
            PROCEDURE,
        ),
        P(
            "40.8(f)",
            "No stub count is needed where the shuffling machine counts the deck after each shuffle and shows whether "
            "it is 52. When the machine finds another number, the deck leaves the table under 13:69E-1.18.",
            PROCEDURE,
        ),
        # 40.9, whose heading is lost: dealing from an automated dealing shoe
        P(
            "40.9(a)",
            "A licensee may elect an automated shoe that gives out the cards in stacks of three, whatever else the "
            "chapters say, if the shoe, its place and its use follow the licensee's internal controls.",
            PROCEDURE,
        ),
        P("40.9(b)", "Dealing from that shoe is bound to 1 and 2.", PROCEDURE),
        P("40.9(b)1", "After the steps of 40.4 the cards are put into the automated shoe.", PROCEDURE),
        P("40.9(b)2", 'The dealer calls "No more bets" before the shoe gives out a stack.', PROCEDURE),
        P(
            "40.9(c)",
            "Stacks of three go face down, clockwise from the dealer's far left, to each player who has bet under "
            "40.6. The dealer's stack comes last: it gets a cover card on top while still in the shoe and is laid, "
            "so covered and face down, in the dealer's area.",
            ENGINE,
        ),
        P(
            "40.9(d)",
            "Two more stacks of three follow, one after the other; each is spread from right to left and its bottom "
            "card is burned. The four cards left are the community cards.",
            ENGINE,
        ),
        P(
            "40.9(e)",
            "The stub is counted in one round of five or oftener, in the manner of a paragraph printed as 32.7(f).",
            PROCEDURE,
        ),
        # 40.10 Procedure for completion of each round of play; collection and payment of wagers
        P("40.10(a)", "Before the first card each player makes an ante and an equal X-Tra Bonus wager.", ENGINE),
        P(
            "40.10(a)1",
            "A player may add one jacks up wager or both, in amounts that need not follow the ante.",
            ENGINE,
        ),
        P("40.10(a)1i", "On the dealer's best five cards: placed on the dealer bonus area.", ENGINE),
        P("40.10(a)1ii", "On the player's best five cards: placed on the player bonus area.", ENGINE),
        P(
            "40.10(a)2",
            "Where the table offers the Bonus Spin progressive system, a player may also make that wager, on the "
            "electronic sensor at the player's own spot.",
            ENGINE,
        ),
        P("40.10(a)3", "The dealer takes in all Bonus Spin wagers and puts them into the well.", ENGINE),
        P(
            "40.10(b)",
            "After the deal, players look at their cards without showing them, lay them back face down, and either "
            "check or make a play wager of three times the ante.",
            ENGINE,
        ),
        P("40.10(b)1", "That play wager goes on the area marked for it.", ENGINE),
        P("40.10(c)", "When each player has bet or checked, all four community cards are revealed.", ENGINE),
        P(
            "40.10(d)",
            "A player still without a play wager folds or makes one of once or twice the ante.",
            ENGINE,
        ),
        P("40.10(d)1", "That play wager goes on the area marked for it.", ENGINE),
        P("40.10(d)2", "A fold loses the ante, which goes to the table inventory container.", ENGINE),
        P(
            "40.10(d)2i",
            "Where the folding player has a jacks up wager, the cards stay on the table until it is settled at the end "
            "of the round.",
            ENGINE,
        ),
        P(
            "40.10(d)2ii",
            "Without a jacks up wager the folded cards are at once spread face down, picked up and racked.",
            ENGINE,
        ),
        P("40.10(e)", "After the decisions the dealer shows the three cards of the dealer's hand.", ENGINE),
        P(
            "40.10(f)",
            "The dealer and every player each form a best five-card hand from the four community cards and at least "
            "one card of their own.",
            ENGINE,
        ),
        P("40.10(g)", "Settlement starts at the dealer's far left and takes 1 to 4 in order.", ENGINE),
        P(
            "40.10(g)1",
            "Where Bonus Spin is offered, see whether the player's own three cards are the trigger, a flush.",
            ENGINE,
        ),
        P(
            "40.10(g)1i",
            "If they are, this player will spin in the spin round, after every hand is settled. The dealer's tap on "
            "the electronic terminal and the light of the seat's sensor, which show it, are those of the hardware of "
            "13:69E-1.13Y(c).",
            ENGINE,
        ),
        P(
            "40.10(g)2",
            "Settle the jacks up wagers by the table of 40.11: first the dealer's final hand, then the player's.",
            ENGINE,
        ),
        P("40.10(g)3", "Settle the ante by i to iv.", ENGINE),
        P("40.10(g)3i", "Dealer higher: the ante is lost and collected.", ENGINE),
        P("40.10(g)3ii", "Equal hands: the ante pushes.", ENGINE),
        P("40.10(g)3iii", "Player higher, dealer below a pair of threes: the ante pushes.", ENGINE),
        P("40.10(g)3iv", "Player higher, dealer with a pair of threes or better: the ante is paid 1 to 1.", ENGINE),
        P("40.10(g)4", "Settle the play wager by i to iii.", ENGINE),
        P("40.10(g)4i", "Dealer higher: the play wager is lost and collected.", ENGINE),
        P("40.10(g)4ii", "Equal hands: the play wager pushes.", ENGINE),
        P("40.10(g)4iii", "Player higher: the play wager is paid 1 to 1.", ENGINE),
        P(
            "40.10(h)",
            "Where Bonus Spin is offered, the spin round follows: led by the electronic terminal, each player who "
            "qualified spins the wheel for the prizes of 40.11.",
            ENGINE,
        ),
        # 40.11 Payout odds
        P(
            "40.11(a)",
            'Signs, brochures and other publications of the licensee give odds with "to" or "win", never with "for".',
            DOCUMENT,
        ),
        P("40.11(b)", "A winning ante and a winning play wager pay 1 to 1.", ENGINE),
        P(
            "40.11(c)",
            "A winning jacks up wager, player or dealer bonus, pays, to 1: royal flush 50, straight flush 30, four of "
            "a kind 10, full house 6, flush 4, straight 3, three of a kind 2, two pairs with jacks up or better 1.",
            ENGINE,
        ),
        P(
            "40.11(d)",
            "A winning X-Tra Bonus wager pays: royal flush 500 to 1, straight flush 100 to 1, four of a kind 10 to 1, "
            "full house 3 to 1, flush 3 to 2, straight 1 to 1; three of a kind or less pushes. The note demands a hand "
            "that beats the dealer's.",
            ENGINE,
        ),
        P(
            "40.11(e)",
            "Where Bonus Spin is offered, a three-card flush earns a spin of the virtual wheel and the Player Pay of "
            "the position it stops on; every other player with that wager gets the Community Pay. Wheel position, "
            "Player Pay (+ Community Pay). "
            "$5 progressive (seed $10,000, 7% contribution): 1 jackpot, 2 40, 3 100 (+50), 4 5,000, 5 50, "
            "6 250 (+100), 7 2,500, 8 60, 9 40 (+15), 10 1,000, 11 100, 12 500. "
            "$5 fixed (1 is a jackpot prize or goods): 1 fixed prize, 2 50, 3 100 (+50), 4 10,000, 5 60, "
            "6 250 (+100), 7 5,000, 8 65, 9 40 (+15), 10 1,000, 11 100, 12 500. "
            "$1 progressive (seed $5,000, 7% contribution): 1 jackpot, 2 5, 3 100 (+25), 4 1,000, 5 10, 6 25 (+3), "
            "7 500, 8 40, 9 75 (+15), 10 15, 11 50, 12 60. "
            "$1 fixed (1 is a jackpot prize or goods): 1 fixed prize, 2 5, 3 100 (+25), 4 1,000, 5 10, 6 20 (+3), "
            "7 500, 8 15, 9 50 (+10), 10 200, 11 75, 12 25.",
            ENGINE,
        ),
        # 40.12 Irregularities
        P(
            "40.12(a)",
            "A dealer's card exposed before every player has folded or made a play wager voids all hands.",
            ENGINE,
        ),
        P(
            "40.12(b)",
            "One card met face up in shoe or deck during the deal is left out and racked; a second one voids all hands "
            "and brings a reshuffle.",
            ENGINE,
        ),
        P(
            "40.12(c)",
            "A card drawn by mistake and not exposed serves as the next card due.",
            ENGINE,
        ),
        P(
            "40.12(d)",
            "A player dealt the wrong number of cards has a void hand, and the cards are reshuffled. The dealer dealt "
            "the wrong number voids all hands, unless the dealer's hand can be put right in sequence from cards not "
            "yet turned up.",
            ENGINE,
        ),
        P(
            "40.12(e)",
            "When the shuffling machine jams, stops in mid-shuffle or leaves a cycle unfinished, the cards are "
            "reshuffled by the licensee's internal controls.",
            ENGINE,
        ),
        P(
            "40.12(f)",
            "When the automated shoe jams, stops or fails to deal in a round, the round is void; its cards are taken "
            "out and, with those already dealt, reshuffled by the licensee's internal controls.",
            ENGINE,
        ),
        P(
            "40.12(g)",
            "A shuffling machine or automated shoe leaves the table before shuffling or dealing there may be done in "
            "another way.",
            ENGINE,
        ),
        # 40.13 Prohibition against a player wagering on more than one player position
        P("40.13(a)", "A player bets on a single position only.", ENGINE, room="web"),
    ),
)

EQUIPMENT = Inventory(
    "13:69E",
    "premium hold 'em table",
    (
        P("1.13Y(a)", "Six betting positions at the most, along one side; the dealer's place is opposite.", LAYOUT),
        P(
            "1.13Y(b)",
            "The layout carries at least what 1 to 6 list. Before a design is used the licensee files a drawing of it "
            "to true scale and a colour photograph with the Division at its main office in Atlantic City; the program "
            "files nothing.",
            LAYOUT,
        ),
        P("1.13Y(b)1", "The licensee's name or trade name is on the layout.", LAYOUT),
        P("1.13Y(b)2", "Every position has an area of its own for the ante.", LAYOUT),
        P("1.13Y(b)3", "An area of its own for the X-Tra Bonus wager.", LAYOUT),
        P("1.13Y(b)4", "An area of its own for the wagers called Dealer Bonus and Player Bonus.", LAYOUT),
        P("1.13Y(b)5", "Each layout may have an area for the Bonus Spin wager; it is optional.", LAYOUT),
        P(
            "1.13Y(b)6",
            "The table is inscribed with the odds of the X-Tra Bonus, the Player and Dealer Bonus and the optional "
            "Bonus Spin wagers as the subchapter gives them.",
            LAYOUT,
        ),
        P(
            "1.13Y(c)",
            "A table with Bonus Spin needs the AGS progressive hardware for it, as the Division has approved it.",
            WAIVED,
            reason="Approved hardware of a named maker is physical equipment, which software cannot be; the program "
            "computes the wheel, its pays and the jackpot.",
        ),
    ),
)
