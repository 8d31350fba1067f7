"""Ratings and their history, tournaments and their logs, and whether a match counts for the ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
"""A snowflake of Discord, an id of ours, or milliseconds since 1970 in UTC: 64 bits."""
NUMBER = sa.Integer()
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
    _create_partial_index("tournaments_due", "tournaments", ["next_at"], "next_at IS NOT NULL")


def _create_tournament_logs() -> None:
    op.create_table(
        "tournament_events",
        sa.Column("tournament_id", ID, sa.ForeignKey("tournaments.tournament_id"), primary_key=True),
        sa.Column("seq", NUMBER, primary_key=True),
        sa.Column("version", NUMBER, nullable=False),
        sa.Column("type", sa.Text, nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("actor_id", ID),
        sa.Column("interaction_id", ID),
        sa.Column("at", ID, nullable=False),
        sqlite_with_rowid=False,
        sqlite_strict=True,
    )
    _create_partial_index(
        "tournament_events_interaction",
        "tournament_events",
        ["interaction_id"],
        "interaction_id IS NOT NULL",
        unique=True,
    )
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
    # A view lists the columns there were when it was made.
    op.execute("DROP VIEW match_records")
    op.add_column("matches", sa.Column("rated", NUMBER, nullable=False, server_default="1"))
    condition = "winner_id IS NOT NULL AND ended_at IS NOT NULL AND length > 0 AND rated = 1"
    _create_partial_index("matches_rated", "matches", ["ended_at"], condition)
    # What a person's record is counted from lies together, apart from the plays. The type, always the same, makes
    # SQLite prefer this index to the key.
    _create_partial_index("events_games", "events", ["match_id", "type", "payload"], "type = 'GameEnded'")
    op.execute("""
        CREATE VIEW match_records AS
        SELECT matches.*, white.name AS white_name, black.name AS black_name
        FROM matches
        JOIN players AS white ON white.user_id = matches.white_id
        JOIN players AS black ON black.user_id = matches.black_id
    """)


def _create_partial_index(name: str, table: str, columns: list[str], where: str, *, unique: bool = False) -> None:
    condition = sa.text(where)
    op.create_index(name, table, columns, unique=unique, sqlite_where=condition, postgresql_where=condition)
