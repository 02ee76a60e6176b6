"""Every legal combination of options and pay tables, priced and ranked: the best for the player first."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from fractions import Fraction

from msgspec import Struct

from croupier.analysis.dealt import Unpriceable
from croupier.analysis.legal import Combination, combinations
from croupier.analysis.results import MAIN, Worth
from croupier.rulebook.definition import GameDefinition
from croupier.rulebook.game import Game
from croupier.rulebook.money import Cents
from croupier.rulebook.option import OptionValue

Price = Callable[[Game, str], Worth]
"""What one wager of a game, or `MAIN`, is worth; raises `Unpriceable` where it has no price."""


class Scanned(Struct, frozen=True):
    """What a wager is worth under one combination, or why it has no price."""

    combination: Combination
    worth: Worth | None
    reason: str = ""

    @property
    def edge(self) -> Fraction | None:
        """The house edge per unit of the wager, or of the opening one."""
        return None if self.worth is None else self.worth.house_edge

    @property
    def favours_player(self) -> bool:
        return self.edge is not None and self.edge < 0

    def exceeds(self, edge: Fraction) -> bool:
        """Whether the house edge is above this one."""
        return self.edge is not None and self.edge > edge


def scan(
    definition: GameDefinition,
    price: Price,
    fixed: Mapping[str, OptionValue] | None = None,
    wagers: Collection[str] = (),
) -> Iterator[Scanned]:
    """Price every legal combination that changes a figure, in the order in which the rule names options and values."""
    for combination in combinations(definition, fixed, wagers):
        try:
            yield Scanned(combination, price(combination.game, combination.wager))
        except Unpriceable as error:
            yield Scanned(combination, None, str(error))


def ranked(found: Iterable[Scanned]) -> list[Scanned]:
    """The main wagers first, then wager by wager; in each the best for the player first, what has no price last."""
    everything = list(found)
    wagers = list(dict.fromkeys(one.combination.wager for one in everything))
    wagers.sort(key=lambda wager: wager != MAIN)
    return sorted(everything, key=lambda one: (wagers.index(one.combination.wager), one.edge is None, one.edge or 0))


def posted_stake(game: Game, wager: str) -> Cents | None:
    """The least stake that the rule knows for a wager, at which fixed awards are taken when nobody says another."""
    if wager not in game.wagers:
        return None
    return game.exact[wager] or max(game.wagers[wager].at_least, game.wagers[wager].unless_posted) or None
