"""What the house tests read: every text file the project keeps, and the form in which they report."""

import subprocess
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MADE = {".git", ".venv", ".tools", ".hypothesis", ".import_linter_cache", "__pycache__", "build", "dist"}


@dataclass(frozen=True)
class File:
    """A file by its path from the root of the project, with `/` between folders."""

    path: str
    text: str

    @property
    def stem(self) -> str:
        return Path(self.path).stem

    @property
    def room(self) -> str:
        """The folder directly below `src/croupier` or `tests`; empty for a module that lies beside the rooms."""
        folders = Path(self.path).parent.parts
        return "".join(folders[2:3] if folders[:1] == ("src",) else folders[1:2])


def kept_paths(root: Path) -> list[str]:
    """What git tracks or would track; every file that the project does not make itself where git cannot say."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listing = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout
        return sorted({path for path in listing.split("\0") if path})
    except (OSError, subprocess.CalledProcessError):
        inside = (path.relative_to(root) for path in root.rglob("*") if path.is_file())
        return sorted(path.as_posix() for path in inside if MADE.isdisjoint(path.parts))


@cache
def kept() -> tuple[File, ...]:
    files = []
    for path in kept_paths(ROOT):
        try:
            files.append(File(path, (ROOT / path).read_text(encoding="utf-8")))
        except (OSError, UnicodeDecodeError):
            continue  # deleted but not yet committed, or not text
    return tuple(files)


def kept_python(*folders: str) -> tuple[File, ...]:
    inside = tuple(f"{folder}/" for folder in folders)
    return tuple(file for file in kept() if file.path.endswith(".py") and file.path.startswith(inside))


def report(findings: list[str]) -> str:
    """The failure message: one finding to a line, each saying where, what is wrong and the right form."""
    return f"{len(findings)} found:\n" + "\n".join(findings)
