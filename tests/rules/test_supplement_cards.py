"""Sections 1, 3 and 4 of the supplement on the handling of cards: one test a paragraph."""

import pytest

from croupier.cards.card import DECK
from croupier.games.catalogue import KEYS
from croupier.rulebook.procedure import By, Shuffling, Step
from croupier.rulebook.refusal import Reason
from croupier.table import commands as c
from croupier.table import day_commands as dc
from croupier.table import day_events as d
from croupier.table import events as e
from croupier.table.day import HOUR
from croupier.table.elected import Elected
from croupier.table.settlement import Outcome
from tests.card_handling import CUT, INSPECTED, Handled, agenda, refused
from tests.day_driver import ARRIVE_SHUFFLED, SEED, DayDriver, act

TEXAS = Handled("texas-hold-em-bonus", "supplement-")
CARIBBEAN = Handled("caribbean-stud", "supplement-")
THREE_CARD = Handled("three-card-poker", "supplement-")
EVERY_GAME = pytest.mark.parametrize("key", KEYS)
PRE_SHUFFLED_PAIR = Elected(shuffling=Shuffling.AUTOMATED, second_deck=True, arrive_shuffled=True)

# 1  Texas hold 'em bonus poker ----------------------------------------------------------------------------


def test_1_2_w_cards_are_collected_after_the_players_last_wager():
    TEXAS.collected_hand_by_hand("by-player", "19:47-28.10(h)5")


@pytest.mark.parametrize(("players", "stub"), [(1, 40), (2, 38), (6, 30), (7, 28)])
def test_1_2_x_stub_is_what_players_dealer_board_and_burned_cards_leave(players: int, stub: int):
    driver = TEXAS.at_the_stub(Elected(count_every=1), seats=players)
    assert len(driver.of(e.CardBurned)) == 3
    assert len(driver.day.round.deck) == stub == 52 - 2 * players - 2 - 5 - 3
    driver.do(c.HandleStub(stub))
    assert driver.of(e.RoundVoided) == []


def test_1_2_y_folded_hand_without_a_side_wager_is_discarded_unseen():
    driver = TEXAS.day().ready().wager(1, ante=500).wager(2, "bob", ante=500)
    driver.do(c.CloseBets()).do(c.Proceed()).do(c.Decide(1, "fold"))
    assert [event.seats for event in driver.of(d.CardsCollected)] == [(1,)]
    assert driver.of(e.CardsRevealed) == []


def test_1_8_a_one_deck_of_52_and_a_second_that_alternates_beside_a_shuffler():
    TEXAS.other_deck_is_in_the_shuffler("1.8(a)")
    TEXAS.decks_alternate("1.8(a)")
    TEXAS.rack_holds_cards_of_one_deck("1.8(a)")


def test_1_8_b_opening_is_inspection_spread_wash_and_stack():
    TEXAS.inspected_verified_and_spread_face_up("1.8(b)")
    TEXAS.washed_and_stacked_after_the_first_players_look("1.8(b)")


def test_1_8_c_after_the_shuffle_ten_cards_or_more_go_onto_the_cover_card_and_the_rest_on_them():
    TEXAS.in_its_turn(Step.SHUFFLE, "1.8(c)")
    for step in CUT:
        TEXAS.cut_step(step, "1.8(c)")
    TEXAS.at_least_ten_cards_are_cut("1.8(c)")
    TEXAS.rest_goes_onto_the_cut("1.8(c)")


# 3  Caribbean stud poker ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("after_fold", "lives"), [("lost", False), ("live", True)])
def test_3_bb_progressive_wager_may_be_elected_to_survive_a_fold(after_fold: str, lives: bool):
    driver = DayDriver("caribbean-stud", progressive_after_fold=after_fold).ready().wager(ante=500, progressive=100)
    driver.do(c.CloseBets()).finish(choose=0)
    settled = {event.settled.wager: event.settled for event in driver.of(e.WagerSettled)}
    assert settled["ante"].outcome is settled["progressive"].outcome is Outcome.LOSE
    assert bool([event for event in driver.of(e.CardsRevealed) if event.seat == 1]) is lives, "the hand is looked at"
    racked, progressive = (
        next(at for at, event in enumerate(driver.events) if isinstance(event, kind) and matches(event))
        for kind, matches in (
            (d.CardsCollected, lambda event: True),
            (e.WagerSettled, lambda event: event.settled.wager == "progressive"),
        )
    )
    assert racked > progressive


def test_3_ff_opening_is_inspection_spread_look_wash_stack_and_shuffle():
    assert agenda(CARIBBEAN.day().open()) == [*INSPECTED, Step.SHUFFLE, *CUT, Step.LOAD]
    for step in (*INSPECTED, Step.SHUFFLE):
        CARIBBEAN.in_its_turn(step, "3(ff)")
    assert CARIBBEAN.whose(Step.VERIFY, By.FLOORPERSON)
    assert CARIBBEAN.whose(Step.LOOK, By.PLAYER)


def test_3_gg_cards_that_came_inspected_and_shuffled_are_neither_inspected_nor_washed():
    CARIBBEAN.in_its_turn(Step.RECEIVE, "3(gg)", ARRIVE_SHUFFLED)
    assert agenda(CARIBBEAN.day(ARRIVE_SHUFFLED).open()) == [Step.RECEIVE, *CUT, Step.LOAD]


# 4  Cards -------------------------------------------------------------------------------------------------


@EVERY_GAME
def test_4_2_g_dealer_inspects_at_the_table_and_the_floorperson_verifies(key: str):
    driver = DayDriver(key).open().perform(Step.RECEIVE)
    duties = [(due.duty.step, due.duty.by) for due in driver.day.agenda[:2]]
    assert duties == [(Step.INSPECT, By.DEALER), (Step.VERIFY, By.FLOORPERSON)]


@EVERY_GAME
def test_4_2_h_cards_inspected_and_shuffled_before_they_came_are_cut_at_once(key: str):
    driver = DayDriver(key, ARRIVE_SHUFFLED).open()
    assert agenda(driver) == [Step.RECEIVE, *CUT, Step.LOAD]
    assert len(driver.perform(Step.RECEIVE).of(e.DeckShuffled)) == 1


def test_4_2_i_inspection_at_hold_em_3_bonus_is_that_of_the_other_games():
    def inspection(key: str) -> list[Step]:
        driver = DayDriver(key).open().perform(Step.RECEIVE).perform(Step.INSPECT)
        assert "supplement-4.2(k)" in driver.of(d.CardsInspected)[0].cites
        return agenda(driver)

    assert inspection("hold-em-3-bonus") == inspection("three-card-poker")


@EVERY_GAME
def test_4_2_j_deck_that_is_removed_leaves_the_table_and_a_fresh_one_is_received(key: str):
    driver = DayDriver(key).rounds(1).until(None).do(dc.RemoveDeck(1, "a bent corner", "blue"))
    assert driver.of(d.DeckRemoved)[0].cites == ("supplement-4.2(j)",)
    assert agenda(driver)[:7] == INSPECTED
    assert refused(driver.wager(), c.CloseBets(), driver.day.due.duty.cites[0])


@EVERY_GAME
def test_4_2_k_inspection_is_of_all_52_cards(key: str):
    Handled(key, "supplement-").in_its_turn(Step.INSPECT, "4.2(k)")


def test_4_3_a_a_licensee_may_take_cards_that_were_inspected_and_shuffled_in_advance():
    for elected in (ARRIVE_SHUFFLED, Elected(arrive_shuffled=True, shuffling=Shuffling.AUTOMATED)):
        driver = THREE_CARD.day(elected).rounds(1)
        assert driver.of(d.CardsInspected) == []
        assert len(driver.of(d.DeckCut)) == 1


def test_4_3_e_each_deck_is_prepared_by_itself():
    driver = THREE_CARD.day(PRE_SHUFFLED_PAIR).open()
    driver.perform(Step.RECEIVE).perform(Step.RECEIVE, DECK[::-1])
    first, second = driver.of(e.DeckShuffled)
    assert (first.deck, second.deck) == (1, 2)
    assert first.root != second.root
    assert all("supplement-4.3(f)" in event.cites for event in (first, second))


def test_4_3_f_pre_shuffled_deck_is_counted_and_in_an_order_of_its_own():
    THREE_CARD.in_its_turn(Step.RECEIVE, "4.3(f)", ARRIVE_SHUFFLED)
    for order in (DECK[1:], (*DECK[1:], DECK[1])):
        driver = THREE_CARD.day(ARRIVE_SHUFFLED).open()
        assert refused(driver, dc.Perform(Step.RECEIVE, order, SEED), "supplement-4.3(f)")


def test_4_3_h_a_rule_that_cites_1_18_r_is_met_by_the_way_of_1_18a():
    for section in ("20", "27"):
        rule = Handled({"20": "three-card-poker", "27": "four-card-poker"}[section])
        driver = rule.day(ARRIVE_SHUFFLED).open().perform(Step.RECEIVE)
        assert set(driver.of(e.DeckShuffled)[0].cites) == {f"19:47-{section}.4(a)", "supplement-4.3(f)"}


@pytest.mark.parametrize(("elected", "hours"), [(None, 24), (Elected(deck_hours=4), 4)])
def test_4_4_b_decks_are_changed_every_24_hours_or_as_elected(elected: Elected | None, hours: int):
    driver = THREE_CARD.day(elected).ready()
    opened = driver.at
    driver.at = opened + hours * HOUR - 1
    driver.rounds(1).ready().wager()
    driver.at = opened + hours * HOUR
    assert refused(driver, c.CloseBets(), "supplement-4.2(j)")
    driver.do(c.PlaceWagers(1, "ann", {})).do(dc.RemoveDeck(1, "a day old")).until(None).wager().do(c.CloseBets())
    assert driver.tell(act(Step.SHUFFLE)).reason is Reason.OUT_OF_ORDER
