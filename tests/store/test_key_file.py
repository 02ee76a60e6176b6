"""Key files: made whole and private, never overwritten, refused when others can read them."""

import os
import stat
import threading

import pytest

from croupier.store.key_file import make_key, read_key
from croupier.store.problems import WrongKey


def test_a_key_is_made_for_its_owner_alone(tmp_path):
    old = os.umask(0)
    try:
        key = make_key(tmp_path / "new folder" / "key")
    finally:
        os.umask(old)
    path = tmp_path / "new folder" / "key"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert read_key(path) == key
    assert len(key) == 32
    assert [*path.parent.iterdir()] == [path]


def test_keys_differ(tmp_path):
    assert len({make_key(tmp_path / str(number)) for number in range(50)}) == 50


def test_a_key_that_is_there_stays(tmp_path):
    keys, path = [], tmp_path / "key"
    threads = [threading.Thread(target=lambda: keys.append(make_key(path))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(keys) == 8
    assert {*keys, make_key(path)} == {path.read_bytes()}


def test_a_missing_key_is_none(tmp_path):
    assert read_key(tmp_path / "key") is None


@pytest.mark.parametrize(("content", "mode", "told"), [
    (bytes(32), 0o640, "can be read by others: run chmod 600"),
    (bytes(32), 0o604, "can be read by others"),
    (bytes(31), 0o600, "holds 31 bytes; a key has 32"),
    (b"", 0o600, "holds 0 bytes"),
])  # fmt: skip
def test_a_key_that_cannot_be_used_is_refused(tmp_path, content, mode, told):
    path = tmp_path / "key"
    path.write_bytes(content)
    path.chmod(mode)
    with pytest.raises(WrongKey, match=told):
        read_key(path)


def test_a_folder_is_no_key(tmp_path):
    with pytest.raises(WrongKey, match=r"cannot be read: Is a directory\."):
        read_key(tmp_path)
