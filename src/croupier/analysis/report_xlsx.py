"""A report as a workbook whose figures are live: change what a line pays, and the return and the edge change with it.

A sheet for every section. Return tables are formulas over the counts; what may be changed is shown in blue.
"""

from collections.abc import Iterator
from io import BytesIO
from typing import Any, Final

import xlsxwriter  # type: ignore[import-untyped]  # it carries no types

from croupier.analysis.report import Block, Chapter, Entries, Grid, Matrix, Report, Returns, Section, Text
from croupier.analysis.return_sheet import Cell, return_rows

WIDTHS: Final = (46, 20, 20, 18, 18, 22, 18, 24, 18)  # of the columns, in characters
LINE: Final = 16  # the height of a line, in points
_LOOKS: Final[dict[str, dict[str, object]]] = {
    "": {},
    "title": {"font_size": 20},
    "heading": {"font_size": 14},
    "caption": {"italic": True},
    "head": {"font_color": "#5f5a50", "top": 1, "bottom": 1},
    "head right": {"font_color": "#5f5a50", "top": 1, "bottom": 1, "align": "right"},
    "right": {"align": "right", "text_wrap": True},
    "wrap": {"text_wrap": True},
    "soft": {"font_color": "#5f5a50"},
    "exact": {"font_color": "#5f5a50", "indent": 1},
    "head exact": {"font_color": "#5f5a50", "top": 1, "bottom": 1, "indent": 1},
    "finding": {"text_wrap": True, "left": 5, "left_color": "#8a6414", "indent": 1},
    "link": {"font_color": "#8a6414", "underline": 1},
    "input": {"font_color": "#1f4e9c", "bg_color": "#f1f5fb"},
    "input share": {"font_color": "#1f4e9c", "bg_color": "#f1f5fb", "num_format": "0.000000"},
    "count": {"num_format": "#,##0"},
    "net": {"num_format": "#,##0.######"},
    "share": {"num_format": "0.000000"},
    "total": {"top": 1, "bottom": 1, "bold": True},
    "count total": {"num_format": "#,##0", "top": 1, "bottom": 1, "bold": True},
    "share total": {"num_format": "0.000000", "top": 1, "bottom": 1, "bold": True},
}
_COLOURS: Final = ("#e3e0d8", "#f4f2ec", "#a9d3ea", "#9bd8a5", "#f0c879", "#e0aadb")
_CHOICES: Final[dict[str, dict[str, object]]] = {
    "head choice": {"font_color": "#5f5a50", "top": 1, "bottom": 1, "align": "center"},
    **{f"choice {n}": {"align": "center", "bg_color": colour} for n, colour in enumerate(_COLOURS)},
}
_FONT: Final = {"font_name": "Cambria", "font_size": 11, "valign": "top"}
PER_LINE: Final = 100  # characters of a merged paragraph on one line, for the height of its row


def workbook(report: Report, dated: object) -> bytes:
    """The whole file. `dated` is the moment that it names as its making: this room reads no clock."""
    out = BytesIO()
    book = xlsxwriter.Workbook(out, {"in_memory": True})
    book.set_properties(
        {
            "title": report.title,
            "subject": report.subtitle,
            "author": report.program,
            "comments": f"schema {report.schema}, digest of inputs {report.digest}",
            "created": dated,
        }
    )
    _Writer(book, report).write()
    book.close()
    return out.getvalue()


class _Writer:
    """Writes a report into a workbook, sheet by sheet and down each sheet."""

    def __init__(self, book: Any, report: Report) -> None:  # noqa: ANN401 - xlsxwriter carries no types
        self.book = book
        self.report = report
        self.looks = {name: book.add_format({**_FONT, **look}) for name, look in (_LOOKS | _CHOICES).items()}
        self.table = 0
        self.row = 0
        self.sheet: Any = None

    def write(self) -> None:
        names = dict(self._names())
        self._open("Contents")
        self._say(self.report.title, "title")
        self._say(self.report.subtitle, "caption")
        self._say(f"{self.report.program}, schema {self.report.schema}", "soft")
        self._say(f"Digest of inputs {self.report.digest}", "soft")
        self.row += 1
        for name, (chapter, section) in names.items():
            words = f"{chapter.title}: {section.heading}" if chapter else section.heading
            self.sheet.write_url(self.row, 0, f"internal:'{name}'!A1", self.looks["link"], words)
            self.row += 1
        for name, (chapter, section) in names.items():
            self._open(name)
            self._say(section.heading, "title")
            self._say(f"{chapter.title}, {chapter.rules}" if chapter else self.report.title, "soft")
            for block in section.blocks:
                self.row += 1
                self._block(block)

    def _names(self) -> Iterator[tuple[str, tuple[Chapter | None, Section]]]:
        """Sheets by their names, which are short and without marks; several games are told apart by a number."""
        many = len(self.report.chapters) > 1
        for number, chapter in enumerate(self.report.chapters, 1):
            for section in chapter.sections:
                yield _sheet_name(section.heading, f"{number} " if many else ""), (chapter, section)
        for section in self.report.closing:
            yield _sheet_name(section.heading, ""), (None, section)

    def _open(self, name: str) -> None:
        self.sheet, self.row = self.book.add_worksheet(name), 0
        self.sheet.hide_gridlines(2)
        self.sheet.set_default_row(LINE)
        self.sheet.set_landscape()
        self.sheet.set_paper(1)  # letter
        self.sheet.fit_to_pages(1, 0)
        self.sheet.set_footer(f"&L&8{self.report.program}, inputs {self.report.digest[:16]}&R&8&A, &P of &N")
        for column, width in enumerate(WIDTHS):
            self.sheet.set_column(column, column, width, self.looks[""])

    def _say(self, words: str, look: str = "") -> None:
        self.sheet.write_string(self.row, 0, words, self.looks[look])
        self.sheet.set_row(self.row, 2 * LINE if look == "title" else LINE)
        self.row += 1

    def _block(self, block: Block) -> None:
        if isinstance(block, Text):
            self._paragraph(block)
        elif isinstance(block, Entries):
            self._entries(block)
        elif isinstance(block, Grid):
            self._grid(block)
        elif isinstance(block, Returns):
            self._returns(block)
        else:
            self._matrix(block)

    def _paragraph(self, text: Text) -> None:
        look = self.looks["finding" if text.finding else "wrap"]
        self.sheet.merge_range(self.row, 0, self.row, 4, text.says, look)
        self.sheet.set_row(self.row, LINE * (1 + len(text.says) // PER_LINE))
        self.row += 1

    def _caption(self, words: str) -> None:
        self.table += 1
        self._say(f"Table {self.table}  {words}", "caption")

    def _cells(self, cells: tuple[Cell, ...]) -> None:
        for column, cell in enumerate(cells):
            look = self.looks[cell.look]
            if cell.formula:
                self.sheet.write_formula(self.row, column, cell.formula, look, cell.value)
            elif isinstance(cell.value, str):
                self.sheet.write_string(self.row, column, cell.value, look)
            elif cell.value is not None:
                self.sheet.write_number(self.row, column, cell.value, look)
            else:
                self.sheet.write_blank(self.row, column, None, look)
        self.row += 1

    def _entries(self, entries: Entries) -> None:
        self._caption(entries.caption)
        self._cells(tuple(Cell(head, "head") for head in (entries.heads[0], entries.heads[2], entries.heads[1])))
        for entry in entries.entries:
            self._cells((Cell(entry.label, "wrap"), Cell(", ".join(entry.cites), "wrap")))
            self.sheet.merge_range(self.row - 1, 2, self.row - 1, 7, entry.says, self.looks["wrap"])
            lines = max(
                len(entry.says) // PER_LINE, len(", ".join(entry.cites)) // WIDTHS[1], len(entry.label) // WIDTHS[0]
            )
            self.sheet.set_row(self.row - 1, LINE * (1 + lines))

    def _grid(self, grid: Grid) -> None:
        self._caption(grid.caption)
        widths = [*WIDTHS, *(WIDTHS[-1],) * len(grid.columns)]
        self._cells(tuple(Cell(c.title, "head right" if c.figures else "head") for c in grid.columns))
        for row in grid.rows:
            self._cells(
                tuple(Cell(c, "right" if of.figures else "wrap") for c, of in zip(row, grid.columns, strict=True))
            )
            self.sheet.set_row(
                self.row - 1, LINE * max(1 + len(c) // width for c, width in zip(row, widths, strict=False))
            )
        if grid.note:
            self._say(grid.note, "soft")

    def _matrix(self, matrix: Matrix) -> None:
        self._caption(matrix.caption)
        corner = " / ".join(filter(None, (matrix.down, matrix.across)))
        self._cells((Cell(corner, "head"), *(Cell(column, "head choice") for column in matrix.columns)))
        for name, cells in matrix.rows:
            chosen = (Cell(f"{c.letter} {c.share}".strip(), f"choice {c.style}") if c else Cell(None) for c in cells)
            self._cells((Cell(name), *chosen))
        for one, name in matrix.legend:
            self._cells((Cell(name, "right"), Cell(one.letter, f"choice {one.style}")))
        if matrix.note:
            self._say(matrix.note, "soft")

    def _returns(self, table: Returns) -> None:
        self._caption(f"Return table: {table.title}")
        for cells in return_rows(table, self.row + 1):
            self._cells(cells)
        self.table += 1  # the measures below the lines have a number of their own in the other forms
        for note in (f"Of {table.deals:,} equally likely deals, in units of the {table.per}.", *table.notes):
            self._say(note, "soft")


def _sheet_name(heading: str, prefix: str) -> str:
    """Without the marks that a sheet's name may not have, and of at most 31 characters."""
    return (prefix + "".join(" " if mark in "[]:*?/\\'" else mark for mark in heading)).strip()[:31]
