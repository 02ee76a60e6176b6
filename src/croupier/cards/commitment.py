"""Commitment to the order of a deck: fixed before a card is seen, opened card by card.

Each place of the stack is a leaf of a Merkle tree: its card, hidden by a salt of its own. The root stands in the log
from the shuffle on. A proof opens the cards that everybody has seen and gives no more of the others than hashes, and
without its salt a hash fits each of the cards that are left equally well.
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from hmac import new as keyed
from typing import Final

from msgspec import Struct

from croupier.cards.card import DECK, Card

SEED_BYTES: Final = 32
SALT_BYTES: Final = 16
LEAVES: Final = 64  # the next power of two; places 52 to 63 are padding
ROOT: Final = 1  # nodes are numbered as in a heap: below n stand 2n and 2n + 1, and a place p is 64 + p

_ALL_CARDS: Final = frozenset(DECK)
_PLACES: Final = [bytes([place]) for place in range(LEAVES)]


class Commitment(Struct, frozen=True):
    """The root that is published, and the salts that are not; both in hexadecimal."""

    root: str
    salts: tuple[str, ...]


class Proof(Struct, frozen=True):
    """Cards opened: place, card, salt; and the hashes that lead from them to the root."""

    cards: tuple[tuple[int, Card, str], ...]
    hashes: tuple[str, ...]


def commit(order: Sequence[Card], seed: bytes) -> Commitment:
    """The commitment to a whole deck in this order."""
    salts = _salts(order, seed)
    return Commitment(_tree(order, salts)[ROOT].hex(), tuple([salt.hex() for salt in salts]))


def prove(order: Sequence[Card], seed: bytes, places: Iterable[int]) -> Proof:
    """Open these places of the deck, in any order, and no other."""
    salts, wanted = _salts(order, seed), sorted(set(places))
    assert not wanted or 0 <= wanted[0] <= wanted[-1] < len(DECK), "a place is one of the deck"
    tree = _tree(order, salts)
    siblings = [tree[node].hex() for level in _siblings(wanted) for node in level]
    return Proof(tuple((place, order[place], salts[place].hex()) for place in wanted), tuple(siblings))


def check(root: str, proof: Proof) -> bool:
    """Whether the root commits to the opened cards at their places. A proof of no cards says nothing and holds."""
    places = [place for place, _, _ in proof.cards]
    cards = {card for _, card, _ in proof.cards}
    if sorted(set(places)) != places or not set(places) <= set(range(len(DECK))):
        return False
    if len(cards) < len(places) or not cards <= _ALL_CARDS:
        return False
    try:
        known = {LEAVES + place: _leaf(_salt(salt), place, card) for place, card, salt in proof.cards}
        left = [_digest(each) for each in proof.hashes]
    except ValueError:
        return False
    levels = _siblings(places)
    if len(left) != sum(map(len, levels)):
        return False
    for level in levels:
        known |= {node: left.pop(0) for node in level}
        parents = sorted({node // 2 for node in known})
        known = {parent: _node(known[2 * parent], known[2 * parent + 1]) for parent in parents}
    return not places or known[ROOT].hex() == root


def _siblings(places: Sequence[int]) -> list[list[int]]:
    """The nodes whose hashes a proof of these places needs besides, level by level up, from left to right."""
    levels, known = [], [LEAVES + place for place in places]
    while known and known != [ROOT]:
        have = set(known)
        levels.append([node ^ 1 for node in known if node ^ 1 not in have])
        known = sorted({node // 2 for node in known})
    return levels


def _salts(order: Sequence[Card], seed: bytes) -> list[bytes]:
    assert len(order) == len(DECK) and set(order) == _ALL_CARDS, "a commitment is to a whole deck"
    assert len(seed) == SEED_BYTES, "a seed is 32 bytes"
    salts, key = [], keyed(seed, digestmod=sha256)  # keyed once and copied, which halves the time of a commitment
    for place in _PLACES[: len(DECK)]:
        code = key.copy()
        code.update(place)
        salts.append(code.digest()[:SALT_BYTES])
    return salts


def _tree(order: Sequence[Card], salts: Sequence[bytes]) -> list[bytes]:
    """Every node by its number; nought is no node."""
    deepest = [_leaf(salts[place], place, card) for place, card in enumerate(order)] + _PADDING
    levels = [deepest]
    while len(levels[-1]) > 1:
        below = levels[-1]
        levels.append([_node(left, right) for left, right in zip(below[::2], below[1::2], strict=True)])
    return [b"", *(node for level in reversed(levels) for node in level)]


def _leaf(salt: bytes, place: int, card: Card) -> bytes:
    return sha256(b"\0" + salt + _PLACES[place] + card.encode()).digest()


def _node(left: bytes, right: bytes) -> bytes:
    return sha256(b"\1" + left + right).digest()


_PADDING: Final = [sha256(b"\2").digest()] * (LEAVES - len(DECK))


def _salt(text: str) -> bytes:
    return _exactly(text, SALT_BYTES)


def _digest(text: str) -> bytes:
    return _exactly(text, sha256().digest_size)


def _exactly(text: str, length: int) -> bytes:
    """The bytes behind their one spelling: as many as must be, in small hexadecimal digits."""
    read = bytes.fromhex(text)
    if len(read) != length or read.hex() != text:
        raise ValueError(text)
    return read
