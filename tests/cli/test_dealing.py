"""Tables over a store: opened where they are new, gone on with where they are not, and never turned into other ones."""

import json
from threading import Event

import pytest

from croupier.cli.dealing import Asked, Shift
from croupier.cli.errors import InputRefused
from croupier.cli.progress import Progress
from croupier.cli.table_file import configured
from croupier.games.catalogue import definition
from croupier.server.players import AlwaysPlays
from croupier.store.group_commit import GroupCommit
from croupier.store.problems import Stopped
from croupier.store.store import open_store


def silent(what: str, done: int, whole: int) -> None:
    del what, done, whole


class Counted(AlwaysPlays):
    """Stops the world at a decision of somebody's choosing."""

    def __init__(self, at: int, then: BaseException | None = None) -> None:
        self.left, self.then, self.reached = at, then, Event()

    def choose(self, seen, chance):
        self.left -= 1
        if self.left == 0:
            self.reached.set()
            if self.then:
                raise self.then
        return super().choose(seen, chance)


def dealt(folder, *tables: str, player=AlwaysPlays, show: Progress = silent, key="three-card-poker", **given):
    """What a shift told, and whether it was dealt to its end."""
    options = given.pop("options", {})
    asked = {"rounds": 2, "seats": 1, "seed": 3, "as_configured": bool(options), "close": False} | given
    found = configured(definition(key), None, options)
    with open_store(f"sqlite:///{folder}/floor.db") as store, GroupCommit(store) as commits:
        shift = Shift(store, commits, found, Asked(tables or ("T1",), **asked), player)
        whole = shift.deal(show)
        return shift.told(), whole, dict(shift.broken_off)


def test_a_new_table_is_opened_and_dealt_and_told_of(tmp_path):
    (told,), whole, broken_off = dealt(tmp_path, rounds=3)
    assert (told.table, told.rounds, told.finished, whole, broken_off) == ("T1", 3, None, True, {})
    assert told.win == told.staked - told.returned
    assert told.events == told.seq > 0
    assert len(told.head) == 64


def test_a_table_of_the_store_goes_on(tmp_path):
    (first,), _, _ = dealt(tmp_path)
    (second,), _, _ = dealt(tmp_path)
    assert (second.rounds, second.seq) == (2, first.seq + second.events)
    with open_store(f"sqlite:///{tmp_path}/floor.db", read_only=True) as store:
        numbers = [record.round for record in store.records("T1") if b'"type":"RoundClosed"' in record.body]
    assert numbers == [1, 2, 3, 4]


def test_a_round_that_was_broken_off_is_finished_besides(tmp_path):
    with pytest.raises(ZeroDivisionError):
        dealt(tmp_path, player=lambda: Counted(2, ZeroDivisionError()))
    (told,), _, broken_off = dealt(tmp_path, rounds=0)
    assert broken_off == {"T1": 2}
    assert (told.rounds, told.finished) == (1, 2)
    assert dealt(tmp_path, rounds=0)[2] == {}


def test_tables_are_dealt_side_by_side(tmp_path):
    """Each waits for the other in the middle of a round, which only tables in threads of their own can."""
    players = []

    class Waiting(Counted):
        def choose(self, seen, chance):
            choice = super().choose(seen, chance)
            assert all(player.reached.wait(60) for player in players)
            return choice

    def seating():
        players.append(Waiting(1))
        return players[-1]

    told, _, _ = dealt(tmp_path, "A", "B", player=seating)
    assert [(one.table, one.rounds) for one in told] == [("A", 2), ("B", 2)]


def test_ctrl_c_ends_after_the_current_command_and_nothing_is_lost(tmp_path):
    def interrupted(what, done, whole):
        del what, whole
        if done >= 1:
            raise KeyboardInterrupt

    (told,), whole, _ = dealt(tmp_path, rounds=10**6, show=interrupted)
    assert not whole
    assert 1 <= told.rounds < 10**6
    (more,), whole, _ = dealt(tmp_path, rounds=1)
    assert whole
    assert more.seq == told.seq + more.events


def test_what_stops_one_table_stops_all_and_is_told(tmp_path):
    players = iter([Counted(2, Stopped("The disk is full.")), AlwaysPlays()])
    with pytest.raises(Stopped, match="disk is full"):
        dealt(tmp_path, "A", "B", player=lambda: next(players), rounds=10**6)


def test_tables_are_closed_at_the_end_where_that_is_asked_for(tmp_path):
    dealt(tmp_path, close=True)
    with pytest.raises(InputRefused, match="has been closed") as refusal:
        dealt(tmp_path)
    assert refusal.value.code == "other-table"


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"key": "four-card-poker"}, "is a table of three-card-poker"),
        ({"seed": None}, "is a demonstration: give --seed"),
        ({"options": {"pair_plus": "B"}}, "other elections"),
    ],
)
def test_a_table_never_becomes_another_one(tmp_path, given, says):
    (before,), _, _ = dealt(tmp_path)
    with pytest.raises(InputRefused, match=says) as refusal:
        dealt(tmp_path, **given)
    assert refusal.value.code == "other-table"
    with open_store(f"sqlite:///{tmp_path}/floor.db", read_only=True) as store:
        assert store.head("T1").seq == before.seq


def test_a_seed_makes_no_demonstration_of_a_table_that_was_none(tmp_path):
    dealt(tmp_path, seed=None)
    with pytest.raises(InputRefused, match="is no demonstration: leave --seed out"):
        dealt(tmp_path)


def test_the_same_elections_may_be_told_again(tmp_path):
    for _ in range(2):
        dealt(tmp_path, options={"pair_plus": "B"})


def test_the_time_of_a_log_goes_on_though_the_machine_was_put_back(tmp_path, monkeypatch):
    dealt(tmp_path)
    monkeypatch.setattr("time.time_ns", lambda: 1_000_000)
    dealt(tmp_path)
    with open_store(f"sqlite:///{tmp_path}/floor.db", read_only=True) as store:
        times = [record.at for record in store.records("T1")]
        opened = json.loads(next(store.records("T1")).body)
    assert times == sorted(times)
    assert opened["seeded"] is True


def test_how_far_it_is_comes_with_an_estimate(tmp_path):
    said = []
    dealt(tmp_path, rounds=30, show=lambda what, done, whole: said.append((what, done, whole)))
    assert {whole for _, _, whole in said} == {30}
    assert all(what.startswith(f"{done} of 30 rounds") for what, done, _ in said)
    assert all(", about 0:" in what for what, done, _ in said if 0 < done < 30)
