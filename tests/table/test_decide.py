"""`decide`: every reason is reached by a command, the first in order of precedence is given, and nothing is changed."""

from copy import deepcopy

import pytest
from msgspec.structs import replace

from croupier.cards.card import DECK
from croupier.games.catalogue import KEYS, definition
from croupier.rulebook.game import Game, elect
from croupier.rulebook.irregularity import Mishap
from croupier.rulebook.money import LARGEST_AMOUNT, Odds
from croupier.rulebook.option import ByOption
from croupier.rulebook.paytable import PayTable, schedule
from croupier.rulebook.refusal import Reason, Refusal
from croupier.rulebook.wager import Limits, Wager
from croupier.table import commands as c
from croupier.table.decide import decide, play, refuse
from croupier.table.round import new_round
from tests.driver import Driver, stacked
from tests.settlement_table import game_under
from tests.table.walks import random_walk

THREE_CARD, CARIBBEAN, PREMIUM = "three-card-poker", "caribbean-stud", "premium-hold-em"
BY_ELECTION = {Reason.UNKNOWN_OPTION, Reason.OPTION_VALUE, Reason.OPTIONS_EXCLUDE}  # given by `elect` and `open_table`
AROUND_TABLES = {Reason.NOT_ENOUGH_CHIPS, Reason.KEY_TAKEN}  # given by who runs many of them


# The moments of a round at which commands are given below.


def empty(game=THREE_CARD, deck=DECK, **table):
    """Nobody has wagered; the cards are shuffled."""
    return Driver(game, deck, **table)


def unshuffled():
    driver = Driver(THREE_CARD)
    driver.state = new_round(driver.state.table)
    return driver


def wagered():
    """Positions 2 and 5 have an ante, each of its own patron."""
    driver = empty()
    driver.wager(2, ante=500)
    driver.wager(5, ante=500)
    return driver


def closed():
    driver = wagered()
    driver.do(c.CloseBets())
    return driver


def asked():
    """Position 2 has to decide, then position 5."""
    driver = closed()
    driver.do(c.Proceed())
    return driver


def over():
    driver = asked()
    for command in (c.Decide(2, "fold"), c.Decide(5, "fold"), c.Proceed()):
        driver.do(command)
    return driver


def two_positions():
    """Patron 3 wagers at positions 3 and 4, and nobody else anywhere."""
    driver = empty(two_positions=True)
    for seat in (3, 4):
        driver.do(c.PlaceWagers(seat, "patron 3", {"ante": 500}))
    return driver


def one_of_two():
    driver = empty(two_positions=True)
    driver.wager(3, ante=500)
    return driver


def at_the_wheel():
    """The only player holds a three-card flush and has the wheel to spin."""
    game = game_under(PREMIUM, bonus_spin="progressive-5")
    driver = empty(game, stacked("As", "2c", "Ks", "2d", "Qs", "2h"))
    driver.wager(1, ante=500, xtra_bonus=500, bonus_spin=500)
    driver.deal(meter=1_000_000)
    driver.do(c.Decide(1, "3x"))
    driver.do(c.Proceed())
    return driver


def with_progressive():
    driver = empty(CARIBBEAN)
    driver.wager(1, ante=500, progressive=100)
    return driver


def with_fixed_prize_unstated():
    driver = empty(game_under(PREMIUM, bonus_spin="fixed-5"))
    driver.wager(1, ante=500, xtra_bonus=500, bonus_spin=500)
    return driver


def placed(seat=1, patron="patron 1", **wagers):
    return c.PlaceWagers(seat, patron, wagers)


def without_bad_beat():
    return empty(game_under(THREE_CARD, bad_beat="off"))


def under_f1():
    return empty(game_under(THREE_CARD, version="f1"))


def limited():
    return empty(limits={"ante": Limits(500, 10_000)})


def premium():
    return empty(PREMIUM)


def texas():
    return empty("texas-hold-em-bonus")


REFUSED = [
    (Reason.OUT_OF_ORDER, empty, c.Shuffle(DECK)),
    (Reason.OUT_OF_ORDER, asked, c.Shuffle(DECK)),
    (Reason.OUT_OF_ORDER, unshuffled, c.CloseBets()),
    (Reason.OUT_OF_ORDER, closed, c.CloseBets()),
    (Reason.OUT_OF_ORDER, over, c.CloseBets()),
    (Reason.OUT_OF_ORDER, empty, c.Proceed()),
    (Reason.OUT_OF_ORDER, wagered, c.Proceed(one_act=True)),
    (Reason.OUT_OF_ORDER, asked, c.Proceed()),
    (Reason.OUT_OF_ORDER, at_the_wheel, c.Proceed()),
    (Reason.OUT_OF_ORDER, over, c.Proceed()),
    (Reason.OUT_OF_ORDER, wagered, c.Decide(2, "1x")),
    (Reason.OUT_OF_ORDER, closed, c.Decide(2, "1x")),
    (Reason.OUT_OF_ORDER, at_the_wheel, c.Decide(1, "1x")),
    (Reason.OUT_OF_ORDER, over, c.Decide(2, "1x")),
    (Reason.OUT_OF_ORDER, empty, c.SpinWheel(1)),
    (Reason.OUT_OF_ORDER, asked, c.SpinWheel(1)),
    (Reason.OUT_OF_ORDER, over, c.SpinWheel(1)),
    (Reason.OUT_OF_ORDER, wagered, c.Report(Mishap.CARD_FACE_UP)),
    (Reason.OUT_OF_ORDER, over, c.Report(Mishap.DEALER_CARD_EXPOSED)),
    (Reason.NO_SUCH_POSITION, asked, c.Report(Mishap.PLAYER_MISCOUNT, 7, 1)),
    (Reason.NO_SUCH_MISHAP, asked, c.Report(Mishap.SHOE_FAILED)),
    (Reason.WRONG_COUNT, asked, c.Report(Mishap.DEALER_MISCOUNT, 0, 0)),
    (Reason.WRONG_COUNT, asked, c.Report(Mishap.DEALER_MISCOUNT, 0, True)),
    (Reason.DECK_INCOMPLETE, unshuffled, c.Shuffle(())),
    (Reason.DECK_INCOMPLETE, unshuffled, c.Shuffle(DECK[1:])),
    (Reason.DECK_INCOMPLETE, unshuffled, c.Shuffle((*DECK, "As"))),
    (Reason.DECK_INCOMPLETE, unshuffled, c.Shuffle((*DECK[1:], DECK[1]))),
    (Reason.DECK_INCOMPLETE, unshuffled, c.Shuffle((*DECK[1:], "Jo"))),
    (Reason.NO_MORE_BETS, closed, placed(ante=500)),
    (Reason.NO_MORE_BETS, asked, placed(2, "patron 2", ante=1_000)),
    (Reason.NO_MORE_BETS, over, placed(2, "patron 2")),
    (Reason.NO_SUCH_POSITION, empty, placed(0, ante=500)),
    (Reason.NO_SUCH_POSITION, empty, placed(8, ante=500)),
    (Reason.NO_SUCH_POSITION, empty, placed(-1, ante=500)),
    (Reason.NO_SUCH_POSITION, empty, placed(10**30, ante=500)),
    (Reason.POSITION_TAKEN, wagered, placed(2, "patron 1", ante=500)),
    (Reason.POSITION_TAKEN, wagered, placed(2, "patron 1")),
    (Reason.TOO_MANY_POSITIONS, wagered, placed(3, "patron 2", ante=500)),
    (Reason.TOO_MANY_POSITIONS, two_positions, placed(5, "patron 3", ante=500)),
    (Reason.TOO_MANY_POSITIONS, two_positions, placed(2, "patron 3", ante=500)),
    (Reason.POSITIONS_NOT_ADJACENT, one_of_two, placed(1, "patron 3", ante=500)),
    (Reason.POSITIONS_NOT_ADJACENT, one_of_two, placed(5, "patron 3", ante=500)),
    (Reason.UNKNOWN_WAGER, empty, placed(ante=500, nonsense=500)),
    (Reason.UNKNOWN_WAGER, empty, placed(Ante=500)),
    (Reason.WAGER_NOT_OFFERED, without_bad_beat, placed(ante=500, bad_beat=100)),
    (Reason.WAGER_BY_DECISION, empty, placed(ante=500, play=500)),
    (Reason.NOT_AN_AMOUNT, empty, placed(ante=0)),
    (Reason.NOT_AN_AMOUNT, empty, placed(ante=-500)),
    (Reason.NOT_AN_AMOUNT, empty, placed(ante=True)),
    (Reason.NOT_AN_AMOUNT, empty, placed(ante=500.0)),
    (Reason.NOT_AN_AMOUNT, empty, placed(ante=LARGEST_AMOUNT + 1)),
    (Reason.NOT_AN_AMOUNT, empty, placed(ante=10**30)),
    (Reason.NOT_AN_AMOUNT, with_progressive, c.CloseBets(-1)),
    (Reason.NOT_AN_AMOUNT, with_progressive, c.CloseBets(10**30)),
    (Reason.NOT_AN_AMOUNT, with_progressive, c.CloseBets(True)),
    (Reason.NOT_AN_AMOUNT, with_progressive, c.CloseBets(1.5)),
    (Reason.EXACT_AMOUNT, empty, placed(ante=500, bad_beat=99)),
    (Reason.EXACT_AMOUNT, empty, placed(ante=500, bad_beat=101)),
    (Reason.BELOW_MINIMUM, limited, placed(ante=499)),
    (Reason.BELOW_MINIMUM, premium, placed(ante=98, xtra_bonus=98)),
    (Reason.BELOW_MINIMUM, texas, placed(ante=500, bonus=99)),
    (Reason.ABOVE_MAXIMUM, limited, placed(ante=10_001)),
    (Reason.NOT_PAYABLE, premium, placed(ante=501, xtra_bonus=501)),
    (Reason.WAGERS_TOGETHER, premium, placed(ante=500, xtra_bonus=502)),
    (Reason.WAGERS_TOGETHER, premium, placed(player_bonus=500)),
    (Reason.WAGERS_TOGETHER, under_f1, placed(ante=500, pair_plus=501)),
    (Reason.WAGERS_TOGETHER, empty, placed(bad_beat=100)),
    (Reason.NO_WAGERS, empty, placed()),
    (Reason.NO_WAGERS, empty, c.CloseBets()),
    (Reason.NOT_YOUR_TURN, asked, c.Decide(5, "1x")),
    (Reason.NOT_YOUR_TURN, asked, c.Decide(0, "1x")),
    (Reason.NOT_YOUR_TURN, asked, c.Decide(3, "1x")),
    (Reason.UNKNOWN_CHOICE, asked, c.Decide(2, "2x")),
    (Reason.UNKNOWN_CHOICE, asked, c.Decide(2, "check")),
    (Reason.UNKNOWN_CHOICE, asked, c.Decide(2, "")),
    (Reason.WRONG_SPIN, at_the_wheel, c.SpinWheel(0)),
    (Reason.WRONG_SPIN, at_the_wheel, c.SpinWheel(13)),
    (Reason.WRONG_SPIN, at_the_wheel, c.SpinWheel(-1)),
    (Reason.METER_MISSING, with_progressive, c.CloseBets()),
    (Reason.METER_MISSING, with_fixed_prize_unstated, c.CloseBets(1_000_000)),
]


@pytest.mark.parametrize(
    ("reason", "moment", "command"), REFUSED, ids=lambda part: getattr(part, "__name__", getattr(part, "code", None))
)
def test_a_command_that_the_rule_forbids_is_refused(reason, moment, command):
    driver = moment()
    before = driver.state
    refused = driver.refusal(command)
    assert refused.reason is reason
    assert refused == refuse(before, command) == decide(before, command)
    assert refused.message[0].isupper() or refused.message[0] in "'\""
    assert refused.message.endswith(".")
    assert driver.state is before


def test_every_reason_is_reached_by_a_command_or_by_an_election():
    assert {reason for reason, _, _ in REFUSED} | BY_ELECTION | AROUND_TABLES == set(Reason)


@pytest.mark.parametrize(("reason", "moment", "command"), REFUSED)
def test_a_refusal_cites_its_paragraph_where_the_rule_has_one(reason, moment, command):
    """No paragraph speaks of a wager that there is not, of an impossible reading, or of a wheel nobody has to spin."""
    without = {(Reason.NOT_AN_AMOUNT, c.CloseBets), (Reason.OUT_OF_ORDER, c.SpinWheel)}
    refused = moment().refusal(command)
    assert refused.cites or reason is Reason.UNKNOWN_WAGER or (reason, type(command)) in without


# Precedence -------------------------------------------------------------------------------------------


def game_with_every_kind_of_wager():
    """Three card poker without bad beat, with a dollar wager and one paid at 3 to 2 beside it."""
    rule = definition(THREE_CARD)
    lines = rule.wager("pair_plus").schedule.lines
    at_3_to_2 = schedule(lines, PayTable({"pair": Odds.to(3, 2)}, rule.fold))
    dollar, step = (
        Wager(key=key, title=key.title(), cites=rule.fold, exactly=exactly, schedule=at_3_to_2, side=True)
        for key, exactly in (("dollar", 100), ("step", None))
    )
    paid = (*rule.paid_in_order, "dollar", "step")
    game = elect(
        replace(rule, wagers=(*rule.wagers, dollar, step), paid_in_order=paid), {"bad_beat": "off", "version": "f1"}
    )
    assert isinstance(game, Game)
    return game


def table_of_precedence():
    """Position 2 is another player's; patron 3 wagers at position 3."""
    limits = {"ante": Limits(500, 10_000), "step": Limits(500, 10_000)}
    driver = Driver(game_with_every_kind_of_wager(), two_positions=True, limits=limits)
    driver.wager(2, ante=500)
    driver.wager(3, ante=500)
    return driver


WRONG = {
    "nonsense": 100,
    "bad_beat": 100,
    "play": 500,
    "pair_plus": 0,
    "dollar": 50,
    "ante": 400,
    "step": 10_001,
}
MENDED = [  # each reason, and what mends it
    (Reason.UNKNOWN_WAGER, {"nonsense": None}),
    (Reason.WAGER_NOT_OFFERED, {"bad_beat": None}),
    (Reason.WAGER_BY_DECISION, {"play": None}),
    (Reason.NOT_AN_AMOUNT, {"pair_plus": 600}),
    (Reason.EXACT_AMOUNT, {"dollar": 100}),
    (Reason.BELOW_MINIMUM, {"ante": 500}),
    (Reason.ABOVE_MAXIMUM, {"step": 9_999}),
    (Reason.NOT_PAYABLE, {"step": 9_998}),
    (Reason.WAGERS_TOGETHER, {"pair_plus": 500}),
]


def test_wagers_that_break_several_rules_are_refused_for_the_first_in_order_of_precedence():
    met, driver, wrong = [], table_of_precedence(), dict(WRONG)
    shut = table_of_precedence()
    shut.do(c.CloseBets())
    met.append(shut.refusal(c.PlaceWagers(9, "patron 3", wrong)).reason)
    met.append(driver.refusal(c.PlaceWagers(9, "patron 3", wrong)).reason)
    met.append(driver.refusal(c.PlaceWagers(2, "patron 3", wrong)).reason)
    crowded = table_of_precedence()
    crowded.do(c.PlaceWagers(4, "patron 3", {"ante": 500}))
    met.append(crowded.refusal(c.PlaceWagers(6, "patron 3", wrong)).reason)
    met.append(driver.refusal(c.PlaceWagers(6, "patron 3", wrong)).reason)
    for reason, mend in MENDED:
        refused = driver.refusal(c.PlaceWagers(4, "patron 3", wrong))
        assert refused.reason is reason
        met.append(refused.reason)
        wrong = {key: amount for key, amount in (wrong | mend).items() if amount is not None}
    assert driver.tell(c.PlaceWagers(4, "patron 3", wrong)) is None
    met.append(driver.refusal(c.PlaceWagers(6, "patron 6", {})).reason)
    first, last = Reason.NO_MORE_BETS, Reason.NO_WAGERS
    assert met == [reason for reason in Reason if first <= reason <= last]


@pytest.mark.parametrize(
    ("moment", "command", "reason"),
    [
        (asked, c.Shuffle(DECK[1:]), Reason.OUT_OF_ORDER),
        (unshuffled, c.CloseBets(), Reason.OUT_OF_ORDER),  # nobody has wagered either
        (closed, c.Decide(9, "nonsense"), Reason.OUT_OF_ORDER),
        (asked, c.Decide(5, "nonsense"), Reason.NOT_YOUR_TURN),
        (asked, c.SpinWheel(99), Reason.OUT_OF_ORDER),
        (over, placed(99, nonsense=-1), Reason.NO_MORE_BETS),
        (wagered, placed(2, "patron 5", nonsense=0), Reason.POSITION_TAKEN),
    ],
)
def test_other_commands_keep_the_same_order(moment, command, reason):
    assert moment().refusal(command).reason is reason


# What commands lead to --------------------------------------------------------------------------------


def test_a_choice_places_its_multiple_on_the_wager_of_the_decision():
    driver = asked()
    (made,) = driver.do(c.Decide(2, "1x"))
    assert (made.seat, made.decision, made.choice, made.wager, made.amount) == (2, "play", "1x", "play", 500)
    (made,) = driver.do(c.Decide(5, "fold"))
    assert (made.wager, made.amount) == ("", 0)


def test_players_decide_in_order_of_seating_whatever_the_order_of_wagering():
    driver = empty()
    for seat in (6, 1, 4):
        driver.wager(seat, ante=500)
    driver.deal()
    for seat in (1, 4, 6):
        driver.do(c.Decide(seat, "1x"))


def test_whoever_has_no_wager_that_the_decision_is_about_is_not_asked():
    driver = empty()
    driver.wager(1, pair_plus=500)
    driver.wager(2, ante=500)
    driver.deal()
    assert driver.refusal(c.Decide(1, "1x")).reason is Reason.NOT_YOUR_TURN
    driver.do(c.Decide(2, "1x"))


@pytest.mark.parametrize("seat", [1, 2])
def test_the_wheel_is_spun_in_order_of_seating(seat):
    game = game_under(PREMIUM, bonus_spin="progressive-5")
    deck = stacked("As", "Ah", "2c", "Ks", "Kh", "2d", "Qs", "Qh", "3h")
    driver = empty(game, deck)
    for place in (1, 2):
        driver.wager(place, ante=500, xtra_bonus=500, bonus_spin=500)
    driver.deal(meter=1_000_000)
    for place in (1, 2):
        driver.do(c.Decide(place, "3x"))
    driver.do(c.Proceed())
    for place in range(1, seat + 1):
        (spun,) = driver.do(c.SpinWheel(2 + place))
        assert (spun.seat, spun.position) == (place, 2 + place)


def test_a_wheel_with_a_wrong_option_names_its_positions():
    assert at_the_wheel().refusal(c.SpinWheel(13)).message == "The wheel has positions 1 to 12."


# `decide` is pure -------------------------------------------------------------------------------------


def snapshot(state):
    """A copy that shares nothing which could be changed."""
    return replace(state, positions=deepcopy(state.positions))


@pytest.mark.parametrize("key", KEYS)
def test_deciding_changes_neither_the_state_nor_the_command_and_decides_the_same_again(key):
    for seed in range(25):
        for step in random_walk(key, seed).steps:
            before, command = snapshot(step.before), deepcopy(step.command)
            assert decide(step.before, step.command) == step.events
            assert play(step.before, step.command) == (step.after, step.events)
            assert step.before == before
            assert step.command == command


def test_a_refused_command_changes_nothing():
    driver = asked()
    before = snapshot(driver.state)
    assert isinstance(decide(driver.state, c.Decide(5, "1x")), Refusal)
    assert driver.state == before


def test_the_game_of_precedence_is_a_possible_one():
    """So that its refusals are those of a table that could be opened."""
    game = game_with_every_kind_of_wager()
    assert game.units["step"] == 2
    assert isinstance(game.definition.wager("pair_plus").schedule.tables[""], ByOption)
