"""The digest of a week: which server wants it where; the finished matches of a server in their order."""

import sqlalchemy as sa
from alembic import op

from bot.store.migrations.parts import ID, NUMBER, index_some

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table, and the index that finds what a server has played in a week."""
    op.create_table(
        "digests",
        sa.Column("guild_id", ID, primary_key=True, autoincrement=False),
        sa.Column("channel_id", ID, nullable=False),
        sa.Column("week", NUMBER, nullable=False),
        sa.Column("failed", NUMBER, nullable=False),
        sqlite_strict=True,
    )
    op.create_index("digests_due", "digests", ["week"])
    index_some("matches_ended_in_server", "matches", ["guild_id", "ended_at"], "ended_at IS NOT NULL")
