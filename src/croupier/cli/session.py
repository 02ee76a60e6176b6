"""Rounds at one table in the terminal: the house deals, the computer fills the other seats."""

from collections.abc import Callable

import click

from croupier.cards.card import DECK, Card
from croupier.cards.naming import hand_name
from croupier.cli.betting import Wagers
from croupier.cli.opponents import choose, opening_wagers
from croupier.cli.seat import PATRON, Seat
from croupier.cli.terminal import cards_text, settled_text, signed, styled
from croupier.rulebook.dealing import Ask
from croupier.rulebook.money import LARGEST_AMOUNT, dollars
from croupier.rulebook.refusal import Refusal
from croupier.server.entropy import Source, shuffled, wheel_stop
from croupier.table import commands as c
from croupier.table.decide import play
from croupier.table.meter import in_play, reset
from croupier.table.round import Round, new_round
from croupier.table.table import Table
from croupier.table.views import HIDDEN, PositionView, RoundView, view

OTHERS_BET = 1000


class Session:
    """One table, one person, as many rounds as they like."""

    def __init__(self, table: Table, you: Seat, seats: int, chance: Source) -> None:
        self.table = table
        self.you = you
        self.seats = seats
        self.chance = chance
        self.state: Round = new_round(table)
        self.shown_at = -1  # the decision for which the table was shown last
        self.told = 0  # how many of your wagers were settled in front of you before the end of the round
        progressive = in_play(table.game)
        self.meter = reset(table.game, progressive) if progressive else None

    def run(self) -> None:
        """Play until the player leaves or has nothing left."""
        rule = self.table.game.definition
        click.echo(f"{styled(rule.title, bold=True)}, {rule.rules}. You sit at position {self.you.number}.")
        while self.you.bankroll > 0:
            self.round()
        click.echo("You have nothing left. Thank you for playing.")

    def round(self) -> None:
        """One round, from the shuffle to the last wager."""
        self.state, self.shown_at, self.told = new_round(self.table), -1, 0
        self._do(c.Shuffle(shuffled(DECK, self.chance)))
        for seat in range(1, self.seats + 1):
            if seat != self.you.number:
                wagers = opening_wagers(self.table.game, OTHERS_BET, self.chance)
                self._do(c.PlaceWagers(seat, f"player {seat}", wagers))
        if self.meter is not None:
            click.echo(f"\nThe meter stands at {dollars(self.meter)}.")
        self.you.bet(self._place)
        self._do(c.CloseBets(self.meter))
        while self._in_play():
            self._go_on(self._ask_you)
            self._tell_settled()
        self._show_result()

    def finish(self) -> None:
        """The player has left in the middle of a round: it ends as the rule takes silence."""
        if not self._in_play():
            return
        while self._in_play():
            self._go_on(lambda seen: self._do(c.Decide(seen.awaited, seen.choices[0])))
        self._show_result()

    def _in_play(self) -> bool:
        return bool(self.state.tasks) and not self.state.closed

    def _place(self, wagers: Wagers) -> Refusal | None:
        return self._try(c.PlaceWagers(self.you.number, PATRON, wagers))

    def _go_on(self, ask_you: Callable[[RoundView], None]) -> None:
        seen = view(self.state, PATRON)
        if seen.choices and self.shown_at != self.state.at:
            self._show_table(seen)
            self.shown_at = self.state.at
        if not seen.awaited:
            self._do(c.Proceed())
        elif not seen.choices:
            self._spin(seen.awaited)
        elif seen.awaited == self.you.number:
            ask_you(seen)
        else:
            self._ask_computer(seen)

    def _ask_you(self, seen: RoundView) -> None:
        task = self.state.task
        assert isinstance(task, Ask), "a choice belongs to a decision"
        stakes = next(p.stakes for p in seen.positions if p.seat == self.you.number)
        self._do(c.Decide(self.you.number, self.you.decide(task.decision, seen.choices, stakes)))

    def _ask_computer(self, seen: RoundView) -> None:
        theirs = view(self.state, f"player {seen.awaited}")
        own = next(p.cards for p in theirs.positions if p.seat == seen.awaited)
        up = tuple(Card(card) for card in (*own, *theirs.community) if card != HIDDEN)
        choice = choose(theirs.choices, up)
        click.echo(f"Seat {seen.awaited}: {choice}")
        self._do(c.Decide(seen.awaited, choice))

    def _spin(self, seat: int) -> None:
        weights = self.table.game.elections["wheel"]
        assert isinstance(weights, tuple), "the wheel turns only with weights"
        position = wheel_stop(weights, self.chance)
        click.echo(f"Seat {seat} spins the wheel: position {position}.")
        self._do(c.SpinWheel(position))

    def _do(self, command: c.Command) -> None:
        refusal = self._try(command)
        assert refusal is None, f"{command} was refused: {refusal}"

    def _try(self, command: c.Command) -> Refusal | None:
        outcome = play(self.state, command)
        if isinstance(outcome, Refusal):
            return outcome
        self.state = outcome[0]
        return None

    def _tell_settled(self) -> None:
        """What is settled while the round goes on, such as a 3 card bonus, is said at once and listed at its end."""
        yours = next(p.settled for p in view(self.state, PATRON).positions if p.seat == self.you.number)
        for settled in yours[self.told :] if self._in_play() else ():
            click.echo(settled_text(self.table.game, settled, self.you.cites))
        self.told = len(yours)

    def _show_table(self, seen: RoundView) -> None:
        click.echo("")
        self._show_cards("Dealer", seen.dealer, seen.community)
        if seen.community:
            click.echo(f"{'Community':10} {cards_text(seen.community)}")
        for position in seen.positions:
            self._show_position(position, seen)

    def _show_position(self, position: PositionView, seen: RoundView) -> None:
        game = self.table.game
        bets = ", ".join(
            f"{game.wagers[key].title.lower()} {dollars(amount)}" for key, amount in position.stakes.items()
        )
        who = "You" if position.seat == self.you.number else f"Seat {position.seat}"
        folded = ", folded" if "fold" in position.choices else ""
        self._show_cards(who, position.cards, seen.community, f"{bets}{folded}")

    def _show_cards(self, who: str, cards: tuple[str, ...], community: tuple[str, ...], after: str = "") -> None:
        ranking = self.table.game.definition.ranking
        up = tuple(Card(card) for card in (*cards, *community) if card != HIDDEN)
        known = HIDDEN not in cards and len(up) >= ranking.size
        name = hand_name(ranking, ranking.value(up)) if known else ""
        click.echo(f"{who:10} {cards_text(cards)}  {'  '.join(part for part in (name, after) if part)}".rstrip())

    def _show_result(self) -> None:
        seen = view(self.state, PATRON)
        self._show_table(seen)
        self.meter = None if self.state.meter is None else min(self.state.meter, LARGEST_AMOUNT)  # its limit
        for position in seen.positions:
            net = sum(s.returned - s.staked for s in position.settled)
            if position.seat == self.you.number:
                self.you.bankroll += net
                self.you.last_round = list(position.settled)
            else:
                click.echo(f"Seat {position.seat}: {signed(net)}")
        for settled in self.you.last_round:
            click.echo(settled_text(self.table.game, settled, self.you.cites))
        net = sum(s.returned - s.staked for s in self.you.last_round)
        click.echo(styled(f"This round: {signed(net)}. You have {dollars(self.you.bankroll)}.", bold=True))
