"""The PDF is an archival file that can be read aloud, carries its data, and is the same bytes every time."""

import re
import zlib

import msgspec
import pytest
import typst

from croupier.analysis.report_pdf import pdf
from tests.analysis.reported import report


def metadata(file: bytes) -> dict[str, str]:
    """The marks of the standards in the file's XMP packet."""
    packet = re.search(rb"<\?xpacket begin.*?<\?xpacket end", file, re.DOTALL)
    assert packet, "the file has no metadata"
    return dict(re.findall(r"<(pdfa?(?:ua)?id:\w+)>([^<]*)<", packet[0].decode()))


def streams(file: bytes) -> list[bytes]:
    """What the compressed streams of the file hold."""
    found = []
    for match in re.finditer(rb"stream\r?\n", file):
        try:
            found.append(zlib.decompressobj().decompress(file[match.end() :]))
        except zlib.error:
            continue
    return found


@pytest.fixture(scope="module")
def made() -> bytes:
    return pdf(report())


def test_equal_reports_give_equal_bytes(made):
    assert pdf(report()) == made


def test_it_is_marked_as_archival_and_accessible(made):
    assert metadata(made) == {"pdfaid:part": "3", "pdfaid:conformance": "A", "pdfuaid:part": "1"}


def test_a_file_without_the_marks_is_found():
    bare = typst.compile(b"#set document(date: none)\nHello", format="pdf", ignore_system_fonts=True, timestamp=0)
    assert metadata(bare) == {}


def test_the_exact_data_is_attached(made):
    data = msgspec.json.encode(report())
    assert data in streams(made)
    assert b"report.json" in made


def test_another_digest_gives_other_bytes(made):
    assert pdf(msgspec.structs.replace(report(), digest="0" * 64)) != made


def test_a_book_of_several_games_is_set():
    one = report().chapters[0]
    assert pdf(msgspec.structs.replace(report(), chapters=(one, msgspec.structs.replace(one, key="b", title="B"))))
