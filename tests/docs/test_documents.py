"""What the documents say is true: commands are run, links followed, rounds settled, names looked up."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import click
import pytest

from croupier.cli.main import croupier
from croupier.cli.round_file import read_round
from croupier.games.catalogue import KEYS, definition
from croupier.games.discrepancies import BY_KEY
from croupier.games.inventories import inventories
from croupier.rulebook.option import Letter
from croupier.rulebook.refusal import Reason
from croupier.table.commands import Command
from croupier.table.complete import SettledRound, settle_round
from croupier.table.events import Event
from tests.docs.reading import (
    DOCUMENTS,
    ROOT,
    Block,
    Step,
    anchors,
    blocks,
    broken_links,
    matches,
    prose,
    section,
    steps,
    table,
)

ENVIRONMENT = {
    "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}",
    "XDG_CACHE_HOME": os.environ.get("XDG_CACHE_HOME", str(Path.home() / ".cache")),
    "LC_ALL": "C.UTF-8",
    "NO_COLOR": "1",
}
NOT_RUN = ("make", "git ", "export ", "python bench/")  # the house tests know the targets of make
CONSOLE = [block for document in DOCUMENTS for block in blocks(document, "console")]
IN_A_ROW = ("run-a-table.md",)  # each block of these goes on where the one before it stopped
STORIES = [[block] for block in CONSOLE if block.document.name not in IN_A_ROW]
STORIES += [[block for block in CONSOLE if block.document.name == name] for name in IN_A_ROW]
JSON = [block for document in DOCUMENTS for block in blocks(document, "json")]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
ROUNDS = sorted((ROOT / "examples" / "rounds").glob("*.json"))
SETTLE, COMMANDS, ARCHITECTURE = (
    (ROOT / "docs" / name).read_text("utf-8")
    for name in ("guide/settle.md", "reference/commands.md", "architecture.md")
)


def complaint(step: Step, printed: str) -> str:
    return f"$ {step.command}\nshould print\n\n{step.printed}\nand prints\n\n{printed}"


# Commands --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("story", STORIES, ids=lambda story: str(story[0]))
def test_every_command_prints_what_is_shown(story: list[Block], tmp_path: Path):
    """A failure is shown by `$ echo $?` behind the command, and by nothing else. Each story has a home of its own."""
    for block in story:
        run(block, ENVIRONMENT | {"HOME": str(tmp_path)})


def run(block: Block, environment: dict[str, str]) -> None:
    status = 0
    for step in steps(block.text):
        if step.command == "echo $?":
            assert [str(status)] == list(step.shown), f"{block}: the exit status is {status}"
            status = 0
            continue
        assert status == 0, f"{block}: exit status {status} before `{step.command}`"
        if step.command.startswith(NOT_RUN):
            continue
        done = subprocess.run(
            ["bash", "-c", step.command], cwd=ROOT, env=environment, input=step.typed, text=True, timeout=180,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False,
        )  # fmt: skip
        status = done.returncode
        if step.shown and not matches(step.printed, done.stdout):
            pytest.fail(f"{block}: {complaint(step, done.stdout)}", pytrace=False)
    assert status == 0, f"{block}: exit status {status}; show it with `$ echo $?`, or mend the command"


def test_the_documents_show_commands_at_all():
    shown = {step.command.split()[1] for block in CONSOLE for step in steps(block.text) if "croupier" in step.command}
    assert shown >= {"games", "play", "settle", "sheet", "rules"}


# Links and names -------------------------------------------------------------------------------------


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_link_and_every_name_leads_somewhere(document: Path):
    findings = broken_links(document, prose(document)) + missing_names(document.name, prose(document))
    assert not findings, "\n".join(findings)


def missing_names(name: str, text: str) -> list[str]:
    """Files, names in files, paragraphs and entries of the register that a text speaks of and nobody has."""
    findings = []
    for path in re.findall(r"`((?:src|tests|docs|examples|bench|requirements)/[\w./-]+)`", text):
        if not (ROOT / path).exists():
            findings.append(f"{name}: {path} does not exist")
    for path, names in re.findall(r"`([a-z]+/\w+\.py)`(?: \(((?:`[\w.]+`(?:, )?)+)\))?", text):
        source = next((p for p in (ROOT / "src/croupier" / path, ROOT / path) if p.exists()), None)
        if source is None:
            findings.append(f"{name}: {path} does not exist")
            continue
        code = source.read_text("utf-8")
        for word in re.findall(r"\w+", names):
            if not re.search(rf"^\s*(?:def |class |self\.)?{word}\b\s*[(:=]", code, re.MULTILINE):
                findings.append(f"{name}: {path} defines no {word}")
    numbers = [paragraph.number for inventory in inventories() for _, paragraph in inventory]
    for number in re.findall(r"(?<![\d$.,:-])\d+\.\d+[A-Z]*\([a-z]\)[\da-z]*(?:\(\d+\)[a-z\d]*)?", text):
        if not any(known.startswith(number) for known in numbers):
            findings.append(f"{name}: there is no paragraph {number}")
    for key in re.findall(r"\b[HTPBE]-\d+\b", text):
        if key not in BY_KEY:
            findings.append(f"{name}: the register has no {key}")
    return findings


# Rounds and examples ---------------------------------------------------------------------------------


@pytest.mark.parametrize("block", JSON, ids=str)
def test_every_json_example_is_json_and_every_round_settles(block: Block):
    document = json.loads(block.text)
    if "game" in document:
        assert isinstance(settle_round(*read_round(block.text.encode())), SettledRound)


@pytest.mark.parametrize("path", ROUNDS, ids=lambda path: path.name)
def test_every_example_round_settles(path: Path):
    game, given = read_round(path.read_bytes())
    assert game.definition.key == path.stem
    assert isinstance(settle_round(game, given), SettledRound)


def test_there_is_an_example_round_for_each_game():
    assert {path.stem for path in ROUNDS} == set(KEYS)


def test_the_code_of_the_guide_is_the_code_of_the_examples():
    code = [path.read_text("utf-8") for path in (*EXAMPLES, ROOT / "tests/docs/test_two_card_duel.py")]
    shown = [block for document in DOCUMENTS for block in blocks(document, "python") if "guide" in document.parts]
    assert shown
    for block in shown:
        assert any(block.text in text for text in code), f"{block}: this stands in no example:\n{block.text}"


# References that list everything ---------------------------------------------------------------------


def quoted(values: tuple[str, ...]) -> str:
    return ", ".join(f"`{value}`" for value in values)


@pytest.mark.parametrize("key", KEYS)
def test_the_settle_guide_lists_cards_wagers_decisions_and_options(key: str):
    game, text = definition(key), section(SETTLE, f"### {key}")
    cards = f"Cards: player {game.counts.player}, dealer {game.counts.dealer}"
    community = f", community {game.counts.community}" if game.counts.community else ""
    assert f"{cards}{community}. Seats 1 to {game.positions}." in text
    assert list(table(text, "opening wager")) == [wager.key for wager in game.wagers if not wager.by_decision]
    decisions = {name: cells[:2] for name, cells in table(text, "decision").items()}
    expected = [decision for decision in game.decisions if decision.places]
    assert list(decisions) == [decision.name for decision in expected]
    for decision in expected:
        assert decisions[decision.name][0] == quoted(decision.choices)
        assert decisions[decision.name][1].startswith(f"`{decision.places}`")
    options = table(text, "option")
    assert list(options) == [option.name for option in game.options]
    for option in game.options:
        if isinstance(option, Letter):
            assert options[option.name][0] == quoted(option.values), option.name
        else:
            default = "none" if option.default is None else option.default
            assert f"`{default}`" in options[option.name][0], option.name


def leaves(group: click.Group, before: str = "") -> Iterator[tuple[str, click.Command]]:
    """Every command that does something, with its whole name."""
    context = click.Context(group)
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None
        if isinstance(command, click.Group):
            yield from leaves(command, f"{before}{name} ")
        else:
            yield f"{before}{name}", command


def test_the_reference_lists_every_command_and_every_option():
    assert isinstance(croupier, click.Group)
    for name, command in leaves(croupier):
        listed = {row.split()[0] for row in table(section(COMMANDS, f"## croupier {name}"), "option")}
        there = {parameter.opts[0] for parameter in command.params if isinstance(parameter, click.Option)}
        assert listed == there, f"croupier {name}"


def test_the_reference_lists_every_error_code():
    text = section(COMMANDS, "## Error codes")
    codes = re.findall(r"^\| `([a-z-]+)` \|", text, re.MULTILINE)
    reasons = [reason.code for reason in Reason]
    assert codes[-len(reasons) :] == reasons, "the reasons of refusals, in their order of precedence"
    sources = "\n".join(path.read_text("utf-8") for path in (ROOT / "src/croupier/cli").glob("*.py"))
    assert set(codes) == set(reasons) | set(re.findall(r'InputRefused\(\s*"([a-z-]+)"', sources))


def test_the_architecture_names_every_command_and_event():
    missing = [
        kind.__name__ for kind in (*get_args(Command), *get_args(Event)) if f"`{kind.__name__}`" not in ARCHITECTURE
    ]
    assert not missing


def test_decisions_are_numbered_have_their_parts_and_are_listed():
    folder = ROOT / "docs" / "decisions"
    paths = sorted(folder.glob("0*.md"))
    assert [int(path.name[:4]) for path in paths] == list(range(1, len(paths) + 1))
    listed = (folder / "README.md").read_text("utf-8")
    for path in paths:
        text = path.read_text("utf-8")
        parts = ("**Status:**", "## Context", "## Decision", "## Consequences")
        places = [text.find(part) for part in parts]
        assert -1 not in places, path.name
        assert places == sorted(places), path.name
        assert f"[{text.splitlines()[0].removeprefix('# ')}]({path.name})" in listed


# The checks themselves -------------------------------------------------------------------------------


def test_an_ellipsis_stands_for_lines_or_for_text_and_for_nothing_else():
    assert matches("a\n...\nc\n", "a\nb\nb\nc\n")
    assert matches("a\n...\n", "a\n")
    assert matches("cards ... seed\n", "cards come from seed  \n")
    assert not matches("a\nc\n", "a\nb\nc\n")
    assert not matches("a ...\n", "a b\nc\n")
    assert not matches("a.c\n", "abc\n")


def test_what_is_typed_at_a_prompt_is_told_from_what_is_printed():
    step = steps("$ croupier play\nWhich game? [1]\nBets (Ante $1) > q\n\nYou leave.\n")[0]
    assert (step.command, step.typed) == ("croupier play", "\nq\n")
    assert step.printed == "Which game? [1] Bets (Ante $1) > \nYou leave.\n"
    assert steps("$ true\nfold or 1x ($5) > 1\n")[0].typed == ""


def test_planted_links_and_names_are_reported():
    readme = ROOT / "README.md"
    broken = "[a](docs/nothing.md) [b](CONTRIBUTING.md#nothing) [c](https://host/page) [d](docs/architecture.md#rooms)"
    assert [finding.split()[1] for finding in broken_links(readme, broken)] == [
        "docs/nothing.md",
        "CONTRIBUTING.md#nothing",
        "https://host/page",
    ]
    assert anchors("# A\n\n## Two words, and `more`\n") == {"a", "two-words-and-more"}
    named = "`src/nothing.py`, `table/views.py` (`view`, `nothing`), `table/no.py`, 20.6(z), 20.6(f)2, B-1, B-99, $5.50"
    assert [finding.split(": ")[1] for finding in missing_names("a.md", named)] == [
        "src/nothing.py does not exist",
        "src/nothing.py does not exist",
        "table/views.py defines no nothing",
        "table/no.py does not exist",
        "there is no paragraph 20.6(z)",
        "the register has no B-99",
    ]
