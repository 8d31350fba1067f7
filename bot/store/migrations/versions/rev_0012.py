"""The other server of a team match, so that it is found there too."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
"""A snowflake of Discord: 64 bits."""


def upgrade() -> None:
    """Add it. No tournament there was is held in two servers."""
    op.add_column("tournaments", sa.Column("away_guild_id", ID))
    condition = sa.text("away_guild_id IS NOT NULL")
    op.create_index(
        "tournaments_away", "tournaments", ["away_guild_id"], sqlite_where=condition, postgresql_where=condition
    )
