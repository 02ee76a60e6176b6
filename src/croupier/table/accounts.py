"""What a table has won, out of the public events of its log: by wager, by seat, and by chips and cash.

Two ways that know nothing of each other lead to the win: from the wagers settled, and from what lies in the rack, in
the box and on the meter. An auditor wants to see that they agree.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from msgspec import Struct, field

from croupier.rulebook.money import Cents
from croupier.rulebook.option import OptionValue
from croupier.table.settlement import Outcome

VOID: Final = Outcome.VOID.value


class Line(Struct):
    """Wagers of one kind, and what became of them. What was void was returned and counts nowhere else."""

    made: int = 0
    staked: Cents = 0
    returned: Cents = 0
    won: int = 0
    lost: int = 0
    pushed: int = 0
    void: int = 0

    @property
    def win(self) -> Cents:
        """The table's."""
        return self.staked - self.returned

    def take(self, outcome: str, staked: Cents, returned: Cents) -> None:
        if outcome == VOID:
            self.void += 1
            return
        self.made += 1
        self.staked += staked
        self.returned += returned
        self.won += outcome == Outcome.WIN.value
        self.lost += outcome == Outcome.LOSE.value
        self.pushed += outcome == Outcome.PUSH.value

    def plus(self, other: "Line") -> "Line":
        return Line(*(getattr(self, name) + getattr(other, name) for name in Line.__struct_fields__))


class Stakes(Struct):
    """How much was staked on a wager how often, which is what its theoretical win follows from."""

    hands: Counter[Cents] = field(default_factory=Counter)  # by stake
    meters: Counter[Cents] = field(default_factory=Counter)  # by stake, the readings of the meter added up
    crowd: Counter[Cents] = field(default_factory=Counter)  # by stake, how many made the wager in the same round


class Period(Struct):
    """A time during which the same options were in force."""

    since: int  # the record
    game: str
    options: Mapping[str, OptionValue]
    lines: dict[tuple[int, str], Line] = field(default_factory=dict)  # by seat and wager
    stakes: dict[str, Stakes] = field(default_factory=dict)  # by wager


class Accounts(Struct):
    """The accounts of one table, to which its events are added one by one."""

    table: str = ""
    seeded: bool = False
    closed: bool = False
    periods: list[Period] = field(default_factory=list)
    rounds: int = 0
    void_rounds: int = 0
    opening: Cents = 0  # what the rack was opened with
    meter_opening: Cents = 0
    drop: Cents = 0  # cash for chips
    cashed: Cents = 0  # chips for cash
    fills: Cents = 0
    credits: Cents = 0
    balances: Counter[str] = field(default_factory=Counter)
    records: int = 0
    meter: Cents | None = None
    settled: list[tuple[int, str, Cents]] = field(default_factory=list)  # in this round

    def take(self, event: Mapping[str, Any], postings: Iterable[tuple[str, Cents]]) -> None:
        """Add one event with what it moves."""
        self.records += 1
        for account, amount in postings:
            self.balances[account] += amount
        kept = _KEPT.get(event["type"])
        if kept is not None:
            kept(self, event)

    def lines_by(self, part: int | None) -> dict[Any, Line]:
        """Wagers added up by seat (0), by wager (1) or by both (None)."""
        found: dict[Any, Line] = {}
        for period in self.periods:
            for key, line in period.lines.items():
                name = key if part is None else key[part]
                found[name] = found.get(name, Line()).plus(line)
        return found

    @property
    def win(self) -> Cents:
        """What wagers brought the table."""
        return sum(line.win for period in self.periods for line in period.lines.values())

    @property
    def inventory(self) -> Cents:
        """What the rack holds now."""
        return self.balances[f"inventory:{self.table}"]

    @property
    def on_meter(self) -> Cents:
        """What the meter has got from the table's wagers, less what it paid, with reserve and overflow beside it."""
        beside = self.balances[f"reserve:{self.table}"] + self.balances[f"overflow:{self.table}"]
        return self.balances[f"meter:{self.table}"] - self.meter_opening + beside

    @property
    def counted_win(self) -> Cents:
        """The win as chips and cash show it."""
        brought = self.opening + self.fills - self.credits
        return self.drop - self.cashed + self.inventory - brought + self.on_meter


def _opened(accounts: Accounts, event: Mapping[str, Any]) -> None:
    accounts.table, accounts.seeded, accounts.opening = event["table"], event["seeded"], event["inventory"]
    accounts.meter_opening = accounts.balances[f"meter:{accounts.table}"]
    accounts.periods.append(Period(accounts.records, event["game"], dict(event["options"])))


def _changed(accounts: Accounts, event: Mapping[str, Any]) -> None:
    before = accounts.periods[-1]
    accounts.periods.append(Period(accounts.records, before.game, {**before.options, **event["options"]}))


def _cents(amount: object, least: Cents) -> Cents:
    """An amount of a log, which may come from anywhere."""
    if type(amount) is not int or amount < least:
        raise ValueError(f"{amount!r} is no amount in cents from {least} on")
    return amount


def _bets_closed(accounts: Accounts, event: Mapping[str, Any]) -> None:
    accounts.meter = None if event["meter"] is None else _cents(event["meter"], 0)


def _settled(accounts: Accounts, event: Mapping[str, Any]) -> None:
    one, period = event["settled"], accounts.periods[-1]
    line = period.lines.setdefault((one["seat"], one["wager"]), Line())
    line.take(one["outcome"], _cents(one["staked"], 1), _cents(one["returned"], 0))
    if one["outcome"] != VOID:
        accounts.settled.append((one["seat"], one["wager"], one["staked"]))


def _voided(accounts: Accounts, event: Mapping[str, Any]) -> None:
    del event
    accounts.void_rounds += 1


def _round_closed(accounts: Accounts, event: Mapping[str, Any]) -> None:
    del event
    accounts.rounds += 1
    made = Counter(wager for _, wager, _ in accounts.settled)
    for _, wager, staked in accounts.settled:
        stakes = accounts.periods[-1].stakes.setdefault(wager, Stakes())
        stakes.hands[staked] += 1
        stakes.meters[staked] += accounts.meter or 0
        stakes.crowd[staked] += made[wager]
    accounts.settled.clear()


def _exchanged(accounts: Accounts, event: Mapping[str, Any]) -> None:
    accounts.drop += max(event["amount"], 0)
    accounts.cashed += max(-event["amount"], 0)


def _filled(accounts: Accounts, event: Mapping[str, Any]) -> None:
    accounts.fills += max(event["amount"], 0)
    accounts.credits += max(-event["amount"], 0)


def _table_closed(accounts: Accounts, event: Mapping[str, Any]) -> None:
    del event
    accounts.closed = True


_KEPT: Final[Mapping[str, Callable[[Accounts, Mapping[str, Any]], None]]] = {
    "TableOpened": _opened,
    "ElectionsChanged": _changed,
    "BetsClosed": _bets_closed,
    "WagerSettled": _settled,
    "RoundVoided": _voided,
    "RoundClosed": _round_closed,
    "ChipsExchanged": _exchanged,
    "InventoryFilled": _filled,
    "TableClosed": _table_closed,
}
