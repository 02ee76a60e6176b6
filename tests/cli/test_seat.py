"""The person at the keyboard: help, undo, rebet, questions, and answers that are not understood."""

import pytest


@pytest.mark.parametrize(
    ("lines", "seen"),
    [
        ("?", "u undo   c clear   r the last bets again"),
        ("10|u", "Bets (no wagers yet) > "),
        ("10|pair 5|u", "Bets (Ante $10) > "),
        ("10|c", "Bets (no wagers yet) > "),
        ("10|c|u", "Bets (Ante $10) > "),
        ("10|d|1x|r", "Bets (Ante $10) > "),
        ("ante", "How much? Type an amount in dollars behind it, such as 'ante 5'."),
        ("blah 5", "Which wager is 'blah'? There are ante, pair plus, bad beat."),
        ("d", "Nothing is staked. Type an amount such as 10, or r for your last bets."),
        ("2000|d", "That is more than the $1,000 you have."),
        ("bad|d", "The bad beat bonus needs an ante or a pair plus wager. (19:47-20.6(a)2)"),
        ("t", "straight flush: 40 to 1"),
        ("s", "fold or play equal to the ante"),
        ("y", "No round has been played yet."),
        ("10|d|x", "Type one of fold, 1x."),
        ("10|d|t", "straight flush: 40 to 1"),
        ("600|d|1x", "1x costs $600 and you have $400 left."),
    ],
)
def test_a_line_typed_and_what_is_answered(typed, lines, seen):
    assert seen in typed(lines, "three-card-poker", "--seed", "1", "--seat", "1")


def test_why_shows_the_paragraphs_of_the_last_round_and_the_readings(typed):
    screen = typed("10|bad|d|1x|y", "four-card-poker", "--seed", "1", "--seat", "1")
    why = screen.split("Type your wagers")[-1]
    assert "19:47-27.11(a)4" in why
    assert "Register B-1:" in why


def test_a_choice_may_be_cut_short(typed):
    assert "You        " in typed("10|d|f", "three-card-poker", "--seed", "1")
    assert ", folded" in typed("10|d|f", "three-card-poker", "--seed", "1")


def test_the_rules_shown_are_those_of_the_method_in_use(typed):
    assert "dealt from automated dealing shoe" in typed("s", "three-card-poker", "--method", "automated-shoe")


def test_concealing_says_what_it_costs(typed):
    screen = typed("10|three 5|d|c", "hold-em-3-bonus", "--seed", "1", "--seat", "1")
    assert "Expose your cards? Concealed, your 3 card bonus loses." in screen
