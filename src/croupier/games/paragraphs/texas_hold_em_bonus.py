"""N.J.A.C. 19:47-28 with its equipment section 19:46-1.13Q, Texas hold 'em bonus poker: every paragraph, in rule order.

28.1 and the start of 28.2 are printed; 28.6 to 28.12 are as amended for the progressive. Where the amendment says only
that a paragraph is unchanged, the content comes from the supplement, or, marked inferred, from the sections of the
other games that print the same paragraph in the same place; which letter of 28.10(b) to (g) holds which step of the
round is itself inferred from their order. The paragraph printed as a second (g) after 28.10(h) is 28.10(i) (T-4).
"""

from croupier.rulebook.reference import DOCUMENT, ENGINE, LAYOUT, PROCEDURE, WAIVED, Inventory
from croupier.rulebook.reference import Paragraph as P

UNPRINTED = "The text prints only that this paragraph is unchanged; its words are not among the governing texts."

RULES = Inventory(
    "19:47",
    "texas hold 'em bonus poker",
    (
        # 28.1 Definitions
        P(
            "28.1:ante",
            "Names the first wager, due before the deal, without which nobody takes part in a round.",
            ENGINE,
        ),
        P("28.1:bonus-wager", "Names the optional side wager on a player's own two cards.", ENGINE),
        P("28.1:burn", "To burn is to lay the next card of the deck face down and unseen in the discard rack.", ENGINE),
        P(
            "28.1:community-card",
            "A community card is one of five laid face up in the middle; everyone, the dealer included, combines them "
            "with two own cards into the best five-card hand.",
            ENGINE,
        ),
        P("28.1:flop", "The flop is community cards one to three, dealt face up to their area.", ENGINE),
        P(
            "28.1:flop-wager",
            "The second wager: exactly 2 times the ante, due before the flop from every player who stays in.",
            ENGINE,
        ),
        P(
            "28.1:fold",
            "To fold is to give up both cards and leave the round instead of making the flop wager.",
            ENGINE,
        ),
        P("28.1:hand", "A hand is the best five cards among two own cards and the five community cards.", ENGINE),
        P(
            "28.1:progressive-payout-wager",
            "The optional progressive side wager is on five cards: a player's own two and the three of the flop.",
            ENGINE,
        ),
        P("28.1:push", "A push is the tie of 28.10(h)3.", ENGINE),
        P("28.1:rank", "Rank is the standing of a card or a set of cards in the order of 28.5.", ENGINE),
        P("28.1:river", "The river is community card number five, the last, laid face up in its own area.", ENGINE),
        P(
            "28.1:river-wager",
            "The fourth wager: optional, exactly 1 times the ante, made before the river card.",
            ENGINE,
        ),
        P(
            "28.1:round-of-play",
            "A round runs from the deal to the point where every hand has been folded or bet on and every wager paid "
            "or collected.",
            ENGINE,
        ),
        P("28.1:stub", "The stub is what is left of the deck when the round's last card has been dealt.", ENGINE),
        P("28.1:suit", "There are four suits, club, diamond, heart and spade, and none outranks another.", ENGINE),
        P("28.1:turn", "The turn is community card number four, laid face up in its own area.", ENGINE),
        P(
            "28.1:turn-wager",
            "The third wager: optional, exactly 1 times the ante, made before the turn card.",
            ENGINE,
        ),
        # 28.2 Cards; number of decks (printed as far as (b)2)
        P(
            "28.2(a)",
            "One deck that conforms to 19:46-1.17, with two extra cover cards of plain yellow or green.",
            PROCEDURE,
        ),
        P(
            "28.2(b)",
            "A table with an automated shuffler may use a second deck, on the conditions that follow.",
            PROCEDURE,
        ),
        P("28.2(b)1", "Both decks conform to 19:46-1.17.", PROCEDURE),
        P("28.2(b)2", "The two decks have backs of different colours.", PROCEDURE),
        # 28.6 Wagers
        P(
            "28.6(a)",
            "Wagers are chips or plaques, with a match play coupon where accepted, laid in their betting areas, or "
            "the progressive wager made its own way. Cash with a spoken bet is refused.",
            ENGINE,
            room="web",
        ),
        P(
            "28.6(b)",
            "Wagers are in before the dealer calls bets closed and, for the progressive, before the lock-out button "
            "is pressed. After that nothing is bet, raised or taken back except as 28.10 allows.",
            ENGINE,
        ),
        P(
            "28.6(c)",
            "Where the licensee offers them, a player with an ante may add a bonus wager of $1.00 or more in its "
            "area, and a progressive wager of exactly $1.00 in the seat's acceptor (in place of the chip a coupon may "
            "be redeemed: supplement 8(r)). The player checks that the seat's acceptor light is on. Neither affects "
            "another wager.",
            ENGINE,
        ),
        P(
            "28.6(d)",
            "Flop, turn and river wagers are made at the points of the round set out in 28.10.",
            ENGINE,
            source="supplement [NJ-seed], [OP]",
        ),
        P(
            "28.6(e)",
            "Only a seated player bets, and one who has bet and been dealt cards stays seated until the round ends.",
            ENGINE,
            source="inferred",
            room="web",
        ),
        # 28.7 Dealing from a manual dealing shoe
        P(
            "28.7(a)",
            "A manual shoe conforms to 19:46-1.19; after shuffle and cut the dealer or the shuffler puts the stacked "
            "deck into it.",
            PROCEDURE,
            source="inferred",
        ),
        P(
            "28.7(b)",
            "Before the first card the dealer calls bets closed and, where the progressive is offered, presses the "
            "lock-out button; if any progressive wager was made, items 1 to 3 follow.",
            ENGINE,
        ),
        P(
            "28.7(b)1",
            "The dealer takes the progressive chips out of the return device.",
            PROCEDURE,
            room="progressive",
        ),
        P(
            "28.7(b)2",
            "The dealer counts those chips on the layout, before the inventory container, against the lit acceptor "
            "lights; the two numbers agree.",
            PROCEDURE,
            room="progressive",
        ),
        P(
            "28.7(b)3",
            "The chips then go into the table inventory as 19:45-1.20 directs.",
            PROCEDURE,
            room="progressive",
        ),
        P(
            "28.7(c)",
            "Cards leave the shoe with the hand nearer to it and are placed with the other. Clockwise from the "
            "dealer's far left: one face down to each player, one to the dealer under a cover card, then a second "
            "round likewise.",
            ENGINE,
            source="supplement [INF]",
        ),
        P(
            "28.7(d)",
            "When two cards each and all community cards are out, the stub leaves the shoe and, unless counted under "
            "(e), goes unexposed into the discard rack.",
            PROCEDURE,
            source="inferred",
        ),
        P(
            "28.7(e)",
            "At least every fifth round the stub is counted face down on the layout. If it accounts for 52 cards it "
            "is discarded unexposed. If 52 are present but somebody holds a wrong number, all hands are void; if the "
            "deck itself is wrong, all hands are void and the deck leaves the table (19:46-1.18).",
            PROCEDURE,
            source="inferred",
        ),
        P(
            "28.7(f)",
            "No stub count is needed where the shuffler counts the deck after each shuffle and shows whether all 52 "
            "are there; a deck it finds wrong leaves the table (19:46-1.18).",
            PROCEDURE,
            source="inferred",
        ),
        # 28.8 Dealing from the hand
        P(
            "28.8(a)",
            "The licensee may elect to have its dealers deal this game out of the hand.",
            PROCEDURE,
            source="inferred",
        ),
        P("28.8(b)", "Hand dealing is subject to items 1 to 3.", PROCEDURE),
        P("28.8(b)1", "The shuffle is done by an automated shuffler.", PROCEDURE, source="inferred"),
        P(
            "28.8(b)2",
            "After the shuffle the deck goes into either hand, the same one for the whole round, held in front of the "
            "dealer above the inventory container.",
            PROCEDURE,
            source="inferred",
        ),
        P(
            "28.8(b)3",
            "Bets are called closed and, where the progressive is offered, locked out before the deal; progressive "
            "chips are handled as in 28.7(b)1 to 3. The free hand draws each card off the top and lays it face down "
            "in place.",
            ENGINE,
        ),
        P(
            "28.8(c)",
            "Clockwise from the dealer's far left each player, then the dealer under a cover card, gets one card face "
            "down; a second round follows in the same way.",
            ENGINE,
            source="supplement [INF]",
        ),
        P(
            "28.8(d)",
            "When two cards each and all community cards are out, the stub goes unexposed into the discard rack "
            "unless it is counted under (e).",
            PROCEDURE,
            source="inferred",
        ),
        P(
            "28.8(e)",
            "The stub is counted at least every fifth round in the manner of 28.7(e), with the exception of 28.7(f).",
            PROCEDURE,
            source="inferred",
        ),
        # 28.9 Dealing from an automated dealing shoe
        P(
            "28.9(a)",
            "The licensee may elect an automated shoe that gives out stacks of two cards, once the shoe, its place "
            "and its use are approved.",
            PROCEDURE,
            source="supplement [INF]",
        ),
        P("28.9(b)", "Dealing from an automated shoe is subject to items 1 and 2.", PROCEDURE),
        P(
            "28.9(b)1",
            "After the shuffle and any cut the cards are loaded into the automated shoe.",
            PROCEDURE,
            source="inferred",
        ),
        P(
            "28.9(b)2",
            "Bets are called closed and, where the progressive is offered, locked out before the shoe gives its first "
            "stack; progressive chips are handled as in 28.7(b)1 to 3.",
            ENGINE,
        ),
        P(
            "28.9(c)",
            "Stacks of two go face down, clockwise from the dealer's far left, to each player who has bet; the "
            "dealer's own stack comes last, with a cover card on top.",
            ENGINE,
            source="supplement [INF]",
        ),
        P(
            "28.9(d)",
            "The community cards of 28.10 are dealt, by hand and one after the other, from the cards that the shoe has "
            "left.",
            ENGINE,
            source="inferred",
        ),
        P(
            "28.9(e)",
            "The stub goes unexposed into the discard rack, but at least every fifth round it is first counted as in "
            "28.7(e).",
            PROCEDURE,
            source="inferred",
        ),
        P(
            "28.9(f)",
            "No stub count is needed where the shuffler counts the deck after each shuffle; a deck it finds wrong "
            "leaves the table (19:46-1.18).",
            PROCEDURE,
            source="inferred",
        ),
        # 28.10 Completion of each round of play
        P(
            "28.10(a)",
            "After the deal each player looks at the two cards, shows them to nobody, lays them back face down and "
            "either makes the flop wager or folds and loses the ante.",
            ENGINE,
        ),
        P("28.10(a)1", "A flop wager is laid in the flop betting area.", ENGINE, source="inferred"),
        P("28.10(a)2", "The ante of a player who folds is taken into the table inventory.", ENGINE),
        P(
            "28.10(a)2i",
            "A folded hand with a bonus or progressive wager stays on the table until that wager is settled when the "
            "round ends.",
            ENGINE,
        ),
        P(
            "28.10(a)2ii",
            "A folded hand without either is at once spread face down, picked up and put in the discard rack.",
            PROCEDURE,
        ),
        P(
            "28.10(b)",
            "When every player has acted, one card is burned and the three cards of the flop are dealt face up.",
            ENGINE,
            source="supplement [INF], [CK]",
        ),
        P(
            "28.10(c)",
            "Clockwise, each player still in makes a turn wager of 1 times the ante or checks.",
            ENGINE,
            source="supplement [NJ-seed], [OP]",
        ),
        P(
            "28.10(d)",
            "One card is burned and the turn card is dealt face up.",
            ENGINE,
            source="supplement [INF], [CK]",
        ),
        P(
            "28.10(e)",
            "Clockwise, each player still in makes a river wager of 1 times the ante or checks; having checked the "
            "turn is no bar.",
            ENGINE,
            source="supplement [NJ-seed], [OP]",
        ),
        P(
            "28.10(f)",
            "One card is burned and the river card is dealt face up; no wager follows it.",
            ENGINE,
            source="supplement [INF], [CK]",
        ),
        P(
            "28.10(g)",
            "The dealer turns up both own cards and announces the best five of the seven; no qualifying hand is "
            "needed.",
            ENGINE,
            source="supplement [OP]",
        ),
        P(
            "28.10(h)",
            "From the dealer's far right counterclockwise, each player who made a flop wager has both cards turned "
            "up, the best five-card hand announced and every wager resolved before the next player's. When the cards "
            "are collected stands with 5.",
            ENGINE,
        ),
        P(
            "28.10(h)1",
            "Dealer's hand higher: ante, flop, turn and river wagers lose and are collected.",
            ENGINE,
            source="supplement [OP]",
        ),
        P(
            "28.10(h)2",
            "Player's hand higher: flop, turn and river wagers are paid; the ante is paid with a flush or better and "
            "returned with anything less.",
            ENGINE,
            source="supplement [OP], [CALC]",
        ),
        P(
            "28.10(h)3",
            "Equal hands push: ante, flop, turn and river wagers are neither paid nor collected.",
            ENGINE,
            source="supplement [NJ-seed], [OP]",
        ),
        P(
            "28.10(h)4",
            "Bonus and progressive wagers are settled after the player's ante, flop, turn and river.",
            ENGINE,
        ),
        P(
            "28.10(h)4i",
            "The bonus is decided by the player's two cards under 28.11(c) and is paid if it wins, however the other "
            "wagers end.",
            ENGINE,
        ),
        P(
            "28.10(h)4ii",
            "The progressive is decided under 28.11(f) and (g) by the player's two cards with the three of the flop. "
            "Before a win is paid come the checks (1) to (3); the procedures of 19:45-1.52 for the payment stand with "
            "supplement 8(w).",
            ENGINE,
        ),
        P(
            "28.10(h)4ii(1)",
            "First check: the dealer makes sure that the hand does win.",
            PROCEDURE,
        ),
        P(
            "28.10(h)4ii(2)",
            "Second check: the dealer makes sure that the acceptor light of that seat is lit.",
            PROCEDURE,
            room="progressive",
        ),
        P(
            "28.10(h)4ii(3)",
            "Third check: a casino supervisor validates the payout under the approved internal controls.",
            PROCEDURE,
            room="server",
        ),
        P(
            "28.10(h)5",
            "The player's cards go straight to the discard rack once both side wagers are settled, or, if neither was "
            "made, once the main wagers are.",
            PROCEDURE,
        ),
        P(
            "28.10(i)",
            "Collected cards are picked up in an order that lets each hand be rebuilt if it is disputed.",
            PROCEDURE,
            source="inferred",
        ),
        # 28.11 Payout odds
        P(
            "28.11(a)",
            'Odds on signs and in publications are worded with "to" or "win" and never with "for".',
            DOCUMENT,
            source="inferred",
        ),
        P(
            "28.11(b)",
            "Winning flop, turn and river wagers pay 1 to 1 each, and so does the ante with a flush or better.",
            ENGINE,
            source="supplement [OP], [CALC]",
        ),
        P(
            "28.11(c)",
            "Bonus, to 1, highest line only: A-A with A-A at the dealer 1,000, A-A 30, A-K suited 25, A-Q or A-J "
            "suited 20, A-K offsuit 15, K-K to J-J 10, A-Q or A-J offsuit 5, 10-10 to 2-2 3.",
            ENGINE,
            source="supplement [OP]",
        ),
        P("28.11(d)", "Unchanged by the amendment; its content is not printed.", WAIVED, reason=UNPRINTED),
        P("28.11(e)", "Unchanged by the amendment; its content is not printed.", WAIVED, reason=UNPRINTED),
        P(
            "28.11(f)",
            "Progressive awards for a $1.00 wager, at least: royal flush 100% and straight flush 10% of the meter, "
            "four of a kind $500, full house $100, flush $50. All come off the meter.",
            ENGINE,
        ),
        P(
            "28.11(g)",
            "Optional lesser awards (straight / three of a kind / two pair), one table chosen in advance: A $10, $3, "
            "$2; B $10 (M), $5, none; C $10 (M), $3, $2; D $10 (M), $5, $2. Only an (M) amount comes off the meter. "
            "What a link with Caribbean stud (19:47-16) permits stands with supplement 1.5(d).",
            ENGINE,
        ),
        P(
            "28.11(h)",
            "At least 70 percent of progressive wagers goes to the meter. The licensee sets its initial and reset "
            "amount, approved under 19:45-1.39B.",
            ENGINE,
        ),
        P(
            "28.11(i)",
            "A percentage award is reckoned on the meter at that player's turn to be paid (28.10, printed as 28.11, "
            "T-5); several royal flushes at one table split equally the meter as it is when the first falls due. With "
            "percentage winners at more than one table, the dealer tells surveillance and management, who review the "
            "recordings and, by the approved internal controls, give the first jackpot to whoever had a winning hand "
            "first.",
            ENGINE,
            room="progressive",
        ),
        # 28.12 Irregularities
        P(
            "28.12(a)",
            "If a dealer's card is exposed before every player has folded or made a flop, turn or river wager, all "
            "hands are void; bonus and progressive wagers are still settled, under 28.11(c) and 28.11(f) and (g).",
            ENGINE,
        ),
        P(
            "28.12(b)",
            "One card found face up in shoe or deck during the deal is discarded unused; two or more void all hands "
            "and force a reshuffle. If they turn up after players and dealer have their first two cards, 1 and 2 "
            "still apply.",
            ENGINE,
        ),
        P("28.12(b)1", "Bonus wagers are then settled at the odds of 28.11(c).", ENGINE),
        P(
            "28.12(b)2",
            "Progressive wagers are then settled under 28.11(f) and (g) on a flop dealt for the purpose, in which the "
            "cards found face up may count.",
            ENGINE,
        ),
        P(
            "28.12(c)",
            "A card drawn by mistake but not exposed serves as the next card.",
            ENGINE,
            source="supplement [INF]",
        ),
        P(
            "28.12(d)",
            "A player's wrong number of cards voids that player's hand, with a reshuffle. The dealer's voids all "
            "hands, unless the dealer can complete the hand in sequence from cards not yet exposed.",
            ENGINE,
            source="supplement [INF]",
        ),
        P(
            "28.12(e)",
            "After a shuffler jam, stop or unfinished cycle the cards are reshuffled by the approved procedure.",
            ENGINE,
            source="supplement [INF]",
        ),
        P(
            "28.12(f)",
            "If an automated shoe jams, stops or leaves cards undealt the round is void; its cards are put together "
            "with those already dealt and reshuffled by the approved procedure.",
            ENGINE,
            source="supplement [INF]",
        ),
        P(
            "28.12(g)",
            "A shuffler or automated shoe leaves the table before another way of shuffling or dealing is used there.",
            PROCEDURE,
            source="supplement [INF]",
        ),
    ),
)

EQUIPMENT = Inventory(
    "19:46",
    "texas hold 'em bonus poker table",
    (
        P("1.13Q(a)", "At most seven player positions on one side, with the dealer's place opposite.", LAYOUT),
        P("1.13Q(b)", "The layout is approved by the Commission and shows at least items 1 to 7.", LAYOUT),
        P("1.13Q(b)1", "The licensee's name or trade name.", LAYOUT, source="inferred"),
        P("1.13Q(b)2", "A betting area for the ante at each position.", LAYOUT, source="inferred"),
        P(
            "1.13Q(b)3",
            "Betting areas for the flop, turn and river wagers at each position.",
            LAYOUT,
            source="inferred",
        ),
        P(
            "1.13Q(b)4",
            "At each position an area for the bonus wager, just above the flop area and to its right as the player "
            "sees it, unless the licensee has dropped the bonus under (g) (printed as (f)).",
            LAYOUT,
        ),
        P(
            "1.13Q(b)5",
            "In mid-table, between inventory container and betting areas, one area for the five community cards: "
            '"flop" is inscribed for the first three, "turn" for the fourth, "river" for the fifth.',
            LAYOUT,
        ),
        P("1.13Q(b)6", "Inscriptions stating the payout odds of the wagers offered.", LAYOUT, source="inferred"),
        P("1.13Q(b)7", "Unchanged by the amendment; its content is not printed.", WAIVED, reason=UNPRINTED),
        P("1.13Q(c)", "Unchanged by the amendment; its content is not printed.", WAIVED, reason=UNPRINTED),
        P(
            "1.13Q(d)",
            "Drop box and tip box hang on the dealer's side, one at each hand of the dealer.",
            WAIVED,
            source="inferred",
            reason="Drop box and tip box are physical furniture of the table, which software cannot be.",
        ),
        P(
            "1.13Q(e)",
            "A table that offers the progressive has items 1 to 4 besides what 19:45-1.39B asks.",
            LAYOUT,
            room="progressive",
        ),
        P(
            "1.13Q(e)1",
            "Directly before each betting position an acceptor of its own takes the progressive wager and lights up "
            "when it has accepted a chip.",
            LAYOUT,
        ),
        P(
            "1.13Q(e)2",
            "A sign sets out each winning progressive hand with its payout, in an approved form and place.",
            LAYOUT,
            room="web",
        ),
        P(
            "1.13Q(e)3",
            "A controller panel in an approved place has a lock-out button; once the dealer presses it no acceptor "
            "takes a chip.",
            ENGINE,
            room="progressive",
        ),
        P(
            "1.13Q(e)4",
            "A return device brings all chips from the acceptors to a set part of the inventory container before a "
            "hand is dealt, with the security features required; the procedures for its use are submitted and "
            "approved.",
            PROCEDURE,
            room="progressive",
        ),
        P(
            "1.13Q(f)",
            "A table whose progressive is linked with that of Caribbean stud poker has a sign that says so.",
            LAYOUT,
            room="web",
        ),
        P("1.13Q(g)", "A licensee that offers the progressive is free to leave out the bonus wager.", ENGINE),
    ),
)
