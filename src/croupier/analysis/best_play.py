"""Best play in a report: each decision as a matrix, and as a short list of rules with the exact cost of it."""

from collections.abc import Iterator

from croupier.analysis.compress import Short
from croupier.analysis.drawing import letter_of, share_text, style_of
from croupier.analysis.report import Block, Entries, Entry, Matrix, MatrixCell, Text, decimal, percent
from croupier.analysis.rules_of_play import in_words
from croupier.analysis.strategy_table import Cell, Table
from croupier.cards.array_ranking import ArrayRanking

PARTED = "A cell with a percentage is parted: other cards in sight decide, and it says how often its choice is best."


def matrix(table: Table) -> Matrix:
    """A table of play as a matrix."""
    parted = any(cell and not cell.pure for cells in table.cells for cell in cells)
    cites = f"Rule: {', '.join(table.cites)}."
    return Matrix(
        caption=f"Best play: {table.decision.replace('_', '/')}, by {_looked_at(table)}",
        down=table.down,
        across=table.across,
        columns=table.columns,
        rows=tuple(
            (name, tuple(_cell(table, cell) for cell in cells))
            for name, cells in zip(table.rows, table.cells, strict=True)
        ),
        legend=tuple((MatrixCell(letter_of(choice), style_of(choice)), choice) for choice in table.choices),
        note=" ".join(filter(None, (table.note, PARTED if parted else "", cites))),
    )


def _looked_at(table: Table) -> str:
    return " and ".join(filter(None, (table.down, table.across))) or "hand"


def _cell(table: Table, cell: Cell | None) -> MatrixCell | None:
    if cell is None:
        return None
    choice = table.choices[cell.main]
    return MatrixCell(letter_of(choice), style_of(choice), "" if cell.pure else share_text(cell, cell.main))


def short_rules(short: Short, ranking: ArrayRanking, unit: str) -> Iterator[Block]:
    """The short list for one decision, and what following it costs."""
    rules = short.rules
    entries = (
        *(Entry(rule.choose, in_words(rule.when, ranking)) for rule in rules.rules),
        Entry(rules.otherwise, "otherwise"),
    )
    heads = ("Choice", "With", "")
    yield Entries(f"A short list of rules: {rules.decision.replace('_', '/')}, the first that fits", heads, entries)
    yield Text(_cost(short, unit))


def _cost(short: Short, unit: str) -> str:
    if not short.cost:
        return "These rules are best play itself: following them costs nothing."
    return (
        f"Followed instead of best play they cost {decimal(short.cost)} of the {unit} in each round dealt, exactly "
        f"{short.cost}, and agree with best play in {percent(short.agrees)} of the hands."
    )
