"""The pit: commands are stored before they are answered, answered once, and a table goes on where it stopped."""

import threading

import msgspec
import pytest

from croupier.games.catalogue import KEYS
from croupier.rulebook.refusal import Reason, Refusal
from croupier.server.pit import Done, digest_of, opened, replay
from croupier.table import commands as c
from croupier.table import day_commands as dc
from croupier.table import events as e
from tests.day_driver import alike
from tests.pit_driver import GAMES, PitDriver

TABLE = "T1"


@pytest.fixture
def driver(place):
    made = PitDriver(place.url, beside=place.beside)
    yield made
    made.stop()


def test_every_cent_of_the_events_is_in_the_ledger_of_the_store(driver):
    driver.open(TABLE)
    for _ in range(3):
        driver.round(TABLE)
    balances = driver.store.balances()
    assert sum(balances.values()) == 0
    assert balances[f"wagers:{TABLE}"] == 0
    assert balances["patron:ann"] == driver.pit.chips("ann")


@pytest.mark.parametrize("key", KEYS)
def test_a_table_that_was_stopped_in_mid_round_goes_on_with_the_same_cards(driver, key):
    driver.open(TABLE, key)
    driver.round(TABLE)
    driver.deal(TABLE)
    before = driver.pit.day(TABLE)
    driver.again()
    assert alike(driver.pit.day(TABLE), before)
    driver.finish(TABLE)
    dealt = {card for position in driver.pit.day(TABLE).round.positions for card in position.cards}
    assert dealt == {card for position in before.round.positions for card in position.cards}


def test_the_same_key_gives_the_first_answer_and_moves_nothing_again(driver):
    driver.open(TABLE)
    command = c.PlaceWagers(1, "ann", {"ante": 500})
    first = driver.do(TABLE, command, "once")
    chips = driver.pit.chips("ann")
    again = driver.do(TABLE, command, "once")
    assert (again.first, again.last, again.repeated) == (first.first, first.last, True)
    driver.do(TABLE, c.CloseBets())
    late = driver.do(TABLE, command, "once")  # would be refused by now
    assert (late.first, late.repeated) == (first.first, True)
    assert driver.pit.chips("ann") == chips


@pytest.mark.parametrize("late", [False, True])
def test_the_same_key_with_another_command_is_refused(driver, late):
    driver.open(TABLE)
    driver.do(TABLE, c.PlaceWagers(1, "ann", {"ante": 500}), "once")
    if late:
        driver.do(TABLE, c.CloseBets())
    answer = driver.tell(TABLE, c.PlaceWagers(1, "ann", {"ante": 600}), "once")
    assert isinstance(answer, Refusal)
    assert answer.reason is Reason.KEY_TAKEN


def test_a_refusal_is_not_remembered_since_nothing_happened(driver):
    driver.open(TABLE)
    assert isinstance(driver.tell(TABLE, c.CloseBets(), "early"), Refusal)
    driver.do(TABLE, c.PlaceWagers(1, "ann", {"ante": 500}))
    assert isinstance(driver.tell(TABLE, c.CloseBets(), "early"), Done)


def test_nobody_wagers_more_chips_than_he_has(driver):
    driver.open(TABLE)
    answer = driver.tell(TABLE, c.PlaceWagers(2, "cleo", {"ante": 500}))
    assert isinstance(answer, Refusal)
    assert answer.reason is Reason.NOT_ENOUGH_CHIPS
    driver.do(TABLE, dc.Exchange("cleo", 500))
    driver.do(TABLE, c.PlaceWagers(2, "cleo", {"ante": 500}))
    driver.do(TABLE, c.PlaceWagers(2, "cleo", {"ante": 400}))
    assert driver.pit.chips("cleo") == 100


def test_nobody_stakes_on_a_decision_or_cashes_in_more_than_there_is(driver):
    driver.open(TABLE)
    driver.do(TABLE, dc.Exchange("cleo", 500))
    driver.do(TABLE, c.PlaceWagers(1, "cleo", {"ante": 500}))
    driver.do(TABLE, c.CloseBets())
    for command in (c.Decide(1, "1x"), dc.Exchange("cleo", -100)):
        answer = driver.tell(TABLE, command)
        assert isinstance(answer, Refusal)
        assert answer.reason is Reason.NOT_ENOUGH_CHIPS
    driver.do(TABLE, dc.Exchange("cleo", 500))
    driver.do(TABLE, c.Decide(1, "1x"))
    assert driver.pit.chips("cleo") >= 0


def test_the_same_chips_are_not_spent_at_two_tables(driver, monkeypatch):
    """A wager is decided, and before it is stored the chips are asked for at another table."""
    driver.open(TABLE)
    driver.open("T2")
    driver.do(TABLE, dc.Exchange("cleo", 500))
    submit, meanwhile = driver.commits.submit, []

    def slowly(entry):
        if entry.table == TABLE:
            meanwhile.append(driver.tell("T2", dc.Exchange("cleo", -500)))
        return submit(entry)

    monkeypatch.setattr(driver.commits, "submit", slowly)
    driver.do(TABLE, c.PlaceWagers(1, "cleo", {"ante": 500}))
    assert [answer.reason for answer in meanwhile] == [Reason.NOT_ENOUGH_CHIPS]
    assert driver.pit.chips("cleo") == driver.store.balances()["patron:cleo"] == 0


def test_an_opening_that_comes_again_leaves_the_table_as_it_is(driver):
    driver.open(TABLE)
    day = driver.pit.day(TABLE)
    opening = dc.OpenTable(TABLE, ("red",), 1_000_000, seeded=True)
    again = driver.pit.open(f"open {TABLE}", day.table, opening)
    assert isinstance(again, Done)
    assert again.repeated
    assert driver.pit.day(TABLE) is day


def test_what_is_not_stored_did_not_happen(driver, monkeypatch):
    driver.open(TABLE)
    day = driver.pit.day(TABLE)

    def fails(entry):
        raise OSError("no space left on device")

    monkeypatch.setattr(driver.commits, "submit", fails)
    with pytest.raises(OSError, match="no space"):
        driver.tell(TABLE, c.PlaceWagers(1, "ann", {"ante": 500}))
    assert driver.pit.day(TABLE) is day
    assert driver.pit.chips("ann") == 1_000_000


def test_tables_are_played_at_the_same_time_and_kept_apart(driver):
    names = [f"T{number}" for number in range(6)]
    for name in names:
        driver.open(name)
    threads = [threading.Thread(target=lambda name=name: [driver.round(name) for _ in range(5)]) for name in names]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for name in names:
        day, last = replay(driver.store, name, GAMES)
        assert alike(day, driver.pit.day(name))
        assert last == driver.store.head(name).seq
    assert sum(driver.store.balances().values()) == 0


def test_no_card_rests_in_the_clear_before_it_is_seen(driver):
    driver.open(TABLE)
    driver.deal(TABLE)
    told = [msgspec.json.decode(record.body) for record in driver.store.records(TABLE)]
    assert not any("card" in event or "cards" in event for event in told if event["type"] == "CardDealt")
    assert all("order" not in event and "seed" not in event for event in told)
    shuffles = [record.seq for record in driver.store.records(TABLE) if b"DeckShuffled" in record.body]
    order, seed = opened(driver.store.sealed(TABLE, shuffles[-1]))
    assert (order, seed) == (driver.pit.day(TABLE).deck.order, driver.pit.day(TABLE).deck.seed)


def test_a_round_that_ends_is_signed(driver):
    driver.open(TABLE)
    driver.round(TABLE)
    checkpoint = driver.store.checkpoints(TABLE)[-1]
    assert checkpoint.seq >= next(r.seq for r in driver.store.records(TABLE) if b"RoundClosed" in r.body)


def test_commands_differ_by_kind_and_content():
    commands = [c.CloseBets(), c.Proceed(), c.Proceed(one_act=True), c.Decide(1, "fold"), c.Decide(2, "fold")]
    assert len({digest_of(command) for command in commands}) == len(commands)


def test_without_the_automaton_each_act_waits_for_its_command(driver):
    driver.open(TABLE)
    driver.do(TABLE, c.PlaceWagers(1, "ann", {"ante": 500}))
    answer = driver.tell(TABLE, c.CloseBets(), automated=False)
    assert isinstance(answer, Done)
    assert not any(isinstance(event, e.CardDealt) for event in answer.events)
