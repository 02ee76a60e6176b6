"""Rooms: each has its card, the cards agree with the import contracts, and the contracts bite."""

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path

from tests.house.tracked import ROOT, File, kept_python, report

LABELS = ("Holds", "May import", "Never", "Start at")
PACKAGE = "src/croupier"


def contracts() -> dict[str, dict]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]
    return {contract["id"]: contract for contract in settings["contracts"]}


def room_of(module: str) -> str:
    """`croupier.store.**` and `(store)` are both the room `store`."""
    return module.removeprefix("croupier.").removesuffix(".**").strip("() ")


def allowed_imports() -> dict[str, set[str]]:
    """For every room the rooms below it, without those that another contract forbids it."""
    layers = [[room_of(room) for room in layer.split("|")] for layer in contracts()["layers"]["layers"]]
    allowed = {
        room: {below for lower in layers[depth + 1 :] for below in lower}
        for depth, layer in enumerate(layers)
        for room in layer
    }
    for contract in contracts().values():
        for module in contract.get("source_modules", ()):
            allowed[room_of(module)] -= {room_of(forbidden) for forbidden in contract["forbidden_modules"]}
    return allowed


def cards() -> dict[str, File]:
    """The room card of each package directly below the root."""
    packages = [file for file in kept_python(PACKAGE) if re.fullmatch(rf"{PACKAGE}/\w+/__init__\.py", file.path)]
    return {file.room: file for file in packages}


def incomplete_card(file: File) -> list[str]:
    text = ast.get_docstring(ast.parse(file.text)) or ""
    missing = [label for label in LABELS if f"{label}:" not in text]
    right = "its docstring says `Holds: ... May import: ... Never: ... Start at: ...`"
    return [f"{file.path}: the room card lacks {', '.join(missing)}: {right}"] if missing else []


def disagreeing_card(file: File, allowed: dict[str, set[str]], existing: set[str]) -> list[str]:
    """A card names exactly the rooms the contract allows; one that does not exist yet may be left out."""
    if file.room not in allowed:
        return [f"{file.path}: `{file.room}` has no place among the rooms: give it one in the layers of pyproject.toml"]
    text = ast.get_docstring(ast.parse(file.text)) or ""
    match = re.search(r"May import:(.*?)(?=Holds:|Never:|Start at:|\n\n|\Z)", text, re.DOTALL)
    said = set(re.findall(r"\w+", match[1])) - {"and", "nothing"} if match else set()
    may = allowed[file.room]
    if said <= may and may & existing <= said:
        return []
    right = ", ".join(room for room in allowed if room in may & existing) or "nothing"
    return [f"{file.path}: the card and the contract in pyproject.toml disagree: write `May import: {right}.`"]


def outdated_marks(agreed: dict[str, dict], existing: set[str]) -> list[str]:
    """A room that exists stands in the contracts without parentheses and without `.**`."""
    named = [room.strip() for layer in agreed["layers"]["layers"] for room in layer.split("|")]
    for contract in agreed.values():
        named += contract.get("source_modules", []) + contract.get("forbidden_modules", [])
    stale = sorted({name for name in named if name.endswith((")", ".**")) and room_of(name) in existing})
    right = "the room is there, so write its name without the mark of a room still to come"
    return [f"pyproject.toml: `{name}`: {right}" for name in stale]


def test_every_room_has_a_complete_card():
    assert cards()
    findings = [finding for file in cards().values() for finding in incomplete_card(file)]
    assert not findings, report(findings)


def test_every_card_says_what_the_contract_allows():
    allowed, existing = allowed_imports(), set(cards())
    findings = [finding for file in cards().values() for finding in disagreeing_card(file, allowed, existing)]
    assert not findings, report(findings)


def test_rooms_that_exist_are_not_marked_as_still_to_come():
    findings = outdated_marks(contracts(), set(cards()))
    assert not findings, report(findings)


def test_a_planted_card_is_reported():
    good = '"""table: plays.\n\nHolds: events. May import: rulebook, cards.\nNever: a float. Start at: round.py."""'
    allowed = {"table": {"rulebook", "cards"}, "rulebook": {"cards"}, "cards": set()}
    path = f"{PACKAGE}/table/__init__.py"
    assert incomplete_card(File(path, good)) == []
    assert disagreeing_card(File(path, good), allowed, set(allowed)) == []
    assert "lacks Never: " in incomplete_card(File(path, good.replace("Never", "Not")))[0]
    assert "lacks Holds, May import, Never, Start at: " in incomplete_card(File(path, ""))[0]
    assert "has no place" in disagreeing_card(File(f"{PACKAGE}/lobby/__init__.py", good), allowed, set(allowed))[0]
    for wrong in ("rulebook.", "rulebook, cards, games.", "nothing."):
        bad = File(path, good.replace("rulebook, cards.", wrong))
        assert "write `May import: rulebook, cards.`" in disagreeing_card(bad, allowed, set(allowed))[0]


def test_planted_marks_are_reported():
    planted = {
        "layers": {"layers": ["cli", "(store) | analysis"]},
        "pure": {"source_modules": ["croupier.analysis.**"]},
    }
    assert outdated_marks(planted, {"cli"}) == []
    found = outdated_marks(planted, {"cli", "store", "analysis"})
    assert [finding.split("`")[1] for finding in found] == ["(store)", "croupier.analysis.**"]


PLANTED = {
    "cards/reads_clock.py": ("import time", "croupier.cards.reads_clock -> time"),
    "table/shuffles.py": ("import random", "croupier.table.shuffles -> random"),
    "analysis/asks_system.py": ("import os", "croupier.analysis.asks_system -> os"),
    "games/deals.py": ("import croupier.table.round", "croupier.games.deals -> croupier.table.round"),
    "rulebook/knows_game.py": ("import croupier.games.deals", "croupier.rulebook.knows_game -> croupier.games.deals"),
    "analysis/plays.py": ("import croupier.table.round", "croupier.analysis.plays -> croupier.table.round"),
    "store/pays_meter.py": (
        "import croupier.progressive.meter",
        "croupier.store.pays_meter -> croupier.progressive.meter",
    ),
    "web/reads_log.py": ("import croupier.store.log", "croupier.web.reads_log -> croupier.store.log"),
    "lobby/door.py": ("", "croupier.lobby"),
    "table/round.py": ("", ""),
    "progressive/meter.py": ("", ""),
    "store/log.py": ("", ""),
    "server/floor.py": ("", ""),
    "cli/main.py": ("", ""),
}


def test_planted_imports_break_the_contracts(tmp_path):
    """The contracts of pyproject.toml, applied to a small house in which every kind of wrong import is planted."""
    house = tmp_path / "croupier"
    for path, (line, _) in PLANTED.items():
        for module in (house / "__init__.py", house / path.split("/")[0] / "__init__.py", house / path):
            module.parent.mkdir(parents=True, exist_ok=True)
            module.write_text(line + "\n" if module == house / path else "")
    command = [
        Path(sys.executable).parent / "lint-imports",
        "--no-logo",
        "--no-cache",
        "--config",
        ROOT / "pyproject.toml",
    ]
    environment = {"PYTHONPATH": str(tmp_path), "COLUMNS": "200"}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    told = " ".join(done.stdout.split())
    assert done.returncode == 1, done.stdout + done.stderr
    assert [expected for _, expected in PLANTED.values() if expected not in told] == [], done.stdout
