"""The digest of a week: which server wants it where; the finished matches of a server in their order."""

from alembic import op

from bot.store.migrations.parts import index_some, make

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    """Make the table, and the index that finds what a server has played in a week."""
    make("digests: guild_id* channel_id week:number failed:number")
    op.create_index("digests_due", "digests", ["week"])
    index_some("matches_ended_in_server", "matches", ["guild_id", "ended_at"], "ended_at IS NOT NULL")
