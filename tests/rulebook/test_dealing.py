"""The words of dealing: what is done under which election, and what a choice stakes."""

import pytest

from croupier.rulebook.dealing import COMPLETING, OPENING, SETTLEMENT, SPINS, Decision, Deliver, Mark, To, multiple


@pytest.mark.parametrize(
    ("choice", "times"), [("fold", 0), ("check", 0), ("conceal", 0), ("expose", 0), ("1x", 1), ("2x", 2), ("3x", 3)]
)
def test_a_choice_stakes_its_multiple_and_fold_and_check_nothing(choice, times):
    assert multiple(choice) == times


@pytest.mark.parametrize(
    ("only", "burn", "done"),
    [(None, "no", True), (None, "yes", True), (("burn", "yes"), "yes", True), (("burn", "yes"), "no", False)],
)
def test_a_card_may_be_delivered_only_under_an_election(only, burn, done):
    step = Deliver(to=To.DISCARD, cites="42.7(c)3", only=only)
    assert step.done_under({"burn": burn}) is done


@pytest.mark.parametrize(("version", "choices"), [("1", ("fold", "1x")), ("2", ("fold", "1x", "2x"))])
def test_an_elective_choice_is_offered_under_its_election_alone(version, choices):
    decision = Decision(
        name="turn_river", choices=("fold", "1x", "2x"), cites="42.10(b)", elective={"2x": ("version", "2")}
    )
    assert decision.choices_under({"version": version}) == choices


def test_cards_are_dealt_one_face_down_unless_the_rule_says_otherwise():
    step = Deliver(to=To.EACH_PLAYER, cites="20.7(c)")
    assert (step.cards, step.face_up, step.keep) == (1, False, None)


def test_the_marks_of_a_round_stand_in_its_order():
    assert tuple(Mark) == (OPENING, COMPLETING, SETTLEMENT, SPINS)
    assert [mark.name for mark in Mark] == ["OPENING", "COMPLETING", "SETTLEMENT", "SPINS"]
