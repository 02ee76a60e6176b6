"""Ultimate Texas Hold 'Em from its file: settled by the round engine, dealt at a table, refused where it refuses."""

import pytest

from croupier.rulebook.game import Game, elect
from croupier.rulebook.refusal import Reason
from croupier.table import commands as c
from croupier.table.views import HIDDEN, view
from examples.ultimate_texas_hold_em import RULES, ULTIMATE_TEXAS_HOLD_EM
from tests.driver import Driver, stacked
from tests.settlement_table import check_table

STAKES = {"ante": 1000, "blind": 1000, "trips": 500}
ROUNDS = """
# fold and qualification
player  dealer  community   decisions       ante      blind       play       trips      cites
7h2d    AcQs    Kd9s8c5d3h  check,check,fold  lose    lose        -          lose       3(d),4(e)
7h2d    AcQs    KdKs8cKh3h  check,check,fold  lose    lose        -          win:2000   3(d),4(e)
AhKd    QcJs    9d8s5c4d2h  4x              push      push        win:8000   lose       4(a),4(d)
AhKd    QcJs    9d8s5c4d2h  check,check,1x  push      push        win:2000   lose       4(a)
QcJs    AhKd    9d8s5c4d2h  check,2x        push      lose        lose       lose       4(a),4(b)
AhKd    AcKs    9d8s5c4d2h  3x              push      push        push       lose       4(c)
AhKd    2cQs    9d8s5c4d2h  4x              lose      lose        lose       lose       4(b)
AhAd    2cQs    9d8s5c4d2h  4x              win:2000  push        win:8000   lose       4(b),4(d)
AhKd    AcKs    9d9s5c4d2h  check,check,1x  push      push        push       lose       4(c)
3h3c    AcKs    9d8s5c4d2h  check,2x        push      push        win:4000   lose       4(a)
# the blind, line by line
AhAd    2cQs    AsAc5c4d7h  4x              win:2000  win:11000   win:8000   win:15500  4(d)
AhKh    QcQs    QhJhTh2c3d  check,2x        win:2000  win:501000  win:4000   win:25500  4(d)
9h8h    QcQs    7h6h5h2c3d  check,2x        win:2000  win:51000   win:4000   win:20500  4(d)
AhAd    2cQs    AsKcKd4d7h  4x              win:2000  win:4000    win:8000   win:4500   4(d)
AhKh    QcQs    9h7h2h3c4d  check,2x        win:2000  win:2500    win:4000   win:3500   4(d)
9h8d    QcQs    7h6h5s2c3d  check,2x        win:2000  win:2000    win:4000   win:3000   4(d)
9h9d    QcQs    9s6h5s2c3d  check,2x        win:2000  push        win:4000   win:2000   4(d)
9h9d    QcKs    9s6h5s2c3d  check,2x        push      push        win:4000   win:2000   4(a)
9h8d    QcKs    7h6h5s2cAd  check,2x        push      win:2000    win:4000   win:3000   4(a),4(d)
9h8d    6c6d    9d9c6h5s3d  check,check,1x  lose      lose        lose       win:2000   4(b),4(e)
"""


def under(**options: object) -> Game:
    game = elect(ULTIMATE_TEXAS_HOLD_EM, options)
    assert isinstance(game, Game), game
    return game


def test_every_row_of_the_settlement_and_every_line_of_both_tables():
    check_table(under(), STAKES, ROUNDS)


@pytest.mark.parametrize(("letter", "flush", "straight"), [("A", 3500, 3000), ("B", 4000, 2500)])
def test_trips_pays_by_the_table_elected(letter, flush, straight):
    rounds = f"""
        player  dealer  community   decisions  trips
        AhKh    QcQs    9h7h2h3c4d  check,2x   win:{flush}
        9h8d    QcQs    7h6h5s2c3d  check,2x   win:{straight}
    """
    check_table(under(trips=letter), STAKES, rounds)


def test_a_round_at_the_table_turns_up_three_cards_and_then_two():
    board, one, two, dealer = ("9h", "7h", "2h", "3c", "4d"), ("Ah", "Kh"), ("2c", "8d"), ("Qc", "Qs")
    driver = Driver(under(), stacked(*board, *one, *two, *dealer))
    for seat in (1, 2):
        driver.wager(seat, ante=1000, blind=1000)
    driver.deal()
    assert view(driver.state, "patron 1").community == (HIDDEN,) * 5
    driver.do(c.Decide(1, "check"))
    driver.do(c.Decide(2, "check"))
    driver.do(c.Proceed())
    assert view(driver.state, "patron 1").community == (*board[:3], HIDDEN, HIDDEN)
    driver.do(c.Decide(1, "2x"))
    driver.do(c.Decide(2, "check"))
    driver.do(c.Proceed())
    seen = view(driver.state, "patron 2")  # who has played is not asked again
    assert (seen.community, seen.awaited, seen.choices) == (board, 2, ("fold", "1x"))
    driver.do(c.Decide(2, "fold"))
    driver.do(c.Proceed())
    settled = {p.seat: {wager: one.returned for wager, one in p.settled.items()} for p in driver.state.positions}
    assert settled == {1: {"ante": 2000, "blind": 2500, "play": 4000}, 2: {"ante": 0, "blind": 0}}


@pytest.mark.parametrize(
    ("wagers", "reason", "number"),
    [
        ({"ante": 1000}, Reason.WAGERS_TOGETHER, "2(b)"),
        ({"ante": 1000, "blind": 998}, Reason.WAGERS_TOGETHER, "2(b)"),
        ({"ante": 1000, "blind": 1002}, Reason.WAGERS_TOGETHER, "2(b)"),
        ({"trips": 500}, Reason.WAGERS_TOGETHER, "2(c)"),
        ({"ante": 1001, "blind": 1001}, Reason.NOT_PAYABLE, None),  # 3 to 2 of an odd cent
    ],
)
def test_wagers_that_the_rule_forbids_are_refused(wagers, reason, number):
    refusal = Driver(under()).refusal(c.PlaceWagers(1, "Ada", wagers))
    assert refusal.reason is reason
    assert number is None or refusal.cites == (RULES.ref(number),)


def test_nobody_takes_its_paragraphs_for_the_law():
    assert all(paragraph.source.startswith("not a New Jersey rule") for _, paragraph in RULES)
    assert "not a New Jersey rule" in ULTIMATE_TEXAS_HOLD_EM.rules
