"""N.J.A.C. 19:47-27, four card poker, paragraph by paragraph."""

from itertools import pairwise

import pytest

from croupier.cards.card import DECK, RANK_LETTERS, SUIT
from croupier.cards.naming import hand_name
from croupier.rulebook.hand import Deal
from croupier.rulebook.irregularity import Mishap, Remedy
from croupier.rulebook.refusal import Reason
from croupier.rulebook.wager import Limits
from croupier.table import commands as c
from croupier.table import events as e
from croupier.table.round import asked
from tests.driver import Driver, stacked
from tests.settlement_table import game_under, settle_row, split_cards

KEY = "four-card-poker"
GAME = game_under(KEY)
RANKS = RANK_LETTERS[::-1]

# At 1 the player beats the dealer; at 4 the player does not; at 6 the dealer is better, but aces up is paid.
HANDS = {1: "TsThTd7c5s", 4: "QhJc8d4s2c", 6: "AsAhQdJs6c"}
DEALER = "9s9h9d3cKh8h"
KINGS, QUEENS, TENS = "KsKh9d7c2s", "QsQd9h8c6s3d", "TcTdThTs6d3h"


def hand(cards):
    """The value of a player's hand."""
    return GAME.definition.player_hand(Deal(split_cards(cards), ()))


def name(cards):
    return hand_name(GAME.definition.ranking, hand(cards))


def falling(*hands):
    """Whether each of these hands beats the next."""
    return all(hand(better) > hand(worse) for better, worse in pairwise(hands))


def settled(player, dealer, decisions="-", game=GAME, **stakes):
    """Each wager of one player: its outcome and what comes back."""
    row = {"player": player, "dealer": dealer, "decisions": decisions}
    return {s.wager: (s.outcome.value, s.returned) for s in settle_row(game, stakes, row).results[0]}


def one_by_one(hands, dealer):
    """A deck that gives these hands out card by card."""
    cards = [split_cards(cards) for cards in (*hands.values(), dealer)]
    return stacked(*(one[turn] for turn in range(5) for one in cards), cards[-1][5])


def three_positions(**table):
    """The round of `HANDS`: an ante at every position, aces up beside it at 1 and 6."""
    driver = Driver(KEY, one_by_one(HANDS, DEALER), **table)
    driver.wager(1, ante=500, aces_up=500)
    driver.wager(4, ante=500)
    driver.wager(6, ante=500, aces_up=500)
    return driver


def seats_dealt(driver):
    return [event.seat for event in driver.of(e.CardDealt)]


def acts(driver):
    """What was shown (the seat) and what was settled (seat, wager, outcome), in order."""
    found = []
    for event in driver.events:
        if isinstance(event, e.CardsRevealed):
            found.append(event.seat)
        elif isinstance(event, e.WagerSettled):
            found.append((event.settled.seat, event.settled.wager, event.settled.outcome.value))
    return found


def awaited(driver):
    """The seats that have yet to decide."""
    return [position.seat for position in asked(driver.state, driver.state.task.decision)]


# 27.1  Definitions -----------------------------------------------------------------------------------


def test_27_1_aces_up_wager_wins_from_a_pair_of_aces_whatever_the_dealer_holds():
    for dealer in (QUEENS, TENS):
        assert settled("AsAh9d7c4s", dealer, aces_up=500) == {"aces_up": ("win", 1000)}
        assert settled(KINGS, dealer, aces_up=500) == {"aces_up": ("lose", 0)}


def test_27_1_ante_wager_takes_part_against_the_dealer():
    driver = Driver(KEY)
    driver.wager(1, ante=500)
    driver.wager(2, aces_up=500)
    driver.deal()
    assert awaited(driver) == [1]


@pytest.mark.parametrize(
    ("player", "dealer", "outcome"),
    [
        ("3s3h2d2c5s", "KsKdQhQc7s4d", ("win", 500)),
        ("KsKdQhQc7s", "3s3h2d2c5s7d", ("win", 500)),
        ("AsAhKdQcTs", "3s3h2d2c5s7d", ("lose", 0)),
        ("3s3h2d2c5s", "AsAhKdQcTs7d", ("lose", 0)),
    ],
)
def test_27_1_bad_beat_bonus_wager_wins_if_the_worse_hand_is_two_pair_or_better(player, dealer, outcome):
    assert settled(player, dealer, "1x", ante=500, bad_beat=100)["bad_beat"] == outcome


def test_27_1_hand_is_the_best_four_of_five_and_of_six():
    assert name("6s7h8d9cKs") == "straight, nine high"
    dealer = GAME.definition.dealer_hand(Deal((), split_cards("8c9hThJh2hJd")))
    assert hand_name(GAME.definition.ranking, dealer) == "flush, jack high"


@pytest.mark.parametrize(("choice", "amount"), [("1x", 500), ("2x", 1000), ("3x", 1500)])
def test_27_1_play_wager_is_once_to_three_times_the_ante(choice, amount):
    driver = Driver(KEY)
    driver.wager(1, ante=500)
    driver.play_out({1: [choice]})
    [made] = driver.of(e.DecisionMade)
    assert (made.wager, made.amount) == ("play", amount)


def test_27_1_round_of_play_ends_with_the_settlement_of_the_last_wager():
    driver = three_positions()
    driver.play_out({1: ["1x"], 4: ["fold"], 6: ["1x"]})
    assert [type(event) for event in driver.events[-2:]] == [e.WagerSettled, e.RoundClosed]
    assert [position.unsettled for position in driver.state.positions] == [(), (), ()]
    assert driver.refusal(c.Proceed()).reason is Reason.OUT_OF_ORDER


def test_27_1_stub_is_what_is_left_when_every_card_is_dealt():
    driver = Driver(KEY)
    driver.wager(1, ante=500)
    driver.wager(2, ante=500)
    driver.deal()
    assert driver.state.deck == DECK[5 + 5 + 6 :]


def test_27_1_suit_is_one_of_four():
    assert sorted(set(SUIT.values())) == ["c", "d", "h", "s"]
    for suit, other in ("cd", "dh", "hs", "sc"):
        assert name(f"K{suit}J{suit}8{suit}4{suit}2{other}") == "flush, king high"


# 27.3  Rankings --------------------------------------------------------------------------------------


def test_27_3_a_cards_rank_from_the_ace_down_and_the_ace_is_low_in_a_2_3_4_alone():
    assert falling(*(f"{rank}s{rank}h{rank}d{rank}c" for rank in RANKS))
    assert falling(*(f"{rank}s8h4d2c" for rank in "AKQJT9"), "8s7h4d2c", "7s6h4d2c", "6s5h3d2c")
    assert falling("AsKhQdJc", "5s4h3d2c", "4s3h2dAc", "AsAhKdKc")
    assert falling("AsKsQsJs", "5s4s3s2s", "4s3s2sAs", "AsAhAdKc")
    assert name("QsKhAd2c7s") == "ace high, king kicker"
    assert hand("AsQhTd8c3s") == hand("AcQdTs8h3d")


def test_27_3_b_seven_ranks_of_hand_best_first():
    assert falling(
        *("2s2h2d2c", "4s3s2sAs", "2s2h2d3c", "6s4s3s2s", "4s3h2dAc", "3s3h2d2c", "2s2h3d4c", "AsKhQdTc"),
    )
    assert list(GAME.definition.rankings) == [
        *("four-of-a-kind", "straight flush", "three-of-a-kind", "flush", "straight", "two pair", "pair"),
        "high card",
    ]


def runs():
    """The four ranks of every straight, the best first."""
    line = RANKS + "A"
    return (line[at : at + 4] for at in range(len(line) - 3))


def test_27_3_b_1_four_of_a_kind_ranks_first_from_aces_to_twos():
    assert falling(*(f"{rank}s{rank}h{rank}d{rank}c" for rank in RANKS), "AsKsQsJs")
    assert name("2s2h2d2cAs") == "four-of-a-kind, twos"


def test_27_3_b_2_straight_flush_ranks_second_from_a_k_q_j_to_4_3_2_a():
    assert falling(*(f"{four[0]}s{four[1]}s{four[2]}s{four[3]}s" for four in runs()), "AsAhAdKc")
    assert name("4s3s2sAs9d") == "straight flush, four high"


def test_27_3_b_3_three_of_a_kind_ranks_third_from_aces_to_twos():
    fourth = {"A": "K"}
    assert falling(*(f"{rank}s{rank}h{rank}d{fourth.get(rank, 'A')}c" for rank in RANKS), "AsKsQsTs")
    assert name("2s2h2d9c7s") == "three-of-a-kind, twos, nine kicker"


def test_27_3_b_4_flush_ranks_fourth_whatever_its_ranks():
    assert falling("2s2h2d3c", "AsKsQsTs", "AsKsQs9s", "7s4s3s2s", "6s4s3s2s", "AsKhQdJc")
    assert name("6s4s3s2sTd") == "flush, six high"


def test_27_3_b_5_straight_ranks_fifth_from_a_k_q_j_to_4_3_2_a():
    assert falling(*(f"{four[0]}s{four[1]}h{four[2]}d{four[3]}c" for four in runs()), "AsAhKdKc")
    assert name("4s3h2dAcTs") == "straight, four high"


def test_27_3_b_6_two_pair_ranks_sixth():
    assert falling("4s3h2dAc", "AsAhKdKc", "AsAh2d2c", "KsKhQdQc", "3s3h2d2c", "AsAhKdQc")
    assert name("3s3h2d2c5s") == "two pair, threes and twos"


def test_27_3_b_7_pair_ranks_last_from_aces_to_twos():
    kickers = {"A": "Kd8c", "K": "Ad8c"}
    assert falling("3s3h2d2c", *(f"{rank}s{rank}h{kickers.get(rank, 'AdKc')}" for rank in RANKS), "AsKhQdTc")
    assert name("2s2h9d7c5s") == "pair of twos, nine kicker"


def test_27_3_c_the_highest_card_not_shared_decides_and_none_is_a_tie():
    assert falling("AsKhQdTc", "AsKhQd9c", "AsKhJdTc", "AsQhJdTc")
    assert falling("8s8h8dAc", "8s8h8dKc")
    assert falling("KsKh9d8c", "KsKh9d7c", "KsKh8d7c")
    assert falling("KsKh5d3c", "QsQhAd9c")
    assert hand("KsKh9d7c2s") == hand("KcKd9h7d6s")


# 27.6  Wagers ----------------------------------------------------------------------------------------


def test_27_6_a_these_wagers_and_no_others():
    driver = Driver(KEY)
    assert set(GAME.wagers) == {"ante", "play", "aces_up", "bad_beat"}
    assert driver.refusal(c.PlaceWagers(1, "patron 1", {"ante": 500, "pair_plus": 500})).reason is Reason.UNKNOWN_WAGER


def test_27_6_a_1_each_of_the_three_ways_to_compete_is_dealt_in():
    driver = Driver(KEY)
    driver.wager(1, ante=500)
    driver.wager(2, aces_up=500)
    driver.wager(3, ante=500, aces_up=500)
    driver.deal()
    assert [len(position.cards) for position in driver.state.positions] == [5, 5, 5]


def test_27_6_a_1_i_an_ante_within_the_limits_then_a_play_wager_of_one_to_three_times():
    driver = Driver(KEY, limits={"ante": Limits(500, 10_000)})
    assert driver.refusal(c.PlaceWagers(1, "patron 1", {"ante": 499})).reason is Reason.BELOW_MINIMUM
    assert driver.refusal(c.PlaceWagers(1, "patron 1", {"ante": 10_001})).reason is Reason.ABOVE_MAXIMUM
    assert driver.refusal(c.PlaceWagers(1, "patron 1", {"ante": 500, "play": 500})).reason is Reason.WAGER_BY_DECISION
    driver.wager(1, ante=500)
    driver.wager(2, ante=10_000)
    driver.deal()
    assert driver.refusal(c.Decide(1, "4x")).reason is Reason.UNKNOWN_CHOICE
    driver.do(c.Decide(1, "1x"))
    driver.do(c.Decide(2, "3x"))
    assert [position.stakes["play"] for position in driver.state.positions] == [500, 30_000]


def test_27_6_a_1_ii_aces_up_alone_in_any_amount_within_the_limits():
    driver = Driver(KEY, limits={"aces_up": Limits(500, 10_000)})
    assert driver.refusal(c.PlaceWagers(1, "patron 1", {"aces_up": 499})).reason is Reason.BELOW_MINIMUM
    assert driver.refusal(c.PlaceWagers(1, "patron 1", {"aces_up": 10_001})).reason is Reason.ABOVE_MAXIMUM
    driver.wager(1, aces_up=500)
    driver.wager(2, aces_up=10_000)
    driver.play_out({})
    assert [s.settled.wager for s in driver.of(e.WagerSettled)] == ["aces_up", "aces_up"]


def test_27_6_a_1_iii_ante_and_aces_up_together_in_amounts_of_their_own():
    for ante, aces_up in ((500, 100), (100, 500)):
        result = settled("AsAh9d7c4s", QUEENS, "2x", ante=ante, aces_up=aces_up)
        assert result == {"ante": ("win", 2 * ante), "play": ("win", 4 * ante), "aces_up": ("win", 2 * aces_up)}


def test_27_6_a_2_a_bad_beat_bonus_of_exactly_one_dollar_beside_any_of_them():
    driver = Driver(KEY)
    for beside in ({"ante": 500}, {"aces_up": 500}, {"ante": 500, "aces_up": 500}):
        driver.wager(1, **beside, bad_beat=100)
        for amount in (99, 101):
            refused = driver.refusal(c.PlaceWagers(1, "patron 1", {**beside, "bad_beat": amount}))
            assert (refused.reason, refused.cites) == (Reason.EXACT_AMOUNT, ("19:47-27.6(a)2",))
    refused = driver.refusal(c.PlaceWagers(1, "patron 1", {"bad_beat": 100}))
    assert (refused.reason, refused.cites) == (Reason.WAGERS_TOGETHER, ("19:47-27.6(a)2",))
    without = Driver(game_under(KEY, bad_beat="off"))
    refused = without.refusal(c.PlaceWagers(1, "patron 1", {"ante": 500, "bad_beat": 100}))
    assert (refused.reason, refused.cites) == (Reason.WAGER_NOT_OFFERED, ("19:47-27.6(a)2",))


def test_27_6_d_nothing_is_wagered_raised_or_taken_back_after_no_more_bets():
    driver = Driver(KEY)
    driver.wager(1, ante=500, aces_up=500, bad_beat=100)
    driver.wager(1, ante=1000)
    driver.do(c.CloseBets())
    for wagers in ({"ante": 1000, "aces_up": 500}, {"ante": 2000}, {"ante": 500}, {}):
        refused = driver.refusal(c.PlaceWagers(1, "patron 1", wagers))
        assert (refused.reason, refused.cites) == (Reason.NO_MORE_BETS, ("19:47-27.6(d)",))
    assert driver.state.positions[0].stakes == {"ante": 1000}
    driver.do(c.Proceed())
    driver.do(c.Decide(1, "1x"))
    assert driver.state.positions[0].stakes == {"ante": 1000, "play": 1000}


def test_27_6_e_two_positions_for_one_player_only_if_permitted_and_adjacent():
    def second(driver, seat):
        driver.do(c.PlaceWagers(3, "Ada", {"ante": 500}))
        return driver.tell(c.PlaceWagers(seat, "Ada", {"ante": 500}))

    assert second(Driver(KEY, two_positions=True), 2) is None
    assert second(Driver(KEY, two_positions=True), 4) is None
    apart = second(Driver(KEY, two_positions=True), 5)
    assert (apart.reason, apart.cites) == (Reason.POSITIONS_NOT_ADJACENT, ("19:47-27.6(e)",))
    not_permitted = second(Driver(KEY), 4)
    assert (not_permitted.reason, not_permitted.cites) == (Reason.TOO_MANY_POSITIONS, ("19:47-27.6(e)",))
    driver = Driver(KEY, two_positions=True)
    assert second(driver, 4) is None
    third = driver.refusal(c.PlaceWagers(5, "Ada", {"ante": 500}))
    assert third.reason is Reason.TOO_MANY_POSITIONS


# 27.7 to 27.9  Dealing -------------------------------------------------------------------------------


def check_one_by_one(method, cites):
    """Single cards clockwise and to the dealer, five times, and the dealer's sixth face up at once."""
    driver = Driver(KEY, method=method)
    driver.wager(2, ante=500)
    driver.wager(5, aces_up=500)
    driver.wager(7, ante=500, aces_up=500)
    driver.deal()
    dealt = driver.of(e.CardDealt)
    assert seats_dealt(driver) == [2, 5, 7, 0] * 5 + [0]
    assert [event.card for event in dealt] == list(DECK[:21])
    assert [event.face_up for event in dealt] == [False] * 20 + [True]
    assert {event.cites for event in dealt} == {cites}
    assert driver.of(e.CardBurned) == []


def test_27_7_c_the_manual_shoe_deals_one_card_at_a_time_and_the_dealers_sixth_face_up():
    check_one_by_one("manual-shoe", "19:47-27.7(c)")


def test_27_8_c_from_the_hand_one_card_at_a_time_and_the_dealers_sixth_face_up():
    check_one_by_one("hand", "19:47-27.8(c)")


def test_27_9_c_the_automated_shoe_gives_stacks_and_the_bottom_card_of_the_last_is_turned_up():
    driver = Driver(KEY, method="automated-shoe")
    driver.wager(2, ante=500)
    driver.wager(5, aces_up=500)
    driver.deal()
    dealt, burned = driver.of(e.CardDealt), driver.of(e.CardBurned)
    assert seats_dealt(driver) == [2] * 5 + [5] * 5 + [0] * 5 + [0]
    assert [event.card for event in dealt] == [*DECK[:15], DECK[19]]
    assert [event.face_up for event in dealt] == [False] * 15 + [True]
    assert [event.card for event in burned] == list(DECK[15:19])
    assert {event.cites for event in (*dealt, *burned)} == {"19:47-27.9(c)"}


# 27.10  Completion of each round of play -------------------------------------------------------------


def test_27_10_b_each_ante_in_turn_plays_or_is_given_up_and_side_wagers_live_on():
    driver = Driver(KEY, one_by_one(HANDS, DEALER))
    driver.wager(1, ante=500)
    driver.wager(4, aces_up=500)
    driver.wager(6, ante=500, aces_up=500, bad_beat=100)
    driver.deal()
    assert awaited(driver) == [1, 6]
    early = driver.refusal(c.Decide(6, "fold"))
    assert (early.reason, early.cites) == (Reason.NOT_YOUR_TURN, ("19:47-27.10(b)",))
    driver.do(c.Decide(1, "3x"))
    driver.do(c.Decide(6, "fold"))
    position = driver.state.position(6)
    assert (tuple(position.settled), position.unsettled) == ((), ("ante", "aces_up", "bad_beat"))
    driver.do(c.Proceed())
    outcomes = {key: s.outcome.value for key, s in driver.state.position(6).settled.items()}
    assert outcomes == {"ante": "lose", "aces_up": "win", "bad_beat": "lose"}
    assert driver.state.position(6).settled["ante"].cites == ("19:47-27.10(b)",)


def test_27_10_c_forfeited_antes_are_collected_when_all_have_decided_and_bare_hands_are_out():
    driver = Driver(KEY, one_by_one(HANDS, DEALER))
    driver.wager(1, ante=500)
    driver.wager(4, ante=500, bad_beat=100)
    driver.wager(6, ante=500)
    driver.play_out({1: ["fold"], 4: ["fold"], 6: ["1x"]})
    decided_and_collected = [
        event.seat if isinstance(event, e.DecisionMade) else (event.settled.seat, event.settled.wager)
        for event in driver.events
        if isinstance(event, e.DecisionMade | e.WagerSettled)
    ]
    assert decided_and_collected[:5] == [1, 4, 6, (1, "ante"), (4, "ante")]
    assert {event.cites for event in driver.of(e.WagerSettled)[:2]} == {"19:47-27.10(c)"}
    assert [act for act in acts(driver) if not isinstance(act, tuple)] == [0, 6, 4]


def test_27_10_d_the_dealers_hand_is_shown_then_those_still_active_from_the_right():
    driver = three_positions()
    driver.play_out({1: ["1x"], 4: ["fold"], 6: ["1x"]})
    shown = driver.of(e.CardsRevealed)
    assert [event.seat for event in shown] == [0, 6, 1]
    assert (shown[0].cards, shown[0].cites) == (split_cards(DEALER), "19:47-27.10(d)")
    assert set(GAME.definition.ranking.best(shown[0].cards)) == set(split_cards("9s9h9dKh"))
    after_the_dealers = acts(driver)[acts(driver).index(0) :]
    lost = {act for act in after_the_dealers if isinstance(act, tuple) and act[2] == "lose"}
    assert lost == {(6, "ante", "lose"), (6, "play", "lose")}


def test_27_10_e_either_method_settles_every_wager_alike():
    results = []
    for method in GAME.definition.settling:
        driver = three_positions(settling=method)
        driver.play_out({1: ["1x"], 4: ["1x"], 6: ["1x"]})
        results.append({(s.settled.seat, s.settled.wager): s.settled for s in driver.of(e.WagerSettled)})
    assert list(GAME.definition.settling) == ["in-phases", "by-player"]
    assert results[0] == results[1]
    assert len(results[0]) == 8


def in_phases():
    driver = three_positions(settling="in-phases")
    driver.play_out({1: ["1x"], 4: ["1x"], 6: ["1x"]})
    return driver


SHOWN = [6, 4, 1]
COLLECTED = [(6, "ante", "lose"), (6, "play", "lose"), (4, "ante", "lose"), (4, "play", "lose")]
PAID = [(6, "aces_up", "win"), (1, "ante", "win"), (1, "play", "win"), (1, "aces_up", "win")]


def test_27_10_e_1_each_step_is_finished_for_the_whole_table_before_the_next():
    assert acts(in_phases()) == [0, *SHOWN, *COLLECTED, *PAID]


def test_27_10_e_1_i_first_every_hand_is_shown_from_the_right():
    shown = in_phases().of(e.CardsRevealed)[1:]
    assert [(event.seat, event.cites) for event in shown] == [(seat, "19:47-27.10(e)1i") for seat in SHOWN]


def test_27_10_e_1_ii_then_all_losing_wagers_are_collected_once_from_the_right():
    driver = in_phases()
    assert [act for act in acts(driver)[1:] if act not in SHOWN][:4] == COLLECTED
    assert {event.cites for event in driver.of(e.WagerSettled)[:4]} == {"19:47-27.10(e)1ii"}


def test_27_10_e_1_iii_then_all_winning_wagers_are_paid_from_the_right():
    driver = in_phases()
    paid = driver.of(e.WagerSettled)[-4:]
    assert acts(driver)[-4:] == PAID
    assert [event.settled.returned for event in paid] == [1000, 2000, 1000, 5000]
    assert {event.cites for event in paid} == {"19:47-27.10(e)1iii"}


def by_player():
    driver = three_positions(settling="by-player")
    driver.play_out({1: ["1x"], 4: ["1x"], 6: ["1x"]})
    return driver


def test_27_10_e_2_all_steps_are_finished_for_one_player_before_the_next():
    expected = [6, *COLLECTED[:2], PAID[0], 4, *COLLECTED[2:], 1, *PAID[1:]]
    assert acts(by_player()) == [0, *expected]


def test_27_10_e_2_i_first_the_players_hand_is_shown():
    driver = by_player()
    shown = driver.of(e.CardsRevealed)[1:]
    assert [(event.seat, event.cites) for event in shown] == [(seat, "19:47-27.10(e)2i") for seat in SHOWN]
    for seat in SHOWN:
        first = next(act for act in acts(driver) if act == seat or (isinstance(act, tuple) and act[0] == seat))
        assert first == seat


def test_27_10_e_2_ii_then_that_players_wagers_are_collected_or_paid():
    events = by_player().of(e.WagerSettled)
    order = [(event.settled.seat, event.settled.wager, event.settled.returned) for event in events]
    assert {event.cites for event in events} == {"19:47-27.10(e)2ii"}
    assert order == [
        *((6, "ante", 0), (6, "play", 0), (6, "aces_up", 1000)),
        *((4, "ante", 0), (4, "play", 0)),
        *((1, "ante", 2000), (1, "play", 1000), (1, "aces_up", 5000)),
    ]


# 27.11  Payout odds ----------------------------------------------------------------------------------


def test_27_11_a_four_kinds_of_payout():
    row = {"player": "TsThTd7c5s", "dealer": DEALER, "decisions": "1x"}
    [results] = settle_row(GAME, {"ante": 500, "aces_up": 500, "bad_beat": 100}, row).results
    assert {s.wager: s.cites for s in results} == {
        "ante": ("19:47-27.11(a)1", "19:47-27.11(a)2"),
        "play": ("19:47-27.11(a)1",),
        "aces_up": ("19:47-27.11(a)3",),
        "bad_beat": ("19:47-27.11(a)4",),
    }


@pytest.mark.parametrize(
    ("dealer", "ante", "play"),
    [
        ("KcKd9h6d3s2h", ("win", 1000), ("win", 3000)),
        ("KcKd9h7d3s2h", ("win", 1000), ("win", 3000)),
        ("KcKd9h8d3s2h", ("lose", 0), ("lose", 0)),
    ],
    ids=["below the player", "equal to the player", "above the player"],
)
def test_27_11_a_1_a_higher_or_equal_hand_is_paid_1_to_1_on_ante_and_play(dealer, ante, play):
    assert settled(KINGS, dealer, "3x", ante=500) == {"ante": ante, "play": play}


@pytest.mark.parametrize(
    ("player", "bonus"),
    [("2s2h2d2c9s", 25), ("4s3s2sAs9d", 20), ("2s2h2d9c7s", 2), ("AsKsQsTs4d", 0)],
    ids=["four-of-a-kind", "straight flush", "three-of-a-kind", "just below, a flush"],
)
def test_27_11_a_2_the_ante_bonus_is_paid_even_when_the_dealer_is_better(player, bonus):
    assert settled(player, "8s8d7h5c4h3h", "3x", ante=500)["ante"] == ("win", 1000 + bonus * 500)
    assert settled(player, "8s8d8h8c4h3h", "3x", ante=500)["ante"] == ("lose", bonus * 500)
    assert settled(player, "8s8d7h5c4h3h", "fold", ante=500) == {"ante": ("lose", 0)}


ACES_UP_ODDS = {
    "I": (50, 40, 9, 6, 4, 2, 1),
    "II": (50, 40, 7, 6, 5, 2, 1),
    "III": (50, 30, 9, 6, 4, 2, 1),
    "IV": (50, 30, 7, 6, 5, 2, 1),
    "V": (50, 40, 8, 5, 4, 3, 1),
    "VI": (50, 40, 8, 6, 4, 2, 1),
    "VII": (50, 40, 7, 5, 4, 3, 1),
}


@pytest.mark.parametrize("table", ACES_UP_ODDS)
def test_27_11_a_3_aces_up_is_paid_by_one_of_seven_tables_whatever_the_dealer_holds(table):
    game = game_under(KEY, aces_up=table)
    hands = ("9s9h9d9c2s", "9s8s7s6s2d", "9s9h9d4c2s", "KsJs8s4s2d", "9s8h7d6c2s", "JsJh4d4c2s", "AsAh9d7c4s")
    for player, odds in zip(hands, ACES_UP_ODDS[table], strict=True):
        for dealer in ("QcQd7h5s3c3h", "TsThTdTc3d3h"):
            assert settled(player, dealer, game=game, aces_up=100) == {"aces_up": ("win", 100 * (1 + odds))}
    assert settled("KsKhAdQcTs", "9c9d7h5s3c3h", game=game, aces_up=100) == {"aces_up": ("lose", 0)}


@pytest.mark.parametrize(("table", "straight", "flush"), [("printed", 25, 15), ("summary", 15, 25)])
def test_27_11_a_4_the_bad_beat_bonus_is_paid_by_the_worse_hand(table, straight, flush):
    game = game_under(KEY, bad_beat=table)
    for player, odds in (
        ("9s9h9d9c2s", 25_000),
        ("9s8s7s6s2d", 10_000),
        ("9s9h9d4c2s", 100),
        ("KsJs8s4s2d", flush),
        ("9s8h7d6c2s", straight),
        ("JsJh4d4c2s", 4),
    ):
        result = settled(player, TENS, "1x", game, ante=500, bad_beat=100)
        assert result["bad_beat"] == ("win", 100 * (1 + odds))
    assert settled("AsAhKdQc9h", TENS, "1x", game, ante=500, bad_beat=100)["bad_beat"] == ("lose", 0)


# 27.12  Irregularities -------------------------------------------------------------------------------

RETURNED = {(seat, key): ("void", 500) for seat in (1, 2) for key in ("ante", "aces_up")}


def two_dealing(acts=0, method="", deck=DECK):
    """Ante and aces up at positions 1 and 2, bets closed, so many acts done."""
    driver = Driver(KEY, deck, method=method)
    for seat in (1, 2):
        driver.wager(seat, ante=500, aces_up=500)
    driver.do(c.CloseBets())
    driver.act(acts)
    return driver


def voided_under(number, events):
    return e.RoundVoided((f"19:47-{number}",)) in events


def test_27_12_a_one_card_found_face_up_is_left_out_and_a_second_voids_all_hands():
    driver = two_dealing(acts=3, deck=stacked("As", "Ks", "2c", "Ad", "Kd"))
    assert driver.report(Mishap.CARD_FACE_UP)[1:] == [e.CardDiscarded("Ad", "19:47-27.12(a)")]
    driver.act()
    assert driver.state.position(1).cards == ("As", "Kd")
    assert voided_under("27.12(a)", driver.report(Mishap.CARDS_FACE_UP))
    assert driver.settled() == RETURNED


def test_27_12_b_a_card_drawn_in_error_is_used_as_the_next_one():
    driver = two_dealing(acts=3, deck=stacked("As", "Ks", "2c", "Ad", "Kd"))
    (reported,) = driver.report(Mishap.DRAWN_IN_ERROR)
    assert (reported.remedy, reported.cites) == (Remedy.USE_AS_NEXT, "19:47-27.12(b)")
    driver.act()
    assert driver.state.position(1).cards == ("As", "Ad")


@pytest.mark.parametrize(("mishap", "seat"), [(Mishap.PLAYER_MISCOUNT, 2), (Mishap.DEALER_MISCOUNT, 0)])
@pytest.mark.parametrize("cards", [1, -1])
def test_27_12_c_a_wrong_number_of_cards_voids_all_hands(mishap, seat, cards):
    driver = two_dealing(acts=16)
    assert voided_under("27.12(c)", driver.report(mishap, seat, cards))
    assert driver.settled() == RETURNED


def test_27_12_d_a_dealers_card_exposed_before_the_reveal_voids_all_hands():
    for acts in (3, 16):
        driver = two_dealing(acts)
        assert voided_under("27.12(d)", driver.report(Mishap.DEALER_CARD_EXPOSED))
        assert driver.settled() == RETURNED
    driver = two_dealing(16)
    for seat in (1, 2):
        driver.do(c.Decide(seat, "1x"))
    driver.act()  # the dealer reveals
    assert driver.refusal(c.Report(Mishap.DEALER_CARD_EXPOSED)).cites == ("19:47-27.12(d)",)


def test_27_12_e_after_a_shuffler_failed_the_cards_are_shuffled_again():
    driver = Driver(KEY, ())
    (reported,) = driver.report(Mishap.SHUFFLER_FAILED)
    assert (reported.remedy, reported.cites) == (Remedy.RESHUFFLE, "19:47-27.12(e)")
    assert driver.state.reshuffle
    driver.do(c.Shuffle(DECK))
    assert not driver.state.reshuffle


def test_27_12_f_a_shoe_that_fails_voids_the_round():
    for acts in (0, 12):
        driver = two_dealing(acts, method="automated-shoe")
        assert voided_under("27.12(f)", driver.report(Mishap.SHOE_FAILED))
        assert driver.settled() == RETURNED
        assert driver.state.reshuffle
    assert two_dealing(12, method="hand").refusal(c.Report(Mishap.SHOE_FAILED)).reason is Reason.NO_SUCH_MISHAP


def test_27_12_g_the_device_leaves_the_table_before_another_method_is_used():
    (reported,) = Driver(KEY).report(Mishap.METHOD_CHANGED)
    assert (reported.remedy, reported.cites) == (Remedy.REMOVE_DEVICE, "19:47-27.12(g)")
    assert two_dealing(3).refusal(c.Report(Mishap.METHOD_CHANGED)).cites == ("19:47-27.12(g)",)
