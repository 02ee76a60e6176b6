"""References to paragraphs, and the inventories they resolve against.

A citation is made by `Inventory.ref`, which knows every paragraph of its subchapter: a number that
does not exist raises while the citing module is imported, long before a test could run.
"""

from collections.abc import Iterator
from enum import Enum
from typing import NewType

from msgspec import Struct

RuleRef = NewType("RuleRef", str)
"""A resolved paragraph, written as in the texts without spaces: `19:47-20.11(a)2`."""


class Met(Enum):
    """How the program meets a paragraph."""

    ENGINE = "engine"
    PROCEDURE = "procedure"
    LAYOUT = "layout"
    DOCUMENT = "document"
    WAIVED = "waived"


ENGINE, PROCEDURE, LAYOUT, DOCUMENT, WAIVED = Met


class Paragraph(Struct, frozen=True):
    """One paragraph of a text: what it requires, in our own words, and how it is met."""

    number: str
    requires: str
    met: Met
    source: str = "regulation"
    room: str = ""  # the room that will meet it, while it is still open
    reason: str = ""  # why it is waived


class UnknownParagraph(LookupError):
    """A citation names a paragraph that the inventory does not hold."""


class Inventory:
    """Every paragraph of one subchapter, in the rule's order."""

    def __init__(self, chapter: str, title: str, paragraphs: tuple[Paragraph, ...]) -> None:
        self.chapter = chapter
        self.title = title
        self.paragraphs = paragraphs
        self._refs = {p.number: RuleRef(f"{chapter}-{p.number}") for p in paragraphs}
        assert len(self._refs) == len(paragraphs), f"{chapter} {title}: a paragraph is listed twice"

    def ref(self, number: str) -> RuleRef:
        """The citation of a paragraph by its number within the chapter, such as `20.11(a)2`."""
        try:
            return self._refs[number]
        except KeyError:
            raise UnknownParagraph(f"{self.chapter}-{number} is not in the inventory of {self.title}") from None

    def __iter__(self) -> Iterator[tuple[RuleRef, Paragraph]]:
        return ((self._refs[p.number], p) for p in self.paragraphs)
