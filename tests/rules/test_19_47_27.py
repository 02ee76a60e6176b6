"""N.J.A.C. 19:47-27, four card poker, paragraph by paragraph."""

import pytest

from croupier.cards.card import DECK, RANK_LETTERS, SUIT
from croupier.cards.naming import hand_name
from croupier.rulebook.paytable import Deal
from croupier.rulebook.refusal import Reason
from croupier.rulebook.wager import Limits
from croupier.table import commands as c
from croupier.table import events as e
from croupier.table.round import asked
from tests.driver import Driver, stacked
from tests.settlement_table import game_under, settle_row, split_cards

KEY = "four-card-poker"
GAME = game_under(KEY)
PAIR_OF_KINGS, DEALERS_QUEENS = "KsKh9d7c2s", "QsQd9h8c4s3d"
PRINTED_REFUSAL = Reason.WAGERS_TOGETHER, ("19:47-27.6(a)2",)
# Three positions and the dealer's pair of nines: seat 1 wins, seat 4 loses, seat 6 loses to it with a paid side wager.
HANDS = {1: "KsKd7c5h3s", 4: "QhJc8d4s2c", 6: "AsAhAdTc6s"}
DEALER = "9s9h9d9cKh8h"


def hand(cards):
    """The value of a player's hand."""
    return GAME.definition.player_hand(Deal(split_cards(cards), ()))


def name(cards):
    return hand_name(GAME.definition.ranking, hand(cards))


def falling(*hands):
    """Whether each of these hands beats the next."""
    values = [hand(cards) for cards in hands]
    return all(better > worse for better, worse in zip(values, values[1:], strict=False))


def settled(player, dealer, decisions, game=GAME, **stakes):
    """Each wager of one player: its outcome and what comes back."""
    row = {"player": player, "dealer": dealer, "decisions": decisions}
    return {s.wager: (s.outcome.value, s.returned) for s in settle_row(game, stakes, row).results[0]}


def one_by_one(hands, dealer):
    """A deck that deals these hands, card by card, by the manual shoe or from the hand."""
    all_hands = [split_cards(cards) for cards in (*hands.values(), dealer)]
    return stacked(*(cards[i] for i in range(5) for cards in all_hands), all_hands[-1][5])


def three_positions(**table):
    """The round of `HANDS`: seat 4 has an ante alone, seats 1 and 6 have aces up beside it."""
    driver = Driver(KEY, one_by_one(HANDS, DEALER), **table)
    driver.wager(1, ante=500, aces_up=500)
    driver.wager(4, ante=500)
    driver.wager(6, ante=500, aces_up=500)
    return driver


def shown_and_settled(driver):
    """After the last decision, what was shown (seat) and settled (seat, wager, outcome), in order."""
    acts = []
    for event in driver.events:
        if isinstance(event, e.CardsRevealed):
            acts.append(event.seat)
        elif isinstance(event, e.WagerSettled):
            acts.append((event.settled.seat, event.settled.wager, event.settled.outcome.value))
    return acts


# 27.1  Definitions -----------------------------------------------------------------------------------


def test_27_1_aces_up_wager_wins_from_a_pair_of_aces_whatever_the_dealer_holds():
    for dealer in (DEALERS_QUEENS, "TsThTdTc4d3h"):
        assert settled("AsAh9d7c4s", dealer, "-", aces_up=500) == {"aces_up": ("win", 1000)}
        assert settled("KsKh9d7c2c", dealer, "-", aces_up=500) == {"aces_up": ("lose", 0)}


def test_27_1_ante_wager_takes_part_against_the_dealer():
    driver = Driver(KEY)
    driver.wager(1, ante=500)
    driver.wager(2, aces_up=500)
    driver.deal()
    assert [p.seat for p in asked(driver.state, driver.state.task.decision)] == [1]


def test_27_1_bad_beat_bonus_wager_wins_if_the_worse_hand_is_two_pair_or_better():
    wins, loses = {"bad_beat": ("win", 500)}, {"bad_beat": ("lose", 0)}
    for player, dealer, outcome in (
        ("3s3h2d2c5s", "KsKdQhQc7s5d", wins),
        ("KsKdQhQc7s", "3s3h2d2c5s7d", wins),
        ("AsAhKdQcTs", "3s3h2d2c5s7d", loses),
        ("3s3h2d2c5s", "AsAhKdQcTs7d", loses),
    ):
        result = settled(player, dealer, "1x", ante=500, bad_beat=100)
        assert {"bad_beat": result["bad_beat"]} == outcome
    assert "bad_beat" not in game_under(KEY, bad_beat="off").wagers


def test_27_1_hand_is_the_best_four_of_five_and_of_six():
    assert name("6s7h8d9cKs") == "straight, nine high"
    dealer = GAME.definition.dealer_hand(Deal((), split_cards("8c9hThJh2hJd")))
    assert hand_name(GAME.definition.ranking, dealer) == "flush, jack high"


def test_27_1_play_wager_is_once_to_three_times_the_ante():
    for choice, amount in (("1x", 500), ("2x", 1000), ("3x", 1500)):
        driver = Driver(KEY)
        driver.wager(1, ante=500)
        driver.play_out({1: [choice]})
        [made] = driver.of(e.DecisionMade)
        assert (made.wager, made.amount) == ("play", amount)


def test_27_1_round_of_play_ends_with_the_settlement_of_the_last_wager():
    driver = three_positions()
    driver.play_out({1: ["1x"], 4: ["fold"], 6: ["1x"]})
    assert isinstance(driver.events[-1], e.RoundClosed)
    assert isinstance(driver.events[-2], e.WagerSettled)
    assert all(position.unsettled == () for position in driver.state.positions)
    assert driver.refusal(c.Proceed()).reason is Reason.OUT_OF_ORDER


def test_27_1_stub_is_what_is_left_when_every_card_is_dealt():
    driver = Driver(KEY)
    driver.wager(1, ante=500)
    driver.wager(2, ante=500)
    driver.deal()
    assert driver.state.deck == DECK[5 + 5 + 6 :]


def test_27_1_suit_is_one_of_four():
    assert sorted(set(SUIT.values())) == ["c", "d", "h", "s"]
    flushes = {hand(f"K{suit}J{suit}8{suit}4{suit}2{other}") for suit, other in ("cd", "dh", "hs", "sc")}
    assert len(flushes) == 1


# 27.3  Rankings --------------------------------------------------------------------------------------


def test_27_3_a_cards_rank_from_the_ace_down_and_the_ace_is_low_in_a_2_3_4_alone():
    assert falling(*(f"{rank}s{rank}h{rank}d{low}c" for rank, low in zip("AKQJT9876543", "2" * 12, strict=True)))
    assert falling("2s3h4d5cTs", "As2h3d4cTs", "AsAhKdKcTs")
    assert falling("2s3s4s5sTd", "As2s3s4sTd", "AsAhAdKcTs")
    assert name("QsKhAd2c7s") == name("JhKdAc2s3d").replace("jack", "queen") == "ace high, king kicker"
    assert hand("As2h3d4cTs") == hand("Ac2d3h4sTc")


def test_27_3_b_seven_ranks_of_hand_best_first():
    assert falling(
        "2s2h2d2c9s", "4s3s2sAs9d", "2s2h2d9c7s", "6s4s3s2sTd", "4s3h2dAc9s", "3s3h2d2c9s", "2s2h9d7c5s", "AsKhQdTc8s"
    )
    assert list(GAME.definition.rankings) == [
        *("four-of-a-kind", "straight flush", "three-of-a-kind", "flush", "straight", "two pair", "pair"),
        "high card",
    ]


def test_27_3_b_1_four_of_a_kind_ranks_first_from_aces_down_to_twos():
    assert falling(*(4 * f"{rank}{{}}" .format for rank in ()))
    fours = [f"{rank}s{rank}h{rank}d{rank}c" for rank in reversed(RANK_LETTERS)]
    assert falling(*fours)
    assert hand("2s2h2d2c") > hand("AsKsQsJs9d")
    assert name("2s2h2d2cAs") == "four-of-a-kind, twos, ace kicker" or name("2s2h2d2cAs") == "four-of-a-kind, twos"
