"""Three card poker, settled round by round: 19:47-20.10 and 20.11 as tables, and the options of the game.

The ante is $5.00, and so is pair plus; the bad beat bonus is always $1.00. A group's title names the threshold.
"""

import pytest

from croupier.rulebook.game import Game, elect
from croupier.rulebook.irregularity import Mishap, Remedy
from croupier.rulebook.refusal import Reason, Refusal
from croupier.rulebook.wager import Limits
from croupier.table import commands as c
from tests.driver import Driver
from tests.settlement_table import check_table, game_under

KEY = "three-card-poker"
ANTE = {"ante": 500}
PAIR_PLUS = {"pair_plus": 500}
ANTE_AND_PAIR_PLUS = ANTE | PAIR_PLUS
BAD_BEAT = {"bad_beat": 100}


def game(**options) -> Game:
    return game_under(KEY, **options)


def refused(options: dict, table: dict | None = None, **wagers: int) -> tuple[Reason, tuple[str, ...]] | None:
    """Why wagers are refused before the deal, with the paragraphs; None if they are accepted."""
    refusal = Driver(game(**options), **(table or {})).tell(c.PlaceWagers(1, "patron", wagers))
    return None if refusal is None else (refusal.reason, refusal.cites)


# Ante and play ------------------------------------------------------------------------------------------


def test_every_choice_with_every_qualification_and_comparison():
    check_table(
        game(),
        ANTE,
        """
        player  dealer  decisions  ante      play      cites
        # the dealer qualifies; the player's hand is higher, equal, lower
        KhQd9s  Qs7c4d  1x         win:1000  win:1000  20.11(a)1
        KhQd9s  KsQc9d  1x         push      push      20.3(c)
        KhQd9s  As7c4d  1x         lose      lose      20.11(a)1
        # the dealer does not qualify; higher, equal, lower: the play wager is returned in any case
        KhQd9s  Js7c4d  1x         win:1000  push      20.11(a)1
        Jh7d4s  Js7c4d  1x         win:1000  push      20.11(a)1
        Th7d4s  Js7c4d  1x         win:1000  push      20.11(a)1
        # a fold loses the ante whatever the dealer holds: qualified and higher, equal, lower
        KhQd9s  Qs7c4d  fold       lose      -         20.10(b)
        KhQd9s  KsQc9d  fold       lose      -         20.10(b)
        KhQd9s  As7c4d  fold       lose      -         20.10(b)
        # not qualified and higher, equal, lower
        KhQd9s  Js7c4d  fold       lose      -         20.10(b)
        Jh7d4s  Js7c4d  fold       lose      -         20.10(b)
        Th7d4s  Js7c4d  fold       lose      -         20.10(b)
        """,
    )


def test_the_dealer_qualifies_with_queen_high_or_better():
    check_table(
        game(),
        ANTE,
        """
        player  dealer  decisions  ante      play  cites
        # just below: jack, ten, eight is the highest jack high
        5h4d2h  JsTc8d  1x         win:1000  push  20.11(a)1
        # exactly: queen, three, two is the lowest queen high
        5h4d2h  Qs3c2d  1x         lose      lose  20.11(a)1
        # just above
        5h4d2h  Qs4c2d  1x         lose      lose  20.11(a)1
        # king high and ace high, the lowest of each
        5h4d2h  Ks3c2d  1x         lose      lose  20.11(a)1
        5h4d2h  As4c2d  1x         lose      lose  20.11(a)1
        # the lowest of each hand that is better than queen high, without a queen in it
        5h4d2h  2s2c3d  1x         lose      lose  20.11(a)1
        5h4d2h  5s3s2s  1x         lose      lose  20.11(a)1
        5h4d2h  3s2cAd  1x         lose      lose  20.11(a)1
        5h4d2h  2s2c2d  1x         lose      lose  20.11(a)1
        5h4d2h  3s2sAs  1x         lose      lose  20.11(a)1
        """,
    )


def test_each_kind_of_hand_is_above_the_best_of_the_next():
    check_table(
        game(),
        ANTE,
        """
        player  dealer  decisions  ante      play      cites
        # pair of twos and ace, king, jack
        2h2d3s  AsKcJd  1x         win:1000  win:1000  20.11(a)1
        AsKcJd  2h2d3s  1x         lose      lose      20.11(a)1
        # flush five, three, two and aces with a king
        5h3h2h  AsAcKd  1x         win:1000  win:1000  20.11(a)1
        AsAcKd  5h3h2h  1x         lose      lose      20.11(a)1
        # straight three, two, ace and flush ace, king, jack; a straight brings an ante bonus
        3h2dAh  AsKsJs  1x         win:1500  win:1000  20.11(a)1
        AsKsJs  3h2dAh  1x         lose      lose      20.11(a)1
        # three twos and straight ace, king, queen
        2h2d2s  AsKcQd  1x         win:3000  win:1000  20.11(a)1
        AsKcQd  2h2d2s  1x         lose:500  lose      20.11(a)1
        # straight flush three, two, ace and three aces
        3h2hAh  AsAcAd  1x         win:3500  win:1000  20.11(a)1
        AsAcAd  3h2hAh  1x         lose:2000 lose      20.11(a)1
        """,
    )


def test_hands_of_one_kind_are_compared_card_by_card():
    check_table(
        game(),
        ANTE,
        """
        player  dealer  decisions  ante       play      cites
        # high cards: by the first, the second, the third; level
        AhKdJs  KsQcTd  1x         win:1000   win:1000  20.11(a)1
        AhKdJs  AsQcTd  1x         win:1000   win:1000  20.11(a)1
        AhKdJs  AsKcTd  1x         win:1000   win:1000  20.11(a)1
        AhKdTs  AsKcTd  1x         push       push      20.3(c)
        AhKd9s  AsKcTd  1x         lose       lose      20.11(a)1
        # pairs: by the pair before the third card; then by the third card; level
        KhKd3s  QsQcAd  1x         win:1000   win:1000  20.11(a)1
        QsQcAd  KhKd3s  1x         lose       lose      20.11(a)1
        KhKd4s  KsKc3d  1x         win:1000   win:1000  20.11(a)1
        KhKd3s  KsKc3d  1x         push       push      20.3(c)
        KhKd2s  KsKc3d  1x         lose       lose      20.11(a)1
        # flushes: by the first, the second, the third; level, suits being equal
        AhJh9h  KsQsTs  1x         win:1000   win:1000  20.11(a)1
        AhQh9h  AsJsTs  1x         win:1000   win:1000  20.11(a)1
        AhQh9h  AsQs8s  1x         win:1000   win:1000  20.11(a)1
        AhQh8h  AsQs8s  1x         push       push      20.3(c)
        AhQh7h  AsQs8s  1x         lose       lose      20.11(a)1
        # straights: three, two, ace is the lowest; level; ace, king, queen is the highest
        4h3d2s  3sAc2d  1x         win:1500   win:1000  20.11(a)1
        3h2dAs  3s2cAd  1x         push:1000  push      20.3(c)
        3h2dAs  4s3c2c  1x         lose:500   lose      20.11(a)1
        AhKdQs  KsQcJd  1x         win:1500   win:1000  20.11(a)1
        # three of a kind: two of one rank cannot be dealt from one deck
        3h3d3s  2s2c2d  1x         win:3000   win:1000  20.11(a)1
        2h2d2s  3s3c3d  1x         lose:2000  lose      20.11(a)1
        # straight flushes: three, two, ace is the lowest; level; ace, king, queen is the highest
        4h3h2h  3sAs2s  1x         win:3500   win:1000  20.11(a)1
        3h2hAh  3s2sAs  1x         push:3000  push      20.3(c)
        3h2hAh  4s3s2s  1x         lose:2500  lose      20.11(a)1
        AhKhQh  KsQsJs  1x         win:3500   win:1000  20.11(a)1
        """,
    )


# Ante bonus ---------------------------------------------------------------------------------------------


def test_the_ante_bonus_is_paid_whatever_the_dealer_holds():
    check_table(
        game(),
        ANTE,
        """
        player  dealer  decisions  ante       play      cites
        # straight flush, 5 to 1: not qualified, lower, equal, higher
        6h5h4h  JsTc8d  1x         win:3500   push      20.11(a)1,20.11(a)3
        6h5h4h  Qs7c4d  1x         win:3500   win:1000  20.11(a)1,20.11(a)3
        6h5h4h  6s5s4s  1x         push:3000  push      20.3(c),20.11(a)3
        6h5h4h  7s6s5s  1x         lose:2500  lose      20.11(a)1,20.11(a)3
        # three of a kind, 4 to 1: not qualified, lower, higher (equal cannot be dealt)
        6h6d6s  JsTc8d  1x         win:3000   push      20.11(a)1,20.11(a)3
        6h6d6s  Qs7c4d  1x         win:3000   win:1000  20.11(a)1,20.11(a)3
        6h6d6s  7s7c7d  1x         lose:2000  lose      20.11(a)1,20.11(a)3
        # straight, 1 to 1: not qualified, lower, equal, higher
        6h5d4h  JsTc8d  1x         win:1500   push      20.11(a)1,20.11(a)3
        6h5d4h  Qs7c4d  1x         win:1500   win:1000  20.11(a)1,20.11(a)3
        6h5d4h  6s5c4d  1x         push:1000  push      20.3(c),20.11(a)3
        6h5d4h  7s6c5s  1x         lose:500   lose      20.11(a)1,20.11(a)3
        # it needs a play wager too
        6h5h4h  Qs7c4d  fold       lose       -         20.10(b)
        6h6d6s  Qs7c4d  fold       lose       -         20.10(b)
        6h5d4h  Qs7c4d  fold       lose       -         20.10(b)
        """,
    )


def test_the_higher_ante_bonus_is_paid_whatever_the_dealer_holds():
    check_table(
        game(version="f1", pair_plus="B", ante_bonus="f"),
        ANTE,
        """
        player  dealer  decisions  ante       play      cites
        # straight flush, 6 to 1: not qualified, lower, equal, higher
        6h5h4h  JsTc8d  1x         win:4000   push      20.11(a)1,20.11(a)3i
        6h5h4h  Qs7c4d  1x         win:4000   win:1000  20.11(a)1,20.11(a)3i
        6h5h4h  6s5s4s  1x         push:3500  push      20.3(c),20.11(a)3i
        6h5h4h  7s6s5s  1x         lose:3000  lose      20.11(a)1,20.11(a)3i
        # three of a kind, 5 to 1: not qualified, lower, higher (equal cannot be dealt)
        6h6d6s  JsTc8d  1x         win:3500   push      20.11(a)1,20.11(a)3i
        6h6d6s  Qs7c4d  1x         win:3500   win:1000  20.11(a)1,20.11(a)3i
        6h6d6s  7s7c7d  1x         lose:2500  lose      20.11(a)1,20.11(a)3i
        # straight, 1 to 1 as before: not qualified, lower, equal, higher
        6h5d4h  JsTc8d  1x         win:1500   push      20.11(a)1,20.11(a)3i
        6h5d4h  Qs7c4d  1x         win:1500   win:1000  20.11(a)1,20.11(a)3i
        6h5d4h  6s5c4d  1x         push:1000  push      20.3(c),20.11(a)3i
        6h5d4h  7s6c5s  1x         lose:500   lose      20.11(a)1,20.11(a)3i
        # no bonus below a straight, nor after a fold
        AhKhJh  Qs7c4d  1x         win:1000   win:1000  20.11(a)1
        6h5h4h  Qs7c4d  fold       lose       -         20.10(b)
        """,
    )


def test_the_ante_bonus_begins_with_a_straight():
    check_table(
        game(),
        ANTE,
        """
        player  dealer  decisions  ante      play      cites
        # just below: the highest flush, a pair of aces, ace high
        AhKhJh  Qs7c4d  1x         win:1000  win:1000  20.11(a)1
        AhAdKs  Qs7c4d  1x         win:1000  win:1000  20.11(a)1
        AhKdJs  Qs7c4d  1x         win:1000  win:1000  20.11(a)1
        # exactly: the lowest straight; just above, and the highest one
        3h2dAs  Qs7c4d  1x         win:1500  win:1000  20.11(a)3
        4h3d2s  Qs7c4d  1x         win:1500  win:1000  20.11(a)3
        AhKdQh  Qs7c4d  1x         win:1500  win:1000  20.11(a)3
        # exactly: the lowest three of a kind, and the highest
        2h2d2s  Qs7c4d  1x         win:3000  win:1000  20.11(a)3
        AhAdAs  Qs7c4d  1x         win:3000  win:1000  20.11(a)3
        # exactly: the lowest straight flush, and the highest
        3h2hAh  Qs7c4d  1x         win:3500  win:1000  20.11(a)3
        AhKhQh  Qs7c4d  1x         win:3500  win:1000  20.11(a)3
        """,
    )


# Pair plus ----------------------------------------------------------------------------------------------

PAIR_PLUS_TABLES = {
    "A": """
        player  dealer  decisions  pair_plus  cites
        6h5h4h  Qs7c4d  -          win:20500  20.11(a)2
        6h6d6s  Qs7c4d  -          win:15500  20.11(a)2
        6h5d4h  Qs7c4d  -          win:3500   20.11(a)2
        9h6h4h  Qs7c4d  -          win:2500   20.11(a)2
        6h6d4h  Qs7c4d  -          win:1000   20.11(a)2
        AhKdJs  Qs7c4d  -          lose       20.11(a)2
        """,
    "B": """
        player  dealer  decisions  pair_plus  cites
        6h5h4h  Qs7c4d  -          win:18000  20.11(a)2
        6h6d6s  Qs7c4d  -          win:17000  20.11(a)2
        6h5d4h  Qs7c4d  -          win:3500   20.11(a)2
        9h6h4h  Qs7c4d  -          win:2500   20.11(a)2
        6h6d4h  Qs7c4d  -          win:1000   20.11(a)2
        AhKdJs  Qs7c4d  -          lose       20.11(a)2
        """,
    "C": """
        player  dealer  decisions  pair_plus  cites
        6h5h4h  Qs7c4d  -          win:20500  20.11(a)2
        6h6d6s  Qs7c4d  -          win:15500  20.11(a)2
        6h5d4h  Qs7c4d  -          win:3500   20.11(a)2
        9h6h4h  Qs7c4d  -          win:2000   20.11(a)2
        6h6d4h  Qs7c4d  -          win:1000   20.11(a)2
        AhKdJs  Qs7c4d  -          lose       20.11(a)2
        """,
    "D": """
        player  dealer  decisions  pair_plus  cites
        6h5h4h  Qs7c4d  -          win:18000  20.11(a)2
        6h6d6s  Qs7c4d  -          win:17000  20.11(a)2
        6h5d4h  Qs7c4d  -          win:3500   20.11(a)2
        9h6h4h  Qs7c4d  -          win:2000   20.11(a)2
        6h6d4h  Qs7c4d  -          win:1000   20.11(a)2
        AhKdJs  Qs7c4d  -          lose       20.11(a)2
        """,
}


@pytest.mark.parametrize("letter", PAIR_PLUS_TABLES)
def test_every_line_of_every_pair_plus_table(letter):
    check_table(game(pair_plus=letter), PAIR_PLUS, PAIR_PLUS_TABLES[letter])


def test_the_lines_of_pair_plus_begin_and_end_where_the_rankings_say():
    check_table(
        game(),
        PAIR_PLUS,
        """
        player  dealer  decisions  pair_plus  cites
        # pair: just below, exactly the lowest, the highest
        AhKdJs  Qs7c4d  -          lose       20.11(a)2
        2h2d3s  Qs7c4d  -          win:1000   20.11(a)2
        AhAdKs  Qs7c4d  -          win:1000   20.11(a)2
        # flush: exactly the lowest, the highest
        5h3h2h  Qs7c4d  -          win:2500   20.11(a)2
        AhKhJh  Qs7c4d  -          win:2500   20.11(a)2
        # straight: exactly the lowest, the highest; the ace does not stand between king and two
        3h2dAs  Qs7c4d  -          win:3500   20.11(a)2
        AhKdQh  Qs7c4d  -          win:3500   20.11(a)2
        2hAdKs  Qs7c4d  -          lose       20.11(a)2
        # three of a kind: exactly the lowest, the highest
        2h2d2s  Qs7c4d  -          win:15500  20.11(a)2
        AhAdAs  Qs7c4d  -          win:15500  20.11(a)2
        # straight flush: exactly the lowest, the highest; king, ace, two in one suit is a flush
        3h2hAh  Qs7c4d  -          win:20500  20.11(a)2
        AhKhQh  Qs7c4d  -          win:20500  20.11(a)2
        2hAhKh  Qs7c4d  -          win:2500   20.11(a)2
        """,
    )


def test_pair_plus_does_not_ask_what_the_dealer_holds():
    check_table(
        game(),
        ANTE_AND_PAIR_PLUS,
        """
        player  dealer  decisions  ante       play      pair_plus  cites
        # not qualified, lower, equal, higher: with a hand that is paid
        6h6d4s  JsTc8d  1x         win:1000   push      win:1000   20.11(a)1,20.11(a)2
        6h6d4s  Qs7c4d  1x         win:1000   win:1000  win:1000   20.11(a)1,20.11(a)2
        6h6d4s  6s6c4d  1x         push       push      win:1000   20.3(c),20.11(a)2
        6h6d4s  7s7c4d  1x         lose       lose      win:1000   20.11(a)1,20.11(a)2
        # not qualified, lower, equal, higher: with a hand that is not
        KhQd9s  JsTc8d  1x         win:1000   push      lose       20.11(a)1,20.11(a)2
        KhQd9s  Qs7c4d  1x         win:1000   win:1000  lose       20.11(a)1,20.11(a)2
        KhQd9s  KsQc9d  1x         push       push      lose       20.3(c),20.11(a)2
        KhQd9s  As7c4d  1x         lose       lose      lose       20.11(a)1,20.11(a)2
        # beside an ante bonus
        6h5h4h  7s6s5s  1x         lose:2500  lose      win:20500  20.11(a)3,20.11(a)2
        # alone, without a decision
        6h6d4s  JsTc8d  -          -          -         win:1000   20.11(a)2
        6h6d4s  7s7c4d  -          -          -         win:1000   20.11(a)2
        """,
    )


def test_a_fold_forfeits_pair_plus_with_any_hand():
    check_table(
        game(),
        ANTE_AND_PAIR_PLUS,
        """
        player  dealer  decisions  ante  play  pair_plus  cites
        6h5h4h  JsTc8d  fold       lose  -     lose       20.10(b)
        6h6d6s  JsTc8d  fold       lose  -     lose       20.10(b)
        6h5d4h  JsTc8d  fold       lose  -     lose       20.10(b)
        9h6h4h  JsTc8d  fold       lose  -     lose       20.10(b)
        6h6d4h  JsTc8d  fold       lose  -     lose       20.10(b)
        AhKdJh  JsTc8d  fold       lose  -     lose       20.10(b)
        """,
    )


# Bad beat bonus -----------------------------------------------------------------------------------------


def test_every_line_of_the_bad_beat_bonus():
    check_table(
        game(),
        PAIR_PLUS | BAD_BEAT,
        """
        player  dealer  decisions  bad_beat     cites
        # straight flush, 15,000 to 1: the lower hand is the player's, the dealer's, both
        6h5h4h  7s6s5s  -          win:1500100  20.11(a)4
        7h6h5h  6s5s4s  -          win:1500100  20.11(a)4
        6h5h4h  6s5s4s  -          win:1500100  20.11(a)4
        # three of a kind, 5,000 to 1: the player's, the dealer's
        6h6d6s  9s8s7s  -          win:500100   20.11(a)4
        9h8h7h  6s6c6d  -          win:500100   20.11(a)4
        6h6d6s  7s7c7d  -          win:500100   20.11(a)4
        7h7d7s  6s6c6d  -          win:500100   20.11(a)4
        # straight, 100 to 1
        6h5d4h  7s7c7d  -          win:10100    20.11(a)4
        7h7d7s  6s5c4d  -          win:10100    20.11(a)4
        6h5d4h  6s5c4d  -          win:10100    20.11(a)4
        # flush, 35 to 1
        9h6h4h  7s6c5d  -          win:3600     20.11(a)4
        7h6d5h  9s6s4s  -          win:3600     20.11(a)4
        9h6h4h  9s6s4s  -          win:3600     20.11(a)4
        # pair, 4 to 1
        6h6d4h  9s7s4s  -          win:500      20.11(a)4
        9h7h4h  6s6c4d  -          win:500      20.11(a)4
        6h6d4h  6s6c4d  -          win:500      20.11(a)4
        # less than a pair
        AhKdJh  6s6c4d  -          lose         20.11(a)4
        6h6d4h  AsKcJd  -          lose         20.11(a)4
        AhKdJh  AsKcJd  -          lose         20.11(a)4
        """,
    )


def test_the_lines_of_the_bad_beat_bonus_begin_where_the_rankings_say():
    check_table(
        game(),
        PAIR_PLUS | BAD_BEAT,
        """
        player  dealer  decisions  bad_beat     cites
        # pair: just below, exactly, the highest
        AhKdJs  QsQcQd  -          lose         20.11(a)4
        2h2d3s  KsKcKd  -          win:500      20.11(a)4
        AhAdKh  QsQcQd  -          win:500      20.11(a)4
        # flush: exactly, the highest
        5h3h2h  KsKcKd  -          win:3600     20.11(a)4
        AhKhJh  QsQcQd  -          win:3600     20.11(a)4
        # straight: exactly, the highest
        3h2dAh  KsKcKd  -          win:10100    20.11(a)4
        AhKdQh  9s9c9d  -          win:10100    20.11(a)4
        # three of a kind: exactly, the highest
        2h2d2s  KsKcKd  -          win:500100   20.11(a)4
        AhAdAs  9s8s7s  -          win:500100   20.11(a)4
        # straight flush: exactly, the highest
        3h2hAh  9s8s7s  -          win:1500100  20.11(a)4
        AhKhQh  AsKsQs  -          win:1500100  20.11(a)4
        """,
    )


def test_the_bad_beat_bonus_does_not_ask_who_won_or_who_folded():
    check_table(
        game(),
        ANTE_AND_PAIR_PLUS | BAD_BEAT,
        """
        player  dealer  decisions  ante      play      pair_plus  bad_beat     cites
        # with ante and pair plus: the player wins, draws, loses, folds
        7h7d4s  6s6c4d  1x         win:1000  win:1000  win:1000   win:500      20.11(a)4
        6h6d4s  6s6c4d  1x         push      push      win:1000   win:500      20.11(a)4
        6h6d4s  7s7c4d  1x         lose      lose      win:1000   win:500      20.11(a)4
        6h6d4s  7s7c4d  fold       lose      -         lose       win:500      20.10(b),20.11(a)4
        # each line after a fold, and none
        6h5h4h  7s6s5s  fold       lose      -         lose       win:1500100  20.10(b),20.11(a)4
        6h6d6s  9s8s7s  fold       lose      -         lose       win:500100   20.10(b),20.11(a)4
        6h5d4h  7s7c7d  fold       lose      -         lose       win:10100    20.10(b),20.11(a)4
        9h6h4h  7s6c5d  fold       lose      -         lose       win:3600     20.10(b),20.11(a)4
        KhQd9s  7s6c5d  fold       lose      -         lose       lose         20.10(b),20.11(a)4
        # with the ante alone: played and folded
        6h6d4s  7s7c4d  1x         lose      lose      -          win:500      20.11(a)1,20.11(a)4
        6h6d4s  7s7c4d  fold       lose      -         -          win:500      20.10(b),20.11(a)4
        KhQd9s  7s7c4d  fold       lose      -         -          lose         20.10(b),20.11(a)4
        # with pair plus alone; the dealer need not qualify to make it lose
        6h6d4s  7s7c4d  -          -         -         win:1000   win:500      20.11(a)4
        6h6d4s  JsTc8d  -          -         -         win:1000   lose         20.11(a)4
        """,
    )


# Options ------------------------------------------------------------------------------------------------


def test_options_and_their_defaults():
    assert {option.name: option.values for option in game().definition.options} == {
        "version": ("standard", "f1", "f2", "f3"),
        "pair_plus": ("A", "B", "C", "D"),
        "ante_bonus": ("standard", "f"),
        "bad_beat": ("on", "off"),
    }
    assert game().elections == {"version": "standard", "pair_plus": "A", "ante_bonus": "standard", "bad_beat": "on"}


@pytest.mark.parametrize("version", ["standard", "f1", "f2", "f3"])
@pytest.mark.parametrize("letter", ["A", "B", "C", "D"])
def test_the_higher_ante_bonus_needs_a_version_of_its_own_and_table_b(version, letter):
    elected = elect(game().definition, {"version": version, "pair_plus": letter, "ante_bonus": "f"})
    if version != "standard" and letter == "B":
        assert isinstance(elected, Game)
    else:
        assert isinstance(elected, Refusal)
        assert (elected.reason, elected.cites) == (Reason.OPTIONS_EXCLUDE, ("19:47-20.11(a)3i",))


@pytest.mark.parametrize("version", ["standard", "f1", "f2", "f3"])
@pytest.mark.parametrize("letter", ["A", "B", "C", "D"])
def test_the_usual_ante_bonus_goes_with_every_version_and_table(version, letter):
    assert isinstance(elect(game().definition, {"version": version, "pair_plus": letter}), Game)


def test_the_value_states_the_game():
    definition = game().definition
    assert (definition.key, definition.rules, definition.positions) == (KEY, "19:47-20", 7)
    assert [wager.key for wager in definition.wagers] == ["ante", "play", "pair_plus", "bad_beat"]
    assert (definition.counts.player, definition.counts.dealer, definition.counts.community) == (3, 3, 0)
    assert list(definition.methods) == ["manual-shoe", "hand", "automated-shoe", "automated-shoe-dealer-last"]
    assert list(definition.settling) == ["in-phases", "by-player"]
    assert definition.payout_limit is definition.progressive is definition.spin is None
    assert definition.qualification.title == "queen high or better"


def test_the_value_cites_the_definitions_and_the_rankings():
    definition = game().definition
    words = (
        "ante-wager",
        "bad-beat-bonus-wager",
        "hand",
        "pair-plus-wager",
        "play-wager",
        "round-of-play",
        "stub",
        "suit",
    )
    assert definition.definitions == tuple(f"19:47-20.1:{word}" for word in words)
    assert definition.rankings == {
        "straight flush": "19:47-20.3(b)1",
        "three-of-a-kind": "19:47-20.3(b)2",
        "straight": "19:47-20.3(b)3",
        "flush": "19:47-20.3(b)4",
        "pair": "19:47-20.3(b)5",
        "high card": "19:47-20.3(c)",
    }
    assert definition.tie_rule == "19:47-20.3(c)"


# Wagers before the deal ---------------------------------------------------------------------------------

TOGETHER = Reason.WAGERS_TOGETHER


@pytest.mark.parametrize(
    ("version", "ante", "pair_plus", "paragraph"),
    [
        # no tie between the two, and either alone
        ("standard", 500, 100_000, ""),
        ("standard", 100_000, 500, ""),
        ("standard", 500, 0, ""),
        ("standard", 0, 500, ""),
        # the ante just below, exactly at and just above the pair plus; alone; pair plus alone
        ("f1", 499, 500, "19:47-20.6(f)1"),
        ("f1", 500, 500, ""),
        ("f1", 501, 500, ""),
        ("f1", 500, 0, ""),
        ("f1", 0, 500, "19:47-20.6(f)1"),
        # the ante just below, exactly at and just above half the pair plus; an odd cent; alone; pair plus alone
        ("f2", 499, 1_000, "19:47-20.6(f)2"),
        ("f2", 500, 1_000, ""),
        ("f2", 501, 1_000, ""),
        ("f2", 500, 1_001, "19:47-20.6(f)2"),
        ("f2", 500, 0, ""),
        ("f2", 0, 500, "19:47-20.6(f)2"),
        # pair plus just below, exactly at and just above five times the ante
        ("f3", 500, 2_499, ""),
        ("f3", 500, 2_500, ""),
        ("f3", 500, 2_501, "19:47-20.6(f)3"),
        # the ante just below, exactly at and just above five times the pair plus; each alone
        ("f3", 2_499, 500, ""),
        ("f3", 2_500, 500, ""),
        ("f3", 2_501, 500, "19:47-20.6(f)3"),
        ("f3", 500, 0, "19:47-20.6(f)3"),
        ("f3", 0, 500, "19:47-20.6(f)3"),
    ],
)
def test_how_a_version_ties_ante_and_pair_plus_together(version, ante, pair_plus, paragraph):
    wagers = {name: amount for name, amount in (("ante", ante), ("pair_plus", pair_plus)) if amount}
    assert refused({"version": version}, **wagers) == ((TOGETHER, (paragraph,)) if paragraph else None)


@pytest.mark.parametrize(
    ("amount", "reason"),
    [
        (99, Reason.EXACT_AMOUNT),  # just below
        (100, None),  # exactly
        (101, Reason.EXACT_AMOUNT),  # just above
        (200, Reason.EXACT_AMOUNT),
    ],
)
def test_the_bad_beat_bonus_is_exactly_one_dollar(amount, reason):
    assert refused({}, ante=500, bad_beat=amount) == (reason and (reason, ("19:47-20.6(a)2",)))


def test_the_bad_beat_bonus_needs_another_wager():
    assert refused({}, bad_beat=100) == (TOGETHER, ("19:47-20.6(a)2",))
    assert refused({}, ante=500, bad_beat=100) is None
    assert refused({}, pair_plus=500, bad_beat=100) is None
    assert refused({}, ante=500, pair_plus=500, bad_beat=100) is None


def test_the_bad_beat_bonus_may_be_left_out_of_the_game():
    assert refused({"bad_beat": "off"}, ante=500, bad_beat=100) == (Reason.WAGER_NOT_OFFERED, ("19:47-20.6(a)2",))
    assert refused({"bad_beat": "off"}, ante=500, pair_plus=500) is None


@pytest.mark.parametrize(("wager", "paragraph"), [("ante", "19:47-20.6(a)1i"), ("pair_plus", "19:47-20.6(a)1ii")])
def test_the_posted_minimum_and_maximum_are_within_the_limits(wager, paragraph):
    posted = {"limits": {wager: Limits(1_000, 50_000)}}
    assert refused({}, posted, **{wager: 999}) == (Reason.BELOW_MINIMUM, (paragraph,))
    for within in (1_000, 1_001, 49_999, 50_000):
        assert refused({}, posted, **{wager: within}) is None
    assert refused({}, posted, **{wager: 50_001}) == (Reason.ABOVE_MAXIMUM, (paragraph,))


def test_every_whole_cent_can_be_paid():
    check_table(
        game(version="f1", pair_plus="B", ante_bonus="f"),
        {"ante": 1, "pair_plus": 1},
        """
        player  dealer  decisions  ante   play   pair_plus
        6h5h4h  Qs7c4d  1x         win:8  win:2  win:36
        6h5d4h  Qs7c4d  1x         win:3  win:2  win:7
        """,
    )


# Irregularities ----------------------------------------------------------------------------------------


def test_irregularities_with_their_remedies():
    facts = [(one.mishap, one.remedy, one.cites, one.still_settled) for one in game().definition.irregularities]
    assert facts == [
        (Mishap.CARD_FACE_UP, Remedy.DISCARD_THE_CARD, "19:47-20.12(a)", ()),
        (Mishap.CARDS_FACE_UP, Remedy.VOID_ALL, "19:47-20.12(a)", ()),
        (Mishap.DRAWN_IN_ERROR, Remedy.USE_AS_NEXT, "19:47-20.12(b)", ()),
        (Mishap.PLAYER_MISCOUNT, Remedy.VOID_ALL, "19:47-20.12(c)", ()),
        (Mishap.DEALER_MISCOUNT, Remedy.VOID_ALL, "19:47-20.12(c)", ()),
        (Mishap.DEALER_CARD_EXPOSED, Remedy.VOID_ALL, "19:47-20.12(d)", ()),
        (Mishap.SHUFFLER_FAILED, Remedy.RESHUFFLE, "19:47-27.12(e)", ()),  # register E-3
        (Mishap.SHOE_FAILED, Remedy.VOID_AND_RESHUFFLE, "19:47-27.12(f)", ()),  # register E-3
        (Mishap.METHOD_CHANGED, Remedy.REMOVE_DEVICE, "19:47-27.12(g)", ()),  # register E-3
    ]
