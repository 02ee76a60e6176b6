"""Alembic finds its way from an empty database to the newest revision, over the connection it is handed."""

from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, inspect

from croupier.store.migrate import alembic_config
from croupier.store.schema import METADATA, REVISION


def test_one_line_of_revisions_leads_to_the_newest(tmp_path):
    engine = create_engine(f"sqlite:///{tmp_path / 'x.db'}")
    with engine.begin() as connection:
        config = alembic_config(connection)
        revisions = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
        assert revisions[0] == REVISION
        assert revisions == sorted(revisions, reverse=True)  # as is needed to tell a newer store from an older one
        command.upgrade(config, "head")
        assert set(inspect(connection).get_table_names()) == {*METADATA.tables, "alembic_version"}
        command.upgrade(config, "head")
    engine.dispose()
