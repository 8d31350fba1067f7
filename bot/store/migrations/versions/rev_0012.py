"""The other server of a team match, so that it is found there too."""

from bot.store.migrations.parts import add, index_some

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add it. No tournament there was is held in two servers."""
    add("tournaments: away_guild_id?")
    index_some("tournaments_away", "tournaments", ["away_guild_id"], "away_guild_id IS NOT NULL")
