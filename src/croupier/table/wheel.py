"""What the spins of a round pay: each spinner, and every other holder of the wager."""

from collections.abc import Sequence

from croupier.rulebook.game import Game
from croupier.rulebook.money import Cents
from croupier.rulebook.reference import RuleRef
from croupier.table.meter import Meter, jackpot
from croupier.table.settlement import Hand, Outcome, Settled


def settle_spins(
    game: Game, hands: Sequence[Hand], spins: Sequence[tuple[int, int]], meter: Meter | None
) -> tuple[list[Settled], Meter | None]:
    """Settle the wager on the wheel for all its holders, after the last spin."""
    spin, wheel = game.definition.spin, game.wheel
    assert spin is not None and wheel is not None, "the wheel is spun where it is offered"
    holders = [hand for hand in hands if spin.wager in hand.stakes]
    paid: dict[int, Cents] = {hand.seat: 0 for hand in holders}
    for seat, position in spins:
        stop = wheel.stop(position)
        if stop.player is not None:
            paid[seat] += stop.player
        elif wheel.progressive:
            assert meter is not None, "the meter is known before it can be won"
            cents, meter = jackpot(game, meter)
            paid[seat] += cents
        else:
            paid[seat] += fixed_prize(game)
        for other in paid.keys() - {seat}:
            paid[other] += stop.community
    return [_settled(hand, spin.wager, paid[hand.seat], wheel.cites) for hand in holders], meter


def fixed_prize(game: Game) -> Cents:
    """The prize of a wheel without a meter: the text prints no amount, so the licensee states it."""
    assert game.definition.spin is not None
    prize = game.elections[game.definition.spin.fixed_prize]
    assert isinstance(prize, int), "the prize is stated before it can be won"
    return prize


def _settled(hand: Hand, wager: str, paid: Cents, cites: RuleRef) -> Settled:
    outcome = Outcome.WIN if paid else Outcome.LOSE
    return Settled(hand.seat, wager, hand.stakes[wager], outcome, paid, (cites,))


def fixed_prize_missing(game: Game) -> bool:
    """Whether the wheel's top prize is a fixed one whose amount nobody has stated."""
    spin, wheel = game.definition.spin, game.wheel
    return spin is not None and wheel is not None and not wheel.progressive and not game.elections[spin.fixed_prize]
