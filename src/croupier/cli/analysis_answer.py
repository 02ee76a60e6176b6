"""An analysis as programs get it: one JSON object, or a line of CSV for each outcome."""

import csv
import io
from collections.abc import Mapping
from fractions import Fraction

from croupier.analysis.report import decimal, figure
from croupier.analysis.results import MAIN, Analysis, Meter, Stakes, Worth
from croupier.cli.paid_by import paid_by, touched_by
from croupier.games.sources import source_mark
from croupier.rulebook.game import Game

Answer = dict[str, object]


def analysis_answer(analysis: Analysis, program: str, seconds: float) -> Answer:
    """The object that `--json` prints. Exact numbers are strings, and numbers with a point are rounded."""
    game = analysis.game
    return {
        "game": game.definition.key,
        "title": game.definition.title,
        "rules": game.definition.rules,
        "options": game.elections,
        "program": program,
        "digest": analysis.digest,
        "seconds": seconds,
        "wagers": {name: worth_answer(game, name, worth) for name, worth in analysis.wagers.items()},
    }


def worth_answer(game: Game, name: str, worth: Worth) -> Answer:
    """What one wager is worth."""
    answer: Answer = {
        "title": worth.title,
        "per": worth.per,
        "ev": figure(worth.ev, worth.deals).exact,
        **_measures(worth),
        "deals": worth.deals,
    }
    if worth.decisions or name == MAIN:
        answer["decisions"] = {choice: str(share) for choice, share in worth.decisions.items()}
    if name != MAIN:
        answer["lines"] = [
            {"hand": one.event, "pays": one.pays, "combinations": one.combinations}
            for one in worth.outcomes
            if one.pays
        ]
    answer["outcomes"] = [
        {"event": one.event, "pays": one.pays, "net": str(one.net), "combinations": one.combinations}
        for one in worth.outcomes
    ]
    if worth.stakes is not None:
        answer["stakes"] = _stakes(worth.stakes)
    if worth.meter is not None:
        answer["meter"] = _meter(worth.meter)
        answer["break_even"] = str(worth.meter.break_even) if worth.meter.share else None
    return answer | _beside(game, name, worth)


def _measures(worth: Worth) -> Mapping[str, float]:
    return {
        "house_edge": float(worth.house_edge),
        "average_wager": float(worth.average_wager),
        "element_of_risk": float(worth.element_of_risk),
        "standard_deviation": worth.standard_deviation,
        "hit_frequency": float(worth.hit_frequency),
    }


def _stakes(stakes: Stakes) -> Answer:
    """Worth `value + award / stake` from each `from` on, all in cents."""
    pieces = [{"from": least, "value": str(slope), "award": str(award)} for least, slope, award in stakes.pieces]
    return {"pieces": pieces, "turns": None if stakes.turns is None else str(stakes.turns)}


def _meter(meter: Meter) -> Answer:
    return {
        "stake": meter.stake,
        "fixed": str(meter.fixed),
        "share": str(meter.share),
        "from_meter": str(meter.from_meter),
        "rate": str(meter.rate),
        "reset": meter.reset,
        "break_even": str(meter.break_even) if meter.share else None,
        "licensee_keeps": str(meter.licensee_keeps),
        "awards": [{"hand": line, "wins": wins, "probability": str(share)} for line, wins, share in meter.awards],
        "others": meter.others,
    }


def _beside(game: Game, name: str, worth: Worth) -> Answer:
    rules = game.definition.rules
    tables = [
        {
            "wager": one.wager,
            "choice": one.choice or None,
            "table": one.letter or None,
            "cites": [source_mark(cited, rules) for cited in one.cites],
        }
        for one in paid_by(game, name)
    ]
    entries = [{"key": one.key, "resolution": one.resolution} for one in touched_by(game, name)]
    return {"tables": tables, "notes": worth.notes, "discrepancies": entries}


_COLUMNS = ("wager", "event", "pays", "net", "combinations", "deals", "probability", "return")


def analysis_csv(analysis: Analysis) -> str:
    """A line for each outcome of each wager."""
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(_COLUMNS)
    for name, worth in analysis.wagers.items():
        for one in worth.outcomes:
            share, part = Fraction(one.combinations, worth.deals), one.net * one.combinations / worth.deals
            shares = (decimal(share, 12), decimal(part, 12))
            writer.writerow((name, one.event, one.pays, one.net, one.combinations, worth.deals, *shares))
    return file.getvalue()
