"""N.J.A.C. 19:46-1.10A, three card poker table: one test for each paragraph that is printed."""

from croupier.rulebook.layout import Area, Place
from tests.settlement_table import game_under

KEY = "three-card-poker"


def areas(**options: str) -> dict[str, Area]:
    """The betting areas of a table under these options."""
    game = game_under(KEY, **options)
    layout = game.definition.layout
    return {area.key: area for area in layout.areas if area.offered is None or area.offered.under(game.elections)}


def test_1_10a_b_layout_has_an_area_for_each_wager_of_the_table():
    for bad_beat in ("on", "off"):
        assert set(areas(bad_beat=bad_beat)) == set(game_under(KEY, bad_beat=bad_beat).wagers)


def test_1_10a_b_4_pair_plus_area_immediately_behind_each_ante_area():
    pair_plus = areas()["pair_plus"]
    assert (pair_plus.place, pair_plus.of, pair_plus.inscription) == (Place.BEHIND, "ante", "Pair plus")
    assert pair_plus.cites == "19:46-1.10A(b)4"


def test_1_10a_b_5_bad_beat_area_immediately_behind_the_pair_plus_area_where_offered():
    bad_beat = areas()["bad_beat"]
    assert (bad_beat.place, bad_beat.of, bad_beat.inscription) == (Place.BEHIND, "pair_plus", "Bad beat")
    assert bad_beat.cites == "19:46-1.10A(b)5"
    assert "bad_beat" not in areas(bad_beat="off")
