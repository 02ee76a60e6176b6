"""`croupier analyze GAME`: what every wager is worth."""

import click
import msgspec

from croupier.cli.amounts import read_meter, read_stakes
from croupier.cli.elections import game_argument, read_game, read_settings
from croupier.cli.errors import InputRefused
from croupier.cli.extras import require
from croupier.cli.out_file import read_out, write_out
from croupier.cli.tables import read_tables
from croupier.rulebook.game import Game

FORMS = ("txt", "json", "csv")


@click.command(name="analyze")
@game_argument
@click.option(
    "--table", "tables", multiple=True, metavar="WAGER=TABLE", help="Price this table instead: a .toml, or text."
)
@click.option("--stake", "stakes", multiple=True, metavar="WAGER=CENTS", help="Price fixed awards at this stake.")
@click.option("--meter", metavar="CENTS", help="Price the progressive wager at this meter.")
@click.option("--wager", "wagers", multiple=True, metavar="NAME", help="Only this wager; main is the main game.")
@click.option("--exact", is_flag=True, help="Print exact fractions beside the decimals.")
@click.option("--fresh", is_flag=True, help="Solve again, whatever is stored.")
@click.option("--out", metavar="FILE", help="Write a .txt, .json or .csv file.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(
    game: str,
    settings: tuple[str, ...],
    tables: tuple[str, ...],
    stakes: tuple[str, ...],
    meter: str | None,
    wagers: tuple[str, ...],
    exact: bool,
    fresh: bool,
    out: str | None,
    as_json: bool,
) -> None:
    """Say what every wager of GAME is worth under best play, exactly.

    GAME is a key of the catalogue or the path of a game file. A table is written like 'straight flush 40, pair 3 to 2';
    wager@2x names the one that goes with a choice, ante_bonus the bonus on the ante.
    """
    elected = read_tables(read_game(game, read_settings(settings)), tables)
    at, reading, names = read_stakes(elected, stakes), read_meter(elected, meter), read_names(elected, wagers)
    file = read_out(out, FORMS)
    require("analysis")
    from croupier.cli.solving import analyse, program

    done = analyse(elected, at, reading, names, fresh=fresh)
    from croupier.cli.analysis_answer import analysis_answer, analysis_csv
    from croupier.cli.analysis_text import analysis_text

    forms = {
        "txt": lambda: "\n".join(analysis_text(done.analysis, exact)) + "\n",
        "json": lambda: msgspec.json.encode(analysis_answer(done.analysis, program(), done.seconds)).decode() + "\n",
        "csv": lambda: analysis_csv(done.analysis),
    }
    if file is not None:
        write_out(file[0], forms[file[1]]())
    if as_json or file is None:
        click.echo(forms["json" if as_json else "txt"](), nl=False)


def read_names(game: Game, given: tuple[str, ...]) -> tuple[str, ...]:
    """The wagers that `--wager` was given, or all; any of the main wagers means all of them together."""
    main = [key for key in game.settlement.wagers if key in game.wagers]
    there = ["main", *(key for key in game.wagers if game.wagers[key].side)]
    for name in given:
        if name not in (*there, *main):
            known = any(name == wager.key for wager in game.definition.wagers)
            code = "wager-not-offered" if known else "unknown-wager"
            title = game.definition.title
            raise InputRefused(
                code, f"{title} has no wager {name!r} under these options; there are {', '.join(there)}."
            )
    chosen = {"main" if name in main else name for name in given}
    return tuple(name for name in there if name in chosen or not given)
