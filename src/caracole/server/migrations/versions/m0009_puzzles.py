"""Answers to puzzles, how hard people find them; studies."""

import sqlalchemy as sa
from alembic import op

revision = "0009_puzzles"
down_revision = "0008_lessons"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzle_tries",
        sa.Column("account", sa.String(length=24), nullable=False),
        sa.Column("puzzle", sa.String(length=12), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"]),
        sa.PrimaryKeyConstraint("account", "puzzle"),
    )
    op.create_table(
        "puzzle_skills",
        sa.Column("puzzle", sa.String(length=12), nullable=False),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("puzzle"),
    )
    op.create_table(
        "studies",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("owner", sa.String(length=24), nullable=False),
        sa.Column("title", sa.String(length=100), nullable=False),
        sa.Column("access", sa.String(length=8), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("changed_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["accounts.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_studies_owner", "studies", ["owner"])
    op.create_index("studies_public", "studies", ["access", "changed_at"])


def downgrade() -> None:
    op.drop_table("studies")
    op.drop_table("puzzle_skills")
    op.drop_table("puzzle_tries")
