"""Where cards and money are, chance comes from one function, and no clock stands in for it."""

import ast

from tests.house.tracked import File, kept_python, report

GAME_PATH = {"cards", "rulebook", "games", "table", "progressive", "store", "server"}
ENTROPY = "src/croupier/server/entropy.py"
FORESEEABLE = {"random", "uuid"}
OF_THE_SYSTEM = {"secrets", "urandom", "getrandom"}  # right in `entropy.py`, which is audited,
KEYS = "src/croupier/store/"  # and for the keys and nonces that records are sealed with, which decide no card
CLOCKS = {"time", "time_ns", "monotonic", "monotonic_ns", "perf_counter", "perf_counter_ns", "now", "utcnow", "today"}
SEEDED = {"demonstration", "seed", "Random", "RandomState", "default_rng"}
RIGHT = "draw from a `Source` of server/entropy.py that is handed in"


def imported(node: ast.AST) -> list[str]:
    """The parts of every name that an import names."""
    if isinstance(node, ast.Import):
        return [part for alias in node.names for part in alias.name.split(".")]
    if isinstance(node, ast.ImportFrom):
        return [*(node.module or "").split("."), *(alias.name for alias in node.names)]
    return []


def other_chance(file: File) -> list[str]:
    """Generators that foresee themselves, the system asked past `entropy.py`, and seeds read off a clock."""
    findings = []
    for node in ast.walk(ast.parse(file.text)):
        names = set(imported(node)) | ({node.attr} if isinstance(node, ast.Attribute) else set())
        forbidden = FORESEEABLE | (set() if file.path.startswith((ENTROPY, KEYS)) else OF_THE_SYSTEM)
        for name in sorted(names & forbidden):
            findings.append(f"{file.path}:{node.lineno}: `{name}` is chance from elsewhere: {RIGHT}")
        if isinstance(node, ast.Call) and called(node.func) in SEEDED and reads_clock(node):
            findings.append(f"{file.path}:{node.lineno}: a clock is no seed, it can be guessed: {RIGHT}")
    return findings


def called(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def reads_clock(call: ast.Call) -> bool:
    given = [*call.args, *(keyword.value for keyword in call.keywords)]
    return any(isinstance(node, ast.Call) and called(node.func) in CLOCKS for one in given for node in ast.walk(one))


def test_chance_comes_from_one_place():
    files = [file for file in kept_python("src") if file.room in GAME_PATH]
    assert ENTROPY in {file.path for file in files}
    findings = [finding for file in files for finding in other_chance(file)]
    assert not findings, report(findings)


TERMINAL_GAME = {f"src/croupier/cli/{name}.py" for name in ("session", "play", "opponents")}


def test_the_terminal_game_draws_from_it_too():
    files = [file for file in kept_python("src") if file.path in TERMINAL_GAME]
    assert {file.path for file in files} == TERMINAL_GAME
    assert not [finding for file in files for finding in other_chance(file)]


def test_the_one_place_asks_the_operating_system():
    (entropy,) = (file for file in kept_python("src") if file.path == ENTROPY)
    assert entropy.text.count("os.urandom(") == 1


def test_planted_chance_is_reported():
    planted = [
        "import random",
        "from random import Random",
        "import numpy as np\ncards = np.random.permutation(52)",
        "from numpy.random import default_rng",
        "import secrets",
        "from os import urandom",
        "import os\nkey = os.urandom(32)",
        "import uuid",
        "deck = shuffled(DECK, demonstration(time.time_ns()))",
        "source = demonstration(seed=int(datetime.now().timestamp()))",
    ]
    for text in planted:
        assert other_chance(File("src/croupier/server/pit.py", text)), text


def test_what_is_right_is_not_reported():
    assert other_chance(File("src/croupier/table/day.py", "at = clock.now()\ndeck = shuffled(DECK, source)\n")) == []
    assert other_chance(File(ENTROPY, "import os\nos.urandom(3)\n")) == []
    assert other_chance(File(f"{KEYS}seal.py", "import os\nnonce = os.urandom(12)\n")) == []
    assert other_chance(File("src/croupier/cards/array_ranking.py", "import numpy as np\nnp.sort(cards)\n")) == []
