"""Sessions that expire and can be listed, names compared as they look, password resets, counts of limits."""

import secrets

import sqlalchemy as sa
from alembic import op

from caracole.server.names import another, folded

revision = "0002_accounts"
down_revision = "0001"
branch_labels = None
depends_on = None

ACCOUNTS = sa.table(
    "accounts",
    *(sa.column(name) for name in ("id", "name", "login", "folded", "kind", "created_at")),
)
SESSIONS = sa.table("sessions", *(sa.column(name) for name in ("hash", "id", "created_at", "seen_at")))


def upgrade() -> None:
    op.add_column("accounts", sa.Column("folded", sa.String(length=40), nullable=False, server_default=""))
    op.create_index("accounts_folded", "accounts", ["folded"])
    op.add_column("sessions", sa.Column("id", sa.String(length=24), nullable=False, server_default=""))
    op.add_column("sessions", sa.Column("seen_at", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("sessions", sa.Column("device", sa.String(length=40), nullable=False, server_default=""))
    op.create_index("sessions_seen", "sessions", ["seen_at"])
    op.create_table(
        "resets",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("account", sa.String(length=24), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"]),
        sa.PrimaryKeyConstraint("hash"),
        sa.UniqueConstraint("account"),
    )
    op.create_table(
        "counts",
        sa.Column("key", sa.String(length=120), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("key"),
        prefixes=["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else [],
    )
    fold_names()
    name_sessions()


def fold_names() -> None:
    """People first, the oldest first: whoever looks like somebody with a password gets another name."""
    bind = op.get_bind()
    rows = bind.execute(sa.select(ACCOUNTS).order_by(ACCOUNTS.c.created_at)).all()
    taken: set[str] = set()
    for row in sorted(rows, key=lambda row: row.kind != "person"):
        name = row.name
        if row.kind != "bot" and (folded(name) in taken or len(folded(name)) > 40):
            name = another(name, taken)
        values = {"name": name, "folded": folded(name)[:40]}
        if row.kind == "person":
            taken.add(folded(name))
            values["login"] = folded(name)
        bind.execute(sa.update(ACCOUNTS).where(ACCOUNTS.c.id == row.id).values(**values))


def name_sessions() -> None:
    bind = op.get_bind()
    for row in bind.execute(sa.select(SESSIONS)).all():
        named = {"id": secrets.token_urlsafe(12), "seen_at": row.created_at}
        bind.execute(sa.update(SESSIONS).where(SESSIONS.c.hash == row.hash).values(**named))


def downgrade() -> None:
    op.drop_table("counts")
    op.drop_table("resets")
    op.drop_index("sessions_seen", table_name="sessions")
    for column in ("device", "seen_at", "id"):
        op.drop_column("sessions", column)
    op.drop_index("accounts_folded", table_name="accounts")
    op.drop_column("accounts", "folded")
