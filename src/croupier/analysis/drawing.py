"""Tables of play as drawings: SVG, and pages of HTML that need nothing beside themselves.

A choice is told by colour, by pattern and by letter, each enough on its own. Light or dark is the reader's setting.
"""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Final

from croupier.analysis.strategy_table import Cell, Table
from croupier.rulebook.dealing import multiple

CELL, LETTER, SMALL = 44, 20, 13
HEAD, FOOT, LINE = 66, 20, 24
MANY: Final = 4  # columns, from which on cells are square

# Told apart by people who confuse red and green, and in print without colour.
LIGHT: Final = ("#d9d9d9", "#f4f4f0", "#8ecae6", "#7bd389", "#f2b84b", "#d78ad0")
DARK: Final = ("#4a4a4a", "#2c2f33", "#1f6f99", "#2a7f45", "#9a6a0c", "#85407f")
PATTERNS: Final = (
    '<path d="M0 8L8 0M-2 2L2 -2M6 10L10 6"/>',
    "",
    "",
    '<circle cx="2" cy="2" r="1"/><circle cx="6" cy="6" r="1"/>',
    '<path d="M0 4H8"/>',
    '<path d="M4 0V8M0 4H8"/>',
)


def style_of(choice: str) -> int:
    """The number of a choice's colour and pattern: fold, check, once to four times."""
    return min(1 + multiple(choice), 5) if multiple(choice) else int(choice != "fold")


def letter_of(choice: str) -> str:
    """What stands in a cell: F, C, 1, 2, 3."""
    return str(multiple(choice)) if multiple(choice) else choice[:1].upper()


def svg(tables: Sequence[Table]) -> str:
    """Tables as one drawing, one below the other."""
    sizes = [_size(table) for table in tables]
    width, height = max(wide for wide, _ in sizes), sum(high for _, high in sizes)
    says = escape("; ".join(dict.fromkeys(table.title for table in tables)))
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">',
        f"<title>{says}</title>",
        f"<style>{CSS}</style>",
        f'<rect fill="var(--paper)" width="{width}" height="{height}"/>',
    ]
    top = 0
    for number, (table, (wide, high)) in enumerate(zip(tables, sizes, strict=True)):
        lines += _drawing(table, f"t{number}", f'y="{top}" width="{wide}" height="{high}"')
        top += high
    return "\n".join([*lines, "</svg>"]) + "\n"


def page(title: str, sections: Sequence[tuple[Table | str, ...]]) -> str:
    """A page of headings, lines of text and tables."""
    return "\n".join(_page(title, sections)) + "\n"


def _colours(colours: tuple[str, ...], ink: str, paper: str, faint: str) -> str:
    named = "".join(f"--c{number}:{colour};" for number, colour in enumerate(colours))
    return f"{named}--ink:{ink};--paper:{paper};--faint:{faint}"


CSS: Final = f"""
:root{{{_colours(LIGHT, "#16181a", "#ffffff", "#5c636a")}}}
@media (prefers-color-scheme:dark){{:root{{{_colours(DARK, "#f1f3f5", "#16181a", "#a9b0b7")}}}}}
.draw text{{font-family:system-ui,sans-serif;fill:var(--ink)}}
.draw .faint{{fill:var(--faint)}} .draw .paper{{fill:var(--paper)}}
.draw .edge{{fill:none;stroke:var(--paper);stroke-width:2}}
.draw .mark{{fill:var(--ink);stroke:var(--ink);opacity:.35}}
{"".join(f".draw .c{number}{{fill:var(--c{number})}}" for number in range(6))}
"""
PAGE_CSS: Final = """
body{margin:0 auto;max-width:60rem;padding:1rem;background:var(--paper);color:var(--ink);
font:1rem/1.5 system-ui,sans-serif}
h1{font-size:1.4rem} h2{font-size:1.1rem;margin-top:2rem} p{max-width:45rem;margin:.4rem 0}
.wide{overflow-x:auto} .wide svg{display:block;width:100%;height:auto;min-width:26rem}
@media print{.wide{overflow:visible}}
"""


def _page(title: str, sections: Sequence[tuple[Table | str, ...]]) -> Iterator[str]:
    yield '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width,initial-scale=1">'
    yield '<meta name="color-scheme" content="light dark">'
    yield f"<title>{escape(title)}</title>\n<style>{CSS}{PAGE_CSS}</style></head><body>\n<h1>{escape(title)}</h1>"
    number = 0
    for heading, *parts in sections:
        yield f"<h2>{escape(str(heading))}</h2>"
        for part in parts:
            if isinstance(part, Table):
                yield '<div class="wide">'
                yield from _drawing(part, f"t{number}", f'style="max-width:{_size(part)[0]}px"')
                yield "</div>"
                number += 1
            else:
                yield f"<p>{escape(part)}</p>"
    yield "</body></html>"


def _left(table: Table) -> int:
    return max(CELL, max(len(row) for row in table.rows) * 9 + 16)


def _wide(table: Table) -> int:
    """How wide a cell is: few columns have room for more."""
    return CELL if len(table.columns) > MANY else 3 * CELL


def _size(table: Table) -> tuple[int, int]:
    width = max(_left(table) + len(table.columns) * _wide(table), 360) + 12
    lines = len(table.choices) + len(list(_below(table, width)))
    return width, HEAD + len(table.rows) * CELL + FOOT + LINE * lines + 8


def _drawing(table: Table, name: str, attributes: str) -> Iterator[str]:
    left, cell, down = _left(table), _wide(table), len(table.rows) * CELL
    width, height = _size(table)
    lines = list(_below(table, width))
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="draw" {attributes} viewBox="0 0 {width} {height}" role="img" '
        f'aria-labelledby="{name}-title {name}-says">'
    )
    yield f'<title id="{name}-title">{escape(table.title)}</title>'
    yield f'<desc id="{name}-says">{escape(" ".join(lines))}</desc>'
    yield f"<defs>{''.join(_pattern(name, number) for number in range(6) if PATTERNS[number])}</defs>"
    yield _text(8, 26, table.title, size=18, weight=600)
    if table.across:
        yield _text(left + len(table.columns) * cell / 2, 44, table.across, size=SMALL, anchor="middle", css="faint")
    for place, name_of_column in enumerate(table.columns):
        yield _text(left + (place + 0.5) * cell, HEAD - 6, name_of_column, size=15, anchor="middle")
    for place, (row, cells) in enumerate(zip(table.rows, table.cells, strict=True)):
        top = HEAD + place * CELL
        yield _text(left - 8, top + CELL / 2 + 5, row, size=15, anchor="end")
        for column, one in enumerate(cells):
            if one is not None:
                yield from _cell(table, one, name, left + column * cell, top, cell)
    yield from _legend(table, name, HEAD + down + FOOT)
    for place, line in enumerate(lines):
        yield _text(8, HEAD + down + FOOT + LINE * (len(table.choices) + place) + 16, line, size=SMALL, css="faint")
    yield "</svg>"


def _pattern(name: str, number: int) -> str:
    head = f'<pattern id="{name}-p{number}" width="8" height="8" patternUnits="userSpaceOnUse">'
    return f'{head}<g class="mark">{PATTERNS[number]}</g></pattern>'


def _text(x: float, y: float, text: str, *, size: int, anchor: str = "start", css: str = "", weight: int = 400) -> str:
    attributes = f' text-anchor="{anchor}"' if anchor != "start" else ""
    attributes += f' class="{css}"' if css else ""
    attributes += f' font-weight="{weight}"' if weight != 400 else ""
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}"{attributes}>{escape(text)}</text>'


def _cell(table: Table, cell: Cell, name: str, x: int, y: int, width: int) -> Iterator[str]:
    """A cell, parted among the choices as they share the hands."""
    says = ", ".join(
        f"{choice} {share_text(cell, number)}" for number, choice in enumerate(table.choices) if cell.taken[number]
    )
    yield f"<g><title>{escape(says)}</title>"
    start = 0.0
    for number, choice in enumerate(table.choices):
        part = width * cell.taken[number] / cell.sets
        if part:
            yield from _filled(style_of(choice), name, x + start, y, part, CELL)
        start += part
    yield f'<rect class="edge" x="{x}" y="{y}" width="{width}" height="{CELL}"/>'
    main = letter_of(table.choices[cell.main])
    if cell.pure:
        yield _text(x + width / 2, y + CELL / 2 + 7, main, size=LETTER, anchor="middle", weight=600)
    else:
        yield _text(x + width / 2, y + CELL / 2, main, size=LETTER - 3, anchor="middle", weight=600)
        yield _text(x + width / 2, y + CELL - 6, share_text(cell, cell.main), size=SMALL, anchor="middle")
    yield "</g>"


def share_text(cell: Cell, number: int) -> str:
    """How often a choice is best, in percent; a share that is not all never shows as all."""
    share = 100 * cell.taken[number] / cell.sets
    if share in {0, 100}:
        return f"{share:.0f}%"
    return "<1%" if share < 1 else f"{min(round(share), 99)}%"


def _filled(number: int, name: str, x: float, y: float, width: float, height: float) -> Iterator[str]:
    where = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
    yield f'<rect class="c{number}" {where}/>'
    if PATTERNS[number]:
        yield f'<rect fill="url(#{name}-p{number})" {where}/>'


def _legend(table: Table, name: str, top: int) -> Iterator[str]:
    for place, choice in enumerate(table.choices):
        y = top + place * LINE
        yield from _filled(style_of(choice), name, 8, y, 28, 18)
        yield _text(22, y + 14, letter_of(choice), size=14, anchor="middle", weight=600)
        yield _text(44, y + 14, choice, size=15)


def _below(table: Table, wide: int) -> Iterator[str]:
    """The lines below a drawing: what a parted cell means, the note, the paragraph."""
    says = []
    if any(cell and not cell.pure for cells in table.cells for cell in cells):
        says.append("Where a cell is parted, other cards in sight decide; it says how often the main choice is best.")
    says += [table.note, f"Rule: {', '.join(table.cites)}"]
    for text in filter(None, says):
        yield from _wrapped(text.split(), wide * 2 // 13)


def _wrapped(words: Iterable[str], width: int) -> Iterator[str]:
    line = ""
    for word in words:
        if line and len(line) + 1 + len(word) > width:
            yield line
            line = word
        else:
            line = f"{line} {word}".strip()
    yield line
