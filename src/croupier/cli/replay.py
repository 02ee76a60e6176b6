"""A round of a log as people and programs get it: act by act, with the paragraphs, and what it came to."""

from collections import Counter
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta
from textwrap import wrap
from typing import Final

from croupier.cli.acts import Reader, Told, cites_of, faces_in, said
from croupier.cli.log_source import Entry, RoundOf
from croupier.games.catalogue import KEYS, definition
from croupier.games.sources import NOTE, source_mark
from croupier.rulebook.definition import GameDefinition
from croupier.rulebook.money import dollars

EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_WORDS_END: Final = 62  # the column behind which paragraphs stand, where the words leave it free
_WIDTH: Final = 120
_INDENT: Final = 9
_ROOM: Final = _WIDTH - _INDENT - _WORDS_END - 2


def known_game(key: str) -> GameDefinition | None:
    """The game of a log, unless it is somebody's own."""
    return definition(key) if key in KEYS else None


def moment(at: int) -> str:
    """Milliseconds since 1970 as a date and a time."""
    return f"{EPOCH + timedelta(milliseconds=at):%Y-%m-%d %H:%M:%S}.{at % 1000:03} UTC"


def replay_text(found: RoundOf) -> Iterator[str]:
    """A round for a person."""
    opened, first, last = found.opened.told, found.records[0], found.records[-1]
    reader = reader_of(found)
    rules = reader.game.rules if reader.game else ""
    title = f"{reader.game.title}, {rules}" if reader.game else opened["game"]
    marked = "; a demonstration, its chance comes from a seed" if opened["seeded"] else ""
    yield f"{first.table}, round {first.round}: {title}{marked}"
    yield f"Records {first.seq} to {last.seq}, {moment(first.at)} to {moment(last.at)}"
    if found.before:
        yield from ("", "Before the round")
        yield from _lines(found.before, reader, rules)
    yield from ("", "The round")
    yield from _lines(found.records, reader, rules)
    yield from ("", *_came_to(found.records))
    if any("[" in source_mark(cite, rules) for entry in found.records for cite in cites_of(entry.told)):
        yield NOTE


def replay_answer(found: RoundOf) -> dict[str, object]:
    """A round for a program: the records as they stand in the log, each with its words."""
    opened, reader = found.opened.told, reader_of(found)
    rules = reader.game.rules if reader.game else ""
    cited = {cite for entry in found.records for cite in cites_of(entry.told)}
    marks = {cite: mark for cite in sorted(cited) if (mark := source_mark(cite, rules)) != cite}
    return {
        "table": found.records[0].table,
        "game": opened["game"],
        "seeded": opened["seeded"],
        "round": found.records[0].round,
        "before": [_record(entry, reader) for entry in found.before],
        "records": [_record(entry, reader) for entry in found.records],
        "net": _nets(found.records),
        "sources": marks,
    }


def reader_of(found: RoundOf) -> Reader:
    events = [entry.told for entry in found.records]
    return Reader(known_game(found.opened.told["game"]), faces_in(events))


def _record(entry: Entry, reader: Reader) -> dict[str, object]:
    return {
        "seq": entry.seq,
        "at": entry.at,
        "says": said(entry.told, reader),
        "event": entry.event,
        "postings": entry.postings,
        "hash": entry.hash,
    }


def _lines(entries: Iterable[Entry], reader: Reader, rules: str) -> Iterator[str]:
    for entry in entries:
        event = entry.told
        cites = ", ".join(source_mark(cite, rules) for cite in cites_of(event))
        first, *more = wrap(said(event, reader), _WIDTH - _INDENT)
        line = f"{entry.seq:7}  {first}"
        if not more and cites and len(line) <= _INDENT + _WORDS_END and len(cites) <= _ROOM:
            yield f"{line:{_INDENT + _WORDS_END}}  {cites}"
            continue
        yield line
        yield from (f"{'':{_INDENT}}{rest}" for rest in more)
        yield from (f"{'':{_INDENT}}    {part}" for part in wrap(cites, _WIDTH - _INDENT - 4))


def _nets(entries: Iterable[Entry]) -> Counter[str]:
    """By patron what the round brought, as the ledger has it."""
    nets: Counter[str] = Counter()
    for entry in entries:
        if entry.told["type"] != "ChipsExchanged":
            for account, amount in entry.postings:
                if account.startswith("patron:"):
                    nets[account.removeprefix("patron:")] += amount
    return nets


def _came_to(entries: tuple[Entry, ...]) -> Iterator[str]:
    nets = _nets(entries)
    for patron, net in nets.items():
        yield f"{patron}: {'+' if net > 0 else ''}{dollars(net)}"
    if not any(_closes(entry.told) for entry in entries):
        yield "The round is not over."


def _closes(event: Told) -> bool:
    return bool(event["type"] == "RoundClosed")
