"""The command line as a program sees it: exit status, one error, never a traceback."""

import subprocess
import sys
from pathlib import Path

import click
import pytest

from croupier.cli import main as cli
from croupier.cli.errors import InputRefused
from tests.cli.calling import call, refusal

CROUPIER = Path(sys.executable).parent / "croupier"
COMMANDS = (
    "analyze",
    "deal",
    "games",
    "log",
    "play",
    "report",
    "rules",
    "scan",
    "settle",
    "sheet",
    "simulate",
    "strategy",
)


def ran(*arguments, **settings):
    """The installed command in a process of its own."""
    return subprocess.run([CROUPIER, *arguments], capture_output=True, check=False, timeout=60, **settings)


@pytest.mark.parametrize(
    "arguments",
    [
        ("nonsense", "--json"),
        ("", "--json"),
        ("Games", "--json"),
        ("--json",),
        ("--json", "games"),
        ("games", "--nonsense", "--json"),
        ("games", "--json", "extra"),
        ("settle", "--json", "one.json", "two.json"),
        ("settle", "--json", "--set", "pair_plus=A"),
        ("\udcff", "--json"),
        ("games", "--json", "\udcff"),
        ("settle", "--json", "--\udcff"),
    ],
)
def test_a_wrong_call_is_refused_and_says_where_help_is(arguments):
    error = refusal(*arguments)
    assert error["code"] == "usage"
    assert "--help'." in error["message"]


def test_without_json_a_wrong_call_is_refused_in_a_sentence():
    called = call("nonsense")
    assert (called.status, called.out) == (2, "")
    assert called.err.startswith("croupier: No such command 'nonsense'. See '")
    assert called.err.endswith("croupier --help'.\n")


@pytest.mark.parametrize("arguments", [("--help",), ("-h",), *((command, "--help") for command in COMMANDS)])
def test_help_is_given_for_everything(arguments):
    called = call(*arguments)
    assert (called.status, called.err) == (0, "")
    assert called.out.startswith("Usage: ")


def test_every_command_is_listed_with_what_it_does():
    called = call("--help")
    for name in COMMANDS:
        assert f"\n  {name} " in called.out
    assert list(cli.croupier.list_commands(click.Context(cli.croupier))) == list(COMMANDS)


def test_the_version_is_told():
    called = call("--version")
    assert (called.status, called.err) == (0, "")
    assert called.out.startswith("croupier, version ")


@pytest.mark.parametrize(
    ("raised", "status", "said"),
    [
        (InputRefused("no-file", "There is no such file."), 2, '"code":"no-file"'),
        (click.UsageError("Wrong."), 2, '"code":"usage"'),
        (click.FileError("x", "unreadable"), 2, '"code":"input"'),
        (click.Abort(), 130, ""),
        (KeyboardInterrupt(), 130, ""),
        (cli.ReaderGone(), 0, ""),  # whoever read the answer has gone away
    ],
)
def test_every_expected_failure_becomes_an_exit_status(monkeypatch, raised, status, said):
    def failing(**_):
        raise raised

    monkeypatch.setattr(cli.croupier, "main", failing)
    called = call("--json")
    assert called.status == status
    assert said in called.err
    assert called.out == ""


@pytest.mark.parametrize(("returned", "status"), [(None, 0), (0, 0), (1, 1)])
def test_a_command_may_answer_no(monkeypatch, returned, status):
    monkeypatch.setattr(cli.croupier, "main", lambda **_: returned)
    assert call("games").status == status


# In a process of its own ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "given"),
    [
        (("settle", "--json"), b"{"),
        (("settle", "--json"), b"[" * 100_000),
        (("settle", "--json", "-"), b"\xff\n"),
        (("settle", "--json", "nowhere.json"), b""),
        (("settle", "--json", b"\xff"), b""),
        (("games", "--json", b"\xff"), b""),
    ],
)
def test_the_installed_command_refuses_without_a_traceback(tmp_path, arguments, given):
    done = ran(*arguments, input=given, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b'{"error":{"code":')
    assert done.stderr.count(b"\n") == 1


@pytest.mark.parametrize("arguments", [("settle", "--json"), ("settle", "--json", "-")])
def test_without_standard_input_a_round_is_refused(arguments):
    """As when a service starts the command with its input closed."""
    command = ["/bin/sh", "-c", 'exec "$@" <&-', "sh", CROUPIER, *arguments]
    done = subprocess.run(command, capture_output=True, check=False, timeout=60)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b'{"error":{"code":')
    assert done.stderr.count(b"\n") == 1


@pytest.mark.parametrize("arguments", [("play",), ("play", "three-card-poker")])
@pytest.mark.parametrize("closed", ["<&-", ">&-"])
def test_without_a_terminal_to_read_and_write_nothing_is_played(arguments, closed):
    command = ["/bin/sh", "-c", f'exec "$@" {closed}', "sh", CROUPIER, *arguments]
    done = subprocess.run(command, capture_output=True, check=False, timeout=60)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b"croupier: ")
    assert done.stderr.count(b"\n") == 1


@pytest.mark.parametrize("arguments", [("games", "--json"), ("rules",), ("sheet", "premium-hold-em")])
def test_a_reader_that_goes_away_is_no_failure(arguments):
    with subprocess.Popen([CROUPIER, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.close()
        assert process.wait(60) == 0
        assert process.stderr is not None
        assert process.stderr.read() == b""


def test_the_installed_command_lists_the_games():
    done = ran("games")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"three-card-poker" in done.stdout
