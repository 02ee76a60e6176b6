"""`croupier log`: what stands in a store or an exported log, for operators and auditors."""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click
import msgspec

from croupier.cli.errors import NO, InputRefused
from croupier.cli.out_file import check_place, read_out, write_out
from croupier.cli.stores import named_table, opened_store

if TYPE_CHECKING:
    from croupier.store.store import Store

FORMS: Final = ("csv", "jsonl")
MOST_ROUNDS: Final = 10**12
_DIGEST: Final = re.compile(r"[0-9a-f]{64}")

store_option = click.option("--store", "url", metavar="URL", help="sqlite:///FILE or postgresql://...")
table_option = click.option("--table", metavar="ID", help="The table; the only one if left out.")
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON.")


@click.group(name="log")
def command() -> None:
    """List, export, verify and replay what tables have logged, and show their accounts."""


@command.command(name="list")
@click.option("--store", "url", metavar="URL", required=True, help="sqlite:///FILE or postgresql://...")
@json_option
def list_tables(url: str, as_json: bool) -> None:
    """List the tables of a store with their rounds, events and heads."""
    with opened_store(url, read_only=True) as store:
        found = [_listed(store, opened.id, opened.opened) for opened in store.tables()]
    if as_json:
        click.echo(msgspec.json.encode({"tables": found}))
        return
    from croupier.cli.replay import moment

    for one in found:
        marks = [mark for mark, holds in (("a demonstration", one.seeded), ("closed", one.closed)) if holds]
        marks += [f"round {one.under_way} under way"] if one.under_way else []
        counts = f"{one.rounds:,} rounds, {one.events:,} events since {moment(one.opened)}"
        click.echo(f"{one.table}  {one.game}: {counts}{''.join(f'; {mark}' for mark in marks)}")
        click.echo(f"  head {one.head}")
    if not found:
        click.echo("The store has no tables yet.")


class _Listed(msgspec.Struct):
    """What a list says of one table."""

    table: str
    game: str
    opened: int
    seeded: bool
    closed: bool
    rounds: int
    under_way: int | None
    events: int
    head: str


def _listed(store: "Store", table: str, opened: int) -> _Listed:
    """Read off the ends of a log, however long it is."""
    head, last = store.head(table), store.last_round(table)
    kinds = [msgspec.json.decode(record.body)["type"] for record in store.round_records(table, last)] if last else []
    over = "RoundClosed" in kinds or not last
    (first,) = store.records(table, until=1)
    (newest,) = store.records(table, after=head.seq - 1, until=head.seq)
    told = msgspec.json.decode(first.body)
    return _Listed(
        table=table,
        game=told["game"],
        opened=opened,
        seeded=told["seeded"],
        closed=msgspec.json.decode(newest.body)["type"] == "TableClosed",
        rounds=last - (not over),
        under_way=None if over else last,
        events=head.seq,
        head=head.hash,
    )


@command.command(name="export")
@click.option("--store", "url", metavar="URL", required=True, help="sqlite:///FILE or postgresql://...")
@table_option
@click.option("--out", metavar="FILE", required=True, help="The file to write.")
@json_option
def export_log(url: str, table: str | None, out: str, as_json: bool) -> None:
    """Write the log of a table as JSON lines, signed at its end."""
    path = check_place(out)
    with opened_store(url, read_only=True) as store:
        name = named_table(store, table)
        end = _write_lines(store, name, path)
    if as_json:
        click.echo(msgspec.json.encode({"table": name, "file": out, "events": end["seq"], "head": end["hash"]}))
    else:
        click.echo(f"{name}: {end['seq']:,} events in {out}\n  head {end['hash']}")


def _write_lines(store: "Store", table: str, path: Path) -> dict[str, Any]:
    """What the log ends with, as it was signed; the file is there as a whole or not at all."""
    from croupier.store.export import export

    part, last = path.with_name(f".{path.name}.part"), b""
    try:
        with part.open("wb") as file:
            for last in export(store, table):
                file.write(last)
        part.replace(path)
    except OSError as error:
        raise InputRefused("no-file", f"{path} cannot be written: {error.strerror}.") from None
    finally:
        part.unlink(missing_ok=True)
    end: dict[str, Any] = msgspec.json.decode(last)["checkpoint"]
    return end


@command.command(name="verify")
@click.argument("file")
@click.option("--head", metavar="DIGEST", default="", help="The last record's hash, as known from elsewhere.")
@click.option("--key", metavar="KEY", default="", help="The public key that signs, as known from elsewhere.")
@json_option
@click.pass_context
def verify(ctx: click.Context, file: str, head: str, key: str, as_json: bool) -> None:
    """Audit an exported log without a store, and name the first bad line."""
    from croupier.cli import verifier

    for option, digest in (("--head", head), ("--key", key)):
        if digest and not _DIGEST.fullmatch(digest):
            raise InputRefused("usage", f"{option} takes 64 hexadecimal digits; {digest!r} is no such number.")
    try:
        with Path(file).open("rb") as log:
            result = verifier.audit(log, head, key)
    except (OSError, ValueError) as error:  # a null byte in a name is a ValueError
        says = error.strerror if isinstance(error, OSError) else "it is no name"
        raise InputRefused("no-file", f"{file} cannot be read: {says}.") from None
    click.echo(msgspec.json.encode(result) if as_json else verifier.said(result))
    ctx.exit(0 if result["ok"] else NO)


@command.command(name="replay")
@click.argument("file", required=False)
@click.option("--round", "number", metavar="N", type=click.IntRange(1, MOST_ROUNDS), required=True, help="The round.")
@store_option
@table_option
@json_option
def replay(file: str | None, number: int, url: str | None, table: str | None, as_json: bool) -> None:
    """Show a round act by act with its paragraphs, from an exported FILE or from a store."""
    from croupier.cli.log_source import opened_log, reading_events
    from croupier.cli.replay import replay_answer, replay_text

    with opened_log(file, url, table) as log:
        found = log.round(number)
    with reading_events(file or "The store"):
        shown = msgspec.json.encode(replay_answer(found)).decode() if as_json else "\n".join(replay_text(found))
    click.echo(shown)


@command.command(name="show")
@click.argument("file", required=False)
@store_option
@table_option
@click.option("--no-theory", is_flag=True, help="Leave out what the analysis would have a table win.")
@click.option("--out", metavar="FILE", help="Write the accounts as a .csv or .jsonl file besides.")
@json_option
def show(file: str | None, url: str | None, table: str | None, no_theory: bool, out: str | None, as_json: bool) -> None:
    """Show the accounts of a table: win by wager and seat, drop and hold, theoretical win against actual."""
    from croupier.cli.account_report import accounts_answer, accounts_csv, accounts_lines, accounts_text
    from croupier.cli.log_source import opened_log, reading_events
    from croupier.cli.theory import theory
    from croupier.table.accounts import Accounts

    place, accounts = read_out(out, FORMS), Accounts()
    with opened_log(file, url, table) as log, reading_events(file or "The store"):
        for entry in log.records():
            accounts.take(entry.told, entry.postings)
    compared = None if no_theory else theory(accounts)
    if place is not None:
        write_out(place[0], accounts_csv(accounts) if place[1] == "csv" else accounts_lines(accounts, compared))
    text = msgspec.json.encode(accounts_answer(accounts, compared)).decode() if as_json else None
    click.echo(text or "\n".join(accounts_text(accounts, compared)))
