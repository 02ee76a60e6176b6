"""Three card poker: N.J.A.C. 19:47-20, with the layout of 19:46-1.10A.

Lay this file beside the subchapter: its sections keep the rule's order and words.
"""

from croupier.cards.ranking import Category, Ranking
from croupier.games.paragraphs import four_card_poker as parallel
from croupier.games.paragraphs.three_card_poker import EQUIPMENT, RULES
from croupier.games.procedures.three_card_poker import HANDLING
from croupier.rulebook.dealing import Ask, Decision, Deliver, Mark, Method, Settling, Side, To, TurnUp
from croupier.rulebook.definition import AnteBonus, CardCounts, Conduct, GameDefinition
from croupier.rulebook.hand import DEALER, PLAYER, Best, Lower
from croupier.rulebook.irregularity import Irregularity, Mishap, Remedy
from croupier.rulebook.layout import Area, Inscription, Layout, Place
from croupier.rulebook.money import DOLLAR, Odds
from croupier.rulebook.option import ByOption, Forbidden, Letter
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
from croupier.rulebook.wager import Condition, Needs, Offered, Wager

ref, equipment, parallel_ref = RULES.ref, EQUIPMENT.ref, parallel.RULES.ref
to = Odds.to

# 20.1  Definitions -----------------------------------------------------------------------------------

DEFINITIONS = (
    ref("20.1:ante-wager"),
    ref("20.1:bad-beat-bonus-wager"),
    ref("20.1:hand"),
    ref("20.1:pair-plus-wager"),
    ref("20.1:play-wager"),
    ref("20.1:round-of-play"),
    ref("20.1:stub"),
    ref("20.1:suit"),
)

# 20.3  Rankings --------------------------------------------------------------------------------------

RANKINGS = {  # 20.3(b): best first
    Category.STRAIGHT_FLUSH: ref("20.3(b)1"),
    Category.THREE_OF_A_KIND: ref("20.3(b)2"),
    Category.STRAIGHT: ref("20.3(b)3"),
    Category.FLUSH: ref("20.3(b)4"),
    Category.PAIR: ref("20.3(b)5"),
    Category.HIGH_CARD: ref("20.3(c)"),
}
RANKING = Ranking(3, RANKINGS)  # 20.3(a): ace high, and low in A-2-3 alone


PLAYER_HAND = Best(RANKING, (PLAYER,))  # 20.1:hand: the three cards held
DEALER_HAND = Best(RANKING, (DEALER,))
LOWER_HAND = Lower(PLAYER_HAND, DEALER_HAND)  # 20.11(a)4: the lower ranking hand of player and dealer

BOUNDS = tuple((category.value, RANKING.least(category)) for category in RANKINGS)[:-1]
PLAYER_LINES = RankedLines(PLAYER_HAND, BOUNDS)
ANTE_BONUS_LINES = RankedLines(PLAYER_HAND, BOUNDS[:3])
LOWER_LINES = RankedLines(LOWER_HAND, BOUNDS)
SF, TRIPS, STRAIGHT, FLUSH, PAIR = PLAYER_LINES.names

# 20.6  Wagers; 20.11  Payout odds --------------------------------------------------------------------

OPTIONS = (
    Letter("version", ("standard", "f1", "f2", "f3"), "how ante and pair plus are tied together", ref("20.6(f)")),
    Letter("pair_plus", ("A", "B", "C", "D"), "the pair plus pay table", ref("20.11(a)2")),
    Letter("ante_bonus", ("standard", "f"), "the ante bonus", ref("20.11(a)3i")),
    Letter("bad_beat", ("on", "off"), "the bad beat bonus wager", ref("20.6(a)2")),
)
FORBIDDEN = (
    Forbidden(
        {"ante_bonus": ("f",), "version": ("standard",)},
        "The higher ante bonus goes only with a version under 20.6(f): set version to f1, f2 or f3.",
        ref("20.11(a)3i"),
    ),
    Forbidden(
        {"ante_bonus": ("f",), "pair_plus": ("A", "C", "D")},
        "The higher ante bonus goes only with pair plus pay table B: set pair_plus to B.",
        ref("20.11(a)3i"),
    ),
)


def _pair_plus(letter: str, flush: int, trips: int, straight_flush: int) -> PayTable:
    pays = {SF: to(straight_flush), TRIPS: to(trips), STRAIGHT: to(6), FLUSH: to(flush), PAIR: to(1)}
    return PayTable(pays, ref("20.11(a)2"), letter)


# 20.11(a): four payouts, against the dealer by MAIN below and by three kinds of table here.
PAIR_PLUS_TABLES = {
    "A": _pair_plus("A", flush=4, trips=30, straight_flush=40),
    "B": _pair_plus("B", flush=4, trips=33, straight_flush=35),
    "C": _pair_plus("C", flush=3, trips=30, straight_flush=40),
    "D": _pair_plus("D", flush=3, trips=33, straight_flush=35),
}
ANTE_BONUS_TABLES = {
    "standard": PayTable({SF: to(5), TRIPS: to(4), STRAIGHT: to(1)}, ref("20.11(a)3")),
    "f": PayTable({SF: to(6), TRIPS: to(5), STRAIGHT: to(1)}, ref("20.11(a)3i"), "f"),
}
BAD_BEAT_TABLE = PayTable(
    {SF: to(15_000), TRIPS: to(5_000), STRAIGHT: to(100), FLUSH: to(35), PAIR: to(4)}, ref("20.11(a)4")
)

# 20.6(a): these wagers and no others; 20.6(a)1: ante and pair plus each alone, or by 20.6(a)1iii both.
ANTE = Wager(key="ante", title="Ante", cites=ref("20.6(a)1i"))
PLAY = Wager(key="play", title="Play", cites=ref("20.6(a)1i"), by_decision=True)
PAIR_PLUS = Wager(
    key="pair_plus",
    title="Pair plus",
    cites=ref("20.6(a)1ii"),
    schedule=schedule(PLAYER_LINES, ByOption("pair_plus", PAIR_PLUS_TABLES)),
    side=True,
    forfeited_by_fold=ref("20.10(b)"),
)
BAD_BEAT = Wager(
    key="bad_beat",
    title="Bad beat bonus",
    cites=ref("20.6(a)2"),
    offered=Offered("bad_beat", ("on",)),
    exactly=DOLLAR,
    schedule=schedule(LOWER_LINES, BAD_BEAT_TABLE),
    side=True,
    survives_fold=ref("20.10(b)"),
)

F1, F2, F3 = (Offered("version", (version,)) for version in ("f1", "f2", "f3"))
FIVE_TIMES = "Ante and pair plus go together, neither over five times the other."
TOGETHER = (
    Needs("bad_beat", ("ante", "pair_plus"), "The bad beat bonus needs an ante or a pair plus wager.", ref("20.6(a)2")),
    Condition("pair_plus", "ante", "Pair plus needs an ante at least as large.", ref("20.6(f)1"), 1, F1),
    Condition("pair_plus", "ante", "Pair plus needs an ante of at least half of it.", ref("20.6(f)2"), 2, F2),
    Condition("pair_plus", "ante", FIVE_TIMES, ref("20.6(f)3"), 5, F3),
    Condition("ante", "pair_plus", FIVE_TIMES, ref("20.6(f)3"), 5, F3),
)

# 20.7 to 20.9  Dealing -------------------------------------------------------------------------------


def _one_by_one(number: str) -> tuple[Deliver, ...]:
    each, dealer = (Deliver(to=place, cites=ref(number)) for place in (To.EACH_PLAYER, To.DEALER))
    return (each, dealer) * 3


PLAYERS_STACKS = Deliver(to=To.EACH_PLAYER, cards=3, cites=ref("20.9(c)"))
METHODS = {
    "manual-shoe": Method(title="manual dealing shoe", no_more_bets=ref("20.7(b)"), opening=_one_by_one("20.7(c)")),
    "hand": Method(title="the dealer's hand", no_more_bets=ref("20.8(b)3"), opening=_one_by_one("20.8(c)")),
    "automated-shoe": Method(
        title="automated dealing shoe",
        no_more_bets=ref("20.9(b)2"),
        opening=(PLAYERS_STACKS, Deliver(to=To.DEALER, cards=3, cites=ref("20.9(c)1"))),
    ),
    "automated-shoe-dealer-last": Method(
        title="automated dealing shoe, the dealer's stack after the players have decided",
        no_more_bets=ref("20.9(b)2"),
        opening=(PLAYERS_STACKS,),
        completing=(Deliver(to=To.DEALER, cards=3, cites=ref("20.9(c)2")),),
    ),
}

# 20.10  Completion of each round of play -------------------------------------------------------------

# 20.10(a): each player sees and plays his or her own cards only (`table/views.py`).
PLAY_OR_FOLD = Decision(
    name="play", choices=("fold", "1x"), places="play", of="ante", holding="ante", cites=ref("20.10(b)")
)
PROCEDURE = (Mark.OPENING, Ask(PLAY_OR_FOLD), Mark.COMPLETING, TurnUp(To.DEALER, ref("20.10(b)")), Mark.SETTLEMENT)

QUALIFICATION = Qualification(RANKING.least(Category.HIGH_CARD, 12), "queen high or better", ref("20.11(a)1"))
MAIN = DecisionTable(
    (Choice, Qualifies, Compared),
    ("ante", "play"),
    (
        Row((FOLD, ANY, ANY), (LOSE, NOTHING), ref("20.10(b)")),
        Row((STAY, NO, ANY), (PAY, PUSH), ref("20.11(a)1")),
        Row((STAY, YES, HIGHER), (PAY, PAY), ref("20.11(a)1")),
        Row((STAY, YES, EQUAL), (PUSH, PUSH), ref("20.3(c)")),
        Row((STAY, YES, LOWER), (LOSE, LOSE), ref("20.11(a)1")),
    ),
)
# 20.10(c): the licensee elects one order; 20.10(c)1 goes step by step, 20.10(c)2 player by player.
SETTLING = {
    "in-phases": Settling(
        title="all losing wagers, then all winning ones",
        start=Side.RIGHT,
        cites=ref("20.10(c)1i"),
        in_phases=True,
        collect=ref("20.10(c)1ii"),
        pay=ref("20.10(c)1iii"),
    ),
    "by-player": Settling(
        title="player by player",
        start=Side.RIGHT,
        cites=ref("20.10(c)2i"),
        collect=ref("20.10(c)2ii"),
        pay=ref("20.10(c)2ii"),
    ),
}

# 20.12  Irregularities; (e) to (g) are not printed and are taken from 27.12 (register E-3) -----------

AUTOMATED = ("automated-shoe", "automated-shoe-dealer-last")
IRREGULARITIES = (
    Irregularity(Mishap.CARD_FACE_UP, Remedy.DISCARD_THE_CARD, ref("20.12(a)")),
    Irregularity(Mishap.CARDS_FACE_UP, Remedy.VOID_ALL, ref("20.12(a)")),
    Irregularity(Mishap.DRAWN_IN_ERROR, Remedy.USE_AS_NEXT, ref("20.12(b)")),
    Irregularity(Mishap.PLAYER_MISCOUNT, Remedy.VOID_ALL, ref("20.12(c)")),
    Irregularity(Mishap.DEALER_MISCOUNT, Remedy.VOID_ALL, ref("20.12(c)")),
    Irregularity(Mishap.DEALER_CARD_EXPOSED, Remedy.VOID_ALL, ref("20.12(d)")),
    Irregularity(Mishap.SHUFFLER_FAILED, Remedy.RESHUFFLE, parallel_ref("27.12(e)")),
    Irregularity(Mishap.SHOE_FAILED, Remedy.VOID_AND_RESHUFFLE, parallel_ref("27.12(f)"), methods=AUTOMATED),
    Irregularity(Mishap.METHOD_CHANGED, Remedy.REMOVE_DEVICE, parallel_ref("27.12(g)")),
)

# 19:46-1.10A  Layout; of the list in 1.10A(b), where ante and play lie is not printed ----------------

LAYOUT = Layout(
    areas=(
        Area(key="play", inscription="Play", place=Place.OWN, cites=ref("20.10(b)")),
        Area(key="ante", inscription="Ante", place=Place.BEHIND, of="play", cites=equipment("1.10A(b)4")),
        Area(key="pair_plus", inscription="Pair plus", place=Place.BEHIND, of="ante", cites=equipment("1.10A(b)4")),
        Area(
            key="bad_beat",
            inscription="Bad beat",
            place=Place.BEHIND,
            of="pair_plus",
            cites=equipment("1.10A(b)5"),
            offered=BAD_BEAT.offered,
        ),
    ),
    inscriptions=(Inscription("Dealer plays with queen high or better", ref("20.11(a)1")),),
)

THREE_CARD_POKER = GameDefinition(
    key="three-card-poker",
    title="Three card poker",
    rules="19:47-20",
    definitions=DEFINITIONS,
    positions=7,  # not printed (register E-12)
    counts=CardCounts(3, 3, 0, ref("20.7(c)")),
    deck=(ref("20.2(a)"), ref("20.2(b)"), ref("20.2(c)")),
    ranking=RANKING,
    rankings={category.value: cites for category, cites in RANKINGS.items()},
    tie_rule=ref("20.3(c)"),
    player_hand=PLAYER_HAND,
    dealer_hand=DEALER_HAND,
    qualification=QUALIFICATION,
    options=OPTIONS,
    forbidden=FORBIDDEN,
    wagers=(ANTE, PLAY, PAIR_PLUS, BAD_BEAT),
    together=TOGETHER,
    settlement=MAIN,
    ante_bonus=AnteBonus("ante", "play", schedule(ANTE_BONUS_LINES, ByOption("ante_bonus", ANTE_BONUS_TABLES))),
    fold=ref("20.10(b)"),
    methods=METHODS,
    procedure=PROCEDURE,
    settling=SETTLING,
    paid_in_order=("ante", "play", "pair_plus", "bad_beat"),
    conduct=Conduct(
        chips=ref("20.6(b)"),
        no_more_bets=ref("20.6(d)"),
        positions=equipment("1.10A(a)"),
        one_position=ref("20.6(e)"),
        two_adjacent=ref("20.6(e)"),
        turns=ref("20.10(b)"),
    ),
    handling=HANDLING,
    irregularities=IRREGULARITIES,
    layout=LAYOUT,
)
