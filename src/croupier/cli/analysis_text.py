"""An analysis as text, in the order people know: event, what it pays, combinations, probability, return."""

import textwrap
from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Final

from croupier.analysis.findings import last_stake
from croupier.analysis.report import decimal, figure, percent, root
from croupier.analysis.results import MAIN, Analysis, Meter, Stakes, Worth
from croupier.cli.paid_by import paid_by, touched_by
from croupier.games.sources import NOTE, source_mark
from croupier.rulebook.game import Game
from croupier.rulebook.money import DOLLAR, dollars

WIDTH: Final = 100
_MEASURES: Final = 20  # characters of the name of a measure


def analysis_text(analysis: Analysis, exact: bool) -> Iterator[str]:
    """The analysis as lines of text; exact fractions beside the decimals where they are asked for."""
    rule, game = analysis.game.definition, analysis.game
    yield f"{rule.title}  ({rule.rules})"
    settings = " ".join(f"{name}={_value(value)}" for name, value in game.elections.items())
    yield from _wrapped(settings, "  ")
    for name, worth in analysis.wagers.items():
        yield ""
        yield from _worth(game, name, worth, exact)
    yield f"\n{NOTE}"


def amount(cents: Fraction) -> str:
    """An amount to the cent, rounded exactly."""
    return dollars(round(cents))


def _worth(game: Game, name: str, worth: Worth, exact: bool) -> Iterator[str]:
    best = ", under best play" if name == MAIN else ""
    yield f"{worth.title[:1].upper()}{worth.title[1:]}, per {worth.per}{best}"
    yield from aligned(_rows(name, worth))
    yield ""
    yield from _measures(worth, exact)
    if worth.ev > 0:
        yield "  It favours the player."
    if worth.stakes is not None:
        yield from _stakes(worth.stakes, exact)
    if worth.meter is not None:
        yield from _meter(worth.meter, exact)
    for table in paid_by(game, name):
        after = f" after {table.choice}" if table.choice else ""
        letter = f", table {table.letter}" if table.letter else ""
        cites = ", ".join(source_mark(one, game.definition.rules) for one in table.cites)
        yield from _wrapped(f"Paid by: {table.title}{after}{letter}  ({cites})", "  ")
    for note in worth.notes:
        yield from _wrapped(f"Note: {note}", "  ")
    for entry in touched_by(game, name):
        yield from _wrapped(f"{entry.key}: {entry.finding} {entry.resolution}", "  ")


def _rows(name: str, worth: Worth) -> Iterator[tuple[str, ...]]:
    """What is won or lost stands beside what the tables pay where a wager is one of several that are won together."""
    main = name == MAIN
    yield "event", "pays", *(["net"] if main else []), "combinations", "probability", "return"
    for one in worth.outcomes:
        share, part = Fraction(one.combinations, worth.deals), one.net * one.combinations / worth.deals
        paid = (one.pays, _signed(one.net)) if main else (one.pays or _signed(one.net),)
        yield one.event, *paid, f"{one.combinations:,}", decimal(share), decimal(part)
    counted = sum(one.combinations for one in worth.outcomes)
    whole = decimal(Fraction(counted, worth.deals))
    yield "total", "", *([""] if main else []), f"{counted:,}", whole, decimal(worth.ev)


def aligned(rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    """The first column to the left, the others to the right."""
    table = list(rows)
    widths = [max(len(row[column]) for row in table) for column in range(len(table[0]))]
    for first, *others in table:
        cells = (cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True))
        yield f"  {first.ljust(widths[0])}  {'  '.join(cells)}".rstrip()


def _measures(worth: Worth, exact: bool) -> Iterator[str]:
    shares = (
        ("expected value", worth.ev, decimal(worth.ev)),
        ("house edge", worth.house_edge, percent(worth.house_edge)),
        ("average wager", worth.average_wager, decimal(worth.average_wager)),
        ("element of risk", worth.element_of_risk, percent(worth.element_of_risk)),
        ("hit frequency", worth.hit_frequency, percent(worth.hit_frequency)),
    )
    for title, value, shown in shares:
        over = 0 if title in ("average wager", "element of risk") else worth.deals
        yield _measure(title, shown, figure(value, over).exact if exact else "")
    yield _measure("standard deviation", root(worth.variance), f"root of {worth.variance}" if exact else "")
    if worth.decisions:
        yield "  How often each choice is best:"
    for choice, share in worth.decisions.items():
        yield f"  {_measure(choice, percent(share), str(share) if exact else '')}"


def _measure(title: str, shown: str, exact: str = "") -> str:
    return f"  {title.ljust(_MEASURES)}  {shown.rjust(14)}  {exact}".rstrip()


def _stakes(stakes: Stakes, exact: bool) -> Iterator[str]:
    if stakes.pieces:
        yield "  By the stake, in units of it:"
    for least, slope, award in stakes.pieces:
        worth = f"{decimal(slope)} + {_dollars(award)} / stake" if award else decimal(slope)
        beside = f"   {slope} + {award} / cents" if exact else ""
        yield f"    from {dollars(least)}: {worth}{beside}"
    last = last_stake(stakes)
    if last:
        yield f"  The player has the advantage at every stake up to {dollars(last)}."


def _dollars(cents: Fraction) -> str:
    return amount(cents) if cents >= DOLLAR else f"${decimal(cents / DOLLAR)}"


def _meter(meter: Meter, exact: bool) -> Iterator[str]:
    each = meter.share * 1_000_000 / meter.stake
    yield f"  By the meter, for a stake of {dollars(meter.stake)}:"
    yield f"    returns {decimal(meter.fixed / meter.stake)}, and {decimal(each)} more for each $10,000 of the meter"
    if meter.share:
        beside = f"   {meter.break_even} cents" if exact else ""
        yield f"    breaks even at a meter of {amount(meter.break_even)}{beside}"
    yield f"    the licensee keeps {percent(meter.licensee_keeps)} in the long run at a rate of {percent(meter.rate)}"
    yield from (f"    {line}: {wins}, probability {decimal(share, 9)}" for line, wins, share in meter.awards)
    for others in meter.others:
        yield from _wrapped(others, "    ")


def _signed(net: Fraction) -> str:
    shown = str(net) if net.denominator <= 12 else decimal(net)
    return f"+{shown}" if net > 0 else shown


def _value(value: object) -> str:
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return "none" if value is None else str(value)


def _wrapped(text: str, indent: str) -> Iterator[str]:
    return iter(textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=f"{indent}  "))
