"""A secret key in a file that nobody but its owner may read, made when it is first needed."""

import os
import tempfile
from pathlib import Path
from typing import Final

from croupier.store.problems import WrongKey

LENGTH: Final = 32
_PRIVATE: Final = 0o077


def read_key(path: Path) -> bytes | None:
    """The key in the file, or none where there is no such file."""
    try:
        mode, key = path.stat().st_mode, path.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise WrongKey(f"The key in {path} cannot be read: {error.strerror}.") from None
    if mode & _PRIVATE:
        raise WrongKey(f"The key in {path} can be read by others: run chmod 600 on it, and consider it known.")
    if len(key) != LENGTH:
        raise WrongKey(f"{path} holds {len(key)} bytes; a key has {LENGTH}.")
    return key


def make_key(path: Path) -> bytes:
    """A new key in a new file. It is on disk as a whole before anything depends on it; a key that is there stays."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")  # with mode 0600
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(os.urandom(LENGTH))
            file.flush()
            os.fsync(handle)
        os.link(name, path)
    except FileExistsError:
        pass
    finally:
        os.unlink(name)
    sync_folder(path.parent)
    key = read_key(path)
    assert key is not None
    return key


def sync_folder(folder: Path) -> None:
    """Put the names of a folder's files on disk."""
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
