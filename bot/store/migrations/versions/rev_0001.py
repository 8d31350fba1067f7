"""Matches, their logs, challenges, players and servers."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
"""A snowflake of Discord, an id of ours, or milliseconds since 1970 in UTC: 64 bits."""
NUMBER = sa.Integer()


def upgrade() -> None:
    """Create everything."""
    _create_people()
    _create_matches()
    _create_match_indexes()
    _create_events()
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
    _create_partial_index(
        "matches_waiting", "matches", ["waiting_for", "updated_at", "channel_id"], "waiting_for IS NOT NULL"
    )
    for side in ("white", "black"):
        _create_partial_index(f"matches_ongoing_{side}", "matches", [f"{side}_id", "channel_id"], "ended_at IS NULL")
        _create_partial_index(
            f"matches_finished_{side}", "matches", [f"{side}_id", "ended_at", "channel_id"], "ended_at IS NOT NULL"
        )
    _create_partial_index("matches_in_channel", "matches", ["channel_id", "updated_at"], "ended_at IS NULL")
    _create_partial_index("matches_board_behind", "matches", ["updated_at"], "board_seq < seq")


def _create_events() -> None:
    op.create_table(
        "events",
        sa.Column("match_id", ID, sa.ForeignKey("matches.match_id"), primary_key=True),
        sa.Column("seq", NUMBER, primary_key=True),
        sa.Column("version", NUMBER, nullable=False),
        sa.Column("type", sa.Text, nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("actor_id", ID),
        sa.Column("interaction_id", ID),
        sa.Column("at", ID, nullable=False),
        sqlite_with_rowid=False,  # a log lies together on disk, in its order
        sqlite_strict=True,
    )
    _create_partial_index("events_interaction", "events", ["interaction_id"], "interaction_id IS NOT NULL", unique=True)


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
    _create_partial_index("challenges_open", "challenges", ["channel_id", "challenger_id"], "status = 'open'")
    _create_partial_index("challenges_expiry", "challenges", ["expires_at"], "status = 'open'")


def _create_partial_index(name: str, table: str, columns: list[str], where: str, *, unique: bool = False) -> None:
    condition = sa.text(where)
    op.create_index(name, table, columns, unique=unique, sqlite_where=condition, postgresql_where=condition)


def _create_views() -> None:
    op.execute("""
        CREATE VIEW match_records AS
        SELECT matches.*, white.name AS white_name, black.name AS black_name
        FROM matches
        JOIN players AS white ON white.user_id = matches.white_id
        JOIN players AS black ON black.user_id = matches.black_id
    """)
    op.execute("""
        CREATE VIEW challenge_records AS
        SELECT challenges.*, challenger.name AS challenger_name, opponent.name AS opponent_name
        FROM challenges
        JOIN players AS challenger ON challenger.user_id = challenges.challenger_id
        LEFT JOIN players AS opponent ON opponent.user_id = challenges.opponent_id
    """)
