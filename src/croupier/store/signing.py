"""Checkpoints: the store signs how far a log has come, so that nobody can later show a shorter or another one."""

from functools import lru_cache

import msgspec
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from croupier.store.chain import canonical


class Checkpoint(msgspec.Struct, frozen=True):
    """The head of a table's log at one moment, with the public key and the signature, all in hexadecimal."""

    table: str
    seq: int
    hash: str
    at: int
    key: str
    signature: str


def sign_checkpoint(key: bytes, *, table: str, seq: int, hash: str, at: int) -> Checkpoint:
    signer = _signer(key)
    unsigned = Checkpoint(table, seq, hash, at, signer.public_key().public_bytes_raw().hex(), "")
    return msgspec.structs.replace(unsigned, signature=signer.sign(_signed(unsigned)).hex())


@lru_cache(maxsize=2)  # a store has one, and making it of its bytes takes as long as signing
def _signer(key: bytes) -> Ed25519PrivateKey:
    return Ed25519PrivateKey.from_private_bytes(key)


def verify(checkpoint: Checkpoint) -> bool:
    """Whether the key in the checkpoint has signed it; whose key that is, somebody has to know."""
    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(checkpoint.key))
        key.verify(bytes.fromhex(checkpoint.signature), _signed(checkpoint))
    except (InvalidSignature, ValueError):
        return False
    return True


def line(checkpoint: Checkpoint) -> bytes:
    """The checkpoint as one line of an exported log, without the end of the line."""
    return canonical({"checkpoint": _fields(checkpoint), "key": checkpoint.key, "signature": checkpoint.signature})


def _fields(checkpoint: Checkpoint) -> dict[str, object]:
    return {"at": checkpoint.at, "hash": checkpoint.hash, "seq": checkpoint.seq, "table": checkpoint.table}


def _signed(checkpoint: Checkpoint) -> bytes:
    return canonical(_fields(checkpoint))
