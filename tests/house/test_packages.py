"""The set-up hands pip's sources to uv, and says what to do when it cannot go on."""

import importlib.util

import pytest

from tests.house.tracked import ROOT

spec = importlib.util.spec_from_file_location("packages", ROOT / "requirements" / "packages.py")
packages = importlib.util.module_from_spec(spec)
spec.loader.exec_module(packages)


def test_uv_looks_where_pip_looks(monkeypatch):
    settings = {"extra-index-url": "file:///a file:///b", "find-links": "wheels more", "cert": "ca.crt", "quiet": "1"}
    monkeypatch.setattr(packages, "pip_settings", lambda: settings)
    for name in ("UV_INDEX", "UV_FIND_LINKS", "SSL_CERT_FILE"):
        monkeypatch.delenv(name, raising=False)
    given = packages.uv_environment()
    assert given["UV_INDEX"] == "file:///a file:///b"
    assert given["UV_FIND_LINKS"] == "wheels,more"
    assert given["SSL_CERT_FILE"] == "ca.crt"


def test_what_is_said_to_uv_itself_comes_first(monkeypatch):
    monkeypatch.setattr(packages, "pip_settings", lambda: {"index-url": "https://for-pip"})
    monkeypatch.setenv("UV_DEFAULT_INDEX", "https://for-uv")
    assert packages.uv_environment()["UV_DEFAULT_INDEX"] == "https://for-uv"


def test_pip_settings_are_read_with_the_environment_first(monkeypatch, tmp_path):
    monkeypatch.setattr(packages, "python_with_pip", lambda: str(tmp_path / "python"))
    lines = [
        "global.find-links='\\na\\nb'",
        "install.timeout='9'",
        "global.timeout='3'",
        ":env:.timeout='30'",
        "user=x",
    ]
    listing = "\n".join(lines)
    monkeypatch.setattr(packages.subprocess, "run", lambda *_, **__: type("Done", (), {"stdout": listing}))
    assert packages.pip_settings() == {"find-links": "a b", "timeout": "30"}


def test_a_python_without_venv_gets_advice(monkeypatch, tmp_path):
    monkeypatch.setattr(packages, "problem_of", lambda *_, **__: "No module named venv")
    with pytest.raises(packages.SetupError, match="apt install python3-venv"):
        packages.make_environment(tmp_path)


def test_when_uv_fails_pip_tries_and_its_failure_is_told(monkeypatch, capsys):
    monkeypatch.setattr(packages, "has_uv", lambda: True)
    monkeypatch.setattr(packages, "with_uv", lambda lock, exactly: "long story\nno such package")
    monkeypatch.setattr(packages, "with_pip", lambda lock: None)
    packages.install(packages.LOCKS / "dev.txt", exactly=True)
    assert "pip tries: no such package" in capsys.readouterr().out
    monkeypatch.setattr(packages, "with_pip", lambda lock: "nothing found")
    with pytest.raises(packages.SetupError, match=r"(?s)dev\.txt pins cannot be installed.*nothing found"):
        packages.install(packages.LOCKS / "dev.txt", exactly=True)


@pytest.mark.parametrize(("user", "tools", "asked"), [
    (0, ["strace", "apt-get"], []),
    (0, ["apt-get"], ["install", "update", "install"]),
    (0, [], []),
    (1000, ["apt-get"], []),
])  # fmt: skip
def test_strace_is_installed_where_that_is_possible(monkeypatch, user, tools, asked):
    commands = []
    monkeypatch.setattr(packages.os, "geteuid", lambda: user)
    monkeypatch.setattr(packages.shutil, "which", lambda name: name if name in tools else None)
    monkeypatch.setattr(packages, "problem_of", lambda *command, env: commands.append(command[1]) or "no list")
    assert packages.has_strace() is ("strace" in tools)
    assert commands == asked
