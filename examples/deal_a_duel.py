"""Deals one round of the made-up game through the engine and prints what happened: `python -m examples.deal_a_duel`."""

from collections.abc import Iterator

from croupier.cards.card import DECK, parse_cards
from croupier.rulebook.game import Game, elect
from croupier.rulebook.money import dollars
from croupier.rulebook.refusal import Refusal
from croupier.table import commands as c
from croupier.table.decide import play
from croupier.table.events import WagerSettled
from croupier.table.round import Round, new_round
from croupier.table.table import Table, open_table
from examples.two_card_duel import TWO_CARD_DUEL

# Two players and the dealer, one card after the other: seat 1 holds the aces, seat 2 queen and seven.
ON_TOP = parse_cards(["Ah", "Qs", "Td", "As", "7c", "9h"])
ORDER = (*ON_TOP, *(card for card in DECK if card not in ON_TOP))

COMMANDS = (
    c.Shuffle(ORDER),
    c.PlaceWagers(1, "Ada", {"ante": 1000, "pair": 500}),
    c.PlaceWagers(2, "Ben", {"ante": 1000}),
    c.CloseBets(),
    c.Proceed(),
    c.Decide(1, "1x"),
    c.Decide(2, "fold"),
    c.Proceed(),
)


def table(**options: object) -> Table:
    """A table of the game, with these options elected."""
    game = elect(TWO_CARD_DUEL, options)
    assert isinstance(game, Game), game
    opened = open_table(game)
    assert isinstance(opened, Table), opened
    return opened


def lines(state: Round, commands: tuple[c.Command, ...] = COMMANDS) -> Iterator[str]:
    """Carry out the commands one by one and tell each event."""
    for command in commands:
        outcome = play(state, command)
        if isinstance(outcome, Refusal):
            yield f"refused: {outcome.message} ({', '.join(outcome.cites)})"
            continue
        state, events = outcome
        for event in events:
            if isinstance(event, WagerSettled):
                one = event.settled
                yield f"seat {one.seat}: {one.wager} {one.outcome.value}, {dollars(one.returned)} back  {one.cites[0]}"
            else:
                yield type(event).__name__


if __name__ == "__main__":
    print("\n".join(lines(new_round(table(pair="B")))))
