"""The computer's players: plain play that fills the other seats. Not a strategy; the analysis has those."""

from collections.abc import Mapping
from random import Random

from croupier.cards.card import RANK, Card
from croupier.rulebook.dealing import multiple
from croupier.rulebook.game import Game


def opening_wagers(game: Game, amount: int, chance: Random) -> Mapping[str, int]:
    """The opening wagers, and now and then a side wager."""
    wagers: dict[str, int] = {}
    for key, wager in game.wagers.items():
        if not wager.by_decision and (not wager.side or chance.random() < 0.4):
            wagers[key] = game.exact[key] or amount
    return wagers


def choose(choices: tuple[str, ...], seen: tuple[Card, ...]) -> str:
    """Stay in with a pair, a queen or better among the cards seen; raise most with two pair or trips."""
    if "expose" in choices:
        return "expose"
    ranks = sorted((RANK[card] for card in seen), reverse=True)
    repeats = len(ranks) - len(set(ranks))
    if repeats == 0 and ranks[0] < RANK[Card("Qs")]:
        return choices[0]
    stakes = sorted((choice for choice in choices if multiple(choice)), key=multiple)
    return stakes[-1] if repeats > 1 else stakes[0]
