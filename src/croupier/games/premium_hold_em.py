"""Premium Hold 'Em: N.J.A.C. 13:69F-40, with the layout of 13:69E-1.13Y.

Lay this file beside the subchapter: its sections keep the rule's order and words.
"""

from croupier.cards.card import SUIT
from croupier.cards.ranking import Category, Ranking
from croupier.games.bonus_spin import CONTRIBUTION, OFFERED, SEEDS, STAKES, TRIGGER, WHEEL_INSCRIPTIONS, WHEELS
from croupier.games.paragraphs.premium_hold_em import EQUIPMENT, RULES
from croupier.games.paragraphs.supplement import FACTS
from croupier.games.procedures.premium_hold_em import HANDLING
from croupier.rulebook.dealing import Ask, Decision, Deliver, Mark, Method, Settling, Side, To, TurnUp
from croupier.rulebook.definition import CardCounts, Conduct, GameDefinition
from croupier.rulebook.hand import COMMUNITY, DEALER, PLAYER, Best, Deal
from croupier.rulebook.irregularity import Irregularity, Mishap, Remedy, Until
from croupier.rulebook.layout import Area, Inscription, Layout, Place
from croupier.rulebook.meter import Progressive, Spin
from croupier.rulebook.money import DOLLAR, Odds
from croupier.rulebook.option import ByOption, CentsOrNone, Letter, Weights
from croupier.rulebook.paytable import PayTable, RankedLines, schedule
from croupier.rulebook.reference import RuleRef
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

ref, equipment, fact = RULES.ref, EQUIPMENT.ref, FACTS.ref
to = Odds.to

# 40.1  Definitions -----------------------------------------------------------------------------------

DEFINITIONS = tuple(map(ref, (
    "40.1:ante", "40.1:bonus-spin-wager", "40.1:check", "40.1:jacks-up-wagers", "40.1:burn", "40.1:community-cards",
    "40.1:fold", "40.1:hand", "40.1:play-wager", "40.1:play-wager1", "40.1:play-wager2", "40.1:push", "40.1:rank",
    "40.1:round-of-play", "40.1:stub", "40.1:suit", "40.1:x-tra-bonus-wager",
)))  # fmt: skip

# 40.5  Rankings; of the ten items of 40.5(b), 40.5(b)6 and 7 are one hand (register P-2) --------------

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
RANKING = Ranking(5, RANKINGS)  # 40.5(a): the ace is the highest card, and stands below the two in A 2 3 4 5


# 40.10(f): the best five of the three cards held and the four community cards
PLAYER_HAND, DEALER_HAND = Best(RANKING, (PLAYER, COMMUNITY)), Best(RANKING, (DEALER, COMMUNITY))


def three_card_flush(deal: Deal) -> bool:
    """40.10(g)1i: three cards of one suit (register P-10) mark the player for the spin round."""
    return len({SUIT[card] for card in deal.player}) == 1


BOUNDS = tuple((category.value, RANKING.least(category)) for category in RANKINGS)
XTRA_BONUS_LINES = RankedLines(PLAYER_HAND, BOUNDS[:6])
JACKS_UP_BOUNDS = (*BOUNDS[:7], ("two pair, jacks up or better", RANKING.least(Category.TWO_PAIR, 11)))
PLAYER_LINES, DEALER_LINES = (RankedLines(hand, JACKS_UP_BOUNDS) for hand in (PLAYER_HAND, DEALER_HAND))
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
PLAY = Wager(key="play", title="Play", cites=ref("40.6(d)"), by_decision=True)
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
    awards_only=True,  # 40.10(a)3: the dealer collects it before the deal (register P-11; supplement 9.2(b))
)

TOGETHER = (  # supplement 9.3(a) agrees
    *equal("ante", "xtra_bonus", "Ante and X-Tra Bonus go together, in the same amount.", ref("40.10(a)")),
    Needs("player_bonus", ("ante",), "The Player Bonus needs an ante.", ref("40.1:ante")),
    Needs("dealer_bonus", ("ante",), "The Dealer Bonus needs an ante.", ref("40.1:ante")),
    Needs("bonus_spin", ("ante",), "The Bonus Spin wager needs an ante.", ref("40.1:ante")),
)

# 40.7 to 40.9  Dealing; the community cards after the dealer's, burned only by the shoe (register P-6) --


def _one_by_one(*numbers: str) -> tuple[Deliver, ...]:
    """40.7(d), 40.8(c): three times a card to each player, from the dealer's left clockwise, then one to the dealer."""
    *own, community = map(ref, numbers)
    dealt = (Deliver(to=to, cites=cites) for to, cites in zip((To.EACH_PLAYER, To.DEALER) * 3, own, strict=True))
    return (*dealt, Deliver(to=To.COMMUNITY, cards=4, cites=community))


FROM_SHOE = _one_by_one("40.7(d)1", "40.7(d)2", "40.7(d)3", "40.7(d)4", "40.7(d)5", "40.7(d)6", "40.7(e)")
FROM_HAND = _one_by_one("40.8(c)1", "40.8(c)2", "40.8(c)3", "40.8(c)4", "40.8(c)5", "40.8(c)6", "40.8(d)")
PLAYERS_STACKS = Deliver(to=To.EACH_PLAYER, cards=3, cites=ref("40.9(c)"))
DEALERS_STACK = Deliver(to=To.DEALER, cards=3, cites=ref("40.9(c)"))
COMMUNITY_STACK = Deliver(to=To.COMMUNITY, cards=3, keep=(0, 1), cites=ref("40.9(d)"))
METHODS = {
    "manual-shoe": Method(title="manual dealing shoe", no_more_bets=ref("40.7(b)"), opening=FROM_SHOE),
    "hand": Method(title="the dealer's hand", no_more_bets=ref("40.8(b)3"), opening=FROM_HAND),
    "automated-shoe": Method(
        title="automated dealing shoe",
        no_more_bets=ref("40.9(b)2"),
        opening=(PLAYERS_STACKS, DEALERS_STACK, COMMUNITY_STACK, COMMUNITY_STACK),
    ),
}

# 40.10  Completion of each round of play -------------------------------------------------------------

FIRST_PLAY = Decision(  # supplement 9.3(b) agrees
    name="first play", choices=("check", "3x"), places="play", of="ante", holding="ante", cites=ref("40.10(b)")
)
SECOND_PLAY = Decision(  # supplement 9.3(d) agrees
    name="second play",
    choices=("fold", "1x", "2x"),
    places="play",
    of="ante",
    holding="ante",
    without="play",
    at_once=True,  # 40.10(d)2ii: a folded hand leaves the table immediately
    cites=ref("40.10(d)"),
)
COMMUNITY_UP = TurnUp(To.COMMUNITY, ref("40.10(c)"), 4)  # at once, as supplement 9.3(c) has it
DEALER_UP = TurnUp(To.DEALER, ref("40.10(e)"))
PROCEDURE = (Mark.OPENING, Ask(FIRST_PLAY), COMMUNITY_UP, Ask(SECOND_PLAY), DEALER_UP, Mark.SETTLEMENT, Mark.SPINS)

# Supplement 9.3(e) names the same hand.
QUALIFICATION = Qualification(RANKING.least(Category.PAIR, 3), "pair of threes or better", ref("40.10(g)3iv"))
FOLD, STAY = Choice
HIGHER, EQUAL, LOWER = Compared
PAID, UNPAID = Line
YES, NO = Qualifies
PAY, PAY_TABLE, PUSH, LOSE, NOTHING = Result  # 40.11(b): ante and play wagers that win are paid 1 to 1
TO_TABLE = "40.1:x-tra-bonus-wager"


def _by(ante: str, play: str, xtra_bonus: str = "40.11(d)") -> tuple[RuleRef, ...]:
    """The X-Tra Bonus has no sentence but its definition and its table's note (register P-5)."""
    return ref(ante), ref(xtra_bonus), ref(play)


def _main(*dealer_higher: Row) -> DecisionTable:
    """40.10(g)3 and 40.10(g)4; a fold loses the X-Tra Bonus with the ante (register P-5)."""
    return DecisionTable(
        (Choice, Qualifies, Compared, Line),
        ("ante", "xtra_bonus", "play"),
        (
            Row((FOLD, ANY, ANY, ANY), (LOSE, LOSE, NOTHING), ref("40.10(d)2")),
            *dealer_higher,
            Row((STAY, ANY, EQUAL, ANY), (PUSH, PUSH, PUSH), _by("40.10(g)3ii", "40.10(g)4ii")),
            Row((STAY, NO, HIGHER, PAID), (PUSH, PAY_TABLE, PAY), _by("40.10(g)3iii", "40.10(g)4iii", TO_TABLE)),
            Row((STAY, NO, HIGHER, UNPAID), (PUSH, PUSH, PAY), _by("40.10(g)3iii", "40.10(g)4iii")),
            Row((STAY, YES, HIGHER, PAID), (PAY, PAY_TABLE, PAY), _by("40.10(g)3iv", "40.10(g)4iii", TO_TABLE)),
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
    Irregularity(Mishap.DEALER_CARD_EXPOSED, Remedy.VOID_ALL, ref("40.12(a)"), until=Until.DECIDED),
    Irregularity(Mishap.CARD_FACE_UP, Remedy.DISCARD_THE_CARD, ref("40.12(b)")),
    Irregularity(Mishap.CARDS_FACE_UP, Remedy.VOID_ALL, ref("40.12(b)")),
    Irregularity(Mishap.DRAWN_IN_ERROR, Remedy.USE_AS_NEXT, ref("40.12(c)")),
    Irregularity(Mishap.PLAYER_MISCOUNT, Remedy.VOID_THE_HAND, ref("40.12(d)")),
    Irregularity(Mishap.DEALER_MISCOUNT, Remedy.COMPLETE_OR_VOID, ref("40.12(d)")),
    Irregularity(Mishap.SHUFFLER_FAILED, Remedy.RESHUFFLE, ref("40.12(e)")),
    Irregularity(Mishap.SHOE_FAILED, Remedy.VOID_AND_RESHUFFLE, ref("40.12(f)"), methods=("automated-shoe",)),
    Irregularity(Mishap.METHOD_CHANGED, Remedy.REMOVE_DEVICE, ref("40.12(g)")),
)

# 13:69E-1.13Y(b)  Layout -----------------------------------------------------------------------------


def _odds(title: str, table: PayTable, besides: str = "") -> Inscription:
    """40.11(a): odds are stated with "to"."""
    odds = ", ".join(f"{line} {pay}" for line, pay in table.pays.items())
    return Inscription(f"{title}: {odds}{besides}", equipment("1.13Y(b)6"))


AREAS = (
    Area(key="ante", inscription="Ante", place=Place.OWN, cites=equipment("1.13Y(b)2")),
    Area(key="xtra_bonus", inscription="X-Tra Bonus", place=Place.OWN, cites=equipment("1.13Y(b)3")),
    Area(key="play", inscription="Play", place=Place.OWN, cites=ref("40.10(b)1")),  # and 40.10(d)1
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
    definitions=DEFINITIONS,
    positions=6,
    counts=CardCounts(3, 3, 4, ref("40.7(e)")),
    deck=(ref("40.2(a)"), ref("40.2(b)")),
    ranking=RANKING,
    rankings={category.value: cites for category, cites in RANKINGS.items()},
    tie_rule=ref("40.5(c)"),
    player_hand=PLAYER_HAND,
    dealer_hand=DEALER_HAND,
    qualification=QUALIFICATION,
    options=OPTIONS,
    wagers=(ANTE, XTRA_BONUS, PLAY, PLAYER_BONUS, DEALER_BONUS, BONUS_SPIN),
    together=TOGETHER,
    settlement=ByOption("ante_nonqualifying", MAIN),
    line_of="xtra_bonus",
    progressive=Progressive(
        wager="bonus_spin", rate=CONTRIBUTION, reset=ByOption("bonus_spin", SEEDS), cites=ref("40.11(e)")
    ),
    spin=Spin("bonus_spin", three_card_flush, TRIGGER, ByOption("bonus_spin", WHEELS), "fixed_prize", ref("40.10(h)")),
    fold=ref("40.10(d)2"),
    methods=METHODS,
    procedure=PROCEDURE,
    settling=SETTLING,
    paid_in_order=("dealer_bonus", "player_bonus", "ante", "xtra_bonus", "play"),  # 40.10(g)2: the dealer's hand first
    conduct=Conduct(
        chips=ref("40.6(a)"),
        no_more_bets=ref("40.6(b)"),
        positions=equipment("1.13Y(a)"),
        one_position=ref("40.13(a)"),
        turns=ref("40.10(b)"),
    ),
    handling=HANDLING,
    irregularities=IRREGULARITIES,
    layout=Layout(areas=AREAS, inscriptions=INSCRIPTIONS),
    figures=(fact("9.2(j)"), fact("9.2(k)"), fact("9.3(g)")),
)
