"""What the documents say about `make` is true, and `make` alone explains every target."""

import re

from tests.house.tracked import ROOT, File, kept, report

CODE = re.compile(r"```.*?```|`[^`\n]+`", re.DOTALL)
TARGET = re.compile(r"^([a-z][a-z-]*):(?!=)(.*)$", re.MULTILINE)


def targets(makefile: str) -> dict[str, str]:
    return {match[1]: match[2] for match in TARGET.finditer(makefile)}


def missing_targets(file: File, known: set[str]) -> list[str]:
    """In a document only what is set as code is a command; `make sure` is not."""
    commands = " \n".join(CODE.findall(file.text)) if file.path.endswith(".md") else file.text
    named = sorted(set(re.findall(r"(?:^|[`;&|\s])make ([a-z][a-z-]*)", commands)))
    right = f"there are {', '.join(sorted(known))}"
    return [f"{file.path}: `make {name}` does not exist: {right}" for name in named if name not in known]


def unexplained_targets(makefile: str) -> list[str]:
    silent = [name for name, rest in targets(makefile).items() if "## " not in rest]
    return [f"Makefile: `{name}` is not explained: write `{name}: ... ## what it does`" for name in silent]


def test_every_target_that_is_named_exists():
    known = set(targets((ROOT / "Makefile").read_text()))
    assert {"setup", "run", "test", "check", "bench", "soak", "lock", "help"} <= known
    files = [file for file in kept() if file.path.endswith(".md") or file.path == ".ci/run"]
    findings = [finding for file in files for finding in missing_targets(file, known)]
    assert not findings, report(findings)


def test_every_target_is_explained():
    findings = unexplained_targets((ROOT / "Makefile").read_text())
    assert not findings, report(findings)


def test_planted_targets_are_reported():
    readme = File(
        "README.md", "Please make sure.\n\n    make nothing\n\n```\nmake setup && make party\n```\n and `make dance`"
    )
    found = missing_targets(readme, {"setup"})
    assert [finding.split("`")[1] for finding in found] == ["make dance", "make party"]


def test_a_planted_silent_target_is_reported():
    assert "`run` is not explained" in unexplained_targets("BIN := x\nsetup: a ## set up\nrun: setup\n\t@x\n")[0]
