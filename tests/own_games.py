"""The games under examples/ that no catalogue holds, beside those of the catalogue: what holds for any game."""

from croupier.games.catalogue import KEYS, definition
from croupier.rulebook.definition import GameDefinition
from examples.casino_hold_em import CASINO_HOLD_EM
from examples.crazy_4_poker import CRAZY_4_POKER
from examples.ultimate_texas_hold_em import ULTIMATE_TEXAS_HOLD_EM

OWN = {game.key: game for game in (ULTIMATE_TEXAS_HOLD_EM, CASINO_HOLD_EM, CRAZY_4_POKER)}
ANY_GAME = (*KEYS, *OWN)


def rule_of(key: str) -> GameDefinition:
    """The game of this key, in the catalogue or out of it."""
    return OWN[key] if key in OWN else definition(key)
