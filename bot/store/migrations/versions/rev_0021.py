"""Indexes that answer for a million matches: tables of the best, a server's dice, and one person in everything."""

from alembic import op

from bot.store.migrations.parts import index_some

revision = "0021"
down_revision = "0020"

ANEW = {
    "ratings_ranked": ("ratings", ["guild_id", "variant", "rating", "experience", "opponents", "user_id"]),
    "rating_changes_in_order": (
        "rating_changes",
        ["guild_id", "variant", "at", "match_id", "user_id", "before", "after", "won"],
    ),
    "chouette_results_of_server": ("chouette_results", ["guild_id", "user_id", "hundredths", "role", "chouette_id"]),
    "roll_counts_of_server": ("roll_counts", ["guild_id", "match_id"]),
}
"""They have everything in them that is asked for, so the tables aren't read."""


def upgrade() -> None:
    """Make them, and those by which somebody's challenges are found."""
    for name, (table, columns) in ANEW.items():
        op.drop_index(name, table)
        op.create_index(name, table, columns)
    # With what they have in common in front, SQLite prefers it to the index of all that may be rated.
    op.drop_index("matches_to_rate", "matches")
    left = "counted IS NULL AND winner_id IS NOT NULL AND ended_at IS NOT NULL AND length > 0 AND rated = 1"
    index_some("matches_to_rate", "matches", ["counted", "ended_at", "match_id"], left)
    op.create_index("challenges_of_challenger", "challenges", ["challenger_id"])
    index_some("challenges_of_opponent", "challenges", ["opponent_id"], "opponent_id IS NOT NULL")
