"""A log is read from a file or a store, with the same records; what is none is refused in a sentence."""

import pytest

from croupier.cli.errors import InputRefused
from croupier.cli.log_source import opened_log, reading_events
from tests.cli.stored import deal, dealt


def refused(path=None, url=None, table=None, number: int | None = None) -> InputRefused:
    def read():
        with opened_log(path, url, table) as log:
            if number is None:
                list(log.records())
            else:
                log.round(number)

    with pytest.raises(InputRefused) as refusal:
        read()
    return refusal.value


def test_a_store_and_a_file_hold_the_same_records_and_rounds():
    found = dealt()
    with opened_log(found.file, None, None) as file, opened_log(None, found.url, None) as store:
        assert list(file.records()) == list(store.records())
        for number in range(1, 7):
            assert file.round(number) == store.round(number)


def test_a_round_comes_with_what_was_done_with_the_cards_before_it():
    found = dealt()
    with opened_log(None, found.url, None) as log:
        first, second = log.round(1), log.round(2)
    assert first.opened == second.opened
    kinds = [entry.told["type"] for entry in second.before]
    assert kinds[0] == "CardsCollected"
    assert "DeckShuffled" in kinds
    assert second.before[0].seq == first.records[-1].seq + 1
    assert second.records[0].seq == second.before[-1].seq + 1
    assert [entry.round for entry in second.records] == [2] * len(second.records)
    assert first.before[0].told["type"] == "TableOpened"


def test_one_of_the_two_is_named():
    found = dealt()
    assert refused().code == "usage"
    assert refused(found.file, found.url).code == "usage"


def test_a_round_that_is_not_there():
    found = dealt()
    for where in ({"path": found.file}, {"url": found.url}):
        error = refused(**where, number=7)
        assert error.code == "no-such-round"
        assert "it has rounds 1 to 6" in error.message


def test_a_table_that_is_not_there():
    found = dealt()
    assert refused(path=found.file, table="T9").code == "no-such-table"
    assert refused(url=found.url, table="T9").code == "no-such-table"


def test_of_several_tables_in_a_file_one_is_named(tmp_path):
    for table in ("A", "B"):
        deal(tmp_path, "three-card-poker", "--rounds", "1", "--table", table)
        with (tmp_path / "both.jsonl").open("ab") as both:
            both.write((tmp_path / "three-card-poker.jsonl").read_bytes())
    path = str(tmp_path / "both.jsonl")
    assert refused(path).code == "usage"
    with opened_log(path, None, "B") as log:
        assert {entry.table for entry in log.records()} == {"B"}
        assert {entry.table for entry in log.round(1).records} == {"B"}


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\n",
        b"no log\n",
        b"{}\n",
        b"[1, 2]\n",
        b'{"at":1}\n',
        b"\xff\xfe\n",
        b"[" * 100_000,
        b'{"checkpoint":{}}\n',
        b'{"at":1,"event":{},"hash":"","postings":[["a"]],"prev":"","round":1,"seq":1,"table":"T"}\n',
    ],
)
def test_a_file_that_is_no_log(tmp_path, content):
    (tmp_path / "log.jsonl").write_bytes(content)
    error = refused(str(tmp_path / "log.jsonl"), number=1)
    assert error.code == "bad-log"
    assert "is no log" in error.message


def test_a_file_that_cannot_be_read(tmp_path):
    for path in (tmp_path, tmp_path / "nothing", "a\0b"):
        assert refused(str(path)).code == "no-file"


def test_an_event_that_is_none_is_refused_and_not_a_mistake_of_ours():
    def read():
        with reading_events("log.jsonl"):
            raise KeyError("settled")

    with pytest.raises(InputRefused, match="holds an event that cannot be read"):
        read()
