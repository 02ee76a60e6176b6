"""A definition that is whole has no flaw; each flaw that is planted into one is named by its sentence."""

import pytest
from msgspec.structs import replace

from croupier.rulebook.dealing import Ask, Deliver, Mark, Resolve, To
from croupier.rulebook.definition import AnteBonus, CardCounts
from croupier.rulebook.irregularity import Irregularity, Mishap, Remedy
from croupier.rulebook.money import Odds
from croupier.rulebook.option import ByOption
from croupier.rulebook.paytable import PayTable, schedule
from croupier.rulebook.wager import Condition, Needs, Offered
from croupier.rulebook.whole import flaws
from examples.crazy_4_poker import ACES_OR_BETTER
from examples.two_card_duel import ANTE, MAIN, METHODS, PAIR, PAIR_LINES, RAISE, RAISE_OR_FOLD, TWO_CARD_DUEL
from examples.ultimate_texas_hold_em import MAIN as BY_LINES
from tests.own_games import ANY_GAME, rule_of


@pytest.mark.parametrize("key", ANY_GAME)
def test_every_game_is_whole(key):
    assert list(flaws(rule_of(key))) == []


def changed(**parts):
    return replace(TWO_CARD_DUEL, **parts)


def with_wagers(*wagers):
    return changed(wagers=wagers)


def decided(**parts):
    """The game with its one decision changed."""
    decision = replace(RAISE_OR_FOLD, **parts)
    procedure = tuple(Ask(decision) if isinstance(act, Ask) else act for act in TWO_CARD_DUEL.procedure)
    return changed(procedure=procedure)


def with_method(*more):
    method = METHODS["hand"]
    return changed(methods={"hand": replace(method, opening=(*method.opening, *more))})


TABLE = PayTable({"three of a kind": Odds.to(3)}, "duel-4(c)")
ONLY_A = ByOption("pair", {"A": PayTable({}, "duel-4(c)")})
ACT = TWO_CARD_DUEL.procedure

PLANTED = [
    (decided(places="raised"), "The decision 'raise' names 'raised', which is no wager of the game."),
    (decided(of="bet"), "The decision 'raise' names 'bet', which is no wager of the game."),
    (decided(holding="bet"), "The decision 'raise' names 'bet', which is no wager of the game."),
    (decided(without="bet"), "The decision 'raise' names 'bet', which is no wager of the game."),
    (changed(line_of="bet"), "The settlement's column of lines names 'bet', which is no wager of the game."),
    (
        changed(together=(Needs("pair", ("bet",), "", "c"),)),
        "A condition between wagers names 'bet', which is no wager of the game.",
    ),
    (
        changed(together=(Condition("bet", "ante", "", "c"),)),
        "A condition between wagers names 'bet', which is no wager of the game.",
    ),
    (
        changed(procedure=(*ACT[:2], Resolve("bet", "c"), *ACT[2:])),
        "An act that settles a wager early names 'bet', which is no wager of the game.",
    ),
    (
        changed(ante_bonus=AnteBonus("ante", "play", schedule(PAIR_LINES, ONLY_A))),
        "The bonus on the ante names 'play', which is no wager of the game.",
    ),
    (
        changed(irregularities=(Irregularity(Mishap.CARDS_FACE_UP, Remedy.VOID_ALL, "c", ("bet",)),)),
        "An irregularity names 'bet', which is no wager of the game.",
    ),
    (
        changed(irregularities=(Irregularity(Mishap.SHOE_FAILED, Remedy.VOID_ALL, "c", methods=("shoe",)),)),
        "An irregularity names 'shoe', by which the game is not dealt.",
    ),
    (
        with_wagers(ANTE, RAISE, replace(PAIR, offered=Offered("offer", ("on",)))),
        "The wager 'pair' is offered under 'offer', which is no option of the game.",
    ),
    (
        with_wagers(ANTE, replace(RAISE, by_decision=False), PAIR),
        "The wager 'raise' is placed by a decision; state it as by_decision.",
    ),
    (
        with_wagers(replace(ANTE, by_decision=True), RAISE, PAIR),
        "The wager 'ante' is made by a decision, but no decision places it.",
    ),
    (
        decided(choices=("1x", "fold")),
        "The first choice of 'raise' is what silence means, and must stake nothing.",
    ),
    (decided(choices=()), "The first choice of 'raise' is what silence means, and must stake nothing."),
    (
        decided(places="", of=""),
        "The decision 'raise' has multiples; state which wager it places, and of which other one.",
    ),
    (
        decided(open_with={"3x": ACES_OR_BETTER}),
        "The decision 'raise' limits '3x', which is not among its choices after the first.",
    ),
    (
        decided(elective={"fold": ("pair", "A")}),
        "The decision 'raise' limits 'fold', which is not among its choices after the first.",
    ),
    (with_wagers(ANTE, RAISE, PAIR, replace(ANTE, key="bet")), "The wager 'bet' is settled nowhere."),
    (
        with_wagers(ANTE, replace(RAISE, side=True), PAIR),
        "The wager 'raise' is both in the settlement and a side wager.",
    ),
    (with_wagers(ANTE, PAIR), "The settlement has a column for 'raise', which is no wager of the game."),
    (
        changed(paid_in_order=("ante", "raise")),
        "paid_in_order must list every wager once, in the order in which they are settled.",
    ),
    (
        changed(settlement=BY_LINES),
        "The settlement asks whether the hand has a line; state in line_of which wager's table it means.",
    ),
    (with_wagers(ANTE, RAISE, replace(PAIR, schedule=None)), "The side wager 'pair' has no pay table."),
    (
        with_wagers(ANTE, RAISE, replace(PAIR, survives_fold=None)),
        "The wager 'pair' must say once what a fold does to it: forfeited_by_fold or survives_fold.",
    ),
    (
        with_wagers(ANTE, RAISE, replace(PAIR, forfeited_by_fold="c")),
        "The wager 'pair' must say once what a fold does to it: forfeited_by_fold or survives_fold.",
    ),
    (
        with_wagers(replace(ANTE, survives_fold="c"), RAISE, PAIR),
        "The wager 'ante' is no side wager, so a fold loses it: forfeited_by_fold or survives_fold.",
    ),
    (
        with_wagers(ANTE, RAISE, replace(PAIR, schedule=schedule(PAIR_LINES, ONLY_A))),
        "The wager 'pair' has no pay table for pair B.",
    ),
    (
        with_wagers(ANTE, RAISE, replace(PAIR, schedule=schedule(PAIR_LINES, TABLE))),
        "The pay table of 'pair' pays three of a kind, which its lines do not have.",
    ),
    (changed(procedure=(*ACT[:2], ACT[1], *ACT[2:])), "Two decisions have the same name."),
    (changed(procedure=ACT[1:]), "The procedure begins with the opening deal."),
    (changed(procedure=(*ACT, Mark.SETTLEMENT)), "The procedure ends with the settlement, once."),
    (changed(procedure=(*ACT, ACT[1])), "The procedure ends with the settlement, once."),
    (
        with_method(Deliver(to=To.DEALER, cites="c")),
        "Dealt from the dealer's hand: cards to the dealer 3, in a complete round 2.",
    ),
    (
        with_method(Deliver(to=To.COMMUNITY, cards=5, keep=(0,), cites="c")),
        "Dealt from the dealer's hand: cards to the community 1, in a complete round 0.",
    ),
    (
        changed(counts=CardCounts(3, 2, 0, "c")),
        "Dealt from the dealer's hand: cards to each player 2, in a complete round 3.",
    ),
]


@pytest.mark.parametrize(("rule", "sentence"), PLANTED, ids=[str(number) for number in range(len(PLANTED))])
def test_a_planted_flaw_is_named(rule, sentence):
    assert sentence in list(flaws(rule))


def test_a_settlement_that_depends_on_an_option_is_looked_into():
    either = ByOption("pair", {"A": MAIN, "B": BY_LINES})
    found = list(flaws(changed(settlement=either)))
    assert "The settlement has a column for 'blind', which is no wager of the game." in found
