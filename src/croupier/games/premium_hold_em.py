"""Premium Hold 'Em: N.J.A.C. 13:69F-40, with the layout of 13:69E-1.13Y.

Lay this file beside the subchapter: its sections keep the rule's order and words.
"""

from croupier.cards.card import SUIT
from croupier.cards.ranking import Category, HandValue, Ranking
from croupier.games.bonus_spin import CONTRIBUTION, OFFERED, SEEDS, STAKES, WHEEL_INSCRIPTIONS, WHEELS
from croupier.games.paragraphs.premium_hold_em import EQUIPMENT, RULES
from croupier.games.paragraphs.supplement import FACTS
from croupier.rulebook.dealing import (
    OPENING,
    SETTLEMENT,
    SPINS,
    Ask,
    Decision,
    Deliver,
    Method,
    Settling,
    Side,
    To,
    TurnUp,
)
from croupier.rulebook.definition import CardCounts, Conduct, GameDefinition
from croupier.rulebook.irregularity import Irregularity, Mishap, Remedy
from croupier.rulebook.layout import Area, Inscription, Layout, Place
from croupier.rulebook.meter import Progressive, Spin
from croupier.rulebook.money import DOLLAR, Odds
from croupier.rulebook.option import ByOption, CentsOrNone, Letter, Weights
from croupier.rulebook.paytable import Deal, PayTable, RankedLines, schedule
from croupier.rulebook.reference import RuleRef
from croupier.rulebook.settlement import (
    ANY,
    EQUAL,
    FOLD,
    HIGHER,
    LOSE,
    LOWER,
    NO,
    NOTHING,
    PAID,
    PAY,
    PAY_TABLE,
    PUSH,
    STAY,
    UNPAID,
    YES,
    Choice,
    Compared,
    DecisionTable,
    Line,
    Qualification,
    Qualifies,
    Row,
)
from croupier.rulebook.wager import Needs, Wager, equal

ref, equipment, fact = RULES.ref, EQUIPMENT.ref, FACTS.ref
to = Odds.to

# 40.5  Rankings; the straight is printed as items 6 and 7 (register P-2) -----------------------------

RANKINGS = {
    Category.ROYAL_FLUSH: ref("40.5(b)1"),
    Category.STRAIGHT_FLUSH: ref("40.5(b)2"),
    Category.FOUR_OF_A_KIND: ref("40.5(b)3"),
    Category.FULL_HOUSE: ref("40.5(b)4"),
    Category.FLUSH: ref("40.5(b)5"),
    Category.STRAIGHT: ref("40.5(b)7"),
    Category.THREE_OF_A_KIND: ref("40.5(b)8"),
    Category.TWO_PAIR: ref("40.5(b)9"),
    Category.PAIR: ref("40.5(b)10"),
    Category.HIGH_CARD: ref("40.5(c)"),
}
RANKING = Ranking(5, RANKINGS)


def player_hand(deal: Deal) -> HandValue:
    """40.1: the hand is the best five of the three cards held and the four community cards."""
    return RANKING.value(deal.player + deal.community)


def dealer_hand(deal: Deal) -> HandValue:
    """40.1: the hand is the best five of the three cards held and the four community cards."""
    return RANKING.value(deal.dealer + deal.community)


def three_card_flush(deal: Deal) -> bool:
    """40.1: the trigger of the Bonus Spin is a flush in the three cards dealt, any three suited (register P-10)."""
    return len({SUIT[card] for card in deal.player}) == 1


BOUNDS = tuple((category.value, RANKING.least(category)) for category in RANKINGS)
XTRA_BONUS_LINES = RankedLines(player_hand, BOUNDS[:6])
JACKS_UP_BOUNDS = (*BOUNDS[:7], ("two pair, jacks up or better", RANKING.least(Category.TWO_PAIR, 11)))
PLAYER_LINES, DEALER_LINES = (RankedLines(hand, JACKS_UP_BOUNDS) for hand in (player_hand, dealer_hand))
ROYAL, SF, QUADS, FULL, FLUSH, STRAIGHT, TRIPS, JACKS = PLAYER_LINES.names

# 40.6  Wagers; 40.11  Payout odds --------------------------------------------------------------------

OPTIONS = (
    Letter("ante_nonqualifying", ("printed", "push"), "the ante if the dealer does not qualify", ref("40.10(g)3i")),
    Letter("bonus_spin", ("off", *STAKES), "the Bonus Spin wager and its top prize", ref("40.10(a)2")),
    Weights("wheel", 12, "the weight of each wheel position, 1 to 12", fact("9.2(m)")),  # register P-9
    CentsOrNone("fixed_prize", "the amount of the fixed prize", ref("40.11(e)")),  # register P-13
)

JACKS_UP_TABLE = PayTable(
    {ROYAL: to(50), SF: to(30), QUADS: to(10), FULL: to(6), FLUSH: to(4), STRAIGHT: to(3), TRIPS: to(2), JACKS: to(1)},
    ref("40.11(c)"),
)
XTRA_BONUS_TABLE = PayTable(
    {ROYAL: to(500), SF: to(100), QUADS: to(10), FULL: to(3), FLUSH: to(3, 2), STRAIGHT: to(1)},
    ref("40.11(d)"),
)


def _jacks_up(key: str, title: str, cites: RuleRef, lines: RankedLines) -> Wager:
    """40.10(a)1, (d)2i: both are paid by one table, and a fold leaves them alive."""
    table = schedule(lines, JACKS_UP_TABLE)
    return Wager(key=key, title=title, cites=cites, schedule=table, side=True, survives_fold=ref("40.10(d)2i"))


ANTE = Wager(key="ante", title="Ante", cites=ref("40.10(a)"))
XTRA_BONUS = Wager(
    key="xtra_bonus",
    title="X-Tra Bonus",
    cites=ref("40.6(c)"),
    at_least=DOLLAR,
    schedule=schedule(XTRA_BONUS_LINES, XTRA_BONUS_TABLE),
)
PLAY = Wager(key="play", title="Play", cites=ref("40.1:play-wager"), by_decision=True)
PLAYER_BONUS = _jacks_up("player_bonus", "Player Bonus", ref("40.10(a)1ii"), PLAYER_LINES)
DEALER_BONUS = _jacks_up("dealer_bonus", "Dealer Bonus", ref("40.10(a)1i"), DEALER_LINES)
BONUS_SPIN = Wager(
    key="bonus_spin",
    title="Bonus Spin",
    cites=ref("40.10(a)2"),
    offered=OFFERED,
    exactly=STAKES,
    side=True,
    survives_fold=ref("40.10(g)1"),  # register P-7
    awards_only=True,
)

TOGETHER = (
    *equal("ante", "xtra_bonus", "Ante and X-Tra Bonus go together, in the same amount.", ref("40.10(a)")),
    Needs("player_bonus", ("ante",), "The Player Bonus needs an ante.", ref("40.1:ante")),
    Needs("dealer_bonus", ("ante",), "The Dealer Bonus needs an ante.", ref("40.1:ante")),
    Needs("bonus_spin", ("ante",), "The Bonus Spin wager needs an ante.", ref("40.1:ante")),
)

# 40.7 to 40.9  Dealing; the community cards after the dealer's, burned only by the shoe (register P-6) --


def _one_by_one(hands: str, community: str) -> tuple[Deliver, ...]:
    """40.7(d), 40.8(c): items 1, 3 and 5 are each player's cards, 2, 4 and 6 the dealer's; then the four shared."""
    places = enumerate((To.EACH_PLAYER, To.DEALER) * 3, 1)
    dealt = (Deliver(to=place, cites=ref(f"{hands}{item}")) for item, place in places)
    return (*dealt, Deliver(to=To.COMMUNITY, cards=4, cites=ref(community)))


PLAYERS_STACKS = Deliver(to=To.EACH_PLAYER, cards=3, cites=ref("40.9(c)"))
DEALERS_STACK = Deliver(to=To.DEALER, cards=3, cites=ref("40.9(c)"))
COMMUNITY_STACK = Deliver(to=To.COMMUNITY, cards=3, keep=(0, 1), cites=ref("40.9(d)"))
METHODS = {
    "manual-shoe": Method(
        title="manual dealing shoe", no_more_bets=ref("40.7(b)"), opening=_one_by_one("40.7(d)", "40.7(e)")
    ),
    "hand": Method(title="the dealer's hand", no_more_bets=ref("40.8(b)3"), opening=_one_by_one("40.8(c)", "40.8(d)")),
    "automated-shoe": Method(
        title="automated dealing shoe",
        no_more_bets=ref("40.9(b)2"),
        opening=(PLAYERS_STACKS, DEALERS_STACK, COMMUNITY_STACK, COMMUNITY_STACK),
    ),
}

# 40.10  Completion of each round of play -------------------------------------------------------------

FIRST_PLAY = Decision(
    name="first play", choices=("check", "3x"), places="play", of="ante", holding="ante", cites=ref("40.10(b)")
)
SECOND_PLAY = Decision(
    name="second play",
    choices=("fold", "1x", "2x"),
    places="play",
    of="ante",
    holding="ante",
    without="play",
    cites=ref("40.10(d)"),
)
COMMUNITY_UP, DEALER_UP = TurnUp(To.COMMUNITY, ref("40.10(c)"), 4), TurnUp(To.DEALER, ref("40.10(e)"))
PROCEDURE = (OPENING, Ask(FIRST_PLAY), COMMUNITY_UP, Ask(SECOND_PLAY), DEALER_UP, SETTLEMENT, SPINS)

QUALIFICATION = Qualification(RANKING.least(Category.PAIR, 3), "pair of threes or better", ref("40.10(g)3iv"))


def _by(ante: str, play: str) -> tuple[RuleRef, ...]:
    return ref(ante), ref("40.11(d)"), ref(play)  # the X-Tra bonus has no sentence but its table's note (register P-5)


def _main(*dealer_higher: Row) -> DecisionTable:
    """40.10(d)2, (g)3 and 4; the X-Tra Bonus, which they leave out, follows register P-5."""
    return DecisionTable(
        (Choice, Qualifies, Compared, Line),
        ("ante", "xtra_bonus", "play"),
        (
            Row((FOLD, ANY, ANY, ANY), (LOSE, LOSE, NOTHING), ref("40.10(d)2")),
            *dealer_higher,
            Row((STAY, ANY, EQUAL, ANY), (PUSH, PUSH, PUSH), _by("40.10(g)3ii", "40.10(g)4ii")),
            Row((STAY, NO, HIGHER, PAID), (PUSH, PAY_TABLE, PAY), _by("40.10(g)3iii", "40.10(g)4iii")),
            Row((STAY, NO, HIGHER, UNPAID), (PUSH, PUSH, PAY), _by("40.10(g)3iii", "40.10(g)4iii")),
            Row((STAY, YES, HIGHER, PAID), (PAY, PAY_TABLE, PAY), _by("40.10(g)3iv", "40.10(g)4iii")),
            Row((STAY, YES, HIGHER, UNPAID), (PAY, PUSH, PAY), _by("40.10(g)3iv", "40.10(g)4iii")),
        ),
    )


MAIN = {
    "printed": _main(Row((STAY, ANY, LOWER, ANY), (LOSE, LOSE, LOSE), _by("40.10(g)3i", "40.10(g)4i"))),
    "push": _main(  # register P-4
        Row((STAY, NO, LOWER, ANY), (PUSH, LOSE, LOSE), (fact("9.3(f)"), ref("40.11(d)"), ref("40.10(g)4i"))),
        Row((STAY, YES, LOWER, ANY), (LOSE, LOSE, LOSE), _by("40.10(g)3i", "40.10(g)4i")),
    ),
}
SETTLING = {"by-player": Settling(title="player by player", start=Side.LEFT, cites=ref("40.10(g)"))}

# 40.12  Irregularities -------------------------------------------------------------------------------

IRREGULARITIES = (
    Irregularity(Mishap.DEALER_CARD_EXPOSED, Remedy.VOID_ALL, ref("40.12(a)")),
    Irregularity(Mishap.CARD_FACE_UP, Remedy.DISCARD_THE_CARD, ref("40.12(b)")),
    Irregularity(Mishap.CARDS_FACE_UP, Remedy.VOID_ALL, ref("40.12(b)")),
    Irregularity(Mishap.DRAWN_IN_ERROR, Remedy.USE_AS_NEXT, ref("40.12(c)")),
    Irregularity(Mishap.PLAYER_MISCOUNT, Remedy.VOID_THE_HAND, ref("40.12(d)")),
    Irregularity(Mishap.DEALER_MISCOUNT, Remedy.COMPLETE_OR_VOID, ref("40.12(d)")),
    Irregularity(Mishap.SHUFFLER_FAILED, Remedy.RESHUFFLE, ref("40.12(e)")),
    Irregularity(Mishap.SHOE_FAILED, Remedy.VOID_AND_RESHUFFLE, ref("40.12(f)")),
    Irregularity(Mishap.METHOD_CHANGED, Remedy.REMOVE_DEVICE, ref("40.12(g)")),
)

# 13:69E-1.13Y  Layout --------------------------------------------------------------------------------


def _odds(title: str, table: PayTable, besides: str = "") -> Inscription:
    """1.13Y(b)6: the payout odds of one table."""
    odds = ", ".join(f"{line} {pay}" for line, pay in table.pays.items())
    return Inscription(f"{title}: {odds}{besides}", equipment("1.13Y(b)6"))


AREAS = (
    Area(key="ante", inscription="Ante", place=Place.OWN, cites=equipment("1.13Y(b)2")),
    Area(key="xtra_bonus", inscription="X-Tra Bonus", place=Place.OWN, cites=equipment("1.13Y(b)3")),
    Area(key="play", inscription="Play", place=Place.OWN, cites=ref("40.10(b)1")),
    Area(key="dealer_bonus", inscription="Dealer Bonus", place=Place.OWN, cites=equipment("1.13Y(b)4")),
    Area(key="player_bonus", inscription="Player Bonus", place=Place.OWN, cites=equipment("1.13Y(b)4")),
    Area(key="bonus_spin", inscription="Bonus Spin", place=Place.OWN, cites=equipment("1.13Y(b)5"), offered=OFFERED),
    Area(key="community", inscription="Community cards", place=Place.CENTRE, cites=ref("40.1:community-cards")),
)
INSCRIPTIONS = (
    Inscription("Name or trade name of the casino licensee", equipment("1.13Y(b)1")),
    _odds("X-Tra Bonus", XTRA_BONUS_TABLE, "; three-of-a-kind or less push; must beat the dealer's hand"),
    _odds("Player Bonus and Dealer Bonus", JACKS_UP_TABLE),
    *WHEEL_INSCRIPTIONS,
)

PREMIUM_HOLD_EM = GameDefinition(
    key="premium-hold-em",
    title="Premium Hold 'Em",
    rules="13:69F-40",
    positions=6,
    counts=CardCounts(3, 3, 4, ref("40.7(e)")),
    deck=(ref("40.2(a)"), ref("40.2(b)")),
    ranking=RANKING,
    rankings={category.value: cites for category, cites in RANKINGS.items()},
    tie_rule=ref("40.5(c)"),
    player_hand=player_hand,
    dealer_hand=dealer_hand,
    qualification=QUALIFICATION,
    options=OPTIONS,
    wagers=(ANTE, XTRA_BONUS, PLAY, PLAYER_BONUS, DEALER_BONUS, BONUS_SPIN),
    together=TOGETHER,
    settlement=ByOption("ante_nonqualifying", MAIN),
    line_of="xtra_bonus",
    progressive=Progressive(
        wager="bonus_spin", rate=CONTRIBUTION, reset=ByOption("bonus_spin", SEEDS), cites=ref("40.11(e)")
    ),
    spin=Spin("bonus_spin", three_card_flush, ByOption("bonus_spin", WHEELS), "fixed_prize", ref("40.10(h)")),
    fold=ref("40.10(d)2"),
    methods=METHODS,
    procedure=PROCEDURE,
    settling=SETTLING,
    paid_in_order=("dealer_bonus", "player_bonus", "ante", "xtra_bonus", "play"),
    conduct=Conduct(
        chips=ref("40.6(a)"),
        no_more_bets=ref("40.6(b)"),
        positions=equipment("1.13Y(a)"),
        one_position=ref("40.13(a)"),
        turns=ref("40.10(b)"),
    ),
    irregularities=IRREGULARITIES,
    layout=Layout(areas=AREAS, inscriptions=INSCRIPTIONS),
)
