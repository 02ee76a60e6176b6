"""A report as data: chapters of sections, each a row of paragraphs, lists, tables and matrices.

PDF, HTML, workbook and JSON are made from this one value and print its digits as they stand here. A figure carries the
exact fraction beside the digits that are printed, so that whoever doubts a digit can check it.
"""

from collections.abc import Iterable
from fractions import Fraction
from math import isqrt
from typing import Final

from msgspec import Struct

from croupier.analysis.results import Outcome, Worth

SCHEMA: Final = 1
"""Of the files: raised whenever a reader of an older one would misunderstand a newer one."""

PLACES: Final = 6


class Figure(Struct, frozen=True):
    """A number: the exact fraction, and the digits that are printed."""

    exact: str  # such as "-512/22100"; empty where the number is a root
    decimal: str


class Text(Struct, frozen=True, tag="text"):
    """A paragraph; a finding is one that must not be missed."""

    says: str
    finding: bool = False


class Entry(Struct, frozen=True):
    """What it is about, what it says, and where that is written."""

    label: str
    says: str
    cites: tuple[str, ...] = ()  # marked with the source where it is no New Jersey text on the game


class Entries(Struct, frozen=True, tag="entries"):
    """Statements with their paragraphs."""

    caption: str
    heads: tuple[str, str, str]
    entries: tuple[Entry, ...]


class Column(Struct, frozen=True):
    """The head of a column, and whether figures stand below it."""

    title: str
    figures: bool = False


class Grid(Struct, frozen=True, tag="grid"):
    """A table of words and printed figures; the first cell of a row is its name."""

    caption: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""


class MatrixCell(Struct, frozen=True):
    """What to do in one place: a letter, the number of its colour and pattern, and how often where not always."""

    letter: str
    style: int
    share: str = ""


class Matrix(Struct, frozen=True, tag="matrix"):
    """Best play at a glance: one thing that is known down, another across."""

    caption: str
    down: str
    across: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, tuple[MatrixCell | None, ...]], ...]
    legend: tuple[tuple[MatrixCell, str], ...]  # each choice with its cell
    note: str


class ReturnLine(Struct, frozen=True):
    """One way in which a wager may end."""

    event: str
    pays: str
    net: str  # exact, in units
    combinations: int
    probability: Figure
    result: str  # net times combinations, exact
    returned: Figure


class Measure(Struct, frozen=True):
    """A figure of the whole wager, with its name."""

    name: str
    value: Figure
    says: str = ""  # how it follows from the lines


class Returns(Struct, frozen=True, tag="returns"):
    """The return table of a wager, and the measures that follow from it."""

    key: str
    title: str
    per: str
    deals: int
    lines: tuple[ReturnLine, ...]
    total: ReturnLine
    average_wager: Figure
    measures: tuple[Measure, ...]
    notes: tuple[str, ...] = ()


Block = Text | Entries | Grid | Matrix | Returns


class Section(Struct, frozen=True):
    """A heading with what stands below it."""

    heading: str
    blocks: tuple[Block, ...]


class Chapter(Struct, frozen=True):
    """One game under its elections."""

    key: str
    title: str
    rules: str
    digest: str  # of everything that the figures depend on
    options: tuple[tuple[str, str], ...]
    sections: tuple[Section, ...]


class Report(Struct, frozen=True, kw_only=True):
    """The whole: chapters, and what is said once for all of them."""

    schema: int = SCHEMA
    program: str  # with its version
    title: str
    subtitle: str
    digest: str
    chapters: tuple[Chapter, ...]
    closing: tuple[Section, ...] = ()


# Figures ---------------------------------------------------------------------------------------------


def decimal(value: Fraction, places: int = PLACES) -> str:
    """The digits of a fraction, rounded exactly, half to even."""
    scaled = round(value * 10**places)
    whole, rest = divmod(abs(scaled), 10**places)
    return f"{'-' if scaled < 0 else ''}{whole:,}.{rest:0{places}}"


def percent(value: Fraction) -> str:
    """A share in percent, to four places."""
    return f"{decimal(value * 100, 4)}%"


def root(value: Fraction, places: int = PLACES) -> str:
    """The digits of a square root, rounded exactly."""
    scaled = isqrt(4 * value.numerator * 10 ** (2 * places) // value.denominator)  # twice the root, rounded down
    return decimal(Fraction((scaled + 1) // 2, 10**places), places)


def figure(value: Fraction, over: int = 0) -> Figure:
    """A fraction, reduced or, where that is whole, over the number of deals."""
    parts = value * over
    exact = f"{parts.numerator}/{over}" if over and parts.denominator == 1 else str(value)
    return Figure(exact, decimal(value))


# Return tables ---------------------------------------------------------------------------------------


def returns(worth: Worth, key: str, title: str) -> Returns:
    """The return table of one wager. Deals that no outcome accounts for, or account for twice, are a bug."""
    counted = sum(one.combinations for one in worth.outcomes)
    assert counted == worth.deals, f"{title}: the outcomes cover {counted} of {worth.deals} deals"
    return Returns(
        key,
        title,
        worth.per,
        worth.deals,
        tuple(_line(one, worth.deals) for one in worth.outcomes),
        ReturnLine(
            "All", "", "", counted, figure(Fraction(1), counted), str(worth.total), figure(worth.ev, worth.deals)
        ),
        figure(worth.average_wager),
        tuple(_measures(worth)),
        worth.notes,
    )


def _line(one: Outcome, deals: int) -> ReturnLine:
    result = one.net * one.combinations
    probability = figure(Fraction(one.combinations, deals), deals)
    returned = figure(result / deals, deals)
    return ReturnLine(one.event, one.pays, str(one.net), one.combinations, probability, str(result), returned)


def _measures(worth: Worth) -> Iterable[Measure]:
    yield Measure("Expected value", figure(worth.ev, worth.deals), "sum of net times combinations, over all deals")
    yield Measure("House edge", figure(worth.house_edge, worth.deals), "what is lost on average, in units")
    yield Measure("Average wager", figure(worth.average_wager), "all that is staked in a round, in units")
    yield Measure("Element of risk", figure(worth.element_of_risk), "house edge over average wager")
    yield Measure("Hit frequency", figure(worth.hit_frequency, worth.deals), "how often the player ends up ahead")
    yield Measure("Variance", figure(worth.variance), "mean of the squares less square of the mean")
    yield Measure("Standard deviation", Figure("", root(worth.variance)), "square root of the variance")
