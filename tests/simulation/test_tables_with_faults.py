"""Many tables in one simulated house, with kills, retries, late commands and everything that can go wrong at a table.

Production code over a store on disk; time and chance come from the seed. After every event the watch asks that money
and cards are conserved, that memory and log agree, and that no line tells a card which not everybody has seen; at the
end the stand-alone verifier works the logs through. A failure names its seed and its act.

The full size is ten million events.
"""

import hashlib
from collections import Counter
from concurrent.futures import Future
from random import Random
from time import perf_counter
from typing import get_args

import pytest
from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError

from croupier.rulebook.irregularity import Mishap
from croupier.server import pit
from croupier.store.entry import Stored
from croupier.store.store import Store
from croupier.store.writer import Writer
from croupier.table import commands as c
from croupier.table import day_commands as dc
from croupier.table import settlement
from croupier.table.day_events import DayEvent
from croupier.table.events import Event
from tests.simulation.faulty_floor import Moment, Wire
from tests.simulation.floor_days import play, total
from tests.soak_report import FOLDER, write_report

SEEDS = range(6)  # one for each game at the first table
ACTS = 400
FULL, SHARDS = 10_000_000, 8
FAULTS = {
    "lost on its way",
    "late",
    "answer lost",
    "repeated",
    "sent late or again",
    "key of another command",
    "between two acts of another table",
    "killed between two acts",
    *(f"killed {moment.value}" for moment in Moment),
}
ASKED = {f"{kind.__name__} done" for kind in (*get_args(c.Command), *get_args(dc.DayCommand)) if kind is not c.Shuffle}
TOLD = {f"event {kind.__name__}" for kind in (*get_args(Event), *get_args(DayEvent))}
MISHAPS = {f"mishap {mishap.value}" for mishap in Mishap}


def test_whatever_goes_wrong_money_and_cards_are_conserved():
    counts = total(play(seed, ACTS) for seed in SEEDS)
    assert set(counts) >= FAULTS
    assert counts["event RoundClosed"] > 100


def test_the_same_seed_gives_the_same_logs():
    assert play(3, 150) == play(3, 150)


@pytest.mark.soak
@pytest.mark.parametrize("shard", range(SHARDS))
def test_whatever_goes_wrong_money_and_cards_are_conserved_at_length(shard):
    counts, digest, events, seeds, start = Counter(), hashlib.sha256(), 0, 0, perf_counter()
    while events < FULL // SHARDS:
        seed = (shard + 1) * 1_000_000 + seeds
        found = play(seed, 2_000)
        counts, events, seeds = counts + found.counts, events + found.events, seeds + 1
        digest.update(repr((seed, sorted(found.heads.items()))).encode())
        tell(
            f"tables-{shard}",
            f"{seeds:,} seeds, {events:,} of {FULL // SHARDS:,} events, {perf_counter() - start:.0f} s",
        )
    assert set(counts) >= FAULTS | ASKED | TOLD | MISHAPS
    write_report(
        f"tables-with-faults-{shard}",
        rooms=("cards", "rulebook", "games", "table", "store", "server"),
        seeds=[(shard + 1) * 1_000_000, (shard + 1) * 1_000_000 + seeds - 1],
        events=events,
        counts=counts,
        logs_sha256=digest.hexdigest(),
        seconds=round(perf_counter() - start),
    )


def tell(name, line):
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"{name}.progress").write_text(line + "\n")


# Planted defects: the harness has to catch each of them ------------------------------------------------------------


def acknowledged_before_the_commit(monkeypatch):
    """An entry is answered at once, and written together with the next one."""
    kept = []

    def submit(wire, entry):
        for each in kept:
            wire.floor.commits.submit(each)
        kept[:] = [entry]
        answer = Future()
        answer.set_result(Stored(entry.table, entry.key, entry.expected, entry.expected + len(entry.events) - 1))
        return answer

    monkeypatch.setattr(Wire, "submit", submit)


def a_settlement_short_of_a_cent(monkeypatch):
    def short(*given):
        settled = by_rule(*given)
        return replace(settled, returned=settled.returned - (settled.returned > settled.staked))

    by_rule = settlement._by_rule
    monkeypatch.setattr(settlement, "_by_rule", short)


def a_reshuffle_on_resuming(monkeypatch):
    """What is left of the deck is shuffled once more when a round goes on after a stop."""

    def reshuffled(*given):
        day, last = replayed(*given)
        rest = tuple(Random(1).sample(day.round.deck, len(day.round.deck)))
        return (replace(day, round=replace(day.round, deck=rest)) if day.playing else day), last

    replayed = pit.replay
    monkeypatch.setattr(pit, "replay", reshuffled)


def another_deck_on_resuming(monkeypatch):
    """The order that lies sealed is not the one that was dealt from."""

    def other(secret):
        order, seed = opened(secret)
        return (order[1:] + order[:1], seed)

    opened = pit.opened
    monkeypatch.setattr(pit, "opened", other)


def a_retry_carried_out_again(monkeypatch):
    monkeypatch.setattr(Writer, "_known_commands", lambda *_: {})
    monkeypatch.setattr(Store, "command", lambda *_: None)


def a_hidden_card_in_the_log(monkeypatch):
    def told(event, places):
        form = public(event, places)
        return form | {"card": event.card} if form["type"] == "CardDealt" else form

    public = pit.public
    monkeypatch.setattr(pit, "public", told)


def chips_not_set_aside(monkeypatch):
    """What a patron has is looked at, but may be spent at another table before it is booked."""

    def looked_at(the_pit, day, spent):
        refusal = hold(the_pit, day, spent)
        the_pit._chips.update({} if refusal else spent)
        return refusal

    hold = pit.Pit._hold
    monkeypatch.setattr(pit.Pit, "_hold", looked_at)
    monkeypatch.setattr(pit.Pit, "_book", lambda the_pit, moved, held: the_pit._chips.update(moved))


DEFECTS = [
    acknowledged_before_the_commit,
    a_settlement_short_of_a_cent,
    a_reshuffle_on_resuming,
    another_deck_on_resuming,
    a_retry_carried_out_again,
    a_hidden_card_in_the_log,
    chips_not_set_aside,
]


@pytest.mark.parametrize("defect", DEFECTS, ids=lambda defect: defect.__name__)
def test_a_planted_defect_is_caught(monkeypatch, defect):
    """By the watch, or by the database where a key is stored twice."""
    defect(monkeypatch)
    with pytest.raises((AssertionError, IntegrityError)) as caught:
        total(play(seed, ACTS) for seed in SEEDS)
    assert any("act" in note for note in caught.value.__notes__)
