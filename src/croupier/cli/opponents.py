"""The computer's players: plain play that fills the other seats. Not a strategy; the analysis has those."""

from collections.abc import Iterable, Mapping
from math import lcm
from typing import Final

from croupier.cards.card import RANK, Card
from croupier.rulebook.dealing import multiple
from croupier.rulebook.game import Game
from croupier.rulebook.wager import Condition, Wager
from croupier.server.entropy import Source, below

SIDE_BETS: Final = 4  # times of ten that a side wager is made


def opening_wagers(game: Game, amount: int, chance: Source) -> Mapping[str, int]:
    """The opening wagers, now and then a side wager, and what these need beside them, such as pair plus in 20.6(f)3."""
    opening = {key: wager for key, wager in game.wagers.items() if not wager.by_decision}
    least, step = _least(opening.values(), amount), lcm(*(game.units[key] for key in opening))
    stakes = {key: game.exact[key] or least + -least % step for key in opening}
    wagers = {key: stakes[key] for key, wager in opening.items() if not wager.side or below(10, chance) < SIDE_BETS}
    for rule in game.together:
        if not rule.holds(wagers):
            needed = rule.of if isinstance(rule, Condition) else rule.any_of[0]
            wagers[needed] = stakes[needed]
    return {key: wagers[key] for key in opening if key in wagers}


def _least(opening: Iterable[Wager], amount: int) -> int:
    """The amount, or the least that every one of these wagers may be: some of them have to be equal."""
    return max(amount, *(max(wager.at_least, wager.unless_posted) for wager in opening))


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
