"""The words of dealing: what is done under which election, and what a choice stakes."""

import pytest

from croupier.cards.card import parse_cards
from croupier.cards.ranking import Category, Ranking
from croupier.rulebook.dealing import (
    COMPLETING,
    OPENING,
    SETTLEMENT,
    SPINS,
    Decision,
    Deliver,
    LeastHand,
    Mark,
    To,
    multiple,
)
from croupier.rulebook.hand import PLAYER, Best


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


RANKING = Ranking(2, (Category.PAIR, Category.HIGH_CARD))
TENS_OR_BETTER = LeastHand(Best(RANKING, (PLAYER,)), RANKING.least(Category.PAIR, 10), "a pair of tens", "3(c)")


@pytest.mark.parametrize(
    ("cards", "choices"),
    [
        (("9s", "9h"), ("fold", "1x")),  # just below
        (("As", "Kh"), ("fold", "1x")),
        (("Ts", "Th"), ("fold", "1x", "3x")),  # exactly
        (("Js", "Jh"), ("fold", "1x", "3x")),  # just above
    ],
)
def test_a_choice_may_be_open_only_to_a_hand_that_is_good_enough(cards, choices):
    decision = Decision(name="play", choices=("fold", "1x", "3x"), cites="3(b)", open_with={"3x": TENS_OR_BETTER})
    held = parse_cards(cards)
    assert decision.choices_under({}) == ("fold", "1x", "3x")
    assert decision.choices_with(held, {}) == choices
    assert decision.barred("3x", held) is (None if "3x" in choices else TENS_OR_BETTER)
    assert decision.barred("1x", held) is None


def test_a_choice_that_is_not_offered_is_open_to_no_hand():
    elective = {"3x": ("version", "2")}
    decision = Decision(
        name="play", choices=("fold", "3x"), cites="3(b)", elective=elective, open_with={"3x": TENS_OR_BETTER}
    )
    assert decision.choices_with(parse_cards(("Ts", "Th")), {"version": "1"}) == ("fold",)
    assert decision.choices_with(parse_cards(("Ts", "Th")), {"version": "2"}) == ("fold", "3x")


def test_cards_are_dealt_one_face_down_unless_the_rule_says_otherwise():
    step = Deliver(to=To.EACH_PLAYER, cites="20.7(c)")
    assert (step.cards, step.face_up, step.keep) == (1, False, None)


def test_the_marks_of_a_round_stand_in_its_order():
    assert tuple(Mark) == (OPENING, COMPLETING, SETTLEMENT, SPINS)
    assert [mark.name for mark in Mark] == ["OPENING", "COMPLETING", "SETTLEMENT", "SPINS"]
