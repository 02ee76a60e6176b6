"""The tables that the program expects are the ones that the migrations make, and the protected ones exist."""

from croupier.store.migrations.versions import log_and_ledger
from croupier.store.schema import APPEND_ONLY, METADATA, REVISION


def test_the_protected_tables_are_tables():
    assert set(APPEND_ONLY) < set(METADATA.tables)
    assert set(METADATA.tables) - set(APPEND_ONLY) == {"sealed"}


def test_the_newest_migration_is_the_one_expected():
    assert log_and_ledger.revision == REVISION
    assert log_and_ledger.APPEND_ONLY == APPEND_ONLY


def test_amounts_and_numbers_reach_as_far_as_sqlite_does():
    """PostgreSQL's INTEGER ends at two thousand million, which is 21 million dollars in cents."""
    from sqlalchemy.dialects import postgresql  # noqa: PLC0415

    whole = METADATA.tables["postings"].c.amount.type
    assert whole.compile(dialect=postgresql.dialect()) == "BIGINT"
