"""The automated dealer: whatever is due and waits for no player is done, in the order of the rule."""

from croupier.cards.card import DECK
from croupier.rulebook.dealing import SPINS, Ask
from croupier.rulebook.option import Weights
from croupier.rulebook.procedure import By, Step
from croupier.server.entropy import Source, cut, salt_seed, shuffled, wheel_stop
from croupier.table import commands as c
from croupier.table import day_commands as dc
from croupier.table.day import SHUFFLER, Day, Due
from croupier.table.perform import in_shuffler
from croupier.table.round import to_spin
from croupier.table.run import AnyCommand
from croupier.table.table import Stub


def next_act(day: Day, source: Source) -> AnyCommand | None:
    """What the automated dealer does now, or None while the players are awaited."""
    if not day.open:
        return None
    if day.due is not None:
        return _act(day, source)
    if not day.playing:
        return None
    return _in_round(day, source)


def _act(day: Day, source: Source) -> AnyCommand | None:
    """The act on the cards that is due; cards are turned up for the first player, and looked at, once there is one."""
    assert day.due is not None
    duty = day.due.duty
    if (duty.by is By.PLAYER or duty.step is Step.TURN_UP) and not day.round.positions:
        return None
    if duty.step is Step.SHUFFLE and duty.by is By.DEVICE and SHUFFLER in day.devices_removed:
        return None
    if duty.step is Step.SHUFFLE or (duty.step is Step.RECEIVE and day.elected.arrive_shuffled):
        return _shuffle(day, day.due, source)
    if duty.step is Step.LIFT:
        return dc.Perform(duty.step, cards=cut(source))
    return dc.Perform(duty.step)


def _shuffle(day: Day, due: Due, source: Source) -> dc.Perform:
    """An order of the deck, by a shuffle or as the cards came."""
    step = due.duty.step
    counted = len(DECK) if day.elected.shuffler_counts and step is Step.SHUFFLE else None
    return dc.Perform(step, shuffled(DECK, source), salt_seed(source), counted, due.deck)


def _in_round(day: Day, source: Source) -> AnyCommand | None:
    """The shuffler works on the other deck while the dealer deals."""
    if (beside := in_shuffler(day)) is not None:
        return _shuffle(day, beside, source)
    task = day.round.task
    if isinstance(task, Ask):
        return None
    if isinstance(task, Stub):
        return c.HandleStub(len(day.round.deck) if day.round.count_due else None)
    if task is SPINS and to_spin(day.round):
        return c.SpinWheel(wheel_stop(weights_of(day), source))
    return c.Proceed()


def weights_of(day: Day) -> tuple[int, ...]:
    """The weights of the wheel's positions, which a table with an automated dealer has to state."""
    game = day.table.game
    options = [option.name for option in game.definition.options if isinstance(option, Weights)]
    found = game.elections[options[0]] if options else None
    assert isinstance(found, tuple), "a table whose wheel has no weights is not opened with an automated dealer"
    return found
