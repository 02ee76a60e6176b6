"""Who sits at the tables of `croupier deal`: scripted players, by name or by a file with rules of play."""

from collections.abc import Callable

from croupier.cli.errors import InputRefused
from croupier.cli.extras import require
from croupier.rulebook.game import Game
from croupier.server.entropy import Source
from croupier.server.players import AlwaysPlays, AnyLegal, Player, Wagers, least_wagers
from croupier.table.table import Table
from croupier.table.views import RoundView

Seating = Callable[[], Player]
"""Makes the player of one table, who shares nothing with that of another and fills all of its seats."""


def read_players(table: Table, given: str) -> Seating:
    """What `--players` was given."""
    if not least_wagers(table):
        raise InputRefused("no-wagers", "No wagers go together under these options and limits.")
    if given == "always":
        return AlwaysPlays
    if given == "random":
        return AnyLegal
    return _strategists(table, given)


def _strategists(table: Table, given: str) -> Seating:
    """Players who follow best play, or rules."""
    require("analysis")
    from croupier.cli.solutions import prepare_kernels

    prepare_kernels()
    from croupier.analysis.shape import shape_of
    from croupier.cli.simulations import played_at
    from croupier.server.strategist import Strategist

    play, shape = played_at(table.game, _stakes(table.game, least_wagers(table)), given), shape_of(table.game)
    return lambda: _Follower(Strategist(shape, play))


def _stakes(game: Game, wagers: Wagers) -> Wagers:
    """What is staked on the main wagers, which decides what fixed awards are worth."""
    return {key: cents for key, cents in wagers.items() if key in game.settlement.wagers}


class _Follower:
    """A player who follows rules; that they choose what a hand does not open is seen only in a hand that is dealt."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def wagers(self, table: Table, chance: Source) -> Wagers:
        return self._player.wagers(table, chance)

    def choose(self, seen: RoundView, chance: Source) -> str:
        from croupier.analysis.rules_of_play import RulesRefused

        try:
            return self._player.choose(seen, chance)
        except RulesRefused as error:
            raise InputRefused("bad-rules", str(error)) from None
