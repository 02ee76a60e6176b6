"""Best play in a report is the play of the tables and rules it was given, neither more nor less."""

from fractions import Fraction

from msgspec.structs import replace

from croupier.analysis.best_play import PARTED, matrix, short_rules
from croupier.analysis.report import Entries, MatrixCell, Text
from croupier.analysis.strategy_table import Cell
from croupier.cards.array_ranking import array_ranking
from croupier.games.catalogue import definition
from tests.analysis.reported import play_table, short

RANKING = array_ranking(definition("three-card-poker").ranking, 3)


def test_every_cell_has_its_letter_its_style_and_its_share():
    made = matrix(play_table())
    cells = {name: dict(zip(made.columns, row, strict=True)) for name, row in made.rows}
    assert cells["A"]["K"] == MatrixCell("1", 2)
    assert cells["Q"]["7"] == MatrixCell("1", 2)
    assert cells["Q"]["6"] == MatrixCell("F", 0, "50%")
    assert cells["J"]["T"] == MatrixCell("F", 0)
    assert cells["A"]["A"] is None
    assert made.legend == ((MatrixCell("F", 0), "fold"), (MatrixCell("1", 2), "1x"))


def test_a_parted_cell_is_explained_only_where_there_is_one():
    assert PARTED in matrix(play_table()).note
    pure = (Cell((1, 0), (Fraction(0), Fraction(0))),)
    assert PARTED not in matrix(replace(play_table(), rows=("A",), columns=("K",), cells=(pure,))).note


def test_the_paragraph_of_the_decision_is_named():
    assert matrix(play_table()).note.endswith("Rule: 19:47-20.10(b).")


def test_short_rules_are_listed_with_their_cost():
    listed, free = short_rules(short(), RANKING, "ante")
    assert isinstance(listed, Entries)
    assert [(one.label, one.says) for one in listed.entries] == [("1x", "Q-6-4 or better"), ("fold", "otherwise")]
    assert free == Text("These rules are best play itself: following them costs nothing.")
    _, dear = short_rules(replace(short(), cost=Fraction(1, 400), agrees=Fraction(99, 100)), RANKING, "ante")
    assert isinstance(dear, Text)
    assert "they cost 0.002500 of the ante in each round dealt, exactly 1/400," in dear.says
    assert "in 99.0000% of the hands" in dear.says
