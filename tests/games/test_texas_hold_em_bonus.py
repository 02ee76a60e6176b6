"""Texas hold 'em bonus poker from the outside: every cell of its settlement, bonus and progressive line by line.

The ante is $5.00, so the flop wager is $10.00 and turn and river wagers are $5.00 each. Of the five community cards the
first three are the flop. The progressive wager is $1.00, never comes back, and adds 70 cents to the meter.
"""

from collections.abc import Mapping

import pytest

from croupier.cards.card import DECK
from croupier.rulebook.game import elect
from croupier.rulebook.irregularity import Mishap, Remedy
from croupier.rulebook.refusal import Reason, Refusal
from croupier.table import commands as c
from croupier.table import events as e
from croupier.table.complete import GivenHand, GivenRound, SettledRound, settle_round
from croupier.table.permitted import permitted
from croupier.table.table import open_table
from tests.driver import Driver, stacked
from tests.settlement_table import check_table, game_under, split_cards

KEY = "texas-hold-em-bonus"
GAME = game_under(KEY)
STRAIGHT_PAYS = game_under(KEY, ante_pays="straight")
ANTE = {"ante": 500}
WITH_BONUS = {"ante": 500, "bonus": 500}
WITH_PROGRESSIVE = {"ante": 500, "progressive": 100}
ALL = {"ante": 500, "bonus": 500, "progressive": 100}


# What becomes of ante, flop, turn and river ----------------------------------------------------------


def test_every_way_to_stay_in_with_every_comparison():
    table = """
    player  dealer  community   decisions       ante      flop      turn      river     cites
    # the player's hand is higher and below a flush: kings against queens
    AsKd    QcQd    Kh9d7c4s2s  2x,check,check  push      win:2000  -         -         1.3(d)
    AsKd    QcQd    Kh9d7c4s2s  2x,1x,check     push      win:2000  win:1000  -         1.3(d)
    AsKd    QcQd    Kh9d7c4s2s  2x,check,1x     push      win:2000  -         win:1000  1.3(d)
    AsKd    QcQd    Kh9d7c4s2s  2x,1x,1x        push      win:2000  win:1000  win:1000  1.3(d)
    # the player's hand is higher and a flush
    AhQh    QcQd    Kh9h7h4s2s  2x,check,check  win:1000  win:2000  -         -         1.3(c),28.11(b)
    AhQh    QcQd    Kh9h7h4s2s  2x,1x,check     win:1000  win:2000  win:1000  -         1.3(c),28.11(b)
    AhQh    QcQd    Kh9h7h4s2s  2x,check,1x     win:1000  win:2000  -         win:1000  1.3(c),28.11(b)
    AhQh    QcQd    Kh9h7h4s2s  2x,1x,1x        win:1000  win:2000  win:1000  win:1000  1.3(c),28.11(b)
    # the hands are equal and below a flush: both play the five community cards
    3h2d    4h3d    AsKhQd9c7s  2x,check,check  push      push      -         -         1.3(b)
    3h2d    4h3d    AsKhQd9c7s  2x,1x,check     push      push      push      -         1.3(b)
    3h2d    4h3d    AsKhQd9c7s  2x,check,1x     push      push      -         push      1.3(b)
    3h2d    4h3d    AsKhQd9c7s  2x,1x,1x        push      push      push      push      1.3(b)
    # the hands are equal and a flush: the ante is not paid either
    3d2d    4c3c    AhKhQh9h7h  2x,check,check  push      push      -         -         1.3(b)
    3d2d    4c3c    AhKhQh9h7h  2x,1x,1x        push      push      push      push      1.3(b)
    # the dealer's hand is higher
    QcQd    AsKd    Kh9d7c4s2s  2x,check,check  lose      lose      -         -         1.3(a)
    QcQd    AsKd    Kh9d7c4s2s  2x,1x,check     lose      lose      lose      -         1.3(a)
    QcQd    AsKd    Kh9d7c4s2s  2x,check,1x     lose      lose      -         lose      1.3(a)
    QcQd    AsKd    Kh9d7c4s2s  2x,1x,1x        lose      lose      lose      lose      1.3(a)
    # the dealer's hand is higher and the player's a flush: it does not save the ante
    8h6h    AhQh    Kh9h7h4s2s  2x,check,check  lose      lose      -         -         1.3(a)
    8h6h    AhQh    Kh9h7h4s2s  2x,1x,1x        lose      lose      lose      lose      1.3(a)
    """
    check_table(GAME, ANTE, table)


def test_a_fold_loses_the_ante_whatever_the_cards():
    table = """
    player  dealer  community   decisions  ante  flop  turn  river  cites
    3h2d    AsKd    Kh9d7c4s2s  fold       lose  -     -     -      28.10(a)2
    3h2d    4h3d    AsKhQd9c7s  fold       lose  -     -     -      28.10(a)2
    AhKh    3s3c    QhJhTh4s2d  fold       lose  -     -     -      28.10(a)2
    """
    check_table(GAME, ANTE, table)
    check_table(STRAIGHT_PAYS, ANTE, table)


THRESHOLD_OF_THE_ANTE = """
    player  dealer  community   decisions       ante      flop      cites
    # royal flush, straight flushes, four of a kind, full houses
    AhKh    3s3c    QhJhTh4s2d  2x,check,check  win:1000  win:2000  1.3(c)
    KhQh    3s3c    JhTh9h4s2d  2x,check,check  win:1000  win:2000  1.3(c)
    Ah5h    KdJd    4h3h2hKcQs  2x,check,check  win:1000  win:2000  1.3(c)
    AhAc    QdQh    AdAsKhQc8d  2x,check,check  win:1000  win:2000  1.3(c)
    2h2c    KdKs    2d2sKhQc8d  2x,check,check  win:1000  win:2000  1.3(c)
    AhAc    QdQh    AdKsKhQc8d  2x,check,check  win:1000  win:2000  1.3(c)
    2h2c    AhAd    2d3s3hKc8d  2x,check,check  win:1000  win:2000  1.3(c)
    # the best flush, and the least: exactly the bound
    AhKh    3s3c    QhJh9h4s2d  2x,check,check  win:1000  win:2000  1.3(c)
    7h5h    QcJd    4h3h2hKdQs  2x,check,check  win:1000  win:2000  1.3(c)
    # five of the suit, four of them in the middle
    8h2c    3d2d    AhKhQh9h7s  2x,check,check  win:1000  win:2000  1.3(c)
    """


def test_ante_at_the_threshold_of_a_flush():
    check_table(GAME, ANTE, THRESHOLD_OF_THE_ANTE)
    below = """
    player  dealer  community   decisions       ante      flop      cites
    # just below a flush: the best straight, then the least
    AhKc    3h3c    QdJcTh4s2s  2x,check,check  push      win:2000  1.3(d)
    Ah5c    KdJh    4d3h2sKcQs  2x,check,check  push      win:2000  1.3(d)
    # four of a suit are no flush
    AhQh    QcJd    Kh9h7c4s2s  2x,check,check  push      win:2000  1.3(d)
    """
    check_table(GAME, ANTE, below)


def test_ante_at_the_threshold_of_a_straight_where_that_is_elected():
    check_table(STRAIGHT_PAYS, ANTE, THRESHOLD_OF_THE_ANTE.replace("1.3(c)", "1.3(e)"))
    table = """
    player  dealer  community   decisions       ante      flop      turn      river     cites
    # the best straight, and the least: exactly the bound
    AhKc    3h3c    QdJcTh4s2s  2x,1x,1x        win:1000  win:2000  win:1000  win:1000  1.3(e)
    Ah5c    KdJh    4d3h2sKcQs  2x,check,check  win:1000  win:2000  -         -         1.3(e)
    # just below it: the best three of a kind, two pair, a pair, high card
    AhAc    QcQd    AdKhQs8c3d  2x,check,check  push      win:2000  -         -         1.3(d)
    AhKc    QcJd    AdKhQs8c3d  2x,check,check  push      win:2000  -         -         1.3(d)
    AsKd    QcQd    Kh9d7c4s2s  2x,1x,1x        push      win:2000  win:1000  win:1000  1.3(d)
    AhJc    Ts8h    KsQd9s4d2c  2x,check,check  push      win:2000  -         -         1.3(d)
    # no straight goes round the ace
    Ah2c    Jd8s    KdQh3s9c7d  2x,check,check  push      win:2000  -         -         1.3(d)
    # a tie with a straight, and a straight that is beaten
    Ah3d    Ac2d    KdQcJhTs4c  2x,check,check  push      push      -         -         1.3(b)
    9h3d    Ac2d    KdQcJhTs4c  2x,check,check  lose      lose      -         -         1.3(a)
    """
    check_table(STRAIGHT_PAYS, ANTE, table)


def test_hands_of_one_kind_are_compared_card_by_card():
    table = """
    player  dealer  community   decisions       flop      cites
    # the kicker of a pair decides, unless better ones lie in the middle
    AhJc    AdTs    As9d7c4s2h  2x,check,check  win:2000  1.3(d)
    AhTc    AdTs    As9d7c4s2h  2x,check,check  push      1.3(b)
    AhTc    AdJs    As9d7c4s2h  2x,check,check  lose      1.3(a)
    Ah8c    Ad6s    AsKdQcJh2s  2x,check,check  push      1.3(b)
    # two pair in the middle are better than a small pair in the hand
    3h3c    AdQs    KsKd7c7hJd  2x,check,check  lose      1.3(a)
    8h8c    AdQs    KsKd7c7hJd  2x,check,check  win:2000  1.3(d)
    # the rank of the three before that of the pair
    9h9c    2h2c    9d2dKsKc3h  2x,check,check  win:2000  1.3(c)
    # straights: ace to five is the least of them
    6h9c    AhQs    5d4c3s2hKd  2x,check,check  win:2000  1.3(d)
    Ac9c    AhQs    5d4c3s2hKd  2x,check,check  push      1.3(b)
    Ac9c    6hQs    5d4c3s2hKd  2x,check,check  lose      1.3(a)
    # flushes: the card in the hand decides, and only if it counts
    Qh3c    JhTc    AhKh9h4h2s  2x,check,check  win:2000  1.3(c)
    5h2c    3h2d    AhKh9h7h4h  2x,check,check  win:2000  1.3(c)
    3h2c    2hQd    AhKh9h7h4h  2x,check,check  push      1.3(b)
    3h2c    5hQd    AhKh9h7h4h  2x,check,check  lose      1.3(a)
    # four of a kind in the middle: the best card beside them
    Kh2c    Qd3d    9s9h9d9c7s  2x,check,check  win:2000  1.3(c)
    6h2c    5d3d    9s9h9d9c7s  2x,check,check  push      1.3(b)
    # suits do not rank
    AsKc    AhKd    Qs9d7c4s2h  2x,check,check  push      1.3(b)
    # a royal flush in the middle is everybody's
    9h9c    2h2c    AsKsQsJsTs  2x,check,check  push      1.3(b)
    """
    check_table(GAME, ANTE, table)


def test_each_kind_of_hand_beats_the_kind_below_it():
    table = """
    player  dealer  community   decisions       ante  flop  cites
    # a straight flush below a royal one, then the player's better of one kind below the dealer's least of the next
    8h3c    AhKh    QhJhTh9h2c  2x,check,check  lose  lose  1.3(a)
    AhAc    Th9h    8h7h6hAsAd  2x,check,check  lose  lose  1.3(a)
    AhAc    2h2c    2s2dAsKc8d  2x,check,check  lose  lose  1.3(a)
    AhJh    2s3d    KhQh2h2d3s  2x,check,check  lose  lose  1.3(a)
    AsKc    5h4h    QhJh3hTd2c  2x,check,check  lose  lose  1.3(a)
    AhAc    5h2h    As4d3sKd9c  2x,check,check  lose  lose  1.3(a)
    AhKc    2h2c    AsKd2s7d9c  2x,check,check  lose  lose  1.3(a)
    AhAc    3h2h    3s2dQsJd9c  2x,check,check  lose  lose  1.3(a)
    AhJc    2h3h    KsQd9s4d2c  2x,check,check  lose  lose  1.3(a)
    """
    check_table(GAME, ANTE, table)


def test_the_dealer_needs_no_qualifying_hand():
    table = """
    player  dealer  community   decisions       ante  flop      cites
    # nine high is the least that the dealer can hold
    JhTd    9h4s    8s7c5d3h2c  2x,check,check  push  win:2000  1.3(d)
    9d4c    9h4s    8s7c5d3h2c  2x,check,check  push  push      1.3(b)
    9h4s    JhTd    8s7c5d3h2c  2x,check,check  lose  lose      1.3(a)
    """
    check_table(GAME, ANTE, table)


# The two-card bonus: 28.11(c), supplement 1.4 --------------------------------------------------------

BONUS_LINES = """
    player  dealer  community   decisions  bonus  cites
    # 1,000 to 1: aces against aces
    AhAc    AdAs    Kh9d7c4s2s  {}  {twice}     {cites}
    # 30 to 1: aces, against one ace and against none
    AhAc    AdKs    Kh9d7c4s2s  {}  win:15500   {cites}
    AhAc    8d8s    Kh9d7c4s2s  {}  win:15500   {cites}
    # 25 to 1: ace-king suited, also against the dealer's aces
    AhKh    8d8s    Kd9d7c4s2s  {}  win:13000   {cites}
    AhKh    AdAs    Kd9d7c4s2s  {}  win:13000   {cites}
    # 20 to 1: ace-queen and ace-jack suited
    AhQh    8d8s    Kd9d7c4s2s  {}  win:10500   {cites}
    AcJc    8d8s    Kd9d7c4s2s  {}  win:10500   {cites}
    # 15 to 1: ace-king offsuit
    KcAh    8d8s    Kd9d7c4s2s  {}  win:8000    {cites}
    # 10 to 1: kings, queens, jacks, and not against aces alone
    KhKc    8d8s    Kd9d7c4s2s  {}  win:5500    {cites}
    QhQc    AdAs    Kd9d7c4s2s  {}  win:5500    {cites}
    JhJc    8d8s    Kd9d7c4s2s  {}  win:5500    {cites}
    # 5 to 1: ace-queen and ace-jack offsuit
    AhQc    8d8s    Kd9d7c4s2s  {}  win:3000    {cites}
    JcAh    8d8s    Kd9d7c4s2s  {}  win:3000    {cites}
    # 3 to 1: every pair from tens to twos
    ThTc    8d8s    Kd9d7c4s2s  {}  win:2000    {cites}
    9h9c    8d8s    Kd5d7c4s2s  {}  win:2000    {cites}
    8h8c    AdAs    Kd9d7c4s2s  {}  win:2000    {cites}
    7h7d    8d8s    Kd9d6c4s2s  {}  win:2000    {cites}
    6h6c    8d8s    Kd9d7c4s2s  {}  win:2000    {cites}
    5h5c    8d8s    Kd9d7c4s2s  {}  win:2000    {cites}
    4h4c    8d8s    Kd9d7c5s2s  {}  win:2000    {cites}
    3h3c    8d8s    Kd9d7c4s2s  {}  win:2000    {cites}
    2h2c    8d8s    Kd9d7c4s3s  {}  win:2000    {cites}
    # just below ace-jack: ace-ten, suited and offsuit, and the other aces
    AhTh    8d8s    Kd9d7c4s2s  {}  lose        {cites}
    AhTc    8d8s    Kd9d7c4s2s  {}  lose        {cites}
    Ah2h    8d8s    Kd9d7c4s2s  {}  lose        {cites}
    # no ace and no pair: king-queen suited, and the dealer's aces alone
    KhQh    8d8s    Kd9d7c4s2s  {}  lose        {cites}
    KcQh    AdAs    Kd9d7c4s2s  {}  lose        {cites}
    3h2d    8d8s    Kd9d7c4s2s  {}  lose        {cites}
    """


@pytest.mark.parametrize("decisions", ["2x,check,check", "2x,1x,1x", "fold"])
@pytest.mark.parametrize(
    ("option", "twice", "cites"), [("on", "win:500500", "1.4(a)"), ("no-dealer-aces", "win:15500", "1.4(b)")]
)
def test_every_line_of_the_bonus(option: str, twice: str, cites: str, decisions: str):
    table = BONUS_LINES.replace("{twice}", twice).replace("{cites}", cites).replace("{}", decisions)
    check_table(game_under(KEY, bonus=option), WITH_BONUS, table)


def test_bonus_beside_every_end_of_the_other_wagers():
    table = """
    player  dealer  community   decisions       ante      flop      bonus      cites
    AhKh    QcQd    Kd9d7c4s2s  2x,check,check  push      win:2000  win:13000  1.3(d),1.4(a)
    AhKh    QcQd    Qh9h7h4s2s  2x,check,check  win:1000  win:2000  win:13000  1.3(c),1.4(a)
    AhKh    AdKs    Kd9d7c4s2s  2x,check,check  push      push      win:13000  1.3(b),1.4(a)
    AhKh    9h9c    Kd9d7c4s2s  2x,check,check  lose      lose      win:13000  1.3(a),1.4(a)
    AhKh    9h9c    Kd9d7c4s2s  fold            lose      -         win:13000  28.10(a)2,1.4(a)
    3h2d    9h9c    3d2c7c4s2s  2x,check,check  win:1000  win:2000  lose       1.3(c),1.4(a)
    3h2d    9h9c    Kd9d7c4s5s  fold            lose      -         lose       28.10(a)2,1.4(a)
    AhKh    9h9c    Kd9d7c4s2s  2x,check,check  lose      lose      -          1.3(a)
    """
    check_table(GAME, WITH_BONUS, table)


@pytest.mark.parametrize("bonus", [100, 101, 500, 12_345])
def test_bonus_is_paid_to_the_cent_whatever_the_ante_is(bonus: int):
    hand = GivenHand(1, split_cards("AhKh"), {"ante": 500, "bonus": bonus}, ("fold",))
    outcome = settle_round(GAME, GivenRound((hand,), split_cards("9h9c"), split_cards("Kd9d7c4s2s")))
    assert isinstance(outcome, SettledRound)
    assert [(s.wager, s.returned) for s in outcome.results[0]] == [("ante", 0), ("bonus", 26 * bonus)]


# The progressive: 28.11(f) to (i) --------------------------------------------------------------------

AWARDS = """
    player  dealer  community   decisions       progressive
    # $100,000 on the meter and 70 cents of this round
    AhKh    3s3c    QhJhTh4s2d  {}  win:10000070
    # 10 percent is $10,000.07: just below the royal flush, and the least straight flush
    KhQh    3s3c    JhTh9h4s2d  {}  win:1000007
    5h4h    8s8c    3h2hAh9s9d  {}  win:1000007
    # the best and the least hand of each fixed award
    AhAc    8s8c    AdAsKh9s9d  {}  win:50000
    2h3h    8s8c    2c2d2s9s9d  {}  win:50000
    AhAc    8s8c    AdKsKh9s9d  {}  win:10000
    2h3h    8s8c    2c2d3s9s9d  {}  win:10000
    AhKh    8s8c    QhJh9hTs9d  {}  win:5000
    7h5h    8s8c    4h3h2h9s9d  {}  win:5000
    # just below a flush: the best straight, and the least
    AhKc    8s8c    QhJhTh4s2d  {}  {straight}
    5h4h    8s8c    3h2hAc9s9d  {}  {straight}
    # three of a kind, two of it in the hand and none of it
    AhAc    8s8c    AdKsQh9s9d  {}  {trips}
    4h3h    8s8c    2c2d2s9s9d  {}  {trips}
    # two pair
    AhKc    8s8c    AdKsQh9s9d  {}  {two_pair}
    3h2h    8s8c    3c2d4s9s9d  {}  {two_pair}
    # just below two pair: the best pair, and nothing
    AhAc    8s8c    KdQsJh9s9d  {}  lose
    AhKc    8s8c    QdJs9h9s3d  {}  lose
    # turn and river do not count: they make a royal flush, a flush, four of a kind, a pair of nines
    AhKh    8s8c    QhJh2cTh3d  {}  lose
    AhKh    8s8c    QhJc2c9h3h  {}  lose
    AhAc    8s8c    KdQsJhAdAs  {}  lose
    AhKc    8s8c    QdJs9h9s9d  {}  lose
    # not made
    AhKh    3s3c    QhJhTh4s2d  {}  -
    """
LESSER = {
    "A": ("win:1000", "win:300", "win:200"),
    "B": ("win:1000", "win:500", "lose"),
    "C": ("win:1000", "win:300", "win:200"),
    "D": ("win:1000", "win:500", "win:200"),
    "none": ("lose", "lose", "lose"),
}


@pytest.mark.parametrize("decisions", ["2x,check,check", "2x,1x,1x", "fold"])
@pytest.mark.parametrize("option", LESSER)
def test_every_award_of_every_table(option: str, decisions: str):
    straight, trips, two_pair = LESSER[option]
    table = AWARDS.replace("{straight}", straight).replace("{trips}", trips).replace("{two_pair}", two_pair)
    game = game_under(KEY, progressive=option)
    check_table(game, WITH_PROGRESSIVE, table.replace("{}", decisions), meter=10_000_000)


def test_progressive_beside_every_end_of_the_other_wagers():
    table = """
    player  dealer  community   decisions       ante      flop      bonus      progressive  cites
    AhKh    3s3c    QhJh9h4s2d  2x,check,check  win:1000  win:2000  win:13000  win:5000     1.3(c),28.11(f)
    AhKc    3s3c    QhJhTh4s2d  2x,check,check  push      win:2000  win:8000   win:1000     1.3(d),28.11(g)
    Ah9c    As9d    KhQdJsTc2d  2x,check,check  push      push      lose       lose         1.3(b),28.11(g)
    AhKc    AsKd    QhJhTh4s2d  2x,check,check  push      push      win:8000   win:1000     1.3(b),28.11(g)
    7h5h    AhKh    4h3h2h9s9d  2x,check,check  lose      lose      lose       win:5000     1.3(a),28.11(f)
    7h5h    AhKh    4h3h2h9s9d  fold            lose      -         lose       win:5000     28.10(a)2,28.11(f)
    7h5h    AhKh    4h3h2h9s9d  2x,check,check  lose      lose      -          win:5000     1.3(a),28.11(f)
    7h5h    AhKh    4h3h2h9s9d  2x,check,check  lose      lose      lose       -            1.3(a),1.4(a)
    7h6h    AhKh    4h3h2c9s9d  2x,check,check  lose      lose      lose       lose         1.3(a),28.11(g)
    """
    check_table(GAME, ALL, table, meter=10_000_000)


def test_awards_without_lesser_ones_cite_the_required_table():
    table = """
    player  dealer  community   decisions  progressive  cites
    AhKh    3s3c    QhJh9h4s2d  fold       win:5000     28.11(f)
    AhKc    3s3c    QhJhTh4s2d  fold       lose         28.11(f)
    """
    check_table(game_under(KEY, progressive="none"), WITH_PROGRESSIVE, table, meter=10_000_000)


def awarded(
    hands: Mapping[int, str], community: str, meter: int | None, choice: str = "fold", **options: object
) -> tuple[dict[int, int], int | None]:
    """What each seat's progressive wager is awarded, and the meter afterwards."""
    dealer = "3s3c"
    split_cards("".join([*hands.values(), dealer, community]))  # no card is dealt twice
    choices = ("fold",) if choice == "fold" else ("2x", "check", "check")
    given = tuple(GivenHand(seat, split_cards(cards), WITH_PROGRESSIVE, choices) for seat, cards in hands.items())
    outcome = settle_round(
        game_under(KEY, **options), GivenRound(given, split_cards(dealer), split_cards(community), meter)
    )
    assert isinstance(outcome, SettledRound), outcome
    return {results[0].seat: results[-1].returned for results in outcome.results}, outcome.meter


@pytest.mark.parametrize(
    ("player", "community", "leaves"),
    [
        ("AhKh", "QhJhTh4s2d", dict.fromkeys(LESSER, 1_000_000)),  # 100 percent, then the reset amount
        ("KhQh", "JhTh9h4s2d", dict.fromkeys(LESSER, 9_000_063)),
        ("AhAc", "AdAsKh9s9d", dict.fromkeys(LESSER, 9_950_070)),
        ("AhAc", "AdKsKh9s9d", dict.fromkeys(LESSER, 9_990_070)),
        ("AhKh", "QhJh9hTs9d", dict.fromkeys(LESSER, 9_995_070)),
        # a straight comes off the meter where its $10 is marked (M): under B, C and D
        ("AhKc", "QhJhTh4s2d", {**dict.fromkeys("BCD", 9_999_070), **dict.fromkeys(["A", "none"], 10_000_070)}),
        ("AhAc", "AdKsQh9s9d", dict.fromkeys(LESSER, 10_000_070)),
        ("AhKc", "AdKsQh9s9d", dict.fromkeys(LESSER, 10_000_070)),
        ("AhAc", "KdQsJh9s9d", dict.fromkeys(LESSER, 10_000_070)),
    ],
)
def test_what_each_award_leaves_on_the_meter(player: str, community: str, leaves: dict[str, int]):
    for choice in ("fold", "2x"):
        meters = {
            option: awarded({1: player}, community, 10_000_000, choice, progressive=option)[1] for option in LESSER
        }
        assert meters == leaves


@pytest.mark.parametrize(
    ("rate", "meter"),
    [
        (70, 1_000_210),
        ("72.5", 1_000_217),  # three times 72.5 cents is 217.5: rounded down once for the round
        ("211/3", 1_000_211),  # three times 70 1/3 cents is exactly 211
        (100, 1_000_300),
    ],
)
def test_contributions_of_three_wagers(rate: object, meter: int):
    hands = {1: "AhKc", 3: "KdQd", 7: "5h2c"}
    assert awarded(hands, "Td8s7h4s2d", 1_000_000, rate=rate) == (dict.fromkeys(hands, 0), meter)


@pytest.mark.parametrize("rate", ["69", 69, "69.99", "100.01", 101, "seventy", "", None, True, 0.7])
def test_a_rate_below_70_percent_or_above_the_whole_wager_is_refused(rate: object):
    refusal = elect(GAME.definition, {"rate": rate})
    assert isinstance(refusal, Refusal)
    assert (refusal.reason, refusal.cites) == (Reason.OPTION_VALUE, ("19:47-28.11(h)",))


def test_a_percentage_is_reckoned_on_the_meter_at_the_players_turn_from_the_right():
    hands, community = {1: "AhKh", 7: "9h8h"}, "QhJhTh4s2d"
    assert awarded(hands, community, 10_000_000) == ({1: 9_000_126, 7: 1_000_014}, 1_000_000)
    hands = {1: "9h8h", 7: "AhKh"}
    assert awarded(hands, community, 10_000_000) == ({1: 100_000, 7: 10_000_140}, 900_000)
    hands = {2: "7h6h", 6: "QhJh"}
    assert awarded(hands, "Th9h8h4s2d", 9_999_860) == ({2: 900_000, 6: 1_000_000}, 8_100_000)


def test_after_a_royal_flush_the_meter_returns_to_the_amount_elected():
    assert awarded({1: "AhKh"}, "QhJhTh4s2d", 10_000_000, reset=2_500_000) == ({1: 10_000_070}, 2_500_000)


def test_a_meter_that_runs_dry_stops_at_nought_and_fixed_awards_are_paid_in_full():
    assert awarded({1: "AhAc"}, "AdAsKh9s9d", 30_000) == ({1: 50_000}, 0)
    assert awarded({1: "KhQh"}, "JhTh9h4s2d", 0) == ({1: 7}, 63)
    assert awarded({1: "AhKh"}, "QhJhTh4s2d", 0) == ({1: 70}, 1_000_000)


def test_without_a_meter_fixed_awards_are_paid_and_percentages_refused():
    assert awarded({1: "AhAc"}, "AdAsKh9s9d", None) == ({1: 50_000}, None)
    for player, flop in (("AhKh", "QhJhTh"), ("KhQh", "JhTh9h")):
        hand = GivenHand(1, split_cards(player), WITH_PROGRESSIVE, ("fold",))
        refusal = settle_round(GAME, GivenRound((hand,), split_cards("3s3c"), split_cards(flop + "4s2d")))
        assert isinstance(refusal, Refusal)
        assert (refusal.reason, refusal.cites) == (Reason.METER_MISSING, ("19:47-28.11(f)",))


# The round at the table ------------------------------------------------------------------------------


def table_of(
    hands: Mapping[int, str],
    community: str = "Kd9d7c4s2s",
    dealer: str = "8d8s",
    method: str = "automated-shoe",
    **wagers: int,
) -> Driver:
    """Wagers and a deck for stacks: the hands, the dealer's cards, and each time a card is burned another one."""
    seats, middle = sorted(hands), split_cards(community)
    known = [card for seat in seats for card in split_cards(hands[seat])] + [*split_cards(dealer)]
    first, second, third = [card for card in DECK if card not in (*known, *middle)][:3]
    driver = Driver(GAME, stacked(*known, first, *middle[:3], second, middle[3], third, middle[4]), method=method)
    for seat in seats:
        driver.wager(seat, **(wagers or ANTE))
    return driver


STAY = ("2x", "check", "check")


def test_a_folded_hand_with_a_side_wager_is_settled_in_its_place_of_the_sweep():
    driver = table_of({2: "AhKh", 4: "3h2d", 6: "JhJc"}, **ALL)
    driver.play_out({2: STAY, 4: ["fold"], 6: STAY}, meter=0)
    settled = [(event.settled.seat, event.settled.wager) for event in driver.of(e.WagerSettled)]
    assert settled == [
        (4, "ante"),
        *((6, wager) for wager in ("ante", "flop", "bonus", "progressive")),
        *((4, wager) for wager in ("bonus", "progressive")),
        *((2, wager) for wager in ("ante", "flop", "bonus", "progressive")),
    ]
    assert [event.seat for event in driver.of(e.CardsRevealed)] == [0, 6, 4, 2]


def test_what_a_fold_forfeits_is_collected_before_the_next_player_decides():
    driver = table_of({2: "AhKh", 5: "JhJc"})
    driver.play_out({2: ["fold"], 5: STAY})
    first, second, third = [one for one in driver.events if isinstance(one, e.DecisionMade | e.WagerSettled)][:3]
    assert (type(first), type(second), type(third)) == (e.DecisionMade, e.WagerSettled, e.DecisionMade)
    assert (second.settled.seat, second.settled.wager, second.cites) == (2, "ante", "19:47-28.10(a)2")


def test_when_everybody_folds_the_flop_is_dealt_for_a_live_progressive_wager():
    driver = table_of({2: "AhKh", 5: "JsJc"}, "QhJhTh4s2d", **WITH_PROGRESSIVE)
    driver.play_out({2: ["fold"], 5: ["fold"]}, meter=10_000_000)
    awards = {event.settled.seat: event.settled.returned for event in driver.of(e.WagerSettled)[2:]}
    assert awards == {5: 300, 2: 10_000_140}
    assert driver.state.closed
    assert driver.state.meter == 1_000_000


def test_nobody_who_folded_is_asked_again():
    driver = table_of({2: "AhKh", 5: "JhJc"})
    driver.play_out({2: ["fold"], 5: STAY})
    decisions = [(event.seat, event.decision, event.choice) for event in driver.of(e.DecisionMade)]
    assert decisions == [(2, "flop", "fold"), (5, "flop", "2x"), (5, "turn", "check"), (5, "river", "check")]


def test_the_meter_moves_with_every_award_in_the_order_of_settlement():
    driver = table_of({1: "9h8h", 4: "6h5h", 7: "AhKh"}, "QhJhTh4s2d", **WITH_PROGRESSIVE)
    driver.play_out({1: STAY, 4: ["fold"], 7: STAY}, meter=10_000_000)
    assert driver.of(e.BetsClosed)[0].meter == 10_000_210
    awards = [
        (event.settled.seat, event.settled.returned, event.meter)
        for event in driver.of(e.WagerSettled)
        if event.settled.wager == "progressive"
    ]
    assert awards == [(7, 10_000_210, 1_000_000), (4, 5_000, 995_000), (1, 99_500, 895_500)]


def test_bets_on_the_progressive_are_closed_with_the_reading_of_the_meter():
    driver = Driver(GAME)
    driver.wager(1, **WITH_PROGRESSIVE)
    refusal = driver.refusal(c.CloseBets())
    assert (refusal.reason, refusal.cites) == (Reason.METER_MISSING, ("19:47-28.11(h)",))
    driver.do(c.CloseBets(0))


@pytest.mark.parametrize("method", ["manual-shoe", "hand", "automated-shoe"])
def test_seven_players_take_24_cards_and_leave_28(method: str):
    driver = Driver(GAME, method=method)
    for seat in range(1, 8):
        driver.wager(seat, ante=500)
    driver.play_out(dict.fromkeys(range(1, 8), STAY))
    assert [len(driver.of(kind)) for kind in (e.CardDealt, e.CommunityCardDealt, e.CardBurned)] == [16, 5, 3]
    assert driver.state.deck == DECK[24:]


# Facts of the value ----------------------------------------------------------------------------------


def test_options_with_their_defaults():
    options = {option.name: (option.values, option.default) for option in GAME.definition.options}
    assert options == {
        "ante_pays": (("flush", "straight"), "flush"),
        "bonus": (("on", "no-dealer-aces", "off"), "on"),
        "progressive": (("A", "B", "C", "D", "none", "off"), "A"),
        "rate": (("percent",), "70"),
        "reset": (("cents",), 1_000_000),
    }


@pytest.mark.parametrize(
    ("option", "value", "cites"),
    [
        ("ante_pays", "pair", "supplement-1.3(c)"),
        ("ante_pays", None, "supplement-1.3(c)"),
        ("bonus", "yes", "19:47-28.6(c)"),
        ("progressive", "E", "19:47-28.11(g)"),
        ("progressive", "AB", "19:47-28.11(g)"),
        ("progressive", True, "19:47-28.11(g)"),
        ("reset", None, "19:47-28.11(h)"),
        ("reset", 0, "19:47-28.11(h)"),
        ("reset", -1, "19:47-28.11(h)"),
    ],
)
def test_values_that_no_option_takes(option: str, value: object, cites: str):
    refusal = elect(GAME.definition, {option: value})
    assert isinstance(refusal, Refusal)
    assert (refusal.reason, refusal.cites) == (Reason.OPTION_VALUE, (cites,))


def test_null_means_a_progressive_without_lesser_awards():
    assert list(game_under(KEY, progressive=None).tables["progressive"][""].pays) == [
        "royal flush",
        "straight flush",
        "four-of-a-kind",
        "full house",
        "flush",
    ]


def test_the_bonus_is_left_out_only_beside_the_progressive():
    refusal = elect(GAME.definition, {"bonus": "off", "progressive": "off"})
    assert isinstance(refusal, Refusal)
    assert (refusal.reason, refusal.cites) == (Reason.OPTIONS_EXCLUDE, ("19:46-1.13Q(g)",))
    main = ["ante", "flop", "turn", "river"]
    for bonus in ("on", "no-dealer-aces", "off"):
        for progressive in ("A", "B", "C", "D", "none", "off"):
            sides = [*["bonus"] * (bonus != "off"), *["progressive"] * (progressive != "off")]
            if sides:
                assert list(game_under(KEY, bonus=bonus, progressive=progressive).wagers) == [*main, *sides]


@pytest.mark.parametrize(
    ("options", "wagers", "reason"),
    [
        ({}, {"bonus": 500}, Reason.WAGERS_TOGETHER),
        ({}, {"progressive": 100}, Reason.WAGERS_TOGETHER),
        ({}, {"ante": 500, "bonus": 99}, Reason.BELOW_MINIMUM),
        ({}, {"ante": 500, "progressive": 99}, Reason.EXACT_AMOUNT),
        ({}, {"ante": 500, "progressive": 101}, Reason.EXACT_AMOUNT),
        ({}, {"ante": 500, "flop": 1_000}, Reason.WAGER_BY_DECISION),
        ({}, {"ante": 500, "turn": 500}, Reason.WAGER_BY_DECISION),
        ({}, {"ante": 500, "river": 500}, Reason.WAGER_BY_DECISION),
        ({}, {"ante": 0}, Reason.NOT_AN_AMOUNT),
        ({}, {}, Reason.NO_WAGERS),
        ({"bonus": "off"}, {"ante": 500, "bonus": 500}, Reason.WAGER_NOT_OFFERED),
        ({"progressive": "off"}, {"ante": 500, "progressive": 100}, Reason.WAGER_NOT_OFFERED),
    ],
)
def test_wagers_that_may_not_be_made(options: dict[str, str], wagers: dict[str, int], reason: Reason):
    driver = Driver(game_under(KEY, **options))
    assert driver.refusal(c.PlaceWagers(1, "patron 1", wagers)).reason is reason


def test_any_wager_of_whole_cents_can_be_paid_exactly():
    assert set(GAME.units.values()) == {1}


def test_a_player_has_one_position():
    refusal = open_table(GAME, two_positions=True)
    assert isinstance(refusal, Refusal)
    assert refusal.reason is Reason.OPTIONS_EXCLUDE
    driver = Driver(GAME)
    driver.do(c.PlaceWagers(1, "Ada", ANTE))
    assert driver.refusal(c.PlaceWagers(2, "Ada", ANTE)).reason is Reason.TOO_MANY_POSITIONS


def test_methods_of_dealing_and_the_order_of_settlement():
    assert list(GAME.definition.methods) == ["manual-shoe", "hand", "automated-shoe"]
    assert list(GAME.definition.settling) == ["by-player"]


def test_what_is_permitted_at_each_decision():
    driver = Driver(GAME)
    driver.wager(3, ante=500)
    driver.deal()
    assert permitted(driver.state).commands == (c.Decide(3, "fold"), c.Decide(3, "2x"))
    for _ in ("turn", "river"):
        driver.do(c.Decide(3, "2x" if len(driver.of(e.DecisionMade)) == 0 else "1x"))
        driver.do(c.Proceed())
        assert permitted(driver.state).commands == (c.Decide(3, "check"), c.Decide(3, "1x"))


BOTH = ("bonus", "progressive")


@pytest.mark.parametrize(
    ("mishap", "remedy", "cites", "still_settled", "only_after_initial_deal"),
    [
        (Mishap.DEALER_CARD_EXPOSED, Remedy.VOID_ALL, "19:47-28.12(a)", BOTH, False),
        (Mishap.CARD_FACE_UP, Remedy.DISCARD_THE_CARD, "19:47-28.12(b)", (), False),
        (Mishap.CARDS_FACE_UP, Remedy.VOID_ALL, "19:47-28.12(b)", BOTH, True),
        (Mishap.DRAWN_IN_ERROR, Remedy.USE_AS_NEXT, "supplement-1.7(c)", (), False),
        (Mishap.PLAYER_MISCOUNT, Remedy.VOID_THE_HAND, "supplement-1.7(d)1", (), False),
        (Mishap.DEALER_MISCOUNT, Remedy.COMPLETE_OR_VOID, "supplement-1.7(d)2", (), False),
        (Mishap.SHUFFLER_FAILED, Remedy.RESHUFFLE, "supplement-1.7(e)", (), False),
        (Mishap.SHOE_FAILED, Remedy.VOID_AND_RESHUFFLE, "supplement-1.7(f)", (), False),
        (Mishap.METHOD_CHANGED, Remedy.REMOVE_DEVICE, "supplement-1.7(g)", (), False),
    ],
)
def test_irregularities_and_their_remedies(
    mishap: Mishap, remedy: Remedy, cites: str, still_settled: tuple[str, ...], only_after_initial_deal: bool
):
    found = [
        (i.remedy, i.cites, i.still_settled, i.only_after_initial_deal)
        for i in GAME.definition.irregularities
        if i.mishap is mishap
    ]
    assert found == [(remedy, cites, still_settled, only_after_initial_deal)]
