"""A witness outside the database: it has seen every checkpoint, so that an older copy of the store does not pass.

One line a checkpoint, appended. It may lie on another machine's disk; it need not be on disk before a command is
answered, since a witness that lacks its last lines only knows less.
"""

import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

import msgspec

from croupier.store.chain import canonical
from croupier.store.problems import RolledBack
from croupier.store.signing import Checkpoint


class Seen(msgspec.Struct, frozen=True):
    """What a witness knows of one table."""

    hash: str
    seq: int
    table: str


class Witness:
    """The file, open for appending."""

    def __init__(self, path: Path) -> None:
        _end_last_line(path)
        self._handle = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_CLOEXEC, 0o644)

    def saw(self, checkpoints: Iterable[Checkpoint]) -> None:
        lines = [canonical(Seen(each.hash, each.seq, each.table)) + b"\n" for each in checkpoints]
        left = b"".join(lines)
        while left:
            left = left[os.write(self._handle, left) :]

    def close(self) -> None:
        os.close(self._handle)


def last_seen(path: Path) -> dict[str, Seen]:
    """The last checkpoint that the witness saw of each table; since records are chained, it vouches for all before."""
    found: dict[str, Seen] = {}
    for seen in _lines(path):
        if seen.table not in found or found[seen.table].seq <= seen.seq:
            found[seen.table] = seen
    return found


def refusal(seen: Seen, hash_there: str | None, path: Path) -> RolledBack:
    """The sentence for a store whose record `seen.seq` is missing or has another hash."""
    what = "ends before it" if hash_there is None else "has another record in its place"
    return RolledBack(
        f"The witness {path} saw record {seen.seq} of {seen.table}, and the store {what}: it was rolled back or "
        "replaced. Put the newest copy of the store back."
    )


def _lines(path: Path) -> Iterator[Seen]:
    """Lines that cannot be read were being written when the machine stopped, and do not count."""
    decoder = msgspec.json.Decoder(Seen)
    if not path.exists():
        return
    with path.open("rb") as file:
        for text in file:
            with suppress(msgspec.DecodeError, UnicodeDecodeError):
                if text.endswith(b"\n"):
                    yield decoder.decode(text)


def _end_last_line(path: Path) -> None:
    """Cut off a line that was not written to its end."""
    if path.exists():
        text = path.read_bytes()
        if text and not text.endswith(b"\n"):
            os.truncate(path, text.rfind(b"\n") + 1)
