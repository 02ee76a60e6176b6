"""N.J.A.C. 19:47-20, three card poker: its cards, from their receipt to the discard rack; one test a paragraph."""

from croupier.rulebook.procedure import Step
from tests.card_handling import Handled

CARDS = Handled("three-card-poker", "19:47-20.")
SHOE, HAND, DEVICE = "manual-shoe", "hand", "automated-shoe"

# 20.2  Cards; number of decks -----------------------------------------------------------------------------


def test_20_2_a_one_deck_with_one_back_and_a_cover_card_for_the_cut():
    CARDS.one_deck_with_one_back("2(a)")


def test_20_2_b_second_deck_only_beside_a_shuffler():
    CARDS.second_deck_only_beside_a_shuffler("2(b)")


def test_20_2_b_1_both_decks_are_such_as_a_asks():
    CARDS.both_decks_conform("2(b)1")


def test_20_2_b_2_backs_of_different_colours():
    CARDS.backs_differ("2(b)2")


def test_20_2_b_3_one_deck_is_in_the_shuffler_while_the_other_is_dealt():
    CARDS.other_deck_is_in_the_shuffler("2(b)3")


def test_20_2_b_4_each_deck_is_used_in_every_second_round():
    CARDS.decks_alternate("2(b)4")


def test_20_2_b_5_discard_rack_holds_cards_of_one_deck():
    CARDS.rack_holds_cards_of_one_deck("2(b)5")


def test_20_2_c_automated_shoe_is_loaded_with_its_cover_card():
    for method in (DEVICE, "automated-shoe-dealer-last"):
        CARDS.loaded(method, "2(c)")


# 20.4  Opening of the table -------------------------------------------------------------------------------


def test_20_4_a_deck_is_inspected_at_the_table_or_came_inspected_and_shuffled():
    CARDS.received_in_one_of_two_ways("4(a)")


def test_20_4_b_inspected_verified_by_the_floorperson_and_spread_face_up():
    CARDS.inspected_verified_and_spread_face_up("4(b)")


def test_20_4_c_first_player_looks_and_the_cards_are_washed_and_stacked():
    CARDS.washed_and_stacked_after_the_first_players_look("4(c)")


def test_20_4_d_two_decks_go_through_all_of_it_one_by_one():
    CARDS.each_of_two_decks_by_itself("4(d)")


# 20.5  Shuffle and cut ------------------------------------------------------------------------------------


def test_20_5_a_shuffled_before_play_unless_pre_shuffled_and_after_each_round():
    CARDS.shuffled_before_play_and_after_each_round("5(a)")


def test_20_5_b_the_way_of_the_shuffle_decides_whether_the_cards_are_cut():
    CARDS.only_a_shuffler_makes_the_cut_needless()


def test_20_5_b_1_a_shuffler_is_followed_by_the_deal():
    CARDS.not_cut_after_a_shuffler("5(b)1")


def test_20_5_b_2_a_shuffle_by_hand_or_in_advance_is_followed_by_a_cut():
    CARDS.cut_after_a_shuffle_by_hand_or_in_advance("5(b)2")


def test_20_5_c_a_cut_is_four_steps_and_then_the_cards_are_dealt():
    CARDS.cut_after_a_shuffle_by_hand_or_in_advance("5(c)1")
    CARDS.cut_deck_is_dealt()


def test_20_5_c_1_each_step_of_the_cut_is_made_with_one_hand():
    for step in (Step.COVER, Step.LIFT, Step.COMPLETE, Step.UNCOVER):
        CARDS.cut_step(step, "5(c)1")


def test_20_5_c_1_i_cover_card_is_laid_before_the_deck():
    CARDS.cut_step(Step.COVER, "5(c)1i")


def test_20_5_c_1_ii_at_least_ten_cards_come_off_the_top():
    CARDS.cut_step(Step.LIFT, "5(c)1ii")
    CARDS.at_least_ten_cards_are_cut("5(c)1ii")


def test_20_5_c_1_iii_rest_of_the_deck_goes_onto_them():
    CARDS.rest_goes_onto_the_cut("5(c)1iii")


def test_20_5_c_1_iv_cover_card_goes_to_the_discard_rack():
    CARDS.cut_step(Step.UNCOVER, "5(c)1iv")


def test_20_5_c_2_the_deck_is_dealt_as_it_was_cut():
    CARDS.cut_deck_is_dealt()


def test_20_5_d_a_supervisor_orders_a_recut_between_cut_and_first_card():
    CARDS.recut_between_cut_and_first_card("5(d)")


def test_20_5_e_cards_of_an_idle_table_lie_spread_and_are_washed_again():
    CARDS.idle_cards_lie_spread("5(e)", wash="4(c)")


# 20.7  Manual dealing shoe --------------------------------------------------------------------------------


def test_20_7_a_stacked_deck_goes_into_the_manual_shoe():
    CARDS.loaded(SHOE, "7(a)")


def test_20_7_b_no_more_bets_before_a_card_leaves_the_shoe():
    CARDS.no_more_bets_before_the_first_card(SHOE, "7(b)")


def test_20_7_d_stub_goes_to_the_discard_rack_when_all_hands_are_dealt():
    CARDS.stub_goes_to_the_rack(SHOE, "7(d)")


def test_20_7_e_stub_of_every_fifth_round_is_counted():
    CARDS.counted_every_fifth_round(SHOE, "7(e)")


def test_20_7_e_1_stub_of_a_whole_deck_is_discarded():
    CARDS.whole_deck_is_discarded("7(e)1")


def test_20_7_e_2_wrong_count_voids_all_hands_and_removes_a_deck_that_is_wrong():
    CARDS.wrong_count_voids_all_hands("7(e)2")


def test_20_7_f_no_count_with_a_shuffler_that_counts_and_a_deck_it_finds_wrong_is_removed():
    CARDS.shuffler_that_counts_makes_the_count_needless("7(f)")


# 20.8  From the hand --------------------------------------------------------------------------------------


def test_20_8_a_dealing_from_the_hand_may_be_elected():
    CARDS.loaded(HAND, "8(a)")


def test_20_8_b_dealing_from_the_hand_has_its_requirements():
    CARDS.loaded(HAND, "8(b)")


def test_20_8_b_1_only_what_a_shuffler_has_shuffled_is_dealt_from_the_hand():
    CARDS.hand_needs_a_shuffler("8(b)1")


def test_20_8_b_2_stacked_deck_is_taken_in_either_hand():
    CARDS.loaded(HAND, "8(b)2")


def test_20_8_b_2_i_the_dealer_is_told_to_keep_to_that_hand():
    CARDS.loaded(HAND, "8(b)2i")


def test_20_8_b_2_ii_the_dealer_is_told_to_hold_the_deck_above_the_table_inventory():
    CARDS.loaded(HAND, "8(b)2ii")


def test_20_8_b_3_no_more_bets_before_a_card_leaves_the_hand():
    CARDS.no_more_bets_before_the_first_card(HAND, "8(b)3")


def test_20_8_d_stub_goes_to_the_discard_rack_when_all_hands_are_dealt():
    CARDS.stub_goes_to_the_rack(HAND, "8(d)")


def test_20_8_e_stub_of_every_fifth_round_is_counted():
    CARDS.counted_every_fifth_round(HAND, "8(e)")


# 20.9  Automated dealing shoe -----------------------------------------------------------------------------


def test_20_9_a_an_automated_shoe_may_be_elected():
    CARDS.loaded(DEVICE, "9(a)")


def test_20_9_b_an_automated_shoe_has_its_requirements():
    CARDS.loaded(DEVICE, "9(b)")


def test_20_9_b_1_deck_goes_into_the_automated_shoe():
    CARDS.loaded(DEVICE, "9(b)1")


def test_20_9_b_2_no_more_bets_before_a_stack_comes_out():
    CARDS.no_more_bets_before_the_first_card(DEVICE, "9(b)2")


def test_20_9_d_stub_goes_to_the_discard_rack_when_all_stacks_are_delivered():
    CARDS.stub_goes_to_the_rack(DEVICE, "9(d)")
    CARDS.stub_goes_to_the_rack("automated-shoe-dealer-last", "9(d)")


def test_20_9_e_stub_of_every_fifth_round_is_counted():
    CARDS.counted_every_fifth_round(DEVICE, "9(e)")


# 20.10  Completion of each round --------------------------------------------------------------------------


def test_20_10_a_each_player_sees_the_own_cards_only():
    CARDS.each_player_has_the_own_cards_only()


def test_20_10_c_1_iv_hands_are_collected_when_all_are_paid():
    CARDS.collected_when_all_are_settled("in-phases", "10(c)1iv")


def test_20_10_c_2_iii_a_hand_is_collected_before_the_next_is_settled():
    CARDS.collected_hand_by_hand("by-player", "10(c)2iii")


def test_20_10_d_cards_are_collected_so_that_each_hand_can_be_rebuilt():
    CARDS.collected_so_that_hands_can_be_rebuilt("10(d)")
