"""Wagers paid from a progressive meter: worth something that is linear in the meter."""

from fractions import Fraction

from croupier.analysis.dealt import Unpriceable
from croupier.analysis.fixed_awards import Terms, outcomes
from croupier.analysis.lines import Tally
from croupier.analysis.results import Meter, Worth
from croupier.rulebook.game import Game
from croupier.rulebook.meter import Progressive
from croupier.rulebook.money import Amount, Cents, MeterShare, dollars
from croupier.rulebook.paytable import PayTable

AS_DUE = (
    "The meter is taken as it stands when the award is due, with the contributions of the round; "
    "a share of it is paid in whole cents."
)
FIRST_COME = "An award that another hand of the same round is due first is no longer on the meter."


def is_metered(table: PayTable) -> bool:
    """Whether a line of the table takes a share of a meter."""
    return any(isinstance(pay, MeterShare) for pay in table.pays.values())


def meter_worth(game: Game, key: str, found: Tally, table: PayTable, terms: Terms) -> Worth:
    """What a progressive wager is worth, with the meter given or else with an empty one."""
    wager, progressive = game.wagers[key], game.definition.progressive
    if progressive is None or progressive.wager != key:
        raise Unpriceable(f"The table of {wager.title} pays shares of a meter, but no progressive feeds one for it.")
    if terms.stake is None:
        raise Unpriceable(f"{wager.title} wins amounts, whatever is staked: state the stake.")
    meter = _meter(game, progressive, terms.stake, found, table)
    return Worth(
        key=key,
        title=wager.title,
        per="wager",
        deals=found.deals,
        outcomes=outcomes(found, table, terms),
        meter=meter,
        notes=(*_unread(meter, terms.meter), AS_DUE, *_reset(game, progressive, meter)),
    )


def rate_of(game: Game, progressive: Progressive) -> Fraction:
    """The part of each wager that the meter receives."""
    rate = game.elections[progressive.rate] if isinstance(progressive.rate, str) else progressive.rate
    return Fraction(str(rate)) / 100


def reset_of(game: Game, progressive: Progressive) -> Cents:
    """What the meter returns to after its top award."""
    reset = progressive.reset
    cents = game.elections[reset] if isinstance(reset, str) else reset.under(game.elections)
    assert isinstance(cents, int), "the reset amount is an amount"
    return cents


def restarts(reset: Cents, probability: Fraction, stake: Cents, event: str) -> str:
    """What the licensee puts up for the meter to start again."""
    cost = reset * probability / stake
    return f"The licensee also puts up {dollars(reset)} after each {event}: {_percent(cost)} of what is staked."


def no_meter(meter: Meter, lines: str) -> str:
    """What is said where no meter is given."""
    even = " Even so the wager favours the player." if meter.break_even < 0 else ""
    return f"No meter is given, so {lines} counted with nothing.{even}"


def _meter(game: Game, progressive: Progressive, stake: Cents, found: Tally, table: PayTable) -> Meter:
    chances = _chances(found, table)
    amounts = [(pay, chances[line]) for line, pay in table.pays.items() if isinstance(pay, Amount)]
    shares = [(pay, chances[line]) for line, pay in table.pays.items() if isinstance(pay, MeterShare)]
    if len(amounts) + len(shares) < len(table.pays):
        raise Unpriceable("A table that pays shares of a meter pays amounts beside them, and no odds.")
    return Meter(
        stake=stake,
        fixed=sum((pay.cents * chance for pay, chance in amounts), Fraction(0)),
        share=sum((pay.percent * chance / 100 for pay, chance in shares), Fraction(0)),
        from_meter=sum((pay.cents * chance for pay, chance in amounts if pay.from_meter), Fraction(0)),
        rate=rate_of(game, progressive),
        reset=reset_of(game, progressive),
        awards=tuple((line, str(pay), chances[line]) for line, pay in table.pays.items()),
        others=(*_shared(progressive), FIRST_COME),
    )


def _chances(found: Tally, table: PayTable) -> dict[str, Fraction]:
    """The probability of each line; a deal has at most one of them."""
    often = dict.fromkeys(table.pays, 0)
    for lines, number in found.often.items():
        paid = [line for line in lines if line in table.pays]
        if len(paid) > 1:
            raise Unpriceable(f"A hand may have the lines {' and '.join(paid)} at once; a meter pays one line of each.")
        for line in paid:
            often[line] += number
    return {line: Fraction(number, found.deals) for line, number in often.items()}


def _shared(progressive: Progressive) -> tuple[str, ...]:
    if not progressive.top:
        return ()
    return (
        f"Hands of one round that all have the line {progressive.top} share its award equally; the figures take one.",
    )


def _unread(meter: Meter, given: Cents | None) -> tuple[str, ...]:
    return () if given is not None else (no_meter(meter, "the lines that take a share of it are"),)


def _reset(game: Game, progressive: Progressive, meter: Meter) -> tuple[str, ...]:
    chance = {line: chance for line, _, chance in meter.awards}.get(progressive.top)
    if chance is None:
        return ()
    return (restarts(reset_of(game, progressive), chance, meter.stake, progressive.top),)


def _percent(part: Fraction) -> str:
    return f"{float(100 * part):.4f} %"
