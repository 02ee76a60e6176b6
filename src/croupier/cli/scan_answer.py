"""A scan as it is printed: for people a table for each wager, for programs one JSON object or lines of CSV."""

import csv
import io
import textwrap
from collections.abc import Iterator, Sequence
from fractions import Fraction

from msgspec import Struct

from croupier.analysis.findings import findings, options_text
from croupier.analysis.report import decimal, figure, percent
from croupier.analysis.results import MAIN
from croupier.analysis.scan import Scanned
from croupier.cli.analysis_text import WIDTH, aligned, amount
from croupier.rulebook.definition import GameDefinition
from croupier.rulebook.money import Cents, dollars


class Scan(Struct, frozen=True):
    """What was scanned and on what terms."""

    definition: GameDefinition
    found: Sequence[Scanned]
    stakes: dict[str, Cents]  # at which fixed awards were priced, by wager
    meter: Cents | None
    above: Fraction | None
    seconds: float

    def flag(self, one: Scanned) -> str:
        """What makes a combination worth a look."""
        if one.favours_player:
            return "favours the player"
        if self.above is not None and one.exceeds(self.above):
            return f"above {percent(self.above)}"
        return ""


def scan_text(scan: Scan) -> Iterator[str]:
    """The scan as lines of text."""
    yield f"{scan.definition.title}  ({scan.definition.rules})"
    yield "Every legal combination of options that changes a figure, the best for the player first."
    for wager in dict.fromkeys(one.combination.wager for one in scan.found):
        yield from _wager(scan, wager)
    says = findings(scan.found)
    yield f"\nFindings{'' if says else ': none'}"
    for finding in says:
        yield from textwrap.wrap(finding, WIDTH, initial_indent="  - ", subsequent_indent="    ")


def _wager(scan: Scan, wager: str) -> Iterator[str]:
    own = [one for one in scan.found if one.combination.wager == wager]
    priced = [one for one in own if one.worth is not None]
    title = "Main game" if wager == MAIN else scan.definition.wager(wager).title
    per = f", per {priced[0].worth.per}" if priced and priced[0].worth else ""
    at = f", at a stake of {dollars(scan.stakes[wager])}" if _has_awards(priced) and wager in scan.stakes else ""
    yield f"\n{title}{per}{at}"
    metered = any(one.worth is not None and one.worth.meter is not None for one in own)
    heads = ("options", "house edge", "element of risk", "hit frequency", *(["breaks even at"] if metered else []), "")
    yield from aligned([heads, *(_row(scan, one, metered) for one in own)])
    yield from (f"  No price: {reason}" for reason in dict.fromkeys(one.reason for one in own if one.reason))


def _row(scan: Scan, one: Scanned, metered: bool) -> tuple[str, ...]:
    worth = one.worth
    shares = (worth.house_edge, worth.element_of_risk, worth.hit_frequency) if worth else ()
    figures = tuple(percent(share) for share in shares) or ("no price", "", "")
    meter = worth.meter if worth else None
    even = amount(meter.break_even) if meter and meter.share else ""
    return options_text(one.combination.options), *figures, *([even] if metered else []), scan.flag(one)


def _has_awards(priced: Sequence[Scanned]) -> bool:
    return any(one.worth is not None and one.worth.stakes is not None for one in priced)


def scan_object(scan: Scan, program: str) -> dict[str, object]:
    """The object that `--json` prints."""
    return {
        "game": scan.definition.key,
        "title": scan.definition.title,
        "rules": scan.definition.rules,
        "program": program,
        "seconds": scan.seconds,
        "stakes": scan.stakes,
        "meter": scan.meter,
        "above": None if scan.above is None else float(scan.above),
        "combinations": [_object(scan, one) for one in scan.found],
        "findings": findings(scan.found),
    }


def _object(scan: Scan, one: Scanned) -> dict[str, object]:
    worth, combination = one.worth, one.combination
    told: dict[str, object] = {
        "wager": combination.wager,
        "options": combination.options,
        "elections": combination.game.elections,
    }
    if worth is None:
        return told | {"reason": one.reason}
    turns = worth.stakes.turns if worth.stakes else None
    even = worth.meter.break_even if worth.meter and worth.meter.share else None
    return told | {
        "per": worth.per,
        "ev": figure(worth.ev, worth.deals).exact,
        "house_edge": float(worth.house_edge),
        "element_of_risk": float(worth.element_of_risk),
        "standard_deviation": worth.standard_deviation,
        "hit_frequency": float(worth.hit_frequency),
        "favours_player": one.favours_player,
        "exceeds": scan.above is not None and one.exceeds(scan.above),
        "turns": None if turns is None else str(turns),
        "break_even": None if even is None else str(even),
    }


_COLUMNS = ("wager", "options", "per", "ev", "house_edge", "element_of_risk", "hit_frequency", "flag")


def scan_csv(scan: Scan) -> str:
    """A line for each combination."""
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(_COLUMNS)
    for one in scan.found:
        worth, options = one.worth, options_text(one.combination.options)
        if worth is None:
            writer.writerow((one.combination.wager, options, "", "", "", "", "", "no price"))
            continue
        shares = (decimal(x, 12) for x in (worth.house_edge, worth.element_of_risk, worth.hit_frequency))
        exact = figure(worth.ev, worth.deals).exact
        writer.writerow((one.combination.wager, options, worth.per, exact, *shares, scan.flag(one)))
    return file.getvalue()
