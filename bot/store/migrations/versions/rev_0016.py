"""Boards that others have replaced, until they are closed: a process that dies leaves none that can be tapped."""

import sqlalchemy as sa
from alembic import op

from bot.store.migrations.parts import ID

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Add them; what was replaced before is not known."""
    op.create_table(
        "old_boards",
        sa.Column("message_id", ID, primary_key=True, autoincrement=False),
        sa.Column("channel_id", ID, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("number", ID, nullable=False),
    )
