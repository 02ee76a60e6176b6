"""Layouts: every wager has its area, and every area lies beside one that is there."""

import pytest

from croupier.games.catalogue import KEYS, definition
from croupier.rulebook.layout import Place

BESIDE = {Place.BEHIND, Place.ABOVE_RIGHT}


@pytest.mark.parametrize("key", KEYS)
def test_every_wager_has_one_area_and_is_offered_where_its_area_is(key):
    rule = definition(key)
    areas = [area for area in rule.layout.areas if area.place is not Place.CENTRE]
    assert sorted(area.key for area in areas) == sorted(wager.key for wager in rule.wagers)
    assert all(area.offered == rule.wager(area.key).offered for area in areas)


@pytest.mark.parametrize("key", KEYS)
def test_an_area_beside_another_names_one_that_is_there(key):
    areas = {area.key: area for area in definition(key).layout.areas}
    assert len(areas) == len(definition(key).layout.areas)
    for area in areas.values():
        assert (area.place in BESIDE) == bool(area.of)
        assert not area.of or area.of in areas


@pytest.mark.parametrize("key", KEYS)
def test_areas_and_inscriptions_are_readable_and_cited(key):
    layout = definition(key).layout
    assert all(area.inscription and area.cites for area in layout.areas)
    assert all(inscription.says and inscription.cites for inscription in layout.inscriptions)
