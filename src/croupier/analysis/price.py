"""What every course pays for every kind of hand and every case of the showdown, under the pay tables in force.

The net result of all main wagers together, in units of the opening wager. Whole numbers over a common scale go into the
kernels; a fixed award is a number of units only when the stake is known.
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import product
from math import lcm
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.analysis.shape import ANTE_BONUS, CASES, Course, Shape, courses_of
from croupier.rulebook.money import Cents, MeterShare, Odds, Pay
from croupier.rulebook.paytable import ANY_CHOICE
from croupier.rulebook.settlement import Result

BEYOND_MEASURE: Final = 10**9

CLOSED: Final = Fraction(-(10**6))

Rates = Mapping[tuple[str, str], Mapping[str, tuple[Fraction, Fraction]]]
"""By schedule and choice what each line pays: so many times the stake, and so many units besides."""


class Payoffs(NamedTuple):
    """The net result of each course by kind and case, times `scale`."""

    net: NDArray[np.int64]
    scale: int


def payoffs(shape: Shape, stake: Cents | None = None) -> Payoffs:
    """The net results under the tables in force; without a stake fixed awards and limits are left out."""
    return payoffs_at(shape, rates_in_force(shape, stake), stake)


def payoffs_at(shape: Shape, rates: Rates, stake: Cents | None = None) -> Payoffs:
    """The net results under these rates."""
    exact = exact_payoffs(shape, rates, stake)
    scale = lcm(*(net.denominator for course in exact for kind in course for net in kind))
    scaled = [[[int(net * scale) for net in kind] for kind in course] for course in exact]
    return Payoffs(np.array(scaled, np.int64), scale)


def exact_payoffs(shape: Shape, rates: Rates, stake: Cents | None = None) -> list[list[list[Fraction]]]:
    """The net results by course, kind and case."""
    kinds, cases = range(len(shape.kinds.names)), range(len(CASES))
    courses = courses_of(shape)
    return [[[net_result(shape, rates, course, k, c, stake) for c in cases] for k in kinds] for course in courses]


def rates_in_force(shape: Shape, stake: Cents | None = None) -> Rates:
    """What the tables in force pay; without a stake fixed awards are left out."""
    game = shape.game
    tables = {key: game.tables[key] if key != ANTE_BONUS else game.ante_bonus_tables for key in shape.schedules}
    return {
        (key, choice): {line: rate for line, pay in table.pays.items() if (rate := rate_of(pay, stake))}
        for key, own in tables.items()
        for choice, table in own.items()
    }


def rate_of(pay: Pay, stake: Cents | None) -> tuple[Fraction, Fraction] | None:
    """What a line pays; None for a fixed award when nobody has said the stake."""
    assert not isinstance(pay, MeterShare), "no main wager is paid from a meter"
    if isinstance(pay, Odds):
        return Fraction(pay.win, pay.unit), Fraction(0)
    return None if stake is None else (Fraction(0), Fraction(pay.cents, stake))


def extreme_rates(shape: Shape) -> Iterator[Rates]:
    """Rates between which all others lie: each table pays nothing at all, nothing but the stake, or beyond measure."""
    names = {key: {line for kind in shape.kinds.names for line in kind[i]} for i, key in enumerate(shape.schedules)}
    tables = list(rates_in_force(shape))
    for extremes in product((None, 0, BEYOND_MEASURE), repeat=len(tables)):
        yield {
            table: {} if most is None else dict.fromkeys(names[table[0]], (Fraction(most), Fraction(0)))
            for table, most in zip(tables, extremes, strict=True)
        }


def net_result(shape: Shape, rates: Rates, course: Course, kind: int, case: int, stake: Cents | None) -> Fraction:
    """What the player is up or down in one outcome; a course that the hand may not take is worth less than any."""
    if not shape.is_open(course, kind):
        return CLOSED
    results = dict(_results(shape, rates, course, kind, case))
    limit = shape.game.definition.payout_limit
    if limit is not None and shape.game.limit is not None and stake is not None:
        left = Fraction(shape.game.limit, stake)
        for key in limit.wagers:
            if results.get(key, 0) > 0:
                results[key] = min(results[key], left)
                left -= results[key]
    return sum(results.values(), Fraction(0))


def _results(shape: Shape, rates: Rates, course: Course, kind: int, case: int) -> Iterator[tuple[str, Fraction]]:
    definition = shape.game.definition
    paid = bool(best_line(shape, rates, definition.line_of, course, kind))
    for key, (result, _) in shape.verdicts(course, CASES[case], paid=paid).items():
        if key in course.stakes:
            line = best_line(shape, rates, key, course, kind) if result is Result.PAY_TABLE else None
            yield key, line[1] if line else _PLAIN.get(result, 0) * Fraction(course.stakes[key])
    bonus = definition.ante_bonus
    if bonus is not None and bonus.needs in course.stakes:
        line = best_line(shape, rates, ANTE_BONUS, course, kind)
        yield ANTE_BONUS, line[1] if line else Fraction(0)


_PLAIN = {Result.PAY: 1, Result.LOSE: -1}


def best_line(shape: Shape, rates: Rates, key: str, course: Course, kind: int) -> tuple[str, Fraction] | None:
    """Of the lines that a kind satisfies the one with the highest single payout, and what it pays on a course."""
    bonus = shape.game.definition.ante_bonus
    wager = bonus.on if bonus is not None and key == ANTE_BONUS else key
    pays = rates.get((key, course.table), rates.get((key, ANY_CHOICE)))
    if pays is None or wager not in course.stakes:
        return None
    staked = course.stakes[wager]
    lines = shape.kinds.names[kind][shape.schedules.index(key)]
    found = ((line, pays[line][0] * staked + pays[line][1]) for line in lines if line in pays)
    return max(found, key=lambda line: line[1], default=None)
