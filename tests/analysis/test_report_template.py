"""The template knows every kind of block, and sets them with nothing that typst does not bring."""

import re
from typing import get_args

import msgspec

from croupier.analysis.report import Block
from croupier.analysis.report_template import TEMPLATE

EMBEDDED = {"Libertinus Serif", "DejaVu Sans Mono", "New Computer Modern", "New Computer Modern Math"}


def test_every_kind_of_block_is_set():
    kinds = re.search(r"#let kinds = \((.*)\)", TEMPLATE)
    assert kinds
    known = set(re.findall(r"(\w+):", kinds[1]))
    assert known == {
        msgspec.json.decode(msgspec.json.encode(tag)) for tag in (b.__struct_config__.tag for b in get_args(Block))
    }


def test_no_package_and_no_font_from_elsewhere():
    assert "@preview" not in TEMPLATE
    assert "#import" not in TEMPLATE
    assert set(re.findall(r'font: "([^"]+)"', TEMPLATE)) <= EMBEDDED
