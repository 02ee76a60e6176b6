"""Names say what a module holds, money is whole cents, and no failure is swallowed unseen."""

import ast
from pathlib import PurePosixPath

from tests.house.tracked import File, kept_python, report

EXACT_ROOMS = {"cards", "rulebook", "games", "table", "progressive"}
VAGUE = {"base", "common", "core", "helper", "helpers", "misc", "util", "utils"}


def inexact_numbers(file: File) -> list[str]:
    findings = []
    for node in ast.walk(ast.parse(file.text)):
        literal = isinstance(node, ast.Constant) and isinstance(node.value, float)
        if literal or (isinstance(node, ast.Call) and ast.unparse(node.func) == "float"):
            wrong = "a float rounds where the rule does not"
            findings.append(
                f"{file.path}:{node.lineno}: {wrong}: write cents as int, odds as Odds.to, the rest as Fraction"
            )
    return findings


def bare_excepts(file: File) -> list[str]:
    nodes = [node for node in ast.walk(ast.parse(file.text)) if isinstance(node, ast.ExceptHandler) and not node.type]
    wrong = "a bare `except` also hides our own mistakes"
    return [f"{file.path}:{node.lineno}: {wrong}: name what can go wrong, `except KeyError:`" for node in nodes]


def vague_names(file: File) -> list[str]:
    vague = VAGUE & {part.removesuffix(".py").removeprefix("test_") for part in PurePosixPath(file.path).parts}
    right = "name it after what it holds, like `ranking` or `money`"
    return [f"{file.path}: `{name}` fits anything and so says nothing: {right}" for name in sorted(vague)]


def test_no_float_where_cards_and_money_are():
    files = [file for file in kept_python("src") if file.room in EXACT_ROOMS]
    findings = [finding for file in files for finding in inexact_numbers(file)]
    assert not findings, report(findings)


def test_no_bare_except():
    findings = [finding for file in kept_python("src", "tests", "bench") for finding in bare_excepts(file)]
    assert not findings, report(findings)


def test_no_vague_module_names():
    findings = [finding for file in kept_python("src", "tests", "bench") for finding in vague_names(file)]
    assert not findings, report(findings)


def test_planted_floats_are_reported():
    found = inexact_numbers(File("src/croupier/table/round.py", "half = 0.5\ncents = float(3)\nodds = Odds.to(3, 2)\n"))
    assert [finding.split(": ")[0] for finding in found] == [
        "src/croupier/table/round.py:1",
        "src/croupier/table/round.py:2",
    ]


def test_a_planted_bare_except_is_reported():
    bare = "try:\n    pay()\nexcept:\n    pass\n"
    assert "a.py:3: a bare `except`" in bare_excepts(File("a.py", bare))[0]
    assert bare_excepts(File("a.py", bare.replace("except:", "except KeyError:"))) == []


def test_planted_vague_names_are_reported():
    for path in ("src/croupier/table/utils.py", "src/croupier/core/__init__.py", "tests/cards/test_helpers.py"):
        assert "says nothing" in vague_names(File(path, ""))[0]
    assert vague_names(File("src/croupier/rulebook/money.py", "")) == []
