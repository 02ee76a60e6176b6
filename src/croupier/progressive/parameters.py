"""Whether a progressive may be run on these terms."""

from collections.abc import Iterator
from fractions import Fraction

from croupier.rulebook.controller import ControllerRules, Parameters, part
from croupier.rulebook.money import LARGEST_AMOUNT, dollars
from croupier.rulebook.refusal import Reason, Refusal


def check_parameters(given: Parameters, rules: ControllerRules) -> Refusal | None:
    """The first thing that no progressive may be run with, or None."""
    return next(_forbidden(given, rules), None)


def _forbidden(given: Parameters, rules: ControllerRules) -> Iterator[Refusal]:
    for rate, cites in ((given.rate, rules.rate), (given.hidden, rules.hidden)):
        if not _is_rate(rate):
            message = f"A rate is a percentage from 0 to 100, such as 70, 72.5 or 211/3; {rate!r} is none."
            yield Refusal(Reason.OPTION_VALUE, message, (cites,))
            return
    if part(given.rate) + part(given.hidden) > 1:
        message = f"Meter and reserve together take {given.rate} and {given.hidden} percent, more than is wagered."
        yield Refusal(Reason.OPTION_VALUE, message, (rules.hidden,))
    for name, amount in (("initial", given.initial), ("reset", given.reset)):
        if not 0 <= amount <= LARGEST_AMOUNT:
            yield Refusal(Reason.NOT_AN_AMOUNT, f"The {name} amount is whole cents, 0 or more.", (rules.initial,))
    if given.limit is not None and given.limit < max(given.initial, given.reset):
        message = f"A limit of {dollars(given.limit)} is below what the meter starts with."
        yield Refusal(Reason.OPTION_VALUE, message, (rules.limit,))
    if given.unreasonable is not None and given.unreasonable < 1:
        yield Refusal(Reason.OPTION_VALUE, "Every contribution would be unreasonable.", (rules.unreasonable,))


def _is_rate(text: str) -> bool:
    try:
        return 0 <= Fraction(text) <= 100
    except (ValueError, ZeroDivisionError):
        return False
