"""A report as one HTML file that stands alone: no script, no request to anywhere, light and dark, fit to be printed."""

import re
from collections.abc import Iterable, Iterator
from html import escape
from itertools import count
from typing import Final

from croupier.analysis.report import (
    Block,
    Chapter,
    Column,
    Entries,
    Grid,
    Matrix,
    MatrixCell,
    Report,
    ReturnLine,
    Returns,
    Section,
    Text,
)
from croupier.analysis.report_style import STYLE

POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
"""The file forbids the browser what it does not need: whatever slips in, nothing is fetched and no script runs."""


def html(report: Report) -> str:
    """The whole file."""
    body = "".join(_body(report))
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f'<meta name="generator" content="{escape(report.program)}">\n'
        f'<meta name="croupier:schema" content="{report.schema}">\n'
        f'<meta name="croupier:digest" content="{report.digest}">\n'
        f"<title>{escape(report.title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{body}</body>\n</html>\n"
    )


def _body(report: Report) -> Iterator[str]:
    numbers = count(1)
    yield f"<header>\n<h1>{escape(report.title)}</h1>\n<p>{escape(report.subtitle)}</p>\n"
    if len(report.chapters) == 1:
        yield _rules_line(report.chapters[0])
    yield "</header>\n"
    yield from _contents(report)
    yield "<main>\n"
    for chapter in report.chapters:
        yield from _chapter(chapter, len(report.chapters) > 1, numbers)
    yield from (_section(section, "closing", 2, numbers) for section in report.closing)
    yield "</main>\n"
    made = f"{escape(report.program)}, schema {report.schema}, digest of inputs {report.digest}"
    yield f"<footer><p>{made}</p></footer>\n"


def _contents(report: Report) -> Iterator[str]:
    yield '<nav aria-labelledby="contents">\n<h2 id="contents">Contents</h2>\n<ol>\n'
    for chapter in report.chapters:
        sections = "".join(_link(section.heading, chapter.key) for section in chapter.sections)
        if len(report.chapters) > 1:
            yield f'<li><a href="#{chapter.key}">{escape(chapter.title)}</a>\n<ol>\n{sections}</ol></li>\n'
        else:
            yield sections
    yield from (_link(section.heading, "closing") for section in report.closing)
    yield "</ol>\n</nav>\n"


def _link(heading: str, prefix: str) -> str:
    return f'<li><a href="#{_anchor(prefix, heading)}">{escape(heading)}</a></li>\n'


def _anchor(prefix: str, heading: str) -> str:
    return "-".join([prefix, *"".join(c if c.isalnum() else " " for c in heading.lower()).split()])


def _chapter(chapter: Chapter, one_of_many: bool, numbers: Iterator[int]) -> Iterator[str]:
    if one_of_many:
        yield f'<article aria-labelledby="{chapter.key}">\n<h2 id="{chapter.key}">{escape(chapter.title)}</h2>\n'
        yield _rules_line(chapter)
    yield from (_section(section, chapter.key, 2 + one_of_many, numbers) for section in chapter.sections)
    yield "</article>\n" if one_of_many else ""


def _rules_line(chapter: Chapter) -> str:
    return f'<p class="rules">{escape(chapter.rules)}, inputs <span class="digest">{chapter.digest}</span></p>\n'


def _section(section: Section, prefix: str, level: int, numbers: Iterator[int]) -> str:
    anchor = _anchor(prefix, section.heading)
    heading = f'<h{level} id="{anchor}">{escape(section.heading)}</h{level}>\n'
    blocks = "".join(_block(block, numbers) for block in section.blocks)
    return f'<section aria-labelledby="{anchor}">\n{heading}{blocks}</section>\n'


def _block(block: Block, numbers: Iterator[int]) -> str:
    if isinstance(block, Text):
        return f"<p{' class=finding' if block.finding else ''}>{escape(block.says)}</p>\n"
    if isinstance(block, Entries):
        return _entries(block, next(numbers))
    if isinstance(block, Grid):
        return _grid(block, next(numbers))
    if isinstance(block, Matrix):
        return _matrix(block, next(numbers))
    return _returns(block, next(numbers)) + _measures(block, next(numbers))


_PARAGRAPH: Final = re.compile(r"\d+:\d+[A-Z]*-[\d.]+[A-Z]*(\([^)\s]*\)\w*)*")
_ROLES: Final = {
    **dict.fromkeys(("thead", "tbody", "tfoot"), "rowgroup"),
    **{"tr": "row", "td": "cell", "th scope=col": "columnheader", "th scope=row": "rowheader"},
}


def _framed(number: int, caption: str, kind: str, table: str, note: str) -> str:
    """A table that is wider than a narrow screen moves within its frame, by keyboard too."""
    called = f'<caption id="table-{number}"><span>Table {number}</span> {escape(caption)}</caption>\n'
    below = f'<p class="note">{escape(note)}</p>\n' if note else ""
    frame = f'<div class="frame" role="region" aria-labelledby="table-{number}" tabindex="0">'
    return f'{frame}\n<table class="{kind}" role="table">\n{called}{_with_roles(table)}</table>\n</div>\n{below}'


def _with_roles(table: str) -> str:
    """On a narrow screen some tables are set as blocks, and browsers then forget which cell is what unless told."""
    for tag, role in _ROLES.items():
        table = table.replace(f"<{tag}", f"<{tag} role={role}")
    return table


def _head(columns: Iterable[Column]) -> str:
    cells = (f"<th scope=col{' class=n' if c.figures else ''}>{escape(c.title)}</th>" for c in columns)
    return f"<thead><tr>{''.join(cells)}</tr></thead>\n"


def _row(name: str, cells: Iterable[str]) -> str:
    return f"<tr><th scope=row>{name}</th>{''.join(cells)}</tr>\n"


def _entries(entries: Entries, number: int) -> str:
    columns = [Column(head) for head in entries.heads if head]
    cited = bool(entries.heads[2])
    rows = (
        _row(
            escape(e.label),
            (
                f"<td>{escape(e.says)}</td>",
                f"<td class=cites>{_cites(e.cites)}</td>" if cited else "",
            ),
        )
        for e in entries.entries
    )
    kind = "entries short" if all(len(e.label) < 6 for e in entries.entries) else "entries"
    return _framed(number, entries.caption, kind, f"{_head(columns)}<tbody>\n{''.join(rows)}</tbody>\n", "")


def _cites(cites: tuple[str, ...]) -> str:
    return (", " if len(cites) > 3 else "<br>").join(map(_words_of, cites))


def _grid(grid: Grid, number: int) -> str:
    rows = (
        _row(
            escape(name),
            (
                f"<td{' class=n' if c.figures else ''}>{_figures(cell) if c.figures else _words_of(cell)}</td>"
                for c, cell in zip(grid.columns[1:], cells, strict=True)
            ),
        )
        for name, *cells in grid.rows
    )
    return _framed(number, grid.caption, "grid", f"{_head(grid.columns)}<tbody>\n{''.join(rows)}</tbody>\n", grid.note)


def _matrix(matrix: Matrix, number: int) -> str:
    """A cell says its choice by letter, colour and pattern, each enough on its own."""
    corner = Column(" / ".join(filter(None, (matrix.down, matrix.across))) or "hand")
    rows = (_row(escape(name), map(_matrix_cell, cells)) for name, cells in matrix.rows)
    table = f"{_head((corner, *map(Column, matrix.columns)))}<tbody>\n{''.join(rows)}</tbody>\n"
    legend = (f"<li><b class=s{one.style}>{escape(one.letter)}</b> {escape(name)}</li>" for one, name in matrix.legend)
    framed = _framed(number, matrix.caption, f"matrix{' wide' if len(matrix.columns) < 5 else ''}", table, "")
    note = f'<p class="note">{escape(matrix.note)}</p>\n' if matrix.note else ""
    return f"{framed}<ul class=legend>{''.join(legend)}</ul>\n{note}"


def _matrix_cell(cell: MatrixCell | None) -> str:
    if cell is None:
        return "<td></td>"
    share = f"<small>{escape(cell.share)}</small>" if cell.share else ""
    return f"<td class=s{cell.style}><b>{escape(cell.letter)}</b>{share}</td>"


_RETURNS = (
    *(Column("Event"), Column("Pays", True), Column("Net", True), Column("Combinations", True)),
    *(Column("Probability", True), Column("Net \N{MULTIPLICATION SIGN} combinations", True), Column("Return", True)),
)


def _returns(table: Returns, number: int) -> str:
    lines = "".join(_return_line(line) for line in table.lines)
    body = f"<tbody>\n{lines}</tbody>\n<tfoot>{_return_line(table.total)}</tfoot>\n"
    note = f"Of {table.deals:,} equally likely deals, in units of the {table.per}."
    return _framed(
        number, f"Return table: {table.title}", "returns", _head(_RETURNS) + body, " ".join((note, *table.notes))
    )


def _return_line(line: ReturnLine) -> str:
    cells = (
        *(line.pays, line.net, str(line.combinations)),
        *(line.probability.decimal, line.result, line.returned.decimal),
    )
    return _row(escape(line.event), (f"<td class=n>{_figures(cell)}</td>" for cell in cells))


def _measures(table: Returns, number: int) -> str:
    rows = (
        _row(
            escape(one.name),
            (
                f"<td class=n>{_figures(one.value.decimal)}</td>",
                f"<td class=exact>{_figures(one.value.exact)}</td>",
                f"<td>{escape(one.says)}</td>",
            ),
        )
        for one in table.measures
    )
    columns = (Column("Measure"), Column("Value", True), Column("Exact"), Column("How it follows"))
    body = f"{_head(columns)}<tbody>\n{''.join(rows)}</tbody>\n"
    return _framed(number, f"Measures: {table.title}", "measures", body, "")


def _figures(text: str) -> str:
    """Digits in groups of three, with a minus sign as long as a plus."""
    words = (f"{int(word):,}" if word.isdigit() and len(word) > 3 else word for word in _words(text))
    return escape("".join(words)).replace("-", "\N{MINUS SIGN}").replace("/", "/<wbr>")


def _words(text: str) -> Iterator[str]:
    """The text in runs of digits and runs of anything else; digits behind a point are no group of their own."""
    run = ""
    for character in text:
        if run and (character.isdigit() or character == ".") != (run[-1].isdigit() or run[-1] == "."):
            yield run
            run = ""
        run += character
    yield run


def _words_of(text: str) -> str:
    """Words in which a paragraph is never broken; the name of a definition behind it may be."""
    return _PARAGRAPH.sub(lambda found: f"<span class=ref>{found[0]}</span>", escape(text))
