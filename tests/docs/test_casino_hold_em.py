"""Casino Hold 'Em from its file: settled by the round engine, dealt at a table, refused where its rule refuses."""

import pytest

from croupier.rulebook.game import Game, elect
from croupier.rulebook.refusal import Reason
from croupier.table import commands as c
from croupier.table.views import HIDDEN, view
from examples.casino_hold_em import CASINO_HOLD_EM, RULES
from tests.driver import Driver, stacked
from tests.settlement_table import check_table

STAKES = {"ante": 1000, "aa_bonus": 500}
ROUNDS = """
# fold; the dealer just below, exactly at and just above a pair of fours
player  dealer  community   decisions  ante        call      aa_bonus   cites
7h2d    AcQs    Kd9s8c5d3h  fold       lose        -         lose       3(b)
AhAd    2cQs    Kd9s8c5d3h  fold       lose        -         lose       3(b)
7h2d    3cQs    Kd9s8c5d3h  2x         win:2000    push      lose       4(a)
7h2d    4cQs    Kd9s8c5d4h  2x         lose        lose      lose       4(b)
7h5c    4cQs    Kd9s8c5d4h  2x         win:2000    win:4000  lose       4(b)
7h2d    5cQs    Kd9s8c5d3h  2x         lose        lose      lose       4(b)
7h2d    AcQs    Kd9s8c5d4h  2x         win:2000    push      lose       4(a)
AhQd    AcQs    Kd9s8c5d5h  2x         push        push      lose       4(c)
# the ante, line by line, whether the dealer qualifies or not
AhKh    QcQs    QhJhTh2c3d  2x         win:101000  win:4000  win:50500  4(b)
9h8h    QcQs    7h6h5h2c3d  2x         win:21000   win:4000  win:25500  4(b)
AhAd    2cQs    AsAc5c4d7h  2x         win:11000   win:4000  win:20500  4(b)
AhAd    5sQs    AsKcKd5d7h  2x         win:4000    win:4000  win:15500  4(b)
AhKh    QcQs    9h7h2h3c4d  2x         win:3000    win:4000  win:10500  4(b)
AhKh    QcJs    9h7h2h3c4d  2x         win:3000    push      win:10500  4(a)
9h8d    QcQs    7h6h5s2c3d  2x         win:2000    win:4000  win:4000   4(b)
# the bonus: two kings, two aces, and what comes after the flop does not count
KhKd    2cQs    9s7h5s2s3d  2x         win:2000    push      lose       4(d)
AhKd    3cQs    As7h5s2s3d  2x         win:2000    push      win:4000   4(d)
AhKd    3cQs    9s7h5s2sAd  2x         win:2000    push      lose       4(d)
"""


def under() -> Game:
    game = elect(CASINO_HOLD_EM, {})
    assert isinstance(game, Game), game
    return game


def test_every_row_of_the_settlement_and_every_line_of_both_tables():
    check_table(under(), STAKES, ROUNDS)


def test_a_round_at_the_table_shows_the_flop_before_the_decision_and_two_cards_after_it():
    driver = Driver(under(), stacked("Ah", "Qc", "Kh", "Qs", "9h", "7h", "2h", "3c", "4d"))
    driver.wager(3, ante=1000, aa_bonus=500)
    driver.deal()
    seen = view(driver.state, "patron 3")
    assert (seen.community, seen.dealer) == (("9h", "7h", "2h"), (HIDDEN, HIDDEN))
    assert (seen.awaited, seen.choices) == (3, ("fold", "2x"))
    driver.do(c.Decide(3, "2x"))
    driver.do(c.Proceed())
    assert driver.state.community == ("9h", "7h", "2h", "3c", "4d")
    settled = {wager: one.returned for wager, one in driver.state.position(3).settled.items()}
    assert settled == {"ante": 3000, "call": 4000, "aa_bonus": 10500}


@pytest.mark.parametrize(
    ("wagers", "reason", "number"),
    [
        ({"aa_bonus": 500}, Reason.WAGERS_TOGETHER, "2(b)"),
        ({"ante": 1000, "call": 2000}, Reason.WAGER_BY_DECISION, "3(b)"),
        ({"ante": 0}, Reason.NOT_AN_AMOUNT, "2(a)"),
    ],
)
def test_wagers_that_the_rule_forbids_are_refused(wagers, reason, number):
    refusal = Driver(under()).refusal(c.PlaceWagers(1, "Ada", wagers))
    assert (refusal.reason, refusal.cites) == (reason, (RULES.ref(number),))


def test_nobody_takes_its_paragraphs_for_the_law():
    assert all(paragraph.source.startswith("not a New Jersey rule") for _, paragraph in RULES)
    assert "not a New Jersey rule" in CASINO_HOLD_EM.rules
