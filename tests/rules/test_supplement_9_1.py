"""Section 9.1 of the supplement, the aggregate payout limit of Hold 'em 3 bonus: one test for each fact that is met.

The limit is elected as the option `aggregate_limit`, in cents; the hands win 100 to 1 on the 3 card bonus.
"""

import pytest

from croupier.rulebook.game import Game
from croupier.table.complete import GivenHand, GivenRound, SettledRound, settle_round
from tests.settlement_table import game_under, split_cards

KEY = "hold-em-3-bonus"
DOLLARS_50_000 = 5_000_000
ROYAL = ("AhKhQh", "4c5d7s", "JhTh2d3c")
SEVEN_CARD_ROYAL = ("AhKhQh", "4c5d7s", "JhTh9h8h")


def limited(limit: int | None = DOLLARS_50_000, **options: str) -> Game:
    return game_under(KEY, aggregate_limit=limit, **options)


def won(game: Game, cards: tuple[str, str, str], blind: int, **side: int) -> dict[str, int]:
    """What each wager wins beside its stake."""
    hand = GivenHand(1, split_cards(cards[0]), {"blind_bonus": blind, "flop": blind, **side}, ("1x",))
    settled = settle_round(game, GivenRound((hand,), split_cards(cards[1]), split_cards(cards[2])))
    assert isinstance(settled, SettledRound), settled
    return {one.wager: one.returned - one.staked for one in settled.results[0]}


def both(game: Game, cards: tuple[str, str, str], blind: int, three_card: int) -> int:
    """What the two wagers under the limit win together."""
    result = won(game, cards, blind, three_card_bonus=three_card)
    return result["blind_bonus"] + result["three_card_bonus"]


def test_9_1_a_the_limit_is_50000_dollars_or_the_greater_figure_that_the_licensee_states():
    assert both(limited(), ROYAL, 4_000, 11_000) == DOLLARS_50_000
    assert both(limited(6_000_000), ROYAL, 4_000, 11_000) == 5_100_000
    assert both(limited(6_000_000), ROYAL, 4_000, 21_000) == 6_000_000


def test_9_1_a_the_limit_is_each_players_own():
    stakes = {"blind_bonus": 500, "flop": 500, "three_card_bonus": 60_000}
    hands = [GivenHand(seat, split_cards(cards), stakes, ("1x",)) for seat, cards in ((1, "AhKhQh"), (2, "AsKsQs"))]
    settled = settle_round(limited(), GivenRound(tuple(hands), split_cards("4c5d7s"), split_cards("Jc9h2d3c")))
    assert isinstance(settled, SettledRound), settled
    three_card = [one for results in settled.results for one in results if one.wager == "three_card_bonus"]
    assert [one.returned - one.staked for one in three_card] == [DOLLARS_50_000] * 2


@pytest.mark.parametrize(("three_card", "together"), [(9_999, 4_999_900), (10_000, 5_000_000), (10_001, 5_000_000)])
def test_9_1_b_50000_dollars_just_below_exactly_and_just_above(three_card, together):
    assert both(limited(), ROYAL, 4_000, three_card) == together


def test_9_1_d_the_limit_is_elective_and_leaves_flop_turn_river_and_6_card_bonus_outside():
    assert both(game_under(KEY), ROYAL, 100_000, 100_000) == 110_000_000
    six_card_royal = ("AhKhQh", "JhTh9h", "2c3d4s6c")
    result = won(limited(), six_card_royal, 6_000_000, three_card_bonus=60_000, six_card_bonus=500)
    assert result == {
        "blind_bonus": 0,
        "flop": 6_000_000,
        "turn_river": 6_000_000,
        "three_card_bonus": DOLLARS_50_000,
        "six_card_bonus": 10_000_000,
    }


def test_9_1_e_the_limit_comes_after_the_choice_of_the_highest_award():
    # At $30.00 the odds of 1,000 to 1 beat the fixed $25,000, with and without a limit between the two.
    assert won(limited(None), SEVEN_CARD_ROYAL, 3_000)["blind_bonus"] == 3_000_000
    assert won(limited(2_800_000), SEVEN_CARD_ROYAL, 3_000)["blind_bonus"] == 2_800_000
    assert won(limited(2_400_000), SEVEN_CARD_ROYAL, 3_000)["blind_bonus"] == 2_400_000


def test_9_1_f_only_what_exceeds_the_limit_is_cut_from_the_aggregate():
    # A fixed $25,000 beside $24,999, $25,000 and $25,001 on the 3 card bonus.
    for three_card, blind_wins in ((24_999, 2_500_000), (25_000, 2_500_000), (25_001, 2_499_900)):
        result = won(limited(blind_1x="C"), SEVEN_CARD_ROYAL, 500, three_card_bonus=three_card)
        assert (result["three_card_bonus"], result["blind_bonus"]) == (100 * three_card, blind_wins)
    assert won(limited(blind_1x="C"), SEVEN_CARD_ROYAL, 500)["blind_bonus"] == 2_500_000
