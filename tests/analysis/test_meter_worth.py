"""Progressives: published break-even meters, awards, the part the licensee keeps, and what depends on other players."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from croupier.analysis.dealt import Unpriceable
from croupier.analysis.side import side_worth
from croupier.rulebook.game import Game
from croupier.rulebook.money import DOLLAR, Amount, MeterShare, Odds
from croupier.rulebook.paytable import PayTable
from croupier.rulebook.reference import RuleRef
from tests.settlement_table import game_under

CARIBBEAN, TEXAS = "caribbean-stud", "texas-hold-em-bonus"
DEALS = 2_598_960


def worth(game, meter=None):
    return side_worth(game, "progressive", meter=meter)


def with_table(game: Game, pays) -> Game:
    table = PayTable(pays, RuleRef("none"))
    return game.with_tables({**game.tables, "progressive": {"": table}}, game.ante_bonus_tables)


def caribbean(quads, full_house, flush):
    """The progressive with these dollars for the three lesser hands, all from the meter."""
    pays = {"royal flush": MeterShare(100), "straight flush": MeterShare(10)}
    lesser = {"four-of-a-kind": quads, "full house": full_house, "flush": flush}
    amounts = {line: Amount(dollars * DOLLAR, from_meter=True) for line, dollars in lesser.items()}
    return with_table(game_under(CARIBBEAN), pays | amounts)


# Contingencies, November/December 2000: the meter in dollars at which a $1 wager breaks even. Two figures are misprints
# and stand here as they must be. The line of 500/100/50 says 217,047, a thousand less than its arithmetic gives, while
# the lines before it are right to the dollar; that of 176,613 names $50 for the flush, where only $75 gives it.
BREAK_EVEN = [
    ((100, 75, 50), 263_205),
    ((150, 100, 50), 246_784),
    ((500, 100, 50), 218_047),
    ((500, 150, 75), 176_613),
]


@pytest.mark.parametrize(("awards", "dollars"), BREAK_EVEN)
def test_break_even_is_as_published(awards, dollars):
    assert worth(caribbean(*awards)).meter.break_even // DOLLAR == dollars


def test_break_even_of_the_printed_table_to_the_cent():
    # 4 royal flushes win all, 36 straight flushes a tenth: 7.6 meters; the rest of 2,598,960 dollars is fixed.
    fixed = 624 * 500 + 3_744 * 100 + 5_108 * 50
    exact = Fraction((DEALS - fixed) * 10, 4 * 10 + 36)
    assert exact == worth(game_under(CARIBBEAN)).meter.break_even / DOLLAR
    assert round(exact, 2) == Fraction(21_804_737, 100)
    assert round(exact) - 1_000 == 217_047  # the misprint


def test_at_break_even_the_wager_costs_nothing():
    game = caribbean(150, 100, 50)
    even = worth(game).meter.break_even
    assert abs(worth(game, round(even)).ev) < Fraction(1, 10**6)  # a tenth of it is paid in whole cents
    assert worth(game, round(even) - 10).ev < 0 < worth(game, round(even) + 10).ev


@pytest.mark.parametrize(("awards", "fixed"), [((100, 75, 50), "0.230"), ((500, 250, 100), "0.677")])
def test_the_return_is_linear_in_the_meter_as_published(awards, fixed):
    meter = worth(caribbean(*awards)).meter
    assert f"{float(meter.fixed / meter.stake):.3f}" == fixed  # published: 0.23 and 0.68
    assert f"{float(100 * meter.share * 10_000):.3f}" == "2.924"  # cents for every $10,000 of the meter


def test_without_a_meter_its_shares_win_nothing_and_the_notes_say_so():
    found = worth(game_under(CARIBBEAN))
    assert found.ev == found.meter.fixed / found.meter.stake - 1
    assert [row.net for row in found.outcomes[:2]] == [-1, -1]
    assert found.notes[0] == "No meter is given, so the lines that take a share of it are counted with nothing."


@pytest.mark.parametrize("meter", [0, 1_000_000, 21_804_730])
def test_with_a_meter_every_line_is_priced(meter):
    found = worth(game_under(CARIBBEAN), meter)
    assert found.ev == (found.meter.fixed + found.meter.share * meter) / found.meter.stake - 1
    assert [row.net for row in found.outcomes[:3]] == [meter / Fraction(100) - 1, meter // 10 / Fraction(100) - 1, 499]
    assert not any("No meter" in note for note in found.notes)
    assert any("with the contributions of the round" in note for note in found.notes)


def test_awards_with_their_probabilities():
    awards = worth(game_under(TEXAS, progressive="D")).meter.awards
    assert [(line, pays, chance * DEALS) for line, pays, chance in awards] == [
        ("royal flush", "win 100 percent of the meter", 4),
        ("straight flush", "win 10 percent of the meter", 36),
        ("four-of-a-kind", "win $500 (from the meter)", 624),
        ("full house", "win $100 (from the meter)", 3_744),
        ("flush", "win $50 (from the meter)", 5_108),
        ("straight", "win $10 (from the meter)", 10_200),
        ("three-of-a-kind", "win $5", 54_912),
        ("two pair", "win $2", 123_552),
    ]


# What the licensee keeps at a rate of 70 percent, before the meter is started again; checked by hand elsewhere.
KEEPS = {"A": "10.23", "B": "19.44", "C": "14.15", "D": "9.93", "none": "30.00"}


@pytest.mark.parametrize(("table", "percent"), KEEPS.items())
def test_the_licensee_keeps_what_neither_feeds_the_meter_nor_is_paid_beside_it(table, percent):
    meter = worth(game_under(TEXAS, progressive=table)).meter
    assert f"{float(100 * meter.licensee_keeps):.2f}" == percent


def test_a_higher_rate_leaves_less_and_moves_no_break_even():
    low, high = (worth(game_under(CARIBBEAN, rate=rate)).meter for rate in ("70", "217/3"))
    assert low.licensee_keeps - high.licensee_keeps == Fraction(7, 300)
    assert low.break_even == high.break_even


def test_the_licensee_puts_up_the_reset():
    notes = worth(game_under(CARIBBEAN, reset=5_000_000)).notes
    share = 100 * Fraction(50_000 * 4, DEALS)
    assert f"The licensee also puts up $50,000 after each royal flush: {float(share):.4f} % of what is staked." in notes


def test_what_depends_on_other_players_is_said():
    shared, first = worth(game_under(TEXAS)).meter.others
    assert "royal flush share its award equally" in shared
    assert "no longer on the meter" in first


def test_without_a_top_award_nothing_is_shared():
    game = game_under(TEXAS)
    game.definition = replace(game.definition, progressive=replace(game.definition.progressive, top=""))
    found = worth(game)
    assert len(found.meter.others) == 1
    assert not any("puts up" in note for note in found.notes)


def unpriced(game):
    with pytest.raises(Unpriceable) as refusal:
        worth(game)
    return str(refusal.value)


def test_a_table_that_a_meter_cannot_be_paid_by_is_refused():
    game = game_under(CARIBBEAN)
    share = {"royal flush": MeterShare(100)}
    assert "no odds" in unpriced(with_table(game, share | {"flush": Odds.to(5)}))
    orphan = with_table(game, share)
    orphan.definition = replace(game.definition, progressive=None)
    assert "no progressive feeds one" in unpriced(orphan)
    free = with_table(game, share)
    free.exact = {**game.exact, "progressive": None}
    assert "state the stake" in unpriced(free)


def test_a_planted_meter_share_of_a_hundredth_is_noticed():
    pays = game_under(CARIBBEAN).tables["progressive"][""].pays
    planted = with_table(game_under(CARIBBEAN), {**pays, "straight flush": MeterShare(1)})
    assert worth(planted).meter.break_even // DOLLAR != 218_047
