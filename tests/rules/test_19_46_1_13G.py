"""N.J.A.C. 19:46-1.13G, the Caribbean stud poker table: one test a paragraph."""

import pytest

from croupier.rulebook.layout import Place
from croupier.rulebook.refusal import Reason
from croupier.table import commands as c
from tests.driver import Driver
from tests.settlement_table import game_under

GAME = game_under("caribbean-stud")


@pytest.mark.parametrize("seat", [0, 8])
def test_1_13g_a_seven_positions_and_no_more(seat: int):
    driver = Driver(GAME)
    for taken in range(1, 8):
        driver.wager(taken, ante=500)
    refusal = driver.refusal(c.PlaceWagers(seat, "Ada", {"ante": 500}))
    assert (refusal.reason, refusal.cites) == (Reason.NO_SUCH_POSITION, ("19:46-1.13G(a)",))


@pytest.mark.parametrize(("progressive", "wagers"), [("on", ["ante", "bet", "progressive"]), ("off", ["ante", "bet"])])
def test_1_13g_b_layout_shows_the_licensee_an_area_for_each_wager_and_the_odds(progressive: str, wagers: list[str]):
    game = game_under("caribbean-stud", progressive=progressive)
    layout = game.definition.layout
    areas = [area for area in layout.areas if area.offered is None or area.offered.under(game.elections)]
    assert sorted(area.key for area in areas) == wagers == sorted(game.wagers)
    assert {area.place for area in areas} <= {Place.OWN, Place.IN_FRONT}
    shown = [i.says for i in layout.inscriptions if i.offered is None or i.offered.under(game.elections)]
    assert "Name or trade name of the casino licensee" in shown
    lines = [f"{line} {pay}" for table in game.tables.values() for line, pay in table[""].pays.items()]
    assert len(lines) == (14 if progressive == "on" else 9)
    assert all(any(line in says for says in shown) for line in (*lines, "ante: 1 to 1"))
    assert any("from the meter" in says for says in shown) == (progressive == "on")
