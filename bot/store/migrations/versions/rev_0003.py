"""Ratings and their history, tournaments and their logs, and whether a match counts for the ratings."""

import sqlalchemy as sa
from alembic import op

from bot.store.migrations.parts import ID, NUMBER, create_log, index_some, show_matches

revision = "0003"
down_revision = "0002"

EXACT: sa.types.TypeEngine[float] = sa.Double().with_variant(sa.REAL(), "sqlite")
"""A number that comes back to the last bit."""


def upgrade() -> None:
    """Add them; a match that was stored before counts."""
    _create_ratings()
    _create_tournaments()
    _create_tournament_logs()
    _extend_matches()


def _create_ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("user_id", ID, sa.ForeignKey("players.user_id"), primary_key=True, autoincrement=False),
        sa.Column("guild_id", ID, primary_key=True, autoincrement=False),  # 0: all servers together
        sa.Column("variant", sa.Text, primary_key=True),
        sa.Column("rating", EXACT, nullable=False),
        sa.Column("experience", NUMBER, nullable=False),
        sa.Column("matches", NUMBER, nullable=False),
        sa.Column("won", NUMBER, nullable=False),
        sa.Column("updated_at", ID, nullable=False),
        sqlite_with_rowid=False,
        sqlite_strict=True,
    )
    op.create_index("ratings_ranked", "ratings", ["guild_id", "variant", "rating", "experience"])
    op.create_table(
        "rating_changes",
        sa.Column("match_id", ID, sa.ForeignKey("matches.match_id"), primary_key=True, autoincrement=False),
        sa.Column("user_id", ID, sa.ForeignKey("players.user_id"), primary_key=True, autoincrement=False),
        sa.Column("guild_id", ID, primary_key=True, autoincrement=False),
        sa.Column("variant", sa.Text, nullable=False),
        sa.Column("before", EXACT, nullable=False),
        sa.Column("after", EXACT, nullable=False),
        sa.Column("experience_before", NUMBER, nullable=False),
        sa.Column("experience_after", NUMBER, nullable=False),
        sa.Column("won", NUMBER, nullable=False),
        sa.Column("weight", EXACT, nullable=False),
        sa.Column("at", ID, nullable=False),
        sqlite_with_rowid=False,
        sqlite_strict=True,
    )
    op.create_index("rating_changes_of_person", "rating_changes", ["user_id", "guild_id", "variant", "at", "match_id"])
    op.create_index("rating_changes_in_order", "rating_changes", ["guild_id", "variant", "at", "match_id"])


def _create_tournaments() -> None:
    op.create_table(
        "tournaments",
        # An id is never given twice: an old button must not reach into another tournament.
        sa.Column("tournament_id", ID, primary_key=True, autoincrement=True),
        sa.Column("guild_id", ID),
        sa.Column("channel_id", ID, nullable=False),
        sa.Column("organiser_id", ID, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("seq", NUMBER, nullable=False),
        sa.Column("created_at", ID, nullable=False),
        sa.Column("updated_at", ID, nullable=False),
        sa.Column("next_at", ID),
        sa.Column("message_id", ID),
        sa.Column("ended_at", ID),
        sqlite_autoincrement=True,
        sqlite_strict=True,
    )
    op.create_index("tournaments_of_server", "tournaments", ["guild_id"])
    index_some("tournaments_due", "tournaments", ["next_at"], "next_at IS NOT NULL")


def _create_tournament_logs() -> None:
    create_log("tournament_events", "tournaments.tournament_id")
    op.create_table(
        "tournament_matches",
        sa.Column("tournament_id", ID, sa.ForeignKey("tournaments.tournament_id"), primary_key=True),
        sa.Column("pairing", NUMBER, primary_key=True),
        sa.Column("match_id", ID, sa.ForeignKey("matches.match_id"), nullable=False),
        sqlite_with_rowid=False,
        sqlite_strict=True,
    )
    op.create_index("tournament_matches_match", "tournament_matches", ["match_id"])


def _extend_matches() -> None:
    op.add_column("matches", sa.Column("rated", NUMBER, nullable=False, server_default="1"))
    condition = "winner_id IS NOT NULL AND ended_at IS NOT NULL AND length > 0 AND rated = 1"
    index_some("matches_rated", "matches", ["ended_at"], condition)
    # What a person's record is counted from lies together, apart from the plays. The type, always the same, makes
    # SQLite prefer this index to the key.
    index_some("events_games", "events", ["match_id", "type", "payload"], "type = 'GameEnded'")
    show_matches(dice=False)
