"""Ratings and their history, tournaments and their logs, and whether a match counts for the ratings."""

from alembic import op

from bot.store.migrations.parts import add, create_log, index_some, make, show_matches

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add them; a match that was stored before counts."""
    # `guild_id`: 0: all servers together
    make("""
        ratings clustered: user_id*>players.user_id guild_id* variant*:text rating:exact experience:number
        matches:number won:number updated_at
    """)
    op.create_index("ratings_ranked", "ratings", ["guild_id", "variant", "rating", "experience"])
    make("""
        rating_changes clustered: match_id*>matches.match_id user_id*>players.user_id guild_id* variant:text
        before:exact after:exact experience_before:number experience_after:number won:number weight:exact at
    """)
    op.create_index("rating_changes_of_person", "rating_changes", ["user_id", "guild_id", "variant", "at", "match_id"])
    op.create_index("rating_changes_in_order", "rating_changes", ["guild_id", "variant", "at", "match_id"])
    # An id is never given twice: an old button must not reach into another tournament.
    make("""
        tournaments once: tournament_id# guild_id? channel_id organiser_id name:text status:text state:text
        seq:number created_at updated_at next_at? message_id? ended_at?
    """)
    op.create_index("tournaments_of_server", "tournaments", ["guild_id"])
    index_some("tournaments_due", "tournaments", ["next_at"], "next_at IS NOT NULL")
    create_log("tournament_events", "tournaments.tournament_id")
    make("""
        tournament_matches clustered: tournament_id*>tournaments.tournament_id pairing*:number
        match_id>matches.match_id
    """)
    op.create_index("tournament_matches_match", "tournament_matches", ["match_id"])
    add("matches: rated:number=1")
    condition = "winner_id IS NOT NULL AND ended_at IS NOT NULL AND length > 0 AND rated = 1"
    index_some("matches_rated", "matches", ["ended_at"], condition)
    # What a person's record is counted from lies together, apart from the plays. The type, always the same, makes
    # SQLite prefer this index to the key.
    index_some("events_games", "events", ["match_id", "type", "payload"], "type = 'GameEnded'")
    show_matches(dice=False)
