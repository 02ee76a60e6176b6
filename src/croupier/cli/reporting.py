"""The report of a game, and the book of all of them: analysed, scanned for findings, written in one of the forms."""

import shlex
import sys
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from typing import Final, NamedTuple

import click
import msgspec

from croupier.analysis.book import BOOK, bind
from croupier.analysis.chapter import Variant, Variants, chapter
from croupier.analysis.findings import findings, options_text
from croupier.analysis.report import Block, Chapter, Report
from croupier.cli.scan_answer import Scan
from croupier.cli.solving import analyse, program, scanned
from croupier.games.catalogue import KEYS, definition
from croupier.games.discrepancies import touching
from croupier.rulebook.game import Game, elect
from croupier.rulebook.money import Cents, dollars
from croupier.rulebook.option import Letter, OptionValue
from croupier.rulebook.sheet import rule_sheet

DATED: Final = datetime(1980, 1, 1, tzinfo=UTC)
"""What a file names as its making, so that the same input gives the same bytes."""


class Asked(NamedTuple):
    """What a report of one game was asked for; `named` is how the game was named, by key or by file."""

    named: str
    game: Game
    tables: tuple[str, ...] = ()
    stakes: Mapping[str, Cents] = {}
    meter: Cents | None = None
    fresh: bool = False


def report_of(asked: Asked) -> Report:
    """The report of one game under its elections."""
    return bind((chapter_of(asked, every_table=False),), program=program(), again=again(asked))


def book(fresh: bool) -> Report:
    """The book of all games and all tables."""
    chapters = []
    for number, key in enumerate(KEYS, 1):
        game = _by_default(key)
        if sys.stderr.isatty():
            click.echo(f"{number} of {len(KEYS)}: {game.definition.title}", err=True)
        chapters.append(chapter_of(Asked(key, game, fresh=fresh), every_table=True))
    return bind(chapters, program=program(), again="croupier report --all --out FILE", title=BOOK)


def _by_default(key: str) -> Game:
    game = elect(definition(key), {})
    assert isinstance(game, Game), "the defaults of a game go together"
    return game


def chapter_of(asked: Asked, *, every_table: bool) -> Chapter:
    """One game, with what was found among all its options."""
    game, rule = asked.game, asked.game.definition
    analysis = analyse(game, asked.stakes, asked.meter, (), fresh=asked.fresh).analysis
    scan = scanned(rule, amounts(game), asked.stakes, asked.meter, None)
    sheet = rule_sheet(game, next(iter(rule.methods.values())), touching(rule.key))
    return chapter(
        analysis,
        sheet,
        findings=findings(scan.found),
        strategy=tuple(strategy(asked)),
        variants=variants(scan),
        every_table=every_table,
    )


def strategy(asked: Asked) -> Iterator[Block]:
    """Best play at each decision: matrices, and a short list of rules with its cost."""
    from croupier.analysis.analyze import main_stake
    from croupier.analysis.best_play import matrix, short_rules
    from croupier.analysis.known import ranking_of
    from croupier.analysis.shape import shape_of
    from croupier.cli.advised import advised
    from croupier.cli.progress import shown_progress

    shape = shape_of(asked.game)
    stake = main_stake(shape, asked.stakes)
    with shown_progress(shape.game.definition.title) as progress:
        every = advised(shape, stake, progress, fresh=asked.fresh)
    for level, advice in zip(shape.levels, every, strict=True):
        yield from map(matrix, advice.tables)
        yield from short_rules(advice.best_list, ranking_of(shape, level.seen), shape.unit)


def amounts(game: Game) -> dict[str, OptionValue]:
    """The options that no scan goes through: amounts, percentages and weights stay as they are elected."""
    options = game.definition.options
    return {o.name: game.elections[o.name] for o in options if not isinstance(o, Letter)}


def variants(scan: Scan) -> Variants:
    """What was found, wager by wager; a wager that no option changes is left out."""
    by_wager: dict[str, list[Variant]] = {}
    for one in scan.found:
        wager, label = one.combination.wager, options_text(one.combination.options)
        if one.worth is not None and one.worth.stakes is not None and wager in scan.stakes:
            label += f", at a stake of {dollars(scan.stakes[wager])}"
        by_wager.setdefault(wager, []).append(Variant(label, one.worth, one.reason))
    return {wager: tuple(several) for wager, several in by_wager.items() if len(several) > 1}


def again(asked: Asked) -> str:
    """The command that makes the report once more: what differs from the defaults, in the order of the options."""
    rule, parts = asked.game.definition, ["croupier", "report", asked.named]
    for option in rule.options:
        value = asked.game.elections[option.name]
        if value != option.default:
            shown = ",".join(map(str, value)) if isinstance(value, tuple) else str(value)
            parts += ["--set", f"{option.name}={shown}"]
    for table in asked.tables:
        parts += ["--table", table]
    for wager, stake in sorted(asked.stakes.items()):
        parts += ["--stake", f"{wager}={stake}"]
    if asked.meter is not None:
        parts += ["--meter", str(asked.meter)]
    return f"{shlex.join(parts)} --out FILE"


def written(report: Report, form: str) -> bytes:
    """The file in one of the forms. What a form needs is imported when it is asked for."""
    if form == "pdf":
        from croupier.analysis.report_pdf import pdf

        return pdf(report)
    if form == "xlsx":
        from croupier.analysis.report_xlsx import workbook

        return workbook(report, DATED)
    if form == "html":
        from croupier.analysis.report_html import html

        return html(report).encode()
    return msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n"
