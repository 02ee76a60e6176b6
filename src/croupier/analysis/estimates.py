"""What a simulation says: figures with their standard errors, from sums of integers.

Everything is exact until it is printed but for the errors, which are roots.
"""

from collections.abc import Mapping
from fractions import Fraction
from itertools import accumulate
from math import sqrt
from typing import Final, NamedTuple

import numpy as np
from msgspec import Struct

from croupier.analysis.blocks import Rounds, Sums
from croupier.analysis.price import Payoffs
from croupier.analysis.results import MAIN
from croupier.analysis.rounds import Played
from croupier.analysis.sessions import Session
from croupier.analysis.shape import CASES
from croupier.analysis.side_hands import SideHand
from croupier.rulebook.game import Game
from croupier.rulebook.money import Amount, Cents, Odds, Pay
from croupier.rulebook.paytable import ANY_CHOICE, PayTable

QUANTILES: Final = (1, 5, 25, 50, 75, 95, 99)
"""Percent."""

Distribution = Mapping[Fraction, int]


class Estimate(Struct, frozen=True):
    """A figure and its standard error."""

    value: float
    error: float


class Spread(Struct, frozen=True, kw_only=True):
    """How something spreads over many rounds or sessions."""

    number: int
    mean: Estimate
    standard_deviation: Estimate
    ahead: Estimate  # how often it is above nought
    distribution: Distribution


class Quantile(Struct, frozen=True):
    """A value that so many percent do not exceed; 95 times in 100 it lies between the bounds."""

    percent: int
    value: Fraction
    low: Fraction
    high: Fraction


class WagerEstimate(Struct, frozen=True, kw_only=True):
    """What a wager came to, in units: of the opening wager for the main ones, of itself for others."""

    key: str
    title: str
    spread: Spread | None  # nothing where awards are not a number of units
    hits: Mapping[str, Estimate]  # how often each course is taken, or each line occurs
    note: str = ""
    exact: Fraction | None = None  # the expected value as the solver has it

    @property
    def off(self) -> float | None:
        """By how many standard errors the mean lies above the exact value."""
        if self.exact is None or self.spread is None or not self.spread.mean.error:
            return None
        return (self.spread.mean.value - float(self.exact)) / self.spread.mean.error


class Prices(NamedTuple):
    """What is paid in a simulation."""

    game: Game
    unit: str  # the opening wager that the main wagers are counted in
    pays: Payoffs
    stakes: Mapping[str, Cents]
    exact: Mapping[str, Fraction] = {}  # expected values as the solver has them


def spread_of(distribution: Distribution) -> Spread:
    """Mean, deviation and how often above nought."""
    number = sum(distribution.values())
    mean = sum((value * often for value, often in distribution.items()), Fraction(0)) / number
    second, fourth = (
        float(sum(((value - mean) ** power * often for value, often in distribution.items()), Fraction(0)) / number)
        for power in (2, 4)
    )
    deviation = sqrt(second)
    of_deviation = sqrt(max(fourth - second**2, 0) / number) / (2 * deviation) if second else 0.0
    return Spread(
        number=number,
        mean=Estimate(float(mean), sqrt(second / number)),
        standard_deviation=Estimate(deviation, of_deviation),
        ahead=share_of(sum(often for value, often in distribution.items() if value > 0), number),
        distribution=dict(sorted(distribution.items())),
    )


def share_of(part: int, number: int) -> Estimate:
    """How often something happens, by how often it happened."""
    often = part / number
    return Estimate(often, sqrt(often * (1 - often) / number))


def quantiles_of(distribution: Distribution) -> tuple[Quantile, ...]:
    """The quantiles with bounds from the order of the values: what came this far down and up the list."""
    values = sorted(distribution)
    reached = np.array(list(accumulate(distribution[value] for value in values)))
    number = int(reached[-1])

    def at(place: float) -> Fraction:
        wanted = min(max(place, 1), number)
        return values[int(np.searchsorted(reached, wanted))]

    found = []
    for percent in QUANTILES:
        middle, margin = number * percent / 100, 1.96 * sqrt(number * percent * (100 - percent)) / 100
        found.append(Quantile(percent, at(middle), at(middle - margin), at(middle + margin)))
    return tuple(found)


def estimates(job: Rounds, prices: Prices, sums: Sums) -> tuple[WagerEstimate, ...]:
    """The main wagers together, and the side wagers that were counted."""
    counted = zip(job.sides, sums.sides, strict=True)
    return (_main_estimate(job.play, prices, sums), *(_side_estimate(prices, side, counts) for side, counts in counted))


def _main_estimate(play: Played, prices: Prices, sums: Sums) -> WagerEstimate:
    pays = prices.pays
    distribution: dict[Fraction, int] = {}
    for net, often in zip(pays.net.reshape(-1).tolist(), sums.counts, strict=True):
        if often:
            value = Fraction(net, pays.scale)
            distribution[value] = distribution.get(value, 0) + often
    per_course = play.kinds * len(CASES)
    hits = {
        " ".join(filter(None, course.choices)): share_of(
            sum(sums.counts[number * per_course : (number + 1) * per_course]), sums.rounds
        )
        for number, course in enumerate(play.courses)
    }
    spread, exact = spread_of(distribution), prices.exact.get(MAIN)
    return WagerEstimate(key=MAIN, title="Main wagers", spread=spread, hits=hits, exact=exact)


def _side_estimate(prices: Prices, side: SideHand, counts: tuple[int, ...]) -> WagerEstimate:
    game, stake = prices.game, prices.stakes.get(side.wager)
    wager, table = game.wagers[side.wager], game.tables[side.wager][ANY_CHOICE]
    often = dict.fromkeys((*table.pays, "nothing"), 0)
    distribution = dict[Fraction, int]()
    units = stake or game.exact[side.wager]
    priced = all(_units(pay, units) is not None for pay in table.pays.values())
    for place, number in enumerate(counts):
        kind, folded = divmod(place, 2)
        line = _best(table, side.lines[kind], units) if not (folded and side.lost_by_fold) else None
        often[line or "nothing"] += number
        if priced and number:
            won = _units(table.pays[line], units) if line else None
            net = Fraction(-1) if won is None else won - wager.awards_only
            distribution[net] = distribution.get(net, 0) + number
    rounds = sum(counts)
    return WagerEstimate(
        key=side.wager,
        title=wager.title,
        spread=spread_of(distribution) if priced else None,
        hits={line: share_of(number, rounds) for line, number in often.items()},
        note="" if priced else "Some awards are not a number of stakes, so only how often they come is told.",
        exact=prices.exact.get(side.wager) if priced else None,
    )


def _best(table: PayTable, lines: tuple[str, ...], stake: Cents | None) -> str | None:
    """Of the lines that a hand satisfies the one that pays most, or the first where that is not known."""
    paid = {line: _units(table.pays[line], stake) for line in table.pays if line in lines}
    known = {line: units for line, units in paid.items() if units is not None}
    return max(known, key=known.__getitem__) if known and len(known) == len(paid) else next(iter(paid), None)


def _units(pay: Pay, stake: Cents | None) -> Fraction | None:
    """What a line wins for one unit, if that can be said."""
    if isinstance(pay, Odds):
        return Fraction(pay.win, pay.unit)
    return Fraction(pay.cents, stake) if isinstance(pay, Amount) and stake else None


class SessionEstimate(Struct, frozen=True, kw_only=True):
    """What sessions came to, in opening wagers."""

    rounds: int
    bankroll: Fraction | None
    result: Spread
    quantiles: tuple[Quantile, ...]
    ruin: Estimate | None  # how often the bankroll ran out
    ruined_after: tuple[Quantile, ...]  # rounds, of the sessions that were ruined


def session_estimate(session: Session, sums: Sums) -> SessionEstimate:
    """How sessions end."""
    results = {Fraction(value, session.scale): often for value, often in sums.results.items()}
    ends = {Fraction(value): often for value, often in sums.ends.items()}
    number = sum(results.values())
    return SessionEstimate(
        rounds=session.rounds,
        bankroll=Fraction(session.bankroll, session.scale) if session.bankroll else None,
        result=spread_of(results),
        quantiles=quantiles_of(results),
        ruin=share_of(sum(ends.values()), number) if session.bankroll else None,
        ruined_after=quantiles_of(ends) if ends else (),
    )


class PathEstimate(Struct, frozen=True):
    """What a number, of cents or of wagers, comes to when the top award is won."""

    spread: Spread
    quantiles: tuple[Quantile, ...]


def path_estimate(often: Mapping[int, int]) -> PathEstimate:
    """How a number spreads over the paths of a meter."""
    values = {Fraction(value): number for value, number in often.items()}
    return PathEstimate(spread_of(values), quantiles_of(values))
