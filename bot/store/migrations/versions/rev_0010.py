"""Chouettes: who plays in which, their logs, and what each finished game brought."""

import sqlalchemy as sa
from alembic import op

from bot.store.migrations.parts import ID, NUMBER, create_log, index_some

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add them, empty."""
    _create_chouettes()
    create_log("chouette_events", "chouettes.chouette_id")
    _create_people()


def _create_chouettes() -> None:
    op.create_table(
        "chouettes",
        sa.Column("chouette_id", ID, primary_key=True, autoincrement=True),
        sa.Column("guild_id", ID),
        sa.Column("channel_id", ID, nullable=False),
        sa.Column("thread_id", ID),
        sa.Column("host_id", ID, nullable=False),
        sa.Column("variant", sa.Text, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("seq", NUMBER, nullable=False),
        # What was given back since the clock was written; all of its deadlines are later by this.
        sa.Column("credit", ID, nullable=False, server_default="0"),
        sa.Column("next_at", ID),
        sa.Column("for_computer", NUMBER, nullable=False),
        sa.Column("board_channel_id", ID),
        sa.Column("board_message_id", ID),
        sa.Column("board_seq", NUMBER, nullable=False, server_default="0"),
        sa.Column("created_at", ID, nullable=False),
        sa.Column("updated_at", ID, nullable=False),
        sa.Column("ended_at", ID),
        sa.Column("server_seed", sa.Text),
        sa.Column("label", sa.Text),
        sa.Column("player_seeds", sa.Text),  # once the order is thrown for
        sqlite_autoincrement=True,
        sqlite_strict=True,
    )
    index_some("chouettes_due", "chouettes", ["next_at"], "next_at IS NOT NULL")
    index_some("chouettes_for_computers", "chouettes", ["updated_at"], "for_computer = 1")
    index_some("chouettes_in_channel", "chouettes", ["channel_id"], "ended_at IS NULL")
    index_some("chouettes_in_thread", "chouettes", ["thread_id"], "thread_id IS NOT NULL")
    index_some("chouettes_board_behind", "chouettes", ["updated_at"], "board_seq < seq")


def _create_people() -> None:
    op.create_table(
        "chouette_players",
        sa.Column("chouette_id", ID, sa.ForeignKey("chouettes.chouette_id"), primary_key=True, autoincrement=False),
        sa.Column("user_id", ID, sa.ForeignKey("players.user_id"), primary_key=True, autoincrement=False),
        sa.Column("here", NUMBER, nullable=False),  # 1 for who plays or waits for a place, 0 for who has left
        sqlite_with_rowid=False,
        sqlite_strict=True,
    )
    op.create_index("chouette_players_person", "chouette_players", ["user_id", "here"])
    op.create_table(
        "chouette_results",
        sa.Column("chouette_id", ID, sa.ForeignKey("chouettes.chouette_id"), primary_key=True, autoincrement=False),
        sa.Column("game", NUMBER, primary_key=True),
        sa.Column("user_id", ID, sa.ForeignKey("players.user_id"), primary_key=True, autoincrement=False),
        sa.Column("guild_id", ID),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("hundredths", NUMBER, nullable=False),
        sa.Column("at", ID, nullable=False),
        sqlite_with_rowid=False,
        sqlite_strict=True,
    )
    op.create_index("chouette_results_of_server", "chouette_results", ["guild_id", "user_id"])
    op.create_index("chouette_results_of_person", "chouette_results", ["user_id", "at"])
