"""A table with a progressive and the controller beside it, without a store, command by command."""

from croupier.games.catalogue import definition
from croupier.rulebook.controller import Parameters
from croupier.rulebook.game import Game, elect
from croupier.rulebook.refusal import Refusal
from croupier.server.controller import run_metered
from croupier.table import commands as c
from croupier.table import day_commands as dc
from croupier.table.day import new_day
from croupier.table.elected import Elected
from croupier.table.run import AnyCommand
from croupier.table.table import Table, open_table
from tests.day_driver import DayDriver, act
from tests.driver import stacked


class ProgressiveDriver(DayDriver):
    """As the driver of a day, with the controller's events among those that happen."""

    def __init__(self, key: str, terms: Parameters | None = None, **options: object) -> None:
        super().__init__(key, **options)
        self.terms = terms
        game = elect(definition(key), options)
        assert isinstance(game, Game)
        table = open_table(game, elected=Elected())
        assert isinstance(table, Table)
        self.day = new_day(table)

    def tell(self, command: AnyCommand) -> Refusal | None:
        if isinstance(command, dc.OpenTable):
            command = dc.OpenTable(command.table, command.backs, command.inventory, terms=self.terms)
        outcome = run_metered(self.day, command, self.at)
        return outcome if isinstance(outcome, Refusal) else self.take(outcome)

    def hand(self, *cards: str, **wagers: int) -> "ProgressiveDriver":
        """A round with these cards on top of the deck: two to the player, two to the dealer, one burned, the flop."""
        self.ready_with(stacked(*cards))
        self.wager(**wagers).do(c.CloseBets())
        return self.finish(0)

    def ready_with(self, order: tuple[str, ...]) -> None:
        """Make a deck ready that is dealt in this order, the cut taken into account."""
        if not self.day.open:
            self.open()
        while self.day.due is not None:
            step = self.day.due.duty.step
            self.do(act(step, (*order[-20:], *order[:-20]), cards=20 if step.name == "LIFT" else None))
