"""What is done about an irregularity that was reported, and why a report is refused.

The cards of two players and the dealer come one by one: seat 2, seat 5, dealer, and again.
"""

import pytest
from msgspec.structs import replace

from croupier.rulebook.game import Game, elect
from croupier.rulebook.irregularity import Mishap, Remedy, Until
from croupier.rulebook.procedure import Shuffling
from croupier.rulebook.refusal import Reason
from croupier.table import commands as c
from croupier.table import events as e
from croupier.table.elected import Elected
from croupier.table.permitted import permitted
from croupier.table.round import new_round
from croupier.table.table import open_table
from croupier.table.views import HIDDEN, view
from tests.driver import Driver, stacked
from tests.own_games import OWN
from tests.settlement_table import game_under

THREE = ("As", "Kh", "2c", "Ad", "Kd", "3c", "Ah", "Ks", "5h", "9c", "8c")  # aces, kings, five high; then 9c 8c
TEXAS = ("As", "Kh", "2c", "Ad", "Kd", "3c", "9h", "Ah", "Ks", "5h", "9c", "8c", "7c", "6c")


def seated(key, cards=(), method="", **wagers):
    """Wagers at seats 2 and 5, bets closed, nothing dealt."""
    game = game_under(key)
    driver = Driver(game, stacked(*cards), method=method)
    for seat in (2, 5):
        driver.wager(seat, **(wagers or {"ante": 500}))
    driver.do(c.CloseBets(1_000_000 if game.definition.progressive else None))
    return driver


def same(driver, other):
    """Whether two rounds stand alike, each at a table of its own."""
    return replace(driver.state, table=other.state.table) == other.state


def kinds(events):
    return [type(event).__name__ for event in events]


# A card found face up --------------------------------------------------------------------------------


def test_a_card_found_face_up_is_the_next_one_goes_to_the_rack_and_is_not_used():
    driver = seated("three-card-poker", THREE)
    driver.act(2)
    events = driver.report(Mishap.CARD_FACE_UP)
    assert events == [
        e.IrregularityReported(Mishap.CARD_FACE_UP, 0, "19:47-20.12(a)", Remedy.DISCARD_THE_CARD),
        e.CardDiscarded("2c", "19:47-20.12(a)"),
    ]
    driver.act(7)
    assert driver.state.dealer == ("Ad", "Ah", "9c")  # one card later than it would have been
    assert driver.state.exposed == ("2c",)
    assert "2c" not in driver.state.deck
    assert not driver.state.reshuffle


def test_everybody_sees_the_card_in_the_rack_and_nothing_else_of_the_deck():
    driver = seated("three-card-poker", THREE)
    driver.report(Mishap.CARD_FACE_UP)
    for patron in ("patron 2", "patron 5", "a stranger", None):
        sight = view(driver.state, patron)
        assert sight.found_face_up == ("As",)
        assert sight.dealer == ()
    driver.act(1)
    assert view(driver.state, "patron 5").positions[0].cards == (HIDDEN,)


def test_with_a_second_one_all_hands_are_void():
    driver = seated("three-card-poker", THREE)
    driver.report(Mishap.CARD_FACE_UP)
    driver.act(3)
    events = driver.report(Mishap.CARDS_FACE_UP)
    assert kinds(events) == [
        "IrregularityReported", "CardDiscarded", "RoundVoided", "WagerSettled", "WagerSettled", "RoundClosed",
    ]  # fmt: skip
    assert driver.state.exposed == ("As", "Kd")
    assert driver.settled() == {(2, "ante"): ("void", 500), (5, "ante"): ("void", 500)}
    assert (driver.state.void, driver.state.closed, driver.state.reshuffle) == (True, True, True)


def test_two_that_are_found_together_go_to_the_rack_together():
    driver = seated("four-card-poker", THREE)
    driver.report(Mishap.CARDS_FACE_UP)
    assert driver.state.exposed == ("As", "Kh")
    assert driver.state.void


def test_a_game_that_orders_nothing_for_a_second_card_discards_each():
    game = OWN["casino-hold-em"]
    assert Mishap.CARDS_FACE_UP not in {one.mishap for one in game.irregularities}
    driver = Driver(game_of(game), stacked(*THREE))
    driver.wager(2, ante=500)
    driver.do(c.CloseBets())
    driver.report(Mishap.CARD_FACE_UP)
    driver.report(Mishap.CARD_FACE_UP)
    assert driver.state.exposed == ("As", "Kh")
    driver.act(1)
    assert driver.state.position(2).cards == ("2c",)


def game_of(definition):
    game = elect(definition, {})
    assert isinstance(game, Game), game
    return game


# A card drawn in error; devices ----------------------------------------------------------------------


@pytest.mark.parametrize("acts", range(9))
def test_a_card_drawn_in_error_is_the_next_card_whenever_it_happens(acts):
    driver, undisturbed = seated("three-card-poker", THREE), seated("three-card-poker", THREE)
    driver.act(acts)
    assert kinds(driver.report(Mishap.DRAWN_IN_ERROR)) == ["IrregularityReported"]
    driver.act(9 - acts)
    undisturbed.act(9)
    assert same(driver, undisturbed)


def test_a_shoe_that_fails_voids_the_round_wherever_it_is_used():
    driver = seated("three-card-poker", THREE, method="automated-shoe")
    driver.act(3)
    events = driver.report(Mishap.SHOE_FAILED)
    assert events[0] == e.IrregularityReported(Mishap.SHOE_FAILED, 0, "19:47-27.12(f)", Remedy.VOID_AND_RESHUFFLE)
    assert driver.settled() == {(2, "ante"): ("void", 500), (5, "ante"): ("void", 500)}
    by_hand = seated("three-card-poker", THREE, method="hand")
    refusal = by_hand.refusal(c.Report(Mishap.SHOE_FAILED))
    assert (refusal.reason, refusal.cites) == (Reason.NO_SUCH_MISHAP, ("19:47-27.12(f)",))


def test_a_shuffler_that_fails_leaves_the_cards_to_be_shuffled_again_and_the_wagers_alone():
    driver = Driver("four-card-poker", ())
    driver.wager(2, ante=500)
    driver.report(Mishap.SHUFFLER_FAILED)
    assert driver.state.reshuffle
    assert driver.state.position(2).stakes == {"ante": 500}
    driver.do(c.Shuffle(stacked()))
    assert not driver.state.reshuffle
    assert driver.refusal(c.Report(Mishap.SHUFFLER_FAILED)).cites == ("19:47-27.12(e)",)


@pytest.mark.parametrize(("shuffling", "fails"), [(Shuffling.MANUAL, False), (Shuffling.AUTOMATED, True)])
def test_only_a_shuffler_that_is_there_fails(shuffling, fails):
    table = open_table(game_under("four-card-poker"), elected=Elected(shuffling=shuffling))
    reports = permitted(new_round(table)).reports
    assert (c.Report(Mishap.SHUFFLER_FAILED) in reports) is fails


# A wrong number of cards -----------------------------------------------------------------------------


def test_a_card_too_many_for_one_player_comes_off_the_deck_and_voids_that_hand_alone():
    driver = seated("texas-hold-em-bonus", TEXAS, ante=500, bonus=500, progressive=100)
    driver.act(4)
    events = driver.report(Mishap.PLAYER_MISCOUNT, seat=2, cards=2)
    assert events[:4] == [
        e.IrregularityReported(
            Mishap.PLAYER_MISCOUNT, 2, "supplement-1.7(d)1", Remedy.VOID_THE_HAND, 2
        ),
        e.CardDealt(2, "Kd", False, "supplement-1.7(d)1"),
        e.CardDealt(2, "3c", False, "supplement-1.7(d)1"),
        e.HandVoided(2, "supplement-1.7(d)1"),
    ]  # fmt: skip
    driver.do(c.Proceed())
    assert driver.state.position(2).cards == ("As", "Ad", "Kd", "3c")
    assert driver.state.position(5).cards == ("Kh", "9h")
    assert driver.state.dealer == ("2c", "Ah")
    assert driver.settled() == {
        (2, "ante"): ("void", 500),
        (2, "bonus"): ("void", 500),
        (2, "progressive"): ("void", 100),
    }
    assert (driver.state.void, driver.state.reshuffle) == (False, True)


def test_a_void_hand_gets_no_more_cards_is_not_asked_and_is_not_turned_up():
    driver = seated("texas-hold-em-bonus", TEXAS)
    driver.act(1)
    driver.report(Mishap.PLAYER_MISCOUNT, seat=2, cards=-1)
    driver.do(c.Proceed())
    assert driver.state.position(2).cards == ("As",)
    assert driver.refusal(c.Decide(2, "2x")).reason is Reason.NOT_YOUR_TURN
    for choice in ("2x", "check", "check"):
        driver.do(c.Decide(5, choice))
        driver.do(c.Proceed())
    assert driver.state.closed
    assert not driver.state.position(2).revealed
    assert view(driver.state, None).positions[0].cards == (HIDDEN,)
    assert view(driver.state, None).positions[0].void


def test_when_the_last_hand_is_void_the_round_is_over():
    driver = seated("caribbean-stud")
    driver.do(c.Proceed())
    driver.report(Mishap.PLAYER_MISCOUNT, seat=5, cards=1)
    assert not driver.state.closed
    events = driver.report(Mishap.PLAYER_MISCOUNT, seat=2, cards=1)
    assert isinstance(events[-1], e.RoundClosed)
    assert permitted(driver.state).commands == ()
    assert driver.state.reshuffle


def test_where_the_paragraph_says_so_one_wrong_hand_voids_all():
    for key, cites in (("three-card-poker", "19:47-20.12(c)"), ("four-card-poker", "19:47-27.12(c)")):
        for seat, mishap in ((5, Mishap.PLAYER_MISCOUNT), (0, Mishap.DEALER_MISCOUNT)):
            for cards in (1, -1):
                driver = seated(key)
                driver.do(c.Proceed())
                events = driver.report(mishap, seat, cards)
                assert events[0] == e.IrregularityReported(mishap, seat, cites, Remedy.VOID_ALL, cards)
                assert driver.settled() == {(2, "ante"): ("void", 500), (5, "ante"): ("void", 500)}


@pytest.mark.parametrize("cards", [1, -1])
def test_the_dealer_completes_the_hand_from_cards_that_were_not_turned_up(cards):
    driver, undisturbed = seated("texas-hold-em-bonus", TEXAS), seated("texas-hold-em-bonus", TEXAS)
    driver.do(c.Proceed())
    events = driver.report(Mishap.DEALER_MISCOUNT, cards=cards)
    assert events == [
        e.IrregularityReported(Mishap.DEALER_MISCOUNT, 0, "supplement-1.7(d)2", Remedy.COMPLETE, cards)
    ]  # fmt: skip
    undisturbed.do(c.Proceed())
    assert same(driver, undisturbed)


def test_when_the_flop_lies_the_dealer_cannot_complete_the_hand_and_all_hands_are_void():
    driver = seated("texas-hold-em-bonus", TEXAS)
    driver.do(c.Proceed())
    for seat in (2, 5):
        driver.do(c.Decide(seat, "2x"))
    driver.do(c.Proceed())
    events = driver.report(Mishap.DEALER_MISCOUNT, cards=1)
    assert [type(event) for event in events[:3]] == [e.IrregularityReported, e.CardDealt, e.RoundVoided]
    assert len(driver.state.dealer) == 3
    wagers = ("ante", "flop")
    assert driver.settled() == {(s, w): ("void", 500 * (1 + (w == "flop"))) for s in (2, 5) for w in wagers}


@pytest.mark.parametrize(("cards", "remedy"), [(1, Remedy.VOID_ALL), (-1, Remedy.COMPLETE)])
def test_a_hand_of_the_dealer_that_is_turned_up_can_still_be_completed_but_a_card_too_many_was_seen(cards, remedy):
    driver = seated("caribbean-stud")
    driver.do(c.Proceed())
    for seat in (2, 5):
        driver.do(c.Decide(seat, "2x"))
    driver.act(1)
    assert driver.state.dealer_up == driver.state.dealer
    assert driver.report(Mishap.DEALER_MISCOUNT, cards=cards)[0].remedy is remedy


# Refusals --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("report", "reason"),
    [
        (c.Report(Mishap.PLAYER_MISCOUNT, 3, 1), Reason.NO_SUCH_POSITION),
        (c.Report(Mishap.PLAYER_MISCOUNT, 0, 1), Reason.NO_SUCH_POSITION),
        (c.Report(Mishap.PLAYER_MISCOUNT, 99, 1), Reason.NO_SUCH_POSITION),
        (c.Report(Mishap.DEALER_MISCOUNT, 2, 1), Reason.NO_SUCH_POSITION),
        (c.Report(Mishap.CARD_FACE_UP, 2), Reason.NO_SUCH_POSITION),
        (c.Report(Mishap.CARD_FACE_UP, 0, 1), Reason.WRONG_COUNT),
        (c.Report(Mishap.PLAYER_MISCOUNT, 2, 0), Reason.WRONG_COUNT),
        (c.Report(Mishap.PLAYER_MISCOUNT, 2, -3), Reason.WRONG_COUNT),
        (c.Report(Mishap.PLAYER_MISCOUNT, 2, 37), Reason.WRONG_COUNT),
        (c.Report(Mishap.DEALER_MISCOUNT, 0, -3), Reason.WRONG_COUNT),
        (c.Report(Mishap.SHUFFLER_FAILED), Reason.OUT_OF_ORDER),
        (c.Report(Mishap.METHOD_CHANGED), Reason.OUT_OF_ORDER),
    ],
)
def test_a_report_that_cannot_be_true_is_refused(report, reason):
    """Two players and the dealer have two cards each; 46 are left, of which 8 are due and 2 may be found face up."""
    driver = seated("texas-hold-em-bonus", TEXAS)
    driver.do(c.Proceed())
    refusal = driver.refusal(report)
    assert refusal.reason is reason
    assert refusal.cites


def test_the_bounds_of_a_wrong_number_can_be_reached():
    for cards in (-2, 36):
        driver = seated("texas-hold-em-bonus", TEXAS)
        driver.do(c.Proceed())
        driver.report(Mishap.PLAYER_MISCOUNT, 2, cards)
        driver.report(Mishap.CARD_FACE_UP)
        driver.do(c.Decide(5, "2x"))
        driver.do(c.Proceed())
        for _ in range(2):
            driver.do(c.Decide(5, "check"))
            driver.do(c.Proceed())
        assert driver.state.closed


def test_a_hand_that_was_folded_and_collected_is_gone():
    driver = seated("texas-hold-em-bonus", TEXAS)
    driver.do(c.Proceed())
    driver.do(c.Decide(2, "fold"))
    refusal = driver.refusal(c.Report(Mishap.PLAYER_MISCOUNT, 2, 1))
    assert (refusal.reason, refusal.cites) == (Reason.OUT_OF_ORDER, ("supplement-1.7(d)1",))


def test_a_mishap_that_the_rules_do_not_know_is_refused():
    driver = Driver(game_of(OWN["casino-hold-em"]))
    refusal = driver.refusal(c.Report(Mishap.DEALER_CARD_EXPOSED))
    assert (refusal.reason, refusal.cites) == (Reason.NO_SUCH_MISHAP, ())
    assert "Casino Hold 'Em" in refusal.message


def test_what_the_game_says_and_not_the_engine_ends_the_time_of_an_exposed_card():
    """The same table with another bound: until the dealer's reveal instead of the last decision."""
    rule = game_under("caribbean-stud").definition
    changed = tuple(
        replace(one, until=Until.REVEALED) if one.mishap is Mishap.DEALER_CARD_EXPOSED else one
        for one in rule.irregularities
    )
    for definition, accepted in ((rule, False), (replace(rule, irregularities=changed), True)):
        driver = Driver(game_of(definition))
        driver.wager(2, ante=500)
        driver.deal(meter=0)
        driver.do(c.Decide(2, "2x"))
        assert (driver.tell(c.Report(Mishap.DEALER_CARD_EXPOSED)) is None) is accepted


def test_a_card_too_many_is_seen_where_the_hand_lies_open_and_hidden_where_it_does_not():
    driver = Driver("hold-em-3-bonus", stacked("As", "Ad", "Ah", "Ks", "Kd", "Kh"))
    for seat in (1, 2):
        driver.wager(seat, blind_bonus=500, flop=500, three_card_bonus=500)
    driver.deal()
    driver.do(c.Decide(1, "expose"))
    driver.do(c.Decide(2, "conceal"))
    driver.do(c.Proceed())
    spare = driver.state.deck[:2]
    for seat, card in zip((1, 2), spare, strict=True):
        assert driver.report(Mishap.PLAYER_MISCOUNT, seat, 1)[1].card == card
    shown = [position.cards for position in view(driver.state, None).positions]
    assert shown == [("As", "Ad", "Ah", spare[0]), (HIDDEN,) * 4]
