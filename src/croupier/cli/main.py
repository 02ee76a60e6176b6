"""The command line: `croupier COMMAND`. Each command is imported only when it is asked for."""

import sys
from importlib import import_module
from io import StringIO
from typing import Final

import click

from croupier.cli.errors import REFUSED, InputRefused, error_text

_COMMANDS: Final = {
    "analyze": "Say what every wager of a game is worth, exactly, under any pay tables.",
    "deal": "Deal rounds at automated tables with scripted players, into a store.",
    "games": "List the games with their options and wagers.",
    "log": "List, export, verify and replay what tables have logged, and show their accounts.",
    "play": "Play any of the games in the terminal, with play money.",
    "report": "Write what every wager of a game is worth, and the rules behind it, as a document.",
    "rules": "Show every paragraph with the code that meets it and the test that proves it.",
    "scan": "Price every legal combination of options and pay tables, and rank them.",
    "settle": "Settle a fully specified round from a JSON file.",
    "sheet": "Print the rule sheet of a game.",
    "simulate": "Deal rounds by chance: a third opinion, sessions, ruin, meter paths.",
    "strategy": "Show best play as tables, drawings and short rules, or the worth of every choice.",
}


class ReaderGone(Exception):
    """Whoever read our output has gone. click ends the process with status 1 on a broken pipe before `main` sees it."""


class _Commands(click.Group):
    """A group whose commands are modules of this room, found by name."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in _COMMANDS:
            return None
        command = import_module(f"croupier.cli.{cmd_name}").command
        assert isinstance(command, click.Command), f"{cmd_name} is not a command"
        return command

    def invoke(self, ctx: click.Context) -> object:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise ReaderGone from None

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(_COMMANDS.items()))


@click.group(cls=_Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="croupier", prog_name="croupier")
@click.pass_context
def croupier(ctx: click.Context) -> None:
    """The table games of New Jersey's casinos, as the regulation says.

    Exit status: 0 done, 1 the answer is no, 2 the input was refused.
    """
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def main() -> None:
    """Run the command line and turn every expected failure into one clear error."""
    as_json = "--json" in sys.argv
    try:
        status = croupier.main(prog_name="croupier", standalone_mode=False)
    except InputRefused as error:
        status = _fail(error, as_json)
    except click.UsageError as error:
        hint = f" See '{error.ctx.command_path} --help'." if error.ctx else ""
        status = _fail(InputRefused("usage", error.format_message() + hint), as_json)
    except click.ClickException as error:
        status = _fail(InputRefused("input", error.format_message()), as_json)
    except (click.Abort, KeyboardInterrupt):
        status = 130
    except ReaderGone:
        sys.stdout = StringIO()  # Python writes what is left there when it ends
        sys.stderr.close()  # nobody is left to tell
        status = 0
    sys.exit(status if isinstance(status, int) else 0)


def _fail(error: InputRefused, as_json: bool) -> int:
    click.echo(error_text(error, as_json), err=True)
    return REFUSED
