"""A store is brought forward as a whole or not at all, and one from the future is left alone."""

import subprocess
import sys

import pytest
from sqlalchemy import create_engine, inspect, text

from croupier.store import migrate
from croupier.store.problems import NotAStore, TooNew


@pytest.fixture
def connection(tmp_path):
    engine = create_engine(f"sqlite:///{tmp_path / 'x.db'}", isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        yield connection
    engine.dispose()


def versioned(connection, revision):
    connection.execute(text("CREATE TABLE alembic_version (version_num TEXT)"))
    connection.execute(text("INSERT INTO alembic_version VALUES (:revision)"), {"revision": revision})


def test_an_empty_database_has_no_revision(connection):
    assert migrate.revision_of(connection) is None
    with pytest.raises(NotAStore, match="holds no store yet"):
        migrate.check_revision(connection)


def test_an_older_store_is_not_read_as_if_it_were_new(connection):
    versioned(connection, "0000")
    with pytest.raises(NotAStore, match="open it for writing once"):
        migrate.check_revision(connection)


def test_a_newer_store_is_neither_read_nor_changed(connection):
    versioned(connection, "0002")
    for act in (migrate.check_revision, migrate.migrate):
        with pytest.raises(TooNew, match="of version 0002"):
            act(connection)
    assert inspect(connection).get_table_names() == ["alembic_version"]


def test_a_migration_that_fails_leaves_nothing_behind(place):
    broken = "import sys\nfrom pathlib import Path\nimport alembic.op as op\n"
    broken += "execute, count = op.execute, []\n"
    broken += (
        "def fail(statement):\n    count.append(1)\n    assert len(count) < 4, 'planted'\n    execute(statement)\n"
    )
    broken += "op.execute = fail\nfrom croupier.store.store import open_store\n"
    broken += "open_store(sys.argv[1], beside=Path(sys.argv[2]))\n"
    command = [sys.executable, "-c", broken, place.url, str(place.beside)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "planted" in done.stderr
    engine = create_engine(place.url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.connect() as connection:
        assert inspect(connection).get_table_names() == []
    engine.dispose()
    place.open().close()
