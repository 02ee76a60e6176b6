"""N.J.A.C. 19:47-16.12, Caribbean stud poker: payout odds, progressive awards and payout limit, one test a paragraph.

Each ante is $5.00 and the bet therefore $10.00; the progressive wager is $1.00 and adds 70 cents to the meter.
"""

import pytest

from croupier.games.catalogue import definition
from croupier.rulebook.game import elect
from croupier.rulebook.refusal import Refusal
from croupier.table.complete import GivenHand, GivenRound, SettledRound, settle_round
from tests.settlement_table import check_table, game_under, split_cards

GAME = game_under("caribbean-stud")
STAKES = {"ante": 500, "progressive": 100}


def awards(hands: dict[int, str], meter: int) -> tuple[dict[int, int], int | None]:
    """What each seat's progressive wager is awarded, and the meter afterwards."""
    given = tuple(GivenHand(seat, split_cards(cards), STAKES, ("2x",)) for seat, cards in hands.items())
    settled = settle_round(GAME, GivenRound(given, split_cards("8s6h4d3c2s"), meter=meter))
    assert isinstance(settled, SettledRound), settled
    return {results[0].seat: results[-1].returned for results in settled.results}, settled.meter


def test_16_12_a_payouts_are_shown_with_to_or_win_and_never_with_for():
    shown = {str(pay) for wager in GAME.wagers for pay in GAME.pays(wager)}
    assert {"100 to 1", "1 to 1", "win 100 percent of the meter", "win $500 (from the meter)"} <= shown
    assert all(" to " in payout or payout.startswith("win ") for payout in shown)
    on_the_layout = [inscription.says for inscription in GAME.definition.layout.inscriptions]
    assert not [says for says in (*shown, *on_the_layout) if " for " in says]


def test_16_12_b_winning_ante_pays_1_to_1_also_when_the_dealer_does_not_qualify():
    table = """
    player      dealer      decisions  ante      bet
    AhKhQhJhTh  AsKd4d3c2s  2x         win:1000  win:101000
    7h5c4h3h2h  AsQdJhTc9s  2x         win:1000  push
    """
    check_table(GAME, {"ante": 500}, table)


def test_16_12_c_winning_bet_pays_from_100_to_1_down_to_even_money():
    table = """
    player      dealer      decisions  bet
    AhKhQhJhTh  AsKd4d3c2s  2x         win:101000
    KhQhJhTh9h  AsKd4d3c2s  2x         win:51000
    QhQcQdQsKh  AsKd4d3c2s  2x         win:21000
    QhQcQdKhKc  AsKd4d3c2s  2x         win:8000
    AhKhQhJh9h  AsKd4d3c2s  2x         win:6000
    AhKcQhJcTh  AsKd4d3c2s  2x         win:5000
    QhQcQdKhJc  AsKd4d3c2s  2x         win:4000
    AhAcKhKcQh  AsKd4d3c2s  2x         win:3000
    AhAcKhQcJh  AsKd4d3c2s  2x         win:2000
    AhKcQhJc9h  AsKd4d3c2s  2x         win:2000
    """
    check_table(GAME, {"ante": 500}, table)


def test_16_12_d_a_limit_of_5000_dollars_holds_the_bet_and_not_the_progressive():
    royal = """
    player      dealer      decisions  bet         progressive
    AhKhQhJhTh  AsKd4d3c2s  2x         {}          win:90000070
    """
    limited = game_under("caribbean-stud", payout_limit=500_000)
    check_table(limited, {"ante": 2_500, "progressive": 100}, royal.format("win:505000"), meter=90_000_000)
    check_table(limited, {"ante": 2_600, "progressive": 100}, royal.format("win:505200"), meter=90_000_000)
    check_table(GAME, {"ante": 2_600, "progressive": 100}, royal.format("win:525200"), meter=90_000_000)


def test_16_12_e_progressive_awards_from_the_whole_jackpot_to_50_dollars():
    table = """
    player      dealer      decisions  progressive   cites
    AhKhQhJhTh  AsKd4d3c2s  2x         win:10000000  16.12(e)
    KhQhJhTh9h  AsKd4d3c2s  2x         win:1000000   16.12(e)
    QhQcQdQsKh  AsKd4d3c2s  2x         win:50000     16.12(e)
    QhQcQdKhKc  AsKd4d3c2s  2x         win:10000     16.12(e)
    AhKhQhJh9h  AsKd4d3c2s  2x         win:5000      16.12(e)
    AhKcQhJcTh  AsKd4d3c2s  2x         lose          16.12(e)
    """
    check_table(GAME, STAKES, table, meter=9_999_930)


def test_16_12_g_percentages_are_reckoned_in_turn_and_royal_flushes_share_equally():
    in_turn = {6: "KhQhJhTh9h", 2: "KcQcJcTc9c"}
    assert awards(in_turn, meter=9_999_860) == ({6: 1_000_000, 2: 900_000}, 8_100_000)
    shared = {6: "AhKhQhJhTh", 4: "9d8d7d6d5d", 2: "AcKcQcJcTc"}
    assert awards(shared, meter=9_999_790) == ({6: 5_000_000, 4: 100_000, 2: 5_000_000}, 900_000)


@pytest.mark.parametrize(("rate", "allowed"), [("69.9", False), ("70", True), ("211/3", True), ("100", True)])
def test_16_12_f_seventy_percent_or_more_goes_to_the_meter(rate, allowed):
    outcome = elect(definition("caribbean-stud"), {"rate": rate})
    assert isinstance(outcome, Refusal) is not allowed
