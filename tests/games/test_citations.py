"""Each part of each game beside the paragraph it cites, as `tests/oracles/citations.txt` has them.

The file was read beside the texts, paragraph by paragraph; where a text is not printed it names the supplement.
"""

from collections.abc import Iterator, Mapping
from itertools import groupby
from pathlib import Path

import msgspec
import pytest

from croupier.games.catalogue import KEYS, definition
from croupier.games.inventories import inventories
from croupier.rulebook.definition import GameDefinition
from croupier.rulebook.settlement import DecisionTable

ORACLE = Path(__file__).parents[1] / "oracles" / "citations.txt"
PARAGRAPHS = {ref for inventory in inventories() for ref, _ in inventory}


def cited(part: object, own: str) -> Iterator[str]:
    """Every citation in a part of a game, in order; `20.12(c)x2` stands for two in a row."""
    for ref, run in groupby(walk(part)):
        times = len(list(run))
        yield ref.removeprefix(own) + (f"x{times}" if times > 1 else "")


def walk(part: object) -> Iterator[str]:
    if isinstance(part, str):
        yield from (part,) if part in PARAGRAPHS else ()
    elif isinstance(part, DecisionTable):
        yield from walk(part.rows)
    elif isinstance(part, msgspec.Struct):
        yield from walk([getattr(part, field) for field in part.__struct_fields__])
    elif isinstance(part, Mapping):
        yield from walk(list(part.values()))
    elif isinstance(part, tuple | list):
        for each in part:
            yield from walk(each)


def parts(rule: GameDefinition) -> Iterator[tuple[str, object]]:
    """The parts of a game by name: wagers, options and areas one by one, and what is chosen by the licensee."""
    for field in rule.__struct_fields__:
        value = getattr(rule, field)
        if isinstance(value, Mapping):
            yield from ((f"{field} {key}", each) for key, each in value.items())
        elif isinstance(value, tuple) and all(hasattr(each, "key") or hasattr(each, "name") for each in value):
            yield from ((f"{field} {getattr(each, 'key', '') or each.name}", each) for each in value)
        else:
            yield field, value


def citations(rule: GameDefinition) -> list[str]:
    """One line for each part, with the chapter left out where it is the game's own."""
    own = rule.rules.rpartition("-")[0] + "-"
    lines = []
    for name, part in parts(rule):
        refs = " ".join(cited(part, own))
        lines += [f"{name}: {refs}"] if refs else []
    return lines


def expected(key: str) -> list[str]:
    """The lines of one game in the file; a line that is indented goes on from the one before."""
    _, _, rest = ORACLE.read_text("utf-8").partition(f"\n== {key}\n")
    text, _, _ = rest.partition("\n== ")
    return [" ".join(line.split()) for line in text.replace("\n    ", " ").splitlines() if line.strip()]


@pytest.mark.parametrize("key", KEYS)
def test_every_part_cites_the_paragraph_that_orders_it(key):
    assert citations(definition(key)) == expected(key)


@pytest.mark.parametrize("key", KEYS)
def test_a_wrong_paragraph_is_noticed(key):
    """The planted defect: a fold that cites the tie rule, whose number exists."""
    rule = definition(key)
    assert citations(msgspec.structs.replace(rule, fold=rule.tie_rule)) != expected(key)
