"""What a person has posted lately in a channel, and indexes for what somebody has open: nobody may flood."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
"""A snowflake of Discord, or milliseconds: 64 bits."""


def upgrade() -> None:
    """Add them; what was posted before is not counted."""
    op.create_table(
        "recent_posts",
        sa.Column("user_id", ID, primary_key=True, autoincrement=False),
        sa.Column("channel_id", ID, primary_key=True, autoincrement=False),
        sa.Column("slot", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", ID, nullable=False),
        sqlite_with_rowid=False,
        sqlite_strict=True,
    )
    _index_open("crowds_of_host", "crowds", "host_id")
    _index_open("tournaments_of_organizer", "tournaments", "organiser_id")


def _index_open(name: str, table: str, column: str) -> None:
    """An index over a column of what is not over."""
    condition = sa.text("ended_at IS NULL")
    op.create_index(name, table, [column], sqlite_where=condition, postgresql_where=condition)
