"""Absence and forfeits, links of a seat's holder, arrivals; two chats, ties between accounts, reports, sanctions."""

import sqlalchemy as sa
from alembic import op

revision = "0003_seats"
down_revision = "0002_accounts"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("absence", sa.Integer(), server_default="900", nullable=True))
    op.add_column("tables", sa.Column("forfeit", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("tables", sa.Column("waits", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("seats", sa.Column("lent", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("seats", sa.Column("arrived_at", sa.BigInteger(), nullable=True))
    op.add_column("chat", sa.Column("room", sa.String(length=8), server_default="players", nullable=False))
    op.create_index("chat_account", "chat", ["account", "at"], unique=False)
    op.create_table(
        "ties",
        sa.Column("account", sa.String(length=24), nullable=False),
        sa.Column("other", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"]),
        sa.ForeignKeyConstraint(["other"], ["accounts.id"]),
        sa.PrimaryKeyConstraint("account", "other", "kind"),
    )
    op.create_index(op.f("ix_ties_other"), "ties", ["other"], unique=False)
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("account", sa.String(length=24), nullable=False),
        sa.Column("by", sa.String(length=24), nullable=False),
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("line", sa.Integer(), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("closed_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"]),
        sa.ForeignKeyConstraint(["by"], ["accounts.id"]),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_reports_by"), "reports", ["by"], unique=False)
    op.create_table(
        "sanctions",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("account", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("report", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"]),
        sa.ForeignKeyConstraint(["report"], ["reports.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_sanctions_account"), "sanctions", ["account"], unique=False)


def downgrade() -> None:
    op.drop_index(op.f("ix_sanctions_account"), table_name="sanctions")
    op.drop_table("sanctions")
    op.drop_index(op.f("ix_reports_by"), table_name="reports")
    op.drop_table("reports")
    op.drop_index(op.f("ix_ties_other"), table_name="ties")
    op.drop_table("ties")
    op.drop_index("chat_account", table_name="chat")
    op.drop_column("chat", "room")
    op.drop_column("seats", "arrived_at")
    op.drop_column("seats", "lent")
    op.drop_column("tables", "waits")
    op.drop_column("tables", "forfeit")
    op.drop_column("tables", "absence")
