"""13:69E-1.13Y, the layout of Premium Hold 'Em: one test for each paragraph, in the rule's order."""

from croupier.games.catalogue import definition
from croupier.rulebook.layout import Area, Place
from croupier.rulebook.option import Elections
from croupier.rulebook.refusal import Reason
from croupier.table import commands as c
from tests.driver import Driver
from tests.settlement_table import game_under

KEY = "premium-hold-em"
LAYOUT = definition(KEY).layout
MAIN = {"ante": 1000, "xtra_bonus": 1000}


def cited(number: str) -> str:
    return f"13:69E-1.13Y{number}"


def areas(number: str) -> list[Area]:
    return [area for area in LAYOUT.areas if area.cites == cited(number)]


def inscriptions(number: str, elections: Elections) -> list[str]:
    on = [one for one in LAYOUT.inscriptions if one.offered is None or one.offered.under(elections)]
    return [one.says for one in on if one.cites == cited(number)]


def test_1_13y_a_six_betting_positions_at_the_most():
    driver = Driver(KEY)
    for seat in (0, 7):
        refusal = driver.refusal(c.PlaceWagers(seat, "patron", MAIN))
        assert (refusal.reason, refusal.cites) == (Reason.NO_SUCH_POSITION, (cited("(a)"),))
    for seat in (1, 6):
        driver.wager(seat, **MAIN)


def test_1_13y_b_the_layout_carries_what_the_list_names():
    carried = {one.cites for one in (*LAYOUT.areas, *LAYOUT.inscriptions)}
    assert {cited(f"(b){item}") for item in range(1, 7)} <= carried


def test_1_13y_b_1_the_licensees_name():
    assert inscriptions("(b)1", game_under(KEY).elections) == ["Name or trade name of the casino licensee"]


def test_1_13y_b_2_an_ante_area_at_every_position():
    assert [(area.key, area.inscription, area.place) for area in areas("(b)2")] == [("ante", "Ante", Place.OWN)]


def test_1_13y_b_3_an_area_for_the_xtra_bonus():
    assert [(area.key, area.inscription) for area in areas("(b)3")] == [("xtra_bonus", "X-Tra Bonus")]


def test_1_13y_b_4_areas_for_dealer_bonus_and_player_bonus():
    assert {(area.key, area.inscription) for area in areas("(b)4")} == {
        ("dealer_bonus", "Dealer Bonus"),
        ("player_bonus", "Player Bonus"),
    }


def test_1_13y_b_5_an_area_for_the_bonus_spin_only_where_it_is_offered():
    (area,) = areas("(b)5")
    assert (area.key, area.inscription) == ("bonus_spin", "Bonus Spin")
    on = {value: area.offered.under(game_under(KEY, bonus_spin=value).elections) for value in ("off", "fixed-1")}
    assert on == {"off": False, "fixed-1": True}


def test_1_13y_b_6_the_odds_of_every_bonus_wager_and_of_the_wheel_in_use():
    without = inscriptions("(b)6", game_under(KEY).elections)
    assert [says.partition(":")[0] for says in without] == ["X-Tra Bonus", "Player Bonus and Dealer Bonus"]
    assert without[1] == (
        "Player Bonus and Dealer Bonus: royal flush 50 to 1, straight flush 30 to 1, four-of-a-kind 10 to 1, "
        "full house 6 to 1, flush 4 to 1, straight 3 to 1, three-of-a-kind 2 to 1, two pair, jacks up or better 1 to 1"
    )
    (wheel,) = inscriptions("(b)6", game_under(KEY, bonus_spin="fixed-1").elections)[2:]
    assert wheel == (
        "Bonus Spin 1: win the fixed prize; 2: win $5; 3: win $100, every other bettor $25; 4: win $1,000; "
        "5: win $10; 6: win $20, every other bettor $3; 7: win $500; 8: win $15; 9: win $50, every other bettor $10; "
        "10: win $200; 11: win $75; 12: win $25"
    )
