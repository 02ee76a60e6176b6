"""No acknowledged command is lost and none works twice, whatever storage call the store is stopped at.

The small size takes some points of each kind; the full size 10,000 kills and 2,000 errors of the disk.
"""

import json
import shutil
import subprocess
import sys

import pytest

from tests.house.tracked import ROOT
from tests.soak_report import write_report

KILLED = ["signal=SIGKILL"]
FAILED = ["error=EIO", "error=ENOSPC"]


def run(**request):
    """In a process of its own, which forks: this one may have threads."""
    assert shutil.which("strace"), (
        "strace is not installed: on Debian, apt install strace (`make setup` does it for root)"
    )
    command = [sys.executable, "-m", "tests.faults.stops", json.dumps(request)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_a_store_that_is_killed_loses_nothing():
    told = run(hows=KILLED, wanted=40)
    assert told["wrong"] == []
    assert told["ends"]["-9"] > 30  # a thread may make a call or two less than when they were counted
    assert told["different"] > 140
    assert told["calls"] > 12


def test_a_store_whose_disk_fails_loses_nothing():
    told = run(hows=FAILED, wanted=24)
    assert told["wrong"] == []
    assert set(told["ends"]) == {"0", "3"}  # some errors are overcome by opening the store anew, others end the program


def test_a_store_that_acknowledges_too_early_is_caught():
    """The planted defect."""
    wrong = run(hows=KILLED, wanted=40, too_early=True)["wrong"]
    assert any("was acknowledged and is lost" in finding[-1] for finding in wrong)
    assert all(finding[0] == "writing" for finding in wrong)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "hows", "wanted"), [("kills", KILLED, 10_000), ("disk-errors", FAILED, 2_000)])
def test_every_call_at_full_size(name, hows, wanted):
    told = run(hows=hows, wanted=wanted, waves=30)
    caught = run(hows=KILLED, wanted=200, too_early=True)["wrong"]
    write_report(name, control_caught=len(caught), **told)
    assert told["wrong"] == []
    assert caught
