"""Pay tables: a hand is paid by its line, and by one line alone."""

import pytest

from croupier.cards.card import parse_cards
from croupier.cards.ranking import Category, Ranking
from croupier.rulebook.hand import COMMUNITY, DEALER, PLAYER, Best, Deal, Lower
from croupier.rulebook.money import Amount, MeterShare, Odds
from croupier.rulebook.option import ByOption
from croupier.rulebook.paytable import (
    ANY_CHOICE,
    JoinedLines,
    NamedLines,
    PayTable,
    RankedLines,
    SuitedLines,
    community_read,
    dealer_read,
    schedule,
)

RANKING = Ranking(5, Category)
LINES = RankedLines(
    Best(RANKING, (PLAYER,)),
    (
        ("flush or better", RANKING.least(Category.FLUSH)),
        ("jacks up", RANKING.least(Category.TWO_PAIR, 11)),
        ("ace-king", RANKING.least(Category.HIGH_CARD, 14, 13)),
    ),
)
SEVEN, FIVE, LOW = "all seven", "best five", "low"
TABLE = PayTable({SEVEN: Amount(2_500_000), FIVE: Odds.to(200), LOW: Odds.to(1)}, "42.11(c)i", "C")


def deal(text):
    return Deal(parse_cards(text[i : i + 2] for i in range(0, len(text), 2)), ())


@pytest.mark.parametrize(
    ("hand", "line"),
    [
        ("AsKsQsJsTs", "flush or better"),
        ("7s5s4s3s2s", "flush or better"),  # exactly at the bound
        ("AsKdQhJcTs", "jacks up"),  # below the first bound, above the second
        ("JsJd2h2c3s", "jacks up"),
        ("TsTd9h9cAs", "ace-king"),
        ("AsKd4h3c2s", "ace-king"),
        ("AsQdJhTc8s", None),
    ],
)
def test_a_hand_has_the_first_line_whose_bound_it_reaches(hand, line):
    assert LINES.of(deal(hand)) == ((line,) if line else ())
    assert line is None or line in LINES.names


@pytest.mark.parametrize(
    ("lines", "stake", "paid"),
    [
        ((), 100, None),
        (("nowhere printed",), 100, None),
        ((LOW,), 100, LOW),
        (("nowhere printed", FIVE), 100, FIVE),
        ((SEVEN, FIVE), 12_499, SEVEN),  # $25,000 is just above 200 times the stake
        ((SEVEN, FIVE), 12_500, SEVEN),  # exactly the same: the line that stands first
        ((SEVEN, FIVE), 12_501, FIVE),  # just below it
        ((SEVEN, FIVE, LOW), 100, SEVEN),
        ((FIVE, LOW), 10**12, FIVE),
    ],
)
def test_of_several_lines_the_highest_single_payout_counts(lines, stake, paid):
    assert TABLE.best(lines, stake) == paid


def test_two_lines_of_a_meter_are_never_weighed_against_each_other():
    table = PayTable({"royal": MeterShare(100), "straight": MeterShare(10)}, "16.12(e)")
    with pytest.raises(AssertionError, match="at most one line of a meter"):
        table.best(("royal", "straight"), 100)


def test_named_lines_are_recognised_by_the_function_of_the_game():
    suited = NamedLines(("suited",), lambda given: ("suited",) if len({c[1] for c in given.player}) == 1 else ())
    assert suited.of(deal("2s9s")) == ("suited",)
    assert suited.of(deal("2s9d")) == ()


def test_a_schedule_of_one_table_holds_for_any_choice():
    by_letter = ByOption("letter", {"C": TABLE})
    assert schedule(LINES, by_letter).tables == {ANY_CHOICE: by_letter}


SEVEN_SUITED = Ranking(7, (Category.STRAIGHT_FLUSH, Category.HIGH_CARD))
ALL_SEVEN = Best(SEVEN_SUITED, (PLAYER, COMMUNITY))
IN_HEARTS = SuitedLines(ALL_SEVEN, (("seven in hearts", SEVEN_SUITED.least(Category.STRAIGHT_FLUSH)),), "h")
JOINED = JoinedLines((IN_HEARTS, RankedLines(Best(RANKING, (PLAYER, COMMUNITY)), LINES.bounds)))


@pytest.mark.parametrize(
    ("player", "community", "lines"),
    [
        ("2h3h4h", "5h6h7h8h", ("seven in hearts", "flush or better")),
        ("2s3s4s", "5s6s7s8s", ("flush or better",)),  # another suit
        ("2h3h4h", "5h6h7h8s", ("flush or better",)),  # one card of another suit
        ("2h3h4h", "5h6h7h9h", ("flush or better",)),  # seven hearts that are not in sequence
        ("2h3s5h", "7s9hTsKd", ()),
    ],
)
def test_joined_lines_are_those_of_every_part(player, community, lines):
    assert JOINED.of(Deal(deal(player).player, (), deal(community).player)) == lines
    assert JOINED.names == ("seven in hearts", *LINES.names)


FLOP = RankedLines(Best(RANKING, (PLAYER, COMMUNITY), 3), LINES.bounds)
LOWER = RankedLines(Lower(Best(RANKING, (PLAYER,)), Best(RANKING, (DEALER, COMMUNITY))), LINES.bounds)


@pytest.mark.parametrize(
    ("lines", "community", "dealer"),
    [
        (LINES, 0, False),
        (FLOP, 3, False),
        (LOWER, None, True),  # all of them
        (JOINED, None, False),
        (JoinedLines((LINES, FLOP)), 3, False),
        (NamedLines(("a",), lambda given: ()), 0, False),
        (NamedLines(("a",), lambda given: (), (PLAYER, DEALER)), 0, True),
        (NamedLines(("a",), lambda given: (), (PLAYER, COMMUNITY)), None, False),
    ],
)
def test_lines_say_which_cards_they_look_at(lines, community, dealer):
    assert (community_read(lines), dealer_read(lines)) == (community, dealer)
