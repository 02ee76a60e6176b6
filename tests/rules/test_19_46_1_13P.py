"""N.J.A.C. 19:46-1.13P, the four card poker table, paragraph by paragraph."""

import pytest

from croupier.rulebook.layout import Place
from tests.settlement_table import game_under

GAME = game_under("four-card-poker")
AREAS = {area.key: area for area in GAME.definition.layout.areas}


def test_1_13p_b_every_wager_has_its_area_and_the_layout_no_other():
    assert set(AREAS) == set(GAME.wagers)
    assert len(GAME.definition.layout.areas) == 4


def test_1_13p_b_3_a_separate_aces_up_area_at_every_position():
    area = AREAS["aces_up"]
    assert (area.place, area.offered, area.cites) == (Place.OWN, None, "19:46-1.13P(b)3")
    assert area.inscription == "Aces up"


@pytest.mark.parametrize(("bad_beat", "offered"), [("printed", True), ("summary", True), ("off", False)])
def test_1_13p_b_4_a_bad_beat_area_behind_all_others_where_the_wager_is_offered(bad_beat, offered):
    behind_all = [area for area in GAME.definition.layout.areas if area.place is Place.BEHIND_ALL]
    assert [(area.key, area.cites) for area in behind_all] == [("bad_beat", "19:46-1.13P(b)4")]
    elections = game_under("four-card-poker", bad_beat=bad_beat).elections
    assert AREAS["bad_beat"].offered.under(elections) is offered
