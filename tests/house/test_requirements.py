"""The locks pin everything pyproject.toml asks for, with hashes and without saying where it is to be had."""

import re
import tomllib

from packaging.requirements import Requirement

from tests.house.tracked import ROOT, File, kept, report

PIN = re.compile(r"^([A-Za-z0-9._-]+)==(\S+)")


def weak_pins(lock: File) -> list[str]:
    """A requirement starts in the first column; what belongs to it is indented."""
    findings = []
    for requirement in re.split(r"\n(?=\S)", lock.text.strip()):
        first = requirement.splitlines()[0]
        if not PIN.match(first) or "--hash=sha256:" not in requirement:
            findings.append(f"{lock.path}: `{first}` is not pinned with a hash: run `make lock`")
        if "://" in requirement or " @ " in first:
            findings.append(f"{lock.path}: `{first}` records an address: run `make lock`, which leaves addresses out")
    return findings


def pins(lock: File) -> dict[str, list[str]]:
    """Several versions when a later Python needs another one."""
    found: dict[str, list[str]] = {}
    for line in lock.text.splitlines():
        if match := PIN.match(line):
            found.setdefault(match[1].lower(), []).append(match[2])
    return found


def stale_pins(wanted: list[str], lock: File) -> list[str]:
    pinned = pins(lock)
    findings = []
    for requirement in map(Requirement, wanted):
        versions = pinned.get(requirement.name.lower(), [])
        if not versions or not all(requirement.specifier.contains(version) for version in versions):
            have = ", ".join(versions) or "nothing"
            findings.append(f"{lock.path}: pins {have} where pyproject.toml asks for `{requirement}`: run `make lock`")
    return findings


def locks() -> dict[str, File]:
    return {file.stem: file for file in kept() if re.fullmatch(r"requirements/\w+\.txt", file.path)}


def test_every_lock_pins_with_hashes_and_without_addresses():
    assert {"dev", "bench", "tools"} <= locks().keys()
    findings = [finding for lock in locks().values() for finding in weak_pins(lock)]
    assert not findings, report(findings)


def test_the_locks_are_as_new_as_the_ranges():
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text())
    run = asked["project"]["dependencies"]
    extras = asked["project"]["optional-dependencies"]
    of_extras = [
        need
        for name in ("analysis", "report", "cluster", "postgres")
        for need in extras[name]
        if "croupier" not in need
    ]
    wanted = run + of_extras + asked["dependency-groups"]["dev"] + asked["build-system"]["requires"]
    findings = stale_pins(wanted, locks()["dev"])
    findings += stale_pins(run + extras["bench"], locks()["bench"])
    assert not findings, report(findings)


def test_planted_weak_pins_are_reported():
    good = "click==8.5.1 \\\n    --hash=sha256:00ff\n    # via croupier\n"
    assert weak_pins(File("requirements/dev.txt", good)) == []
    for bad in ("rich>=15\n", "rich==15.0\n", "--index-url https://host/simple\n", "rich @ https://host/rich.whl\n"):
        found = weak_pins(File("requirements/dev.txt", good + bad))
        assert found
        assert all(bad.strip() in finding for finding in found)


def test_planted_stale_pins_are_reported():
    lock = File("requirements/dev.txt", "click==8.5.1 \\\n    --hash=sha256:00ff\n")
    assert stale_pins(["click>=8.1,<9"], lock) == []
    assert "pins 8.5.1 where" in stale_pins(["click>=9"], lock)[0]
    assert "pins nothing where" in stale_pins(["rich"], lock)[0]
