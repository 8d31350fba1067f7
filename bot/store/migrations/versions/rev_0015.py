"""Lists of a channel's and a server's matches without their order, which every turn had to write anew."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make their indexes anew: few matches are under way in one place, and can be sorted when they are asked for."""
    condition = sa.text("ended_at IS NULL")
    for name, column in (("matches_in_channel", "channel_id"), ("matches_in_server", "guild_id")):
        op.drop_index(name, "matches")
        op.create_index(name, "matches", [column], sqlite_where=condition, postgresql_where=condition)
