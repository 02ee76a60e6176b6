"""The project runs in any folder of any machine, and packages come from wherever that machine gets them.

The forbidden words are put together from parts, so that this file does not contain them either.
"""

import re

from tests.house.tracked import File, kept, report

FOLDERS = ("work", "home", "tmp", "root")
ABSOLUTE = re.compile(r"(?<![\w.~-])/(?:" + "|".join(FOLDERS) + r")(?![\w-])")
HOSTS = [f"{name}.{ending}" for name, ending in (
    ("pypi", "org"), ("pypi.python", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("npmjs", "com"),
    ("yarnpkg", "com"), ("anaconda", "org"),
)]  # fmt: skip


def absolute_paths(file: File) -> list[str]:
    return [
        f"{file.path}:{number}: `{match[0]}` is a folder of one machine: start from the file's own folder or be told"
        for number, line in enumerate(file.text.splitlines(), 1)
        for match in ABSOLUTE.finditer(line)
    ]


def registry_hosts(file: File) -> list[str]:
    return [
        f"{file.path}:{number}: `{host}` ties the project to one registry: leave it to the machine's configuration"
        for number, line in enumerate(file.text.splitlines(), 1)
        for host in HOSTS
        if host in line.lower()
    ]


def test_no_file_names_a_folder_of_one_machine():
    findings = [finding for file in kept() for finding in absolute_paths(file)]
    assert not findings, report(findings)


def test_no_file_names_a_registry():
    findings = [finding for file in kept() for finding in registry_hosts(file)]
    assert not findings, report(findings)


def test_planted_folders_are_reported():
    for folder in FOLDERS:
        assert f"a.md:2: `/{folder}`" in absolute_paths(File("a.md", f"see\n`/{folder}/croupier`"))[0]
    for harmless in ("src/work/x", "../tmp/x", "https://host/home", "/workshop", "one/root"):
        assert absolute_paths(File("a.md", harmless)) == []


def test_planted_registries_are_reported():
    for host in HOSTS:
        assert registry_hosts(File("a.txt", f"https://files.{host.upper()}/x"))
