"""The other server of a team match, so that it is found there too."""

import sqlalchemy as sa
from alembic import op

from bot.store.migrations.parts import ID, index_some

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add it. No tournament there was is held in two servers."""
    op.add_column("tournaments", sa.Column("away_guild_id", ID))
    index_some("tournaments_away", "tournaments", ["away_guild_id"], "away_guild_id IS NOT NULL")
