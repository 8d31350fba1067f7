"""The matches under way in a server, for whoever wants to watch one."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add their index."""
    condition = sa.text("ended_at IS NULL")
    op.create_index(
        "matches_in_server",
        "matches",
        ["guild_id", "updated_at"],
        sqlite_where=condition,
        postgresql_where=condition,
    )
