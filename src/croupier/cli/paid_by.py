"""Which pay tables a wager is analysed under, where they stand, and which entries of the register touch it."""

from collections.abc import Iterator

from msgspec import Struct

from croupier.analysis.results import MAIN
from croupier.games.discrepancies import touching
from croupier.rulebook.discrepancy import Discrepancy
from croupier.rulebook.game import Game
from croupier.rulebook.paytable import PayTable


class PaidBy(Struct, frozen=True):
    """One pay table in force, and the paragraphs that order it."""

    wager: str
    title: str
    choice: str
    letter: str
    cites: tuple[str, ...]


def paid_by(game: Game, wager: str) -> tuple[PaidBy, ...]:
    """The tables that the figures of a wager, or of the main wagers, follow from."""
    return tuple(_tables(game, keys_of(game, wager)))


def touched_by(game: Game, wager: str) -> tuple[Discrepancy, ...]:
    """The entries of the register that can change what a wager, or one of the main wagers, is worth."""
    keys = keys_of(game, wager)
    return tuple(entry for entry in touching(game.definition.key) if not keys.isdisjoint(entry.wagers))


def keys_of(game: Game, wager: str) -> set[str]:
    """The wagers of the game that are analysed under this name."""
    return {key for key in game.settlement.wagers if key in game.wagers} if wager == MAIN else {wager}


def _tables(game: Game, keys: set[str]) -> Iterator[PaidBy]:
    for key in game.tables:
        if key in keys:
            for choice, table in game.tables[key].items():
                if game.may_be_chosen(choice):
                    yield _one(key, game.wagers[key].title, choice, table)
    bonus = game.definition.ante_bonus
    if bonus is not None and bonus.on in keys:
        for choice, table in game.ante_bonus_tables.items():
            yield _one("ante_bonus", f"{game.wagers[bonus.on].title} bonus", choice, table)


def _one(key: str, title: str, choice: str, table: PayTable) -> PaidBy:
    cites = dict.fromkeys((table.cites, *(table.cites_for(line) for line in table.pays)))
    return PaidBy(key, title, choice, table.letter, tuple(cites))
