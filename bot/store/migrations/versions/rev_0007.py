"""The matches under way in a server, for people who want to watch one."""

from bot.store.migrations.parts import index_some

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add their index."""
    index_some("matches_in_server", "matches", ["guild_id", "updated_at"], "ended_at IS NULL")
