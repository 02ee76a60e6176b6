"""Every round of a store can be made again, byte for byte, on either database and whatever the hash seed.

The full size is a million rounds in each, under ten hash seeds.
"""

from time import perf_counter

import pytest

from croupier.server import pit
from tests.simulation.replay_in_full import deal, make_again, make_all_again, under_hash_seed
from tests.soak_report import FOLDER, write_report
from tests.stores import KINDS, new_place, place  # noqa: F401

SMALL, FULL = 60, 1_000_000
SEEDS = ("0", "1", "2026")
UNORDERED = (  # the planted defect: an event is written down in the order in which a set has its fields
    "import json",
    "from croupier.table import record",
    "from croupier.store import chain",
    "chain.canonical = lambda told: json.dumps({key: told[key] for key in set(told)}).encode() "
    "if isinstance(told, dict) else b''",
)


def dealt(place, rounds, tell=lambda line: None):  # noqa: F811
    with place.open() as store:
        deal(store, rounds, tell)
    return make_all_again(place.url, place.beside)


def test_every_round_is_made_again_byte_for_byte(place):  # noqa: F811
    found = dealt(place, SMALL)
    assert sum(each.rounds for each in found.values()) >= SMALL
    for seed in SEEDS[: 1 + (place.kind == "sqlite")]:
        assert under_hash_seed(seed, place.url, place.beside) == found


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
def test_a_million_rounds_are_made_again_byte_for_byte(tmp_path, kind):
    start, where = perf_counter(), new_place(kind, tmp_path)
    found = dealt(where, FULL, lambda line: to_file(kind, line))
    made = perf_counter() - start
    for number in range(10):
        assert under_hash_seed(str(number), where.url, where.beside) == found
        to_file(kind, f"made again under {number + 1} of 10 hash seeds, {perf_counter() - start:.0f} s")
    write_report(
        f"replay-{kind}",
        rooms=("cards", "rulebook", "games", "table", "store", "server"),
        tables={name: each._asdict() for name, each in found.items()},
        rounds=sum(each.rounds for each in found.values()),
        hash_seeds=10,
        seconds_to_deal_and_make_again_once=round(made),
        seconds=round(perf_counter() - start),
    )


def to_file(kind, line):
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"replay-{kind}.progress").write_text(line + "\n")


@pytest.fixture(scope="module")
def small(tmp_path_factory):
    where = new_place("sqlite", tmp_path_factory.mktemp("small"))
    dealt(where, 6)
    return where


def test_a_field_that_is_lost_on_the_way_is_caught(small, monkeypatch):
    """The planted defect: an event that comes back without its paragraphs."""

    def without_cites(told, order, seed):
        return restored(told | ({"cites": []} if told["type"] == "StepTaken" else {}), order, seed)

    restored = pit.restored
    monkeypatch.setattr(pit, "restored", without_cites)
    with small.open(read_only=True) as store, pytest.raises(AssertionError, match="record 2 of"):
        make_again(store, "three-card-poker")


def test_a_form_that_depends_on_the_hash_seed_is_caught(small):
    with pytest.raises(AssertionError, match="is made again as"):
        under_hash_seed("1", small.url, small.beside, *UNORDERED)
