"""The stub: what is left when the last card of a round is out goes to the discard rack, counted where that is due."""

from typing import Final

from croupier.cards.card import DECK
from croupier.rulebook.procedure import Stub as Rule
from croupier.rulebook.refusal import Reason, Refusal
from croupier.table import commands as c
from croupier.table import events as e
from croupier.table.dealer import Progress
from croupier.table.round import Round
from croupier.table.table import Stub
from croupier.table.void import void_round

WHOLE: Final = len(DECK)


def check_stub(state: Round, command: c.HandleStub) -> Refusal | None:
    """Whether this is the moment, and whether the stub may go uncounted."""
    method = state.table.method
    if not isinstance(state.task, Stub):
        message = "The stub is seen to once, when the last card of the round is out."
        return Refusal(Reason.OUT_OF_ORDER, message, (method.no_more_bets,))
    if command.cards is None and state.count_due:
        every = state.table.elected.count_every if state.table.elected else 1
        message = f"The stub has to be counted in this round: it is counted at least every {every} rounds."
        return Refusal(Reason.OUT_OF_ORDER, message, (rule_of(state).count,))
    if command.cards is not None and not (type(command.cards) is int and 0 <= command.cards <= WHOLE):
        return Refusal(Reason.NOT_AN_AMOUNT, f"A stub has 0 to {WHOLE} cards.", (rule_of(state).count,))
    return None


def handle_stub(progress: Progress, command: c.HandleStub) -> None:
    """Discard it; a count that does not make a whole deck voids the round."""
    rule = rule_of(progress.state)
    if command.cards is None:
        progress.add(e.StubDiscarded((rule.discard,)))
        return
    dealt = WHOLE - len(progress.state.deck)
    whole = command.cards + dealt == WHOLE
    progress.add(e.StubCounted(command.cards, dealt, command.misdeal and not whole, (rule.count,)))
    if whole:
        progress.add(e.StubDiscarded((rule.whole,)))
    else:
        void_round(progress, (rule.wrong,))


def rule_of(state: Round) -> Rule:
    handling = state.table.game.definition.handling
    assert handling is not None, "a table with a day handles its cards"
    return handling.stub[state.table.method_key]
