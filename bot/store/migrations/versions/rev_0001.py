"""Matches, their logs, challenges, players and servers."""

import sqlalchemy as sa
from alembic import op

from bot.store.migrations.parts import ID, NUMBER, create_log, index_some, show_matches

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create everything."""
    _create_people()
    _create_matches()
    _create_match_indexes()
    create_log("events", "matches.match_id")
    _create_challenges()
    _create_views()


def _create_people() -> None:
    op.create_table(
        "players",
        sa.Column("user_id", ID, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("seen_at", ID, nullable=False),
        sqlite_strict=True,
    )
    op.create_table(
        "servers",
        sa.Column("guild_id", ID, primary_key=True, autoincrement=False),
        sa.Column("settings", sa.Text, nullable=False),
        sqlite_strict=True,
    )


def _create_matches() -> None:
    op.create_table(
        "matches",
        # An id is never given twice: an old button must not reach into another match.
        sa.Column("match_id", ID, primary_key=True, autoincrement=True),
        sa.Column("guild_id", ID),
        sa.Column("channel_id", ID, nullable=False),
        sa.Column("white_id", ID, sa.ForeignKey("players.user_id"), nullable=False),
        sa.Column("black_id", ID, sa.ForeignKey("players.user_id"), nullable=False),
        sa.Column("variant", sa.Text, nullable=False),
        sa.Column("length", NUMBER, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("waiting_for", ID),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("seq", NUMBER, nullable=False),
        sa.Column("white_score", NUMBER, nullable=False),
        sa.Column("black_score", NUMBER, nullable=False),
        sa.Column("winner_id", ID),
        sa.Column("board_channel_id", ID),
        sa.Column("board_message_id", ID),
        sa.Column("board_seq", NUMBER, nullable=False, server_default="0"),
        sa.Column("created_at", ID, nullable=False),
        sa.Column("updated_at", ID, nullable=False),
        sa.Column("ended_at", ID),
        sqlite_autoincrement=True,
        sqlite_strict=True,
    )


def _create_match_indexes() -> None:
    index_some("matches_waiting", "matches", ["waiting_for", "updated_at", "channel_id"], "waiting_for IS NOT NULL")
    for side in ("white", "black"):
        index_some(f"matches_ongoing_{side}", "matches", [f"{side}_id", "channel_id"], "ended_at IS NULL")
        index_some(
            f"matches_finished_{side}", "matches", [f"{side}_id", "ended_at", "channel_id"], "ended_at IS NOT NULL"
        )
    index_some("matches_in_channel", "matches", ["channel_id", "updated_at"], "ended_at IS NULL")
    index_some("matches_board_behind", "matches", ["updated_at"], "board_seq < seq")


def _create_challenges() -> None:
    op.create_table(
        "challenges",
        sa.Column("challenge_id", ID, primary_key=True, autoincrement=True),
        sa.Column("guild_id", ID),
        sa.Column("channel_id", ID, nullable=False),
        sa.Column("challenger_id", ID, sa.ForeignKey("players.user_id"), nullable=False),
        sa.Column("opponent_id", ID, sa.ForeignKey("players.user_id")),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("created_at", ID, nullable=False),
        sa.Column("expires_at", ID, nullable=False),
        sa.Column("match_id", ID, sa.ForeignKey("matches.match_id")),
        sa.Column("message_id", ID),
        sqlite_autoincrement=True,
        sqlite_strict=True,
    )
    index_some("challenges_open", "challenges", ["channel_id", "challenger_id"], "status = 'open'")
    index_some("challenges_expiry", "challenges", ["expires_at"], "status = 'open'")


def _create_views() -> None:
    show_matches(dice=False)
    op.execute("""
        CREATE VIEW challenge_records AS
        SELECT challenges.*, challenger.name AS challenger_name, opponent.name AS opponent_name
        FROM challenges
        JOIN players AS challenger ON challenger.user_id = challenges.challenger_id
        LEFT JOIN players AS opponent ON opponent.user_id = challenges.opponent_id
    """)
