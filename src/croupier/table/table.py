"""A table: a game under its elections, with what else the licensee decided for it."""

from collections.abc import Mapping
from functools import lru_cache

from msgspec import Struct

from croupier.rulebook.dealing import COMPLETING, OPENING, Ask, Deliver, Mark, Method, Resolve, Settling, To, TurnUp
from croupier.rulebook.game import Game
from croupier.rulebook.money import LARGEST_AMOUNT, dollars
from croupier.rulebook.option import Weights
from croupier.rulebook.reference import RuleRef
from croupier.rulebook.refusal import Reason, Refusal
from croupier.rulebook.wager import Limits
from croupier.table.elected import Elected, check_elected
from croupier.table.stakes import wager_range
from croupier.table.wheel import fixed_prize_missing


class Draw(Struct, frozen=True):
    """One card leaves the shoe or the hand: to a seat, the dealer, the community cards or the discard rack."""

    to: To
    seat: int
    face_up: bool
    cites: RuleRef


class Stub(Struct, frozen=True):
    """The last card is out: what is left of the deck is placed in the discard rack, or counted first."""

    cites: RuleRef


class Collect(Struct, frozen=True):
    """Forfeited wagers are collected, once every player has decided."""

    cites: RuleRef


Task = Draw | TurnUp | Ask | Collect | Stub | Resolve | Mark


class Table(Struct, frozen=True, kw_only=True, eq=False):
    """What is fixed while rounds are played."""

    game: Game
    method: Method
    settling: Settling
    limits: Mapping[str, Limits]
    two_positions: bool
    method_key: str = ""
    settling_key: str = ""
    elected: Elected | None = None  # what a table with a day does about its cards; a round by itself has none

    def tasks(self, seats: tuple[int, ...]) -> tuple[Task, ...]:
        """The acts of a round with wagers at these seats, in order."""
        return _tasks(self, seats)


def open_table(
    game: Game,
    method: str = "",
    settling: str = "",
    limits: Mapping[str, Limits] | None = None,
    two_positions: bool = False,
    elected: Elected | None = None,
) -> Table | Refusal:
    """A table, or the reason why it cannot be run so."""
    definition = game.definition
    method, settling = method or next(iter(definition.methods)), settling or next(iter(definition.settling))
    chosen, order = definition.methods.get(method), definition.settling.get(settling)
    if chosen is None:
        known = ", ".join(definition.methods)
        return Refusal(Reason.OPTION_VALUE, f"{definition.title} is dealt by one of: {known}.")
    if order is None:
        known = ", ".join(definition.settling)
        return Refusal(Reason.OPTION_VALUE, f"{definition.title} is settled by one of: {known}.")
    if two_positions and definition.conduct.two_adjacent is None:
        message = f"A player of {definition.title} wagers at one position only."
        return Refusal(Reason.OPTIONS_EXCLUDE, message, (definition.conduct.one_position,))
    refused = _check_payout_limit(game) or _check_limits(game, limits or {})
    if elected is not None:
        refused = refused or check_elected(definition, method, elected) or _check_wheel(game)
    if refused is not None:
        return refused
    posted = {**_unless_posted(game), **(limits or {})}
    keys = {"method_key": method, "settling_key": settling}
    return Table(
        game=game, method=chosen, settling=order, limits=posted, two_positions=two_positions, elected=elected, **keys
    )


def _check_wheel(game: Game) -> Refusal | None:
    """A wheel is offered with the weights of its positions and, where its prize is fixed, the amount of it."""
    if game.wheel is None:
        return None
    if fixed_prize_missing(game):
        message = "The wheel has a fixed prize; state its amount in cents with the option fixed_prize."
        return Refusal(Reason.METER_MISSING, message, (game.wheel.cites,))
    weights = [option for option in game.definition.options if isinstance(option, Weights)]
    if weights and all(game.elections[option.name] is None for option in weights):
        message = f"The printed positions are no chances: state {weights[0].count} weights with `{weights[0].name}`."
        return Refusal(Reason.OPTION_VALUE, message, (weights[0].cites,))
    return None


def _unless_posted(game: Game) -> dict[str, Limits]:
    return {key: Limits(wager.unless_posted) for key, wager in game.wagers.items() if wager.unless_posted}


def _check_payout_limit(game: Game) -> Refusal | None:
    """A round played elsewhere is settled under any limit; a table is opened only with one that the rule allows."""
    rule = game.definition.payout_limit
    if rule is None or game.limit is None or game.limit >= rule.least:
        return None
    message = f"{rule.option} is {dollars(rule.least)} or more, or none; {dollars(game.limit)} is less."
    return Refusal(Reason.OPTION_VALUE, message, (rule.cites,))


def _check_limits(game: Game, limits: Mapping[str, Limits]) -> Refusal | None:
    for wager, posted in limits.items():
        if wager not in game.wagers or game.wagers[wager].by_decision:
            return Refusal(Reason.UNKNOWN_WAGER, f"There is no opening wager {wager!r} to limit.")
        in_range = posted.minimum > 0 and posted.step > 0 and posted.maximum <= LARGEST_AMOUNT
        if not in_range or wager_range(game, wager, posted) is None:
            message = f"{game.wagers[wager].title}: nothing can be staked within the limits {posted}."
            return Refusal(Reason.OPTION_VALUE, message, (game.wagers[wager].cites,))
    return None


@lru_cache(maxsize=1024)
def _tasks(table: Table, seats: tuple[int, ...]) -> tuple[Task, ...]:
    tasks: list[Task] = []
    for act in table.game.definition.procedure:
        if act is OPENING:
            tasks += _draws(table, seats, table.method.opening)
        elif act is COMPLETING:
            tasks += _draws(table, seats, table.method.completing)
        elif isinstance(act, Deliver):
            tasks += _draws(table, seats, (act,))
        else:
            tasks.append(act)
            if isinstance(act, Ask) and "fold" in act.decision.choices and not act.decision.at_once:
                tasks.append(Collect(act.decision.cites))
    return tuple(_with_stub(table, tasks))


def _with_stub(table: Table, tasks: list[Task]) -> list[Task]:
    """At a table with a day the stub is seen to when the last card of the round is out."""
    handling = table.game.definition.handling
    if table.elected is None or handling is None:
        return tasks
    last = max(at for at, task in enumerate(tasks) if isinstance(task, Draw))
    return [*tasks[: last + 1], Stub(handling.stub[table.method_key].discard), *tasks[last + 1 :]]


def _draws(table: Table, seats: tuple[int, ...], steps: tuple[Deliver, ...]) -> list[Task]:
    """Each card of these steps: players in order of seating, from the dealer's left clockwise."""
    draws: list[Task] = []
    for step in steps:
        if step.done_under(table.game.elections):
            for seat in seats if step.to is To.EACH_PLAYER else (0,):
                draws += _stack(step, seat)
    return draws


def _stack(step: Deliver, seat: int) -> list[Draw]:
    draws = []
    for place in range(step.cards):
        used = step.keep is None or place in step.keep
        draws.append(Draw(step.to if used else To.DISCARD, seat, step.face_up and used, step.cites))
    return draws
