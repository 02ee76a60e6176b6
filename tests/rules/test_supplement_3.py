"""Section 3 of the supplement, Caribbean stud poker: one test a paragraph.

Each ante is $5.00 and the bet therefore $10.00; the progressive wager is $1.00 and adds 70 cents to the meter.
"""

import pytest

from croupier.cards.card import DECK
from croupier.games.catalogue import definition
from croupier.rulebook.controller import Parameters
from croupier.rulebook.game import elect
from croupier.rulebook.hand import Deal
from croupier.rulebook.paytable import PayTable
from croupier.rulebook.refusal import Reason, Refusal
from croupier.table import commands as c
from croupier.table import events as e
from croupier.table.complete import GivenHand, GivenRound, SettledRound, settle_round
from croupier.table.decide import decide
from croupier.table.meter import terms_of
from croupier.table.round import new_round
from croupier.table.table import Table, open_table
from croupier.table.views import HIDDEN, view
from tests.driver import Driver, stacked
from tests.settlement_table import check_table, game_under, rows, split_cards

GAME = game_under("caribbean-stud")
STAKES = {"ante": 500, "progressive": 100}
METHODS = pytest.mark.parametrize("method", ["manual-shoe", "hand", "automated-shoe"])


def dealt(method: str) -> Driver:
    """Two players at seats 2 and 5, with all cards of the opening dealt."""
    driver = Driver(GAME, method=method)
    driver.wager(2, ante=500)
    driver.wager(5, ante=500)
    driver.deal()
    return driver


def awards(hands: dict[int, str], meter: int) -> dict[int, int]:
    """What each seat's progressive wager is awarded, beside a dealer who holds jack high."""
    split_cards("".join([*hands.values(), "JsTs4d3c2s"]))  # no card is dealt twice
    given = tuple(GivenHand(seat, split_cards(cards), STAKES, ("2x",)) for seat, cards in hands.items())
    settled = settle_round(GAME, GivenRound(given, split_cards("JsTs4d3c2s"), meter=meter))
    assert isinstance(settled, SettledRound), settled
    return {results[0].seat: results[-1].returned for results in settled.results}


def test_3_a_ante_is_mandatory_and_made_before_bets_close():
    driver = Driver(GAME)
    refusal = driver.refusal(c.PlaceWagers(1, "Ada", {"progressive": 100}))
    assert (refusal.reason, refusal.cites) == (Reason.WAGERS_TOGETHER, ("supplement-3(a)",))
    assert driver.wager(1, ante=500)[0].cites == "supplement-3(a)"
    driver.do(c.CloseBets())
    assert driver.refusal(c.PlaceWagers(2, "Bob", {"ante": 500})).reason is Reason.NO_MORE_BETS


def test_3_b_progressive_wager_is_optional_and_1_dollar():
    driver = Driver(GAME)
    driver.wager(1, ante=500)
    driver.wager(2, **STAKES)
    for amount in (99, 101, 200):
        refusal = driver.refusal(c.PlaceWagers(3, "Ada", {"ante": 500, "progressive": amount}))
        assert (refusal.reason, refusal.cites) == (Reason.EXACT_AMOUNT, ("supplement-3(b)",))


@METHODS
def test_3_c_player_and_dealer_are_dealt_five_cards_each(method: str):
    seats = [event.seat for event in dealt(method).of(e.CardDealt)]
    if method == "automated-shoe":
        assert seats == [2] * 5 + [5] * 5 + [0] * 5
    else:
        assert seats == [2, 5, 0] * 5


@METHODS
def test_3_d_last_card_of_the_dealer_is_dealt_face_up(method: str):
    driver = dealt(method)
    face_up = [event for event in driver.of(e.CardDealt) if event.face_up]
    assert face_up == driver.of(e.CardDealt)[-1:]
    assert (face_up[0].seat, face_up[0].cites) == (0, "supplement-3(d)")
    assert view(driver.state, None).dealer[-1] == face_up[0].card


@METHODS
def test_3_e_other_four_cards_of_the_dealer_are_hole_cards(method: str):
    driver = dealt(method)
    hole = [event for event in driver.of(e.CardDealt) if event.seat == 0][:4]
    assert [(event.face_up, event.cites) for event in hole] == [(False, "supplement-3(e)")] * 4
    for patron in (None, "patron 2"):
        assert view(driver.state, patron).dealer[:4] == (HIDDEN,) * 4


def test_3_f_player_who_folds_loses_the_ante():
    table = """
    player      dealer      decisions  ante  bet  cites
    AhAcKhQcJh  8s6h4d3c2s  fold       lose  -    3(f)
    AhAcKhQcJh  AsKd4d3c2s  fold       lose  -    3(f)
    """
    check_table(GAME, {"ante": 500}, table)


def test_3_g_player_who_plays_on_bets_exactly_2_times_the_ante():
    driver = dealt("hand")
    for choice in ("1x", "3x", "check"):
        assert driver.refusal(c.Decide(2, choice)).reason is Reason.UNKNOWN_CHOICE
    made = driver.do(c.Decide(2, "2x"))[0]
    assert (made.wager, made.amount, made.cites) == ("bet", 1_000, "supplement-3(g)")


def test_3_h_hole_cards_are_turned_up_after_the_last_decision():
    driver = dealt("hand")
    driver.do(c.Decide(2, "2x"))
    assert driver.of(e.CardsRevealed) == []
    driver.do(c.Decide(5, "2x"))
    driver.do(c.Proceed(one_act=True))
    turned_up = driver.events[-1]
    assert isinstance(turned_up, e.CardsRevealed)
    assert (turned_up.seat, turned_up.cites) == (0, "supplement-3(h)")
    assert view(driver.state, None).dealer == driver.state.dealer


def test_3_i_dealer_qualifies_from_ace_king_high_up():
    table = """
    player      dealer      decisions  bet
    KcKdQh7s6s  AsQdJhTc9s  2x         push
    KcKdQh7s6s  AsKh4d3c2s  2x         win:2000
    KcKdQh7s6s  2s2h3d4c5s  2x         win:2000
    """
    check_table(GAME, {"ante": 500}, table)


def test_3_j_dealer_who_does_not_qualify_pays_the_ante_and_returns_the_bet():
    table = """
    player      dealer      decisions  ante      bet   cites
    7h5d4c3h2h  AsQdJhTc9s  2x         win:1000  push  3(j)
    AhKhQhJhTh  AsQdJcTc9s  2x         win:1000  push  3(j)
    """
    check_table(GAME, {"ante": 500}, table)


def test_3_k_dealer_qualifies_and_is_higher():
    table = """
    player      dealer      decisions  ante  bet   cites
    AhKcQcJc6h  AsKdQhJd7s  2x         lose  lose  3(k)
    KhQhJhTh9h  AsKsQsJsTs  2x         lose  lose  3(k)
    """
    check_table(GAME, {"ante": 500}, table)


def test_3_l_dealer_qualifies_and_the_hands_tie():
    table = """
    player      dealer      decisions  ante  bet   cites
    AhKcQcJc7h  AsKdQhJd7s  2x         push  push  3(l)
    AhKhQhJhTh  AsKsQsJsTs  2x         push  push  3(l)
    """
    check_table(GAME, {"ante": 500}, table)


def test_3_m_dealer_qualifies_and_the_player_is_higher():
    table = """
    player      dealer      decisions  ante      bet       cites
    AhKcQcJc8h  AsKdQhJd7s  2x         win:1000  win:2000  3(m)
    5h4h3h2hAc  AsKd4d3c2s  2x         win:1000  win:5000  3(m)
    """
    check_table(GAME, {"ante": 500}, table)


def test_3_n_pay_table_of_the_bet():
    table = """
    player      dealer      decisions  bet         cites
    AhKhQhJhTh  AsKd4d3c2s  2x         win:101000  3(n)
    5h4h3h2hAh  AsKd4d3c2s  2x         win:51000   3(n)
    2h2c2d2s3h  AsKd4d3c5s  2x         win:21000   3(n)
    2h2c2d3h3d  AsKd4d3c5s  2x         win:8000    3(n)
    7h5h4h3h2h  AsKd4d3c2s  2x         win:6000    3(n)
    5h4h3h2hAc  AsKd4d3c2s  2x         win:5000    3(n)
    2h2c2d4h3h  AsKd4d3c5s  2x         win:4000    3(n)
    3h3d2h2d4h  AsKd4d3c2s  2x         win:3000    3(n)
    2h2c3h4h5h  AsKd4d3c2s  2x         win:2000    3(n)
    AhKc5h3h2h  AsKd4d3c2s  2x         win:2000    3(n)
    """
    check_table(GAME, {"ante": 500}, table)


def test_3_o_no_option_elects_another_pay_table_for_the_bet():
    schedule = GAME.definition.wager("bet").schedule
    assert schedule is not None
    assert [type(table) for table in schedule.tables.values()] == [PayTable]
    names = {option.name for option in GAME.definition.options}
    assert names == {"progressive", "payout_limit", "progressive_after_fold", "rate", "reset"}


def test_3_p_bet_wins_at_most_5000_dollars_where_the_limit_is_elected():
    limited = game_under("caribbean-stud", payout_limit=500_000)
    table = """
    player      dealer      decisions  ante       bet         cites
    AhKhQhJhTh  AsKd4d3c2s  2x         win:20000  win:520000  3(p)
    KhQhJhTh9h  AsKd4d3c2s  2x         win:20000  win:520000  3(p)
    2h2c2d2s3h  AsKd4d3c5s  2x         win:20000  win:420000  3(n)
    """
    check_table(limited, {"ante": 10_000}, table)
    straight_flush_at_the_limit = """
    player      dealer      decisions  bet
    KhQhJhTh9h  AsKd4d3c2s  2x         win:510000
    """
    check_table(limited, {"ante": 5_000}, straight_flush_at_the_limit)


def test_3_s_payout_limit_does_not_reach_the_progressive():
    limited = game_under("caribbean-stud", payout_limit=500_000)
    table = """
    player      dealer      decisions  bet         progressive
    AhKhQhJhTh  AsKd4d3c2s  2x         win:520000  win:90000070
    KhQhJhTh9h  AsKd4d3c2s  2x         win:520000  win:9000007
    """
    check_table(limited, {"ante": 10_000, "progressive": 100}, table, meter=90_000_000)


def test_3_t_table_has_seven_positions():
    driver = Driver(GAME)
    for seat in range(1, 8):
        driver.wager(seat, ante=500)
    assert driver.refusal(c.PlaceWagers(8, "Ada", {"ante": 500})).reason is Reason.NO_SUCH_POSITION


def test_3_v_progressive_awards_and_no_fixed_one_for_a_straight_flush():
    hands = {5: "QhQcQdQsKd", 4: "TdTcThKhKc", 3: "AhJh9h7h2h", 2: "9c8c7c6c5c", 1: "AsKs7d9s9d"}
    assert awards(hands, meter=64_650) == {5: 50_000, 4: 10_000, 3: 5_000, 2: 0, 1: 0}
    assert awards(hands, meter=10_064_650) == {5: 50_000, 4: 10_000, 3: 5_000, 2: 1_000_000, 1: 0}
    assert awards({1: "AhKhQhJhTh"}, meter=10_000_000) == {1: 10_000_070}


def test_3_x_percentage_is_paid_on_the_meter_at_the_players_turn():
    hands = {1: "9h8h7h6h5h", 4: "9c8c7c6c5c", 7: "9d8d7d6d5d"}
    assert awards(hands, meter=9_999_790) == {7: 1_000_000, 4: 900_000, 1: 810_000}


def test_3_y_royal_flushes_share_equally_the_meter_of_the_first_one_due():
    hands = {1: "AhKhQhJhTh", 2: "KcQcJcTc9c", 4: "AdKdQdJdTd", 7: "9s8s7s6s5s"}
    assert awards(hands, meter=9_999_720) == {7: 1_000_000, 4: 4_500_000, 2: 100_000, 1: 4_500_000}


def test_3_z_progressive_is_paid_although_the_dealer_does_not_qualify():
    table = """
    player      dealer      decisions  bet   progressive
    AhKhQhJhTh  8s6c4d3c2s  2x         push  win:10000070
    7h5h4h3h2h  8s6c4d3c2s  2x         push  win:5000
    """
    check_table(GAME, STAKES, table, meter=10_000_000)


def test_3_aa_fold_forfeits_the_progressive_wager():
    table = """
    player      dealer      decisions  ante  progressive  cites
    AhKhQhJhTh  8s6h4d3c2s  fold       lose  lose         3(aa)
    7h5h4h3h2h  8s6c4d3c2s  fold       lose  lose         3(aa)
    """
    check_table(GAME, STAKES, table, meter=10_000_000)


def test_3_cc_one_deck_of_52_cards_without_jokers():
    table = open_table(GAME)
    assert isinstance(table, Table)
    for deck in (DECK[1:], (*DECK, DECK[0]), (*DECK[1:], DECK[1]), (*DECK[1:], "joker"), DECK * 2):
        refusal = decide(new_round(table), c.Shuffle(deck))
        assert isinstance(refusal, Refusal)
        assert (refusal.reason, refusal.cites) == (Reason.DECK_INCOMPLETE, ("supplement-3(cc)",))
    Driver(GAME, stacked("As"))


def test_3_dd_hands_rank_from_royal_flush_to_high_card_and_suits_do_not():
    table = """
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
    hands = [hand for row in rows(table) for hand in row.values()]
    rule = GAME.definition
    values = [rule.player_hand(Deal(split_cards(hand), ())) for hand in hands]
    assert values == [rule.dealer_hand(Deal((), split_cards(hand))) for hand in hands]
    assert values[0] == values[1]
    assert values[1:] == sorted(set(values), reverse=True)
    assert [rule.ranking.category(value).value for value in values[::2]] == list(rule.rankings)
    assert {*rule.rankings.values(), rule.tie_rule} == {"supplement-3(dd)"}


def test_3_w_the_rate_is_seventy_percent_or_more_and_the_licensee_sets_initial_and_reset_amount():
    assert isinstance(elect(definition("caribbean-stud"), {"rate": "69"}), Refusal)
    terms = terms_of(game_under("caribbean-stud", reset=700_000), Parameters(initial=900_000, reset=0))
    assert terms == Parameters(initial=900_000, reset=700_000, rate="70")
