"""Every file in bench/ runs, on a few rounds, with the libraries it compares with and without them."""

import subprocess
import sys

import pytest

from tests.house.tracked import ROOT

FILES = sorted((ROOT / "bench").glob("*.py"))
ROUNDS = ROOT / "bench" / "rounds_per_second.py"


def run(*command: object) -> str:
    done = subprocess.run([sys.executable, *map(str, command)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_it_runs_on_a_few_rounds(file):
    assert "median" in run(file, "--quick")


def test_a_library_that_is_missing_is_named_and_left_out():
    hidden = "import sys, runpy; sys.modules['pokerkit'] = sys.modules['rlcard'] = None; sys.argv = sys.argv[1:];"
    printed = run("-c", f"{hidden} runpy.run_path(sys.argv[0], run_name='__main__')", ROUNDS, "--quick")
    for name in ("PokerKit", "RLCard"):
        assert f"{name} is not installed here, so it is left out; `make bench` installs it." in printed
    assert "/PokerKit" not in printed
    assert "events with" in printed
