"""`croupier games`: the catalogue."""

import click
import msgspec

from croupier.games.catalogue import KEYS, definition
from croupier.rulebook.dealing import Decision
from croupier.rulebook.definition import GameDefinition
from croupier.rulebook.option import Option


@click.command(name="games")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(as_json: bool) -> None:
    """List the games with their options and wagers."""
    games = [definition(key) for key in KEYS]
    if as_json:
        click.echo(msgspec.json.encode([_described(game) for game in games]))
        return
    for game in games:
        click.echo(f"{game.key}  {game.title} ({game.rules})")
        for option in game.options:
            click.echo(f"    --set {option.name}={'|'.join(map(str, option.values))}  {option.title}")
        click.echo(f"    wagers: {', '.join(wager.key for wager in game.wagers)}\n")


def _described(game: GameDefinition) -> dict[str, object]:
    return {
        "key": game.key,
        "title": game.title,
        "rules": game.rules,
        "options": [_option(option) for option in game.options],
        "wagers": [wager.key for wager in game.wagers],
        "opening": [wager.key for wager in game.wagers if not wager.by_decision],
        "cards": {"player": game.counts.player, "dealer": game.counts.dealer, "community": game.counts.community},
        "decisions": [_decision(decision) for decision in game.decisions],
        "positions": game.positions,
    }


def _decision(decision: Decision) -> dict[str, object]:
    return {
        "name": decision.name,
        "choices": decision.choices,
        "places": decision.places or None,
        "of": decision.of or None,
        "cites": [decision.cites],
    }


def _option(option: Option) -> dict[str, object]:
    return {
        "name": option.name,
        "kind": type(option).__name__.lower(),
        "values": option.values,
        "default": option.default,
        "title": option.title,
        "cites": [option.cites],
    }
