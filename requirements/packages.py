"""Makes `.venv` from the locks, and the locks from pyproject.toml: `make setup`, `make bench` and `make lock` call it.

The packages come from wherever this machine's pip is told to look. uv installs them because it is several times
faster; it does not read pip's configuration, so that is handed to it. Where uv cannot be had, or cannot reach a
package, pip does the same work. Both refuse a file whose hash is not in the lock.
"""

import ast
import fcntl
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ROOT / "requirements"
TOOLS = ROOT / ".tools"
VENV = ROOT / ".venv"
UV = TOOLS / "bin" / "uv"

READY = VENV / ".ready"
"""Written when the set-up is complete; holds the folder it was made for, which the Makefile compares."""
BENCH_READY = VENV / ".bench"

OURSELVES = ("--no-deps", "--no-build-isolation", "--editable", ".")
"""How croupier itself is installed: with the build backend of the lock, so that nothing unpinned is fetched."""

UV_NAME_OF_PIP_SETTING = {
    "index-url": "UV_DEFAULT_INDEX",
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",
    "no-index": "UV_NO_INDEX",
    "trusted-host": "UV_INSECURE_HOST",
    "cert": "SSL_CERT_FILE",
    "timeout": "UV_HTTP_TIMEOUT",
    "proxy": "ALL_PROXY",
}


class SetupError(Exception):
    """The set-up cannot go on; the message says what to do."""


def say(message: str) -> None:
    print(f"setup: {message}", flush=True)


def problem_of(*command: str | Path, env: dict[str, str] | None = None) -> str | None:
    """Run a command in the project's folder: None when it worked, otherwise what it complained about."""
    done = subprocess.run([*map(str, command)], cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    return (done.stderr.strip() or done.stdout.strip() or "no message") if done.returncode else None


def gist(problem: str) -> str:
    """The lines that pip marks as errors, or the last one, where uv puts the cause."""
    lines = [line.strip() for line in problem.splitlines()]
    return "\n".join([line for line in lines if line.startswith("ERROR")] or lines[-1:])


def make_environment(folder: Path, *options: str) -> None:
    if problem := problem_of(sys.executable, "-m", "venv", "--clear", *options, folder):
        advice = "On Debian: apt install python3-venv python3-pip"
        raise SetupError(f"{sys.executable} cannot make a virtual environment. {advice}\n{problem}")


def python_with_pip() -> str:
    """This Python when it has pip; otherwise the one in .tools, which was then made with pip."""
    return sys.executable if importlib.util.find_spec("pip") else str(TOOLS / "bin" / "python")


def pip_install(folder: Path, *arguments: str | Path) -> str | None:
    target = folder / "bin" / "python"
    return problem_of(python_with_pip(), "-m", "pip", "-qq", "--python", target, "install", *arguments)


def pip_settings() -> dict[str, str]:
    """How this machine's pip is configured: its environment before its `install` section before `global`."""
    command = [python_with_pip(), "-m", "pip", "config", "list"]
    listing = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    sections: dict[str, dict[str, str]] = {"global": {}, "install": {}, ":env:": {}}
    for line in listing.splitlines():
        key, _, value = line.partition("=")
        section, _, name = key.partition(".")
        if section in sections:
            sections[section][name] = " ".join(ast.literal_eval(value).split())
    return sections["global"] | sections["install"] | sections[":env:"]


def uv_environment() -> dict[str, str]:
    """The same sources for uv as for pip; what the user says to uv itself comes first."""
    settings = pip_settings()
    known = {uv: settings[name] for name, uv in UV_NAME_OF_PIP_SETTING.items() if name in settings}
    if "UV_FIND_LINKS" in known:
        known["UV_FIND_LINKS"] = known["UV_FIND_LINKS"].replace(" ", ",")
    # Ask every index for every package, as pip does. The hashes make that safe.
    known |= {"UV_INDEX_STRATEGY": "unsafe-best-match", "UV_PYTHON_DOWNLOADS": "never"}
    return known | os.environ


def has_uv() -> bool:
    """Put the pinned uv into .tools unless it is there already."""
    mark = TOOLS / ".ready"
    wanted = f"{ROOT}\n{(LOCKS / 'tools.txt').read_text()}"
    if mark.exists() and mark.read_text() == wanted:
        return True
    make_environment(TOOLS, *(["--without-pip"] if importlib.util.find_spec("pip") else []))
    if pip_install(TOOLS, "--require-hashes", "--only-binary=:all:", "-r", LOCKS / "tools.txt"):
        say("uv cannot be installed here; pip does the work, which takes longer")
        return False
    mark.write_text(wanted)
    return True


def with_uv(lock: Path, *, exactly: bool) -> str | None:
    python, environment = ("--python", VENV / "bin" / "python"), uv_environment()
    verb = ("sync",) if exactly else ("install", "-r")
    return problem_of(UV, "pip", *verb, lock, "--quiet", "--require-hashes", *python, env=environment) or (
        problem_of(UV, "pip", "install", "--quiet", *OURSELVES, *python, env=environment)
    )


def with_pip(lock: Path) -> str | None:
    return pip_install(VENV, "--require-hashes", "-r", lock) or pip_install(VENV, *OURSELVES)


def install(lock: Path, *, exactly: bool) -> None:
    """Install what the lock pins, and croupier itself to be edited in place; `exactly` removes everything else."""
    say(f"installing what requirements/{lock.name} pins, for Python {sys.version.split()[0]}")
    if has_uv():
        if not (problem := with_uv(lock, exactly=exactly)):
            return
        say(f"uv could not do it, so pip tries: {gist(problem)}")
    if problem := with_pip(lock):
        raise SetupError(f"what requirements/{lock.name} pins cannot be installed.\n{gist(problem)}")


def has_strace() -> bool:
    """The tests of a store's faults interfere with its system calls by strace, which no Python package provides."""
    if shutil.which("strace"):
        return True
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    say("installing strace, which the tests of the store's faults need")
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    install = ("apt-get", "install", "--yes", "--quiet", "--no-install-recommends", "strace")
    if problem_of(*install, env=environment):
        problem_of("apt-get", "update", "--quiet", env=environment)  # a fresh machine has no list of packages yet
        problem_of(*install, env=environment)
    return shutil.which("strace") is not None


def set_up() -> None:
    ready_here = READY.exists() and READY.read_text().strip() == str(ROOT)
    READY.unlink(missing_ok=True)
    if not ready_here:
        make_environment(VENV, "--without-pip")
    install(LOCKS / "dev.txt", exactly=True)
    if not has_strace():
        say("strace is missing, and the tests of the store's faults fail without it. On Debian: apt install strace")
    READY.write_text(f"{ROOT}\n")


def add_bench() -> None:
    install(LOCKS / "bench.txt", exactly=False)
    BENCH_READY.touch()


def write_locks() -> None:
    """Pin the newest releases that the ranges allow, each with the hashes of all its files.

    Extra indexes and folders are not asked: they may hold some files of a release and lack others.
    """
    if not has_uv():
        raise SetupError("pinning needs uv: repeat it where uv can be installed.")
    environment = {name: value for name, value in uv_environment().items() if name not in ("UV_INDEX", "UV_FIND_LINKS")}
    python = ("--universal", "--python-version", "3.11")
    form = ("--upgrade", "--generate-hashes", "--no-emit-index-url", "--no-header", "--quiet")
    for name, source in (
        ("tools", ("requirements/tools.in",)),
        ("dev", ("pyproject.toml", "--group", "dev", "--extra", "report", "--extra", "cluster", "--extra", "postgres")),
        ("bench", ("pyproject.toml", "--extra", "bench", "--constraint", "requirements/dev.txt")),
    ):
        say(f"pinning requirements/{name}.txt")
        target = ("--output-file", f"requirements/{name}.txt")
        if problem := problem_of(UV, "pip", "compile", *python, *form, *source, *target, env=environment):
            raise SetupError(f"requirements/{name}.txt cannot be pinned.\n{problem}")


TASKS = {"setup": set_up, "bench": add_bench, "lock": write_locks}


def main() -> int:
    started = time.perf_counter()
    with Path(__file__).open() as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)  # two terminals may start at once: the second waits and finds little to do
        try:
            TASKS[sys.argv[1]]()
        except SetupError as error:
            print(f"setup: {error}", file=sys.stderr)
            return 1
    say(f"done in {time.perf_counter() - started:.1f} s")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
