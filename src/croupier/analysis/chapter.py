"""A chapter of a report: one game under its elections, from the rules in force to what every wager is worth.

What the analysis does not say itself, the strategy and the findings among all options, is handed in.
"""

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from math import ceil

from msgspec import Struct

from croupier.analysis.report import (
    Block,
    Chapter,
    Column,
    Entries,
    Entry,
    Grid,
    Section,
    Text,
    decimal,
    percent,
    returns,
    root,
)
from croupier.analysis.results import MAIN, Analysis, Meter, Stakes, Worth
from croupier.games.sources import source_mark
from croupier.rulebook.game import Game
from croupier.rulebook.money import dollars
from croupier.rulebook.option import OptionValue
from croupier.rulebook.settlement import Any, Choice, Compared, Line, Qualifies, Result
from croupier.rulebook.sheet import Section as Rules
from croupier.rulebook.sheet import Sheet


class Variant(Struct, frozen=True):
    """A wager under one legal combination of the options that matter to it, or why it has no price there."""

    label: str
    worth: Worth | None
    reason: str = ""


Variants = Mapping[str, tuple[Variant, ...]]
"""By wager, in the order in which they are shown."""


def chapter(
    analysis: Analysis,
    sheet: Sheet,
    *,
    findings: Iterable[str] = (),
    strategy: tuple[Block, ...] = (),
    variants: Variants | None = None,
    every_table: bool = False,
) -> Chapter:
    """The chapter of one game; with `every_table` each variant has its return table, not only a line."""
    game, key = analysis.game, analysis.game.definition.key
    sections = (
        Section("At a glance", tuple(_glance(analysis))),
        Section("Findings", tuple(_findings(analysis, findings))),
        *(
            Section(
                _title(name, worth),
                tuple(_worth(worth, f"{key}-{name}", f"{_title(name, worth)}{_paid_by(game, name)}")),
            )
            for name, worth in analysis.wagers.items()
        ),
        Section("Best play", strategy),
        *_variants(key, analysis, variants or {}, every_table),
        Section("Rules in force", tuple(_rules(game, sheet))),
        Section("Where the texts leave a question", tuple(_register(sheet))),
    )
    options = tuple((name, _value(value)) for name, value in game.elections.items())
    kept = tuple(section for section in sections if section.blocks)
    return Chapter(key, sheet.title, sheet.rules, analysis.digest, options, kept)


# At a glance, and findings ---------------------------------------------------------------------------


def _glance(analysis: Analysis) -> Iterator[Block]:
    yield _summary("What each wager is worth", "Wager", ((_title(k, w), w) for k, w in analysis.wagers.items()))
    game = analysis.game
    for key, reason in analysis.refused.items():
        yield Text(f"{game.wagers[key].title if key in game.wagers else 'The main game'} has no figure here. {reason}")
    values = ((option, _value(game.elections[option.name])) for option in game.definition.options)
    rules = game.definition.rules
    entries = (Entry(f"{o.name} = {value}", o.title, (source_mark(o.cites, rules),)) for o, value in values)
    yield Entries("Options in force", ("Option", "What it elects", "Paragraph"), tuple(entries))


_MEASURES = tuple(
    Column(title, True) for title in ("House edge", "Element of risk", "Standard deviation", "Hit frequency")
)


def _summary(caption: str, head: str, worths: Iterable[tuple[str, Worth]]) -> Grid:
    rows = ((name, worth.per, *_measured(worth)) for name, worth in worths)
    note = "House edge and standard deviation are counted per unit of the wager named, element of risk per unit staked."
    return Grid(caption, (Column(head), Column("Per"), *_MEASURES), tuple(rows), note)


def _measured(worth: Worth) -> tuple[str, ...]:
    shares = (worth.house_edge, worth.element_of_risk, worth.hit_frequency)
    edge, risk, hit = (percent(share) for share in shares)
    return edge, risk, root(worth.variance, 4), hit


def _findings(analysis: Analysis, among_options: Iterable[str]) -> Iterator[Text]:
    """A wager that favours the player is stated here whatever was found among the options."""
    for name, worth in analysis.wagers.items():
        if worth.ev > 0:
            per = "" if worth.per == "wager" else f" of the {worth.per}"
            yield Text(
                f"{_title(name, worth)} favours the player by {percent(worth.ev)}{per} under these options.", True
            )
    if all(worth.ev <= 0 for worth in analysis.wagers.values()):
        yield Text("Under the options of this report no wager favours the player.")
    yield from (Text(says, True) for says in among_options)


# Wagers ----------------------------------------------------------------------------------------------


def _title(name: str, worth: Worth) -> str:
    return "Main game" if name == MAIN else worth.title


def _worth(worth: Worth, key: str, title: str) -> Iterator[Block]:
    yield returns(worth, key, title)
    if worth.decisions:
        rows = tuple((choice, decimal(share), str(share)) for choice, share in worth.decisions.items())
        columns = (Column("Choice"), Column("Frequency", True), Column("Exact", True))
        yield Grid(f"How often each choice is best: {title}", columns, rows)
    if worth.stakes is not None:
        yield from _by_stake(title, worth.stakes)
    if worth.meter is not None:
        yield from _by_meter(title, worth.meter)


def _paid_by(game: Game, wager: str) -> str:
    """The table of a side wager by its letter, where it has one."""
    letters = dict.fromkeys(table.letter for table in game.tables.get(wager, {}).values() if table.letter)
    return f", table {' and '.join(letters)}" if letters else ""


def _by_stake(title: str, stakes: Stakes) -> Iterator[Block]:
    rows = tuple(
        (dollars(least), f"{decimal(slope)} + ${decimal(award / 100)} / stake", f"{slope} + {award / 100} / stake")
        for least, slope, award in stakes.pieces
    )
    columns = (
        Column("From a stake of"),
        Column("Expected value in units", True),
        Column("Exact, stake in dollars", True),
    )
    if rows:
        yield Grid(f"Expected value by stake: {title}", columns, rows)
    if stakes.turns is not None:
        yield Text(f"{title} favours the player at every stake below {dollars(ceil(stakes.turns))}.", True)


def _by_meter(title: str, meter: Meter) -> Iterator[Block]:
    amounts = (
        ("Stake", Fraction(meter.stake)),
        ("Awards that do not depend on the meter, expected", meter.fixed),
        ("of these, deducted from the meter", meter.from_meter),
        ("Meter after it was won", Fraction(meter.reset)),
        ("Meter at which the wager breaks even", meter.break_even),
    )
    shares = (
        ("Part of the meter expected to be won", meter.share),
        ("Part of each stake that goes to the meter", meter.rate),
        ("Part of the stakes that the licensee keeps in the long run", meter.licensee_keeps),
    )
    rows = (
        *((name, _money(cents), f"{cents / 100}") for name, cents in amounts),
        *((name, decimal(share, 9), str(share)) for name, share in shares),
    )
    columns = (Column("Measure"), Column("Value", True), Column("Exact", True))
    yield Grid(f"As a function of the meter: {title}", columns, rows, " ".join(meter.others))
    awards = tuple((line, wins, decimal(share, 9), str(share)) for line, wins, share in meter.awards)
    heads = (Column("Hand"), Column("Wins", True), Column("Probability", True), Column("Exact", True))
    yield Grid(f"Awards of the meter: {title}", heads, awards)


def _money(cents: Fraction) -> str:
    """An amount to the cent, rounded exactly."""
    return dollars(round(cents))


def _variants(key: str, analysis: Analysis, variants: Variants, every_table: bool) -> Iterator[Section]:
    """One section: for each wager a line for each choice, and where every table is wanted the tables behind it."""
    blocks: list[Block] = []
    for name, others in variants.items():
        priced = [(one.label, one.worth) for one in others if one.worth is not None]
        title = "Main game" if name == MAIN else analysis.game.definition.wager(name).title
        if priced:
            blocks.append(_summary(f"Every choice of the licensee: {title}", "Choice", priced))
        for reason in dict.fromkeys(one.reason for one in others if one.worth is None):
            under = " and ".join(one.label for one in others if one.reason == reason)
            blocks.append(Text(f"{title} has no figure under {under}: {reason}"))
        for number, (label, worth) in enumerate(priced, 1):
            if every_table and worth != analysis.wagers.get(name):
                blocks.append(returns(worth, f"{key}-{name}-{number}", f"{title}, {label}"))
    yield Section("Every choice of the licensee", tuple(blocks))


# Rules -----------------------------------------------------------------------------------------------


def _rules(game: Game, sheet: Sheet) -> Iterator[Block]:
    for section in sheet.sections:
        if not section.findings:
            yield _entries(section, sheet.rules)
    yield _decision_table(game)


def _register(sheet: Sheet) -> Iterator[Block]:
    return (_entries(section, "") for section in sheet.sections if section.findings)


def _entries(section: Rules, rules: str) -> Entries:
    entries = (Entry(line.label, line.says, tuple(source_mark(c, rules) for c in line.cites)) for line in section.lines)
    middle = "Pays" if section.pays else "Finding and reading" if section.findings else "What the rule says"
    heads = ("Entry" if section.findings else "Hand" if section.pays else "Subject", middle, "Paragraph")
    return Entries("The register" if section.findings else section.heading, heads, tuple(entries))


_CONDITIONS = {
    Choice: "Player",
    Qualifies: "Dealer",
    Compared: "Player's hand",
    Line: "In the table of {}",
}


def _decision_table(game: Game) -> Grid:
    """The settlement of the main wagers in its formal shape: every combination of the conditions meets one row."""
    table = game.settlement
    line_of = game.definition.line_of
    of = game.wagers[line_of].title.lower() if line_of else ""
    columns = (
        *(Column(_CONDITIONS[column].format(of)) for column in table.columns),
        *(Column(game.wagers[key].title) for key in table.wagers),
        Column("Paragraph"),
    )
    rows = tuple(
        (
            *("any" if isinstance(case, Any) else case.value for case in row.when),
            *("-" if result is Result.NOTHING else result.value for result, _ in row.verdicts()),
            ", ".join(dict.fromkeys(source_mark(c, game.definition.rules) for _, c in row.verdicts())),
        )
        for row in table.rows
    )
    note = "The rows exclude one another and cover every case; the program proves both whenever the game is loaded."
    return Grid("Decision table of the main wagers", columns, rows, note)


def _value(value: OptionValue) -> str:
    return "none" if value is None else ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)
