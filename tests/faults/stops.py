"""Stops a store at any of its storage system calls: with SIGKILL, or with an error as from a bad or full disk.

A child process is forked for each point and `strace` attached to it, which interferes with the n-th call of one name
on the files of the store. Three phases are gone through apart, since a thread counts its own calls: making a store,
writing to one with group commit, closing one. Run as a program: it takes a request as JSON and prints what it found.
"""

import ctypes
import itertools
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import traceback
from collections import Counter
from pathlib import Path

from croupier.store.group_commit import GroupCommit
from croupier.store.problems import StoreProblem
from croupier.store.store import open_store
from tests.faults import workload

ENDS = ("", "-wal", "-shm", "-journal", ".lock", ".witness", ".seal-key", ".sign-key")
PHASES = ("making", "writing", "closing")
CHANGING = re.compile(
    r"p?writev?(64)?2?|f(data)?sync|f?truncate(64)?|unlink(at)?|link(at)?|rename(at2?)?|openat|fallocate"
)
LET_ANYBODY_TRACE = (0x59616D61, ctypes.c_ulong(-1))


class Child:
    """A forked process that waits until somebody watches it, then goes through a phase."""

    def __init__(self, folder, phase, **options):
        ready, told = os.pipe()
        waiting, self.go = os.pipe()
        self.acknowledged, written = os.pipe()
        self.pid = os.fork()
        if self.pid == 0:
            status = 70
            try:
                os.close(self.go)
                os.close(self.acknowledged)
                status = self.live(folder, phase, told, waiting, written, options)
            except BaseException:
                traceback.print_exc()
            finally:
                os._exit(status)
        for handle in (told, waiting, written):
            os.close(handle)
        assert os.read(ready, 1) == b"r", "the child did not get ready"
        os.close(ready)

    def live(self, folder, phase, told, waiting, written, options):
        ctypes.CDLL(None).prctl(*LET_ANYBODY_TRACE)
        store = None if phase == "making" else open_store(workload.url(folder))
        if phase == "closing":
            workload.set_up(store)
            with GroupCommit(store) as group:
                workload.send(group, 0, workload.write_acknowledgements(written))
        os.write(told, b"r")
        os.read(waiting, 1)
        try:
            if phase == "making":
                open_store(workload.url(folder)).close()
            elif phase == "writing":
                workload.work(folder, workload.write_acknowledgements(written), store=store, **options)
            else:
                store.close()
        except StoreProblem:
            return 3  # the program was told that it cannot go on
        return 0

    def finish(self):
        """Let it go; what it acknowledged, and how it ended: with a signal below zero, or with its status."""
        os.write(self.go, b"g")
        os.close(self.go)
        with os.fdopen(self.acknowledged, "rb") as file:
            acknowledged = workload.read_acknowledgements(file.read())
        return acknowledged, os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


def watched(child, folder, *options):
    """Attach strace to the process and its threads, for calls on the files of the store."""
    paths = [part for end in ENDS for part in ("-P", f"{folder}/floor.db{end}")]
    command = ["strace", "-f", "-p", str(child.pid), "-P", str(folder), *paths, *options]
    tracer = subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL)
    for line in tracer.stderr:
        if b"attached" in line:
            return tracer
    raise RuntimeError(f"strace could not watch the store's process; it left with {tracer.wait()}")


def calls_of(phase, template):
    """How often a phase makes each call that changes something, in the thread that makes it most."""
    with tempfile.TemporaryDirectory() as name:
        folder = copy_of(template, phase, Path(name))
        child = Child(folder, phase)
        trace = Path(name) / "trace"
        tracer = watched(child, folder, "-ff", "-o", trace)
        child.finish()
        tracer.communicate()
        counts = Counter()
        for path in Path(name).glob("trace.*"):
            names = re.findall(r"^(\w+)\(", path.read_text(errors="replace"), re.MULTILINE)
            counts |= Counter(call for call in names if CHANGING.fullmatch(call))
    return counts


def copy_of(template, phase, where):
    folder = where / "store"
    if phase == "making":
        folder.mkdir()
    else:
        shutil.copytree(template, folder)
    return folder


def stop(point, template, **options):
    """Interfere at one point and look what became of the store: how it ended, and what is wrong with it."""
    phase, call, how, number = point
    with tempfile.TemporaryDirectory() as name:
        folder = copy_of(template, phase, Path(name))
        child = Child(folder, phase, **options)
        tracer = watched(
            child, folder, "-e", f"trace={call}", "-e", f"inject={call}:{how}:when={number}", "-o", "/dev/null"
        )
        acknowledged, end = child.finish()
        tracer.communicate()
        found = workload.faults(folder, acknowledged)
    if end not in (0, 3, -signal.SIGKILL):
        found.append(f"the process ended with {end}")
    return end, found


def points(hows, template):
    """Every point, with the first calls of all names before the later ones."""
    counts = {phase: calls_of(phase, template) for phase in PHASES}
    spread = [
        [(phase, call, how, number) for number in range(1, count + 1)]
        for how in hows
        for phase, calls in counts.items()
        for call, count in sorted(calls.items())
    ]
    return [point for turn in itertools.zip_longest(*spread) for point in turn if point]


def chosen(every, wanted):
    """As many points as are wanted: some of them, evenly, or all of them over and over."""
    if wanted >= len(every):
        return list(itertools.islice(itertools.cycle(every), wanted))
    return [every[number * len(every) // wanted] for number in range(wanted)]


def run(hows, wanted, waves=workload.WAVES, **options):
    workload.WAVES = waves
    with tempfile.TemporaryDirectory() as name:
        template = Path(name) / "template"
        template.mkdir()
        workload.make(template)
        every = points(hows, template)
        ends, wrong = Counter(), []
        for point in chosen(every, wanted):
            end, found = stop(point, template, **options)
            ends[end] += 1
            wrong += [[*point, fault] for fault in found]
    return {
        "points": wanted,
        "different": len(every),
        "ends": ends,
        "calls": len({p[:2] for p in every}),
        "wrong": wrong,
    }


if __name__ == "__main__":
    print(json.dumps(run(**json.loads(sys.argv[1]))))
