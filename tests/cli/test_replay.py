"""A round of a log act by act: every record, its paragraphs with their sources, and what it came to."""

import pytest

from croupier.cli.log_source import opened_log
from croupier.cli.replay import known_game, moment, replay_answer, replay_text
from croupier.games.catalogue import KEYS, definition
from tests.cli.stored import dealt


def round_of(key: str, number: int = 1):
    with opened_log(dealt(key, players="random").file, None, None) as log:
        return log.round(number)


def test_moments_are_exact():
    assert moment(0) == "1970-01-01 00:00:00.000 UTC"
    assert moment(1_767_225_600_007) == "2026-01-01 00:00:00.007 UTC"


def test_a_game_of_ones_own_is_known_by_nobody():
    assert known_game("two-card-duel") is None
    assert known_game("three-card-poker") is definition("three-card-poker")


@pytest.mark.parametrize("key", KEYS)
def test_every_record_is_a_line_with_its_number(key):
    found = round_of(key)
    text = list(replay_text(found))
    numbers = [int(line.split()[0]) for line in text if line[:7].strip().isdigit()]
    assert numbers == [entry.seq for entry in (*found.before, *found.records)]
    assert all(len(line) <= 120 for line in text)


@pytest.mark.parametrize("key", KEYS)
def test_every_paragraph_of_a_record_stands_with_it(key):
    """Those of no New Jersey text carry their mark, and a note says what it means."""
    text = "\n".join(replay_text(round_of(key)))
    for entry in round_of(key).records:
        settled = entry.told.get("settled", {}).get("cites", [])
        for cite in settled:
            assert cite in text
    assert ("[" in text) == ("What carries a mark in brackets" in text)


@pytest.mark.parametrize("key", KEYS)
def test_what_it_came_to_is_what_the_ledger_moved(key):
    found = round_of(key)
    nets = replay_answer(found)["net"]
    settled = [entry.told["settled"] for entry in found.records if entry.told["type"] == "WagerSettled"]
    assert sum(nets.values()) == sum(one["returned"] - one["staked"] for one in settled)
    assert set(nets) == {f"player-{seat}@{found.records[0].table}" for seat in (1, 2)}


def test_a_round_that_is_not_over_says_so():
    found = round_of("three-card-poker")
    cut = found._replace(records=found.records[:5])
    assert list(replay_text(cut))[-1] == "The round is not over."
    assert "The round is not over." not in list(replay_text(found))


def test_what_programs_get():
    answer = replay_answer(round_of("caribbean-stud", 2))
    assert (answer["game"], answer["round"], answer["seeded"]) == ("caribbean-stud", 2, True)
    assert [record["seq"] for record in answer["records"]] == [e.seq for e in round_of("caribbean-stud", 2).records]
    assert all(record["says"] for record in (*answer["before"], *answer["records"]))
    assert all(mark.startswith(cite) for cite, mark in answer["sources"].items())
    assert answer["sources"], "Caribbean stud stands in the supplement alone"
