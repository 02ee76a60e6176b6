"""What a full-size run has shown, as a file: its figures, and with which seed, versions and code."""

import hashlib
import json
import platform
import sqlite3
from datetime import UTC, datetime
from importlib.metadata import version

from tests.house.tracked import ROOT

FOLDER = ROOT / "build" / "soak"
PACKAGES = ("sqlalchemy", "alembic", "cryptography", "msgspec", "psycopg")


def write_report(name, *, rooms=("store",), **figures):
    """Write `build/soak/<name>.json`, with a digest of every module of these rooms."""
    sources = sorted(path for room in rooms for path in (ROOT / "src" / "croupier" / room).rglob("*.py"))
    report = figures | {
        "python": platform.python_version(),
        "kernel": platform.release(),
        "sqlite": sqlite3.sqlite_version,
        "packages": {package: version(package) for package in PACKAGES},
        "sources": {
            path.relative_to(ROOT).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in sources
        },
    }
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"{name}.json").write_text(json.dumps(report, indent=1, sort_keys=True) + "\n")


class Outcomes:
    """Plugin: how each test of a full-size run ended, and after how long, a line in `build/soak/outcomes.txt`."""

    def pytest_runtest_logreport(self, report):
        if "soak" in report.keywords and (report.when == "call" or report.outcome == "failed"):
            FOLDER.mkdir(parents=True, exist_ok=True)
            now = datetime.now(UTC).strftime("%Y-%m-%d %H:%M")
            with (FOLDER / "outcomes.txt").open("a") as lines:
                lines.write(f"{now}  {report.outcome:<7} {report.duration:>8,.0f} s  {report.nodeid}\n")
