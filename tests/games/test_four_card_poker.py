"""Four card poker settled: every cell of choice and comparison, every line of every pay table, each threshold."""

import pytest

from croupier.rulebook.game import elect
from croupier.rulebook.irregularity import Mishap, Remedy
from croupier.rulebook.refusal import Reason, Refusal
from croupier.table.complete import GivenHand, GivenRound, settle_round
from tests.settlement_table import check_table, game_under, rows, settle_row, split_cards

GAME = game_under("four-card-poker")
ANTE = {"ante": 500}
ACES_UP = {"aces_up": 500}
BAD_BEAT = {"ante": 500, "bad_beat": 100}
ALL = {"ante": 500, "aces_up": 500, "bad_beat": 100}

# Against the dealer ----------------------------------------------------------------------------------


def test_ante_and_play_at_every_choice_and_comparison():
    check_table(
        GAME,
        ANTE,
        """
        player      dealer        decisions  ante      play      cites
        # the dealer's hand is lower
        KsKh9d7c2s  QsQd9h8c4s3d  fold       lose      -         27.10(b)
        KsKh9d7c2s  QsQd9h8c4s3d  1x         win:1000  win:1000  27.11(a)1
        KsKh9d7c2s  QsQd9h8c4s3d  2x         win:1000  win:2000  27.11(a)1
        KsKh9d7c2s  QsQd9h8c4s3d  3x         win:1000  win:3000  27.11(a)1
        # equal: the player is paid
        KsKh9d7c2s  KcKd9h7d3s2h  fold       lose      -         27.10(b)
        KsKh9d7c2s  KcKd9h7d3s2h  1x         win:1000  win:1000  27.11(a)1
        KsKh9d7c2s  KcKd9h7d3s2h  2x         win:1000  win:2000  27.11(a)1
        KsKh9d7c2s  KcKd9h7d3s2h  3x         win:1000  win:3000  27.11(a)1
        # the dealer's hand is higher
        KsKh9d7c2s  AcAd9h7d3s2h  fold       lose      -         27.10(b)
        KsKh9d7c2s  AcAd9h7d3s2h  1x         lose      lose      27.10(d)
        KsKh9d7c2s  AcAd9h7d3s2h  2x         lose      lose      27.10(d)
        KsKh9d7c2s  AcAd9h7d3s2h  3x         lose      lose      27.10(d)
        """,
    )


def test_the_dealer_needs_no_qualifying_hand():
    check_table(
        GAME,
        ANTE,
        """
        player      dealer        decisions  ante      play      cites
        # the worst hand that six cards can make: just below, exactly at and just above it
        8h7c6c3d2c  8s7d6h4d3c2h  1x         lose      lose      27.10(d)
        8h7c6c4c2s  8s7d6h4d3c2h  1x         win:1000  win:1000  27.11(a)1
        9h6c4c3d2s  8s7d6h4d3c2h  1x         win:1000  win:1000  27.11(a)1
        """,
    )


def test_the_comparison_turns_on_the_last_of_the_four_cards():
    check_table(
        GAME,
        ANTE,
        """
        player      dealer        decisions  ante      play      cites
        # just below, exactly at and just above the dealer's pair of kings with nine and seven
        KsKh9d6c2s  KcKd9h7d3s2h  1x         lose      lose      27.10(d)
        KsKh9d7c2s  KcKd9h7d3s2h  1x         win:1000  win:1000  27.11(a)1
        KsKh9d8c2s  KcKd9h7d3s2h  1x         win:1000  win:1000  27.11(a)1
        # the same for high cards
        AsQhTd7c3s  AcQdTh8d3h2h  1x         lose      lose      27.10(d)
        AsQhTd8c3s  AcQdTh8d3h2h  1x         win:1000  win:1000  27.11(a)1
        AsQhTd9c3s  AcQdTh8d3h2h  1x         win:1000  win:1000  27.11(a)1
        # the fifth card of the player and the fifth and sixth of the dealer do not count
        KsKh9d7c2s  KcKd9h7d6s5h  1x         win:1000  win:1000  27.11(a)1
        """,
    )


def test_the_rank_of_a_pair_comes_before_the_other_cards():
    check_table(
        GAME,
        ANTE,
        """
        player      dealer        decisions  ante      play      cites
        # a pair of queens with an ace against a pair of kings without one, and the other way round (register H-21)
        QsQhAd9c2s  KcKd7h5s4d3h  1x         lose      lose      27.10(d)
        KcKd7h5s3d  QsQhAd9c4s2s  1x         win:1000  win:1000  27.11(a)1
        # two pair: the higher pair, then the lower pair
        QsQh2d2c9s  JcJdThTs7c5d  1x         win:1000  win:1000  27.11(a)1
        QsQh2d2c9s  QcQd3h3s7c5d  1x         lose      lose      27.10(d)
        QsQh3d3c9s  QcQd3h3s7c5d  1x         win:1000  win:1000  27.11(a)1
        """,
    )


def test_each_rank_of_hand_beats_the_best_of_the_next():
    check_table(
        GAME,
        ANTE,
        """
        player      dealer        decisions  ante       play      cites
        # four twos, A-K-Q-J of one suit
        2s2h2d2c9s  AsKsQsJs8d6h  1x         win:13500  win:1000  27.11(a)1
        AsKsQsJs8d  2s2h2d2c9s7h  1x         lose:10000 lose      27.10(d)
        # 4-3-2-A of one suit, three aces
        4s3s2sAs9d  AhAdAcKs8d6h  1x         win:11000  win:1000  27.11(a)1
        AhAdAcKs8d  4s3s2sAs9d7h  1x         lose:1000  lose      27.10(d)
        # three twos, A-K-Q-10 of one suit
        2s2h2d9c7s  AsKsQsTs8d6h  1x         win:2000   win:1000  27.11(a)1
        AsKsQsTs8d  2s2h2d9c7s4h  1x         lose       lose      27.10(d)
        # 6-4-3-2 of one suit, A-K-Q-J
        6s4s3s2sTd  AsKhQdJc8d6h  1x         win:1000   win:1000  27.11(a)1
        AsKhQdJc8d  6s4s3s2sTdJh  1x         lose       lose      27.10(d)
        # 4-3-2-A, aces and kings
        4s3h2dAc9s  AsAhKdKc8s6h  1x         win:1000   win:1000  27.11(a)1
        AsAhKdKc8s  4s3h2dAc9sTh  1x         lose       lose      27.10(d)
        # threes and twos, a pair of aces with king and queen
        3s3h2d2c9s  AsAhKdQc8s6h  1x         win:1000   win:1000  27.11(a)1
        AsAhKdQc8s  3s3h2d2c9sTh  1x         lose       lose      27.10(d)
        # a pair of twos, ace high
        2s2h9d7c5s  AsKhQdTc8s6h  1x         win:1000   win:1000  27.11(a)1
        AsKhQdTc8s  2s2h9d7c5sTh  1x         lose       lose      27.10(d)
        """,
    )


def test_the_best_four_cards_make_the_hand():
    check_table(
        GAME,
        ANTE,
        """
        player      dealer        decisions  ante      play      cites
        # the dealer holds a pair, a straight and a flush: the flush counts
        QsJsTc9d2s  8c9hThJh2hJd  1x         lose      lose      27.10(d)
        # the player holds a pair of aces and a straight: the straight counts
        AsAh2d3c4s  KsKdQhQc7s5d  1x         win:1000  win:1000  27.11(a)1
        # three pairs: the two best of them count
        KsKd3h3c2s  KhKc4h4s3s3d  1x         lose      lose      27.10(d)
        # an ace is low in A-2-3-4 alone: Q-K-A-2 is no straight, and 2-3-4-5 beats A-2-3-4
        QsKhAd2c7s  2s2d9h8c6s4d  1x         lose      lose      27.10(d)
        As2h3d4cKs  2s3c4h5dTcJc  1x         lose      lose      27.10(d)
        """,
    )


def test_of_five_or_six_in_a_suit_or_a_row_the_best_four_count():
    check_table(
        GAME,
        ANTE,
        """
        player      dealer        decisions  ante       play      cites
        # five of a suit: the lowest is not part of the hand
        KsJs9s7s2s  KhJh9h7h3hAd  1x         win:1000   win:1000  27.11(a)1
        # 9-8-7-6 out of 9-8-7-6-5, just below, exactly at and just above the dealer's
        9s8h7d6c5s  Tc9d8s7h6d2c  1x         lose       lose      27.10(d)
        9s8h7d6c5s  9c8d7s6h3d2c  1x         win:1000   win:1000  27.11(a)1
        9s8h7d6c5s  8c7s6h5d3h2c  1x         win:1000   win:1000  27.11(a)1
        # a straight flush hidden in a longer straight and a longer flush
        9s8s7s6s5h  9d8d7d6d2dTc  1x         win:11000  win:1000  27.11(a)1
        """,
    )


# Ante bonus ------------------------------------------------------------------------------------------


def test_ante_bonus_on_every_line_and_comparison():
    check_table(
        GAME,
        ANTE,
        """
        player      dealer        decisions  ante        play      cites
        # the dealer's hand is lower
        9s9h9d9c2s  KsKd7h5s4d3h  1x         win:13500   win:1000  27.11(a)2
        9s8s7s6s2d  KsKd7h5s4d3h  1x         win:11000   win:1000  27.11(a)2
        9s9h9d4c2s  KsKd7h5s4d3h  1x         win:2000    win:1000  27.11(a)2
        # equal; only straight flushes can be
        9s8s7s6s2d  9h8h7h6h3dKc  1x         win:11000   win:1000  27.11(a)2
        # the dealer's hand is higher: the ante is lost, its bonus is paid
        9s9h9d9c2s  TsThTdTc3s4d  1x         lose:12500  lose      27.11(a)2
        9s8s7s6s2d  TsThTdTc3s4d  1x         lose:10000  lose      27.11(a)2
        9s9h9d4c2s  TsThTd5c3s2d  1x         lose:1000   lose      27.11(a)2
        """,
    )


def test_ante_bonus_thresholds():
    check_table(
        GAME,
        ANTE,
        """
        player      dealer        decisions  ante       play      cites
        # just below: the best flush
        AsKsQsTs4d  8s8d7h5c4s2h  1x         win:1000   win:1000  27.11(a)1
        # exactly at: three twos
        2s2h2d9c7s  8s8d7h5c4s3h  1x         win:2000   win:1000  27.11(a)2
        # just above: three threes
        3s3h3d9c7s  8s8d7h5c4s2h  1x         win:2000   win:1000  27.11(a)2
        # straight flush, just below, exactly at and just above
        AsAhAdKc9s  8s8d7h5c4s2h  1x         win:2000   win:1000  27.11(a)2
        4s3s2sAs9d  8s8d7h5c4h2c  1x         win:11000  win:1000  27.11(a)2
        5s4s3s2s9d  8s8d7h5c4h2c  1x         win:11000  win:1000  27.11(a)2
        # four-of-a-kind, just below, exactly at and just above
        AsKsQsJs9d  8s8d7h5c4s2h  1x         win:11000  win:1000  27.11(a)2
        2s2h2d2c9s  8s8d7h5c4s3h  1x         win:13500  win:1000  27.11(a)2
        3s3h3d3c9s  8s8d7h5c4s2h  1x         win:13500  win:1000  27.11(a)2
        """,
    )


def test_ante_bonus_is_on_the_ante_whatever_the_play_wager():
    check_table(
        GAME,
        ANTE,
        """
        player      dealer        decisions  ante       play      cites
        9s9h9d9c2s  KsKd7h5s4d3h  2x         win:13500  win:2000  27.11(a)2
        9s9h9d9c2s  KsKd7h5s4d3h  3x         win:13500  win:3000  27.11(a)2
        9s9h9d4c2s  TsThTd5c3s2d  3x         lose:1000  lose      27.11(a)2
        # without a play wager there is no bonus
        9s9h9d9c2s  KsKd7h5s4d3h  fold       lose       -         27.10(b)
        """,
    )


# Aces up ---------------------------------------------------------------------------------------------

# What a wager of $5.00 returns under each table, in dollars; the dealer's hand is lower in one row, higher in the next.
ACES_UP_RETURNS = """
    player      dealer        I    II   III  IV   V    VI   VII
    # four-of-a-kind
    9s9h9d9c2s  KsKd7h5s4d3h  255  255  255  255  255  255  255
    9s9h9d9c2s  TsThTdTc4d3h  255  255  255  255  255  255  255
    # straight flush
    9s8s7s6s2d  KsKd7h5s4d3h  205  205  155  155  205  205  205
    9s8s7s6s2d  TsThTdTc4d3h  205  205  155  155  205  205  205
    # three-of-a-kind
    9s9h9d4c2s  KsKd7h5s4d3h  50   40   50   40   45   45   40
    9s9h9d4c2s  TsThTdTc4d3h  50   40   50   40   45   45   40
    # flush
    KsJs8s4s2d  KhKd7h5s4d3h  35   35   35   35   30   35   30
    KsJs8s4s2d  TsThTdTc4d3h  35   35   35   35   30   35   30
    # straight
    9s8h7d6c2s  KsKd7h5s4d3h  25   30   25   30   25   25   25
    9s8h7d6c2s  TsThTdTc4d3h  25   30   25   30   25   25   25
    # two pair
    JsJh4d4c2s  KsKd7h5s4h3h  15   15   15   15   20   15   20
    JsJh4d4c2s  TsThTdTc4h3h  15   15   15   15   20   15   20
    # pair of aces
    AsAh9d7c4s  KsKd7h5s4d3h  10   10   10   10   10   10   10
    AsAh9d7c4s  TsThTdTc4d3h  10   10   10   10   10   10   10
    # less
    KsKh9d7c4s  QsQd7h5s4d3h  0    0    0    0    0    0    0
    AsKh9d7c4s  QsQd7h5s4d3h  0    0    0    0    0    0    0
"""


@pytest.mark.parametrize("table", ["I", "II", "III", "IV", "V", "VI", "VII"])
def test_aces_up_by_every_line_of_each_table(table):
    game = game_under("four-card-poker", aces_up=table)
    for row in rows(ACES_UP_RETURNS):
        [settled] = settle_row(game, ACES_UP, {**row, "decisions": "-"}).results[0]
        expected = ("win" if int(row[table]) else "lose", 100 * int(row[table]), ("19:47-27.11(a)3",))
        assert (settled.outcome.value, settled.returned, settled.cites) == expected, row


def test_aces_up_thresholds_of_table_i():
    check_table(
        GAME,
        ACES_UP,
        """
        player      dealer        decisions  aces_up    cites
        # pair of aces, just below, exactly at and just above
        KsKhAdQcTs  8s8d7h5c4s3h  -          lose       27.11(a)3
        AsAh5d3c2s  8s8d7h6c4s3h  -          win:1000   27.11(a)3
        AsAh6d3c2s  8s8d7h5c4s3h  -          win:1000   27.11(a)3
        # two pair
        AsAhKdQcTs  8s8d7h5c4s3h  -          win:1000   27.11(a)3
        3s3h2d2c5s  8s8d7h5c4s6h  -          win:1500   27.11(a)3
        4s4h2d2c5s  8s8d7h5c4d6h  -          win:1500   27.11(a)3
        # straight
        AsAhKdKcQs  8s8d7h5c4s3h  -          win:1500   27.11(a)3
        As2h3d4cKs  8s8d7h5c4s3h  -          win:2500   27.11(a)3
        2s3h4d5cKs  8s8d7h5d4s3d  -          win:2500   27.11(a)3
        # flush
        AsKhQdJc5s  8s8d7h5c4s3h  -          win:2500   27.11(a)3
        6s4s3s2sTd  8s8d7h5c4h3h  -          win:3500   27.11(a)3
        7s4s3s2sTd  8s8d7h5c4h3h  -          win:3500   27.11(a)3
        # three-of-a-kind
        AsKsQsTs4d  8s8d7h5c4h3h  -          win:3500   27.11(a)3
        2s2h2d9c7s  8s8d7h5c4h3h  -          win:5000   27.11(a)3
        3s3h3d9c7s  8s8d7h5c4h2h  -          win:5000   27.11(a)3
        # straight flush
        AsAhAdKc9s  8s8d7h5c4h3h  -          win:5000   27.11(a)3
        4s3s2sAs9d  8s8d7h5c4h3h  -          win:20500  27.11(a)3
        5s4s3s2s9d  8s8d7h5c4h3h  -          win:20500  27.11(a)3
        # four-of-a-kind
        AsKsQsJs9d  8s8d7h5c4h3h  -          win:20500  27.11(a)3
        2s2h2d2c9s  8s8d7h5c4h3h  -          win:25500  27.11(a)3
        3s3h3d3c9s  8s8d7h5c4h2h  -          win:25500  27.11(a)3
        """,
    )


# Bad beat bonus --------------------------------------------------------------------------------------

BAD_BEAT_ROWS = """
    player      dealer        decisions  bad_beat      cites
    # the player's hand is the lower one, of the same rank as the dealer's and of another
    2s2h2d2c9s  3s3h3d3c8d7h  1x         win:2500100   27.11(a)4
    4s3s2sAs9d  5h4h3h2h9cKd  1x         win:1000100   27.11(a)4
    4s3s2sAs9d  5h5s5d5c9cKd  1x         win:1000100   27.11(a)4
    2s2h2d9c7s  3s3h3d8d6h5c  1x         win:10100     27.11(a)4
    2s2h2d9c7s  5h5s5d5c9dKd  1x         win:10100     27.11(a)4
    6s4s3s2sTd  7h5h4h2hTcKd  1x         {flush}       27.11(a)4
    6s4s3s2sTd  7h7s7d5cTcKd  1x         {flush}       27.11(a)4
    4s3h2dAc9s  5s4c3d2hTcKd  1x         {straight}    27.11(a)4
    4s3h2dAc9s  7h5h4h2hTcKd  1x         {straight}    27.11(a)4
    3s3h2d2c5s  4s4h2h2s8c9d  1x         win:500       27.11(a)4
    3s3h2d2c5s  6s7h8c9dKdQh  1x         win:500       27.11(a)4
    AsAhKdQcTs  3s3h2d2c5s8d  1x         lose          27.11(a)4
    AsKhJdTc5s  3s3h2d2c6s8d  1x         lose          27.11(a)4
    # the dealer's hand is the lower one
    3s3h3d3c9s  2s2h2d2c8d7h  1x         win:2500100   27.11(a)4
    5h4h3h2h9c  4s3s2sAs9dKd  1x         win:1000100   27.11(a)4
    5h5s5d5c9c  4s3s2sAs9dKd  1x         win:1000100   27.11(a)4
    3s3h3d8d6h  2s2h2d9c7s5c  1x         win:10100     27.11(a)4
    5h5s5d5c9d  2s2h2d9c7sKd  1x         win:10100     27.11(a)4
    7h5h4h2hTc  6s4s3s2sTdKd  1x         {flush}       27.11(a)4
    2h2c2d5cTc  6s4s3s2sTdKd  1x         {flush}       27.11(a)4
    5s4c3d2hTc  4s3h2cAc9sKd  1x         {straight}    27.11(a)4
    7h5h4h2hTc  4s3d2dAc9sKd  1x         {straight}    27.11(a)4
    4s4h2h2s8c  3s3h2d2c5s9d  1x         win:500       27.11(a)4
    6s7h8c9dKd  3s3h2d2c5sTh  1x         win:500       27.11(a)4
    3s3h2d2c5s  AsAhKdQcTs8d  1x         lose          27.11(a)4
    3s3h2d2c6s  AsKhJdTc5s8d  1x         lose          27.11(a)4
    # equal hands
    9s8s7s6s2d  9h8h7h6h3dKc  1x         win:1000100   27.11(a)4
    KsJs8s4s2d  KhJh8h4h3dQc  1x         {flush}       27.11(a)4
    9s8h7d6c2s  9c8d7h6s3dKc  1x         {straight}    27.11(a)4
    JsJh4d4c9s  JdJc4s4h9dTc  1x         win:500       27.11(a)4
    KsKh9d7c2s  KcKd9h7d3s2h  1x         lose          27.11(a)4
"""


@pytest.mark.parametrize(
    ("table", "straight", "flush"), [("printed", "win:2600", "win:1600"), ("summary", "win:1600", "win:2600")]
)
def test_bad_beat_bonus_by_every_line_of_each_table(table, straight, flush):
    game = game_under("four-card-poker", bad_beat=table)
    check_table(game, BAD_BEAT, BAD_BEAT_ROWS.format(straight=straight, flush=flush))


def test_bad_beat_bonus_thresholds_of_the_printed_table():
    check_table(
        GAME,
        BAD_BEAT,
        """
        player      dealer        decisions  bad_beat     cites
        # the dealer holds four kings; two pair just below, exactly at and just above
        AsAhQdJc9s  KsKhKdKc8d7d  1x         lose         27.11(a)4
        3s3h2d2c5s  KsKhKdKc8d7d  1x         win:500      27.11(a)4
        4s4h2d2c5s  KsKhKdKc8d7d  1x         win:500      27.11(a)4
        # straight
        AsAhQdQc9s  KsKhKdKc8d7d  1x         win:500      27.11(a)4
        As2h3d4c9s  KsKhKdKc8d7d  1x         win:2600     27.11(a)4
        2s3h4d5c9s  KsKhKdKc8d7d  1x         win:2600     27.11(a)4
        # flush
        QsJhTd9c5s  KsKhKdKc8d7d  1x         win:2600     27.11(a)4
        6s4s3s2sTd  KsKhKdKc8d7d  1x         win:1600     27.11(a)4
        7s4s3s2sTd  KsKhKdKc8d7d  1x         win:1600     27.11(a)4
        # three-of-a-kind
        AsQsJs9s4d  KsKhKdKc8d7d  1x         win:1600     27.11(a)4
        2s2h2d9c7s  KsKhKdKc8d7d  1x         win:10100    27.11(a)4
        3s3h3d9c7s  KsKhKdKc8d7d  1x         win:10100    27.11(a)4
        # straight flush
        AsAhAdQc9s  KsKhKdKc8d7d  1x         win:10100    27.11(a)4
        4s3s2sAs9d  KsKhKdKc8d7d  1x         win:1000100  27.11(a)4
        5s4s3s2s9d  KsKhKdKc8d7d  1x         win:1000100  27.11(a)4
        # four-of-a-kind
        QsJsTs9s4d  KsKhKdKc8d7d  1x         win:1000100  27.11(a)4
        2s2h2d2c9s  KsKhKdKc8d7d  1x         win:2500100  27.11(a)4
        3s3h3d3c9s  KsKhKdKc8d7d  1x         win:2500100  27.11(a)4
        """,
    )


# Wagers side by side ---------------------------------------------------------------------------------


def test_a_fold_loses_the_ante_and_leaves_every_side_wager_alive():
    check_table(
        GAME,
        ALL,
        """
        player      dealer        decisions  ante  play  aces_up    bad_beat  cites
        # both win
        9s9h9d4c2s  TsThTd5c3s2d  fold       lose  -     win:5000   win:10100 27.10(b)
        # aces up wins, the bad beat bonus loses; the ante bonus is gone with the play wager
        9s9h9d4c2s  KsKd7h5s4d3h  fold       lose  -     win:5000   lose      27.10(b)
        # the bad beat bonus never wins on a hand that aces up does not pay: both lose
        KsKh9d7c4s  AsAh9s9c4d3h  fold       lose  -     lose       lose      27.10(b)
        # each by itself
        9s9h9d4c2s  TsThTd5c3s2d  fold       lose  -     win:5000   -         27.10(b)
        KsKh9d7c4s  AsAh9s9c4d3h  fold       lose  -     lose       -         27.10(b)
        9s9h9d4c2s  TsThTd5c3s2d  fold       lose  -     -          win:10100 27.10(b)
        KsKh9d7c4s  AsAh9s9c4d3h  fold       lose  -     -          lose      27.10(b)
        """,
    )


def test_wagers_that_a_player_may_make_together():
    check_table(
        GAME,
        ALL,
        """
        player      dealer        decisions  ante      play      aces_up   bad_beat   cites
        # all of them: the player's three nines lose to three tens
        9s9h9d4c2s  TsThTd5c3s2d  2x         lose:1000 lose      win:5000  win:10100  27.10(d)
        # ante, ante and aces up, ante and bad beat bonus
        9s9h9d4c2s  TsThTd5c3s2d  2x         lose:1000 lose      -         -          27.10(d)
        9s9h9d4c2s  TsThTd5c3s2d  2x         lose:1000 lose      win:5000  -          27.10(d)
        9s9h9d4c2s  TsThTd5c3s2d  2x         lose:1000 lose      -         win:10100  27.10(d)
        # aces up, and aces up with the bad beat bonus: nothing is decided, and there is no ante bonus
        9s9h9d4c2s  TsThTd5c3s2d  -          -         -         win:5000  -          27.11(a)3
        9s9h9d4c2s  TsThTd5c3s2d  -          -         -         win:5000  win:10100  27.11(a)4
        """,
    )


def refusal(stakes, choices, **options):
    hand = GivenHand(1, split_cards("KsKh9d7c2s"), stakes, choices)
    refused = settle_round(game_under("four-card-poker", **options), GivenRound((hand,), split_cards("QsQd9h8c4s3d")))
    assert isinstance(refused, Refusal), refused
    return refused.reason, refused.cites


@pytest.mark.parametrize(
    ("stakes", "choices", "reason", "cites"),
    [
        ({}, (), Reason.NO_WAGERS, "27.6(b)"),
        ({"bad_beat": 100}, (), Reason.WAGERS_TOGETHER, "27.6(a)2"),
        ({"ante": 500, "bad_beat": 99}, ("1x",), Reason.EXACT_AMOUNT, "27.6(a)2"),
        ({"ante": 500, "bad_beat": 101}, ("1x",), Reason.EXACT_AMOUNT, "27.6(a)2"),
        ({"ante": 500, "play": 500}, ("1x",), Reason.WAGER_BY_DECISION, "27.6(a)1i"),
        ({"ante": 500}, ("check",), Reason.UNKNOWN_CHOICE, "27.10(b)"),
        ({"ante": 500}, ("0x",), Reason.UNKNOWN_CHOICE, "27.10(b)"),
        ({"ante": 500}, ("4x",), Reason.UNKNOWN_CHOICE, "27.10(b)"),
        ({"ante": 500}, (), Reason.UNKNOWN_CHOICE, "27.10(b)"),
        ({"ante": 500}, ("1x", "1x"), Reason.UNKNOWN_CHOICE, "27.10(b)"),
        ({"aces_up": 500}, ("1x",), Reason.UNKNOWN_CHOICE, "27.10(b)"),
    ],
)
def test_rounds_that_cannot_have_been_played(stakes, choices, reason, cites):
    assert refusal(stakes, choices) == (reason, (f"19:47-{cites}",))


def test_the_bad_beat_bonus_is_refused_where_it_is_not_offered():
    stakes = {"ante": 500, "bad_beat": 100}
    assert refusal(stakes, ("1x",), bad_beat="off") == (Reason.WAGER_NOT_OFFERED, ("19:47-27.6(a)2",))


def test_ante_and_aces_up_need_not_be_equal_and_every_cent_can_be_paid():
    check_table(
        GAME,
        {"ante": 1, "aces_up": 37},
        """
        player      dealer        decisions  ante    play   aces_up    cites
        9s9h9d9c2s  KsKd7h5s4d3h  3x         win:27  win:6  win:1887   27.11(a)2
        """,
    )


# The value -------------------------------------------------------------------------------------------


def test_the_options_and_their_defaults():
    options = {option.name: (option.values, option.cites) for option in GAME.definition.options}
    assert options == {
        "aces_up": (("I", "II", "III", "IV", "V", "VI", "VII"), "19:47-27.11(a)3"),
        "bad_beat": (("printed", "summary", "off"), "19:47-27.6(a)2"),
    }
    assert GAME.elections == {"aces_up": "I", "bad_beat": "printed"}


def test_every_combination_of_options_is_allowed():
    assert GAME.definition.forbidden == ()


def test_a_pay_table_that_is_not_printed_is_refused():
    refused = elect(GAME.definition, {"aces_up": "VIII"})
    assert isinstance(refused, Refusal)
    assert (refused.reason, refused.cites) == (Reason.OPTION_VALUE, ("19:47-27.11(a)3",))


def test_five_cards_for_each_player_and_six_for_the_dealer():
    counts = GAME.definition.counts
    assert (counts.player, counts.dealer, counts.community, counts.dealer_up) == (5, 6, 0, 1)


def test_a_full_table_can_be_dealt_from_one_deck_by_the_stacks_of_the_shoe():
    assert (GAME.definition.positions + 2) * 5 <= 52


# Irregularities ----------------------------------------------------------------------------------------


def test_irregularities_with_their_remedies():
    facts = [(one.mishap, one.remedy, one.cites, one.still_settled) for one in GAME.definition.irregularities]
    assert facts == [
        (Mishap.CARD_FACE_UP, Remedy.DISCARD_THE_CARD, "19:47-27.12(a)", ()),
        (Mishap.CARDS_FACE_UP, Remedy.VOID_ALL, "19:47-27.12(a)", ()),
        (Mishap.DRAWN_IN_ERROR, Remedy.USE_AS_NEXT, "19:47-27.12(b)", ()),
        (Mishap.PLAYER_MISCOUNT, Remedy.VOID_ALL, "19:47-27.12(c)", ()),
        (Mishap.DEALER_MISCOUNT, Remedy.VOID_ALL, "19:47-27.12(c)", ()),
        (Mishap.DEALER_CARD_EXPOSED, Remedy.VOID_ALL, "19:47-27.12(d)", ()),
        (Mishap.SHUFFLER_FAILED, Remedy.RESHUFFLE, "19:47-27.12(e)", ()),
        (Mishap.SHOE_FAILED, Remedy.VOID_AND_RESHUFFLE, "19:47-27.12(f)", ()),
        (Mishap.METHOD_CHANGED, Remedy.REMOVE_DEVICE, "19:47-27.12(g)", ()),
    ]
