"""Alembic calls this with the connection that `caracole.server.migrations` put into the configuration."""

from alembic import context

from caracole.server import schema

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=schema.metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
