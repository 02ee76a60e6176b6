"""Progress is one line on a terminal that is gone afterwards, and nothing elsewhere."""

import io

import pytest

from croupier.cli import progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_nothing_is_said_where_nobody_sits(capsys):
    with progress.shown_progress("solving") as show:
        show("comparing hands", 1, 4)
    assert capsys.readouterr() == ("", "")


def test_a_terminal_sees_the_share_and_keeps_nothing_of_it(monkeypatch):
    screen = Terminal()
    monkeypatch.setattr("sys.stderr", screen)
    monkeypatch.setattr(progress, "_EVERY", 0)
    with progress.shown_progress("solving") as show:
        show("comparing hands", 1, 4)
    lines = screen.getvalue().split("\r\x1b[K")
    assert lines == ["", "solving: getting ready", "solving: comparing hands 25%", ""]


def test_the_line_is_gone_also_after_an_interruption(monkeypatch):
    screen = Terminal()
    monkeypatch.setattr("sys.stderr", screen)
    with pytest.raises(KeyboardInterrupt), progress.shown_progress("solving"):
        raise KeyboardInterrupt
    assert screen.getvalue().endswith("\r\x1b[K")


def test_lines_do_not_follow_each_other_faster_than_anybody_reads(monkeypatch):
    screen = Terminal()
    monkeypatch.setattr("sys.stderr", screen)
    monkeypatch.setattr(progress, "_EVERY", 3600)
    with progress.shown_progress("solving") as show:
        for done in range(100):
            show("comparing hands", done, 100)
    assert screen.getvalue().count("solving") == 1


@pytest.mark.parametrize(
    ("seconds", "shown"), [(0, "0:00"), (7.4, "0:07"), (59.6, "1:00"), (3_599, "59:59"), (3_723, "1:02:03")]
)
def test_times_are_shown_as_on_a_clock(seconds, shown):
    assert progress.duration(seconds) == shown
