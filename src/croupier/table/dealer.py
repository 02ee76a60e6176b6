"""The dealer's acts, one task of the round after the other."""

from croupier.rulebook.dealing import SETTLEMENT, SPINS, Ask, Resolve, Settling, Side, To, TurnUp
from croupier.rulebook.reference import RuleRef
from croupier.table import events as e
from croupier.table.apply import APPLY
from croupier.table.meter import Meter, in_play
from croupier.table.round import Position, Round, forfeited, to_spin
from croupier.table.settlement import Outcome, Settled, forfeit, resolve, settle_hand, winners_of_top
from croupier.table.table import Collect, Draw, Stub, Task
from croupier.table.wheel import settle_spins


class Progress:
    """The events of one command as they come about, and the state that they have led to."""

    def __init__(self, state: Round) -> None:
        self.state = state
        self.events: list[e.Event] = []

    def add(self, event: e.Event) -> None:
        self.state = APPLY[type(event)](self.state, event)  # `apply`, without a second call for each of many events
        self.events.append(event)

    def settle(self, settled: Settled, cites: RuleRef, meter: int | None) -> None:
        self.add(e.WagerSettled(settled, cites, meter))

    def reveal(self, position: Position, cites: RuleRef) -> None:
        if not position.revealed:
            self.add(e.CardsRevealed(position.seat, position.cards, cites))

    def collect(self, seat: int) -> None:
        """Collect what a player who folded has lost."""
        position = self.state.position(seat)
        assert position is not None, "a player folds at a position with wagers"
        lost = forfeited(self.state, position)
        for settled in forfeit(self.state.table.game, position.hand) if lost else ():
            self.settle(settled, self.state.table.game.definition.fold, self.state.meter)


def proceed(progress: Progress, one_act: bool) -> None:
    """Go on until a player has to act, or for one act."""
    while (task := progress.state.task) is not None and not _waits(progress.state, task):
        done = len(progress.events)
        _act(progress, task)
        assert len(progress.events) > done, f"the dealer's act leads to nothing: {task}"
        if one_act:
            break
    if progress.state.task is None:
        progress.add(e.RoundClosed())


def _waits(state: Round, task: Task) -> bool:
    return isinstance(task, Ask | Stub) or (task is SPINS and bool(to_spin(state)))


def _act(progress: Progress, task: Task) -> None:
    if isinstance(task, Draw):
        draw(progress, task)
    elif isinstance(task, TurnUp):
        _turn_up(progress, task)
    elif isinstance(task, Collect):
        for position in progress.state.positions:
            progress.collect(position.seat)
    elif isinstance(task, Resolve):
        _resolve(progress, task)
    elif task is SETTLEMENT:
        _settlement(progress)
    else:
        _spins(progress)


def draw(progress: Progress, task: Draw) -> None:
    """The next card goes where the task says."""
    card = progress.state.deck[0]
    if task.to is To.COMMUNITY:
        progress.add(e.CommunityCardDealt(card, task.face_up, task.cites))
    elif task.to is To.DISCARD:
        progress.add(e.CardBurned(card, task.cites))
    else:
        progress.add(e.CardDealt(task.seat, card, task.face_up, task.cites))


def _turn_up(progress: Progress, task: TurnUp) -> None:
    state = progress.state
    if task.what is To.DEALER:
        progress.add(e.CardsRevealed(0, state.dealer, task.cites))
    else:
        up = state.community[state.community_up : state.community_up + task.cards]
        progress.add(e.CommunityCardsRevealed(up, task.cites))


def _resolve(progress: Progress, task: Resolve) -> None:
    """Those who expose their cards do so; what lost is collected from everybody before anything is paid."""
    state = progress.state
    holders = [p for p in state.positions if task.wager in p.unsettled]
    for position in holders:
        if "conceal" not in position.hand.choices:
            progress.reveal(position, task.cites)
    results = [resolve(state.table.game, position.hand, task.wager) for position in holders]
    for settled in sorted(results, key=lambda settled: settled.outcome is not Outcome.LOSE):
        progress.settle(settled, task.cites, state.meter)


def _settlement(progress: Progress) -> None:
    """Every position in the licensee's order: all phases for one player after the other, or each phase for all."""
    order = progress.state.table.settling
    positions = [p for p in progress.state.positions if p.unsettled]
    if order.start is Side.RIGHT:
        positions.reverse()
    meter = meter_of(progress.state)
    for group in [positions] if order.in_phases else [[position] for position in positions]:
        meter = _settle_group(progress, group, order, meter)


def _settle_group(progress: Progress, positions: list[Position], order: Settling, meter: Meter | None) -> Meter | None:
    """Reveal, collect what lost, then pay; with an order of its own for both where the licensee elected phases."""
    for position in positions:
        progress.reveal(position, order.cites)
    state = progress.state
    to_pay: list[tuple[Settled, Meter | None]] = []
    for position in positions:
        results, meter = settle_hand(state.table.game, position.hand, state.dealer, state.community, meter)
        for settled in results:
            if settled.wager in position.settled:
                continue
            if order.in_phases and settled.outcome is not Outcome.LOSE:
                to_pay.append((settled, meter))
            else:
                _settle(progress, settled, order, meter)
    for settled, after in to_pay:
        _settle(progress, settled, order, after)
    return meter


def _settle(progress: Progress, settled: Settled, order: Settling, meter: Meter | None) -> None:
    """Collect or pay one wager; only the progressive wager moves the meter."""
    cites = (order.collect if settled.outcome is Outcome.LOSE else order.pay) or order.cites
    progressive = in_play(progress.state.table.game)
    moves = meter is not None and progressive is not None and settled.wager == progressive.wager
    progress.settle(settled, cites, meter.cents if meter and moves else progress.state.meter)


def meter_of(state: Round) -> Meter | None:
    """The meter as the awards of this round find it, if one is in play."""
    game = state.table.game
    if state.meter is None or in_play(game) is None:
        return None
    hands = [p.hand for p in state.positions if not p.void]
    return Meter(state.meter, winners_of_top(game, hands, state.community))


def _spins(progress: Progress) -> None:
    state = progress.state
    meter = None if state.meter is None else Meter(state.meter)
    spin = state.table.game.definition.spin
    assert spin is not None, "spins are a task of games with a wheel"
    hands = [p.hand for p in state.positions if not p.void]
    results, meter = settle_spins(state.table.game, hands, state.spins, meter)
    for settled in results:
        progress.settle(settled, spin.cites, meter.cents if meter else None)
