"""N.J.A.C. 19:47-20, three card poker: one test for each paragraph, in the rule's order."""

from itertools import pairwise

import pytest

from croupier.cards.card import DECK, Card
from croupier.rulebook.dealing import Ask
from croupier.rulebook.game import Game, elect
from croupier.rulebook.irregularity import Mishap, Remedy
from croupier.rulebook.refusal import Reason, Refusal
from croupier.rulebook.wager import Limits
from croupier.table import commands as c
from croupier.table import events as e
from croupier.table.complete import GivenHand, GivenRound, settle_round
from croupier.table.round import asked
from croupier.table.settlement import Outcome
from croupier.table.table import open_table
from tests.driver import Driver, stacked
from tests.settlement_table import game_under, split_cards

KEY = "three-card-poker"
QUEEN_HIGH = "Qs7c4d"


def settled(player: str, dealer: str = QUEEN_HIGH, *choices: str, game: Game | None = None, **wagers: int) -> dict:
    """Each wager of one round, settled."""
    hand = GivenHand(1, split_cards(player), wagers, choices)
    outcome = settle_round(game or game_under(KEY), GivenRound((hand,), split_cards(dealer)))
    assert not isinstance(outcome, Refusal), outcome
    return {one.wager: one for one in outcome.results[0]}


def returned(player: str, dealer: str = QUEEN_HIGH, *choices: str, game: Game | None = None, **wagers: int) -> dict:
    """What comes back on each wager of one round."""
    return {key: one.returned for key, one in settled(player, dealer, *choices, game=game, **wagers).items()}


def against(player: str, dealer: str) -> Outcome:
    """How a play wager ends against a dealer who qualifies."""
    return settled(player, dealer, "1x", ante=500)["play"].outcome


def better(*hands: str) -> bool:
    """Whether each hand beats the next, and loses the other way round."""
    return all(
        against(high, low) is Outcome.WIN and against(low, high) is Outcome.LOSE for high, low in pairwise(hands)
    )


def refusal_of(options: dict, table: dict | None = None, **wagers: int) -> tuple | None:
    """Why wagers at one position are refused before the deal, with the paragraphs; None if they are accepted."""
    refusal = Driver(game_under(KEY, **options), **(table or {})).tell(c.PlaceWagers(1, "patron", wagers))
    return None if refusal is None else (refusal.reason, refusal.cites)


def dealt(driver: Driver) -> list[tuple[int, Card]]:
    """Each card that was dealt, in order, by seat; the dealer is seat 0."""
    return [(event.seat, event.card) for event in driver.of(e.CardDealt)]


def cites_of_the_deal(driver: Driver) -> set[str]:
    return {event.cites for event in driver.of(e.CardDealt)}


def one_by_one(*seats: int) -> list[tuple[int, Card]]:
    """The top of an unshuffled deck, one card at a time in three rounds, to the seats in turn."""
    return list(zip([*seats] * 3, DECK, strict=False))


def in_stacks(*seats: int) -> list[tuple[int, Card]]:
    """The top of an unshuffled deck, three cards at a time."""
    return list(zip([seat for seat in seats for _ in range(3)], DECK, strict=False))


def seats_asked(driver: Driver) -> list[int]:
    task = driver.state.task
    return [position.seat for position in asked(driver.state, task.decision)] if isinstance(task, Ask) else []


def settlement_of(driver: Driver) -> list[tuple[str, int]]:
    """The acts of the settlement, with their seats: hands shown, wagers taken, wagers paid or returned."""
    shown = next(i for i, event in enumerate(driver.events) if isinstance(event, e.CardsRevealed) and not event.seat)
    acts = []
    for event in driver.events[shown + 1 :]:
        if isinstance(event, e.CardsRevealed):
            acts.append(("show", event.seat))
        elif isinstance(event, e.WagerSettled):
            lost = event.settled.outcome is Outcome.LOSE
            acts.append(("take" if lost else "pay", event.settled.seat))
    return acts


def cites_of(driver: Driver, *outcomes: Outcome) -> set[str]:
    """The step of the procedure at which wagers with these outcomes were settled."""
    return {event.cites for event in driver.of(e.WagerSettled) if event.settled.outcome in outcomes}


def three_players(settling: str) -> Driver:
    """Positions 1 and 5 lose to a queen high and position 3 beats it; everybody plays. One wager each but play."""
    hands = ("Jh", "8d", "2s", "Ah", "Kd", "9s", "Th", "8c", "2d", "Qs", "7c", "4d")
    driver = Driver(KEY, stacked(*hands), method="automated-shoe", settling=settling)
    for seat in (1, 3, 5):
        driver.wager(seat, ante=500)
    driver.play_out({1: ["1x"], 3: ["1x"], 5: ["1x"]})
    return driver


# 20.1  Definitions --------------------------------------------------------------------------------------


def test_20_1_ante_wager_is_made_before_the_deal_to_compete_with_the_dealer():
    driver = Driver(KEY)
    driver.wager(1, ante=500)
    driver.wager(2, pair_plus=500)
    driver.deal()
    assert seats_asked(driver) == [1]
    assert driver.refusal(c.PlaceWagers(2, "patron 2", {"ante": 500})).reason is Reason.NO_MORE_BETS


def test_20_1_bad_beat_bonus_wager_is_on_the_lower_of_the_two_hands():
    assert returned("6h6d4h", "9s7s4s", pair_plus=500, bad_beat=100)["bad_beat"] == 500
    assert returned("9h7h4h", "6s6c4d", pair_plus=500, bad_beat=100)["bad_beat"] == 500
    assert returned("9h7h4h", "AsKcJd", pair_plus=500, bad_beat=100)["bad_beat"] == 0


def test_20_1_hand_is_three_cards():
    driver = Driver(KEY)
    driver.wager(1, ante=500)
    driver.wager(2, pair_plus=500)
    driver.deal()
    assert [len(position.cards) for position in driver.state.positions] == [3, 3]
    assert len(driver.state.dealer) == 3


def test_20_1_pair_plus_wager_is_on_the_pay_table_whatever_the_dealer_holds():
    for dealer in ("JsTc8d", "Qs7c4d", "7s7c4d", "9s8s7s"):
        assert returned("6h6d4h", dealer, pair_plus=500) == {"pair_plus": 1_000}
        assert returned("AhKdJh", dealer, pair_plus=500) == {"pair_plus": 0}


def test_20_1_play_wager_is_equal_to_the_ante():
    for ante in (1, 500, 12_345):
        driver = Driver(KEY)
        driver.wager(1, ante=ante)
        driver.deal()
        assert driver.refusal(c.Decide(1, "2x")).reason is Reason.UNKNOWN_CHOICE
        driver.do(c.Decide(1, "1x"))
        (decision,) = driver.of(e.DecisionMade)
        assert (decision.wager, decision.amount) == ("play", ante)


def test_20_1_round_of_play_ends_with_the_last_wager_settled():
    driver = Driver(KEY)
    driver.wager(1, ante=500, pair_plus=500, bad_beat=100)
    driver.play_out({1: ["1x"]})
    *_, last, closed = driver.events
    assert (type(last), type(closed)) == (e.WagerSettled, e.RoundClosed)
    assert {event.settled.wager for event in driver.of(e.WagerSettled)} == {"ante", "play", "pair_plus", "bad_beat"}


def test_20_1_stub_is_what_is_left_of_the_deck():
    driver = Driver(KEY)
    for seat in (1, 4, 7):
        driver.wager(seat, ante=500)
    driver.play_out({1: ["1x"], 4: ["fold"], 7: ["1x"]})
    assert driver.state.deck == DECK[4 * 3 :]


def test_20_1_suit_is_one_of_four():
    assert {card[1] for card in DECK} == set("cdhs")
    for suit in "cdhs":
        flush = f"9{suit}6{suit}4{suit}"
        dealer = "AcKdJh" if suit == "s" else "AsKsJs"
        assert returned(flush, dealer, pair_plus=500) == {"pair_plus": 2_500}


# 20.3  Rankings -----------------------------------------------------------------------------------------


def test_20_3_a_ace_is_high_and_low_only_before_two_and_three():
    for pair, others in (("2", "AKQJT9876543"), ("A", "KQJT98765432")):
        for high, low in pairwise(others):
            assert better(f"{pair}h{pair}d{high}h", f"{pair}s{pair}c{low}s")
    assert against("AhKd4s", "AsKc4d") is Outcome.PUSH
    assert better("4h3d2s", "3s2cAd", "AhKhJh")
    assert better("4h3h2h", "3s2sAs", "AhAdAc")
    assert returned("2hAdKs", pair_plus=500) == {"pair_plus": 0}


def test_20_3_b_five_hands_in_order():
    assert better("5h4h3h", "9s9c9d", "7h6d5h", "Ks9s2s", "AhAdQh", "AsKcJd")


SEQUENCES = ("AKQ", "KQJ", "QJT", "JT9", "T98", "987", "876", "765", "654", "543", "432", "32A")


def test_20_3_b_1_straight_flush_is_three_consecutive_cards_in_one_suit():
    hands = ["".join(rank + "hs"[i % 2] for rank in ranks) for i, ranks in enumerate(SEQUENCES)]
    assert better(*hands)
    assert {returned(hand, "9c8c4d", pair_plus=500)["pair_plus"] for hand in hands} == {20_500}
    assert returned("AhKhJh", pair_plus=500) == {"pair_plus": 2_500}


def test_20_3_b_2_three_of_a_kind_is_three_cards_of_one_rank():
    hands = [f"{rank}h{rank}d{rank}s" for rank in "AKQJT98765432"]
    assert better(*hands)
    assert {returned(hand, "9c8c4c", pair_plus=500)["pair_plus"] for hand in hands} == {15_500}


def test_20_3_b_3_straight_is_three_consecutive_cards():
    hands = ["{}h{}d{}h".format(*ranks) if i % 2 else "{}s{}c{}s".format(*ranks) for i, ranks in enumerate(SEQUENCES)]
    assert better(*hands)
    for hand in ("AhKdQh", "9h8d7s", "3h2dAh"):
        assert returned(hand, pair_plus=500) == {"pair_plus": 3_500}
    assert returned("AhKdJh", pair_plus=500) == {"pair_plus": 0}


def test_20_3_b_4_flush_is_three_cards_in_one_suit():
    for flush in ("AhKhJh", "9h6h4h", "5h3h2h", "2hAhKh"):
        assert returned(flush, pair_plus=500) == {"pair_plus": 2_500}
    assert returned("9h6h4s", pair_plus=500) == {"pair_plus": 0}


def test_20_3_b_5_pair_is_two_cards_of_one_rank():
    for high, low in pairwise("AKQJT98765432"):
        assert better(f"{high}h{high}d{low}h", f"{low}s{low}c{high}s")
    for hand in ("AhAdKs", "2h2d3s"):
        assert returned(hand, pair_plus=500) == {"pair_plus": 1_000}
    assert returned("AhKdJs", pair_plus=500) == {"pair_plus": 0}


def test_20_3_c_highest_card_not_in_the_other_hand_decides_and_level_hands_draw():
    assert better("AhJd2s", "AsTc9h")
    assert better("AhQd9s", "AsQc8d", "AhQh7d")
    assert better("9h7h4h", "9s7s3s", "9d7d2d")
    assert better("KhKd4s", "KsKc3d")
    for player, dealer in (("AhQd9s", "AsQc9d"), ("9h7h4h", "9s7s4s"), ("KhKd4s", "KsKc4d"), ("6h5d4h", "6s5c4d")):
        draw = settled(player, dealer, "1x", ante=500)["play"]
        assert (draw.outcome, draw.cites) == (Outcome.PUSH, ("19:47-20.3(c)",))


# 20.6  Wagers -------------------------------------------------------------------------------------------


def test_20_6_a_allows_these_wagers_and_no_others():
    for wagers in ({"ante": 500}, {"pair_plus": 500}, {"ante": 500, "bad_beat": 100}):
        assert refusal_of({}, **wagers) is None
    for other in ("aces_up", "blind", "six_card_bonus"):
        assert refusal_of({}, ante=500, **{other: 500})[0] is Reason.UNKNOWN_WAGER
    assert refusal_of({}, ante=500, play=500)[0] is Reason.WAGER_BY_DECISION


def test_20_6_a_1_one_of_three_ways_to_compete_is_needed():
    for way in ({"ante": 500}, {"pair_plus": 500}, {"ante": 500, "pair_plus": 500}):
        assert refusal_of({}, **way) is None
    assert refusal_of({}, bad_beat=100)[0] is Reason.WAGERS_TOGETHER


def test_20_6_a_1_i_ante_within_the_limits_and_then_an_equal_play_wager():
    posted = {"limits": {"ante": Limits(500, 10_000)}}
    paragraph = ("19:47-20.6(a)1i",)
    assert refusal_of({}, posted, ante=499) == (Reason.BELOW_MINIMUM, paragraph)
    assert refusal_of({}, posted, ante=500) is refusal_of({}, posted, ante=10_000) is None
    assert refusal_of({}, posted, ante=10_001) == (Reason.ABOVE_MAXIMUM, paragraph)
    play = settled("KhQd9s", QUEEN_HIGH, "1x", ante=700)["play"]
    assert (play.staked, play.returned) == (700, 1_400)


def test_20_6_a_1_ii_pair_plus_alone_in_any_amount_within_the_limits():
    posted = {"limits": {"ante": Limits(500, 500), "pair_plus": Limits(100, 90_000)}}
    paragraph = ("19:47-20.6(a)1ii",)
    assert refusal_of({}, posted, pair_plus=99) == (Reason.BELOW_MINIMUM, paragraph)
    assert refusal_of({}, posted, pair_plus=100) is refusal_of({}, posted, pair_plus=90_000) is None
    assert refusal_of({}, posted, pair_plus=90_001) == (Reason.ABOVE_MAXIMUM, paragraph)
    assert returned("6h6d4h", pair_plus=700) == {"pair_plus": 1_400}


def test_20_6_a_1_iii_both_ways_at_once_each_settled_by_itself():
    assert refusal_of({}, ante=500, pair_plus=90_000) is refusal_of({}, ante=90_000, pair_plus=500) is None
    assert returned("KhQd9s", QUEEN_HIGH, "1x", ante=500, pair_plus=700) == {
        "ante": 1_000,
        "play": 1_000,
        "pair_plus": 0,
    }
    assert returned("6h6d4h", "7s7c4d", "1x", ante=500, pair_plus=700) == {"ante": 0, "play": 0, "pair_plus": 1_400}


def test_20_6_a_2_bad_beat_bonus_of_one_dollar_beside_a_base_wager_where_offered():
    for base in ({"ante": 500}, {"pair_plus": 500}, {"ante": 500, "pair_plus": 500}):
        assert refusal_of({}, **base, bad_beat=100) is None
        for other in (99, 101):
            assert refusal_of({}, **base, bad_beat=other) == (Reason.EXACT_AMOUNT, ("19:47-20.6(a)2",))
    assert refusal_of({}, bad_beat=100) == (Reason.WAGERS_TOGETHER, ("19:47-20.6(a)2",))
    not_offered = refusal_of({"bad_beat": "off"}, ante=500, bad_beat=100)
    assert not_offered == (Reason.WAGER_NOT_OFFERED, ("19:47-20.6(a)2",))


def test_20_6_d_no_wager_is_made_changed_or_withdrawn_after_no_more_bets():
    driver = Driver(KEY)
    driver.wager(1, ante=500)
    driver.wager(1, ante=700, pair_plus=500, bad_beat=100)
    driver.wager(1, ante=500, pair_plus=500)
    driver.do(c.CloseBets())
    for wagers in (
        {"ante": 500, "bad_beat": 100, "pair_plus": 500},
        {"ante": 600, "pair_plus": 500},
        {"ante": 500},
        {},
    ):
        for seat in (1, 2):
            refusal = driver.refusal(c.PlaceWagers(seat, f"patron {seat}", wagers))
            assert (refusal.reason, refusal.cites) == (Reason.NO_MORE_BETS, ("19:47-20.6(d)",))
    assert driver.state.position(1).stakes == {"ante": 500, "pair_plus": 500}


def test_20_6_e_two_adjacent_positions_where_the_licensee_permits():
    def third_wager(two_positions: bool, *seats: int) -> tuple | None:
        driver = Driver(KEY, two_positions=two_positions)
        for seat in seats[:-1]:
            driver.do(c.PlaceWagers(seat, "patron", {"ante": 500}))
        refusal = driver.tell(c.PlaceWagers(seats[-1], "patron", {"ante": 500}))
        return refusal and (refusal.reason, refusal.cites)

    paragraph = ("19:47-20.6(e)",)
    assert third_wager(False, 3, 4) == (Reason.TOO_MANY_POSITIONS, paragraph)
    assert third_wager(True, 3, 4) is third_wager(True, 3, 2) is None
    assert third_wager(True, 3, 5) == (Reason.POSITIONS_NOT_ADJACENT, paragraph)
    assert third_wager(True, 3, 4, 5) == (Reason.TOO_MANY_POSITIONS, paragraph)


def test_20_6_f_licensee_may_offer_one_of_three_versions():
    assert refusal_of({}, pair_plus=500) is None
    for version, paragraph in (("f1", "19:47-20.6(f)1"), ("f2", "19:47-20.6(f)2"), ("f3", "19:47-20.6(f)3")):
        assert refusal_of({"version": version}, pair_plus=500) == (Reason.WAGERS_TOGETHER, (paragraph,))
    unknown = elect(game_under(KEY).definition, {"version": "f4"})
    assert isinstance(unknown, Refusal)
    assert unknown.cites == ("19:47-20.6(f)",)


def test_20_6_f_1_pair_plus_needs_an_ante_as_large():
    version = {"version": "f1"}
    assert refusal_of(version, ante=499, pair_plus=500) == (Reason.WAGERS_TOGETHER, ("19:47-20.6(f)1",))
    assert refusal_of(version, ante=500, pair_plus=500) is refusal_of(version, ante=501, pair_plus=500) is None
    assert refusal_of(version, ante=500) is None


def test_20_6_f_2_pair_plus_needs_an_ante_of_half_of_it():
    version = {"version": "f2"}
    assert refusal_of(version, ante=499, pair_plus=1_000) == (Reason.WAGERS_TOGETHER, ("19:47-20.6(f)2",))
    assert refusal_of(version, ante=500, pair_plus=1_000) is refusal_of(version, ante=501, pair_plus=1_000) is None
    assert refusal_of(version, ante=500) is None


def test_20_6_f_3_both_are_compulsory_and_neither_over_five_times_the_other():
    version, refused = {"version": "f3"}, (Reason.WAGERS_TOGETHER, ("19:47-20.6(f)3",))
    assert refusal_of(version, ante=500) == refusal_of(version, pair_plus=500) == refused
    assert refusal_of(version, ante=500, pair_plus=2_500) is refusal_of(version, ante=2_500, pair_plus=500) is None
    assert refusal_of(version, ante=500, pair_plus=2_501) == refusal_of(version, ante=2_501, pair_plus=500) == refused


# 20.7 to 20.9  Dealing ----------------------------------------------------------------------------------


def test_20_7_c_manual_shoe_deals_one_card_at_a_time_face_down_the_dealer_last():
    driver = Driver(KEY, method="manual-shoe")
    driver.wager(6, ante=500)
    driver.wager(2, pair_plus=500)
    driver.deal()
    assert dealt(driver) == one_by_one(2, 6, 0)
    assert not any(event.face_up for event in driver.of(e.CardDealt))
    assert cites_of_the_deal(driver) == {"19:47-20.7(c)"}


def test_20_8_c_hand_deals_one_card_at_a_time_face_down_the_dealer_last():
    driver = Driver(KEY, method="hand")
    driver.wager(6, ante=500)
    driver.wager(2, pair_plus=500)
    driver.deal()
    assert dealt(driver) == one_by_one(2, 6, 0)
    assert not any(event.face_up for event in driver.of(e.CardDealt))
    assert cites_of_the_deal(driver) == {"19:47-20.8(c)"}


@pytest.mark.parametrize("method", ["automated-shoe", "automated-shoe-dealer-last"])
def test_20_9_c_automated_shoe_deals_stacks_of_three_face_down_in_order_of_seating(method):
    driver = Driver(KEY, method=method)
    driver.wager(6, ante=500)
    driver.wager(2, pair_plus=500)
    driver.play_out({6: ["1x"]})
    assert dealt(driver) == in_stacks(2, 6, 0)
    assert not any(event.face_up for event in driver.of(e.CardDealt))
    assert {event.cites for event in driver.of(e.CardDealt) if event.seat} == {"19:47-20.9(c)"}


def test_20_9_c_1_dealers_stack_at_once():
    driver = Driver(KEY, method="automated-shoe")
    driver.wager(1, ante=500)
    driver.deal()
    assert seats_asked(driver) == [1]
    assert driver.state.dealer == DECK[3:6]
    assert {event.cites for event in driver.of(e.CardDealt) if not event.seat} == {"19:47-20.9(c)1"}


def test_20_9_c_2_dealers_stack_after_the_decisions_and_the_collection():
    driver = Driver(KEY, method="automated-shoe-dealer-last")
    driver.wager(1, ante=500)
    driver.wager(2, ante=500)
    driver.deal()
    assert driver.state.dealer == ()
    driver.do(c.Decide(1, "fold"))
    driver.do(c.Decide(2, "1x"))
    assert driver.state.dealer == ()
    collected, *stack, shown = driver.do(c.Proceed())[:5]
    assert (collected.settled.seat, collected.settled.wager) == (1, "ante")
    assert [(card.seat, card.cites) for card in stack] == [(0, "19:47-20.9(c)2")] * 3
    assert shown.cards == DECK[6:9]


# 20.10  Completion of each round of play ----------------------------------------------------------------


def test_20_10_b_play_or_forfeit_in_turn_then_collection_and_only_then_the_dealers_hand():
    hands = ("6h", "6d", "4h", "Kh", "9d", "4s", "Jh", "Jd", "3s", "5h", "5d", "2h", "7s", "7c", "4d")
    driver = Driver(KEY, stacked(*hands), method="automated-shoe")
    driver.wager(1, ante=500, pair_plus=700, bad_beat=100)
    driver.wager(2, ante=500)
    driver.wager(3, pair_plus=700, bad_beat=100)
    driver.wager(4, ante=500, bad_beat=100)
    driver.deal()
    assert seats_asked(driver) == [1, 2, 4]
    out_of_turn = driver.refusal(c.Decide(2, "1x"))
    assert (out_of_turn.reason, out_of_turn.cites) == (Reason.NOT_YOUR_TURN, ("19:47-20.10(b)",))
    for seat, choice in ((1, "fold"), (2, "1x"), (4, "fold")):
        driver.do(c.Decide(seat, choice))
    assert driver.of(e.WagerSettled) == driver.of(e.CardsRevealed) == []

    acts = driver.do(c.Proceed())
    lost, (shown, *rest) = acts[:3], acts[3:]
    assert [(act.settled.seat, act.settled.wager, act.settled.returned) for act in lost] == [
        (1, "ante", 0),
        (1, "pair_plus", 0),
        (4, "ante", 0),
    ]
    assert {act.settled.cites for act in lost} == {("19:47-20.10(b)",)}
    assert (shown.seat, shown.cards, shown.cites) == (0, ("7s", "7c", "4d"), "19:47-20.10(b)")
    live = {
        (act.settled.seat, act.settled.wager): act.settled.returned for act in rest if isinstance(act, e.WagerSettled)
    }
    assert live == {
        (1, "bad_beat"): 500,
        (2, "ante"): 0,
        (2, "play"): 0,
        (3, "pair_plus"): 1_400,
        (3, "bad_beat"): 500,
        (4, "bad_beat"): 500,
    }


def test_20_10_c_licensee_elects_one_of_two_orders_of_settlement():
    def order(settling: str) -> list[tuple[str, int]]:
        return [act for act in settlement_of(three_players(settling)) if act[0] != "show"]

    assert order("in-phases") == [("take", 5), ("take", 5), ("take", 1), ("take", 1), ("pay", 3), ("pay", 3)]
    assert order("by-player") == [("take", 5), ("take", 5), ("pay", 3), ("pay", 3), ("take", 1), ("take", 1)]
    assert isinstance(open_table(game_under(KEY), settling="left-to-right"), Refusal)


def test_20_10_c_1_each_step_is_finished_for_the_whole_table_before_the_next():
    steps = [step for step, _ in settlement_of(three_players("in-phases"))]
    assert steps == ["show"] * 3 + ["take"] * 4 + ["pay"] * 2


def test_20_10_c_1_i_hands_are_shown_counterclockwise_before_any_wager_is_taken():
    driver = three_players("in-phases")
    assert settlement_of(driver)[:3] == [("show", 5), ("show", 3), ("show", 1)]
    assert {event.cites for event in driver.of(e.CardsRevealed) if event.seat} == {"19:47-20.10(c)1i"}


def test_20_10_c_1_ii_losing_wagers_are_taken_counterclockwise_before_any_is_paid():
    driver = three_players("in-phases")
    acts = settlement_of(driver)
    assert [seat for step, seat in acts if step == "take"] == [5, 5, 1, 1]
    assert acts.index(("pay", 3)) > max(i for i, (step, _) in enumerate(acts) if step == "take")
    assert cites_of(driver, Outcome.LOSE) == {"19:47-20.10(c)1ii"}


def test_20_10_c_1_iii_winning_wagers_are_paid_last():
    driver = three_players("in-phases")
    assert settlement_of(driver)[-2:] == [("pay", 3), ("pay", 3)]
    paid = [event.settled for event in driver.of(e.WagerSettled)][-2:]
    assert [(one.wager, one.returned) for one in paid] == [("ante", 1_000), ("play", 1_000)]
    assert cites_of(driver, Outcome.WIN) == {"19:47-20.10(c)1iii"}


def test_20_10_c_2_one_player_is_finished_before_the_next_counterclockwise():
    seats = [seat for _, seat in settlement_of(three_players("by-player"))]
    assert seats == [5, 5, 5, 3, 3, 3, 1, 1, 1]


def test_20_10_c_2_i_hand_is_shown_before_the_players_wagers_are_settled():
    driver = three_players("by-player")
    acts = settlement_of(driver)
    assert acts[::3] == [("show", 5), ("show", 3), ("show", 1)]
    assert {event.cites for event in driver.of(e.CardsRevealed) if event.seat} == {"19:47-20.10(c)2i"}


def test_20_10_c_2_ii_wagers_are_taken_or_paid_after_the_hand_is_shown():
    driver = three_players("by-player")
    acts = settlement_of(driver)
    assert acts[1:3] + acts[4:6] + acts[7:] == [("take", 5)] * 2 + [("pay", 3)] * 2 + [("take", 1)] * 2
    assert cites_of(driver, Outcome.LOSE, Outcome.WIN) == {"19:47-20.10(c)2ii"}


# 20.11  Payout odds -------------------------------------------------------------------------------------


def test_20_11_a_four_kinds_of_payout_in_one_round():
    wagers = settled("9h8h7h", "6s5c4d", "1x", ante=500, pair_plus=500, bad_beat=100)
    assert {key: one.returned for key, one in wagers.items()} == {
        "ante": 1_000 + 2_500,
        "play": 1_000,
        "pair_plus": 20_500,
        "bad_beat": 10_100,
    }
    assert [cite for one in wagers.values() for cite in one.cites] == [
        "19:47-20.11(a)1",
        "19:47-20.11(a)3",
        "19:47-20.11(a)1",
        "19:47-20.11(a)2",
        "19:47-20.11(a)4",
    ]


def test_20_11_a_1_higher_hand_pays_both_and_less_than_queen_high_pays_the_ante_alone():
    assert returned("KhQd9s", "Qs3c2d", "1x", ante=500) == {"ante": 1_000, "play": 1_000}
    assert returned("KhQd9s", "As7c4d", "1x", ante=500) == {"ante": 0, "play": 0}
    for player in ("KhQd9s", "JhTd8c", "5h4d2s"):
        assert returned(player, "JsTc8d", "1x", ante=500) == {"ante": 1_000, "play": 500}
    assert returned("5h4d2s", "Qs3c2d", "1x", ante=500) == {"ante": 0, "play": 0}


@pytest.mark.parametrize(
    ("letter", "pair", "flush", "straight", "three_of_a_kind", "straight_flush"),
    [("A", 1, 4, 6, 30, 40), ("B", 1, 4, 6, 33, 35), ("C", 1, 3, 6, 30, 40), ("D", 1, 3, 6, 33, 35)],
)
def test_20_11_a_2_pair_plus_is_paid_by_one_of_four_tables(
    letter, pair, flush, straight, three_of_a_kind, straight_flush
):
    game = game_under(KEY, pair_plus=letter)
    hands = {"6h6d4h": pair, "9h6h4h": flush, "6h5d4h": straight, "6h6d6s": three_of_a_kind, "6h5h4h": straight_flush}
    for hand, odds in hands.items():
        (pair_plus,) = settled(hand, game=game, pair_plus=100).values()
        assert (pair_plus.returned, pair_plus.cites) == (100 + 100 * odds, ("19:47-20.11(a)2",))
    assert returned("AhKdJh", game=game, pair_plus=100) == {"pair_plus": 0}


def test_20_11_a_3_ante_bonus_with_ante_and_play_whatever_the_dealer_holds():
    for hand, odds in (("6h5d4h", 1), ("6h6d6s", 4), ("6h5h4h", 5)):
        won = settled(hand, "Qs7c2d", "1x", ante=100)["ante"]
        lost = settled(hand, "9c8c7c", "1x", ante=100)["ante"]
        assert (won.outcome, won.returned, won.cites[-1]) == (Outcome.WIN, 200 + 100 * odds, "19:47-20.11(a)3")
        assert (lost.outcome, lost.returned, lost.cites[-1]) == (Outcome.LOSE, 100 * odds, "19:47-20.11(a)3")
        assert returned(hand, "Qs7c2d", "fold", ante=100) == {"ante": 0}
    assert returned("9h6h4h", "Qs7c2d", "1x", ante=100)["ante"] == 200


def test_20_11_a_3_i_higher_ante_bonus_in_a_version_with_table_b():
    for version in ("f1", "f2", "f3"):
        game = game_under(KEY, version=version, pair_plus="B", ante_bonus="f")
        stakes = {"ante": 100, "pair_plus": 100}
        for hand, odds in (("6h5d4h", 1), ("6h6d6s", 5), ("6h5h4h", 6)):
            ante = settled(hand, QUEEN_HIGH, "1x", game=game, **stakes)["ante"]
            assert (ante.returned, ante.cites[-1]) == (200 + 100 * odds, "19:47-20.11(a)3i")
    for options in ({"pair_plus": "B"}, {"version": "f1"}, {"version": "f1", "pair_plus": "D"}):
        refusal = elect(game_under(KEY).definition, {"ante_bonus": "f", **options})
        assert isinstance(refusal, Refusal)
        assert refusal.cites == ("19:47-20.11(a)3i",)


def test_20_11_a_4_bad_beat_bonus_is_paid_by_the_lower_hand():
    better_hand = "9s8s7s"
    hands = {"6h6d4h": 4, "9h6h4h": 35, "6h5d4h": 100, "6h6d6c": 5_000, "6h5h4h": 15_000}
    for hand, odds in hands.items():
        for player, dealer in ((hand, better_hand), (better_hand, hand)):
            bonus = settled(player, dealer, pair_plus=500, bad_beat=100)["bad_beat"]
            assert (bonus.returned, bonus.cites) == (100 + 100 * odds, ("19:47-20.11(a)4",))
    assert returned("AhKdJh", better_hand, pair_plus=500, bad_beat=100)["bad_beat"] == 0


# 20.12  Irregularities -------------------------------------------------------------------------------

RETURNED = {(seat, key): ("void", 500) for seat in (1, 2) for key in ("ante", "pair_plus")}


def two_dealing(*cards: str, acts: int = 0, method: str = "") -> Driver:
    """Ante and pair plus at positions 1 and 2, bets closed, so many acts done."""
    driver = Driver(KEY, stacked(*cards), method=method)
    for seat in (1, 2):
        driver.wager(seat, ante=500, pair_plus=500)
    driver.do(c.CloseBets())
    driver.act(acts)
    return driver


def test_20_12_a_one_card_found_face_up_is_left_out_and_a_second_voids_all_hands():
    driver = two_dealing("As", "Kh", "2c", "Ad", acts=1)
    assert driver.report(Mishap.CARD_FACE_UP)[1:] == [e.CardDiscarded("Kh", "19:47-20.12(a)")]
    driver.act(2)
    assert dealt(driver) == [(1, "As"), (2, "2c"), (0, "Ad")]
    assert e.RoundVoided(("19:47-20.12(a)",)) in driver.report(Mishap.CARDS_FACE_UP)
    assert driver.settled() == RETURNED
    assert driver.state.reshuffle


def test_20_12_b_a_card_drawn_in_error_is_used_as_the_next_one():
    driver = two_dealing("As", "Kh", "2c", acts=1)
    (reported,) = driver.report(Mishap.DRAWN_IN_ERROR)
    assert (reported.remedy, reported.cites) == (Remedy.USE_AS_NEXT, "19:47-20.12(b)")
    driver.act(2)
    assert dealt(driver) == [(1, "As"), (2, "Kh"), (0, "2c")]


@pytest.mark.parametrize(("mishap", "seat"), [(Mishap.PLAYER_MISCOUNT, 2), (Mishap.DEALER_MISCOUNT, 0)])
@pytest.mark.parametrize("cards", [2, 1, -1, -3])
def test_20_12_c_a_wrong_number_of_cards_voids_all_hands(mishap: Mishap, seat: int, cards: int):
    driver = two_dealing(acts=9)
    assert e.RoundVoided(("19:47-20.12(c)",)) in driver.report(mishap, seat, cards)
    assert driver.settled() == RETURNED
    assert driver.state.reshuffle


def test_20_12_d_a_dealers_card_exposed_before_the_reveal_voids_all_hands():
    for acts in (3, 9):
        driver = two_dealing(acts=acts)
        assert e.RoundVoided(("19:47-20.12(d)",)) in driver.report(Mishap.DEALER_CARD_EXPOSED)
        assert driver.settled() == RETURNED
    driver = two_dealing(acts=9)
    for seat in (1, 2):
        driver.do(c.Decide(seat, "1x"))
    driver.act()  # the dealer reveals
    assert driver.refusal(c.Report(Mishap.DEALER_CARD_EXPOSED)).cites == ("19:47-20.12(d)",)


def test_20_12_e_to_g_are_those_of_four_card_poker():
    """Not printed (register E-3): each is reported where 27.12 lets it."""
    shoe = two_dealing(method="automated-shoe", acts=4)
    assert e.RoundVoided(("19:47-27.12(f)",)) in shoe.report(Mishap.SHOE_FAILED)
    idle = Driver(KEY, ())
    for mishap, cites in ((Mishap.SHUFFLER_FAILED, "19:47-27.12(e)"), (Mishap.METHOD_CHANGED, "19:47-27.12(g)")):
        (reported,) = idle.report(mishap)
        assert reported.cites == cites
