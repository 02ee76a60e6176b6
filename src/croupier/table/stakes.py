"""What must hold of the wagers at one position: before "No more bets", and of the hand that opens a choice."""

from collections.abc import Iterator, Mapping
from math import lcm

from msgspec import Struct

from croupier.cards.card import Card
from croupier.rulebook.dealing import Decision
from croupier.rulebook.game import Game
from croupier.rulebook.money import LARGEST_AMOUNT, Cents, dollars
from croupier.rulebook.refusal import Reason, Refusal
from croupier.rulebook.wager import Limits


class WagerRange(Struct, frozen=True):
    """What may be staked on one wager before "No more bets", by itself."""

    wager: str
    minimum: Cents
    maximum: Cents
    step: Cents


def wager_range(game: Game, key: str, posted: Limits | None) -> WagerRange | None:
    """The amounts that the rule, the pay tables and the posted limits leave; None where they leave none."""
    limits, exact = posted or Limits(), game.exact[key]
    unit = lcm(game.units[key], limits.step)
    least = max(limits.minimum, game.wagers[key].at_least, exact or unit)
    least += -least % unit
    most = min(limits.maximum, exact or LARGEST_AMOUNT)
    most -= most % unit
    return WagerRange(key, least, most, unit) if least <= most else None


NO_LIMITS: Mapping[str, Limits] = {}


def check_stakes(game: Game, stakes: Mapping[str, Cents], limits: Mapping[str, Limits]) -> Refusal | None:
    """The foremost reason why these wagers may not be made together, or None."""
    unknown = [_not_a_wager(game, key) for key in stakes if key not in game.wagers or game.wagers[key].by_decision]
    return min(unknown or _refusals(game, stakes, limits), key=lambda refusal: refusal.reason, default=None)


def _refusals(game: Game, stakes: Mapping[str, Cents], limits: Mapping[str, Limits]) -> Iterator[Refusal]:
    for wager, amount in stakes.items():
        yield from _wrong_amount(game, wager, amount, limits.get(wager))
    for rule in game.together:
        if rule.wager in game.wagers and not rule.holds(stakes):
            yield Refusal(Reason.WAGERS_TOGETHER, rule.says, (rule.cites,))
    if not stakes:
        yield Refusal(Reason.NO_WAGERS, "No wager was made.", (game.definition.conduct.chips,))


def _not_a_wager(game: Game, key: str) -> Refusal:
    known = {wager.key: wager for wager in game.definition.wagers}
    if key not in known:
        offered = ", ".join(w.key for w in game.wagers.values() if not w.by_decision)
        return Refusal(
            Reason.UNKNOWN_WAGER, f"There is no wager {key!r}; there are {offered}.", (game.definition.conduct.chips,)
        )
    if key not in game.wagers:
        message = f"{known[key].title} is not offered under the options of this table."
        return Refusal(Reason.WAGER_NOT_OFFERED, message, (known[key].cites,))
    message = f"{known[key].title} is made by a decision, after the cards have been seen."
    return Refusal(Reason.WAGER_BY_DECISION, message, (known[key].cites,))


def _wrong_amount(game: Game, key: str, amount: Cents, limits: Limits | None) -> Iterator[Refusal]:
    wager, exact, unit = game.wagers[key], game.exact[key], game.units[key]
    title, cites = wager.title, (wager.cites,)
    if type(amount) is not int or not 0 < amount <= LARGEST_AMOUNT:
        message = f"{title}: the amount must be whole cents from 1 to {LARGEST_AMOUNT}."
        yield Refusal(Reason.NOT_AN_AMOUNT, message, (game.definition.conduct.chips,))
        return
    if exact is not None and amount != exact:
        yield Refusal(Reason.EXACT_AMOUNT, f"{title} is exactly {dollars(exact)}, not {dollars(amount)}.", cites)
    if amount < wager.at_least:
        message = f"{title} is at least {dollars(wager.at_least)}, not {dollars(amount)}."
        yield Refusal(Reason.BELOW_MINIMUM, message, cites)
    if limits and amount < limits.minimum:
        message = f"{title}: {dollars(amount)} is below the posted minimum of {dollars(limits.minimum)}."
        yield Refusal(Reason.BELOW_MINIMUM, message, cites)
    if limits and amount > limits.maximum:
        message = f"{title}: {dollars(amount)} is above the posted maximum of {dollars(limits.maximum)}."
        yield Refusal(Reason.ABOVE_MAXIMUM, message, cites)
    if amount % unit:
        message = f"{title}: wager in steps of {dollars(unit)}, so that every payout is a whole cent."
        yield Refusal(Reason.NOT_PAYABLE, message, cites)
    if limits and amount % limits.step:
        message = f"{title}: {dollars(amount)} is not in the posted steps of {dollars(limits.step)}."
        yield Refusal(Reason.NOT_PAYABLE, message, cites)


def check_hand(decision: Decision, choice: str, cards: tuple[Card, ...]) -> Refusal | None:
    """Whether a choice is open to a player who holds these cards."""
    least = decision.barred(choice, cards)
    if least is None:
        return None
    return Refusal(Reason.UNKNOWN_CHOICE, f"{choice!r} is open only with {least.title}.", (least.cites,))
