"""The first migration: what it makes is on both databases what the program's tables say."""

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import inspect, text

from croupier.store.connection import address, writing_engine
from croupier.store.schema import APPEND_ONLY, METADATA, REVISION


def test_the_migration_makes_what_the_program_expects(place):
    place.open().close()
    engine = writing_engine(address(place.url))
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
        assert context.get_current_revision() == REVISION
        for name in METADATA.tables:
            found = inspect(connection).get_pk_constraint(name)["constrained_columns"]
            assert found == [column.name for column in METADATA.tables[name].primary_key], name
    engine.dispose()


def test_each_protected_table_has_its_triggers(place):
    place.open().close()
    asked = {
        "sqlite": "SELECT tbl_name, count(*) FROM sqlite_master WHERE type = 'trigger' GROUP BY 1",
        "postgresql": "SELECT relname, count(*) FROM pg_trigger JOIN pg_class ON tgrelid = pg_class.oid "
        "WHERE NOT tgisinternal GROUP BY 1",
    }
    engine = writing_engine(address(place.url))
    with engine.connect() as connection:
        assert dict(connection.execute(text(asked[place.kind])).all()) == dict.fromkeys(APPEND_ONLY, 2)
    engine.dispose()
