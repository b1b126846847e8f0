"""Being told on a device, a calendar by a secret link; which accounts have become part of another."""

import sqlalchemy as sa
from alembic import op

revision = "0011_away"
down_revision = "0010_tournaments"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("accounts", sa.Column("calendar", sa.String(length=64)))
    op.create_index("accounts_calendar", "accounts", ["calendar"], unique=True)
    op.create_table(
        "merged",
        sa.Column("account", sa.String(length=24), nullable=False),
        sa.Column("into", sa.String(length=24), nullable=False),
        sa.ForeignKeyConstraint(["into"], ["accounts.id"]),
        sa.PrimaryKeyConstraint("account"),
    )
    op.create_index("ix_merged_into", "merged", ["into"])
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("account", sa.String(length=24), nullable=False),
        sa.Column("session", sa.String(length=64), nullable=False),
        sa.Column("device", sa.String(length=40), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("key", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_pushes_account", "pushes", ["account"])


def downgrade() -> None:
    op.drop_table("pushes")
    op.drop_table("merged")
    op.drop_index("accounts_calendar", "accounts")
    op.drop_column("accounts", "calendar")
