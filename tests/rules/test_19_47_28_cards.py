"""N.J.A.C. 19:47-28, Texas hold 'em bonus poker: its cards, as far as the rule is known; one test a paragraph."""

import pytest

from croupier.rulebook.procedure import Step
from croupier.table import commands as c
from croupier.table import day_events as d
from croupier.table import events as e
from tests.card_handling import Handled
from tests.settlement_table import game_under, settle_row

CARDS = Handled("texas-hold-em-bonus", "19:47-28.")
SHOE, HAND, DEVICE = "manual-shoe", "hand", "automated-shoe"
ANTE = {"ante": 500}

# 28.2  Cards; number of decks -----------------------------------------------------------------------------


def test_28_2_a_one_deck_with_one_back_and_its_cover_cards():
    CARDS.one_deck_with_one_back("2(a)")


def test_28_2_b_second_deck_only_beside_a_shuffler():
    CARDS.second_deck_only_beside_a_shuffler("2(b)")


def test_28_2_b_1_both_decks_conform():
    CARDS.both_decks_conform("2(b)1")


def test_28_2_b_2_backs_of_different_colours():
    CARDS.backs_differ("2(b)2")


# 28.7  Manual dealing shoe --------------------------------------------------------------------------------


def test_28_7_a_stacked_deck_goes_into_the_manual_shoe():
    CARDS.loaded(SHOE, "7(a)")


def test_28_7_d_stub_goes_to_the_discard_rack_when_the_community_cards_are_out():
    CARDS.stub_goes_to_the_rack(SHOE, "7(d)")
    assert len(CARDS.at_the_stub().day.round.community) == 5


def test_28_7_e_stub_of_every_fifth_round_is_counted_and_a_wrong_count_voids_all_hands():
    CARDS.counted_every_fifth_round(SHOE, "7(e)")
    CARDS.whole_deck_is_discarded("7(e)")
    CARDS.wrong_count_voids_all_hands("7(e)")


def test_28_7_f_no_count_with_a_shuffler_that_counts_and_a_deck_it_finds_wrong_is_removed():
    CARDS.shuffler_that_counts_makes_the_count_needless("7(f)")


# 28.8  From the hand --------------------------------------------------------------------------------------


def test_28_8_a_dealing_from_the_hand_may_be_elected():
    CARDS.loaded(HAND, "8(a)")


def test_28_8_b_dealing_from_the_hand_has_its_requirements():
    CARDS.loaded(HAND, "8(b)")


def test_28_8_b_1_only_what_a_shuffler_has_shuffled_is_dealt_from_the_hand():
    CARDS.hand_needs_a_shuffler("8(b)1")


def test_28_8_b_2_stacked_deck_is_taken_in_either_hand():
    CARDS.loaded(HAND, "8(b)2")


def test_28_8_d_stub_goes_to_the_discard_rack_when_the_community_cards_are_out():
    CARDS.stub_goes_to_the_rack(HAND, "8(d)")


def test_28_8_e_stub_of_every_fifth_round_is_counted():
    CARDS.counted_every_fifth_round(HAND, "8(e)")


# 28.9  Automated dealing shoe -----------------------------------------------------------------------------


def test_28_9_a_an_automated_shoe_may_be_elected():
    CARDS.loaded(DEVICE, "9(a)")


def test_28_9_b_an_automated_shoe_has_its_requirements():
    CARDS.loaded(DEVICE, "9(b)")


def test_28_9_b_1_deck_goes_into_the_automated_shoe():
    CARDS.loaded(DEVICE, "9(b)1")


def test_28_9_e_stub_is_discarded_and_that_of_every_fifth_round_counted():
    CARDS.stub_goes_to_the_rack(DEVICE, "9(e)")
    CARDS.counted_every_fifth_round(DEVICE, "9(e)")


def test_28_9_f_no_count_with_a_shuffler_that_counts_and_a_deck_it_finds_wrong_is_removed():
    CARDS.shuffler_that_counts_makes_the_count_needless("9(f)", DEVICE)


# 28.10  Completion of each round --------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "racked"), [({}, True), ({"bonus": 500}, False), ({"progressive": 100}, False)])
def test_28_10_a_2_ii_folded_hand_without_a_side_wager_is_racked_at_once(side: dict[str, int], racked: bool):
    driver = CARDS.day().ready().wager(1, "ann", **ANTE, **side).wager(2, "bob", **ANTE)
    driver.do(c.CloseBets()).do(c.Proceed()).do(c.Decide(1, "fold"))
    collected = [(event.seats, event.cites) for event in driver.of(d.CardsCollected)]
    assert collected == [((1,), ("19:47-28.10(a)2ii",))] * racked
    driver.finish().perform(Step.COLLECT)
    assert sorted(seat for event in driver.of(d.CardsCollected) for seat in event.seats) == [0, 1, 2]


def test_28_10_h_4_ii_1_award_is_paid_only_for_a_hand_that_does_win():
    for player, line in (("AhKh", "royal flush"), ("Ah3d", ""), ("3c3d", "")):
        row = {"player": player, "dealer": "2c2d", "community": "QhJhTh4s5c", "decisions": "2x,check,check"}
        game = game_under("texas-hold-em-bonus")
        results = settle_row(game, {**ANTE, "progressive": 100}, row, meter=1_000_000).results[0]
        progressive = next(one for one in results if one.wager == "progressive")
        assert progressive.line == line
        assert (progressive.returned > 0) is bool(line)


def test_28_10_h_5_hand_is_racked_when_its_last_wager_is_settled():
    CARDS.collected_hand_by_hand("by-player", "10(h)5")
    driver = CARDS.day().ready().wager(1, "ann", **ANTE, bonus=500).do(c.CloseBets()).finish()
    kinds = [event for event in driver.events if isinstance(event, e.WagerSettled | d.CardsCollected)]
    assert [isinstance(event, d.CardsCollected) for event in kinds] == [False] * (len(kinds) - 1) + [True]
    assert kinds[-2].settled.wager == "bonus"


def test_28_10_i_cards_are_collected_so_that_each_hand_can_be_rebuilt():
    CARDS.collected_so_that_hands_can_be_rebuilt("10(i)")
