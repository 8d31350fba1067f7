"""Clocks, threads, what people prefer, whom they block, what they follow, and when the bot was last awake."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
"""A snowflake of Discord, an id of ours, or milliseconds (since 1970 in UTC, or a duration): 64 bits."""


def upgrade() -> None:
    """Add them; a match without a clock and without a thread is as it was."""
    _extend_matches()
    _create_people()
    op.create_table(
        "moments",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("at", ID, nullable=False),
        sqlite_strict=True,
    )


def _extend_matches() -> None:
    # A view lists the columns there were when it was made.
    op.execute("DROP VIEW match_records")
    op.add_column("matches", sa.Column("thread_id", ID))
    op.add_column("matches", sa.Column("clock", sa.Text))
    op.add_column("matches", sa.Column("due_at", ID))
    op.add_column("matches", sa.Column("remind_at", ID))
    op.add_column("matches", sa.Column("credit", ID, nullable=False, server_default="0"))
    _create_partial_index("matches_due", ["due_at"], "due_at IS NOT NULL")
    _create_partial_index("matches_to_remind", ["remind_at"], "remind_at IS NOT NULL")
    _create_partial_index("matches_in_thread", ["thread_id"], "thread_id IS NOT NULL")
    _create_partial_index("matches_untouched", ["updated_at"], "ended_at IS NULL")
    op.execute("""
        CREATE VIEW match_records AS
        SELECT matches.*, white.name AS white_name, black.name AS black_name
        FROM matches
        JOIN players AS white ON white.user_id = matches.white_id
        JOIN players AS black ON black.user_id = matches.black_id
    """)


def _create_partial_index(name: str, columns: list[str], where: str) -> None:
    condition = sa.text(where)
    op.create_index(name, "matches", columns, sqlite_where=condition, postgresql_where=condition)


def _create_people() -> None:
    op.create_table(
        "preferences",
        sa.Column("user_id", ID, primary_key=True, autoincrement=False),
        sa.Column("preferences", sa.Text, nullable=False),
        sqlite_strict=True,
    )
    op.create_table(
        "blocks",
        sa.Column("user_id", ID, primary_key=True, autoincrement=False),
        sa.Column("blocked_id", ID, primary_key=True, autoincrement=False),
        sqlite_with_rowid=False,
        sqlite_strict=True,
    )
    op.create_index("blocks_blocked", "blocks", ["blocked_id"])
    op.create_table(
        "follows",
        sa.Column("match_id", ID, sa.ForeignKey("matches.match_id"), primary_key=True, autoincrement=False),
        sa.Column("user_id", ID, primary_key=True, autoincrement=False),
        sqlite_with_rowid=False,
        sqlite_strict=True,
    )
    op.create_index("follows_user", "follows", ["user_id"])
