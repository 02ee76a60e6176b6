"""A session: what is shown before the reveal, and what stays hidden."""

import re

import pytest

from croupier.cards.card import DECK
from croupier.games.catalogue import KEYS
from croupier.rulebook.money import LARGEST_AMOUNT, dollars


def cards_before_the_reveal(screen: str) -> list[str]:
    """The lines of other seats and the dealer up to the first decision asked of the player."""
    before = screen.split(" > ")[-2]
    return [line for line in before.splitlines() if re.match(r"(Seat \d|Dealer) ", line) and "??" in line]


@pytest.mark.parametrize("key", KEYS)
def test_before_the_reveal_only_ones_own_cards_and_those_face_up_are_shown(typed, key):
    screen = typed("10|d", key, "--seed", "7")
    up = {"four-card-poker": 1, "caribbean-stud": 1}.get(key, 0)
    seen = cards_before_the_reveal(screen)
    assert len(seen) >= 2
    for line in seen:
        shown = [word for word in line.split() if word in DECK]
        assert len(shown) == (up if line.startswith("Dealer") else 0), line


def test_the_computer_says_what_it_does(typed):
    assert re.search(r"^Seat 1: (1x|fold)$", typed("10|d|1x", "three-card-poker", "--seed", "1"), re.MULTILINE)


def test_hands_are_named_and_every_wager_is_settled_on_the_screen(typed):
    screen = typed("10|pair 5|bad|d|1x", "three-card-poker", "--seed", "2", "--cites")
    result = screen.split("This round")[0].splitlines()[-8:]
    assert [line.split("  ")[1].strip() for line in result if "back" in line] == [
        *("Pair plus", "Bad beat bonus", "Ante", "Play"),
    ]
    assert sum("19:47-20." in line for line in result) == 4
    assert "ace high, nine kicker" in screen


def test_a_seed_deals_the_same_cards_again_and_says_so(typed):
    first, again = (typed("10|d|1x", "three-card-poker", "--seed", "11") for _ in range(2))
    assert first == again
    assert "Demonstration: the cards come from seed 11." in first
    assert first != typed("10|d|1x", "three-card-poker", "--seed", "12")


def test_the_wheel_stops_by_its_weights(typed):
    """All the weight on one position: every spin must stop there."""
    weights = ",".join("1" if n == 6 else "0" for n in range(1, 13))
    options = ["--set", "bonus_spin=progressive-1", "--set", f"wheel={weights}", "--seats", "6"]
    rounds = "|".join(["10|bonus spin|d|c|1x"] * 40)
    spins = re.findall(r"spins the wheel: position (\d+)", typed(rounds, "premium-hold-em", "--seed", "3", *options))
    assert spins
    assert set(spins) == {"6"}


def told(screen, title):
    """Where in the round a wager is said to be settled, among its decisions and its end."""
    marks = re.findall(rf"conceal or expose|fold or|This round|^  {title}.* back", screen, re.MULTILINE)
    return [mark.split("  ")[1].strip() if mark.startswith("  ") else mark for mark in marks]


def test_what_is_settled_before_the_end_is_said_before_the_next_decision_and_listed_again(typed):
    screen = typed("10|3 card 5|d|e|1x", "hold-em-3-bonus", "--seed", "3", "--seats", "1")
    bonus = "3 card bonus"
    assert told(screen, bonus)[:5] == ["conceal or expose", bonus, "fold or", bonus, "This round"]


def test_a_fold_says_at_once_what_it_lost(typed):
    screen = typed("10|bonus 5|d|f", "texas-hold-em-bonus", "--seed", "3", "--seats", "1")
    assert told(screen, "Ante")[:4] == ["fold or", "Ante", "Ante", "This round"]
    assert told(screen, "Bonus")[:3] == ["fold or", "Bonus", "This round"]


def test_a_meter_stays_at_the_largest_amount_that_is_read(typed):
    options = ("texas-hold-em-bonus", "--seed", "1", "--seats", "1", "--set", f"reset={LARGEST_AMOUNT}")
    screen = typed("10|prog|d|f|r|d|f", *options)
    assert screen.count(f"The meter stands at {dollars(LARGEST_AMOUNT)}.") == 3
