"""Putting together what looks alike loses nothing that a player could tell apart."""

import numpy as np

from croupier.analysis import condense
from croupier.analysis.condense import looks_of, put_together
from croupier.analysis.known import ranking_of
from croupier.analysis.shape import shape_of
from croupier.analysis.spot import Spot
from croupier.cards.array_ranking import card_numbers
from croupier.cards.card import parse_cards
from croupier.games.catalogue import definition
from croupier.rulebook.game import elect
from tests.analysis.spots_made import made, three_card_poker


def spot(hole, board="", up=""):
    return Spot(*(card_numbers(parse_cards(cards.split())) for cards in (hole, board, up)))


def test_every_information_set_is_in_one_look():
    found = three_card_poker()
    looks = looks_of(ranking_of(found.shape, 0), found.spots)
    assert looks.sets == looks.taken.sum() == 22_100
    assert looks.taken.sum(axis=0).tolist() == [7_200, 14_900]
    assert looks.total == 407_170_400
    weighted = found.spots.values[:, 0] * found.spots.weights[:, None]
    assert looks.values.sum(axis=0).tolist() == weighted.sum(axis=0).tolist()
    assert looks.best == weighted.max(axis=1).sum()


def test_a_look_is_made_of_ranks_and_of_how_many_are_suited():
    """455 multisets of three ranks; three different ones have one, two or three cards of a suit, a pair one or two."""
    found = three_card_poker()
    looks = looks_of(ranking_of(found.shape, 0), found.spots)
    assert len(looks.taken) == 286 * 3 + 156 * 2 + 13


ALIKE = [
    ("caribbean-stud", spot("As Kd Js 8c 3h", up="2h"), spot("Ad Ks Jd 8h 3c", up="2s")),
    ("texas-hold-em-bonus", spot("As Ks", "2s 7d 9c"), spot("Ad Kd", "2d 7h 9c")),
    ("texas-hold-em-bonus", spot("Ah 9h", "9s 7d 2c"), spot("Ac 9d", "9s 7d 2c")),
]
OTHERS = [
    ("caribbean-stud", spot("As Kd Js 8c 3h", up="2h"), spot("As Kd Js 8c 3h", up="4h")),
    ("caribbean-stud", spot("As Kd Js 8c 3h", up="2h"), spot("As Ks Js 8c 3h", up="2h")),
    ("texas-hold-em-bonus", spot("As Ks", "2s 7d 9c"), spot("As Ks", "2s 7s 9c")),
    ("texas-hold-em-bonus", spot("As Ks", "2s 7d 9c"), spot("As 2s", "Ks 7d 9c")),
    ("texas-hold-em-bonus", spot("9h 9d", "As 7d 2c"), spot("Ah 9d", "9s 7d 2c")),
    ("texas-hold-em-bonus", spot("Ah 8d", "Ks Qd 2c"), spot("Ah 8d", "Ks 7d 2c")),
]


def number_of_looks(key, spots):
    game = shape_of(elect(definition(key), {}))
    found = made(game, len(spots[0].board), [(one, 1) for one in spots])
    return len(looks_of(ranking_of(game, found.seen), found).taken)


def test_what_looks_alike_is_put_together():
    assert [number_of_looks(key, spots) for key, *spots in ALIKE] == [1] * len(ALIKE)


def test_what_looks_different_is_kept_apart():
    assert [number_of_looks(key, spots) for key, *spots in OTHERS] == [2] * len(OTHERS)


def test_runs_make_no_difference(monkeypatch):
    found = three_card_poker()
    at_once = looks_of(ranking_of(found.shape, 0), found.spots)
    monkeypatch.setattr(condense, "ROWS", 100)
    in_runs = looks_of(ranking_of(found.shape, 0), found.spots)
    assert in_runs.best == at_once.best
    assert in_runs.values.tolist() == at_once.values.tolist()


def test_of_choices_worth_the_same_the_first_is_taken_and_each_is_as_good():
    found = three_card_poker()
    looks = looks_of(ranking_of(found.shape, 0), found.spots._replace(values=np.zeros_like(found.spots.values)))
    assert looks.taken.sum(axis=0).tolist() == [22_100, 0]
    assert looks.optimal.sum(axis=0).tolist() == [22_100, 22_100]


def test_rows_with_the_same_key_are_added_up():
    keys, values = put_together(np.array([7, 3, 7]), np.array([[1, 2], [10, 20], [4, 8]]))
    assert keys.tolist() == [3, 7]
    assert values.tolist() == [[10, 20], [5, 10]]
