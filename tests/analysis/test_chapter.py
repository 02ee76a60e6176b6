"""A chapter holds the rules in force, every figure, the findings and the register, each with its paragraph."""

from fractions import Fraction

import pytest
from msgspec import structs

from croupier.analysis.chapter import Variant, chapter
from croupier.analysis.report import Chapter, Entries, Grid, Returns, Text
from croupier.analysis.results import MAIN, Analysis, Outcome, Stakes, Worth
from croupier.games.catalogue import KEYS, definition
from croupier.games.discrepancies import touching
from croupier.rulebook.game import Game, elect
from croupier.rulebook.sheet import Sheet, rule_sheet
from tests.analysis.reported import analysis, main_worth, pair_plus, report


def sheet_of(game: Game) -> Sheet:
    rule = game.definition
    return rule_sheet(game, next(iter(rule.methods.values())), touching(rule.key))


def of_game(key: str) -> Chapter:
    game = elect(definition(key), {})
    assert isinstance(game, Game)
    return chapter(Analysis(game, {MAIN: main_worth()}, "00"), sheet_of(game))


def blocks(found: Chapter, kind: type) -> list:
    return [block for section in found.sections for block in section.blocks if isinstance(block, kind)]


def test_the_sections_stand_in_the_order_in_which_a_reviewer_asks():
    assert [section.heading for section in report().chapters[0].sections] == [
        "At a glance",
        "Findings",
        "Main game",
        "Pair plus",
        "Bad beat bonus",
        "Best play",
        "Every choice of the licensee",
        "Rules in force",
        "Where the texts leave a question",
    ]


def test_each_choice_of_a_table_has_its_return_table():
    """The one in force has its own section; it is not repeated."""
    titles = [block.title for block in blocks(report().chapters[0], Returns)]
    assert titles == [
        *("Main game", "Pair plus, table A", "Bad beat bonus"),
        *(f"Pair plus, pair_plus={letter}" for letter in "BCD"),
    ]


def test_without_every_table_each_choice_has_a_line():
    found = analysis()
    variants = {"pair_plus": (Variant("pair_plus=D", pair_plus("D")), Variant("none", None, "Nobody knows."))}
    made = chapter(found, sheet_of(found.game), variants=variants)
    section = next(one for one in made.sections if one.heading == "Every choice of the licensee")
    summary, unpriced = section.blocks
    assert isinstance(summary, Grid)
    assert summary.rows == (("pair_plus=D", "wager", "7.6561%", "7.6561%", "2.7838", "25.6109%"),)
    assert unpriced == Text("Pair plus has no figure under none: Nobody knows.")


def test_a_wager_that_has_no_figure_anywhere_leaves_no_empty_table():
    found = analysis()
    made = chapter(found, sheet_of(found.game), variants={"pair_plus": (Variant("none", None, "Nobody knows."),)})
    section = next(one for one in made.sections if one.heading == "Every choice of the licensee")
    assert section.blocks == (Text("Pair plus has no figure under none: Nobody knows."),)
    assert all(grid.rows for grid in blocks(made, Grid))


def test_no_wager_that_favours_the_player_goes_without_a_word():
    outcomes = (Outcome("even", "1 to 1", Fraction(1), 501), Outcome("none", "", Fraction(-1), 499))
    kind = Worth(key="pair_plus", title="Pair plus", per="wager", deals=1000, outcomes=outcomes)
    found = analysis()
    told = chapter(Analysis(found.game, {"pair_plus": kind}, "00"), sheet_of(found.game))
    assert blocks(told, Text) == [Text("Pair plus favours the player by 0.2000% under these options.", True)]
    untold = chapter(Analysis(found.game, {MAIN: main_worth()}, "00"), sheet_of(found.game))
    assert blocks(untold, Text) == [Text("Under the options of this report no wager favours the player.")]


def test_a_wager_without_a_price_is_named_with_the_reason():
    found = Analysis(analysis().game, {MAIN: main_worth()}, "00", {"pair_plus": "The reason."})
    told = chapter(found, sheet_of(found.game))
    assert Text("Pair plus has no figure here. The reason.") in told.sections[0].blocks


def test_a_wager_with_awards_says_where_it_turns():
    said = [block.says for block in blocks(report().chapters[0], Text)]
    assert "Bad beat bonus favours the player at every stake below $0.89." in said
    by_meter = next(g for g in blocks(report().chapters[0], Grid) if g.caption.startswith("As a function of the meter"))
    cells = {row[0]: row[1:] for row in by_meter.rows}
    assert cells["Meter at which the wager breaks even"] == ("$80,000", "80000")
    assert cells["Part of the stakes that the licensee keeps in the long run"] == ("0.150000000", "3/20")


def test_a_stake_that_turns_is_said_where_its_function_is_not_known():
    """As in a main game with fixed awards, whose best play depends on the stake."""
    worth = structs.replace(main_worth(), stakes=Stakes((), Fraction(12_305, 100)))
    found = analysis()
    made = chapter(Analysis(found.game, {MAIN: worth}, "00"), sheet_of(found.game))
    assert Text("Main game favours the player at every stake below $1.24.", True) in blocks(made, Text)
    assert all(grid.rows for grid in blocks(made, Grid))


@pytest.mark.parametrize("key", KEYS)
def test_every_paragraph_of_the_sheet_is_in_the_chapter(key):
    """With its source, where New Jersey's text on the game does not say it."""
    found = of_game(key)
    cited = {c for block in blocks(found, Entries) for entry in block.entries for c in entry.cites}
    game = elect(definition(key), {})
    assert isinstance(game, Game)
    wanted = {c for section in sheet_of(game).sections for line in section.lines for c in line.cites}
    assert wanted <= {c.partition(" [")[0] for c in cited}
    assert all("[" in c for c in cited if c.startswith("supplement"))


@pytest.mark.parametrize("key", KEYS)
def test_the_register_and_the_decision_table_are_in_the_chapter(key):
    found = of_game(key)
    register = next(block for block in blocks(found, Entries) if block.caption == "The register")
    assert [entry.label for entry in register.entries] == [entry.key for entry in touching(key)]
    game = elect(definition(key), {})
    assert isinstance(game, Game)
    decided = next(block for block in blocks(found, Grid) if block.caption.startswith("Decision table"))
    assert len(decided.rows) == len(game.settlement.rows)
    assert all(row[-1] for row in decided.rows)


@pytest.mark.parametrize("key", KEYS)
def test_all_options_in_force_are_stated(key):
    found = of_game(key)
    names = {option.name for option in definition(key).options}
    assert {name for name, _ in found.options} == names
