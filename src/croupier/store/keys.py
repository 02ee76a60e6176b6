"""The two keys of a store: one seals secrets, one signs checkpoints. Both are made with the store and never again."""

from pathlib import Path

from croupier.store import seal, signing
from croupier.store.key_file import make_key, read_key
from croupier.store.problems import WrongKey


class Keys:
    """Reads a key when it is first needed: who only reads a log needs none."""

    def __init__(self, sealing: Path, signing: Path) -> None:
        self._sealing_file = sealing
        self._signing_file = signing
        self._sealing: bytes | None = None
        self._signing: bytes | None = None

    def prepare(self, *, has_sealed: bool, has_signed: bool) -> None:
        """Have both keys, made now unless the store already depends on them."""
        for path, needed in ((self._sealing_file, has_sealed), (self._signing_file, has_signed)):
            if read_key(path) is None:
                if needed:
                    raise WrongKey(f"The key {path} of this store is missing: put it back from where it is kept safe.")
                make_key(path)

    def seal(self, table: str, number: int, content: bytes) -> bytes:
        return seal.seal(self._sealing_key(), table, number, content)

    def unseal(self, table: str, number: int, sealed: bytes) -> bytes:
        return seal.unseal(self._sealing_key(), table, number, sealed)

    def sign(self, *, table: str, seq: int, hash: str, at: int) -> signing.Checkpoint:
        if self._signing is None:
            self._signing = _present(self._signing_file)
        return signing.sign_checkpoint(self._signing, table=table, seq=seq, hash=hash, at=at)

    def _sealing_key(self) -> bytes:
        if self._sealing is None:
            self._sealing = _present(self._sealing_file)
        return self._sealing


def _present(path: Path) -> bytes:
    if (key := read_key(path)) is None:
        raise WrongKey(f"There is no key {path}: put it back from where it is kept safe.")
    return key
