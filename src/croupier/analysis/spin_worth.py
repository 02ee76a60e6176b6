"""A wager on a wheel: the cards say how often it is spun, and the weights of its positions what a spin pays."""

from fractions import Fraction
from typing import NamedTuple

from croupier.analysis.dealt import Unpriceable, ask, deals
from croupier.analysis.fixed_awards import NO_LINE
from croupier.analysis.meter_worth import no_meter, rate_of, reset_of, restarts
from croupier.analysis.results import Meter, Outcome, Worth
from croupier.rulebook.game import Game
from croupier.rulebook.hand import PLAYER
from croupier.rulebook.meter import Spin, Stop, Wheel
from croupier.rulebook.money import Cents, dollars
from croupier.rulebook.option import Weights

JACKPOT = "win the meter"


class Turning(NamedTuple):
    """A wheel with its weights, and how often it turns."""

    stops: tuple[tuple[Stop, int], ...]
    triggered: int
    deals: int

    @property
    def total(self) -> int:
        return sum(weight for _, weight in self.stops)

    @property
    def chance(self) -> Fraction:
        """How often a holder of the wager spins."""
        return Fraction(self.triggered, self.deals)


def spin_worth(game: Game, stake: Cents | None = None, meter: Cents | None = None) -> Worth:
    """What the wager on the wheel is worth to a holder, without what the spins of others bring."""
    spin, wheel = _offered(game)
    if stake is None:
        raise Unpriceable(f"{game.wagers[spin.wager].title} wins amounts, whatever is staked: state the stake.")
    turning, fixed_prize = turning_of(game), _fixed_prize(game)
    terms = _terms(game, turning, stake) if wheel.progressive else None
    prize = meter if wheel.progressive else fixed_prize
    return Worth(
        key=spin.wager,
        title=game.wagers[spin.wager].title,
        per="wager",
        deals=turning.deals * turning.total,
        outcomes=tuple(_outcomes(turning, stake, prize, JACKPOT if wheel.progressive else "")),
        meter=terms,
        notes=tuple(_notes(game, turning, terms, stake, meter)),
    )


def turning_of(game: Game) -> Turning:
    """The wheel in force with its weights and the exact chance of a spin."""
    spin, wheel = _offered(game)
    reads = ((PLAYER, game.definition.counts.player),)
    found = ask(spin.triggered, reads)
    stops = sorted(wheel.stops, key=lambda stop: stop.position)
    return Turning(
        tuple(zip(stops, _weights(game, spin, wheel), strict=True)), found[True], deals(tuple(n for _, n in reads))
    )


def wheel_mean(game: Game, prize: Cents) -> Fraction:
    """What one spin pays its player on average, in cents, if the meter or the fixed prize is this much."""
    turning = turning_of(game)
    paid = sum(weight * (prize if stop.player is None else stop.player) for stop, weight in turning.stops)
    return Fraction(paid, turning.total)


def community_pay(game: Game) -> Fraction:
    """What each other holder of the wager brings a holder in a round on average, in cents."""
    turning = turning_of(game)
    return turning.chance * Fraction(sum(weight * stop.community for stop, weight in turning.stops), turning.total)


def _offered(game: Game) -> tuple[Spin, Wheel]:
    spin = game.definition.spin
    assert spin is not None and game.wheel is not None, "a wheel is priced where it is offered"
    return spin, game.wheel


def _weights(game: Game, spin: Spin, wheel: Wheel) -> tuple[int, ...]:
    options = [option for option in game.definition.options if isinstance(option, Weights)]
    option = next((one for one in options if one.count == len(wheel.stops)), None)
    title = game.wagers[spin.wager].title
    if option is None:
        raise Unpriceable(f"{game.definition.title} has no option for the weights of the wheel of {title}.")
    weights = game.elections[option.name]
    if not isinstance(weights, tuple):
        raise Unpriceable(
            f"The printed wheel of {title} gives positions, not probabilities: set `{option.name}` to "
            f"{option.count} whole weights, one for each position."
        )
    return weights


def _fixed_prize(game: Game) -> Cents | None:
    spin, wheel = _offered(game)
    if wheel.progressive or all(stop.player is not None for stop in wheel.stops):
        return None
    prize = game.elections[spin.fixed_prize]
    if not isinstance(prize, int):
        title = game.wagers[spin.wager].title
        raise Unpriceable(
            f"The fixed prize of {title} is in no text: set `{spin.fixed_prize}` to its amount in whole cents."
        )
    return prize


def _outcomes(turning: Turning, stake: Cents, prize: Cents | None, unread: str) -> list[Outcome]:
    rows = []
    for stop, weight in turning.stops:
        wins = prize if stop.player is None else stop.player
        pays = unread if stop.player is None and unread else f"win {dollars(wins or 0)}"
        net = Fraction(wins or 0, stake) - 1
        if weight:
            rows.append(Outcome(f"wheel position {stop.position}", pays, net, weight * turning.triggered))
    idle = (turning.deals - turning.triggered) * turning.total
    return [*rows, Outcome(NO_LINE, "", Fraction(-1), idle)]


def _terms(game: Game, turning: Turning, stake: Cents) -> Meter | None:
    """The wager as a linear function of the meter, if any weight is on its position."""
    progressive = game.definition.progressive
    assert progressive is not None, "a progressive wheel has a meter"
    chances = [(stop, turning.chance * Fraction(weight, turning.total)) for stop, weight in turning.stops]
    share = sum((chance for stop, chance in chances if stop.player is None), Fraction(0))
    if not share:
        return None
    return Meter(
        stake=stake,
        fixed=sum(((stop.player or 0) * chance for stop, chance in chances), Fraction(0)),
        share=share,
        from_meter=Fraction(0),
        rate=rate_of(game, progressive),
        reset=reset_of(game, progressive),
        awards=tuple(
            (
                f"wheel position {stop.position}",
                JACKPOT if stop.player is None else f"win {dollars(stop.player)}",
                chance,
            )
            for stop, chance in chances
        ),
        others=("A jackpot that another spin of the same round wins first is no longer on the meter.",),
    )


def _notes(game: Game, turning: Turning, terms: Meter | None, stake: Cents, meter: Cents | None) -> list[str]:
    others = community_pay(game)
    more = f"{float(others):.4f} cents, {float(100 * others / stake):.4f} % of the stake"
    notes = (
        [f"Each other bettor's spins pay the holder {more} a round on average, beside these figures."] if others else []
    )
    if terms is not None:
        if meter is None:
            notes.append(no_meter(terms, "the prize of the meter is"))
        notes.append(restarts(terms.reset, terms.share, stake, "jackpot"))
    return notes
