"""Every paragraph inventory, in the order of the texts."""

from importlib import import_module
from typing import Final

from croupier.rulebook.reference import Inventory

_MODULES: Final = (
    *("three_card_poker", "four_card_poker", "texas_hold_em_bonus", "caribbean_stud"),
    *("hold_em_3_bonus", "premium_hold_em", "progressives"),
    *("spanish_21", "double_attack_blackjack", "craps", "supplement"),
)


def inventories() -> tuple[Inventory, ...]:
    """The inventories of every text and of the supplement."""
    modules = [import_module(f"croupier.games.paragraphs.{name}") for name in _MODULES]
    return tuple(value for module in modules for value in vars(module).values() if isinstance(value, Inventory))
