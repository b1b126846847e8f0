"""Playing a bot while looking for somebody, and being asked when somebody is there."""

import sqlalchemy as sa
from alembic import op

revision = "0012_meanwhile"
down_revision = "0011_away"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seeks", sa.Column("meanwhile", sa.String(length=24)))
    op.add_column("seeks", sa.Column("meeting", sa.String(length=24)))
    op.add_column("seeks", sa.Column("asked_at", sa.BigInteger()))
    op.add_column("seeks", sa.Column("agreed", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    for name in ("agreed", "asked_at", "meeting", "meanwhile"):
        op.drop_column("seeks", name)
