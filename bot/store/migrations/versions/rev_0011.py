"""Crowds that play a side of a match together, and what spectators guess."""

import sqlalchemy as sa
from alembic import op

from bot.store.migrations.parts import ID, NUMBER

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "crowds",
        sa.Column("crowd_id", ID, primary_key=True),
        sa.Column("guild_id", ID),
        sa.Column("channel_id", ID, nullable=False),
        sa.Column("host_id", ID, nullable=False),
        sa.Column("match_id", ID, sa.ForeignKey("matches.match_id"), unique=True),
        sa.Column("message_id", ID),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("seq", NUMBER, nullable=False),
        sa.Column("created_at", ID, nullable=False),
        sa.Column("due_at", ID),
        sa.Column("ended_at", ID),
    )
    op.create_index("crowds_going", "crowds", ["ended_at", "due_at"])
    op.create_table(
        "crowd_events",
        sa.Column("crowd_id", ID, sa.ForeignKey("crowds.crowd_id"), primary_key=True),
        sa.Column("seq", NUMBER, primary_key=True),
        sa.Column("version", NUMBER, nullable=False),
        sa.Column("type", sa.Text, nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("at", ID, nullable=False),
    )
    op.create_table(
        "guesses",
        sa.Column("match_id", ID, sa.ForeignKey("matches.match_id"), primary_key=True),
        sa.Column("seq", NUMBER, primary_key=True),
        sa.Column("user_id", ID, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("guild_id", ID),
        sa.Column("play", sa.Text, nullable=False),
        sa.Column("same", NUMBER),
        sa.Column("bonus", NUMBER),
        sa.Column("at", ID, nullable=False),
    )
    op.create_index("guesses_of_person", "guesses", ["user_id"])
    op.create_index("guesses_of_month", "guesses", ["guild_id", "at"])
