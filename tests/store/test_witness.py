"""The witness file: what it has seen last of each table, whatever happened to its own last line."""

from croupier.store.signing import Checkpoint
from croupier.store.witness import Seen, Witness, last_seen, refusal


def checkpoint(table, seq):
    return Checkpoint(table, seq, f"{seq:064x}", 1, "", "")


def test_the_last_checkpoint_of_each_table_counts(tmp_path):
    path = tmp_path / "witness"
    assert last_seen(path) == {}
    for batch in ([checkpoint("T1", 3), checkpoint("T2", 1)], [], [checkpoint("T1", 9)]):
        witness = Witness(path)
        witness.saw(batch)
        witness.close()
    assert last_seen(path) == {"T1": Seen(f"{9:064x}", 9, "T1"), "T2": Seen(f"{1:064x}", 1, "T2")}
    first = path.read_text().splitlines()[0]
    assert first == f'{{"hash":"{3:064x}","seq":3,"table":"T1"}}'


def test_a_line_that_was_not_finished_does_not_count_and_is_cut_off(tmp_path):
    path = tmp_path / "witness"
    Witness(path).saw([checkpoint("T1", 3), checkpoint("T1", 4)])
    whole = path.read_bytes()
    path.write_bytes(whole[:-1])
    assert last_seen(path)["T1"].seq == 3
    Witness(path).saw([checkpoint("T1", 5)])
    assert last_seen(path)["T1"].seq == 5
    assert path.read_bytes().count(b"\n") == 2
    path.write_bytes(b'{"hash":')
    assert last_seen(path) == {}
    Witness(path)
    assert path.read_bytes() == b""


def test_lines_that_power_loss_has_damaged_do_not_count(tmp_path):
    """What was written and never synced may be missing anywhere, with zeros in its place."""
    path = tmp_path / "witness"
    good = [f'{{"hash":"{seq:064x}","seq":{seq},"table":"T1"}}\n'.encode() for seq in (1, 2, 3)]
    for second in (bytes(97), good[1][:40] + bytes(57), b"\n", b"\xff\n", b"[]\n"):
        path.write_bytes(good[0] + second + good[2])
        found = last_seen(path)["T1"].seq
        assert found == (3 if second.endswith(b"\n") else 1)


def test_the_sentence_says_what_was_seen(tmp_path):
    seen = Seen("ab", 7, "T1")
    path = tmp_path / "witness"
    assert "saw record 7 of T1, and the store ends before it" in str(refusal(seen, None, path))
    assert "saw record 7 of T1, and the store has another record in its place" in str(refusal(seen, "ac", path))
