"""Secrets at rest: the order of a deck is written so that a copy of the database does not tell it.

ChaCha20-Poly1305, with the table and the number as associated data: sealed bytes open nowhere but where they belong.
"""

import os
from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from croupier.store.chain import canonical
from croupier.store.problems import WrongKey

_NONCE: Final = 12


def seal(key: bytes, table: str, number: int, content: bytes) -> bytes:
    """The content in a form that nobody can read or change without the key."""
    nonce = os.urandom(_NONCE)
    return nonce + ChaCha20Poly1305(key).encrypt(nonce, content, canonical([table, number]))


def unseal(key: bytes, table: str, number: int, sealed: bytes) -> bytes:
    """The content again, provided that it was sealed with this key for this table and number."""
    try:
        nonce, rest = sealed[:_NONCE], sealed[_NONCE:]
        return ChaCha20Poly1305(key).decrypt(nonce, rest, canonical([table, number]))
    except (InvalidTag, ValueError):
        raise WrongKey(
            f"What was sealed for {table} under number {number} cannot be opened: the key is another one, "
            "or the store was changed."
        ) from None
