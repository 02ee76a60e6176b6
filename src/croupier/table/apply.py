"""`apply(state, event) -> state`: the fold that makes a round out of its events."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from croupier.rulebook.dealing import SETTLEMENT, SPINS, Ask, Resolve
from croupier.rulebook.irregularity import Remedy
from croupier.table import events as e
from croupier.table.round import Position, Round, asked, forfeited, to_settle
from croupier.table.table import Collect, Draw, Task


def apply(state: Round, event: e.Event) -> Round:
    """The state after one event."""
    return APPLY[type(event)](state, event)


def _deck_shuffled(state: Round, event: e.DeckShuffled) -> Round:
    return replace(state, deck=event.order, reshuffle=False)


def _wager_placed(state: Round, event: e.WagerPlaced) -> Round:
    old = state.position(event.seat)
    if old is not None:
        return _changed(state, event.seat, stakes={**old.stakes, event.wager: event.amount})
    new = Position(event.seat, event.patron, {event.wager: event.amount})
    return replace(state, positions=tuple(sorted([*state.positions, new], key=lambda p: p.seat)))


def _wager_withdrawn(state: Round, event: e.WagerWithdrawn) -> Round:
    old = state.position(event.seat)
    assert old is not None, "a wager is withdrawn where one was placed"
    stakes = {wager: amount for wager, amount in old.stakes.items() if wager != event.wager}
    state = _changed(state, event.seat, stakes=stakes)
    return replace(state, positions=tuple(p for p in state.positions if p.stakes))


def _bets_closed(state: Round, event: e.BetsClosed) -> Round:
    tasks = state.table.tasks(tuple([p.seat for p in state.positions]))
    return replace(state, tasks=tasks, meter=event.meter)


def _card_dealt(state: Round, event: e.CardDealt) -> Round:
    if state.surplus:  # such a card is no part of the deal, which has not gone on by it
        state = replace(state, at=state.at - 1, surplus=state.surplus - 1)
    deck = state.deck[1:]
    if event.seat == 0:
        up = (*state.dealer_up, event.card) if event.face_up else state.dealer_up
        dealer = (*state.dealer, event.card)
        return _skip_done(replace(state, at=state.at + 1, deck=deck, dealer=dealer, dealer_up=up))
    positions = tuple(
        [replace(p, cards=(*p.cards, event.card)) if p.seat == event.seat else p for p in state.positions]
    )
    return _skip_done(replace(state, at=state.at + 1, deck=deck, positions=positions))


def _community_card_dealt(state: Round, event: e.CommunityCardDealt) -> Round:
    community, up = (*state.community, event.card), state.community_up + event.face_up
    deck = state.deck[1:]
    return _skip_done(replace(state, at=_next(state), deck=deck, community=community, community_up=up))


def _card_burned(state: Round, event: e.CardBurned) -> Round:
    burned = (*state.burned, event.card)
    return _skip_done(replace(state, at=state.at + 1, deck=state.deck[1:], burned=burned))


def _cards_revealed(state: Round, event: e.CardsRevealed) -> Round:
    if event.seat == 0:
        return _skip_done(replace(state, at=_next(state), dealer_up=state.dealer))
    return _skip_done(_changed(state, event.seat, revealed=True))


def _community_cards_revealed(state: Round, event: e.CommunityCardsRevealed) -> Round:
    up = state.community_up + len(event.cards)
    return _skip_done(replace(state, at=state.at + 1, community_up=up))


def _decision_made(state: Round, event: e.DecisionMade) -> Round:
    old = state.position(event.seat)
    assert old is not None, "a player decides at a position with wagers"
    stakes = {**old.stakes, event.wager: event.amount} if event.wager else old.stakes
    choices = {**old.choices, event.decision: event.choice}
    return _skip_done(_changed(state, event.seat, stakes=stakes, choices=choices))


def _wager_settled(state: Round, event: e.WagerSettled) -> Round:
    seat, wager = event.settled.seat, event.settled.wager
    positions = tuple(
        [replace(p, settled={**p.settled, wager: event.settled}) if p.seat == seat else p for p in state.positions]
    )
    return _skip_done(replace(state, positions=positions, meter=event.meter))


def _stub_discarded(state: Round, event: e.StubDiscarded) -> Round:
    del event
    return _skip_done(replace(state, at=state.at + 1))


def _stub_counted(state: Round, event: e.StubCounted) -> Round:
    return replace(state, counted=event.cards + event.dealt, misdeal=event.misdeal)


def _wheel_spun(state: Round, event: e.WheelSpun) -> Round:
    return replace(state, spins=(*state.spins, (event.seat, event.position)))


def _irregularity_reported(state: Round, event: e.IrregularityReported) -> Round:
    surplus = 0 if event.remedy is Remedy.COMPLETE else max(event.cards, 0)
    return replace(state, surplus=surplus, reshuffle=state.reshuffle or event.remedy is Remedy.RESHUFFLE)


def _card_discarded(state: Round, event: e.CardDiscarded) -> Round:
    deck = tuple([card for card in state.deck if card != event.card])
    return replace(state, deck=deck, exposed=(*state.exposed, event.card))


def _hand_voided(state: Round, event: e.HandVoided) -> Round:
    """A void hand gets no more cards."""
    done, ahead = state.tasks[: state.at], state.tasks[state.at :]
    tasks = (*done, *[task for task in ahead if not (isinstance(task, Draw) and task.seat == event.seat)])
    return _skip_done(_changed(replace(state, tasks=tasks, reshuffle=True), event.seat, void=True))


def _round_voided(state: Round, event: e.RoundVoided) -> Round:
    del event
    return replace(state, void=True, reshuffle=True, at=len(state.tasks))


def _round_closed(state: Round, event: e.RoundClosed) -> Round:
    del event
    return replace(state, closed=True, at=len(state.tasks))


APPLY: Final[dict[type, Callable[[Round, Any], Round]]] = {
    e.DeckShuffled: _deck_shuffled,
    e.WagerPlaced: _wager_placed,
    e.WagerWithdrawn: _wager_withdrawn,
    e.BetsClosed: _bets_closed,
    e.CardDealt: _card_dealt,
    e.CommunityCardDealt: _community_card_dealt,
    e.CardBurned: _card_burned,
    e.CardsRevealed: _cards_revealed,
    e.CommunityCardsRevealed: _community_cards_revealed,
    e.DecisionMade: _decision_made,
    e.WagerSettled: _wager_settled,
    e.StubDiscarded: _stub_discarded,
    e.StubCounted: _stub_counted,
    e.WheelSpun: _wheel_spun,
    e.IrregularityReported: _irregularity_reported,
    e.CardDiscarded: _card_discarded,
    e.HandVoided: _hand_voided,
    e.RoundVoided: _round_voided,
    e.RoundClosed: _round_closed,
}


def _next(state: Round) -> int:
    """The task after this one; cards that settle what a void round still settles are no task."""
    return state.at if state.void else state.at + 1


def _changed(state: Round, seat: int, **changes: object) -> Round:
    return replace(state, positions=tuple([replace(p, **changes) if p.seat == seat else p for p in state.positions]))


def _skip_done(state: Round) -> Round:
    """Go on past the tasks that leave nothing to do."""
    at, tasks = state.at, state.tasks
    while at < len(tasks) and not isinstance(tasks[at], Draw) and _done(state, tasks[at]):
        at += 1
    return state if at == state.at else replace(state, at=at)


def _done(state: Round, task: Task) -> bool:
    """Whether a task other than a card to be dealt leaves nothing to do."""
    if task is SETTLEMENT:
        return _all_settled(state)
    if isinstance(task, Ask):
        return not asked(state, task.decision)
    if isinstance(task, Collect):
        return not any(forfeited(state, p) for p in state.positions)
    if isinstance(task, Resolve):
        return not any(task.wager in p.unsettled for p in state.positions)
    return task is SPINS and not any(p.unsettled for p in state.positions)


def _all_settled(state: Round) -> bool:
    for position in state.positions:  # a loop, because this is asked after every wager settled
        if to_settle(state, position) or (position.unsettled and not position.revealed):
            return False
    return True
