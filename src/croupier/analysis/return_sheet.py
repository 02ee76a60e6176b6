"""A return table as the cells of a sheet: counts and pays are numbers, everything that follows from them a formula.

    A event | B pays | C to | D besides | E net | F combinations | G probability | H net x combinations | I return

A line pays B to C, and D besides: 0 where the table alone speaks, -1 for a lost stake. What the formulas
give before anything is changed stands beside them in the file, for readers that do not compute.
"""

import re
from collections.abc import Iterator
from fractions import Fraction

from msgspec import Struct

from croupier.analysis.report import Measure, ReturnLine, Returns

_ODDS = re.compile(r"([\d,]+) to ([\d,]+)")
_HEADS = ("Event", "Pays", "to", "Besides", "Net", "Combinations", "Probability", "Net x combinations", "Return")


class Cell(Struct, frozen=True):
    """What stands in a cell; with a formula, `value` is what it gives."""

    value: str | int | float | None
    look: str = ""
    formula: str = ""


def return_rows(table: Returns, first: int) -> Iterator[tuple[Cell, ...]]:
    """The rows of a table whose heads stand in row `first`, counted from 1; below them the measures."""
    yield tuple(Cell(head, "head right" if column else "head") for column, head in enumerate(_HEADS))
    last = first + len(table.lines)
    for row, line in enumerate(table.lines, first + 1):
        yield _line(line, row, last + 1)
    yield _total(table.total, first + 1, last)
    yield ()
    yield Cell("Measure", "head"), Cell("Value", "head right"), Cell("Exact, as analysed", "head exact")
    formulas = _formulas(first + 1, last, last + 4)
    for one in table.measures:
        yield _measure(one, formulas[one.name])


def _measure(one: Measure, formula: str) -> tuple[Cell, ...]:
    exact = Fraction(one.value.exact) if one.value.exact else Fraction(one.value.decimal.replace(",", ""))
    value = Cell(float(exact), "share", formula) if formula else _number(exact, "input share")
    return Cell(one.name), value, Cell(one.value.exact or one.value.decimal, "exact")


def _formulas(first: int, last: int, measures: int) -> dict[str, str]:
    """How each measure follows; the average wager is none of the lines' business and stands as a number."""
    net, count = (f"{column}{first}:{column}{last}" for column in "EF")
    deals, ev, edge, average, variance = f"F{last + 1}", *(f"B{measures + down}" for down in (0, 1, 2, 5))
    return {
        "Expected value": f"=SUMPRODUCT({net},{count})/{deals}",
        "House edge": f"=-{ev}",
        "Average wager": "",
        "Element of risk": f"={edge}/{average}",
        "Hit frequency": f'=SUMIF({net},">0",{count})/{deals}',
        "Variance": f"=SUMPRODUCT({net},{net},{count})/{deals}-{ev}^2",
        "Standard deviation": f"=SQRT({variance})",
    }


def _line(line: ReturnLine, row: int, total: int) -> tuple[Cell, ...]:
    odds = _ODDS.fullmatch(line.pays)
    win, unit = (int(part.replace(",", "")) for part in odds.groups()) if odds else (0, 1)
    besides = Fraction(line.net) - Fraction(win, unit)
    return (
        Cell(line.event),
        Cell(win if odds else None, "input"),
        Cell(unit if odds else None, "input"),
        _number(besides, "input"),
        Cell(float(Fraction(line.net)), "net", f"=B{row}/C{row}+D{row}" if odds else f"=D{row}"),
        Cell(line.combinations, "count"),
        Cell(float(Fraction(line.probability.exact)), "share", f"=F{row}/F${total}"),
        Cell(float(Fraction(line.result)), "count", f"=E{row}*F{row}"),
        Cell(float(Fraction(line.returned.exact)), "share", f"=G{row}*E{row}"),
    )


def _number(value: Fraction, look: str) -> Cell:
    """A number; a fraction stands as the division that it is."""
    return Cell(int(value), look) if value.denominator == 1 else Cell(float(value), look, f"={value}")


def _total(line: ReturnLine, first: int, last: int) -> tuple[Cell, ...]:
    def added(column: str) -> str:
        return f"=SUM({column}{first}:{column}{last})"

    return (
        Cell(line.event, "total"),
        *(Cell(None, "total"),) * 4,
        Cell(line.combinations, "count total", added("F")),
        Cell(float(Fraction(line.probability.exact)), "share total", added("G")),
        Cell(float(Fraction(line.result)), "count total", added("H")),
        Cell(float(Fraction(line.returned.exact)), "share total", added("I")),
    )
