"""The supplement to the governing texts, fact by fact: the number is its heading, the letters are ours.

Letters (c) to (g) under 1.7 are the supplement's own. A source tagged [INF] or [CK] is never shown as regulation.
"""

from croupier.rulebook.reference import DOCUMENT, ENGINE, LAYOUT, PROCEDURE, WAIVED, Inventory
from croupier.rulebook.reference import Paragraph as P

FACTS = Inventory(
    "supplement",
    "supplement to the governing texts",
    (
        # 1.1 Texas hold 'em bonus poker: wagers
        P(
            "1.1(a)",
            "The ante is mandatory, between the posted minimum and maximum, and is made before bets close.",
            ENGINE,
            source="supplement [NJ-seed]",
        ),
        P(
            "1.1(b)",
            "The two-card bonus wager is optional, at least $1.00, made with the ante before bets close; a licensee "
            "that offers the progressive may leave it out.",
            ENGINE,
            source="supplement [NJ-seed]",
        ),
        P(
            "1.1(c)",
            "The progressive wager is optional and exactly $1.00, made in the acceptor before the lock-out (the "
            "coupon that may take the place of the chip: 8(r)).",
            ENGINE,
            source="supplement [NJ-seed]",
        ),
        P(
            "1.1(d)",
            "The flop wager is exactly 2 times the ante, made after looking at the two cards and before the flop; "
            "a player who does not make it folds.",
            ENGINE,
            source="supplement [NJ-seed]",
        ),
        P(
            "1.1(e)",
            "The turn wager is exactly 1 times the ante, optional (bet or check), after the flop and before the "
            "turn card.",
            ENGINE,
            source="supplement [NJ-seed], [OP]",
        ),
        P(
            "1.1(f)",
            "The river wager is exactly 1 times the ante, optional (bet or check), after the turn card and before the "
            "river card.",
            ENGINE,
            source="supplement [NJ-seed], [OP]",
        ),
        P(
            "1.1(g)",
            "No wager is made after the river card.",
            ENGINE,
            source="supplement [OP], [XJ]",
        ),
        P(
            "1.1(h)",
            "A player who checked the turn may still bet the river.",
            ENGINE,
            source="supplement [OP]",
        ),
        P(
            "1.1(i)",
            "A player who stays in has 3, 4 or 5 times the ante at stake in all on the main wagers.",
            ENGINE,
            source="supplement [OP]",
        ),
        P(
            "1.1(j)",
            "The bonus and the progressive wager are open only to a player who has made an ante.",
            ENGINE,
            source="supplement [NJ-seed]",
        ),
        P(
            "1.1(k)",
            "The table seats six players, amended to seven.",
            LAYOUT,
            source="supplement [NJ-seed]",
        ),
        P(
            "1.1(l)",
            "To burn is to put the top card face down and unseen into the discard rack.",
            ENGINE,
            source="supplement [NJ-seed], [XJ:PA]",
        ),
        P(
            "1.1(m)",
            "A hand is the best five cards out of a player's own two and any of the five community cards.",
            ENGINE,
            source="supplement [XJ:PA]",
        ),
        P(
            "1.1(n)",
            "To fold is to refrain from the flop wager, which is the price of seeing the flop.",
            ENGINE,
            source="supplement [XJ:PA]",
        ),
        P(
            "1.1(o)",
            "Pennsylvania adds an envy bonus (straight flush or better) and a five card hand bonus.",
            WAIVED,
            source="supplement [XJ:PA]",
            reason="Neither wager is in the New Jersey texts, so neither is offered.",
        ),
        # 1.2 Texas hold 'em bonus poker: dealing and order of play
        P(
            "1.2(a)",
            "The dealer announces that bets are closed and presses the lock-out button.",
            ENGINE,
            source="supplement [NJ-seed]",
        ),
        P(
            "1.2(b)",
            "Progressive chips are taken from the return device, their number compared on the layout with the lit "
            "acceptor lights, and racked.",
            PROCEDURE,
            source="supplement [NJ-seed]",
            room="progressive",
        ),
        P(
            "1.2(c)",
            "First round: one card face down to each player, from the dealer's far left clockwise.",
            ENGINE,
            source="supplement [INF]",
        ),
        P(
            "1.2(d)",
            "First round: then one card face down to the dealer, kept under a cover card.",
            ENGINE,
            source="supplement [INF]",
        ),
        P(
            "1.2(e)",
            "Second round: a second card face down to each player in the same order.",
            ENGINE,
            source="supplement [INF]",
        ),
        P(
            "1.2(f)",
            "Second round: then the dealer's second card face down, under the cover card.",
            ENGINE,
            source="supplement [INF]",
        ),
        P(
            "1.2(g)",
            "From an automated shoe: a stack of two to each player from left to right, then the dealer's stack, with a "
            "cover card on top.",
            ENGINE,
            source="supplement [INF]",
        ),
        P(
            "1.2(h)",
            "Each player in turn, from the dealer's left clockwise, makes the flop wager or folds.",
            ENGINE,
            source="supplement [NJ-seed]",
        ),
        P(
            "1.2(i)",
            "The ante of a player who folds is collected.",
            ENGINE,
            source="supplement [NJ-seed]",
        ),
        P(
            "1.2(j)",
            "The cards of a player who folds stay while a bonus or progressive wager is live.",
            ENGINE,
            source="supplement [NJ-seed]",
        ),
        P(
            "1.2(k)",
            "One card is burned before the flop.",
            ENGINE,
            source="supplement [INF], [CK]",
        ),
        P(
            "1.2(l)",
            "The flop: three community cards face up.",
            ENGINE,
            source="supplement [INF], [CK]",
        ),
        P(
            "1.2(m)",
            "After the flop each player still in bets the turn or checks, clockwise.",
            ENGINE,
            source="supplement [NJ-seed], [OP]",
        ),
        P(
            "1.2(n)",
            "One card is burned before the turn card.",
            ENGINE,
            source="supplement [INF], [CK]",
        ),
        P(
            "1.2(o)",
            "The turn: the fourth community card, face up.",
            ENGINE,
            source="supplement [INF], [CK]",
        ),
        P(
            "1.2(p)",
            "After the turn card each player still in bets the river or checks, clockwise.",
            ENGINE,
            source="supplement [NJ-seed], [OP]",
        ),
        P(
            "1.2(q)",
            "One card is burned before the river card.",
            ENGINE,
            source="supplement [INF], [CK]",
        ),
        P(
            "1.2(r)",
            "The river: the fifth community card, face up.",
            ENGINE,
            source="supplement [INF], [CK]",
        ),
        P(
            "1.2(s)",
            "The dealer turns up the dealer's two cards and announces the best five of the seven.",
            ENGINE,
            source="supplement [OP]",
        ),
        P(
            "1.2(t)",
            "The dealer needs no qualifying hand.",
            ENGINE,
            source="supplement [OP]",
        ),
        P(
            "1.2(u)",
            "From the farthest right counterclockwise, each player's cards are turned up, the best five announced and "
            "the wagers settled, one player at a time.",
            ENGINE,
            source="supplement [NJ-seed]",
        ),
        P(
            "1.2(v)",
            "One player's wagers are settled in the order ante, flop, turn, river, bonus, progressive.",
            ENGINE,
            source="supplement [NJ-seed]",
        ),
        P(
            "1.2(w)",
            "A player's cards are collected after that player's last wager has been settled.",
            PROCEDURE,
            source="supplement [NJ-seed]",
        ),
        P(
            "1.2(x)",
            "A full table of seven uses 24 cards (14 + 2 + 5 + 3 burned) and leaves a stub of 28; with n players the "
            "stub is 52 - 2n - 2 - 5 - the number burned.",
            PROCEDURE,
            source="supplement [CALC]",
        ),
        P(
            "1.2(y)",
            "The cards of a player who folds with neither side wager live are discarded face down.",
            PROCEDURE,
            source="supplement [NJ-seed]",
        ),
        # 1.3 Texas hold 'em bonus poker: settlement in Atlantic City
        P(
            "1.3(a)",
            "Dealer's hand higher: ante, flop, turn and river lose.",
            ENGINE,
            source="supplement [OP]",
        ),
        P(
            "1.3(b)",
            "Hands tie: ante, flop, turn and river push.",
            ENGINE,
            source="supplement [NJ-seed], [OP]",
        ),
        P(
            "1.3(c)",
            "Player's hand higher and a flush or better: the ante is paid 1 to 1, and flop, turn and river 1 to "
            "1 each.",
            ENGINE,
            source="supplement [OP], [CALC]",
        ),
        P(
            "1.3(d)",
            "Player's hand higher but below a flush: the ante pushes; flop, turn and river are paid 1 to 1 each.",
            ENGINE,
            source="supplement [OP], [CALC]",
        ),
        P(
            "1.3(e)",
            "In Las Vegas and Illinois a straight or better, not a flush or better, is enough for the ante to be paid.",
            ENGINE,
            source="supplement [OP]",
        ),
        P(
            "1.3(f)",
            "House edge of the ante with best play: 5.5935 percent under the flush rule, 2.037 percent under the "
            "straight rule (3.8181 antes wagered on average), 2.3496 percent as in Colorado.",
            ENGINE,
            source="supplement [OP]",
        ),
        P(
            "1.3(g)",
            "Best value of a starting hand, flush rule / straight rule, offsuit: 2-3 -1.195592 / -1.155927; 2-7 "
            "-1.050057 / -1.031301; 2-8 -0.917393 / -0.896002; 2-Q -0.305687 / -0.28969; 2-K -0.1154 / -0.102668.",
            ENGINE,
            source="supplement [OP]",
        ),
        P(
            "1.3(h)",
            "The best play folds where the flop wager is worth less than -1: offsuit 2-3, 2-4, 2-5, 2-6 and 2-7 under "
            "either rule.",
            ENGINE,
            source="supplement [OP]",
        ),
        P(
            "1.3(i)",
            "Under the flush rule offsuit 3-4 (about -1.009) folds too; 3-5 (-0.95), 3-6 (-0.94), 2-8 (-0.92) "
            "and suited 2-3 (-0.91) play. Under the straight rule 3-4 (about -0.96) plays.",
            ENGINE,
            source="supplement [CALC]",
        ),
        P(
            "1.3(j)",
            "A simulation of these rows with best play agrees with the published values within 0.013: offsuit "
            "2-3 -1.189 / -1.149, 2-7 -1.037 / -1.019.",
            ENGINE,
            source="supplement [CALC]",
        ),
        # 1.4 Texas hold 'em bonus poker: two-card bonus
        P(
            "1.4(a)",
            "Bonus pay table: aces with the player and aces with the dealer 1,000; aces with the player only 30; "
            "A-K suited 25; A-Q or A-J suited 20; A-K offsuit 15; K-K, Q-Q or J-J 10; A-Q or A-J offsuit 5; a "
            "pair from 10-10 down to 2-2 3; all to 1.",
            ENGINE,
            source="supplement [OP]",
        ),
        P(
            "1.4(b)",
            "A variant of the bonus pay table has no line for aces with both player and dealer.",
            ENGINE,
            source="supplement [CK]",
        ),
        P(
            "1.4(c)",
            "House edge of the bonus wager: 8.5406 percent with the 1,000 to 1 line, 8.8989 percent without.",
            ENGINE,
            source="supplement [CALC]",
        ),
        P(
            "1.4(d)",
            "Aces with the dealer count for the bonus of a player who folded: a fold does not end the bonus wager.",
            ENGINE,
            source="supplement [NJ-seed]",
        ),
        P(
            "1.4(e)",
            "Only the highest line that applies is paid.",
            ENGINE,
            source="supplement [INF]",
        ),
        P(
            "1.4(f)",
            "The words of 28.11(c) were not found; alternative bonus tables are possible.",
            WAIVED,
            source="supplement [OP]",
            reason="No alternative New Jersey table was found.",
        ),
        # 1.5 Texas hold 'em bonus poker: side wagers permitted
        P(
            "1.5(a)",
            "The bonus wager and the progressive wager are the only side wagers; there is no envy bonus.",
            ENGINE,
            source="supplement [NJ-seed]",
        ),
        P(
            "1.5(b)",
            "Each side wager is independent of every other wager.",
            ENGINE,
            source="supplement [NJ-seed]",
        ),
        P(
            "1.5(c)",
            "The lesser progressive awards are chosen among tables A to D.",
            ENGINE,
            source="supplement [NJ-seed]",
        ),
        P(
            "1.5(d)",
            "A progressive linked with that of Caribbean stud poker allows only table A.",
            ENGINE,
            source="supplement [NJ-seed]",
            room="progressive",
        ),
        # 1.6 Texas hold 'em bonus poker: the progressive in figures
        P(
            "1.6(a)",
            "A player's two cards with the flop are a random five-card hand, exactly as in Caribbean stud poker; hence "
            "the identical house advantage.",
            ENGINE,
            source="supplement [CALC]",
        ),
        P(
            "1.6(b)",
            "Combinations out of 2,598,960: royal flush 4, straight flush 36, four of a kind 624, full house 3,744, "
            "flush 5,108, straight 10,200, three of a kind 54,912, two pair 123,552.",
            ENGINE,
            source="supplement [CALC]",
        ),
        P(
            "1.6(c)",
            "The fixed awards for four of a kind, full house and flush return $0.36238 of each $1.",
            ENGINE,
            source="supplement [CALC]",
        ),
        P(
            "1.6(d)",
            "With awards 500/100/50 the wager breaks even at a meter of $218,047.37; a printed 217,047 is a misprint.",
            ENGINE,
            source="supplement [CALC]",
        ),
        P(
            "1.6(e)",
            "With awards 100/75/50 it breaks even at 263,205 and with 150/100/50 at 246,784.",
            ENGINE,
            source="supplement [CALC]",
        ),
        P(
            "1.6(f)",
            "The lesser awards cost, of each $1: straight $10 0.03925; three of a kind $3 0.06339, $5 0.10564; "
            "two pair $2 0.09508.",
            ENGINE,
            source="supplement [CALC]",
        ),
        P(
            "1.6(g)",
            "In the long run the licensee keeps 1 less the rate, less the awards not marked (M), less the cost "
            "of resets: at 70 percent, A 10.23, B 19.44, C 14.15, D 9.93 percent, each less reset/649,740 of "
            "each $1.",
            ENGINE,
            source="supplement [CALC]",
        ),
        P(
            "1.6(h)",
            "Two royal flushes cannot meet at one Texas hold 'em bonus table; they can in Caribbean stud poker and "
            "across linked tables.",
            ENGINE,
            source="supplement [CALC]",
            room="progressive",
        ),
        P(
            "1.6(i)",
            "Two straight flushes, or a royal flush and a straight flush, can meet at one table (flop 10-J-Q suited: "
            "A-K and 8-9).",
            ENGINE,
            source="supplement [CALC]",
            room="progressive",
        ),
        # 1.7 Texas hold 'em bonus poker: irregularities that the amendment leaves unprinted, 28.12(c) to (g)
        P(
            "1.7(c)",
            "A card drawn in error and not exposed is used as the next card.",
            ENGINE,
            source="supplement [INF]",
        ),
        P(
            "1.7(d)1",
            "A player dealt the wrong number of cards: that hand is void and the cards are reshuffled.",
            ENGINE,
            source="supplement [INF]",
        ),
        P(
            "1.7(d)2",
            "The dealer dealt the wrong number of cards: all hands are void, unless the dealer can complete the "
            "dealer's hand in sequence from unexposed cards.",
            ENGINE,
            source="supplement [INF]",
        ),
        P(
            "1.7(e)",
            "A shuffler that jams, stops or does not complete a shuffle: the cards are reshuffled by the "
            "approved procedure.",
            ENGINE,
            source="supplement [INF]",
        ),
        P(
            "1.7(f)",
            "An automated shoe that jams: the round is void, the cards are put together again and reshuffled.",
            ENGINE,
            source="supplement [INF]",
        ),
        P(
            "1.7(g)",
            "The failed device is physically removed before another method of dealing or shuffling is used.",
            PROCEDURE,
            source="supplement [INF]",
        ),
        # 1.8 Texas hold 'em bonus poker: 28.2 to 28.5, from the parallel 40.2 to 40.5
        P(
            "1.8(a)",
            "One deck in play of 52 cards, with a second that alternates with it when a shuffler is in use.",
            PROCEDURE,
            source="supplement [INF]",
        ),
        P(
            "1.8(b)",
            "Opening of the table: cards inspected, spread face up for inspection, washed and stacked.",
            PROCEDURE,
            source="supplement [INF]",
        ),
        P(
            "1.8(c)",
            "Shuffle and cut: at least ten cards come off the top onto the cover card, and the rest goes on them.",
            PROCEDURE,
            source="supplement [INF]",
        ),
        P(
            "1.8(d)",
            "Five-card hands rank royal flush, straight flush, four of a kind, full house, flush, straight, three of a "
            "kind, two pair, one pair, and below them by the highest card; suits do not rank.",
            ENGINE,
            source="supplement [INF]",
        ),
        P(
            "1.8(e)",
            "40.5(b) names Texas hold 'em bonus poker, so the words of 40.5 stand in for those of 28.5.",
            ENGINE,
            source="supplement [INF]",
        ),
        # 2.1 Progressive wagers: 13:69D-1.52 as found
        P(
            "2.1(a)",
            "The rule reaches a table game whose jackpots grow at a set rate of progression and are won on a "
            "specific outcome, and a supplemental wager that is not paid from table inventory.",
            ENGINE,
            source="supplement [NJ]",
        ),
        P(
            "2.1(b)",
            "Jackpots are run by an external progressive controller.",
            ENGINE,
            source="supplement [NJ]",
        ),
        P(
            "2.1(c)",
            "The controller stands in an approved place, in a compartment with two separate keys, one held by "
            "security and one by table games.",
            WAIVED,
            source="supplement [NJ]",
            reason=(
                "A property of hardware that software cannot be; the program keeps its counterpart in the "
                "meters and the log."
            ),
        ),
        P(
            "2.1(d)",
            "For linked games the location and installation of the common display need approval.",
            WAIVED,
            source="supplement [NJ]",
            reason="Approval of where a display hangs is an act between licensee and Division.",
        ),
        P(
            "2.1(e)",
            "(e)1: the submission before opening states the initial and reset amounts of each meter.",
            DOCUMENT,
            source="supplement [NJ]",
            room="progressive",
        ),
        P(
            "2.1(f)",
            "(e)2: the submission states how keys and access codes are controlled.",
            DOCUMENT,
            source="supplement [NJ]",
            room="progressive",
        ),
        P(
            "2.1(g)",
            "(e)3: the submission states the rate of progression of each jackpot; it is not changed without "
            "notice to casino accounting, which reconciles.",
            DOCUMENT,
            source="supplement [NJ]",
            room="progressive",
        ),
        P(
            "2.1(h)",
            "(e)4: the submission states the calculated probability of each jackpot, no longer than 100 "
            "million to one.",
            DOCUMENT,
            source="supplement [NJ]",
            room="progressive",
        ),
        P(
            "2.1(i)",
            "(f): a meter goes down only by the amount paid to a winner, with the win recorded under internal "
            "controls.",
            ENGINE,
            source="supplement [NJ]",
        ),
        P(
            "2.1(j)",
            "(f), cut off in the text found: a meter may also go down for a correction after a malfunction.",
            ENGINE,
            source="supplement [INF]",
            room="progressive",
        ),
        # 2.2 Progressive wagers: 13:69E-1.39A, the data model
        P(
            "2.2(a)",
            "Parameters of a progressive: base amount, reset amount, rate of increment, limit if there is one, "
            "hidden rate, threshold of an unreasonable contribution.",
            ENGINE,
            source="supplement [NJ]",
        ),
        P(
            "2.2(b)",
            "The hidden rate is an increment to a reserve pool that funds the next reset.",
            ENGINE,
            source="supplement [NJ]",
        ),
        P(
            "2.2(c)",
            "Meters of a progressive: qualifying wagers taken in, displayed amount, hits, dollar value won at "
            "each level, overflow above the limit, reserve pool.",
            ENGINE,
            source="supplement [NJ]",
        ),
        # 2.3 Progressive wagers: 13:69D-1.39, the slot machine analogue
        P(
            "2.3(a)",
            "A visible meter advances with the amount wagered.",
            ENGINE,
            source="supplement [NJ]",
        ),
        P(
            "2.3(b)",
            "Meters count the hits of each jackpot and of all, and are read without opening anything.",
            ENGINE,
            source="supplement [NJ]",
        ),
        P(
            "2.3(c)",
            "Resetting takes a separate key and switch, or other approved means.",
            ENGINE,
            source="supplement [NJ]",
            room="progressive",
        ),
        P(
            "2.3(d)",
            "The meter compartment has its own lock, under dual key control of security and the operating department.",
            WAIVED,
            source="supplement [NJ]",
            reason=(
                "A property of hardware that software cannot be; the program keeps its counterpart in the "
                "meters and the log."
            ),
        ),
        # 2.4 Progressive wagers: 13:69E-1.39C, wide-area links
        P(
            "2.4(a)",
            "A central server keeps all meters and sends out the increments.",
            ENGINE,
            source="supplement [NJ]",
            room="progressive",
        ),
        P(
            "2.4(b)",
            "Every win is logged with date, time and location, as are security events, parameter changes and errors.",
            ENGINE,
            source="supplement [NJ]",
            room="progressive",
        ),
        P(
            "2.4(c)",
            "No parameter is changed without authority.",
            ENGINE,
            source="supplement [NJ]",
            room="progressive",
        ),
        # 2.5 Progressive wagers: other states
        P(
            "2.5(a)",
            "A meter visible from the front is driven by the wagers.",
            ENGINE,
            source="supplement [XJ:PA]",
            room="progressive",
        ),
        P(
            "2.5(b)",
            "Awards paid by the machine and by an attendant have meters of their own, and all payouts a "
            "cumulative one.",
            ENGINE,
            source="supplement [XJ:PA]",
            room="progressive",
        ),
        P(
            "2.5(c)",
            "A reset takes key and switch; the meter compartment opens with a different key.",
            WAIVED,
            source="supplement [XJ:PA]",
            reason=(
                "A property of hardware that software cannot be; the program keeps its counterpart in the "
                "meters and the log."
            ),
        ),
        P(
            "2.5(d)",
            "A link has an approved controller that identifies each table.",
            ENGINE,
            source="supplement [XJ:NY]",
            room="progressive",
        ),
        P(
            "2.5(e)",
            "The controller stops when it loses memory, configuration or jackpot, and recovers to the state before.",
            ENGINE,
            source="supplement [XJ:NY]",
            room="progressive",
        ),
        P(
            "2.5(f)",
            "The controller records the order of wins that fall almost together.",
            ENGINE,
            source="supplement [XJ:NY]",
            room="progressive",
        ),
        P(
            "2.5(g)",
            "The controller checks itself at power-up with a redundancy check of at least 16 bits.",
            WAIVED,
            source="supplement [XJ:NY]",
            reason="Another state's rule with no parallel in the New Jersey texts, kept for comparison.",
        ),
        P(
            "2.5(h)",
            "No parameter changes while the link is live.",
            ENGINE,
            source="supplement [XJ:NY]",
            room="progressive",
        ),
        P(
            "2.5(i)",
            "Tables cannot be played while the controller is lost.",
            ENGINE,
            source="supplement [XJ:NY]",
            room="progressive",
        ),
        P(
            "2.5(j)",
            "A progressive stands alone, is linked within a facility or over a wide area, and may have several "
            "jackpots.",
            ENGINE,
            source="supplement [XJ:MD]",
            room="progressive",
        ),
        P(
            "2.5(k)",
            "A progressive needs a written approval of its proposal and payment controls; its terms change "
            "only with approval.",
            DOCUMENT,
            source="supplement [XJ:MD]",
            room="progressive",
        ),
        P(
            "2.5(l)",
            "The controller stands in a restricted area under dual key.",
            WAIVED,
            source="supplement [XJ:MD]",
            reason=(
                "A property of hardware that software cannot be; the program keeps its counterpart in the "
                "meters and the log."
            ),
        ),
        P(
            "2.5(m)",
            "The common meter shows the amount and the asset number of the winning table.",
            ENGINE,
            source="supplement [XJ:MD]",
            room="progressive",
        ),
        P(
            "2.5(n)",
            "A jackpot is reduced only for a win, a corrected malfunction, a display above the maximum prize, "
            "booking of an undisplayed prize to receipts, recovery of the seed, or another documented "
            "adjustment.",
            ENGINE,
            source="supplement [XJ:WA]",
            room="progressive",
        ),
        P(
            "2.5(o)",
            "A sign says so where part of the contribution funds a hidden meter.",
            DOCUMENT,
            source="supplement [XJ:OH]",
            room="progressive",
        ),
        P(
            "2.5(p)",
            "Contributions are stated in the rules of the game.",
            DOCUMENT,
            source="supplement [XJ:OH]",
            room="progressive",
        ),
        P(
            "2.5(q)",
            "Mississippi stud for comparison: royal flush 100 percent of the meter, straight flush 10 percent, "
            "four of a kind 300 for 1, full house 50, flush 40, straight 30, three of a kind 9; tables B to D "
            "use mega, major and minor meters.",
            WAIVED,
            source="supplement [XJ:PA]",
            reason="Another state's rule with no parallel in the New Jersey texts, kept for comparison.",
        ),
        P(
            "2.5(r)",
            "213-progressive states seed, increment rate and reserve rate by decks: seed 2,000; 20 percent "
            "with 3 decks, 17 percent with 4 or more; reserve 0.",
            WAIVED,
            source="supplement [XJ:PA]",
            reason="Another state's rule with no parallel in the New Jersey texts, kept for comparison.",
        ),
        # 2.6 Progressive wagers: what the unprinted parts of 19:45-1.39B must require
        P(
            "2.6(a)",
            "(d)3: wagers that are linked have identical house advantages, and identical payouts for a flush and "
            "better.",
            ENGINE,
            source="supplement [NJ-seed]",
            room="progressive",
        ),
        P(
            "2.6(b)",
            "(e)1: the submission names the authorised games and the outcome that wins.",
            DOCUMENT,
            source="supplement [NJ-seed]",
            room="progressive",
        ),
        P(
            "2.6(c)",
            "(e)2: the submission states the initial and reset amounts.",
            DOCUMENT,
            source="supplement [INF]",
            room="progressive",
        ),
        P(
            "2.6(d)",
            "(e)3: the submission states the rate of progression.",
            DOCUMENT,
            source="supplement [INF]",
            room="progressive",
        ),
        P(
            "2.6(e)",
            "(e)4: the submission states the calculated odds.",
            DOCUMENT,
            source="supplement [INF]",
            room="progressive",
        ),
        P(
            "2.6(f)",
            "(e)5: the submission states the control of keys and access codes.",
            DOCUMENT,
            source="supplement [INF]",
            room="progressive",
        ),
        P(
            "2.6(g)",
            "(e)6: the submission states location and design of meter, controller and display.",
            DOCUMENT,
            source="supplement [INF]",
            room="progressive",
        ),
        P(
            "2.6(h)",
            "(e)7: the submission states the procedures of the return device and the lock-out.",
            DOCUMENT,
            source="supplement [INF]",
            room="progressive",
        ),
        P(
            "2.6(i)",
            "(e)8: the submission states how wins are verified and paid under 19:45-1.52, simultaneous winners "
            "included.",
            DOCUMENT,
            source="supplement [INF]",
            room="progressive",
        ),
        P(
            "2.6(j)",
            "(e)9: the submission states how accounting reads, records and reconciles the meters.",
            DOCUMENT,
            source="supplement [INF]",
            room="progressive",
        ),
        P(
            "2.6(k)",
            "(e)10: the submission states how a jackpot is adjusted, transferred or discontinued.",
            DOCUMENT,
            source="supplement [INF]",
            room="progressive",
        ),
        # 2.7 Progressive wagers: defaults of the program
        P(
            "2.7(a)",
            "At least 70 percent of each $1 goes to the displayed meter.",
            ENGINE,
            source="supplement [NJ-seed]",
        ),
        P(
            "2.7(b)",
            "A hidden rate may be configured to fund a reserve; it is 0 unless set.",
            ENGINE,
            source="supplement [NJ], [CK]",
        ),
        P(
            "2.7(c)",
            "The awards of 28.11(f), and those of (g) marked (M), are deducted from the meter.",
            ENGINE,
            source="supplement [NJ-seed]",
        ),
        P(
            "2.7(d)",
            "No text gives the meter a floor. Suggested: it may fall below the reset amount but never below 0; the "
            "licensee pays the shortfall, and it is logged.",
            ENGINE,
            source="supplement [CK]",
        ),
        P(
            "2.7(e)",
            "Suggested: the meter resets by itself only after a royal flush.",
            ENGINE,
            source="supplement [CK]",
        ),
        P(
            "2.7(f)",
            "A royal flush is paid 100 percent, whereupon the meter is the reset amount.",
            ENGINE,
            source="supplement [NJ-seed]",
        ),
        P(
            "2.7(g)",
            "A straight flush is paid 10 percent of the meter as it stands at that player's turn.",
            ENGINE,
            source="supplement [NJ-seed]",
        ),
        P(
            "2.7(h)",
            "Progressive wagers are settled in the same counterclockwise sweep as the others.",
            ENGINE,
            source="supplement [NJ-seed]",
        ),
        P(
            "2.7(i)",
            "A progressive that is moved or discontinued hands its meter to another table progressive of the same or "
            "greater probability, or stays on offer.",
            ENGINE,
            source="supplement [CK]",
            room="progressive",
        ),
        P(
            "2.7(j)",
            "Where chips and lit lights differ the texts are silent. Suggested: a supervisor is called and no card is "
            "dealt until it is resolved.",
            PROCEDURE,
            source="supplement [CK]",
            room="progressive",
        ),
        # 3 Caribbean stud poker
        P(
            "3(a)",
            "The ante is mandatory, made before bets close.",
            ENGINE,
            source="supplement [XJ:PA], [OP]",
        ),
        P(
            "3(b)",
            "The progressive wager is optional and $1.",
            ENGINE,
            source="supplement [XJ:PA], [OP]",
        ),
        P(
            "3(c)",
            "Player and dealer are dealt five cards each.",
            ENGINE,
            source="supplement [XJ:PA], [OP]",
        ),
        P(
            "3(d)",
            "The dealer's last card is dealt face up.",
            ENGINE,
            source="supplement [XJ:PA], [OP]",
        ),
        P(
            "3(e)",
            "The dealer's other four cards lie face down and are the hole cards.",
            ENGINE,
            source="supplement [XJ:PA], [OP]",
        ),
        P(
            "3(f)",
            "A player who does not play on folds and loses the ante.",
            ENGINE,
            source="supplement [XJ:PA], [OP]",
        ),
        P(
            "3(g)",
            "A player who plays on makes the bet wager of exactly 2 times the ante.",
            ENGINE,
            source="supplement [XJ:PA], [OP]",
        ),
        P(
            "3(h)",
            "After the decisions the dealer turns up the hole cards.",
            ENGINE,
            source="supplement [XJ:PA], [OP]",
        ),
        P(
            "3(i)",
            "The dealer qualifies with ace-king high or better.",
            ENGINE,
            source="supplement [XJ:PA], [OP]",
        ),
        P(
            "3(j)",
            "Dealer does not qualify: the ante is paid 1 to 1 and the bet is returned.",
            ENGINE,
            source="supplement [XJ:PA], [OP]",
        ),
        P(
            "3(k)",
            "Dealer qualifies and is higher: ante and bet lose.",
            ENGINE,
            source="supplement [XJ:PA], [OP]",
        ),
        P(
            "3(l)",
            "Dealer qualifies and the hands tie exactly: ante and bet push.",
            ENGINE,
            source="supplement [XJ:PA], [OP]",
        ),
        P(
            "3(m)",
            "Dealer qualifies and the player is higher: the ante is paid 1 to 1 and the bet by its pay table.",
            ENGINE,
            source="supplement [XJ:PA], [OP]",
        ),
        P(
            "3(n)",
            "Bet pay table: royal flush 100, straight flush 50, four of a kind 20, full house 7, flush 5, straight 4, "
            "three of a kind 3, two pair 2, one pair or less 1; all to 1.",
            ENGINE,
            source="supplement [XJ:PA], [OP]",
        ),
        P(
            "3(o)",
            "No other bet pay table was found for New Jersey, so the licensee elects none.",
            ENGINE,
            source="supplement [OP]",
        ),
        P(
            "3(p)",
            "A payout limit on the bet wager is authorized by 19:47-16.12: $5,000 for a hand.",
            ENGINE,
            source="supplement [NJ]",
        ),
        P(
            "3(q)",
            "A sign at the table explains the $5,000 payout limit.",
            LAYOUT,
            source="supplement [NJ]",
            room="web",
        ),
        P(
            "3(r)",
            "Whether the limit also reads as the most winnable at the table minimum, if greater, is not known for this "
            "game; that longer formula, with $50,000, belongs to flop poker and Mississippi stud.",
            WAIVED,
            source="supplement [NJ], [XJ:PA]",
            reason="No text for this game carries the longer formula; the limit is applied as the sign states it.",
        ),
        P(
            "3(s)",
            "The payout limit does not reach the progressive, whose top award is the whole meter.",
            ENGINE,
            source="supplement [NJ]",
        ),
        P(
            "3(t)",
            "The table has six or seven positions.",
            LAYOUT,
            source="supplement [NJ]",
        ),
        P(
            "3(u)",
            "Each table has an approved progressive system.",
            LAYOUT,
            source="supplement [NJ]",
            room="progressive",
        ),
        P(
            "3(v)",
            "Progressive awards, no less than: royal flush 100 percent of the meter, straight flush 10 percent, "
            "four of a kind $500, full house $100, flush $50. The $5,000 alternative for a straight flush is "
            "gone.",
            ENGINE,
            source="supplement [NJ-seed]",
        ),
        P(
            "3(w)",
            "The rate of progression is at least 70 percent; the licensee sets initial and reset amounts under 1.39B.",
            ENGINE,
            source="supplement [INF]",
        ),
        P(
            "3(x)",
            "Hands that win a percentage are paid on the meter as it stands at the player's turn.",
            ENGINE,
            source="supplement [OP], [INF]",
        ),
        P(
            "3(y)",
            "Several royal flushes at one table share equally the meter as it stands when the first is due.",
            ENGINE,
            source="supplement [OP], [INF]",
        ),
        P(
            "3(z)",
            "The progressive is paid even if the dealer does not qualify.",
            ENGINE,
            source="supplement [OP]",
        ),
        P(
            "3(aa)",
            "No New Jersey text says whether a fold ends the progressive wager. Default: it forfeits the wager "
            "with the cards, unlike in Texas hold 'em bonus poker.",
            ENGINE,
            source="supplement [CK]",
        ),
        P(
            "3(bb)",
            "The alternative, which may be elected, is that the progressive wager survives a fold.",
            ENGINE,
            source="supplement [CK]",
        ),
        P(
            "3(cc)",
            "The game is played with one deck of 52 cards without jokers.",
            ENGINE,
            source="supplement [INF]",
        ),
        P(
            "3(dd)",
            "Five-card hands rank royal flush, straight flush, four of a kind, full house, flush, straight, three of a "
            "kind, two pair, one pair, and below them by the highest card; suits do not rank.",
            ENGINE,
            source="supplement [INF]",
        ),
        P(
            "3(ee)",
            "House edge of the ante with best play, progressive aside: 5.22 percent.",
            ENGINE,
            source="supplement [OP]",
        ),
        P(
            "3(ff)",
            "Opening: cards inspected for defects, verified by the floorperson, spread face up in a fan by deck, suit "
            "and sequence, inspected by the first player, washed, stacked and shuffled.",
            PROCEDURE,
            source="supplement [XJ:PA]",
        ),
        P(
            "3(gg)",
            "Inspection and wash at the table are left out for cards that arrive pre-inspected and pre-shuffled.",
            PROCEDURE,
            source="supplement [XJ:PA]",
        ),
        P(
            "3(hh)",
            "Elsewhere the fixed progressive awards are 250, 150 and 100.",
            WAIVED,
            source="supplement [OP]",
            reason="19:47-16.12(e) prints New Jersey's own amounts.",
        ),
        # 4.1 Cards: 1.17, physical characteristics
        P(
            "4.1(a)",
            "A deck is 52 cards: four suits of thirteen.",
            ENGINE,
            source="supplement [XJ]",
        ),
        P(
            "4.1(b)",
            "Jokers may come with a deck but are not used unless the game allows them.",
            ENGINE,
            source="supplement [XJ]",
        ),
        P(
            "4.1(c)",
            "Ace, king, queen, jack and 10 may carry an extra mark on the face for the blackjack hole-card reader.",
            WAIVED,
            source="supplement [XJ]",
            reason="The making of physical cards; the program's decks have no backs, marks or packages.",
        ),
        P(
            "4.1(d)",
            "Cards are of one size and shape; their backs are identical, bear the operator's name or logo, and "
            "neither tell cards apart nor help to mark them.",
            WAIVED,
            source="supplement [XJ]",
            reason="The making of physical cards; the program's decks have no backs, marks or packages.",
        ),
        P(
            "4.1(e)",
            "Cards are packaged by deck, or by the batch of decks a game uses, sealed so that tampering shows.",
            WAIVED,
            source="supplement [XJ]",
            reason="The making of physical cards; the program's decks have no backs, marks or packages.",
        ),
        P(
            "4.1(f)",
            "Spanish 21 and double attack blackjack use these decks with the 10s taken out.",
            WAIVED,
            source="supplement [XJ]",
            reason="Neither Spanish 21 nor double attack blackjack is offered.",
        ),
        # 4.2 Cards: 1.18, receipt, storage and inspection
        P(
            "4.2(a)",
            "Two people receive cards and log the number of decks: one of casino games, one of security or accounting.",
            WAIVED,
            source="supplement [NJ]",
            reason="Storage and stock of cards away from the table; the program holds no physical cards.",
        ),
        P(
            "4.2(b)",
            "Cards are kept locked, in the cage or in primary or secondary storage; secondary holds surplus "
            "only and passes through primary to the pits; poker may have its own store.",
            WAIVED,
            source="supplement [NJ]",
            reason="Storage and stock of cards away from the table; the program holds no physical cards.",
        ),
        P(
            "4.2(c)",
            "Each storage area logs decks received, removed and returned, with dates and signatures, single "
            "decks apart from sets.",
            WAIVED,
            source="supplement [NJ]",
            reason="Storage and stock of cards away from the table; the program holds no physical cards.",
        ),
        P(
            "4.2(d)",
            "Decks distributed, destroyed or cancelled, and returned are reconciled daily.",
            WAIVED,
            source="supplement [NJ]",
            reason="Storage and stock of cards away from the table; the program holds no physical cards.",
        ),
        P(
            "4.2(e)",
            "The reconciliation also covers decks in use on an open table for more than 24 hours and those in "
            "card reserve.",
            WAIVED,
            source="supplement [XJ:MA]",
            reason="Storage and stock of cards away from the table; the program holds no physical cards.",
        ),
        P(
            "4.2(f)",
            "A physical inventory is taken at least every three months.",
            WAIVED,
            source="supplement [XJ:MA]",
            reason="Storage and stock of cards away from the table; the program holds no physical cards.",
        ),
        P(
            "4.2(g)",
            "(e)1 is the inspection at the table by the dealer, verified by the floorperson.",
            PROCEDURE,
            source="supplement [NJ-seed]",
        ),
        P(
            "4.2(h)",
            "(e)2 and (r) concern cards inspected and shuffled before they reach the table.",
            PROCEDURE,
            source="supplement [NJ-seed]",
        ),
        P(
            "4.2(i)",
            "(f) is the same duty of inspection, which Hold 'em 3 bonus cites where the others cite (e)1.",
            PROCEDURE,
            source="supplement [NJ-seed]",
        ),
        P(
            "4.2(j)",
            "The removal of a deck from the table is also under 1.18.",
            PROCEDURE,
            source="supplement [NJ-seed]",
        ),
        P(
            "4.2(k)",
            "What the inspection is: the dealer sorts into suit and sequence to confirm all 52 and looks at "
            "backs and edges for flaws; a supervisor replaces.",
            PROCEDURE,
            source="supplement [CK]",
        ),
        # 4.3 Cards: 1.18A, pre-inspected and pre-shuffled cards
        P(
            "4.3(a)",
            "A licensee inspects and shuffles in advance itself, or buys such cards from a licensed vendor.",
            PROCEDURE,
            source="supplement [NJ]",
        ),
        P(
            "4.3(b)",
            "It is done at a closed gaming table or another approved place.",
            WAIVED,
            source="supplement [NJ]",
            reason="It comes before the cards reach a table; the program takes a deck over at its receipt.",
        ),
        P(
            "4.3(c)",
            "A dealer does it and a casino supervisor with no duty at an open table verifies.",
            WAIVED,
            source="supplement [NJ]",
            reason="Who prepares and verifies a deck is settled before it reaches a table; the program begins there.",
        ),
        P(
            "4.3(d)",
            "Surveillance records it and keeps the recording at least 7 days.",
            WAIVED,
            source="supplement [NJ]",
            reason="Camera recordings are outside the program.",
        ),
        P(
            "4.3(e)",
            "Each sealed batch, the decks one game needs, is done by itself.",
            PROCEDURE,
            source="supplement [NJ]",
        ),
        P(
            "4.3(f)",
            "Order: backs inspected, cards shuffled as the game permits, counted by a machine for missing or "
            "extra cards, sealed.",
            PROCEDURE,
            source="supplement [NJ]",
        ),
        P(
            "4.3(g)",
            "The counting machine prints a receipt with make, model, serial number and the dealer.",
            WAIVED,
            source="supplement [NJ]",
            reason="The receipt of a physical counting machine; the program logs its own count.",
        ),
        P(
            "4.3(h)",
            "Rules that still cite 1.18(r) are read as citing 1.18A.",
            PROCEDURE,
            source="supplement [NJ]",
        ),
        # 4.4 Cards: how often decks are changed
        P(
            "4.4(a)",
            "Blackjack games change cards at least every 24 hours, hand-dealt blackjack every 4 hours.",
            WAIVED,
            source="supplement [XJ:PA]",
            reason="Blackjack games are not offered.",
        ),
        P(
            "4.4(b)",
            "No New Jersey figure was found. Suggested: decks are changed every 24 hours, and the figure can be set.",
            PROCEDURE,
            source="supplement [CK]",
        ),
        # 4.5 Cards: 1.19, shoes and shufflers
        P(
            "4.5(a)",
            "At least the first 4 inches of a shoe's base plate are white, its sides below the plate "
            "transparent or sealed, and a stop keeps the next card from rising more than 1/8 inch.",
            WAIVED,
            source="supplement [XJ:PA]",
            reason="The construction of a physical shoe.",
        ),
        P(
            "4.5(b)",
            "A baccarat shoe has a removable lid opaque for at least 4 inches, opaque sides and back, and a "
            "device against sliding back.",
            WAIVED,
            source="supplement [XJ:PA]",
            reason="The construction of a physical shoe.",
        ),
        P(
            "4.5(c)",
            "1.19(d)4: a mark on the side of the shoe shows where the blackjack cutting card goes, about one "
            "quarter from the back.",
            WAIVED,
            source="supplement [NJ]",
            reason="The construction of a physical shoe.",
        ),
        # 5 Spanish 21
        P(
            "5(a)",
            "At most six positions.",
            WAIVED,
            source="supplement [NJ]",
            reason="Spanish 21 is not offered.",
        ),
        P(
            "5(b)",
            "A required wager and an optional match-the-dealer wager.",
            WAIVED,
            source="supplement [NJ]",
            reason="Spanish 21 is not offered.",
        ),
        P(
            "5(c)",
            "Inscriptions: blackjack pays 3 to 2; dealer draws to 16 and stands on all 17s; insurance 2 to 1; "
            "the odds of 19.5(f) and (g).",
            WAIVED,
            source="supplement [NJ]",
            reason="Spanish 21 is not offered.",
        ),
        P(
            "5(d)",
            "A sign: doubled hands are not eligible for (f); doubled and split hands are not eligible for (g).",
            WAIVED,
            source="supplement [NJ]",
            reason="Spanish 21 is not offered.",
        ),
        P(
            "5(e)",
            "Drop box, tip box and discard rack are at the table; a card reader is allowed.",
            WAIVED,
            source="supplement [NJ]",
            reason="Spanish 21 is not offered.",
        ),
        P(
            "5(f)",
            "Decks of 48 cards, without the four 10s; jack, queen and king count 10; six or eight decks.",
            WAIVED,
            source="supplement [XJ:PA], [OP]",
            reason="Spanish 21 is not offered.",
        ),
        P(
            "5(g)",
            "A stray 10 is an irregularity.",
            WAIVED,
            source="supplement [NJ-seed]",
            reason="Spanish 21 is not offered.",
        ),
        P(
            "5(h)",
            "An ordinary win pays 1 to 1 and a blackjack 3 to 2.",
            WAIVED,
            source="supplement [XJ:PA]",
            reason="Spanish 21 is not offered.",
        ),
        P(
            "5(i)",
            "A player's blackjack beats a dealer's blackjack.",
            WAIVED,
            source="supplement [OP]",
            reason="Spanish 21 is not offered.",
        ),
        P(
            "5(j)",
            "6-7-8 pays 3 to 2 in mixed suits, 2 to 1 suited, 3 to 1 in spades.",
            WAIVED,
            source="supplement [XJ:PA]",
            reason="Spanish 21 is not offered.",
        ),
        P(
            "5(k)",
            "7-7-7 pays 3 to 2 in mixed suits, 2 to 1 suited, 3 to 1 in spades.",
            WAIVED,
            source="supplement [XJ:PA]",
            reason="Spanish 21 is not offered.",
        ),
        P(
            "5(l)",
            "21 in five cards pays 3 to 2, in six 2 to 1, in seven or more 3 to 1.",
            WAIVED,
            source="supplement [XJ:PA]",
            reason="Spanish 21 is not offered.",
        ),
        P(
            "5(m)",
            "After a double down all of these pay 1 to 1.",
            WAIVED,
            source="supplement [XJ:PA]",
            reason="Spanish 21 is not offered.",
        ),
        P(
            "5(n)",
            "A web page's suited 6-7-8 at 3 to 1 is a misprint and is not followed.",
            WAIVED,
            source="supplement [OP]",
            reason="Spanish 21 is not offered.",
        ),
        P(
            "5(o)",
            "Super bonus: suited 7-7-7 against any 7 up, neither doubled nor split, $1,000 on a wager from $5 "
            "to under $25 and $5,000 from $25.",
            WAIVED,
            source="supplement [XJ:PA], [OP]",
            reason="Spanish 21 is not offered.",
        ),
        P(
            "5(p)",
            "With a super bonus every other player with a wager receives $50.",
            WAIVED,
            source="supplement [XJ:PA], [OP]",
            reason="Spanish 21 is not offered.",
        ),
        P(
            "5(q)",
            "The super bonus is paid on top of the 2 or 3 to 1.",
            WAIVED,
            source="supplement [XJ:PA], [OP]",
            reason="Spanish 21 is not offered.",
        ),
        P(
            "5(r)",
            "A player's 21 beats a dealer's 21 and is paid at once.",
            WAIVED,
            source="supplement [OP]",
            reason="Spanish 21 is not offered.",
        ),
        P(
            "5(s)",
            "Doubling: once, on any two or more cards, also after a split; one card; up to the original wager.",
            WAIVED,
            source="supplement [OP]",
            reason="Spanish 21 is not offered.",
        ),
        P(
            "5(t)",
            "Double-down rescue: a doubled hand not bust takes back the doubled part and forfeits the original wager.",
            WAIVED,
            source="supplement [OP]",
            reason="Spanish 21 is not offered.",
        ),
        P(
            "5(u)",
            "Splitting: cards of equal value, aces included, up to three times; split aces may draw and double.",
            WAIVED,
            source="supplement [OP]",
            reason="Spanish 21 is not offered.",
        ),
        P(
            "5(v)",
            "Surrender: on the first two cards, half the wager, not against a dealer's blackjack, by word of mouth.",
            WAIVED,
            source="supplement [OP]",
            reason="Spanish 21 is not offered.",
        ),
        P(
            "5(w)",
            "Insurance: dealer's ace up, at most half the wager, 2 to 1.",
            WAIVED,
            source="supplement [NJ]",
            reason="Spanish 21 is not offered.",
        ),
        P(
            "5(x)",
            "Match-the-dealer: six decks 4 to 1 unsuited and 9 to 1 suited, eight decks 3 to 1 and 12 to 1; "
            "two matches add.",
            WAIVED,
            source="supplement [OP]",
            reason="Spanish 21 is not offered.",
        ),
        P(
            "5(y)",
            "New Jersey blackjack requires six or eight decks for match-the-dealer.",
            WAIVED,
            source="supplement [NJ]",
            reason="Spanish 21 is not offered.",
        ),
        P(
            "5(z)",
            "The dealer stands on hard or soft 17 and above.",
            WAIVED,
            source="supplement [NJ-seed]",
            reason="Spanish 21 is not offered.",
        ),
        P(
            "5(aa)",
            "Cut as in blackjack: at least 10 cards from either end, front part moved to the back, cutting "
            "card about one quarter from the back; who cuts, and a refusal passes clockwise.",
            WAIVED,
            source="supplement [NJ]",
            reason="Spanish 21 is not offered.",
        ),
        P(
            "5(bb)",
            "Against a dealer's blackjack only the original wager of a split or doubled hand loses.",
            WAIVED,
            source="supplement [XJ]",
            reason="Spanish 21 is not offered.",
        ),
        # 6 Double attack blackjack
        P(
            "6(a)",
            "The bet and the double attack wager pay 1 to 1, a blackjack included.",
            WAIVED,
            source="supplement [XJ:PA]",
            reason="Double attack blackjack is not offered.",
        ),
        P(
            "6(b)",
            "Insurance pays 5 to 2.",
            WAIVED,
            source="supplement [XJ:PA]",
            reason="Double attack blackjack is not offered.",
        ),
        P(
            "6(c)",
            "Bust-it by the dealer's third card: 8-8-8 same suit 200, same colour 50; 6 15; 7 10; 8 8; 9 6; "
            "king, queen or jack 3; all to 1.",
            WAIVED,
            source="supplement [XJ:PA]",
            reason="Double attack blackjack is not offered.",
        ),
        P(
            "6(d)",
            "Bust-it wins only if the dealer busts with exactly three cards, and is paid once, on the highest line.",
            WAIVED,
            source="supplement [XJ:PA]",
            reason="Double attack blackjack is not offered.",
        ),
        P(
            "6(e)",
            "A ladder from 2 to 1 for three or four cards to 250 to 1 for eight is another wager and is ignored.",
            WAIVED,
            source="supplement [OP]",
            reason="Double attack blackjack is not offered.",
        ),
        P(
            "6(f)",
            "Bust-it is from $1 up to the original wager, at most $50.",
            WAIVED,
            source="supplement [OP]",
            reason="Double attack blackjack is not offered.",
        ),
        P(
            "6(g)",
            "Eight 48-card decks, or six.",
            WAIVED,
            source="supplement [OP]",
            reason="Double attack blackjack is not offered.",
        ),
        P(
            "6(h)",
            "Order: original wager, dealer's up-card, double attack wager of at most the original, two cards "
            "to each player with the dealer's hole card, play.",
            WAIVED,
            source="supplement [OP]",
            reason="Double attack blackjack is not offered.",
        ),
        P(
            "6(i)",
            "The dealer stands on soft 17 and looks under.",
            WAIVED,
            source="supplement [OP]",
            reason="Double attack blackjack is not offered.",
        ),
        P(
            "6(j)",
            "Doubling on any number of cards and after splits, up to the total wager, not twice.",
            WAIVED,
            source="supplement [OP]",
            reason="Double attack blackjack is not offered.",
        ),
        P(
            "6(k)",
            "Surrender of half at any time, after a hit, split or double too, unless the dealer has blackjack.",
            WAIVED,
            source="supplement [OP]",
            reason="Double attack blackjack is not offered.",
        ),
        P(
            "6(l)",
            "Any pair splits to four hands, aces once with one card each.",
            WAIVED,
            source="supplement [OP]",
            reason="Double attack blackjack is not offered.",
        ),
        P(
            "6(m)",
            "House edge about 0.62 percent.",
            WAIVED,
            source="supplement [OP]",
            reason="Double attack blackjack is not offered.",
        ),
        P(
            "6(n)",
            "Insurance at 3 to 1 online, and a text in which players are dealt a card first, are not Atlantic City's.",
            WAIVED,
            source="supplement [OP]",
            reason="Double attack blackjack is not offered.",
        ),
        P(
            "6(o)",
            "A split matches both the original and the double attack wager.",
            WAIVED,
            source="supplement [OP]",
            reason="Double attack blackjack is not offered.",
        ),
        P(
            "6(p)",
            "Blackjack against blackjack pushes.",
            WAIVED,
            source="supplement [CK]",
            reason="Double attack blackjack is not offered.",
        ),
        # 7 Craps: supplemental wagers
        P(
            "7(a)",
            "Odds on Pass and Come: 4 or 10 2 to 1, 5 or 9 3 to 2, 6 or 8 6 to 5; limited to the original wager.",
            WAIVED,
            source="supplement [OP], [CK]",
            reason="Craps is not offered.",
        ),
        P(
            "7(b)",
            "Odds on Don't Pass and Don't Come: 4 or 10 1 to 2, 5 or 9 2 to 3, 6 or 8 5 to 6; limited to 2.0, "
            "1.5 and 1.2 times so that winnings do not pass the original.",
            WAIVED,
            source="supplement [OP], [CK]",
            reason="Craps is not offered.",
        ),
        P(
            "7(c)",
            "The supplemental wager may be laid once 4, 5, 6, 8, 9 or 10 falls on the roll after a Don't Come "
            "Bet, and may be limited; the flat wager pays 1 to 1.",
            WAIVED,
            source="supplement [NJ-seed]",
            reason="Craps is not offered.",
        ),
        P(
            "7(d)",
            "The limit is permissive: more may be allowed if it is posted.",
            WAIVED,
            source="supplement [OP], [CK]",
            reason="Craps is not offered.",
        ),
        P(
            "7(e)",
            "Many houses let the wager be rounded up to the next amount that pays whole units.",
            WAIVED,
            source="supplement [OP]",
            reason="Craps is not offered.",
        ),
        P(
            "7(f)",
            "Odds on Don't Come work at all times, on a come-out roll too.",
            WAIVED,
            source="supplement [OP]",
            reason="Craps is not offered.",
        ),
        P(
            "7(g)",
            "Mini-dice pays no less than the listed odds, more if uniformly.",
            WAIVED,
            source="supplement [NJ]",
            reason="Craps is not offered.",
        ),
        P(
            "7(h)",
            "Mini-dice takes no wager that cannot be paid exactly.",
            WAIVED,
            source="supplement [NJ]",
            reason="Craps is not offered.",
        ),
        # 8 Notices, coupons, table inventory
        P(
            "8(a)",
            "An optional wager is withdrawn, or a payout limit lowered, only after the notice of 8.3.",
            ENGINE,
            source="supplement [NJ]",
        ),
        P(
            "8(b)",
            "Ante and limits are posted on a sign at the table.",
            DOCUMENT,
            source="supplement [NJ]",
            room="web",
        ),
        P(
            "8(c)",
            "A wager outside the limits that the dealer has accepted stands in full.",
            ENGINE,
            source="supplement [XJ:MD]",
            room="web",
        ),
        P(
            "8(d)",
            "Further rules on the increment of wagers are allowed.",
            ENGINE,
            source="supplement [XJ:MD]",
        ),
        P(
            "8(e)",
            "At a table without players the maximum may be raised or lowered and the minimum lowered at any time.",
            ENGINE,
            source="supplement [XJ:MD]",
        ),
        P(
            "8(f)",
            "At a table with players a change of limits takes 30 minutes' notice, a sign with the time it "
            "takes effect, and an announcement.",
            ENGINE,
            source="supplement [XJ:MD], [CK]",
        ),
        P(
            "8(g)",
            "Raising the minimum is not among the changes that may be made at once.",
            ENGINE,
            source="supplement [XJ:MD]",
        ),
        P(
            "8(h)",
            "Default: 30 minutes, a sign and an announcement.",
            ENGINE,
            source="supplement [CK]",
        ),
        P(
            "8(i)",
            "Match play coupons are used only at tables banked by the house.",
            PROCEDURE,
            source="supplement [XJ:PA]",
            room="web",
        ),
        P(
            "8(j)",
            "The chips are worth at least the coupon; the coupon lies under them and excess chips beside them.",
            PROCEDURE,
            source="supplement [XJ:PA]",
            room="web",
        ),
        P(
            "8(k)",
            "A coupon pays by its own terms.",
            PROCEDURE,
            source="supplement [XJ:PA]",
            room="web",
        ),
        P(
            "8(l)",
            "One coupon for a patron in a round.",
            PROCEDURE,
            source="supplement [XJ:PA]",
            room="web",
        ),
        P(
            "8(m)",
            "At craps a coupon goes on pass or don't pass only, at roulette on even-money and dozen boxes.",
            WAIVED,
            source="supplement [XJ:PA]",
            reason="Craps and roulette are not offered.",
        ),
        P(
            "8(n)",
            "A coupon goes to the drop box whether it wins or loses.",
            PROCEDURE,
            source="supplement [XJ:PA]",
            room="web",
        ),
        P(
            "8(o)",
            "A coupon shows issuer, value, serial number, restrictions, expiry and an area for the chips.",
            DOCUMENT,
            source="supplement [XJ:PA]",
            room="web",
        ),
        P(
            "8(p)",
            "Match play and wager coupons count as promotional gaming credits (N.J.S.A. 5:12-38a).",
            WAIVED,
            source="supplement [NJ]",
            reason="A matter of tax and accounting outside the tables.",
        ),
        P(
            "8(q)",
            "Coupons may be used for wagering under the Division's rules; a sample goes to the Division.",
            WAIVED,
            source="supplement [NJ]",
            reason="The filing of a printed sample is an act between licensee and Division.",
        ),
        P(
            "8(r)",
            "A progressive wager coupon is redeemed in place of a deposited $1 and counts as $1 for the meter.",
            ENGINE,
            source="supplement [NJ-seed]",
            room="progressive",
        ),
        P(
            "8(s)",
            "With a coupon too the acceptor light must be lit and the meter must advance.",
            ENGINE,
            source="supplement [INF]",
            room="progressive",
        ),
        P(
            "8(t)",
            "Table inventory changes only for exchanges (cash, coupon, counter check, credit card), wins and "
            "losses, chips for chips, fills and credits, and coins for small antes.",
            ENGINE,
            source="supplement [NJ]",
        ),
        P(
            "8(u)",
            "Table inventory also changes by the chips that come from the table inventory return device.",
            ENGINE,
            source="supplement [NJ]",
        ),
        P(
            "8(v)",
            "Table inventory also changes for vigorish, poker rake, the let it ride device, counter checks, "
            "coloured-up tips and bad beat chips of other games.",
            WAIVED,
            source="supplement [NJ]",
            reason="These belong to games and services that are not offered.",
        ),
        P(
            "8(w)",
            "19:45-1.52: what is not paid from table inventory is paid under approved controls.",
            ENGINE,
            source="supplement [NJ]",
        ),
        # 9.1 Hold 'em 3 bonus: aggregate payout limit
        P(
            "9.1(a)",
            "New Jersey's formula: the limit for a player on the named wagers of a hand is $50,000, or the "
            "most one patron could win in a round at the minimum wager, whichever is greater. (The licensee reckons "
            "the figure and states it as an option.)",
            ENGINE,
            source="supplement [NJ]",
        ),
        P(
            "9.1(b)",
            "Pennsylvania prints the same figures.",
            ENGINE,
            source="supplement [XJ:PA]",
        ),
        P(
            "9.1(c)",
            "A variant lets the licensee set a maximum of at least $40,000; lowering it takes the notice of 8.3.",
            WAIVED,
            source="supplement [NJ]",
            reason="The variant belongs to another game; 42.11(f) prints its own figure.",
        ),
        P(
            "9.1(d)",
            "The limit of Hold 'em 3 bonus is at the licensee's discretion and covers the blind bonus and the "
            "3 card bonus only; flop, turn/river and 6 card bonus are outside it.",
            ENGINE,
            source="supplement [NJ-seed]",
        ),
        P(
            "9.1(e)",
            "Suggested: the limit is applied for a patron and a hand, after the highest single award of each "
            "wager is chosen.",
            ENGINE,
            source="supplement [CK]",
        ),
        P(
            "9.1(f)",
            "Suggested: where the limit bites, the aggregate is reduced; a fixed part below it is not cut on its own "
            "account. (The 3 card bonus is paid first, so the cut falls on the blind bonus.)",
            ENGINE,
            source="supplement [CK]",
        ),
        # 9.2 Premium Hold 'Em: the bonus spin wheel
        P(
            "9.2(a)",
            "Bonus Spin of the blackjack version: the $5 wager is taken before the deal.",
            ENGINE,
            source="supplement [OP]",
        ),
        P(
            "9.2(b)",
            "All its pays are for one: the stake is gone.",
            ENGINE,
            source="supplement [OP]",
        ),
        P(
            "9.2(c)",
            "The jackpot is seeded with $10,000 and grows by 7 percent of the wagers.",
            ENGINE,
            source="supplement [OP]",
        ),
        P(
            "9.2(d)",
            "In that version a blackjack (4.5 percent) spins and one ace pays $10.",
            WAIVED,
            source="supplement [OP]",
            reason="The trigger of another game; Premium Hold 'Em spins on a three-card flush.",
        ),
        P(
            "9.2(e)",
            "Other bettors are paid the community amount of the slice.",
            ENGINE,
            source="supplement [OP]",
        ),
        P(
            "9.2(f)",
            "Weights of that wheel out of 40,000, as pay / community: 40/0 16,750; 50/0 9,000; 60/0 4,744; "
            "70/0 3,000; 75/0 2,200; 40/15 3,400; 200/50 675; 250/0 100; 750/0 50; 500/100 75; 5,000/0 5; "
            "jackpot 1.",
            ENGINE,
            source="supplement [OP]",
            room="progressive",
        ),
        P(
            "9.2(g)",
            "It has twelve slices, as many as the flush wheels have positions.",
            ENGINE,
            source="supplement [OP]",
        ),
        P(
            "9.2(h)",
            "A second source confirms the $5 wager, the spin on a natural and pays from $40 to $25,000.",
            ENGINE,
            source="supplement [OP]",
        ),
        P(
            "9.2(i)",
            "No weights of the flush wheel are published.",
            ENGINE,
            source="supplement [OP]",
        ),
        P(
            "9.2(j)",
            "Three cards of one suit are 1,144 of 22,100 hands, 5.1765 percent or 1 in 19.318, straight "
            "flushes included.",
            ENGINE,
            source="supplement [CALC]",
        ),
        P(
            "9.2(k)",
            "With equal weights the $5 wheel (jackpot at 10,000) returns 1,694 percent and the $1 wheel 2,968 "
            "percent on player pays alone, so the wheel is not uniform.",
            ENGINE,
            source="supplement [CALC]",
        ),
        P(
            "9.2(l)",
            "The wheel position is the order of the slices on display, not a probability.",
            ENGINE,
            source="supplement [CALC]",
        ),
        P(
            "9.2(m)",
            "A table loads a vector of weights and is refused without one in regulated mode.",
            ENGINE,
            source="supplement [CK]",
            room="progressive",
        ),
        P(
            "9.2(n)",
            "Placeholder weights, labelled as not regulatory: the order of rank of the weights above, the "
            "largest to the smallest pay without community, the jackpot 1 of 40,000.",
            ENGINE,
            source="supplement [CK]",
            room="progressive",
        ),
        # 9.3 Premium Hold 'Em: cross-check
        P(
            "9.3(a)",
            "Ante with an equal X-Tra bonus and three hole cards.",
            ENGINE,
            source="supplement [OP]",
        ),
        P(
            "9.3(b)",
            "Three times the ante before the flop, or a check.",
            ENGINE,
            source="supplement [OP]",
        ),
        P(
            "9.3(c)",
            "The four community cards are turned up together.",
            ENGINE,
            source="supplement [OP]",
        ),
        P(
            "9.3(d)",
            "Then one or two times the ante, or a fold.",
            ENGINE,
            source="supplement [OP]",
        ),
        P(
            "9.3(e)",
            "The dealer needs a pair of threes.",
            ENGINE,
            source="supplement [OP]",
        ),
        P(
            "9.3(f)",
            "If the dealer does not qualify the ante pushes before hands are compared (P-4).",
            ENGINE,
            source="supplement [OP]",
        ),
        P(
            "9.3(g)",
            "Element of risk 0.595 percent.",
            ENGINE,
            source="supplement [OP]",
        ),
    ),
)
