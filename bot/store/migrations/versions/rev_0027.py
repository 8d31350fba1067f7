"""Codes of private links and sessions at the live board, by their digests."""

import sqlalchemy as sa
from alembic import op

from bot.store.migrations.parts import ID, NUMBER

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of what opens the live board."""
    op.create_table(
        "live_keys",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("is_code", NUMBER, nullable=False),
        sa.Column("user_id", ID, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("locale", sa.Text, nullable=False),
        sa.Column("expires_at", ID, nullable=False),
        sa.Column("match_id", ID),
        sa.Column("channel_id", ID),
        sa.Column("guild_id", ID),
        sqlite_strict=True,
    )
    op.create_index("live_keys_of_person", "live_keys", ["user_id"])
    op.create_index("live_keys_by_end", "live_keys", ["expires_at"])
