"""Pay tables that are in no text: what somebody writes down in place of a printed table, to see what it is worth."""

import re
from collections.abc import Iterator, Mapping
from math import gcd
from typing import Final, NamedTuple

from croupier.rulebook.game import Game
from croupier.rulebook.money import DOLLAR, LARGEST_AMOUNT, Amount, MeterShare, Odds, Pay
from croupier.rulebook.paytable import PayTable, Schedule
from croupier.rulebook.reference import RuleRef
from croupier.rulebook.settlement import Line

CUSTOM: Final = RuleRef("custom table, in no text")
"""What a custom table cites, so that it says what it is wherever it is shown."""

ANTE_BONUS: Final = "ante_bonus"
LONGEST_ODDS: Final = 1_000_000

_NUMBER = r"(\d{1,3}(?:,\d{3})+|\d{1,15})"
_ODDS = re.compile(rf"{_NUMBER}(?: to (\d{{1,6}}))?", re.ASCII)
_AMOUNT = re.compile(rf"win \${_NUMBER}(?:\.(\d\d))?( \(?from the meter\)?)?", re.ASCII | re.IGNORECASE)
_SHARE = re.compile(r"win (\d{1,3}) ?(?:percent|%) of the meter", re.ASCII | re.IGNORECASE)
_UP_TO_SEPARATOR = r"((?:[^,;\n]|(?<=\d),(?=\d{3}(?!\d)))*)(?:[,;\n]|$)"  # the comma of 1,000 separates nothing


class TableRefused(ValueError):
    """A table that cannot be used; the message is a sentence for a person."""


class _Place(NamedTuple):
    """Where a table goes: the wager, the choice it goes with, and what such a table may say."""

    name: str  # as it was asked for
    wager: str
    choice: str
    lines: tuple[str, ...]
    takes: tuple[type[Pay], ...]
    every_line: bool


def with_custom_tables(game: Game, given: Mapping[str, str | Mapping[str, object]]) -> Game:
    """The game with these tables in place of those elected.

    A key names a wager, `wager@2x` the table that goes with a choice, `ante_bonus` the bonus on the ante. A table is
    text such as `straight flush 40, pair 3 to 2`, or a mapping of lines to what they pay.
    """
    tables = {key: dict(of) for key, of in game.tables.items()}
    bonus = dict(game.ante_bonus_tables)
    seen: set[tuple[str, str]] = set()
    for name, source in given.items():
        place = _place(game, name)
        if (place.wager, place.choice) in seen:
            raise TableRefused(f"{place.wager} is given two tables.")
        seen.add((place.wager, place.choice))
        into = bonus if place.wager == ANTE_BONUS else tables[place.wager]
        into[place.choice] = PayTable(_pays(place, source), CUSTOM, "custom")
    return game.with_tables(tables, bonus)


def _place(game: Game, name: str) -> _Place:
    wager, at, choice = name.partition("@")
    bonus = game.definition.ante_bonus
    if wager == ANTE_BONUS and bonus is not None:
        schedule: Schedule | None = bonus.schedule
    else:
        schedule = game.wagers[wager].schedule if wager in game.tables else None
    if schedule is None:
        raise TableRefused(_no_table(game, wager))
    there = [one for one in schedule.tables if game.may_be_chosen(one)]
    if not at and len(there) == 1:
        choice = there[0]
    if choice not in there or (at and not choice):
        names = ", ".join(f"{wager}@{one}" if one else wager for one in there)
        raise TableRefused(f"There is no table {name!r}; under these options the tables of {wager} are {names}.")
    every_line = wager in game.settlement.wagers and Line not in game.settlement.columns
    return _Place(name, wager, choice, schedule.lines.names, _takes(game, wager), every_line)


def _takes(game: Game, wager: str) -> tuple[type[Pay], ...]:
    progressive = game.definition.progressive
    if wager == ANTE_BONUS:
        return (Odds,)
    if not game.wagers[wager].awards_only:
        return (Odds, Amount)
    return (Amount, MeterShare) if progressive and progressive.wager == wager else (Amount,)


def _no_table(game: Game, wager: str) -> str:
    names = [*([ANTE_BONUS] if game.definition.ante_bonus else []), *game.tables]
    there = f"those that have one are {', '.join(names)}"
    if wager in game.wagers:
        return f"The wager {wager} is not paid by a pay table; {there}."
    if any(wager == one.key for one in game.definition.wagers):
        return f"The wager {wager} is not offered under these options."
    return f"{game.definition.title} has no wager {wager!r} with a pay table; {there}."


def _pays(place: _Place, source: str | Mapping[str, object]) -> dict[str, Pay]:
    """What the table says, in the order of the lines."""
    found: dict[str, Pay] = {}
    entries = _written(place, source) if isinstance(source, str) else _listed(place, source)
    for line, text in entries:
        if line in found:
            raise TableRefused(f"The table of {place.name} has the line {line!r} twice.")
        found[line] = _pay(place, line, text)
    if not found:
        raise TableRefused(f"The table of {place.name} is empty. {_there_are(place)}")
    missing = [line for line in place.lines if line not in found]
    if place.every_line and missing:
        rest = "this wager is paid by its table whatever the hand, so every line needs a payout"
        raise TableRefused(f"The table of {place.name} leaves out {', '.join(missing)}; {rest}.")
    return {line: found[line] for line in place.lines if line in found}


def _written(place: _Place, text: str) -> Iterator[tuple[str, str]]:
    """The entries of a table in a line of text; the names of lines may have commas in them."""
    names = sorted(place.lines, key=len, reverse=True)
    patterns = [(line, re.compile(rf"{_loosely(line)}(?![\w-])\s*[:=]?{_UP_TO_SEPARATOR}", re.I)) for line in names]
    rest = text.strip(" \t\r\n,;")
    while rest:
        line, match = next(((line, m) for line, one in patterns if (m := one.match(rest))), ("", None))
        if match is None:
            unknown = re.match(_UP_TO_SEPARATOR, rest)
            raise TableRefused(_unknown(place, unknown[1] if unknown else rest))
        yield line, match[1]
        rest = rest[match.end() :].strip(" \t\r\n,;")


def _listed(place: _Place, table: Mapping[str, object]) -> Iterator[tuple[str, str]]:
    for name, value in table.items():
        line = next((one for one in place.lines if re.fullmatch(_loosely(one), name.strip(), re.I)), None)
        if line is None:
            raise TableRefused(_unknown(place, name))
        if isinstance(value, bool) or not isinstance(value, int | str):
            raise TableRefused(f'{place.name}: {line!r} pays a whole number or words, such as 40 or "3 to 2".')
        yield line, str(value)


def _loosely(line: str) -> str:
    """A pattern for the name of a line in any case, with hyphens or spaces."""
    return r"[\s-]+".join(map(re.escape, re.split(r"[\s-]+", line)))


def _unknown(place: _Place, name: str) -> str:
    return f"{place.name} has no line {name.strip()!r}. {_there_are(place)}"


def _there_are(place: _Place) -> str:
    return f"Its lines are: {'; '.join(place.lines)}."


def _pay(place: _Place, line: str, text: str) -> Pay:
    words = " ".join(text.split())
    pay = _read(words)
    if pay is None:
        ways = {
            Odds: "odds above nought such as 40, 40 to 1 or 3 to 2",
            Amount: "an amount such as win $25,000",
            MeterShare: "a share such as win 10 percent of the meter",
        }
        allowed = " or ".join(ways[one] for one in place.takes)
        given = f"{words!r} is no payout" if words else "it says nothing"
        raise TableRefused(f"{place.name}: {line!r} pays {allowed}; {given}.")
    if type(pay) not in place.takes or (isinstance(pay, Amount) and pay.from_meter and MeterShare not in place.takes):
        raise TableRefused(f"{place.name}: {line!r} pays {words!r}, but {_only(place)}.")
    return pay


def _only(place: _Place) -> str:
    if Odds not in place.takes:
        return 'this wager never returns its stake, so it pays amounts such as "win $500", not odds'
    return "an ante bonus is paid at odds" if Amount not in place.takes else "this wager is not paid from a meter"


def _read(words: str) -> Pay | None:
    """Odds, an amount or a share of the meter, as `Pay` writes them."""
    if match := _ODDS.fullmatch(words):
        return _odds(_whole(match[1]), int(match[2] or 1))
    if match := _AMOUNT.fullmatch(words):
        cents = _whole(match[1]) * DOLLAR + int(match[2] or 0)
        return Amount(cents, bool(match[3])) if 0 < cents <= LARGEST_AMOUNT else None
    if match := _SHARE.fullmatch(words):
        return MeterShare(int(match[1])) if 0 < int(match[1]) <= 100 else None
    return None


def _odds(win: int, unit: int) -> Odds | None:
    if not 0 < win <= LONGEST_ODDS or not unit:
        return None
    return Odds.to(win // gcd(win, unit), unit // gcd(win, unit))


def _whole(digits: str) -> int:
    return int(digits.replace(",", ""))
