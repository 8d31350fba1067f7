"""Matches, their logs, challenges, players and servers."""

from bot.store.migrations.parts import create_log, index_some, make, show_challenges, show_matches

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create everything."""
    make("players: user_id* name:text seen_at")
    make("servers: guild_id* settings:text")
    # An id is never given twice: an old button must not reach into another match.
    make("""
        matches once: match_id# guild_id? channel_id white_id>players.user_id black_id>players.user_id
        variant:text length:number phase:text waiting_for? state:text seq:number white_score:number
        black_score:number winner_id? board_channel_id? board_message_id? board_seq:number=0 created_at
        updated_at ended_at?
    """)
    index_some("matches_waiting", "matches", ["waiting_for", "updated_at", "channel_id"], "waiting_for IS NOT NULL")
    for side in ("white", "black"):
        index_some(f"matches_ongoing_{side}", "matches", [f"{side}_id", "channel_id"], "ended_at IS NULL")
        index_some(
            f"matches_finished_{side}", "matches", [f"{side}_id", "ended_at", "channel_id"], "ended_at IS NOT NULL"
        )
    index_some("matches_in_channel", "matches", ["channel_id", "updated_at"], "ended_at IS NULL")
    index_some("matches_board_behind", "matches", ["updated_at"], "board_seq < seq")
    create_log("events", "matches.match_id")
    make("""
        challenges once: challenge_id# guild_id? channel_id challenger_id>players.user_id
        opponent_id?>players.user_id terms:text status:text created_at expires_at match_id?>matches.match_id
        message_id?
    """)
    index_some("challenges_open", "challenges", ["channel_id", "challenger_id"], "status = 'open'")
    index_some("challenges_expiry", "challenges", ["expires_at"], "status = 'open'")
    show_matches(dice=False)
    show_challenges(dice=False)
