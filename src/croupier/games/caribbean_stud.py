"""Caribbean stud poker: N.J.A.C. 19:47-16, with the layout of 19:46-1.13G.

Of both only 16.12(e) and 1.13G(h) are printed. The play is that of the supplement's section 3; where it is silent too,
a sentence of subchapter 28, whose progressive is modelled on this one, is inferred to hold here.
"""

from croupier.cards.ranking import Category, Ranking
from croupier.games.paragraphs import texas_hold_em_bonus as parallel
from croupier.games.paragraphs.caribbean_stud import EQUIPMENT, RULES
from croupier.games.paragraphs.supplement import FACTS
from croupier.games.procedures.caribbean_stud import HANDLING
from croupier.rulebook.dealing import OPENING, SETTLEMENT, Ask, Decision, Deliver, Method, Settling, Side, To, TurnUp
from croupier.rulebook.definition import CardCounts, Conduct, GameDefinition
from croupier.rulebook.hand import DEALER, PLAYER, Best
from croupier.rulebook.irregularity import Irregularity, Mishap, Remedy, Until
from croupier.rulebook.layout import Area, Inscription, Layout, Place
from croupier.rulebook.meter import PayoutLimit, Progressive
from croupier.rulebook.money import DOLLAR, Amount, MeterShare, Odds
from croupier.rulebook.option import ByOption, CentsOrNone, Letter, Rate
from croupier.rulebook.paytable import PayTable, RankedLines, schedule
from croupier.rulebook.settlement import (
    ANY,
    EQUAL,
    FOLD,
    HIGHER,
    LOSE,
    LOWER,
    NO,
    NOTHING,
    PAY,
    PAY_TABLE,
    PUSH,
    STAY,
    YES,
    Choice,
    Compared,
    DecisionTable,
    Qualification,
    Qualifies,
    Row,
)
from croupier.rulebook.wager import Needs, Offered, Wager

ref, equipment, fact, parallel_ref = RULES.ref, EQUIPMENT.ref, FACTS.ref, parallel.RULES.ref
to = Odds.to

# Rankings --------------------------------------------------------------------------------------------

RANKINGS = dict.fromkeys(Category, fact("3(dd)"))
RANKING = Ranking(5, RANKINGS)


PLAYER_HAND = Best(RANKING, (PLAYER,))  # supplement 3(c): the hand is the five cards held
DEALER_HAND = Best(RANKING, (DEALER,))

BOUNDS = tuple((category.value, RANKING.least(category)) for category in RANKINGS)
BET_LINES = RankedLines(PLAYER_HAND, (*BOUNDS[:-2], ("one pair or less", RANKING.least(Category.HIGH_CARD))))
PROGRESSIVE_LINES = RankedLines(PLAYER_HAND, BOUNDS[:5])
RF, SF, QUADS, FULL_HOUSE, FLUSH, STRAIGHT, TRIPS, TWO_PAIR, PAIR_OR_LESS = BET_LINES.names

# Wagers; 16.12  Payout odds; rate of progression; payout limitation ----------------------------------

# Supplement 3(o): the bet wager has one pay table, so no option elects it.
OPTIONS = (
    Letter("progressive", ("on", "off"), "the progressive payout wager", fact("3(b)")),
    CentsOrNone("payout_limit", "the most that the bet wager wins in one hand", ref("16.12(d)")),
    Letter("progressive_after_fold", ("lost", "live"), "the progressive wager of a player who folds", fact("3(bb)")),
    Rate("rate", "the percentage of each progressive wager that goes to the meter", ref("16.12(f)"), 70, "70"),
    CentsOrNone("reset", "what the meter returns to after a royal flush", ref("16.12(f)"), 1_000_000, required=True),
)

# 16.12(a): what a line pays is shown as odds with "to" or as an amount with "win".
BET_TABLE = PayTable(  # 16.12(c)
    {
        RF: to(100),
        SF: to(50),
        QUADS: to(20),
        FULL_HOUSE: to(7),
        FLUSH: to(5),
        STRAIGHT: to(4),
        TRIPS: to(3),
        TWO_PAIR: to(2),
        PAIR_OR_LESS: to(1),
    },
    fact("3(n)"),
)
# Supplement 3(v): a straight flush has no fixed amount to elect instead of its share. The amounts are deducted from
# the meter, as those of 28.11(f) are: only payouts that are alike can be linked.
PROGRESSIVE_TABLE = PayTable(
    {
        RF: MeterShare(100),
        SF: MeterShare(10),
        QUADS: Amount(500 * DOLLAR, from_meter=True),
        FULL_HOUSE: Amount(100 * DOLLAR, from_meter=True),
        FLUSH: Amount(50 * DOLLAR, from_meter=True),
    },
    ref("16.12(e)"),
)

ANTE = Wager(key="ante", title="Ante", cites=fact("3(a)"))
BET = Wager(key="bet", title="Bet", cites=fact("3(g)"), by_decision=True, schedule=schedule(BET_LINES, BET_TABLE))
PROGRESSIVE = Wager(
    key="progressive",
    title="Progressive payout",
    cites=fact("3(b)"),
    offered=Offered("progressive", ("on",)),
    exactly=DOLLAR,
    schedule=schedule(PROGRESSIVE_LINES, PROGRESSIVE_TABLE),
    side=True,  # supplement 3(z): so also when the dealer does not qualify
    forfeited_by_fold=ByOption("progressive_after_fold", {"lost": fact("3(aa)"), "live": None}),  # register T-18
    awards_only=True,
)
TOGETHER = (Needs("progressive", ("ante",), "The progressive payout wager needs an ante.", fact("3(a)")),)

# Dealing: from a shoe by 13:69E-1.19(b), or the hand by 1.19(b)1; a shuffler beside them by 1.19(c) ---

EACH = Deliver(to=To.EACH_PLAYER, cites=fact("3(c)"))
HOLE_CARD = Deliver(to=To.DEALER, cites=fact("3(e)"))
LAST_CARD = Deliver(to=To.DEALER, face_up=True, cites=fact("3(d)"))
ONE_BY_ONE = (*((EACH, HOLE_CARD) * 4), EACH, LAST_CARD)
METHODS = {
    "manual-shoe": Method(title="manual dealing shoe", no_more_bets=parallel_ref("28.7(b)"), opening=ONE_BY_ONE),
    "hand": Method(title="the dealer's hand", no_more_bets=parallel_ref("28.8(b)3"), opening=ONE_BY_ONE),
    "automated-shoe": Method(
        title="automated dealing shoe",
        no_more_bets=parallel_ref("28.9(b)2"),
        opening=(
            Deliver(to=To.EACH_PLAYER, cards=5, cites=fact("3(c)")),
            Deliver(to=To.DEALER, cards=4, cites=fact("3(e)")),
            LAST_CARD,
        ),
    ),
}

# Completion of each round of play --------------------------------------------------------------------

BET_OR_FOLD = Decision(
    name="bet",
    choices=("fold", "2x"),
    places="bet",
    of="ante",
    holding="ante",
    at_once=True,  # 28.10(a)2, inferred to hold here
    cites=fact("3(g)"),
)
PROCEDURE = (OPENING, Ask(BET_OR_FOLD), TurnUp(To.DEALER, fact("3(h)")), SETTLEMENT)

QUALIFICATION = Qualification(RANKING.least(Category.HIGH_CARD, 14, 13), "ace-king high or better", fact("3(i)"))
MAIN = DecisionTable(  # 16.12(b): wherever the ante wins, it is paid 1 to 1
    (Choice, Qualifies, Compared),
    ("ante", "bet"),
    (
        Row((FOLD, ANY, ANY), (LOSE, NOTHING), fact("3(f)")),
        Row((STAY, NO, ANY), (PAY, PUSH), fact("3(j)")),
        Row((STAY, YES, LOWER), (LOSE, LOSE), fact("3(k)")),
        Row((STAY, YES, EQUAL), (PUSH, PUSH), fact("3(l)")),
        Row((STAY, YES, HIGHER), (PAY, PAY_TABLE), fact("3(m)")),
    ),
)
SETTLING = {"by-player": Settling(title="player by player", start=Side.RIGHT, cites=parallel_ref("28.10(h)"))}

# Irregularities: inferred from 28.12, of which (c) to (g) are not printed either ---------------------

IRREGULARITIES = (
    Irregularity(
        Mishap.DEALER_CARD_EXPOSED, Remedy.VOID_ALL, parallel_ref("28.12(a)"), ("progressive",), True, Until.DECIDED
    ),
    Irregularity(Mishap.CARD_FACE_UP, Remedy.DISCARD_THE_CARD, parallel_ref("28.12(b)")),
    Irregularity(Mishap.CARDS_FACE_UP, Remedy.VOID_ALL, parallel_ref("28.12(b)"), ("progressive",), True),
    Irregularity(Mishap.DRAWN_IN_ERROR, Remedy.USE_AS_NEXT, fact("1.7(c)")),
    Irregularity(Mishap.PLAYER_MISCOUNT, Remedy.VOID_THE_HAND, fact("1.7(d)1")),
    Irregularity(Mishap.DEALER_MISCOUNT, Remedy.COMPLETE_OR_VOID, fact("1.7(d)2")),
    Irregularity(Mishap.SHUFFLER_FAILED, Remedy.RESHUFFLE, fact("1.7(e)")),
    Irregularity(Mishap.SHOE_FAILED, Remedy.VOID_AND_RESHUFFLE, fact("1.7(f)"), methods=("automated-shoe",)),
    Irregularity(Mishap.METHOD_CHANGED, Remedy.REMOVE_DEVICE, fact("1.7(g)")),
)

# 19:46-1.13G  Layout ---------------------------------------------------------------------------------

BET_ODDS = ", ".join(f"{line} {pay}" for line, pay in BET_TABLE.pays.items())
AWARDS = ", ".join(f"{line} {pay}" for line, pay in PROGRESSIVE_TABLE.pays.items())
LAYOUT = Layout(
    areas=(
        Area(key="bet", inscription="Bet", place=Place.OWN, cites=equipment("1.13G(b)")),
        Area(key="ante", inscription="Ante", place=Place.OWN, cites=equipment("1.13G(b)")),
        Area(
            key="progressive",
            inscription="Progressive",
            place=Place.IN_FRONT,
            cites=equipment("1.13G(e)"),
            offered=PROGRESSIVE.offered,
        ),
    ),
    inscriptions=(
        Inscription("Name or trade name of the casino licensee", equipment("1.13G(b)")),
        Inscription("Winning ante: 1 to 1", equipment("1.13G(b)")),
        Inscription(f"Winning bet: {BET_ODDS}", equipment("1.13G(b)")),
        Inscription(f"Progressive payout wager: {AWARDS}", equipment("1.13G(b)"), PROGRESSIVE.offered),
        Inscription("Dealer plays with ace-king high or better", fact("3(i)")),
        Inscription("A sign explains the payout limit of the bet wager", equipment("1.13G(c)")),
    ),
)

CARIBBEAN_STUD = GameDefinition(
    key="caribbean-stud",
    title="Caribbean stud poker",
    rules="19:47-16",
    positions=7,  # supplement 3(t)
    counts=CardCounts(5, 5, 0, fact("3(c)"), dealer_up=1),
    deck=(fact("3(cc)"),),
    ranking=RANKING,
    rankings={category.value: cites for category, cites in RANKINGS.items()},
    tie_rule=fact("3(dd)"),
    player_hand=PLAYER_HAND,
    dealer_hand=DEALER_HAND,
    qualification=QUALIFICATION,
    options=OPTIONS,
    wagers=(ANTE, BET, PROGRESSIVE),
    together=TOGETHER,
    settlement=MAIN,
    payout_limit=PayoutLimit("payout_limit", ("bet",), fact("3(p)")),  # supplement 3(s): the progressive is outside it
    # 16.12(g), supplement 3(x) and 3(y): shares are reckoned at the player's turn, and the top one is divided.
    progressive=Progressive(wager="progressive", rate="rate", reset="reset", top=RF, cites=ref("16.12(f)")),
    fold=fact("3(f)"),
    methods=METHODS,
    procedure=PROCEDURE,
    settling=SETTLING,
    paid_in_order=("ante", "bet", "progressive"),
    conduct=Conduct(
        chips=parallel_ref("28.6(a)"),
        no_more_bets=parallel_ref("28.6(b)"),
        positions=equipment("1.13G(a)"),
        one_position=parallel_ref("28.6(e)"),
        turns=parallel_ref("28.10(a)"),
    ),
    handling=HANDLING,
    irregularities=IRREGULARITIES,
    layout=LAYOUT,
    figures=(fact("3(ee)"),),
)
