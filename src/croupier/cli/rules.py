"""`croupier rules`: the matrix of paragraphs, and the register of discrepancies."""

import click
import msgspec

from croupier.cli.errors import NO, InputRefused
from croupier.cli.matrix import Row, matrix
from croupier.games.discrepancies import REGISTER


@click.command(name="rules")
@click.argument("prefix", required=False, default="")
@click.option("--open", "only_open", is_flag=True, help="Only paragraphs that are open or blank.")
@click.option("--register", "register", is_flag=True, help="The register of discrepancies instead; PREFIX such as T-8.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(prefix: str, only_open: bool, register: bool, as_json: bool) -> int:
    """Show every paragraph with the code that meets it and the test that proves it.

    PREFIX leaves only references that start so, such as 19:47-20.6. The exit status is 1 when a paragraph is blank:
    neither met with code and test, nor waived, nor left to a room that is still to come.
    """
    if register:
        if only_open:
            raise InputRefused("usage", "--open is about paragraphs; the register has entries. Leave one of them out.")
        _print_register(prefix, as_json)
        return 0
    rows = [row for row in matrix() if _under(row.ref, prefix)]
    if not rows:
        raise InputRefused("no-such-paragraph", f"No paragraph's reference starts with {prefix!r}.")
    blanks = sum(row.blank for row in rows)
    shown = [row for row in rows if row.open or row.blank] if only_open else rows
    if as_json:
        click.echo(msgspec.json.encode({"paragraphs": shown}))
    else:
        for row in shown:
            click.echo(_readable(row))
        click.echo(_summary(rows))
    return NO if blanks else 0


def _under(ref: str, prefix: str) -> bool:
    """Whether a reference or a key starts with these words; 20.1 is not the start of 20.10."""
    rest = ref[len(prefix) :]
    return ref.startswith(prefix) and not (prefix[-1:].isdigit() and rest[:1].isdigit())


def _readable(row: Row) -> str:
    state = row.met if row.open is None else f"{row.met}, open: {row.open}"
    source = "" if row.source == "regulation" else f"  [{row.source}: not a paragraph of a New Jersey text]"
    lines = [f"{row.ref}  ({state}){source}", f"    {row.requires}"]
    if row.reason:
        lines.append(f"    waived: {row.reason}")
    lines += [f"    code  {place}" for place in row.code]
    lines += [f"    test  {name}" for name in row.tests]
    if row.blank:
        lines.append("    BLANK: no code and test together meet this paragraph")
    return "\n".join(lines)


def _summary(rows: list[Row]) -> str:
    waived = sum(row.met == "waived" for row in rows)
    opened = sum(row.open is not None for row in rows)
    blank = sum(row.blank for row in rows)
    met = len(rows) - waived - opened - blank
    return f"\n{len(rows)} paragraph{'s' * (len(rows) != 1)}: {met} met, {opened} open, {waived} waived, {blank} blank."


def _print_register(prefix: str, as_json: bool) -> None:
    entries = [entry for entry in REGISTER if _under(entry.key, prefix)]
    if not entries:
        raise InputRefused("no-such-entry", f"No entry of the register starts with {prefix!r}.")
    if as_json:
        click.echo(msgspec.json.encode({"discrepancies": entries}))
        return
    for entry in entries:
        click.echo(f"{entry.key}  {', '.join(entry.cites)}\n    {entry.finding}\n    -> {entry.resolution}")
        if entry.option:
            click.echo(f"    --set {entry.option}={entry.printed} (default) or {entry.alternative}")
