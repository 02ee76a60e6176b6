"""Casino Hold 'Em: a well-known game that New Jersey's texts here do not hold, in one file of its own.

Two cards each and five in the middle; with three of them seen, a player calls twice the ante or folds. The rule is put
in our own words after Wikipedia (Casino hold 'em) and the rules that BetMGM and LV BET publish.
Published: 2.16 percent of the ante (Casino Aurum), 0.82 percent of all that is wagered (Winner Gambling).
"""

from croupier.cards.ranking import Category, Ranking
from croupier.rulebook.dealing import OPENING, SETTLEMENT, Ask, Decision, Deliver, Method, Settling, Side, To, TurnUp
from croupier.rulebook.definition import CardCounts, Conduct, GameDefinition
from croupier.rulebook.hand import COMMUNITY, DEALER, PLAYER, Best
from croupier.rulebook.irregularity import Irregularity, Mishap, Remedy
from croupier.rulebook.layout import Area, Inscription, Layout, Place
from croupier.rulebook.money import Odds
from croupier.rulebook.paytable import PayTable, RankedLines, schedule
from croupier.rulebook.reference import ENGINE, LAYOUT, PROCEDURE, Inventory, Met, Paragraph
from croupier.rulebook.settlement import ANY, Choice, Compared, DecisionTable, Qualification, Qualifies, Result, Row
from croupier.rulebook.wager import Needs, Wager

# The paragraphs --------------------------------------------------------------------------------------


def _paragraph(number: str, requires: str, met: Met = ENGINE) -> Paragraph:
    return Paragraph(number, requires, met, source="not a New Jersey rule: Wikipedia, BetMGM, LV BET")


RULES = Inventory("CHE", "Casino Hold 'Em", (
    _paragraph("1(a)", "One deck of 52 cards; at most six players, each at one position.", PROCEDURE),
    _paragraph("1(b)", "The usual ranks of five cards, the best five of seven; suits have none."),
    _paragraph("2(a)", "The ante is made before the deal, in chips, and stays once bets are closed."),
    _paragraph("2(b)", "Beside it a player may make the AA bonus wager."),
    _paragraph("3(a)", "After no more bets each player and the dealer get two cards, face down, in turn; three go up."),
    _paragraph("3(b)", "Each player calls twice the ante, or folds the ante and the AA bonus."),
    _paragraph("3(c)", "Two more cards are put in the middle, face up."),
    _paragraph("3(d)", "The dealer's cards are turned up and wagers settled, one player after the other."),
    _paragraph("4(a)", "A dealer below a pair of fours does not qualify: ante paid by its table, call returned."),
    _paragraph("4(b)", "Otherwise the higher hand wins: ante by its table and call 1 to 1, or both are lost."),
    _paragraph("4(c)", "Equal hands return both."),
    _paragraph("4(d)", "The AA bonus is paid by its table on a player's two cards and the first three in the middle."),
    _paragraph("5(a)", "A card found face up is not used; with a wrong number of cards all hands are void."),
    _paragraph("6(a)", "The layout shows the three wagers, both tables, and what the dealer needs to qualify.", LAYOUT),
))  # fmt: skip
ref, to = RULES.ref, Odds.to

# 1  Rankings -----------------------------------------------------------------------------------------

RANKINGS = dict.fromkeys(Category, ref("1(b)"))
RANKING = Ranking(5, RANKINGS)
PLAYER_HAND, DEALER_HAND = Best(RANKING, (PLAYER, COMMUNITY)), Best(RANKING, (DEALER, COMMUNITY))
FLOP_HAND = Best(RANKING, (PLAYER, COMMUNITY), 3)

# 2  Wagers -------------------------------------------------------------------------------------------

BOUNDS = tuple((category.value, RANKING.least(category)) for category in RANKINGS)[:5]
ROYAL, SF, QUADS, FULL_HOUSE, FLUSH = (name for name, _ in BOUNDS)
ANY_OTHER, ACES_TO_STRAIGHT = "straight or less", "pair of aces to straight"
ANTE_LINES = RankedLines(PLAYER_HAND, (*BOUNDS, (ANY_OTHER, RANKING.least(Category.HIGH_CARD))))
ANTE_TABLE = PayTable(
    {ROYAL: to(100), SF: to(20), QUADS: to(10), FULL_HOUSE: to(3), FLUSH: to(2), ANY_OTHER: to(1)}, ref("4(b)")
)
AA_LINES = RankedLines(FLOP_HAND, (*BOUNDS, (ACES_TO_STRAIGHT, RANKING.least(Category.PAIR, 14))))
AA_TABLE = PayTable(
    {ROYAL: to(100), SF: to(50), QUADS: to(40), FULL_HOUSE: to(30), FLUSH: to(20), ACES_TO_STRAIGHT: to(7)}, ref("4(d)")
)

ANTE = Wager(key="ante", title="Ante", cites=ref("2(a)"), schedule=schedule(ANTE_LINES, ANTE_TABLE))
CALL = Wager(key="call", title="Call", cites=ref("3(b)"), by_decision=True)
AA_BONUS = Wager(
    key="aa_bonus",
    title="AA bonus",
    cites=ref("2(b)"),
    schedule=schedule(AA_LINES, AA_TABLE),
    side=True,
    forfeited_by_fold=ref("3(b)"),
)
TOGETHER = (Needs("aa_bonus", ("ante",), "The AA bonus wager needs an ante.", ref("2(b)")),)

# 3  A round ------------------------------------------------------------------------------------------

ONE_EACH = (Deliver(to=To.EACH_PLAYER, cites=ref("3(a)")), Deliver(to=To.DEALER, cites=ref("3(a)")))
DEALT = (*ONE_EACH * 2, Deliver(to=To.COMMUNITY, cards=3, face_up=True, cites=ref("3(a)")))
METHODS = {"hand": Method(title="the dealer's hand", no_more_bets=ref("3(a)"), opening=DEALT)}
CALL_OR_FOLD = Decision(
    name="call", choices=("fold", "2x"), places="call", of="ante", holding="ante", cites=ref("3(b)")
)
PROCEDURE_OF_A_ROUND = (
    OPENING,
    Ask(CALL_OR_FOLD),
    Deliver(to=To.COMMUNITY, cards=2, face_up=True, cites=ref("3(c)")),
    TurnUp(To.DEALER, ref("3(d)")),
    SETTLEMENT,
)
SETTLING = {"by-player": Settling(title="player by player", start=Side.RIGHT, cites=ref("3(d)"))}

# 4  Settlement ---------------------------------------------------------------------------------------

(FOLD, STAY), (YES, NO), (HIGHER, EQUAL, LOWER) = Choice, Qualifies, Compared
PAY, PAY_TABLE, PUSH, LOSE, NOTHING = Result
QUALIFICATION = Qualification(RANKING.least(Category.PAIR, 4), "a pair of fours or better", ref("4(a)"))
MAIN = DecisionTable(
    (Choice, Qualifies, Compared),
    ("ante", "call"),
    (
        Row((FOLD, ANY, ANY), (LOSE, NOTHING), ref("3(b)")),
        Row((STAY, NO, ANY), (PAY_TABLE, PUSH), ref("4(a)")),
        Row((STAY, YES, HIGHER), (PAY_TABLE, PAY), ref("4(b)")),
        Row((STAY, YES, EQUAL), (PUSH, PUSH), ref("4(c)")),
        Row((STAY, YES, LOWER), (LOSE, LOSE), ref("4(b)")),
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
        Area(key="call", inscription="Call", place=Place.BEHIND, of="ante", cites=ref("6(a)")),
        Area(key="aa_bonus", inscription="AA bonus", place=Place.IN_FRONT, cites=ref("6(a)")),
        Area(key="community", inscription="Community", place=Place.CENTRE, cites=ref("6(a)")),
    ),
    inscriptions=(Inscription("Dealer qualifies with a pair of fours or better", ref("6(a)")),),
)

CASINO_HOLD_EM = GameDefinition(
    key="casino-hold-em",
    title="Casino Hold 'Em",
    rules="CHE, not a New Jersey rule",
    positions=6,
    counts=CardCounts(2, 2, 5, ref("3(a)")),
    deck=(ref("1(a)"),),
    ranking=RANKING,
    rankings={category.value: cites for category, cites in RANKINGS.items()},
    tie_rule=ref("1(b)"),
    player_hand=PLAYER_HAND,
    dealer_hand=DEALER_HAND,
    qualification=QUALIFICATION,
    options=(),
    wagers=(ANTE, CALL, AA_BONUS),
    together=TOGETHER,
    settlement=MAIN,
    fold=ref("3(b)"),
    methods=METHODS,
    procedure=PROCEDURE_OF_A_ROUND,
    settling=SETTLING,
    paid_in_order=("ante", "call", "aa_bonus"),
    conduct=Conduct(
        chips=ref("2(a)"), no_more_bets=ref("2(a)"), positions=ref("1(a)"), one_position=ref("1(a)"), turns=ref("3(b)")
    ),
    irregularities=IRREGULARITIES,
    layout=LAYOUT_OF_THE_TABLE,
)
