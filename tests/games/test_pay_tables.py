"""Every pay table and wheel in the values of the six games beside the figures of the texts, both ways.

The figures were copied out of the texts by themselves, not out of the games: `tests/oracles/pay_tables.txt`.
"""

import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import NamedTuple

import pytest
from msgspec import Struct

import croupier.games
from croupier.games.catalogue import KEYS, definition
from croupier.rulebook.meter import Wheel
from croupier.rulebook.money import Amount, MeterShare, Odds
from croupier.rulebook.option import ByOption
from croupier.rulebook.paytable import PayTable, Schedule

FIGURES = Path(__file__).parents[1] / "oracles" / "pay_tables.txt"

# The letters and numerals of every paragraph that prints pay tables.
LETTERS = {
    "19:47-20.11(a)2": "A B C D",
    "19:47-20.11(a)3": "",
    "19:47-20.11(a)3i": "",
    "19:47-20.11(a)4": ",summary",
    "19:47-27.11(a)2": "",
    "19:47-27.11(a)3": "I II III IV V VI VII",
    "19:47-27.11(a)4": ",summary",
    "19:47-16.12(e)": "",
    "19:47-28.11(f)": "",
    "19:47-28.11(g)": "A B C D",
    "13:69F-42.11(c)i": "A B C D E F G H I J K",
    "13:69F-42.11(c)ii": "A B C",
    "13:69F-42.11(d)": "A B C D",
    "13:69F-42.11(e)": "A B C D E F G H I J K",
    "13:69F-40.11(c)": "",
    "13:69F-40.11(d)": "",
    "13:69F-40.11(e)": "$5 JACKPOT,$5 FIXED PRIZE,$1 JACKPOT,$1 FIXED PRIZE",
    "supplement-1.3(c)": "",
    "supplement-1.3(e)": "",
    "supplement-1.4(a)": "",
    "supplement-1.4(b)": "",
    "supplement-3(n)": "",
}
WHEELS = {
    "progressive-5": "$5 JACKPOT",
    "fixed-5": "$5 FIXED PRIZE",
    "progressive-1": "$1 JACKPOT",
    "fixed-1": "$1 FIXED PRIZE",
}
WHEEL_PARAGRAPH = "13:69F-40.11(e)"

# 28.11(g) lists what is paid beside the awards of 28.11(f); both are deducted by a sentence, as 16.12(e) is understood.
PAID_BESIDE = {"19:47-28.11(g)": ("19:47-28.11(f)", "")}
DEDUCTED_BY_A_SENTENCE = {"19:47-28.11(f)", "19:47-16.12(e)"}

# Lines that a text and a game call differently, once case, hyphens and "5-card" are set aside.
OTHER_NAMES = {
    "quads": "four of a kind",
    "trips": "three of a kind",
    "6 card royal diamonds": "6 card royal flush in diamonds",
    "6 card royal other": "6 card royal flush other",
    "a a in player's hand and a a in dealer's hand": "aces against aces",
    "a a (player only)": "pair of aces",
    "a k suited": "ace king suited",
    "a q or a j suited": "ace queen or ace jack suited",
    "a k offsuit": "ace king offsuit",
    "k k q q or j j": "pair of kings queens or jacks",
    "a q or a j offsuit": "ace queen or ace jack offsuit",
    "pair 10 10 down to 2 2": "pair of tens to twos",
}


class Key(NamedTuple):
    """A table by its paragraph and its letter."""

    paragraph: str
    letter: str


AGREES_WITH_ITS_TABLE = Key("19:47-20.11(a)4", "summary")  # so the game has no second table

Rows = list[tuple[str, ...]]
Paid = dict[str, object]  # each line that is paid, with what it pays


def read(text: str) -> dict[Key, Rows]:
    """The blocks of the file of figures."""
    blocks: dict[Key, Rows] = {}
    rows: Rows = []
    for line in text.splitlines():
        if heading := re.fullmatch(r"\[(\S+) \| ?(.*) \| (\S+)\]", line):
            key = Key(heading[1], heading[2])
            assert key not in blocks, f"{key} stands twice"
            rows = blocks[key] = []
        elif line and not line.startswith("#"):
            rows.append(tuple(cell.strip() for cell in line.split("|")))
    return blocks


PRINTED = read(FIGURES.read_text(encoding="utf-8"))
TABLES = [key for key in PRINTED if key.paragraph != WHEEL_PARAGRAPH and key != AGREES_WITH_ITS_TABLE]


def line_name(name: str) -> str:
    words = re.sub(r"[^\w()']+", " ", name.lower()).removeprefix("5 card ")
    return OTHER_NAMES.get(words, words)


def whole(digits: str) -> int:
    return int(digits.replace(",", ""))


def figure(text: str, paragraph: str) -> object | None:
    """What a printed figure pays, or None where the line is not paid."""
    if text in ("NA", "None", "(push)"):
        return None
    if percent := re.fullmatch(r"(\d+)(%| percent of progressive jackpot)", text):
        return MeterShare(int(percent[1]))
    if dollars := re.fullmatch(r"\$([\d,]+)(\.00)?( \(M\))?", text):
        return Amount(100 * whole(dollars[1]), from_meter=bool(dollars[3]) or paragraph in DEDUCTED_BY_A_SENTENCE)
    odds = re.fullmatch(r"([\d,]+)(?: to (\d))?", text)
    assert odds, f"{text!r} is not a figure"
    return Odds(whole(odds[1]), int(odds[2] or 1))


def printed(key: Key) -> Paid:
    """The lines of a printed table that are paid."""
    rows = [(line_name(name), figure(text, key.paragraph)) for name, text in PRINTED[key]]
    assert len({name for name, _ in rows}) == len(rows), f"a line of {key} stands twice"
    own = {name: pay for name, pay in rows if pay is not None}
    beside = PAID_BESIDE.get(key.paragraph)
    return printed(Key(*beside)) | own if beside else own


def inside(thing: object, kind: type) -> Iterator[object]:
    """Everything of this kind that a game is made of."""
    if isinstance(thing, kind):
        yield thing
    elif isinstance(thing, Struct):
        for name in thing.__struct_fields__:
            yield from inside(getattr(thing, name), kind)
    elif isinstance(thing, Mapping):
        for part in thing.values():
            yield from inside(part, kind)
    elif isinstance(thing, list | tuple):
        for part in thing:
            yield from inside(part, kind)


def key_of(table: PayTable) -> Key:
    """Where a table of a game is printed; "f" is the game's own name for a table without a letter."""
    return Key(table.cites, "" if table.letter == "f" else table.letter)


def paid(table: PayTable) -> Paid:
    lines = {line_name(line): pay for line, pay in table.pays.items()}
    assert len(lines) == len(table.pays), "two lines have one name"
    return lines


IN_THE_GAMES = [table for key in KEYS for table in inside(definition(key), PayTable)]


def test_the_file_of_figures_holds_every_table():
    expected = {
        Key(paragraph, letter)
        for paragraph, letters in LETTERS.items()
        for letter in (letters.split(",") if "," in letters else letters.split() or [""])
    }
    assert set(PRINTED) == expected


def test_every_table_in_the_games_is_a_printed_one():
    assert {key_of(table) for table in IN_THE_GAMES} - set(TABLES) == set()


def test_every_printed_table_is_in_the_games():
    assert set(TABLES) - {key_of(table) for table in IN_THE_GAMES} == set()


def test_no_game_file_holds_a_table_that_no_game_uses():
    used = {id(table) for table in IN_THE_GAMES}
    modules = (import_module(f"croupier.games.{module.name}") for module in iter_modules(croupier.games.__path__))
    held = (table for module in modules for value in vars(module).values() for table in inside(value, PayTable))
    assert [table for table in held if id(table) not in used] == []


@pytest.mark.parametrize("key", TABLES, ids=lambda key: f"{key.paragraph} {key.letter}".strip())
def test_the_figures_are_those_printed(key):
    tables = [paid(table) for table in IN_THE_GAMES if key_of(table) == key]
    assert tables
    for table in tables:
        assert table == printed(key)


@pytest.mark.parametrize("game", KEYS)
def test_the_lines_of_every_table_stand_best_first(game):
    for schedule in inside(definition(game), Schedule):
        for table in inside(schedule, PayTable):
            assert list(table.pays) == [line for line in schedule.lines.names if line in table.pays]


@pytest.mark.parametrize("game", KEYS)
def test_an_option_puts_the_table_of_its_own_letter_in_force(game):
    for choice in inside(definition(game), ByOption):
        tables = {value: table for value, table in choice.values.items() if isinstance(table, PayTable)}
        assert len({key_of(table) for table in tables.values()}) == len(tables)
        for value, table in tables.items():
            assert table.letter in (value, ""), f"{choice.option} = {value} is paid by table {table.letter}"


@pytest.mark.parametrize("game", KEYS)
def test_every_letter_that_is_printed_may_be_elected(game):
    options = {option.name: set(option.values) for option in definition(game).options}
    for choice in inside(definition(game), ByOption):
        if any(isinstance(table, PayTable) for table in choice.values.values()):
            assert options[choice.option] - {"off"} == set(choice.values)


def test_the_summaries_of_the_bad_beat_amendment():
    assert printed(AGREES_WITH_ITS_TABLE) == printed(Key("19:47-20.11(a)4", ""))
    table, summary = printed(Key("19:47-27.11(a)4", "")), printed(Key("19:47-27.11(a)4", "summary"))
    assert {line for line in table if table[line] != summary[line]} == {"straight", "flush"}  # register B-1
    assert (table["straight"], table["flush"]) == (summary["flush"], summary["straight"])


# Bonus Spin ------------------------------------------------------------------------------------------

PREMIUM = definition("premium-hold-em")


def wheel_figures(value: str) -> Rows:
    return PRINTED[Key(WHEEL_PARAGRAPH, WHEELS[value])]


def test_every_wheel_is_printed_and_every_printed_wheel_is_there():
    wheels = PREMIUM.spin.wheels.values
    assert set(wheels) == set(WHEELS)
    assert {key.letter for key in PRINTED if key.paragraph == WHEEL_PARAGRAPH} == set(WHEELS.values())
    assert [wheel for key in KEYS for wheel in inside(definition(key), Wheel)] == list(wheels.values())
    assert {wheel.cites for wheel in wheels.values()} == {WHEEL_PARAGRAPH}


@pytest.mark.parametrize("value", WHEELS)
def test_each_stop_of_a_wheel_pays_what_is_printed(value):
    wheel = PREMIUM.spin.wheels.values[value]
    stops = {
        int(row[2]): (None if row[0] in ("JACKPOT", "FIXED PRIZE") else 100 * whole(row[0]), 100 * whole(row[1] or "0"))
        for row in wheel_figures(value)
        if len(row) == 3
    }
    assert sorted(stops) == list(range(1, 13))
    assert {stop.position: (stop.player, stop.community) for stop in wheel.stops} == stops
    assert len(wheel.stops) == 12
    assert wheel.progressive is WHEELS[value].endswith("JACKPOT")


@pytest.mark.parametrize("value", WHEELS)
def test_stake_seed_and_contribution_of_a_wheel(value):
    stated = {row[0]: row[1] for row in wheel_figures(value) if len(row) == 2}
    stake = WHEELS[value].split()[0]
    assert PREMIUM.wager("bonus_spin").exactly[value] == figure(stake, WHEEL_PARAGRAPH).cents
    seeds = PREMIUM.progressive.reset.values
    if WHEELS[value].endswith("JACKPOT"):
        assert seeds[value] == figure(stated["seed"], WHEEL_PARAGRAPH).cents
        assert PREMIUM.progressive.rate == int(stated["contribution"].removesuffix("%"))
    else:
        assert stated == {}
        assert value not in seeds
