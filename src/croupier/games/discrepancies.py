"""The register of discrepancies as data: every place where the texts contradict themselves or leave a step out."""

from collections.abc import Collection

from croupier.rulebook.discrepancy import Discrepancy

THREE_CARD, FOUR_CARD = "three-card-poker", "four-card-poker"
TEXAS, CARIBBEAN = "texas-hold-em-bonus", "caribbean-stud"
HOLD_EM_3, PREMIUM = "hold-em-3-bonus", "premium-hold-em"

REGISTER: tuple[Discrepancy, ...] = (
    # Hold 'em 3 bonus
    Discrepancy(
        "H-1",
        "42.7(e)2 calls it a misdeal when a hand has more or less than two cards or the community "
        "more or less than five; in this game they have three and four.",
        "The test counts three cards in a hand and four in the community. A clerical slip from another game.",
        ("13:69F-42.7(e)2",),
        games=(HOLD_EM_3,),
    ),
    Discrepancy(
        "H-2",
        "42.1 defines a push by 42.10(f)4, which does not exist; ties are in 42.10(e)4.",
        "Read as 42.10(e)4.",
        (
            "13:69F-42.1:push",
            "13:69F-42.10(e)4",
        ),
        games=(HOLD_EM_3,),
    ),
    Discrepancy(
        "H-3",
        "42.3(a) sends the dealer to a paragraph (e) that 42.3 does not have, and speaks of two "
        "decks where 42.2(a) requires one.",
        "Read as (b) to (d). One deck is received, and two only where a shuffler is in use.",
        (
            "13:69F-42.3(a)",
            "13:69F-42.2(a)",
            "13:69F-42.2(b)",
        ),
        games=(HOLD_EM_3,),
    ),
    Discrepancy(
        "H-4",
        "42.3(c) has the decks shuffled under 42.5, which ranks hands; shuffling is in 42.4.",
        "Read as 42.4.",
        (
            "13:69F-42.3(c)",
            "13:69F-42.4(a)",
        ),
        games=(HOLD_EM_3,),
    ),
    Discrepancy(
        "H-5",
        "The cut in 42.4(c)1iii cites (c)lii, a misprint of (c)1ii; 27.5(c)1iii cites (c)ii in the same place.",
        "Read as (c)1ii in both.",
        (
            "13:69F-42.4(c)1iii",
            "19:47-27.5(c)1iii",
        ),
        games=(HOLD_EM_3, FOUR_CARD),
    ),
    Discrepancy(
        "H-6",
        "42.2(a) requires a cutting card and a cover card, but the cut in 42.4 uses only the cover card.",
        "Both are kept at the table; the cutting card has no function.",
        (
            "13:69F-42.2(a)",
            "13:69F-42.4(c)1i",
        ),
        games=(HOLD_EM_3,),
    ),
    Discrepancy(
        "H-7",
        "The blind bonus hands of 42.5(d) leave out three of a kind, yet tables A to D of 42.11(c)i "
        "pay it 1 to 1. The layout says blind wager, the rules blind bonus wager.",
        "Three of a kind wins where the table chosen pays it. The two names are one wager.",
        (
            "13:69F-42.5(d)",
            "13:69F-42.11(c)i",
            "13:69E-1.13BB(b)2i",
        ),
        games=(HOLD_EM_3,),
        wagers=("blind_bonus",),
    ),
    Discrepancy(
        "H-8",
        "For the 3 card bonus 42.5(e)4 rules out only king, ace, two; it does not say that ace, two, "
        "three is a straight, and the low ace of 42.5(a) speaks of two, three, four and five.",
        "Ace, two, three is the lowest three-card straight and straight flush.",
        (
            "13:69F-42.5(e)4",
            "13:69F-42.5(e)2",
            "13:69F-42.5(a)",
        ),
        games=(HOLD_EM_3,),
        wagers=("three_card_bonus",),
    ),
    Discrepancy(
        "H-9",
        "Tables G to K of 42.11(e) have no line for a six-card royal flush, which A to F have.",
        "Not an error: under G to K a six-card royal flush is paid as the five-card royal flush in it.",
        (
            "13:69F-42.11(e)",
            "13:69F-42.5(f)1",
        ),
        games=(HOLD_EM_3,),
        wagers=("six_card_bonus",),
    ),
    Discrepancy(
        "H-10",
        "42.11(c) has the licensee choose one table, but version 2 needs two: (i) for a turn/river "
        "wager of 1 times the flop wager, (ii) for 2 times.",
        "One of each is chosen in advance, and the amount of the turn/river wager picks which applies.",
        (
            "13:69F-42.11(c)",
            "13:69F-42.11(c)i",
            "13:69F-42.11(c)ii",
            "13:69F-42.10(b)2ii",
        ),
        games=(HOLD_EM_3,),
        wagers=("blind_bonus",),
    ),
    Discrepancy(
        "H-11",
        "Table A of 42.11(c)ii shows NA for both seven-card hands.",
        "Such a hand is paid as its best five-card line.",
        ("13:69F-42.11(c)ii",),
        games=(HOLD_EM_3,),
        wagers=("blind_bonus",),
    ),
    Discrepancy(
        "H-12",
        "The awards of $25,000, $10,000, $100,000 and $1,000,000 take no account of the size of the "
        "wager, so a rarer hand can earn less than a line in odds: $50 at 1,000 to 1 is $50,000. At "
        "$1 the 6 card bonus under table B even favours the player (-0.15 percent, against 5.0 "
        "percent at $5).",
        "The larger of the fixed award and what the odds give is paid, as the layout's highest "
        "single payout says. Where no minimum is posted the 6 card bonus has one of $5.",
        (
            "13:69F-42.11(c)",
            "13:69F-42.11(e)",
            "13:69E-1.13BB(b)4iv",
        ),
        games=(HOLD_EM_3,),
        wagers=("blind_bonus", "six_card_bonus"),
    ),
    Discrepancy(
        "H-13",
        "42.11(c) numbers its two tables i and ii without a 1 above them, while 42.11(e) numbers none of its tables.",
        "Cited as 42.11(c)i and 42.11(c)ii; the tables of (e) by their letters.",
        (
            "13:69F-42.11(c)",
            "13:69F-42.11(e)",
        ),
        games=(HOLD_EM_3,),
    ),
    Discrepancy(
        "H-14",
        "For counting the stub 42.8(e) and 42.9(d) refer to 42.7(e) only; the other games also to "
        "(f), which excuses the count where the shuffler counts, although dealing from the hand "
        "always needs a shuffler.",
        "42.7(f) applies to all three ways of dealing.",
        (
            "13:69F-42.8(e)",
            "13:69F-42.9(d)",
            "13:69F-42.7(f)",
            "13:69F-42.8(b)1",
        ),
        games=(HOLD_EM_3,),
    ),
    Discrepancy(
        "H-15",
        "42.9(c) cites 13:69F-42 without a section, and its second burn is of a community card where "
        "42.7(c)3 burns a second card.",
        "The section is 42.6. The card burned is the next one, whichever way the cards are dealt.",
        (
            "13:69F-42.9(c)",
            "13:69F-42.6(b)",
            "13:69F-42.7(c)3",
        ),
        games=(HOLD_EM_3,),
    ),
    Discrepancy(
        "H-16",
        "42.12(d) voids only the hand of a player dealt the wrong number of cards, and yet "
        "reshuffles; 42.7(e)2 voids all hands for the same misdeal.",
        "Found before the stub is counted, the hand is void and the others finish the round; found "
        "by the count, all hands are void.",
        (
            "13:69F-42.12(d)",
            "13:69F-42.7(e)2",
        ),
        games=(HOLD_EM_3,),
        wagers=("blind_bonus", "flop", "turn_river", "three_card_bonus", "six_card_bonus"),
    ),
    Discrepancy(
        "H-17",
        "After an exposed dealer's card 42.12(a) settles the 3 card bonus and does not mention the 6 "
        "card bonus; after face-up cards 42.12(b) settles both.",
        "As printed: under (a) the 6 card bonus is void with the hands and returned.",
        (
            "13:69F-42.12(a)",
            "13:69F-42.12(b)",
        ),
        games=(HOLD_EM_3,),
        wagers=("three_card_bonus", "six_card_bonus"),
    ),
    Discrepancy(
        "H-18",
        "Nothing is said of a qualifying hand, of betting on several positions, of minimum and "
        "maximum, of a sign for the aggregate limit, or of the order of settling the 6 card bonus of "
        "a folded hand; and 42.10(a) lets a winning 3 card bonus hand lose if it is not exposed.",
        "No hand is needed to qualify. The player is asked to expose the hand. One position for a "
        "player, since no paragraph allows a second one. Folded hands are settled in the same "
        "counterclockwise sweep.",
        (
            "13:69F-42.10(a)",
            "13:69F-42.10(b)1",
            "13:69F-42.10(e)",
            "13:69F-42.6(d)",
            "13:69F-42.11(f)",
        ),
        games=(HOLD_EM_3,),
        wagers=("three_card_bonus", "six_card_bonus"),
    ),
    Discrepancy(
        "H-19",
        "42.12(a) says river/turn where the other paragraphs say turn/river. Six positions use at most 27 cards.",
        "One wager under both names; one deck is enough.",
        (
            "13:69F-42.12(a)",
            "13:69F-42.1:turn-river-wager",
            "13:69E-1.13BB(a)",
        ),
        games=(HOLD_EM_3,),
    ),
    Discrepancy(
        "H-20",
        "In the lists of 1.19 a comma or conjunction is missing, so that hold 'em 3 bonus runs into "
        "double down stud; and Premium Hold 'Em is on neither list.",
        "Two games. Premium Hold 'Em may be dealt from the hand, and shuffled by a device, by its own 40.8.",
        (
            "13:69E-1.19(b)1",
            "13:69E-1.19(c)",
            "13:69F-40.8(a)",
            "13:69F-40.8(b)1",
        ),
        games=(HOLD_EM_3, PREMIUM),
    ),
    Discrepancy(
        "H-21",
        "Between hands of the same rank the winner is the one with the highest card that the other "
        "does not hold. Read literally, queens with an ace beat kings with a three.",
        "Category first, then the ranks of its groups (four, three, pairs), then the other cards in "
        "order; an ace counts low in the lowest straight. Equal hands push, in four card poker the "
        "player wins.",
        (
            "13:69F-42.5(c)",
            "13:69F-40.5(c)",
            "19:47-20.3(c)",
            "19:47-27.3(c)",
            "19:47-27.11(a)1",
            "supplement-1.8(e)",
            "supplement-3(dd)",
        ),
        games=(THREE_CARD, FOUR_CARD, TEXAS, CARIBBEAN, HOLD_EM_3, PREMIUM),
        wagers=("ante", "play", "bet", "flop", "turn", "river", "blind_bonus", "turn_river", "xtra_bonus"),
    ),
    Discrepancy(
        "H-22",
        "42.10(b)1 says that a player who folds loses the blind bonus and flop wagers if no 6 card "
        "bonus was placed; of a folding player with one it says only where the cards go.",
        "A fold loses blind bonus and flop wager either way; the 6 card bonus stays.",
        (
            "13:69F-42.10(b)1",
            "13:69F-42.1:fold",
        ),
        games=(HOLD_EM_3,),
        wagers=("blind_bonus", "flop", "six_card_bonus"),
    ),
    Discrepancy(
        "H-23",
        "A royal flush is a hand of its own, and yet ace to 10 suited is also named the highest "
        "straight flush; the 3 card bonus has the same overlap, since only its straight flush line "
        "does not except the royal.",
        "Such a hand is always the royal flush.",
        (
            "13:69F-42.5(b)1",
            "13:69F-42.5(b)2",
            "13:69F-42.5(e)1",
            "13:69F-42.5(e)2",
            "13:69F-40.5(b)1",
            "13:69F-40.5(b)2",
        ),
        games=(HOLD_EM_3, PREMIUM),
        wagers=("blind_bonus", "three_card_bonus", "six_card_bonus", "xtra_bonus", "player_bonus", "dealer_bonus"),
    ),
    Discrepancy(
        "H-24",
        "42.12(a) settles the 3 card bonus when a dealer's card is exposed, also before every player has said "
        "whether the hand is exposed, on which 42.10(a) makes the wager depend.",
        "It is settled by the cards, which the dealer turns up. It loses only for a player who has already "
        "declined to expose them, and that hand stays hidden.",
        (
            "13:69F-42.12(a)",
            "13:69F-42.10(a)",
        ),
        games=(HOLD_EM_3,),
        wagers=("three_card_bonus",),
    ),
    Discrepancy(
        "H-25",
        "42.12(d) and its like void all hands over a dealer's wrong number of cards unless the dealer can "
        "deal the right number in sequence from cards not yet turned face up. Which cards these are, and what "
        "becomes of one too many, is not said.",
        "The missing or surplus cards are the last of the dealer's hand, and those that follow it in the "
        "order are the community cards and then the stub. As long as none of them lies face up, everything is "
        "moved to where the order puts it and the round goes on; a surplus card that was turned up with the "
        "dealer's hand voids it.",
        (
            "13:69F-42.12(d)",
            "13:69F-40.12(d)",
            "supplement-1.7(d)2",
            "19:47-28.12(d)",
        ),
        games=(HOLD_EM_3, PREMIUM, TEXAS, CARIBBEAN),
    ),
    # Texas hold 'em bonus poker, Caribbean stud poker and their progressive
    Discrepancy(
        "T-1",
        "1.20(a)7 cites 19:47-13Q for the table inventory return device; the equipment rule is 19:46-1.13Q.",
        "Read as 19:46-1.13Q.",
        (
            "19:45-1.20(a)7",
            "19:46-1.13Q(e)4",
        ),
        games=(TEXAS,),
    ),
    Discrepancy(
        "T-2",
        "1.13Q(b)4 excuses the bonus area under (f), which is about a sign; the choice not to offer "
        "the wager is in (g). 1.13Q(e)4 cites the acceptor as (f)1; it is in (e)1.",
        "Read as (g) and (e)1.",
        (
            "19:46-1.13Q(b)4",
            "19:46-1.13Q(g)",
            "19:46-1.13Q(e)4",
            "19:46-1.13Q(e)1",
        ),
        games=(TEXAS,),
    ),
    Discrepancy(
        "T-3",
        "1.13G(h) calls the linked game texas hold 'em poker, without bonus.",
        "The linked game is Texas hold 'em bonus poker.",
        ("19:46-1.13G(h)",),
        games=(CARIBBEAN, TEXAS),
    ),
    Discrepancy(
        "T-4",
        "In 28.10 a second (g) follows (h)5.",
        "Cited as (i).",
        (
            "19:47-28.10(g)",
            "19:47-28.10(i)",
        ),
        games=(TEXAS,),
    ),
    Discrepancy(
        "T-5",
        "28.11(i) has a percentage award paid when it is the player's turn in accordance with 28.11 "
        "itself, which gives no turns; the order of payment is in 28.10.",
        "The turn is that of 28.10(h).",
        (
            "19:47-28.11(i)",
            "19:47-28.10(h)",
        ),
        games=(TEXAS,),
        wagers=("progressive",),
    ),
    Discrepancy(
        "T-6",
        "28.11(i) shares the meter between royal flushes at one table. With one deck and a common "
        "flop two players cannot hold one.",
        "The sharing is kept for Caribbean stud poker, where it can happen, and linked tables.",
        (
            "19:47-28.11(i)",
            "supplement-1.6(h)",
            "supplement-3(y)",
        ),
        games=(TEXAS, CARIBBEAN),
        wagers=("progressive",),
    ),
    Discrepancy(
        "T-7",
        "28.6(c) lets a player make a bonus wager or a progressive wager; whether both is not said.",
        "Both may be made: the summary and 28.6(c) itself call each independent of every other wager.",
        (
            "19:47-28.6(c)",
            "supplement-1.5(b)",
        ),
        games=(TEXAS,),
        wagers=("bonus", "progressive"),
    ),
    Discrepancy(
        "T-8",
        "28.12(b) takes face-up cards out of the game, but 28.12(b)2 deals the flop for the "
        "progressive without regard to whether its cards are those found face up; 28.12(a) gives no "
        "rule for the flop.",
        "For the progressive the next three cards in order are the flop, face-up ones included. "
        "Under (a) the flop is dealt if it has not been.",
        (
            "19:47-28.12(a)",
            "19:47-28.12(b)",
            "19:47-28.12(b)2",
        ),
        games=(TEXAS,),
        wagers=("progressive",),
    ),
    Discrepancy(
        "T-9",
        "If all players fold but a progressive wager is live, the texts do not say that the flop is "
        "dealt, nor in what order folded hands are settled, since 28.10(h) starts with players who "
        "placed a flop wager.",
        "The flop is dealt, and the counterclockwise sweep takes in the folded hands.",
        (
            "19:47-28.10(a)2i",
            "19:47-28.10(h)",
            "19:47-28.10(h)4ii",
        ),
        games=(TEXAS,),
        wagers=("bonus", "progressive"),
    ),
    Discrepancy(
        "T-10",
        "Nothing is said of chips and lit lights that do not match, of a floor under the meter, or "
        "of a second, hidden meter.",
        "The defaults of the supplement: a supervisor settles the mismatch before a card is dealt; "
        "the meter does not fall below 0; the hidden rate is 0.",
        (
            "19:47-28.7(b)2",
            "19:47-28.11(f)",
            "supplement-2.7(b)",
            "supplement-2.7(d)",
            "supplement-2.7(j)",
        ),
        games=(TEXAS, CARIBBEAN),
        wagers=("progressive",),
    ),
    Discrepancy(
        "T-11",
        "The summary says that awards for three of a kind and two pair never reduce the meter and "
        "one for a straight only in some tables.",
        "No contradiction: in 28.11(g) only straights carry an (M).",
        ("19:47-28.11(g)",),
        games=(TEXAS,),
        wagers=("progressive",),
    ),
    Discrepancy(
        "T-12",
        "10 percent of a meter need not be a whole number of cents, nor need what the rate adds in a "
        "round; the texts do not round.",
        "The award is rounded down to whole cents and the rest stays on the meter. The contribution "
        "of a round is likewise rounded down, once for all its wagers.",
        (
            "19:47-28.11(f)",
            "19:47-28.11(h)",
            "19:47-16.12(e)",
            "supplement-2.7(g)",
            "supplement-3(w)",
        ),
        games=(TEXAS, CARIBBEAN),
        wagers=("progressive",),
    ),
    Discrepancy(
        "T-13",
        "No New Jersey text at hand says that the ante is paid only when the player wins with a "
        "flush or better, or how the hands are settled at all; the paragraphs are printed as "
        "unchanged. Operators' pages and the published house edge agree on a flush in Atlantic City "
        "and a straight in Las Vegas and Illinois.",
        "A flush or better is the default; a straight or better is the named alternative.",
        (
            "19:47-28.10(h)2",
            "19:47-28.11(b)",
            "supplement-1.3(c)",
            "supplement-1.3(d)",
            "supplement-1.3(e)",
        ),
        games=(TEXAS,),
        wagers=("ante",),
        option="ante_pays",
        printed="flush",
        alternative="straight",
    ),
    Discrepancy(
        "T-14",
        "Several royal flushes share the meter equally, but 28.11(i) does not say what becomes of a "
        "cent that does not divide, or on which meter a straight flush is paid after a royal flush "
        "at the same table.",
        "Shares are rounded down and the odd cents are added to the reset amount; a later straight "
        "flush is paid on the meter as it then stands.",
        (
            "19:47-28.11(i)",
            "supplement-2.7(f)",
            "supplement-2.7(g)",
            "supplement-3(x)",
            "supplement-3(y)",
        ),
        games=(TEXAS, CARIBBEAN),
        wagers=("progressive",),
    ),
    Discrepancy(
        "T-15",
        "Linked progressive wagers need identical house advantages, yet 28.11(g) lets a linked Texas "
        "hold 'em bonus table add the awards of table A, which Caribbean stud poker does not have.",
        "The comparison covers a flush and better, as the summary explains; the awards of table A "
        "never touch the meter.",
        (
            "19:45-1.39B(d)3",
            "19:47-28.11(g)",
            "19:47-16.12(e)",
            "supplement-2.6(a)",
        ),
        games=(TEXAS, CARIBBEAN),
        wagers=("progressive",),
    ),
    Discrepancy(
        "T-16",
        "28.12(a) voids all hands when a dealer's card is exposed before each player has folded or "
        "placed a flop, turn or river wager. It can be read to end with the flop wagers or with the "
        "last chance to bet, and a player may check the turn and the river.",
        "It holds until the last decision before the river card; a check counts as a decision.",
        (
            "19:47-28.12(a)",
            "supplement-1.1(h)",
        ),
        games=(TEXAS,),
        wagers=("ante", "flop", "turn", "river"),
    ),
    Discrepancy(
        "T-17",
        "A fold is defined as discarding one's cards, but the cards of a folded hand stay while an "
        "optional wager on them is live.",
        "A fold withdraws from the main wagers; the cards are discarded when nothing more depends on them.",
        (
            "19:47-28.1:fold",
            "19:47-28.10(a)2i",
            "13:69F-40.1:fold",
            "13:69F-40.10(d)2i",
            "13:69F-42.1:fold",
            "13:69F-42.10(b)1",
        ),
        games=(TEXAS, PREMIUM, HOLD_EM_3),
    ),
    Discrepancy(
        "T-18",
        "No text says whether a fold ends the progressive wager of Caribbean stud poker, as it does "
        "not in Texas hold 'em bonus poker.",
        "It forfeits the wager: the cards are collected. No hand that would be paid is ever folded with reason. A "
        "licensee may elect that the wager stays live.",
        (
            "supplement-3(aa)",
            "supplement-3(bb)",
            "supplement-3(f)",
        ),
        games=(CARIBBEAN,),
        wagers=("progressive",),
        option="progressive_after_fold",
        printed="lost",
        alternative="live",
    ),
    Discrepancy(
        "T-19",
        "The sign of 1.13G(c) speaks of a $5,000 payout limit; whether the limit may also be the "
        "most winnable at the table minimum is in no text at hand, nor is the wager that it covers.",
        "The limit is the amount elected and covers the bet wager of one hand; it cannot cover the progressive.",
        (
            "19:46-1.13G(c)",
            "supplement-3(p)",
            "supplement-3(r)",
            "supplement-3(s)",
        ),
        games=(CARIBBEAN,),
        wagers=("bet",),
    ),
    Discrepancy(
        "T-20",
        "No text says what a straight flush or a royal flush is awarded when the awards before it have emptied "
        "the meter.",
        "The percentage of what stands there, so nothing; the wager then counts as lost. The licensee makes up only "
        "fixed awards.",
        (
            "19:47-28.11(f)",
            "19:47-28.11(i)",
            "19:47-16.12(e)",
        ),
        games=(TEXAS, CARIBBEAN),
        wagers=("progressive",),
    ),
    Discrepancy(
        "T-21",
        "When a second card is found face up, 28.12(b)2 deals a flop for the progressive; it does not say "
        "whether a card is burned for it, what a first face-up card already in the rack has to do with it, or "
        "what holds when part of the flop lies there. Under 28.12(a) a dealer's card may be exposed before "
        "everybody has two cards.",
        "Community cards that lie there count. Those that are missing come next in order, without a burn, "
        "beginning with the cards found face up now; one that went to the discard rack before stays there. "
        "Under (a) the initial deal is completed first, so that bonus and progressive can be settled.",
        (
            "19:47-28.12(a)",
            "19:47-28.12(b)",
            "19:47-28.12(b)2",
        ),
        games=(TEXAS,),
        wagers=("bonus", "progressive"),
    ),
    Discrepancy(
        "T-22",
        "The irregularities of Caribbean stud poker are in no text at hand. Taken from 28.12(a) and (b), they save the "
        "progressive wager of a void round; there a hand is complete before the flop, here only with five cards.",
        "The progressive wager is settled when all five cards of every hand are out, and returned before. As "
        "nothing is dealt after them, face-up cards in the shoe never lead to a settlement.",
        (
            "19:47-28.12(a)",
            "19:47-28.12(b)",
        ),
        games=(CARIBBEAN,),
        wagers=("progressive",),
    ),
    # Premium Hold 'Em
    Discrepancy(
        "P-1",
        "Premium Hold 'Em is printed with an X for 40 in most of its numbers; 1.13Y(b)6 cites 69F-40 "
        "without 13; 40.9(e) cites the stub count of another game, 32.7(f).",
        "X is 40, 69F-40 is 13:69F-40, and 32.7(f) is 40.7(f).",
        (
            "13:69E-1.13Y(b)6",
            "13:69F-40.9(e)",
            "13:69F-40.7(f)",
            "13:69F-40.1:push",
        ),
        games=(PREMIUM,),
    ),
    Discrepancy(
        "P-2",
        "The definition of a straight is broken over items 6 and 7 of 40.5(b), which makes ten hands "
        "of nine, and 40.5(b) names Texas hold 'em bonus poker.",
        "Nine hands; the game meant is Premium Hold 'Em.",
        (
            "13:69F-40.5(b)",
            "13:69F-40.5(b)6",
            "13:69F-40.5(b)7",
        ),
        games=(PREMIUM,),
    ),
    Discrepancy(
        "P-3",
        "40.7(f)2 calls it a misdeal when a hand has more or less than two cards; hands have three.",
        "The test counts three cards.",
        (
            "13:69F-40.7(f)2",
            "13:69F-40.7(d)5",
        ),
        games=(PREMIUM,),
    ),
    Discrepancy(
        "P-4",
        "Under 40.10(g)3i the ante loses whenever the dealer's hand is higher, even below a pair of "
        "threes. A published description has the ante push whenever the dealer does not qualify.",
        "As printed; the push is the named alternative.",
        (
            "13:69F-40.10(g)3i",
            "13:69F-40.10(g)3iii",
            "supplement-9.3(f)",
        ),
        games=(PREMIUM,),
        wagers=("ante",),
        option="ante_nonqualifying",
        printed="printed",
        alternative="push",
    ),
    Discrepancy(
        "P-5",
        "40.10 never resolves the X-Tra bonus, and the fold of 40.10(d)2 collects only the ante. By "
        "definition and 40.10(a) it equals the ante; 40.6(c) asks only for $1.00 at least.",
        "It equals the ante, each at least $1.00. A fold loses it. Player higher: paid by its table, "
        "a push below a straight. Dealer higher: it loses. Tie: it pushes.",
        (
            "13:69F-40.1:x-tra-bonus-wager",
            "13:69F-40.6(c)",
            "13:69F-40.10(a)",
            "13:69F-40.10(d)2",
            "13:69F-40.11(d)",
        ),
        games=(PREMIUM,),
        wagers=("xtra_bonus",),
    ),
    Discrepancy(
        "P-6",
        "Burn is defined, but only dealing from an automated shoe burns cards. How the community "
        "cards are dealt from the manual shoe or the hand is missing, although 40.7(e) and 40.8(d) "
        "refer to it, and the headings of 40.8 and 40.9 are lost.",
        "Four cards are dealt face down after the dealer's cards, none burned. From an automated "
        "shoe come two stacks of three; the bottom card of each is burned and four remain.",
        (
            "13:69F-40.1:burn",
            "13:69F-40.7(d)6",
            "13:69F-40.7(e)",
            "13:69F-40.8(c)6",
            "13:69F-40.8(d)",
            "13:69F-40.9(d)",
            "13:69F-40.10(c)",
        ),
        games=(PREMIUM,),
    ),
    Discrepancy(
        "P-7",
        "40.10(d)2 keeps a folded hand only for a jacks up wager, but a folded flush may still have a Bonus Spin due.",
        "The cards stay while a Bonus Spin wager is live.",
        (
            "13:69F-40.10(d)2i",
            "13:69F-40.10(d)2ii",
            "13:69F-40.10(g)1",
        ),
        games=(PREMIUM,),
        wagers=("bonus_spin",),
    ),
    Discrepancy(
        "P-8",
        "40.10(f) wants at least one hole card in the hand.",
        "Nothing to enforce: with four community cards every five-card hand uses one.",
        ("13:69F-40.10(f)",),
        games=(PREMIUM,),
    ),
    Discrepancy(
        "P-9",
        "40.11(e) gives the Bonus Spin wheel positions but no probabilities, and equal ones cannot be meant.",
        "The licensee loads a weight for each position; the supplement's weights are placeholders and not regulation.",
        (
            "13:69F-40.11(e)",
            "supplement-9.2(k)",
            "supplement-9.2(m)",
            "supplement-9.2(n)",
        ),
        games=(PREMIUM,),
        wagers=("bonus_spin",),
    ),
    Discrepancy(
        "P-10",
        "The Bonus Spin goes to a three-card flush, which is not defined; whether a three-card "
        "straight flush counts is not said.",
        "Any three cards of one suit.",
        (
            "13:69F-40.1:bonus-spin-wager",
            "13:69F-40.10(g)1",
            "supplement-9.2(j)",
        ),
        games=(PREMIUM,),
        wagers=("bonus_spin",),
    ),
    Discrepancy(
        "P-11",
        "The Bonus Spin wager is collected before the deal, and its Player Pay is not said to be in addition to it.",
        "Its pays are all that the player receives: the wager is not returned.",
        (
            "13:69F-40.10(a)3",
            "13:69F-40.11(e)",
            "supplement-9.2(b)",
        ),
        games=(PREMIUM,),
        wagers=("bonus_spin",),
    ),
    Discrepancy(
        "P-12",
        "When two players spin in a round, whether each spin pays the community amount to the other "
        "spinner is not said.",
        "Each spin pays every other player with a Bonus Spin wager.",
        ("13:69F-40.11(e)",),
        games=(PREMIUM,),
        wagers=("bonus_spin",),
    ),
    Discrepancy(
        "P-13",
        "Two rows of a wheel can have the same Player Pay, one with a community pay and one without "
        "(100 on the $5 wheels). Some cells are blank. Progressives state seeds of $10,000 and "
        "$5,000 with 7 percent; fixed prizes state no amount.",
        "Rows are known by wheel position, not by amount. A blank cell pays nothing. The licensee "
        "states the fixed prize.",
        ("13:69F-40.11(e)",),
        games=(PREMIUM,),
        wagers=("bonus_spin",),
    ),
    Discrepancy(
        "P-14",
        "The second play wager is defined as equal to or twice the ante, 40.10(d) says one or two times.",
        "1 or 2 times the ante, exactly.",
        (
            "13:69F-40.1:play-wager2",
            "13:69F-40.10(d)",
        ),
        games=(PREMIUM,),
        wagers=("play",),
    ),
    Discrepancy(
        "P-15",
        "The jacks up wagers of 40.1 are the player bonus and dealer bonus of the layout; two pair, "
        "jacks up, or better is not defined.",
        "The same wagers. Two pair wins when the higher pair is jacks or better.",
        (
            "13:69F-40.1:jacks-up-wagers",
            "13:69E-1.13Y(b)4",
            "13:69F-40.11(c)",
        ),
        games=(PREMIUM,),
        wagers=("player_bonus", "dealer_bonus"),
    ),
    Discrepancy(
        "P-16",
        "40.12(a) voids all hands without saving the jacks up and Bonus Spin wagers, as other games "
        "save theirs. No aggregate limit is printed, and 40.13 bars a second position.",
        "When all hands are void every wager is returned. No limit. One position for a player.",
        (
            "13:69F-40.12(a)",
            "13:69F-40.13(a)",
        ),
        games=(PREMIUM,),
        wagers=("player_bonus", "dealer_bonus", "bonus_spin"),
    ),
    Discrepancy(
        "P-17",
        "With an automated shoe 40.9 never puts the stub in the discard rack, and does not excuse "
        "the count where the shuffler counts; 40.7 and 40.8 do both.",
        "As in 40.7(e) and (g).",
        (
            "13:69F-40.9(d)",
            "13:69F-40.9(e)",
            "13:69F-40.7(e)",
            "13:69F-40.7(g)",
        ),
        games=(PREMIUM,),
    ),
    Discrepancy(
        "P-18",
        "40.12(d), like 28.12(d), voids only the hand of a player dealt the wrong number of cards, and yet "
        "reshuffles; 40.7(f)2 voids all hands for the same misdeal.",
        "As for Hold 'em 3 bonus (H-16): found before the stub is counted, the hand is void with every wager "
        "on it and the others finish the round; found by the count, all hands are void.",
        (
            "13:69F-40.12(d)",
            "13:69F-40.7(f)2",
            "19:47-28.12(d)",
            "supplement-1.7(d)1",
        ),
        games=(PREMIUM, TEXAS, CARIBBEAN),
    ),
    # The bad beat bonus of three and four card poker
    Discrepancy(
        "B-1",
        "For the four card bad beat bonus the rule prints straight 25 to 1 and flush 15 to 1; its "
        "own summary says straight 15 and flush 25. A flush outranks a straight, and a published "
        "table agrees with the summary. House edge about 13.7 percent as printed, 19.1 percent as "
        "summarised.",
        "As printed, since the operative text governs on its face; the summary is the named "
        "alternative. The owner decides.",
        (
            "19:47-27.11(a)4",
            "19:47-27.3(b)4",
            "19:47-27.3(b)5",
        ),
        games=(FOUR_CARD,),
        wagers=("bad_beat",),
        option="bad_beat",
        printed="printed",
        alternative="summary",
    ),
    Discrepancy(
        "B-2",
        "The three card bad beat bonus pays 15,000, 5,000, 100, 35 and 4 to 1, and summary and rule agree.",
        "Sound: exact house edge 18.83 percent (pair 5.8350 percent of rounds, flush 0.6200, straight 0.1374).",
        ("19:47-20.11(a)4",),
        games=(THREE_CARD,),
        wagers=("bad_beat",),
    ),
    Discrepancy(
        "B-3",
        "Where player and dealer hold the same category, which hand is the lower ranking one can be unclear.",
        "No effect: the pay depends on the category alone, the lower of the two.",
        (
            "19:47-20.11(a)4",
            "19:47-27.11(a)4",
        ),
        games=(THREE_CARD, FOUR_CARD),
        wagers=("bad_beat",),
    ),
    Discrepancy(
        "B-4",
        "20.10(b) says what a fold does to ante, pair plus and bad beat bonus together; ante and bad "
        "beat bonus without pair plus is not mentioned.",
        "The bad beat bonus is not forfeited then either.",
        ("19:47-20.10(b)",),
        games=(THREE_CARD,),
        wagers=("bad_beat",),
    ),
    Discrepancy(
        "B-5",
        "20.10(b) still has the dealer collect the cards that go with forfeited wagers, even where a "
        "bad beat bonus is live.",
        "Cards stay while a bad beat bonus is live, and the dealer's cards are turned up for it.",
        (
            "19:47-20.10(b)",
            "19:47-20.1:bad-beat-bonus-wager",
        ),
        games=(THREE_CARD,),
        wagers=("bad_beat",),
    ),
    Discrepancy(
        "B-6",
        "The bad beat bonus is in the amount of $1.00, and goes with a wager under (a)1i to iii.",
        "Exactly $1.00, beside an ante or beside pair plus or aces up alone.",
        (
            "19:47-20.6(a)2",
            "19:47-27.6(a)2",
            "19:47-20.6(a)1ii",
            "19:47-27.6(a)1ii",
        ),
        games=(THREE_CARD, FOUR_CARD),
        wagers=("bad_beat",),
    ),
    Discrepancy(
        "B-7",
        "The amendment renumbers 20.6(a) and 27.6(a): what was 1, 2 and 3 is 1i, 1ii and 1iii, and 2 "
        "is new. 1.10A(b)5 becomes 6 and 1.13P(b)4 becomes 5.",
        "Cited with the numbers as amended.",
        (
            "19:47-20.6(a)1i",
            "19:47-20.6(a)1ii",
            "19:47-20.6(a)1iii",
            "19:47-20.6(a)2",
            "19:47-27.6(a)1i",
            "19:47-27.6(a)1ii",
            "19:47-27.6(a)1iii",
            "19:47-27.6(a)2",
            "19:46-1.10A(b)6",
            "19:46-1.13P(b)5",
        ),
        games=(THREE_CARD, FOUR_CARD),
    ),
    Discrepancy(
        "B-8",
        "What happens at the decision to a hand with pair plus and no ante is not in the earlier "
        "words of 20.10(b): it is neither asked nor forfeits. The last sentences as amended say that "
        "its cards stay.",
        "Such a hand makes no decision, stays, and is settled with the others.",
        (
            "19:47-20.10(b)",
            "19:47-20.6(a)1ii",
        ),
        games=(THREE_CARD,),
        wagers=("pair_plus", "bad_beat"),
    ),
    Discrepancy(
        "B-9",
        "27.10(d) turns up the hands that are still active, a word not defined; a folded hand may "
        "still have aces up or a bad beat bonus.",
        "A hand is active while any wager on it is live.",
        (
            "19:47-27.10(d)",
            "19:47-27.10(b)",
            "19:47-27.10(c)",
        ),
        games=(FOUR_CARD,),
        wagers=("aces_up", "bad_beat"),
    ),
    # Three and four card poker, and the fragments
    Discrepancy(
        "E-1",
        "20.11(a)3i cites 19:47-2.6(f), a blackjack section; the versions are in 20.6(f). A history "
        "note to 20.10 says 29.9 for 20.9.",
        "Read as 20.6(f) and 20.9.",
        (
            "19:47-20.11(a)3i",
            "19:47-20.6(f)",
        ),
        games=(THREE_CARD,),
        wagers=("ante",),
    ),
    Discrepancy(
        "E-2",
        "20.11(a)1 pays a higher hand and does not say what a draw does; 20.3(c) defines the draw.",
        "Ante and play push; an ante bonus is still paid.",
        (
            "19:47-20.11(a)1",
            "19:47-20.3(c)",
        ),
        games=(THREE_CARD,),
        wagers=("ante", "play"),
    ),
    Discrepancy(
        "E-3",
        "After 20.12(d) the text jumps to (h) to (m) of double attack blackjack; (e) to (g) of three "
        "card poker are missing.",
        "27.12(e) to (g) are used.",
        (
            "19:47-20.12(d)",
            "19:47-27.12(e)",
            "19:47-27.12(f)",
            "19:47-27.12(g)",
        ),
        games=(THREE_CARD,),
    ),
    Discrepancy(
        "E-4",
        "27.5(e) has the cards prepared under 28.4(c), another game's section.",
        "Read as 27.4(c).",
        (
            "19:47-27.5(e)",
            "19:47-27.4(c)",
        ),
        games=(FOUR_CARD,),
    ),
    Discrepancy(
        "E-5",
        "27.10(d) collects losing wagers, and 27.10(e) collects them again; both also turn up the players' hands.",
        "Once, in the order chosen under (e).",
        (
            "19:47-27.10(d)",
            "19:47-27.10(e)",
            "19:47-27.10(e)1ii",
            "19:47-27.10(e)2ii",
        ),
        games=(FOUR_CARD,),
    ),
    Discrepancy(
        "E-6",
        "A fold in three card poker loses ante and pair plus, although pair plus is defined as won "
        "regardless of the dealer; in four card poker aces up survives a fold.",
        "As printed.",
        (
            "19:47-20.10(b)",
            "19:47-20.1:pair-plus-wager",
            "19:47-27.10(b)",
        ),
        games=(THREE_CARD, FOUR_CARD),
        wagers=("ante", "pair_plus", "aces_up"),
    ),
    Discrepancy(
        "E-7",
        "Whether the pay tables are free of misprints does not show on their face. House edge of "
        "pair plus: A 2.32, B 2.70, C 7.28, D 7.66 percent; of aces up: I 1.98, II 2.58, III 2.78, "
        "IV 3.37, V 3.89, VI 4.24, VII 6.15 percent.",
        "They run smoothly; the tables are taken as sound.",
        (
            "19:47-20.11(a)2",
            "19:47-27.11(a)3",
        ),
        games=(THREE_CARD, FOUR_CARD),
        wagers=("pair_plus", "aces_up"),
    ),
    Discrepancy(
        "E-8",
        "The craps fragment lacks its first half and its end; 28.2 breaks off after (b)2, and 28.3 "
        "to 28.5 are not there.",
        "The supplement fills the gap for Texas hold 'em bonus poker. Craps is not offered.",
        (
            "19:47-28.2(b)2",
            "supplement-1.8(a)",
            "supplement-1.8(b)",
            "supplement-1.8(c)",
            "supplement-1.8(d)",
            "supplement-7(c)",
        ),
        games=(TEXAS,),
    ),
    Discrepancy(
        "E-9",
        "Spanish 21 begins in the middle of 19.12; 19.15(b) deals with a stray 10, 19.15(g) cites "
        "19.4, which is missing, and 19.15(h) and (i) recur word for word in another game.",
        "Spanish 21 is not offered; kept for completeness.",
        (
            "19:47-19.12(b)",
            "19:47-19.15(b)",
            "19:47-19.15(g)",
            "19:47-19.15(h)",
            "19:47-19.15(i)",
        ),
    ),
    Discrepancy(
        "E-10",
        "Words are misread in the scan: tree card hand in 20.10(c)2i, a payable for a pay table in 27.1.",
        "Read as three card hand and pay table.",
        (
            "19:47-20.10(c)2i",
            "19:47-27.1:aces-up-wager",
        ),
        games=(THREE_CARD, FOUR_CARD),
    ),
    Discrepancy(
        "E-11",
        "20.11(a)3 does not say whether the ante bonus needs a win over the dealer; 27.11(a)2 says "
        "of four card poker that it does not.",
        "It is paid whatever the dealer holds, to a player with ante and play, so that a lost ante can return a bonus.",
        (
            "19:47-20.11(a)3",
            "19:47-27.11(a)2",
        ),
        games=(THREE_CARD,),
        wagers=("ante",),
    ),
    Discrepancy(
        "E-12",
        "How many positions a three card or a four card poker table has is in paragraphs printed only as unchanged.",
        "At most seven, as at the amended Texas hold 'em bonus table; one deck is enough for both.",
        (
            "19:46-1.10A(a)",
            "19:46-1.13P(a)",
            "19:46-1.13Q(a)",
        ),
        games=(THREE_CARD, FOUR_CARD),
    ),
    Discrepancy(
        "E-13",
        "The play wager of four card poker may be any amount from one to three times the ante, so also one and a half "
        "times; decisions are offered as whole multiples.",
        "One, two or three times the ante. Even money makes nothing in between worth more than the better of its "
        "neighbours, so no value is lost.",
        (
            "19:47-27.6(a)1i",
            "19:47-27.10(b)",
        ),
        games=(FOUR_CARD,),
        wagers=("play",),
    ),
    Discrepancy(
        "E-14",
        "A card is found face up while the cards are being dealt, a card is drawn in error, a dealing shoe "
        "jams during a round: the texts do not say when dealing begins and ends, with decisions between one "
        "card and the next.",
        "From the announcement of no more bets until the last card of the round is out, decisions in between included.",
        (
            "19:47-20.12(a)",
            "19:47-20.12(b)",
            "19:47-27.12(a)",
            "19:47-27.12(b)",
            "19:47-27.12(f)",
            "19:47-28.12(b)",
            "13:69F-40.12(b)",
            "13:69F-40.12(c)",
            "13:69F-40.12(f)",
            "13:69F-42.12(b)",
            "13:69F-42.12(c)",
            "13:69F-42.12(f)",
        ),
        games=(THREE_CARD, FOUR_CARD, TEXAS, CARIBBEAN, HOLD_EM_3, PREMIUM),
    ),
    Discrepancy(
        "E-15",
        "All hands are void, or one player's hand is: the texts do not say what becomes of a wager that was "
        "collected or paid before, such as the ante of a player who folded, or of the wagers at all.",
        "A wager that was settled stays settled. Every other wager comes back whole, with that of a player "
        "who has folded but whose wager the dealer has not collected yet, unless the paragraph settles it.",
        (
            "19:47-20.12(c)",
            "19:47-20.12(d)",
            "19:47-27.12(c)",
            "19:47-27.12(d)",
            "19:47-28.12(a)",
            "13:69F-40.12(a)",
            "13:69F-40.12(d)",
            "13:69F-42.12(a)",
            "13:69F-42.12(d)",
        ),
        games=(THREE_CARD, FOUR_CARD, TEXAS, CARIBBEAN, HOLD_EM_3, PREMIUM),
    ),
    Discrepancy(
        "E-16",
        "Wagers on a progressive meter add to it when they are made; no text says what the meter shows when "
        "such a wager is returned because a hand is void.",
        "What the returned wagers added goes off the meter again, reckoned as it went on, for the wagers of "
        "the round together; what settled ones added stays.",
        (
            "19:47-28.11(h)",
            "19:47-16.12(f)",
            "13:69F-40.11(e)",
            "19:47-28.12(a)",
        ),
        games=(TEXAS, CARIBBEAN, PREMIUM),
        wagers=("progressive", "bonus_spin"),
    ),
    Discrepancy(
        "E-17",
        "20.12(c) and 27.12(c) void all hands over any player's wrong number of cards, and do not say until "
        "when; nor do the paragraphs that void one hand.",
        "Until the wagers on that hand are settled; a hand that is found wrong when it is turned up is void. "
        "After the settlement nothing is taken back.",
        (
            "19:47-20.12(c)",
            "19:47-27.12(c)",
            "13:69F-40.12(d)",
            "13:69F-42.12(d)",
            "supplement-1.7(d)1",
        ),
        games=(THREE_CARD, FOUR_CARD, TEXAS, CARIBBEAN, HOLD_EM_3, PREMIUM),
    ),
    Discrepancy(
        "E-18",
        "The stub is counted once in five rounds to see that the deck is whole, and two decks change places "
        "after every round; whether the rounds are those of each deck no text says.",
        "They are the rounds of the table. Five is odd, so that at the longest interval either deck has its "
        "turn; a table that elects to count every second or fourth round counts the same deck each time.",
        (
            "19:47-20.7(e)",
            "19:47-20.2(b)4",
            "19:47-27.7(e)",
            "19:47-27.2(b)4",
            "19:47-28.7(e)",
            "13:69F-40.7(f)",
            "13:69F-40.2(b)4",
            "13:69F-42.7(e)",
            "13:69F-42.2(b)4",
        ),
        games=(THREE_CARD, FOUR_CARD, TEXAS, CARIBBEAN, HOLD_EM_3, PREMIUM),
    ),
)

BY_KEY = {entry.key: entry for entry in REGISTER}
assert len(BY_KEY) == len(REGISTER), "an entry of the register is listed twice"


def discrepancy(key: str) -> Discrepancy:
    """The entry with this number, such as `B-1`."""
    return BY_KEY[key]


def two_readings(game: str, wagers: Collection[str]) -> tuple[Discrepancy, ...]:
    """The entries whose other reading can settle one of these wagers of a game differently."""
    return tuple(e for e in REGISTER if e.option and game in e.games and not set(wagers).isdisjoint(e.wagers))


def touching(game: str) -> tuple[Discrepancy, ...]:
    """The entries that concern a game."""
    return tuple(entry for entry in REGISTER if game in entry.games)
