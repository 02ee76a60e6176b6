"""Section 1 of the supplement, Texas hold 'em bonus poker: one test a paragraph.

Each ante is $5.00, so a flop wager is $10.00 and turn and river wagers are $5.00 each. The progressive wager is $1.00
and adds 70 cents to the meter.
"""

from itertools import product

import pytest

from croupier.cards.card import DECK
from croupier.cards.naming import hand_name
from croupier.rulebook.dealing import Ask
from croupier.rulebook.game import elect
from croupier.rulebook.hand import Deal
from croupier.rulebook.irregularity import Mishap, Remedy
from croupier.rulebook.refusal import Reason, Refusal
from croupier.rulebook.wager import Limits
from croupier.table import commands as c
from croupier.table import events as e
from croupier.table.complete import GivenHand, GivenRound, SettledRound, settle_round
from croupier.table.round import asked
from croupier.table.views import HIDDEN, view
from tests.driver import Driver, stacked
from tests.settlement_table import check_table, game_under, rows, split_cards

KEY = "texas-hold-em-bonus"
GAME = game_under(KEY)
ANTE = {"ante": 500}
ALL = {"ante": 500, "bonus": 500, "progressive": 100}
DEALER = 0
ONE_BY_ONE = pytest.mark.parametrize("method", ["manual-shoe", "hand"])
METHODS = pytest.mark.parametrize("method", ["manual-shoe", "hand", "automated-shoe"])


def fact(number: str) -> tuple[str, ...]:
    return (f"supplement-{number}",)


def dealt(*cards: str, method: str = "", meter: int | None = None, **wagers: int) -> Driver:
    """Wagers at seats 2 and 5, and all cards of the opening dealt; these cards on top of the deck."""
    driver = Driver(GAME, stacked(*cards), method=method)
    for seat in (2, 5):
        driver.wager(seat, **(wagers or ANTE))
    driver.deal(meter)
    return driver


def choose(driver: Driver, *choices: str) -> Driver:
    """These choices by whoever is asked, with the dealer's acts before and between them."""
    for choice in choices:
        if not isinstance(driver.state.task, Ask):
            driver.do(c.Proceed())
        driver.do(c.Decide(seats_asked(driver)[0], choice))
    return driver


def flopped(*cards: str, method: str = "") -> Driver:
    """Both players are in and the flop lies; the turn decision is next."""
    driver = choose(dealt(*cards, method=method), "2x", "2x")
    driver.do(c.Proceed())
    return driver


def turned() -> Driver:
    """Seat 2 checked the turn and seat 5 did not; the river decision is next."""
    driver = choose(flopped(), "check", "1x")
    driver.do(c.Proceed())
    return driver


def finished(*cards: str, method: str = "") -> Driver:
    driver = choose(flopped(*cards, method=method), "check", "1x", "1x", "check")
    driver.do(c.Proceed())
    return driver


def seats_asked(driver: Driver) -> list[int]:
    task = driver.state.task
    return [position.seat for position in asked(driver.state, task.decision)] if isinstance(task, Ask) else []


def drawn(driver: Driver, number: str) -> list[tuple[int, int, bool]]:
    """Under one paragraph of dealing: to whom, which card of an unshuffled deck, whether face up."""
    dealt_under = [event for event in driver.of(e.CardDealt) if (event.cites,) == fact(number)]
    return [(event.seat, DECK.index(event.card), event.face_up) for event in dealt_under]


def middle(driver: Driver, number: str) -> list[tuple[type, int]]:
    """Under one paragraph: cards burned and community cards, and which card of an unshuffled deck each is."""
    kinds = e.CardBurned | e.CommunityCardDealt
    found = [event for event in driver.events if isinstance(event, kinds) and (event.cites,) == fact(number)]
    assert all(event.face_up for event in found if isinstance(event, e.CommunityCardDealt))
    return [(type(event), DECK.index(event.card)) for event in found]


def refusal_of(**wagers: int) -> tuple | None:
    """Why wagers at one position are refused before the deal, with the paragraphs; None if they are accepted."""
    refusal = Driver(GAME, limits={"ante": Limits(500, 10_000)}).tell(c.PlaceWagers(1, "patron", wagers))
    return None if refusal is None else (refusal.reason, refusal.cites)


# 1.1  Wagers -----------------------------------------------------------------------------------------


def test_1_1_a_ante_is_mandatory_within_the_posted_limits_and_made_before_bets_close():
    assert refusal_of(ante=499) == (Reason.BELOW_MINIMUM, ("19:47-28.1:ante",))
    assert refusal_of(ante=500) is refusal_of(ante=10_000) is None
    assert refusal_of(ante=10_001) == (Reason.ABOVE_MAXIMUM, ("19:47-28.1:ante",))
    for sides in ({"bonus": 500}, {"progressive": 100}):
        assert refusal_of(**sides)[0] is Reason.WAGERS_TOGETHER
    assert dealt().refusal(c.PlaceWagers(3, "Ada", ANTE)).reason is Reason.NO_MORE_BETS


def test_1_1_b_two_card_bonus_is_optional_at_least_a_dollar_and_may_be_left_out_beside_the_progressive():
    assert refusal_of(ante=500, bonus=99) == (Reason.BELOW_MINIMUM, ("19:47-28.6(c)",))
    assert refusal_of(ante=500, bonus=100) is refusal_of(ante=500, bonus=90_000) is refusal_of(ante=500) is None
    assert dealt().refusal(c.PlaceWagers(2, "patron 2", {"ante": 500, "bonus": 500})).reason is Reason.NO_MORE_BETS
    assert "bonus" not in game_under(KEY, bonus="off").wagers
    assert isinstance(elect(GAME.definition, {"bonus": "off", "progressive": "off"}), Refusal)


def test_1_1_c_progressive_wager_is_optional_exactly_a_dollar_and_made_before_the_lock_out():
    for amount in (99, 101, 200):
        assert refusal_of(ante=500, progressive=amount) == (Reason.EXACT_AMOUNT, ("19:47-28.6(c)",))
    assert refusal_of(ante=500, progressive=100) is refusal_of(ante=500) is None
    driver = Driver(GAME)
    driver.wager(2, **ANTE)
    driver.do(c.CloseBets(0))
    refusal = driver.refusal(c.PlaceWagers(2, "patron 2", {"ante": 500, "progressive": 100}))
    assert refusal.reason is Reason.NO_MORE_BETS


def test_1_1_d_flop_wager_of_twice_the_ante_is_made_between_the_two_cards_and_the_flop():
    driver = dealt()
    assert view(driver.state, "patron 2").positions[0].cards == (DECK[0], DECK[3])
    for choice in ("1x", "3x", "check"):
        assert driver.refusal(c.Decide(2, choice)).reason is Reason.UNKNOWN_CHOICE
    choose(driver, "2x", "fold")
    assert [driver.state.position(seat).stakes for seat in (2, 5)] == [{"ante": 500, "flop": 1_000}, ANTE]
    assert not driver.of(e.CommunityCardDealt)


def test_1_1_e_turn_wager_of_one_ante_or_check_between_the_flop_and_the_turn_card():
    driver = flopped()
    assert len(driver.state.community) == 3
    for choice in ("2x", "fold"):
        assert driver.refusal(c.Decide(2, choice)).reason is Reason.UNKNOWN_CHOICE
    choose(driver, "check", "1x")
    assert [driver.state.position(seat).stakes.get("turn") for seat in (2, 5)] == [None, 500]
    assert len(driver.state.community) == 3


def test_1_1_f_river_wager_of_one_ante_or_check_between_the_turn_card_and_the_river_card():
    driver = turned()
    assert len(driver.state.community) == 4
    for choice in ("2x", "fold"):
        assert driver.refusal(c.Decide(2, choice)).reason is Reason.UNKNOWN_CHOICE
    choose(driver, "1x", "check")
    assert [driver.state.position(seat).stakes.get("river") for seat in (2, 5)] == [500, None]
    assert len(driver.state.community) == 4


def test_1_1_g_no_wager_is_made_after_the_river_card():
    driver = choose(turned(), "1x", "check")
    while len(driver.state.community) < 5:
        driver.do(c.Proceed(one_act=True))
    for command in (c.Decide(2, "1x"), c.Decide(5, "1x")):
        assert driver.refusal(command).reason is Reason.OUT_OF_ORDER
    driver.do(c.Proceed())
    assert driver.state.closed


def test_1_1_h_player_who_checked_the_turn_may_still_bet_the_river():
    driver = finished()
    assert driver.state.position(2).stakes == {"ante": 500, "flop": 1_000, "river": 500}


def test_1_1_i_three_four_or_five_antes_are_at_stake_on_the_main_wagers():
    totals = set()
    for turn, river in product(("check", "1x"), repeat=2):
        driver = Driver(GAME)
        driver.wager(1, ante=500)
        driver.play_out({1: ["2x", turn, river]})
        totals.add(sum(event.settled.staked for event in driver.of(e.WagerSettled)))
    assert totals == {1_500, 2_000, 2_500}


def test_1_1_j_bonus_and_progressive_are_open_only_beside_an_ante():
    for sides in ({"bonus": 500}, {"progressive": 100}, {"bonus": 500, "progressive": 100}):
        assert refusal_of(**sides) == (Reason.WAGERS_TOGETHER, ("19:47-28.6(c)",))
        assert refusal_of(**ANTE, **sides) is None


def test_1_1_k_table_seats_seven():
    driver = Driver(GAME)
    for seat in range(1, 8):
        driver.wager(seat, ante=500)
    assert driver.refusal(c.PlaceWagers(8, "Ada", ANTE)).reason is Reason.NO_SUCH_POSITION


def test_1_1_l_burned_card_is_the_top_one_and_nobody_sees_it():
    driver = flopped()
    assert driver.state.burned == (DECK[6],)
    for patron in (None, "patron 2", "patron 5"):
        shown = view(driver.state, patron)
        assert DECK[6] not in {*shown.dealer, *shown.community, *(card for p in shown.positions for card in p.cards)}


def test_1_1_m_hand_is_the_best_five_of_two_own_and_five_community_cards():
    table = """
    own   community   best
    AsKd  Kh9d7c4s2s  KdKhAs9d7c
    AhQh  Kh9h7h4s2s  AhKhQh9h7h
    3h2d  AsKhQd9c7s  AsKhQd9c7s
    Ah2d  3c4s5d9h9c  Ah2d3c4s5d
    """
    rule = GAME.definition
    for row in rows(table):
        own, community, best = (split_cards(row[column]) for column in ("own", "community", "best"))
        assert rule.player_hand(Deal(own, (), community)) == rule.ranking.value(best)
        assert rule.dealer_hand(Deal((), own, community)) == rule.ranking.value(best)


def test_1_1_n_fold_is_to_refrain_from_the_flop_wager_the_price_of_the_flop():
    driver = dealt()
    assert view(driver.state, None).choices == ("fold", "2x")
    choose(driver, "fold", "2x")
    assert "flop" not in driver.state.position(2).stakes
    driver.do(c.Proceed())
    assert seats_asked(driver) == [5]


# 1.2  Dealing and order of play ----------------------------------------------------------------------


@METHODS
def test_1_2_a_bets_are_closed_and_the_acceptors_locked_before_the_first_card(method: str):
    driver = Driver(GAME, method=method)
    driver.wager(2, **ANTE)
    (closed,) = driver.do(c.CloseBets(0))
    assert isinstance(closed, e.BetsClosed)
    refusal = driver.refusal(c.PlaceWagers(2, "patron 2", {"ante": 500, "progressive": 100}))
    assert refusal.reason is Reason.NO_MORE_BETS
    assert not driver.of(e.CardDealt)


@ONE_BY_ONE
def test_1_2_c_a_first_card_face_down_to_each_player_clockwise(method: str):
    assert drawn(dealt(method=method), "1.2(c)") == [(2, 0, False), (5, 1, False)]


@ONE_BY_ONE
def test_1_2_d_then_a_first_card_face_down_to_the_dealer(method: str):
    assert drawn(dealt(method=method), "1.2(d)") == [(DEALER, 2, False)]


@ONE_BY_ONE
def test_1_2_e_a_second_card_face_down_to_each_player_in_the_same_order(method: str):
    assert drawn(dealt(method=method), "1.2(e)") == [(2, 3, False), (5, 4, False)]


@ONE_BY_ONE
def test_1_2_f_then_a_second_card_face_down_to_the_dealer(method: str):
    driver = dealt(method=method)
    assert drawn(driver, "1.2(f)") == [(DEALER, 5, False)]
    assert view(driver.state, "patron 2").dealer == (HIDDEN, HIDDEN)


def test_1_2_g_automated_shoe_gives_stacks_of_two_the_dealers_last():
    driver = dealt(method="automated-shoe")
    stacks = [(2, 0), (2, 1), (5, 2), (5, 3), (DEALER, 4), (DEALER, 5)]
    assert drawn(driver, "1.2(g)") == [(*card, False) for card in stacks]
    assert view(driver.state, "patron 2").dealer == (HIDDEN, HIDDEN)


def test_1_2_h_each_player_in_turn_makes_the_flop_wager_or_folds_from_the_dealers_left():
    driver = dealt()
    assert seats_asked(driver) == [2, 5]
    assert driver.refusal(c.Decide(5, "2x")).reason is Reason.NOT_YOUR_TURN
    driver.do(c.Decide(2, "fold"))
    assert seats_asked(driver) == [5]
    driver.do(c.Decide(5, "2x"))
    refusal = driver.refusal(c.Decide(5, "2x"))
    assert (refusal.reason, refusal.cites) == (Reason.OUT_OF_ORDER, fact("1.2(h)"))


def test_1_2_i_ante_of_a_player_who_folds_is_collected():
    _, collected = dealt().do(c.Decide(2, "fold"))
    assert isinstance(collected, e.WagerSettled)
    assert (collected.settled.seat, collected.settled.wager, collected.settled.returned) == (2, "ante", 0)


@pytest.mark.parametrize("side", [{"bonus": 500}, {"progressive": 100}, {"bonus": 500, "progressive": 100}])
def test_1_2_j_cards_of_a_folded_hand_stay_while_a_side_wager_is_live(side: dict[str, int]):
    driver = choose(dealt(meter=0, **ANTE, **side), "fold", "2x", "check", "check")
    assert driver.state.position(2).unsettled == tuple(side)
    driver.do(c.Proceed())
    assert [event.seat for event in driver.of(e.CardsRevealed)] == [DEALER, 5, 2]
    assert driver.state.position(2).unsettled == ()


@METHODS
def test_1_2_k_one_card_is_burned_before_the_flop(method: str):
    driver = flopped(method=method)
    assert middle(driver, "1.2(k)") == [(e.CardBurned, 6)]


@METHODS
def test_1_2_l_flop_is_three_cards_face_up(method: str):
    driver = flopped(method=method)
    assert middle(driver, "1.2(l)") == [(e.CommunityCardDealt, place) for place in (7, 8, 9)]
    assert view(driver.state, None).community == DECK[7:10]


def test_1_2_m_turn_is_bet_or_checked_clockwise_after_the_flop():
    driver = flopped()
    assert seats_asked(driver) == [2, 5]
    choose(driver, "check", "1x")
    made = driver.of(e.DecisionMade)[2:]
    assert [(event.seat, event.choice, event.cites) for event in made] == [
        (2, "check", "supplement-1.2(m)"),
        (5, "1x", "supplement-1.2(m)"),
    ]


@METHODS
def test_1_2_n_one_card_is_burned_before_the_turn_card(method: str):
    assert middle(finished(method=method), "1.2(n)") == [(e.CardBurned, 10)]


@METHODS
def test_1_2_o_turn_is_the_fourth_community_card_face_up(method: str):
    driver = finished(method=method)
    assert middle(driver, "1.2(o)") == [(e.CommunityCardDealt, 11)]
    assert driver.state.community[3] == DECK[11]


def test_1_2_p_river_is_bet_or_checked_clockwise_after_the_turn_card():
    driver = turned()
    assert seats_asked(driver) == [2, 5]
    choose(driver, "1x", "check")
    made = driver.of(e.DecisionMade)[4:]
    assert [(event.seat, event.choice, event.cites) for event in made] == [
        (2, "1x", "supplement-1.2(p)"),
        (5, "check", "supplement-1.2(p)"),
    ]


@METHODS
def test_1_2_q_one_card_is_burned_before_the_river_card(method: str):
    assert middle(finished(method=method), "1.2(q)") == [(e.CardBurned, 12)]


@METHODS
def test_1_2_r_river_is_the_fifth_community_card_face_up(method: str):
    driver = finished(method=method)
    assert middle(driver, "1.2(r)") == [(e.CommunityCardDealt, 13)]
    assert driver.state.community[4] == DECK[13]


def test_1_2_s_dealer_turns_up_two_cards_and_plays_the_best_five_of_the_seven():
    driver = choose(turned(), "1x", "check")
    assert view(driver.state, None).dealer == (HIDDEN, HIDDEN)
    driver.do(c.Proceed())
    turned_up = driver.of(e.CardsRevealed)[0]
    assert (turned_up.seat, turned_up.cards, turned_up.cites) == (DEALER, (DECK[2], DECK[5]), "supplement-1.2(s)")
    deal = Deal((), split_cards("AsKd"), split_cards("Kh9d7c4s2s"))
    assert hand_name(GAME.definition.ranking, GAME.definition.dealer_hand(deal)) == "pair of kings, ace kicker"


def test_1_2_t_dealer_needs_no_qualifying_hand():
    table = """
    player  dealer  community   decisions       ante  flop      cites
    9h4s    JhTd    8s7c5d3h2c  2x,check,check  lose  lose      1.3(a)
    JhTd    9h4s    8s7c5d3h2c  2x,check,check  push  win:2000  1.3(d)
    """
    check_table(GAME, ANTE, table)


def test_1_2_u_each_player_is_shown_and_settled_before_the_next_from_the_farthest_right():
    driver = finished()
    acts = [event for event in driver.events if isinstance(event, e.CardsRevealed | e.WagerSettled)][1:]
    seats = [act.seat if isinstance(act, e.CardsRevealed) else act.settled.seat for act in acts]
    assert seats == [5] * 4 + [2] * 4
    assert [isinstance(act, e.CardsRevealed) for act in acts] == [True, False, False, False] * 2


def test_1_2_v_wagers_of_one_player_are_settled_from_ante_to_progressive():
    driver = choose(dealt(meter=0, **ALL), "2x", "2x", "1x", "1x", "1x", "1x")
    driver.do(c.Proceed())
    order = [event.settled.wager for event in driver.of(e.WagerSettled)]
    assert order == ["ante", "flop", "turn", "river", "bonus", "progressive"] * 2


# 1.3  Settlement in Atlantic City --------------------------------------------------------------------


def test_1_3_a_dealers_hand_higher_takes_all_four_wagers():
    table = """
    player  dealer  community   decisions       ante  flop  turn  river  cites
    QcQd    AsKd    Kh9d7c4s2s  2x,1x,1x        lose  lose  lose  lose   1.3(a)
    8h6h    AhQh    Kh9h7h4s2s  2x,1x,1x        lose  lose  lose  lose   1.3(a)
    QcQd    AsKd    Kh9d7c4s2s  2x,check,check  lose  lose  -     -      1.3(a)
    """
    check_table(GAME, ANTE, table)


def test_1_3_b_tie_pushes_all_four_wagers():
    table = """
    player  dealer  community   decisions       ante  flop  turn  river  cites
    AsKd    AdKs    Kh9d7c4s2s  2x,1x,1x        push  push  push  push   1.3(b)
    3d2d    4c3c    AhKhQh9h7h  2x,1x,1x        push  push  push  push   1.3(b)
    3h2d    4h3d    AsKhQd9c7s  2x,check,1x     push  push  -     push   1.3(b)
    """
    check_table(GAME, ANTE, table)


def test_1_3_c_higher_with_a_flush_or_better_is_paid_1_to_1_on_all_four_wagers():
    table = """
    player  dealer  community   decisions       ante      flop      turn      river     cites
    7h5h    QcJd    4h3h2hKdQs  2x,1x,1x        win:1000  win:2000  win:1000  win:1000  1.3(c)
    2h2c    AhAd    2d3s3hKc8d  2x,1x,check     win:1000  win:2000  win:1000  -         1.3(c)
    AhKh    3s3c    QhJhTh4s2d  2x,1x,1x        win:1000  win:2000  win:1000  win:1000  1.3(c)
    """
    check_table(GAME, ANTE, table)


def test_1_3_d_higher_below_a_flush_gets_the_ante_back_and_is_paid_on_the_others():
    table = """
    player  dealer  community   decisions       ante  flop      turn      river     cites
    AhKc    3h3c    QdJcTh4s2s  2x,1x,1x        push  win:2000  win:1000  win:1000  1.3(d)
    AsKd    QcQd    Kh9d7c4s2s  2x,1x,check     push  win:2000  win:1000  -         1.3(d)
    """
    check_table(GAME, ANTE, table)


def test_1_3_e_a_straight_is_enough_where_the_rule_of_las_vegas_and_illinois_is_elected():
    table = """
    player  dealer  community   decisions       ante      flop      cites
    AhKc    3h3c    QdJcTh4s2s  2x,1x,1x        win:1000  win:2000  1.3(e)
    Ah5c    KdJh    4d3h2sKcQs  2x,check,check  win:1000  win:2000  1.3(e)
    7h5h    QcJd    4h3h2hKdQs  2x,check,check  win:1000  win:2000  1.3(e)
    AhAc    QcQd    AdKhQs8c3d  2x,check,check  push      win:2000  1.3(d)
    """
    check_table(game_under(KEY, ante_pays="straight"), ANTE, table)


# 1.4  The two-card bonus -----------------------------------------------------------------------------


def test_1_4_a_pay_table_of_the_bonus():
    table = """
    player  dealer  community   decisions       bonus       cites
    AhAc    AdAs    Kh9d7c4s2s  2x,check,check  win:500500  1.4(a)
    AhAc    AdKs    Kh9d7c4s2s  2x,check,check  win:15500   1.4(a)
    AhKh    8d8s    Kd9d7c4s2s  2x,check,check  win:13000   1.4(a)
    AhQh    8d8s    Kd9d7c4s2s  2x,check,check  win:10500   1.4(a)
    AhJh    8d8s    Kd9d7c4s2s  2x,check,check  win:10500   1.4(a)
    AhKc    8d8s    Kd9d7c4s2s  2x,check,check  win:8000    1.4(a)
    KhKc    8d8s    Kd9d7c4s2s  2x,check,check  win:5500    1.4(a)
    QhQc    8d8s    Kd9d7c4s2s  2x,check,check  win:5500    1.4(a)
    JhJc    8d8s    Kd9d7c4s2s  2x,check,check  win:5500    1.4(a)
    AhQc    8d8s    Kd9d7c4s2s  2x,check,check  win:3000    1.4(a)
    AhJc    8d8s    Kd9d7c4s2s  2x,check,check  win:3000    1.4(a)
    ThTc    8d8s    Kd9d7c4s2s  2x,check,check  win:2000    1.4(a)
    2h2c    8d8s    Kd9d7c4s3s  2x,check,check  win:2000    1.4(a)
    AhTh    8d8s    Kd9d7c4s2s  2x,check,check  lose        1.4(a)
    KhQh    AdAs    Kd9d7c4s2s  2x,check,check  lose        1.4(a)
    """
    check_table(GAME, {"ante": 500, "bonus": 500}, table)


def test_1_4_b_variant_without_a_line_for_aces_against_aces():
    table = """
    player  dealer  community   decisions       bonus      cites
    AhAc    AdAs    Kh9d7c4s2s  2x,check,check  win:15500  1.4(b)
    AhAc    AdKs    Kh9d7c4s2s  2x,check,check  win:15500  1.4(b)
    2h2c    8d8s    Kd9d7c4s3s  2x,check,check  win:2000   1.4(b)
    """
    variant = game_under(KEY, bonus="no-dealer-aces")
    check_table(variant, {"ante": 500, "bonus": 500}, table)
    others = {line: pay for line, pay in GAME.tables["bonus"][""].pays.items() if line != "aces against aces"}
    assert dict(variant.tables["bonus"][""].pays) == others


def test_1_4_d_dealers_aces_count_for_the_bonus_of_a_player_who_folded():
    table = """
    player  dealer  community   decisions  ante  bonus
    AhAc    AdAs    Kh9d7c4s2s  fold       lose  win:500500
    AhAc    AdKs    Kh9d7c4s2s  fold       lose  win:15500
    """
    check_table(GAME, {"ante": 500, "bonus": 500}, table)
    driver = Driver(GAME, stacked("Ah", "Ad", "Ac", "As"))
    driver.wager(1, ante=500, bonus=500)
    driver.play_out({1: ["fold"]})
    assert driver.of(e.WagerSettled)[-1].settled.returned == 500_500


def test_1_4_e_only_the_highest_line_is_paid():
    hand = GivenHand(1, split_cards("AhAc"), {"ante": 500, "bonus": 100}, ("fold",))
    settled = settle_round(GAME, GivenRound((hand,), split_cards("AdAs"), split_cards("Kh9d7c4s2s")))
    assert isinstance(settled, SettledRound)
    bonus = settled.results[0][1]
    assert (bonus.line, bonus.returned) == ("aces against aces", 100 * 1_001)


# 1.5  Side wagers ------------------------------------------------------------------------------------


def test_1_5_a_bonus_and_progressive_are_the_only_side_wagers():
    assert [wager.key for wager in GAME.definition.wagers if wager.side] == ["bonus", "progressive"]
    for other in ("envy_bonus", "five_card_bonus", "bad_beat"):
        assert refusal_of(ante=500, **{other: 100})[0] is Reason.UNKNOWN_WAGER


@pytest.mark.parametrize("choices", [("2x", "check", "check"), ("fold",)])
@pytest.mark.parametrize("player", ["AhKh", "AsAc", "3h2d"])
def test_1_5_b_each_side_wager_is_independent_of_every_other_wager(player: str, choices: tuple[str, ...]):
    def settled(**wagers: int) -> dict:
        hand = GivenHand(1, split_cards(player), {"ante": 500, **wagers}, choices)
        outcome = settle_round(GAME, GivenRound((hand,), split_cards("8d8s"), split_cards("QhJhTh4s2c"), 999_930))
        assert isinstance(outcome, SettledRound), outcome
        return {one.wager: one for one in outcome.results[0]}

    together = settled(bonus=500, progressive=100)
    assert together == settled() | settled(bonus=500) | settled(progressive=100)


def test_1_5_c_lesser_awards_are_chosen_among_tables_a_to_d():
    straight, trips, two_pair = "straight", "three-of-a-kind", "two pair"
    chosen = {}
    for letter in "ABCD":
        pays = game_under(KEY, progressive=letter).tables["progressive"][""].pays
        chosen[letter] = {line: str(pays[line]) for line in (straight, trips, two_pair) if line in pays}
    assert chosen == {
        "A": {straight: "win $10", trips: "win $3", two_pair: "win $2"},
        "B": {straight: "win $10 (from the meter)", trips: "win $5"},
        "C": {straight: "win $10 (from the meter)", trips: "win $3", two_pair: "win $2"},
        "D": {straight: "win $10 (from the meter)", trips: "win $5", two_pair: "win $2"},
    }
    for other in ("E", "a", "AB"):
        refusal = elect(GAME.definition, {"progressive": other})
        assert isinstance(refusal, Refusal)
        assert refusal.reason is Reason.OPTION_VALUE


# 1.7  Irregularities that 28.12 leaves unprinted -----------------------------------------------------


def test_1_7_c_a_card_drawn_in_error_is_used_as_the_next_card():
    driver = Driver(GAME, stacked("As", "Kd"))
    driver.wager(2, **ANTE)
    driver.do(c.CloseBets(0))
    assert driver.report(Mishap.DRAWN_IN_ERROR)[0].remedy is Remedy.USE_AS_NEXT
    driver.act(2)
    assert (driver.state.position(2).cards, driver.state.dealer) == (("As",), ("Kd",))


@pytest.mark.parametrize("cards", [1, -1])
def test_1_7_d_1_a_player_with_a_wrong_number_has_a_void_hand_and_the_others_play_on(cards: int):
    driver = dealt(meter=0, **ALL)
    assert e.HandVoided(2, *fact("1.7(d)1")) in driver.report(Mishap.PLAYER_MISCOUNT, 2, cards)
    assert driver.settled() == {(2, key): ("void", amount) for key, amount in ALL.items()}
    assert driver.state.reshuffle
    assert seats_asked(driver) == [5]
    choose(driver, "2x", "check", "check")
    driver.do(c.Proceed())
    assert driver.state.closed
    assert {seat for seat, _ in driver.settled()} == {2, 5}


@pytest.mark.parametrize("cards", [1, -1])
def test_1_7_d_2_the_dealers_wrong_number_voids_all_hands_unless_the_hand_can_be_completed(cards: int):
    driver = dealt(meter=0, **ALL)
    assert driver.report(Mishap.DEALER_MISCOUNT, 0, cards)[0].remedy is Remedy.COMPLETE
    choose(driver, "2x", "2x")
    driver.do(c.Proceed())
    assert e.RoundVoided(fact("1.7(d)2")) in driver.report(Mishap.DEALER_MISCOUNT, 0, cards)
    assert {how for how, _ in driver.settled().values()} == {"void"}


def test_1_7_e_after_a_shuffler_failed_the_cards_are_shuffled_again():
    driver = Driver(GAME, ())
    (reported,) = driver.report(Mishap.SHUFFLER_FAILED)
    assert (reported.remedy, (reported.cites,)) == (Remedy.RESHUFFLE, fact("1.7(e)"))
    assert driver.state.reshuffle


def test_1_7_f_a_shoe_that_jams_voids_the_round():
    driver = dealt(method="automated-shoe", meter=0, **ALL)
    assert e.RoundVoided(fact("1.7(f)")) in driver.report(Mishap.SHOE_FAILED)
    assert driver.settled() == {(seat, key): ("void", amount) for seat in (2, 5) for key, amount in ALL.items()}
    assert (driver.state.meter, driver.state.reshuffle) == (0, True)


def test_1_7_g_the_device_is_removed_before_another_method_is_used():
    (reported,) = Driver(GAME).report(Mishap.METHOD_CHANGED)
    assert (reported.remedy, (reported.cites,)) == (Remedy.REMOVE_DEVICE, fact("1.7(g)"))


# 1.8  Rankings, from the parallel 40.5 ---------------------------------------------------------------

BEST_FIRST = """
    best        least
    AhKhQhJhTh  AcKcQcJcTc
    KhQhJhTh9h  5h4h3h2hAh
    AhAcAdAsKh  2h2c2d2s3h
    AhAcAdKhKc  2h2c2d3h3d
    AhKhQhJh9h  7h5h4h3h2h
    AhKcQhJcTh  5h4h3h2hAc
    AhAcAdKhQc  2h2c2d4h3h
    AhAcKhKcQh  3h3d2h2d4h
    AhAcKhQcJh  2h2c3h4h5h
    AhKcQhJc9h  7c5h4h3h2h
    """


def test_1_8_d_hands_rank_from_royal_flush_to_high_card_and_suits_do_not():
    rule = GAME.definition
    hands = [split_cards(hand) for row in rows(BEST_FIRST) for hand in row.values()]
    values = [rule.player_hand(Deal(hand[:2], (), hand[2:])) for hand in hands]
    assert values == [rule.dealer_hand(Deal((), hand[:2], hand[2:])) for hand in hands]
    assert values[0] == values[1]
    assert values[1:] == sorted(set(values), reverse=True)
    assert [rule.ranking.category(value).value for value in values[::2]] == list(rule.rankings)
    assert set(rule.rankings.values()) == {*fact("1.8(d)")}


def test_1_8_e_hands_rank_and_tie_as_in_premium_hold_em():
    mine, premium = GAME.definition, game_under("premium-hold-em").definition
    assert list(mine.rankings) == list(premium.rankings)
    ties = ("AsAhKdQc9s", "AdAcKsQh9d", "AdAcKsQh8d", "AsAhKdKcQs", "AdAcKsKhQd", "KsKh3c2c4d", "QsQhAd3h2d")
    hands = [*(split_cards(hand) for row in rows(BEST_FIRST) for hand in row.values()), *map(split_cards, ties)]
    assert [mine.ranking.value(hand) for hand in hands] == [premium.ranking.value(hand) for hand in hands]
    tied = [mine.ranking.value(split_cards(hand)) for hand in ties]
    assert tied[0] == tied[1] > tied[2]
    assert tied[3] == tied[4]
    assert tied[5] > tied[6]
    assert mine.tie_rule == "supplement-1.8(e)"
