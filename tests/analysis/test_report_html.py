"""The HTML stands alone, can be read by everybody, and prints the digits of the data."""

import re
from html.parser import HTMLParser
from itertools import pairwise

import msgspec
import pytest

from croupier.analysis.report import Report, Returns
from croupier.analysis.report_html import html
from tests.analysis.reported import report

VOID = {"meta", "br", "wbr", "img"}
FETCHING = {"script", "link", "img", "iframe", "object", "embed", "video", "audio", "source", "base", "form"}


class Read(HTMLParser):
    """What a reader of the page finds: tags with attributes, the rows of each table, what is left open."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.tables: list[tuple[str, list[list[str]]]] = []
        self.feed(page)

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)
        if tag == "table":
            self.tables.append(("", []))
        elif tag == "tr":
            self.tables[-1][1].append([])
        elif tag in {"td", "th"}:
            self.tables[-1][1][-1].append("")

    def handle_endtag(self, tag):
        assert self.open.pop() == tag, f"</{tag}> closes nothing"

    def handle_data(self, data):
        if "td" in self.open or "th" in self.open:
            self.tables[-1][1][-1][-1] += data
        elif "caption" in self.open:
            caption, rows = self.tables[-1]
            self.tables[-1] = (caption + data, rows)


def outside(page: str) -> list[str]:
    """Whatever would make a browser ask somebody for something."""
    found = [tag for tag, _ in Read(page).tags if tag in FETCHING]
    for tag, attributes in Read(page).tags:
        links = [attributes[name] for name in ("src", "href", "srcset", "data", "action") if attributes.get(name)]
        found += [f"{tag} {link}" for link in links if not str(link).startswith(("#", "data:"))]
        found += [f"{tag} {name}" for name in attributes if name.startswith("on")]
    return found + re.findall(r"@import|url\((?!#|data:|[\"']?data:)[^)]*\)|https?://[^\s\"'<]*", page)


@pytest.fixture(scope="module")
def page() -> str:
    return html(report())


@pytest.fixture(scope="module")
def read(page: str) -> Read:
    return Read(page)


def test_equal_reports_give_equal_bytes(page):
    assert html(report()) == page


def test_nothing_outside_the_file_is_asked_for(page):
    assert outside(page) == []
    assert "default-src 'none'" in page


@pytest.mark.parametrize(
    "planted",
    [
        '<img src="https://example.test/a.png">',
        "<script></script>",
        '<style>@import "a.css"</style>',
        "<p style='background: url(a.png)'></p>",
        "<p onclick='go()'></p>",
        "<a href='other.html'></a>",
    ],
)
def test_a_planted_request_is_found(page, planted):
    assert outside(page.replace("</main>", f"{planted}</main>"))


def test_every_tag_is_closed(read):
    assert read.open == []


def test_the_page_has_a_language_landmarks_and_one_first_heading(read):
    tags = [tag for tag, _ in read.tags]
    assert next(attributes for tag, attributes in read.tags if tag == "html")["lang"] == "en"
    assert [tags.count(tag) for tag in ("header", "nav", "main", "footer", "h1")] == [1, 1, 1, 1, 1]


def test_headings_leave_out_no_level(read):
    levels = [int(tag[1]) for tag, _ in read.tags if re.fullmatch("h[1-6]", tag)]
    assert all(after <= before + 1 for before, after in pairwise(levels))


def test_every_table_has_a_caption_and_heads(read):
    assert len(read.tables) == [tag for tag, _ in read.tags].count("caption")
    assert all(caption for caption, _ in read.tables)
    for tag, attributes in read.tags:
        if tag == "th":
            assert attributes["scope"] in {"col", "row"}
            assert attributes["role"] in {"columnheader", "rowheader"}


def test_ids_are_unique_and_links_lead_to_them(read):
    ids = [str(attributes["id"]) for _, attributes in read.tags if "id" in attributes]
    assert len(ids) == len(set(ids))
    wanted = [str(attributes["href"])[1:] for tag, attributes in read.tags if tag == "a"]
    wanted += [str(attributes["aria-labelledby"]) for _, attributes in read.tags if "aria-labelledby" in attributes]
    assert set(wanted) <= set(ids)


def plain(cells: list[str]) -> list[str]:
    return [cell.replace("\N{MINUS SIGN}", "-").replace(",", "") for cell in cells]


def compare(made: Report, page: str) -> list[str]:
    """The cells of the return tables and measures that are not the digits of the data."""
    tables = {caption.partition(" ")[2].partition(" ")[2]: rows for caption, rows in Read(page).tables}
    wrong = []
    for section in made.chapters[0].sections:
        for block in (b for b in section.blocks if isinstance(b, Returns)):
            lines = [
                [x.event, x.pays, x.net, str(x.combinations), x.probability.decimal, x.result, x.returned.decimal]
                for x in (*block.lines, block.total)
            ]
            measures = [[m.name, m.value.decimal, m.value.exact, m.says] for m in block.measures]
            for caption, wanted in ((f"Return table: {block.title}", lines), (f"Measures: {block.title}", measures)):
                shown = [plain(row) for row in tables[caption][1:]]
                wrong += [str(row) for row in [plain(row) for row in wanted] if row not in shown]
                wrong += [caption] if len(shown) != len(wanted) else []
    return wrong


def test_every_figure_is_the_one_of_the_data(page):
    assert compare(report(), page) == []


def test_a_planted_digit_is_found(page):
    assert compare(report(), page.replace("0.449127", "0.449128"))


def test_words_of_the_data_are_never_tags(page):
    assert "prize &amp; more &lt;b&gt;" in page
    assert "more <b>" not in page


def test_a_matrix_says_each_choice_by_letter_and_by_style(page, read):
    rows = next(
        rows for caption, rows in read.tables if caption.endswith("Best play: play, by highest card and second card")
    )
    assert rows[0][:4] == ["highest card / second card", "A", "K", "Q"]
    assert [row for row in rows if row[0] == "Q"] == [
        ["Q", "", "", "", "1", "1", "1", "1", "1", "F50%", "F", "F", "F", ""]
    ]
    assert "<td role=cell class=s2><b>1</b></td>" in page
    assert "<li><b class=s0>F</b> fold</li>" in page


def test_a_book_has_its_games_as_articles():
    made = report()
    other = msgspec.structs.replace(made.chapters[0], key="other", title="Other")
    read = Read(html(msgspec.structs.replace(made, chapters=(made.chapters[0], other))))
    assert [a["aria-labelledby"] for tag, a in read.tags if tag == "article"] == ["three-card-poker", "other"]
    ids = [str(attributes["id"]) for _, attributes in read.tags if "id" in attributes]
    assert len(ids) == len(set(ids))


def test_the_file_names_program_schema_and_digest(page):
    made = report()
    assert f'name="croupier:digest" content="{made.digest}"' in page
    assert 'name="croupier:schema" content="1"' in page
    assert 'name="generator" content="croupier 0.1.0"' in page
