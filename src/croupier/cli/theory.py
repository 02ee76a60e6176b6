"""The theoretical win of a table beside its actual one: what was staked, times what the analysis says it is worth.

The analysis takes best play. Expectation and variance of one hand are exact. How far the hands of one round, which
share the dealer's cards, go together is not computed: beside the variance of independent hands stands the largest that
there can be, as if each of n hands in a round moved as all of them do.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import TYPE_CHECKING, Final

import msgspec

from croupier.cli.elections import elected
from croupier.cli.errors import InputRefused
from croupier.cli.extras import require
from croupier.cli.replay import known_game
from croupier.rulebook.game import Game
from croupier.rulebook.money import Cents
from croupier.table.accounts import Accounts, Period, Stakes

if TYPE_CHECKING:
    from croupier.analysis.results import Worth

MOST_STAKES: Final = 100
MOST_MAIN_STAKES: Final = 50  # each may take a solution of its own
MAIN: Final = "main"


class Compared(msgspec.Struct):
    """One wager, or the main ones together: amounts are the table's, in cents."""

    wager: str
    title: str
    hands: int
    staked: Cents  # before the deal; for the main wagers on the opening one that the others are multiples of
    theoretical: Fraction
    actual: Cents
    variance: Fraction  # if hands are independent, as they are where one seat plays
    widest: Fraction  # if all hands of a round win and lose together, which is the most there can be
    notes: tuple[str, ...] = ()

    def plus(self, other: "Compared") -> "Compared":
        return Compared(
            self.wager,
            self.title,
            self.hands + other.hands,
            self.staked + other.staked,
            self.theoretical + other.theoretical,
            self.actual + other.actual,
            self.variance + other.variance,
            self.widest + other.widest,
            tuple(dict.fromkeys((*self.notes, *other.notes))),
        )


class Theory(msgspec.Struct):
    """What could be compared, and why the rest could not."""

    compared: dict[str, Compared] = {}
    refused: dict[str, str] = {}


class _Group(msgspec.Struct):
    """Wagers that are analysed under one name."""

    wager: str
    keys: tuple[str, ...]  # of the lines in the accounts
    base: str  # the wager whose stake the figures are counted in


def theory(accounts: Accounts) -> Theory:
    """The theoretical win of everything that was settled."""
    found = Theory({}, {})
    for period in accounts.periods:
        if period.lines:
            _add(found, period)
    return found


def _add(found: Theory, period: Period) -> None:
    definition = known_game(period.game)
    if definition is None:
        found.refused[MAIN] = f"{period.game} is in no catalogue, so nothing says what its wagers are worth."
        return
    try:
        require("analysis")
        game = elected(definition, period.options)
        for group in _groups(game, period):
            compared = _compared(game, period, group)
            if isinstance(compared, str):
                found.refused[group.wager] = compared
            else:
                before = found.compared.get(group.wager)
                found.compared[group.wager] = before.plus(compared) if before else compared
    except InputRefused as error:
        found.refused[MAIN] = error.message


def _groups(game: Game, period: Period) -> Iterator[_Group]:
    """The main wagers together, and every other one by itself; of those that were staked."""
    from croupier.cli.solutions import prepare_kernels

    prepare_kernels()
    from croupier.analysis.kinds import Unsolvable
    from croupier.analysis.shape import shape_of

    main = tuple(key for key in game.settlement.wagers if key in game.wagers)
    try:
        unit = shape_of(game).unit
    except Unsolvable as error:
        raise InputRefused("no-price", str(error)) from None
    if unit in period.stakes:
        yield _Group(MAIN, main, unit)
    yield from (_Group(key, (key,), key) for key in game.wagers if key not in main and key in period.stakes)


def _compared(game: Game, period: Period, group: _Group) -> Compared | str:
    """A group at all of its stakes, or why it has no price."""
    stakes = period.stakes[group.base]
    worths = _worths(game, group, stakes)
    if isinstance(worths, str):
        return worths
    some = next(iter(worths.values()))
    return Compared(
        wager=group.wager,
        title=some.title,
        hands=stakes.hands.total(),
        staked=sum(stake * hands for stake, hands in stakes.hands.items()),
        theoretical=sum((_expected(worths[stake], stakes, stake) for stake in stakes.hands), Fraction(0)),
        actual=sum(line.win for (_, key), line in period.lines.items() if key in group.keys),
        variance=_variance(worths, stakes.hands),
        widest=_variance(worths, stakes.crowd),
        notes=some.notes,
    )


def _variance(worths: "dict[Cents, Worth]", weights: Counter[Cents]) -> Fraction:
    """Of so many hands at each stake; of n hands in a round each counts n times if they move together."""
    return sum((weight * stake**2 * worths[stake].variance for stake, weight in weights.items()), Fraction(0))


def _worths(game: Game, group: _Group, stakes: Stakes) -> "dict[Cents, Worth] | str":
    """What a unit is worth at each stake; one analysis serves all stakes where it does not depend on them."""
    by_number = [stake for stake, _ in stakes.hands.most_common()]
    first = _priced(game, group.wager, stakes, by_number[:1])
    if isinstance(first, str):
        return first
    (worth,) = first
    if not _depends(game, group, worth):
        return dict.fromkeys(by_number, worth)
    most = MOST_MAIN_STAKES if group.wager == MAIN else MOST_STAKES
    if len(by_number) > most:
        return f"What it is worth depends on the stake, and it was staked in {len(by_number)} different amounts."
    every = _priced(game, group.wager, stakes, by_number)
    return every if isinstance(every, str) else dict(zip(by_number, every, strict=True))


def _priced(game: Game, wager: str, stakes: Stakes, wanted: Iterable[Cents]) -> "list[Worth] | str":
    from croupier.cli.solving import priced

    found: list[Worth] = []
    metered = game.definition.progressive is not None and game.definition.progressive.wager == wager
    asked = [(wager, stake, stakes.meters[stake] // stakes.hands[stake] if metered else None) for stake in wanted]
    for worth in priced(game, asked):
        if isinstance(worth, str):
            return worth
        found.append(worth)
    return found


def _depends(game: Game, group: _Group, worth: "Worth") -> bool:
    """Whether a unit is worth another amount at another stake: awards in dollars, or a limit on payouts."""
    if group.wager != MAIN:
        return worth.stakes is not None
    from croupier.analysis.main_wagers import has_amounts
    from croupier.analysis.shape import shape_of

    return game.limit is not None or has_amounts(shape_of(game))


def _expected(worth: "Worth", stakes: Stakes, stake: Cents) -> Fraction:
    """What the hands at one stake bring the table; with a meter that is linear in its reading."""
    hands = stakes.hands[stake]
    if worth.meter is None:
        return -worth.ev * stake * hands
    return hands * (stake - worth.meter.fixed) - worth.meter.share * stakes.meters[stake]
