"""What wagers and awards do to the meters of a progressive, exactly: parts of a cent are carried, never rounded away.

After each act what the licensee put in and what the wagers brought is what is shown, what is carried, what stands in
reserve and overflow, and what was paid.
"""

from msgspec.structs import replace

from croupier.rulebook.controller import Meters, Parameters, part
from croupier.rulebook.money import Cents


def started(terms: Parameters) -> Meters:
    """A meter at its initial amount, which the licensee puts up."""
    initial = terms.initial * terms.unit
    return Meters(unit=terms.unit, display=initial, licensee=initial)


def contribute(meters: Meters, terms: Parameters, wagers: int, staked: Cents) -> Meters:
    """So many wagers of so much in all: the meter rises up to its limit, the rest is overflow."""
    added, hidden = _parts(meters, terms.rate, staked), _parts(meters, terms.hidden, staked)
    room = added if terms.limit is None else max(0, min(added, terms.limit * meters.unit - meters.display))
    return replace(
        meters,
        wagers=meters.wagers + wagers,
        taken_in=meters.taken_in + staked,
        display=meters.display + room,
        contributed=meters.contributed + added,
        overflow=meters.overflow + added - room,
        hidden=meters.hidden + hidden,
        reserve=meters.reserve + hidden,
    )


def withdraw(meters: Meters, terms: Parameters, wagers: int, staked: Cents) -> Meters:
    """Wagers of a void round go back, and what they added goes off again, first of all what is above the limit."""
    added, hidden = _parts(meters, terms.rate, staked), _parts(meters, terms.hidden, staked)
    above = min(added, meters.overflow)
    return replace(
        meters,
        wagers=meters.wagers - wagers,
        taken_in=meters.taken_in - staked,
        display=meters.display - (added - above),
        contributed=meters.contributed - added,
        overflow=meters.overflow - above,
        hidden=meters.hidden - hidden,
        reserve=meters.reserve - hidden,
    )


def _parts(meters: Meters, rate: str, staked: Cents) -> int:
    exact = staked * part(rate) * meters.unit
    assert exact.denominator == 1, "the unit was chosen so that every contribution is whole"
    return exact.numerator


def pay(meters: Meters, line: str, cents: Cents) -> Meters:
    """An award off the meter; what the meter is short of the licensee makes up, so that it never falls below nought."""
    short = max(0, cents * meters.unit - meters.display)
    return replace(
        _hit(meters, line, cents),
        display=meters.display - cents * meters.unit + short,
        licensee=meters.licensee + short,
    )


def pay_beside(meters: Meters, line: str, cents: Cents) -> Meters:
    """An award that does not come off the meter is counted, and the licensee pays it."""
    return replace(_hit(meters, line, cents), licensee=meters.licensee + cents * meters.unit)


def pay_all(meters: Meters, terms: Parameters, line: str, winners: int) -> tuple[Meters, Cents]:
    """The whole meter to equal winners: what each gets, and the meter as it starts again.

    Cents that do not divide, parts that were not shown and what stood above the limit stay on the new meter. The
    reserve pays for the reset as far as it goes.
    """
    share = meters.shown // winners
    for _ in range(winners):
        meters = _hit(meters, line, share)
    left = meters.display - share * winners * meters.unit + meters.overflow
    from_reserve = min(meters.reserve, terms.reset * meters.unit)
    full = terms.reset * meters.unit + left
    display = full if terms.limit is None else min(full, terms.limit * meters.unit)
    fresh = replace(
        meters,
        display=display,
        overflow=full - display,
        reserve=meters.reserve - from_reserve,
        licensee=meters.licensee + terms.reset * meters.unit - from_reserve,
    )
    return fresh, share


def _hit(meters: Meters, line: str, cents: Cents) -> Meters:
    hits, wins = {**meters.hits}, {**meters.wins}
    hits[line], wins[line] = hits.get(line, 0) + 1, wins.get(line, 0) + cents
    return replace(meters, hits=hits, wins=wins, paid=meters.paid + cents)
