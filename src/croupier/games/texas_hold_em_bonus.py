"""Texas hold 'em bonus poker: N.J.A.C. 19:47-28, with the layout of 19:46-1.13Q.

Lay this file beside the subchapter: its sections keep the rule's order and words. What is not printed there cites the
supplement, sections 1.1 to 1.8.
"""

from croupier.cards.card import RANK, SUIT
from croupier.cards.ranking import Category, Ranking
from croupier.games.paragraphs.supplement import FACTS
from croupier.games.paragraphs.texas_hold_em_bonus import EQUIPMENT, RULES
from croupier.games.procedures.texas_hold_em_bonus import HANDLING
from croupier.rulebook.dealing import OPENING, SETTLEMENT, Ask, Decision, Deliver, Method, Settling, Side, To, TurnUp
from croupier.rulebook.definition import CardCounts, Conduct, GameDefinition
from croupier.rulebook.hand import COMMUNITY, DEALER, PLAYER, Best, Deal
from croupier.rulebook.irregularity import Irregularity, Mishap, Remedy, Until
from croupier.rulebook.layout import Area, Inscription, Layout, Place
from croupier.rulebook.meter import Progressive
from croupier.rulebook.money import DOLLAR, EVEN_MONEY, Amount, MeterShare, Odds, Pay
from croupier.rulebook.option import ByOption, CentsOrNone, Forbidden, Letter, Rate
from croupier.rulebook.paytable import NamedLines, PayTable, RankedLines, schedule
from croupier.rulebook.reference import RuleRef
from croupier.rulebook.settlement import ANY, Choice, Compared, DecisionTable, Line, Result, Row
from croupier.rulebook.wager import Needs, Offered, Wager

ref, equipment, fact = RULES.ref, EQUIPMENT.ref, FACTS.ref
to = Odds.to

# 28.1  Definitions; 28.5  Rankings, not printed ------------------------------------------------------

DEFINITIONS = tuple(map(ref, (
    "28.1:ante", "28.1:bonus-wager", "28.1:burn", "28.1:community-card", "28.1:flop", "28.1:flop-wager", "28.1:fold",
    "28.1:hand", "28.1:progressive-payout-wager", "28.1:push", "28.1:rank", "28.1:river", "28.1:river-wager",
    "28.1:round-of-play", "28.1:stub", "28.1:suit", "28.1:turn", "28.1:turn-wager",
)))  # fmt: skip
RANKINGS = dict.fromkeys(Category, fact("1.8(d)"))
RANKING = Ranking(5, RANKINGS)


# 28.1:hand, supplement 1.1(m): the best five of the two cards held and the five community cards
PLAYER_HAND, DEALER_HAND = Best(RANKING, (PLAYER, COMMUNITY)), Best(RANKING, (DEALER, COMMUNITY))
# 28.1:progressive-payout-wager: the player's two cards and the three of the flop
PROGRESSIVE_HAND = Best(RANKING, (PLAYER, COMMUNITY), 3)

BOUNDS = tuple((category.value, RANKING.least(category)) for category in RANKINGS)
PROGRESSIVE_LINES = RankedLines(PROGRESSIVE_HAND, BOUNDS[:-2])
RF, SF, QUADS, FULL_HOUSE, FLUSH, STRAIGHT, TRIPS, TWO_PAIR = PROGRESSIVE_LINES.names
FLUSH_OR_BETTER = "flush or better"
ANTE_BOUNDS = ((FLUSH_OR_BETTER, RANKING.least(Category.FLUSH)), (STRAIGHT, RANKING.least(Category.STRAIGHT)))
ANTE_LINES = RankedLines(PLAYER_HAND, ANTE_BOUNDS)

# 28.6  Wagers; 28.11  Payout odds --------------------------------------------------------------------

OPTIONS = (
    Letter("ante_pays", ("flush", "straight"), "the least hand with which a winning ante is paid", fact("1.3(c)")),
    Letter("bonus", ("on", "no-dealer-aces", "off"), "the bonus wager and its pay table", ref("28.6(c)")),
    Letter("progressive", (*"ABCD", "none", "off"), "the lesser awards of the progressive", ref("28.11(g)")),
    Rate("rate", "the percentage of each progressive wager that goes to the meter", ref("28.11(h)"), 70, "70"),
    CentsOrNone("reset", "what the meter returns to after a royal flush", ref("28.11(h)"), 1_000_000, required=True),
)
NEITHER = "Only a table with the progressive may leave the bonus out: set bonus or progressive to something but off."
FORBIDDEN = (Forbidden({"bonus": ("off",), "progressive": ("off",)}, NEITHER, equipment("1.13Q(g)")),)

ANTE_TABLES = {
    "flush": PayTable({FLUSH_OR_BETTER: EVEN_MONEY}, fact("1.3(c)")),
    "straight": PayTable({FLUSH_OR_BETTER: EVEN_MONEY, STRAIGHT: EVEN_MONEY}, fact("1.3(e)")),
}

BONUS_PAYS = {  # 28.11(c)
    "aces against aces": to(1000),
    "pair of aces": to(30),
    "ace-king suited": to(25),
    "ace-queen or ace-jack suited": to(20),
    "ace-king offsuit": to(15),
    "pair of kings, queens or jacks": to(10),
    "ace-queen or ace-jack offsuit": to(5),
    "pair of tens to twos": to(3),
}
ACES_TWICE, ACES, KING_SUITED, QUEEN_SUITED, KING_OFFSUIT, HIGH_PAIR, QUEEN_OFFSUIT, LOW_PAIR = BONUS_PAYS
BONUS_TABLES = {
    "on": PayTable(BONUS_PAYS, fact("1.4(a)")),
    "no-dealer-aces": PayTable({line: pay for line, pay in BONUS_PAYS.items() if line != ACES_TWICE}, fact("1.4(b)")),
}
PAIRS = {14: ACES, 13: HIGH_PAIR, 12: HIGH_PAIR, 11: HIGH_PAIR}
SUITED_WITH_ACE = {13: KING_SUITED, 12: QUEEN_SUITED, 11: QUEEN_SUITED}
OFFSUIT_WITH_ACE = {13: KING_OFFSUIT, 12: QUEEN_OFFSUIT, 11: QUEEN_OFFSUIT}


def two_cards(deal: Deal) -> str | None:
    """28.1:bonus-wager, supplement 1.4(a): the line of the player's own two cards."""
    low, high = sorted(RANK[card] for card in deal.player)
    if low == high:
        return PAIRS.get(high, LOW_PAIR)
    suited = len({SUIT[card] for card in deal.player}) == 1
    return (SUITED_WITH_ACE if suited else OFFSUIT_WITH_ACE).get(low) if high == 14 else None


def bonus_lines(deal: Deal) -> tuple[str, ...]:
    """Supplement 1.4(d): the dealer's aces better the player's, also after a fold. 1.4(e): the best line counts."""
    line = two_cards(deal)
    if line == ACES and {RANK[card] for card in deal.dealer} == {14}:
        return (ACES_TWICE, ACES)
    return (line,) if line else ()


REQUIRED: dict[str, Pay] = {
    RF: MeterShare(100),
    SF: MeterShare(10),
    QUADS: Amount(500 * DOLLAR, from_meter=True),
    FULL_HOUSE: Amount(100 * DOLLAR, from_meter=True),
    FLUSH: Amount(50 * DOLLAR, from_meter=True),
}
M10, D10, D5, D3, D2 = Amount(10 * DOLLAR, from_meter=True), *(Amount(dollars * DOLLAR) for dollars in (10, 5, 3, 2))
LESSER = {  # supplement 1.5(c)
    "A": {STRAIGHT: D10, TRIPS: D3, TWO_PAIR: D2},
    "B": {STRAIGHT: M10, TRIPS: D5},
    "C": {STRAIGHT: M10, TRIPS: D3, TWO_PAIR: D2},
    "D": {STRAIGHT: M10, TRIPS: D5, TWO_PAIR: D2},
}
BY_F = dict.fromkeys(REQUIRED, ref("28.11(f)"))
PROGRESSIVE_TABLES = {
    **{letter: PayTable(REQUIRED | lesser, ref("28.11(g)"), letter, BY_F) for letter, lesser in LESSER.items()},
    "none": PayTable(REQUIRED, ref("28.11(f)")),
}

STREETS = ("flop", "turn", "river")
ANTE_PAYS = schedule(ANTE_LINES, ByOption("ante_pays", ANTE_TABLES))
ANTE = Wager(key="ante", title="Ante", cites=ref("28.1:ante"), schedule=ANTE_PAYS)  # supplement 1.1(a)
FLOP = Wager(key="flop", title="Flop", cites=ref("28.1:flop-wager"), by_decision=True)  # 28.6(d); supplement 1.1(d)
TURN = Wager(key="turn", title="Turn", cites=ref("28.1:turn-wager"), by_decision=True)  # supplement 1.1(e)
RIVER = Wager(key="river", title="River", cites=ref("28.1:river-wager"), by_decision=True)  # supplement 1.1(f)
BONUS = Wager(  # supplement 1.1(b), 1.5(b)
    key="bonus",
    title="Bonus",
    cites=ref("28.6(c)"),
    offered=Offered("bonus", tuple(BONUS_TABLES)),
    at_least=DOLLAR,
    schedule=schedule(NamedLines(tuple(BONUS_PAYS), bonus_lines, (PLAYER, DEALER)), ByOption("bonus", BONUS_TABLES)),
    side=True,  # 28.10(h)4i
    survives_fold=ref("28.10(a)2i"),  # supplement 1.2(j)
)
PROGRESSIVE = Wager(  # supplement 1.1(c), 1.5(b)
    key="progressive",
    title="Progressive payout",
    cites=ref("28.6(c)"),
    offered=Offered("progressive", tuple(PROGRESSIVE_TABLES)),
    exactly=DOLLAR,
    schedule=schedule(PROGRESSIVE_LINES, ByOption("progressive", PROGRESSIVE_TABLES)),
    side=True,  # 28.10(h)4ii, 28.10(h)4ii(1)
    survives_fold=ref("28.10(a)2i"),
    awards_only=True,
)
TOGETHER = (  # supplement 1.1(j)
    Needs("bonus", ("ante",), "The bonus wager needs an ante.", ref("28.6(c)")),
    Needs("progressive", ("ante",), "The progressive payout wager needs an ante.", ref("28.6(c)")),
)

# 28.7 to 28.9  Dealing; (c) of each is not printed ---------------------------------------------------

ONE_BY_ONE = (  # 28.7(c), 28.8(c)
    Deliver(to=To.EACH_PLAYER, cites=fact("1.2(c)")),
    Deliver(to=To.DEALER, cites=fact("1.2(d)")),
    Deliver(to=To.EACH_PLAYER, cites=fact("1.2(e)")),
    Deliver(to=To.DEALER, cites=fact("1.2(f)")),
)
STACKS = tuple(Deliver(to=place, cards=2, cites=fact("1.2(g)")) for place in (To.EACH_PLAYER, To.DEALER))  # 28.9(c)
METHODS = {  # supplement 1.2(a): closing the bets also locks the acceptors out
    "manual-shoe": Method(title="manual dealing shoe", no_more_bets=ref("28.7(b)"), opening=ONE_BY_ONE),
    "hand": Method(title="the dealer's hand", no_more_bets=ref("28.8(b)3"), opening=ONE_BY_ONE),
    "automated-shoe": Method(title="automated dealing shoe", no_more_bets=ref("28.9(b)2"), opening=STACKS),
}

# 28.10  Completion of each round of play; (b) to (g) and (h)1 to 3 are not printed -------------------

# Supplement 1.1(i): with these, who stays has 3, 4 or 5 antes on the main wagers.
FLOP_OR_FOLD = Decision(  # 28.10(a)1; supplement 1.1(n)
    name="flop", choices=("fold", "2x"), places="flop", of="ante", holding="ante", at_once=True, cites=ref("28.10(a)")
)
TURN_OR_CHECK = Decision(  # 28.10(c)
    name="turn", choices=("check", "1x"), places="turn", of="ante", holding="flop", cites=fact("1.2(m)")
)
RIVER_OR_CHECK = Decision(  # 28.10(e); supplement 1.1(h)
    name="river", choices=("check", "1x"), places="river", of="ante", holding="flop", cites=fact("1.2(p)")
)
PROCEDURE = (  # 28.9(d): the community cards come from what the method has left
    OPENING,
    Ask(FLOP_OR_FOLD),
    Deliver(to=To.DISCARD, cites=fact("1.2(k)")),  # 28.10(b); supplement 1.1(l)
    Deliver(to=To.COMMUNITY, cards=3, face_up=True, cites=fact("1.2(l)")),
    Ask(TURN_OR_CHECK),
    Deliver(to=To.DISCARD, cites=fact("1.2(n)")),  # 28.10(d)
    Deliver(to=To.COMMUNITY, face_up=True, cites=fact("1.2(o)")),
    Ask(RIVER_OR_CHECK),
    Deliver(to=To.DISCARD, cites=fact("1.2(q)")),  # 28.10(f)
    Deliver(to=To.COMMUNITY, face_up=True, cites=fact("1.2(r)")),  # supplement 1.1(g): no wager follows
    TurnUp(To.DEALER, fact("1.2(s)")),  # 28.10(g)
    SETTLEMENT,
)
(FOLD, STAY), (HIGHER, EQUAL, LOWER), (PAID, UNPAID) = Choice, Compared, Line
PAY, PAY_TABLE, PUSH, LOSE, NOTHING = Result
WON = (ref("28.11(b)"), *[fact("1.3(c)")] * 3)  # the ante's own table cites 1.3(c) or 1.3(e)
ROWS = (
    Row((FOLD, ANY, ANY), (LOSE, NOTHING, NOTHING, NOTHING), ref("28.10(a)2")),  # supplement 1.2(i)
    Row((STAY, LOWER, ANY), (LOSE, LOSE, LOSE, LOSE), fact("1.3(a)")),  # 28.10(h)1
    Row((STAY, EQUAL, ANY), (PUSH, PUSH, PUSH, PUSH), fact("1.3(b)")),  # 28.10(h)3
    Row((STAY, HIGHER, PAID), (PAY_TABLE, PAY, PAY, PAY), WON),  # 28.10(h)2
    Row((STAY, HIGHER, UNPAID), (PUSH, PAY, PAY, PAY), fact("1.3(d)")),
)
MAIN = DecisionTable((Choice, Compared, Line), ("ante", *STREETS), ROWS)  # supplement 1.2(t): whatever the dealer holds

# 28.12  Irregularities; (c) to (g) are not printed ---------------------------------------------------

BOTH = ("bonus", "progressive")
IRREGULARITIES = (
    Irregularity(Mishap.DEALER_CARD_EXPOSED, Remedy.VOID_ALL, ref("28.12(a)"), BOTH, until=Until.DECIDED),
    Irregularity(Mishap.CARD_FACE_UP, Remedy.DISCARD_THE_CARD, ref("28.12(b)")),
    # 28.12(b)1, 28.12(b)2: for the progressive wager a flop is dealt (register T-8)
    Irregularity(Mishap.CARDS_FACE_UP, Remedy.VOID_ALL, ref("28.12(b)"), BOTH, only_after_initial_deal=True),
    Irregularity(Mishap.DRAWN_IN_ERROR, Remedy.USE_AS_NEXT, fact("1.7(c)")),  # 28.12(c)
    Irregularity(Mishap.PLAYER_MISCOUNT, Remedy.VOID_THE_HAND, fact("1.7(d)1")),  # 28.12(d)
    Irregularity(Mishap.DEALER_MISCOUNT, Remedy.COMPLETE_OR_VOID, fact("1.7(d)2")),  # 28.12(d)
    Irregularity(Mishap.SHUFFLER_FAILED, Remedy.RESHUFFLE, fact("1.7(e)")),  # 28.12(e)
    # 28.12(f)
    Irregularity(Mishap.SHOE_FAILED, Remedy.VOID_AND_RESHUFFLE, fact("1.7(f)"), methods=("automated-shoe",)),
    Irregularity(Mishap.METHOD_CHANGED, Remedy.REMOVE_DEVICE, fact("1.7(g)")),  # 28.12(g)
)

# 19:46-1.13Q  Layout ---------------------------------------------------------------------------------


def _payouts(title: str, option: str, tables: dict[str, PayTable], cites: RuleRef) -> tuple[Inscription, ...]:
    """1.13Q(b)6, 1.13Q(e)2: what each table that may be elected pays; 28.11(a): with "to" or "win", never "for"."""
    says = {value: ", ".join(f"{line} {pay}" for line, pay in table.pays.items()) for value, table in tables.items()}
    return tuple(Inscription(f"{title}: {text}", cites, Offered(option, (value,))) for value, text in says.items())


AREAS = (  # 1.13Q(b)
    Area(key="ante", inscription="Ante", place=Place.OWN, cites=equipment("1.13Q(b)2")),
    *(Area(key=one, inscription=one.title(), place=Place.OWN, cites=equipment("1.13Q(b)3")) for one in STREETS),
    Area(
        key="bonus", inscription="Bonus", place=Place.ABOVE_RIGHT, of="flop",
        cites=equipment("1.13Q(b)4"), offered=BONUS.offered,
    ),
    Area(
        key="progressive", inscription="Progressive", place=Place.IN_FRONT,
        cites=equipment("1.13Q(e)1"), offered=PROGRESSIVE.offered,
    ),
    *(Area(key=f"community_{s}", inscription=s, place=Place.CENTRE, cites=equipment("1.13Q(b)5")) for s in STREETS),
)  # fmt: skip
INSCRIPTIONS = (
    Inscription("Name or trade name of the casino licensee", equipment("1.13Q(b)1")),
    Inscription("Flop, turn and river: 1 to 1", equipment("1.13Q(b)6")),
    *_payouts("Winning ante", "ante_pays", ANTE_TABLES, equipment("1.13Q(b)6")),
    *_payouts("Bonus", "bonus", BONUS_TABLES, equipment("1.13Q(b)6")),
    *_payouts("Progressive payout wager", "progressive", PROGRESSIVE_TABLES, equipment("1.13Q(e)2")),
)

TEXAS_HOLD_EM_BONUS = GameDefinition(
    key="texas-hold-em-bonus",
    title="Texas hold 'em bonus poker",
    rules="19:47-28",
    definitions=DEFINITIONS,
    positions=7,  # supplement 1.1(k)
    counts=CardCounts(2, 2, 5, ref("28.1:hand")),
    deck=(ref("28.2(a)"), ref("28.2(b)")),  # supplement 4.1(a), 4.1(b): 52 cards and no joker
    ranking=RANKING,
    rankings={category.value: cites for category, cites in RANKINGS.items()},
    tie_rule=fact("1.8(e)"),
    player_hand=PLAYER_HAND,
    dealer_hand=DEALER_HAND,
    options=OPTIONS,
    forbidden=FORBIDDEN,
    wagers=(ANTE, FLOP, TURN, RIVER, BONUS, PROGRESSIVE),  # supplement 1.5(a)
    together=TOGETHER,
    settlement=MAIN,
    line_of="ante",
    progressive=Progressive(wager="progressive", rate="rate", reset="reset", top=RF, cites=ref("28.11(h)")),
    fold=ref("28.10(a)2"),
    methods=METHODS,
    procedure=PROCEDURE,
    settling={"by-player": Settling(title="player by player", start=Side.RIGHT, cites=ref("28.10(h)"))},
    paid_in_order=("ante", *STREETS, "bonus", "progressive"),  # 28.10(h)4; supplement 1.2(u), 1.2(v)
    conduct=Conduct(
        chips=ref("28.6(a)"),
        no_more_bets=ref("28.6(b)"),
        positions=equipment("1.13Q(a)"),
        one_position=ref("28.6(e)"),
        turns=fact("1.2(h)"),
    ),
    handling=HANDLING,
    irregularities=IRREGULARITIES,
    layout=Layout(areas=AREAS, inscriptions=INSCRIPTIONS),
    figures=tuple(map(fact, (
        "1.3(f)", "1.3(g)", "1.3(h)", "1.3(i)", "1.3(j)", "1.4(c)",
        "1.6(a)", "1.6(b)", "1.6(c)", "1.6(d)", "1.6(e)", "1.6(f)", "1.6(g)",
    ))),
)  # fmt: skip
