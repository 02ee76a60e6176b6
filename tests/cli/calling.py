"""Calls the command line inside the test's own process: arguments and standard input in, everything it says out.

Streams are made of bytes as real ones are, so that text which cannot be written shows. Whatever the command line
lets escape, such as an error of ours, escapes from the call too and fails the test with its traceback.
"""

import io
import json
import sys
from contextlib import redirect_stderr, redirect_stdout
from typing import NamedTuple
from unittest.mock import patch

from croupier.cli.main import main


class Called(NamedTuple):
    """What came of a call."""

    status: int
    out: str
    err: str


class Kept(io.BytesIO):
    """Bytes that can still be read after the stream above them was closed."""

    def close(self) -> None:
        pass


def call(*arguments: str, given: bytes | str = b"") -> Called:
    """`croupier` with these arguments, and these bytes on standard input."""
    entered = given.encode() if isinstance(given, str) else given
    out, err = Kept(), Kept()
    streams = (
        patch.object(sys, "argv", ["croupier", *arguments]),
        patch.object(sys, "stdin", io.TextIOWrapper(io.BytesIO(entered), encoding="utf-8")),
        redirect_stdout(io.TextIOWrapper(out, encoding="utf-8", write_through=True)),
        redirect_stderr(io.TextIOWrapper(err, encoding="utf-8", errors="backslashreplace", write_through=True)),
    )
    status = None
    with streams[0], streams[1], streams[2], streams[3]:
        try:
            main()
        except SystemExit as leaving:
            status = leaving.code
    assert isinstance(status, int), "a call ends with an exit status"
    return Called(status, out.getvalue().decode(), err.getvalue().decode())


def answer(*arguments: str, given: bytes | str = b"") -> object:
    """The JSON that a call answers with; it must be done, and nothing else be said."""
    called = call(*arguments, given=given)
    assert (called.status, called.err) == (0, ""), called
    return json.loads(called.out)


def refusal(*arguments: str, given: bytes | str = b"") -> dict:
    """The error of a call that must be refused."""
    called = call(*arguments, given=given)
    assert called.out == "", called
    return error_of(called)


def error_of(called: Called) -> dict:
    """Exit status 2, and on standard error exactly one JSON object with a code and a sentence."""
    assert called.status == 2, called
    assert called.err.endswith("\n"), called
    assert called.err.count("\n") == 1, called
    said = json.loads(called.err)
    assert set(said) == {"error"}, said
    assert {"code", "message"} <= set(said["error"]) <= {"code", "message", "cites"}, said
    assert said["error"]["message"].endswith("."), said
    return said["error"]
