"""Every file in bench/ runs, on a few rounds, with the libraries it compares with and without them."""

import subprocess
import sys

import pytest

from tests.house.tracked import ROOT

FILES = sorted((ROOT / "bench").glob("*.py"))
LIBRARIES = {
    "rounds_per_second.py": {"pokerkit": "PokerKit", "rlcard": "RLCard"},
    "exact_analyses.py": {"pkrbot": "pkrbot"},
    "hands_per_second.py": {name: name for name in ("pkrbot", "eval7", "phevaluator", "treys")},
}


def run(*command: object) -> str:
    done = subprocess.run([sys.executable, *map(str, command)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_it_runs_on_a_few_rounds(file):
    assert "median" in run(file, "--quick")


@pytest.mark.parametrize(("file", "libraries"), LIBRARIES.items(), ids=LIBRARIES)
def test_a_library_that_is_missing_is_named_and_left_out(file, libraries):
    hidden = f"import sys, runpy; sys.modules.update(dict.fromkeys({[*libraries]})); sys.argv = sys.argv[1:];"
    run_it = "runpy.run_path(sys.argv[0], run_name='__main__')"
    printed = run("-c", f"{hidden} {run_it}", ROOT / "bench" / file, "--quick")
    for name in libraries.values():
        assert f"{name} is not installed here, so it is left out; `make bench` installs it." in printed
        assert f"/{name}" not in printed
    assert "that are wanted" in printed
