"""Clocks, threads, what people prefer, whom they block, what they follow, and when the bot was last awake."""

import sqlalchemy as sa
from alembic import op

from bot.store.migrations.parts import ID, index_some, show_matches

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add them; a match without a clock and without a thread is as it was."""
    _extend_matches()
    _create_people()
    op.create_table(
        "moments", sa.Column("name", sa.Text, primary_key=True), sa.Column("at", ID, nullable=False), sqlite_strict=True
    )


def _extend_matches() -> None:
    op.add_column("matches", sa.Column("thread_id", ID))
    op.add_column("matches", sa.Column("clock", sa.Text))
    op.add_column("matches", sa.Column("due_at", ID))
    op.add_column("matches", sa.Column("remind_at", ID))
    op.add_column("matches", sa.Column("credit", ID, nullable=False, server_default="0"))
    index_some("matches_due", "matches", ["due_at"], "due_at IS NOT NULL")
    index_some("matches_to_remind", "matches", ["remind_at"], "remind_at IS NOT NULL")
    index_some("matches_in_thread", "matches", ["thread_id"], "thread_id IS NOT NULL")
    index_some("matches_untouched", "matches", ["updated_at"], "ended_at IS NULL")
    show_matches(dice=False)


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
