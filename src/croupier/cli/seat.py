"""The person at the keyboard: prompts, wagers, decisions, and the keys that answer questions."""

from collections.abc import Callable

import click

from croupier.cli.betting import Draft, NotUnderstood, Wagers
from croupier.cli.terminal import settled_text, sheet_sections
from croupier.games.discrepancies import two_readings
from croupier.games.sources import NOTE, source_mark
from croupier.rulebook.dealing import Decision, multiple
from croupier.rulebook.money import dollars
from croupier.rulebook.refusal import Refusal
from croupier.rulebook.sheet import rule_sheet
from croupier.table.settlement import Settled
from croupier.table.table import Table

PATRON = "you"

HELP = """\
  10                  stake $10 on the opening wager or wagers
  {example:19} stake on one wager; its name may be cut short, and 0 takes it back
  Enter or d          deal
  u undo   c clear   r the last bets again
  t pay tables   s rules   y why the last round was paid so   q leave"""


class Leave(Exception):
    """The player gets up."""


class Seat:
    """One person's seat, bankroll and habits."""

    def __init__(self, table: Table, number: int, bankroll: int, cites: bool) -> None:
        self.table = table
        self.game = table.game
        self.number = number
        self.bankroll = bankroll
        self.cites = cites
        self.last_bets: Wagers = {}
        self.last_round: list[Settled] = []

    def bet(self, place: Callable[[Wagers], Refusal | None]) -> None:
        """Take wagers until a set of them is accepted and the player says to deal."""
        draft = Draft(self.game)
        click.echo(f"\nYou have {dollars(self.bankroll)}. Type your wagers; ? for help.")
        while True:
            line = input(f"Bets ({draft}) > ").strip().lower()
            try:
                if line not in {"", "d", "deal"}:
                    self._change(draft, line)
                elif self._accepted(draft.wagers, place):
                    self.last_bets = draft.wagers
                    return
            except NotUnderstood as error:
                click.echo(f"  {error}")

    def _accepted(self, wagers: Wagers, place: Callable[[Wagers], Refusal | None]) -> bool:
        if not wagers:
            raise NotUnderstood("Nothing is staked. Type an amount such as 10, or r for your last bets.")
        if sum(wagers.values()) > self.bankroll:
            raise NotUnderstood(f"That is more than the {dollars(self.bankroll)} you have.")
        refusal = place(wagers)
        if refusal is not None:
            click.echo(f"  {refusal.message} ({', '.join(refusal.cites)})")
        return refusal is None

    def _change(self, draft: Draft, line: str) -> None:
        if line in {"u", "undo"}:
            draft.undo()
        elif line in {"c", "clear"}:
            draft.put({})
        elif line in {"r", "rebet"}:
            draft.put(self.last_bets)
        elif not self.answered(line):
            draft.type(line)

    def answered(self, line: str) -> bool:
        """Whether the line was a question, which is now answered."""
        if line in {"q", "quit"}:
            raise Leave
        if line in {"t", "s"}:
            sheet = rule_sheet(self.game, self.table.method, ())
            click.echo("\n".join(sheet_sections(sheet, pay_tables=line == "t")))
        elif line == "y":
            self._why()
        elif line in {"?", "h", "help"}:
            side = next((key for key, w in self.game.wagers.items() if w.side), "ante")
            click.echo(HELP.format(example=f"{side.replace('_', ' ')} 5"))
        return line in {"t", "s", "y", "?", "h", "help"}

    def _why(self) -> None:
        for settled in self.last_round:
            click.echo(settled_text(self.game, settled, True))
        if any("[" in source_mark(c, self.game.definition.rules) for s in self.last_round for c in s.cites):
            click.echo(f"  {NOTE}")
        for entry in two_readings(self.game.definition.key, {s.wager for s in self.last_round}):
            click.echo(f"  Register {entry.key}: {entry.finding} {entry.resolution}")
        if not self.last_round:
            click.echo("  No round has been played yet.")

    def decide(self, decision: Decision, choices: tuple[str, ...], stakes: Wagers) -> str:
        """Ask for one of the choices; a digit stands for its multiple, a letter for its word."""
        costs = {choice: multiple(choice) * stakes.get(decision.of, 0) for choice in choices}
        free = self.bankroll - sum(stakes.values())
        words = [f"{choice} ({dollars(cost)})" if cost else choice for choice, cost in costs.items()]
        if "conceal" in choices:
            click.echo(f"Expose your cards? Concealed, your {self.game.wagers[decision.holding].title} loses.")
        while True:
            line = input(f"{' or '.join(words)} > ").strip().lower()
            if self.answered(line):
                continue
            found = [choice for choice in choices if line and choice.startswith(line)]
            if len(found) != 1:
                click.echo(f"  Type one of {', '.join(choices)}.")
            elif costs[found[0]] > free:
                click.echo(f"  {found[0]} costs {dollars(costs[found[0]])} and you have {dollars(free)} left.")
            else:
                return found[0]
