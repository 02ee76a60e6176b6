"""The workbook is live: its formulas give the exact figures, and change when a pay is changed."""

import re
import zipfile
from datetime import UTC, datetime
from fractions import Fraction
from io import BytesIO
from math import sqrt
from xml.etree import ElementTree

import msgspec
import pytest

from croupier.analysis.report import Returns
from croupier.analysis.report_xlsx import workbook
from tests.analysis.reported import report

NAMES = {"m": "http://schemas.openxmlformats.org/spreadsheetml/2006/main"}
DATED = datetime(1980, 1, 1, tzinfo=UTC)
Sheets = dict[str, dict[str, str | Fraction]]


def opened(file: bytes) -> Sheets:
    """The cells of every sheet: text, a number, or a formula with its `=`."""
    with zipfile.ZipFile(BytesIO(file)) as parts:
        strings = [
            "".join(t.text or "" for t in one.iterfind(".//m:t", NAMES))
            for one in ElementTree.fromstring(parts.read("xl/sharedStrings.xml"))
        ]
        listed = ElementTree.fromstring(parts.read("xl/workbook.xml")).iterfind(".//m:sheet", NAMES)
        return {
            sheet.attrib["name"]: cells(parts.read(f"xl/worksheets/sheet{number}.xml"), strings)
            for number, sheet in enumerate(listed, 1)
        }


def cells(sheet: bytes, strings: list[str]) -> dict[str, str | Fraction]:
    found: dict[str, str | Fraction] = {}
    for cell in ElementTree.fromstring(sheet).iterfind(".//m:c", NAMES):
        formula, value = cell.find("m:f", NAMES), cell.find("m:v", NAMES)
        if formula is not None:
            found[cell.attrib["r"]] = f"={formula.text}"
        elif value is not None and value.text is not None:
            text = cell.attrib.get("t") == "s"
            found[cell.attrib["r"]] = strings[int(value.text)] if text else Fraction(value.text)
    return found


class Computed:
    """Works out a sheet as a spreadsheet would, exactly but for the root."""

    def __init__(self, sheet: dict[str, str | Fraction]) -> None:
        self.sheet = sheet

    def value(self, name: str) -> Fraction:
        held = self.sheet.get(name, Fraction(0))
        return self.worth(held[1:]) if isinstance(held, str) else held

    def run(self, first: str, last: str) -> list[Fraction]:
        return [self.value(f"{first[0]}{row}") for row in range(int(first[1:]), int(last[1:]) + 1)]

    def worth(self, formula: str) -> Fraction:
        python = formula.replace("$", "").replace("^", "**")
        python = re.sub(r"([A-Z]\d+):([A-Z]\d+)", r"self.run('\1', '\2')", python)
        python = re.sub(r"(?<!')\b([A-Z]\d+)\b(?!')", r"self.value('\1')", python)
        python = re.sub(r"(?<![\w'.>])(\d+)(?![\w'.])", r"Fraction(\1)", python)
        functions = {"SUM": sum, "SUMPRODUCT": sum_product, "SUMIF": sum_if, "SQRT": lambda x: Fraction(sqrt(x))}
        return eval(python, {"__builtins__": {}}, {**functions, "self": self, "Fraction": Fraction})


def sum_product(*runs: list[Fraction]) -> Fraction:
    total = Fraction(0)
    for row in zip(*runs, strict=True):
        product = Fraction(1)
        for one in row:
            product *= one
        total += product
    return total


def sum_if(tested: list[Fraction], test: str, added: list[Fraction]) -> Fraction:
    assert test == ">0"
    return sum((one for of, one in zip(tested, added, strict=True) if of > 0), Fraction(0))


def by_label(sheet: dict[str, str | Fraction]) -> dict[str, list[int]]:
    rows: dict[str, list[int]] = {}
    for name, held in sheet.items():
        if name[0] == "A" and isinstance(held, str):
            rows.setdefault(held, []).append(int(name[1:]))
    return rows


@pytest.fixture(scope="module")
def made() -> bytes:
    return workbook(report(), DATED)


@pytest.fixture(scope="module")
def sheets(made: bytes) -> Sheets:
    return opened(made)


def test_equal_reports_give_equal_bytes(made):
    assert workbook(report(), DATED) == made


def test_every_section_has_a_sheet(sheets):
    headings = [section.heading for section in (*report().chapters[0].sections, *report().closing)]
    assert list(sheets) == ["Contents", *(heading.replace(":", " ")[:31] for heading in headings)]


@pytest.mark.parametrize("wager", ["Main game", "Pair plus", "Bad beat bonus"])
def test_the_formulas_give_the_exact_figures(sheets, wager):
    sheet = sheets[wager]
    rows, computed = by_label(sheet), Computed(sheet)
    section = next(s for s in report().chapters[0].sections if s.heading == wager)
    table = next(block for block in section.blocks if isinstance(block, Returns))
    for line in table.lines:
        row = rows[line.event][0]
        assert computed.value(f"E{row}") == Fraction(line.net)
        assert computed.value(f"G{row}") == Fraction(line.probability.exact)
        assert computed.value(f"H{row}") == Fraction(line.result)
        assert computed.value(f"I{row}") == Fraction(line.returned.exact)
    assert computed.value(f"G{rows['All'][0]}") == 1
    assert computed.value(f"I{rows['All'][0]}") == Fraction(table.total.returned.exact)
    for one in table.measures:
        got = computed.value(f"B{rows[one.name][0]}")
        if one.value.exact:
            assert got == Fraction(one.value.exact)
        else:
            assert f"{float(got):.6f}" == one.value.decimal


def test_a_changed_pay_changes_the_edge(sheets):
    """Table C pays 3 to 1 on a flush where table A pays 4: published edges of 1,608 and 512 in 22,100."""
    sheet = dict(sheets["Pair plus"])
    rows = by_label(sheet)
    assert Computed(sheet).value(f"B{rows['House edge'][0]}") == Fraction(512, 22_100)
    sheet[f"B{rows['flush'][0]}"] = Fraction(3)
    assert Computed(sheet).value(f"B{rows['House edge'][0]}") == Fraction(1_608, 22_100)


def test_a_planted_wrong_formula_is_found(sheets):
    sheet = dict(sheets["Pair plus"])
    row = by_label(sheet)["straight flush"][0]
    sheet[f"G{row}"] = f"=F{row}/F{row}"
    assert Computed(sheet).value(f"I{by_label(sheet)['All'][0]}") != Fraction(-512, 22_100)


def test_best_play_has_its_letters(sheets):
    sheet = sheets["Best play"]
    row = by_label(sheet)["Q"][0]
    assert [sheet.get(f"{column}{row}") for column in "BCDEFGHIJKLMN"] == [
        *(None, None, None, "1", "1", "1", "1", "1", "F 50%", "F", "F", "F", None),
    ]


def test_several_games_get_sheets_of_their_own():
    one = report().chapters[0]
    book = msgspec.structs.replace(report(), chapters=(one, msgspec.structs.replace(one, key="other", title="Other")))
    names = list(opened(workbook(book, DATED)))
    assert {"1 Pair plus", "2 Pair plus"} <= set(names)
    assert max(map(len, names)) <= 31


def test_the_file_names_program_schema_and_digest(sheets):
    said = {cell for cell in sheets["Contents"].values() if isinstance(cell, str)}
    assert {"croupier 0.1.0, schema 1", f"Digest of inputs {report().digest}"} <= said
