"""Figures that others have published, read from the files beside this one, and compared to every digit that is printed.

A line is `quantity | published value | under which options and tables | source | how ours compares`. Under which: `the
defaults`, or options as `name=value`, a pay table as `wager: line odds, line odds`, or the name of one that is written
out in a line `table name = ...`; several with `;` between them.
"""

from fractions import Fraction
from math import isqrt
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
STEMS = (
    "three_card_poker",
    "four_card_poker",
    "caribbean_stud",
    "texas_hold_em_bonus",
    "hold_em_3_bonus",
    "premium_hold_em",
    "ultimate_texas_hold_em",
    "casino_hold_em",
    "crazy_4_poker",
)
DEFAULTS = "the defaults"


class Figure(NamedTuple):
    """One published figure."""

    line: int
    quantity: str
    value: str  # as it is printed
    under: tuple[str, ...]
    source: str
    compares: str  # exact, rounded, or "differs: " with the reason

    @property
    def differs(self) -> bool:
        return self.compares.startswith("differs")


def figures(stem: str) -> tuple[Figure, ...]:
    """The figures of one game."""
    return read((HERE / f"{stem}.txt").read_text("utf-8"))


def read(text: str) -> tuple[Figure, ...]:
    """The figures in the text of a file."""
    found, tables = list[Figure](), dict[str, str]()
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("table "):
            name, _, table = line.removeprefix("table ").partition("=")
            tables[name.strip()] = table.strip()
        elif line and not line.startswith("#"):
            quantity, value, under, source, compares = (part.strip() for part in line.split("|"))
            assert compares in {"exact", "rounded"} or compares.startswith("differs: "), f"line {number}: {compares!r}"
            parts = [tables.get(part.strip(), part.strip()) for part in under.split(";") if under != DEFAULTS]
            found.append(Figure(number, quantity, value, tuple(parts), source, compares))
    return tuple(found)


def disagreement(figure: Figure, ours: Fraction | str) -> str | None:
    """What is wrong with a line when this is what we get, or nothing."""
    shown = ours if isinstance(ours, str) else printed_like(figure.value, ours)
    said = figure.value.replace(",", "") if not isinstance(ours, str) else figure.value
    where = f"line {figure.line}: {figure.quantity}: {figure.value} is published ({figure.source})"
    if figure.differs:
        return f"{where} and said to differ, but ours is {shown} too" if shown == said else None
    if shown != said:
        return f"{where}, ours is {shown}"
    if figure.compares == "exact" and not isinstance(ours, str) and printed(said) != ours:
        return f"{where} and said to be exact, but ours only rounds to it"
    return None


def printed(text: str) -> Fraction:
    """The number that is printed."""
    plain = text.replace(",", "").lstrip("$")
    return Fraction(plain.rstrip("%")) / (100 if plain.endswith("%") else 1)


def printed_like(text: str, exact: Fraction) -> str:
    """An exact number as it would be printed there: in percent or not, rounded half up to as many digits."""
    dollar, percent, body = text.startswith("$"), text.endswith("%"), text.lstrip("$").rstrip("%")
    body, _, power = body.partition("e")
    digits = len(body.partition(".")[2])
    whole = half_up(exact * (100 if percent else 1) / Fraction(10) ** int(power or 0) * 10**digits)
    figures = str(abs(whole)).zfill(digits + 1)
    number = f"{figures[:-digits]}.{figures[-digits:]}" if digits else figures
    return f"{'$' * dollar}{'-' * (whole < 0)}{number}{f'e{power}' if power else ''}{'%' * percent}"


def half_up(exact: Fraction) -> int:
    """The nearest whole number, the one further from nought of two that are equally near."""
    nearest = (2 * abs(exact.numerator) + exact.denominator) // (2 * exact.denominator)
    return nearest if exact >= 0 else -nearest


def root(square: Fraction, digits: int = 30) -> Fraction:
    """The square root, cut off after so many digits."""
    return Fraction(isqrt(square.numerator * 10 ** (2 * digits) // square.denominator), 10**digits)
