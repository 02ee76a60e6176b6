"""What may be seen of a round: the one door by which cards leave the table.

A view is built from an allow-list. What is not named here is not shown: the deck, burned cards, cards that
lie face down, and the hands of other players before they are revealed.
"""

from collections.abc import Mapping

from msgspec import Struct

from croupier.cards.card import Card
from croupier.rulebook.dealing import SPINS, Ask, Decision
from croupier.rulebook.money import Cents
from croupier.table.round import Position, Round, asked, to_spin
from croupier.table.settlement import Settled

HIDDEN = "??"


class PositionView(Struct, frozen=True):
    """One position as the viewer sees it; a hidden card is `??`."""

    seat: int
    patron: str
    stakes: Mapping[str, Cents]
    cards: tuple[str, ...]
    choices: tuple[str, ...]
    settled: tuple[Settled, ...]
    void: bool


class RoundView(Struct, frozen=True):
    """The round as one viewer sees it."""

    positions: tuple[PositionView, ...]
    dealer: tuple[str, ...]
    community: tuple[str, ...]
    awaited: int  # the seat that has to act, or 0 for the dealer
    choices: tuple[str, ...]  # the choices of the seat that has to act
    bets_closed: bool
    closed: bool
    meter: Cents | None
    found_face_up: tuple[str, ...]  # cards in the discard rack that everybody has seen
    void: bool


def view(state: Round, patron: str | None) -> RoundView:
    """The round as a patron sees it, or as somebody who holds no cards does."""
    task, awaited = state.task, 0
    choices: tuple[str, ...] = ()
    if isinstance(task, Ask):
        asked_now = asked(state, task.decision)[0]
        awaited = asked_now.seat
        choices = _choices(state, task.decision, asked_now, patron)
    elif task is SPINS and to_spin(state):
        awaited = to_spin(state)[0].seat
    return RoundView(
        positions=tuple(_position(p, patron) for p in state.positions),
        dealer=_faces(state.dealer, state.dealer_up),
        community=_faces(state.community, state.community[: state.community_up]),
        awaited=awaited,
        choices=choices,
        bets_closed=bool(state.tasks),
        closed=state.closed,
        meter=state.meter,
        found_face_up=state.exposed,
        void=state.void,
    )


def _choices(state: Round, decision: Decision, position: Position, patron: str | None) -> tuple[str, ...]:
    """What a hand opens or bars is known to its holder alone; everybody else sees all choices that there may be."""
    elections = state.table.game.elections
    if patron is None or position.patron != patron:
        return decision.choices_under(elections)
    return decision.choices_with(position.cards, elections)


def _position(position: Position, patron: str | None) -> PositionView:
    own = patron is not None and position.patron == patron
    return PositionView(
        seat=position.seat,
        patron=position.patron,
        stakes=dict(position.stakes),
        cards=_faces(position.cards, position.cards if own or position.revealed else ()),
        choices=position.hand.choices,
        settled=tuple(position.settled.values()),
        void=position.void,
    )


def _faces(cards: tuple[Card, ...], seen: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(card if card in seen else HIDDEN for card in cards)
