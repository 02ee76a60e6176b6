"""What a wager beside the main game is worth under the tables in force: lines are priced, and nothing is decided."""

from collections.abc import Iterator

from msgspec.structs import replace

from croupier.analysis.dealt import Unpriceable
from croupier.analysis.fixed_awards import Terms, fixed_lines, outcomes, stakes
from croupier.analysis.lines import tally
from croupier.analysis.meter_worth import is_metered, meter_worth
from croupier.analysis.results import Stakes, Worth
from croupier.analysis.spin_worth import spin_worth
from croupier.rulebook.game import Game
from croupier.rulebook.money import Cents, dollars
from croupier.rulebook.paytable import ANY_CHOICE, PayTable
from croupier.rulebook.wager import Wager


def side_worth(game: Game, key: str, stake: Cents | None = None, meter: Cents | None = None) -> Worth:
    """What one side wager is worth, or `Unpriceable` with the reason.

    Without a stake the lines that win an amount count as absent; without a meter those that take a share of it count
    with nothing. The notes say so. A wager whose rule fixes the stake needs none.
    """
    wager, spin = game.wagers[key], game.definition.spin
    assert wager.side, f"{key} is settled with the main wagers"
    stake = _stake(wager, game.exact[key], stake)
    if meter is not None and meter < 0:
        raise Unpriceable("A meter shows whole cents, nought or more.")
    if spin is not None and spin.wager == key:
        worth = spin_worth(game, stake, meter)
    else:
        worth = _by_table(game, wager, Terms(stake, meter, not wager.awards_only))
    return replace(worth, notes=(*worth.notes, *_rules(game, wager)))


def _stake(wager: Wager, exact: Cents | None, given: Cents | None) -> Cents | None:
    if given is not None and given <= 0:
        raise Unpriceable("A stake is whole cents above nought.")
    if exact is not None and given not in (None, exact):
        raise Unpriceable(f"{wager.title} takes a stake of {dollars(exact)} and no other.")
    return given if exact is None else exact


def _by_table(game: Game, wager: Wager, terms: Terms) -> Worth:
    table = _table(game, wager)
    assert wager.schedule is not None
    found = tally(wager.schedule.lines, game.definition.counts)
    if is_metered(table):
        return meter_worth(game, wager.key, found, table, terms)
    fixed = fixed_lines(table)
    by_stake = stakes(found, table, returned=terms.returned) if fixed and game.exact[wager.key] is None else None
    return Worth(
        key=wager.key,
        title=wager.title,
        per="wager",
        deals=found.deals,
        outcomes=outcomes(found, table, terms),
        stakes=by_stake,
        notes=(*_unstaked(fixed, terms), *_favoured(by_stake)),
    )


def _table(game: Game, wager: Wager) -> PayTable:
    tables = game.tables.get(wager.key)
    if not tables:
        raise Unpriceable(f"{wager.title} has neither a pay table nor a wheel to be priced by.")
    if list(tables) != [ANY_CHOICE]:
        raise Unpriceable(
            f"{wager.title} has a pay table for each choice, so it is not worth the same whatever is played."
        )
    return tables[ANY_CHOICE]


def _unstaked(fixed: tuple[str, ...], terms: Terms) -> Iterator[str]:
    if fixed and terms.stake is None:
        yield f"Without a stake the lines that win an amount count as absent: {', '.join(fixed)}."


def _favoured(by_stake: Stakes | None) -> Iterator[str]:
    """Where no stake is so high that the house has the advantage."""
    if by_stake is not None and by_stake.turns is None and by_stake.pieces[-1][1] > 0:
        yield "The player has the advantage at any stake."


def _rules(game: Game, wager: Wager) -> Iterator[str]:
    """What other rules may do to the wager, which its lines do not know of."""
    if wager.key in game.forfeited_by_fold:
        yield "A fold loses this wager. Like published figures, these take it that nobody folds a hand that it pays."
    if wager.forfeited_by_concealing is not None:
        yield "The wager is lost unless the cards are exposed in time; the figures take it that they are."
    limit = game.definition.payout_limit
    if limit is not None and game.limit is not None and wager.key in limit.wagers:
        titles = " and ".join(game.definition.wager(key).title for key in limit.wagers)
        yield f"One hand wins at most {dollars(game.limit)} on {titles} together; the figures leave that out."
