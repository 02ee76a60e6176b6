"""Tables at a stake: the highest single payout, awards that do not grow, and the stake at which a wager turns."""

from fractions import Fraction

import pytest

from croupier.analysis.fixed_awards import NO_LINE, Terms, fixed_lines, outcomes, paid_line, stakes, winnings
from croupier.analysis.lines import Tally
from croupier.analysis.results import Outcome
from croupier.rulebook.money import Amount, MeterShare, Odds
from croupier.rulebook.paytable import PayTable
from croupier.rulebook.reference import RuleRef

to = Odds.to
NONE = RuleRef("none")
# In a hundred deals one has both lines and nine the second alone; the first wins $60 and the second 3 to 2.
TABLE = PayTable({"great": Amount(6_000), "good": to(3, 2)}, NONE)
FOUND = Tally(100, {("great", "good"): 1, ("good",): 9, (): 90})
METER = PayTable({"jackpot": MeterShare(10), "small": Amount(500, from_meter=True)}, NONE)


@pytest.mark.parametrize(
    ("pay", "terms", "units"),
    [
        (to(3, 2), Terms(), Fraction(3, 2)),
        (Amount(500), Terms(stake=200), Fraction(5, 2)),
        (Amount(500), Terms(), None),
        (MeterShare(10), Terms(stake=100, meter=1_009), Fraction(100, 100)),  # whole cents: a dollar of $10.09
        (MeterShare(10), Terms(stake=100), None),
        (MeterShare(10), Terms(meter=1_000), None),
    ],
)
def test_what_a_line_wins_in_units_of_the_stake(pay, terms, units):
    assert winnings(pay, terms) == units


@pytest.mark.parametrize(
    ("stake", "line"), [(None, "good"), (100, "great"), (3_999, "great"), (4_000, "great"), (4_001, "good")]
)
def test_the_highest_single_payout_counts_and_of_equal_ones_the_first(stake, line):
    assert paid_line(TABLE, ("great", "good"), Terms(stake)) == line
    assert (TABLE.best(("great", "good"), stake) if stake and stake % 2 == 0 else line) == line


def test_a_line_that_the_table_lacks_is_not_paid():
    assert paid_line(TABLE, ("other",), Terms(100)) is None
    assert paid_line(TABLE, (), Terms(100)) is None


def test_without_a_stake_an_award_is_as_if_it_were_absent():
    assert outcomes(FOUND, TABLE, Terms()) == (
        Outcome("good", "3 to 2", Fraction(3, 2), 10),
        Outcome(NO_LINE, "", Fraction(-1), 90),
    )


def test_with_a_stake_it_is_paid():
    assert outcomes(FOUND, TABLE, Terms(100)) == (
        Outcome("great", "win $60", Fraction(60), 1),
        Outcome("good", "3 to 2", Fraction(3, 2), 9),
        Outcome(NO_LINE, "", Fraction(-1), 90),
    )


def test_a_stake_that_never_comes_back_is_taken_off_the_award():
    found = Tally(10, {("jackpot",): 1, ("small",): 2, (): 7})
    rows = outcomes(found, METER, Terms(100, 10_000, returned=False))
    assert [row.net for row in rows] == [Fraction(1_000, 100) - 1, Fraction(500, 100) - 1, -1]


def test_a_share_of_a_meter_nobody_has_read_wins_nothing_but_has_its_row():
    found = Tally(10, {("jackpot",): 1, (): 9})
    rows = outcomes(found, METER, Terms(100, returned=False))
    assert rows == (
        Outcome("jackpot", "win 10 percent of the meter", Fraction(-1), 1),
        Outcome(NO_LINE, "", Fraction(-1), 9),
    )


def test_fixed_lines():
    assert fixed_lines(TABLE) == ("great",)
    assert fixed_lines(METER) == ("small",)


def value(found, table, stake, *, returned=True):
    rows = outcomes(found, table, Terms(stake, returned=returned))
    return sum(row.net * row.combinations for row in rows) / found.deals


def by_pieces(by_stake, stake):
    start, slope, award = max(piece for piece in by_stake.pieces if piece[0] <= stake)
    assert start <= stake
    return slope + award / stake


TABLES = [
    pytest.param(FOUND, TABLE, id="one award"),
    pytest.param(FOUND, PayTable({"great": Amount(7_001), "good": to(3)}, NONE), id="a third of a cent"),
    pytest.param(
        Tally(50, {("a", "b", "c"): 1, ("b", "c"): 2, ("c",): 3, (): 44}),
        PayTable({"a": Amount(90_000), "b": Amount(10_000), "c": to(7)}, NONE),
        id="two awards",
    ),
    pytest.param(Tally(4, {("great",): 1, (): 3}), PayTable({"great": Amount(250)}, NONE), id="no odds"),
]


@pytest.mark.parametrize("returned", [True, False])
@pytest.mark.parametrize(("found", "table"), TABLES)
def test_the_pieces_give_the_value_at_every_stake(found, table, returned):
    by_stake = stakes(found, table, returned=returned)
    for stake in (1, 7, 100, 1_428, 1_429, 2_333, 2_334, 3_999, 4_000, 4_001, 12_857, 12_858, 50_000, 10**8):
        assert by_pieces(by_stake, stake) == value(found, table, stake, returned=returned)


@pytest.mark.parametrize(("found", "table"), TABLES)
def test_below_the_turn_the_player_has_the_advantage_and_above_it_the_house(found, table):
    turns = stakes(found, table).turns
    assert value(found, table, turns - Fraction(1, 1_000)) > 0 == value(found, table, turns)
    assert value(found, table, turns + Fraction(1, 1_000)) < 0


def test_the_pieces_of_the_example():
    # 90 lose, 9 win 3 to 2, one wins $60 up to $40 and 3 to 2 above.
    by_stake = stakes(FOUND, TABLE)
    assert by_stake.pieces == ((0, Fraction(-765, 1_000), 60), (4_000, Fraction(-75, 100), 0))
    assert by_stake.turns == Fraction(60 * 1_000, 765)


def test_a_wager_that_odds_alone_make_good_never_turns():
    generous = PayTable({"great": Amount(6_000), "good": to(10)}, NONE)
    assert stakes(FOUND, generous).turns is None
    assert stakes(FOUND, generous).pieces[-1][1] > 0


def test_a_planted_award_that_grows_with_the_stake_is_noticed():
    grown = PayTable({"great": to(60), "good": to(3, 2)}, NONE)
    by_stake = stakes(FOUND, TABLE)
    assert by_pieces(by_stake, 100) == value(FOUND, grown, 100)
    assert by_pieces(by_stake, 200) != value(FOUND, grown, 200)
