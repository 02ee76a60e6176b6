"""`croupier sheet GAME`: the rule sheet for players."""

import textwrap
from collections.abc import Iterator

import click
import msgspec

from croupier.cli.elections import game_argument, read_game, read_settings
from croupier.cli.errors import InputRefused, raise_refusal
from croupier.games.discrepancies import touching
from croupier.games.sources import NOTE, source_mark
from croupier.rulebook.refusal import Refusal
from croupier.rulebook.sheet import Line, Sheet, rule_sheet
from croupier.table.table import open_table

WIDTH = 100


@click.command(name="sheet")
@game_argument
@click.option("--method", default="", help="The method of dealing; manual-shoe unless said otherwise.")
@click.option("--no-cites", is_flag=True, help="Leave the paragraphs out.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(game: str, settings: tuple[str, ...], method: str, no_cites: bool, as_json: bool) -> None:
    """Print the rule sheet of GAME under the options elected."""
    elected = read_game(game, read_settings(settings))
    methods = elected.definition.methods
    if method and method not in methods:
        raise InputRefused("unknown-method", f"{elected.definition.title} is dealt by {', '.join(methods)}.")
    table = open_table(elected, method)
    if isinstance(table, Refusal):  # no table under these options, so no sheet at one either
        raise_refusal(table)
    sheet = rule_sheet(elected, table.method, touching(elected.definition.key))
    click.echo(msgspec.json.encode(sheet) if as_json else "\n".join(sheet_text(sheet, not no_cites)))


def sheet_text(sheet: Sheet, cites: bool) -> Iterator[str]:
    """The sheet as lines of text."""
    yield f"{sheet.title}  ({sheet.rules})"
    for section in sheet.sections:
        yield f"\n{section.heading}"
        for line in section.lines:
            yield from _line(line, cites, "" if section.findings else sheet.rules)
    if cites:
        yield f"\n{NOTE}"


def _line(line: Line, cites: bool, rules: str) -> Iterator[str]:
    words = f"{line.label}: {line.says}" if line.says else line.label
    cited = f"  ({', '.join(source_mark(c, rules) for c in line.cites)})" if cites and line.cites else ""
    yield from textwrap.wrap(words + cited, WIDTH, initial_indent="  ", subsequent_indent="      ")
