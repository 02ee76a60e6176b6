"""A game under a licensee's elections: the wagers offered, the tables and readings in force."""

from collections.abc import Iterator, Mapping
from copy import copy
from math import gcd, lcm

from croupier.rulebook.dealing import multiple
from croupier.rulebook.definition import GameDefinition
from croupier.rulebook.hand import Deal
from croupier.rulebook.meter import Wheel
from croupier.rulebook.money import Cents, Odds, Pay
from croupier.rulebook.option import Elections, Option, OptionValue, under
from croupier.rulebook.paytable import ANY_CHOICE, PayTable, Schedule
from croupier.rulebook.reference import RuleRef
from croupier.rulebook.refusal import Reason, Refusal

Tables = Mapping[str, PayTable]
"""The tables of one wager by the choice that each goes with, or under `ANY_CHOICE`."""


class Game:
    """A definition with every option decided. Made by `elect`."""

    def __init__(self, definition: GameDefinition, elections: Elections) -> None:
        self.definition = definition
        self.elections = elections
        self.wagers = {w.key: w for w in definition.wagers if w.offered is None or w.offered.under(elections)}
        self.exact = {key: wager.exact_amount(elections) for key, wager in self.wagers.items()}
        self.together = tuple(t for t in definition.together if t.only is None or t.only.under(elections))
        self.forfeited_by_fold = {
            key: cites for key, w in self.wagers.items() if (cites := under(w.forfeited_by_fold, elections)) is not None
        }
        self.settlement = under(definition.settlement, elections)
        bonus = definition.ante_bonus
        self._put_in_force(
            {key: _tables(w.schedule, elections) for key, w in self.wagers.items() if w.schedule},
            _tables(bonus.schedule, elections) if bonus else {},
        )
        self.limit = self._limit()
        self.wheel = self._wheel()

    def with_tables(self, tables: Mapping[str, Tables], ante_bonus: Tables) -> "Game":
        """This game with these tables in force instead of those elected."""
        game = copy(self)
        game._put_in_force(tables, ante_bonus)
        return game

    def _put_in_force(self, tables: Mapping[str, Tables], ante_bonus: Tables) -> None:
        self.tables = dict(tables)
        self.table_cites = {key: tuple(dict.fromkeys(t.cites for t in ts.values())) for key, ts in tables.items()}
        self.ante_bonus_tables = ante_bonus
        self.units = {key: self._unit(key) for key in self.wagers}

    def line(self, wager: str, deal: Deal, choice: str, stake: Cents) -> tuple[str, Pay, RuleRef] | None:
        """The line that this wager is paid by, what it pays, and the table's paragraph."""
        schedule = self.wagers[wager].schedule
        assert schedule is not None
        return _line(schedule, self.tables[wager], deal, choice, stake)

    def ante_bonus_line(self, deal: Deal, stake: Cents) -> tuple[str, Pay, RuleRef] | None:
        """The line of the bonus on the ante, if the hand has one."""
        bonus = self.definition.ante_bonus
        assert bonus is not None
        return _line(bonus.schedule, self.ante_bonus_tables, deal, ANY_CHOICE, stake)

    def may_be_chosen(self, choice: str) -> bool:
        """Whether a table that goes with this choice can come into play; one for any choice always can."""
        return choice == ANY_CHOICE or any(choice in d.choices_under(self.elections) for d in self.definition.decisions)

    def pays(self, wager: str) -> Iterator[Pay]:
        """Everything that the tables in force may pay on a wager."""
        tables = [*self.tables.get(wager, {}).values()]
        bonus = self.definition.ante_bonus
        if bonus is not None and bonus.on == wager:
            tables += self.ante_bonus_tables.values()
        return (pay for table in tables for pay in table.pays.values())

    def _unit(self, wager: str) -> Cents:
        """Stakes must be whole multiples of this, so that every payout is a whole cent."""
        unit = lcm(*(pay.unit for pay in self.pays(wager) if isinstance(pay, Odds)))
        for decision in self.definition.decisions:
            if decision.of == wager and decision.places in self.wagers:
                placed = lcm(*(pay.unit for pay in self.pays(decision.places) if isinstance(pay, Odds)))
                times = [multiple(c) for c in decision.choices_under(self.elections) if multiple(c)]
                unit = lcm(unit, *(placed // gcd(placed, m) for m in times))
        return unit

    def _limit(self) -> Cents | None:
        limit = self.definition.payout_limit
        value = self.elections[limit.option] if limit else None
        assert value is None or isinstance(value, int)
        return value

    def _wheel(self) -> Wheel | None:
        spin = self.definition.spin
        return spin.wheels.under(self.elections) if spin and spin.wager in self.wagers else None


def elect(definition: GameDefinition, given: Mapping[str, object]) -> Game | Refusal:
    """The game under these elections, the defaults where none is given, or the reason why not."""
    options = {option.name: option for option in definition.options}
    for name in given:
        if name not in options:
            known = ", ".join(options)
            return Refusal(Reason.UNKNOWN_OPTION, f"{definition.title} has no option {name!r}; it has {known}.")
    elections: dict[str, OptionValue] = {}
    for name, option in options.items():
        value = _read(option, given[name]) if name in given else option.default
        if isinstance(value, Refusal):
            return value
        elections[name] = value
    for rule in definition.forbidden:
        if rule.applies(elections):
            return Refusal(Reason.OPTIONS_EXCLUDE, rule.because, (rule.cites,))
    return Game(definition, elections)


def _read(option: Option, given: object) -> OptionValue | Refusal:
    try:
        return option.read(given)
    except ValueError as error:
        return Refusal(Reason.OPTION_VALUE, str(error), (option.cites,))


def _tables(schedule: Schedule, elections: Elections) -> Tables:
    return {choice: under(table, elections) for choice, table in schedule.tables.items()}


def _line(schedule: Schedule, tables: Tables, deal: Deal, choice: str, stake: Cents) -> tuple[str, Pay, RuleRef] | None:
    table = tables.get(choice) or tables.get(ANY_CHOICE)
    if table is None:
        return None
    line = table.best(schedule.lines.of(deal), stake)
    return None if line is None else (line, table.pays[line], table.cites_for(line))
