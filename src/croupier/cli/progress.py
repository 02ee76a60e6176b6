"""How far long work has come: one line on a terminal, and nothing where nobody sits."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

import click

Progress = Callable[[str, int, int], None]
"""Told what is being done, how much of it is done, and how much there is."""

_EVERY: Final = 0.1  # seconds between two lines
_ERASE: Final = "\r\x1b[K"


@contextmanager
def shown_progress(title: str) -> Iterator[Progress]:
    """Progress as it is shown while work goes on; the line is gone when it is done."""
    if not sys.stderr.isatty():
        yield _silent
        return
    shown = float("-inf")

    def show(what: str, done: int, whole: int) -> None:
        nonlocal shown
        if monotonic() >= shown + _EVERY:
            shown = monotonic()
            share = f" {100 * done // whole}%" if whole else ""
            click.echo(f"{_ERASE}{title}: {what}{share}", err=True, nl=False)

    try:
        show("getting ready", 0, 0)
        yield show
    finally:
        click.echo(_ERASE, err=True, nl=False)


def _silent(what: str, done: int, whole: int) -> None:
    del what, done, whole


def duration(seconds: float) -> str:
    """A time as a clock shows it: `0:07`, `1:02:03`."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
