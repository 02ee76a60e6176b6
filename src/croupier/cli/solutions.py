"""Solutions kept in the user's cache, so that a game is solved once and then only priced.

A file says in its header what it is: of which program, of which inputs, with a checksum for every block of its content.
Whatever does not agree is as good as missing. Nothing depends on the cache: without one a game is solved each time.
"""

import atexit
import mmap
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from zlib import crc32

import click
import msgspec

if TYPE_CHECKING:
    from numpy.typing import NDArray

SCHEMA: Final = 1
MAGIC: Final = b"croupier solution\n"
BLOCK: Final = 1 << 20  # bytes under one checksum; small enough to share among threads
PAGE: Final = 4096  # where the content begins
ALIGNED: Final = 64  # bytes at which each array begins
KEPT: Final = 4 << 30  # bytes of all solutions together; the least recently used ones go first
KEPT_KERNELS: Final = 4  # versions of the code whose compiled kernels are kept
_NUMERIC: Final = "biuf"
_SOURCES: Final = Path(__file__).parents[1]
_MADE_BY: Final = ("analysis", "cards", "rulebook")  # the rooms whose code decides what a solution is


class _Kept(msgspec.Struct, array_like=True):
    """Where an array lies in the content, and the checksums of its blocks."""

    name: str
    kind: str
    shape: tuple[int, ...]
    offset: int
    checks: list[int]


class _Header(msgspec.Struct):
    schema: int
    program: str
    digest: str
    arrays: list[_Kept]


def load(digest: str) -> "dict[str, NDArray[Any]] | None":
    """The solution stored under this digest, or None where there is none that can be trusted."""
    folder = cache_folder()
    if folder is None:
        return None
    path = _path(folder, digest)
    try:
        with path.open("rb") as file:
            content = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_COPY)  # private: what it gives may be written to
        os.utime(path)
    except (OSError, ValueError):  # missing, unreadable, or empty
        return None
    arrays = _read(content, digest)
    if arrays is None:
        _tell("A stored solution is damaged or of another version; the game is solved again.")
    return arrays


def save(digest: str, arrays: "Mapping[str, NDArray[Any]]") -> None:
    """Store a solution under this digest, as a whole or not at all."""
    folder = cache_folder()
    try:
        if folder is None:
            raise OSError("no home")
        path = _path(folder, digest)
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        _write(path, digest, arrays)
        _make_room(path.parent)
    except OSError as error:
        _tell(f"The solution cannot be kept for the next time: {error.strerror or error}.")


def prepare_kernels() -> None:
    """Have Numba keep compiled kernels in the user's cache; to be called before it is imported.

    A kernel has others compiled into it, and Numba does not see when one of those changes in another file; so kernels
    of other code have another folder.
    """
    if "NUMBA_CACHE_DIR" in os.environ or "numba" in sys.modules:
        return
    folder = cache_folder()
    try:
        if folder is None:
            raise OSError
        kernels = folder / "kernels" / _code("njit", ("analysis", "cards"))
        kernels.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.utime(kernels)
        with tempfile.TemporaryFile(dir=kernels):
            os.environ["NUMBA_CACHE_DIR"] = str(kernels)
        _forget_kernels(kernels.parent)
    except OSError:  # Numba compiles nothing where it has no place to keep it
        place = tempfile.mkdtemp(prefix="croupier-")
        atexit.register(shutil.rmtree, place, ignore_errors=True)
        os.environ["NUMBA_CACHE_DIR"] = place


def cache_folder() -> Path | None:
    """Where this user's cached files go, or None where no home is known."""
    given = os.environ.get("XDG_CACHE_HOME", "")
    try:
        base = Path(given) if Path(given).is_absolute() else Path.home() / ".cache"
    except RuntimeError:
        return None
    return base / "croupier"


@cache
def program() -> str:
    """The version of the program with a digest of the code that solves: after a change no old solution is trusted."""
    return f"{version('croupier')} {_code('', _MADE_BY)}"


def _code(word: str, rooms: tuple[str, ...]) -> str:
    """A digest of the modules of these rooms in which this word stands."""
    code = blake2b(digest_size=16)
    for path in sorted(path for room in rooms for path in (_SOURCES / room).glob("*.py")):
        content = path.read_bytes()
        if word.encode() in content:
            code.update(f"{path.name} {len(content)}\n".encode() + content)
    return code.hexdigest()


def _forget_kernels(folder: Path) -> None:
    """Remove the kernels of older code."""
    used = sorted(((entry.stat().st_mtime, entry.path) for entry in os.scandir(folder)), reverse=True)
    for _, path in used[KEPT_KERNELS:]:
        shutil.rmtree(path, ignore_errors=True)


def _path(folder: Path, digest: str) -> Path:
    return folder / "solutions" / f"{blake2b(digest.encode(), digest_size=16).hexdigest()}.solution"


def _read(content: mmap.mmap, digest: str) -> "dict[str, NDArray[Any]] | None":
    """The arrays of a file, if every part of it is as it was written for this digest by this program."""
    import numpy as np

    header, end = _header(content)
    if header is None or (header.schema, header.program, header.digest) != (SCHEMA, program(), digest):
        return None
    arrays: dict[str, NDArray[Any]] = {}
    start = _next(end, PAGE)
    for kept in header.arrays:
        first, kind, count = start + kept.offset, np.dtype(kept.kind), int(np.prod(kept.shape, dtype=np.int64))
        if first + kind.itemsize * count > len(content) or content[end:first].strip(b"\0"):
            return None
        end = first + kind.itemsize * count
        array = np.frombuffer(content, kind, count, first) if count else np.empty(0, kind)
        arrays[kept.name] = array.reshape(kept.shape)
    whole = end == len(content) and all(_checks(arrays[kept.name]) == kept.checks for kept in header.arrays)
    return arrays if whole else None


def _header(content: mmap.mmap) -> tuple[_Header | None, int]:
    """The header, if it is as it was written, and where it ends."""
    fixed = len(MAGIC) + 4 + 32
    length = int.from_bytes(content[len(MAGIC) : len(MAGIC) + 4], "little")
    body = content[fixed : fixed + length]
    if content[: len(MAGIC)] != MAGIC or content[fixed - 32 : fixed] != blake2b(body, digest_size=32).digest():
        return None, 0
    try:
        return msgspec.json.decode(body, type=_Header), fixed + length
    except msgspec.DecodeError:  # written by a program with another form of header
        return None, 0


def _write(path: Path, digest: str, arrays: "Mapping[str, NDArray[Any]]") -> None:
    import numpy as np

    whole = {name: np.ascontiguousarray(array) for name, array in arrays.items()}
    assert whole and all(array.dtype.kind in _NUMERIC for array in whole.values()), "a solution is made of numbers"
    kept, offset = [], 0
    for name, array in whole.items():
        kept.append(_Kept(name, array.dtype.str, array.shape, offset, _checks(array)))
        offset = _next(offset + array.nbytes, ALIGNED)
    body = msgspec.json.encode(_Header(SCHEMA, program(), digest, kept))
    head = MAGIC + len(body).to_bytes(4, "little") + blake2b(body, digest_size=32).digest() + body
    start = _next(len(head), PAGE)
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix="unfinished-", delete=False) as file:
        try:
            file.write(head)
            for one, array in zip(kept, whole.values(), strict=True):
                file.seek(start + one.offset)
                file.write(array.reshape(-1).view(np.uint8).data)
            file.truncate(start + kept[-1].offset + array.nbytes)
            file.close()
            Path(file.name).replace(path)
        except BaseException:
            Path(file.name).unlink(missing_ok=True)
            raise


def _next(offset: int, step: int) -> int:
    """The first multiple of the step that is not before the offset."""
    return -(-offset // step) * step


def _checks(array: "NDArray[Any]") -> list[int]:
    """A checksum for each block of an array; checksums and threads together keep up with the disk."""
    import numpy as np

    content = array.reshape(-1).view(np.uint8).data
    blocks = (content[start : start + BLOCK] for start in range(0, array.nbytes, BLOCK))
    if array.nbytes <= BLOCK:
        return [crc32(block) for block in blocks]
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        return list(threads.map(crc32, blocks))


def _make_room(folder: Path) -> None:
    """Remove the least recently used files until the rest is within its limit."""
    left = KEPT
    for path, size in _by_use(folder):
        left -= size
        if left < 0:
            path.unlink(missing_ok=True)


def _by_use(folder: Path) -> Iterator[tuple[Path, int]]:
    files = [(entry.stat(), entry.path) for entry in os.scandir(folder) if entry.is_file()]
    return ((Path(path), stat.st_size) for stat, path in sorted(files, key=lambda file: -file[0].st_mtime))


@cache  # said once
def _tell(message: str) -> None:
    if sys.stderr.isatty():
        click.echo(f"croupier: {message}", err=True)
