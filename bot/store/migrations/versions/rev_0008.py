"""By which rule a match is rated, what it counted, and how many different opponents a rating rests on."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
"""A snowflake of Discord: 64 bits."""
NUMBER = sa.Integer()


def upgrade() -> None:
    """Add them. The matches there are keep the rule of their time, the first."""
    _extend_matches()
    op.add_column("ratings", sa.Column("opponents", NUMBER, nullable=False, server_default="0"))
    op.add_column("rating_changes", sa.Column("opponent_id", ID, nullable=False, server_default="0"))
    op.add_column("rating_changes", sa.Column("opponents", NUMBER, nullable=False, server_default="0"))
    if op.get_context().dialect.name == "sqlite":
        _fill()
    op.create_index("rating_changes_of_two", "rating_changes", ["user_id", "opponent_id", "guild_id", "variant", "at"])


def _extend_matches() -> None:
    # A view lists the columns there were when it was made.
    op.execute("DROP VIEW match_records")
    op.add_column("matches", sa.Column("rating_rule", NUMBER, nullable=False, server_default="1"))
    op.add_column("matches", sa.Column("counted", NUMBER))
    op.execute("""
        CREATE VIEW match_records AS
        SELECT matches.*, white.name AS white_name, black.name AS black_name, match_dice.commitment AS commitment
        FROM matches
        JOIN players AS white ON white.user_id = matches.white_id
        JOIN players AS black ON black.user_id = matches.black_id
        LEFT JOIN match_dice ON match_dice.match_id = matches.match_id
    """)


def _fill() -> None:
    """What there was before. Its arithmetic of conditions is SQLite's; a database of another kind is new."""
    op.execute("""
        UPDATE rating_changes SET opponent_id = other.user_id
        FROM rating_changes AS other
        WHERE other.match_id = rating_changes.match_id AND other.guild_id = rating_changes.guild_id
            AND other.user_id <> rating_changes.user_id
    """)
    # Of the matches against somebody the first adds an opponent.
    op.execute("""
        WITH met AS (
            SELECT match_id, user_id, guild_id, variant, at, row_number() OVER (
                PARTITION BY user_id, guild_id, variant, opponent_id ORDER BY at, match_id
            ) = 1 AS first
            FROM rating_changes
        ),
        counted AS (
            SELECT match_id, user_id, guild_id, sum(first) OVER (
                PARTITION BY user_id, guild_id, variant ORDER BY at, match_id
            ) AS opponents
            FROM met
        )
        UPDATE rating_changes SET opponents = counted.opponents
        FROM counted
        WHERE counted.match_id = rating_changes.match_id AND counted.user_id = rating_changes.user_id
            AND counted.guild_id = rating_changes.guild_id
    """)
    op.execute("""
        UPDATE ratings SET opponents = (
            SELECT count(DISTINCT opponent_id) FROM rating_changes AS changes
            WHERE changes.user_id = ratings.user_id AND changes.guild_id = ratings.guild_id
                AND changes.variant = ratings.variant
        )
    """)
