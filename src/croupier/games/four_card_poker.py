"""Four card poker: N.J.A.C. 19:47-27, with the layout of 19:46-1.13P.

Lay this file beside the subchapter: its sections keep the rule's order and words.
"""

from croupier.cards.ranking import Category, Ranking
from croupier.games.paragraphs.four_card_poker import EQUIPMENT, RULES
from croupier.games.procedures.four_card_poker import HANDLING
from croupier.rulebook.dealing import OPENING, SETTLEMENT, Ask, Decision, Deliver, Method, Settling, Side, To, TurnUp
from croupier.rulebook.definition import AnteBonus, CardCounts, Conduct, GameDefinition
from croupier.rulebook.hand import DEALER, PLAYER, Best, Lower
from croupier.rulebook.irregularity import Irregularity, Mishap, Remedy
from croupier.rulebook.layout import Area, Inscription, Layout, Place
from croupier.rulebook.money import DOLLAR, Odds
from croupier.rulebook.option import ByOption, Letter
from croupier.rulebook.paytable import PayTable, RankedLines, schedule
from croupier.rulebook.settlement import (
    ANY,
    EQUAL,
    FOLD,
    HIGHER,
    LOSE,
    LOWER,
    NOTHING,
    PAY,
    STAY,
    Choice,
    Compared,
    DecisionTable,
    Row,
)
from croupier.rulebook.wager import Needs, Offered, Wager

ref, equipment = RULES.ref, EQUIPMENT.ref
to = Odds.to

# 27.1  Definitions -----------------------------------------------------------------------------------

DEFINITIONS = (
    ref("27.1:aces-up-wager"),
    ref("27.1:ante-wager"),
    ref("27.1:bad-beat-bonus-wager"),
    ref("27.1:hand"),
    ref("27.1:play-wager"),
    ref("27.1:round-of-play"),
    ref("27.1:stub"),
    ref("27.1:suit"),
)

# 27.3  Rankings --------------------------------------------------------------------------------------

# 27.3(b): best first; three-of-a-kind stands above the flush, and the flush above the straight.
RANKINGS = {
    Category.FOUR_OF_A_KIND: ref("27.3(b)1"),
    Category.STRAIGHT_FLUSH: ref("27.3(b)2"),
    Category.THREE_OF_A_KIND: ref("27.3(b)3"),
    Category.FLUSH: ref("27.3(b)4"),
    Category.STRAIGHT: ref("27.3(b)5"),
    Category.TWO_PAIR: ref("27.3(b)6"),
    Category.PAIR: ref("27.3(b)7"),
    Category.HIGH_CARD: ref("27.3(c)"),
}
RANKING = Ranking(4, RANKINGS)  # 27.3(a): ace high, and low in A-2-3-4 alone


PLAYER_HAND = Best(RANKING, (PLAYER,))  # 27.1:hand: the best four of the five cards held
DEALER_HAND = Best(RANKING, (DEALER,))  # 27.1:hand: the best four of the six cards held
LOWER_HAND = Lower(PLAYER_HAND, DEALER_HAND)  # 27.11(a)4: the lower ranking hand of player and dealer

BOUNDS = tuple((category.value, RANKING.least(category)) for category in RANKINGS)[:-2]
ACES_UP_LINES = RankedLines(PLAYER_HAND, (*BOUNDS, ("pair of aces", RANKING.least(Category.PAIR, 14))))
ANTE_BONUS_LINES = RankedLines(PLAYER_HAND, BOUNDS[:3])
LOWER_LINES = RankedLines(LOWER_HAND, BOUNDS)
QUADS, SF, TRIPS, FLUSH, STRAIGHT, TWO_PAIR, ACES = ACES_UP_LINES.names

# 27.6  Wagers; 27.11  Payout odds --------------------------------------------------------------------

# 27.11(a): four kinds of payout: against the dealer (MAIN below), ante bonus, aces up and bad beat bonus.
OPTIONS = (
    Letter("aces_up", ("I", "II", "III", "IV", "V", "VI", "VII"), "the aces up pay table", ref("27.11(a)3")),
    Letter("bad_beat", ("printed", "summary", "off"), "the bad beat bonus wager and its pay table", ref("27.6(a)2")),
)

ANTE_BONUS_TABLE = PayTable({QUADS: to(25), SF: to(20), TRIPS: to(2)}, ref("27.11(a)2"))


def _aces_up(numeral: str, straight_flush: int, trips: int, flush: int, straight: int, two_pair: int) -> PayTable:
    upper = {QUADS: to(50), SF: to(straight_flush), TRIPS: to(trips), FLUSH: to(flush)}
    lower = {STRAIGHT: to(straight), TWO_PAIR: to(two_pair), ACES: to(1)}
    return PayTable(upper | lower, ref("27.11(a)3"), numeral)


ACES_UP_TABLES = {
    "I": _aces_up("I", straight_flush=40, trips=9, flush=6, straight=4, two_pair=2),
    "II": _aces_up("II", straight_flush=40, trips=7, flush=6, straight=5, two_pair=2),
    "III": _aces_up("III", straight_flush=30, trips=9, flush=6, straight=4, two_pair=2),
    "IV": _aces_up("IV", straight_flush=30, trips=7, flush=6, straight=5, two_pair=2),
    "V": _aces_up("V", straight_flush=40, trips=8, flush=5, straight=4, two_pair=3),
    "VI": _aces_up("VI", straight_flush=40, trips=8, flush=6, straight=4, two_pair=2),
    "VII": _aces_up("VII", straight_flush=40, trips=7, flush=5, straight=4, two_pair=3),
}


def _bad_beat(flush: int, straight: int, letter: str = "") -> PayTable:
    upper = {QUADS: to(25_000), SF: to(10_000), TRIPS: to(100)}
    return PayTable(upper | {FLUSH: to(flush), STRAIGHT: to(straight), TWO_PAIR: to(4)}, ref("27.11(a)4"), letter)


# The amendment's summary gives straight and flush the other way round (register B-1).
BAD_BEAT_TABLES = {
    "printed": _bad_beat(flush=15, straight=25),
    "summary": _bad_beat(flush=25, straight=15, letter="summary"),
}

ANTE = Wager(key="ante", title="Ante", cites=ref("27.6(a)1i"))
PLAY = Wager(key="play", title="Play", cites=ref("27.6(a)1i"), by_decision=True)
ACES_UP = Wager(
    key="aces_up",
    title="Aces up",
    cites=ref("27.6(a)1ii"),
    schedule=schedule(ACES_UP_LINES, ByOption("aces_up", ACES_UP_TABLES)),
    side=True,
    survives_fold=ref("27.10(b)"),
)
BAD_BEAT = Wager(
    key="bad_beat",
    title="Bad beat bonus",
    cites=ref("27.6(a)2"),
    offered=Offered("bad_beat", ("printed", "summary")),
    exactly=DOLLAR,
    schedule=schedule(LOWER_LINES, ByOption("bad_beat", BAD_BEAT_TABLES)),
    side=True,
    survives_fold=ref("27.10(b)"),
)
# 27.6(a): these and no others. 27.6(a)1: ante or aces up; 27.6(a)1iii: or both, for neither needs the other.
TOGETHER = (
    Needs("bad_beat", ("ante", "aces_up"), "The bad beat bonus needs an ante or an aces up wager.", ref("27.6(a)2")),
)

# 27.7 to 27.9  Dealing -------------------------------------------------------------------------------


def _one_by_one(number: str) -> tuple[Deliver, ...]:
    each, dealer = (Deliver(to=place, cites=ref(number)) for place in (To.EACH_PLAYER, To.DEALER))
    return (*((each, dealer) * 5), Deliver(to=To.DEALER, face_up=True, cites=ref(number)))


METHODS = {
    "manual-shoe": Method(title="manual dealing shoe", no_more_bets=ref("27.7(b)"), opening=_one_by_one("27.7(c)")),
    "hand": Method(title="the dealer's hand", no_more_bets=ref("27.8(b)3"), opening=_one_by_one("27.8(c)")),
    "automated-shoe": Method(
        title="automated dealing shoe",
        no_more_bets=ref("27.9(b)2"),
        opening=(
            Deliver(to=To.EACH_PLAYER, cards=5, cites=ref("27.9(c)")),
            Deliver(to=To.DEALER, cards=5, cites=ref("27.9(c)")),
            # Of the stack that is spread only the bottom card is used: it is turned up on the dealer's hand.
            Deliver(to=To.DEALER, cards=5, keep=(4,), face_up=True, cites=ref("27.9(c)")),
        ),
    ),
}

# 27.10  Completion of each round of play -------------------------------------------------------------

# 27.10(a): each player sees and plays his or her own cards only (`table/views.py`).
# 27.10(c): forfeited antes are collected when all have decided (at_once is not set); with nothing else the hand is out.
PLAY_OR_FORFEIT = Decision(
    name="play",
    choices=("fold", "1x", "2x", "3x"),
    places="play",
    of="ante",
    holding="ante",
    cites=ref("27.10(b)"),
)
PROCEDURE = (OPENING, Ask(PLAY_OR_FORFEIT), TurnUp(To.DEALER, ref("27.10(d)")), SETTLEMENT)

MAIN = DecisionTable(
    (Choice, Compared),
    ("ante", "play"),
    (
        Row((FOLD, ANY), (LOSE, NOTHING), ref("27.10(b)")),
        Row((STAY, HIGHER), (PAY, PAY), ref("27.11(a)1")),
        Row((STAY, EQUAL), (PAY, PAY), ref("27.11(a)1")),
        Row((STAY, LOWER), (LOSE, LOSE), ref("27.10(d)")),
    ),
)
# 27.10(e): the licensee's choice; the losing wagers of 27.10(d) are collected here and only once (register E-5).
SETTLING = {
    "in-phases": Settling(  # 27.10(e)1
        title="all losing wagers, then all winning ones",
        start=Side.RIGHT,
        cites=ref("27.10(e)1i"),
        in_phases=True,
        collect=ref("27.10(e)1ii"),
        pay=ref("27.10(e)1iii"),
    ),
    "by-player": Settling(  # 27.10(e)2
        title="player by player",
        start=Side.RIGHT,
        cites=ref("27.10(e)2i"),
        collect=ref("27.10(e)2ii"),
        pay=ref("27.10(e)2ii"),
    ),
}

# 27.12  Irregularities -------------------------------------------------------------------------------

IRREGULARITIES = (
    Irregularity(Mishap.CARD_FACE_UP, Remedy.DISCARD_THE_CARD, ref("27.12(a)")),
    Irregularity(Mishap.CARDS_FACE_UP, Remedy.VOID_ALL, ref("27.12(a)")),
    Irregularity(Mishap.DRAWN_IN_ERROR, Remedy.USE_AS_NEXT, ref("27.12(b)")),
    Irregularity(Mishap.PLAYER_MISCOUNT, Remedy.VOID_ALL, ref("27.12(c)")),
    Irregularity(Mishap.DEALER_MISCOUNT, Remedy.VOID_ALL, ref("27.12(c)")),
    Irregularity(Mishap.DEALER_CARD_EXPOSED, Remedy.VOID_ALL, ref("27.12(d)")),
    Irregularity(Mishap.SHUFFLER_FAILED, Remedy.RESHUFFLE, ref("27.12(e)")),
    Irregularity(Mishap.SHOE_FAILED, Remedy.VOID_AND_RESHUFFLE, ref("27.12(f)"), methods=("automated-shoe",)),
    Irregularity(Mishap.METHOD_CHANGED, Remedy.REMOVE_DEVICE, ref("27.12(g)")),
)

# 19:46-1.13P  Layout; where ante and play lie is not printed -----------------------------------------

# 1.13P(b): what the layout shows at the least.
LAYOUT = Layout(
    areas=(
        Area(key="play", inscription="Play", place=Place.OWN, cites=ref("27.10(b)")),
        Area(key="ante", inscription="Ante", place=Place.OWN, cites=ref("27.6(b)")),
        Area(key="aces_up", inscription="Aces up", place=Place.OWN, cites=equipment("1.13P(b)3")),
        Area(
            key="bad_beat",
            inscription="Bad beat",
            place=Place.BEHIND_ALL,
            cites=equipment("1.13P(b)4"),
            offered=BAD_BEAT.offered,
        ),
    ),
    inscriptions=(Inscription("Aces up pays with a pair of aces or better", ref("27.1:aces-up-wager")),),
)

FOUR_CARD_POKER = GameDefinition(
    key="four-card-poker",
    title="Four card poker",
    rules="19:47-27",
    definitions=DEFINITIONS,
    positions=7,
    counts=CardCounts(5, 6, 0, ref("27.7(c)"), dealer_up=1),
    deck=(ref("27.2(a)"), ref("27.2(b)")),
    ranking=RANKING,
    rankings={category.value: cites for category, cites in RANKINGS.items()},
    tie_rule=ref("27.3(c)"),
    player_hand=PLAYER_HAND,
    dealer_hand=DEALER_HAND,
    options=OPTIONS,
    wagers=(ANTE, PLAY, ACES_UP, BAD_BEAT),
    together=TOGETHER,
    settlement=MAIN,
    ante_bonus=AnteBonus("ante", "play", schedule(ANTE_BONUS_LINES, ANTE_BONUS_TABLE)),
    fold=ref("27.10(c)"),
    methods=METHODS,
    procedure=PROCEDURE,
    settling=SETTLING,
    paid_in_order=("ante", "play", "aces_up", "bad_beat"),
    conduct=Conduct(
        chips=ref("27.6(b)"),
        no_more_bets=ref("27.6(d)"),
        positions=equipment("1.13P(a)"),
        one_position=ref("27.6(e)"),
        two_adjacent=ref("27.6(e)"),
        turns=ref("27.10(b)"),
    ),
    handling=HANDLING,
    irregularities=IRREGULARITIES,
    layout=LAYOUT,
)
