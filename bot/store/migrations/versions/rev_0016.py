"""Boards that others have replaced, until they are closed: a process that dies leaves none that can be tapped."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
"""A snowflake of Discord: 64 bits."""


def upgrade() -> None:
    """Add them; what was replaced before is not known."""
    op.create_table(
        "old_boards",
        sa.Column("message_id", ID, primary_key=True, autoincrement=False),
        sa.Column("channel_id", ID, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("number", ID, nullable=False),
    )
