"""Every change to an exported log is found out, and where; and rounds by the thousand are not accused."""

import hashlib
import json
import platform
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from croupier.cli import verifier
from croupier.cli.verifier import audit
from croupier.games.catalogue import KEYS
from tests.cli import tampering
from tests.cli.logs_made import lines_of, made
from tests.house.tracked import ROOT

FULL_MUTATIONS, FULL_ROUNDS = 100_000, 100_000
CHUNK = 1_000  # mutations of one set of logs
SEED = 20_260_101


def logs(seed, mishaps=0.02):
    """Two rounds of each game, some of them gone wrong."""
    return [made(key, seed * 10 + more, rounds=2, mishaps=mishaps * more) for key in KEYS for more in (0, 1)]


def missed(reader, seed, number):
    """The changes that a reader of logs lets pass or finds elsewhere, and how many there were of each kind."""
    rng, books, kinds, found = Random(seed), logs(seed), Counter(), []
    for _ in range(number):
        changed = tampering.tampered(rng, rng.choice(books))
        result = reader(changed.lines, changed.head, changed.key)
        kinds[changed.kind] += 1
        if result["ok"] or not changed.first <= result["line"] <= changed.last:
            found.append(f"{changed.told()}: {result}")
    return found, kinds


def test_every_change_is_found_out_and_where():
    found, kinds = missed(audit, seed=1, number=400)
    assert found == []
    assert len(kinds) > 20, kinds


@pytest.mark.parametrize("change", tampering.KINDS)
def test_each_kind_of_change_is_found_out(change):
    rng = Random(change.__name__)
    for book in logs(seed=2)[::3]:
        changed = change(rng, book)
        result = audit(changed.lines, changed.head, changed.key)
        assert not result["ok"], changed.told()
        assert changed.first <= result["line"] <= changed.last, f"{changed.told()}: {result}"


def test_logs_that_nobody_has_changed_are_not_accused():
    for book in logs(seed=3):
        assert audit(lines_of(book.entries), tampering.head_of(book.entries), tampering.PUBLIC)["ok"]


def test_a_planted_reader_that_checks_nothing_misses_every_change():
    found, _ = missed(lambda lines, head, key: {"ok": True}, seed=1, number=100)
    assert len(found) == 100


def test_a_planted_reader_that_knows_neither_head_nor_key_misses_an_older_log_and_another_signer():
    """What a file alone cannot show; so the harness does look at it."""
    found, kinds = missed(lambda lines, head, key: audit(lines), seed=1, number=300)
    missed_kinds = Counter(one.split(",")[0] for one in found)
    assert set(missed_kinds) == {"rolled back", "signed by another"}
    assert missed_kinds["rolled back"] == kinds["rolled back"]


def takes_the_signature_for_granted(line, entry, table, key):
    table.signed = table.seq


@pytest.mark.parametrize(
    ("check", "instead", "change"),
    [
        ("check_cards", lambda *given: None, tampering.a_root),
        ("check_settlements", lambda *given: None, tampering.an_amount_paid),
        ("check_signature", takes_the_signature_for_granted, None),
    ],
)
def test_a_planted_verifier_without_one_of_its_checks_misses_what_it_is_there_for(monkeypatch, check, instead, change):
    rng, books = Random(check), logs(seed=4)
    made_up = [tampering.betrayed(rng, b, change) if change else tampering.take_over(rng, b) for b in books]
    forged = [one for one in made_up if one is not None]
    assert not any(audit(one.lines, one.head, one.key)["ok"] for one in forged)
    monkeypatch.setattr(verifier, check, instead)
    assert all(audit(one.lines, one.head, one.key)["ok"] for one in forged)
    assert len(forged) > len(books) // 2


@pytest.mark.soak
def test_a_hundred_thousand_changes_are_found_out_and_where():
    kinds: Counter[str] = Counter()
    for chunk in range(FULL_MUTATIONS // CHUNK):
        found, more = missed(audit, SEED + chunk, CHUNK)
        assert found == [], f"seed {SEED + chunk}"
        kinds += more
    assert sum(kinds.values()) == FULL_MUTATIONS
    report("tampering", seed=SEED, mutations=FULL_MUTATIONS, missed=0, kinds=dict(kinds))


@pytest.mark.soak
@pytest.mark.parametrize("key", KEYS)
def test_a_hundred_thousand_rounds_are_verified_by_what_shares_no_code(key):
    rounds, events, outcomes = 0, 0, Counter()
    for seed in range(FULL_ROUNDS // len(KEYS) // 5 + 1):
        book = made(key, SEED + seed, rounds=5, mishaps=0.02 * (seed % 3 == 0))
        result = audit(lines_of(book.entries))
        assert result["ok"], f"seed {SEED + seed}: {result}"
        assert result["notes"] == [], f"seed {SEED + seed}"
        rounds, events = rounds + result["rounds"], events + result["events"]
        settled = [entry["event"]["settled"] for entry in book.entries if "settled" in entry.get("event", {})]
        outcomes.update(f"{one['wager']} {one['outcome']} {one['line']}".rstrip() for one in settled)
    report(f"verified-{key}", seed=SEED, rounds=rounds, events=events, outcomes=dict(outcomes))


def report(name, **figures):
    """What was done, with which code, as a file."""
    source = Path(verifier.__file__).read_bytes()
    figures |= {"python": platform.python_version(), "verifier": hashlib.sha256(source).hexdigest()}
    folder = ROOT / "build" / "soak"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.json").write_text(json.dumps(figures, indent=1, sort_keys=True) + "\n")
