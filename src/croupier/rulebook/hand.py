"""Hands as data: which cards a hand is made of, and by which ranking, so that every reader can take it apart."""

from typing import Final, NamedTuple

from msgspec import Struct

from croupier.cards.card import Card
from croupier.cards.ranking import HandValue, Ranking


class Deal(NamedTuple):
    """The cards that the wagers of one player are settled by."""

    player: tuple[Card, ...]
    dealer: tuple[Card, ...]
    community: tuple[Card, ...] = ()


PLAYER: Final = "player"
DEALER: Final = "dealer"
COMMUNITY: Final = "community"


class Best(Struct, frozen=True):
    """The best hand of a ranking in the cards of these places of a deal."""

    ranking: Ranking
    of: tuple[str, ...]
    first: int | None = None  # of the community cards, how many count: all of them, or only the flop

    def cards(self, deal: Deal) -> tuple[Card, ...]:
        """The cards that the hand is chosen from."""
        held: tuple[Card, ...] = ()
        for place in self.of:
            held += deal.community[: self.first] if place == COMMUNITY else getattr(deal, place)
        return held

    def __call__(self, deal: Deal) -> HandValue:
        return self.ranking.value(self.cards(deal))


class Lower(Struct, frozen=True):
    """The lower of two hands; of equal ones either."""

    one: Best
    other: Best

    def __call__(self, deal: Deal) -> HandValue:
        return min(self.one(deal), self.other(deal))


Hand = Best | Lower
