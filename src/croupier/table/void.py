"""A round that is void: every wager that is not settled yet goes back to its player, and the round is over."""

from croupier.rulebook.reference import RuleRef
from croupier.table import events as e
from croupier.table.dealer import Progress
from croupier.table.settlement import Outcome, Settled


def void_round(progress: Progress, cites: tuple[RuleRef, ...]) -> None:
    """Void all hands under these paragraphs."""
    progress.add(e.RoundVoided(cites))
    for position in progress.state.positions:
        for wager in position.unsettled:
            staked = position.stakes[wager]
            settled = Settled(position.seat, wager, staked, Outcome.VOID, staked, cites)
            progress.settle(settled, cites[0], progress.state.meter)
    progress.add(e.RoundClosed())
