"""Irregularities of a round: what may be reported, and the remedy that its paragraph orders carried out."""

from collections.abc import Iterator
from typing import Final

from croupier.rulebook.irregularity import Irregularity, Mishap, Remedy
from croupier.rulebook.procedure import Shuffling
from croupier.rulebook.refusal import Reason, Refusal
from croupier.table import commands as c
from croupier.table import events as e
from croupier.table.dealer import Progress
from croupier.table.moments import cards_due, untimely
from croupier.table.round import Round
from croupier.table.void import community_due, saved_wagers, void_hand, void_round

MORE_THAN_ONE: Final = 2
_MISCOUNTS: Final = (Mishap.PLAYER_MISCOUNT, Mishap.DEALER_MISCOUNT)


def check_report(state: Round, command: c.Report) -> Refusal | None:
    """Whether this can have happened here and now."""
    rule = _rule(state, command.mishap)
    if rule is None:
        message = f"The rules of {state.table.game.definition.title} order nothing for this: {command.mishap.says}."
        return Refusal(Reason.NO_SUCH_MISHAP, message)
    if not _device(state, rule):
        message = f"The table has no such device: {command.mishap.says}."
        return Refusal(Reason.NO_SUCH_MISHAP, message, (rule.cites,))
    why_not = untimely(state, rule)
    if why_not:
        return Refusal(Reason.OUT_OF_ORDER, why_not, (rule.cites,))
    return _check_seat(state, rule, command) or _check_cards(state, rule, command)


def report(progress: Progress, command: c.Report) -> None:
    """What was noticed, and everything that its paragraph orders."""
    rule = _rule(progress.state, command.mishap)
    assert rule is not None, "the check has passed"
    remedy = _remedy(progress.state, rule, command.cards)
    progress.add(e.IrregularityReported(rule.mishap, command.seat, rule.cites, remedy, command.cards))
    for card in progress.state.deck[: progress.state.surplus]:
        progress.add(e.CardDealt(command.seat, card, _lies_open(progress.state, command.seat), rule.cites))
    if remedy is Remedy.DISCARD_THE_CARD:
        progress.add(e.CardDiscarded(progress.state.deck[0], rule.cites))
    elif remedy is Remedy.VOID_THE_HAND:
        void_hand(progress, command.seat, rule.cites)
    elif remedy in (Remedy.VOID_ALL, Remedy.VOID_AND_RESHUFFLE):
        _discard_found(progress, rule)
        void_round(progress, (rule.cites,), rule)


def reports(state: Round) -> tuple[c.Report, ...]:
    """Every report that would not be refused; of a wrong number of cards, one too many and one too few."""
    return tuple(one for one in _candidates(state) if check_report(state, one) is None)


def _candidates(state: Round) -> Iterator[c.Report]:
    for rule in state.table.game.definition.irregularities:
        if rule.mishap is Mishap.PLAYER_MISCOUNT:
            yield from (c.Report(rule.mishap, p.seat, cards) for p in state.positions for cards in (1, -1))
        elif rule.mishap is Mishap.DEALER_MISCOUNT:
            yield from (c.Report(rule.mishap, 0, cards) for cards in (1, -1))
        else:
            yield c.Report(rule.mishap)


def _rule(state: Round, mishap: Mishap) -> Irregularity | None:
    return next((one for one in state.table.game.definition.irregularities if one.mishap is mishap), None)


def _device(state: Round, rule: Irregularity) -> bool:
    """A shoe fails where cards are dealt from one; a shuffler where one is elected, which a round alone cannot tell."""
    if rule.methods:
        return state.table.method_key in rule.methods
    elected = state.table.elected
    return rule.mishap is not Mishap.SHUFFLER_FAILED or elected is None or elected.shuffling is Shuffling.AUTOMATED


def _remedy(state: Round, rule: Irregularity, cards: int) -> Remedy:
    """The dealer's hand can be put right as long as no card that follows it in the order has been turned up."""
    if rule.remedy is not Remedy.COMPLETE_OR_VOID:
        return rule.remedy
    turned_up = state.community_up > 0 or (cards > 0 and state.dealer_up == state.dealer)
    return Remedy.VOID_ALL if turned_up else Remedy.COMPLETE


def _lies_open(state: Round, seat: int) -> bool:
    """Whether everybody sees the hand of a seat, and with it a card that it has too many."""
    position = state.position(seat)
    return position.revealed if position else state.dealer == state.dealer_up


def _discard_found(progress: Progress, rule: Irregularity) -> None:
    """Cards that were found face up now, but for those that a wager still settled needs."""
    if rule.mishap is Mishap.CARDS_FACE_UP:
        state = progress.state
        found = state.deck[: max(MORE_THAN_ONE - len(state.exposed), 1)]
        for card in found[community_due(state, saved_wagers(state, rule)) :]:
            progress.add(e.CardDiscarded(card, rule.cites))


def _check_seat(state: Round, rule: Irregularity, command: c.Report) -> Refusal | None:
    if rule.mishap is not Mishap.PLAYER_MISCOUNT:
        if command.seat == 0:
            return None
        return Refusal(Reason.NO_SUCH_POSITION, "Only a player's wrong number of cards has a position.", (rule.cites,))
    position = state.position(command.seat)
    if position is None or not position.cards:
        return Refusal(Reason.NO_SUCH_POSITION, f"Position {command.seat} has no cards.", (rule.cites,))
    if not position.unsettled:
        message = f"The wagers of position {command.seat} have been settled."
        return Refusal(Reason.OUT_OF_ORDER, message, (rule.cites,))
    return None


def _check_cards(state: Round, rule: Irregularity, command: c.Report) -> Refusal | None:
    if rule.mishap not in _MISCOUNTS:
        if command.cards == 0:
            return None
        return Refusal(Reason.WRONG_COUNT, "Only a wrong number of cards has a number.", (rule.cites,))
    position = state.position(command.seat)
    held = len(position.cards if position else state.dealer)
    spare = len(state.deck) - cards_due(state) - MORE_THAN_ONE + len(state.exposed)
    if type(command.cards) is int and command.cards != 0 and -held <= command.cards <= spare:
        return None
    message = f"State how many cards are too many, at most {spare}, or below nought too few, at most {held}."
    return Refusal(Reason.WRONG_COUNT, message, (rule.cites,))
