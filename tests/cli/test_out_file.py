"""A file that cannot be written is refused before the work, and in one sentence after it."""

import pytest

from croupier.cli.errors import InputRefused
from croupier.cli.out_file import read_out, write_out

FORMS = ("txt", "json")


def test_the_form_goes_by_the_name(tmp_path):
    assert read_out(None, FORMS) is None
    assert read_out(str(tmp_path / "a.txt"), FORMS) == (tmp_path / "a.txt", "txt")
    assert read_out(str(tmp_path / "a.b.JSON"), FORMS) == (tmp_path / "a.b.JSON", "json")


@pytest.mark.parametrize("name", ["a", "a.csv", ".txt", "a.txt.", ""])
def test_another_form_is_refused_with_those_there_are(name, tmp_path):
    with pytest.raises(InputRefused, match=r"writes \.txt, \.json") as refused:
        read_out(name, FORMS)
    assert refused.value.code == "bad-file-name"


@pytest.mark.parametrize("name", ["nowhere/a.txt", "folder.txt", "\0/a.txt", "a\0b.txt", "file.txt/a.txt"])
def test_a_place_where_no_file_can_be_is_refused(name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder.txt").mkdir()
    (tmp_path / "file.txt").write_text("")
    with pytest.raises(InputRefused) as refused:
        read_out(name, FORMS)
    assert refused.value.code == "no-file"


def test_what_is_written_is_there_and_what_cannot_be_says_so(tmp_path):
    write_out(tmp_path / "a.txt", "é\n")
    assert (tmp_path / "a.txt").read_bytes() == "é\n".encode()
    with pytest.raises(InputRefused, match="cannot be written: Is a directory"):
        write_out(tmp_path, "")
