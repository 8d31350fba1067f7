"""Studies, by what happened in a game; who waits for one; hints taken."""

import sqlalchemy as sa
from alembic import op

from bot.store.migrations.parts import ID, NUMBER

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add them, empty."""
    op.create_table(
        "studies",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("level", sa.Text, primary_key=True),
        sa.Column("place", NUMBER, primary_key=True, autoincrement=False),
        sa.Column("study", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
        sqlite_strict=True,
    )
    op.create_table(
        "study_requests",
        sa.Column("request_id", ID, primary_key=True),
        sa.Column("user_id", ID, nullable=False, unique=True),
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("game", NUMBER),
        sa.Column("guild_id", ID),
        sa.Column("channel_id", ID, nullable=False),
        sa.Column("message_id", ID),
        # With it an answer can be edited for a quarter of an hour; the row is deleted when the analysis is done.
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("public", NUMBER, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("asked_at", ID, nullable=False),
        sqlite_strict=True,
    )
    op.create_table(
        "hints",
        sa.Column("match_id", ID, sa.ForeignKey("matches.match_id"), primary_key=True, autoincrement=False),
        sa.Column("seq", NUMBER, primary_key=True),
        sa.Column("side", NUMBER, primary_key=True),
        sqlite_with_rowid=False,
        sqlite_strict=True,
    )
