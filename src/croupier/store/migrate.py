"""Bringing a store to the tables that this program expects, or saying why it cannot be used."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.engine.reflection import Inspector

from croupier.store.problems import NotAStore, TooNew
from croupier.store.schema import METADATA, REVISION

if TYPE_CHECKING:
    from alembic.config import Config

_VERSIONS: Final = "alembic_version"


def revision_of(connection: Connection) -> str | None:
    """The newest migration that the store has been through; none for an empty database."""
    found = set(_inspector(connection).get_table_names())
    if _VERSIONS in found:
        revision = connection.execute(text(f"SELECT version_num FROM {_VERSIONS}")).scalar()
        return None if revision is None else str(revision)
    if clash := sorted(found & set(METADATA.tables)):
        raise NotAStore(f"The database has a table {clash[0]!r} that is not croupier's: name another database.")
    return None


def check_revision(connection: Connection) -> None:
    """Refuse to read a store that is not in the state this program expects."""
    revision = revision_of(connection)
    if revision is None:
        raise NotAStore("The database holds no store yet.")
    _refuse_newer(revision)
    if revision != REVISION:
        raise NotAStore(
            "The store was written by an older croupier: open it for writing once, which brings it forward."
        )


def migrate(connection: Connection) -> None:
    """Bring the store to the newest tables within the transaction of the connection."""
    revision = revision_of(connection)
    if revision == REVISION:
        return
    if revision is not None:
        _refuse_newer(revision)
    from alembic import command  # noqa: PLC0415  (needed once in the life of a store, and slow to import)

    command.upgrade(alembic_config(connection), "head")


def alembic_config(connection: Connection) -> "Config":
    from alembic.config import Config  # noqa: PLC0415

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def _refuse_newer(revision: str) -> None:
    """Migrations are numbered, so that one that this program does not know comes after all it knows."""
    if revision > REVISION:
        raise TooNew(
            f"The store is of version {revision}, and this croupier knows versions up to {REVISION}: "
            "use a newer croupier."
        )


def _inspector(connection: Connection) -> Inspector:
    return inspect(connection)
