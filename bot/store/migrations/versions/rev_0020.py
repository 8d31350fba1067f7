"""How connected two people were when a match was rated overall, and an index of the matches that aren't rated yet."""

from alembic import op

from bot.store.migrations.parts import add, index_some

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Add both. What was rated before was rated without asking."""
    add("rating_changes: apart?:number")
    # Matches that were rated before their points were stored: by the first rule they count their length.
    op.execute("""
        UPDATE matches SET counted = length
        WHERE counted IS NULL AND rating_rule = 1
            AND EXISTS (SELECT 1 FROM rating_changes WHERE rating_changes.match_id = matches.match_id)
    """)
    left = "counted IS NULL AND winner_id IS NOT NULL AND ended_at IS NOT NULL AND length > 0 AND rated = 1"
    index_some("matches_to_rate", "matches", ["ended_at", "match_id"], left)
