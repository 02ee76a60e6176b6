"""What a rule orders about cards, as data: every game says it whole, in the order of the acts."""

import pytest

from croupier.games.catalogue import KEYS, definition
from croupier.rulebook.procedure import COUNT_EVERY, LEAST_CUT, By, Duty, Shuffling, Step, opening, shuffles
from croupier.rulebook.reference import RuleRef

REFS = [RuleRef(letter) for letter in "abcdefg"]


def test_the_acts_of_an_opening_in_order_and_by_whom():
    duties = opening(*REFS[:3])
    assert [(duty.step, duty.by) for duty in duties] == [
        (Step.RECEIVE, By.DEALER),
        (Step.INSPECT, By.DEALER),
        (Step.VERIFY, By.FLOORPERSON),
        (Step.SPREAD, By.DEALER),
        (Step.LOOK, By.PLAYER),
        (Step.WASH, By.DEALER),
        (Step.STACK, By.DEALER),
    ]


def test_an_inspection_cites_what_it_is_beside_what_orders_it():
    assert Duty(Step.INSPECT, ("a", "z")) in opening(*REFS[:3], RuleRef("z"))


def test_a_device_shuffles_without_a_cut_and_what_came_shuffled_is_only_cut():
    shuffle, uncut, cut, *steps_of_it = REFS
    ways = shuffles(shuffle, uncut, (cut,), *steps_of_it)
    steps = {way: [duty.step for duty in duties] for way, duties in ways.items()}
    cut = [Step.COVER, Step.LIFT, Step.COMPLETE, Step.UNCOVER]
    assert steps == {
        Shuffling.MANUAL: [Step.SHUFFLE, *cut],
        Shuffling.AUTOMATED: [Step.SHUFFLE],
        Shuffling.PRE_SHUFFLED: cut,
    }


def test_the_figures_that_every_subchapter_prints():
    assert (LEAST_CUT, COUNT_EVERY) == (10, 5)


@pytest.mark.parametrize("key", KEYS)
def test_every_game_says_it_for_every_method_and_order_of_settlement(key):
    rule = definition(key)
    handling = rule.handling
    assert handling is not None
    assert set(handling.loading) == set(handling.stub) == set(rule.methods)
    assert set(handling.collected) == set(rule.settling)
    assert set(handling.shuffle) == set(Shuffling)
    assert set(handling.by_shuffler_only) == {"hand"}
