"""A round that is given whole: cards, wagers and decisions in, every wager settled out."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from croupier.cards.card import Card, refuse_duplicates
from croupier.rulebook.dealing import Decision, multiple
from croupier.rulebook.game import Game
from croupier.rulebook.hand import Deal
from croupier.rulebook.money import Cents, MeterShare
from croupier.rulebook.refusal import Reason, Refusal
from croupier.table.meter import Meter, check_reading, contribution, in_play
from croupier.table.settlement import Hand, Settled, settle_hand, winners_of_top
from croupier.table.stakes import NO_LIMITS, check_hand, check_stakes
from croupier.table.wheel import fixed_prize_missing, settle_spins


class GivenHand(NamedTuple):
    """A position as it is given: opening wagers, and one choice for each decision that was reached."""

    seat: int
    cards: tuple[Card, ...]
    wagers: Mapping[str, Cents]
    choices: tuple[str, ...]
    exposed: bool = True


class GivenRound(NamedTuple):
    """A whole round as it is given."""

    hands: tuple[GivenHand, ...]
    dealer: tuple[Card, ...]
    community: tuple[Card, ...] = ()
    meter: Cents | None = None
    wheel: tuple[int, ...] = ()


class SettledRound(NamedTuple):
    """Each position's wagers settled, in the order of the hands given, and the meter afterwards."""

    results: tuple[tuple[Settled, ...], ...]
    meter: Cents | None


def settle_round(game: Game, given: GivenRound) -> SettledRound | Refusal:
    """Settle a round that was played out, or say why it cannot have been."""
    seats, dealt = [one.seat for one in given.hands], [card for one in given.hands for card in one.cards]
    assert len(set(seats)) == len(seats), "a seat is given once"
    refuse_duplicates([*dealt, *given.dealer, *given.community])
    hands: list[Hand] = []
    for one in given.hands:
        hand = check_stakes(game, one.wagers, NO_LIMITS) or walk(game, one)
        if isinstance(hand, Refusal):
            return Refusal(hand.reason, f"Seat {one.seat}: {hand.message}", hand.cites)
        hands.append(hand)
    spins = _spins(game, hands, given.wheel)
    if isinstance(spins, Refusal):
        return spins
    return check_reading(given.meter) or _meter_missing(game, hands, spins, given) or _settle(game, hands, spins, given)


def walk(game: Game, given: GivenHand) -> Hand | Refusal:
    """The stakes that the choices of a player lead to, decision by decision."""
    stakes, choices, left = dict(given.wagers), list[str](), list(given.choices)
    for decision in game.definition.decisions:
        if "fold" in choices or decision.without in stakes or (decision.holding and decision.holding not in stakes):
            continue
        if "conceal" in decision.choices:
            choices.append("expose" if given.exposed else "conceal")
            continue
        allowed = decision.choices_under(game.elections)
        if not left or left[0] not in allowed:
            return _no_choice(decision, allowed, left)
        barred = check_hand(decision, left[0], given.cards)
        if barred is not None:
            return barred
        choice = left.pop(0)
        choices.append(choice)
        if multiple(choice):
            stakes[decision.places] = multiple(choice) * stakes[decision.of]
    if left:
        message = f"there is nothing left to decide with {left[0]!r}."
        return Refusal(Reason.UNKNOWN_CHOICE, message, (game.definition.conduct.turns,))
    return Hand(given.seat, given.cards, stakes, tuple(choices))


def _no_choice(decision: Decision, allowed: tuple[str, ...], left: Sequence[str]) -> Refusal:
    what = f"{left[0]!r} is not a choice for" if left else "there is no choice for"
    message = f"{what} the decision {decision.name!r}; the choices are {', '.join(allowed)}."
    return Refusal(Reason.UNKNOWN_CHOICE, message, (decision.cites,))


def _spins(game: Game, hands: Sequence[Hand], wheel: tuple[int, ...]) -> list[tuple[int, int]] | Refusal:
    """Who spun, and where the wheel stopped: players in order of seating."""
    spin = game.definition.spin
    seats: list[int] = []
    if spin is not None and game.wheel is not None:
        seats = sorted(h.seat for h in hands if spin.wager in h.stakes and spin.triggered(Deal(h.cards, ())))
    cites = (game.wheel.cites,) if game.wheel else ()
    if len(seats) != len(wheel):
        message = (
            f"The wheel stops once for each player who spins: {len(seats)} in this round, but {len(wheel)} are given."
        )
        return Refusal(Reason.WRONG_SPIN, message, cites)
    if game.wheel and any(position not in {stop.position for stop in game.wheel.stops} for position in wheel):
        return Refusal(Reason.WRONG_SPIN, f"The wheel has positions 1 to {len(game.wheel.stops)}.", cites)
    return list(zip(seats, wheel, strict=True))


def _meter_missing(
    game: Game, hands: Sequence[Hand], spins: Sequence[tuple[int, int]], given: GivenRound
) -> Refusal | None:
    """Whether an award is due whose amount nobody has stated."""
    wheel, spin, progressive = game.wheel, game.definition.spin, in_play(game)
    if wheel and spin and any(wheel.stop(position).player is None for _, position in spins):
        if fixed_prize_missing(game):
            message = "The fixed prize was won; state its amount in cents with the option fixed_prize."
            return Refusal(Reason.METER_MISSING, message, (wheel.cites,))
        if wheel.progressive and given.meter is None:
            return Refusal(Reason.METER_MISSING, "The meter was won; state its reading in cents.", (wheel.cites,))
    elif progressive and given.meter is None and progressive.wager in game.tables:
        lost = progressive.wager in game.forfeited_by_fold
        for hand in hands:
            if progressive.wager in hand.stakes and not (lost and hand.folded):
                found = game.line(progressive.wager, Deal(hand.cards, given.dealer, given.community), "", 0)
                if found and isinstance(found[1], MeterShare):
                    message = f"A {found[0]} is paid from the meter; state its reading in cents."
                    return Refusal(Reason.METER_MISSING, message, (found[2],))
    return None


def _settle(game: Game, hands: Sequence[Hand], spins: Sequence[tuple[int, int]], given: GivenRound) -> SettledRound:
    meter, progressive = None, in_play(game)
    if given.meter is not None and progressive is not None:
        staked = sum(hand.stakes.get(progressive.wager, 0) for hand in hands)
        cents = given.meter + contribution(game, staked)
        meter = Meter(cents, winners_of_top(game, hands, given.community))
    results: dict[int, list[Settled]] = {}
    for hand in sorted(hands, key=lambda hand: -hand.seat):
        results[hand.seat], meter = settle_hand(game, hand, given.dealer, given.community, meter)
    if game.wheel is not None:
        settled, meter = settle_spins(game, hands, spins, meter)
        for one in settled:
            results[one.seat].append(one)
    order = {wager.key: place for place, wager in enumerate(game.definition.wagers)}
    listed = (tuple(sorted(results[hand.seat], key=lambda s: order[s.wager])) for hand in hands)
    return SettledRound(tuple(listed), meter.cents if meter else given.meter)
