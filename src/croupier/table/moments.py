"""The moments of a round at which each irregularity can happen; outside them a sentence says why it cannot."""

from collections.abc import Callable, Mapping
from typing import Final

from croupier.rulebook.dealing import SETTLEMENT, Ask
from croupier.rulebook.irregularity import Irregularity, Mishap, Until
from croupier.table.round import Round, asked
from croupier.table.table import Draw


def untimely(state: Round, rule: Irregularity) -> str:
    """Why this cannot happen now; nothing where it can."""
    return "The round is over." if state.closed else _MOMENTS[rule.mishap](state, rule)


def cards_due(state: Round) -> int:
    """How many cards the round has still to deal."""
    return sum(isinstance(task, Draw) for task in state.tasks[state.at :])


def _while_dealing(state: Round, rule: Irregularity) -> str:
    if not state.tasks:
        return "No card is dealt before bets are closed."
    if not cards_due(state):
        return "All cards of the round have been dealt."
    if rule.mishap is not Mishap.CARD_FACE_UP:
        return ""
    if state.exposed and any(one.mishap is Mishap.CARDS_FACE_UP for one in state.table.game.definition.irregularities):
        return f"One card was found face up already, so this is more than one: {Mishap.CARDS_FACE_UP.value}."
    return "" if cards_due(state) < len(state.deck) else "No card of the deck can be spared."


def _while_hidden(state: Round, rule: Irregularity) -> str:
    if not state.dealer:
        return "The dealer has no card yet."
    if state.dealer == state.dealer_up:
        return "The dealer has no card that lies face down."
    if rule.until is Until.DECIDED and not _to_decide(state):
        return "Every player has folded or made the wager; the dealer's cards are turned up now anyway."
    return ""


def _while_hands_lie(state: Round, rule: Irregularity) -> str:
    if not any(task is SETTLEMENT for task in state.tasks[state.at :]):
        return "The wagers have been settled." if state.tasks else "No card is dealt before bets are closed."
    if rule.mishap is Mishap.DEALER_MISCOUNT and not state.dealer:
        return "The dealer has no card yet."
    return ""


def _while_shuffling(state: Round, rule: Irregularity) -> str:
    del rule
    return "The cards of this round have been shuffled." if state.deck or state.tasks else ""


def _between_rounds(state: Round, rule: Irregularity) -> str:
    del rule
    return "Cards are dealt in one way until the round is over." if state.tasks else ""


def _to_decide(state: Round) -> bool:
    """Whether any player has still to fold, to make a wager or to let it pass."""
    return any(isinstance(task, Ask) and asked(state, task.decision) for task in state.tasks[state.at :])


_MOMENTS: Final[Mapping[Mishap, Callable[[Round, Irregularity], str]]] = {
    Mishap.DEALER_CARD_EXPOSED: _while_hidden,
    Mishap.CARD_FACE_UP: _while_dealing,
    Mishap.CARDS_FACE_UP: _while_dealing,
    Mishap.DRAWN_IN_ERROR: _while_dealing,
    Mishap.PLAYER_MISCOUNT: _while_hands_lie,
    Mishap.DEALER_MISCOUNT: _while_hands_lie,
    Mishap.SHUFFLER_FAILED: _while_shuffling,
    Mishap.SHOE_FAILED: _while_dealing,
    Mishap.METHOD_CHANGED: _between_rounds,
}
