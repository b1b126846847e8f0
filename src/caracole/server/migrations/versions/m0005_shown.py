"""The players of a finished match may let everybody see it, with their names."""

import sqlalchemy as sa
from alembic import op

revision = "0005_shown"
down_revision = "0004_thinking"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("shown", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("tables", sa.Column("published", sa.Boolean(), server_default=sa.false(), nullable=False))


def downgrade() -> None:
    op.drop_column("tables", "published")
    op.drop_column("seats", "shown")
