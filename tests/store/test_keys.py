"""The keys of a store: made with it, then needed as they are."""

import pytest

from croupier.store.keys import Keys
from croupier.store.problems import WrongKey
from croupier.store.signing import verify


def test_keys_are_made_once_and_kept(tmp_path):
    files = tmp_path / "seal", tmp_path / "sign"
    Keys(*files).prepare(has_sealed=False, has_signed=False)
    before = [file.read_bytes() for file in files]
    assert before[0] != before[1]
    Keys(*files).prepare(has_sealed=False, has_signed=False)
    assert [file.read_bytes() for file in files] == before
    sealed = Keys(*files).seal("T1", 1, b"deck")
    assert Keys(*files).unseal("T1", 1, sealed) == b"deck"
    assert verify(Keys(*files).sign(table="T1", seq=1, hash="00" * 32, at=1))


@pytest.mark.parametrize(("sealed", "signed", "missing"), [(True, False, "seal"), (False, True, "sign")])
def test_a_key_that_is_depended_on_is_not_made_anew(tmp_path, sealed, signed, missing):
    with pytest.raises(WrongKey, match=rf"The key .*{missing} of this store is missing"):
        Keys(tmp_path / "seal", tmp_path / "sign").prepare(has_sealed=sealed, has_signed=signed)
    assert not (tmp_path / missing).exists()


def test_who_needs_a_key_is_told_that_there_is_none(tmp_path):
    keys = Keys(tmp_path / "seal", tmp_path / "sign")
    with pytest.raises(WrongKey, match=r"There is no key .*seal: put it back"):
        keys.unseal("T1", 1, bytes(40))
    with pytest.raises(WrongKey, match=r"There is no key .*sign: put it back"):
        keys.sign(table="T1", seq=1, hash="00" * 32, at=1)
    assert [*tmp_path.iterdir()] == []
