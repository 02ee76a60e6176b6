"""The acts on the cards: each in its turn and with what it needs, and refused with the paragraph of the one due."""

import pytest

from croupier.cards.card import DECK
from croupier.games.catalogue import KEYS
from croupier.rulebook.irregularity import Mishap
from croupier.rulebook.procedure import Shuffling, Step
from croupier.rulebook.refusal import Reason
from croupier.table import commands as c
from croupier.table import day_commands as dc
from croupier.table import day_events as d
from croupier.table import events as e
from croupier.table.elected import Elected
from tests.day_driver import ARRIVE_SHUFFLED, BY_SHUFFLER, COUNTING, SEED, TWO_DECKS, DayDriver, act

KEY = "three-card-poker"
INSPECTED = [Step.RECEIVE, Step.INSPECT, Step.VERIFY, Step.SPREAD, Step.LOOK, Step.WASH, Step.STACK]
BY_HAND = [Step.SHUFFLE, Step.COVER, Step.LIFT, Step.COMPLETE, Step.UNCOVER, Step.LOAD]


def agenda(driver):
    return [due.duty.step for due in driver.day.agenda]


@pytest.mark.parametrize(
    ("elected", "steps"),
    [
        (None, [*INSPECTED, *BY_HAND]),
        (BY_SHUFFLER, [*INSPECTED, Step.SHUFFLE, Step.LOAD]),
        (TWO_DECKS, [*INSPECTED, *INSPECTED, Step.SHUFFLE, Step.LOAD, Step.FEED]),
        (ARRIVE_SHUFFLED, [Step.RECEIVE, *BY_HAND[1:]]),
    ],
)
def test_what_is_due_when_a_table_opens(elected, steps):
    assert agenda(DayDriver(KEY, elected).open()) == steps


@pytest.mark.parametrize("key", KEYS)
def test_only_the_act_that_is_due_is_accepted_whatever_the_game(key):
    driver = DayDriver(key).open()
    while driver.day.due is not None:
        due = driver.day.due.duty
        for step in Step:
            if step is not due.step:
                refusal = driver.tell(act(step))
                assert refusal is not None, step
                assert (refusal.reason, refusal.cites) == (Reason.OUT_OF_ORDER, due.cites)
        driver.perform(due.step)
    refusal = driver.tell(act(Step.SHUFFLE))
    assert refusal is not None
    assert "nothing to do" in refusal.message


def test_a_wager_may_lie_there_before_the_deck_is_ready_but_bets_are_not_closed():
    driver = DayDriver(KEY).open().wager()
    refusal = driver.tell(c.CloseBets())
    assert refusal is not None
    assert refusal.message == "First the dealer has to receive the cards."
    driver.until(None).do(c.CloseBets())


@pytest.mark.parametrize(("cards", "accepted"), [(None, False), (9, False), (10, True), (51, True), (52, False)])
def test_a_cut_lifts_ten_cards_or_more_and_leaves_some(cards, accepted):
    driver = DayDriver(KEY).open().until(Step.LIFT)
    assert (driver.tell(dc.Perform(Step.LIFT, cards=cards)) is None) is accepted


def test_a_cut_puts_the_rest_of_the_deck_on_what_was_lifted():
    driver = DayDriver(KEY).open().until(Step.SHUFFLE).perform(Step.SHUFFLE).perform(Step.COVER)
    driver.perform(Step.LIFT, cards=12)
    assert driver.day.deck.stack == (*DECK[12:], *DECK[:12])


@pytest.mark.parametrize("order", [(), DECK[:51], (*DECK[:51], DECK[0])])
def test_a_shuffle_hands_in_a_whole_deck(order):
    driver = DayDriver(KEY).open().until(Step.SHUFFLE)
    refusal = driver.tell(dc.Perform(Step.SHUFFLE, order, SEED))
    assert refusal is not None
    assert refusal.reason is Reason.DECK_INCOMPLETE


def test_a_shuffler_that_counts_says_what_it_found_and_a_wrong_deck_leaves_the_table():
    driver = DayDriver(KEY, COUNTING).open().until(Step.SHUFFLE)
    assert driver.tell(act(Step.SHUFFLE)) is not None, "no count was stated"
    driver.perform(Step.SHUFFLE, cards=51)
    removed = driver.of(d.DeckRemoved)[0]
    assert (removed.deck, removed.why) == (1, "the shuffler counted 51 cards")
    assert agenda(driver) == [*INSPECTED, Step.SHUFFLE, Step.LOAD]


def test_the_second_deck_is_shuffled_while_the_first_is_played_and_used_for_the_next_round():
    driver = DayDriver(KEY, TWO_DECKS).deal()
    driver.perform(Step.SHUFFLE, deck=2)
    assert driver.tell(act(Step.SHUFFLE, deck=2)) is not None, "it is shuffled already"
    assert driver.tell(act(Step.SHUFFLE, deck=1)) is not None, "it is in play"
    driver.finish()
    assert agenda(driver) == [Step.COLLECT, Step.LOAD, Step.FEED]
    driver.until(None)
    assert driver.day.in_play == 2


def test_the_second_deck_is_left_alone_while_it_is_inspected():
    driver = DayDriver(KEY, TWO_DECKS).open()
    while driver.day.due.deck == 1 or driver.due is not Step.STACK:
        driver.perform(driver.due)
    assert driver.tell(act(Step.SHUFFLE, deck=2)) is not None


def test_a_second_deck_that_came_shuffled_goes_through_the_shuffler_all_the_same():
    driver = DayDriver(KEY, Elected(shuffling=Shuffling.AUTOMATED, second_deck=True, arrive_shuffled=True)).rounds(2)
    assert [event.deck for event in driver.of(d.DeckCut)] == [1]
    assert [event.deck for event in driver.of(e.DeckShuffled)] == [1, 2, 2, 1]


def test_a_fresh_second_deck_is_received_while_the_round_goes_on():
    elected = Elected(shuffling=Shuffling.AUTOMATED, second_deck=True, shuffler_counts=True)
    driver = DayDriver(KEY, elected).ready().wager().do(c.CloseBets()).perform(Step.SHUFFLE, deck=2, cards=51)
    assert (driver.due, driver.day.due.deck) == (Step.RECEIVE, 2)
    driver.do(c.Proceed()).do(c.HandleStub(46)).do(c.Decide(1, "fold")).do(c.Proceed())
    assert agenda(driver) == [Step.COLLECT, *INSPECTED, Step.FEED, Step.SHUFFLE, Step.LOAD, Step.FEED]
    driver.rounds(2)


@pytest.mark.parametrize(("moment", "accepted"), [("cut", True), ("bets closed", True), ("a card dealt", False)])
def test_a_recut_is_ordered_between_the_cut_and_the_first_card(moment, accepted):
    driver = DayDriver(KEY).ready()
    if moment != "cut":
        driver.wager().do(c.CloseBets())
    if moment == "a card dealt":
        driver.do(c.Proceed(one_act=True))
    before = driver.day.deck.stack
    refusal = driver.tell(dc.OrderRecut("sam", "fewer than ten came off"))
    assert (refusal is None) is accepted
    if accepted:
        assert agenda(driver) == BY_HAND[1:]
        driver.until(None)
        assert driver.day.deck.stack != before
        if driver.day.playing:
            assert driver.day.round.deck == driver.day.deck.stack


def test_while_the_deck_is_cut_again_no_card_is_found_in_it():
    """It would be in the discard rack and in the deck, which is whole when the cut is done."""
    driver = DayDriver(KEY).ready().wager().do(c.CloseBets()).do(dc.OrderRecut("sam", "fewer than ten came off"))
    refusal = driver.tell(c.Report(Mishap.CARD_FACE_UP))
    assert refusal is not None
    assert refusal.reason is Reason.OUT_OF_ORDER
    driver.until(None).do(c.Report(Mishap.CARD_FACE_UP))
    assert len(driver.day.round.deck) == 51


def test_a_recut_needs_a_cut():
    assert DayDriver(KEY, BY_SHUFFLER).ready().tell(dc.OrderRecut("sam", "why not")) is not None


@pytest.mark.parametrize("face_up", [True, False])
def test_an_idle_table_spreads_its_cards_and_starts_again_from_the_players_look(face_up):
    driver = DayDriver(KEY, Elected(idle_face_up=face_up)).ready().do(dc.GoIdle())
    turned = [] if face_up else [Step.TURN_UP]
    assert agenda(driver) == [*turned, Step.LOOK, Step.WASH, Step.STACK, *BY_HAND]
    assert driver.tell(dc.GoIdle()) is not None
    driver.rounds(1)


def test_cards_are_collected_in_the_order_of_settlement_the_dealers_last():
    driver = DayDriver(KEY).ready().wager(2).wager(5, "bob").do(c.CloseBets()).finish()
    driver.perform(Step.COLLECT)
    assert driver.of(d.CardsCollected)[0].seats == (5, 2, 0)


def test_cards_of_the_last_round_are_collected_though_wagers_of_the_next_lie_there():
    driver = DayDriver(KEY).ready().wager(2).wager(5, "bob").do(c.CloseBets()).do(c.Report(Mishap.CARDS_FACE_UP))
    driver.wager(3, "eve").perform(Step.COLLECT)
    assert driver.of(d.CardsCollected)[0].seats == (5, 2, 0)


def test_the_root_of_the_deck_stands_in_the_log_before_bets_are_closed():
    driver = DayDriver(KEY).rounds(3)
    kinds = [type(event) for event in driver.events if isinstance(event, e.DeckShuffled | e.BetsClosed)]
    assert kinds == [e.DeckShuffled, e.BetsClosed] * 3
    assert all(len(event.root) == 64 for event in driver.of(e.DeckShuffled))


SHUFFLER_FAILED = c.Report(Mishap.SHUFFLER_FAILED)


def test_a_shuffler_that_fails_has_the_cards_shuffled_again():
    driver = DayDriver(KEY, BY_SHUFFLER).open().until(Step.SHUFFLE).do(SHUFFLER_FAILED)
    assert driver.due is Step.SHUFFLE
    assert driver.of(d.ShuffleFailed)[0].deck == 1
    driver.rounds(1)


def test_the_second_deck_may_fail_to_be_shuffled_while_the_first_is_played():
    driver = DayDriver(KEY, TWO_DECKS).deal().perform(Step.SHUFFLE, deck=2).do(SHUFFLER_FAILED)
    assert driver.tell(act(Step.SHUFFLE, deck=2)) is None, "it has to be shuffled again"
    driver.finish()
    assert agenda(driver) == [Step.COLLECT, Step.LOAD, Step.FEED]
    driver.perform(Step.COLLECT).do(SHUFFLER_FAILED)
    assert agenda(driver) == [Step.SHUFFLE, Step.LOAD, Step.FEED]
    driver.rounds(1)


def test_a_shuffle_that_failed_before_the_cards_are_collected_is_made_up_for():
    driver = DayDriver(KEY, TWO_DECKS).rounds(1).do(SHUFFLER_FAILED)
    assert agenda(driver) == [Step.COLLECT, Step.SHUFFLE, Step.LOAD, Step.FEED]
    driver.rounds(1)


@pytest.mark.parametrize("driver", [DayDriver(KEY).ready(), DayDriver(KEY, BY_SHUFFLER).ready()])
def test_no_shuffler_fails_that_is_not_there_or_holds_no_deck(driver):
    assert driver.tell(SHUFFLER_FAILED) is not None


def test_a_void_round_is_followed_by_cards_collected_and_shuffled():
    driver = DayDriver(KEY).deal().do(c.Report(Mishap.DEALER_CARD_EXPOSED))
    assert driver.day.round.closed
    assert agenda(driver) == [Step.COLLECT, *BY_HAND]
    assert driver.balances["wagers:T1"] == 0
    driver.rounds(1)
