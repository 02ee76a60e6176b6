"""A simulation that was broken off, as a file: what is done, and of which simulation it is a part."""

import tempfile
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from croupier.analysis.blocks import Sums
from croupier.cli.errors import InputRefused

FORMAT: Final = 1
_SAID_AS: Final = {
    "program": "another version of croupier",
    "game": "another game",
    "seed": "another seed",
    "amount": "another number of rounds or paths",
    "inputs": "other options, pay tables, stakes or rules of play",
}


class Checkpoint(msgspec.Struct, frozen=True):
    """The blocks that are done and what they add up to; `of` says what they are blocks of."""

    format: int
    of: Mapping[str, str]
    done: int
    sums: Sums


def save(path: Path, of: Mapping[str, str], done: int, sums: Sums) -> None:
    """Write a checkpoint, as a whole or not at all."""
    text = msgspec.json.encode(Checkpoint(FORMAT, of, done, sums))
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix=f"{path.name}.", delete=False) as file:
        try:
            file.write(text)
            file.close()
            Path(file.name).replace(path)
        except BaseException:
            Path(file.name).unlink(missing_ok=True)
            raise


def load(path: str, of: Mapping[str, str], blocks: int) -> Checkpoint:
    """The checkpoint in a file, which must be of this simulation."""
    try:
        found = msgspec.json.decode(Path(path).read_bytes(), type=Checkpoint)
    except OSError as error:
        raise InputRefused("no-file", f"{path} cannot be read: {error.strerror}.") from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise InputRefused("bad-checkpoint", f"{path} is no checkpoint of a simulation, or is damaged.") from None
    other = [words for name, words in _SAID_AS.items() if found.of.get(name) != of[name]]
    if other:
        raise InputRefused(
            "other-checkpoint", f"{path} is of {', '.join(other)}; repeat the command that was broken off."
        )
    if found.format != FORMAT or not 0 <= found.done <= blocks:
        raise InputRefused("bad-checkpoint", f"{path} is no checkpoint of a simulation, or is damaged.")
    return found


def fingerprint(value: object) -> str:
    """A digest of everything that a simulation depends on: arrays, numbers, words, and tuples of them."""
    digest = blake2b(digest_size=16)
    for part in _parts(value):
        digest.update(part)
    return digest.hexdigest()


def _parts(value: object) -> Iterator[bytes | memoryview]:
    """What is digested; rankings are objects and left out, since what matters of them is in the tables beside them."""
    if isinstance(value, tuple):
        yield b"(%d" % len(value)
        for part in value:
            yield from _parts(part)
    elif isinstance(value, np.ndarray):
        yield f"{value.dtype.str}{value.shape}".encode()
        yield np.ascontiguousarray(value).reshape(-1).view(np.uint8).data
    elif value is None or isinstance(value, bool | int | str | msgspec.Struct):
        yield msgspec.json.encode(value) + b","
