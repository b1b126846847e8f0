"""The club: rated matches, what each changed, and who looks for an opponent."""

import sqlalchemy as sa
from alembic import op

revision = "0007_club"
down_revision = "0006_reviews"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("accounts", sa.Column("profile", sa.String(length=8), server_default="public", nullable=False))
    op.add_column("tables", sa.Column("rated", sa.String(length=8), server_default="", nullable=False))
    op.create_table(
        "counted",
        sa.Column("pool", sa.String(length=48), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("pool", "number"),
        sa.UniqueConstraint("table_id"),
    )
    op.create_table(
        "ratings",
        sa.Column("pool", sa.String(length=48), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("account", sa.String(length=24), nullable=False),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("mu_before", sa.Float(53), nullable=False),
        sa.Column("sigma_before", sa.Float(53), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"]),
        sa.PrimaryKeyConstraint("pool", "number", "account"),
    )
    op.create_index("ratings_account", "ratings", ["account", "pool", "number"])
    op.create_table(
        "seeks",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("account", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("preset", sa.String(length=40)),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("doubt", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("table_id", sa.String(length=24)),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"]),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("seeks_status", "seeks", ["status", "created_at"])
    op.create_index(op.f("ix_seeks_account"), "seeks", ["account"])


def downgrade() -> None:
    op.drop_table("seeks")
    op.drop_table("ratings")
    op.drop_table("counted")
    op.drop_column("tables", "rated")
    op.drop_column("accounts", "profile")
