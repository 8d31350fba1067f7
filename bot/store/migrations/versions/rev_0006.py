"""Studies, by what happened in a game; who waits for one; hints taken."""

from bot.store.migrations.parts import make

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add them, empty."""
    make("studies clustered: digest*:text level*:text place*:number study:bytes")
    # `token`: with it an answer can be edited for a quarter of an hour; the row is deleted when the analysis is done.
    make("""
        study_requests: request_id# user_id! match:text
        game?:number guild_id? channel_id message_id? token:text public:number language:text asked_at
    """)
    make("hints clustered: match_id*>matches.match_id seq*:number side*:number")
