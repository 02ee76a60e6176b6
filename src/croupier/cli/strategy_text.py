"""Best play as text: each decision with its rules, what they cost, and its tables."""

import textwrap
from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Final

from croupier.analysis.advice import CLOSE, Advice
from croupier.analysis.compress import Short
from croupier.analysis.drawing import share_text
from croupier.analysis.known import ranking_of
from croupier.analysis.report import decimal, percent
from croupier.analysis.rules_of_play import in_lines
from croupier.analysis.shape import Shape
from croupier.analysis.spot import Spot, Standing
from croupier.analysis.strategy_table import Cell, Table
from croupier.cards.card import DECK
from croupier.games.sources import NOTE, source_mark

WIDTH: Final = 100
FAIR: Final = Fraction(1, 100)  # units of the opening wager: a shorter list may cost so much to be named
PARTED: Final = "Where a share is named, other cards in sight decide; it says how often that choice is best."


def strategy_text(shape: Shape, every: Iterable[Advice]) -> Iterator[str]:
    """All decisions."""
    rule = shape.game.definition
    yield f"{rule.title}: best play  ({rule.rules})"
    yield from wrapped(" ".join(f"{name}={_said(value)}" for name, value in shape.game.elections.items()), "  ")
    for number, advice in enumerate(every):
        cites = ", ".join(source_mark(one, rule.rules) for one in advice.cites)
        yield f"\n{heading(advice.decision)}: {' or '.join(advice.choices)}  ({cites})"
        for line in advice_lines(shape, number, advice):
            yield from wrapped(line, "  ")
        for table in advice.tables:
            yield ""
            yield from _table(table)
    yield f"\n{NOTE}"


def sections(shape: Shape, every: Iterable[Advice]) -> list[tuple[Table | str, ...]]:
    """The same in sections for a page: a heading, lines and tables."""
    found: list[tuple[Table | str, ...]] = []
    for number, advice in enumerate(every):
        found.append((heading(advice.decision), *advice_lines(shape, number, advice), *advice.tables))
    elections = " ".join(f"{name}={_said(value)}" for name, value in shape.game.elections.items())
    return [*found, ("Options in force", elections, NOTE)]


def heading(decision: str) -> str:
    """The name of a decision as it is read."""
    return decision.replace("_", "/").capitalize()


def advice_lines(shape: Shape, number: int, advice: Advice) -> Iterator[str]:
    """The short list in words and a shorter one that is still fair, with what following them costs."""
    looked_at = ranking_of(shape, shape.levels[number].seen)
    best = advice.best_list
    shorter = next((short for short in advice.lists if short.cost <= FAIR), best)
    if best.cost > CLOSE:
        yield "No short list of rules is close to best play here. The best that was found:"
    else:
        yield "In short, the first that fits:" if best.cost else "In short, and this is best play itself:"
    yield from (f"- {line}" for line in in_lines(best.rules, looked_at))
    if best.cost:
        yield cost_words(shape, best, advice.exact)
    if shorter is not best:
        yield f"Shorter still: {'; '.join(in_lines(shorter.rules, looked_at))}."
        yield cost_words(shape, shorter, advice.exact)


def cost_words(shape: Shape, short: Short, exact: bool) -> str:
    """What following a list costs."""
    unit = shape.game.wagers[shape.unit].title.lower()
    what = "costs" if exact else "costs, where no earlier choice had ended the round or the asking,"
    return (
        f"Following it {what} {decimal(short.cost)} of the {unit} in each round dealt (exactly {short.cost}) and "
        f"agrees with best play in {percent(short.agrees)} of the hands."
    )


def _table(table: Table) -> Iterator[str]:
    head = (table.down, *table.columns) if len(table.columns) > 1 else ()
    rows = [head] if head else []
    rows += [
        (name, *(_cell(table, cell) for cell in cells)) for name, cells in zip(table.rows, table.cells, strict=True)
    ]
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    if table.across:
        yield f"  {' ' * widths[0]}  {table.across}"
    for first, *others in rows:
        cells = "  ".join(cell.ljust(width) for cell, width in zip(others, widths[1:], strict=True))
        yield f"  {first.ljust(widths[0])}  {cells}".rstrip()
    parted = any(cell and not cell.pure for cells in table.cells for cell in cells)
    for note in filter(None, (PARTED if parted else "", table.note)):
        yield from wrapped(note, "  ")


def _cell(table: Table, cell: Cell | None) -> str:
    if cell is None:
        return ""
    choice = table.choices[cell.main]
    return choice if cell.pure else f"{choice} {share_text(cell, cell.main)}"


def spot_text(shape: Shape, spot: Spot, number: int, found: Iterable[Standing]) -> Iterator[str]:
    """What every choice is worth at one spot."""
    rule, level = shape.game.definition, shape.levels[number]
    places = (("", spot.hole), ("board ", spot.board), ("dealer's card ", spot.up))
    cards = ", ".join(name + " ".join(DECK[card] for card in held) for name, held in places if held)
    yield f"{rule.title}: {cards}"
    yield f"{heading(level.decision.name)}  ({source_mark(level.decision.cites, rule.rules)})"
    for standing in found:
        chosen = [choice for choice in standing.before.choices if choice]
        yield f"\n  after {', '.join(chosen)}" if chosen else ""
        best = standing.best
        for option in sorted(standing.options, key=lambda one: -one.ev):
            behind = "best" if option is best else f"{decimal(best.ev - option.ev)} below it"
            yield f"  {option.choice:8} {decimal(option.ev):>12}  {behind}"
    unit = shape.game.wagers[shape.unit].title.lower()
    yield f"\n  Expected net result in units of the {unit}, with best play from then on."


def wrapped(text: str, indent: str) -> list[str]:
    """Lines of a width that a terminal has."""
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent + "  ")


def _said(value: object) -> str:
    return "none" if value is None else ",".join(map(str, value)) if isinstance(value, tuple) else str(value)
