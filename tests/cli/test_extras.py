"""What is missing is named, with the line that installs it."""

import tomllib
from pathlib import Path

import pytest

from croupier.cli import extras
from croupier.cli.errors import InputRefused

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"]


@pytest.mark.parametrize("extra", extras._EXTRAS)
def test_what_is_installed_is_not_refused(extra):
    extras.require(extra)


@pytest.mark.parametrize(
    ("gone", "names"), [({"numba"}, "needs numba:"), ({"numpy", "numba"}, "needs numpy and numba:")]
)
def test_what_is_missing_is_named_with_what_to_type(gone, names, monkeypatch):
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name in gone else object())
    with pytest.raises(InputRefused, match=names) as refused:
        extras.require("analysis")
    assert refused.value.code == "not-installed"
    assert refused.value.message.endswith("pip install 'croupier[analysis]'.")


def test_the_packages_are_those_that_the_project_declares():
    declared = PROJECT["optional-dependencies"]
    for extra, packages in extras._EXTRAS.items():
        asked = " ".join(declared[extra] + (declared["analysis"] if "croupier[analysis]" in declared[extra] else []))
        assert all(package in asked for package in packages), extra
