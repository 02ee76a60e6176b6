"""Caribbean stud poker from the outside: every cell of its settlement, and its progressive award by award.

The ante is $5.00 and the bet therefore $10.00 unless a row's heading says otherwise. The progressive wager is $1.00,
never comes back, and adds 70 cents to the meter unless the licensee elects a higher rate.
"""

import pytest

from croupier.rulebook.game import elect
from croupier.rulebook.irregularity import Mishap, Remedy
from croupier.rulebook.refusal import Reason, Refusal
from croupier.table import commands as c
from croupier.table import events as e
from croupier.table.complete import GivenHand, GivenRound, SettledRound, settle_round
from croupier.table.permitted import permitted
from croupier.table.table import open_table
from tests.driver import Driver, stacked
from tests.settlement_table import check_table, game_under, rows, split_cards

GAME = game_under("caribbean-stud")
STAKES = {"ante": 500, "progressive": 100}
NONE = "8s6h4d3c2s"  # a hand that wins nothing anywhere; dealt to the dealer, it does not qualify


# What becomes of ante and bet ------------------------------------------------------------------------


def test_dealer_at_the_threshold_of_qualifying():
    table = """
    player      dealer      decisions  ante      bet       cites
    # the best hand below ace-king high: ace-queen-jack-ten-nine
    KcKdQh7s6s  AsQdJhTc9s  2x         win:1000  push      3(j)
    # ace-king high at its least: exactly the bound
    KcKdQh7s6s  AsKh4d3c2s  2x         win:1000  win:2000  3(m)
    # one card above it
    KcKdQh7s6s  AsKh5d3c2s  2x         win:1000  win:2000  3(m)
    # ace-king high at its best
    KcKdQh7s6s  AsKhQdJc9s  2x         win:1000  win:2000  3(m)
    # the least pair
    KcKdQh7s6s  2s2h3d4c5s  2x         win:1000  win:2000  3(m)
    # king high, and the least hand there is
    KcKdQh8s6s  KsQdJhTc8c  2x         win:1000  push      3(j)
    KcKdQh8s6s  7s5h4d3c2s  2x         win:1000  push      3(j)
    """
    check_table(GAME, {"ante": 500}, table)


def test_dealer_does_not_qualify_whatever_the_player_holds():
    table = """
    player      dealer      decisions  ante      bet   cites
    # higher, equal, lower
    KhQdJc9h8h  KsQcJd9s7s  2x         win:1000  push  3(j)
    KhQdJc9h8h  KsQcJd9s8s  2x         win:1000  push  3(j)
    KhQdJc9h7h  KsQcJd9s8s  2x         win:1000  push  3(j)
    7h5d4c3h2h  AsQdJhTc9s  2x         win:1000  push  3(j)
    # the best hand wins no more
    AhKhQhJhTh  AsQdJcTc9s  2x         win:1000  push  3(j)
    """
    check_table(GAME, {"ante": 500}, table)


def test_dealer_qualifies_and_the_hands_are_compared():
    table = """
    player      dealer      decisions  ante      bet       cites
    # one card decides: the last kicker, above, equal, below
    AhKcQcJc8h  AsKdQhJd7s  2x         win:1000  win:2000  3(m)
    AhKcQcJc7h  AsKdQhJd7s  2x         push      push      3(l)
    AhKcQcJc6h  AsKdQhJd7s  2x         lose      lose      3(k)
    # a pair: its rank before its kickers
    9h9c2h3c4h  8s8dAsKdQh  2x         win:1000  win:2000  3(m)
    8h8cAhKcQc  8s8dAsKdQh  2x         push      push      3(l)
    8h8cAhKcJc  8s8dAsKdQh  2x         lose      lose      3(k)
    # two pair: the higher pair, the lower pair, the kicker
    AhAc3h3c2h  KsKdQsQdJs  2x         win:1000  win:3000  3(m)
    KhKcQhQcTh  KsKdQsQdJs  2x         lose      lose      3(k)
    KhKcQhQcJh  KsKdQsQdJs  2x         push      push      3(l)
    KhKcJhJcAh  KsKdQsQdTs  2x         lose      lose      3(k)
    # straights: ace to five is the least of them
    6h5c4h3c2h  As5d4s3d2s  2x         win:1000  win:5000  3(m)
    Ah5c4h3c2h  As5d4s3d2c  2x         push      push      3(l)
    Ah5c4h3c2h  6s5d4s3d2s  2x         lose      lose      3(k)
    AhKcQhJcTh  KsQdJsTd9s  2x         win:1000  win:5000  3(m)
    # no straight goes round the ace: two-three-four with ace and king is high card
    AhKc4h3c2h  5s5d6s7d8s  2x         lose      lose      3(k)
    # flushes: suits do not rank
    AhQh9h7h3h  AsQs9s7s2s  2x         win:1000  win:6000  3(m)
    AhQh9h7h2h  AsQs9s7s2s  2x         push      push      3(l)
    AcQc9c7c2c  AsQs9s7s3s  2x         lose      lose      3(k)
    # straight flushes, and two royal flushes
    5h4h3h2hAh  As2s3s4s5s  2x         push      push      3(l)
    5h4h3h2hAh  6s2s3s4s5s  2x         lose      lose      3(k)
    AhKhQhJhTh  KsQsJsTs9s  2x         win:1000  win:101000  3(m)
    AhKhQhJhTh  AsKsQsJsTs  2x         push      push      3(l)
    KhQhJhTh9h  AsKsQsJsTs  2x         lose      lose      3(k)
    """
    check_table(GAME, {"ante": 500}, table)


def test_each_kind_of_hand_beats_the_kind_below_it():
    table = """
    player      dealer      decisions  ante  bet   cites
    # the player's best of one kind against the dealer's least of the next
    KhQhJhTh9h  AsKsQsJsTs  2x         lose  lose  3(k)
    AhAcAdAsKh  5s4s3s2s6s  2x         lose  lose  3(k)
    AhAcAdKhKc  2s2h2c2d3s  2x         lose  lose  3(k)
    AhKhQhJh9h  2s2d2c3s3d  2x         lose  lose  3(k)
    AhKcQhJcTh  7s5s4s3s2s  2x         lose  lose  3(k)
    AhAcAdKhQc  5s4d3s2dAs  2x         lose  lose  3(k)
    AhAcKhKcQh  2s2d2c4s3d  2x         lose  lose  3(k)
    AhAcKhQcJh  3s3d2s2d4s  2x         lose  lose  3(k)
    AhKcQhJc9h  2s2d3s4d5s  2x         lose  lose  3(k)
    """
    check_table(GAME, {"ante": 500}, table)


def test_every_line_of_the_bet_at_its_best_and_its_least():
    table = """
    player      dealer      decisions  ante      bet         cites
    AhKhQhJhTh  AsKd4d3c2s  2x         win:1000  win:101000  3(m),3(n)
    # straight flush 50 to 1: just below the royal one, and from ace to five
    KhQhJhTh9h  AsKd4d3c2s  2x         win:1000  win:51000   3(m),3(n)
    5h4h3h2hAh  AsKd4d3c2s  2x         win:1000  win:51000   3(m),3(n)
    # four of a kind 20 to 1
    QhQcQdQsKh  AsKd4d3c2s  2x         win:1000  win:21000   3(m),3(n)
    2h2c2d2s3h  AsKd4d3c5s  2x         win:1000  win:21000   3(m),3(n)
    # full house 7 to 1
    QhQcQdKhKc  AsKd4d3c2s  2x         win:1000  win:8000    3(m),3(n)
    2h2c2d3h3d  AsKd4d3c5s  2x         win:1000  win:8000    3(m),3(n)
    # flush 5 to 1
    AhKhQhJh9h  AsKd4d3c2s  2x         win:1000  win:6000    3(m),3(n)
    7h5h4h3h2h  AsKd4d3c2s  2x         win:1000  win:6000    3(m),3(n)
    # straight 4 to 1
    AhKcQhJcTh  AsKd4d3c2s  2x         win:1000  win:5000    3(m),3(n)
    5h4h3h2hAc  AsKd4d3c2s  2x         win:1000  win:5000    3(m),3(n)
    # three of a kind 3 to 1
    QhQcQdKhJc  AsKd4d3c2s  2x         win:1000  win:4000    3(m),3(n)
    2h2c2d4h3h  AsKd4d3c5s  2x         win:1000  win:4000    3(m),3(n)
    # two pair 2 to 1
    AhAcKhKcQh  AsKd4d3c2s  2x         win:1000  win:3000    3(m),3(n)
    3h3d2h2d4h  AsKd4d3c2s  2x         win:1000  win:3000    3(m),3(n)
    # one pair, and no pair, 1 to 1
    AhAcKhQcJh  AsKd4d3c2s  2x         win:1000  win:2000    3(m),3(n)
    2h2c3h4h5h  AsKd4d3c2s  2x         win:1000  win:2000    3(m),3(n)
    AhKcQhJc9h  AsKd4d3c2s  2x         win:1000  win:2000    3(m),3(n)
    AhKc5h3h2h  AsKd4d3c2s  2x         win:1000  win:2000    3(m),3(n)
    """
    check_table(GAME, {"ante": 500}, table)


def test_a_fold_loses_the_ante_and_the_progressive_wager_with_it():
    table = """
    player      dealer      decisions  ante  bet  progressive  cites
    8h6h4c3h2h  AsKd4d3c2s  fold       lose  -    -            3(f)
    8h6h4c3h2h  AsKd4d3c2s  fold       lose  -    lose         3(f),3(aa)
    # also the best hand, and also when the dealer would not have qualified
    AhKhQhJhTh  AsKd4d3c2s  fold       lose  -    lose         3(f),3(aa)
    AhKhQhJhTh  AsQd4d3c2s  fold       lose  -    lose         3(f),3(aa)
    """
    check_table(GAME, STAKES, table, meter=1_000_000)


# The payout limit of 16.12(d) ------------------------------------------------------------------------

ROYAL_AGAINST_ACE_KING = """
    player      dealer      decisions  ante  bet  cites
    AhKhQhJhTh  AsKd4d3c2s  2x         {}    {}   {}
"""


@pytest.mark.parametrize(
    ("ante", "won_ante", "won_bet", "cites"),
    [
        (2_499, "win:4998", "win:504798", "3(n)"),  # just below: 100 times $49.98 is $4,998 and paid in full
        (2_500, "win:5000", "win:505000", "3(n)"),  # exactly $5,000
        (2_501, "win:5002", "win:505002", "3(p)"),  # just above: the bet of $50.02 comes back with $5,000
        (10_000, "win:20000", "win:520000", "3(p)"),
    ],
)
def test_payout_limit_of_5000_dollars(ante: int, won_ante: str, won_bet: str, cites: str):
    game = game_under("caribbean-stud", payout_limit=500_000)
    check_table(game, {"ante": ante}, ROYAL_AGAINST_ACE_KING.format(won_ante, won_bet, cites))


def test_payout_limit_covers_every_line_of_the_bet_and_neither_ante_nor_progressive():
    game = game_under("caribbean-stud", payout_limit=500_000)
    table = """
    player      dealer      decisions  ante         bet          progressive   cites
    # an ante of $6,000 and a bet of $12,000: one pair would win $12,000
    AhAcKhQcJh  AsKd4d3c2s  2x         win:1200000  win:1700000  lose          3(p)
    # what is returned or collected knows no limit
    AhAcKhQcJh  AsQd4d3c2s  2x         win:1200000  push         lose          3(j)
    AhKc4h3h2h  AsKd4d3c2d  2x         push         push         lose          3(l)
    AhQc4h3h2h  AsKd4d3c2s  2x         lose         lose         lose          3(k)
    # 10 percent of the meter and the whole of it are above the limit and paid in full
    KhQhJhTh9h  AsKd4d3c2s  2x         win:1200000  win:1700000  win:1000007   16.12(e)
    AhKhQhJhTh  AsKd4d3c2s  2x         win:1200000  win:1700000  win:10000070  16.12(e)
    """
    check_table(game, {"ante": 600_000, "progressive": 100}, table, meter=10_000_000)


def test_without_a_payout_limit_the_bet_is_paid_in_full():
    table = ROYAL_AGAINST_ACE_KING.format("win:20000", "win:2020000", "3(n)")
    check_table(game_under("caribbean-stud", payout_limit=None), {"ante": 10_000}, table)
    check_table(GAME, {"ante": 10_000}, table)


# The progressive: 16.12(e) to (g) --------------------------------------------------------------------


def test_every_award_whatever_becomes_of_the_other_wagers():
    table = """
    player      dealer      decisions  ante      bet         progressive   cites
    # $100,000 on the meter and 70 cents of this round
    AhKhQhJhTh  AsKd4d3c2s  2x         win:1000  win:101000  win:10000070  16.12(e)
    # 10 percent is $10,000.07: just below the royal flush, and the least straight flush
    KhQhJhTh9h  AsKd4d3c2s  2x         win:1000  win:51000   win:1000007   16.12(e)
    5h4h3h2hAh  AsKd4d3c2s  2x         win:1000  win:51000   win:1000007   16.12(e)
    # the best and the least hand of each fixed award
    QhQcQdQsKh  AsKd4d3c2s  2x         win:1000  win:21000   win:50000     16.12(e)
    2h2c2d2s3h  AsKd4d3c5s  2x         win:1000  win:21000   win:50000     16.12(e)
    QhQcQdKhKc  AsKd4d3c2s  2x         win:1000  win:8000    win:10000     16.12(e)
    2h2c2d3h3d  AsKd4d3c5s  2x         win:1000  win:8000    win:10000     16.12(e)
    AhKhQhJh9h  AsKd4d3c2s  2x         win:1000  win:6000    win:5000      16.12(e)
    7h5h4h3h2h  AsKd4d3c2s  2x         win:1000  win:6000    win:5000      16.12(e)
    # just below a flush: the best straight, and everything under it
    AhKcQhJcTh  AsKd4d3c2s  2x         win:1000  win:5000    lose          16.12(e)
    QhQcQdKhJc  AsKd4d3c2s  2x         win:1000  win:4000    lose          16.12(e)
    AhAcKhKcQh  AsKd4d3c2s  2x         win:1000  win:3000    lose          16.12(e)
    AhAcKhQcJh  AsKd4d3c2s  2x         win:1000  win:2000    lose          16.12(e)
    AhKcQhJc9h  AsKd4d3c2s  2x         win:1000  win:2000    lose          16.12(e)
    # the dealer does not qualify
    AhKhQhJhTh  AsQd4d3c2s  2x         win:1000  push        win:10000070  16.12(e)
    KhQhJhTh9h  AsQd4d3c2s  2x         win:1000  push        win:1000007   16.12(e)
    2h2c2d2s3h  AsQd4d3c5s  2x         win:1000  push        win:50000     16.12(e)
    2h2c2d3h3d  AsQd4d3c5s  2x         win:1000  push        win:10000     16.12(e)
    7h5h4h3h2h  AsQd4d3c2s  2x         win:1000  push        win:5000      16.12(e)
    8h6h4h3h2c  AsQd4d3c2s  2x         win:1000  push        lose          16.12(e)
    # the hands are equal
    AhKhQhJhTh  AsKsQsJsTs  2x         push      push        win:10000070  16.12(e)
    5h4h3h2hAh  As2s3s4s5s  2x         push      push        win:1000007   16.12(e)
    AhQh9h7h2h  AsQs9s7s2s  2x         push      push        win:5000      16.12(e)
    Ah5c4h3c2h  As5d4s3d2c  2x         push      push        lose          16.12(e)
    # the dealer's hand is higher
    KhQhJhTh9h  AsKsQsJsTs  2x         lose      lose        win:1000007   16.12(e)
    2h2c2d2s3h  9s9h9c9d4s  2x         lose      lose        win:50000     16.12(e)
    2h2c2d3h3c  9s9h9c4d4s  2x         lose      lose        win:10000     16.12(e)
    7h5h4h3h2h  9s5s4s3s2s  2x         lose      lose        win:5000      16.12(e)
    8h6h4h3h2c  AsKd4d3c2s  2x         lose      lose        lose          16.12(e)
    # not made
    AhKhQhJhTh  AsKd4d3c2s  2x         win:1000  win:101000  -             3(n)
    """
    check_table(GAME, STAKES, table, meter=10_000_000)


def _given_hand(row: dict[str, str]) -> GivenHand:
    wagers = {"ante": 500} if row["award"] == "-" else STAKES
    return GivenHand(int(row["seat"]), split_cards(row["player"]), wagers, (row["decisions"],))


def settled(table: str, meter: int | None, dealer: str = NONE, **options: object) -> SettledRound:
    """Settle the hands of a table, each with an ante of $5.00, and those not marked `-` with the progressive wager."""
    hands = tuple(_given_hand(row) for row in rows(table))
    split_cards("".join([*(row["player"] for row in rows(table)), dealer]))  # no card is dealt twice
    game = game_under("caribbean-stud", **options)
    outcome = settle_round(game, GivenRound(hands, split_cards(dealer), meter=meter))
    assert isinstance(outcome, SettledRound), outcome
    return outcome


def check_awards(table: str, meter: int, leaves: int, **options: object) -> None:
    """Compare each seat's award in cents with its column, and the meter after the round with what the awards leave."""
    outcome = settled(table, meter, **options)
    for row, results in zip(rows(table), outcome.results, strict=True):
        awards = [s.returned for s in results if s.wager == "progressive"]
        assert awards == ([] if row["award"] == "-" else [int(row["award"])]), row
    assert outcome.meter == leaves


NO_AWARD = """
    seat  player      decisions  award
    7     AhAcKhQcJh  2x         0
    4     KsKdAdQdJd  fold       0
    2     7h5h4h3d2h  2x         0
    1     TsTd9h8c7c  2x         -
"""


@pytest.mark.parametrize(
    ("rate", "meter"),
    [
        (70, 1_000_210),
        ("70", 1_000_210),
        ("72.5", 1_000_217),  # three times 72.5 cents is 217.5: rounded down once for the round
        ("211/3", 1_000_211),  # three times 70 1/3 cents is exactly 211
        (99, 1_000_297),
        (100, 1_000_300),
    ],
)
def test_contributions_of_three_wagers_one_of_them_folded(rate: object, meter: int):
    check_awards(NO_AWARD, 1_000_000, leaves=meter, rate=rate)


def test_contributions_are_added_before_the_awards():
    one = """
    seat  player      decisions  award
    1     AhKhQhJhTh  2x         1000100
    """
    check_awards(one, 1_000_000, leaves=1_000_000, rate=100)
    two = """
    seat  player      decisions  award
    2     KhQhJhTh9h  2x         100020
    1     TsTd9s7c6c  2x         0
    """
    check_awards(two, 1_000_000, leaves=900_180, rate=100)


@pytest.mark.parametrize("rate", ["69", 69, "69.99", "100.01", 101, "-70", "seventy", "", None, True, 0.7, "70/0"])
def test_a_rate_below_70_percent_or_above_the_whole_wager_is_refused(rate: object):
    refusal = elect(GAME.definition, {"rate": rate})
    assert isinstance(refusal, Refusal)
    assert (refusal.reason, refusal.cites) == (Reason.OPTION_VALUE, ("19:47-16.12(f)",))


@pytest.mark.parametrize(
    ("player", "award", "leaves"),
    [
        ("AhKhQhJhTh", 10_000_070, 1_000_000),  # 100 percent, then the reset amount
        ("KhQhJhTh9h", 1_000_007, 9_000_063),
        ("QhQcQdQsKh", 50_000, 9_950_070),
        ("QhQcQdKhKc", 10_000, 9_990_070),
        ("AhKhQhJh9h", 5_000, 9_995_070),
        ("AhKcQhJcTh", 0, 10_000_070),
    ],
)
def test_each_award_is_deducted_from_the_meter(player: str, award: int, leaves: int):
    check_awards(f"seat player decisions award\n1 {player} 2x {award}", 10_000_000, leaves=leaves)


def test_after_a_royal_flush_the_meter_starts_at_the_reset_amount():
    royal = """
    seat  player      decisions  award
    1     AhKhQhJhTh  2x         250070
    """
    check_awards(royal, 250_000, leaves=1_000_000)  # also when it stood below that amount
    check_awards(royal, 250_000, leaves=4_000_000, reset=4_000_000)
    check_awards(royal, 250_000, leaves=1, reset=1)


def test_the_reset_amount_cannot_be_left_open():
    for reset in (None, "none", 0, -1, "1.50"):
        refusal = elect(GAME.definition, {"reset": reset})
        assert isinstance(refusal, Refusal)
        assert (refusal.reason, refusal.cites) == (Reason.OPTION_VALUE, ("19:47-16.12(f)",))


def test_a_meter_below_the_reset_amount_stays_there():
    check_awards("seat player decisions award\n1 QhQcQdQsKh 2x 50000", 100_000, leaves=50_070)


def test_a_meter_below_a_fixed_award_is_emptied_and_the_award_is_paid_in_full():
    quads = "seat player decisions award\n1 QhQcQdQsKh 2x 50000"
    check_awards(quads, 49_931, leaves=1)  # just above the award, with its 70 cents
    check_awards(quads, 49_930, leaves=0)  # exactly the award
    check_awards(quads, 49_929, leaves=0)  # just below
    check_awards(quads, 0, leaves=0)


def test_a_share_of_an_odd_meter_is_rounded_down_to_whole_cents():
    straight_flush = "seat player decisions award\n1 KhQhJhTh9h 2x {}"
    check_awards(straight_flush.format(1_006), 9_999, leaves=9_063)  # 10 percent of $100.69
    check_awards(straight_flush.format(1_007), 10_000, leaves=9_063)  # 10 percent of $100.70
    check_awards(straight_flush.format(7), 0, leaves=63)


def test_percentages_are_paid_in_turn_from_the_highest_seat_down():
    two_straight_flushes = """
    seat  player      decisions  award
    1     KhQhJhTh9h  2x         900000
    7     9c8c7c6c5c  2x         1000000
    """
    check_awards(two_straight_flushes, 9_999_860, leaves=8_100_000)
    a_fixed_award_first = """
    seat  player      decisions  award
    3     KhQhJhTh9h  2x         995000
    4     QsQcQd7s7c  2x         10000
    5     5s5c5d5h7d  2x         50000
    """
    check_awards(a_fixed_award_first, 10_009_790, leaves=8_955_000)


def test_a_royal_flush_at_a_higher_seat_leaves_the_reset_amount_to_a_straight_flush():
    table = """
    seat  player      decisions  award
    5     AhKhQhJhTh  2x         10000140
    2     9c8c7c6c5c  2x         100000
    """
    check_awards(table, 10_000_000, leaves=900_000)


def test_a_royal_flush_at_a_lower_seat_finds_what_the_others_left():
    table = """
    seat  player      decisions  award
    6     9c8c7c6c5c  2x         1000021
    5     AdAcTcTdTs  2x         10000
    4     AhKhQhJhTh  2x         8990189
    """
    check_awards(table, 10_000_000, leaves=1_000_000)


def test_royal_flushes_share_equally_what_stands_when_the_first_is_due():
    two = """
    seat  player      decisions  award
    7     AhKhQhJhTh  2x         5000070
    1     AcKcQcJcTc  2x         5000070
    """
    check_awards(two, 10_000_000, leaves=1_000_000)
    four = """
    seat  player      decisions  award
    7     AhKhQhJhTh  2x         2500070
    5     AcKcQcJcTc  2x         2500070
    3     AdKdQdJdTd  2x         2500070
    1     AsKsQsJsTs  2x         2500070
    """
    check_awards(four, 10_000_000, leaves=1_000_000)


def test_cents_that_cannot_be_shared_are_added_to_the_reset_amount():
    three = """
    seat  player      decisions  award
    6     AhKhQhJhTh  2x         3333403
    5     AcKcQcJcTc  2x         3333403
    4     AdKdQdJdTd  2x         3333403
    """
    check_awards(three, 10_000_000, leaves=1_000_001)  # $100,002.10 between three
    check_awards(three, 9_999_999, leaves=1_000_000)
    check_awards(three, 10_000_001, leaves=1_000_002)


def test_between_two_royal_flushes_a_straight_flush_is_paid_on_the_reset_meter():
    table = """
    seat  player      decisions  award
    7     AhKhQhJhTh  2x         5000105
    4     9d8d7d6d5d  2x         100000
    1     AcKcQcJcTc  2x         5000105
    """
    check_awards(table, 10_000_000, leaves=900_000)


def test_an_award_before_the_first_royal_flush_lessens_every_share():
    table = """
    seat  player      decisions  award
    7     9d8d7d6d5d  2x         1000021
    4     AhKhQhJhTh  2x         4500094
    1     AcKcQcJcTc  2x         4500094
    """
    check_awards(table, 10_000_000, leaves=1_000_001)


def test_who_folded_or_did_not_wager_on_it_takes_no_share():
    folded = """
    seat  player      decisions  award
    7     AhKhQhJhTh  fold       0
    1     AcKcQcJcTc  2x         10000140
    """
    check_awards(folded, 10_000_000, leaves=1_000_000)
    not_made = """
    seat  player      decisions  award
    7     AhKhQhJhTh  2x         -
    1     AcKcQcJcTc  2x         10000070
    """
    check_awards(not_made, 10_000_000, leaves=1_000_000)


def test_without_a_meter_fixed_awards_are_paid_and_percentages_refused():
    fixed = "seat player decisions award\n1 QhQcQdQsKh 2x 50000"
    assert settled(fixed, None).results[0][-1].returned == 50_000
    for player in ("AhKhQhJhTh", "KhQhJhTh9h"):
        hand = GivenHand(1, split_cards(player), STAKES, ("2x",))
        refusal = settle_round(GAME, GivenRound((hand,), split_cards(NONE)))
        assert isinstance(refusal, Refusal)
        assert (refusal.reason, refusal.cites) == (Reason.METER_MISSING, ("19:47-16.12(e)",))


def test_a_table_without_the_progressive_leaves_the_meter_alone():
    outcome = settled("seat player decisions award\n1 AhKhQhJhTh 2x -", 12_345, progressive="off")
    assert outcome.meter == 12_345


# The round at the table ------------------------------------------------------------------------------


def played(hands: dict[int, str], choices: dict[int, str], meter: int | None = None, dealer: str = NONE) -> Driver:
    """A round dealt in whole stacks, so that the deck is the hands one after the other."""
    seats = sorted(hands)
    cards = "".join([*(hands[seat] for seat in seats), dealer])
    driver = Driver(GAME, stacked(*split_cards(cards)), method="automated-shoe")
    for seat in seats:
        driver.wager(seat, **(STAKES if meter is not None else {"ante": 500}))
    driver.play_out({seat: [choice] for seat, choice in choices.items()}, meter)
    return driver


def test_the_meter_moves_with_every_award_in_the_order_of_settlement():
    hands = {1: "AcKcQcJcTc", 4: "9d8d7d6d5d", 7: "AhKhQhJhTh"}
    driver = played(hands, dict.fromkeys(hands, "2x"), meter=10_000_000)
    assert driver.of(e.BetsClosed)[0].meter == 10_000_210
    awards = [
        (event.settled.seat, event.settled.returned, event.meter)
        for event in driver.of(e.WagerSettled)
        if event.settled.wager == "progressive"
    ]
    assert awards == [(7, 5_000_105, 1_000_000), (4, 100_000, 900_000), (1, 5_000_105, 900_000)]


def test_each_player_is_settled_ante_bet_and_progressive_before_the_next():
    driver = played({2: "AhAcKhQcJh", 5: "9c9d7h7s5h"}, {2: "2x", 5: "2x"}, meter=0)
    order = [(event.settled.seat, event.settled.wager) for event in driver.of(e.WagerSettled)]
    assert order == [(seat, wager) for seat in (5, 2) for wager in ("ante", "bet", "progressive")]


def test_what_a_fold_forfeits_is_collected_before_the_next_player_decides():
    driver = played({2: "AhAcKhQcJh", 5: "9c9d7h7s5h"}, {2: "fold", 5: "2x"}, meter=0)
    acts = [event for event in driver.events if isinstance(event, e.DecisionMade | e.WagerSettled)]
    assert isinstance(acts[0], e.DecisionMade)
    assert [event.settled.wager for event in acts[1:3]] == ["ante", "progressive"]
    assert isinstance(acts[3], e.DecisionMade)
    assert acts[3].seat == 5


def test_a_round_in_which_everybody_folds_ends_without_a_showdown_of_hands():
    driver = played({2: "AhAcKhQcJh", 5: "9c9d7h7s5h"}, {2: "fold", 5: "fold"}, meter=0)
    assert driver.state.closed
    assert all(event.settled.returned == 0 for event in driver.of(e.WagerSettled))
    assert [event.seat for event in driver.of(e.CardsRevealed)] == [0]
    assert driver.state.meter == 140


def test_bets_on_the_progressive_are_closed_with_the_reading_of_the_meter():
    driver = Driver(GAME)
    driver.wager(1, **STAKES)
    refusal = driver.refusal(c.CloseBets())
    assert (refusal.reason, refusal.cites) == (Reason.METER_MISSING, ("19:47-16.12(f)",))
    driver.do(c.CloseBets(0))


def test_seven_players_and_the_dealer_take_forty_cards():
    driver = Driver(GAME)
    for seat in range(1, 8):
        driver.wager(seat, ante=500)
    driver.play_out({seat: ["2x"] for seat in range(1, 8)})
    assert len(driver.of(e.CardDealt)) == 40
    assert driver.of(e.CardBurned) == []


# Facts of the value ----------------------------------------------------------------------------------


def test_options_with_their_defaults():
    options = {option.name: (option.values, option.default) for option in GAME.definition.options}
    assert options == {
        "progressive": (("on", "off"), "on"),
        "payout_limit": (("none", "cents"), None),
        "progressive_after_fold": (("lost", "live"), "lost"),
        "rate": (("percent",), "70"),
        "reset": (("cents",), 1_000_000),
    }
    assert GAME.definition.forbidden == ()


@pytest.mark.parametrize(
    ("option", "value", "cites"),
    [
        ("progressive", "A", "supplement-3(b)"),
        ("progressive", None, "supplement-3(b)"),
        ("payout_limit", 0, "19:47-16.12(d)"),
        ("payout_limit", -500_000, "19:47-16.12(d)"),
        ("payout_limit", "5,000", "19:47-16.12(d)"),
    ],
)
def test_values_that_no_option_takes(option: str, value: object, cites: str):
    refusal = elect(GAME.definition, {option: value})
    assert isinstance(refusal, Refusal)
    assert (refusal.reason, refusal.cites) == (Reason.OPTION_VALUE, (cites,))


def test_progressive_off_takes_the_wager_from_the_table():
    off = game_under("caribbean-stud", progressive="off")
    assert list(off.wagers) == ["ante", "bet"]
    refusal = Driver(off).refusal(c.PlaceWagers(1, "patron 1", STAKES))
    assert (refusal.reason, refusal.cites) == (Reason.WAGER_NOT_OFFERED, ("supplement-3(b)",))


@pytest.mark.parametrize(
    ("wagers", "reason"),
    [
        ({"progressive": 100}, Reason.WAGERS_TOGETHER),
        ({"ante": 500, "progressive": 99}, Reason.EXACT_AMOUNT),
        ({"ante": 500, "progressive": 101}, Reason.EXACT_AMOUNT),
        ({"ante": 500, "progressive": 200}, Reason.EXACT_AMOUNT),
        ({"ante": 500, "bet": 1_000}, Reason.WAGER_BY_DECISION),
        ({"ante": 0}, Reason.NOT_AN_AMOUNT),
        ({}, Reason.NO_WAGERS),
    ],
)
def test_wagers_that_may_not_be_made(wagers: dict[str, int], reason: Reason):
    assert Driver(GAME).refusal(c.PlaceWagers(1, "patron 1", wagers)).reason is reason


def test_any_ante_of_whole_cents_can_be_paid_exactly():
    assert GAME.units == {"ante": 1, "bet": 1, "progressive": 1}


def test_a_player_has_one_position():
    refusal = open_table(GAME, two_positions=True)
    assert isinstance(refusal, Refusal)
    assert refusal.reason is Reason.OPTIONS_EXCLUDE
    driver = Driver(GAME)
    driver.do(c.PlaceWagers(1, "Ada", {"ante": 500}))
    assert driver.refusal(c.PlaceWagers(2, "Ada", {"ante": 500})).reason is Reason.TOO_MANY_POSITIONS


def test_methods_of_dealing_and_the_order_of_settlement():
    assert list(GAME.definition.methods) == ["manual-shoe", "hand", "automated-shoe"]
    assert list(GAME.definition.settling) == ["by-player"]


def test_what_is_permitted_at_a_decision():
    driver = Driver(GAME)
    driver.wager(3, ante=500)
    driver.deal()
    assert permitted(driver.state).commands == (c.Decide(3, "fold"), c.Decide(3, "2x"))


@pytest.mark.parametrize(
    ("mishap", "remedy", "cites"),
    [
        (Mishap.DEALER_CARD_EXPOSED, Remedy.VOID_ALL, "19:47-28.12(a)"),
        (Mishap.CARD_FACE_UP, Remedy.DISCARD_THE_CARD, "19:47-28.12(b)"),
        (Mishap.CARDS_FACE_UP, Remedy.VOID_ALL, "19:47-28.12(b)"),
        (Mishap.DRAWN_IN_ERROR, Remedy.USE_AS_NEXT, "supplement-1.7(c)"),
        (Mishap.PLAYER_MISCOUNT, Remedy.VOID_THE_HAND, "supplement-1.7(d)1"),
        (Mishap.DEALER_MISCOUNT, Remedy.COMPLETE_OR_VOID, "supplement-1.7(d)2"),
        (Mishap.SHUFFLER_FAILED, Remedy.RESHUFFLE, "supplement-1.7(e)"),
        (Mishap.SHOE_FAILED, Remedy.VOID_AND_RESHUFFLE, "supplement-1.7(f)"),
        (Mishap.METHOD_CHANGED, Remedy.REMOVE_DEVICE, "supplement-1.7(g)"),
    ],
)
def test_irregularities_and_their_remedies(mishap: Mishap, remedy: Remedy, cites: str):
    found = [(i.remedy, i.cites) for i in GAME.definition.irregularities if i.mishap is mishap]
    assert found == [(remedy, cites)]
