"""`croupier simulate`: whole runs, with Ctrl-C in the middle, and everything that is refused."""

import io
import json

import pytest

from croupier.analysis.blocks import Sums
from croupier.cli import simulate
from croupier.cli.workers import ClusterLost, in_threads
from tests.cli.calling import answer, call, refusal
from tests.cli.simulating import rules_file

PLAIN = ("simulate", "three-card-poker", "--rounds", "600000", "--seed", "5", "--workers", "1")


@pytest.fixture
def run(tmp_path, monkeypatch) -> tuple[str, ...]:
    """A simulation of three blocks by rules in a file, in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    return (*PLAIN, "--strategy", rules_file(tmp_path))


def without_time(said: dict) -> dict:
    return {name: value for name, value in said.items() if name != "seconds"}


def breaking_off(after: int, error: type[BaseException] = KeyboardInterrupt):
    """Work that is broken off after so many blocks."""

    def work(job, first, workers):
        for done, sums in in_threads(job, first, workers):
            if done > after:
                raise error("gone")
            yield done, sums

    return work


def test_every_figure_has_its_error(run):
    said = answer(*run, "--session", "100", "--bankroll", "20", "--json")
    assert said["rounds"] == 600_000
    main = said["wagers"]["main"]
    for figure in (main["ev"], main["standard_deviation"], main["ahead"], *main["frequencies"].values()):
        assert set(figure) == {"value", "error"}
        assert figure["error"] > 0
    assert abs(main["ev"]["value"] - -13_733_780 / 407_170_400) < 5 * main["ev"]["error"]
    assert sum(main["net"].values()) == 600_000
    assert said["sessions"]["number"] == 6000
    assert 0 < said["sessions"]["ruin"]["value"] < 1
    assert {one["percent"] for one in said["sessions"]["quantiles"]} == {1, 5, 25, 50, 75, 95, 99}


def test_the_number_of_workers_changes_nothing(run):
    one, three = (answer(*run, "--workers", workers, "--json") for workers in ("1", "3"))
    assert without_time(one) == without_time(three)


def test_another_seed_gives_another_answer(run):
    assert answer(*run, "--json")["wagers"] != answer(*run, "--seed", "6", "--json")["wagers"]


def test_rounds_are_written_as_people_write_large_numbers(run):
    for text in ("1e3", "1_000", "1,000", "1000", "10E2"):
        assert answer(*run, "--rounds", text, "--json")["rounds"] == 1000


def test_broken_off_it_leaves_a_checkpoint_and_says_how_to_go_on(run, monkeypatch, tmp_path):
    whole = answer(*run, "--json")
    with monkeypatch.context() as broken:
        broken.setattr(simulate, "in_threads", breaking_off(2))
        called = call(*run, "--json")
    assert (called.status, called.out) == (130, "")
    (path,) = tmp_path.glob("three-card-poker-*.checkpoint.json")
    assert called.err.startswith("Broken off with 524,288 rounds done. To go on: croupier simulate three-card-poker")
    assert called.err.endswith(f"--resume {path.name}\n")
    assert without_time(answer(*run, "--json", "--resume", path.name)) == without_time(whole)


def test_broken_off_again_it_goes_on_from_there(run, monkeypatch, tmp_path):
    whole = answer(*run, "--json")
    for blocks in (1, 2):
        with monkeypatch.context() as broken:
            broken.setattr(simulate, "in_threads", breaking_off(blocks))
            more = ("--resume", "kept") if blocks > 1 else ("--checkpoint", "kept")
            called = call(*run, *more)
        assert called.status == 130
        assert json.loads((tmp_path / "kept").read_text())["done"] == blocks
    assert "--checkpoint" not in called.err
    assert called.err.count("--resume") == 1
    assert without_time(answer(*run, "--resume", "kept", "--json")) == without_time(whole)


def test_broken_off_at_once_it_says_so(run, monkeypatch, tmp_path):
    monkeypatch.setattr(simulate, "in_threads", breaking_off(0))
    called = call(*run)
    assert (called.status, called.err) == (130, "Broken off before anything was done.\n")
    assert not list(tmp_path.glob("*.checkpoint.json"))


def test_a_cluster_that_goes_away_leaves_a_checkpoint_too(run, monkeypatch, tmp_path):
    def lost(job, first, address):
        return breaking_off(1, ClusterLost)(job, first, 1)

    monkeypatch.setattr(simulate, "on_cluster", lost)
    called = call(*run, "--cluster", "tcp://somewhere:8786")
    assert called.status == 2
    assert "To go on: croupier simulate" in called.err
    assert list(tmp_path.glob("*.checkpoint.json"))


def test_a_checkpoint_of_another_seed_is_refused(run, monkeypatch):
    with monkeypatch.context() as broken:
        broken.setattr(simulate, "in_threads", breaking_off(1))
        call(*run, "--checkpoint", "kept")
    said = refusal(*run, "--seed", "6", "--resume", "kept", "--json")
    assert said["code"] == "other-checkpoint"
    assert "another seed" in said["message"]


@pytest.mark.parametrize(
    ("more", "code"),
    [
        (("--rounds", "0"), "usage"),
        (("--rounds", "1.5e3"), "usage"),
        (("--rounds", "-5"), "usage"),
        (("--rounds", "1e99"), "usage"),
        (("--rounds", "many"), "usage"),
        (("--seed", "18446744073709551616"), "usage"),
        (("--workers", "0"), "usage"),
        (("--session", "0"), "usage"),
        (("--strategy", "none.json"), "no-file"),
        (("--resume", "none.json"), "no-file"),
        (("--set", "version=9"), "option-value"),
        (("--table", "pair_plus"), "usage"),
        (("--paths", "5"), "no-meter"),
    ],
)
def test_what_cannot_be_is_refused_with_one_sentence(run, more, code):
    assert refusal(*run, *more, "--json")["code"] == code


def test_rules_that_choose_what_a_hand_does_not_open_are_refused(tmp_path):
    path = tmp_path / "rules.json"
    rules = [{"when": {"hand_at_least": "pair K"}, "choose": "3x"}]
    path.write_text(
        json.dumps({"game": "crazy-4-poker", "decisions": [{"decision": "play", "rules": rules, "otherwise": "fold"}]})
    )
    game = ("simulate", "examples/crazy_4_poker.py", "--rounds", "1000", "--strategy", str(path), "--json")
    assert "asks for" in refusal(*game)["message"]


def test_the_paths_of_a_meter(run):
    said = answer("simulate", "texas-hold-em-bonus", "--paths", "9", "--meter", "1000000", "--json")
    assert said["paths"]["number"] == 9
    assert said["paths"]["meter"]["mean"]["value"] > 10_000
    assert said["paths"]["wagers"]["mean"]["value"] * 9 == pytest.approx(said["rounds"])


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_terminal_is_told_how_far_it_is_and_how_long_it_will_take(monkeypatch):
    clock = iter([0.0, 10.0, 10.1, 3600.0])
    screen = Terminal()
    monkeypatch.setattr(simulate.time, "monotonic", lambda: next(clock))
    monkeypatch.setattr(simulate.sys, "stderr", screen)
    monkeypatch.setenv("TERM", "xterm")
    shown = simulate._Shown(blocks=100, done=20)
    shown.update(30, Sums(rounds=1_234_567))  # ten blocks in ten seconds, seventy to go
    shown.update(31, Sums(rounds=2_000_000))  # too soon to be shown again
    shown.update(90, Sums(rounds=9_000_000))
    shown.end()
    lines = [line for line in screen.getvalue().split("\r\033[K") if line]
    assert lines == [
        " 30%  1,234,567 rounds, about 1:10 left; Ctrl-C keeps them",
        " 90%  9,000,000 rounds, about 8:34 left; Ctrl-C keeps them",
    ]


def test_a_pipe_is_told_nothing(run):
    assert call(*run).err == ""
