"""Checkpoints: Ed25519 over the canonical form, as a published example and as any change shows."""

import json

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from croupier.store.signing import line, sign_checkpoint, verify

# RFC 8032, section 7.1, test 1.
SECRET = bytes.fromhex("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60")
PUBLIC = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"

CHECKPOINT = sign_checkpoint(SECRET, table="T1", seq=17, hash="ab" * 32, at=1767225600000)


def test_the_public_key_is_the_one_of_the_standard():
    assert CHECKPOINT.key == PUBLIC


def test_what_is_signed_is_the_checkpoint_in_canonical_form():
    signed = f'{{"at":1767225600000,"hash":"{"ab" * 32}","seq":17,"table":"T1"}}'.encode()
    key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(PUBLIC))
    key.verify(bytes.fromhex(CHECKPOINT.signature), signed)


def test_the_line_of_a_log_file():
    told = json.loads(line(CHECKPOINT))
    assert told == {
        "checkpoint": {"at": 1767225600000, "hash": "ab" * 32, "seq": 17, "table": "T1"},
        "key": PUBLIC,
        "signature": CHECKPOINT.signature,
    }
    assert line(CHECKPOINT) == json.dumps(told, sort_keys=True, separators=(",", ":")).encode()


@pytest.mark.parametrize("change", [
    {"table": "T2"}, {"seq": 16}, {"hash": "ac" * 32}, {"at": 1}, {"key": "00" * 32}, {"key": "xx"},
    {"key": PUBLIC[2:]}, {"signature": "00" * 64}, {"signature": ""}, {"signature": "zz"},
])  # fmt: skip
def test_any_change_is_noticed(change):
    assert verify(CHECKPOINT)
    assert not verify(msgspec.structs.replace(CHECKPOINT, **change))
