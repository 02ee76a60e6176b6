"""Premium Hold 'Em, 13:69F-40: its rounds as tables, and what may be elected and wagered."""

import pytest

from croupier.games.catalogue import definition
from croupier.games.paragraphs.premium_hold_em import RULES
from croupier.rulebook.game import elect
from croupier.rulebook.irregularity import Mishap, Remedy
from croupier.rulebook.refusal import Reason, Refusal
from croupier.table.complete import GivenHand, GivenRound, SettledRound, settle_round
from croupier.table.stakes import NO_LIMITS, check_stakes
from tests.settlement_table import check_table, game_under, split_cards

KEY = "premium-hold-em"
PRINTED = game_under(KEY)
PUSH = game_under(KEY, ante_nonqualifying="push")
FIVE = game_under(KEY, bonus_spin="progressive-5")
MAIN = {"ante": 1000, "xtra_bonus": 1000}
JACKS_UP = {**MAIN, "player_bonus": 500, "dealer_bonus": 500}


def test_ante_and_play_by_comparison_and_by_the_dealers_hand():
    check_table(
        PRINTED,
        MAIN,
        """
        player  dealer  community  decisions  ante      xtra_bonus  play      cites
        # player higher; the dealer just above, exactly at and just below a pair of threes, and without a pair
        KsQh2c  4h4dJs  Kh9d7c5s   check,1x   win:2000  push        win:2000  40.10(g)3iv,40.10(g)4iii,40.11(d)
        KsQh2c  3h3dJs  Kh9d7c5s   check,1x   win:2000  push        win:2000  40.10(g)3iv,40.10(g)4iii,40.11(d)
        KsQh3c  2h2dJs  Kh9d7c5s   check,1x   push      push        win:2000  40.10(g)3iii,40.10(g)4iii,40.11(d)
        KsQh2c  AhQdJs  Kh9d7c5s   check,1x   push      push        win:2000  40.10(g)3iii,40.10(g)4iii,40.11(d)
        # the pair of threes may lie on the board, or half of it
        KsKd2c  AhQdJs  3h3s7c5s   check,1x   win:2000  push        win:2000  40.10(g)3iv,40.10(g)4iii
        KsKd2c  AhQd3s  3h9d7c5s   check,1x   win:2000  push        win:2000  40.10(g)3iv,40.10(g)4iii
        # equal hands; the dealer below a pair of threes, above it, and both with a straight
        AsQc2d  AhQd2h  Kh9d7c4s   check,1x   push      push        push      40.10(g)3ii,40.10(g)4ii,40.11(d)
        KsQc2d  KdQs2h  Kh9d7c4s   check,1x   push      push        push      40.10(g)3ii,40.10(g)4ii,40.11(d)
        TsAc2d  ThAd2h  9h8d7c6s   check,1x   push      push        push      40.10(g)3ii,40.10(g)4ii,40.11(d)
        # dealer higher; without a pair, and just below, exactly at and just above a pair of threes
        QhJc2d  AhQdJs  Kh9d7c4s   check,1x   lose      lose        lose      40.10(g)3i,40.10(g)4i,40.11(d)
        QhJc3d  2h2cAd  Kh9d7c5s   check,1x   lose      lose        lose      40.10(g)3i,40.10(g)4i,40.11(d)
        2h2cAd  3h3cJd  Kh9d7c5s   check,1x   lose      lose        lose      40.10(g)3i,40.10(g)4i,40.11(d)
        2h2cAd  4h4cJd  Kh9d7c5s   check,1x   lose      lose        lose      40.10(g)3i,40.10(g)4i,40.11(d)
        # the fifth card decides: just below, exactly at and just above the dealer's nine
        Kd8s2c  Ks9d4h  KhQdAc6s   check,1x   lose      lose        lose      40.10(g)3i,40.10(g)4i
        Kd9s2c  Ks9d4h  KhQdAc6s   check,1x   push      push        push      40.10(g)3ii,40.10(g)4ii
        KdTs2c  Ks9d4h  KhQdAc6s   check,1x   win:2000  push        win:2000  40.10(g)3iv,40.10(g)4iii
        """,
    )


def test_a_hand_with_a_line_of_the_xtra_bonus_table_in_every_comparison():
    check_table(
        PRINTED,
        MAIN,
        """
        player  dealer  community  decisions  ante      xtra_bonus  play      cites
        # player higher with a straight; the dealer just above, at, just below a pair of threes, and without a pair
        TsJc3d  4h4dQs  9h8d7c2s   check,1x   win:2000  win:2000    win:2000  40.10(g)3iv,40.10(g)4iii,40.11(d)
        TsJc4d  3h3dQs  9h8d7c2s   check,1x   win:2000  win:2000    win:2000  40.10(g)3iv,40.10(g)4iii,40.11(d)
        TsJc3d  2h3sQs  9h8d7c2s   check,1x   push      win:2000    win:2000  40.10(g)3iii,40.10(g)4iii,40.11(d)
        TsJc3d  AhKdQs  9h8d7c2s   check,1x   push      win:2000    win:2000  40.10(g)3iii,40.10(g)4iii,40.11(d)
        # equal: the same straight; the same straight flush cannot be held twice
        JdTc3d  JsTh4d  9h8d7c2s   check,1x   push      push        push      40.10(g)3ii,40.10(g)4ii,40.11(d)
        # dealer higher: a straight loses to a longer one, a flush to a flush, four of a kind to a straight flush
        6sTc3d  JsTh4d  9h8d7c2s   check,1x   lose      lose        lose      40.10(g)3i,40.10(g)4i,40.11(d)
        5h4h3d  AhQdJc  Kh9h7h2h   check,1x   lose      lose        lose      40.10(g)3i,40.10(g)4i,40.11(d)
        9s9c3d  JhTh2d  9h8h7h9d   check,1x   lose      lose        lose      40.10(g)3i,40.10(g)4i,40.11(d)
        """,
    )


def test_the_other_reading_of_an_ante_before_a_dealer_who_does_not_qualify():
    check_table(
        PUSH,
        MAIN,
        """
        player  dealer  community  decisions  ante      xtra_bonus  play      cites
        # dealer higher; without a pair, and just below, exactly at and just above a pair of threes
        QhJc2d  AhQdJs  Kh9d7c4s   check,1x   push      lose        lose      supplement-9.3(f),40.10(g)4i,40.11(d)
        QhJc3d  2h2cAd  Kh9d7c5s   check,1x   push      lose        lose      supplement-9.3(f),40.10(g)4i,40.11(d)
        2h2cAd  3h3cJd  Kh9d7c5s   check,1x   lose      lose        lose      40.10(g)3i,40.10(g)4i,40.11(d)
        2h2cAd  4h4cJd  Kh9d7c5s   check,1x   lose      lose        lose      40.10(g)3i,40.10(g)4i,40.11(d)
        QhJc2d  AhQdJs  Kh9d7c4s   3x         push      lose        lose      supplement-9.3(f),40.10(g)4i
        # everything else stays as printed
        AsQc2d  AhQd2h  Kh9d7c4s   check,1x   push      push        push      40.10(g)3ii,40.10(g)4ii
        KsQc2d  KdQs2h  Kh9d7c4s   check,1x   push      push        push      40.10(g)3ii,40.10(g)4ii
        KsQh3c  2h2dJs  Kh9d7c5s   check,1x   push      push        win:2000  40.10(g)3iii,40.10(g)4iii
        TsJc3d  AhKdQs  9h8d7c2s   check,1x   push      win:2000    win:2000  40.10(g)3iii,40.10(g)4iii
        KsQh2c  3h3dJs  Kh9d7c5s   check,1x   win:2000  push        win:2000  40.10(g)3iv,40.10(g)4iii
        TsJc4d  3h3dQs  9h8d7c2s   check,1x   win:2000  win:2000    win:2000  40.10(g)3iv,40.10(g)4iii
        QhJc2d  AhQdJs  Kh9d7c4s   check,fold lose      lose        -         40.10(d)2
        """,
    )


def test_the_play_wager_is_three_times_the_ante_before_the_community_cards_and_once_or_twice_after_them():
    check_table(
        PRINTED,
        MAIN,
        """
        player  dealer  community  decisions  ante      xtra_bonus  play
        KsQh2c  3h3dJs  Kh9d7c5s   3x         win:2000  push        win:6000
        KsQh2c  3h3dJs  Kh9d7c5s   check,2x   win:2000  push        win:4000
        KsQh2c  3h3dJs  Kh9d7c5s   check,1x   win:2000  push        win:2000
        AsQc2d  AhQd2h  Kh9d7c4s   3x         push      push        push:3000
        AsQc2d  AhQd2h  Kh9d7c4s   check,2x   push      push        push:2000
        AsQc2d  AhQd2h  Kh9d7c4s   check,1x   push      push        push:1000
        QhJc2d  AhQdJs  Kh9d7c4s   3x         lose      lose        lose
        QhJc2d  AhQdJs  Kh9d7c4s   check,2x   lose      lose        lose
        QhJc2d  AhQdJs  Kh9d7c4s   check,1x   lose      lose        lose
        """,
    )


def test_a_fold_loses_ante_and_xtra_bonus_whatever_the_cards():
    check_table(
        PRINTED,
        MAIN,
        """
        player  dealer  community  decisions   ante  xtra_bonus  play  cites
        QhJc2d  3h3cAd  Kh9d7c4s   check,fold  lose  lose        -     40.10(d)2
        AsQc2d  AhQd2h  Kh9d7c4s   check,fold  lose  lose        -     40.10(d)2
        AsKs2d  4c5d9h  QsJsTs3h   check,fold  lose  lose        -     40.10(d)2
        """,
    )


def test_every_line_of_the_xtra_bonus_table():
    check_table(
        PRINTED,
        MAIN,
        """
        player  dealer  community  decisions  xtra_bonus  cites
        # royal flush 500 to 1; just below it the straight flush, 100 to 1, king high and five high
        AsKs2d  4c5d9h  QsJsTs3h   3x         win:501000  40.11(d)
        Ks9s2d  4c5d7h  QsJsTs3h   3x         win:101000  40.11(d)
        As2sKd  9c9dQh  3s4s5sJh   3x         win:101000  40.11(d)
        # four of a kind 10 to 1: aces, then twos
        AsAhKs  QcJd9h  AdAc7h2d   3x         win:11000   40.11(d)
        2s2h3d  4h5d9s  2d2c3h3c   3x         win:11000   40.11(d)
        # full house 3 to 1: aces over kings, then twos over threes
        AsAhKs  QcJc9s  AdKd7h2c   3x         win:4000    40.11(d)
        2s2h3d  QcTd7h  2d3hJc8s   3x         win:4000    40.11(d)
        # flush 3 to 2: ace king queen jack nine, then seven five four three two
        AsKs2d  5c5d7h  QsJs9s4h   3x         win:2500    40.11(d)
        2h3hKc  As9cTd  4h5h7hKd   3x         win:2500    40.11(d)
        # straight 1 to 1: ace high, then five high
        AsKd2c  4c5d8h  QhJcTd3s   3x         win:2000    40.11(d)
        As2dKc  9c9hQd  3h4c5dJs   3x         win:2000    40.11(d)
        # just below it: queen king ace two three is no straight; three aces push, and so does anything less
        KsAd9c  9hJd5c  Qh2c3d7s   3x         push        40.11(d)
        AsAhKd  JcTd5h  AdQc7h2s   3x         push        40.11(d)
        AsAhKd  JcTd5h  KcQc7h2s   3x         push        40.11(d)
        AsAhKd  JcTd5h  9cQc7h2s   3x         push        40.11(d)
        AsKh9d  JcTd5h  Qc8c7h2s   3x         push        40.11(d)
        """,
    )


# A hand, the other hand, the community cards, and what a jacks up wager on the first hand comes to.
JACKS_UP_LINES = """
    # royal flush 50 to 1; just below it the straight flush, 30 to 1, king high and five high
    AsKs2d  4c5d9h  QsJsTs3h  3x  win:25500  40.11(c)
    Ks9s2d  4c5d7h  QsJsTs3h  3x  win:15500  40.11(c)
    As2sKd  9c9dQh  3s4s5sJh  3x  win:15500  40.11(c)
    # four of a kind 10 to 1: aces, then twos
    AsAhKs  QcJd9h  AdAc7h2d  3x  win:5500   40.11(c)
    2s2h3d  4h5d9s  2d2c3h3c  3x  win:5500   40.11(c)
    # full house 6 to 1: aces over kings, then twos over threes
    AsAhKs  QcJc9s  AdKd7h2c  3x  win:3500   40.11(c)
    2s2h3d  QcTd7h  2d3hJc8s  3x  win:3500   40.11(c)
    # flush 4 to 1: ace king queen jack nine, then seven five four three two
    AsKs2d  5c5d7h  QsJs9s4h  3x  win:2500   40.11(c)
    2h3hKc  As9cTd  4h5h7hKd  3x  win:2500   40.11(c)
    # straight 3 to 1: ace high, then five high
    AsKd2c  4c5d8h  QhJcTd3s  3x  win:2000   40.11(c)
    As2dKc  9c9hQd  3h4c5dJs  3x  win:2000   40.11(c)
    # three of a kind 2 to 1: aces, then twos
    AsAhKd  JcTd5h  AdQc7h2s  3x  win:1500   40.11(c)
    2s2h4d  JcTd5h  2dQc7h9s  3x  win:1500   40.11(c)
    # two pair 1 to 1, well above the threshold and just above it: aces and kings, queens and twos
    AsAhKd  JcTd5h  KcQc7h2s  3x  win:1000   40.11(c)
    QsQh2d  JcTd5h  2cAc7h9s  3x  win:1000   40.11(c)
    # exactly at it: jacks and twos, jacks and tens; aces and jacks are aces up
    JsJh2d  QcTd5h  2cAc7h9s  3x  win:1000   40.11(c)
    JsJh6d  Qc8d5h  AcTs7hTc  3x  win:1000   40.11(c)
    AsAhJd  QcTd5h  Jc8c7h2s  3x  win:1000   40.11(c)
    # just below it: tens and nines; a pair of aces and ace high are further down
    TsTh9d  QcJd5h  9cAc7h2s  3x  lose       40.11(c)
    AsAhKd  JcTd5h  Qc8c7h2s  3x  lose       40.11(c)
    AsKh9d  JcTd5h  Qc8c7h2s  3x  lose       40.11(c)
"""


def test_every_line_of_the_jacks_up_table_for_the_players_hand():
    check_table(PRINTED, JACKS_UP, "player dealer community decisions player_bonus cites\n" + JACKS_UP_LINES)


def test_every_line_of_the_jacks_up_table_for_the_dealers_hand():
    check_table(PRINTED, JACKS_UP, "dealer player community decisions dealer_bonus cites\n" + JACKS_UP_LINES)


def test_jacks_up_wagers_win_and_lose_apart_from_the_main_wagers_and_from_each_other():
    check_table(
        PRINTED,
        JACKS_UP,
        """
        player  dealer  community  decisions  ante      xtra_bonus  play      player_bonus  dealer_bonus
        JsTc3d  5h4h3h  Kh9hQd2s   check,1x   lose      lose        lose      win:2000      win:2500
        KsKdQh  AsQd9h  Kh9d7c2s   check,1x   win:2000  push        win:2000  win:1500      lose
        QhJc3d  KsKdJd  Kh9d7c4s   check,1x   lose      lose        lose      lose          win:1500
        QhJc2d  AhQdJs  Kh9d7c4s   check,1x   lose      lose        lose      lose          lose
        KsKdQh  AsQd9h  Kh9d7c2s   check,1x   win:2000  push        win:2000  -             lose
        KsKdQh  AsQd9h  Kh9d7c2s   check,1x   win:2000  push        win:2000  win:1500      -
        KsKdQh  AsQd9h  Kh9d7c2s   check,1x   win:2000  push        win:2000  -             -
        TsAcJd  ThAdJh  9h8d7c6s   check,1x   push      push        push      win:2000      win:2000
        """,
    )


def test_a_fold_leaves_every_side_wager_alive():
    stakes = {**JACKS_UP, "bonus_spin": 500}
    header = "player dealer community decisions ante xtra_bonus play player_bonus dealer_bonus bonus_spin cites\n"
    check_table(
        FIVE,
        stakes,
        header
        + """
        # three of one suit held, and the wheel stops at 8, which pays $60
        AhJh4h  3c3d8s  Kh9h7c2s  check,fold  lose  lose  -  win:2500  lose      win:6000  40.10(d)2,40.11(c),40.11(e)
        AhJh4h  KsKd9c  Kc9d7c2s  check,fold  lose  lose  -  lose      win:3500  win:6000  40.10(d)2,40.11(c),40.11(e)
        AhJh4h  KsKd9c  Kc9h7h2s  check,fold  lose  lose  -  win:2500  win:3500  win:6000  40.10(d)2,40.11(c),40.11(e)
        AhJh4h  3c3d8s  Kh9h7c2s  check,fold  lose  lose  -  win:2500  -         win:6000  40.10(d)2,40.11(c),40.11(e)
        AhJh4h  KsKd9c  Kc9d7c2s  check,fold  lose  lose  -  -         win:3500  win:6000  40.10(d)2,40.11(c),40.11(e)
        AhJh4h  3c3d8s  Kh9h7c2s  check,fold  lose  lose  -  -         -         win:6000  40.10(d)2,40.11(e)
        """,
        meter=1_000_000,
        wheel=(8,),
    )
    check_table(
        FIVE,
        stakes,
        header
        + """
        # nobody spins
        AhJh4d  3c3d8s  Kh9h7h2s  check,fold  lose  lose  -  win:2500  lose      lose      40.10(d)2,40.11(c),40.11(e)
        AhJh4h  KsKd9c  Kc9d7c2s  check,fold  lose  lose  -  -         win:3500  -         40.10(d)2,40.11(c)
        """,
        meter=1_000_000,
    )


def test_any_three_cards_of_one_suit_spin_the_wheel():
    stakes = {**MAIN, "bonus_spin": 500}
    check_table(
        FIVE,
        stakes,
        """
        player  dealer  community  decisions   ante      bonus_spin  cites
        # in every suit; in sequence too; winning, pushing, losing and folding; the wheel stops at 8, which pays $60
        AhKh4h  3c3d8s  Ks9d7c2s   3x          win:2000  win:6000    40.10(g)3iv,40.11(e)
        9d8d7d  AsKhQc  Jh9s4c2s   3x          push      win:6000    40.10(g)3iii,40.11(e)
        9s8s7s  AsKhQc  AcJh4c2s   check,2x    lose      win:6000    40.10(g)3i,40.11(e)
        3c4c2c  AsKhQc  Ac5h9d2s   check,1x    win:2000  win:6000    40.10(g)3iv,40.11(e)
        AsKsQs  3c3d8s  JsTs7c2h   check,fold  lose      win:6000    40.10(d)2,40.11(e)
        """,
        meter=1_000_000,
        wheel=(8,),
    )


def test_fewer_than_three_cards_of_one_suit_held_do_not_spin():
    check_table(
        FIVE,
        {**MAIN, "bonus_spin": 500},
        """
        player  dealer  community  decisions   ante      bonus_spin  cites
        # two of one suit, none of one suit; with a flush, a straight flush and a royal flush on the board besides
        AhKh4s  3c3d8s  Ks9d7c2s   3x          win:2000  lose        40.11(e)
        AhKc4s  3c3d8s  Ks9d7c2s   3x          win:2000  lose        40.11(e)
        AhKh4s  3c3d8s  Qh9h7h2s   3x          win:2000  lose        40.11(e)
        9h8h4s  3c3d8s  7h6h5h2s   3x          win:2000  lose        40.11(e)
        AhKh4s  3c3d8s  QhJhTh2s   check,fold  lose      lose        40.11(e)
        """,
        meter=1_000_000,
    )


def test_no_limit_is_set_on_what_one_hand_wins():
    assert PRINTED.definition.payout_limit is None
    check_table(
        PRINTED,
        dict.fromkeys(JACKS_UP, 10_000_000),
        """
        player  dealer  community  decisions  ante          xtra_bonus      play          player_bonus
        AsKs2d  3h9c9h  QsJsTs3d   3x         win:20000000  win:5010000000  win:60000000  win:510000000
        """,
    )


def test_decisions_that_the_rule_does_not_offer_are_refused():
    refused = {
        "40.10(b)": [(), ("fold",), ("1x",), ("2x",), ("4x",), ("bet",)],
        "40.10(d)": [("check",), ("check", "check"), ("check", "3x"), ("check", "4x")],
    }
    for number, lines in refused.items():
        for choices in lines:
            outcome = _settle(choices)
            assert isinstance(outcome, Refusal), choices
            assert (outcome.reason, outcome.cites) == (Reason.UNKNOWN_CHOICE, (f"13:69F-{number}",)), choices
    for choices in (("3x", "1x"), ("3x", "fold"), ("check", "1x", "1x"), ("check", "fold", "1x")):
        outcome = _settle(choices)
        assert isinstance(outcome, Refusal), choices
        assert outcome.reason is Reason.UNKNOWN_CHOICE
    for choices in (("3x",), ("check", "1x"), ("check", "2x"), ("check", "fold")):
        assert isinstance(_settle(choices), SettledRound), choices


def _settle(choices: tuple[str, ...]) -> SettledRound | Refusal:
    hand = GivenHand(1, split_cards("KsQh2c"), MAIN, choices)
    return settle_round(PRINTED, GivenRound((hand,), split_cards("3h3dJs"), split_cards("Kh9d7c5s")))


@pytest.mark.parametrize(
    "wagers",
    [
        {"ante": 100, "xtra_bonus": 100},  # exactly the least
        {"ante": 102, "xtra_bonus": 102},  # just above it, in steps that 3 to 2 can be paid on
        {**MAIN, "player_bonus": 100},
        {**MAIN, "dealer_bonus": 5000},  # not bound to the ante
        {**MAIN, "player_bonus": 1, "dealer_bonus": 7, "bonus_spin": 500},
    ],
)
def test_wagers_that_may_be_made_together(wagers):
    assert check_stakes(FIVE, wagers, NO_LIMITS) is None


@pytest.mark.parametrize(
    ("wagers", "reason", "cites"),
    [
        # below and above the least amount
        ({"ante": 98, "xtra_bonus": 98}, Reason.BELOW_MINIMUM, "13:69F-40.6(c)"),
        ({"ante": 99, "xtra_bonus": 99}, Reason.BELOW_MINIMUM, "13:69F-40.6(c)"),
        ({"ante": 101, "xtra_bonus": 101}, Reason.NOT_PAYABLE, "13:69F-40.6(c)"),
        # ante and X-Tra Bonus: both, in one amount
        ({"ante": 1000}, Reason.WAGERS_TOGETHER, "13:69F-40.10(a)"),
        ({"xtra_bonus": 1000}, Reason.WAGERS_TOGETHER, "13:69F-40.10(a)"),
        ({"ante": 1000, "xtra_bonus": 998}, Reason.WAGERS_TOGETHER, "13:69F-40.10(a)"),
        ({"ante": 1000, "xtra_bonus": 1002}, Reason.WAGERS_TOGETHER, "13:69F-40.10(a)"),
        # side wagers only beside an ante
        ({"player_bonus": 500}, Reason.WAGERS_TOGETHER, "13:69F-40.1:ante"),
        ({"dealer_bonus": 500}, Reason.WAGERS_TOGETHER, "13:69F-40.1:ante"),
        ({"bonus_spin": 500}, Reason.WAGERS_TOGETHER, "13:69F-40.1:ante"),
        # the Bonus Spin costs $5 here: just below and just above it
        ({**MAIN, "bonus_spin": 499}, Reason.EXACT_AMOUNT, "13:69F-40.10(a)2"),
        ({**MAIN, "bonus_spin": 501}, Reason.EXACT_AMOUNT, "13:69F-40.10(a)2"),
        ({**MAIN, "play": 1000}, Reason.WAGER_BY_DECISION, "13:69F-40.6(d)"),
    ],
)
def test_wagers_that_may_not_be_made_together(wagers, reason, cites):
    refusal = check_stakes(FIVE, wagers, NO_LIMITS)
    assert refusal is not None
    assert (refusal.reason, refusal.cites) == (reason, (cites,))


def test_every_word_that_the_rule_defines_is_cited_in_its_order():
    words = [reference for reference, paragraph in RULES if paragraph.number.startswith("40.1:")]
    assert len(words) == 17
    assert list(definition(KEY).definitions) == words


def test_options_with_their_defaults():
    options = {option.name: (option.default, option.values) for option in definition(KEY).options}
    assert options == {
        "ante_nonqualifying": ("printed", ("printed", "push")),
        "bonus_spin": ("off", ("off", "progressive-5", "fixed-5", "progressive-1", "fixed-1")),
        "wheel": (None, ("none", "weights")),
        "fixed_prize": (None, ("none", "cents")),
    }


def test_the_wagers_offered_follow_the_bonus_spin_option():
    main = ["ante", "xtra_bonus", "play", "player_bonus", "dealer_bonus"]
    assert list(PRINTED.wagers) == main
    for value in ("progressive-5", "fixed-5", "progressive-1", "fixed-1"):
        assert list(game_under(KEY, bonus_spin=value).wagers) == [*main, "bonus_spin"]


@pytest.mark.parametrize(
    ("name", "value", "cites"),
    [
        ("ante_nonqualifying", "win", "13:69F-40.10(g)3i"),
        ("bonus_spin", "on", "13:69F-40.10(a)2"),
        ("wheel", [1] * 11, "supplement-9.2(m)"),
        ("wheel", [1] * 13, "supplement-9.2(m)"),
        ("wheel", [0] * 12, "supplement-9.2(m)"),
        ("wheel", [-1] + [1] * 11, "supplement-9.2(m)"),
        ("fixed_prize", 0, "13:69F-40.11(e)"),
        ("fixed_prize", "a car", "13:69F-40.11(e)"),
    ],
)
def test_option_values_that_are_refused(name, value, cites):
    refusal = elect(definition(KEY), {name: value})
    assert isinstance(refusal, Refusal)
    assert (refusal.reason, refusal.cites) == (Reason.OPTION_VALUE, (cites,))


# Irregularities ----------------------------------------------------------------------------------------


def test_irregularities_with_their_remedies():
    facts = [(one.mishap, one.remedy, one.cites, one.still_settled) for one in definition(KEY).irregularities]
    assert facts == [
        (Mishap.DEALER_CARD_EXPOSED, Remedy.VOID_ALL, "13:69F-40.12(a)", ()),  # register P-16
        (Mishap.CARD_FACE_UP, Remedy.DISCARD_THE_CARD, "13:69F-40.12(b)", ()),
        (Mishap.CARDS_FACE_UP, Remedy.VOID_ALL, "13:69F-40.12(b)", ()),
        (Mishap.DRAWN_IN_ERROR, Remedy.USE_AS_NEXT, "13:69F-40.12(c)", ()),
        (Mishap.PLAYER_MISCOUNT, Remedy.VOID_THE_HAND, "13:69F-40.12(d)", ()),
        (Mishap.DEALER_MISCOUNT, Remedy.COMPLETE_OR_VOID, "13:69F-40.12(d)", ()),
        (Mishap.SHUFFLER_FAILED, Remedy.RESHUFFLE, "13:69F-40.12(e)", ()),
        (Mishap.SHOE_FAILED, Remedy.VOID_AND_RESHUFFLE, "13:69F-40.12(f)", ()),
        (Mishap.METHOD_CHANGED, Remedy.REMOVE_DEVICE, "13:69F-40.12(g)", ()),
    ]
