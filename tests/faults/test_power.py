"""What was acknowledged is there after power loss, however much of what was not synced has reached the disk.

The small size looks at 120 images of the disk, the full size at 20,000.
"""

import random

import pytest

from tests.faults.power import Change, Disk, changes, lose_power, torn
from tests.soak_report import write_report


def test_a_store_survives_power_loss():
    assert lose_power(120, 1) == []


def test_a_store_that_does_not_sync_is_caught():
    """The planted defect, from which a kill of the process alone would do no harm."""
    wrong = lose_power(40, 1, "synchronous=OFF")
    assert any("was acknowledged and is lost" in fault for *_, fault in wrong)


@pytest.mark.soak
def test_a_store_survives_power_loss_at_full_size():
    wrong = [fault for seed in range(10) for fault in lose_power(2_000, seed)]
    controls = {kind: len(lose_power(400, 1, f"synchronous={kind}")) for kind in ("OFF", "NORMAL")}
    write_report("power-loss", seeds=[*range(10)], images=20_000, wrong=wrong, control_caught=controls)
    assert wrong == []
    assert all(controls.values())


def test_what_is_synced_stays_and_the_rest_may_go(tmp_path):
    (tmp_path / "database").write_bytes(b"old")
    disk = Disk(tmp_path)
    for done in (Change("create", "log"), Change("write", "log", 0, b"one."), Change("sync", "log")):
        disk.see(done)
    assert found_after(disk, "log") == {None, b"one."}  # the folder was not synced
    for done in (Change("sync", ""), Change("write", "log", 4, b"two."), Change("write", "log", 8, b"six.")):
        disk.see(done)
    possible = {b"one.", b"one.two.", b"one.\0\0\0\0six.", b"one.two.six."}
    assert found_after(disk, "log") == possible
    disk.see(Change("remove", "log"))
    assert found_after(disk, "log") == {None, *possible}
    disk.see(Change("create", "log"))
    disk.see(Change("append", "log", 0, b"new"))
    assert found_after(disk, "log") == {None, *possible, b"new", b""}
    assert disk.after_power_loss(random.Random(1), "nothing") == {"log": b"one.", "database": b"old"}
    assert disk.after_power_loss(random.Random(1), "everything") == {"log": b"new", "database": b"old"}


def found_after(disk, name):
    return {disk.after_power_loss(random.Random(seed), "some").get(name) for seed in range(200)}


def test_a_write_is_torn_between_sectors():
    content = bytes(range(256)) * 8
    found = {torn(Change("write", "log", 4096, content), random.Random(seed))[2:] for seed in range(200)}
    fronts = {(4096, content[:cut]) for cut in (0, 512, 1024, 1536)}
    backs = {(4096 + cut, content[cut:]) for cut in (0, 512, 1024, 1536)}
    assert found == fronts | backs


def test_a_trace_is_read(tmp_path):
    """Lines as strace writes them; two threads at once are told in parts."""

    def hexadecimal(text):
        return "".join(f"\\x{byte:02x}" for byte in text.encode())

    log, acks, folder = (hexadecimal(text) for text in ("/f/floor.db-wal", "/acks", "/f"))
    trace = f"""7 openat(AT_FDCWD<{folder}>, "{log}", O_RDWR|O_CREAT, 0644) = 5<{log}>
7 pwrite64(5<{log}>, "{hexadecimal("ab")}", 2, 32 <unfinished ...>
8 write(1<{acks}>, "{hexadecimal("T1 0")}", 4) = 4
7 <... pwrite64 resumed>)           = 2
7 fdatasync(5<{log}>) = 0
7 fdatasync(8<{folder}>) = 0
7 ftruncate(5<{log}>, 40960) = 0
7 unlink("{log}") = 0
7 unlink("{log}") = -1 ENOENT (No such file or directory)
7 +++ exited with 0 +++
"""
    assert list(changes(trace, "/f", "/acks")) == [
        Change("create", "floor.db-wal"),
        Change("acknowledge", "/acks", content=b"T1 0"),
        Change("write", "floor.db-wal", 32, b"ab"),
        Change("sync", "floor.db-wal"),
        Change("sync", ""),
        Change("cut", "floor.db-wal", 40960),
        Change("remove", "floor.db-wal"),
    ]
