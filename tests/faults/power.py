"""Loses power at any moment: rebuilds the files of a store as a disk may hold them then.

A run is recorded with `strace`: each write, sync, cut and removal of a file, and each acknowledgement. What was synced
is on disk. Of what came after, any part may be: each change arrives or not, whatever its neighbours did, and a write
may arrive in some of its sectors only. A name is a change to its folder: without the sync of that, a new file may be
gone with all that was synced in it, and a removed one may be there again.
"""

import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from tests.faults import workload
from tests.house.tracked import ROOT

SECTOR = 512
CALLS = "openat,pwrite64,write,fsync,fdatasync,ftruncate,unlink"
PATTERN = re.compile(r'^\d+ +(\w+)\((?:AT_FDCWD<[^>]*>, )?(?:\d+<([^>]*)>|"([^"]*)")(?:, )?(.*)\) += (\d+)')
FATES = ("nothing", "everything", "some", "torn")


class Change(NamedTuple):
    """One thing that a store did to its files, or an acknowledgement."""

    kind: str
    file: str
    offset: int = 0
    content: bytes = b""


def record(folder, acknowledged, *pragmas):
    """Let the workload run in a folder, and say what it did."""
    with tempfile.NamedTemporaryFile("r") as trace, acknowledged.open("w") as out:
        files = [f"{folder}/floor.db{end}" for end in ("", "-wal", "-journal", ".witness")]
        paths = [part for path in (folder, *files, acknowledged) for part in ("-P", str(path))]
        strace = ["strace", "-f", "-y", "-xx", "-s", "1000000", "-e", f"trace={CALLS}", *paths, "-o", trace.name]
        command = [*strace, sys.executable, "-m", "tests.faults.workload", str(folder), *pragmas]
        subprocess.run(command, cwd=ROOT, stdout=out, check=True)
        return list(changes(trace.read(), folder, acknowledged))


def changes(trace, folder, acknowledged):
    for line in whole_lines(trace):
        match = PATTERN.match(line)
        if not match:
            continue
        call, opened, named, rest, result = match.groups()
        path = plain(opened or named or "").decode()
        if path == str(acknowledged):
            yield Change("acknowledge", path, content=text_of(rest))
        else:
            name = "" if path == str(folder) else Path(path).name
            yield from change(call, name, rest, int(result))


def change(call, name, rest, result):
    if call == "pwrite64":
        content = text_of(rest)
        assert len(content) == result, "a short write is not expected here"
        yield Change("write", name, int(rest.rsplit(", ", 1)[1]), content)
    elif call == "write":
        yield Change("append", name, 0, text_of(rest))
    elif call in ("fsync", "fdatasync"):
        yield Change("sync", name)
    elif call == "ftruncate":
        yield Change("cut", name, int(rest))
    elif call == "unlink":
        yield Change("remove", name)
    elif call == "openat" and "O_CREAT" in rest:
        yield Change("create", name)


def whole_lines(trace):
    """A call during which another thread made one is told in two parts; it counts when it is done."""
    begun = {}
    for line in trace.splitlines():
        thread = line.split(" ", 1)[0]
        if line.endswith("<unfinished ...>"):
            begun[thread] = line.removesuffix("<unfinished ...>").rstrip()
        elif "resumed>" in line:
            yield begun.pop(thread) + line.split("resumed>", 1)[1]
        else:
            yield line


def plain(hexadecimal):
    return bytes.fromhex(hexadecimal.replace("\\x", ""))


def text_of(arguments):
    return plain(arguments.split('"')[1])


class Disk:
    """What is on disk for certain, and what has been asked for since. A file is known by a number; names lead to it."""

    def __init__(self, folder):
        found = sorted(path for path in folder.iterdir() if path.is_file())
        self.contents = [path.read_bytes() for path in found]
        self.names = {path.name: number for number, path in enumerate(found)}
        self.current = dict(self.names)
        self.pending = []
        self.pending_names = []

    def see(self, done):
        """Follow the run."""
        if done.kind == "sync" and done.file == "":
            self.names, self.pending_names = self.named(self.pending_names), []
        elif done.kind == "sync":
            number = self.current[done.file]
            for _, change in (each for each in self.pending if each[0] == number):
                self.contents[number] = changed(self.contents[number], change)
            self.pending = [each for each in self.pending if each[0] != number]
        elif done.kind == "remove":
            self.current.pop(done.file)
            self.pending_names.append((done.file, None))
        elif done.kind == "create":
            self.create(done.file)
        elif done.kind != "acknowledge":
            self.pending.append((self.current[done.file], done))

    def create(self, name):
        if name not in self.current:
            self.current[name] = len(self.contents)
            self.contents.append(b"")
            self.pending_names.append((name, self.current[name]))

    def named(self, arrived):
        names = dict(self.names)
        for name, number in arrived:
            names[name] = number
        return {name: number for name, number in names.items() if number is not None}

    def after_power_loss(self, chance, fate):
        """The files as they may be found: what is certain, with a part of what was asked for."""
        contents = list(self.contents)
        for number, change in self.pending:
            if arrives(chance, fate):
                contents[number] = changed(contents[number], torn(change, chance) if fate == "torn" else change)
        names = self.named([each for each in self.pending_names if arrives(chance, fate)])
        return {name: contents[number] for name, number in names.items()}


def arrives(chance, fate):
    return fate == "everything" or (fate in ("some", "torn") and chance.random() < 0.5)


def torn(each, chance):
    """A write with only some of its sectors, as several writes do not overlap in them: the first or the last ones."""
    if each.kind != "write" or len(each.content) <= SECTOR:
        return each
    cut = chance.randrange(0, len(each.content), SECTOR)
    if chance.random() < 0.5:
        return each._replace(content=each.content[:cut])
    return each._replace(offset=each.offset + cut, content=each.content[cut:])


def changed(content, each):
    if each.kind == "append":
        return content + each.content
    if each.kind == "cut":
        return content[: each.offset].ljust(each.offset, b"\0")
    whole = content.ljust(each.offset, b"\0")
    return whole[: each.offset] + each.content + whole[each.offset + len(each.content) :]


def images(folder, run, wanted, seed):
    """Files as they may be found, each with what had been acknowledged by then, over all moments of the run."""
    chance = random.Random(seed)
    moments = sorted(chance.choices(range(len(run) + 1), k=wanted))
    disk, acknowledged, seen = Disk(folder), b"", 0
    for number, moment in enumerate(moments):
        for done in run[seen:moment]:
            disk.see(done)
            acknowledged += done.content if done.kind == "acknowledge" else b""
        seen = moment
        yield disk.after_power_loss(chance, FATES[number % len(FATES)]), workload.read_acknowledgements(acknowledged)


def lose_power(wanted, seed, *pragmas):
    """What is wrong with the stores that are found after power was lost."""
    wrong = []
    with tempfile.TemporaryDirectory() as name:
        before, store = Path(name) / "before", Path(name) / "store"
        store.mkdir()
        workload.make(store)
        before.mkdir()
        write_files(before, {path.name: path.read_bytes() for path in store.iterdir()})
        run = record(store, Path(name) / "acknowledged", *pragmas)
        assert sum(done.kind == "acknowledge" for done in run) == workload.WAVES * len(workload.TABLES)
        for number, (files, acknowledged) in enumerate(images(before, run, wanted, seed)):
            found = Path(name) / "found"
            found.mkdir()
            write_files(found, files)
            wrong += [(number, FATES[number % len(FATES)], fault) for fault in workload.faults(found, acknowledged)]
            for path in found.iterdir():
                path.unlink()
            found.rmdir()
    return wrong


def write_files(folder, files):
    for name, content in files.items():
        (folder / name).write_bytes(content)
        (folder / name).chmod(0o600)
