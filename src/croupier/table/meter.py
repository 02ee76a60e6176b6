"""The progressive meter as one round sees it: contributions first, then awards in the order of settlement."""

from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from croupier.rulebook.controller import Parameters
from croupier.rulebook.game import Game
from croupier.rulebook.meter import Progressive
from croupier.rulebook.money import LARGEST_AMOUNT, Amount, Cents, MeterShare, Pay
from croupier.rulebook.refusal import Reason, Refusal


class Meter(Struct, frozen=True):
    """What stands on the meter, how many players hold the top award, and the share that each of them gets."""

    cents: Cents
    winners_of_top: int = 0
    share: Cents | None = None  # fixed when the first of them is due


def in_play(game: Game) -> Progressive | None:
    """The progressive of this game, if its wager is offered and a meter stands behind it."""
    progressive = game.definition.progressive
    if progressive is None or progressive.wager not in game.wagers:
        return None
    return None if game.wheel is not None and not game.wheel.progressive else progressive


def terms_of(game: Game, given: Parameters | None) -> Parameters | None:
    """The terms of a game's progressive under its elections; where nothing is given the meter starts at its reset."""
    progressive = in_play(game)
    if progressive is None:
        return None
    rate = game.elections[progressive.rate] if isinstance(progressive.rate, str) else progressive.rate
    again = reset(game, progressive)
    return replace(given or Parameters(initial=again, reset=again), rate=str(rate), reset=again)


def check_reading(cents: Cents | None) -> Refusal | None:
    """A reading is whole cents and never below nought."""
    if cents is None or (type(cents) is int and 0 <= cents <= LARGEST_AMOUNT):
        return None
    return Refusal(Reason.NOT_AN_AMOUNT, f"The meter's reading must be whole cents from 0 to {LARGEST_AMOUNT}.")


def contribution(game: Game, staked: Cents) -> Cents:
    """What the wagers of a round add to the meter: whole cents, rounded down for the round together."""
    progressive = in_play(game)
    if progressive is None:
        return 0
    rate = game.elections[progressive.rate] if isinstance(progressive.rate, str) else progressive.rate
    return int(staked * Fraction(str(rate)) / 100)


def taken_back(game: Game, staked: Cents, returned: Cents) -> Cents:
    """What goes off the meter again when some of the wagers that added to it are returned."""
    return contribution(game, staked) - contribution(game, staked - returned)


def award(game: Game, meter: Meter | None, line: str, pay: Pay) -> tuple[Cents, Meter | None]:
    """What a winning hand is awarded, and the meter afterwards."""
    if isinstance(pay, Amount):
        return pay.cents, _less(meter, pay.cents) if pay.from_meter else meter
    assert isinstance(pay, MeterShare), "a progressive wager is paid amounts or shares of its meter"
    assert meter is not None, "a share is not awarded without a meter"
    progressive = game.definition.progressive
    cents = meter.cents * pay.percent // 100
    if progressive is not None and line == progressive.top:
        return _top(game, progressive, meter, cents)
    return cents, _less(meter, cents)


def jackpot(game: Game, meter: Meter) -> tuple[Cents, Meter]:
    """The whole meter, which then starts again."""
    progressive = in_play(game)
    assert progressive is not None, "a wheel pays a meter only where there is one"
    return meter.cents, replace(meter, cents=reset(game, progressive))


def _top(game: Game, progressive: Progressive, meter: Meter, due: Cents) -> tuple[Cents, Meter]:
    """Several winners of the top award share equally what stood when the first of them was due (28.11(i))."""
    if meter.share is not None:
        return meter.share, meter
    share, rest = divmod(due, max(meter.winners_of_top, 1))
    return share, replace(meter, cents=reset(game, progressive) + rest, share=share)


def reset(game: Game, progressive: Progressive) -> Cents:
    """What the meter returns to after its top award."""
    reset = progressive.reset
    value = game.elections[reset] if isinstance(reset, str) else reset.under(game.elections)
    assert isinstance(value, int), "the reset amount is an amount"
    return value


def _less(meter: Meter | None, cents: Cents) -> Meter | None:
    """A meter never falls below nought; the licensee makes up the rest (supplement 2.7)."""
    return None if meter is None else replace(meter, cents=max(meter.cents - cents, 0))
