"""How long does a whole exact answer take, game by game, beside ranking both hands of every deal once?

Each measurement is a process of its own with an empty store of solutions, so that time and memory are those of a first
answer. Games take turns, so that a busy machine slows all of them alike. What lasts are the ratios; the figures
themselves belong to one machine. Nothing here passes or fails by the time it takes.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from importlib import import_module
from math import comb
from pathlib import Path
from statistics import median
from typing import NamedTuple

import msgspec
import numba
import numpy as np

from croupier.games.catalogue import KEYS, definition

WANTED = {  # seconds
    "three-card-poker": 0.05,
    "caribbean-stud": 1.5,
    "premium-hold-em": 2.0,
    "texas-hold-em-bonus": 6.0,
    "four-card-poker": 5.0,
    "hold-em-3-bonus": 6.0,
}
WANTED_CLOCK = 4.0  # GHz, of the two cores that the seconds are wanted on
WANTED_FIRST = 40.0  # seconds, with compilation
WANTED_MEMORY = 2.0  # GB
RUN = "import sys; from croupier.cli.main import main; sys.exit(main())"
LIBRARY = "pkrbot"
REPETITIONS = 3
STEPS = 200_000_000
HANDS = 200_000

COUNTED = """\
A whole answer is every wager of the game under its default options, best play included, in a fresh process that solves
the game whatever is stored: `croupier analyze GAME --fresh --json`. Solving is the elapsed time that it states itself,
without imports and without loading compiled kernels. The process is all of it, from the command line to the last byte.
Again is the time that a second process states, which finds the solution stored and prices all tables with it.
Memory is the largest amount that the process held. First is the same with an empty cache: everything is compiled.
At 4 GHz is the best solving time, times the clock over 4 GHz; so many seconds are wanted there, and the ratio is over
those. The clock is measured before each game, by a chain of steps of which each waits for the one before it. Solving
uses all cores and its time is elapsed time, so other programs make it longer: the best says most. Cores is the least
processor time of the whole process, imports included, added up over the cores: other programs hardly change it.
Beside the library: the seconds in which it would rank the hands of player and dealer once for every deal, at the rate
that is measured in the same run, over the solving time. Nothing is decided or added up by then.
"""


class Answer(NamedTuple):
    """What one process took."""

    solving: float  # seconds
    processor: float  # seconds of all cores together, imports included
    process: float
    memory: float  # GB
    clock: float  # GHz, measured just before
    again: float  # seconds of solving where a solution is stored


@numba.njit(cache=False)
def chain(steps: int, one: int) -> int:
    """Additions and exclusive ors by turns, each of which waits for the one before."""
    found = one
    for step in range(steps):
        found = (found + step) ^ one
    return found


def clock() -> float:
    """Cycles in a second, in units of 10^9, by a chain that takes two of them a step."""
    started = time.process_time()
    chain(STEPS, 1)
    return 2 * STEPS / 1e9 / (time.process_time() - started)


def analyzed(key: str, cache: Path | None, *options: str) -> tuple[float, float, float, float]:
    """An answer in a process of its own: the seconds that it states, its processor time, all of it, and its memory."""
    surroundings = dict(os.environ) if cache is None else {**os.environ, "XDG_CACHE_HOME": str(cache)}
    if cache is not None:
        surroundings.pop("NUMBA_CACHE_DIR", None)
    with tempfile.TemporaryFile() as printed:
        started = time.perf_counter()
        process = subprocess.Popen((sys.executable, "-c", RUN, "analyze", key, "--json", *options), env=surroundings,
                                   stdout=printed)  # fmt: skip
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        spent = time.perf_counter() - started
        assert status == 0, f"{key} ended with status {status}"
        printed.seek(0)
        solving = msgspec.json.decode(printed.read())["seconds"]
        return solving, used.ru_utime + used.ru_stime, spent, used.ru_maxrss * 1024 / 1e9


def answer(key: str, cache: Path | None) -> Answer:
    """One whole answer, and the same again from the solution that it stored."""
    cycles = clock()
    solving, processor, process, memory = analyzed(key, cache, "--fresh")
    return Answer(solving, processor, process, memory, cycles, analyzed(key, cache)[0])


def first_answer(key: str) -> float:
    """The seconds of a whole answer where nothing is compiled yet."""
    with tempfile.TemporaryDirectory() as folder:
        return analyzed(key, Path(folder))[2]


def library_rate() -> float | None:
    """Seven-card hands in a second by the quickest of the libraries, if it is installed."""
    try:
        library = import_module(LIBRARY)
    except ImportError:
        print(f"{LIBRARY} is not installed here, so it is left out; `make bench` installs it.")
        return None
    chance = np.random.default_rng(1)
    names = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
    hands = [[library.Card(names[card]) for card in chance.permutation(52)[:7]] for _ in range(HANDS)]
    started = time.perf_counter()
    for hand in hands:
        library.evaluate(hand)
    return HANDS / (time.perf_counter() - started)


def deals(key: str) -> int:
    """How many equally likely deals there are of all cards that count."""
    counts, left, found = definition(key).counts, 52, 1
    for number in (counts.player, counts.dealer, counts.community):
        found *= comb(left, number)
        left -= number
    return found


def print_answers(found: Mapping[str, list[Answer]], rate: float | None) -> None:
    """What each game took; beside the library as well where its rate is known."""
    print(f"{'whole answer':20}{'deals':>23}{'best':>8}{'median':>8}{'at 4 GHz':>10}{'wanted':>8}{'ratio':>7}"
          f"{'again':>8}{'cores':>8}{'process':>9}{'GB':>6}{f'/{LIBRARY}' if rate else '':>13}".rstrip())  # fmt: skip
    for key, answers in found.items():
        best, solving = min(one.solving for one in answers), median(one.solving for one in answers)
        cycles = min(one.solving * one.clock for one in answers) / WANTED_CLOCK
        again, whole = (median(times) for times in zip(*((one.again, one.process) for one in answers), strict=True))
        beside = f"{2 * deals(key) / rate / best:13,.0f}" if rate else ""
        cores = min(one.processor for one in answers)
        memory = max(one.memory for one in answers)
        print(f"{key:20}{deals(key):23,}{best:8.2f}{solving:8.2f}{cycles:10.2f}{WANTED[key]:8.2f}"
              f"{cycles / WANTED[key]:7.2f}{again:8.2f}{cores:8.2f}{whole:9.2f}{memory:6.2f}{beside}")  # fmt: skip


def measure(keys: Sequence[str], repetitions: int, cache: Path | None) -> dict[str, list[Answer]]:
    """The games in turns, with compiled kernels."""
    found: dict[str, list[Answer]] = {key: [] for key in keys}
    for key in keys:
        analyzed(key, cache, "--fresh")  # compiles
    for _ in range(repetitions):
        for key in keys:
            found[key].append(answer(key, cache))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="one game, to see that it runs; the figures say little")
    quick = parser.parse_args().quick
    chain(1, 1)  # compiles
    rate = library_rate()
    with tempfile.TemporaryDirectory() as folder:
        found = measure(KEYS[:1], 1, None) if quick else measure(KEYS, REPETITIONS, Path(folder))
    print_answers(found, rate)
    every = [one for answers in found.values() for one in answers]
    print(f"\nthe clock: {median(one.clock for one in every):.2f} GHz, median of all measurements")
    memory = max(one.memory for one in every)
    print(
        f"memory: {memory:.2f} GB at most, {memory / WANTED_MEMORY:.0%} of the {WANTED_MEMORY:.0f} GB that are wanted"
    )
    if not quick:
        first = {key: first_answer(key) for key in KEYS}
        slowest = max(first, key=lambda key: first[key])
        print(f"first analysis, with compilation: {', '.join(f'{key} {spent:.1f}' for key, spent in first.items())};"
              f" {first[slowest] / WANTED_FIRST:.0%} of the {WANTED_FIRST:.0f} seconds that are wanted")  # fmt: skip
    print(
        f"\nBest and median are of {len(every) // len(found)} measurements of each, taken in turns.\n{COUNTED}", end=""
    )


if __name__ == "__main__":
    main()
