"""N.J.A.C. 19:46-1.13Q, the Texas hold 'em bonus poker table: one test a paragraph."""

import pytest

from croupier.rulebook.game import elect
from croupier.rulebook.layout import Area, Place
from croupier.rulebook.refusal import Reason, Refusal
from croupier.table import commands as c
from croupier.table.views import view
from tests.driver import Driver
from tests.settlement_table import game_under

KEY = "texas-hold-em-bonus"
GAME = game_under(KEY)


def areas(number: str = "", **options: str) -> list[Area]:
    """The areas of a table under these options, all of them or those of one item."""
    game = game_under(KEY, **options)
    found = [area for area in game.definition.layout.areas if area.cites.endswith(f"1.13Q{number}" if number else "")]
    return [area for area in found if area.offered is None or area.offered.under(game.elections)]


def inscriptions(number: str, **options: str) -> list[str]:
    """What stands on the layout of a table under these options by one item."""
    game = game_under(KEY, **options)
    found = [one for one in game.definition.layout.inscriptions if one.cites.endswith(f"1.13Q{number}")]
    return [one.says for one in found if one.offered is None or one.offered.under(game.elections)]


@pytest.mark.parametrize("seat", [0, 8])
def test_1_13q_a_seven_positions_and_no_more(seat: int):
    driver = Driver(GAME)
    for taken in range(1, 8):
        driver.wager(taken, ante=500)
    refusal = driver.refusal(c.PlaceWagers(seat, "Ada", {"ante": 500}))
    assert (refusal.reason, refusal.cites) == (Reason.NO_SUCH_POSITION, ("19:46-1.13Q(a)",))


@pytest.mark.parametrize(
    "options", [{}, {"bonus": "off"}, {"progressive": "off"}, {"bonus": "no-dealer-aces", "progressive": "none"}]
)
def test_1_13q_b_layout_has_an_area_for_each_wager_three_for_cards_and_the_odds(options: dict[str, str]):
    wagers = set(game_under(KEY, **options).wagers)
    cards = {"community_flop", "community_turn", "community_river"}
    assert {area.key for area in areas(**options)} == wagers | cards
    shown = {*inscriptions("(b)1", **options), *(says.partition(":")[0] for says in inscriptions("(b)6", **options))}
    bonus = {"Bonus"} if "bonus" in wagers else set()
    name = "Name or trade name of the casino licensee"
    assert shown == {name, "Flop, turn and river", "Winning ante"} | bonus


def test_1_13q_b_1_the_licensees_name():
    assert inscriptions("(b)1") == ["Name or trade name of the casino licensee"]


def test_1_13q_b_2_an_ante_area_at_each_position():
    assert [(area.key, area.inscription, area.place) for area in areas("(b)2")] == [("ante", "Ante", Place.OWN)]


def test_1_13q_b_3_flop_turn_and_river_areas_at_each_position():
    assert [(area.key, area.inscription, area.place) for area in areas("(b)3")] == [
        ("flop", "Flop", Place.OWN),
        ("turn", "Turn", Place.OWN),
        ("river", "River", Place.OWN),
    ]


@pytest.mark.parametrize(("bonus", "there"), [("on", True), ("no-dealer-aces", True), ("off", False)])
def test_1_13q_b_4_a_bonus_area_above_and_to_the_right_of_the_flop_area_unless_dropped(bonus: str, there: bool):
    found = [(area.key, area.inscription, area.place, area.of) for area in areas("(b)4", bonus=bonus)]
    assert found == ([("bonus", "Bonus", Place.ABOVE_RIGHT, "flop")] if there else [])


def test_1_13q_b_5_an_area_in_mid_table_inscribed_flop_turn_and_river():
    found = areas("(b)5")
    assert [area.inscription for area in found] == ["flop", "turn", "river"]
    assert {area.place for area in found} == {Place.CENTRE}


@pytest.mark.parametrize(
    ("options", "ante", "bonus"),
    [
        ({}, "flush or better 1 to 1", ["aces against aces 1,000 to 1, pair of aces 30 to 1"]),
        ({"ante_pays": "straight"}, "flush or better 1 to 1, straight 1 to 1", ["aces against aces 1,000 to 1"]),
        ({"bonus": "no-dealer-aces"}, "flush or better 1 to 1", ["pair of aces 30 to 1, ace-king suited 25 to 1"]),
        ({"bonus": "off"}, "flush or better 1 to 1", []),
    ],
)
def test_1_13q_b_6_the_odds_of_the_wagers_offered(options: dict[str, str], ante: str, bonus: list[str]):
    streets, winning_ante, *others = inscriptions("(b)6", **options)
    assert (streets, winning_ante) == ("Flop, turn and river: 1 to 1", f"Winning ante: {ante}")
    assert len(others) == len(bonus)
    for says, start in zip(others, bonus, strict=True):
        assert says.startswith(f"Bonus: {start}")
        assert says.endswith("ace-queen or ace-jack offsuit 5 to 1, pair of tens to twos 3 to 1")


@pytest.mark.parametrize(("progressive", "there"), [("A", True), ("none", True), ("off", False)])
def test_1_13q_e_1_an_acceptor_in_front_of_each_position_lit_once_it_has_a_chip(progressive: str, there: bool):
    found = [(area.key, area.place) for area in areas("(e)1", progressive=progressive)]
    assert found == ([("progressive", Place.IN_FRONT)] if there else [])
    if there:
        driver = Driver(game_under(KEY, progressive=progressive))
        driver.wager(2, ante=500)
        driver.wager(5, ante=500, progressive=100)
        lit = {position.seat: "progressive" in position.stakes for position in view(driver.state, None).positions}
        assert lit == {2: False, 5: True}


def test_1_13q_g_bonus_may_be_left_out_beside_the_progressive_and_only_there():
    for progressive in ("A", "B", "C", "D", "none"):
        game = game_under(KEY, bonus="off", progressive=progressive)
        assert list(game.wagers) == ["ante", "flop", "turn", "river", "progressive"]
    refusal = elect(GAME.definition, {"bonus": "off", "progressive": "off"})
    assert isinstance(refusal, Refusal)
    assert (refusal.reason, refusal.cites) == (Reason.OPTIONS_EXCLUDE, ("19:46-1.13Q(g)",))
