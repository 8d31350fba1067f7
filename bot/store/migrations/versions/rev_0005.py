"""Matches that people have brought in files."""

import sqlalchemy as sa
from alembic import op

from bot.store.migrations.parts import ID, NUMBER

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "imports",
        sa.Column("import_id", ID, primary_key=True),
        sa.Column("owner_id", ID, nullable=False),
        sa.Column("guild_id", ID),
        sa.Column("white_name", sa.Text, nullable=False),
        sa.Column("black_name", sa.Text, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        # JSON as in the log of a match, deflated: ten times smaller, and never looked into by a query.
        sa.Column("events", sa.LargeBinary, nullable=False),
        sa.Column("proof", sa.Text),
        sa.Column("plays", NUMBER, nullable=False),
        sa.Column("games_left_out", NUMBER, nullable=False),
        sa.Column("played_on", sa.Text, nullable=False),
        sa.Column("shared", NUMBER, nullable=False),
        sa.Column("created_at", ID, nullable=False),
        # The number of a match that was deleted is not used again: somebody may still see it somewhere.
        sqlite_autoincrement=True,
        sqlite_strict=True,
    )
    op.create_index("imports_of_owner", "imports", ["owner_id", "digest"], unique=True)
