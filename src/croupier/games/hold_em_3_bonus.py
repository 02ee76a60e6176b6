"""Hold 'em 3 bonus: N.J.A.C. 13:69F-42, with the layout of 13:69E-1.13BB; sections keep the rule's order and words."""

from croupier.cards.ranking import Category, Ranking
from croupier.games.paragraphs.hold_em_3_bonus import EQUIPMENT, RULES
from croupier.games.procedures.hold_em_3_bonus import HANDLING
from croupier.rulebook.dealing import Ask, Decision, Deliver, Mark, Method, Resolve, Settling, Side, To, TurnUp
from croupier.rulebook.definition import CardCounts, Conduct, GameDefinition
from croupier.rulebook.hand import COMMUNITY, DEALER, PLAYER, Best
from croupier.rulebook.irregularity import Irregularity, Mishap, Remedy, Until
from croupier.rulebook.layout import Area, Inscription, Layout, Place
from croupier.rulebook.meter import PayoutLimit
from croupier.rulebook.money import DOLLAR, Amount, Odds
from croupier.rulebook.option import ByOption, CentsOrNone, Letter
from croupier.rulebook.paytable import JoinedLines, PayTable, RankedLines, Schedule, SuitedLines, schedule
from croupier.rulebook.reference import RuleRef
from croupier.rulebook.settlement import ANY, Choice, Compared, DecisionTable, Line, Result, Row
from croupier.rulebook.wager import Needs, Offered, Wager, equal

ref, equipment = RULES.ref, EQUIPMENT.ref
NA = 0
Chart = dict[str, tuple[Amount | int, ...]]  # 42.11(c): best line first; whole numbers are odds to 1

# 42.1  Definitions; 42.5  Rankings -------------------------------------------------------------------

DEFINITIONS = tuple(map(ref, (
    "42.1:3-card-bonus-wager", "42.1:6-card-bonus-wager", "42.1:blind-bonus-wager", "42.1:flop-wager", "42.1:fold",
    "42.1:push", "42.1:rank", "42.1:round-of-play", "42.1:stub", "42.1:suit", "42.1:turn-river-wager",
)))  # fmt: skip
RANKINGS = {  # 42.5(b): best first
    Category.ROYAL_FLUSH: ref("42.5(b)1"), Category.STRAIGHT_FLUSH: ref("42.5(b)2"),
    Category.FOUR_OF_A_KIND: ref("42.5(b)3"), Category.FULL_HOUSE: ref("42.5(b)4"),
    Category.FLUSH: ref("42.5(b)5"), Category.STRAIGHT: ref("42.5(b)6"),
    Category.THREE_OF_A_KIND: ref("42.5(b)7"), Category.TWO_PAIR: ref("42.5(b)8"),
    Category.PAIR: ref("42.5(b)9"), Category.HIGH_CARD: ref("42.5(c)"),
}  # fmt: skip
RANKING = Ranking(5, RANKINGS)  # 42.5(a): the ace is the highest card, and stands below the two in A 2 3 4 5
ROYAL, STRAIGHT_FLUSH, _, _, FLUSH, STRAIGHT, TRIPS, _, PAIR, HIGH_CARD = RANKINGS
SEVEN_CARDS = Ranking(7, (ROYAL, STRAIGHT_FLUSH, HIGH_CARD))  # 42.5(d)1 and 42.5(d)2
# 42.5(e)1, 42.5(e)2, 42.5(e)3, 42.5(e)4 (register H-8), 42.5(e)5, 42.5(e)6: royal to pair, as 42.5(e) lists them.
THREE_CARDS = Ranking(3, (ROYAL, STRAIGHT_FLUSH, TRIPS, STRAIGHT, FLUSH, PAIR, HIGH_CARD))
SIX_CARDS = Ranking(6, (ROYAL, HIGH_CARD))  # 42.5(f)1 and 42.5(f)2


# 42.10(e): the best five of the three cards held and the four community cards
PLAYER_HAND, DEALER_HAND = Best(RANKING, (PLAYER, COMMUNITY)), Best(RANKING, (DEALER, COMMUNITY))

# 42.5(d)3, 42.5(d)4, 42.5(d)5, 42.5(d)6, 42.5(d)7, 42.5(d)8; 42.5(f)3, 42.5(f)4, 42.5(f)5, 42.5(f)6, 42.5(f)7,
# 42.5(f)8, 42.5(f)9. Three-of-a-kind is not in 42.5(d), but tables A to D of 42.11(c)i pay it (register H-7).
BOUNDS = tuple((category.value, RANKING.least(category)) for category in RANKINGS)[:-3]
FIVE_OF_SEVEN = RankedLines(PLAYER_HAND, BOUNDS)
FIVE_OF_SIX = RankedLines(Best(RANKING, (PLAYER, DEALER)), BOUNDS)
# 42.5(d): the line of all seven cards and that of the best five; 1.13BB(b)4iv: the higher payout counts.
ALL_SEVEN = SuitedLines(
    Best(SEVEN_CARDS, (PLAYER, COMMUNITY)),
    (
        ("7-card royal flush", SEVEN_CARDS.least(ROYAL)),
        ("7-card straight flush", SEVEN_CARDS.least(STRAIGHT_FLUSH)),
    ),
)
BLIND_LINES = JoinedLines((ALL_SEVEN, FIVE_OF_SEVEN))
# 42.5(f): the line of all six cards, which pays more in diamonds, and that of the best five.
ALL_SIX, SIX_ROYAL = Best(SIX_CARDS, (PLAYER, DEALER)), SIX_CARDS.least(ROYAL)
DIAMONDS = SuitedLines(ALL_SIX, (("6-card royal flush in diamonds", SIX_ROYAL),), "d")
SIX_CARD_LINES = JoinedLines(
    (DIAMONDS, SuitedLines(ALL_SIX, (("6-card royal flush, other", SIX_ROYAL),), "chs"), FIVE_OF_SIX)
)
THREE_CARD_BOUNDS = tuple((category.value, THREE_CARDS.least(category)) for category in THREE_CARDS.best_first[1:-1])
THREE_CARD_LINES = RankedLines(
    Best(THREE_CARDS, (PLAYER,)), (("3-card royal", THREE_CARDS.least(ROYAL)), *THREE_CARD_BOUNDS)
)

# 42.6  Wagers; 42.11  Payout odds --------------------------------------------------------------------


def _elected(option: str, cites: RuleRef, lines: tuple[str, ...], chart: Chart) -> ByOption[PayTable]:
    """The tables of one chart, of which the licensee elects one beforehand; a line that is not paid is left out."""
    tables = {}
    for letter, figures in chart.items():
        paid = ((line, pay) for line, pay in zip(lines, figures, strict=True) if pay != NA)
        pays = {line: Odds.to(pay) if isinstance(pay, int) else pay for line, pay in paid}
        tables[letter] = PayTable(pays, cites, letter)
    return ByOption(option, tables)


def _inscribed(title: str, pays: ByOption[PayTable]) -> tuple[Inscription, ...]:
    """1.13BB(b)4i: what each of these tables pays; as 42.11(a) demands of signs, odds say "to" and awards "win"."""
    says = {key: ", ".join(f"{line} {pay}" for line, pay in table.pays.items()) for key, table in pays.values.items()}
    cites = equipment("1.13BB(b)4i")
    return tuple(Inscription(f"{title}: {odds}", cites, Offered(pays.option, (key,))) for key, odds in says.items())


OPTIONS = (
    Letter("version", ("1", "2"), "whether the turn/river wager may be doubled", ref("42.10(b)2")),
    Letter("blind_1x", tuple("ABCDEFGHIJK"), "the blind bonus pay table after a single wager", ref("42.11(c)i")),
    Letter("blind_2x", tuple("ABC"), "the blind bonus pay table after a double wager", ref("42.11(c)ii")),
    Letter("three_card_bonus", (*"ABCD", "off"), "the 3 card bonus pay table", ref("42.11(d)")),
    Letter("six_card_bonus", (*"ABCDEFGHIJK", "off"), "the 6 card bonus pay table", ref("42.11(e)")),
    Letter("burn", ("no", "yes"), "a burn before every two community cards", ref("42.7(c)3")),
    # Supplement 9.1(a), 9.1(b): the figure; 9.1(d): of these two wagers alone; 9.1(e), 9.1(f): what is cut.
    CentsOrNone("aggregate_limit", "the most one hand wins on blind and 3 card bonus", ref("42.11(f)")),
)
R7, S7, D6, R6 = (Amount(dollars * DOLLAR) for dollars in (25_000, 10_000, 1_000_000, 100_000))
BLIND_1X: Chart = {
    "A": (R7, S7, 1000, 40, 10, 4, 3, 2, 1),
    "B": (R7, S7, 500, 50, 10, 4, 3, 2, 1),
    "C": (R7, S7, 200, 50, 10, 4, 3, 2, 1),
    "D": (R7, S7, 200, 25, 10, 4, 3, 2, 1),
    "E": (R7, S7, 200, 25, 10, 4, 3, 2, NA),
    "F": (R7, S7, 500, 100, 20, 4, 3, 2, NA),
    "G": (R7, S7, 1000, 100, 20, 4, 3, 2, NA),
    "H": (R7, S7, 200, 100, 20, 4, 3, 2, NA),
    "I": (R7, S7, 200, 50, 20, 4, 3, 2, NA),
    "J": (R7, S7, 200, 50, 25, 3, 2, 1, NA),
    "K": (R7, S7, 200, 50, 20, 4, 2, 1, NA),
}
BLIND_2X: Chart = {
    "A": (NA, NA, 500, 50, 10, 4, 2, 1),  # seven cards are paid by the best five (register H-11)
    "B": (R7, S7, 500, 50, 10, 4, 2, 1),
    "C": (R7, S7, 250, 50, 10, 4, 2, 1),
}
THREE_CARD_TABLES: Chart = {
    "A": (100, 50, 30, 5, 4, 1),
    "B": (100, 40, 30, 5, 4, 1),
    "C": (50, 40, 30, 6, 3, 1),
    "D": (100, 40, 30, 6, 3, 1),
}
SIX_CARD_TABLES: Chart = {
    "A": (D6, R6, 1000, 200, 50, 20, 15, 10, 5),
    "B": (D6, R6, 1000, 250, 100, 25, 20, 10, 5),
    "C": (D6, R6, 1000, 500, 100, 25, 15, 10, 5),
    "D": (D6, R6, 1000, 200, 50, 25, 20, 10, 5),
    "E": (D6, R6, 1000, 200, 50, 25, 15, 10, 5),
    "F": (D6, R6, 1000, 250, 50, 25, 20, 10, 5),
    "G": (NA, NA, 500, 250, 100, 25, 20, 10, 5),  # six cards are paid by the best five (register H-9)
    "H": (NA, NA, 500, 250, 100, 25, 20, 10, 4),
    "I": (NA, NA, 1000, 500, 200, 20, 15, 10, 5),
    "J": (NA, NA, 250, 100, 50, 25, 20, 10, 5),
    "K": (NA, NA, 1000, 200, 50, 25, 20, 10, 5),
}
SINGLE = _elected("blind_1x", ref("42.11(c)i"), BLIND_LINES.names, BLIND_1X)
DOUBLE = _elected("blind_2x", ref("42.11(c)ii"), BLIND_LINES.names[:-1], BLIND_2X)
BLIND_PAYS = Schedule(BLIND_LINES, {"1x": SINGLE, "2x": DOUBLE})
THREE_CARD_PAYS = _elected("three_card_bonus", ref("42.11(d)"), THREE_CARD_LINES.names, THREE_CARD_TABLES)
SIX_CARD_PAYS = _elected("six_card_bonus", ref("42.11(e)"), SIX_CARD_LINES.names, SIX_CARD_TABLES)
BLIND_BONUS = Wager(key="blind_bonus", title="Blind bonus", cites=ref("42.1:blind-bonus-wager"), schedule=BLIND_PAYS)
FLOP = Wager(key="flop", title="Flop", cites=ref("42.1:flop-wager"))
TURN_RIVER = Wager(key="turn_river", title="Turn/river", cites=ref("42.1:turn-river-wager"), by_decision=True)
THREE_CARD = Wager(
    key="three_card_bonus",
    title="3 card bonus",
    cites=ref("42.1:3-card-bonus-wager"),
    offered=Offered("three_card_bonus", tuple(THREE_CARD_TABLES)),
    schedule=schedule(THREE_CARD_LINES, THREE_CARD_PAYS),
    side=True,
    survives_fold=ref("42.10(a)"),  # settled before anyone may fold
    forfeited_by_concealing=ref("42.10(a)"),
)
SIX_CARD = Wager(
    key="six_card_bonus",
    title="6 card bonus",
    cites=ref("42.1:6-card-bonus-wager"),
    offered=Offered("six_card_bonus", tuple(SIX_CARD_TABLES)),
    unless_posted=5 * DOLLAR,  # register H-12
    schedule=schedule(SIX_CARD_LINES, SIX_CARD_PAYS),
    side=True,
    survives_fold=ref("42.10(b)1"),
)
TOGETHER = (
    *equal("blind_bonus", "flop", "Blind bonus and flop go together, in the same amount.", ref("42.1:flop-wager")),
    Needs("three_card_bonus", ("flop",), "The 3 card bonus goes with blind bonus and flop.", ref("42.1:flop-wager")),
    Needs("six_card_bonus", ("flop",), "The 6 card bonus goes with blind bonus and flop.", ref("42.1:flop-wager")),
)

# 42.7 to 42.9  Dealing; from the hand by leave of 42.8(a) and 1.19(b)1, in stacks of three by 42.9(a) -


def _method(title: str, no_more_bets: str, players: str, dealer: str, community: str) -> Method:
    each = Deliver(to=To.EACH_PLAYER, cards=3, cites=ref(players))
    own = Deliver(to=To.DEALER, cards=3, cites=ref(dealer))
    burn = Deliver(to=To.DISCARD, cites=ref(community), only=("burn", "yes"))
    two = Deliver(to=To.COMMUNITY, cards=2, cites=ref(community))
    return Method(title=title, no_more_bets=ref(no_more_bets), opening=(each, own, burn, two, burn, two))


METHODS = {  # 42.7(c), 42.8(c): players from the dealer's far left clockwise
    "manual-shoe": _method("manual dealing shoe", "42.7(b)", "42.7(c)1", "42.7(c)2", "42.7(c)3"),
    "hand": _method("the dealer's hand", "42.8(b)3", "42.8(c)1", "42.8(c)2", "42.8(c)3"),
    "automated-shoe": _method("automated dealing shoe", "42.9(b)2", "42.9(c)", "42.9(c)", "42.9(c)"),
}

# 42.10  Completion of each round of play -------------------------------------------------------------

EXPOSE = Decision(name="expose", choices=("conceal", "expose"), holding="three_card_bonus", cites=ref("42.10(a)"))
CONTINUE_OR_FOLD = Decision(
    name="turn_river",
    choices=("fold", "1x", "2x"),
    places="turn_river",  # 42.6(c)
    of="flop",
    elective={"2x": ("version", "2")},  # 42.10(b)2i, 42.10(b)2ii
    at_once=True,  # 42.10(b)1: a fold is collected before the next player is asked
    cites=ref("42.10(b)"),
)
BEFORE = (Mark.OPENING, Ask(EXPOSE), Resolve("three_card_bonus", ref("42.10(a)")))
DURING = (TurnUp(To.COMMUNITY, ref("42.10(b)"), 2), Ask(CONTINUE_OR_FOLD), TurnUp(To.COMMUNITY, ref("42.10(c)"), 2))
PROCEDURE = (*BEFORE, *DURING, TurnUp(To.DEALER, ref("42.10(d)")), Mark.SETTLEMENT)
(FOLD, STAY), (HIGHER, EQUAL, LOWER), (PAID, UNPAID) = Choice, Compared, Line
PAY, PAY_TABLE, PUSH, LOSE, NOTHING = Result
WON = (ref("42.10(e)3"), ref("42.11(b)"), ref("42.11(b)"))  # the blind bonus, the flop and the turn/river wager
ROWS = (
    Row((FOLD, ANY, ANY), (LOSE, LOSE, NOTHING), ref("42.10(b)1")),
    Row((STAY, LOWER, UNPAID), (LOSE, LOSE, LOSE), ref("42.10(e)1")),
    Row((STAY, LOWER, PAID), (PAY_TABLE, LOSE, LOSE), ref("42.10(e)2")),
    Row((STAY, HIGHER, UNPAID), (PUSH, PAY, PAY), WON),
    Row((STAY, HIGHER, PAID), (PAY_TABLE, PAY, PAY), WON),
    Row((STAY, EQUAL, UNPAID), (PUSH, PUSH, PUSH), ref("42.10(e)4")),
    Row((STAY, EQUAL, PAID), (PAY_TABLE, PUSH, PUSH), ref("42.10(e)4")),
)

# 42.12  Irregularities -------------------------------------------------------------------------------

BOTH = ("three_card_bonus", "six_card_bonus")
IRREGULARITIES = (
    Irregularity(
        Mishap.DEALER_CARD_EXPOSED, Remedy.VOID_ALL, ref("42.12(a)"), ("three_card_bonus",), until=Until.DECIDED
    ),
    Irregularity(Mishap.CARD_FACE_UP, Remedy.DISCARD_THE_CARD, ref("42.12(b)")),
    Irregularity(Mishap.CARDS_FACE_UP, Remedy.VOID_ALL, ref("42.12(b)"), BOTH, only_after_initial_deal=True),
    Irregularity(Mishap.DRAWN_IN_ERROR, Remedy.USE_AS_NEXT, ref("42.12(c)")),
    Irregularity(Mishap.PLAYER_MISCOUNT, Remedy.VOID_THE_HAND, ref("42.12(d)")),
    Irregularity(Mishap.DEALER_MISCOUNT, Remedy.COMPLETE_OR_VOID, ref("42.12(d)")),
    Irregularity(Mishap.SHUFFLER_FAILED, Remedy.RESHUFFLE, ref("42.12(e)")),
    Irregularity(Mishap.SHOE_FAILED, Remedy.VOID_AND_RESHUFFLE, ref("42.12(f)"), methods=("automated-shoe",)),
    Irregularity(Mishap.METHOD_CHANGED, Remedy.REMOVE_DEVICE, ref("42.12(g)")),
)

# 1.13BB(b)  Layout: the areas of 1.13BB(b)2 and 1.13BB(b)3, the inscriptions of 1.13BB(b)4 -------------

WAGERS = (BLIND_BONUS, FLOP, TURN_RIVER, THREE_CARD, SIX_CARD)
NUMBERS = ("1.13BB(b)2i", "1.13BB(b)2ii", "1.13BB(b)2iii", "1.13BB(b)2iv", "1.13BB(b)2v")
BETTING_AREAS = tuple(
    Area(key=wager.key, inscription=wager.title, place=Place.OWN, cites=equipment(number), offered=wager.offered)
    for wager, number in zip(WAGERS, NUMBERS, strict=True)
)
COMMUNITY_AREA = Area(key="community", inscription="Community cards", place=Place.CENTRE, cites=equipment("1.13BB(b)3"))
INSCRIPTIONS = (
    Inscription("Name or trade name of the casino licensee", equipment("1.13BB(b)1")),
    *_inscribed("Blind bonus", SINGLE),
    *_inscribed("Blind bonus, if the turn/river wager is twice the flop wager", DOUBLE),
    *_inscribed("3 card bonus", THREE_CARD_PAYS),
    *_inscribed("6 card bonus", SIX_CARD_PAYS),
    Inscription("Turn/river wager: equal to flop", equipment("1.13BB(b)4ii"), Offered("version", ("1",))),
    Inscription("Turn/river wager: once or twice flop", equipment("1.13BB(b)4ii"), Offered("version", ("2",))),
    Inscription("All bonus wagers pay whether or not your hand outranks the dealer's", equipment("1.13BB(b)4iii")),
    Inscription("Blind bonus pays the highest single award, odds or dollars", equipment("1.13BB(b)4iv")),
)

HOLD_EM_3_BONUS = GameDefinition(
    key="hold-em-3-bonus",
    title="Hold 'em 3 bonus",
    rules="13:69F-42",
    definitions=DEFINITIONS,
    positions=6,
    counts=CardCounts(3, 3, 4, ref("42.7(d)")),
    deck=(ref("42.2(a)"), ref("42.2(b)")),
    ranking=RANKING,
    rankings={category.value: cites for category, cites in RANKINGS.items()},
    tie_rule=ref("42.5(c)"),
    player_hand=PLAYER_HAND,
    dealer_hand=DEALER_HAND,
    options=OPTIONS,
    wagers=WAGERS,
    together=TOGETHER,
    settlement=DecisionTable((Choice, Compared, Line), ("blind_bonus", "flop", "turn_river"), ROWS),
    line_of="blind_bonus",
    payout_limit=PayoutLimit("aggregate_limit", ("three_card_bonus", "blind_bonus"), ref("42.11(f)"), 50_000 * DOLLAR),
    fold=ref("42.10(b)1"),
    methods=METHODS,
    procedure=PROCEDURE,
    settling={"by-player": Settling(title="player by player", start=Side.RIGHT, cites=ref("42.10(e)"))},
    paid_in_order=("three_card_bonus", "blind_bonus", "flop", "turn_river", "six_card_bonus"),  # 42.10(e)5
    conduct=Conduct(
        chips=ref("42.6(a)"),
        no_more_bets=ref("42.6(b)"),
        positions=equipment("1.13BB(a)"),
        one_position=ref("42.6(d)"),
        turns=ref("42.10(b)"),
    ),
    handling=HANDLING,
    irregularities=IRREGULARITIES,
    layout=Layout(areas=(*BETTING_AREAS, COMMUNITY_AREA), inscriptions=INSCRIPTIONS),
)
