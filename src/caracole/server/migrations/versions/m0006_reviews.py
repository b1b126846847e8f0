"""Reviews of finished matches are kept."""

import sqlalchemy as sa
from alembic import op

revision = "0006_reviews"
down_revision = "0005_shown"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("care", sa.String(length=8), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id", "care", "number"),
    )


def downgrade() -> None:
    op.drop_table("reviews")
