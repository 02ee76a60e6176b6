"""The battery over a hundred million decks of the operating system, and over ten million that anybody can deal again.

`make soak` runs it; by hand, with another number of decks, it is `python -m tests.simulation.shuffle_in_full 1000000`.
How far it has come is said on the terminal or, where there is none, in build/soak/shuffle.progress; what was found
stands in build/soak/shuffle-<source>.json.
"""

import hashlib
import json
import platform
import sys
from collections.abc import Callable
from importlib.metadata import version
from time import perf_counter

from croupier.server.entropy import Source, demonstration, operating_system
from tests.house.tracked import ROOT
from tests.simulation.battery import Battery, rejected
from tests.simulation.fast_shuffle import DECKS, Decks

FULL, SEEDED = 100_000_000, 10_000_000
SEED, NAME = 20_260_101, "the full battery"
LEVEL = 1e-6  # a true shuffle fails once in a million runs
REMEMBERED = 16  # one deck in so many is compared with all others
FOLDER = ROOT / "build" / "soak"
SOURCES = ("server/entropy.py", *(f"tests/simulation/{name}.py" for name in ("battery", "fast_shuffle", "p_values")))

Report = dict[str, object]
Progress = Callable[[str], None]


def run(name: str, source: Source, decks: int, tell: Progress) -> Report:
    """Deal and count, and write down what was found."""
    stream, battery, taken, start = Decks(source), Battery(REMEMBERED), hashlib.sha256(), perf_counter()
    octets = 0
    while battery.decks < decks:
        block, used = stream.block(min(DECKS, decks - battery.decks))
        taken.update(used)
        octets += len(used)
        battery.add(block)
        tell(f"{name}: {battery.decks:,} of {decks:,} decks, {perf_counter() - start:.0f} s")
    p_values = battery.p_values()
    report = {
        "decks": battery.decks,
        "seed": SEED if source.seeded else None,
        "name": NAME if source.seeded else None,
        "level": LEVEL,
        "p_values": p_values,
        "rejected": rejected(p_values, LEVEL),
        "bytes": octets,
        "bytes_sha256": taken.hexdigest(),
        "counts_sha256": counted(battery),
        "seconds": round(perf_counter() - start, 1),
        **made_with(),
    }
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"shuffle-{name}.json").write_text(json.dumps(report, indent=1) + "\n")
    return report


def counted(battery: Battery) -> str:
    """A digest of all counts, in the order of the tests."""
    digest = hashlib.sha256()
    for counts in battery.in_order():
        digest.update(counts.astype("<i8").tobytes())
    return digest.hexdigest()


def made_with() -> Report:
    """With what this was computed, so that it can be computed again."""
    files = [ROOT / "src" / "croupier" / SOURCES[0], *(ROOT / path for path in SOURCES[1:])]
    return {
        "python": platform.python_version(),
        "kernel": platform.release(),
        "packages": {package: version(package) for package in ("croupier", "numpy", "numba")},
        "sources": {path.relative_to(ROOT).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files},
    }


def to_file(line: str) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "shuffle.progress").write_text(line + "\n")


def to_terminal(line: str) -> None:
    print(f"\r{line}\x1b[K", end="", file=sys.stderr, flush=True)


if __name__ == "__main__":
    asked = int(sys.argv[1]) if len(sys.argv) > 1 else FULL
    for made in (
        run("operating-system", operating_system(), asked, to_terminal),
        run("demonstration", demonstration(SEED, NAME), min(asked, SEEDED), to_terminal),
    ):
        print(f"\n{made['decks']:,} decks: rejected by {made['rejected'] or 'no test'}")
