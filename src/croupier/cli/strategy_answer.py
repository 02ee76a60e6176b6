"""Best play as programs get it: one JSON object, lines of CSV for each cell, or for every class of information sets."""

import csv
import io
from collections.abc import Iterable, Iterator
from fractions import Fraction

import msgspec

from croupier.analysis.advice import Advice, asked_states
from croupier.analysis.compress import Short
from croupier.analysis.condense import Part
from croupier.analysis.known import ranking_of
from croupier.analysis.plan import Spots
from croupier.analysis.report import decimal
from croupier.analysis.rules_of_play import in_lines
from croupier.analysis.shape import Shape, states_of
from croupier.analysis.spot import Spot, Standing
from croupier.analysis.strategy_table import Cell, Table
from croupier.analysis.whole_boards import WholeBoards
from croupier.cards.card import DECK

Answer = dict[str, object]

PLACES = 12  # digits behind the point in a file for spreadsheets


def strategy_answer(shape: Shape, every: Iterable[Advice]) -> Answer:
    """The object that `--json` prints; exact numbers are strings."""
    decisions = [_decision(shape, number, advice) for number, advice in enumerate(every)]
    return {**_head(shape), "decisions": decisions}


def _head(shape: Shape) -> Answer:
    rule = shape.game.definition
    return {"game": rule.key, "title": rule.title, "options": shape.game.elections, "per": shape.unit}


def _decision(shape: Shape, number: int, advice: Advice) -> Answer:
    seen = shape.levels[number].seen
    return {
        "decision": advice.decision,
        "cites": advice.cites,
        "choices": advice.choices,
        "lists": [_list(shape, seen, short) for short in advice.lists],
        "every_hand_counted_comes_up": advice.exact,
        "tables": [_table(table) for table in advice.tables],
    }


def _list(shape: Shape, seen: int, short: Short) -> Answer:
    return {
        "rules": msgspec.to_builtins(short.rules),
        "words": list(in_lines(short.rules, ranking_of(shape, seen))),
        "cost": str(short.cost),
        "agrees": str(short.agrees),
    }


def _table(table: Table) -> Answer:
    cells = [[_cell(table, cell) for cell in row] for row in table.cells]
    named = {"title": table.title, "down": table.down, "across": table.across, "note": table.note}
    return {**named, "rows": table.rows, "columns": table.columns, "cells": cells}


def _cell(table: Table, cell: Cell | None) -> Answer | None:
    if cell is None:
        return None
    taken = dict(zip(table.choices, cell.taken, strict=True))
    worth = dict(zip(table.choices, map(str, cell.worth), strict=True))
    return {"best": table.choices[cell.main], "information_sets": taken, "ev": worth}


def rules_answer(shape: Shape, every: Iterable[Advice]) -> Answer:
    """The best lists alone, as `croupier simulate --strategy FILE` reads them."""
    lists = [msgspec.to_builtins(advice.best_list.rules) for advice in every]
    return {"game": shape.game.definition.key, "decisions": lists}


def spot_answer(shape: Shape, spot: Spot, number: int, found: Iterable[Standing]) -> Answer:
    """What every choice is worth at one spot."""
    level = shape.levels[number]
    cards = {name: [DECK[card] for card in held] for name, held in spot._asdict().items()}
    names = {"hole": "hand", "board": "board", "up": "up"}
    return {
        **_head(shape),
        **{names[name]: held for name, held in cards.items()},
        "decision": level.decision.name,
        "cites": [level.decision.cites],
        "standings": [_standing(one) for one in found],
    }


def _standing(standing: Standing) -> Answer:
    best = standing.best
    return {
        "before": [choice for choice in standing.before.choices if choice],
        "best": best.choice,
        "choices": [
            {"choice": one.choice, "ev": str(one.ev), "below_best": str(best.ev - one.ev)} for one in standing.options
        ],
    }


def strategy_csv(every: Iterable[Advice]) -> str:
    """A line for each choice of each cell."""
    rows = [
        (advice.decision, table.down or "hand", row, column, choice, cell.taken[i], decimal(cell.worth[i], PLACES))
        for advice in every
        for table in advice.tables
        for row, cells in zip(table.rows, table.cells, strict=True)
        for column, cell in zip(table.columns, cells, strict=True)
        if cell
        for i, choice in enumerate(table.choices)
    ]
    heads = ("decision", "row is", "row", "column", "choice", "information sets", "expected value")
    return "".join(_lines((heads, *rows)))


def classes_csv(shape: Shape, every: Iterable[Part]) -> Iterator[str]:
    """A line for each class of information sets, as they come: all of a game may not fit into memory as text."""
    choices = tuple(dict.fromkeys(choice for level in shape.levels for choice in level.choices))
    fixed = ("decision", "hand", "board", "dealer's card", "before", "information sets", "best")
    yield from _lines((fixed + choices,))
    for number, found in enumerate(every):
        for spots in (part.spots() for part in found.parts()) if isinstance(found, WholeBoards) else (found,):
            yield from _lines(_class_rows(shape, number, spots, choices))


def _class_rows(shape: Shape, number: int, spots: Spots, choices: tuple[str, ...]) -> Iterator[tuple[object, ...]]:
    level = shape.levels[number]
    asked, states = asked_states(shape, number), states_of(shape, number)
    told = [(place, " ".join(choice for choice in states[place].choices if choice)) for place in asked]
    for row in range(len(spots.weights)):
        cards = [" ".join(DECK[card] for card in held[row]) for held in (spots.holes, spots.boards, spots.ups)]
        for place, before in told:
            values = spots.values[row, place].tolist()
            best = level.choices[values.index(max(values))]
            worth = {
                choice: decimal(Fraction(value, spots.deals * spots.scale), PLACES)
                for choice, value in zip(level.choices, values, strict=True)
            }
            yield (
                level.decision.name,
                *cards,
                before,
                int(spots.weights[row]),
                best,
                *(worth.get(one, "") for one in choices),
            )


def _lines(rows: Iterable[tuple[object, ...]]) -> Iterator[str]:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    for row in rows:
        writer.writerow(row)
        yield out.getvalue()
        out.seek(0)
        out.truncate()
