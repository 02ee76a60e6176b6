"""The stand-alone verifier: its parts against published vectors and second ways, its verdicts against the engine."""

import ast
import json
import shutil
import subprocess
import sys
from collections import Counter
from itertools import combinations
from pathlib import Path
from random import Random

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards.card import DECK
from croupier.cards.commitment import commit, prove
from croupier.cards.ranking import Ranking
from croupier.cli import verifier
from croupier.cli.verifier import audit
from croupier.games.catalogue import KEYS, definition
from croupier.rulebook.dealing import Ask
from croupier.rulebook.money import Amount, Odds
from croupier.rulebook.option import ByOption
from croupier.store import chain
from croupier.table import commands as c
from croupier.table import events as e
from croupier.table.day import new_day, places
from croupier.table.fold import apply_day
from croupier.table.ledger import postings
from croupier.table.record import public
from croupier.table.table import Table, open_table
from tests.cli.logs_made import KEY, OTHER_KEY, Book, checkpoint, lines_of, made, relinked
from tests.cli.tampering import PUBLIC, head_of
from tests.day_driver import BY_SHUFFLER, TWO_DECKS, DayDriver
from tests.settlement_table import game_under
from tests.table.walks import Walk

RANKINGS = {key: definition(key).ranking for key in ("three-card-poker", "four-card-poker", "hold-em-3-bonus")}


# Signatures ---------------------------------------------------------------------------------------------

RFC_8032 = (  # 7.1: TEST 1, TEST 2, TEST 3, TEST SHA(abc); public key, message, signature
    (
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
        "",
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46b"
        "d25bf5f0595bbe24655141438e7a100b",
    ),
    (
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        "72",
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c"
        "387b2eaeb4302aeeb00d291612bb0c00",
    ),
    (
        "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
        "af82",
        "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc659"
        "4a7c15e9716ed28dc027beceea1ec40a",
    ),
    (
        "ec172b93ad5e563bf4932c70e1245034c35467ef2efd4d64ebf819683467e2bf",
        "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f",
        "dc2a4459e7369633a52b1bf277839a00201009a3efbf3ecb69bea2186c26b58909351fc9ac90b3ecfdfbc7c66431e030"
        "3dca179c138ac17ad9bef1177331a704",
    ),
)


@pytest.mark.parametrize(("key", "message", "signature"), RFC_8032)
def test_the_signatures_of_rfc_8032_hold_and_none_with_a_bit_changed(key, message, signature):
    parts = [bytearray.fromhex(part) for part in (key, message, signature)]
    assert verifier.signed(*map(bytes, parts))
    rng = Random(signature)
    for _ in range(12):
        forged = [bytearray(part) for part in parts]
        part = rng.choice([part for part in forged if part])
        part[rng.randrange(len(part))] ^= 1 << rng.randrange(8)
        assert not holds(*map(bytes, forged))


def holds(key, message, signature):
    """Whether it is signed; a key that is no point of the curve has signed nothing."""
    try:
        return verifier.signed(key, message, signature)
    except ValueError:
        return False


@given(st.binary(min_size=32, max_size=32), st.binary(max_size=100))
def test_what_another_implementation_signs_is_verified(seed, message):
    key = Ed25519PrivateKey.from_private_bytes(seed)
    public_key, signature = key.public_key().public_bytes_raw(), key.sign(message)
    assert verifier.signed(public_key, message, signature)
    assert not verifier.signed(public_key, message + b"x", signature)


def test_a_signature_has_one_form_only():
    """5.1.7: S is below the order of the group, so nobody makes a second signature out of one."""
    key, message, signature = (bytes.fromhex(part) for part in RFC_8032[1])
    s = int.from_bytes(signature[32:], "little")
    again = signature[:32] + (s + verifier.L).to_bytes(32, "little")
    assert not verifier.signed(key, message, again)
    assert not verifier.signed(key, message, signature[:-1])
    assert not verifier.signed(key, message, signature + b"\0")


# Commitments, hands and pay tables ----------------------------------------------------------------------


@given(st.integers(), st.binary(min_size=32, max_size=32), st.sets(st.integers(0, 51), min_size=1))
def test_a_proof_leads_to_the_root_that_was_committed_to(shuffle, seed, opened):
    order = Random(shuffle).sample(DECK, 52)
    proof = prove(order, seed, opened)
    assert verifier.root_of(proof.cards, proof.hashes) == commit(order, seed).root
    assert verifier.root_of(proof.cards, [*proof.hashes, "00" * 32]) == ""
    assert verifier.root_of(proof.cards, proof.hashes[1:]) != commit(order, seed).root
    place, card, salt = proof.cards[0]
    assert verifier.root_of([(place, card, salt + "00"), *proof.cards[1:]], proof.hashes) == ""


def test_three_cards_make_each_hand_as_often_as_is_published():
    """Straight flushes 48, threes 52, straights 720, flushes 1,096, pairs 3,744 of 22,100."""
    names = Counter(verifier.rank(cards, verifier.THREE)[2] for cards in combinations(sorted(verifier.DECK), 3))
    assert names == {"sf": 48, "three": 52, "straight": 720, "flush": 1_096, "pair": 3_744, "high": 16_440}


@pytest.mark.parametrize(
    ("key", "size", "order"),
    [
        ("three-card-poker", 3, verifier.THREE),
        ("four-card-poker", 4, verifier.FOUR),
        ("hold-em-3-bonus", 5, verifier.FIVE),
    ],
)
def test_hands_stand_to_each_other_as_the_cards_room_has_them(key, size, order):
    """Two rankings that share no code: a hand is above, below or equal in both."""
    rng, ranking = Random(key), RANKINGS[key]
    assert isinstance(ranking, Ranking)
    hands = [rng.sample(few, size) for few in (rng.sample(DECK, 12) for _ in range(400)) for _ in range(3)]
    ours = [verifier.rank(hand, order)[:2] for hand in hands]
    theirs = [ranking.value(tuple(hand)) for hand in hands]
    for one, two in combinations(range(0, len(hands)), 2) if len(hands) < 200 else pairs(rng, len(hands)):
        compared = (ours[one] > ours[two], ours[one] == ours[two])
        assert compared == (theirs[one] > theirs[two], theirs[one] == theirs[two]), (hands[one], hands[two])


def pairs(rng, many):
    return [(rng.randrange(many), rng.randrange(many)) for _ in range(20_000)]


TABLES = {  # the wagers whose printed columns stand here under another name
    ("three-card-poker", "bad_beat"): "bad_beat_3",
    ("four-card-poker", "bad_beat"): "bad_beat_4",
    ("premium-hold-em", "player_bonus"): "jacks_up",
    ("premium-hold-em", "dealer_bonus"): "jacks_up",
}
COLUMNS = dict(zip(KEYS, (5, 9, 7, 2, 29, 3), strict=True))


@pytest.mark.parametrize("key", KEYS)
def test_every_figure_of_every_pay_table_is_that_of_the_game(key):
    """Two transcriptions of the printed tables: what each column pays, apart from how lines are called."""
    compared, letters = 0, {"bad_beat": "on", "progressive": "on"}
    for wager in definition(key).wagers:
        for choice, table in (wager.schedule.tables if wager.schedule else {}).items():
            name = TABLES.get((key, wager.key), f"blind_{choice}" if wager.key == "blind_bonus" else wager.key)
            if name in verifier.PAYS:
                columns = table.values if isinstance(table, ByOption) else {letters.get(wager.key, "all"): table}
                assert set(verifier.PAYS[name]) >= set(columns)
                for letter, pays in columns.items():
                    theirs = [figure(pay) for pay in pays.pays.values() if figure(pay)]
                    ours = list(verifier.PAYS[name][letter].values())
                    if name in ("bonus", "bet"):  # where one line of the game is several here
                        theirs, ours = list(set(theirs)), list(set(ours))
                    assert sorted(theirs) == sorted(ours), (name, letter)
                    compared += 1
    assert compared == COLUMNS[key]


def figure(pay):
    if isinstance(pay, Odds):
        return verifier.Fraction(pay.win, pay.unit), 0
    return (verifier.Fraction(0), pay.cents) if isinstance(pay, Amount) else None


def test_every_stop_of_every_wheel_is_that_of_the_game():
    for kind, wheel in definition("premium-hold-em").spin.wheels.values.items():
        printed = [stop.partition("+")[::2] for stop in verifier.WHEELS[kind].split()]
        ours = [(int(own) * 100, int(others or 0) * 100) for own, others in printed]
        assert ours == [(stop.player or 0, stop.community) for stop in wheel.stops]


# Rounds of the engine -----------------------------------------------------------------------------------


def verified(book, **known):
    result = audit(lines_of(book.entries), **known)
    assert result["ok"], result
    return result


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("seed", range(8))
def test_random_rounds_under_random_options_are_verified_to_the_cent(key, seed):
    book = made(key, seed, rounds=5)
    result = verified(book, head=head_of(book.entries), key=PUBLIC)
    assert result["rounds"] == 5
    assert result["notes"] == []  # everything was worked out


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("seed", range(8))
def test_rounds_that_go_wrong_are_verified_with_what_is_void_and_what_is_not(key, seed):
    assert verified(made(key, seed, rounds=5, mishaps=0.05))["rounds"] == 5


REPORTED = "IrregularityReported"


@pytest.mark.parametrize("key", KEYS)
def test_a_void_needs_its_reason_and_a_reason_its_void(key):
    """20.12, 27.12, 28.12, 40.12, 42.12: a card drawn in error voids nothing, a card of the dealer exposed all."""
    seen = Counter()
    for seed in range(40):
        entries = made(key, seed, mishaps=0.05).entries
        kinds = [entry.get("event", {}).get("type") for entry in entries]
        voids = [place for place, kind in enumerate(kinds) if kind in ("RoundVoided", "HandVoided")]
        reported = [place for place in range(voids[0] if voids else len(kinds)) if kinds[place] == REPORTED]
        if not reported:
            continue
        void, forged = bool(voids), json.loads(json.dumps(entries))
        forged[reported[-1]]["event"]["mishap"] = "drawn-in-error" if void else "dealer-card-exposed"
        _, problem = refused(lines_of(relinked(forged, KEY)))
        assert "nothing was reported" in problem if void else "played on after dealer-card-exposed" in problem
        seen[void] += 1
    assert min(seen[True], seen[False]) > 0


def day_log(driver):
    """The log of a table's day, in the public form and with the postings that the table gives it."""
    book, day = Book(), new_day(driver.day.table)
    for event in driver.events:
        form = public(event, places(day.deck) if day.decks else {})
        moved = [list(posting) for posting in postings(day, event)]
        day = apply_day(day, event, driver.at)
        over = day.round.closed and form["type"] != "RoundClosed"
        book.write(form, moved, 0 if over else day.number)
    book.sign()
    return book


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("elected", [None, BY_SHUFFLER, TWO_DECKS])
def test_whole_days_with_cuts_and_two_decks_are_verified(key, elected):
    book = day_log(DayDriver(key, elected).rounds(6))
    assert verified(book)["rounds"] == 6


def dealt(key, deck, wagers, choices, method="hand", meter=None, **options):
    """A round from a stacked deck: wagers of each seat, and the choices in the order in which they are asked."""
    table = open_table(game_under(key, **options), method=method)
    assert isinstance(table, Table), table
    walk, top = Walk(table, meter), tuple(deck.split())
    walk.do(c.Shuffle((*top, *(card for card in DECK if card not in top))))
    for seat, staked in wagers.items():
        walk.do(c.PlaceWagers(seat, f"patron {seat}", staked))
    walk.do(c.CloseBets(meter))
    left = list(choices)
    while not walk.state.closed:
        walk.do(c.Decide(*left.pop(0)) if isinstance(walk.state.task, Ask) else c.Proceed())
    return walk


def returned(walk):
    return {(s.settled.seat, s.settled.wager): s.settled.returned for s in walk.of(e.WagerSettled)}


def logged(walk):
    book = Book()
    book.open(walk)
    book.play(walk)
    return book


ROYALS = "As Ah 2c Ks Kh 4c Qs Qh 6d Js Jh 8d Ts Th 9c"  # one card to each of two players and the dealer, in turn


def test_two_royals_at_one_table_share_the_meter_that_stood_at_the_first():
    wagers = {seat: {"ante": 500, "progressive": 100} for seat in (1, 2)}
    walk = dealt("caribbean-stud", ROYALS, wagers, [(1, "2x"), (2, "2x")], meter=1_000_001)
    assert returned(walk)[1, "progressive"] == returned(walk)[2, "progressive"] == 500_070
    verified(logged(walk))


SEVEN = "As Ks Qs 2c 2d 7h Js Ts 9s 8s"  # three to the player, three to the dealer, four in the middle


@pytest.mark.parametrize(
    ("blind_2x", "choice", "won"), [("A", "1x", 2_500_000), ("A", "2x", 250_000), ("B", "2x", 2_500_000)]
)
def test_seven_cards_of_one_suit_win_their_amount_or_as_five(blind_2x, choice, won):
    wagers = {1: {"blind_bonus": 500, "flop": 500}}
    walk = dealt("hold-em-3-bonus", SEVEN, wagers, [(1, choice)], version="2", blind_2x=blind_2x)
    assert returned(walk)[1, "blind_bonus"] == 500 + won
    verified(logged(walk))


def test_the_aggregate_limit_is_used_up_by_the_wager_paid_first():
    wagers = {1: {"blind_bonus": 50_000, "flop": 50_000, "three_card_bonus": 40_000}}
    choices = [(1, "expose"), (1, "1x")]
    walk = dealt("hold-em-3-bonus", SEVEN, wagers, choices, three_card_bonus="A", aggregate_limit=5_000_000)
    assert returned(walk)[1, "three_card_bonus"] == 40_000 + 4_000_000
    assert returned(walk)[1, "blind_bonus"] == 50_000 + 1_000_000
    verified(logged(walk))


@pytest.mark.parametrize(("suit", "won"), [("d", 100_000_000), ("s", 10_000_000)])
def test_six_cards_of_one_suit_pay_more_in_diamonds(suit, won):
    deck = " ".join(rank + suit for rank in "AKQJT9") + " 2c 3h 4h 6c"
    wagers = {1: {"blind_bonus": 500, "flop": 500, "six_card_bonus": 500}}
    walk = dealt("hold-em-3-bonus", deck, wagers, [(1, "1x")], six_card_bonus="A")
    assert returned(walk)[1, "six_card_bonus"] == 500 + won
    verified(logged(walk))


# What a log has to be -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def book():
    return made("three-card-poker", 3, rounds=2)


def refused(lines, **known):
    result = audit(lines, **known)
    assert set(result) == {"ok", "line", "problem"}, result
    assert result["ok"] is False
    return result["line"], result["problem"]


def test_the_answer_counts_names_and_signs(book):
    records = [entry for entry in book.entries if "seq" in entry]
    assert verified(book) == {
        "ok": True,
        "events": len(records),
        "rounds": 2,
        "head": records[-1]["hash"],
        "tables": ["T1"],
        "key": PUBLIC,
        "notes": [],
    }


def test_another_head_or_another_key_is_refused(book):
    lines = lines_of(book.entries)
    last = len(lines)
    assert refused(lines, head="0" * 64)[0] == last
    first_signed = next(number for number, entry in enumerate(book.entries, 1) if "checkpoint" in entry)
    theirs = OTHER_KEY.public_key().public_bytes_raw().hex()
    assert refused(lines, key=theirs) == (first_signed, f"the public key: expected {theirs}, found {PUBLIC}")


def test_two_keys_in_one_log_are_refused(book):
    entries = [*book.entries[:-1], checkpoint(book.entries[-2], OTHER_KEY)]
    assert refused(lines_of(entries))[0] == len(entries)


def test_a_log_without_a_signature_at_its_end_or_without_anything_is_refused(book):
    lines = lines_of(book.entries)
    last = len(lines) - 1
    number, problem = refused(lines[:-1])
    assert number == last
    assert "the last record of T1 that is signed" in problem
    assert refused([]) == (0, "the hash of the last record: expected one, found ")


@pytest.mark.parametrize("figure", [b"1.0", b"1e3", b"NaN", b"-0", b"007"])
def test_what_is_no_whole_number_in_its_one_spelling_is_refused(book, figure):
    lines = lines_of(book.entries)
    lines[2] = lines[2].replace(b'"round":1', b'"round":' + figure)
    assert refused(lines)[0] == 3


def test_a_log_may_end_within_a_round(book):
    """A table was stopped in the middle of a deal; what there is holds, and nothing is asked of what is not."""
    middle = next(number for number, entry in enumerate(book.entries) if entry.get("round") == 2) + 12
    entries = [*book.entries[:middle], checkpoint(book.entries[middle - 1])]
    assert audit(lines_of(entries))["ok"]


def test_logs_of_several_tables_may_stand_in_one_file():
    one, two = made("three-card-poker", 1), made("caribbean-stud", 2)
    moved = Book("T2")
    for entry in two.entries:
        if "seq" in entry:
            text = json.dumps([entry["event"], entry["postings"]]).replace("T1", "T2")
            moved.write(*json.loads(text), entry["round"])
    moved.sign()
    mixed = [*one.entries[:-1], *moved.entries, one.entries[-1]]
    result = audit(lines_of(mixed))
    assert (result["ok"], result["tables"], result["rounds"]) == (True, ["T1", "T2"], 2), result


def test_a_game_that_the_verifier_does_not_know_is_said_not_to_be_worked_out():
    entries = json.loads(json.dumps(made("three-card-poker", 3).entries))
    entries[0]["event"]["game"] = "two-card-duel"
    result = audit(lines_of(relinked(entries, KEY)))
    assert result["ok"]
    assert all("was not worked out" in note for note in result["notes"])
    assert len(result["notes"]) == sum(entry.get("event", {}).get("type") == "WagerSettled" for entry in entries)


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers(-(2**63), 2**63) | st.text(st.characters(exclude_categories=["Cs"])),
        lambda part: st.lists(part) | st.dictionaries(st.text(st.characters(exclude_categories=["Cs"])), part),
    )
)
def test_the_canonical_form_is_that_of_the_store(value):
    assert verifier.canonical(value) == chain.canonical(value)


# As a program -------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def alone(tmp_path_factory):
    """The verifier in a folder of its own, without the project."""
    return shutil.copy(verifier.__file__, tmp_path_factory.mktemp("alone"))


def run(alone, *arguments):
    done = subprocess.run([sys.executable, "-I", "-S", alone, *arguments], capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


def test_the_file_runs_by_itself_and_answers_for_programs_and_people(alone, book, tmp_path):
    log = tmp_path / "T1.jsonl"
    log.write_bytes(b"".join(lines_of(book.entries)))
    head = head_of(book.entries)
    status, out, _ = run(alone, str(log), "--head", head, "--key", PUBLIC, "--json")
    assert (status, json.loads(out)) == (0, verified(book))
    status, out, _ = run(alone, str(log))
    assert status == 0
    assert out.splitlines()[0] == f"{verified(book)['events']} events and 2 rounds of T1 hold."
    status, out, _ = run(alone, str(log), "--head", "0" * 64, "--json")
    assert (status, json.loads(out)["line"]) == (1, len(book.entries))
    status, out, _ = run(alone, str(log), "--head", "0" * 64)
    assert (status, out.split(":")[0]) == (1, f"line {len(book.entries)}")


def test_a_file_that_cannot_be_read_is_an_error(alone, tmp_path):
    status, out, error = run(alone, str(tmp_path / "nowhere.jsonl"), "--json")
    assert (status, out, json.loads(error)["error"]["code"]) == (2, "", "input")


def test_it_imports_nothing_but_the_standard_library():
    tree = ast.parse(Path(verifier.__file__).read_text())
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
    names = {alias.name for node in imports if isinstance(node, ast.Import) for alias in node.names}
    names |= {node.module for node in imports if isinstance(node, ast.ImportFrom)}
    assert {name.split(".")[0] for name in names} <= sys.stdlib_module_names
