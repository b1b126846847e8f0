"""Accounts keep which lessons they have done."""

import sqlalchemy as sa
from alembic import op

revision = "0008_lessons"
down_revision = "0007_club"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("account", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("lesson", sa.String(length=40), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"]),
        sa.PrimaryKeyConstraint("account", "game", "lesson"),
    )


def downgrade() -> None:
    op.drop_table("lessons")
