"""The team matches that two servers hold together are found from the other one as well."""

from alembic import op

revision = "0013"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the index; there are none yet."""
    op.execute("""
        CREATE INDEX tournaments_shared ON tournaments (json_extract(state, '$.plan.away.place.guild_id'))
        WHERE json_extract(state, '$.plan.away.place.guild_id') IS NOT NULL
    """)
