"""Sizes: a module, a game file and a function stay short enough to be read in one sitting."""

import ast

from tests.house.tracked import File, kept_python, report

MODULE_LINES = 400
GAME_FILE_LINES = 300
FUNCTION_LINES = 50
DATA = ("src/croupier/games/paragraphs/", "src/croupier/games/discrepancies.py")
# An auditor carries this one file away and reads it alone, with the rules of six games in it; so it cannot be split.
ALONE = "src/croupier/cli/verifier.py"
ALONE_LINES = 650  # of code: neither its tables count nor the blank lines


def counted_lines(file: File) -> int:
    """In a file of data a table may be as long as the rule, so what is assigned there does not count."""
    lines = len(file.text.splitlines())
    if file.path == ALONE:
        lines -= sum(not line.strip() for line in file.text.splitlines())
    if file.path.startswith((*DATA, ALONE)):
        tables = (node for node in ast.parse(file.text).body if isinstance(node, ast.Assign | ast.AnnAssign))
        lines -= sum((node.end_lineno or node.lineno) - node.lineno + 1 for node in tables)
    return lines


def long_module(file: File) -> list[str]:
    is_game = file.room == "games"
    limit = GAME_FILE_LINES if is_game else ALONE_LINES if file.path == ALONE else MODULE_LINES
    advice = (
        "state the rule as rows, or move the general part to rulebook" if is_game else "split it by what it is about"
    )
    lines = counted_lines(file)
    return [f"{file.path}: {lines} lines, the limit is {limit}: {advice}"] if lines > limit else []


def long_functions(file: File) -> list[str]:
    """A docstring does not count: explaining is never too long."""
    findings = []
    for node in ast.walk(ast.parse(file.text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if ast.get_docstring(node):
                lines -= (node.body[0].end_lineno or 0) - node.body[0].lineno + 1
            if lines > FUNCTION_LINES:
                where = f"{file.path}:{node.lineno}"
                findings.append(
                    f"{where}: `{node.name}` has {lines} lines, the limit is {FUNCTION_LINES}: name its steps"
                )
    return findings


def test_modules_are_within_their_budget():
    findings = [finding for file in kept_python("src", "bench") for finding in long_module(file)]
    assert not findings, report(findings)


def test_functions_are_within_their_budget():
    findings = [finding for file in kept_python("src", "bench") for finding in long_functions(file)]
    assert not findings, report(findings)


def test_a_planted_long_module_is_reported_and_data_is_not():
    assert long_module(File("src/croupier/table/round.py", "x = 1\n" * 400)) == []
    assert "401 lines" in long_module(File("src/croupier/table/round.py", "x = 1\n" * 401))[0]
    assert "301 lines" in long_module(File("src/croupier/games/three_card_poker.py", "x = 1\n" * 301))[0]
    assert long_module(File(f"{DATA[0]}three_card_poker.py", "x = 1\n" * 900)) == []
    assert "900 lines" in long_module(File(f"{DATA[0]}three_card_poker.py", "x = 1\n" + "pay()\n" * 900))[0]
    assert long_module(File(ALONE, "x = 1\n\n" * 600 + "pay()\n" * 650)) == []
    assert "651 lines, the limit is 650" in long_module(File(ALONE, "pay()\n" * 651))[0]


def test_a_planted_long_function_is_reported_and_its_docstring_is_free():
    body = "    x = 1\n"
    explained = 'def settle():\n    """One.\n\n    Two.\n    """\n'
    assert long_functions(File("a.py", explained + body * 49)) == []
    assert "a.py:1: `settle` has 51 lines" in long_functions(File("a.py", explained + body * 50))[0]
