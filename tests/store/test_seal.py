"""Sealed bytes tell nothing, and open with the right key, at the right place, unchanged, or not at all."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.store.problems import WrongKey
from croupier.store.seal import seal, unseal

KEY, OTHER = bytes(range(32)), bytes(32)


@given(st.text(min_size=1).filter(str.isprintable), st.integers(0, 2**40), st.binary(max_size=200))
def test_what_is_sealed_comes_back(table, number, content):
    assert unseal(KEY, table, number, seal(KEY, table, number, content)) == content


def test_it_is_the_construction_of_rfc_8439():
    """Opened with the cipher itself: a nonce of 12 bytes, then the text with its tag."""
    from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305  # noqa: PLC0415

    sealed = seal(KEY, "T1", 3, b"AsKd")
    assert ChaCha20Poly1305(KEY).decrypt(sealed[:12], sealed[12:], b'["T1",3]') == b"AsKd"
    assert len(sealed) == 12 + 4 + 16


def test_the_same_secret_never_looks_the_same():
    assert len({seal(KEY, "T1", 1, b"deck") for _ in range(100)}) == 100


@pytest.mark.parametrize(
    ("key", "table", "number"), [(OTHER, "T1", 1), (KEY, "T2", 1), (KEY, "T1", 2), (KEY, 'T1",1', 1)]
)
def test_another_key_or_place_does_not_open_it(key, table, number):
    with pytest.raises(WrongKey, match="cannot be opened: the key is another one, or the store was changed"):
        unseal(key, table, number, seal(KEY, "T1", 1, b"deck"))


def test_every_changed_byte_is_noticed():
    sealed = seal(KEY, "T1", 1, b"deck")
    changed = [sealed[:place] + bytes([sealed[place] ^ 1]) + sealed[place + 1 :] for place in range(len(sealed))]
    for bad in (*changed, sealed[:-1], sealed + b"x", sealed[:12], b""):
        with pytest.raises(WrongKey):
            unseal(KEY, "T1", 1, bad)
