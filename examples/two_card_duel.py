"""Two card duel: a made-up game, written the way the games of the catalogue are. The guide goes through it.

docs/guide/write-a-game.md explains every section; tests/docs/test_two_card_duel.py elects, deals and settles it.
"""

from croupier.cards.ranking import Category, Ranking
from croupier.rulebook.dealing import Ask, Decision, Deliver, Mark, Method, Settling, Side, To, TurnUp
from croupier.rulebook.definition import CardCounts, Conduct, GameDefinition
from croupier.rulebook.hand import DEALER, PLAYER, Best
from croupier.rulebook.irregularity import Irregularity, Mishap, Remedy
from croupier.rulebook.layout import Area, Inscription, Layout, Place
from croupier.rulebook.money import Odds
from croupier.rulebook.option import ByOption, Letter
from croupier.rulebook.paytable import PayTable, RankedLines, schedule
from croupier.rulebook.reference import ENGINE, LAYOUT, PROCEDURE, Inventory, Paragraph
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
from croupier.rulebook.wager import Needs, Wager

# The paragraphs --------------------------------------------------------------------------------------

RULES = Inventory(
    "duel",
    "two card duel",
    (
        Paragraph("1(a)", "One deck of 52 cards; at most four players, each at one position.", PROCEDURE),
        Paragraph("1(b)", "A pair beats two cards of different ranks; then the higher ranks decide.", ENGINE),
        Paragraph("2(a)", "The ante is made before the deal, in chips, and stays once bets are closed.", ENGINE),
        Paragraph("2(b)", "Beside an ante a player may wager on holding a pair.", ENGINE),
        Paragraph("3(a)", "After no more bets each player and the dealer get two cards, face down, in turn.", ENGINE),
        Paragraph("3(b)", "From the dealer's left each player folds the ante or raises by as much again.", ENGINE),
        Paragraph("3(c)", "From the dealer's right wagers are settled, one player after the other.", ENGINE),
        Paragraph("4(a)", "A dealer below ten high does not compete: the ante is paid, the raise returned.", ENGINE),
        Paragraph("4(b)", "Otherwise the higher hand wins 1 to 1, and equal hands are a push.", ENGINE),
        Paragraph("4(c)", "The pair wager is paid by table A or B, as the licensee elects, even after a fold.", ENGINE),
        Paragraph("5(a)", "A card found face up is not used; with a wrong number of cards all hands are void.", ENGINE),
        Paragraph("6(a)", "The layout shows the three wagers and what the dealer needs to compete.", LAYOUT),
    ),
)
ref, to = RULES.ref, Odds.to

# 1  Rankings -----------------------------------------------------------------------------------------

RANKINGS = {Category.PAIR: ref("1(b)"), Category.HIGH_CARD: ref("1(b)")}
RANKING = Ranking(2, RANKINGS)
PLAYER_HAND = Best(RANKING, (PLAYER,))  # 1(b): the two cards held
DEALER_HAND = Best(RANKING, (DEALER,))

# 2  Wagers -------------------------------------------------------------------------------------------

OPTIONS = (Letter("pair", ("A", "B"), "the pay table of the pair wager", ref("4(c)")),)

PAIR_LINES = RankedLines(
    PLAYER_HAND,
    (("pair of aces", RANKING.least(Category.PAIR, 14)), ("pair", RANKING.least(Category.PAIR))),
)
ACES, ANY_PAIR = PAIR_LINES.names
PAIR_TABLES = {
    "A": PayTable({ACES: to(25), ANY_PAIR: to(12)}, ref("4(c)"), "A"),
    "B": PayTable({ACES: to(60), ANY_PAIR: to(10)}, ref("4(c)"), "B"),
}

ANTE = Wager(key="ante", title="Ante", cites=ref("2(a)"))
RAISE = Wager(key="raise", title="Raise", cites=ref("3(b)"), by_decision=True)
PAIR = Wager(
    key="pair",
    title="Pair",
    cites=ref("2(b)"),
    schedule=schedule(PAIR_LINES, ByOption("pair", PAIR_TABLES)),
    side=True,
    survives_fold=ref("4(c)"),
)
TOGETHER = (Needs("pair", ("ante",), "The pair wager needs an ante.", ref("2(b)")),)

# 3  A round ------------------------------------------------------------------------------------------

ONE_EACH = (Deliver(to=To.EACH_PLAYER, cites=ref("3(a)")), Deliver(to=To.DEALER, cites=ref("3(a)")))
METHODS = {"hand": Method(title="the dealer's hand", no_more_bets=ref("3(a)"), opening=ONE_EACH * 2)}
RAISE_OR_FOLD = Decision(
    name="raise", choices=("fold", "1x"), places="raise", of="ante", holding="ante", cites=ref("3(b)")
)
PROCEDURE_OF_A_ROUND = (Mark.OPENING, Ask(RAISE_OR_FOLD), TurnUp(To.DEALER, ref("3(c)")), Mark.SETTLEMENT)
SETTLING = {"by-player": Settling(title="player by player", start=Side.RIGHT, cites=ref("3(c)"))}

# 4  Settlement ---------------------------------------------------------------------------------------

QUALIFICATION = Qualification(RANKING.least(Category.HIGH_CARD, 10), "ten high or better", ref("4(a)"))
MAIN = DecisionTable(
    (Choice, Qualifies, Compared),
    ("ante", "raise"),
    (
        Row((FOLD, ANY, ANY), (LOSE, NOTHING), ref("3(b)")),
        Row((STAY, NO, ANY), (PAY, PUSH), ref("4(a)")),
        Row((STAY, YES, HIGHER), (PAY, PAY), ref("4(b)")),
        Row((STAY, YES, EQUAL), (PUSH, PUSH), ref("4(b)")),
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
        Area(key="raise", inscription="Raise", place=Place.IN_FRONT, cites=ref("6(a)")),
        Area(key="pair", inscription="Pair", place=Place.BEHIND, of="ante", cites=ref("6(a)")),
    ),
    inscriptions=(Inscription("Dealer plays with ten high or better", ref("6(a)")),),
)

TWO_CARD_DUEL = GameDefinition(
    key="two-card-duel",
    title="Two card duel",
    rules="duel",
    positions=4,
    counts=CardCounts(2, 2, 0, ref("3(a)")),
    deck=(ref("1(a)"),),
    ranking=RANKING,
    rankings={category.value: cites for category, cites in RANKINGS.items()},
    tie_rule=ref("1(b)"),
    player_hand=PLAYER_HAND,
    dealer_hand=DEALER_HAND,
    qualification=QUALIFICATION,
    options=OPTIONS,
    wagers=(ANTE, RAISE, PAIR),
    together=TOGETHER,
    settlement=MAIN,
    fold=ref("3(b)"),
    methods=METHODS,
    procedure=PROCEDURE_OF_A_ROUND,
    settling=SETTLING,
    paid_in_order=("ante", "raise", "pair"),
    conduct=Conduct(
        chips=ref("2(a)"),
        no_more_bets=ref("3(a)"),
        positions=ref("1(a)"),
        one_position=ref("1(a)"),
        turns=ref("3(b)"),
    ),
    irregularities=IRREGULARITIES,
    layout=LAYOUT_OF_THE_TABLE,
)
