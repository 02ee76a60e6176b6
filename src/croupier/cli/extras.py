"""The packages that only some commands need: what to install where they are missing."""

from importlib.util import find_spec
from typing import Final

from croupier.cli.errors import InputRefused

_EXTRAS: Final = {
    "analysis": ("numpy", "numba"),
    "report": ("numpy", "numba", "typst", "xlsxwriter"),
    "cluster": ("numpy", "numba", "distributed"),
}


def require(extra: str) -> None:
    """Refuse with one sentence where a package of this extra is missing."""
    missing = [package for package in _EXTRAS[extra] if find_spec(package) is None]
    if missing:
        raise InputRefused(
            "not-installed",
            f"This needs {' and '.join(missing)}: install the extra {extra} with pip install 'croupier[{extra}]'.",
        )
