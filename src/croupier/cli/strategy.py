"""`croupier strategy GAME`: how to play best, as tables, drawings and rules; or what each choice is worth somewhere."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click
import msgspec

from croupier.cards.card import CardsRefused, parse_cards, refuse_duplicates
from croupier.cli.amounts import read_stakes
from croupier.cli.elections import game_argument, read_game, read_settings
from croupier.cli.errors import InputRefused
from croupier.cli.extras import require
from croupier.cli.out_file import read_out, write_out
from croupier.cli.progress import shown_progress
from croupier.cli.solutions import prepare_kernels
from croupier.cli.tables import read_tables
from croupier.rulebook.game import Game
from croupier.rulebook.money import Cents

if TYPE_CHECKING:
    from croupier.analysis.condense import Part
    from croupier.analysis.shape import Shape
    from croupier.analysis.spot import Spot

FORMS: Final = ("txt", "csv", "svg", "html", "json")
Forms = Mapping[str, Callable[[], str]]
"""What can be written, made when it is asked for."""


@click.command(name="strategy")
@game_argument
@click.option("--table", "tables", multiple=True, metavar="WAGER=TABLE", help="Play against this table instead.")
@click.option("--stake", "stakes", multiple=True, metavar="WAGER=CENTS", help="Price fixed awards at this stake.")
@click.option("--hand", metavar="CARDS", help="Show what every choice is worth with these cards.")
@click.option("--board", default="", metavar="CARDS", help="The community cards seen by then.")
@click.option("--up", default="", metavar="CARD", help="The dealer's card that is seen.")
@click.option("--rules", is_flag=True, help="Print the short lists of rules alone, for simulate --strategy FILE.")
@click.option("--classes", is_flag=True, help="List every class of information sets as CSV.")
@click.option("--out", metavar="FILE", help="Write a .txt, .csv, .svg, .html or .json file.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(
    game: str,
    settings: tuple[str, ...],
    tables: tuple[str, ...],
    stakes: tuple[str, ...],
    hand: str | None,
    board: str,
    up: str,
    rules: bool,
    classes: bool,
    out: str | None,
    as_json: bool,
) -> None:
    """Show how to play GAME best under the options elected.

    With --hand, and --board or --up where there are such cards, show what every choice is worth there. Cards are
    written as in --hand 'Kh Qd 4s'.
    """
    elected = read_tables(read_game(game, read_settings(settings)), tables)
    at = read_stakes(elected, stakes)
    if hand is None and (board or up):
        raise InputRefused("usage", "--board and --up go with --hand, the cards of the player.")
    if (hand is not None) + rules + classes > 1:
        raise InputRefused("usage", "--hand, --rules and --classes each ask for something else; give one of them.")
    forms = ("txt", "json") if hand is not None else ("json",) if rules else ("csv",) if classes else FORMS
    file = read_out(out, forms)
    require("analysis")
    prepare_kernels()
    shape, stake = _shape(elected, at)
    if classes:
        _write_classes(shape, stake, file[0] if file else None)
        return
    made = _spot(shape, stake, (hand, board, up)) if hand is not None else _strategy(shape, stake, rules=rules)
    if file is not None:
        write_out(file[0], made[file[1]]())
    if as_json or file is None:
        click.echo(made["json" if as_json or rules else "txt"](), nl=False)


def _shape(game: Game, stakes: Mapping[str, Cents]) -> "tuple[Shape, Cents | None]":
    from croupier.analysis.analyze import main_stake
    from croupier.analysis.dealt import Unpriceable
    from croupier.analysis.kinds import Unsolvable
    from croupier.analysis.shape import shape_of

    try:
        shape = shape_of(game)
        return shape, main_stake(shape, stakes)
    except (Unsolvable, Unpriceable) as reason:
        raise InputRefused("no-price", str(reason)) from None


def _strategy(shape: "Shape", stake: Cents | None, *, rules: bool) -> Forms:
    """The whole of best play."""
    from croupier.analysis.drawing import page, svg
    from croupier.cli.advised import advised
    from croupier.cli.strategy_answer import rules_answer, strategy_answer, strategy_csv
    from croupier.cli.strategy_text import sections, strategy_text

    with shown_progress(shape.game.definition.title) as progress:
        every = advised(shape, stake, progress)
    answer = rules_answer if rules else strategy_answer
    return {
        "txt": lambda: _lines(strategy_text(shape, every)),
        "csv": lambda: strategy_csv(every),
        "svg": lambda: svg([table for advice in every for table in advice.tables]),
        "html": lambda: page(f"{shape.game.definition.title}: best play", sections(shape, every)),
        "json": lambda: _json(answer(shape, every)),
    }


def _spot(shape: "Shape", stake: Cents | None, cards: tuple[str, str, str]) -> Forms:
    """What every choice is worth with these cards."""
    from croupier.analysis.advice import looked_up
    from croupier.analysis.plan import Spots
    from croupier.analysis.spot import MOST_HANDS, SpotRefused, hands_to_rank, level_at, standings
    from croupier.cli.strategy_answer import spot_answer
    from croupier.cli.strategy_text import spot_text

    spot = _read_spot(cards)
    try:
        number = level_at(shape, spot)
    except SpotRefused as error:
        raise InputRefused("bad-cards", str(error)) from None
    if hands_to_rank(shape, spot) > MOST_HANDS:
        first = next(_shown_spots(shape, stake))
        assert isinstance(first, Spots), "where so many hands are to come no board is seen"
        found = looked_up(shape, first, spot)
    else:
        found = standings(shape, spot, stake)
    return {
        "txt": lambda: _lines(spot_text(shape, spot, number, found)),
        "json": lambda: _json(spot_answer(shape, spot, number, found)),
    }


def _read_spot(given: tuple[str, str, str]) -> "Spot":
    from croupier.analysis.spot import Spot
    from croupier.cards.array_ranking import card_numbers

    try:
        hole, board, up = (parse_cards(cards.replace(",", " ").split()) for cards in given)
        refuse_duplicates((*hole, *board, *up))
    except CardsRefused as error:
        raise InputRefused("bad-cards", str(error)) from None
    return Spot(card_numbers(hole), card_numbers(board), card_numbers(up))


def _write_classes(shape: "Shape", stake: Cents | None, path: Path | None) -> None:
    """Every class of information sets, a line at a time."""
    from croupier.cli.strategy_answer import classes_csv

    lines = classes_csv(shape, _shown_spots(shape, stake))
    if path is None:
        for line in lines:
            click.echo(line, nl=False)
        return
    try:
        with path.open("w", encoding="utf-8", newline="") as file:
            file.writelines(lines)
    except OSError as error:
        raise InputRefused("no-file", f"{path} cannot be written: {error.strerror}.") from None


def _lines(lines: Iterable[str]) -> str:
    return "\n".join(lines) + "\n"


def _json(answer: dict[str, object]) -> str:
    return msgspec.json.encode(answer).decode() + "\n"


def _shown_spots(shape: "Shape", stake: Cents | None) -> "Iterator[Part]":
    """The information sets of each decision; what is being done is shown meanwhile."""
    from croupier.analysis.planning import spots_of

    with shown_progress(shape.game.definition.title) as progress:
        yield from spots_of(shape, stake, progress)
