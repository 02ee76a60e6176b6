"""`croupier scan GAME`: every legal combination of options and pay tables, ranked."""

import re
from fractions import Fraction

import click
import msgspec

from croupier.cli.amounts import read_meter, read_stakes
from croupier.cli.analyze import read_names
from croupier.cli.elections import game_argument, read_definition, read_settings
from croupier.cli.errors import InputRefused, raise_refusal
from croupier.cli.extras import require
from croupier.cli.out_file import read_out, write_out
from croupier.rulebook.definition import GameDefinition
from croupier.rulebook.game import Game, elect
from croupier.rulebook.option import OptionValue
from croupier.rulebook.refusal import Refusal

FORMS = ("txt", "json", "csv")
_EDGE = re.compile(r"(\d{1,6}(?:\.\d{1,9})?)(%?)", re.ASCII)


@click.command(name="scan")
@game_argument
@click.option("--above", metavar="EDGE", help="Flag house edges above this one, such as 5% or 0.05.")
@click.option("--stake", "stakes", multiple=True, metavar="WAGER=CENTS", help="Price fixed awards at this stake.")
@click.option("--meter", metavar="CENTS", help="Price the progressive wager at this meter.")
@click.option("--wager", "wagers", multiple=True, metavar="NAME", help="Only this wager; main is the main game.")
@click.option("--fresh", is_flag=True, help="Solve again, whatever is stored.")
@click.option("--out", metavar="FILE", help="Write a .txt, .json or .csv file.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(
    game: str,
    settings: tuple[str, ...],
    above: str | None,
    stakes: tuple[str, ...],
    meter: str | None,
    wagers: tuple[str, ...],
    fresh: bool,
    out: str | None,
    as_json: bool,
) -> None:
    """Price every legal combination of options and pay tables of GAME and rank them.

    Options that are set stay as they are. Combinations that favour the player are flagged, and said in words.
    """
    definition = read_definition(game)
    fixed = read_fixed(definition, read_settings(settings))
    most = read_edge(above)
    widest = widest_game(definition, fixed)
    at, reading, file = read_stakes(widest, stakes), read_meter(widest, meter), read_out(out, FORMS)
    names = read_names(widest, wagers) if wagers else ()
    require("analysis")
    from croupier.cli.solving import program, scanned

    done = scanned(definition, fixed, at, reading, most, names, fresh=fresh)
    from croupier.cli.scan_answer import scan_csv, scan_object, scan_text

    forms = {
        "txt": lambda: "\n".join(scan_text(done)) + "\n",
        "json": lambda: msgspec.json.encode(scan_object(done, program())).decode() + "\n",
        "csv": lambda: scan_csv(done),
    }
    if file is not None:
        write_out(file[0], forms[file[1]]())
    if as_json or file is None:
        click.echo(forms["json" if as_json else "txt"](), nl=False)


def read_edge(text: str | None) -> Fraction | None:
    """The edge that `--above` was given, exactly."""
    if text is None:
        return None
    match = _EDGE.fullmatch(text.strip())
    edge = Fraction(match[1]) / (100 if match[2] else 1) if match else None
    if edge is None or edge >= 1:
        raise InputRefused("bad-edge", f"--above takes a house edge such as 5% or 0.05; {text!r} is none.")
    return edge


def read_fixed(definition: GameDefinition, settings: dict[str, object]) -> dict[str, OptionValue]:
    """What `--set` was given, as values; whether they may stand together is seen with the others."""
    fixed: dict[str, OptionValue] = {}
    for name, value in settings.items():
        option = next((one for one in definition.options if one.name == name), None)
        refused = elect(definition, {name: value}) if option is None else None
        if isinstance(refused, Refusal):
            raise_refusal(refused)
        assert option is not None
        try:
            fixed[name] = option.read(value)
        except ValueError as error:
            raise InputRefused("option-value", str(error), (option.cites,)) from None
    return fixed


def widest_game(definition: GameDefinition, fixed: dict[str, OptionValue]) -> Game:
    """A legal game under what is set with as many wagers as there can be, to read stakes and the meter by."""
    from croupier.analysis.legal import combinations

    games = [one.game for one in combinations(definition, fixed)]
    if not games:
        refused = elect(definition, fixed)
        assert isinstance(refused, Refusal), "a legal game has at least its main game"
        raise_refusal(refused)
    return max(games, key=lambda game: len(game.wagers))
