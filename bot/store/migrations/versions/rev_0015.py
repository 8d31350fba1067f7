"""Lists of a channel's and a server's matches without their order, which every turn had to write anew."""

from alembic import op

from bot.store.migrations.parts import index_some

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Make their indexes anew: few matches are under way in one place, and can be sorted when they are asked for."""
    for name, column in (("matches_in_channel", "channel_id"), ("matches_in_server", "guild_id")):
        op.drop_index(name, "matches")
        index_some(name, "matches", [column], "ended_at IS NULL")
