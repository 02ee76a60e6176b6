"""Errors as people and programs get them: one sentence, or one JSON object, on standard error."""

from collections.abc import Sequence
from typing import NoReturn

import msgspec

from croupier.rulebook.refusal import Refusal

NO = 1  # the answer is no: a check failed
REFUSED = 2  # the input was refused
LONGEST = 500  # characters of a message: its middle is left out when input that it echoes is endless


class InputRefused(Exception):
    """Input that cannot be used; the command ends with exit status 2."""

    def __init__(self, code: str, message: str, cites: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.code = code
        short = message if len(message) <= LONGEST else f"{message[: LONGEST - 150]} ... {message[-145:]}"
        self.message = short.encode("utf-8", "backslashreplace").decode()  # a file name may be no text at all
        self.cites = tuple(cites)


def raise_refusal(refusal: Refusal) -> NoReturn:
    """End the command with what the rulebook or the table refused."""
    raise InputRefused(refusal.reason.code, refusal.message, refusal.cites)


def error_text(error: InputRefused, as_json: bool) -> str:
    """The error as it is printed."""
    if as_json:
        body: dict[str, object] = {"code": error.code, "message": error.message}
        if error.cites:
            body["cites"] = error.cites
        return msgspec.json.encode({"error": body}).decode()
    cited = f" ({', '.join(error.cites)})" if error.cites else ""
    return f"croupier: {error.message}{cited}"
