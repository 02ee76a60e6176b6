"""Commitments to the order of a deck, against a second way of computing them and against forgeries."""

import hashlib
import hmac
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.cards.card import DECK
from croupier.cards.commitment import Proof, check, commit, prove
from tests.house.tracked import ROOT

SEED = bytes(range(32))
BACKWARDS = tuple(reversed(DECK))

# The vectors that docs and other verifiers may be held to: a deck in order and one in reverse, two seeds.
VECTORS = {
    (DECK, SEED): "52a3a08dc31067d34c1361998085a7fe236cc08e92e345216c78a9b7bed7fc3e",
    (BACKWARDS, SEED): "c1389c6d5a36bd65c4c1fa7907e1fc9423785ea605d7924d3aaa68d876979c3a",
    (DECK, bytes(32)): "e81b3531a41121ffdbbe71014b2ff2dca4142b48ec16904f71274047f3f19f80",
}


def sha(data):
    return hashlib.sha256(data).digest()


def naive_leaf(order, seed, place):
    if place > 51:
        return sha(b"\x02")
    salt = hmac.new(seed, bytes([place]), hashlib.sha256).digest()[:16]
    return sha(b"\x00" + salt + bytes([place]) + order[place].encode("ascii"))


def naive_node(order, seed, first, size):
    """The hash over `size` leaves from `first` on, from the top down."""
    if size == 1:
        return naive_leaf(order, seed, first)
    half = size // 2
    halves = naive_node(order, seed, first, half), naive_node(order, seed, first + half, half)
    return sha(b"\x01" + b"".join(halves))


def naive_hashes(order, seed, places):
    """Level by level from the leaves up, from left to right: siblings of known nodes that are not known themselves."""
    hashes, size, known = [], 1, set(places)
    while size < 64:
        hashes += [naive_node(order, seed, (n ^ 1) * size, size).hex() for n in sorted(known) if n ^ 1 not in known]
        known, size = {n // 2 for n in known}, size * 2
    return tuple(hashes)


def decks():
    return st.integers(0, 2**32).map(lambda seed: tuple(Random(seed).sample(DECK, 52)))


def seeds():
    return st.binary(min_size=32, max_size=32)


def places_of(least=1):
    return st.sets(st.integers(0, 51), min_size=least)


@pytest.mark.parametrize(("given_", "root"), VECTORS.items())
def test_published_roots(given_, root):
    assert commit(*given_).root == root == naive_node(*given_, 0, 64).hex()


def test_the_reference_prints_the_first_of_them():
    page = (ROOT / "docs" / "reference" / "proof.md").read_text()
    assert f"| root | `{VECTORS[DECK, SEED]}` |" in page
    assert f"| salt of place 51 | `{commit(DECK, SEED).salts[51]}` |" in page


def test_a_published_proof():
    proof = prove(DECK, SEED, [50, 51])
    assert proof.cards == (
        (50, "Ah", "80ddc33417b469e126d6fdd676dad740"),
        (51, "As", "1660ab3daf39adaef26ff12827cb2434"),
    )
    assert len(proof.hashes) == 5  # of the six levels the lowest needs none, the two leaves being neighbours
    assert check(VECTORS[DECK, SEED], proof)


@given(decks(), seeds(), places_of())
def test_any_set_of_places_is_proven_with_the_hashes_that_the_second_way_gives(order, seed, places):
    committed, proof = commit(order, seed), prove(order, seed, places)
    assert committed.root == naive_node(order, seed, 0, 64).hex()
    assert proof.hashes == naive_hashes(order, seed, places)
    assert proof.cards == tuple((place, order[place], committed.salts[place]) for place in sorted(places))
    assert check(committed.root, proof)


def test_the_whole_deck_needs_its_padding_alone_and_no_card_needs_nothing():
    root = commit(DECK, SEED).root
    whole, nothing = prove(DECK, SEED, range(52)), prove(DECK, SEED, [])
    assert len(whole.hashes) == 2  # four leaves of padding, then eight
    assert check(root, whole)
    assert nothing == Proof((), ())
    assert check(root, nothing)
    assert not check(root, Proof((), (root,)))


@given(decks(), seeds(), places_of(), st.data())
def test_any_change_breaks_a_proof(order, seed, places, data):
    root, proof = commit(order, seed).root, prove(order, seed, places)
    forged = data.draw(st.sampled_from(list(forgeries(proof, data.draw(st.randoms(use_true_random=False))))))
    assert forged != proof
    assert not check(root, forged)


def forgeries(proof, rng):
    """One of each kind: another card, place, salt or hash; one too few or too many; another order or spelling."""
    cards, hashes = proof.cards, proof.hashes
    at = rng.randrange(len(cards))
    place, card, salt = cards[at]

    def instead(*changed):
        return Proof((*cards[:at], *changed, *cards[at + 1 :]), hashes)

    yield instead((place, rng.choice([other for other in DECK if other != card]), salt))
    yield instead((rng.choice([other for other in range(-1, 65) if other != place]), card, salt))
    yield instead((place, card, flipped(salt, rng)))
    yield instead((place, card, salt + "00"))
    yield instead((place, card, salt.upper() if salt.upper() != salt else salt[:-2]))
    yield instead((place, card, "no hexadecimal digits at all...."))
    yield instead((place, card, salt), (place, card, salt))
    yield instead()
    yield Proof(cards, (*hashes, "00" * 32))
    if len(cards) > 1:
        yield Proof(cards[::-1], hashes)
    if hashes:
        at = rng.randrange(len(hashes))
        yield Proof(cards, (*hashes[:at], flipped(hashes[at], rng), *hashes[at + 1 :]))
        yield Proof(cards, hashes[:-1])
    if len(set(hashes)) > 1:
        yield Proof(cards, (*hashes[1:], hashes[0]))


def flipped(text, rng):
    """The same bytes but for one bit."""
    number = int(text, 16) ^ 1 << rng.randrange(4 * len(text))
    return f"{number:0{len(text)}x}"


@given(decks(), decks(), seeds(), seeds())
def test_two_orders_or_two_seeds_never_share_a_root(order, other, seed, another):
    roots = {(one, key): commit(one, key).root for one in (order, other) for key in (seed, another)}
    assert len(set(roots.values())) == len(roots)


@given(decks(), seeds(), st.data())
def test_two_cards_that_change_places_change_the_root(order, seed, data):
    one, two = data.draw(st.lists(st.integers(0, 51), min_size=2, max_size=2, unique=True))
    swapped = list(order)
    swapped[one], swapped[two] = swapped[two], swapped[one]
    assert commit(swapped, seed).root != commit(order, seed).root


def candidates(leaf, salts, place):
    """The cards that a leaf may hide, for whoever knows that its salt is one of these."""
    return {card for card in DECK for salt in salts if leaf == sha(b"\x00" + salt + bytes([place]) + card.encode())}


@given(decks(), seeds(), st.integers(0, 51))
def test_the_leaf_of_an_unseen_card_says_nothing_of_it(order, seed, place):
    """Of two neighbours one is opened, so the other's leaf stands in the proof; its salt stands nowhere."""
    proof = prove(order, seed, [place ^ 1])
    leaf, opened = bytes.fromhex(proof.hashes[0]), bytes.fromhex(proof.cards[0][2])
    assert leaf == naive_leaf(order, seed, place)
    assert candidates(leaf, [opened], place) == set()  # what is published does not fit any card
    secret = bytes.fromhex(commit(order, seed).salts[place])
    assert candidates(leaf, [secret], place) == {order[place]}  # with the salt it fits one: the test can see a leak
    # Each of the 52 cards gives a leaf with a salt of its own: which of them is meant is known by the salt alone.
    assert len({sha(b"\x00" + secret + bytes([place]) + card.encode()) for card in DECK}) == 52
    assert secret.hex() not in {salt for _, _, salt in proof.cards} | set(proof.hashes)


@given(seeds(), seeds(), st.integers(0, 51))
def test_salts_of_one_seed_differ_and_do_not_depend_on_the_cards(seed, other, place):
    salts = commit(DECK, seed).salts
    assert len(set(salts)) == 52
    assert salts == commit(BACKWARDS, seed).salts
    assert seed == other or salts[place] != commit(DECK, other).salts[place]


def test_a_planted_leaf_without_a_salt_is_found_out():
    """The defect that salts are there against: 52 trials name the card."""
    assert candidates(sha(b"\x00" + bytes([7]) + b"Kd"), [b""], 7) == {"Kd"}


def test_a_planted_check_that_never_compares_the_root_lets_forgeries_through():
    """So the forgeries above are not refused for their shape alone."""
    proof = prove(DECK, SEED, [3, 17, 50])
    well_formed = [forged for forged in forgeries(proof, Random(1)) if check(own_root(forged), forged)]
    kinds = {(forged.cards != proof.cards, forged.hashes != proof.hashes) for forged in well_formed}
    assert kinds == {(True, False), (False, True)}
    assert not any(check(VECTORS[DECK, SEED], forged) for forged in well_formed)


def own_root(proof):
    """The root that a proof leads to, worked out from the leaves up, or nothing where it leads nowhere."""
    try:
        known = {64 + p: sha(b"\0" + bytes.fromhex(salt) + bytes([p]) + card.encode()) for p, card, salt in proof.cards}
        left = [bytes.fromhex(each) for each in proof.hashes]
        while max(known) > 1:
            for node in sorted(known):
                if node ^ 1 not in known:
                    known[node ^ 1] = left.pop(0)
            known = {node // 2: sha(b"\1" + known[node & ~1] + known[node | 1]) for node in sorted(known)}
        return known[1].hex()
    except (ValueError, IndexError):
        return ""


@pytest.mark.parametrize(
    ("order", "seed"), [(DECK[:51], SEED), ((*DECK[:51], "2c"), SEED), (DECK, SEED[:31]), (DECK, SEED + b"x")]
)
def test_only_a_whole_deck_and_a_whole_seed_are_committed_to(order, seed):
    with pytest.raises(AssertionError):
        commit(order, seed)


def test_only_places_of_the_deck_are_opened():
    for place in (-1, 52, 63):
        with pytest.raises(AssertionError):
            prove(DECK, SEED, [place])


def test_a_deck_that_holds_a_card_twice_is_not_accepted():
    """Somebody who makes a tree of their own can commit to two kings of diamonds, but cannot show both."""
    cheat = (*DECK[:50], "Kd", "Kd")
    leaves = [(place, cheat[place], naive_salt(place)) for place in (50, 51)]
    proof = Proof(tuple(leaves), naive_hashes(cheat, SEED, [50, 51]))
    root = naive_node(cheat, SEED, 0, 64).hex()
    assert not check(root, proof)
    assert check(root, Proof(proof.cards[:1], naive_hashes(cheat, SEED, [50])))


def naive_salt(place):
    return hmac.new(SEED, bytes([place]), hashlib.sha256).hexdigest()[:32]
