"""`croupier report GAME`: the mathematics of a game as a document, and `croupier report --all`: of all games."""

import click

from croupier.cli.amounts import read_meter, read_stakes
from croupier.cli.elections import read_game, read_settings
from croupier.cli.errors import InputRefused
from croupier.cli.extras import require
from croupier.cli.out_file import read_out, write_out
from croupier.cli.tables import read_tables

FORMS = ("pdf", "html", "xlsx", "json")


@click.command(name="report")
@click.argument("game", required=False)
@click.option("--set", "settings", multiple=True, metavar="NAME=VALUE", help="Elect an option of the game.")
@click.option(
    "--table", "tables", multiple=True, metavar="WAGER=TABLE", help="Put this table in the printed one's place."
)
@click.option("--stake", "stakes", multiple=True, metavar="WAGER=CENTS", help="Price fixed awards at this stake.")
@click.option("--meter", metavar="CENTS", help="Price the progressive wager at this meter.")
@click.option("--all", "every", is_flag=True, help="The book of all games and all their tables.")
@click.option("--fresh", is_flag=True, help="Solve again, whatever is stored.")
@click.option("--out", metavar="FILE", help="Write a .pdf, .html, .xlsx or .json file.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(
    game: str | None,
    settings: tuple[str, ...],
    tables: tuple[str, ...],
    stakes: tuple[str, ...],
    meter: str | None,
    every: bool,
    fresh: bool,
    out: str | None,
    as_json: bool,
) -> None:
    """Write what every wager of GAME is worth, how it is best played and the rules that say so.

    The same input gives the same bytes. PDF and xlsx need the extra `report`, HTML and JSON only `analysis`.
    """
    file = read_out(out, FORMS)
    if file is None and not as_json:
        raise InputRefused("usage", "Say where the report goes, such as --out report.pdf; --json prints it.")
    if every == bool(game):
        raise InputRefused("usage", "Name one game, or say --all for the book of all of them.")
    if every and (settings or tables or stakes or meter is not None):
        raise InputRefused(
            "usage", "The book holds every choice of every game: leave out --set, --table, --stake, --meter."
        )
    elected = read_tables(read_game(game, read_settings(settings)), tables) if game else None
    at, reading = (read_stakes(elected, stakes), read_meter(elected, meter)) if elected else ({}, None)
    require("report" if file is not None and file[1] in {"pdf", "xlsx"} else "analysis")
    from croupier.cli.solutions import prepare_kernels

    prepare_kernels()
    from croupier.cli.reporting import Asked, book, report_of, written

    made = report_of(Asked(game, elected, tables, at, reading, fresh)) if game and elected else book(fresh)
    if file is not None:
        write_out(file[0], written(made, file[1]))
    if as_json:
        click.echo(written(made, "json"), nl=False)
