"""Chance: exactly even by enumeration, as the document says, and from nowhere else."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from math import factorial

import pytest

from croupier.cards.card import DECK
from croupier.server import entropy
from croupier.server.entropy import below, cut, demonstration, fair, operating_system, salt_seed, shuffled, wheel_stop
from tests.house.tracked import ROOT

DOCUMENT = (ROOT / "docs" / "reference" / "shuffle.md").read_text("utf-8")


class Given:
    """These bytes and no more."""

    seeded = True

    def __init__(self, given: bytes) -> None:
        self.left = given

    def take(self, count: int) -> bytes:
        if count > len(self.left):
            raise EOFError
        taken, self.left = self.left[:count], self.left[count:]
        return taken


def drawn(given: bytes, n: int) -> int | None:
    """What `below` makes of these bytes, or None where it throws them away and asks for more."""
    try:
        return below(n, Given(given))
    except EOFError:
        return None


# Draws ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bits", [8, 16])
@pytest.mark.parametrize("n", range(1, 53))
def test_of_all_words_as_many_stand_for_each_value(n: int, bits: int):
    found = Counter(fair(word, 2**bits, n) for word in range(2**bits))
    thrown_away = found.pop(None, 0)
    assert found == dict.fromkeys(range(n), 2**bits // n)
    assert thrown_away == 2**bits % n < n


@pytest.mark.parametrize("n", range(2, 53))
def test_a_card_is_drawn_by_one_byte_evenly(n: int):
    found = Counter(drawn(bytes([byte]), n) for byte in range(256))
    assert found.pop(None, 0) == 256 % n
    assert found == dict.fromkeys(range(n), 256 // n)


@pytest.mark.parametrize("n", [257, 1_000, 32_769, 65_536])
def test_more_than_a_byte_tells_apart_takes_two(n: int):
    found = Counter(drawn(word.to_bytes(2, "big"), n) for word in range(1 << 16))
    assert found.pop(None, 0) == 65_536 % n
    assert found == dict.fromkeys(range(n), 65_536 // n)


@pytest.mark.parametrize(("n", "octets"), [(1, 0), (2, 1), (256, 1), (257, 2), (65_536, 2), (65_537, 3)])
def test_a_draw_takes_the_fewest_bytes_that_tell_the_values_apart(n: int, octets: int):
    source = Given(bytes(4))
    below(n, source)
    assert len(source.left) == 4 - octets


def test_a_word_that_is_thrown_away_is_replaced_by_the_next():
    assert drawn(bytes([208, 255, 207, 9]), 52) == 51
    assert drawn(bytes([0xFF, 0xFF, 0x01, 0x00]), 257) == 256


# Shuffles ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cards", range(1, 9))
def test_every_vector_of_places_leads_to_another_order(cards: int):
    """A byte below n stands for itself, so these bytes are the places that are chosen."""
    vectors = product(*(range(last + 1) for last in range(cards - 1, 0, -1)))
    found = Counter(shuffled(range(cards), Given(bytes(vector))) for vector in vectors)
    assert found == dict.fromkeys(permutations(range(cards)), 1)
    assert len(found) == factorial(cards)


def test_every_pair_of_bytes_orders_three_cards_evenly():
    """With the bytes that are thrown away: all pairs are counted, and those that ask for a third are few."""
    found: Counter[tuple[int, ...] | None] = Counter()
    for pair in product(range(256), repeat=2):
        try:
            found[shuffled(range(3), Given(bytes(pair)))] += 1
        except EOFError:
            found[None] += 1
    assert found.pop(None) == 256  # the byte 255 says nothing of three places, whatever comes second
    assert found == dict.fromkeys(permutations(range(3)), 255 * 256 // 6)


def one_byte_at_a_time(given: Iterator[int]) -> list[str]:
    """The shuffle as the document puts it, which has nothing in common with ours but the deck."""
    cards = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
    for p in range(51, 0, -1):
        byte = next(given)
        while byte >= 256 - 256 % (p + 1):
            byte = next(given)
        j = byte % (p + 1)
        cards[p], cards[j] = cards[j], cards[p]
    return cards


def vectors() -> dict[str, tuple[bytes, list[str]]]:
    """The vectors that stand in the document, by what is said of them."""
    block = re.search(r"## Vectors\n.*?```text\n(.*?)```", DOCUMENT, re.DOTALL)
    assert block
    found = {}
    for part in block[1].strip().split("\n\n"):
        title, *lines = part.splitlines()
        given = bytes.fromhex("".join(line[6:] for line in lines if line.startswith("bytes ")))
        found[title] = given, " ".join(line[6:] for line in lines if line.startswith("cards ")).split()
    return found


@pytest.mark.parametrize(("given", "deck"), vectors().values(), ids=list(vectors()))
def test_the_published_bytes_give_the_published_deck(given: bytes, deck: list[str]):
    source = Given(given)
    assert list(shuffled(DECK, source)) == deck == one_byte_at_a_time(iter(given))
    assert source.left == b""


def test_the_vectors_with_a_seed_begin_its_stream():
    found = vectors()
    for title, stream in (
        ("the demonstration with the seed 1 and no name", demonstration(1)),
        ("the demonstration with the seed 7 and the name T1", demonstration(7, "T1")),
    ):
        given = found[title][0]
        assert stream.take(len(given)) == given


def test_decks_one_after_the_other_leave_no_byte_out():
    source, beside = demonstration(3), demonstration(3)
    one_by_one = iter(lambda: beside.take(1)[0], -1)
    for _ in range(500):
        assert list(shuffled(DECK, source)) == one_byte_at_a_time(one_by_one)
    assert source.take(8) == beside.take(8)


def test_a_shuffle_takes_54_bytes_on_average():
    """What the document says: for n cards left, 256 bytes of which 256 - 256 mod n are used."""
    assert round(sum(256 / (256 - 256 % n) for n in range(2, 53))) == 54


def test_more_cards_than_a_byte_tells_apart_are_not_shuffled():
    with pytest.raises(AssertionError, match="one byte"):
        shuffled(range(257), demonstration(1))


# Cuts, wheels, salts ----------------------------------------------------------------------------------


def test_ten_to_42_cards_are_lifted_each_as_likely():
    found = Counter(cut(Given(bytes([byte]))) for byte in range(256 - 256 % 33))
    assert found == dict.fromkeys(range(10, 43), 256 // 33)


def test_a_wheel_stops_exactly_by_its_weights():
    weights = (3, 0, 1, 7, 5)
    found = Counter(wheel_stop(weights, Given(bytes([byte]))) for byte in range(256))
    assert found == {place: 16 * weight for place, weight in enumerate(weights, 1) if weight}


def test_a_wheel_with_more_than_256_parts_stops_exactly_by_its_weights():
    weights = (300, 1, 211)
    found = Counter(wheel_stop(weights, Given(word.to_bytes(2, "big"))) for word in range(1 << 16))
    assert found == {place: 128 * weight for place, weight in enumerate(weights, 1)}


def test_the_seed_of_the_salts_is_the_next_32_bytes():
    assert salt_seed(demonstration(5)) == demonstration(5).take(32)


# Sources ----------------------------------------------------------------------------------------------


def test_a_demonstration_says_that_it_is_one():
    assert demonstration(1).seeded
    assert not operating_system().seeded


def test_a_demonstration_is_the_same_every_time_and_however_it_is_read():
    whole = demonstration(1, "T1").take(1_000)
    parts = demonstration(1, "T1")
    assert b"".join(parts.take(count) for count in (0, 1, 31, 32, 33, 903)) == whole


def test_streams_of_other_seeds_and_names_have_nothing_in_common():
    names = [(1, ""), (1, "T1"), (1, "T2"), (2, "T1"), (11, ""), (1, "1"), (-1, ""), (12, "3"), (1, "23")]
    blocks = [block for seed, name in names for block in digests(demonstration(seed, name).take(320))]
    assert len(set(blocks)) == len(blocks) == 10 * len(names)


def digests(given: bytes) -> list[bytes]:
    return [given[at : at + 32] for at in range(0, len(given), 32)]


def test_the_operating_system_is_asked_for_each_draw_and_nothing_is_kept(monkeypatch: pytest.MonkeyPatch):
    asked: list[int] = []

    def urandom(count: int) -> bytes:
        asked.append(count)
        return bytes(count)

    monkeypatch.setattr(entropy.os, "urandom", urandom)
    source = operating_system()
    assert list(shuffled(DECK, source)) == [*DECK[1:], DECK[0]]
    assert salt_seed(source) == bytes(32)
    assert asked == [51, 32]
    assert vars(source) == {}
