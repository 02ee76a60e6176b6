"""Hold 'em 3 bonus, 13:69F-42: its rounds as tables, and what may be elected and wagered.

Blind bonus and flop are $5.00 each, and so is a bonus wager, unless the test says otherwise.
"""

import pytest

from croupier.games.catalogue import definition
from croupier.rulebook.game import Game, elect
from croupier.rulebook.irregularity import Mishap, Remedy
from croupier.rulebook.refusal import Reason, Refusal
from croupier.table import commands as c
from croupier.table.complete import GivenHand, GivenRound, SettledRound, settle_round
from croupier.table.settlement import Settled
from croupier.table.stakes import NO_LIMITS, check_stakes
from croupier.table.table import open_table
from tests.driver import Driver
from tests.settlement_table import check_table, game_under, rows, split_cards

KEY = "hold-em-3-bonus"
VERSION_1 = game_under(KEY)
VERSION_2 = game_under(KEY, version="2")
MAIN = {"blind_bonus": 500, "flop": 500}
THREE = MAIN | {"three_card_bonus": 500}
SIX = MAIN | {"six_card_bonus": 500}
BOTH = THREE | SIX


# Blind bonus, flop and turn/river -------------------------------------------------------------------


def test_every_choice_with_every_comparison_with_and_without_a_blind_bonus_hand():
    check_table(
        VERSION_1,
        MAIN,
        """
        player  dealer  community  decisions  blind_bonus  flop      turn_river  cites
        # no blind bonus hand: the player higher, equal, lower
        KsQh2c  QdJs9h  Kh9d7c4s   1x         push         win:1000  win:1000    42.10(e)3,42.11(b)
        KsQh2c  KdQc2d  Kh9d7c4s   1x         push         push      push        42.10(e)4
        QdJs9h  KsQh2c  Kh9d7c4s   1x         lose         lose      lose        42.10(e)1
        # a straight, which every table pays: the player higher, equal, lower
        TsJc3d  4h4dQs  9h8d7c2s   1x         win:1500     win:1000  win:1000    42.10(e)3,42.11(b),42.11(c)i
        TsJc3d  ThJd3c  9h8d7c2s   1x         win:1500     push      push        42.10(e)4,42.11(c)i
        TsJc3d  AhKh4d  9h8h7c2h   1x         win:1500     lose      lose        42.10(e)2,42.11(c)i
        # a fold, whatever the cards: the six cases above
        KsQh2c  QdJs9h  Kh9d7c4s   fold       lose         lose      -           42.10(b)1
        KsQh2c  KdQc2d  Kh9d7c4s   fold       lose         lose      -           42.10(b)1
        QdJs9h  KsQh2c  Kh9d7c4s   fold       lose         lose      -           42.10(b)1
        TsJc3d  4h4dQs  9h8d7c2s   fold       lose         lose      -           42.10(b)1
        TsJc3d  ThJd3c  9h8d7c2s   fold       lose         lose      -           42.10(b)1
        TsJc3d  AhKh4d  9h8h7c2h   fold       lose         lose      -           42.10(b)1
        """,
    )


def test_a_double_turn_river_wager_in_every_comparison():
    check_table(
        VERSION_2,
        MAIN,
        """
        player  dealer  community  decisions  blind_bonus  flop      turn_river  cites
        # no blind bonus hand: the player higher, equal, lower
        KsQh2c  QdJs9h  Kh9d7c4s   2x         push         win:1000  win:2000    42.10(e)3,42.11(b)
        KsQh2c  KdQc2d  Kh9d7c4s   2x         push         push      push        42.10(e)4
        QdJs9h  KsQh2c  Kh9d7c4s   2x         lose         lose      lose        42.10(e)1
        # a straight: the player higher, equal, lower
        TsJc3d  4h4dQs  9h8d7c2s   2x         win:1000     win:1000  win:2000    42.10(e)3,42.11(b),42.11(c)ii
        TsJc3d  ThJd3c  9h8d7c2s   2x         win:1000     push      push        42.10(e)4,42.11(c)ii
        TsJc3d  AhKh4d  9h8h7c2h   2x         win:1000     lose      lose        42.10(e)2,42.11(c)ii
        # version 2 offers the single wager and the fold as well
        TsJc3d  4h4dQs  9h8d7c2s   1x         win:1500     win:1000  win:1000    42.10(e)3,42.11(b),42.11(c)i
        TsJc3d  4h4dQs  9h8d7c2s   fold       lose         lose      -           42.10(b)1
        """,
    )


THREE_OF_A_KIND = """
    player  dealer  community  decisions  blind_bonus  flop      turn_river  cites
    # higher, equal, lower
    7s7dAh  KsQd9h  7cJh5d2s   {x}         {higher}     win:1000  win:{won}    42.10(e)3,42.11(b)
    AsKc3d  AdKh3c  7h7d7c2s   {x}         {higher}     push      push        42.10(e)4
    7s7dAh  KsKd9h  7cKh5d2s   {x}         {lower}     lose      lose        {cites}
"""


@pytest.mark.parametrize("letter", "ABCD")
def test_three_of_a_kind_is_a_blind_bonus_hand_in_tables_a_to_d(letter):  # register H-7
    won = THREE_OF_A_KIND.format(x="1x", higher="win:1000", lower="win:1000", won=1000, cites="42.10(e)2,42.11(c)i")
    check_table(game_under(KEY, blind_1x=letter), MAIN, won)


@pytest.mark.parametrize("letter", "EFGHIJK")
def test_three_of_a_kind_is_no_blind_bonus_hand_in_tables_e_to_k(letter):
    none = THREE_OF_A_KIND.format(x="1x", higher="push", lower="lose", won=1000, cites="42.10(e)1")
    check_table(game_under(KEY, blind_1x=letter), MAIN, none)


@pytest.mark.parametrize("letter", "ABC")
def test_three_of_a_kind_is_no_blind_bonus_hand_after_a_double_wager(letter):
    none = THREE_OF_A_KIND.format(x="2x", higher="push", lower="lose", won=2000, cites="42.10(e)1")
    check_table(game_under(KEY, version="2", blind_2x=letter), MAIN, none)


def test_the_least_hand_that_each_kind_of_table_pays():
    three_of_a_kind = """
        player  dealer  community  decisions  blind_bonus
        # just below: two pair, aces and kings with a queen
        AsKsQd  3c4d9h  AhKd7c2h   1x         push
        # exactly: three twos, and just above: three threes
        2s2d3c  KhQd4s  2h5c7d9s   1x         win:1000
        3s3d2c  KhQd4s  3h5c7d9s   1x         win:1000
    """
    straight = """
        player  dealer  community  decisions  blind_bonus
        # just below: three aces with king and queen
        AsAdKh  2c4d9h  AcQd7h3s   {x}         push
        # exactly: ace to five, and just above: two to six
        As2d9h  KcJd8s  3c4h5dKh   {x}         win:{won}
        2d6s9h  KcJd8s  3c4h5dKh   {x}         win:{won}
        # an ace joins no run in the middle
        KdAs2d  7cJd6s  3c4hQh9s   {x}         push
    """
    check_table(game_under(KEY, blind_1x="A"), MAIN, three_of_a_kind)
    check_table(game_under(KEY, blind_1x="E"), MAIN, straight.format(x="1x", won=1500))
    check_table(VERSION_2, MAIN, straight.format(x="2x", won=1000))


def test_hands_of_one_kind_are_compared_by_their_groups_and_then_card_by_card():
    check_table(
        VERSION_1,
        MAIN,
        """
        player  dealer  community  decisions  flop      cites
        # the fifth card: just below, exactly at and just above the dealer's nine
        Kd8s2c  Ks9d4h  KhQdAc6s   1x         lose      42.10(e)1
        Kd9s2c  Ks9d4h  KhQdAc6s   1x         push      42.10(e)4
        KdTs2c  Ks9d4h  KhQdAc6s   1x         win:1000  42.11(b)
        # the pair counts before the highest card: kings with a nine above queens with an ace (register H-21)
        KdKs2c  QdQsAh  9c7h5d3s   1x         win:1000  42.11(b)
        QdQsAh  KdKs2c  9c7h5d3s   1x         lose      42.10(e)1
        # a sixth and seventh card never count
        AsKd3c  AdKc2h  QhJs9d7c   1x         push      42.10(e)4
        # the best five may be the four on the board and one, or even none of the three that decide
        2s3d4h  5c6d7h  AsAdAhAc   1x         lose      42.10(e)2
        2s3d7h  5c6d7s  AsAdAhAc   1x         push      42.10(e)4
        # suits decide nothing
        AsKsQs  AhKhQh  JdTd2c3c   1x         push      42.10(e)4
        """,
    )


def test_each_player_is_settled_against_the_dealer_alone():
    hands = (
        GivenHand(2, split_cards("KsQh2c"), MAIN, ("1x",)),
        GivenHand(5, split_cards("8s8h3c"), SIX, ("fold",)),
        GivenHand(6, split_cards("9s6h5c"), MAIN, ("1x",)),
    )
    settled = settle_round(VERSION_1, GivenRound(hands, split_cards("QdJs9h"), split_cards("Kh9d7c4s")))
    assert isinstance(settled, SettledRound), settled
    returned = [{one.wager: one.returned for one in results} for results in settled.results]
    assert returned == [
        {"blind_bonus": 500, "flop": 1000, "turn_river": 1000},
        {"blind_bonus": 0, "flop": 0, "six_card_bonus": 0},
        {"blind_bonus": 0, "flop": 0, "turn_river": 0},
    ]


# Pay tables -----------------------------------------------------------------------------------------


def winnings(figure: str, stake: int) -> int:
    """What a figure of a chart wins: odds to 1, an award with $, or NA for nothing."""
    if figure == "NA":
        return 0
    return int(figure[1:]) * 100 if figure.startswith("$") else int(figure) * stake


def check_chart(option: str, letters: str, wager: str, choice: str, unpaid: str, chart: str) -> None:
    """Settle each hand of a chart under each letter."""
    for letter in letters:
        table = [f"player dealer community decisions {wager}"]
        for row in rows(chart):
            won = winnings(row[letter], 500)
            cell = f"win:{500 + won}" if won else unpaid
            table.append(f"{row['player']} {row['dealer']} {row['community']} {choice} {cell}")
        check_table(game_under(KEY, version="2", **{option: letter}), BOTH, "\n".join(table))


def test_blind_bonus_pay_tables_after_a_single_turn_river_wager():
    chart = """
    player  dealer  community       A       B       C       D       E       F       G       H       I       J       K
    # 7-card royal flush
    AsKsQs  2c3d4h  JsTs9s8s   $25000  $25000  $25000  $25000  $25000  $25000  $25000  $25000  $25000  $25000  $25000
    # 7-card straight flush, the best, one between, and the least with the ace below the two
    KsQsJs  2c3d4h  Ts9s8s7s   $10000  $10000  $10000  $10000  $10000  $10000  $10000  $10000  $10000  $10000  $10000
    9s8s7s  KdQcJh  6s5s4s3s   $10000  $10000  $10000  $10000  $10000  $10000  $10000  $10000  $10000  $10000  $10000
    As2s3s  KdQcJh  4s5s6s7s   $10000  $10000  $10000  $10000  $10000  $10000  $10000  $10000  $10000  $10000  $10000
    # 5-card royal flush, of five and of six cards in one suit
    AsKsQs  4h5d7c  JsTs2d3c     1000     500     200     200     200     500    1000     200     200     200     200
    AsKsQs  4h5d7c  JsTs9s3c     1000     500     200     200     200     500    1000     200     200     200     200
    # 5-card straight flush, of five and of six cards, and with the ace low
    9s8s7s  4hTdQc  6s5s2dKc       40      50      50      25      25     100     100     100      50      50      50
    9s8s7s  4hTdQc  6s5s4sKc       40      50      50      25      25     100     100     100      50      50      50
    As2s3s  JhTdQc  4s5s8dKc       40      50      50      25      25     100     100     100      50      50      50
    # four-of-a-kind
    AsAdAh  3s5d6h  Ac2d7h9c       10      10      10      10      10      20      20      20      20      25      20
    # full house
    AsAdAh  3s5d6h  KcKd7h9c        4       4       4       4       4       4       4       4       4       3       4
    # flush
    As9s7s  3h5dTh  4s2sKdQc        3       3       3       3       3       3       3       3       3       2       2
    # straight
    Ts9d8h  AcQd3s  7c6s2dKh        2       2       2       2       2       2       2       2       2       1       1
    # three-of-a-kind
    7s7d2h  AcQd3s  7cKhTd9s        1       1       1       1      NA      NA      NA      NA      NA      NA      NA
    # two pair
    AsKsQd  3c4d9h  AhKd7c2h       NA      NA      NA      NA      NA      NA      NA      NA      NA      NA      NA
    """
    check_chart("blind_1x", "ABCDEFGHIJK", "blind_bonus", "1x", "push", chart)


def test_blind_bonus_pay_tables_after_a_double_turn_river_wager():
    chart = """
        player  dealer  community       A       B       C
        # seven cards; table A has no award for them and pays the best five (register H-11)
        AsKsQs  2c3d4h  JsTs9s8s      500  $25000  $25000
        9s8s7s  KdQcJh  6s5s4s3s       50  $10000  $10000
        As2s3s  KdQcJh  4s5s6s7s       50  $10000  $10000
        # 5-card royal flush, straight flush, four-of-a-kind, full house, flush, straight
        AsKsQs  4h5d7c  JsTs2d3c      500     500     250
        9s8s7s  4hTdQc  6s5s2dKc       50      50      50
        AsAdAh  3s5d6h  Ac2d7h9c       10      10      10
        AsAdAh  3s5d6h  KcKd7h9c        4       4       4
        As9s7s  3h5dTh  4s2sKdQc        2       2       2
        Ts9d8h  AcQd3s  7c6s2dKh        1       1       1
        # three-of-a-kind and two pair
        7s7d2h  AcQd3s  7cKhTd9s       NA      NA      NA
        AsKsQd  3c4d9h  AhKd7c2h       NA      NA      NA
    """
    check_chart("blind_2x", "ABC", "blind_bonus", "2x", "push", chart)


def test_3_card_bonus_pay_tables():
    chart = """
        player  dealer  community    A    B    C    D
        # 3-card royal
        AsKsQs  2c3d4h  5c7d8h9s   100  100   50  100
        AhKhQh  2c3d4h  5c7d8h9s   100  100   50  100
        # straight flush: just below the royal, and the least with the ace below the two (register H-8)
        KsQsJs  2c3d4h  5c7d8h9s    50   40   40   40
        As2s3s  2c3d4h  5c7d8h9s    50   40   40   40
        # three of a kind
        2s2d2h  3c4d5h  5c7d8h9s    30   30   30   30
        # straight: the best and the least
        AsKdQh  2c3d4h  5c7d8h9s     5    5    6    6
        As2d3h  2c3d4h  5c7d8h9s     5    5    6    6
        # flush: the best, and king, ace, two, which is no straight
        AsKsJs  2c3d4h  5c7d8h9s     4    4    3    3
        KsAs2s  2c3d4h  5c7d8h9s     4    4    3    3
        5s3s2s  2c3d4h  5c7d8h9s     4    4    3    3
        # pair: the least
        2s2d3h  3c4d5h  5c7d8h9s     1    1    1    1
        # just below: ace, king, jack; and king, ace, two of two suits
        AsKdJh  2c3d4h  5c7d8h9s    NA   NA   NA   NA
        KsAd2h  2c3d4h  5c7d8h9s    NA   NA   NA   NA
    """
    check_chart("three_card_bonus", "ABCD", "three_card_bonus", "fold", "lose", chart)


def test_6_card_bonus_pay_tables():
    chart = """
        player  dealer  community         A         B         C         D         E         F    G    H     I    J     K
        # 6-card royal flush in diamonds; G to K have no such line and pay the best five (register H-9)
        AdKdQd  JdTd9d  2c3h5s7c   $1000000  $1000000  $1000000  $1000000  $1000000  $1000000  500  500  1000  250  1000
        9dTdAd  QdJdKd  2c3h5s7c   $1000000  $1000000  $1000000  $1000000  $1000000  $1000000  500  500  1000  250  1000
        # 6-card royal flush in spades, hearts, clubs
        AsKsQs  JsTs9s  2c3h5s7c    $100000   $100000   $100000   $100000   $100000   $100000  500  500  1000  250  1000
        AhKhQh  JhTh9h  2c3h5s7c    $100000   $100000   $100000   $100000   $100000   $100000  500  500  1000  250  1000
        AcKcQc  JcTc9c  2c3h5s7c    $100000   $100000   $100000   $100000   $100000   $100000  500  500  1000  250  1000
        # 5-card royal flush, in diamonds too; the sixth card just misses in rank, in suit
        AdKdQd  JdTd8d  2c3h5s7c       1000      1000      1000      1000      1000      1000  500  500  1000  250  1000
        AdKdQd  JdTd9s  2c3h5s7c       1000      1000      1000      1000      1000      1000  500  500  1000  250  1000
        # 5-card straight flush: six in sequence below the royal, five of them, and with the ace low
        KdQdJd  Td9d8d  2c3h5s7c        200       250       500       200       200       250  250  250   500  100   200
        9s8s7s  6s5s2d  2c3h4hKc        200       250       500       200       200       250  250  250   500  100   200
        AsKd2s  3s4s5s  2c3h4hKc        200       250       500       200       200       250  250  250   500  100   200
        # four-of-a-kind
        2s2d3h  2h2c4d  7c8h9sTc         50       100       100        50        50        50  100  100   200   50    50
        # full house, also of two threes of a kind
        AsAdAh  KcKd2h  7c8h9sTc         20        25        25        25        25        25   25   25    20   25    25
        5s5d5h  4c4d4h  7c8h9sTc         20        25        25        25        25        25   25   25    20   25    25
        # 5-card flush
        As9s7s  4s2sKd  7c8h9hTc         15        20        15        20        15        20   20   20    15   20    20
        # 5-card straight: the best, and the least
        AsKdQh  JcTs2d  7c8h9hTc         10        10        10        10        10        10   10   10    10   10    10
        As2d3h  4c5sKd  7c8h9hTc         10        10        10        10        10        10   10   10    10   10    10
        # three-of-a-kind: the least
        2s2d3h  2c4d6s  7c8h9hTc          5         5         5         5         5         5    5    4     5    5     5
        # just below: aces and kings with a queen, also of three pairs
        AsAdKh  KcQd9s  7c8h9hTc         NA        NA        NA        NA        NA        NA   NA   NA    NA   NA    NA
        AsAdKh  KcQdQh  7c8h9hTc         NA        NA        NA        NA        NA        NA   NA   NA    NA   NA    NA
    """
    check_chart("six_card_bonus", "ABCDEFGHIJK", "six_card_bonus", "fold", "lose", chart)


def test_the_6_card_bonus_does_not_look_at_the_board_nor_the_blind_bonus_at_the_dealers_cards():
    check_table(
        VERSION_1,
        SIX,
        """
        player  dealer  community  decisions  blind_bonus  six_card_bonus
        AsAd7h  AcKd9s  Ah5c4d2s   1x         win:1000     win:3000
        AsAd7h  KcKd9s  Ah5c4d2s   1x         win:1000     lose
        AsAd7h  AcKd9s  Kh5c4d2s   1x         push         win:3000
        """,
    )


# A fixed award beside odds --------------------------------------------------------------------------


def blind_bonus_paid(game: Game, hand: str, stake: int, choice: str = "1x") -> tuple[int, str]:
    """What a hand of seven cards wins on the blind bonus, and by which line."""
    wagers = {"blind_bonus": stake, "flop": stake}
    given = GivenHand(1, split_cards(hand)[:3], wagers, (choice,))
    settled = settle_round(game, GivenRound((given,), split_cards("2c3d4h"), split_cards(hand)[3:]))
    assert isinstance(settled, SettledRound), settled
    blind = settled.results[0][0]
    return blind.returned - stake, blind.line


@pytest.mark.parametrize(
    ("letter", "hand", "stake", "paid"),
    [
        # 1,000 to 1 reaches the $25,000 award at a stake of $25.00: just below, exactly at, just above
        ("A", "AsKsQsJsTs9s8s", 2_499, (2_500_000, "7-card royal flush")),
        ("A", "AsKsQsJsTs9s8s", 2_500, (2_500_000, "7-card royal flush")),
        ("A", "AsKsQsJsTs9s8s", 2_501, (2_501_000, "royal flush")),
        # 500 to 1 reaches it at $50.00
        ("B", "AsKsQsJsTs9s8s", 4_999, (2_500_000, "7-card royal flush")),
        ("B", "AsKsQsJsTs9s8s", 5_000, (2_500_000, "7-card royal flush")),
        ("B", "AsKsQsJsTs9s8s", 5_001, (2_500_500, "royal flush")),
        # 100 to 1 reaches the $10,000 award at $100.00
        ("F", "KsQsJsTs9s8s7s", 9_999, (1_000_000, "7-card straight flush")),
        ("F", "KsQsJsTs9s8s7s", 10_000, (1_000_000, "7-card straight flush")),
        ("F", "KsQsJsTs9s8s7s", 10_001, (1_000_100, "straight flush")),
    ],
)
def test_the_higher_of_a_fixed_award_and_odds_on_the_blind_bonus(letter, hand, stake, paid):  # register H-12
    assert blind_bonus_paid(game_under(KEY, blind_1x=letter), hand, stake) == paid


@pytest.mark.parametrize(
    ("suit", "stake", "won", "line"),
    [
        # 1,000 to 1 reaches $1,000,000 at a stake of $1,000.00: just below, exactly at, just above
        ("d", 99_999, 100_000_000, "6-card royal flush in diamonds"),
        ("d", 100_000, 100_000_000, "6-card royal flush in diamonds"),
        ("d", 100_001, 100_001_000, "royal flush"),
        # and $100,000 at $100.00
        ("h", 9_999, 10_000_000, "6-card royal flush, other"),
        ("h", 10_000, 10_000_000, "6-card royal flush, other"),
        ("h", 10_001, 10_001_000, "royal flush"),
    ],
)
def test_the_higher_of_a_fixed_award_and_odds_on_the_6_card_bonus(suit, stake, won, line):  # register H-12
    cards = split_cards("".join(rank + suit for rank in "AKQJT9"))
    given = GivenHand(1, cards[:3], SIX | {"six_card_bonus": stake}, ("1x",))
    settled = settle_round(VERSION_1, GivenRound((given,), cards[3:], split_cards("2c3c5s7s")))
    assert isinstance(settled, SettledRound), settled
    six = settled.results[0][-1]
    assert (six.returned - stake, six.line) == (won, line)


# Bonus wagers beside a fold, and cards that are not exposed -----------------------------------------


def test_a_fold_takes_neither_bonus_wager():
    check_table(
        VERSION_1,
        BOTH,
        """
        player  dealer  community  decisions  blind_bonus  flop  turn_river  three_card_bonus  six_card_bonus
        # both pay, one of the two pays, neither pays
        7s7d7h  KcQd9s  Ah5c4d2s   fold       lose         lose  -           win:15500         win:3000
        AsKsQs  2c3d4h  Jh5c7d8s   fold       lose         lose  -           win:50500         lose
        7s6d2h  7c7hKd  Ah5c4d2s   fold       lose         lose  -           lose              win:3000
        7s6d2h  KcQd9s  Ah5c4d2s   fold       lose         lose  -           lose              lose
        # one of them only, and neither
        7s7d7h  KcQd9s  Ah5c4d2s   fold       lose         lose  -           win:15500         -
        7s7d7h  KcQd9s  Ah5c4d2s   fold       lose         lose  -           -                 win:3000
        7s7d7h  KcQd9s  Ah5c4d2s   fold       lose         lose  -           -                 -
        """,
    )


def test_bonus_wagers_beside_main_wagers_that_win_push_and_lose():
    check_table(
        VERSION_1,
        BOTH,
        """
        player  dealer  community  decisions  blind_bonus  flop      turn_river  three_card_bonus  six_card_bonus
        7s7d7h  KcQd9s  Ah5c4d2s   1x         win:1000     win:1000  win:1000    win:15500         win:3000
        8s8d2h  8h8c2d  KsQhJd3c   1x         push         push      push        win:1000          win:25500
        8s8d2h  9h9cAd  KsQhJd3c   1x         lose         lose      lose        win:1000          lose
        """,
    )


def settled_hand(player: str, choice: str, exposed: bool, **wagers: int) -> dict[str, Settled]:
    hand = GivenHand(1, split_cards(player), MAIN | wagers, (choice,), exposed)
    settled = settle_round(VERSION_1, GivenRound((hand,), split_cards("KcQd9s"), split_cards("Ah5c4d2s")))
    assert isinstance(settled, SettledRound), settled
    return {one.wager: one for one in settled.results[0]}


@pytest.mark.parametrize("choice", ["1x", "fold"])
@pytest.mark.parametrize(
    ("player", "exposed", "returned", "cites"),
    [
        ("7s7d7h", True, 15_500, ("13:69F-42.11(d)",)),
        ("7s7d7h", False, 0, ("13:69F-42.10(a)",)),
        ("7s6d2h", True, 0, ("13:69F-42.11(d)",)),
        ("7s6d2h", False, 0, ("13:69F-42.10(a)",)),
    ],
)
def test_a_3_card_bonus_hand_has_to_be_exposed_to_win(choice, player, exposed, returned, cites):
    settled = settled_hand(player, choice, exposed, three_card_bonus=500)["three_card_bonus"]
    assert (settled.returned, settled.cites) == (returned, cites)


def test_concealing_the_cards_costs_no_other_wager():
    concealed = settled_hand("7s7d7h", "1x", False, three_card_bonus=500, six_card_bonus=500)
    returned = {wager: one.returned for wager, one in concealed.items()}
    assert returned == {
        "blind_bonus": 1000,
        "flop": 1000,
        "turn_river": 1000,
        "three_card_bonus": 0,
        "six_card_bonus": 3000,
    }


# The aggregate limit --------------------------------------------------------------------------------

LIMIT_50_000 = {"aggregate_limit": 5_000_000}


@pytest.mark.parametrize(
    ("three_card", "won_on_three_card", "won_on_blind"),
    [
        # $40,000 on the blind bonus beside 100 to 1: in all just below $50,000, exactly at it, just above
        (9_999, 999_900, 4_000_000),
        (10_000, 1_000_000, 4_000_000),
        (10_001, 1_000_100, 3_999_900),
        # the 3 card bonus alone: exactly at the limit, and just above; the blind bonus stake still comes back
        (50_000, 5_000_000, 0),
        (50_001, 5_000_000, 0),
    ],
)
def test_blind_and_3_card_bonus_together_win_at_most_the_limit(three_card, won_on_three_card, won_on_blind):
    table = f"""
        player  dealer  community  decisions  blind_bonus             three_card_bonus                 cites
        AhKhQh  4c5d7s  JhTh2d3c   1x         win:{4_000 + won_on_blind}  win:{three_card + won_on_three_card}  42.11(d)
    """
    stakes = {"blind_bonus": 4_000, "flop": 4_000, "three_card_bonus": three_card}
    check_table(game_under(KEY, **LIMIT_50_000), stakes, table)


def test_only_the_wager_that_was_cut_cites_the_limit():
    stakes = {"blind_bonus": 4_000, "flop": 4_000, "three_card_bonus": 10_001}
    hand = GivenHand(1, split_cards("AhKhQh"), stakes, ("1x",))
    given = GivenRound((hand,), split_cards("4c5d7s"), split_cards("JhTh2d3c"))
    settled = settle_round(game_under(KEY, **LIMIT_50_000), given)
    assert isinstance(settled, SettledRound), settled
    assert [one.wager for one in settled.results[0] if "13:69F-42.11(f)" in one.cites] == ["blind_bonus"]


def test_the_limit_leaves_the_other_wagers_alone():
    check_table(
        game_under(KEY, **LIMIT_50_000),
        {"blind_bonus": 6_000_000, "flop": 6_000_000, "three_card_bonus": 60_000, "six_card_bonus": 500},
        """
        player  dealer  community  decisions  blind_bonus  flop          turn_river    three_card_bonus  six_card_bonus
        AhKhQh  JhTh9h  2c3d4s6c   1x         push         win:12000000  win:12000000  win:5060000       win:10000500
        """,
    )


def test_no_limit_is_the_default():
    table = """
        player  dealer  community  decisions  blind_bonus    three_card_bonus
        AhKhQh  4c5d7s  JhTh2d3c   1x         win:100100000  win:10100000
    """
    check_table(VERSION_1, {"blind_bonus": 100_000, "flop": 100_000, "three_card_bonus": 100_000}, table)


def test_a_concealed_hand_uses_up_nothing_of_the_limit():
    stakes = {"blind_bonus": 5_000, "flop": 5_000, "three_card_bonus": 50_000}
    hand = GivenHand(1, split_cards("AhKhQh"), stakes, ("1x",), exposed=False)
    given = GivenRound((hand,), split_cards("4c5d7s"), split_cards("JhTh2d3c"))
    settled = settle_round(game_under(KEY, **LIMIT_50_000), given)
    assert isinstance(settled, SettledRound), settled
    assert {one.wager: one.returned for one in settled.results[0]} == {
        "blind_bonus": 5_005_000,
        "flop": 10_000,
        "turn_river": 10_000,
        "three_card_bonus": 0,
    }


# Options and wagers ---------------------------------------------------------------------------------


def test_options_with_their_defaults():
    options = {option.name: (option.default, option.cites) for option in definition(KEY).options}
    assert options == {
        "version": ("1", "13:69F-42.10(b)2"),
        "blind_1x": ("A", "13:69F-42.11(c)i"),
        "blind_2x": ("A", "13:69F-42.11(c)ii"),
        "three_card_bonus": ("A", "13:69F-42.11(d)"),
        "six_card_bonus": ("A", "13:69F-42.11(e)"),
        "burn": ("no", "13:69F-42.7(c)3"),
        "aggregate_limit": (None, "13:69F-42.11(f)"),
    }


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("version", value) for value in ("0", "3", "A", None)),
        *(("blind_1x", value) for value in ("L", "a", "off", "I ")),
        *(("blind_2x", value) for value in ("D", "off", "")),
        *(("three_card_bonus", value) for value in ("E", "on", None)),
        *(("six_card_bonus", value) for value in ("L", "on", True)),
        *(("burn", value) for value in ("maybe", 1)),
        *(("aggregate_limit", value) for value in (0, -1, "50000.00", True)),
    ],
)
def test_values_that_an_option_does_not_have(name, value):
    refusal = elect(definition(KEY), {name: value})
    assert isinstance(refusal, Refusal)
    assert refusal.reason is Reason.OPTION_VALUE
    assert refusal.cites == ({option.name: option.cites for option in definition(KEY).options}[name],)


@pytest.mark.parametrize(
    ("off", "wagers"),
    [
        ((), ["blind_bonus", "flop", "turn_river", "three_card_bonus", "six_card_bonus"]),
        (("three_card_bonus",), ["blind_bonus", "flop", "turn_river", "six_card_bonus"]),
        (("six_card_bonus",), ["blind_bonus", "flop", "turn_river", "three_card_bonus"]),
        (("three_card_bonus", "six_card_bonus"), ["blind_bonus", "flop", "turn_river"]),
    ],
)
def test_the_bonus_wagers_are_offered_or_not_each_by_itself(off, wagers):
    game = game_under(KEY, **dict.fromkeys(off, "off"))
    assert list(game.wagers) == wagers
    for wager in off:
        refusal = check_stakes(game, MAIN | {wager: 500}, NO_LIMITS)
        assert refusal is not None
        assert (refusal.reason, refusal.cites) == (
            Reason.WAGER_NOT_OFFERED,
            (f"13:69F-42.1:{'3' if wager == 'three_card_bonus' else '6'}-card-bonus-wager",),
        )


@pytest.mark.parametrize(
    ("stakes", "reason"),
    [
        # equal amounts: just below, exactly at, just above
        ({"blind_bonus": 499, "flop": 500}, Reason.WAGERS_TOGETHER),
        ({"blind_bonus": 500, "flop": 500}, None),
        ({"blind_bonus": 501, "flop": 500}, Reason.WAGERS_TOGETHER),
        # one without the other, and a bonus wager without either
        ({"blind_bonus": 500}, Reason.WAGERS_TOGETHER),
        ({"flop": 500}, Reason.WAGERS_TOGETHER),
        ({"three_card_bonus": 500}, Reason.WAGERS_TOGETHER),
        ({"six_card_bonus": 500}, Reason.WAGERS_TOGETHER),
        # bonus wagers of any size
        (MAIN | {"three_card_bonus": 1, "six_card_bonus": 100_000}, None),
        # what is no opening wager
        (MAIN | {"turn_river": 500}, Reason.WAGER_BY_DECISION),
        (MAIN | {"ante": 500}, Reason.UNKNOWN_WAGER),
        ({"blind_bonus": 0, "flop": 0}, Reason.NOT_AN_AMOUNT),
        ({}, Reason.NO_WAGERS),
    ],
)
def test_which_wagers_may_be_made_together(stakes, reason):
    refusal = check_stakes(VERSION_1, stakes, NO_LIMITS)
    assert (refusal.reason if refusal else None) is reason
    if reason is Reason.WAGERS_TOGETHER:
        assert refusal.cites == ("13:69F-42.1:flop-wager",)


def test_a_player_has_one_position_and_a_position_one_player():  # register H-18
    driver = Driver(KEY)
    driver.wager(2, **MAIN)
    second = driver.refusal(c.PlaceWagers(3, "patron 2", MAIN))
    assert (second.reason, second.cites) == (Reason.TOO_MANY_POSITIONS, ("13:69F-42.6(d)",))
    taken = driver.refusal(c.PlaceWagers(2, "patron 3", MAIN))
    assert (taken.reason, taken.cites) == (Reason.POSITION_TAKEN, ("13:69F-42.6(a)",))
    two = open_table(VERSION_1, two_positions=True)
    assert isinstance(two, Refusal)
    assert (two.reason, two.cites) == (Reason.OPTIONS_EXCLUDE, ("13:69F-42.6(d)",))


@pytest.mark.parametrize("choices", [(), ("2x",), ("3x",), ("check",), ("1x", "1x"), ("fold", "1x")])
def test_choices_that_version_1_does_not_have(choices):
    hand = GivenHand(1, split_cards("KsQh2c"), MAIN, choices)
    refusal = settle_round(VERSION_1, GivenRound((hand,), split_cards("QdJs9h"), split_cards("Kh9d7c4s")))
    assert isinstance(refusal, Refusal)
    assert (refusal.reason, refusal.cites) == (Reason.UNKNOWN_CHOICE, ("13:69F-42.10(b)",))


def test_facts_of_the_game():
    rule = definition(KEY)
    assert (rule.title, rule.rules, rule.positions) == ("Hold 'em 3 bonus", "13:69F-42", 6)
    assert (rule.counts.player, rule.counts.dealer, rule.counts.community) == (3, 3, 4)
    assert (rule.counts.cites, rule.deck) == ("13:69F-42.7(d)", ("13:69F-42.2(a)", "13:69F-42.2(b)"))
    assert [wager.title for wager in rule.wagers] == [
        "Blind bonus",
        "Flop",
        "Turn/river",
        "3 card bonus",
        "6 card bonus",
    ]
    assert {wager.key: wager.survives_fold for wager in rule.wagers if wager.survives_fold} == {
        "three_card_bonus": "13:69F-42.10(a)",
        "six_card_bonus": "13:69F-42.10(b)1",
    }
    assert rule.qualification is None  # register H-18
    assert len(rule.definitions) == 11


def test_irregularities_with_their_remedies():
    facts = [
        (one.mishap, one.remedy, one.cites.removeprefix("13:69F-"), one.still_settled, one.only_after_initial_deal)
        for one in definition(KEY).irregularities
    ]
    both = ("three_card_bonus", "six_card_bonus")
    assert facts == [
        (Mishap.DEALER_CARD_EXPOSED, Remedy.VOID_ALL, "42.12(a)", ("three_card_bonus",), False),  # register H-17
        (Mishap.CARD_FACE_UP, Remedy.DISCARD_THE_CARD, "42.12(b)", (), False),
        (Mishap.CARDS_FACE_UP, Remedy.VOID_ALL, "42.12(b)", both, True),
        (Mishap.DRAWN_IN_ERROR, Remedy.USE_AS_NEXT, "42.12(c)", (), False),
        (Mishap.PLAYER_MISCOUNT, Remedy.VOID_THE_HAND, "42.12(d)", (), False),
        (Mishap.DEALER_MISCOUNT, Remedy.COMPLETE_OR_VOID, "42.12(d)", (), False),
        (Mishap.SHUFFLER_FAILED, Remedy.RESHUFFLE, "42.12(e)", (), False),
        (Mishap.SHOE_FAILED, Remedy.VOID_AND_RESHUFFLE, "42.12(f)", (), False),
        (Mishap.METHOD_CHANGED, Remedy.REMOVE_DEVICE, "42.12(g)", (), False),
    ]
