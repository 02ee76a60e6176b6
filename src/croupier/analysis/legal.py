"""The legal combinations of options: those that change what a wager is worth, each once.

Which options can matter to a wager is read off the parts of the game that its figures follow from; whether they do is
seen by what is in force under them. Amounts, percentages and weights stay as they are set.
"""

from collections.abc import Collection, Iterator, Mapping
from itertools import product

from msgspec import Struct, structs

from croupier.analysis.results import MAIN
from croupier.rulebook.dealing import Decision
from croupier.rulebook.definition import GameDefinition
from croupier.rulebook.game import Game, elect
from croupier.rulebook.option import ByOption, Letter, OptionValue
from croupier.rulebook.paytable import PayTable
from croupier.rulebook.wager import Offered


class Combination(Struct, frozen=True):
    """A legal choice of the options that change what a wager is worth, and the game under it."""

    wager: str  # a key, or `MAIN`
    options: Mapping[str, OptionValue]
    game: Game


def combinations(
    definition: GameDefinition, fixed: Mapping[str, OptionValue] | None = None, wagers: Collection[str] = ()
) -> Iterator[Combination]:
    """Every combination that changes a figure, wager by wager, or of these alone; options that are `fixed` stay so."""
    sides = [wager.key for wager in definition.wagers if wager.side]
    for wager in (MAIN, *sides):
        if wager in wagers or not wagers:
            yield from _combinations(definition, wager, fixed or {})


def _combinations(definition: GameDefinition, wager: str, fixed: Mapping[str, OptionValue]) -> Iterator[Combination]:
    names = [name for name in _read(definition, wager) if name not in fixed]
    offered: dict[tuple[OptionValue, ...], tuple[object, Game]] = {}
    for game in _legal(definition, wager, fixed):
        in_force = _in_force(game, wager)
        if in_force is not None:
            offered.setdefault(tuple(game.elections[name] for name in names), (in_force, game))
    seen: set[object] = set()
    for values, (in_force, game) in offered.items():
        if in_force not in seen:
            seen.add(in_force)
            options = {name: values[i] for i, name in enumerate(names) if _matters(i, values, offered)}
            yield Combination(wager, options, game)


def _matters(
    place: int, values: tuple[OptionValue, ...], offered: Mapping[tuple[OptionValue, ...], tuple[object, Game]]
) -> bool:
    """Whether another value of one option, all others left as they are, puts something else in force."""
    rest = (values[:place], values[place + 1 :])
    beside = [others for others in offered if (others[:place], others[place + 1 :]) == rest]
    return any(offered[others][0] != offered[values][0] for others in beside)


def _legal(definition: GameDefinition, wager: str, fixed: Mapping[str, OptionValue]) -> Iterator[Game]:
    """The game under every legal combination of the options that could matter, in the order of the options."""
    names = _varied(definition, wager, fixed)
    letters = {option.name: option.values for option in definition.options if isinstance(option, Letter)}
    for values in product(*(letters[name] for name in names)):
        game = elect(definition, {**fixed, **dict(zip(names, values, strict=True))})
        if isinstance(game, Game):
            yield game


def _varied(definition: GameDefinition, wager: str, fixed: Mapping[str, OptionValue]) -> list[str]:
    """The options that are gone through: those the wager's figures may follow from, and those forbidden with them."""
    involved = {*_read(definition, wager), *fixed}
    for _ in definition.forbidden:  # one rule may bring in another
        involved = involved.union(*(rule.when for rule in definition.forbidden if not involved.isdisjoint(rule.when)))
    letters = [option.name for option in definition.options if isinstance(option, Letter)]
    return [name for name in letters if name in involved and name not in fixed]


def _read(definition: GameDefinition, wager: str) -> list[str]:
    """The options that occur in the parts of the game which the figures of a wager follow from."""
    if wager == MAIN:
        parts = [w for w in definition.wagers if not w.side]
        found = set(_options_in((parts, definition.settlement, definition.ante_bonus, definition.decisions)))
    else:
        spin = definition.spin if definition.spin and definition.spin.wager == wager else None
        found = set(_options_in((definition.wager(wager), spin)))
    return [option.name for option in definition.options if isinstance(option, Letter) and option.name in found]


def _options_in(part: object) -> Iterator[str]:
    if isinstance(part, ByOption | Offered):
        yield part.option
    if isinstance(part, Decision):
        yield from (option for option, _ in part.elective.values())
    elif isinstance(part, Struct):
        yield from _options_in(structs.astuple(part))
    elif isinstance(part, Mapping):
        yield from _options_in(tuple(part.values()))
    elif isinstance(part, tuple | list):
        for inner in part:
            yield from _options_in(inner)


def _in_force(game: Game, wager: str) -> object:
    """What a wager's figures follow from under these elections, or None where it is not offered."""
    if wager != MAIN:
        if wager not in game.wagers:
            return None
        return _paid(game, wager), game.exact[wager], id(game.wheel) if game.wheel else None
    bonus = _rows(game, game.ante_bonus_tables)
    main = [key for key in game.settlement.wagers if key in game.wagers]
    choices = tuple(decision.choices_under(game.elections) for decision in game.definition.decisions)
    return game.settlement.rows, tuple(_paid(game, key) for key in main), bonus, choices


def _paid(game: Game, key: str) -> object:
    return key, _rows(game, game.tables.get(key, {}))


def _rows(game: Game, tables: Mapping[str, PayTable]) -> object:
    return tuple((c, tuple(t.pays.items())) for c, t in tables.items() if game.may_be_chosen(c))
