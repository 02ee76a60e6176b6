"""The name of a hand, as a dealer would announce it."""

from typing import Final

from croupier.cards.card import plural, rank_name
from croupier.cards.ranking import Category, HandValue, Ranking

_OF_TWO_RANKS: Final = {Category.FULL_HOUSE: "over", Category.TWO_PAIR: "and"}


def hand_name(ranking: Ranking, value: HandValue) -> str:
    """Such as `pair of kings, queen kicker` or `straight, nine high`."""
    category, first, *others = ranking.category(value), *value[1:]
    match category:
        case Category.ROYAL_FLUSH:
            return "royal flush"
        case Category.FULL_HOUSE | Category.TWO_PAIR:
            name = f"{category.value}, {plural(first)} {_OF_TWO_RANKS[category]} {plural(others.pop(0))}"
        case Category.PAIR:
            name = f"pair of {plural(first)}"
        case Category.THREE_OF_A_KIND | Category.FOUR_OF_A_KIND:
            name = f"{category.value}, {plural(first)}"
        case Category.HIGH_CARD:
            name = f"{rank_name(first)} high"
        case _:
            return f"{category.value}, {rank_name(first)} high"
    return f"{name}, {rank_name(others[0])} kicker" if others else name
