"""N.J.A.C. 13:69F-40, Premium Hold 'Em: its cards, from their receipt to the discard rack; one test a paragraph."""

from croupier.rulebook.procedure import Step
from croupier.table import commands as c
from croupier.table import day_events as d
from croupier.table import events as e
from tests.card_handling import Handled
from tests.day_driver import BY_SHUFFLER

CARDS = Handled("premium-hold-em", "13:69F-40.")
SHOE, HAND, DEVICE = "manual-shoe", "hand", "automated-shoe"
MAIN = {"ante": 500, "xtra_bonus": 500}

# 40.2  Cards, number of decks -----------------------------------------------------------------------------


def test_40_2_a_one_deck_comes_with_its_cover_cards():
    CARDS.one_deck_with_one_back("2(a)")


def test_40_2_b_second_deck_only_beside_a_shuffler():
    CARDS.second_deck_only_beside_a_shuffler("2(b)")


def test_40_2_b_1_both_decks_conform():
    CARDS.both_decks_conform("2(b)1")


def test_40_2_b_2_backs_of_unlike_colour():
    CARDS.backs_differ("2(b)2")


def test_40_2_b_3_the_shuffler_works_on_one_deck_while_the_other_is_in_play():
    CARDS.other_deck_is_in_the_shuffler("2(b)3")


def test_40_2_b_4_each_deck_serves_every_second_round():
    CARDS.decks_alternate("2(b)4")


def test_40_2_b_5_discard_rack_never_holds_cards_of_both_decks():
    CARDS.rack_holds_cards_of_one_deck("2(b)5")


# 40.3  Opening of the table for gaming --------------------------------------------------------------------


def test_40_3_a_cards_are_inspected_at_the_table_or_came_inspected_and_shuffled():
    CARDS.received_in_one_of_two_ways("3(a)")


def test_40_3_b_inspected_verified_by_the_floorperson_and_spread_face_up():
    CARDS.inspected_verified_and_spread_face_up("3(b)")


def test_40_3_c_first_player_looks_and_the_cards_are_washed_stacked_and_shuffled():
    CARDS.washed_and_stacked_after_the_first_players_look("3(c)")


def test_40_3_d_each_of_two_decks_by_itself():
    CARDS.each_of_two_decks_by_itself("3(d)")


# 40.4  Shuffle and cut of the cards -----------------------------------------------------------------------


def test_40_4_a_shuffled_before_play_unless_pre_shuffled_and_after_each_round():
    CARDS.shuffled_before_play_and_after_each_round("4(a)")


def test_40_4_b_the_way_of_the_shuffle_decides_whether_the_cards_are_cut():
    CARDS.only_a_shuffler_makes_the_cut_needless()


def test_40_4_b_1_a_shuffler_is_followed_by_the_deal():
    CARDS.not_cut_after_a_shuffler("4(b)1")


def test_40_4_b_2_a_shuffle_by_hand_or_in_advance_is_followed_by_a_cut():
    CARDS.cut_after_a_shuffle_by_hand_or_in_advance("4(b)2")


def test_40_4_c_a_cut_is_four_steps_and_then_the_cards_are_dealt():
    CARDS.cut_after_a_shuffle_by_hand_or_in_advance("4(c)1")
    CARDS.cut_deck_is_dealt()


def test_40_4_c_1_each_step_of_the_cut_is_made_with_one_hand():
    for step in (Step.COVER, Step.LIFT, Step.COMPLETE, Step.UNCOVER):
        CARDS.cut_step(step, "4(c)1")


def test_40_4_c_1_i_cover_card_is_laid_before_the_deck():
    CARDS.cut_step(Step.COVER, "4(c)1i")


def test_40_4_c_1_ii_at_least_ten_cards_come_off_the_top():
    CARDS.cut_step(Step.LIFT, "4(c)1ii")
    CARDS.at_least_ten_cards_are_cut("4(c)1ii")


def test_40_4_c_1_iii_rest_of_the_deck_goes_on_top_of_them():
    CARDS.rest_goes_onto_the_cut("4(c)1iii")


def test_40_4_c_1_iv_cover_card_goes_to_the_discard_rack():
    CARDS.cut_step(Step.UNCOVER, "4(c)1iv")


def test_40_4_c_2_the_deck_is_dealt_as_it_was_cut():
    CARDS.cut_deck_is_dealt()


def test_40_4_d_a_supervisor_orders_a_recut_between_cut_and_first_card():
    CARDS.recut_between_cut_and_first_card("4(d)")


def test_40_4_e_cards_of_an_idle_table_lie_spread_and_are_washed_again_deck_by_deck():
    CARDS.idle_cards_lie_spread("4(e)", wash="3(c)")
    CARDS.idle_decks_lie_spread_each_by_itself("4(e)")


# 40.7  Manual dealing shoe --------------------------------------------------------------------------------


def test_40_7_a_stacked_deck_goes_into_the_manual_shoe():
    CARDS.loaded(SHOE, "7(a)")


def test_40_7_b_no_more_bets_before_a_card_leaves_the_shoe():
    CARDS.no_more_bets_before_the_first_card(SHOE, "7(b)")


def test_40_7_c_the_dealer_is_told_which_hand_draws():
    CARDS.loaded(SHOE, "7(c)")


def test_40_7_e_stub_goes_unexposed_to_the_discard_rack_when_all_cards_are_out():
    CARDS.stub_goes_to_the_rack(SHOE, "7(e)")
    CARDS.stub_is_never_shown(SHOE)


def test_40_7_f_stub_of_every_fifth_round_is_counted():
    CARDS.counted_every_fifth_round(SHOE, "7(f)")


def test_40_7_f_1_stub_of_a_whole_deck_is_discarded():
    CARDS.whole_deck_is_discarded("7(f)1")


def test_40_7_f_2_wrong_count_voids_all_hands_and_removes_a_deck_that_is_wrong():
    CARDS.wrong_count_voids_all_hands("7(f)2")


def test_40_7_g_no_count_with_a_shuffler_that_counts_and_a_deck_it_finds_wrong_is_removed():
    CARDS.shuffler_that_counts_makes_the_count_needless("7(g)")


# 40.8  From the hand --------------------------------------------------------------------------------------


def test_40_8_a_dealing_from_the_hand_may_be_elected():
    CARDS.loaded(HAND, "8(a)")


def test_40_8_b_dealing_from_the_hand_has_its_requirements():
    CARDS.loaded(HAND, "8(b)")


def test_40_8_b_1_only_what_a_shuffler_has_shuffled_is_dealt_from_the_hand():
    CARDS.hand_needs_a_shuffler("8(b)1")


def test_40_8_b_2_stacked_deck_is_taken_in_either_hand():
    CARDS.loaded(HAND, "8(b)2")


def test_40_8_b_2_i_the_dealer_is_told_to_keep_to_that_hand():
    CARDS.loaded(HAND, "8(b)2i")


def test_40_8_b_2_ii_the_dealer_is_told_to_hold_the_deck_above_the_table_inventory():
    CARDS.loaded(HAND, "8(b)2ii")


def test_40_8_b_3_no_more_bets_before_the_top_card_goes_face_down_to_its_place():
    CARDS.no_more_bets_before_the_first_card(HAND, "8(b)3")
    driver = CARDS.day(BY_SHUFFLER, HAND).ready()
    stack = driver.day.deck.stack
    driver.wager().do(c.CloseBets()).do(c.Proceed(one_act=True))
    assert [(one.seat, one.card, one.face_up) for one in driver.of(e.CardDealt)] == [(1, stack[0], False)]


def test_40_8_d_stub_goes_unexposed_to_the_discard_rack_when_all_cards_are_out():
    CARDS.stub_goes_to_the_rack(HAND, "8(d)")
    CARDS.stub_is_never_shown(HAND)


def test_40_8_e_stub_of_every_fifth_round_is_counted():
    CARDS.counted_every_fifth_round(HAND, "8(e)")


def test_40_8_f_no_count_with_a_shuffler_that_counts_and_a_deck_it_finds_wrong_is_removed():
    CARDS.shuffler_that_counts_makes_the_count_needless("8(f)", HAND)


# 40.9  Automated dealing shoe -----------------------------------------------------------------------------


def test_40_9_a_an_automated_shoe_may_be_elected():
    CARDS.loaded(DEVICE, "9(a)")


def test_40_9_b_an_automated_shoe_has_its_requirements():
    CARDS.loaded(DEVICE, "9(b)")


def test_40_9_b_1_deck_goes_into_the_automated_shoe():
    CARDS.loaded(DEVICE, "9(b)1")


def test_40_9_b_2_no_more_bets_before_a_stack_comes_out():
    CARDS.no_more_bets_before_the_first_card(DEVICE, "9(b)2")


def test_40_9_e_stub_of_every_fifth_round_is_counted():
    CARDS.counted_every_fifth_round(DEVICE, "9(e)")


# 40.10  Completion of each round --------------------------------------------------------------------------


def test_40_10_d_2_ii_a_folded_hand_without_a_jacks_up_wager_is_racked_before_the_next_player_decides():
    driver = CARDS.day().ready().wager(1, **MAIN).wager(3, "bob", **MAIN, player_bonus=500).wager(4, "cy", **MAIN)
    driver.do(c.CloseBets()).do(c.Proceed()).do(c.HandleStub())
    for seat in (1, 3, 4):
        driver.do(c.Decide(seat, "check"))
    driver.do(c.Proceed()).do(c.Decide(1, "fold"))
    (racked,) = driver.of(d.CardsCollected)
    assert (racked.seats, racked.cites) == ((1,), ("13:69F-40.10(d)2ii",))
    driver.do(c.Decide(3, "fold"))
    assert driver.of(d.CardsCollected) == [racked], "the cards with a jacks up wager stay on the table"
    driver.do(c.Decide(4, "1x")).finish().until(None)
    assert [event.seats for event in driver.of(d.CardsCollected)] == [(1,), (3,), (4,), (0,)]
    assert all("13:69F-40.10(d)2ii" not in event.cites for event in driver.of(d.CardsCollected)[1:])
