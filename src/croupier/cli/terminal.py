"""How the terminal game looks: cards, amounts, and lines that a screen reader reads well."""

import os
from collections.abc import Iterable
from typing import Final

import click

from croupier.games.sources import source_mark
from croupier.rulebook.game import Game
from croupier.rulebook.money import dollars
from croupier.rulebook.sheet import Sheet
from croupier.table.settlement import Outcome, Settled
from croupier.table.views import HIDDEN

_SUIT_COLOURS: Final = {"s": None, "h": "red", "d": "blue", "c": "green"}  # a four-colour deck


def styled(text: str, **style: object) -> str:
    """Text with colour, unless the person asked for none."""
    return text if os.environ.get("NO_COLOR") else click.style(text, **style)  # type: ignore[arg-type]


def card_text(card: str) -> str:
    """A card as it is shown: `Kh`, coloured by suit; a hidden one is `??`."""
    return styled(card, dim=True) if card == HIDDEN else styled(card, fg=_SUIT_COLOURS[card[1]], bold=True)


def cards_text(cards: Iterable[str]) -> str:
    return " ".join(card_text(card) for card in cards)


def settled_text(game: Game, settled: Settled, cites: bool) -> str:
    """One wager settled: `Ante $5 wins, back $10`, with its paragraphs where they are asked for."""
    title = game.wagers[settled.wager].title
    words = {Outcome.WIN: "wins", Outcome.LOSE: "loses", Outcome.PUSH: "pushes", Outcome.VOID: "is void"}
    net = settled.returned - settled.staked
    colour = "green" if net > 0 else "red" if net < 0 else None
    line = f" with {settled.line}" if settled.line else ""
    text = f"  {title:18} {dollars(settled.staked):>8} {words[settled.outcome]:7} back {dollars(settled.returned):>10}"
    text += f"  {styled(signed(net), fg=colour)}{line}"
    return text + (
        f"\n      {', '.join(source_mark(c, game.definition.rules) for c in settled.cites)}" if cites else ""
    )


def signed(cents: int) -> str:
    """A gain or a loss: `+$5`, `-$5`, `$0`."""
    return f"+{dollars(cents)}" if cents > 0 else dollars(cents)


def sheet_sections(sheet: Sheet, *, pay_tables: bool) -> Iterable[str]:
    """The pay tables of a sheet, or everything else that a player wants while playing."""
    for section in sheet.sections:
        if section.pays == pay_tables:
            yield styled(section.heading, bold=True)
            yield from (f"  {line.label}: {line.says}" if line.says else f"  {line.label}" for line in section.lines)
