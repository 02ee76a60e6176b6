"""`croupier deal GAME`: automated tables with scripted players, into a store."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import click
import msgspec

from croupier.cli.elections import read_definition, read_settings
from croupier.cli.errors import InputRefused
from croupier.cli.progress import shown_progress
from croupier.cli.stores import opened_store
from croupier.rulebook.money import dollars

if TYPE_CHECKING:
    from croupier.cli.dealing import Asked, Shift, Told
    from croupier.cli.seating import Seating
    from croupier.cli.table_file import Configured
    from croupier.store.store import Store

INTERRUPTED: Final = 130
MOST_TABLES: Final = 1_000
MOST_ROUNDS: Final = 10**9
LONGEST_NAME: Final = 100


@click.command(name="deal")
@click.argument("game", required=False)
@click.option("--set", "settings", multiple=True, metavar="NAME=VALUE", help="Elect an option of the game.")
@click.option("--rounds", metavar="N", type=click.IntRange(0, MOST_ROUNDS), required=True, help="Rounds at each table.")
@click.option("--seats", metavar="K", type=click.IntRange(1), default=1, show_default=True, help="Seats taken.")
@click.option("--store", "url", metavar="URL", required=True, help="sqlite:///FILE or postgresql://...")
@click.option("--table", "name", metavar="ID", help="The table; by default the game's key and a number.")
@click.option(
    "--tables", metavar="N", type=click.IntRange(1, MOST_TABLES), default=1, show_default=True, help="Tables at once."
)
@click.option("--config", metavar="FILE", help="How the table is run, in TOML.")
@click.option(
    "--players",
    default="always",
    show_default=True,
    help="always (play), random, optimal, compressed, or a FILE with rules of play.",
)
@click.option(
    "--dealer", type=click.Choice(["automated", "human"]), help="Who deals: human makes each act one command."
)
@click.option(
    "--seed", metavar="S", type=click.IntRange(0), help="Chance from a number, for tests and demonstrations only."
)
@click.option("--close", is_flag=True, help="Close the tables at the end.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.pass_context
def command(
    ctx: click.Context,
    game: str | None,
    settings: tuple[str, ...],
    rounds: int,
    seats: int,
    url: str,
    name: str | None,
    tables: int,
    config: str | None,
    players: str,
    dealer: str | None,
    seed: int | None,
    close: bool,
    as_json: bool,
) -> None:
    """Deal GAME at automated tables with scripted players, and keep every act in a store.

    The same command again goes on where the last one stopped: a round that was broken off is finished first, with the
    same cards. GAME may be left out where --config names it.
    """
    from croupier.cli.dealing import Asked
    from croupier.cli.seating import read_players
    from croupier.cli.table_file import configured

    definition = read_definition(game) if game is not None else None
    found = configured(definition, config, read_settings(settings), dealer=dealer)
    names = _names(found, name, tables)
    _check_seats(found, seats)
    asked = Asked(names, rounds, seats, seed, as_configured=bool(config or settings), close=close)
    seated = read_players(found.table, players)
    with opened_store(url) as store:
        whole = _deal(store, found, asked, seated, as_json)
    ctx.exit(0 if whole else INTERRUPTED)


def _deal(store: "Store", found: "Configured", asked: "Asked", seated: "Seating", as_json: bool) -> bool:
    from croupier.cli.dealing import Shift
    from croupier.store.group_commit import GroupCommit

    with GroupCommit(store) as commits:
        with shown_progress(found.key):
            shift = Shift(store, commits, found, asked, seated)
        if not as_json:
            _say_broken_off(shift)
        with shown_progress(found.key) as show:
            whole = shift.deal(show)
        told = shift.told()
    click.echo(_answer(found, asked, told, whole) if as_json else "\n".join(_readable(asked, told, whole)))
    return whole


def _names(found: "Configured", name: str | None, tables: int) -> tuple[str, ...]:
    if name is None:
        return tuple(f"{found.key}-{number}" for number in range(1, tables + 1))
    if tables > 1:
        raise InputRefused("usage", "--table names one table; leave it out with --tables.")
    if not name.isprintable() or not name.strip() or len(name) > LONGEST_NAME:
        raise InputRefused("usage", f"--table takes a name of 1 to {LONGEST_NAME} printed characters.")
    return (name,)


def _check_seats(found: "Configured", seats: int) -> None:
    rule = found.table.game.definition
    if seats > rule.positions:
        message = f"{rule.title} has positions 1 to {rule.positions}; --seats {seats} are too many."
        raise InputRefused("no-such-position", message, [rule.conduct.positions])


def _say_broken_off(shift: "Shift") -> None:
    for table, number in shift.broken_off.items():
        click.echo(f"{table}: round {number} was broken off; it is finished first, with the same cards.")


def _answer(found: "Configured", asked: "Asked", told: "list[Told]", whole: bool) -> str:
    """One object for all tables; where there is only one, it says what that one has besides."""
    answer = {
        "game": found.key,
        "seeded": asked.seed is not None,
        "stopped": not whole,
        "rounds": sum(one.rounds for one in told),
        "events": sum(one.events for one in told),
        "win": sum(one.win for one in told),
        "tables": told,
    }
    if len(told) == 1:
        answer |= {"table": told[0].table, "head": told[0].head}
    return msgspec.json.encode(answer).decode()


def _readable(asked: "Asked", told: "list[Told]", whole: bool) -> Iterator[str]:
    for one in told:
        sums = f"staked {dollars(one.staked)}, returned {dollars(one.returned)}, win {dollars(one.win)}"
        yield f"{one.table}: {one.rounds:,} rounds, {one.events:,} events, {sums}"
        yield f"  head {one.head}, record {one.seq:,}"
    if len(told) > 1:
        rounds, win = sum(one.rounds for one in told), sum(one.win for one in told)
        yield f"{len(told):,} tables: {rounds:,} rounds, win {dollars(win)}"
    if asked.seed is not None:
        yield f"A demonstration: all chance comes from seed {asked.seed}, and the log says so."
    if not whole:
        yield "Stopped; the same command goes on."
