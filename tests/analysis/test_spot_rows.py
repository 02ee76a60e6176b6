"""Going through information sets in runs loses none."""

import numpy as np

from croupier.analysis import spot_rows
from croupier.analysis.spot_rows import put_together, rows_of, total_of
from tests.analysis.spots_made import three_card_poker


def test_runs_cover_all_rows_in_order(monkeypatch):
    monkeypatch.setattr(spot_rows, "ROWS", 1000)
    spots = three_card_poker().spots
    parts = list(rows_of(spots))
    assert [len(some.weights) for _, some in parts] == [1000, 755]
    assert np.array_equal(np.concatenate([some.holes for _, some in parts]), spots.holes)


def test_all_deals_are_counted():
    assert total_of(three_card_poker().spots) == 407_170_400


def test_rows_with_the_same_key_are_added_up():
    keys, values = put_together(np.array([7, 3, 7]), np.array([[1, 2], [10, 20], [4, 8]]))
    assert keys.tolist() == [3, 7]
    assert values.tolist() == [[10, 20], [5, 10]]
