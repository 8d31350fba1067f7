"""Which process looks after what, who shows a board that fell behind, and lines that call the next player."""

import sqlalchemy as sa
from alembic import op

from bot.store.migrations.parts import ID, NUMBER

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add them. The leases are written by the first process that asks for some."""
    op.create_table(
        "leases",
        sa.Column("part", NUMBER, primary_key=True, autoincrement=False),
        sa.Column("owner", sa.Text),
        sa.Column("epoch", ID, nullable=False),
        sa.Column("until", ID, nullable=False),
    )
    op.create_table("workers", sa.Column("worker", sa.Text, primary_key=True), sa.Column("until", ID, nullable=False))
    op.add_column("matches", sa.Column("claimed_until", ID, nullable=False, server_default="0"))
    op.add_column("chouettes", sa.Column("claimed_until", ID, nullable=False, server_default="0"))
    op.add_column("chouettes", sa.Column("board_lines", sa.Text))
    op.create_table(
        "calls",
        sa.Column("match_id", ID, sa.ForeignKey("matches.match_id"), primary_key=True),
        sa.Column("channel_id", ID, nullable=False),
        sa.Column("message_id", ID, nullable=False),
        sa.Column("side", NUMBER, nullable=False),
    )
