"""By which rule a match is rated, what it counted, and how many different opponents a rating rests on."""

from alembic import op

from bot.store.migrations.parts import add, show_matches

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add them. The matches there are keep the rule of their time, the first."""
    add("matches: rating_rule:number=1 counted?:number")
    show_matches()
    add("ratings: opponents:number=0")
    add("rating_changes: opponent_id=0 opponents:number=0")
    if op.get_context().dialect.name == "sqlite":
        _fill()
    op.create_index("rating_changes_of_two", "rating_changes", ["user_id", "opponent_id", "guild_id", "variant", "at"])


def _fill() -> None:
    """The database as it was before. Its arithmetic of conditions is SQLite's; a database of another kind is new."""
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
