"""Jobs have an owner, a rank, a price and pieces; servers tell how many processes think."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004_thinking"
down_revision = "0003_seats"
branch_labels = None
depends_on = None

NEW: dict[str, Any] = {
    "rank": sa.Integer(),
    "owner": sa.String(length=24),
    "price": sa.Integer(),
    "pieces": sa.Integer(),
    "done": sa.Integer(),
    "queued_at": sa.BigInteger(),
    "wanted_until": sa.BigInteger(),
    "taken_by": sa.String(length=16),
    "result": sa.Text(),
    "fault": sa.Text(),
}


def upgrade() -> None:
    for name, kind in NEW.items():
        op.add_column("jobs", sa.Column(name, kind, nullable=True))
    op.execute(
        "update jobs set rank = 0, price = 1000, pieces = 1, done = 0, queued_at = due_at, attempts = 0,"
        " owner = (select owner from tables where tables.id = jobs.table_id) where kind = 'think'"
    )
    op.create_table(
        "thinkers",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("processes", sa.Integer(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )


def downgrade() -> None:
    op.drop_table("thinkers")
    for name in reversed(NEW):
        op.drop_column("jobs", name)
