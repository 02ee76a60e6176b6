"""13:69F-40, Premium Hold 'Em: one test for each paragraph, in the rule's order."""

from collections.abc import Mapping
from itertools import pairwise

from croupier.cards.card import DECK
from croupier.cards.ranking import Category
from croupier.games.catalogue import definition
from croupier.rulebook.dealing import Ask
from croupier.rulebook.game import Game
from croupier.rulebook.hand import Deal
from croupier.rulebook.irregularity import Mishap, Remedy
from croupier.rulebook.layout import Area
from croupier.rulebook.refusal import Reason
from croupier.table import commands as c
from croupier.table import events as e
from croupier.table.complete import GivenHand, GivenRound, SettledRound, settle_round
from croupier.table.settlement import Settled
from croupier.table.views import HIDDEN, RoundView, view
from tests.driver import Driver, stacked
from tests.settlement_table import game_under, split_cards

KEY = "premium-hold-em"
GAME = definition(KEY)
PRINTED = game_under(KEY)
FIVE = game_under(KEY, bonus_spin="progressive-5")
MAIN = {"ante": 1000, "xtra_bonus": 1000}
DOWN = False
DEALER = 0

# Dealt one by one to seats 2 and 5 and the dealer: As Ad 9s, Kh Jh 4h (a heart flush), 3c 3d 8s; shared 9d 9c 7h 2h.
FLUSH_AT_FIVE = ("As", "Kh", "3c", "Ad", "Jh", "3d", "9s", "4h", "8s", "9d", "9c", "7h", "2h")
# The same with As 9s 4s at seat 2, so that both seats hold three cards of one suit.
TWO_FLUSHES = ("As", "Kh", "3c", "4s", "Jh", "3d", "9s", "4h", "8s", "9d", "9c", "7h", "2h")


def cited(number: str) -> tuple[str, ...]:
    return (f"13:69F-{number}",)


def value(cards: str) -> tuple[int, ...]:
    return GAME.ranking.value(split_cards(cards))


def category(cards: str) -> Category:
    return GAME.ranking.category(value(cards))


def descend(*hands: str) -> bool:
    """Whether each hand ranks above the one after it."""
    return all(value(better) > value(worse) for better, worse in pairwise(hands))


def settle(
    player: str,
    dealer: str,
    community: str,
    choices: str = "3x",
    wagers: Mapping[str, int] = MAIN,
    game: Game = PRINTED,
    **parts: object,
) -> dict[str, Settled]:
    """Each wager of one player, settled."""
    hand = GivenHand(1, split_cards(player), wagers, tuple(choices.split(",")))
    outcome = settle_round(game, GivenRound((hand,), split_cards(dealer), split_cards(community), **parts))
    assert isinstance(outcome, SettledRound), outcome
    return {one.wager: one for one in outcome.results[0]}


def result(one: Settled) -> tuple[str, int, tuple[str, ...]]:
    return one.outcome.value, one.returned, one.cites


def area(key: str) -> Area:
    return next(one for one in GAME.layout.areas if one.key == key)


def seated(*cards: str, game: Game = PRINTED, method: str = "", **side: int) -> Driver:
    """Wagers at seats 5 and 2, in that order, and these cards on top of the deck."""
    driver = Driver(game, stacked(*cards), method=method)
    for seat in (5, 2):
        driver.wager(seat, **MAIN, **side)
    return driver


def dealt(*cards: str, game: Game = PRINTED, method: str = "", meter: int | None = None, **side: int) -> Driver:
    """The round of those seats up to the first decision."""
    driver = seated(*cards, game=game, method=method, **side)
    driver.deal(meter)
    return driver


def choose(driver: Driver, *choices: tuple[int, str]) -> Driver:
    """These choices in this order, with the dealer's acts between them."""
    for seat, choice in choices:
        if not isinstance(driver.state.task, Ask):
            driver.do(c.Proceed())
        driver.do(c.Decide(seat, choice))
    return driver


def finish(driver: Driver, *wheel: int) -> Driver:
    """The dealer's acts to the end of the round; the wheel stops at these positions."""
    driver.do(c.Proceed())
    for position in wheel:
        driver.do(c.SpinWheel(position))
    if not driver.state.closed:
        driver.do(c.Proceed())
    return driver


def seen(driver: Driver, patron: str = "somebody else") -> RoundView:
    return view(driver.state, patron)


def drawn(method: str, number: str) -> list[tuple[int, int, bool]]:
    """Under one paragraph of dealing: to whom, which card of an unshuffled deck, whether face up."""
    events = dealt(method=method).of(e.CardDealt)
    return [(one.seat, DECK.index(one.card), one.face_up) for one in events if (one.cites,) == cited(number)]


# 40.1  Definitions


def test_40_1_ante_comes_before_the_deal_and_nobody_joins_without_it():
    driver = Driver(PRINTED)
    refusal = driver.refusal(c.PlaceWagers(2, "patron", {"player_bonus": 500}))
    assert (refusal.reason, refusal.cites) == (Reason.WAGERS_TOGETHER, cited("40.1:ante"))
    driver.wager(2, **MAIN)
    assert [(one.wager, one.amount) for one in driver.of(e.WagerPlaced)] == [("ante", 1000), ("xtra_bonus", 1000)]
    assert not driver.of(e.CardDealt)


def test_40_1_bonus_spin_wager_wins_spins_by_a_flush_for_a_jackpot_or_a_fixed_prize():
    fixed = game_under(KEY, bonus_spin="fixed-5", fixed_prize=777_700)
    wagers = {**MAIN, "bonus_spin": 500}
    for game, prize in ((FIVE, 1_000_035), (fixed, 777_700)):
        won = settle("AhKh4h", "3c3d8s", "Ks9d7c2s", "3x", wagers, game, meter=1_000_000, wheel=(1,))
        assert won["bonus_spin"].returned == prize
        lost = settle("AhKh4s", "3c3d8s", "Ks9d7c2s", "3x", wagers, game, meter=1_000_000)
        assert lost["bonus_spin"].returned == 0
        assert "bonus_spin" not in settle("AhKh4h", "3c3d8s", "Ks9d7c2s", "3x", MAIN, game)


def test_40_1_check_passes_without_a_wager():
    driver = choose(dealt(), (2, "check"))
    made = driver.of(e.DecisionMade)[-1]
    assert (made.choice, made.wager, made.amount) == ("check", "", 0)
    assert driver.state.position(2).stakes == MAIN


def test_40_1_jacks_up_wagers_are_on_the_dealers_hand_the_players_or_both_in_amounts_of_their_own():
    for side in ({"dealer_bonus": 300}, {"player_bonus": 2500}, {"dealer_bonus": 300, "player_bonus": 2500}):
        driver = Driver(PRINTED)
        driver.wager(2, **MAIN, **side)
        assert driver.state.position(2).stakes == {**MAIN, **side}


def test_40_1_burn_racks_the_top_card_unseen():
    driver = dealt(method="automated-shoe")
    assert [DECK.index(one.card) for one in driver.of(e.CardBurned)] == [11, 14]
    finish(choose(driver, (2, "3x"), (5, "3x")))
    shown = seen(driver)
    everything = {*shown.dealer, *shown.community, *(card for p in shown.positions for card in p.cards)}
    assert HIDDEN not in everything
    assert not everything & {DECK[11], DECK[14]}


def test_40_1_community_cards_are_four_that_dealer_and_players_share():
    assert len(dealt().of(e.CommunityCardDealt)) == 4
    four_aces_with_a_five = settle("2c3d5h", "2d3s5c", "AsAhAdAc")
    assert {one.outcome.value for one in four_aces_with_a_five.values()} == {"push"}
    assert settle("2c3d6h", "2d3s5c", "AsAhAdAc")["play"].outcome.value == "win"


def test_40_1_fold_leaves_the_round_with_no_play_wager():
    driver = choose(dealt(), (2, "check"), (5, "check"), (2, "fold"))
    assert "play" not in driver.state.position(2).stakes
    finish(choose(driver, (5, "1x")))
    revealed = [one.seat for one in driver.of(e.CardsRevealed)]
    assert revealed == [DEALER, 5]


def test_40_1_hand_is_the_best_five_of_three_own_and_four_shared_cards():
    own, dealers, shared = split_cards("AsAd9s"), split_cards("3c3d8s"), split_cards("9d9c7h2h")
    deal = Deal(own, dealers, shared)
    assert GAME.player_hand(deal) == value("9s9d9cAsAd")
    assert GAME.dealer_hand(deal) == value("9d9c3c3d8s")


def test_40_1_play_wager_keeps_a_player_in_and_is_made_once():
    driver = choose(dealt(), (2, "3x"), (5, "check"))
    driver.do(c.Proceed())
    assert driver.refusal(c.Decide(2, "1x")).reason is Reason.NOT_YOUR_TURN
    finish(choose(driver, (5, "fold")))
    assert {one.settled.wager for one in driver.of(e.WagerSettled) if one.settled.seat == 2} == {*MAIN, "play"}
    assert {one.settled.wager for one in driver.of(e.WagerSettled) if one.settled.seat == 5} == {*MAIN}


def test_40_1_play_wager1_is_three_times_the_ante_while_the_community_cards_are_hidden():
    driver = dealt()
    assert (seen(driver).choices, seen(driver).community) == (("check", "3x"), (HIDDEN,) * 4)
    choose(driver, (2, "3x"))
    assert driver.state.position(2).stakes["play"] == 3000


def test_40_1_play_wager2_is_once_or_twice_the_ante_while_the_dealers_cards_are_hidden():
    driver = choose(dealt(), (2, "check"), (5, "check"))
    driver.do(c.Proceed())
    assert (seen(driver).choices, seen(driver).dealer) == (("fold", "1x", "2x"), (HIDDEN,) * 3)
    assert HIDDEN not in seen(driver).community
    choose(driver, (2, "1x"), (5, "2x"))
    assert [driver.state.position(seat).stakes["play"] for seat in (2, 5)] == [1000, 2000]


def test_40_1_push_is_a_tie_of_hands_of_one_rank():
    tied = settle("AsQc2d", "AhQd2h", "Kh9d7c4s")
    assert {key: (one.outcome.value, one.returned) for key, one in tied.items()} == {
        "ante": ("push", 1000),
        "xtra_bonus": ("push", 1000),
        "play": ("push", 3000),
    }


def test_40_1_rank_of_a_card_and_of_a_hand_decides():
    assert settle("AsQc2d", "AhJd2h", "Kh9d7c4s")["play"].outcome.value == "win"
    assert settle("AhJd2h", "AsQc2d", "Kh9d7c4s")["play"].outcome.value == "lose"
    assert settle("5h4h3d", "TsJc3s", "9h8h7h2c")["play"].outcome.value == "win"


def test_40_1_round_of_play_ends_when_every_wager_of_every_player_is_settled():
    driver = choose(dealt(player_bonus=500), (2, "3x"), (5, "check"), (5, "fold"))
    assert not driver.state.closed
    finish(driver)
    assert isinstance(driver.events[-1], e.RoundClosed)
    assert [position.unsettled for position in driver.state.positions] == [(), ()]
    assert len(driver.of(e.WagerSettled)) == 4 + 3


def test_40_1_stub_is_the_rest_of_the_deck():
    assert dealt(method="manual-shoe").state.deck == DECK[13:]
    assert dealt(method="hand").state.deck == DECK[13:]
    assert dealt(method="automated-shoe").state.deck == DECK[15:]


def test_40_1_suit_does_not_outrank_another():
    royals = {value(f"A{suit}K{suit}Q{suit}J{suit}T{suit}") for suit in "cdhs"}
    assert len(royals) == 1
    assert value("AsKhQd9c7s") == value("AcKdQh9s7d")


def test_40_1_x_tra_bonus_wager_equals_the_ante_and_is_paid_by_its_table():
    driver = Driver(PRINTED)
    assert driver.refusal(c.PlaceWagers(2, "patron", {"ante": 1000})).reason is Reason.WAGERS_TOGETHER
    assert driver.refusal(c.PlaceWagers(2, "patron", {**MAIN, "xtra_bonus": 500})).reason is Reason.WAGERS_TOGETHER
    won = settle("TsJc3d", "AhKdQs", "9h8d7c2s")["xtra_bonus"]
    assert result(won) == ("win", 2000, cited("40.1:x-tra-bonus-wager") + cited("40.11(d)"))


# 40.5  Hand rankings


def test_40_5_a_ace_is_the_highest_card_and_completes_a_two_three_four_five():
    fours = [f"{rank}s{rank}h{rank}d{rank}c" + ("3s" if rank == "2" else "2s") for rank in "AKQJT98765432"]
    assert descend(*fours)
    assert descend(*(f"{rank}s8h6d4c2s" for rank in "AKQJT9"))
    assert category("As2h3d4c5s") is Category.STRAIGHT
    assert category("As2s3s4s5s") is Category.STRAIGHT_FLUSH


def test_40_5_b_nine_hands_best_first_and_high_card():
    assert descend(
        "AsKsQsJsTs",
        "6s5s4s3s2s",
        "2s2h2d2c3s",
        "2s2h2d3c3s",
        "7s5s4s3s2s",
        "As2h3d4c5s",
        "2s2h2d3c4s",
        "3s3h2d2c4s",
        "2s2h3d4c5s",
        "AsKhQdJc9s",
    )
    assert len(GAME.rankings) == 10


def test_40_5_b_1_royal_flush_is_ace_to_ten_in_one_suit():
    assert category("AsKsQsJsTs") is Category.ROYAL_FLUSH
    assert category("AsKsQsJsTh") is Category.STRAIGHT
    assert category("KsQsJsTs9s") is Category.STRAIGHT_FLUSH


def test_40_5_b_2_straight_flush_from_ace_high_to_five_high():
    assert descend("AsKsQsJsTs", "KsQsJsTs9s", "6s5s4s3s2s", "5s4s3s2sAs", "AsAhAdAcKs")
    assert category("5s4s3s2sAs") is Category.STRAIGHT_FLUSH
    assert category("KsAs2s3s4s") is Category.FLUSH


def test_40_5_b_3_four_of_a_kind_aces_best_twos_least():
    assert descend("AsAhAdAcKs", "AsAhAdAcQs", "KsKhKdKcAs", "3s3h3d3c2s", "2s2h2d2cAs", "AsAhAdKcKs")
    assert category("2s2h2d2cAs") is Category.FOUR_OF_A_KIND


def test_40_5_b_4_full_house_from_aces_over_kings_to_twos_over_threes():
    assert descend("AsAhAdKcKs", "AsAhAdQcQs", "KsKhKdAcAs", "2s2h2d4c4s", "2s2h2d3c3s", "AsKsQsJs9s")
    assert category("2s2h2d3c3s") is Category.FULL_HOUSE


def test_40_5_b_5_flush_from_ace_king_queen_jack_nine_to_seven_five_four_three_two():
    assert descend("AsKsQsJs9s", "AsKsQsJs8s", "7s6s4s3s2s", "7s5s4s3s2s", "AsKhQdJcTs")
    assert category("7s5s4s3s2s") is Category.FLUSH


def test_40_5_b_6_straight_is_not_all_of_one_suit():
    assert category("9s8h7s6s5s") is Category.STRAIGHT
    assert category("9s8s7s6s5s") is Category.STRAIGHT_FLUSH


def test_40_5_b_7_straight_from_ace_high_to_five_high_and_none_around_the_ace():
    assert descend("AsKhQdJcTs", "KsQhJdTc9s", "6s5h4d3c2s", "5s4h3d2cAs", "AsAhAdKcQs")
    assert [category(cards) for cards in ("QsKhAd2c3s", "KsAh2d3c4s", "JsQhKdAc2s")] == [Category.HIGH_CARD] * 3


def test_40_5_b_8_three_of_a_kind_aces_best_twos_least():
    assert descend("AsAhAdKcQs", "KsKhKdAcQs", "3s3h3d4c2s", "2s2h2dAcKs", "AsAhKdKcQs")
    assert category("2s2h2d3c4s") is Category.THREE_OF_A_KIND


def test_40_5_b_9_two_pairs_from_aces_and_kings_to_threes_and_twos():
    assert descend("AsAhKdKcQs", "AsAhQdQcKs", "KsKhQdQcAs", "4s4h2d2cAs", "3s3h2d2cAs", "AsAhKdQcJs")
    assert category("3s3h2d2c4s") is Category.TWO_PAIR


def test_40_5_b_10_one_pair_aces_best_twos_least():
    assert descend("AsAhKdQcJs", "KsKhAdQcJs", "3s3h4d5c6s", "2s2hAdKcQs", "AsKhQdJc9s")
    assert category("2s2h3d4c5s") is Category.PAIR


def test_40_5_c_the_highest_card_that_the_other_hand_lacks_decides_and_then_they_push():
    assert descend("AsKhQdJc9s", "AsKhQdJc8s", "AsKhQdTc9s")
    assert descend("AsAhKdQc9s", "AsAhKdJcTs")
    assert descend("KsKh4d3c2s", "QsQhAdJc2s")
    assert value("AsAhKdKcQs") == value("AdAcKsKhQd")
    tied = settle("AsQc2d", "AhQd2h", "Kh9d7c4s")
    assert tied["play"].outcome.value == "push"


# 40.6  Wagers


def test_40_6_b_nothing_is_bet_raised_or_taken_back_after_no_more_bets():
    driver = seated()
    driver.do(c.PlaceWagers(2, "patron 2", {"ante": 2000, "xtra_bonus": 2000}))
    driver.do(c.CloseBets())
    raised = {"ante": 3000, "xtra_bonus": 3000}
    for seat, wagers in ((3, MAIN), (2, raised), (2, {}), (2, {**raised, "player_bonus": 500})):
        refusal = driver.refusal(c.PlaceWagers(seat, f"patron {seat}", wagers))
        assert (refusal.reason, refusal.cites) == (Reason.NO_MORE_BETS, cited("40.6(b)"))
    driver.do(c.Proceed())
    assert choose(driver, (2, "3x")).state.position(2).stakes["play"] == 6000


def test_40_6_c_an_xtra_bonus_of_a_dollar_at_least_that_touches_no_other_wager():
    driver = Driver(PRINTED)
    refusal = driver.refusal(c.PlaceWagers(2, "patron", {"ante": 98, "xtra_bonus": 98}))
    assert (refusal.reason, refusal.cites) == (Reason.BELOW_MINIMUM, cited("40.6(c)"))
    driver.do(c.PlaceWagers(2, "patron", {"ante": 100, "xtra_bonus": 100}))
    pays, pushes = settle("TsJc4d", "3h3dQs", "9h8d7c2s"), settle("TsTc4d", "3h3dQs", "9h8d7c2s")
    assert (pays.pop("xtra_bonus").returned, pushes.pop("xtra_bonus").returned) == (2000, 1000)
    assert pays == pushes


def test_40_6_d_jacks_up_and_bonus_spin_are_made_before_the_deal_and_the_play_wager_by_decision():
    driver = Driver(FIVE)
    refusal = driver.refusal(c.PlaceWagers(2, "patron", {**MAIN, "play": 1000}))
    assert (refusal.reason, refusal.cites) == (Reason.WAGER_BY_DECISION, cited("40.6(d)"))
    placed = driver.wager(2, **MAIN, dealer_bonus=500, player_bonus=500, bonus_spin=500)
    assert [one.cites for one in placed[2:]] == [*cited("40.10(a)1i"), *cited("40.10(a)1ii"), *cited("40.10(a)2")]


# 40.7  Dealing from a manual dealing shoe


def test_40_7_d_clockwise_from_the_dealers_far_left():
    assert [one.seat for one in dealt(method="manual-shoe").of(e.CardDealt)] == [2, 5, DEALER] * 3


def test_40_7_d_1_a_first_card_to_each_player():
    assert drawn("manual-shoe", "40.7(d)1") == [(2, 0, DOWN), (5, 1, DOWN)]


def test_40_7_d_2_a_first_card_to_the_dealer():
    assert drawn("manual-shoe", "40.7(d)2") == [(DEALER, 2, DOWN)]


def test_40_7_d_3_a_second_card_to_each_player():
    assert drawn("manual-shoe", "40.7(d)3") == [(2, 3, DOWN), (5, 4, DOWN)]


def test_40_7_d_4_a_second_card_to_the_dealer():
    assert drawn("manual-shoe", "40.7(d)4") == [(DEALER, 5, DOWN)]


def test_40_7_d_5_a_third_card_to_each_player():
    assert drawn("manual-shoe", "40.7(d)5") == [(2, 6, DOWN), (5, 7, DOWN)]


def test_40_7_d_6_a_third_card_to_the_dealer():
    assert drawn("manual-shoe", "40.7(d)6") == [(DEALER, 8, DOWN)]


# 40.8  Dealing from the hand


def test_40_8_c_clockwise_from_the_dealers_far_left():
    assert [one.seat for one in dealt(method="hand").of(e.CardDealt)] == [2, 5, DEALER] * 3


def test_40_8_c_1_a_first_card_to_each_player():
    assert drawn("hand", "40.8(c)1") == [(2, 0, DOWN), (5, 1, DOWN)]


def test_40_8_c_2_a_first_card_to_the_dealer():
    assert drawn("hand", "40.8(c)2") == [(DEALER, 2, DOWN)]


def test_40_8_c_3_a_second_card_to_each_player():
    assert drawn("hand", "40.8(c)3") == [(2, 3, DOWN), (5, 4, DOWN)]


def test_40_8_c_4_a_second_card_to_the_dealer():
    assert drawn("hand", "40.8(c)4") == [(DEALER, 5, DOWN)]


def test_40_8_c_5_a_third_card_to_each_player():
    assert drawn("hand", "40.8(c)5") == [(2, 6, DOWN), (5, 7, DOWN)]


def test_40_8_c_6_a_third_card_to_the_dealer():
    assert drawn("hand", "40.8(c)6") == [(DEALER, 8, DOWN)]


# 40.9  Dealing from an automated dealing shoe


def test_40_9_c_stacks_of_three_clockwise_and_the_dealers_last():
    stacks = [*((2, i, DOWN) for i in (0, 1, 2)), *((5, i, DOWN) for i in (3, 4, 5))]
    assert drawn("automated-shoe", "40.9(c)") == [*stacks, *((DEALER, i, DOWN) for i in (6, 7, 8))]


def test_40_9_d_two_more_stacks_lose_their_bottom_cards_and_leave_four_community_cards():
    after = [
        (type(event), DECK.index(event.card))
        for event in dealt(method="automated-shoe").events
        if isinstance(event, e.CommunityCardDealt | e.CardBurned) and (event.cites,) == cited("40.9(d)")
    ]
    kept, burned = e.CommunityCardDealt, e.CardBurned
    assert after == [(kept, 9), (kept, 10), (burned, 11), (kept, 12), (kept, 13), (burned, 14)]


# 40.10  Completion of each round of play


def test_40_10_a_ante_and_an_equal_xtra_bonus_before_the_first_card():
    driver = Driver(PRINTED)
    for wagers in ({"ante": 1000}, {"xtra_bonus": 1000}, {"ante": 1000, "xtra_bonus": 998}):
        refusal = driver.refusal(c.PlaceWagers(2, "patron", wagers))
        assert (refusal.reason, refusal.cites) == (Reason.WAGERS_TOGETHER, cited("40.10(a)"))
    driver.do(c.PlaceWagers(2, "patron", MAIN))


def test_40_10_a_1_one_jacks_up_wager_or_both_or_none():
    for side in ({}, {"dealer_bonus": 200}, {"player_bonus": 3000}, {"dealer_bonus": 200, "player_bonus": 3000}):
        done = settle("AsAdAh", "3c3d8s", "9d9c7h2h", "3x", {**MAIN, **side})
        assert set(done) == {*MAIN, "play", *side}


def test_40_10_a_1_i_dealer_bonus_is_on_the_dealers_hand():
    wagers = {**MAIN, "dealer_bonus": 500}
    assert settle("AsQdTh", "KcKdKs", "9d8c7h2h", wagers=wagers)["dealer_bonus"].returned == 1500
    assert settle("KcKdKs", "AsQdTh", "9d8c7h2h", wagers=wagers)["dealer_bonus"].returned == 0
    assert area("dealer_bonus").inscription == "Dealer Bonus"


def test_40_10_a_1_ii_player_bonus_is_on_the_players_hand():
    wagers = {**MAIN, "player_bonus": 500}
    assert settle("KcKdKs", "AsQdTh", "9d8c7h2h", wagers=wagers)["player_bonus"].returned == 1500
    assert settle("AsQdTh", "KcKdKs", "9d8c7h2h", wagers=wagers)["player_bonus"].returned == 0
    assert area("player_bonus").inscription == "Player Bonus"


def test_40_10_a_2_bonus_spin_where_the_table_offers_it():
    wagers = {**MAIN, "bonus_spin": 500}
    refusal = Driver(PRINTED).refusal(c.PlaceWagers(2, "patron", wagers))
    assert (refusal.reason, refusal.cites) == (Reason.WAGER_NOT_OFFERED, cited("40.10(a)2"))
    assert len(Driver(FIVE).wager(2, **wagers)) == 3
    offered = area("bonus_spin").offered
    assert [offered.under(game.elections) for game in (PRINTED, FIVE)] == [False, True]


def test_40_10_a_3_bonus_spin_wagers_are_collected_for_good():
    driver = dealt(*FLUSH_AT_FIVE, game=FIVE, meter=1_000_000, bonus_spin=500)
    assert driver.of(e.BetsClosed)[0].meter == 1_000_070
    finish(choose(driver, (2, "3x"), (5, "3x")), 12)
    came_back = {one.settled.seat: one.settled.returned for one in driver.of(e.WagerSettled)[-2:]}
    assert came_back == {2: 0, 5: 50_000}
    assert GAME.wager("bonus_spin").awards_only


def test_40_10_b_each_player_sees_the_own_cards_and_checks_or_bets_three_times_the_ante():
    driver = dealt(*FLUSH_AT_FIVE)
    mine = {position.seat: position.cards for position in seen(driver, "patron 5").positions}
    assert mine == {2: (HIDDEN,) * 3, 5: ("Kh", "Jh", "4h")}
    for choice in ("fold", "1x", "2x"):
        refusal = driver.refusal(c.Decide(2, choice))
        assert (refusal.reason, refusal.cites) == (Reason.UNKNOWN_CHOICE, cited("40.10(b)"))
    choose(driver, (2, "3x"), (5, "check"))
    assert [(one.seat, one.amount, one.cites) for one in driver.of(e.DecisionMade)] == [
        (2, 3000, *cited("40.10(b)")),
        (5, 0, *cited("40.10(b)")),
    ]


def test_40_10_b_1_the_first_play_wager_goes_on_the_play_area():
    driver = choose(dealt(), (2, "3x"))
    assert driver.of(e.DecisionMade)[-1].wager == "play"
    assert (area("play").inscription, area("play").cites) == ("Play", *cited("40.10(b)1"))


def test_40_10_c_all_four_community_cards_are_revealed_after_everybody_has_bet_or_checked():
    driver = choose(dealt(*FLUSH_AT_FIVE), (2, "3x"))
    assert driver.refusal(c.Proceed()).reason is Reason.OUT_OF_ORDER
    choose(driver, (5, "check"))
    assert seen(driver).community == (HIDDEN,) * 4
    driver.do(c.Proceed())
    assert driver.of(e.CommunityCardsRevealed) == [
        e.CommunityCardsRevealed(("9d", "9c", "7h", "2h"), *cited("40.10(c)"))
    ]
    assert seen(driver).community == ("9d", "9c", "7h", "2h")


def test_40_10_d_players_without_a_play_wager_fold_or_bet_once_or_twice_the_ante():
    for choice, amount in (("fold", 0), ("1x", 1000), ("2x", 2000)):
        driver = choose(dealt(), (2, "3x"), (5, "check"))
        driver.do(c.Proceed())
        for other in ("check", "3x"):
            assert driver.refusal(c.Decide(5, other)).cites == cited("40.10(d)")
        made = choose(driver, (5, choice)).of(e.DecisionMade)[-1]
        assert (made.seat, made.choice, made.amount, made.cites) == (5, choice, amount, *cited("40.10(d)"))
        finish(driver)


def test_40_10_d_1_the_second_play_wager_goes_on_the_play_area():
    driver = choose(dealt(), (2, "check"), (5, "check"), (2, "2x"))
    made = driver.of(e.DecisionMade)[-1]
    assert (made.wager, driver.state.position(2).stakes["play"]) == ("play", 2000)


def test_40_10_d_2_a_fold_loses_the_ante_before_the_next_player_decides():
    driver = choose(dealt(*FLUSH_AT_FIVE), (2, "check"), (5, "check"), (2, "fold"))
    lost = [one.settled for one in driver.events[-2:]]
    assert [(one.seat, one.wager, *result(one)) for one in lost] == [
        (2, "ante", "lose", 0, cited("40.10(d)2")),
        (2, "xtra_bonus", "lose", 0, cited("40.10(d)2")),
    ]
    assert seen(driver).awaited == 5


def test_40_10_d_2_a_folded_hand_without_a_side_wager_is_never_shown():
    driver = finish(choose(dealt(*FLUSH_AT_FIVE), (2, "check"), (5, "3x"), (2, "fold")))
    assert [one.seat for one in driver.of(e.CardsRevealed)] == [DEALER, 5]
    assert seen(driver).positions[0].cards == (HIDDEN,) * 3


def test_40_10_d_2_i_a_folded_hand_with_a_jacks_up_wager_stays_until_it_is_settled():
    driver = choose(dealt(*FLUSH_AT_FIVE, player_bonus=500), (2, "check"), (5, "3x"), (2, "fold"))
    assert driver.state.position(2).unsettled == ("player_bonus",)
    finish(driver)
    assert [one.cards for one in driver.of(e.CardsRevealed) if one.seat == 2] == [("As", "Ad", "9s")]
    full_house = next(one.settled for one in driver.of(e.WagerSettled) if one.settled.wager == "player_bonus")
    assert (full_house.seat, *result(full_house)) == (2, "win", 3500, cited("40.11(c)"))


def test_40_10_e_the_dealers_three_cards_are_shown_after_the_decisions():
    driver = choose(dealt(*FLUSH_AT_FIVE), (2, "check"), (5, "check"), (2, "1x"))
    assert seen(driver).dealer == (HIDDEN,) * 3
    choose(driver, (5, "2x"))
    shown = driver.do(c.Proceed(one_act=True))
    assert shown == [e.CardsRevealed(DEALER, ("3c", "3d", "8s"), *cited("40.10(e)"))]


def test_40_10_f_the_best_five_of_four_community_cards_and_at_least_one_own():
    own, shared = split_cards("2c3d5h"), split_cards("AsAhAdAc")
    best = GAME.ranking.best(own + shared)
    assert set(best) - set(shared) == {"5h"}
    deal = Deal(own, split_cards("6c4d3h"), shared)
    assert (GAME.player_hand(deal), GAME.dealer_hand(deal)) == (value("AsAhAdAc5h"), value("AsAhAdAc6c"))


def test_40_10_g_settlement_goes_clockwise_from_the_dealers_far_left_each_player_in_the_rules_order():
    driver = dealt(*FLUSH_AT_FIVE, game=FIVE, meter=1_000_000, dealer_bonus=500, player_bonus=500, bonus_spin=500)
    finish(choose(driver, (2, "3x"), (5, "3x")), 12)
    order = [(one.settled.seat, one.settled.wager) for one in driver.of(e.WagerSettled)]
    wagers = ("dealer_bonus", "player_bonus", "ante", "xtra_bonus", "play")
    assert order == [*((2, key) for key in wagers), *((5, key) for key in wagers), (2, "bonus_spin"), (5, "bonus_spin")]


def test_40_10_g_1_the_trigger_is_a_flush_in_the_players_own_three_cards():
    wagers = {**MAIN, "bonus_spin": 500}
    suited = settle("AhKh4h", "3c3d8s", "Ks9d7c2s", "3x", wagers, FIVE, meter=0, wheel=(12,))
    helped = settle("AhKh4s", "3c3d8s", "Qh9h7h2s", "3x", wagers, FIVE, meter=0)
    assert (suited["bonus_spin"].returned, helped["bonus_spin"].returned) == (50_000, 0)


def test_40_10_g_1_i_whoever_holds_it_spins_after_every_hand_is_settled():
    driver = dealt(*FLUSH_AT_FIVE, game=FIVE, meter=1_000_000, bonus_spin=500)
    choose(driver, (2, "3x"), (5, "check"), (5, "fold"))
    assert driver.refusal(c.SpinWheel(12)).reason is Reason.OUT_OF_ORDER
    driver.do(c.Proceed())
    assert seen(driver).awaited == 5
    assert {position.unsettled for position in driver.state.positions} == {("bonus_spin",)}
    driver.do(c.SpinWheel(12))
    assert driver.of(e.WheelSpun) == [e.WheelSpun(5, 12, *cited("40.10(h)"))]


def test_40_10_g_2_the_dealers_hand_first_and_then_the_players_by_the_jacks_up_table():
    wagers = {**MAIN, "player_bonus": 500, "dealer_bonus": 500}
    driver = Driver(PRINTED, stacked("As", "Kc", "Ad", "Kd", "9s", "Ks", "9d", "9c", "7h", "2h"))
    driver.wager(2, **wagers)
    driver.play_out({2: ["3x"]})
    first, second = (one.settled for one in driver.of(e.WagerSettled)[:2])
    assert (first.wager, *result(first)) == ("dealer_bonus", "win", 3500, cited("40.11(c)"))
    assert (second.wager, *result(second)) == ("player_bonus", "win", 3500, cited("40.11(c)"))


def test_40_10_g_3_the_ante_loses_pushes_or_wins_by_the_comparison_and_the_dealers_hand():
    rounds = (("QhJc2d", "AhQdJs"), ("AsQc2d", "AhQd2h"), ("KsQh3c", "2h2dJs"), ("KsQh2c", "3h3dJs"))
    antes = [settle(player, dealer, "Kh9d7c5s")["ante"] for player, dealer in rounds]
    assert [(ante.outcome.value, ante.returned) for ante in antes] == [
        ("lose", 0),
        ("push", 1000),
        ("push", 1000),
        ("win", 2000),
    ]


def test_40_10_g_3_i_dealer_higher_the_ante_loses_even_below_a_pair_of_threes():
    for dealer in ("AhQdJs", "2h2cAd", "3h3cJd"):
        assert result(settle("QhJc3d", dealer, "Kh9d7c5s")["ante"]) == ("lose", 0, cited("40.10(g)3i"))


def test_40_10_g_3_ii_equal_hands_the_ante_pushes():
    for player, dealer in (("AsQc2d", "AhQd2h"), ("KsQc2d", "KdQs2h")):
        assert result(settle(player, dealer, "Kh9d7c4s")["ante"]) == ("push", 1000, cited("40.10(g)3ii"))


def test_40_10_g_3_iii_player_higher_and_the_dealer_below_a_pair_of_threes_the_ante_pushes():
    for dealer in ("AhQdJs", "2h2dAd"):
        assert result(settle("KsQh3c", dealer, "Kh9d7c5s")["ante"]) == ("push", 1000, cited("40.10(g)3iii"))


def test_40_10_g_3_iv_player_higher_and_the_dealer_with_a_pair_of_threes_the_ante_is_paid():
    for dealer in ("3h3dJs", "4h4dJs", "9h9cJs"):
        assert result(settle("KsKd2c", dealer, "Kh9d7c5s")["ante"]) == ("win", 2000, cited("40.10(g)3iv"))


def test_40_10_g_4_the_play_wager_loses_pushes_or_wins_by_the_comparison_alone():
    rounds = (("QhJc2d", "AhQdJs"), ("AsQc2d", "AhQd2h"), ("KsQh3c", "2h2dJs"), ("KsQh2c", "3h3dJs"))
    plays = [settle(player, dealer, "Kh9d7c5s", "check,2x")["play"] for player, dealer in rounds]
    assert [(play.outcome.value, play.returned) for play in plays] == [
        ("lose", 0),
        ("push", 2000),
        ("win", 4000),
        ("win", 4000),
    ]


def test_40_10_g_4_i_dealer_higher_the_play_wager_loses():
    for dealer in ("AhQdJs", "3h3cJd"):
        assert result(settle("QhJc3d", dealer, "Kh9d7c5s")["play"]) == ("lose", 0, cited("40.10(g)4i"))


def test_40_10_g_4_ii_equal_hands_the_play_wager_pushes():
    for player, dealer in (("AsQc2d", "AhQd2h"), ("KsQc2d", "KdQs2h")):
        assert result(settle(player, dealer, "Kh9d7c4s")["play"]) == ("push", 3000, cited("40.10(g)4ii"))


def test_40_10_g_4_iii_player_higher_the_play_wager_is_paid_whatever_the_dealer_holds():
    for dealer in ("AhQdJs", "2h2dAd", "3h3dJs"):
        assert result(settle("KsQh3c", dealer, "Kh9d7c5s")["play"]) == ("win", 6000, cited("40.10(g)4iii"))


def test_40_10_h_each_player_who_qualified_spins_in_the_spin_round():
    driver = dealt(*TWO_FLUSHES, game=FIVE, meter=1_000_000, bonus_spin=500)
    choose(driver, (2, "3x"), (5, "3x"))
    driver.do(c.Proceed())
    assert driver.refusal(c.Proceed()).cites == cited("40.10(h)")
    finish_events = [driver.do(c.SpinWheel(position)) for position in (12, 7)]
    assert finish_events == [[e.WheelSpun(2, 12, *cited("40.10(h)"))], [e.WheelSpun(5, 7, *cited("40.10(h)"))]]
    driver.do(c.Proceed())
    assert [(one.settled.seat, one.settled.returned) for one in driver.of(e.WagerSettled)[-2:]] == [
        (2, 50_000),
        (5, 250_000),
    ]
    without = choose(dealt(*TWO_FLUSHES), (2, "3x"), (5, "3x"))
    assert not finish(without).of(e.WheelSpun)


# 40.11  Payout odds


def test_40_11_a_odds_are_stated_with_to_or_win_and_never_with_for():
    signs = [one.says for one in GAME.layout.inscriptions[1:]]
    assert len(signs) == 6
    for says in signs:
        assert " for " not in says
        assert " to " in says or "win " in says
    assert signs[0] == (
        "X-Tra Bonus: royal flush 500 to 1, straight flush 100 to 1, four-of-a-kind 10 to 1, full house 3 to 1, "
        "flush 3 to 2, straight 1 to 1; three-of-a-kind or less push; must beat the dealer's hand"
    )


def test_40_11_b_ante_and_play_wagers_that_win_are_paid_one_to_one():
    for choices, play in (("3x", 3000), ("check,2x", 2000), ("check,1x", 1000)):
        won = settle("KsKd2c", "3h3dJs", "Kh9d7c5s", choices)
        assert (won["ante"].returned, won["play"].returned) == (1000 + 1000, play + play)


def test_40_11_c_jacks_up_wagers_are_paid_by_one_table():
    lines = {
        "royal flush": "50 to 1",
        "straight flush": "30 to 1",
        "four-of-a-kind": "10 to 1",
        "full house": "6 to 1",
        "flush": "4 to 1",
        "straight": "3 to 1",
        "three-of-a-kind": "2 to 1",
        "two pair, jacks up or better": "1 to 1",
    }
    for key in ("player_bonus", "dealer_bonus"):
        (table,) = PRINTED.tables[key].values()
        assert {line: str(pay) for line, pay in table.pays.items()} == lines
    jacks, tens = (settle(f"{r}s{r}h2d", "5h6d8s", "2cAc7h9s", wagers={**MAIN, "player_bonus": 500}) for r in "JT")
    assert (jacks["player_bonus"].returned, tens["player_bonus"].returned) == (1000, 0)


def test_40_11_d_the_xtra_bonus_is_paid_by_its_table_to_hands_that_beat_the_dealers():
    (table,) = PRINTED.tables["xtra_bonus"].values()
    assert {line: str(pay) for line, pay in table.pays.items()} == {
        "royal flush": "500 to 1",
        "straight flush": "100 to 1",
        "four-of-a-kind": "10 to 1",
        "full house": "3 to 1",
        "flush": "3 to 2",
        "straight": "1 to 1",
    }
    assert settle("AsAhKd", "JcTd5h", "AdQc7h2s")["xtra_bonus"].returned == 1000
    assert settle("5h4h3d", "TsJc3s", "9h8h7h2c")["xtra_bonus"].returned == 2500
    assert settle("5h4h3d", "AhQdJc", "9h8h7h2h")["xtra_bonus"].returned == 0


def test_40_11_e_a_spin_pays_the_spinner_and_every_other_player_with_the_wager():
    stakes = {**MAIN, "bonus_spin": 500}
    cards = ("AhKh4h", "AsQd4c", "JsTc5d")
    hands = tuple(GivenHand(seat, split_cards(held), stakes, ("3x",)) for seat, held in enumerate(cards, 1))
    given = GivenRound(hands, split_cards("3c3d8s"), split_cards("Ks9d7c2s"), 1_000_000, (6,))
    outcome = settle_round(FIVE, given)
    assert isinstance(outcome, SettledRound)
    assert [results[-1].returned for results in outcome.results] == [25_000, 10_000, 10_000]
    assert [results[-1].cites for results in outcome.results] == [cited("40.11(e)")] * 3
    assert outcome.meter == 1_000_000 + 105


# 40.12  Irregularities -------------------------------------------------------------------------------

WITH_ALL = {**MAIN, "player_bonus": 500, "dealer_bonus": 500, "bonus_spin": 500}
RETURNED = {(seat, key): ("void", amount) for seat in (2, 5) for key, amount in WITH_ALL.items()}


def dealing(acts: int = 0, method: str = "") -> Driver:
    """Every wager at seats 2 and 5, bets closed, so many acts done; 13 make the opening deal."""
    driver = Driver(FIVE, stacked(*FLUSH_AT_FIVE), method=method)
    for seat in (2, 5):
        driver.wager(seat, **WITH_ALL)
    driver.do(c.CloseBets(1_000_000))
    driver.act(acts)
    return driver


def test_40_12_a_an_exposed_dealers_card_voids_all_hands_until_everybody_folded_or_made_a_play_wager():
    for acts in (3, 13):
        driver = dealing(acts)
        assert e.RoundVoided(cited("40.12(a)")) in driver.report(Mishap.DEALER_CARD_EXPOSED)
        assert driver.settled() == RETURNED  # nothing is saved (register P-16)
        assert driver.state.meter == 1_000_000
    driver = dealing(13)
    driver.do(c.Decide(2, "3x"))
    driver.do(c.Decide(5, "check"))
    driver.do(c.Proceed())
    driver.do(c.Decide(5, "fold"))
    assert driver.refusal(c.Report(Mishap.DEALER_CARD_EXPOSED)).cites == cited("40.12(a)")


def test_40_12_b_one_card_found_face_up_is_left_out_and_a_second_voids_all_hands():
    driver = dealing(1)
    assert driver.report(Mishap.CARD_FACE_UP)[1:] == [e.CardDiscarded("Kh", *cited("40.12(b)"))]
    driver.act()
    assert driver.state.position(5).cards == ("3c",)
    assert e.RoundVoided(cited("40.12(b)")) in driver.report(Mishap.CARDS_FACE_UP)
    assert driver.settled() == RETURNED


def test_40_12_c_a_card_drawn_in_error_is_used_as_the_next_one():
    driver = dealing(1)
    (reported,) = driver.report(Mishap.DRAWN_IN_ERROR)
    assert (reported.remedy, (reported.cites,)) == (Remedy.USE_AS_NEXT, cited("40.12(c)"))
    driver.act()
    assert driver.state.position(5).cards == ("Kh",)


def test_40_12_d_a_wrong_number_voids_a_players_hand_or_all_unless_the_dealer_completes():
    driver = dealing(13)
    assert e.HandVoided(5, *cited("40.12(d)")) in driver.report(Mishap.PLAYER_MISCOUNT, 5, 1)
    assert driver.settled() == {(5, key): ("void", amount) for key, amount in WITH_ALL.items()}
    assert driver.report(Mishap.DEALER_MISCOUNT, 0, 1)[0].remedy is Remedy.COMPLETE
    driver.do(c.Decide(2, "check"))
    driver.do(c.Proceed())  # the community cards are turned up
    assert e.RoundVoided(cited("40.12(d)")) in driver.report(Mishap.DEALER_MISCOUNT, 0, 1)
    assert driver.settled() == RETURNED


def test_40_12_e_after_a_shuffler_failed_the_cards_are_shuffled_again():
    driver = Driver(PRINTED, ())
    (reported,) = driver.report(Mishap.SHUFFLER_FAILED)
    assert (reported.remedy, (reported.cites,)) == (Remedy.RESHUFFLE, cited("40.12(e)"))
    assert driver.state.reshuffle
    driver.do(c.Shuffle(DECK))
    assert not driver.state.reshuffle


def test_40_12_f_a_shoe_that_fails_voids_the_round():
    for acts in (0, 14):
        driver = dealing(acts, method="automated-shoe")
        assert e.RoundVoided(cited("40.12(f)")) in driver.report(Mishap.SHOE_FAILED)
        assert driver.settled() == RETURNED
    assert dealing(1).refusal(c.Report(Mishap.SHOE_FAILED)).reason is Reason.NO_SUCH_MISHAP


def test_40_12_g_the_device_leaves_the_table_before_another_method_is_used():
    (reported,) = Driver(PRINTED).report(Mishap.METHOD_CHANGED)
    assert (reported.remedy, (reported.cites,)) == (Remedy.REMOVE_DEVICE, cited("40.12(g)"))
    assert dealing(1).refusal(c.Report(Mishap.METHOD_CHANGED)).cites == cited("40.12(g)")
