"""Reads the documents: fenced blocks, commands with what they print, links, headings, tables."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = tuple(sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]))

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
PROMPT = re.compile(r"(Bets \(.*?\) >|\S.* or .* >|Which game\? \[1\])(?: (.*))?$")


@dataclass(frozen=True)
class Block:
    """A fenced block: its document, its line, its language and its text."""

    document: Path
    line: int
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.document.relative_to(ROOT).as_posix()}:{self.line}"


@dataclass(frozen=True)
class Step:
    """A command of a console block, and the lines shown below it."""

    command: str
    shown: tuple[str, ...]

    @property
    def typed(self) -> str:
        """What a person types at the prompts of the game."""
        prompts = (PROMPT.match(line) for line in self.shown if self.command.startswith("croupier play"))
        return "".join(f"{match[2] or ''}\n" for match in prompts if match)

    @property
    def printed(self) -> str:
        """The lines as the program prints them: what was typed at a prompt is not printed, nor is its line end."""
        lines = []
        for line in self.shown:
            match = PROMPT.match(line) if self.command.startswith("croupier play") else None
            lines.append(f"{match[1]} " if match else f"{line}\n")
        return "".join(lines)


def blocks(document: Path, *languages: str) -> Iterator[Block]:
    text = document.read_text("utf-8")
    for match in FENCE.finditer(text):
        if match[1] in languages:
            yield Block(document, text.count("\n", 0, match.start()) + 1, match[1], match[2])


def steps(text: str) -> list[Step]:
    """Each `$ command` of a block with the lines up to the next one."""
    found: list[list[str]] = []
    for line in text.splitlines():
        if line.startswith("$ "):
            found.append([line[2:]])
        else:
            found[-1].append(line)
    return [Step(command, tuple(shown)) for command, *shown in found]


def matches(shown: str, printed: str) -> bool:
    """Whether that was printed; `...` alone stands for any lines, within a line for any text."""
    pattern = ""
    for line in shown.splitlines():
        if line == "...":
            pattern += r"(?:.*\n)*?"
        else:
            pattern += ".*".join(re.escape(part) for part in line.rstrip().split("...")) + r"\n"
    ended = "".join(f"{line.rstrip()}\n" for line in printed.splitlines())
    return re.fullmatch(pattern, ended) is not None


def prose(document: Path) -> str:
    """The document without its fenced blocks."""
    return FENCE.sub("", document.read_text("utf-8"))


def anchors(text: str) -> set[str]:
    """The names that the headings of a text are linked by."""
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def broken_links(document: Path, text: str) -> list[str]:
    """Links of a text that lead nowhere."""
    findings = []
    for link in LINK.findall(text):
        path, _, anchor = link.partition("#")
        target = (document.parent / path) if path else document
        if "://" in link:
            findings.append(f"{document.name}: {link} leaves the project; name what is meant instead")
        elif not target.exists():
            findings.append(f"{document.name}: {link} does not exist")
        elif anchor and anchor not in anchors(prose(target)):
            findings.append(f"{document.name}: {link} has no such heading")
    return findings


def section(text: str, heading: str) -> str:
    """What stands under a heading, up to the next one of its level."""
    level = re.match("#+", heading)[0]
    below = text.partition(f"\n{heading}\n")[2]
    return re.split(rf"^{level} ", below, maxsplit=1, flags=re.MULTILINE)[0]


def table(text: str, first: str) -> dict[str, list[str]]:
    """The rows of the table whose first heading is this, by their first cell."""
    lines = text.splitlines()
    start = next((i for i, line in enumerate(lines) if line.startswith(f"| {first} |")), None)
    rows: dict[str, list[str]] = {}
    for line in lines[start + 2 :] if start is not None else ():
        if not line.startswith("|"):
            break
        name, *cells = (cell.strip() for cell in line.strip("|").split("|"))
        rows[name.strip("`")] = cells
    return rows
