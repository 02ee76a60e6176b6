"""Alembic runs this to migrate a store over the connection that it is handed."""

from alembic import context

from croupier.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
