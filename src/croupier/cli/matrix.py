"""The matrix paragraph -> code -> test, found by reading the sources: a paragraph is cited where it is met."""

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from croupier.games.inventories import inventories
from croupier.rulebook.reference import Met, Paragraph, RuleRef

SOURCES: Final = Path(__file__).parents[1]
TESTS: Final = Path(__file__).parents[3] / "tests" / "rules"

# What is data about paragraphs, or speaks about them, does not meet them.
_NOT_CODE: Final = ("games/paragraphs/", "games/discrepancies.py", "rulebook/reference.py", "cli/matrix.py")
_TEST: Final = re.compile(r"^def (test_\w+)\(", re.MULTILINE)
_NUMBER: Final = re.compile(r"\d+(?:\.\d+[A-Z]*)?(?::[a-z0-9-]+|(?:\([a-z]+\)\d*[ivx]*(?:\(\d+\))?))?\d*")


class Row(msgspec.Struct):
    """One paragraph of the matrix."""

    ref: RuleRef
    requires: str
    source: str
    met: str
    code: list[str]
    tests: list[str]
    reason: str | None
    open: str | None  # the room that will meet it

    @property
    def blank(self) -> bool:
        """Neither met with code and test, nor waived, nor left to a room that is still to come."""
        return self.met != Met.WAIVED.value and self.open is None and not (self.code and self.tests)


def matrix() -> list[Row]:
    """Every paragraph of every text, in order."""
    paragraphs = [pair for inventory in inventories() for pair in inventory]
    code, tests = _code(paragraphs), _tests([ref for ref, _ in paragraphs])
    return [_row(ref, paragraph, code[ref], tests[ref]) for ref, paragraph in paragraphs]


def _row(ref: RuleRef, paragraph: Paragraph, code: list[str], tests: list[str]) -> Row:
    met = bool(code and tests)
    return Row(
        ref=ref,
        requires=paragraph.requires,
        source=paragraph.source,
        met=paragraph.met.value,
        code=code,
        tests=tests,
        reason=paragraph.reason or None,
        open=None if met else paragraph.room or None,
    )


def _code(paragraphs: list[tuple[RuleRef, Paragraph]]) -> dict[RuleRef, list[str]]:
    """Where each paragraph is cited in the sources."""
    by_number: dict[str, list[RuleRef]] = defaultdict(list)
    for ref, paragraph in paragraphs:
        by_number[paragraph.number].append(ref)
    found: dict[RuleRef, list[str]] = defaultdict(list)
    for path in sorted(SOURCES.rglob("*.py")):
        name = path.relative_to(SOURCES).as_posix()
        if not name.startswith(_NOT_CODE):
            for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
                for cited in dict.fromkeys(_NUMBER.findall(line)):
                    for ref in by_number.get(cited, ()):
                        found[ref].append(f"{name}:{number}")
    return found


def _tests(refs: list[RuleRef]) -> dict[RuleRef, list[str]]:
    """The tests named by each paragraph; none where the tests are not beside the sources."""
    by_chapter: dict[str, dict[str, RuleRef]] = defaultdict(dict)
    for ref in refs:
        chapter, number = ref.split("-", 1)
        by_chapter[_plain(chapter)][_plain(number)] = ref
    found: dict[RuleRef, list[str]] = defaultdict(list)
    for path in sorted(TESTS.glob("test_*.py")):
        prefix: str | None = next((c for c in by_chapter if path.stem.lower().startswith(f"test_{c}_")), None)
        for name in _test_names(path):
            named = _named(name, by_chapter[prefix]) if prefix else None
            if named is not None:
                found[named].append(f"tests/rules/{path.name}::{name}")
    return found


def _test_names(path: Path) -> Iterator[str]:
    # Found by their first line: parsing every test would take longer than all the rest of the command.
    return (found[1] for found in _TEST.finditer(path.read_text("utf-8")))


def _named(test: str, numbers: dict[str, RuleRef]) -> RuleRef | None:
    """The paragraph with the longest number that the name of the test starts with."""
    words = test.removeprefix("test_").split("_")
    return next((numbers[n] for i in range(len(words), 0, -1) if (n := "_".join(words[:i])) in numbers), None)


def _plain(number: str) -> str:
    """`20.5(c)1ii` as it stands in the name of a test: `20_5_c_1_ii`."""
    parts = re.sub(r"(?<=\d)(?=[ivx]+(\(|$))", "_", number)
    return re.sub(r"[^a-z0-9]+", "_", parts.lower()).strip("_")
