"""Bonus Spin, 13:69F-40.11(e): what the wheels pay, to whom, and what becomes of the meter."""

from collections.abc import Mapping

import pytest

from croupier.games.bonus_spin import CONTRIBUTION, SEEDS, STAKES, WHEEL_INSCRIPTIONS, WHEELS
from croupier.rulebook.game import Game
from croupier.rulebook.refusal import Reason, Refusal
from croupier.table.complete import GivenHand, GivenRound, SettledRound, settle_round
from croupier.table.stakes import NO_LIMITS, check_stakes
from tests.settlement_table import game_under, rows, split_cards

KEY = "premium-hold-em"
PRIZE = 2_500_000
GAMES = {value: game_under(KEY, bonus_spin=value, fixed_prize=PRIZE) for value in STAKES}
COMMUNITY, DEALER = split_cards("Kh9d7c2s"), split_cards("3c3d8s")
SPINNERS = {1: "AhJh4h", 3: "AcJc4c", 5: "AdJd4d"}  # three of one suit
OTHERS = {2: "AsJs5h", 4: "QsQc5d", 6: "TsTc6d"}

# Dollars to the spinner, and after a stroke what every other bettor gets.
PAYS = """
    position  progressive-5  fixed-5  progressive-1  fixed-1
    1         meter          prize    meter          prize
    2         40             50       5              5
    3         100/50         100/50   100/25         100/25
    4         5000           10000    1000           1000
    5         50             60       10             10
    6         250/100        250/100  25/3           20/3
    7         2500           5000     500            500
    8         60             65       40             15
    9         40/15          40/15    75/15          50/10
    10        1000           1000     15             200
    11        100            100      50             75
    12        500            500      60             25
"""


def spin(game: Game, seats: tuple[int, ...], wheel: tuple[int, ...], meter: int | None = None) -> SettledRound:
    """Settle a round of these seats, all with the Bonus Spin wager, that the wheel stopped in so."""
    settled = settle_round(game, bonus_round(game, seats, wheel, meter))
    assert isinstance(settled, SettledRound), settled
    return settled


def bonus_round(game: Game, seats: tuple[int, ...], wheel: tuple[int, ...], meter: int | None = None) -> GivenRound:
    stakes = {"ante": 1000, "xtra_bonus": 1000, "bonus_spin": STAKES[str(game.elections["bonus_spin"])]}
    cards = {**SPINNERS, **OTHERS}
    hands = tuple(GivenHand(seat, split_cards(cards[seat]), stakes, ("3x",)) for seat in seats)
    return GivenRound(hands, DEALER, COMMUNITY, meter, wheel)


def paid(settled: SettledRound) -> list[int]:
    """What the Bonus Spin wager of each seat came to."""
    return [one.returned for results in settled.results for one in results if one.wager == "bonus_spin"]


def cents(cell: str, meter: int) -> Mapping[str, int]:
    player, _, community = cell.partition("/")
    named = {"meter": meter, "prize": PRIZE}
    return {"player": named.get(player) or int(player) * 100, "community": int(community or 0) * 100}


@pytest.mark.parametrize("value", STAKES)
def test_every_position_of_every_wheel(value):
    grown = 1_000_000 + 3 * STAKES[value] * 7 // 100
    for row in rows(PAYS):
        settled = spin(GAMES[value], (1, 2, 4), (int(row["position"]),), 1_000_000)
        expected = cents(row[value], grown)
        assert paid(settled) == [expected["player"], expected["community"], expected["community"]], row


def test_the_stake_never_comes_back_and_each_wager_cites_its_table():
    settled = spin(GAMES["fixed-5"], (1, 2), (12,))
    results = {one.seat: one for results in settled.results for one in results if one.wager == "bonus_spin"}
    assert (results[1].staked, results[1].outcome.value, results[1].returned) == (500, "win", 50_000)
    assert (results[2].staked, results[2].outcome.value, results[2].returned) == (500, "lose", 0)
    assert {one.cites for one in results.values()} == {("13:69F-40.11(e)",)}


def test_a_community_pay_goes_only_to_holders_of_the_wager_and_not_to_the_spinner_again():
    game = GAMES["fixed-5"]
    without = GivenHand(6, split_cards(OTHERS[6]), {"ante": 1000, "xtra_bonus": 1000}, ("3x",))
    given = bonus_round(game, (1, 2, 4), (6,))
    settled = settle_round(game, given._replace(hands=(*given.hands, without)))
    assert isinstance(settled, SettledRound)
    assert paid(settled) == [25_000, 10_000, 10_000]
    assert [one.wager for one in settled.results[3]] == ["ante", "xtra_bonus", "play"]


def test_each_of_several_spins_pays_every_other_holder():
    game = GAMES["progressive-5"]
    # the seats spin in order: 1 stops at 3 (100, others 50), 3 at 6 (250, others 100), 5 at 9 (40, others 15)
    assert paid(spin(game, (1, 2, 3, 4, 5), (3, 6, 9), 1_000_000)) == [21_500, 16_500, 31_500, 16_500, 19_000]
    assert paid(spin(game, (5, 4, 3, 2, 1), (3, 6, 9), 1_000_000)) == [19_000, 16_500, 31_500, 16_500, 21_500]


def test_the_meter_takes_seven_percent_and_starts_again_from_its_seed():
    five, one = GAMES["progressive-5"], GAMES["progressive-1"]
    # two wagers: 7 percent of $10.00 are 70 cents, 7 percent of $2.00 are 14 cents
    assert spin(five, (2, 4), (), 1_000_000).meter == 1_000_070
    assert spin(one, (2, 4), (), 500_000).meter == 500_014
    for game, meter, share, seed in ((five, 1_234_567, 70, 1_000_000), (one, 765_432, 14, 500_000)):
        won = spin(game, (1, 2), (1,), meter)
        assert (paid(won), won.meter) == ([meter + share, 0], seed)


def test_a_second_jackpot_in_one_round_wins_the_seed():
    won = spin(GAMES["progressive-5"], (1, 3), (1, 1), 2_000_000)
    assert (paid(won), won.meter) == ([2_000_070, 1_000_000], 1_000_000)


def test_other_stops_leave_the_meter_alone():
    assert spin(GAMES["progressive-5"], (1, 3), (4, 7), 2_000_000).meter == 2_000_070


def test_a_fixed_prize_takes_nothing_from_a_meter():
    won = spin(GAMES["fixed-1"], (1, 3), (1, 1))
    assert (paid(won), won.meter) == ([PRIZE, PRIZE], None)


def test_a_top_prize_whose_amount_nobody_stated_is_refused():
    unstated = game_under(KEY, bonus_spin="fixed-5")
    for game in (unstated, GAMES["progressive-5"]):
        refusal = settle_round(game, bonus_round(game, (1, 2), (1,)))
        assert isinstance(refusal, Refusal)
        assert (refusal.reason, refusal.cites) == (Reason.METER_MISSING, ("13:69F-40.11(e)",))
        assert paid(spin(game, (1, 2), (12,))) == [50_000, 0]


@pytest.mark.parametrize("wheel", [(), (1, 1), (0,), (13,)])
def test_stops_that_cannot_have_been_are_refused(wheel):
    refusal = settle_round(GAMES["fixed-5"], bonus_round(GAMES["fixed-5"], (1, 2), wheel))
    assert isinstance(refusal, Refusal)
    assert (refusal.reason, refusal.cites) == (Reason.WRONG_SPIN, ("13:69F-40.11(e)",))


@pytest.mark.parametrize("value", STAKES)
def test_the_wager_has_one_amount(value):
    stake = {"progressive-5": 500, "fixed-5": 500, "progressive-1": 100, "fixed-1": 100}[value]
    for amount, reason in ((stake - 1, Reason.EXACT_AMOUNT), (stake, None), (stake + 1, Reason.EXACT_AMOUNT)):
        wagers = {"ante": 1000, "xtra_bonus": 1000, "bonus_spin": amount}
        refusal = check_stakes(GAMES[value], wagers, NO_LIMITS)
        assert (refusal.reason if refusal else None) is reason, amount


def test_the_figures_under_the_tables():
    assert SEEDS == {"progressive-5": 1_000_000, "progressive-1": 500_000}
    assert CONTRIBUTION == 7
    assert {value: wheel.progressive for value, wheel in WHEELS.items()} == {
        "progressive-5": True,
        "fixed-5": False,
        "progressive-1": True,
        "fixed-1": False,
    }


def test_the_inscriptions_state_amounts_to_win():
    one = {inscription.offered.values[0]: inscription.says for inscription in WHEEL_INSCRIPTIONS}["progressive-1"]
    assert one == (
        "Bonus Spin 1: win the jackpot; 2: win $5; 3: win $100, every other bettor $25; 4: win $1,000; 5: win $10; "
        "6: win $25, every other bettor $3; 7: win $500; 8: win $40; 9: win $75, every other bettor $15; 10: win $15; "
        "11: win $50; 12: win $60"
    )
    assert [inscription.offered.values for inscription in WHEEL_INSCRIPTIONS] == [(value,) for value in STAKES]
    assert "1: win the fixed prize; 2: win $50;" in WHEEL_INSCRIPTIONS[1].says
