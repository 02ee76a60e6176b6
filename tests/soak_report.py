"""What a full-size run has shown, as a file: its figures, and with which seed, versions and code."""

import hashlib
import json
import platform
import sqlite3
from importlib.metadata import version

from tests.house.tracked import ROOT

PACKAGES = ("sqlalchemy", "alembic", "cryptography", "msgspec", "psycopg")


def write_report(name, **figures):
    """Write `build/soak/<name>.json`, with a digest of every module of the store."""
    sources = sorted((ROOT / "src" / "croupier" / "store").rglob("*.py"))
    report = figures | {
        "python": platform.python_version(),
        "kernel": platform.release(),
        "sqlite": sqlite3.sqlite_version,
        "packages": {package: version(package) for package in PACKAGES},
        "sources": {
            path.relative_to(ROOT).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in sources
        },
    }
    folder = ROOT / "build" / "soak"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.json").write_text(json.dumps(report, indent=1, sort_keys=True) + "\n")
