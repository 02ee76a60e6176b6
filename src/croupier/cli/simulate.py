"""`croupier simulate GAME`: rounds dealt by chance, for a third opinion and for what is not an expectation."""

import os
import re
import shlex
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import click

from croupier.cli.elections import game_argument, read_game, read_settings
from croupier.cli.errors import InputRefused
from croupier.cli.extras import require
from croupier.cli.progress import duration
from croupier.cli.tables import read_tables
from croupier.cli.workers import ClusterLost, cores, in_threads, on_cluster

if TYPE_CHECKING:
    from croupier.analysis.blocks import Job, Sums
    from croupier.cli.simulations import Simulation

MOST_ROUNDS: Final = 10**13
MOST_IN_A_SESSION: Final = 10**8
MOST_PATHS: Final = 10**8
_NUMBER = re.compile(r"([0-9]{1,15})(?:[eE]\+?([0-9]{1,2}))?")


def _number(least: int, most: int) -> Callable[[click.Context, click.Parameter, str | None], int | None]:
    """Reads a whole number as people write large ones: `1e9`, `1_000_000`, `1,000,000`."""

    def read(ctx: click.Context, param: click.Parameter, given: str | None) -> int | None:
        found = _NUMBER.fullmatch(given.replace("_", "").replace(",", "")) if given is not None else None
        number = int(found[1]) * 10 ** int(found[2] or 0) if found else -1
        if given is not None and not least <= number <= most:
            raise click.BadParameter(f"{given!r} is no whole number from {least} to {most:,}.", ctx, param)
        return None if given is None else number

    return read


class Asked(NamedTuple):
    """What a person asked for beside the game."""

    strategy: str
    rounds: int
    seed: int
    session: int
    bankroll: int
    paths: int
    meter: str | None
    stakes: tuple[str, ...]


@click.command(name="simulate")
@game_argument
@click.option("--table", "tables", multiple=True, metavar="WAGER=FILE", help="Pay a wager by a table of your own.")
@click.option("--stake", "stakes", multiple=True, metavar="WAGER=CENTS", help="Price fixed awards at this stake.")
@click.option(
    "--rounds", metavar="N", callback=_number(1, MOST_ROUNDS), default="1e7", show_default=True, help="Rounds to deal."
)
@click.option("--strategy", default="optimal", show_default=True, help="optimal, compressed, or a FILE with rules.")
@click.option(
    "--seed",
    metavar="N",
    callback=_number(0, (1 << 64) - 1),
    default="1",
    show_default=True,
    help="Where chance begins.",
)
@click.option(
    "--session", metavar="N", callback=_number(1, MOST_IN_A_SESSION), help="Also follow sessions of so many rounds."
)
@click.option(
    "--bankroll", metavar="N", callback=_number(1, 10**9), help="What a session begins with, in opening wagers."
)
@click.option(
    "--paths", metavar="N", callback=_number(1, MOST_PATHS), help="Follow the meter to so many top awards instead."
)
@click.option(
    "--meter",
    metavar="CENTS",
    help="Where the meter begins; its reset amount if left out.",
)
@click.option(
    "--workers", metavar="N", callback=_number(1, 1024), help="Threads on this machine; one for each core if left out."
)
@click.option("--cluster", metavar="ADDRESS", help="Work on the Dask cluster with this scheduler instead.")
@click.option("--resume", metavar="FILE", help="Go on from the checkpoint of the same command.")
@click.option("--checkpoint", metavar="FILE", help="Where to leave a checkpoint when broken off with Ctrl-C.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(
    game: str,
    settings: tuple[str, ...],
    tables: tuple[str, ...],
    stakes: tuple[str, ...],
    rounds: int,
    strategy: str,
    seed: int,
    session: int | None,
    bankroll: int | None,
    paths: int | None,
    meter: str | None,
    workers: int | None,
    cluster: str | None,
    resume: str | None,
    checkpoint: str | None,
    as_json: bool,
) -> None:
    """Deal rounds of GAME by chance and play them by a strategy; every figure comes with its standard error.

    The same seed gives the same answer, whoever works on it and however often it is broken off.
    """
    require("cluster" if cluster else "analysis")
    from croupier.cli.solutions import prepare_kernels

    prepare_kernels()
    from croupier.cli.simulated import answer, in_words
    from croupier.cli.simulations import simulation

    elected = read_tables(read_game(game, read_settings(settings)), tables)
    asked = Asked(strategy, rounds, seed, session or 0, bankroll or 0, paths or 0, meter, stakes)
    found = simulation(elected, asked)
    started = time.perf_counter()
    sums = _run(found, _source(found.job, workers or cores(), cluster), resume, checkpoint)
    seconds = time.perf_counter() - started
    click.echo(answer(found, sums, seconds) if as_json else "\n".join(in_words(found, sums)))


class _Source(NamedTuple):
    """Who works: given the first block, the sums of one span of blocks after another."""

    job: "Job"
    workers: int
    cluster: str | None

    def begin(self, first: int) -> Iterator[tuple[int, "Sums"]]:
        if self.cluster:
            return on_cluster(self.job, first, self.cluster)
        return in_threads(self.job, first, self.workers)


def _source(job: "Job", workers: int, cluster: str | None) -> _Source:
    return _Source(job, min(workers, job.blocks), cluster)


def _run(found: "Simulation", source: _Source, resume: str | None, checkpoint: str | None) -> "Sums":
    """Do all blocks; broken off, leave a checkpoint and say how to go on."""
    from croupier.analysis.blocks import Sums
    from croupier.analysis.rules_of_play import RulesRefused
    from croupier.cli.checkpoints import load

    state: tuple[int, Sums] = (0, Sums())
    if resume:
        kept = load(resume, found.of, found.job.blocks)
        state = (kept.done, kept.sums)
    shown = _Shown(found.job.blocks, state[0])
    try:
        if state[0] < found.job.blocks:
            for done, sums in source.begin(state[0]):
                state = (done, state[1].plus(sums))  # both at once: Ctrl-C may come between any two steps
                shown.update(*state)
    except KeyboardInterrupt:
        shown.end()
        _leave(found, *state, resume, checkpoint)
        raise click.Abort from None
    except RulesRefused as error:  # seen only in a hand that is dealt
        raise InputRefused("bad-rules", str(error)) from None
    except ClusterLost as error:
        shown.end()
        _leave(found, *state, resume, checkpoint)
        raise InputRefused("cluster-lost", str(error)) from None
    shown.end()
    return state[1]


def _leave(found: "Simulation", done: int, sums: "Sums", resume: str | None, checkpoint: str | None) -> None:
    from croupier.cli.checkpoints import fingerprint, save

    if done == 0:
        click.echo("Broken off before anything was done.", err=True)
        return
    path = checkpoint or resume or f"{found.of['game']}-{fingerprint(tuple(found.of.values()))[:8]}.checkpoint.json"
    try:
        save(Path(path), found.of, done, sums)
    except OSError as error:
        raise InputRefused("no-file", f"{path} cannot be written: {error.strerror}; what was done is lost.") from None
    again = [part for part in sys.argv[1:] if part not in {"--resume", resume, f"--resume={resume}"}]
    say = f"Broken off with {sums.rounds:,} rounds done. To go on: "
    click.echo(say + shlex.join(["croupier", *again, "--resume", path]), err=True)


class _Shown:
    """A line on the terminal that says how far it is and how long it will take."""

    def __init__(self, blocks: int, done: int) -> None:
        self.blocks, self.first = blocks, done
        self.on = sys.stderr is not None and sys.stderr.isatty() and os.environ.get("TERM") != "dumb"
        self.started = self.last = time.monotonic()

    def update(self, done: int, sums: "Sums") -> None:
        now = time.monotonic()
        if self.on and now - self.last > 0.2:
            self.last = now
            left = (now - self.started) * (self.blocks - done) / max(done - self.first, 1)
            far = f"{100 * done // self.blocks:3d}%  {sums.rounds:,} rounds, about {duration(left)} left"
            click.echo(f"\r\033[K{far}; Ctrl-C keeps them", nl=False, err=True)

    def end(self) -> None:
        if self.on and self.last > self.started:
            click.echo("\r\033[K", nl=False, err=True)
