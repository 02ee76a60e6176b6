"""Rules of play: what fits which cards, the words, and files that are refused."""

import json

import msgspec
import numpy as np
import pytest

from croupier.analysis.known import Known, ranking_of
from croupier.analysis.rules_of_play import (
    Rule,
    RuleList,
    RulesRefused,
    Strategy,
    When,
    fits,
    follow,
    in_lines,
    in_words,
    read_strategy,
)
from croupier.analysis.shape import shape_of
from croupier.cards.array_ranking import card_numbers
from croupier.cards.card import parse_cards
from croupier.games.catalogue import definition
from croupier.rulebook.game import elect


def shape(key):
    return shape_of(elect(definition(key), {}))


def known(key, hole, board="", up=""):
    arrays = (np.array([card_numbers(parse_cards(cards.split()))], np.uint8) for cards in (hole, board, up))
    return Known(ranking_of(shape(key), len(board.split())), *arrays)


STUD = ("caribbean-stud", "As Kd Js 8c 3h", "", "Jh")
FLOP = ("texas-hold-em-bonus", "Th 9h", "8h 2h Tc", "")
PREFLOP = ("texas-hold-em-bonus", "7h 5d", "", "")

FITTING = [
    (STUD, When()),
    (STUD, When(hand_at_least="high card A-K-J-8-3")),
    (STUD, When(hand_at_least="high card A-K", hand_below="pair")),
    (STUD, When(holds="QJ", lacks="QT")),
    (STUD, When(up_matches=True, up_from="J", up_to="J")),
    (STUD, When(up_below=2)),
    (FLOP, When(matches_board=True, pair_held=False, over_board=0)),
    (FLOP, When(flush_cards=4, straight_cards=3, suited=2)),
    (PREFLOP, When(suited_below=2, gap_to=2, low_from="5", low_to="5")),
    (PREFLOP, When(hand_at_least="high card 7-5", hand_below="high card 7-6")),
]
MISSING = [
    (STUD, When(hand_at_least="high card A-K-J-8-4")),
    (STUD, When(hand_below="high card A-K-J-8-3")),
    (STUD, When(holds="Q")),
    (STUD, When(lacks="J")),
    (STUD, When(up_matches=False)),
    (STUD, When(up_below=3)),
    (STUD, When(up_from="Q")),
    (STUD, When(up_to="T")),
    (FLOP, When(matches_board=False)),
    (FLOP, When(flush_cards=5)),
    (FLOP, When(straight_cards=4)),
    (FLOP, When(over_board=1)),
    (PREFLOP, When(suited=2)),
    (PREFLOP, When(gap_to=1)),
    (PREFLOP, When(low_from="6")),
]


@pytest.mark.parametrize(("cards", "when"), FITTING)
def test_what_fits(cards, when):
    assert fits(when, known(*cards)).tolist() == [True]


@pytest.mark.parametrize(("cards", "when"), MISSING)
def test_what_does_not_fit(cards, when):
    assert fits(when, known(*cards)).tolist() == [False]


RULES = RuleList(
    "bet",
    (
        Rule(When(hand_at_least="pair"), "2x"),
        Rule(When(hand_at_least="high card A-K", up_matches=True, up_to="Q"), "2x"),
    ),
    "fold",
)


def test_the_first_rule_that_fits_is_followed():
    hands = ["As Kd Js 8c 3h Jh", "As Kd Js 8c 3h Kh", "2s 2d Js 8c 3h Ah", "As Qd Js 8c 3h 3d"]
    rows = np.array([card_numbers(parse_cards(hand.split())) for hand in hands], np.uint8)
    seen = Known(ranking_of(shape("caribbean-stud"), 0), rows[:, :5], np.zeros((4, 0), np.uint8), rows[:, 5:])
    assert follow(RULES, seen, ("fold", "2x")).tolist() == [1, 0, 1, 0]


def test_the_list_in_words():
    assert list(in_lines(RULES, ranking_of(shape("caribbean-stud"), 0))) == [
        "2x with a pair or better",
        "2x with A-K or better, the dealer's card matches one of yours, the dealer shows a queen or lower",
        "otherwise fold",
    ]


@pytest.mark.parametrize("when", [when for _, when in (*FITTING[1:], *MISSING)])
def test_every_condition_has_words(when):
    game = shape("texas-hold-em-bonus" if when.low_from or when.low_to or when.gap_to else "caribbean-stud")
    said = in_words(when, ranking_of(game, 0))
    assert said not in {"", "always"}


def test_a_file_of_rules_comes_back_as_it_was_written():
    strategy = Strategy("caribbean-stud", (RULES,))
    written = msgspec.json.encode(strategy)
    assert json.loads(written)["decisions"][0]["rules"][0] == {"when": {"hand_at_least": "pair"}, "choose": "2x"}
    assert read_strategy(written, shape("caribbean-stud")) == strategy


def stud(rules=(), otherwise="fold", decision="bet", game="caribbean-stud"):
    return json.dumps({"game": game, "decisions": [{"decision": decision, "rules": rules, "otherwise": otherwise}]})


REFUSED = [
    ("{", "cannot be read"),
    ("\x00", "cannot be read"),
    (stud(game="three-card-poker"), "These are rules of play for three-card-poker, not for caribbean-stud."),
    (stud(decision="flop"), "take one list for each decision: bet."),
    (stud(otherwise="3x"), "At the bet one may fold, 2x; '3x' is not offered."),
    (stud([{"when": {"colour": "red"}, "choose": "2x"}]), "cannot be read"),
    (stud([{"when": {"hand_at_least": "pear"}, "choose": "2x"}]), "'pear' is no hand"),
    (stud([{"when": {"holds": "X"}, "choose": "2x"}]), "this says nothing of the cards: holds X"),
    (stud([{"when": {"up_below": 9}, "choose": "2x"}]), "this says nothing of the cards: up_below 9"),
    (stud([{"when": {"over_board": 1}, "choose": "2x"}]), "this says nothing of the cards: over_board 1"),
]


@pytest.mark.parametrize(("text", "says"), REFUSED)
def test_rules_that_cannot_be_followed_are_refused(text, says):
    with pytest.raises(RulesRefused, match=says.replace("(", r"\(")):
        read_strategy(text.encode(), shape("caribbean-stud"))
