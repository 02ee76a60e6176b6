"""What a simulation found, as people and programs get it."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Final

import msgspec

from croupier.analysis.blocks import Rounds, Sums
from croupier.analysis.estimates import (
    Estimate,
    PathEstimate,
    Quantile,
    SessionEstimate,
    Spread,
    WagerEstimate,
    estimates,
    path_estimate,
    session_estimate,
)
from croupier.analysis.results import MAIN
from croupier.cli.simulations import Simulation
from croupier.rulebook.money import dollars

_ERRORS: Final = "What stands behind ± is one standard error."
_LISTED: Final = 12  # net results that are listed, the most frequent ones

Answer = dict[str, object]


def in_words(found: Simulation, sums: Sums) -> Iterator[str]:
    """The lines that are printed."""
    title, asked = found.game.definition.title, found.asked
    if isinstance(found.job, Rounds) and found.prices:
        yield f"{title}: {sums.rounds:,} rounds, strategy {asked.strategy}, seed {asked.seed}. {_ERRORS}"
        for one in estimates(found.job, found.prices, sums):
            per = f"in units of the {found.prices.unit} wager" if one.key == MAIN else "in units of the wager"
            yield from _wager(one, per)
        if found.job.session:
            yield from _sessions(session_estimate(found.job.session, sums))
    else:
        yield f"{title}: {asked.paths:,} paths of the meter to its top award, seed {asked.seed}. {_ERRORS}"
        yield from _paths(sums)


def _wager(one: WagerEstimate, per: str) -> Iterator[str]:
    yield f"\n{one.title}, {per}"
    if one.spread:
        yield from _spread(one.spread)
    if one.exact is not None and one.off is not None:
        yield f"  exactly it is                    {float(one.exact):9.6f}, {abs(one.off):.1f} standard errors away"
    if one.note:
        yield f"  {one.note}"
    named = "it came to" if one.key == MAIN else "it was paid by"
    yield f"  how often {named}"
    for name, often in one.hits.items():
        if often.value:
            yield f"    {name:30} {_share(often)}"
    if one.spread and one.key == MAIN:
        yield "  net result"
        for value, number in _most(one.spread.distribution):
            yield f"    {_signed(value):30} {number / one.spread.number:10.6%}  {number:,}"


def _spread(spread: Spread) -> Iterator[str]:
    yield f"  expected value                   {_number(spread.mean)}"
    yield f"  standard deviation               {_number(spread.standard_deviation)}"
    yield f"  ahead                          {_share(spread.ahead)}"


def _most(distribution: Mapping[Fraction, int]) -> list[tuple[Fraction, int]]:
    """The most frequent net results, the highest first."""
    most = sorted(distribution.items(), key=lambda one: -one[1])[:_LISTED]
    return sorted(most, reverse=True)


def _sessions(one: SessionEstimate) -> Iterator[str]:
    with_what = f", each with a bankroll of {one.bankroll} opening wagers" if one.bankroll else ""
    yield f"\n{one.result.number:,} sessions of {one.rounds:,} rounds{with_what}, in opening wagers"
    yield from _spread(one.result)
    if one.ruin:
        yield f"  ruined                         {_share(one.ruin)}"
    yield from _quantiles("result", one.quantiles)
    yield from _quantiles("rounds until ruin, of the sessions that were ruined", one.ruined_after)


def _paths(sums: Sums) -> Iterator[str]:
    meter, length = path_estimate(sums.results), path_estimate(sums.ends)
    yield "\nThe meter when the top award is won"
    mean, deviation = meter.spread.mean, meter.spread.standard_deviation
    yield f"  mean                {_cents(mean.value)} ± {_cents(mean.error)}"
    yield f"  standard deviation  {_cents(deviation.value)} ± {_cents(deviation.error)}"
    for one in meter.quantiles:
        value, low, high = (dollars(int(cents)) for cents in (one.value, one.low, one.high))
        yield f"    {one.percent:2}% at or below {value}  ({low} to {high})"
    yield "\nWagers until then"
    yield f"  mean  {length.spread.mean.value:,.0f} ± {length.spread.mean.error:,.0f}"
    yield from _quantiles("wagers", length.quantiles)


def _quantiles(what: str, quantiles: tuple[Quantile, ...]) -> Iterator[str]:
    if quantiles:
        yield f"  {what}; in brackets where it lies 95 times in 100"
    for one in quantiles:
        low, high = _plain(one.low), _plain(one.high)
        yield f"    {one.percent:2}% at or below {_plain(one.value)}  ({low} to {high})"


def _number(one: Estimate) -> str:
    return f"{one.value:9.6f} ± {one.error:.6f}"


def _share(one: Estimate) -> str:
    return f"{one.value:10.6%} ± {one.error:.6%}"


def _signed(value: Fraction) -> str:
    return f"{'+' if value > 0 else ''}{_plain(value)}"


def _plain(value: Fraction) -> str:
    return f"{value.numerator:,}" if value.denominator == 1 else f"{float(value):,.6g}"


def _cents(value: float) -> str:
    return dollars(round(value))


def answer(found: Simulation, sums: Sums, seconds: float) -> bytes:
    """The object that `--json` prints."""
    said: Answer = {
        "game": found.game.definition.key,
        "options": found.game.elections,
        "strategy": found.asked.strategy,
        "seed": found.asked.seed,
        "rounds": sums.rounds,
        "seconds": round(seconds, 3),
        "digest": found.of["inputs"],
    }
    if isinstance(found.job, Rounds) and found.prices:
        said["wagers"] = {one.key: _wager_answer(one) for one in estimates(found.job, found.prices, sums)}
        if found.job.session:
            said["sessions"] = _session_answer(session_estimate(found.job.session, sums))
    else:
        said["paths"] = {
            "number": found.asked.paths,
            "meter": _path_answer(path_estimate(sums.results)),
            "wagers": _path_answer(path_estimate(sums.ends)),
        }
    return msgspec.json.encode(said, enc_hook=str)


def _wager_answer(one: WagerEstimate) -> Answer:
    found: Answer = {"title": one.title, "frequencies": one.hits}
    if one.spread:
        found |= _spread_answer(one.spread)
        found |= {"exact": one.exact, "off": one.off}
        found["net"] = {str(value): number for value, number in one.spread.distribution.items()}
    return found | ({"note": one.note} if one.note else {})


def _spread_answer(spread: Spread) -> Answer:
    return {
        "number": spread.number,
        "ev": spread.mean,
        "standard_deviation": spread.standard_deviation,
        "ahead": spread.ahead,
    }


def _session_answer(one: SessionEstimate) -> Answer:
    return {
        "rounds": one.rounds,
        "bankroll": one.bankroll,
        **_spread_answer(one.result),
        "ruin": one.ruin,
        "quantiles": one.quantiles,
        "ruined_after": one.ruined_after,
    }


def _path_answer(one: PathEstimate) -> Answer:
    return {"mean": one.spread.mean, "standard_deviation": one.spread.standard_deviation, "quantiles": one.quantiles}
