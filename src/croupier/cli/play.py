"""`croupier play`: any of the games in the terminal, against the house, with play money."""

import sys

import click

from croupier.cli.elections import read_game, read_settings
from croupier.cli.errors import InputRefused, raise_refusal
from croupier.cli.seat import Leave, Seat
from croupier.cli.session import Session
from croupier.games.catalogue import KEYS, definition
from croupier.rulebook.game import Game
from croupier.rulebook.money import DOLLAR, dollars
from croupier.rulebook.refusal import Refusal
from croupier.server.entropy import demonstration, operating_system
from croupier.table.table import open_table


@click.command(name="play")
@click.argument("game", required=False)
@click.option("--set", "settings", multiple=True, metavar="NAME=VALUE", help="Elect an option of the game.")
@click.option("--seats", type=click.IntRange(1), default=3, show_default=True, help="Seats taken, yours among them.")
@click.option("--seat", type=click.IntRange(1), default=None, help="Your seat; 1 is at the dealer's left.")
@click.option("--bankroll", type=click.IntRange(1, 10**9), default=1000, show_default=True, help="Your dollars.")
@click.option("--method", default="", help="manual-shoe, hand or automated-shoe.")
@click.option("--settling", default="", help="The order of settlement: in-phases or by-player.")
@click.option("--cites", is_flag=True, help="Show the paragraph of every wager settled.")
@click.option("--seed", type=int, default=None, help="Shuffle from a seed, for tests and demonstrations only.")
def command(
    game: str | None,
    settings: tuple[str, ...],
    seats: int,
    seat: int | None,
    bankroll: int,
    method: str,
    settling: str,
    cites: bool,
    seed: int | None,
) -> None:
    """Play GAME in the terminal; without one you are asked which."""
    if sys.stdin is None or sys.stdout is None:  # a service may start us with either closed
        raise InputRefused("no-file", "The game is played in a terminal; standard input or output is closed.")
    try:
        key = game or _ask_game()
        elected = read_game(key, read_settings(settings))
        _check(elected, seats, seat)
        table = open_table(elected, method, settling)
        if isinstance(table, Refusal):
            raise_refusal(table)
        you = Seat(table, seat or (seats + 1) // 2, bankroll * DOLLAR, cites)
        chance = operating_system() if seed is None else demonstration(seed)
        if seed is not None:
            click.echo(f"Demonstration: the cards come from seed {seed}.")
        session = Session(table, you, seats, chance)
    except (EOFError, Leave):
        return
    try:
        session.run()
    except (EOFError, KeyboardInterrupt, click.Abort, Leave):
        session.finish()
        click.echo(f"\nYou leave the table with {dollars(you.bankroll)}.")


def _ask_game() -> str:
    """Let the player choose; return on an empty line to the first."""
    for number, key in enumerate(KEYS, 1):
        click.echo(f"  {number}  {definition(key).title}")
    while True:
        answer = input("Which game? [1] ").strip() or "1"
        if answer in KEYS:
            return answer
        if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(KEYS):
            return KEYS[int(answer) - 1]
        if answer in {"q", "quit"}:
            raise Leave
        click.echo(f"Type a number from 1 to {len(KEYS)}, or q to leave.")


def _check(game: Game, seats: int, seat: int | None) -> None:
    rule = game.definition
    if seats > rule.positions or (seat or 1) > seats:
        message = f"{rule.title} has {rule.positions} positions, and --seat is one of those that --seats takes."
        raise InputRefused("no-such-position", message, [rule.conduct.positions])
    if game.wheel is not None and game.elections["wheel"] is None:
        message = "The wheel's positions are printed, their chances are not: give twelve weights with --set wheel=..."
        raise InputRefused("wheel-missing", message, [game.wheel.cites])
    if game.wheel is not None and not game.wheel.progressive and game.elections["fixed_prize"] is None:
        raise InputRefused("meter-missing", "State the fixed prize in cents with --set fixed_prize=...")
