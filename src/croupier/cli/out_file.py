"""The file that `--out` names: its form goes by the end of its name."""

from pathlib import Path

from croupier.cli.errors import InputRefused


def read_out(name: str | None, forms: tuple[str, ...]) -> tuple[Path, str] | None:
    """The file and its form, refused before any long work where it cannot be written so."""
    if name is None:
        return None
    path = Path(name)
    form = path.suffix.removeprefix(".").lower()
    if form not in forms:
        raise InputRefused("bad-file-name", f"--out writes {', '.join(f'.{one}' for one in forms)}; {name!r} is none.")
    return check_place(name), form


def check_place(name: str) -> Path:
    """The file, provided that there may be one."""
    path = Path(name)
    if "\0" in name or not path.parent.is_dir() or path.is_dir():
        raise InputRefused("no-file", f"{name} cannot be written: there is no such folder, or it is one itself.")
    return path


def write_out(path: Path, content: str | bytes) -> None:
    """Write the file, or say why it cannot be."""
    try:
        path.write_bytes(content.encode() if isinstance(content, str) else content)
    except OSError as error:
        raise InputRefused("no-file", f"{path} cannot be written: {error.strerror}.") from None
