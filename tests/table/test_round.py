"""The state of a round answers who is where, who is asked, and what is still to be done."""

from msgspec.structs import replace

from croupier.rulebook.dealing import SPINS, Ask
from croupier.table import commands as c
from croupier.table.round import asked, forfeited, new_round, to_settle, to_spin
from tests.driver import Driver, stacked
from tests.settlement_table import game_under

PREMIUM = "premium-hold-em"


def decision(driver, name):
    return next(d for d in driver.state.table.game.definition.decisions if d.name == name)


def seats(positions):
    return [position.seat for position in positions]


def test_a_new_round_is_empty():
    state = new_round(Driver("three-card-poker").state.table)
    assert (state.deck, state.positions, state.tasks, state.task, state.closed) == ((), (), (), None, False)
    assert state.position(1) is None


def test_positions_stand_in_order_of_seating():
    driver = Driver("three-card-poker")
    for seat in (6, 1, 4):
        driver.wager(seat, ante=500)
    assert seats(driver.state.positions) == [1, 4, 6]
    assert driver.state.position(4).patron == "patron 4"
    assert driver.state.position(2) is None


def test_those_are_asked_who_hold_the_wager_and_have_neither_decided_nor_folded():
    driver = Driver(PREMIUM)
    for seat in (1, 2, 3, 4):
        driver.wager(seat, ante=500, xtra_bonus=500)
    driver.deal()
    first, second = decision(driver, "first play"), decision(driver, "second play")
    assert seats(asked(driver.state, first)) == [1, 2, 3, 4]
    for seat, choice in ((1, "3x"), (2, "check"), (3, "check"), (4, "3x")):
        driver.do(c.Decide(seat, choice))
    driver.do(c.Proceed())
    assert seats(asked(driver.state, second)) == [2, 3]  # without a play wager
    driver.do(c.Decide(2, "fold"))
    assert seats(asked(driver.state, second)) == [3]
    assert seats(asked(driver.state, replace(second, name="third play"))) == [3]  # a fold ends all that would follow


def test_only_holders_of_a_wager_are_asked_about_it():
    driver = Driver("hold-em-3-bonus")
    driver.wager(1, blind_bonus=500, flop=500)
    driver.wager(2, blind_bonus=500, flop=500, three_card_bonus=500)
    driver.deal()
    assert seats(asked(driver.state, decision(driver, "expose"))) == [2]


def test_the_wheel_is_for_holders_of_its_wager_whose_cards_trigger_it():
    game = game_under(PREMIUM, bonus_spin="progressive-1")
    # Seats 1 and 2 have three spades and three hearts; seat 3 three diamonds without the wager, seat 4 no flush.
    deck = stacked("As", "Ah", "Ad", "Ac", "2c", "Ks", "Kh", "Kd", "Kc", "2d", "Qs", "Qh", "Qd", "9s", "2h")
    driver = Driver(game, deck)
    for seat, spin in ((1, 100), (2, 100), (3, 0), (4, 100)):
        driver.wager(seat, ante=500, xtra_bonus=500, **({"bonus_spin": spin} if spin else {}))
    driver.deal(meter=0)
    assert seats(to_spin(driver.state)) == [1, 2]
    for seat in (1, 2, 3, 4):
        driver.do(c.Decide(seat, "3x"))
    driver.do(c.Proceed())
    assert driver.state.task is SPINS
    driver.do(c.SpinWheel(2))
    assert seats(to_spin(driver.state)) == [2]
    driver.do(c.SpinWheel(3))
    assert to_spin(driver.state) == ()


def test_nobody_spins_in_a_game_without_a_wheel():
    driver = Driver("three-card-poker")
    driver.wager(1, ante=500)
    driver.deal()
    assert to_spin(driver.state) == ()


def test_a_fold_forfeits_the_main_wagers_and_the_side_wagers_that_it_loses():
    driver = Driver("three-card-poker")
    driver.wager(1, ante=500, pair_plus=500, bad_beat=100)
    driver.deal()
    before = driver.state.position(1)
    assert (before.folded, forfeited(driver.state, before)) == (False, ())
    driver.do(c.Decide(1, "fold"))
    folded = driver.state.position(1)
    assert (folded.folded, forfeited(driver.state, folded)) == (True, ("ante", "pair_plus"))
    driver.do(c.Proceed(one_act=True))
    assert forfeited(driver.state, driver.state.position(1)) == ()
    assert driver.state.position(1).unsettled == ("bad_beat",)


def test_the_wager_on_the_wheel_is_settled_after_the_settlement_of_its_position():
    driver = Driver(game_under(PREMIUM, bonus_spin="progressive-1"))
    driver.wager(1, ante=500, xtra_bonus=500, bonus_spin=100)
    assert to_settle(driver.state, driver.state.position(1)) == ("ante", "xtra_bonus")
    assert driver.state.position(1).unsettled == ("ante", "xtra_bonus", "bonus_spin")


def test_a_position_is_read_by_settlement_without_the_names_of_its_decisions():
    driver = Driver(PREMIUM)
    driver.wager(1, ante=500, xtra_bonus=500)
    driver.deal()
    driver.do(c.Decide(1, "check"))
    hand = driver.state.position(1).hand
    assert (hand.seat, hand.choices, hand.stakes) == (1, ("check",), {"ante": 500, "xtra_bonus": 500})
    assert driver.state.position(1).decided(decision(driver, "first play"))
    assert not driver.state.position(1).decided(decision(driver, "second play"))


def test_the_task_is_the_act_that_comes_next_and_none_at_the_end():
    driver = Driver("three-card-poker")
    driver.wager(1, ante=500)
    driver.deal()
    assert isinstance(driver.state.task, Ask)
    assert replace(driver.state, at=len(driver.state.tasks)).task is None
