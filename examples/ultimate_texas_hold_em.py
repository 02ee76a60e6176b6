"""Ultimate Texas Hold 'Em: a well-known game that New Jersey's texts here do not hold, in one file of its own.

Two cards each and five in the middle; the earlier a player raises, the more. The rule is put in our own words after the
rules that Wizard of Odds (Ultimate Texas Hold 'Em) and 888casino (Jacobson, basic strategy and house edge) publish.
Published there: 2.18497 percent of the ante, 0.526 percent of all that is wagered, standard deviation 4.94.
"""

from croupier.cards.ranking import Category, Ranking
from croupier.rulebook.dealing import OPENING, SETTLEMENT, Ask, Decision, Deliver, Method, Settling, Side, To, TurnUp
from croupier.rulebook.definition import CardCounts, Conduct, GameDefinition
from croupier.rulebook.hand import COMMUNITY, DEALER, PLAYER, Best
from croupier.rulebook.irregularity import Irregularity, Mishap, Remedy
from croupier.rulebook.layout import Area, Inscription, Layout, Place
from croupier.rulebook.money import Odds
from croupier.rulebook.option import ByOption, Letter
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
    return Paragraph(number, requires, met, source="not a New Jersey rule: Wizard of Odds, 888casino")


RULES = Inventory("UTH", "Ultimate Texas Hold 'Em", (
    _paragraph("1(a)", "One deck of 52 cards; at most six players, each at one position.", PROCEDURE),
    _paragraph("1(b)", "The usual ranks of five cards, the best five of seven; suits have none.", ENGINE),
    _paragraph("2(a)", "Ante and blind are made before the deal, in chips, and stay once bets are closed."),
    _paragraph("2(b)", "The blind equals the ante."),
    _paragraph("2(c)", "Beside them a player may wager on trips: three of a kind or better."),
    _paragraph("3(a)", "After no more bets five cards go to the middle, two to each player and the dealer, face down."),
    _paragraph("3(b)", "Each player checks, or plays three or four times the ante."),
    _paragraph("3(c)", "Three cards in the middle are turned up; who checked checks again, or plays twice the ante."),
    _paragraph("3(d)", "The last two are turned up; who checked twice plays once the ante, or folds ante and blind."),
    _paragraph("3(e)", "The dealer's cards are turned up and wagers settled, one player after the other."),
    _paragraph("4(a)", "A dealer with less than a pair does not qualify: the ante is returned, all else counts."),
    _paragraph("4(b)", "The higher hand wins: ante and play are paid 1 to 1, or all three wagers are lost."),
    _paragraph("4(c)", "Equal hands return ante, blind and play."),
    _paragraph("4(d)", "A blind that wins is paid by its table from a straight on, and otherwise returned."),
    _paragraph("4(e)", "Trips is paid by table A or B, as elected, whatever the dealer holds, even after a fold."),
    _paragraph("5(a)", "A card found face up is not used; with a wrong number of cards all hands are void."),
    _paragraph("6(a)", "The layout shows the four wagers, both tables, and what the dealer needs to qualify.", LAYOUT),
))  # fmt: skip
ref, to = RULES.ref, Odds.to

# 1  Rankings -----------------------------------------------------------------------------------------

RANKINGS = dict.fromkeys(Category, ref("1(b)"))
RANKING = Ranking(5, RANKINGS)
PLAYER_HAND, DEALER_HAND = Best(RANKING, (PLAYER, COMMUNITY)), Best(RANKING, (DEALER, COMMUNITY))

# 2  Wagers -------------------------------------------------------------------------------------------

OPTIONS = (Letter("trips", ("A", "B"), "the pay table of the trips wager", ref("4(e)")),)

BOUNDS = tuple((category.value, RANKING.least(category)) for category in RANKINGS)
ROYAL, SF, QUADS, FULL_HOUSE, FLUSH, STRAIGHT, TRIPS = (name for name, _ in BOUNDS[:7])
BLIND_TABLE = PayTable(
    {ROYAL: to(500), SF: to(50), QUADS: to(10), FULL_HOUSE: to(3), FLUSH: to(3, 2), STRAIGHT: to(1)}, ref("4(d)")
)


def _trips(letter: str, flush: int, straight: int) -> PayTable:
    upper = {ROYAL: to(50), SF: to(40), QUADS: to(30), FULL_HOUSE: to(8)}
    return PayTable(upper | {FLUSH: to(flush), STRAIGHT: to(straight), TRIPS: to(3)}, ref("4(e)"), letter)


TRIPS_TABLES = {"A": _trips("A", flush=6, straight=5), "B": _trips("B", flush=7, straight=4)}

ANTE = Wager(key="ante", title="Ante", cites=ref("2(a)"))
BLIND = Wager(
    key="blind", title="Blind", cites=ref("2(b)"), schedule=schedule(RankedLines(PLAYER_HAND, BOUNDS[:6]), BLIND_TABLE)
)
PLAY = Wager(key="play", title="Play", cites=ref("3(b)"), by_decision=True)
ON_TRIPS = Wager(
    key="trips",
    title="Trips",
    cites=ref("2(c)"),
    schedule=schedule(RankedLines(PLAYER_HAND, BOUNDS[:7]), ByOption("trips", TRIPS_TABLES)),
    side=True,
    survives_fold=ref("4(e)"),
)
TOGETHER = (
    *equal("ante", "blind", "Ante and blind are made in the same amount.", ref("2(b)")),
    Needs("trips", ("ante",), "The trips wager needs an ante.", ref("2(c)")),
)

# 3  A round ------------------------------------------------------------------------------------------

DEALT = (
    Deliver(to=To.COMMUNITY, cards=5, cites=ref("3(a)")),
    Deliver(to=To.EACH_PLAYER, cards=2, cites=ref("3(a)")),
    Deliver(to=To.DEALER, cards=2, cites=ref("3(a)")),
)
METHODS = {"automated-shoe": Method(title="automated dealing shoe", no_more_bets=ref("3(a)"), opening=DEALT)}


def _decision(name: str, number: str, *choices: str) -> Decision:
    """A decision of those who have not played yet."""
    return Decision(
        name=name, choices=choices, places="play", of="ante", holding="ante", without="play", cites=ref(number)
    )


PROCEDURE_OF_A_ROUND = (
    OPENING,
    Ask(_decision("before the flop", "3(b)", "check", "3x", "4x")),
    TurnUp(To.COMMUNITY, ref("3(c)"), 3),
    Ask(_decision("flop", "3(c)", "check", "2x")),
    TurnUp(To.COMMUNITY, ref("3(d)"), 2),
    Ask(_decision("river", "3(d)", "fold", "1x")),
    TurnUp(To.DEALER, ref("3(e)")),
    SETTLEMENT,
)
SETTLING = {"by-player": Settling(title="player by player", start=Side.RIGHT, cites=ref("3(e)"))}

# 4  Settlement ---------------------------------------------------------------------------------------

(FOLD, STAY), (YES, NO), (HIGHER, EQUAL, LOWER), (PAID, UNPAID) = Choice, Qualifies, Compared, Line
PAY, PAY_TABLE, PUSH, LOSE, NOTHING = Result
WON, NOT_QUALIFIED = (ref("4(b)"), ref("4(d)"), ref("4(b)")), (ref("4(a)"), ref("4(d)"), ref("4(b)"))
QUALIFICATION = Qualification(RANKING.least(Category.PAIR), "a pair or better", ref("4(a)"))
MAIN = DecisionTable(
    (Choice, Compared, Qualifies, Line),
    ("ante", "blind", "play"),
    (
        Row((FOLD, ANY, ANY, ANY), (LOSE, LOSE, NOTHING), ref("3(d)")),
        Row((STAY, HIGHER, YES, PAID), (PAY, PAY_TABLE, PAY), WON),
        Row((STAY, HIGHER, YES, UNPAID), (PAY, PUSH, PAY), WON),
        Row((STAY, HIGHER, NO, PAID), (PUSH, PAY_TABLE, PAY), NOT_QUALIFIED),
        Row((STAY, HIGHER, NO, UNPAID), (PUSH, PUSH, PAY), NOT_QUALIFIED),
        Row((STAY, EQUAL, ANY, ANY), (PUSH, PUSH, PUSH), ref("4(c)")),
        Row((STAY, LOWER, YES, ANY), (LOSE, LOSE, LOSE), ref("4(b)")),
        Row((STAY, LOWER, NO, ANY), (PUSH, LOSE, LOSE), (ref("4(a)"), ref("4(b)"), ref("4(b)"))),
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
        *(Area(key=one, inscription=one.title(), place=Place.OWN, cites=ref("6(a)")) for one in ("ante", "blind")),
        Area(key="play", inscription="Play", place=Place.BEHIND, of="ante", cites=ref("6(a)")),
        Area(key="trips", inscription="Trips", place=Place.IN_FRONT, cites=ref("6(a)")),
        Area(key="community", inscription="Community", place=Place.CENTRE, cites=ref("6(a)")),
    ),
    inscriptions=(Inscription("Dealer qualifies with a pair or better", ref("6(a)")),),
)

ULTIMATE_TEXAS_HOLD_EM = GameDefinition(
    key="ultimate-texas-hold-em",
    title="Ultimate Texas Hold 'Em",
    rules="UTH, not a New Jersey rule",
    positions=6,
    counts=CardCounts(2, 2, 5, ref("3(a)")),
    deck=(ref("1(a)"),),
    ranking=RANKING,
    rankings={category.value: cites for category, cites in RANKINGS.items()},
    tie_rule=ref("1(b)"),
    player_hand=PLAYER_HAND,
    dealer_hand=DEALER_HAND,
    qualification=QUALIFICATION,
    options=OPTIONS,
    wagers=(ANTE, BLIND, PLAY, ON_TRIPS),
    together=TOGETHER,
    settlement=MAIN,
    line_of="blind",
    fold=ref("3(d)"),
    methods=METHODS,
    procedure=PROCEDURE_OF_A_ROUND,
    settling=SETTLING,
    paid_in_order=("ante", "blind", "play", "trips"),
    conduct=Conduct(
        chips=ref("2(a)"), no_more_bets=ref("2(a)"), positions=ref("1(a)"), one_position=ref("1(a)"), turns=ref("3(b)")
    ),
    irregularities=IRREGULARITIES,
    layout=LAYOUT_OF_THE_TABLE,
)
