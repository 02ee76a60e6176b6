"""13:69E-1.13BB, the Hold 'em 3 bonus table: one test for each paragraph, in the rule's order."""

import pytest

from croupier.games.catalogue import definition
from croupier.rulebook.layout import Area, Place
from croupier.rulebook.refusal import Reason
from croupier.table import commands as c
from tests.driver import Driver
from tests.settlement_table import game_under

KEY = "hold-em-3-bonus"
LAYOUT = definition(KEY).layout


def areas(**options: str) -> list[Area]:
    """The areas of a layout under these options."""
    elections = game_under(KEY, **options).elections
    return [area for area in LAYOUT.areas if area.offered is None or area.offered.under(elections)]


def area(number: str) -> Area:
    """The area that this paragraph asks for."""
    return next(area for area in LAYOUT.areas if area.cites == f"13:69E-1.13BB{number}")


def inscriptions(number: str, **options: str) -> list[str]:
    """What is inscribed under these options because of a paragraph."""
    elections = game_under(KEY, **options).elections
    shown = (one for one in LAYOUT.inscriptions if one.offered is None or one.offered.under(elections))
    return [one.says for one in shown if one.cites == f"13:69E-1.13BB{number}"]


@pytest.mark.parametrize("seat", [0, 7])
def test_1_13bb_a_six_positions_and_no_more(seat):
    driver = Driver(KEY)
    for taken in range(1, 7):
        driver.wager(taken, blind_bonus=500, flop=500)
    refusal = driver.refusal(c.PlaceWagers(seat, "Ada", {"blind_bonus": 500, "flop": 500}))
    assert (refusal.reason, refusal.cites) == (Reason.NO_SUCH_POSITION, ("13:69E-1.13BB(a)",))


def test_1_13bb_b_the_layout_has_a_name_betting_areas_a_community_area_and_inscriptions():
    cited = {one.cites.removeprefix("13:69E-1.13BB") for one in (*LAYOUT.areas, *LAYOUT.inscriptions)}
    assert cited == {
        *("(b)1", "(b)2i", "(b)2ii", "(b)2iii", "(b)2iv", "(b)2v", "(b)3"),
        *("(b)4i", "(b)4ii", "(b)4iii", "(b)4iv"),
    }


def test_1_13bb_b_1_the_licensees_name():
    assert inscriptions("(b)1") == ["Name or trade name of the casino licensee"]


@pytest.mark.parametrize(
    "off", [(), ("three_card_bonus",), ("six_card_bonus",), ("three_card_bonus", "six_card_bonus")]
)
def test_1_13bb_b_2_one_area_at_every_position_for_each_wager_that_is_offered(off):
    options = dict.fromkeys(off, "off")
    own = [one.key for one in areas(**options) if one.place is Place.OWN]
    assert own == list(game_under(KEY, **options).wagers)


def test_1_13bb_b_2_i_blind_bonus_area():
    assert (area("(b)2i").key, area("(b)2i").inscription) == ("blind_bonus", "Blind bonus")


def test_1_13bb_b_2_ii_flop_area():
    assert (area("(b)2ii").key, area("(b)2ii").inscription) == ("flop", "Flop")


def test_1_13bb_b_2_iii_turn_river_area():
    assert (area("(b)2iii").key, area("(b)2iii").inscription) == ("turn_river", "Turn/river")


def test_1_13bb_b_2_iv_3_card_bonus_area_where_it_is_offered():
    assert (area("(b)2iv").key, area("(b)2iv").inscription) == ("three_card_bonus", "3 card bonus")
    assert area("(b)2iv") in areas(three_card_bonus="D", six_card_bonus="off")
    assert area("(b)2iv") not in areas(three_card_bonus="off", six_card_bonus="K")


def test_1_13bb_b_2_v_6_card_bonus_area_where_it_is_offered():
    assert (area("(b)2v").key, area("(b)2v").inscription) == ("six_card_bonus", "6 card bonus")
    assert area("(b)2v") in areas(three_card_bonus="off", six_card_bonus="K")
    assert area("(b)2v") not in areas(three_card_bonus="D", six_card_bonus="off")


def test_1_13bb_b_3_an_area_in_the_centre_for_the_community_cards():
    in_the_centre = [one for one in LAYOUT.areas if one.place is Place.CENTRE]
    assert in_the_centre == [area("(b)3")]
    assert area("(b)3").inscription == "Community cards"


def test_1_13bb_b_4_every_inscription_stands_on_every_layout():
    for version in "12":
        for bonus in ("A", "off"):
            shown = {"version": version, "three_card_bonus": bonus, "six_card_bonus": bonus}
            for number in ("(b)4i", "(b)4ii", "(b)4iii", "(b)4iv"):
                assert inscriptions(number, **shown), f"{number} under {shown}"


def test_1_13bb_b_4_i_payout_odds_of_the_blind_bonus_and_of_the_bonus_wagers_that_are_offered():
    odds = inscriptions("(b)4i", blind_1x="J", blind_2x="C", three_card_bonus="C", six_card_bonus="H")
    assert odds == [
        "Blind bonus: 7-card royal flush win $25,000, 7-card straight flush win $10,000, royal flush 200 to 1, "
        "straight flush 50 to 1, four-of-a-kind 25 to 1, full house 3 to 1, flush 2 to 1, straight 1 to 1",
        "Blind bonus, if the turn/river wager is twice the flop wager: 7-card royal flush win $25,000, "
        "7-card straight flush win $10,000, royal flush 250 to 1, straight flush 50 to 1, four-of-a-kind 10 to 1, "
        "full house 4 to 1, flush 2 to 1, straight 1 to 1",
        "3 card bonus: 3-card royal 50 to 1, straight flush 40 to 1, three-of-a-kind 30 to 1, straight 6 to 1, "
        "flush 3 to 1, pair 1 to 1",
        "6 card bonus: royal flush 500 to 1, straight flush 250 to 1, four-of-a-kind 100 to 1, full house 25 to 1, "
        "flush 20 to 1, straight 10 to 1, three-of-a-kind 4 to 1",
    ]
    without = inscriptions("(b)4i", three_card_bonus="off", six_card_bonus="off")
    assert [says.split(":")[0].split(",")[0] for says in without] == ["Blind bonus", "Blind bonus"]


def test_1_13bb_b_4_ii_whether_the_turn_river_wager_may_be_doubled():
    assert inscriptions("(b)4ii", version="1") == ["Turn/river wager: equal to flop"]
    assert inscriptions("(b)4ii", version="2") == ["Turn/river wager: once or twice flop"]


def test_1_13bb_b_4_iii_bonus_wagers_pay_whatever_the_dealer_holds():
    assert inscriptions("(b)4iii") == ["All bonus wagers pay whether or not your hand outranks the dealer's"]


def test_1_13bb_b_4_iv_one_award_the_highest_on_the_blind_bonus():
    assert inscriptions("(b)4iv") == ["Blind bonus pays the highest single award, odds or dollars"]
