"""What the tests of the terminal game share: typing lines, and reading what the person sees."""

from collections.abc import Callable, Iterator

import pytest
from click.testing import CliRunner


@pytest.fixture
def typed(monkeypatch) -> Callable[..., str]:
    """Plays with these lines typed one after the other, then the end of input; gives the screen."""

    def play(lines: str, *arguments: str) -> str:
        from croupier.cli.play import command  # noqa: PLC0415 - the fixture is shared with tests that need no game

        waiting: Iterator[str] = iter(lines.split("|") if lines else [])
        screen: list[str] = []

        def answer(prompt: str = "") -> str:
            line = next(waiting, None)
            screen.append(f"{prompt}{'' if line is None else line}")
            if line is None:
                raise EOFError
            return line

        monkeypatch.setenv("NO_COLOR", "1")
        monkeypatch.setattr("builtins.input", answer)
        monkeypatch.setattr("click.echo", lambda text="", **_: screen.append(str(text)))
        CliRunner().invoke(command, arguments, standalone_mode=False, catch_exceptions=False)
        return "\n".join(screen)

    return play
