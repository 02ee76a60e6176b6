"""The main wagers together under best play: their outcomes, and how often each choice is taken."""

from collections.abc import Iterator, Mapping
from fractions import Fraction

import numpy as np

from croupier.analysis.play import Deals, best_play
from croupier.analysis.price import Payoffs, Rates, best_line, payoffs, rates_in_force
from croupier.analysis.results import MAIN, Outcome, Stakes, Worth
from croupier.analysis.shape import ANTE_BONUS, CASES, Course, Shape, courses_of
from croupier.analysis.solution import Solution
from croupier.rulebook.money import Amount, Cents, dollars
from croupier.rulebook.paytable import ANY_CHOICE
from croupier.rulebook.settlement import Any, Case, Choice, Compared, Line, Qualifies, Result

MOST_STAKE = 10**9  # cents; a fixed award that favours the player at a larger stake is not looked for


def main_worth(shape: Shape, solution: Solution, stake: Cents | None = None) -> Worth:
    """What the main wagers are worth together, per unit of the opening wager."""
    pays = payoffs(shape, stake)
    deals = best_play(shape, solution, pays.net)
    total = int(deals.astype(object).sum())
    courses = courses_of(shape)
    staked = sum(int(of_course.astype(object).sum()) * c.staked for of_course, c in zip(deals, courses, strict=True))
    return Worth(
        key=MAIN,
        title=", ".join(shape.game.wagers[key].title for key in shape.game.settlement.wagers).lower(),
        per=shape.unit,
        deals=total,
        outcomes=_outcomes(shape, deals, pays, stake),
        average_wager=Fraction(staked, total),
        decisions=_decisions(shape, deals, total),
        stakes=_stakes(shape, solution, deals if stake is None else None) if has_amounts(shape) else None,
        notes=tuple(_notes(shape, stake)),
    )


def has_amounts(shape: Shape) -> bool:
    """Whether a line of the main wagers wins an amount whatever is staked."""
    tables = [table for key in shape.schedules for table in shape.game.tables.get(key, {}).values()]
    return any(isinstance(pay, Amount) for table in tables for pay in table.pays.values())


def _notes(shape: Shape, stake: Cents | None) -> Iterator[str]:
    if stake is None and has_amounts(shape):
        yield "Lines that win an amount whatever is staked are priced as if they were not there: no stake is given."
    limit = shape.game.definition.payout_limit
    if limit is not None and shape.game.limit is not None:
        if stake is None:
            yield "The payout limit is left out: it bites only at a stake, and none is given."
        elif any(shape.game.wagers[key].side for key in limit.wagers if key in shape.game.wagers):
            yield f"The limit of {dollars(shape.game.limit)} is taken as if no other wager under it had won."


def _outcomes(shape: Shape, deals: Deals, pays: Payoffs, stake: Cents | None) -> tuple[Outcome, ...]:
    """The outcomes that differ in what happened or in what they pay, the best first."""
    rates, found = rates_in_force(shape, stake), dict[tuple[str, str, Fraction], int]()
    for number, course in enumerate(courses_of(shape)):
        for kind, case in np.argwhere(deals[number]):
            event, paid = _words(shape, rates, course, int(kind), int(case))
            key = (event, paid, Fraction(int(pays.net[number, kind, case]), pays.scale))
            found[key] = found.get(key, 0) + int(deals[number, kind, case])
    outcomes = (Outcome(event, paid, net, count) for (event, paid, net), count in found.items())
    return tuple(sorted(outcomes, key=lambda one: (-one.net, one.event)))


def _words(shape: Shape, rates: Rates, course: Course, kind: int, case: int) -> tuple[str, str]:
    """What happened, and what the tables pay for it."""
    choices = zip(course.choices, shape.levels, strict=True)
    many = len(shape.levels) > 1
    words = [f"{level.decision.name} {choice}" if many else choice for choice, level in choices if choice]
    if course.folded:
        return ", ".join(words), ""
    lines = tuple(_lines(shape, rates, course, kind, case))
    row = _row(shape, rates, course, kind, case)
    words += [_SAID[value] for value in row if value in _SAID]
    words += [line for line, _ in lines]
    return ", ".join(dict.fromkeys(words)), ", ".join(dict.fromkeys(pay for _, pay in lines))


_SAID: Mapping[Case, str] = {
    Qualifies.NO: "dealer does not qualify",
    Compared.HIGHER: "player higher",
    Compared.EQUAL: "equal",
    Compared.LOWER: "dealer higher",
}


def _row(shape: Shape, rates: Rates, course: Course, kind: int, case: int) -> tuple[Case, ...]:
    """The conditions of the row that settles this outcome; what the rule does not ask is left out."""
    qualifies, compared = CASES[case]
    paid = best_line(shape, rates, shape.game.definition.line_of, course, kind)
    values: dict[type[Case], Case] = {
        Choice: Choice.STAY,
        Qualifies: qualifies,
        Compared: compared,
        Line: Line.PAID if paid else Line.UNPAID,
    }
    settlement = shape.game.settlement
    row = next(row for row in settlement.rows if row.matches(tuple(values[column] for column in settlement.columns)))
    return tuple(value for value in row.when if not isinstance(value, Any))


def _lines(shape: Shape, rates: Rates, course: Course, kind: int, case: int) -> Iterator[tuple[str, str]]:
    """The pay-table lines that pay in this outcome, with what they pay."""
    game = shape.game
    paid = bool(best_line(shape, rates, game.definition.line_of, course, kind))
    verdicts = shape.verdicts(course, CASES[case], paid=paid)
    for key in shape.schedules:
        pays = key == ANTE_BONUS or (key in course.stakes and verdicts[key][0] is Result.PAY_TABLE)
        found = best_line(shape, rates, key, course, kind) if pays else None
        bonus = game.definition.ante_bonus
        if found and not (key == ANTE_BONUS and bonus and bonus.needs not in course.stakes):
            tables = game.ante_bonus_tables if key == ANTE_BONUS else game.tables[key]
            yield found[0], str((tables.get(course.table) or tables[ANY_CHOICE]).pays[found[0]])


def _decisions(shape: Shape, deals: Deals, total: int) -> Mapping[str, Fraction]:
    """How often each choice is taken, of all deals; decision by decision, in the order of the rule."""
    several = len(shape.levels) > 1
    often = {(place, choice): 0 for place, level in enumerate(shape.levels) for choice in level.choices}
    for number, course in enumerate(courses_of(shape)):
        for asked in enumerate(course.choices):
            if asked in often:
                often[asked] += int(deals[number].astype(object).sum())
    return {
        f"{shape.levels[place].decision.name} {choice}" if several else choice: Fraction(count, total)
        for (place, choice), count in often.items()
    }


def _stakes(shape: Shape, solution: Solution, usual: Deals | None) -> Stakes | None:
    """The largest stake in whole cents at which the player has the advantage, and plays for it.

    One way to play is worth less the larger the stake, so how far its advantage goes is soon found; then it is asked
    whether the best play one cent further goes on from there. `usual` is best play at no stake, where it is known.
    """
    plain = payoffs(shape)
    play = best_play(shape, solution, plain.net) if usual is None else usual
    if solution.bound or _won(play, plain) > 0:
        return None  # at other stakes another solution would be needed, or no stake takes the advantage away
    reached = _reach(shape, play)
    while reached < MOST_STAKE:
        further = payoffs(shape, reached + 1)
        play = best_play(shape, solution, further.net)
        if _won(play, further) <= 0:
            break
        reached = _reach(shape, play)
    return Stakes((), Fraction(reached) if 0 < reached < MOST_STAKE else None)


def _reach(shape: Shape, play: Deals) -> Cents:
    """The largest stake at which this way to play has the advantage, or nought.

    What it wins is linear in one over the stake, save where a limit or another line takes over; so the stake is looked
    for where the line between two known ones crosses nought, and by halves in between, lest a bend hold that up.
    """
    low, high = (1, _won_at(shape, play, 1)), (MOST_STAKE, _won_at(shape, play, MOST_STAKE))
    if low[1] <= 0 or high[1] > 0:
        return 0 if low[1] <= 0 else MOST_STAKE
    halves = False
    while high[0] - low[0] > 1:
        stake = (low[0] + high[0]) // 2 if halves else min(max(_crossing(low, high), low[0] + 1), high[0] - 1)
        won = _won_at(shape, play, stake)
        low, high = ((stake, won), high) if won > 0 else (low, (stake, won))
        halves = not halves
    return low[0]


def _crossing(low: tuple[Cents, Fraction], high: tuple[Cents, Fraction]) -> Cents:
    """The stake, rounded down, at which what is linear in one over the stake goes through nought between these two."""
    (near, gain), (far, loss) = low, high
    return int(near * far * (gain - loss) / (gain * near - loss * far))


def _won_at(shape: Shape, play: Deals, stake: Cents) -> Fraction:
    """What the player is up or down in all deals together, in units."""
    pays = payoffs(shape, stake)
    return Fraction(_won(play, pays), pays.scale)


def _won(play: Deals, pays: Payoffs) -> int:
    """What the player is up or down in all deals together, times the scale."""
    return int((play.astype(object) * pays.net.astype(object)).sum())
