"""The meter of one round: contributions first, then awards, their remainders and their share."""

import pytest

from croupier.cards.card import DECK
from croupier.games.catalogue import KEYS
from croupier.rulebook.money import LARGEST_AMOUNT, Amount, MeterShare
from croupier.rulebook.refusal import Reason
from croupier.table.complete import GivenHand, GivenRound, settle_round
from croupier.table.meter import Meter, award, check_reading, contribution, in_play, jackpot, reset
from tests.settlement_table import game_under, split_cards

CARIBBEAN, TEXAS, PREMIUM = "caribbean-stud", "texas-hold-em-bonus", "premium-hold-em"


@pytest.mark.parametrize(
    ("key", "options", "plays"),
    [
        (CARIBBEAN, {}, True),
        (CARIBBEAN, {"progressive": "off"}, False),
        (TEXAS, {}, True),
        (TEXAS, {"progressive": "off"}, False),
        (TEXAS, {"progressive": "none"}, True),  # the required awards alone
        (PREMIUM, {}, False),
        (PREMIUM, {"bonus_spin": "progressive-5"}, True),
        (PREMIUM, {"bonus_spin": "progressive-1"}, True),
        (PREMIUM, {"bonus_spin": "fixed-5"}, False),
        ("three-card-poker", {}, False),
    ],
)
def test_a_meter_is_in_play_where_its_wager_is_offered(key, options, plays):
    assert (in_play(game_under(key, **options)) is not None) is plays


@pytest.mark.parametrize(
    ("key", "options", "staked", "added"),
    [
        (CARIBBEAN, {}, 100, 70),
        (CARIBBEAN, {}, 700, 490),
        (CARIBBEAN, {}, 0, 0),
        (CARIBBEAN, {"rate": "72.5"}, 100, 72),  # 72.5 is rounded down
        (CARIBBEAN, {"rate": "72.5"}, 200, 145),  # for the round together, not wager by wager
        (CARIBBEAN, {"rate": "211/3"}, 100, 70),
        (CARIBBEAN, {"rate": "211/3"}, 300, 211),
        (CARIBBEAN, {"rate": 100}, 100, 100),
        (CARIBBEAN, {"progressive": "off"}, 100, 0),
        (TEXAS, {}, 300, 210),
        (PREMIUM, {"bonus_spin": "progressive-5"}, 500, 35),
        (PREMIUM, {"bonus_spin": "progressive-1"}, 300, 21),
        (PREMIUM, {"bonus_spin": "fixed-5"}, 500, 0),
    ],
)
def test_contributions_are_the_percentage_of_the_wagers_in_whole_cents(key, options, staked, added):
    assert contribution(game_under(key, **options), staked) == added


ROYAL, TENTH, LESS, OUTSIDE = MeterShare(100), MeterShare(10), Amount(50_000, from_meter=True), Amount(1_000)


@pytest.mark.parametrize(
    ("pay", "line", "before", "awarded", "after"),
    [
        (TENTH, "straight flush", 5_000_000, 500_000, 4_500_000),
        (TENTH, "straight flush", 5_000_009, 500_000, 4_500_009),  # part of a cent stays on the meter
        (TENTH, "straight flush", 9, 0, 9),
        (LESS, "four-of-a-kind", 5_000_000, 50_000, 4_950_000),
        (LESS, "four-of-a-kind", 50_000, 50_000, 0),
        (LESS, "four-of-a-kind", 49_999, 50_000, 0),  # the licensee makes up the rest
        (LESS, "four-of-a-kind", 0, 50_000, 0),
        (OUTSIDE, "straight", 5_000_000, 1_000, 5_000_000),  # not deducted from the meter
        (ROYAL, "royal flush", 5_000_000, 5_000_000, 1_000_000),
        (ROYAL, "royal flush", 1, 1, 1_000_000),
    ],
)
def test_an_award_is_paid_and_leaves_on_the_meter(pay, line, before, awarded, after):
    for winners in (1, 0):  # whoever is due wins, counted beforehand or not
        cents, meter = award(game_under(CARIBBEAN), Meter(before, winners_of_top=winners), line, pay)
        assert (cents, meter.cents) == (awarded, after)


@pytest.mark.parametrize(
    ("cents", "winners", "share", "after"),
    [(1_000_000, 2, 500_000, 1_000_000), (1_000_001, 2, 500_000, 1_000_001), (1_000_001, 3, 333_333, 1_000_002)],
)
def test_the_top_award_is_shared_equally_and_the_remainder_stays_on_the_meter(cents, winners, share, after):
    game, meter = game_under(CARIBBEAN), Meter(cents, winners_of_top=winners)
    for _ in range(winners):
        paid, meter = award(game, meter, "royal flush", ROYAL)
        assert (paid, meter.cents) == (share, after)


def test_without_a_meter_an_amount_is_paid_and_a_share_is_a_mistake_of_ours():
    assert award(game_under(CARIBBEAN), None, "four-of-a-kind", LESS) == (50_000, None)
    with pytest.raises(AssertionError, match="not awarded without a meter"):
        award(game_under(CARIBBEAN), None, "straight flush", TENTH)


@pytest.mark.parametrize(
    ("key", "options", "starts_again"),
    [
        (CARIBBEAN, {}, 1_000_000),
        (CARIBBEAN, {"reset": 2_500_000}, 2_500_000),
        (TEXAS, {"reset": 1}, 1),
        (PREMIUM, {"bonus_spin": "progressive-5"}, 1_000_000),
        (PREMIUM, {"bonus_spin": "progressive-1"}, 500_000),
    ],
)
def test_the_meter_starts_again_at_its_reset(key, options, starts_again):
    game = game_under(key, **options)
    assert reset(game, in_play(game)) == starts_again
    if game.wheel:
        assert jackpot(game, Meter(7_777_777)) == (7_777_777, Meter(starts_again))


@pytest.mark.parametrize("cents", [None, 0, 1, LARGEST_AMOUNT])
def test_a_reading_is_whole_cents_from_nought(cents):
    assert check_reading(cents) is None


@pytest.mark.parametrize("cents", [-1, LARGEST_AMOUNT + 1, 10**30, True, 1.5])
def test_another_reading_is_refused(cents):
    assert check_reading(cents).reason is Reason.NOT_AN_AMOUNT


# Whole rounds -----------------------------------------------------------------------------------------

ROYALS = {"s": "AsKsQsJsTs", "h": "AhKhQhJhTh", "d": "AdKdQdJdTd"}
DEALER = "2c3d5h7c9d"


def settle(hands, **options):
    """Caribbean stud: seat, cards, whether the player stays; a dollar each on the progressive."""
    game = game_under(CARIBBEAN, **options)
    meter = 5_000_001
    given = tuple(
        GivenHand(seat, split_cards(cards), {"ante": 500, "progressive": 100}, (choice,))
        for seat, cards, choice in hands
    )
    settled = settle_round(game, GivenRound(given, split_cards(DEALER), (), meter))
    awards = [next(s.returned for s in results if s.wager == "progressive") for results in settled.results]
    return awards, settled.meter


def test_one_royal_flush_wins_the_meter_with_this_rounds_contributions():
    assert settle([(1, ROYALS["s"], "2x")]) == ([5_000_071], 1_000_000)


def test_two_royal_flushes_share_the_meter_and_its_odd_cent_stays():
    assert settle([(1, ROYALS["s"], "2x"), (2, ROYALS["h"], "2x")]) == ([2_500_070, 2_500_070], 1_000_001)


def test_a_hand_that_was_folded_shares_nothing():
    assert settle([(1, ROYALS["s"], "2x"), (2, ROYALS["h"], "fold")]) == ([5_000_141, 0], 1_000_000)


def test_awards_before_the_top_award_lessen_it_and_those_after_it_come_from_the_reset():
    straight_flush = "9s8s7s6s5s"
    # Settlement runs from the dealer's right: the higher seat comes first.
    assert settle([(1, ROYALS["h"], "2x"), (2, straight_flush, "2x")]) == ([4_500_127, 500_014], 1_000_000)
    assert settle([(2, ROYALS["h"], "2x"), (1, straight_flush, "2x")]) == ([5_000_141, 100_000], 900_000)


@pytest.mark.parametrize("key", KEYS)
def test_a_round_without_a_progressive_leaves_the_reading_alone(key):
    game = game_under(key)
    counts, main = game.definition.counts, [w for w in game.wagers.values() if not w.side and not w.by_decision]
    deck = iter(DECK)
    cards = [tuple(next(deck) for _ in range(n)) for n in (counts.player, counts.dealer, counts.community)]
    choices = tuple("check" if "check" in decision.choices else "fold" for decision in game.definition.decisions[:2])
    choices = choices[: choices.index("fold") + 1] if "fold" in choices else choices
    choices = () if "conceal" in game.definition.decisions[0].choices else choices
    choices = choices or ("fold",)
    hand = GivenHand(1, cards[0], {wager.key: 500 for wager in main}, choices)
    assert settle_round(game, GivenRound((hand,), cards[1], cards[2], 123_456)).meter == 123_456
