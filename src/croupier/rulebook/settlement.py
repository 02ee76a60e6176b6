"""Decision tables: what becomes of the main wagers, one cited row for each sentence of the rule."""

from collections.abc import Iterator, Mapping
from enum import Enum
from itertools import product
from typing import Final, cast

from msgspec import Struct

from croupier.rulebook.reference import RuleRef


class Choice(Enum):
    """Whether the player stayed in the round or withdrew from it."""

    FOLD = "fold"
    STAY = "stay"


class Qualifies(Enum):
    """Whether the dealer's hand is good enough to compete."""

    YES = "qualifies"
    NO = "does not qualify"


class Compared(Enum):
    """The player's hand beside the dealer's."""

    HIGHER = "higher"
    EQUAL = "equal"
    LOWER = "lower"


class Line(Enum):
    """Whether the player's hand has a line in the pay table that the rule speaks of."""

    PAID = "has a line"
    UNPAID = "has no line"


class Any(Enum):
    """Stands in a row for every value of its column."""

    ANY = "any"


Case = Choice | Qualifies | Compared | Line
FOLD, STAY = Choice
HIGHER, EQUAL, LOWER = Compared
PAID, UNPAID = Line
YES, NO = Qualifies
ANY: Final = Any.ANY


class Result(Enum):
    """What happens to one wager."""

    PAY = "pay 1 to 1"
    PAY_TABLE = "pay by the table"
    PUSH = "push"
    LOSE = "lose"
    NOTHING = "was not made"


PAY, PAY_TABLE, PUSH, LOSE, NOTHING = Result


class Row(Struct, frozen=True):
    """Conditions left, a result for each wager right."""

    when: tuple[Case | Any, ...]
    results: tuple[Result, ...]
    cites: RuleRef | tuple[RuleRef, ...]  # one for all wagers, or one for each

    def verdicts(self) -> tuple[tuple[Result, RuleRef], ...]:
        """For each wager its result, and the sentence that says so."""
        cites = self.cites if isinstance(self.cites, tuple) else (self.cites,) * len(self.results)
        return tuple(zip(self.results, cites, strict=True))

    def matches(self, cases: tuple[Case, ...]) -> bool:
        return all(want is ANY or want is case for want, case in zip(self.when, cases, strict=True))


Verdicts = Mapping[str, tuple[Result, RuleRef]]


class DecisionTable:
    """Rows that are exclusive and complete; the constructor proves both by going through every case."""

    def __init__(self, columns: tuple[type[Case], ...], wagers: tuple[str, ...], rows: tuple[Row, ...]) -> None:
        self.columns = columns
        self.wagers = wagers
        self.rows = rows
        self._by_case: dict[tuple[Case, ...], Verdicts] = {}
        for cases in cast("Iterator[tuple[Case, ...]]", product(*columns)):
            found = [row for row in rows if row.matches(cases)]
            names = ", ".join(case.value for case in cases)
            assert len(found) == 1, f"{len(found)} rows of a settlement table match: {names}"
            self._by_case[cases] = dict(zip(wagers, found[0].verdicts(), strict=True))

    def find(self, cases: tuple[Case, ...]) -> Verdicts:
        """The result for each wager, with its paragraph."""
        return self._by_case[cases]


class Qualification(Struct, frozen=True):
    """The least hand with which the dealer competes."""

    bound: tuple[int, ...]
    title: str
    cites: RuleRef
