"""What a pay table makes of the lines that deals satisfy, and how that depends on the stake where awards are fixed.

Of several lines that a deal satisfies the highest single payout counts. Odds grow with the stake, an award in dollars
does not: a deal may be paid by one line up to some stake, and by another one from there on.
"""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from math import ceil
from typing import Final, NamedTuple

from croupier.analysis.lines import Tally
from croupier.analysis.results import Outcome, Stakes
from croupier.rulebook.money import Amount, Cents, MeterShare, Odds, Pay
from croupier.rulebook.paytable import PayTable

NO_LINE: Final = "no line"


class Terms(NamedTuple):
    """On what terms a table pays."""

    stake: Cents | None = None  # without one, amounts are unknown
    meter: Cents | None = None  # without one, shares of it are unknown
    returned: bool = True  # whether the stake of a wager that wins comes back


def outcomes(found: Tally, table: PayTable, terms: Terms) -> tuple[Outcome, ...]:
    """A row for every line that pays, best first as the table has them, and one for all other deals.

    A line whose award is unknown pays nothing: a deal is then paid by the best of its other lines.
    """
    often = dict.fromkeys((*table.pays, NO_LINE), 0)
    for lines, number in found.often.items():
        often[paid_line(table, lines, terms) or NO_LINE] += number
    rows = []
    for line, pay in table.pays.items():
        if often[line]:
            won = winnings(pay, terms)
            net = Fraction(-1) if won is None else won - (not terms.returned)
            rows.append(Outcome(line, str(pay), net, often[line]))
    return (*rows, Outcome(NO_LINE, "", Fraction(-1), often[NO_LINE]))


def paid_line(table: PayTable, lines: Iterable[str], terms: Terms) -> str | None:
    """Of the lines that a deal satisfies the one that it is paid by: the first of those that win most."""
    paid = [(line, winnings(table.pays[line], terms)) for line in lines if line in table.pays]
    known = [(line, won) for line, won in paid if won is not None]
    if not known:  # a share of a meter that nobody has read still has a row of its own
        return next((line for line, _ in paid if isinstance(table.pays[line], MeterShare)), None)
    return max(known, key=lambda one: one[1])[0]


def winnings(pay: Pay, terms: Terms) -> Fraction | None:
    """What a line wins, in units of the stake; a share of a meter is paid in whole cents."""
    if isinstance(pay, Odds):
        return Fraction(pay.win, pay.unit)
    if terms.stake is None or (isinstance(pay, MeterShare) and terms.meter is None):
        return None
    cents = pay.cents if isinstance(pay, Amount) else (terms.meter or 0) * pay.percent // 100
    return Fraction(cents, terms.stake)


def fixed_lines(table: PayTable) -> tuple[str, ...]:
    """The lines that win an amount, whatever was staked."""
    return tuple(line for line, pay in table.pays.items() if isinstance(pay, Amount))


def stakes(found: Tally, table: PayTable, *, returned: bool = True) -> Stakes:
    """What a wager with fixed awards is worth at every stake."""
    rivals = [(*_rivals(table, lines), number) for lines, number in found.often.items()]
    turning = sorted({Fraction(fixed) / odds for fixed, odds, _ in rivals if fixed and odds})
    pieces = [(start, *_piece(found.deals, rivals, start, returned=returned)) for start in (Fraction(0), *turning)]
    return Stakes(tuple((ceil(start), slope, award) for start, slope, award in pieces), _turns(pieces))


def _rivals(table: PayTable, lines: Iterable[str]) -> tuple[Cents, Fraction]:
    """The highest amount and the highest odds among these lines; nought where there are none."""
    pays = [table.pays[line] for line in lines if line in table.pays]
    fixed = max((pay.cents for pay in pays if isinstance(pay, Amount)), default=0)
    return fixed, max((Fraction(pay.win, pay.unit) for pay in pays if isinstance(pay, Odds)), default=Fraction(0))


def _piece(
    deals: int, rivals: Iterable[tuple[Cents, Fraction, int]], start: Fraction, *, returned: bool
) -> tuple[Fraction, Fraction]:
    """From this stake on: the value without the awards, and the awards in cents."""
    value, award = Fraction(0), Fraction(0)
    for fixed, odds, number in rivals:
        wins = fixed or odds
        by_odds = odds * start >= fixed and odds
        value += number * ((odds if by_odds else 0) - (not (wins and returned)))
        award += 0 if by_odds else number * fixed
    return value / deals, award / deals


def _turns(pieces: list[tuple[Fraction, Fraction, Fraction]]) -> Fraction | None:
    """The stake at which the value is nought; it never rises with the stake, so there is at most one."""
    for (start, slope, award), end in zip(pieces, _ends(pieces), strict=True):
        if slope < 0 < award:
            turn = -award / slope
            if start <= turn and (end is None or turn <= end):
                return turn
    return None


def _ends(pieces: list[tuple[Fraction, Fraction, Fraction]]) -> Iterator[Fraction | None]:
    yield from (start for start, _, _ in pieces[1:])
    yield None
