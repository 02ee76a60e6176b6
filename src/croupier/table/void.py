"""Hands that are void: wagers go back to their players, but for those that a paragraph settles all the same."""

from typing import Final

from croupier.rulebook.dealing import Side, To
from croupier.rulebook.hand import Deal
from croupier.rulebook.irregularity import Irregularity
from croupier.rulebook.paytable import Lines, community_read, dealer_read
from croupier.rulebook.reference import RuleRef
from croupier.table import events as e
from croupier.table.dealer import Progress, draw, meter_of
from croupier.table.meter import Meter, in_play, taken_back
from croupier.table.round import Position, Round
from croupier.table.settlement import Outcome, Settled, settle_sides
from croupier.table.table import Draw

_HANDS: Final = (To.EACH_PLAYER, To.DEALER)


def void_hand(progress: Progress, seat: int, cites: RuleRef) -> None:
    """Void one player's hand; the round goes on for the others, and is over when nobody is left."""
    progress.add(e.HandVoided(seat, cites))
    _give_back(progress, seat, (cites,))
    if not any(position.unsettled for position in progress.state.positions):
        progress.add(e.RoundClosed())


def void_round(progress: Progress, cites: tuple[RuleRef, ...], rule: Irregularity | None = None) -> None:
    """Void all hands under these paragraphs, and settle what an irregularity leaves to be settled."""
    saved = saved_wagers(progress.state, rule) if rule else ()
    while saved and not dealt_to_all(progress.state):
        task = progress.state.task
        assert isinstance(task, Draw), "the initial deal is one card after the other"
        draw(progress, task)
    progress.add(e.RoundVoided(cites))
    if saved:
        _show(progress, saved, cites[0])
        _settle(progress, saved, cites)
    for position in progress.state.positions:
        _give_back(progress, position.seat, cites)
    progress.add(e.RoundClosed())


def saved_wagers(state: Round, rule: Irregularity) -> tuple[str, ...]:
    """The wagers on the layout that are settled although hands are void, in the order of settlement."""
    if rule.only_after_initial_deal and not dealt_to_all(state):
        return ()
    placed = {wager for position in state.positions for wager in position.unsettled}
    return tuple(
        key for key in state.table.game.definition.paid_in_order if key in rule.still_settled and key in placed
    )


def community_due(state: Round, saved: tuple[str, ...]) -> int:
    """How many community cards have still to be dealt for these wagers."""
    read = [community_read(lines) for lines in _lines(state, saved)]
    needed = max((state.table.game.definition.counts.community if n is None else n for n in read), default=0)
    return max(needed - len(state.community), 0)


def dealt_to_all(state: Round) -> bool:
    """Whether the initial deal is complete: no card is due to a player or the dealer."""
    return not any(isinstance(task, Draw) and task.to in _HANDS for task in state.tasks[state.at :])


def _lines(state: Round, wagers: tuple[str, ...]) -> list[Lines]:
    schedules = [state.table.game.wagers[wager].schedule for wager in wagers]
    return [schedule.lines for schedule in schedules if schedule is not None]


def _show(progress: Progress, saved: tuple[str, ...], cites: RuleRef) -> None:
    """28.12(b)2: the cards that these wagers need come next in order, whether found face up or not."""
    state = progress.state
    for card in state.deck[: community_due(state, saved)]:
        progress.add(e.CommunityCardDealt(card, True, cites))
    if any(map(dealer_read, _lines(state, saved))) and state.dealer_up != state.dealer:
        progress.add(e.CardsRevealed(0, state.dealer, cites))


def _settle(progress: Progress, saved: tuple[str, ...], cites: tuple[RuleRef, ...]) -> None:
    """In the order of the players in which wagers are settled otherwise."""
    positions = [position for position in progress.state.positions if not set(saved).isdisjoint(position.unsettled)]
    if progress.state.table.settling.start is Side.RIGHT:
        positions.reverse()
    meter = meter_of(progress.state)
    for position in positions:
        if any(_seen_for(position, wager, progress.state) for wager in saved):
            progress.reveal(position, cites[0])
        meter = _settle_hand(progress, position, saved, cites, meter)


def _settle_hand(
    progress: Progress, position: Position, saved: tuple[str, ...], cites: tuple[RuleRef, ...], meter: Meter | None
) -> Meter | None:
    state = progress.state
    wagers = [wager for wager in saved if wager in position.unsettled]
    deal = Deal(position.cards, state.dealer, state.community)
    results, meter = settle_sides(state.table.game, position.hand, deal, wagers, meter)
    progressive = in_play(state.table.game)
    for settled in results:
        moves = meter is not None and progressive is not None and settled.wager == progressive.wager
        progress.settle(settled, cites[0], meter.cents if meter and moves else progress.state.meter)
    return meter


def _seen_for(position: Position, wager: str, state: Round) -> bool:
    """Whether a hand is turned up for a wager: it is there, and not lost because its cards were not exposed."""
    lost = "conceal" in position.hand.choices and state.table.game.wagers[wager].forfeited_by_concealing is not None
    return wager in position.unsettled and not lost


def _give_back(progress: Progress, seat: int, cites: tuple[RuleRef, ...]) -> None:
    """Return what has not been settled; what a progressive wager added to the meter goes off it again."""
    position = progress.state.position(seat)
    assert position is not None, "a hand is void where wagers lie"
    for wager in position.unsettled:
        staked = position.stakes[wager]
        settled = Settled(seat, wager, staked, Outcome.VOID, staked, cites)
        progress.settle(settled, cites[0], _meter_without(progress.state, wager, staked))


def _meter_without(state: Round, wager: str, returned: int) -> int | None:
    progressive = in_play(state.table.game)
    if state.meter is None or progressive is None or progressive.wager != wager:
        return state.meter
    counted = [p for p in state.positions if wager in p.stakes and not _returned(p, wager)]
    return state.meter - taken_back(state.table.game, sum(p.stakes[wager] for p in counted), returned)


def _returned(position: Position, wager: str) -> bool:
    return wager in position.settled and position.settled[wager].outcome is Outcome.VOID
