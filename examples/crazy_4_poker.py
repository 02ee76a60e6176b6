"""Crazy 4 Poker: a well-known game that New Jersey's texts here do not hold, in one file of its own.

Five cards each, of which the best four count, and none in the middle; only aces or better may raise three times. The
rule is put in our own words after Wizard of Odds (Crazy 4 Poker), Bay 101, Emerald Queen and ukcasinotablegames.info.
Published: 3.42 percent of the ante and 1.09 percent of all that is wagered (Stanley Ko, on Wizard of Odds).
"""

from croupier.cards.ranking import Category, Ranking
from croupier.rulebook.dealing import (
    OPENING,
    SETTLEMENT,
    Ask,
    Decision,
    Deliver,
    LeastHand,
    Method,
    Settling,
    Side,
    To,
    TurnUp,
)
from croupier.rulebook.definition import CardCounts, Conduct, GameDefinition
from croupier.rulebook.hand import DEALER, PLAYER, Best
from croupier.rulebook.irregularity import Irregularity, Mishap, Remedy
from croupier.rulebook.layout import Area, Inscription, Layout, Place
from croupier.rulebook.money import Odds
from croupier.rulebook.paytable import PayTable, RankedLines, schedule
from croupier.rulebook.reference import ENGINE, LAYOUT, PROCEDURE, Inventory, Met, Paragraph
from croupier.rulebook.settlement import (
    ANY,
    Choice,
    Compared,
    DecisionTable,
    Line,
    Qualification,
    Qualifies,
    Result,
    Row,
)
from croupier.rulebook.wager import Needs, Wager, equal

# The paragraphs --------------------------------------------------------------------------------------


def _paragraph(number: str, requires: str, met: Met = ENGINE) -> Paragraph:
    return Paragraph(number, requires, met, source="not a New Jersey rule: Wizard of Odds, Bay 101, Emerald Queen")


RULES = Inventory("C4P", "Crazy 4 Poker", (
    _paragraph("1(a)", "One deck of 52 cards; at most seven players, each at one position.", PROCEDURE),
    _paragraph("1(b)", "The best four of five cards; three of a kind above the flush, the flush above the straight."),
    _paragraph("2(a)", "Ante and super bonus are made before the deal, in chips, and stay once bets are closed."),
    _paragraph("2(b)", "The super bonus equals the ante."),
    _paragraph("2(c)", "Beside them a player may wager on queens up: a pair of queens or better."),
    _paragraph("3(a)", "After no more bets each player and the dealer get five cards, face down."),
    _paragraph("3(b)", "Each player folds every wager, or plays once the ante."),
    _paragraph("3(c)", "With a pair of aces or better a player may instead play twice or three times the ante."),
    _paragraph("3(d)", "The dealer's cards are turned up and wagers settled, one player after the other."),
    _paragraph("4(a)", "A dealer below king high does not qualify: the ante is returned, the play wager paid 1 to 1."),
    _paragraph("4(b)", "Otherwise the higher hand wins: ante and play are paid 1 to 1, or lost; a tie returns both."),
    _paragraph("4(c)", "The super bonus is paid by its table on a straight or better, whatever the dealer holds."),
    _paragraph("4(d)", "Below a straight it is returned, but lost to a dealer who qualifies with a higher hand."),
    _paragraph("4(e)", "Queens up is paid by its table, whatever the dealer holds."),
    _paragraph("5(a)", "A card found face up is not used; with a wrong number of cards all hands are void."),
    _paragraph("6(a)", "The layout shows the four wagers, both tables, and what the dealer needs to qualify.", LAYOUT),
))  # fmt: skip
ref, to = RULES.ref, Odds.to

# 1  Rankings -----------------------------------------------------------------------------------------

BEST_FIRST = (
    *(Category.FOUR_OF_A_KIND, Category.STRAIGHT_FLUSH, Category.THREE_OF_A_KIND, Category.FLUSH),
    *(Category.STRAIGHT, Category.TWO_PAIR, Category.PAIR, Category.HIGH_CARD),
)
RANKINGS = dict.fromkeys(BEST_FIRST, ref("1(b)"))
RANKING = Ranking(4, RANKINGS)
PLAYER_HAND, DEALER_HAND = Best(RANKING, (PLAYER,)), Best(RANKING, (DEALER,))

# 2  Wagers -------------------------------------------------------------------------------------------

BOUNDS = tuple((category.value, RANKING.least(category)) for category in BEST_FIRST)[:6]
QUADS, SF, TRIPS, FLUSH, STRAIGHT, TWO_PAIR = (name for name, _ in BOUNDS)
FOUR_ACES, QUEENS = "four aces", "pair of queens or better"
SUPER_LINES = RankedLines(PLAYER_HAND, ((FOUR_ACES, RANKING.least(Category.FOUR_OF_A_KIND, 14)), *BOUNDS[:5]))
SUPER_TABLE = PayTable(
    {FOUR_ACES: to(200), QUADS: to(30), SF: to(15), TRIPS: to(2), FLUSH: to(3, 2), STRAIGHT: to(1)}, ref("4(c)")
)
QUEENS_LINES = RankedLines(PLAYER_HAND, (*BOUNDS, (QUEENS, RANKING.least(Category.PAIR, 12))))
QUEENS_TABLE = PayTable(
    {QUADS: to(50), SF: to(40), TRIPS: to(8), FLUSH: to(4), STRAIGHT: to(3), TWO_PAIR: to(2), QUEENS: to(1)},
    ref("4(e)"),
)

ANTE = Wager(key="ante", title="Ante", cites=ref("2(a)"))
SUPER_BONUS = Wager(
    key="super_bonus", title="Super bonus", cites=ref("2(b)"), schedule=schedule(SUPER_LINES, SUPER_TABLE)
)
PLAY = Wager(key="play", title="Play", cites=ref("3(b)"), by_decision=True)
QUEENS_UP = Wager(
    key="queens_up",
    title="Queens up",
    cites=ref("2(c)"),
    schedule=schedule(QUEENS_LINES, QUEENS_TABLE),
    side=True,
    forfeited_by_fold=ref("3(b)"),
)
TOGETHER = (
    *equal("ante", "super_bonus", "Ante and super bonus are made in the same amount.", ref("2(b)")),
    Needs("queens_up", ("ante",), "The queens up wager needs an ante.", ref("2(c)")),
)

# 3  A round ------------------------------------------------------------------------------------------

DEALT = tuple(Deliver(to=place, cards=5, cites=ref("3(a)")) for place in (To.EACH_PLAYER, To.DEALER))
METHODS = {"automated-shoe": Method(title="automated dealing shoe", no_more_bets=ref("3(a)"), opening=DEALT)}
ACES_OR_BETTER = LeastHand(PLAYER_HAND, RANKING.least(Category.PAIR, 14), "a pair of aces or better", ref("3(c)"))
PLAY_OR_FOLD = Decision(
    name="play",
    choices=("fold", "1x", "2x", "3x"),
    places="play",
    of="ante",
    holding="ante",
    open_with={"2x": ACES_OR_BETTER, "3x": ACES_OR_BETTER},
    cites=ref("3(b)"),
)
PROCEDURE_OF_A_ROUND = (OPENING, Ask(PLAY_OR_FOLD), TurnUp(To.DEALER, ref("3(d)")), SETTLEMENT)
SETTLING = {"by-player": Settling(title="player by player", start=Side.RIGHT, cites=ref("3(d)"))}

# 4  Settlement ---------------------------------------------------------------------------------------

(FOLD, STAY), (YES, NO), (HIGHER, EQUAL, LOWER), (PAID, UNPAID) = Choice, Qualifies, Compared, Line
PAY, PAY_TABLE, PUSH, LOSE, NOTHING = Result
BY_TABLE, RETURNED = (ref("4(b)"), ref("4(c)"), ref("4(b)")), (ref("4(b)"), ref("4(d)"), ref("4(b)"))
QUALIFICATION = Qualification(RANKING.least(Category.HIGH_CARD, 13), "king high or better", ref("4(a)"))
MAIN = DecisionTable(
    (Choice, Qualifies, Compared, Line),
    ("ante", "super_bonus", "play"),
    (
        Row((FOLD, ANY, ANY, ANY), (LOSE, LOSE, NOTHING), ref("3(b)")),
        Row((STAY, NO, ANY, PAID), (PUSH, PAY_TABLE, PAY), (ref("4(a)"), ref("4(c)"), ref("4(a)"))),
        Row((STAY, NO, ANY, UNPAID), (PUSH, PUSH, PAY), (ref("4(a)"), ref("4(d)"), ref("4(a)"))),
        Row((STAY, YES, HIGHER, PAID), (PAY, PAY_TABLE, PAY), BY_TABLE),
        Row((STAY, YES, HIGHER, UNPAID), (PAY, PUSH, PAY), RETURNED),
        Row((STAY, YES, EQUAL, PAID), (PUSH, PAY_TABLE, PUSH), BY_TABLE),
        Row((STAY, YES, EQUAL, UNPAID), (PUSH, PUSH, PUSH), RETURNED),
        Row((STAY, YES, LOWER, PAID), (LOSE, PAY_TABLE, LOSE), BY_TABLE),
        Row((STAY, YES, LOWER, UNPAID), (LOSE, LOSE, LOSE), RETURNED),
    ),
)

# 5  Irregularities; 6  Layout ------------------------------------------------------------------------

IRREGULARITIES = (
    Irregularity(Mishap.CARD_FACE_UP, Remedy.DISCARD_THE_CARD, ref("5(a)")),
    Irregularity(Mishap.PLAYER_MISCOUNT, Remedy.VOID_ALL, ref("5(a)")),
    Irregularity(Mishap.DEALER_MISCOUNT, Remedy.VOID_ALL, ref("5(a)")),
)
LAYOUT_OF_THE_TABLE = Layout(
    areas=(
        Area(key="ante", inscription="Ante", place=Place.OWN, cites=ref("6(a)")),
        Area(key="super_bonus", inscription="Super bonus", place=Place.OWN, cites=ref("6(a)")),
        Area(key="play", inscription="Play", place=Place.BEHIND, of="ante", cites=ref("6(a)")),
        Area(key="queens_up", inscription="Queens up", place=Place.IN_FRONT, cites=ref("6(a)")),
    ),
    inscriptions=(Inscription("Dealer qualifies with king high or better", ref("6(a)")),),
)

CRAZY_4_POKER = GameDefinition(
    key="crazy-4-poker",
    title="Crazy 4 Poker",
    rules="C4P, not a New Jersey rule",
    positions=7,
    counts=CardCounts(5, 5, 0, ref("3(a)")),
    deck=(ref("1(a)"),),
    ranking=RANKING,
    rankings={category.value: cites for category, cites in RANKINGS.items()},
    tie_rule=ref("1(b)"),
    player_hand=PLAYER_HAND,
    dealer_hand=DEALER_HAND,
    qualification=QUALIFICATION,
    options=(),
    wagers=(ANTE, SUPER_BONUS, PLAY, QUEENS_UP),
    together=TOGETHER,
    settlement=MAIN,
    line_of="super_bonus",
    fold=ref("3(b)"),
    methods=METHODS,
    procedure=PROCEDURE_OF_A_ROUND,
    settling=SETTLING,
    paid_in_order=("ante", "super_bonus", "play", "queens_up"),
    conduct=Conduct(
        chips=ref("2(a)"), no_more_bets=ref("2(a)"), positions=ref("1(a)"), one_position=ref("1(a)"), turns=ref("3(b)")
    ),
    irregularities=IRREGULARITIES,
    layout=LAYOUT_OF_THE_TABLE,
)
