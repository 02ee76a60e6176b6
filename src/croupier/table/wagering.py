"""Wagers before "No more bets": what may be placed where, and the announcement itself."""

from croupier.rulebook.money import Cents
from croupier.rulebook.refusal import Reason, Refusal
from croupier.table import commands as c
from croupier.table import events as e
from croupier.table.dealer import Progress
from croupier.table.meter import check_reading, contribution, in_play
from croupier.table.round import Round
from croupier.table.stakes import check_stakes
from croupier.table.wheel import fixed_prize_missing


def check_place(state: Round, command: c.PlaceWagers) -> Refusal | None:
    definition = state.table.game.definition
    conduct = definition.conduct
    if state.tasks:
        message = '"No more bets" has been announced; no wager is made, changed or withdrawn.'
        return Refusal(Reason.NO_MORE_BETS, message, (conduct.no_more_bets,))
    if not 1 <= command.seat <= definition.positions:
        message = f"The table has positions 1 to {definition.positions}; there is no position {command.seat}."
        return Refusal(Reason.NO_SUCH_POSITION, message, (conduct.positions,))
    old = state.position(command.seat)
    if old is not None and old.patron != command.patron:
        return Refusal(Reason.POSITION_TAKEN, f"Position {command.seat} is another player's.", (conduct.chips,))
    if not command.wagers and old is not None:
        return None  # everything is withdrawn
    return _check_positions(state, command) or check_stakes(state.table.game, command.wagers, state.table.limits)


def _check_positions(state: Round, command: c.PlaceWagers) -> Refusal | None:
    conduct = state.table.game.definition.conduct
    others = [p.seat for p in state.positions if p.patron == command.patron and p.seat != command.seat]
    if others and not state.table.two_positions:
        return Refusal(Reason.TOO_MANY_POSITIONS, "A player wagers at one position.", (conduct.one_position,))
    if len(others) > 1:
        return Refusal(Reason.TOO_MANY_POSITIONS, "A player wagers at two positions at most.", (conduct.one_position,))
    if others and abs(others[0] - command.seat) != 1:
        message = f"Two positions must be adjacent; {others[0]} and {command.seat} are not."
        return Refusal(Reason.POSITIONS_NOT_ADJACENT, message, (conduct.one_position,))
    return None


def place(progress: Progress, command: c.PlaceWagers) -> None:
    game = progress.state.table.game
    old = progress.state.position(command.seat)
    before = old.stakes if old else {}
    for wager, amount in before.items():
        if command.wagers.get(wager) != amount:
            cites = game.definition.conduct.no_more_bets
            progress.add(e.WagerWithdrawn(command.seat, wager, amount, cites))
    for wager, amount in command.wagers.items():
        if before.get(wager) != amount:
            cites = game.wagers[wager].cites
            progress.add(e.WagerPlaced(command.seat, command.patron, wager, amount, cites))


def check_close(state: Round, command: c.CloseBets) -> Refusal | None:
    method = state.table.method
    if state.tasks:
        return Refusal(Reason.OUT_OF_ORDER, '"No more bets" was announced already.', (method.no_more_bets,))
    if not state.deck:
        return Refusal(
            Reason.OUT_OF_ORDER, "The cards are shuffled before bets are closed.", state.table.game.definition.deck[:1]
        )
    if not any([position.stakes for position in state.positions]):  # players of the last round may sit there without
        return Refusal(Reason.NO_WAGERS, "Nobody has made a wager.", (method.no_more_bets,))
    return check_reading(command.meter) or _check_awards(state, command.meter)


def _check_awards(state: Round, meter: Cents | None) -> Refusal | None:
    """An award that may fall due has its amount stated before the deal."""
    game, progressive = state.table.game, in_play(state.table.game)
    if progressive and meter is None and _staked(state, progressive.wager):
        message = "A progressive wager needs the reading of its meter."
        return Refusal(Reason.METER_MISSING, message, (progressive.cites,))
    if game.definition.spin and fixed_prize_missing(game) and _staked(state, game.definition.spin.wager):
        message = "The wheel has a fixed prize; state its amount in cents with the option fixed_prize."
        return Refusal(Reason.METER_MISSING, message, (game.definition.spin.cites,))
    return None


def close(progress: Progress, command: c.CloseBets) -> None:
    state, game = progress.state, progress.state.table.game
    meter, progressive = command.meter, in_play(game)
    if meter is not None and progressive is not None:
        staked = _staked(state, progressive.wager)
        meter += contribution(game, staked) if command.added is None else command.added
    progress.add(e.BetsClosed(state.table.method.no_more_bets, meter))


def _staked(state: Round, wager: str) -> int:
    return sum(p.stakes.get(wager, 0) for p in state.positions)
