"""Section 9 of the supplement, Bonus Spin and Premium Hold 'Em: one test a fact.

The Bonus Spin of the blackjack version is described there; what holds of it too is tested on Premium Hold 'Em.
"""

from croupier.games.bonus_spin import WHEELS
from croupier.games.catalogue import definition
from croupier.rulebook.game import elect
from croupier.rulebook.refusal import Reason, Refusal
from croupier.table import commands as c
from croupier.table import events as e
from croupier.table.complete import GivenHand, GivenRound, SettledRound, settle_round
from croupier.table.settlement import Settled
from tests.driver import Driver
from tests.settlement_table import game_under, split_cards

KEY = "premium-hold-em"
MAIN = {"ante": 1000, "xtra_bonus": 1000}
SPINNING = {**MAIN, "bonus_spin": 500}
SUITED, UNSUITED = "AhKh4h", "AsQd4c"


def spun(
    *cards: str, stops: tuple[int, ...] = (), meter: int | None = 1_000_000, **options: object
) -> tuple[list[Settled], int | None]:
    """The Bonus Spin wagers of players with these cards, and the meter afterwards."""
    hands = tuple(GivenHand(seat, split_cards(held), SPINNING, ("3x",)) for seat, held in enumerate(cards, 1))
    given = GivenRound(hands, split_cards("3c3d8s"), split_cards("Ks9d7c2s"), meter, stops)
    outcome = settle_round(game_under(KEY, **{"bonus_spin": "progressive-5", **options}), given)
    assert isinstance(outcome, SettledRound), outcome
    return [results[-1] for results in outcome.results], outcome.meter


def ante(dealer: str, player: str = "QhJc3d", **options: object) -> tuple[str, int]:
    """What the ante of a player comes to."""
    hand = GivenHand(1, split_cards(player), MAIN, ("3x",))
    given = GivenRound((hand,), split_cards(dealer), split_cards("Kh9d7c5s"))
    outcome = settle_round(game_under(KEY, **options), given)
    assert isinstance(outcome, SettledRound), outcome
    return outcome.results[0][0].outcome.value, outcome.results[0][0].returned


def dealt() -> Driver:
    driver = Driver(KEY)
    driver.wager(1, **MAIN)
    driver.deal()
    return driver


# 9.2  Bonus Spin


def test_9_2_a_the_five_dollar_wager_is_taken_before_the_deal():
    driver = Driver(game_under(KEY, bonus_spin="progressive-5"))
    driver.wager(1, **MAIN)
    assert driver.refusal(c.PlaceWagers(1, "patron 1", {**MAIN, "bonus_spin": 499})).reason is Reason.EXACT_AMOUNT
    driver.wager(2, **SPINNING)
    driver.do(c.CloseBets(1_000_000))
    assert driver.refusal(c.PlaceWagers(1, "patron 1", SPINNING)).reason is Reason.NO_MORE_BETS
    assert not driver.of(e.CardDealt)


def test_9_2_b_pays_are_for_one():
    (wager,), _ = spun(SUITED, stops=(2,))
    assert (wager.staked, wager.returned) == (500, 4000)
    (wager,), _ = spun(UNSUITED)
    assert (wager.staked, wager.returned) == (500, 0)


def test_9_2_c_the_jackpot_grows_by_seven_percent_from_ten_thousand_dollars():
    _, meter = spun(UNSUITED)
    assert meter == 1_000_000 + 35
    (won,), after = spun(SUITED, stops=(1,), meter=1_234_500)
    assert (won.returned, after) == (1_234_535, 1_000_000)


def test_9_2_e_other_bettors_are_paid_the_community_amount():
    wagers, _ = spun(SUITED, UNSUITED, "JsTc5d", stops=(9,))
    assert [wager.returned for wager in wagers] == [4000, 1500, 1500]


def test_9_2_g_twelve_positions():
    for value, wheel in WHEELS.items():
        assert len(wheel.stops) == 12, value
    refusal = elect(definition(KEY), {"wheel": [1] * 11})
    assert isinstance(refusal, Refusal)


def test_9_2_h_the_five_dollar_wheels_pay_forty_dollars_and_more():
    for value in ("progressive-5", "fixed-5"):
        pays = [stop.player for stop in WHEELS[value].stops if stop.player is not None]
        assert (min(pays), len(pays)) == (4000, 11)


def test_9_2_i_no_weights_are_assumed():
    for value in WHEELS:
        assert game_under(KEY, bonus_spin=value).elections["wheel"] is None


def test_9_2_l_the_position_is_an_order_and_no_probability():
    for value, wheel in WHEELS.items():
        assert [stop.position for stop in wheel.stops] == list(range(1, 13)), value
    for weights in ([1] * 12, [0] * 11 + [1], [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]):
        (wager,), _ = spun(SUITED, stops=(4,), wheel=weights)
        assert wager.returned == 500_000


def test_9_2_m_a_table_loads_twelve_weights():
    weights = (16_750, 9_000, 675, 5, 4_744, 75, 50, 3_000, 3_400, 100, 2_200, 1)
    for given in (list(weights), ",".join(str(weight) for weight in weights)):
        assert game_under(KEY, bonus_spin="fixed-5", wheel=given).elections["wheel"] == weights
    for wrong in ([1] * 13, [0] * 12, [-1] + [1] * 11, "equal"):
        refusal = elect(definition(KEY), {"wheel": wrong})
        assert isinstance(refusal, Refusal)
        assert (refusal.reason, refusal.cites) == (Reason.OPTION_VALUE, ("supplement-9.2(m)",))


# 9.3  Premium Hold 'Em


def test_9_3_a_ante_with_an_equal_xtra_bonus_and_three_cards():
    driver = Driver(KEY)
    assert driver.refusal(c.PlaceWagers(1, "patron", {"ante": 1000})).reason is Reason.WAGERS_TOGETHER
    assert driver.refusal(c.PlaceWagers(1, "patron", {**MAIN, "ante": 500})).reason is Reason.WAGERS_TOGETHER
    assert len(dealt().state.position(1).cards) == 3


def test_9_3_b_three_times_the_ante_before_the_community_cards_or_a_check():
    assert dealt().do(c.Decide(1, "3x"))[0].amount == 3000
    assert dealt().do(c.Decide(1, "check"))[0].amount == 0
    assert dealt().refusal(c.Decide(1, "2x")).reason is Reason.UNKNOWN_CHOICE


def test_9_3_c_four_community_cards_are_turned_up_together():
    driver = dealt()
    driver.do(c.Decide(1, "check"))
    driver.do(c.Proceed())
    assert [len(one.cards) for one in driver.of(e.CommunityCardsRevealed)] == [4]


def test_9_3_d_then_once_or_twice_the_ante_or_a_fold():
    for choice, amount in (("fold", 0), ("1x", 1000), ("2x", 2000)):
        driver = dealt()
        driver.do(c.Decide(1, "check"))
        driver.do(c.Proceed())
        assert driver.refusal(c.Decide(1, "3x")).reason is Reason.UNKNOWN_CHOICE
        assert driver.do(c.Decide(1, choice))[0].amount == amount


def test_9_3_e_the_dealer_needs_a_pair_of_threes():
    player = "KsQs3h"
    assert ante("2h2dJs", player) == ("push", 1000)
    assert ante("3s3dJs", player) == ("win", 2000)
    assert ante("4h4dJs", player) == ("win", 2000)


def test_9_3_f_the_other_reading_pushes_the_ante_of_a_dealer_who_does_not_qualify():
    for dealer in ("AhQdJs", "2h2cAd"):
        assert ante(dealer, ante_nonqualifying="push") == ("push", 1000)
        assert ante(dealer) == ("lose", 0)
    for dealer in ("3h3cAd", "4h4cAd"):
        assert ante(dealer, ante_nonqualifying="push") == ("lose", 0)
